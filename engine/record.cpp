#include "engine/record.h"

#include <charconv>

#include "engine/text.h"

namespace turnwright {

namespace {

constexpr std::string_view kHead = "turnwright-record 1";

std::string hex(std::uint64_t value) {
  char digits[17];
  for (int i = 15; i >= 0; --i, value >>= 4) digits[i] = "0123456789abcdef"[value & 15];
  return std::string(digits, 16);
}

std::optional<std::uint64_t> from_hex(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  if (text.size() != 16 || error != std::errc{} || end != text.data() + text.size())
    return std::nullopt;
  return value;
}

// `Ann 3/6 table 0/4`
std::string rolls_text(const std::vector<Roll>& rolls, const Names& names) {
  std::string text;
  for (const Roll& roll : rolls) {
    if (!text.empty()) text += ' ';
    text += (roll.stream == kTable ? std::string("table") : names[roll.stream]) + " " +
            std::to_string(roll.value) + "/" + std::to_string(roll.sides);
  }
  return text;
}

std::optional<Seat> seat_called(std::string_view name, const Names& names) {
  for (Seat seat = 0; seat < names.size(); ++seat)
    if (names[seat] == name) return seat;
  return std::nullopt;
}

Result<std::vector<Roll>> read_rolls(std::string_view text, const Names& names) {
  std::vector<Roll> rolls;
  const auto words = split_words(text);
  if (words.size() % 2 != 0) return Failure{"rolls are written `table 3/6`, not " + quoted(text)};
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const auto seat = seat_called(words[i], names);
    if (!seat && words[i] != "table") return Failure{"no dice belong to " + quoted(words[i])};
    const auto parts = split(words[i + 1], '/');
    const auto value = parts.size() == 2 ? to_number(parts[0]) : std::nullopt;
    const auto sides = parts.size() == 2 ? to_number(parts[1]) : std::nullopt;
    if (!value || !sides || *sides < 2 || *sides > 0xffffffffll || *value < 0 || *value >= *sides)
      return Failure{"a roll is written value/sides, as 3/6, not " + quoted(words[i + 1])};
    rolls.push_back({seat.value_or(kTable), static_cast<std::uint32_t>(*sides),
                     static_cast<std::uint32_t>(*value)});
  }
  return rolls;
}

// Reads a record row by row; each row of the head may come once and in order.
class Reader {
 public:
  explicit Reader(std::string_view text) : lines_(split(text, '\n')) {
    while (!lines_.empty() && trimmed(lines_.back()).empty()) lines_.pop_back();
  }

  Result<Record, Problem> read() {
    if (lines_.empty())
      return Failure{Problem{0, "the file is empty; a record begins with " + quoted(kHead)}};
    if (trimmed(line()) != kHead)
      return wrong("a record begins with " + quoted(kHead) + ", not " + quoted(trimmed(line())));
    ++at_;
    if (auto problem = read_head()) return Failure{*problem};
    while (at_ < lines_.size() && !after_word(line(), "scores") && !after_word(line(), "seed")) {
      if (auto problem = read_row()) return Failure{*problem};
      ++at_;
    }
    if (auto problem = read_tail()) return Failure{*problem};
    return record_;
  }

 private:
  std::string_view line() const { return lines_[at_]; }
  Problem here(std::string text) const { return {static_cast<int>(at_) + 1, std::move(text)}; }
  Failure<Problem> wrong(std::string text) const { return {here(std::move(text))}; }

  // The value of a row `key value` that must stand here.
  Result<std::string_view, Problem> value_of(std::string_view key) {
    if (at_ >= lines_.size())
      return wrong("the record ends where " + quoted(key) + " should stand");
    const auto rest = after_word(line(), key);
    if (!rest)
      return wrong("here should stand " + quoted(key) + ", not " + quoted(trimmed(line())));
    ++at_;
    return *rest;
  }
  std::optional<Problem> number_of(std::string_view key, std::uint32_t& out) {
    const auto value = value_of(key);
    if (!value) return value.error();
    const auto number = to_number(*value);
    if (!number || *number < 0 || *number > 1'000'000) {
      --at_;
      return here(quoted(key) + " takes a number, not " + quoted(*value));
    }
    out = static_cast<std::uint32_t>(*number);
    return std::nullopt;
  }

