#include "bots/search.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace turnwright {

namespace {

// How much a choice that was tried seldom is worth another try; values lie between 0 and 1.
constexpr double kCuriosity = 0.7;
constexpr double kUntried = 1000;
// With hints: a first look counts as much as so many simulations, and tells more than chance would.
constexpr double kGlanceWeight = 2, kGlanceCuriosity = 0.15;
// With hints: so many decisions are played behind the own tree before the hints judge.
constexpr int kBeyond = 4;
constexpr int kQuickLooks = 3;  // and of so many choices the best is taken there
// Nodes are kept from one decision to the next up to this number.
constexpr std::size_t kMostNodes = 200'000;

// What seats remember before a simulation. Nobody's memory is another's, though they may have seen the same.
const std::array<Memory, kMaxSeats> kFirstMemories = [] {
  std::array<Memory, kMaxSeats> memories;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) memories[seat].choose({UINT16_MAX, seat, 0, 0});
  return memories;
}();

}  // namespace

void Search::begin(const Game& game, const View& view, const ChoiceList& choices,
                   const Memory& so_far) {
  if (game_ != &game || tree_.size() > kMostNodes) tree_.clear();
  game_ = &game;
  has_hints_ = hints_ == Hints::kUse && game.has_hints();
  view_ = &view;
  memory_ = so_far;
  memory_.see(view);
  root_ = tree_.find(memory_);
  if (root_ == kNoNode) root_ = tree_.add(memory_, choices);
}

std::span<const Edge> Search::root() { return tree_.edges(tree_.node(root_)); }

void Search::simulate(FastDice& dice) {
  const Game& game = *game_;
  const Seat searcher = view_->seat();
  Host host(dice);
  Position world = game.guess(*view_, host);
  std::array<Memory, kMaxSeats> memories = kFirstMemories;
  SeatMask begun = 0, outside = 0;  // who has been asked, and who has left its tree
  int beyond = 0;
  path_.clear();
  for (Ask ask = game.ask(world); !ask.over(); ask = game.ask(world)) {
    const Seat seat = lowest(ask.owing);
    game.choices(world, seat, choices_);
    Choice chosen = choices_[0];
    if (choices_.size() > 1) {
      if (holds(outside, searcher) && has_hints_ && ++beyond > kBeyond) break;
      if (holds(outside, seat)) {
        chosen = quick_choice(world, seat, dice);
      } else {
        Memory& memory = memories[seat];
        const bool is_root = seat == searcher && !holds(begun, seat);
        begun |= only(seat);
        if (is_root)
          memory = memory_;
        else
          memory.see(game.view(world, seat));
        NodeId id = is_root ? root_ : tree_.find(memory);
        if (id == kNoNode) {
          id = tree_.add(memory, choices_);
          outside |= only(seat);
        }
        const std::uint32_t edge = select(world, seat, id, dice);
        path_.push_back({id, edge, seat});
        chosen = tree_.edges(tree_.node(id))[edge].choice;
        memory.choose(chosen);
      }
    }
    game.submit(world, seat, chosen, host);
  }
  learn(world);
}

// How each choice looks one step ahead in this world, all with the same dice.
void Search::glance(const Position& world, Seat seat, std::span<Edge> edges, FastDice& dice) const {
  const std::uint64_t seed = dice.roll(kTable, UINT32_MAX);
  for (Edge& edge : edges) {
    FastDice same(seed);
    Host host(same);
    Position after = world;
    game_->submit(after, seat, edge.choice, host);
    edge.glance = static_cast<float>(value(after, seat));
  }
}

std::uint32_t Search::select(const Position& world, Seat seat, NodeId id, FastDice& dice) {
  const Node& node = tree_.node(id);
  const std::span<Edge> edges = tree_.edges(node);
  if (has_hints_ && node.tries == 0) glance(world, seat, edges, dice);
  const double weight = has_hints_ ? kGlanceWeight : 0;
  const double curiosity =
      has_hints_ ? kGlanceCuriosity * std::sqrt(std::log(node.tries + 1.0))
                 : kCuriosity * (highest_ - lowest_) * std::sqrt(std::log(node.tries + 1.0));
  std::uint32_t best = 0, equals = 0;
  double highest = -kUntried;
  for (std::uint32_t i = 0; i < edges.size(); ++i) {
    const double tries = edges[i].tries + weight;
    const double worth = tries == 0 ? kUntried
                                    : (edges[i].total + weight * edges[i].glance) / tries +
                                          curiosity / std::sqrt(tries);
    if (worth < highest) continue;
    if (worth > highest) equals = 0;
    highest = worth;
    if (++equals == 1 || dice.roll(kTable, equals) == 0) best = i;
  }
  return best;
}

Choice Search::quick_choice(const Position& world, Seat seat, FastDice& dice) {
  const auto any = [&] {
    return choices_[static_cast<int>(
        dice.roll(kTable, static_cast<std::uint32_t>(choices_.size())))];
  };
  if (!has_hints_) return any();
  Choice best{};
  double highest = -1;
  for (int i = 0; i < kQuickLooks; ++i) {
    Edge edge{.choice = any()};
    glance(world, seat, {&edge, 1}, dice);
    if (edge.glance > highest) best = edge.choice;
    highest = std::max<double>(highest, edge.glance);
  }
  return best;
}

// Hints are pressed between 0 and 1, so that a great lead is not sought at any risk; scores are taken as they are.
double Search::value(const Position& position, Seat seat) const {
  if (!has_hints_) return game_->scores(position).of[seat];
  const double lead = game_->evaluate(position, seat);
  return 0.5 + 0.5 * lead / (std::fabs(lead) + Game::kLead);
}

void Search::learn(const Position& end) {
  std::array<double, kMaxSeats> values;
  SeatMask known = 0;
  for (const Step& step : path_) {
    double& worth = values[step.seat];
    if (!holds(known, step.seat)) {
      worth = value(end, step.seat);
      lowest_ = std::min(lowest_, worth);
      highest_ = std::max(highest_, worth);
      known |= only(step.seat);
    }
    Node& node = tree_.node(step.node);
    ++node.tries;
    Edge& edge = tree_.edges(node)[step.edge];
    ++edge.tries;
    edge.total += worth;
  }
}

}  // namespace turnwright
