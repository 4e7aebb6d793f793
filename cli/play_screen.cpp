// What a person at the table is shown.
#include <fmt/format.h>

#include "cli/play.h"

namespace turnwright::cli {

namespace {

// "Ann", "Ann and Bob"
std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i)
    text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
  return text;
}

}  // namespace

void Table::show_start() {
  const About& about = game().about();
  screen_.title(about.title);
  screen_.say(about.summary);
  screen_.say();
  std::string seats;
  for (Seat seat = 0; seat < chairs_.size(); ++seat)
    seats += fmt::format("{}{} ({})", seat == 0 ? "" : ", ", name(seat), chairs_[seat].player);
  screen_.say_indented(wrapped(seats));
  screen_.say();
  screen_.say_indented("Fair dice: the seed behind them is shown at the end; its SHA-256 is");
  screen_.say_indented(fair::commitment(live_.seed));
  screen_.say();
  screen_.say_indented(
      "A number or a move answers a question; \"help\" tells what else you can say.");
}

std::vector<std::string> Table::heard_by(Seat reader) const {
  std::vector<std::string> heard;
  for (const Telling& telling : match().tellings())
    if (const auto words = match().heard(telling, reader); !words.empty())
      heard.emplace_back(words);
  return heard;
}

void Table::show_news(Seat reader, std::size_t& heard) {
  const auto all = heard_by(reader);
  if (heard < all.size()) screen_.say();
  for (; heard < all.size(); ++heard) screen_.say_indented("- " + all[heard]);
}

void Table::show_view(Seat reader) {
  std::string drawing;
  Text text(drawing, match().names());
  game().draw(match().view(reader), text);
  screen_.say();
  screen_.say_indented(drawing);
  screen_.say();
}

// Within a line the table is as it was shown a moment ago, unless the screen was cleared since.
void Table::show_question(Seat seat, bool whole) {
  const Position& position = match().position();
  const Question question = game().question(position, seat);
  screen_.title(
      fmt::format("{}: {}?", name(seat), game().about().questions[question.kind].meaning));
  const std::size_t heard = chairs_[seat].heard;
  show_news(seat, chairs_[seat].heard);
  public_heard_ = heard_by(kNobody).size();
  if (whole || shares_secrets_ || question.step == 0 || heard != chairs_[seat].heard)
    show_view(seat);
  ChoiceList choices;
  game().choices(position, seat, choices);
  std::vector<std::string> cells;
  for (int i = 0; i < choices.size(); ++i)
    cells.push_back(
        fmt::format("{:>{}}) {}", i + 1, choices.size() > 9 ? 2 : 1,
                    written(game(), position, seat, seat, choices[i], match().names())));
  screen_.say_indented(in_columns(cells));
}

void Table::show_refusal() {
  const std::string rule = refused_->rule.empty() ? "" : ", rule " + refused_->rule;
  screen_.say_indented(wrapped(fmt::format("{} ({}{})", refused_->sentence, refused_->code, rule)));
}

void Table::show_result() {
  screen_.title(std::string(game().about().title) + ": the end");
  show_news(audience_, audience_ == kNobody ? public_heard_ : chairs_[audience_].heard);
  show_view(audience_);

  const Scores scores = game().scores(match().position());
  std::int32_t best = scores.of[0], worst = scores.of[0];
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    best = std::max(best, scores.of[seat]);
    worst = std::min(worst, scores.of[seat]);
  }
  std::vector<std::string> winners, table;
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    if (scores.of[seat] == best) winners.push_back(name(seat));
    table.push_back(fmt::format("{} {}", name(seat), scores.of[seat]));
  }
  screen_.say(best == worst ? "A draw."
                            : joined(winners) + (winners.size() == 1 ? " wins." : " win."));
  screen_.say("Scores: " + fmt::format("{}", fmt::join(table, ", ")));
  screen_.say("Seed:   " + fair::to_hex(live_.seed));
}

}  // namespace turnwright::cli
