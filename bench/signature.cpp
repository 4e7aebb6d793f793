#include "bench/signature.h"

#include "bench/setups.h"
#include "engine/dice.h"
#include "engine/hash.h"

namespace turnwright::bench {

namespace {

constexpr std::uint64_t kGames = 200;

class Fold {
 public:
  void add(std::uint64_t number) { value_ = mix(value_ ^ number, 0xa0761d6478bd642fu); }
  void add(const Choice& choice) { add(hash_bytes(std::as_bytes(std::span(&choice, 1)))); }
  void add(const Ask& ask) { add(std::uint64_t{ask.kind} << 8 | ask.owing); }
  void add(const Question& question) { add(std::uint64_t{question.kind} << 8 | question.step); }
  void add(const StateBytes& state) { add(hash_bytes(state.bytes())); }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0;
};

void add_views(const Game& game, const Position& position, Fold& fold) {
  for (Seat seat = 0; seat < game.seats(position); ++seat) fold.add(game.view(position, seat));
  fold.add(game.view(position, kNobody));
}

void add_game(const Game& game, const Setup& setup, std::uint64_t seed, Fold& fold) {
  FastDice dice(FastDice::seed_of(seed, 0)), picks(FastDice::seed_of(seed, 1));
  Host host(dice);
  Host picking(picks);
  ChoiceList choices;
  Position position = game.start(setup, host);
  for (Ask ask = game.ask(position); !ask.over(); ask = game.ask(position)) {
    fold.add(ask);
    add_views(game, position, fold);
    const Seat seat = lowest(ask.owing);
    fold.add(game.question(position, seat));
    game.choices(position, seat, choices);
    for (const Choice& choice : choices) fold.add(choice);
    const auto n = picking.roll(kTable, static_cast<std::uint32_t>(choices.size()));
    fold.add(choices[static_cast<int>(n)]);
    game.submit(position, seat, choices[static_cast<int>(n)], host);
  }
  add_views(game, position, fold);
  for (std::int32_t score : game.scores(position).of) fold.add(static_cast<std::uint32_t>(score));
}

}  // namespace

std::uint64_t signature(const Game& game, const Setup& setup) {
  Fold fold;
  FastDice dice(FastDice::seed_of(kGames, 0));
  for (std::uint64_t seed = 0; seed < kGames; ++seed)
    add_game(game, seed % 2 == 0 ? setup : with_other_values(game, setup, dice), seed, fold);
  return fold.value();
}

}  // namespace turnwright::bench
