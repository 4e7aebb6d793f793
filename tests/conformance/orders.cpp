// Property 7: in a secret window it does not matter who decides first. The same lines are played in many
// orders; they lead to the same bytes, and no seat sees from its own steps what the others have begun.
#include <algorithm>
#include <map>
#include <tuple>

#include "engine/hash.h"
#include "tests/conformance/play.h"

namespace turnwright::conformance {

namespace {

using Order = std::vector<Seat>;  // whose step comes next

class SecretWindow {
 public:
  SecretWindow(const Trial& trial, const Moment& moment)
      : game_(trial.game), start_(moment.run), owing_(game_.ask(start_.position).owing) {}

  // One complete random line for each seat, one seat after the other.
  std::string write_lines(Picker& picker, int most_steps) {
    Run run = start_;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (!holds(owing_, seat)) continue;
      do {
        Choice choice;
        if (std::string found = pick_legal(game_, run.position, seat, picker, choice);
            !found.empty())
          return found;
        if (static_cast<int>(lines_[seat].size()) > most_steps) return "a line does not end";
        lines_[seat].push_back(choice);
        order_.push_back(seat);
        Host host(run.dice);
        game_.submit(run.position, seat, choice, host);
      } while (!line_complete(game_, run.position, seat));
    }
    end_ = run.position;
    return {};
  }

  std::string try_orders(Picker& picker, int most) {
    Order order = order_;  // ascending, so that next_permutation reaches all
    if (orders_at_most(most)) {
      do
        if (std::string found = play(order); !found.empty()) return found;
      while (std::next_permutation(order.begin(), order.end()));
      return {};
    }
    for (int n = 0; n < most; ++n) {
      for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[picker.below(i)]);
      if (std::string found = play(order); !found.empty()) return found;
    }
    return {};
  }

 private:
  bool orders_at_most(int most) const {
    double orders = 1;  // the multinomial coefficient
    int placed = 0;
    for (const Line& line : lines_)
      for (std::size_t k = 1; k <= line.size(); ++k) orders *= ++placed / static_cast<double>(k);
    return orders <= most;
  }

  std::string play(const Order& order) {
    Run run = start_;
    std::array<std::size_t, kMaxSeats> taken{};
    SeatMask done = 0;
    for (Seat seat : order) {
      const Choice& choice = lines_[seat][taken[seat]++];
      const std::string step = "step " + std::to_string(taken[seat]) + " of " + name_of(seat);
      if (!game_.judge(run.position, seat, choice).fine())
        return step + " is refused in the order " + text_of(order);
      Host host(run.dice);
      game_.submit(run.position, seat, choice, host);
      // That others are done may be public, and is when the last of them is; how far they are is not.
      const bool is_last = taken[seat] == lines_[seat].size();
      const bool can_tell = is_last || !game_.about().hides_done;
      const auto key = std::tuple(seat, taken[seat], can_tell ? done : SeatMask{0});
      const std::uint64_t seen = hash_bytes(game_.view(run.position, seat).bytes());
      if (is_last) done |= only(seat);
      if (const auto [known, is_new] = views_.try_emplace(key, seen); known->second != seen)
        return "the view of " + name_of(seat) + " after " + step + " depends on the order " +
               text_of(order);
    }
    if (run.position == end_) return {};
    return "the order " + text_of(order) +
           " leads elsewhere: " + game_.first_difference(end_, run.position, names());
  }

  static std::string text_of(const Order& order) {
    std::string text;
    for (Seat seat : order) text += (text.empty() ? "" : " ") + name_of(seat);
    return text;
  }

  const Game& game_;
  Run start_;
  SeatMask owing_;
  std::array<Line, kMaxSeats> lines_;
  Order order_;
  Position end_;
  std::map<std::tuple<Seat, std::size_t, SeatMask>, std::uint64_t> views_;
};

}  // namespace

std::string orders_are_alike(const Trial& trial) {
  Picker picker(trial.seed);
  const Bounds bounds = trial.game.bounds(trial.setup);
  return at_moments(trial, [&](const Moment& moment) -> std::string {
    const Ask ask = trial.game.ask(moment.position());
    if (count_seats(ask.owing) < 2) return {};
    for (Seat seat = 0; seat < moment.seats; ++seat)  // only at the beginning of a window
      if (holds(ask.owing, seat) && trial.game.question(moment.position(), seat).step != 0)
        return {};
    SecretWindow window(trial, moment);
    std::string found = window.write_lines(picker, bounds.steps_per_line);
    if (found.empty()) found = window.try_orders(picker, trial.orders);
    return found.empty() ? found : broken(moment, found);
  });
}

}  // namespace turnwright::conformance
