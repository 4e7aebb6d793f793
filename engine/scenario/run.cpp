#include "engine/scenario/run.h"

#include <algorithm>

#include "engine/lines.h"
#include "engine/text.h"

namespace turnwright {

namespace {

using Kind = Statement::Kind;
using Missed = ScenarioRun::Missed;

Missed miss(const Statement& statement, std::string expected, std::string found) {
  return ScenarioFailure{statement.line, std::move(expected), std::move(found)};
}

std::string describe(const Refusal& refusal) {
  return refusal.code + (refusal.rule.empty() ? "" : " " + refusal.rule) + ": " + refusal.sentence;
}

}  // namespace

Missed ScenarioRun::run(const Order& order) {
  for (std::size_t index : order) {
    const Statement& statement = file_.statements[index];
    if (statement.kind == Kind::kDice) {
      script(statement);
      continue;
    }
    if (auto missed = begin(statement)) return missed;
    const bool line = statement.kind == Kind::kLine;
    if (line)
      join_window(index);
    else
      close_window();
    if (auto missed = step(statement)) return missed;
    if (line) leave_window(statement.seat);
  }
  const Statement last{.kind = Kind::kDice, .line = std::max(last_dice_, 1)};
  if (auto missed = begin(last)) return missed;
  for (Stream stream = 0; stream < kStreams; ++stream)
    if (const std::size_t left = dice_.left(stream); left != 0)
      return miss(last, "every scripted die falls",
                  std::to_string(left) + " for " +
                      (stream == kTable ? "the table" : file_.names[stream]) + " did not");
  return std::nullopt;
}

Missed ScenarioRun::begin(const Statement& statement) {
  if (match_) return std::nullopt;
  if (file_.position) {
    match_ = Match::at(game(), file_.setup, file_.names, *file_.position, dice_);
    return std::nullopt;
  }
  auto match = Match::start(game(), file_.setup, file_.names, dice_);
  if (!match) return miss(statement, "the game starts", match.error());
  match_ = std::move(*match);
  return std::nullopt;
}

Missed ScenarioRun::step(const Statement& s) {
  switch (s.kind) {
    case Kind::kLine: return accepted(s, s.text, match_->submit_text(s.seat, s.text));
    case Kind::kResign: return accepted(s, "resign", match_->resign(s.seats));
    case Kind::kRetract: return accepted(s, "retract", retract(s.seat));
    case Kind::kPassUntil: return pass_until(s);
    case Kind::kAsk: return check_ask(s);
    case Kind::kOffer:
    case Kind::kLack: return check_offer(s);
    case Kind::kChoices: return check_choices(s);
    case Kind::kRefuse: return check_refuse(s);
    case Kind::kRefuseSetup: return check_setup(s);
    case Kind::kSee: return check_field(s, match_->view(s.seat));
    case Kind::kExpectField: return check_field(s, match_->position());
    case Kind::kTold:
    case Kind::kToldNothing: return check_told(s);
    default: return check_end(s);
  }
}

Missed ScenarioRun::accepted(const Statement& s, std::string_view what,
                             const std::optional<Refusal>& refusal) {
  if (!refusal) return std::nullopt;
  return miss(s, quoted(what) + " is allowed", describe(*refusal));
}

Missed ScenarioRun::pass_until(const Statement& s) {
  while (!match_->over()) {
    if (game().about().windows[match_->ask().kind].name == s.text) return std::nullopt;
    const Seat seat = lowest(match_->ask().owing);
    if (const auto refused = match_->submit(seat, game().usual(match_->position(), seat)))
      return miss(s, file_.names[seat] + " gives the usual answer", describe(*refused));
  }
  if (s.text == "over") return std::nullopt;
  return miss(s, "the window " + quoted(s.text) + " opens", "the game is over");
}

std::string ScenarioRun::seats_text(SeatMask seats) const {
  std::string text;
  for (Seat seat = 0; seat < file_.names.size(); ++seat)
    if (holds(seats, seat)) text += (text.empty() ? "" : " ") + file_.names[seat];
  return text.empty() ? "nobody" : text;
}

std::string ScenarioRun::ask_text() const {
  const Ask ask = match_->ask();
  if (ask.over()) return "nobody";
  return seats_text(ask.owing) + " " + std::string(game().about().windows[ask.kind].name);
}

Missed ScenarioRun::check_ask(const Statement& s) {
  const Ask ask = match_->ask();
  bool named = s.text.empty() || ask.over() || game().about().windows[ask.kind].name == s.text;
  if (!named) {  // then it is the question at which each of them stands
    named = true;
    for (Seat seat = 0; seat < file_.names.size(); ++seat)
      if (holds(s.seats, seat) && holds(ask.owing, seat))
        named &=
            game().about().questions[game().question(match_->position(), seat).kind].name == s.text;
  }
  if (ask.owing == s.seats && named) return std::nullopt;
  return miss(s, seats_text(s.seats) + (s.text.empty() ? "" : " " + std::string(s.text)),
              ask_text());
}

// What would come of it now, as far as no die falls.
std::optional<Refusal> ScenarioRun::try_out(Seat seat, std::string_view move) const {
  LowDice dice;
  return Match::at(game(), file_.setup, file_.names, match_->position(), dice)
      .submit_text(seat, move);
}

std::string ScenarioRun::choices_text(Seat seat) const {
  ChoiceList choices;
  game().choices(match_->position(), seat, choices);
  std::string text;
  for (const Choice& choice : choices)
    text += (text.empty() ? "" : ", ") +
            written(game(), match_->position(), seat, seat, choice, file_.names);
  return text;
}

Missed ScenarioRun::check_offer(const Statement& s) {
  const auto refused = try_out(s.seat, s.text);
  if (refused && refused->code == "not-understood")
    return miss(s, "a move in the notation of this game", refused->sentence);
  if (refused.has_value() == (s.kind == Kind::kLack)) return std::nullopt;
  const std::string among = quoted(s.text) + " among the choices";
  return refused ? miss(s, among, choices_text(s.seat) + " (" + describe(*refused) + ")")
                 : miss(s, "not " + among, "it is allowed");
}

Missed ScenarioRun::check_choices(const Statement& s) {
  const std::string expected = single_spaced(s.text), found = choices_text(s.seat);
  if (single_spaced(found) == expected) return std::nullopt;
  return miss(s, expected.empty() ? "nothing" : expected, found.empty() ? "nothing" : found);
}

Missed ScenarioRun::check_refuse(const Statement& s) {
  LowDice dice;
  Match trial = *match_;
  trial.use_dice(dice);
  const auto refusal = s.text == "resign"    ? trial.resign(only(s.seat))
                       : s.text == "retract" ? trial.retract(s.seat)
                                             : try_out(s.seat, s.text);
  if (refusal && refusal->code == s.code && (s.rule.empty() || refusal->rule == s.rule))
    return std::nullopt;
  return miss(
      s, "refused as " + std::string(s.code) + (s.rule.empty() ? "" : " " + std::string(s.rule)),
      refusal ? describe(*refusal) : "it is allowed");
}

// The game would not be set up with this option, for a reason that has these words in it.
Missed ScenarioRun::check_setup(const Statement& s) {
  Setup setup = file_.setup;
  Result<Done> done = setup.set_row(s.text);
  if (done) done = game().check_setup(setup);
  const std::string found = done ? "it is allowed" : done.error();
  if (!done && found.find(s.code) != std::string::npos) return std::nullopt;
  return miss(s, "refused because of " + quoted(s.code), found);
}

Missed ScenarioRun::check_field(const Statement& s, const StateBytes& state) {
  const FieldRef& ref = s.field;
  if (ref.field == nullptr) return check_row(s, state);
  std::vector<std::byte> expected(state.bytes().begin(), state.bytes().end());
  const auto read = read_value(ref, expected, file_.names);
  CHECK(read.ok(), "a value that was read before");
  if (std::equal(expected.begin(), expected.end(), state.bytes().begin())) return std::nullopt;
  const std::string key = (ref.seat == kNobody ? "" : file_.names[ref.seat] + " ") +
                          std::string(ref.field->name) + " = ";
  return miss(s, key + std::string(ref.value),
              key + value_text(*ref.field, state.bytes(), ref.seat, file_.names));
}

Missed ScenarioRun::check_row(const Statement& s, const StateBytes& state) {
  const auto found = game().row_holds(state, s.text, file_.names);
  CHECK(found.ok() && found->has_value(), "a row that was read before");
  if ((*found)->empty()) return std::nullopt;
  return miss(s, std::string(s.text), **found);
}

Missed ScenarioRun::check_told(const Statement& s) {
  std::size_t& heard = heard_[s.seat == kNobody ? kMaxSeats : s.seat];
  std::size_t skip = heard;
  for (const Telling& telling : match_->tellings()) {
    const std::string_view words = match_->heard(telling, s.seat);
    if (words.empty() || skip-- > 0) continue;
    ++heard;
    if (s.kind == Kind::kToldNothing) return miss(s, "nothing more", quoted(words));
    if (single_spaced(words) == single_spaced(s.text)) return std::nullopt;
    return miss(s, quoted(s.text), quoted(words));
  }
  if (s.kind == Kind::kToldNothing) return std::nullopt;
  return miss(s, quoted(s.text), "nothing more was told");
}

// What is taken back was never told.
std::optional<Refusal> ScenarioRun::retract(Seat seat) {
  const auto count = [this, seat](std::size_t most) {
    std::size_t heard = 0;
    for (const Telling& one : match_->tellings())
      heard += one.step < most && !match_->heard(one, seat).empty() ? 1 : 0;
    return heard;
  };
  const auto& steps = match_->steps();
  std::size_t last = steps.size();
  while (last > 0 && steps[last - 1].seat != seat) --last;
  const std::size_t before = count(last), with = count(last + 1);
  if (auto refused = match_->retract(seat)) return refused;
  std::size_t& heard = heard_[seat];
  heard -= std::min(heard, with) - std::min(heard, before);
  return std::nullopt;
}

Missed ScenarioRun::check_end(const Statement& s) {
  if (!match_->over()) return miss(s, "the game is over", "asked: " + ask_text());
  const Scores scores = game().scores(match_->position());
  const auto seats = static_cast<std::ptrdiff_t>(file_.names.size());
  const auto best = *std::max_element(scores.of.begin(), scores.of.begin() + seats);
  SeatMask first = 0;
  std::string all;
  for (Seat seat = 0; seat < seats; ++seat) {
    if (scores.of[seat] == best) first |= only(seat);
    all += (seat == 0 ? "" : ", ") + file_.names[seat] + " " + std::to_string(scores.of[seat]);
  }
  const bool drawn = first == first_seats(static_cast<int>(seats));
  const std::string found = drawn ? "a draw: " + all : seats_text(first) + " won: " + all;
  switch (s.kind) {
    case Kind::kExpectWin:
      if (!drawn && s.seats == first) break;
      return miss(s, seats_text(s.seats) + " won", found);
    case Kind::kExpectDraw:
      if (drawn) break;
      return miss(s, "a draw", found);
    case Kind::kExpectScore:
      if (scores.of[s.seat] == s.score) break;
      return miss(s, "score " + file_.names[s.seat] + " " + std::to_string(s.score), found);
    default: break;
  }
  return std::nullopt;
}

// A group begins with a line in a window that several seats owe an answer to. It ends when all of them
// have completed theirs, or at the first statement that is no line.
void ScenarioRun::join_window(std::size_t index) {
  const Seat seat = file_.statements[index].seat;
  const SeatMask owing = match_->ask().owing;
  if (!holds(window_, seat)) {
    close_window();
    if (count_seats(owing) < 2 || !holds(owing, seat)) return;
    window_ = owing;
    secret_lines_.emplace_back();
  }
  secret_lines_.back().push_back(index);
}

void ScenarioRun::leave_window(Seat seat) {
  if (!has_open_line(game(), match_->position(), seat))
    window_ &= static_cast<SeatMask>(~only(seat));
}

}  // namespace turnwright
