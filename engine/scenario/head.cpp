// The head of a scenario: which game, with which options, seats and cards, and where it begins.
#include <algorithm>

#include "engine/lines.h"
#include "engine/scenario/reader.h"
#include "engine/text.h"

namespace turnwright {

namespace {

bool is_rule_number(std::string_view word) {
  const std::size_t dash = word.find('-');
  if (dash == 0 || dash == std::string_view::npos || dash + 1 == word.size()) return false;
  const auto is_digit = [](char one) { return one >= '0' && one <= '9'; };
  const auto is_capital = [](char one) { return one >= 'A' && one <= 'Z'; };
  return std::all_of(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(dash), is_capital) &&
         std::all_of(word.begin() + static_cast<std::ptrdiff_t>(dash) + 1, word.end(), is_digit);
}

}  // namespace

void ScenarioReader::read_version(std::string_view rest) {
  if (rest != "1") wrong(rest, "this program reads \"scenario 1\"");
}

void ScenarioReader::read_rules(std::string_view rest) {
  file_.rules = split_words(rest);
  if (file_.rules.empty() || file_.rules.size() > 3)
    wrong(rest, "a scenario shows one to three rules, by their numbers");
  for (std::string_view rule : file_.rules)
    if (!is_rule_number(rule)) wrong(rule, "a rule's number looks like TT-3, not " + quoted(rule));
}

void ScenarioReader::read_game(std::string_view rest) {
  if (rest.empty()) return badly_written(rest);
  const auto game = find_(rest);
  if (!game) return wrong(rest, game.error());
  file_.game = *game;
  file_.setup = file_.game->setup();
}

void ScenarioReader::read_set(std::string_view rest) {
  if (file_.game == nullptr) return;
  if (const auto done = file_.setup.set_row(rest); !done) wrong(rest, done.error());
}

void ScenarioReader::read_seats(std::string_view rest) {
  for (std::string_view name : split_words(rest)) {
    std::string problem = name_problem(name, file_.game);
    if (problem.empty() && seat_called(name))
      problem = "two seats cannot both be called " + quoted(name);
    if (problem.empty() && file_.names.size() == kMaxSeats)
      problem = "a game has at most eight seats";
    if (!problem.empty()) wrong(name, std::move(problem));
    // Also a bad name is a seat, so that the rows about it are not problems of their own.
    if (file_.names.size() < kMaxSeats && name.size() <= kLongestName)
      file_.names.emplace_back(name);
  }
  if (file_.names.empty()) return badly_written(rest);
  seats_at_ = at_;
  if (!cards_follow()) set_up();
}

bool ScenarioReader::cards_follow() {
  const std::size_t here = at_;
  const bool follow = next_row() && first_word(row_) == "cards";
  at_ = here;
  return follow;
}

// The game as its head describes it, once its cards are known: options may name them.
void ScenarioReader::set_up() {
  if (file_.game == nullptr || file_.names.empty()) return;
  const std::size_t here = std::exchange(at_, seats_at_);
  const std::string_view row = trimmed(without_comment(rows_[at_ - 1]));
  const std::string_view names = behind(row, first_word(row));
  if (const auto fits = file_.game->check_setup(file_.setup); !fits) {
    wrong(row, fits.error());
  } else {
    standard_ = file_.game->standard(file_.setup);
    const auto seats = static_cast<std::size_t>(file_.game->seats(*standard_));
    if (seats != file_.names.size()) standard_.reset();
    if (!standard_ && seats != split_words(names).size())  // else a name is bad, which was said
      wrong(names,
            "this game has " + std::to_string(seats) + " seats here, so it needs as many names");
  }
  at_ = here;
}

void ScenarioReader::read_cards(std::string_view rest) {
  if (!rest.empty()) badly_written(rest);
  const std::string_view word = row_;
  const std::size_t opened = at_;
  while (next_row() && row_ != "end") continue;
  const std::size_t closed = std::exchange(at_, opened);
  if (row_ != "end") {
    wrong(word, "cards go up to a row \"end\"");
  } else if (file_.game != nullptr) {
    const char* const begin = rows_[opened].data();
    const auto bytes = static_cast<std::size_t>(rows_[closed - 1].data() - begin);
    auto game = file_.game->with_cards({begin, bytes});
    if (!game) {
      for (const ContentProblem& one : game.error())
        if (one.line == 0)
          wrong(word, one.text);
        else
          problems_.push_back({static_cast<int>(opened) + one.line, one.column, one.text});
    } else {
      file_.with_cards = std::move(*game);
      file_.game = file_.with_cards.get();
      set_up();
    }
  }
  at_ = closed;
}

void ScenarioReader::read_position(std::string_view rest) {
  if (!rest.empty()) badly_written(rest);
  const std::size_t opened = at_;
  const std::size_t problems = problems_.size();
  bool ended = false;
  const std::optional<Position> position = read_position_rows(ended);
  const std::size_t closed = std::exchange(at_, opened);
  const std::string_view word = trimmed(without_comment(rows_[at_ - 1]));
  if (!ended) wrong(word, "a position goes up to a row \"end\"");
  if (position && problems_.size() == problems) check_position(word, *position);
  at_ = closed;
}

std::optional<Position> ScenarioReader::read_position_rows(bool& ended) {
  std::optional<Position> position = standard_;
  std::vector<std::pair<const Field*, Seat>> said;
  while (!ended && next_row()) {
    ended = row_ == "end";
    if (ended || !position) continue;
    const auto own = file_.game->read_row(*position, row_, file_.names);
    if (!own) wrong(row_, own.error());
    FieldRef ref{};
    if (!own || *own || !take_field(row_, ref)) continue;
    if (std::find(said.begin(), said.end(), std::pair(ref.field, ref.seat)) != said.end())
      wrong(row_, "this part of the position is said twice");
    said.emplace_back(ref.field, ref.seat);
    if (auto changed = file_.game->with_row(*position, row_, file_.names)) position = *changed;
  }
  return position;
}

void ScenarioReader::check_position(std::string_view word, Position position) {
  const Game& game = *file_.game;
  if (const auto finished = game.finish_position(position); !finished)
    return wrong(word, finished.error());
  const Ask ask = game.ask(position);
  const auto seats = static_cast<int>(file_.names.size());
  bool possible = game.is_consistent(position) && game.seats(position) == seats &&
                  ask.kind < game.about().windows.size() && ask.owing <= first_seats(seats);
  for (Seat seat = 0; possible && seat < seats; ++seat)
    possible = !has_open_line(game, position, seat);
  if (!possible)
    return wrong(word,
                 "the rules say that this position cannot be: parts of it contradict each other");
  file_.position = position;
}

}  // namespace turnwright
