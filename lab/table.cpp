#include "lab/table.h"

#include <algorithm>

namespace turnwright {

Table::Table(const Experiment& experiment) : experiment_(experiment), game_(experiment.game) {
  for (const std::string& name : experiment.bots) {
    auto bot = make_bot(name);
    CHECK(bot.ok(), "an experiment with a bot nobody knows");
    bots_.push_back(std::move(*bot));
  }
  results_.seats.resize(bots_.size());
  const int longest = game_.bounds(experiment.setup).choices_per_game;
  results_.lengths.resize(static_cast<std::size_t>(longest) + 1);
}

void Table::play(std::uint64_t index, Onlooker* onlooker) {
  const std::uint64_t seed = game_seed(experiment_, index);
  FastDice dice(seed);
  for (Seat seat = 0; seat < bots_.size(); ++seat)
    bot_dice_[seat].reseed(FastDice::seed_of(seed, seat));
  Host host(dice);
  Position position = game_.start(experiment_.setup, host);
  std::size_t asks = 0;
  for (Ask ask = game_.ask(position); !ask.over(); ask = game_.ask(position)) {
    // Who decides at once decides in the same position: nobody learns that another was quicker.
    std::array<Choice, kMaxSeats> answers;
    for (SeatMask left = ask.owing; left != 0; left &= static_cast<SeatMask>(left - 1))
      answers[lowest(left)] = answer(position, lowest(left), onlooker);
    for (SeatMask left = ask.owing; left != 0; left &= static_cast<SeatMask>(left - 1)) {
      game_.submit(position, lowest(left), answers[lowest(left)], host);
      ++asks;
    }
  }
  if (onlooker != nullptr) onlooker->sees_end(position);
  CHECK(asks < results_.lengths.size(), "a game is longer than its bounds say");
  ++results_.lengths[asks];
  ++results_.games;
  results_.asks += asks;
  add_scores(game_.scores(position));
}

Choice Table::answer(const Position& position, Seat seat, Onlooker* onlooker) {
  game_.choices(position, seat, choices_);
  CHECK(!choices_.empty(), "somebody owes an answer and has no choice");
  Choice chosen = choices_[0];
  if (choices_.size() > 1) {
    chosen = bots_[seat]->decide(game_, game_.view(position, seat), choices_, bot_dice_[seat]);
    ++results_.decisions;
  }
  if (onlooker != nullptr) onlooker->sees(position, seat, choices_, chosen);
  return chosen;
}

void Table::add_scores(const Scores& scores) {
  const auto end = scores.of.begin() + static_cast<std::ptrdiff_t>(bots_.size());
  const std::int32_t best = *std::max_element(scores.of.begin(), end);
  const bool shared = std::count(scores.of.begin(), end, best) > 1;
  std::int64_t others = 0;
  for (Seat seat = 0; seat < bots_.size(); ++seat) {
    const std::int32_t score = scores.of[seat];
    SeatResult& result = results_.seats[seat];
    ++(score < best ? result.losses : shared ? result.draws : result.wins);
    result.score.add(score);
    result.lowest = std::min(result.lowest, score);
    result.highest = std::max(result.highest, score);
    if (seat != 0) others += score;
  }
  const auto rivals = static_cast<std::int64_t>(bots_.size()) - 1;
  results_.first_seat.add(scores.of[0] * rivals - others);
}

}  // namespace turnwright
