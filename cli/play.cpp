#include "cli/play.h"

#include <fmt/format.h>

#include "engine/hash.h"
#include "lab/outside.h"

namespace turnwright::cli {

Table::Table(LiveGame live, std::vector<Chair> chairs, std::string record_file, Screen screen)
    : live_(std::move(live)),
      chairs_(std::move(chairs)),
      record_file_(std::move(record_file)),
      screen_(screen),
      bot_seed_(hash_bytes(std::as_bytes(std::span(live_.seed)))) {
  int people = 0;
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    if (chairs_[seat].bot != nullptr) continue;
    audience_ = ++people == 1 ? seat : kNobody;
  }
  shares_secrets_ = people > 1 && game().about().has_secrets;
}

void Table::run() {
  show_start();
  play_while([](const Match&) { return true; });
  if (!left_) finish();
}

void Table::run_while(const GoesOn& goes_on, Seat reader) {
  play_while(goes_on);
  show_news(reader, chairs_[reader].heard);
}

void Table::play_while(const GoesOn& goes_on) {
  while (!left_ && !match().over() && goes_on(match())) {
    end_passing();
    answer(lowest(match().ask().owing));
  }
}

void Table::answer(Seat seat) {
  if (chairs_[seat].bot != nullptr) return answer_bot(seat);
  if (is_spared(seat)) return answer_usual(live_.match, seat);
  ask_person(seat);
}

bool Table::is_spared(Seat seat) const {
  const Chair& chair = chairs_[seat];
  return chair.passing_until.has_value() ||
         !chair.stops.at(game().question(match().position(), seat));
}

// Who passes until this window has passed long enough, once its own line is complete.
void Table::end_passing() {
  const Ask ask = match().ask();
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    const bool is_within_line =
        holds(ask.owing, seat) && game().question(match().position(), seat).step != 0;
    if (chairs_[seat].passing_until == ask.kind && !is_within_line)
      chairs_[seat].passing_until.reset();
  }
}

void Table::answer_bot(Seat seat) {
  ChoiceList choices;
  game().choices(match().position(), seat, choices);
  Choice choice = choices[0];
  if (choices.size() > 1) {
    // New dice for every decision, so that a saved game goes on as it would have gone.
    FastDice dice(FastDice::seed_of(bot_seed_, match().steps().size()));
    choice = chairs_[seat].bot->decide(game(), match().view(seat), choices, dice);
  }
  const auto refused = live_.match.submit(seat, choice);
  CHECK(!refused, "a bot's choice is refused");
}

void Table::ask_person(Seat seat) {
  if (!record_file_.empty()) write_file(record_file_, to_text(live_.record()));
  if (seat != asked_) hand_over(seat);
  if (left_) return;
  show_question(seat);
  moved_ = warned_ = false;
  while (!moved_ && !left_) {
    if (const auto typed = screen_.ask(name(seat) + ">"))
      obey(trimmed(*typed));
    else
      leave();
  }
  if (shares_secrets_ && !left_) screen_.clear();
}

void Table::hand_over(Seat seat) {
  asked_ = seat;
  refused_.reset();
  if (!shares_secrets_) return;
  screen_.title(fmt::format("{}: hand-over", game().about().title));
  screen_.say();
  if (!screen_.ask(fmt::format("Pass the terminal to {}; press Enter.", name(seat)))) leave();
}

void Table::finish() {
  show_result();
  if (record_file_.empty()) return;
  write_file(record_file_, to_text(live_.record()));
  screen_.say("The record is in " + record_file_ + ".");
}

void Table::leave() {
  left_ = true;
  if (shares_secrets_) screen_.clear();
  if (record_file_.empty()) return;
  write_file(record_file_, to_text(live_.record()));
  screen_.say(fmt::format("The unfinished game is in {0}; go on with: turnwright play --resume {0}",
                          record_file_));
}

}  // namespace turnwright::cli