  std::optional<Problem> read_head() {
    const auto game = value_of("game");
    if (!game) return game.error();
    record_.game = std::string(*game);
    if (auto problem = number_of("rules", record_.rules_version)) return problem;
    if (auto problem = number_of("layout", record_.layout)) return problem;
    const auto content = value_of("content");
    if (!content) return content.error();
    const auto content_hash = from_hex(*content);
    if (!content_hash) {
      --at_;
      return here("a content hash has 16 hexadecimal digits, not " + quoted(*content));
    }
    record_.content = *content_hash;
    while (at_ < lines_.size() && after_word(line(), "set"))
      record_.options.emplace_back(*value_of("set"));
    const auto seats = value_of("seats");
    if (!seats) return seats.error();
    for (std::string_view name : split_words(*seats)) record_.names.emplace_back(name);
    if (record_.names.empty() || record_.names.size() > kMaxSeats) {
      --at_;
      return here("a game has one to eight seats");
    }
    if (at_ < lines_.size() && after_word(line(), "commitment"))
      record_.commitment = std::string(*value_of("commitment"));
    if (at_ >= lines_.size() || !after_word(line(), "start"))
      return here("here should stand \"start\" with the first rolls");
    const auto columns = split(line(), '|');
    if (columns.size() != 3) return here("a start is written start | rolls | hash");
    return read_columns(columns[1], columns[2], record_.start, true);
  }

  std::optional<Problem> read_columns(std::string_view rolls, std::string_view hash,
                                      Record::Row& row, bool step_on) {
    row.line = static_cast<int>(at_) + 1;
    const auto read = read_rolls(rolls, record_.names);
    if (!read) return here(read.error());
    row.rolls = *read;
    const auto value = from_hex(trimmed(hash));
    if (!value) return here("a state hash has 16 hexadecimal digits, not " + quoted(trimmed(hash)));
    row.hash = *value;
    if (step_on) ++at_;
    return std::nullopt;
  }

  std::optional<Problem> read_row() {
    const auto columns = split(line(), '|');
    if (columns.size() != 4)
      return here("a step is written NAME | move | rolls | hash, not " + quoted(trimmed(line())));
    Record::Row row;
    const std::string_view who = trimmed(columns[0]);
    row.text = std::string(trimmed(columns[1]));
    if (row.text == "resign") {
      for (std::string_view name : split_words(who)) {
        const auto seat = seat_called(name, record_.names);
        if (!seat) return here("no seat is called " + quoted(name));
        row.resigned.push_back(*seat);
      }
      if (row.resigned.empty()) return here("somebody has to resign");
    } else if (const auto seat = seat_called(who, record_.names)) {
      row.seat = *seat;
    } else {
      return here("no seat is called " + quoted(who));
    }
    if (auto problem = read_columns(columns[2], columns[3], row, false)) return problem;
    record_.rows.push_back(std::move(row));
    return std::nullopt;
  }

  std::optional<Problem> read_tail() {
    if (at_ < lines_.size() && after_word(line(), "scores")) {
      for (std::string_view word : split_words(*after_word(line(), "scores"))) {
        const auto score = to_number(word);
        if (!score || *score < INT32_MIN || *score > INT32_MAX)
          return here("a score is a number, not " + quoted(word));
        record_.scores.push_back(static_cast<std::int32_t>(*score));
      }
      if (record_.scores.size() != record_.names.size()) return here("every seat has one score");
      ++at_;
    }
    if (at_ < lines_.size() && after_word(line(), "seed")) {
      record_.seed = std::string(*value_of("seed"));
    }
    if (at_ < lines_.size())
      return here("nothing may follow here, but there is " + quoted(trimmed(line())));
    return std::nullopt;
  }

  std::vector<std::string_view> lines_;
  std::size_t at_ = 0;
  Record record_;
};

}  // namespace

Record make_record(const Match& match, std::string commitment, std::string seed) {
  Record record;
  const About& about = match.game().about();
  record.game = std::string(about.name);
  record.rules_version = about.rules_version;
  record.layout = about.layout;
  record.content = match.game().content_hash();
  const std::string setup = match.setup().text();  // must outlive the rows
  for (std::string_view row : split(trimmed(setup), '\n'))
    if (!row.empty()) record.options.emplace_back(row);
  record.names = match.names();
  record.commitment = std::move(commitment);
  record.seed = std::move(seed);
  record.start.rolls = match.start_rolls();
  record.start.hash = match.start_hash();
  for (const Step& step : match.steps()) {
    Record::Row row;
    for (Seat seat = 0; seat < match.names().size(); ++seat)
      if (holds(step.resigned, seat)) row.resigned.push_back(seat);
    row.seat = step.seat;
    row.text = row.resigned.empty() ? step.text : "resign";
    row.rolls = step.rolls;
    row.hash = step.hash;
    record.rows.push_back(std::move(row));
  }
  if (match.over()) {
    const Scores scores = match.game().scores(match.position());
    record.scores.assign(scores.of.begin(),
                         scores.of.begin() + static_cast<std::ptrdiff_t>(match.names().size()));
  }
  return record;
}

