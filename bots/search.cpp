#include "bots/search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "bots/hasty.h"
#include "bots/random.h"

namespace turnwright {

namespace {

// How much a choice that was tried seldom is worth another try; scores are measured by the range of those met.
constexpr double kCuriosity = 0.7;
constexpr double kUntried = 1000;
// With hints: the same, measured by how much values spread, for a choice that is expected to deserve all tries. What is so
// many points less promising is expected to deserve a third of the tries; and a part of the tries belongs to all alike.
constexpr double kEagerness = 4, kThirdBehind = 30, kForAll = 0.25;
// What is less than so many points behind may be taken for the most promising, where simulations play on behind the tree.
constexpr std::uint32_t kDoubt = 10;
// With hints: so many worlds are guessed for a question, and from the first few follows how it stands.
constexpr std::size_t kWorlds = 64, kFirstWorlds = 8;
// With hints: so many choices behind the tree are waited for the end of a turn.
constexpr int kMostQuick = 100;
// With hints: what comes of a choice spreads by about so much; that counts as much as so many simulations.
constexpr double kUsualSpread = 0.15, kUsualWeight = 4;
// Nodes are kept from one decision to the next up to this number.
constexpr std::size_t kMostNodes = 200'000;

// What seats remember before a simulation. Nobody's memory is another's, though they may have seen the same.
const std::array<Memory, kMaxSeats> kFirstMemories = [] {
  std::array<Memory, kMaxSeats> memories;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) memories[seat].choose({UINT16_MAX, seat, 0, 0});
  return memories;
}();

// Points between -1/2 and 1/2, so that a great lead is not sought at any risk.
double pressed(double points) { return 0.5 * points / (std::fabs(points) + Game::kLead); }

// Where a simulation with hints ends: when so many turns are over, or one of them does not end.
class Horizon {
 public:
  Horizon(const Game& game, const Position& start)
      : game_(game), turn_(game.turn(start)), turns_left_(game.turns_ahead(start)) {}

  void play_on() { ++quick_; }
  bool is_reached(const Position& world) {
    if (const std::uint32_t turn = game_.turn(world); turn != turn_) {
      turn_ = turn;
      quick_ = 0;
      --turns_left_;
    }
    return turns_left_ == 0 || quick_ == kMostQuick;
  }

 private:
  const Game& game_;
  std::uint32_t turn_;
  int turns_left_;
  int quick_ = 0;  // choices behind the tree, in this turn
};

}  // namespace

void Search::begin(const Game& game, const View& view, const ChoiceList& choices,
                   const Memory& so_far, FastDice& dice) {
  if (game_ != &game || tree_.size() > kMostNodes) tree_.clear();
  game_ = &game;
  has_hints_ = hints_ == Hints::kUse && game.has_promises();
  view_ = &view;
  memory_ = so_far;
  memory_.see(view);
  if (has_hints_) guess_worlds(dice);
  root_ = tree_.find(memory_);
  if (root_ != kNoNode) return;
  choices_ = choices;
  root_ = tree_.add(memory_, choices_);
  if (has_hints_) expect(worlds_[0].position, view.seat(), root_);
}

// Values in the tree are kept while they tell small differences apart: as long as things stand about as they did.
void Search::guess_worlds(FastDice& dice) {
  Host host(dice);
  seats_ = static_cast<Seat>(game_->seats(*view_));
  met_ = {};
  worlds_.clear();
  next_world_ = 0;
  BySeat stands{};
  for (std::size_t i = 0; i < kFirstWorlds; ++i) {
    const World& world = add_world(host);
    for (Seat seat = 0; seat < seats_; ++seat) stands[seat] += world.leads[seat] / kFirstWorlds;
  }
  bool stands_alike = tree_.size() > 0;
  for (Seat seat = 0; seat < seats_; ++seat)
    stands_alike &= std::fabs(stands[seat] - anchor_[seat]) < Game::kLead / 2;
  if (!stands_alike) {
    tree_.clear();
    anchor_ = stands;
  }
  for (Seat seat = 0; seat < seats_; ++seat) drift_[seat] = anchor_[seat] - stands[seat];
}

const Search::World& Search::add_world(Host& host) {
  World& world = worlds_.emplace_back(game_->guess(*view_, host));
  for (Seat seat = 0; seat < seats_; ++seat)
    world.leads[seat] = game_->evaluate(world.position, seat);
  return world;
}

std::span<const Edge> Search::root() { return tree_.edges(tree_.node(root_)); }

Position Search::next_world(Host& host) {
  if (!has_hints_) return game_->guess(*view_, host);
  const std::size_t i = next_world_++ % kWorlds;
  const World& world = i < worlds_.size() ? worlds_[i] : add_world(host);
  for (Seat seat = 0; seat < seats_; ++seat) start_[seat] = world.leads[seat] + drift_[seat];
  return world.position;
}

