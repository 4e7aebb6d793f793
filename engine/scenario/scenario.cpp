#include "engine/scenario/scenario.h"

#include <algorithm>
#include <numeric>

#include "engine/scenario/run.h"

namespace turnwright {

namespace {

using Missed = ScenarioRun::Missed;
using Order = ScenarioRun::Order;

constexpr std::size_t kMostOrders = 720;

// In how many orders the lines of a group can be given, those of one seat staying in theirs.
std::size_t count_orders(const ScenarioFile& file, const Order& group) {
  std::size_t orders = 1, lines = 0;
  std::size_t of_seat[kMaxSeats] = {};
  for (std::size_t index : group) {
    orders = orders * ++lines / ++of_seat[file.statements[index].seat];
    if (orders > kMostOrders) return orders;
  }
  return orders;
}

// Runs the file again for every other order of one group's lines.
Missed run_orders(const ScenarioFile& file, const Order& group, const Order& as_written,
                  const Position& after) {
  std::vector<Seat> written, seats;
  for (std::size_t index : group) written.push_back(file.statements[index].seat);
  seats = written;
  std::sort(seats.begin(), seats.end());
  do {
    if (seats == written) continue;
    Order order = as_written;
    std::string said;
    std::vector<bool> used(group.size());
    for (std::size_t i = 0; i < group.size(); ++i) {
      std::size_t next = 0;  // this seat's next line
      while (used[next] || written[next] != seats[i]) ++next;
      used[next] = true;
      order[group[i]] = group[next];
      said += " " + std::to_string(file.statements[group[next]].line);
    }
    ScenarioRun run(file);
    Missed missed = run.run(order);
    if (!missed && run.position() != after)
      missed = ScenarioFailure{file.shuffle_line, "the same end in every order",
                               file.game->first_difference(after, run.position(), file.names)};
    if (!missed) continue;
    missed->found += " (with the lines in the order" + said + ")";
    return missed;
  } while (std::next_permutation(seats.begin(), seats.end()));
  return std::nullopt;
}

}  // namespace

ScenarioResult run_scenario(std::string_view text, const FindGame& find) {
  ScenarioResult result;
  const ScenarioFile file = read_scenario(text, find, result.problems);
  if (file.game != nullptr) result.game = std::string(file.game->about().name);
  result.rules.assign(file.rules.begin(), file.rules.end());
  if (result.wrong()) return result;

  Order as_written(file.statements.size());
  std::iota(as_written.begin(), as_written.end(), std::size_t{0});
  ScenarioRun run(file);
  result.failure = run.run(as_written);
  if (result.failure || file.shuffle_line == 0) return result;

  std::size_t orders = 0;
  for (const Order& group : run.secret_lines()) orders += count_orders(file, group);
  if (orders > kMostOrders) {
    result.problems.push_back({file.shuffle_line, 1, "these lines have more than 720 orders"});
    return result;
  }
  for (const Order& group : run.secret_lines())
    if (!result.failure) result.failure = run_orders(file, group, as_written, run.position());
  return result;
}

}  // namespace turnwright
