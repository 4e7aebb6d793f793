#include "lab/table.h"

#include <algorithm>

namespace turnwright {

namespace {

const Field* field_called(const About& about, std::string_view name) {
  if (name.empty()) return nullptr;
  for (const Field& field : about.fields)
    if (field.name == name) return &field;
  CHECK(false, "a game tells its story with a field it does not have");
  return nullptr;
}

}  // namespace

Table::Table(const Experiment& experiment)
    : experiment_(experiment),
      game_(experiment.game),
      starter_(field_called(game_.about(), game_.about().story.starter)),
      turns_(field_called(game_.about(), game_.about().story.turns)),
      ending_(field_called(game_.about(), game_.about().story.ending)) {
  results_.seats.resize(experiment.seats());
}

void Table::seat_bots(std::uint64_t index) {
  const League& league = experiment_.league;
  const Pairing pairing = league.empty() ? Pairing{} : pairing_of(league, index);
  for (std::size_t seat = 0; seat < experiment_.seats(); ++seat) {
    auto bot =
        make_bot(league.empty() ? experiment_.bots[seat] : league.contenders[pairing[seat]].bot);
    CHECK(bot.ok(), "an experiment with a bot nobody knows");
    bots_[seat] = std::move(*bot);
  }
}

void Table::play(std::uint64_t index, Onlooker* onlooker) {
  const std::uint64_t seed = game_seed(experiment_, index);
  FastDice dice(seed);
  seat_bots(index);
  for (Seat seat = 0; seat < experiment_.seats(); ++seat)
    bot_dice_[seat].reseed(FastDice::seed_of(seed, seat));
  Host host(dice, onlooker);
  const Setup setup = game_setup(experiment_, index);
  Position position = game_.start(setup, host);
  if (!play_to_its_end(position, host, game_.bounds(setup).choices_per_game, onlooker)) {
    ++results_.unfinished;
    return;
  }
  if (onlooker != nullptr) onlooker->sees_end(position);
  ++results_.games;
  const Scores scores = game_.scores(position);
  add_scores(scores);
  add_story(position, scores);
}

bool Table::play_to_its_end(Position& position, Host& host, int bound, Onlooker* onlooker) {
  std::size_t asks = 0;
  for (Ask ask = game_.ask(position); !ask.over(); ask = game_.ask(position)) {
    if (asks > static_cast<std::size_t>(bound)) return false;
    // Who decides at once decides in the same position: nobody learns that another was quicker.
    std::array<Choice, kMaxSeats> answers;
    for (SeatMask left = ask.owing; left != 0; left &= static_cast<SeatMask>(left - 1))
      answers[lowest(left)] = answer(position, lowest(left), onlooker);
    for (SeatMask left = ask.owing; left != 0; left &= static_cast<SeatMask>(left - 1)) {
      game_.submit(position, lowest(left), answers[lowest(left)], host);
      ++asks;
    }
  }
  results_.lengths.add(asks);
  results_.asks += asks;
  return true;
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
  const auto end = scores.of.begin() + static_cast<std::ptrdiff_t>(experiment_.seats());
  const std::int32_t best = *std::max_element(scores.of.begin(), end);
  const bool shared = std::count(scores.of.begin(), end, best) > 1;
  std::int64_t others = 0;
  for (Seat seat = 0; seat < experiment_.seats(); ++seat) {
    const std::int32_t score = scores.of[seat];
    SeatResult& result = results_.seats[seat];
    ++(score < best ? result.losses : shared ? result.draws : result.wins);
    result.score.add(score);
    result.lowest = std::min(result.lowest, score);
    result.highest = std::max(result.highest, score);
    if (seat != 0) others += score;
  }
  const auto rivals = static_cast<std::int64_t>(experiment_.seats()) - 1;
  results_.first_seat.add(scores.of[0] * rivals - others);
}

void Table::add_story(const Position& end, const Scores& scores) {
  const auto told = [&](const Field& field) { return get_element(field, end.bytes(), 0); };
  if (turns_ != nullptr) results_.turns.add(told(*turns_));
  if (ending_ != nullptr) results_.endings.add(told(*ending_));
  if (starter_ != nullptr)
    results_.starter.add(
        points_of(scores, static_cast<Seat>(told(*starter_)), experiment_.seats()));
}

}  // namespace turnwright