void Search::simulate(FastDice& dice) {
  const Game& game = *game_;
  const Seat searcher = view_->seat();
  Host host(dice);
  Position world = next_world(host);
  std::optional<Horizon> horizon;
  if (has_hints_) horizon.emplace(game, world);
  std::array<Memory, kMaxSeats> memories = kFirstMemories;
  memories[searcher] = memory_;
  SeatMask outside = 0;  // who has left its tree
  path_.clear();
  for (Ask ask = game.ask(world); !ask.over(); ask = game.ask(world)) {
    if (horizon && horizon->is_reached(world)) break;
    // Those who decide at once may do so in any order; so the question that is searched comes first.
    const Seat seat = holds(ask.owing, searcher) ? searcher : lowest(ask.owing);
    game.choices(world, seat, choices_);
    Choice chosen = choices_[0];
    if (choices_.size() > 1 && holds(outside, seat)) {
      chosen = play_on(world, seat, dice);
      if (horizon) horizon->play_on();
    } else if (choices_.size() > 1) {
      if (!path_.empty()) memories[seat].see(game.view(world, seat));
      NodeId id = path_.empty() ? root_ : tree_.find(memories[seat]);
      if (id == kNoNode) {
        id = tree_.add(memories[seat], choices_);
        if (has_hints_) expect(world, seat, id);
        outside |= only(seat);
      }
      const std::uint32_t edge = select(seat, id, dice);
      path_.push_back({id, edge, seat});
      chosen = tree_.edges(tree_.node(id))[edge].choice;
      memories[seat].choose(chosen);
    }
    game.submit(world, seat, chosen, host);
  }
  learn(world);
}

Choice Search::play_on(const Position& world, Seat seat, FastDice& dice) const {
  return has_hints_ ? pick_promising(*game_, world, seat, choices_, kDoubt, dice)
                    : pick_any(choices_, dice);
}

// What is promised is expected, but not relied on.
void Search::expect(const Position& world, Seat seat, NodeId id) {
  Promises promises;
  game_->promise(world, seat, choices_, promises);
  const std::int32_t highest =
      *std::max_element(promises.begin(), promises.begin() + choices_.size());
  const std::span<Edge> edges = tree_.edges(tree_.node(id));
  const int faith = game_->faith(world);
  double sum = 0;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const double behind = highest - promises[i];
    edges[i].behind = static_cast<float>(faith * pressed(behind));
    edges[i].share = static_cast<float>(std::exp(-behind / kThirdBehind));
    sum += edges[i].share;
  }
  const double each = kForAll / static_cast<double>(edges.size());
  for (Edge& edge : edges) edge.share = static_cast<float>((1 - kForAll) * edge.share / sum + each);
}

std::uint32_t Search::select(Seat seat, NodeId id, FastDice& dice) {
  const Node& node = tree_.node(id);
  const double mean = node.tries == 0 ? 0 : node.total / node.tries;
  const double eagerness = has_hints_ ? kEagerness * spread(seat) * std::sqrt(node.tries + 1.0) : 0;
  const double curiosity =
      kCuriosity * (highest_ - lowest_) * std::sqrt(std::log(node.tries + 1.0));
  const std::span<Edge> edges = tree_.edges(node);
  std::uint32_t best = 0, equals = 0;
  double highest = -kUntried;
  for (std::uint32_t i = 0; i < edges.size(); ++i) {
    const Edge& edge = edges[i];
    const double hope =
        has_hints_ ? (edge.total + mean + eagerness * edge.share) / (edge.tries + 1) - edge.behind
        : edge.tries == 0 ? kUntried
                          : edge.mean() + curiosity / std::sqrt(edge.tries);
    if (hope < highest) continue;
    if (hope > highest) equals = 0;
    highest = hope;
    if (++equals == 1 || dice.roll(kTable, equals) == 0) best = i;
  }
  return best;
}

// How much what comes of it for this seat spreads.
double Search::spread(Seat seat) const {
  const Met& met = met_[seat];
  const double squares = met.n == 0 ? 0 : met.squares - met.total * met.total / met.n;
  const double usual = kUsualWeight * kUsualSpread * kUsualSpread;
  return std::sqrt((std::max(0.0, squares) + usual) / (met.n + kUsualWeight));
}

double Search::worth(double lead, Seat seat) const { return 0.5 + pressed(lead - start_[seat]); }

// What the end is worth to a seat.
double Search::value_of(const Position& end, Seat seat) {
  if (!has_hints_) {
    const double score = game_->scores(end).of[seat];
    lowest_ = std::min(lowest_, score);
    highest_ = std::max(highest_, score);
    return score;
  }
  const double value = worth(game_->evaluate(end, seat), seat);
  Met& met = met_[seat];
  ++met.n;
  met.total += value;
  met.squares += value * value;
  return value;
}

void Search::learn(const Position& end) {
  BySeat values;
  SeatMask known = 0;
  for (const Step& step : path_) {
    double& value = values[step.seat];
    if (!holds(known, step.seat)) value = value_of(end, step.seat);
    known |= only(step.seat);
    Node& node = tree_.node(step.node);
    ++node.tries;
    node.total += value;
    Edge& edge = tree_.edges(node)[step.edge];
    ++edge.tries;
    edge.total += value;
    edge.squares += value * value;
  }
}

}  // namespace turnwright
