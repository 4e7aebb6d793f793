// Any game, any options, any play: each byte picks what happens next. Whatever it is, the rules hold.
#include <cstddef>
#include <cstdint>

#include "engine/record.h"
#include "engine/scenario/scenario.h"
#include "games/registry.h"

namespace turnwright {
namespace {

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  bool empty() const { return at_ == size_; }
  std::uint8_t next() { return empty() ? 0 : data_[at_++]; }
  std::uint16_t next_word() { return static_cast<std::uint16_t>(next() | next() << 8); }

 private:
  const std::uint8_t* data_;
  std::size_t size_, at_ = 0;
};

Setup pick_setup(const Game& game, Bytes& bytes) {
  Setup setup = game.setup();
  for (const Option& option : game.about().options) {
    if (option.is_text()) continue;  // what it may say is the game's own
    const int byte = bytes.next();
    const auto words = static_cast<int>(option.words.size());
    const std::string value =
        option.is_word() ? std::string(option.words[static_cast<std::size_t>(byte % words)])
                         : std::to_string(option.low + byte % (option.high - option.low + 1));
    CHECK(setup.set(option.name, value).ok(), "an option takes its own values");
  }
  return setup;
}

Seat pick_seat(const Match& match, Bytes& bytes) {
  return static_cast<Seat>(bytes.next() % match.names().size());
}

// What is refused changes nothing.
void expect_unchanged(const Match& match, const Position& before, std::size_t steps) {
  CHECK(match.position() == before && match.steps().size() == steps, "a refusal changed something");
}

void submit_anything(Match& match, Bytes& bytes) {
  const Seat seat = pick_seat(match, bytes);
  const std::uint16_t kind = bytes.next_word(), a = bytes.next_word();
  const Choice choice{kind, a, bytes.next(), bytes.next()};
  ChoiceList choices;
  match.game().choices(match.position(), seat, choices);
  const Position before = match.position();
  const std::size_t steps = match.steps().size();
  const auto refused = match.submit(seat, choice);
  CHECK(refused.has_value() != choices.contains(choice), "choices lists exactly what is allowed");
  if (refused) expect_unchanged(match, before, steps);
}

void submit_listed(Match& match, Bytes& bytes, std::uint8_t byte) {
  SeatMask owing = match.ask().owing;
  if (owing == 0) return;
  for (int skip = bytes.next() % count_seats(owing); skip > 0; --skip)
    owing &= static_cast<SeatMask>(owing - 1);
  const Seat seat = lowest(owing);
  ChoiceList choices;
  match.game().choices(match.position(), seat, choices);
  CHECK(!choices.empty(), "a seat that owes an answer has a choice");
  CHECK(choices.contains(match.game().usual(match.position(), seat)),
        "the usual answer is allowed");
  const Choice choice = choices[byte % choices.size()];
  const std::string text =
      written(match.game(), match.position(), seat, seat, choice, match.names());
  const auto line = match.game().read(match.position(), seat, text, match.names());
  CHECK(line.ok() && *line == Line{choice}, "what is written is read");
  CHECK(!match.submit(seat, choice), "what is listed is allowed");
}

void look(const Match& match, Bytes& bytes) {
  const Seat seat = pick_seat(match, bytes);
  const View view = match.view(seat);
  FastDice dice(bytes.next());
  Host host(dice);
  const Position world = match.game().guess(view, host);
  CHECK(match.game().is_consistent(world), "a guess is a possible world");
  CHECK(match.game().view(world, seat) == view, "a guess looks as the view it was made of");
  std::string out;
  Text text(out, match.names());
  match.game().draw(view, text);
  match.game().draw(match.view(kNobody), text);
}

void retract(Match& match, Bytes& bytes) {
  const Position before = match.position();
  const std::size_t steps = match.steps().size();
  if (match.retract(pick_seat(match, bytes))) expect_unchanged(match, before, steps);
}

void write_down(const Match& match) {
  const auto record = read_record(to_text(make_record(match)));
  CHECK(record.ok(), "a record that was written is read");
  auto replay = Replay::open(match.game(), *record);
  CHECK(replay.ok() && !(*replay)->finish(), "a record that was written is played again");
  CHECK((*replay)->match().position() == match.position(), "to the same bytes");
  if (const auto scenario = to_scenario(match))
    CHECK(run_scenario(*scenario, find_game).passed(), "a position that was written is read");
}

void play(Bytes bytes) {
  const auto games = all_games();
  const Game& game = *games[bytes.next() % games.size()];
  const Setup setup = pick_setup(game, bytes);
  FastDice dice(bytes.next());
  LowDice low;
  Host host(low);
  if (!game.check_setup(setup)) return;
  auto started = Match::start(game, setup, names_for(game.seats(game.start(setup, host))), dice);
  CHECK(started.ok(), "a setup that fits starts a game");
  Match& match = *started;
  while (!bytes.empty()) {
    switch (const std::uint8_t byte = bytes.next()) {
      case 0xff: match.resign(static_cast<SeatMask>(bytes.next() | 1)); break;
      case 0xfe: submit_anything(match, bytes); break;
      case 0xfd: retract(match, bytes); break;
      case 0xfc: look(match, bytes); break;
      case 0xfb: write_down(match); break;
      default: submit_listed(match, bytes, byte);
    }
    CHECK(game.is_consistent(match.position()), "every position that is reached is consistent");
  }
}

}  // namespace
}  // namespace turnwright

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  turnwright::play({data, size});
  return 0;
}
