#include "engine/scenario/reader.h"

#include <algorithm>
#include <tuple>

#include "engine/text.h"

namespace turnwright {

namespace {

using Kind = Statement::Kind;

constexpr std::size_t kMostBytes = std::size_t{64} * 1024;
constexpr std::string_view kOtherWords[] = {"end", "table", "nobody", "nothing", "lines", "until"};

// The first word of a row that is not a player's name.
std::string_view key_of(std::string_view form) {
  const std::string_view word = first_word(form);
  return word == "NAME" ? first_word(behind(form, word)) : word;
}

}  // namespace

std::string_view without_comment(std::string_view row) {
  for (std::size_t i = 0; i < row.size(); ++i)
    if (row[i] == '#' && (i == 0 || row[i - 1] == ' ' || row[i - 1] == '\t'))
      return row.substr(0, i);
  return row;
}

std::string_view first_word(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return text.substr(text.size());
  text.remove_prefix(begin);
  return text.substr(0, text.find_first_of(" \t\r"));
}

std::string_view behind(std::string_view row, std::string_view part) {
  row.remove_prefix(static_cast<std::size_t>(part.data() + part.size() - row.data()));
  const std::string_view rest = trimmed(row);
  return rest.empty() ? row.substr(row.size()) : rest;
}

ScenarioReader::ScenarioReader(std::string_view text, const FindGame& find,
                               std::vector<ScenarioProblem>& problems)
    : find_(find), rows_(split(text.substr(0, kMostBytes), '\n')), problems_(problems) {
  if (text.size() > kMostBytes) problems_.push_back({1, 1, "a scenario has at most 64 KiB"});
}

const ScenarioReader::Form ScenarioReader::kForms[] = {
    {"scenario", "scenario 1", kScenario, &ScenarioReader::read_version},
    {"rules", "rules NUMBER [NUMBER [NUMBER]]", kRules, &ScenarioReader::read_rules},
    {"game", "game NAME-OF-GAME", kGame, &ScenarioReader::read_game},
    {"set", "set KEY = VALUE", kSet, &ScenarioReader::read_set},
    {"seats", "seats NAME NAME …", kSeats, &ScenarioReader::read_seats},
    {"cards", "cards", kCards, &ScenarioReader::read_cards},
    {"position", "position", kPosition, &ScenarioReader::read_position},
    {"shuffle", "shuffle lines", kBody, &ScenarioReader::read_shuffle},
    {"dice", "dice STREAM NUMBER … [| STREAM NUMBER …]", kBody, &ScenarioReader::read_dice},
    {"resign", "resign NAME …", kBody, &ScenarioReader::read_resign},
    {"retract", "retract NAME", kBody, &ScenarioReader::read_retract},
    {"pass", "pass until WINDOW", kBody, &ScenarioReader::read_pass},
    {"ask", "ask NAME … [WINDOW or QUESTION]", kBody, &ScenarioReader::read_ask},
    {"offer", "offer NAME MOVE", kBody, &ScenarioReader::read_offer},
    {"lack", "lack NAME MOVE", kBody, &ScenarioReader::read_lack},
    {"choices", "choices NAME : MOVE, MOVE, …", kBody, &ScenarioReader::read_choices},
    {"refuse", "refuse NAME MOVE : CODE [RULE]", kBody, &ScenarioReader::read_refuse},
    {"illegal", "illegal KEY = VALUE : WORDS", kBody, &ScenarioReader::read_illegal},
    {"see", "see NAME : [NAME] KEY = VALUE", kBody, &ScenarioReader::read_see},
    {"told", "told NAME : EVENT", kBody, &ScenarioReader::read_told},
    {"expect", "expect [NAME] KEY VALUE", kBody, &ScenarioReader::read_expect},
};

bool ScenarioReader::is_statement_word(std::string_view word) {
  return std::any_of(std::begin(kForms), std::end(kForms),
                     [word](const Form& form) { return form.word == word; });
}

// `at` is a view into the row: where the problem stands.
void ScenarioReader::wrong(std::string_view at, std::string text) {
  const std::string_view line = rows_[at_ - 1];
  const std::string_view before = line.substr(0, static_cast<std::size_t>(at.data() - line.data()));
  const auto letters = std::count_if(before.begin(), before.end(), [](char one) {
    return (static_cast<unsigned char>(one) & 0xc0) != 0x80;  // UTF-8: not inside a letter
  });
  problems_.push_back({static_cast<int>(at_), static_cast<int>(letters) + 1, std::move(text)});
}

void ScenarioReader::badly_written(std::string_view at) {
  wrong(at, "this is written " + quoted(form_->written));
}

Statement& ScenarioReader::add(Kind kind) {
  Statement statement{.kind = kind, .line = static_cast<int>(at_)};
  file_.statements.push_back(std::move(statement));
  return file_.statements.back();
}

// To the next row that says something.
bool ScenarioReader::next_row() {
  while (at_ < rows_.size()) {
    row_ = trimmed(without_comment(rows_[at_++]));
    if (!row_.empty()) return true;
  }
  return false;
}

ScenarioFile ScenarioReader::read() {
  while (next_row()) read_row();
  if (!said_[kGame])
    problems_.push_back({1, 1, "a scenario begins with \"scenario 1\" and names its \"game\""});
  if (!said_[kSeats])
    problems_.push_back({1, 1, "a scenario names its players: \"seats NAME NAME …\""});
  std::sort(problems_.begin(), problems_.end(), [](const auto& a, const auto& b) {
    return std::tie(a.line, a.column, a.text) < std::tie(b.line, b.column, b.text);
  });
  return std::move(file_);
}

void ScenarioReader::read_row() {
  const std::string_view word = first_word(row_);
  const std::string_view rest = behind(row_, word);
  if (stage_ < kScenario && word != "scenario") {
    wrong(word, "a scenario begins with \"scenario 1\"");
    stage_ = kScenario;
  }
  for (const Form& form : kForms) {
    if (form.word != word) continue;
    form_ = &form;
    if (in_order(form, word)) (this->*form.read)(rest);
    return;
  }
  stage_ = kBody;
  if (const auto seat = seat_called(word)) {
    if (rest.empty()) return wrong(rest, "here should stand what " + std::string(word) + " does");
    Statement& line = add(Kind::kLine);
    line.seat = *seat;
    line.text = rest;
    return;
  }
  std::vector<std::string_view> known(file_.names.begin(), file_.names.end());
  for (const Form& form : kForms) known.push_back(form.word);
  wrong(word,
        "neither a statement nor a seat is called " + quoted(word) + did_you_mean(word, known));
}

bool ScenarioReader::in_order(const Form& form, std::string_view word) {
  said_[form.stage] = true;
  const bool again = form.stage == stage_ && form.stage != kSet && form.stage != kBody;
  if (form.stage >= stage_ && !again) {
    stage_ = form.stage;
    return true;
  }
  wrong(word, again ? quoted(word) + " is said twice"
                    : quoted(word) +
                          " stands too late: the order is scenario, rules, game, set, "
                          "seats, cards, position, and then what happens");
  if (form.stage == kCards || form.stage == kPosition)
    while (next_row() && row_ != "end") continue;
  return false;
}

// Parts of a row.

std::optional<Seat> ScenarioReader::seat_called(std::string_view word) const {
  for (Seat seat = 0; seat < file_.names.size(); ++seat)
    if (file_.names[seat] == word) return seat;
  return std::nullopt;
}

std::optional<Seat> ScenarioReader::take_seat(std::string_view& rest) {
  const std::string_view word = first_word(rest);
  if (const auto seat = seat_called(word)) {
    rest = behind(rest, word);
    return seat;
  }
  if (file_.names.empty()) return std::nullopt;  // that was said before
  if (word.empty()) {
    badly_written(word);
  } else {
    const std::vector<std::string_view> known(file_.names.begin(), file_.names.end());
    wrong(word, "no seat is called " + quoted(word) + did_you_mean(word, known));
  }
  return std::nullopt;
}

std::optional<Seat> ScenarioReader::take_reader(std::string_view& rest) {
  const std::string_view word = first_word(rest);
  if (word != "nobody") return take_seat(rest);
  rest = behind(rest, word);
  return kNobody;
}

SeatMask ScenarioReader::take_seats(std::string_view& rest) {
  SeatMask seats = 0;
  while (const auto seat = seat_called(first_word(rest))) {
    seats |= only(*seat);
    rest = behind(rest, first_word(rest));
  }
  return seats;
}

bool ScenarioReader::take_colon(std::string_view& rest) {
  if (!rest.starts_with(':') || behind(rest, rest.substr(0, 1)).empty()) {
    badly_written(rest);
    return false;
  }
  rest = behind(rest, rest.substr(0, 1));
  return true;
}

// `[NAME] KEY = VALUE`, tried out on the standard position.
bool ScenarioReader::take_field(std::string_view row, FieldRef& out) {
  if (!standard_) return false;
  const auto ref = find_field(file_.game->about().fields, row, file_.names);
  if (!ref) {
    wrong(row, ref.error());
    return false;
  }
  std::vector<std::byte> scratch(standard_->bytes().begin(), standard_->bytes().end());
  if (const auto done = read_value(*ref, scratch, file_.names); !done) {
    wrong(ref->value.empty() ? row.substr(row.size()) : ref->value, done.error());
    return false;
  }
  out = *ref;
  return true;
}

std::string name_problem(std::string_view name, const Game* game) {
  if (name.size() > kLongestName) return "a name has at most 24 letters";
  if (name.empty() || name.find_first_of(":|,=# \t\r\n") != std::string_view::npos)
    return "a name has none of the signs : | , = # in it";
  bool taken =
      ScenarioReader::is_statement_word(name) ||
      std::find(std::begin(kOtherWords), std::end(kOtherWords), name) != std::end(kOtherWords);
  if (game != nullptr) {
    const About& about = game->about();
    for (const Field& one : about.fields) taken |= first_word(one.name) == name;
    for (const NotationForm& one : about.rows) taken |= key_of(one.form) == name;
    for (const WindowText& one : about.windows) taken |= first_word(one.name) == name;
    for (const QuestionText& one : about.questions) taken |= first_word(one.name) == name;
  }
  return taken ? quoted(name) + " is a word of scenarios, so no seat can be called that" : "";
}

ScenarioFile read_scenario(std::string_view text, const FindGame& find,
                           std::vector<ScenarioProblem>& problems) {
  return ScenarioReader(text, find, problems).read();
}

}  // namespace turnwright