std::string to_text(const Record& record) {
  std::string text = std::string(kHead) + "\ngame " + record.game + "\nrules " +
                     std::to_string(record.rules_version) + "\nlayout " +
                     std::to_string(record.layout) + "\ncontent " + hex(record.content) + "\n";
  for (const std::string& option : record.options) text += "set " + option + "\n";
  text += "seats";
  for (const std::string& name : record.names) text += " " + name;
  text += "\n";
  if (!record.commitment.empty()) text += "commitment " + record.commitment + "\n";
  text += "start | " + rolls_text(record.start.rolls, record.names) + " | " +
          hex(record.start.hash) + "\n";
  for (const Record::Row& row : record.rows) {
    std::string who = row.resigned.empty() ? record.names[row.seat] : "";
    for (Seat seat : row.resigned) who += (who.empty() ? "" : " ") + record.names[seat];
    text += who + " | " + row.text + " | " + rolls_text(row.rolls, record.names) + " | " +
            hex(row.hash) + "\n";
  }
  if (!record.scores.empty()) {
    text += "scores";
    for (std::int32_t score : record.scores) text += " " + std::to_string(score);
    text += "\n";
  }
  if (!record.seed.empty()) text += "seed " + record.seed + "\n";
  return text;
}

Result<Record, Problem> read_record(std::string_view text) { return Reader(text).read(); }

Result<Setup, Problem> setup_of(const Game& game, const Record& record) {
  Setup setup = game.setup();
  for (const std::string& row : record.options)
    if (const auto done = setup.set_row(row); !done) return Failure{Problem{0, done.error()}};
  if (const auto fits = game.check_setup(setup); !fits) return Failure{Problem{0, fits.error()}};
  return setup;
}

Result<std::unique_ptr<Replay>, Problem> Replay::open(const Game& game, Record record) {
  const About& about = game.about();
  if (record.rules_version != about.rules_version)
    return Failure{Problem{0, "the record was made under rules version " +
                                  std::to_string(record.rules_version) + " of " + record.game +
                                  "; this program has version " +
                                  std::to_string(about.rules_version)}};
  if (record.content != game.content_hash())
    return Failure{Problem{0, "the record was made with other cards than this program has"}};
  const auto setup = setup_of(game, record);
  if (!setup) return Failure{setup.error()};
  std::unique_ptr<Replay> replay(new Replay(std::move(record)));
  replay->checks_hashes_ = replay->record_.layout == about.layout;
  const Record& kept = replay->record_;
  replay->rolls_ = kept.start.rolls;
  for (const Record::Row& row : kept.rows)
    replay->rolls_.insert(replay->rolls_.end(), row.rolls.begin(), row.rolls.end());
  replay->dice_ = std::make_unique<ReplayedDice>(replay->rolls_);
  auto match = Match::start(game, *setup, kept.names, *replay->dice_);
  if (!match) return Failure{Problem{kept.start.line, match.error()}};
  replay->match_ = std::move(*match);
  replay->rolls_due_ = kept.start.rolls.size();
  if (auto problem = replay->check_row(kept.start, replay->match_->start_hash()))
    return Failure{*problem};
  return replay;
}

std::optional<Problem> Replay::check_row(const Record::Row& row, std::uint64_t hash) const {
  if (dice_->used() != rolls_due_)
    return Problem{row.line, "the record has rolls here that did not fall"};
  if (checks_hashes_ && hash != row.hash)
    return Problem{row.line, "the state differs: its hash is " + hex(hash) + ", the record has " +
                                 hex(row.hash)};
  return std::nullopt;
}

std::optional<Problem> Replay::advance() {
  CHECK(!at_end(), "advance past the end of a record");
  const Record::Row& row = record_.rows[step()];
  const std::size_t before = step();
  rolls_due_ += row.rolls.size();
  std::optional<Refusal> refused;
  if (!row.resigned.empty()) {
    SeatMask seats = 0;
    for (Seat seat : row.resigned) seats |= only(seat);
    refused = match_->resign(seats);
  } else {
    refused = match_->submit_text(row.seat, row.text);
  }
  if (refused)
    return Problem{row.line, refused->sentence + " (" + refused->code +
                                 (refused->rule.empty() ? "" : " " + refused->rule) + ")"};
  if (step() != before + 1)
    return Problem{row.line, "a row of a record is one choice, not several"};
  return check_row(row, match_->steps().back().hash);
}

std::optional<Problem> Replay::finish() {
  while (!at_end())
    if (auto problem = advance()) return problem;
  const Record fresh = make_record(*match_);
  if (fresh.scores != record_.scores)
    return Problem{0, record_.scores.empty() ? "the game is over, but the record has no scores"
                      : fresh.scores.empty() ? "the record has scores, but the game is not over"
                                             : "the scores differ from the record's"};
  return std::nullopt;
}

Match Replay::fork(Dice& dice) && {
  Match match = std::move(*match_);
  match.use_dice(dice);
  return match;
}

}  // namespace turnwright
