// Property 9: no memory is allocated while a game is played. The global operator new of the test program counts
// while it is told to.
#include <cstdlib>
#include <new>

#include "tests/conformance/play.h"

namespace {

bool counting = false;
long allocations = 0;

void* allocate(std::size_t size) {
  if (counting) ++allocations;
  if (void* memory = std::malloc(size != 0 ? size : 1)) return memory;
  std::abort();
}

}  // namespace

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return allocate(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace turnwright::conformance {

namespace {

class Buffer final : public Listener {
 public:
  void hear(SeatMask, const Event& event) override { events_[count_++ % kRoom] = event; }

 private:
  static constexpr std::size_t kRoom = 64;
  Event events_[kRoom];
  std::size_t count_ = 0;
};

// Everything that a bot's search does with a game. Answers how many choices were made.
int play_through(const Trial& trial, std::uint64_t seed, Buffer& buffer, Position position,
                 FastDice dice) {
  const Game& game = trial.game;
  Picker picker(~seed);
  Host host(dice, &buffer);
  ChoiceList choices;
  const int limit = step_limit(trial);
  int step = 0;
  for (Ask ask = game.ask(position); !ask.over() && step < limit; ask = game.ask(position)) {
    const Seat seat = picker.seat(ask.owing);
    const View view = game.view(position, seat);
    Position world = game.guess(view, host);
    game.resign(world, only(seat), host);
    game.choices(view, seat, choices);
    const Choice choice = picker.chance(8) ? game.usual(view, seat) : picker.choice(choices);
    if (!game.judge(position, seat, choice).fine()) break;  // properties 2 and 11
    game.submit(position, seat, choice, host);
    ++step;
  }
  game.scores(position);
  return step;
}

}  // namespace

std::string allocates_nothing(const Trial& trial) {
  Buffer buffer;
  for (int n = 0; n < trial.games; ++n) {
    const std::uint64_t seed = trial.seed + static_cast<std::uint64_t>(n);
    FastDice dice(seed);
    Host host(dice, &buffer);
    const Position start = trial.game.start(trial.setup, host);  // where a setup may still be read
    allocations = 0;
    counting = true;
    const int steps = play_through(trial, seed, buffer, start, dice);
    counting = false;
    if (allocations != 0)
      return broken(seed, steps, std::to_string(allocations) + " allocations in one game");
  }
  return {};
}

}  // namespace turnwright::conformance
