#include "bots/search.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace turnwright {

namespace {

// How much a choice that was tried seldom is worth another try; scores are measured by the range of those met.
constexpr double kCuriosity = 0.7;
constexpr double kUntried = 1000;
// With hints: a first look counts as one simulation. What comes of a choice lies between 0 and 1 and spreads by about
// 0.15; with less curiosity than twice that, bad luck at the first tries would never be found out.
constexpr double kGlanceWeight = 1;
constexpr double kGlanceCuriosity = 0.3;
constexpr std::size_t kWorlds = 64;     // with hints: so many are guessed for a question
constexpr std::size_t kFirstLooks = 8;  // and in so many of them each choice is looked at first
// With hints: of so many choices the best is taken behind the tree, at most so often in a turn.
constexpr int kQuickLooks = 3, kMostQuick = 40;
// Nodes are kept from one decision to the next up to this number.
constexpr std::size_t kMostNodes = 200'000;

// What seats remember before a simulation. Nobody's memory is another's, though they may have seen the same.
const std::array<Memory, kMaxSeats> kFirstMemories = [] {
  std::array<Memory, kMaxSeats> memories;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) memories[seat].choose({UINT16_MAX, seat, 0, 0});
  return memories;
}();

// Where a simulation with hints ends: when so many turns are over, or one of them does not end.
class Horizon {
 public:
  Horizon(const Game& game, const Position& start)
      : game_(game), turn_(game.turn(start)), turns_left_(std::max(1, game.turns_ahead())) {}

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
  has_hints_ = hints_ == Hints::kUse && game.has_hints();
  view_ = &view;
  memory_ = so_far;
  memory_.see(view);
  if (has_hints_) guess_worlds(dice);
  root_ = tree_.find(memory_);
  if (root_ == kNoNode) root_ = tree_.add(memory_, choices);
  if (has_hints_) look_around(dice);
}

// Values in the tree are kept while they tell small differences apart: as long as things stand about as they did.
void Search::guess_worlds(FastDice& dice) {
  Host host(dice);
  const auto seats = static_cast<Seat>(game_->seats(*view_));
  BySeat mean{};
  worlds_.clear();
  next_world_ = 0;
  for (std::size_t i = 0; i < kWorlds; ++i) {
    World& world = worlds_.emplace_back(game_->guess(*view_, host));
    for (Seat seat = 0; seat < seats; ++seat) {
      world.leads[seat] = game_->evaluate(world.position, seat);
      mean[seat] += world.leads[seat] / kWorlds;
    }
  }
  bool stands_alike = tree_.size() > 0;
  for (Seat seat = 0; seat < seats; ++seat)
    stands_alike &= std::fabs(mean[seat] - anchor_[seat]) < Game::kLead / 2;
  if (!stands_alike) {
    tree_.clear();
    anchor_ = mean;
  }
  for (World& world : worlds_)
    for (Seat seat = 0; seat < seats; ++seat) world.leads[seat] += anchor_[seat] - mean[seat];
}

void Search::look_around(FastDice& dice) {
  const std::span<Edge> edges = tree_.edges(tree_.node(root_));
  for (Edge& edge : edges) edge.glance = 0;
  for (std::size_t i = 0; i < kFirstLooks; ++i) {
    start_ = worlds_[i].leads;
    glance(worlds_[i].position, view_->seat(), edges, 1.0 / kFirstLooks, dice);
  }
}

std::span<const Edge> Search::root() { return tree_.edges(tree_.node(root_)); }

Position Search::next_world(Host& host) {
  if (!has_hints_) return game_->guess(*view_, host);
  const World& world = worlds_[next_world_++ % kWorlds];
  start_ = world.leads;
  return world.position;
}

void Search::simulate(FastDice& dice) {
  const Game& game = *game_;
  const Seat searcher = view_->seat();
  Host host(dice);
  Position world = next_world(host);
  Horizon horizon(game, world);
  std::array<Memory, kMaxSeats> memories = kFirstMemories;
  memories[searcher] = memory_;
  SeatMask outside = 0;  // who has left its tree
  path_.clear();
  secret_ = 0;
  for (Ask ask = game.ask(world); !ask.over(); ask = game.ask(world)) {
    if (has_hints_ && horizon.is_reached(world)) break;
    // Those who decide at once may do so in any order; so the question that is searched comes first.
    const Seat seat = holds(ask.owing, searcher) ? searcher : lowest(ask.owing);
    if (has_hints_ && secret_ == 0 && count_seats(ask.owing) > 1) {
      secret_ = ask.owing;
      for (SeatMask left = secret_; left != 0; left &= left - 1) alone_[lowest(left)] = world;
    }
    game.choices(world, seat, choices_);
    Choice chosen = choices_[0];
    if (choices_.size() > 1) {
      bool is_known = path_.empty();
      NodeId id = is_known ? root_ : kNoNode;
      if (!is_known && !holds(outside, seat)) {
        memories[seat].see(game.view(world, seat));
        id = tree_.find(memories[seat]);
        is_known = id != kNoNode;
        if (!is_known) {
          id = tree_.add(memories[seat], choices_);
          outside |= only(seat);
          if (has_hints_ && seat == searcher && game.turns_ahead() == 0) break;
        }
      }
      // With hints a new node is looked at when it is met again, which is seldom.
      if (id != kNoNode && (is_known || !has_hints_)) {
        const std::uint32_t edge = select(seen_by(seat, world), seat, id, dice);
        path_.push_back({id, edge, seat});
        chosen = tree_.edges(tree_.node(id))[edge].choice;
        memories[seat].choose(chosen);
      } else {
        chosen = quick_choice(seen_by(seat, world), seat, dice);
        horizon.play_on();
      }
    }
    submit(world, seat, chosen, dice);
  }
  learn(world);
}

const Position& Search::seen_by(Seat seat, const Position& world) const {
  return holds(secret_, seat) ? alone_[seat] : world;
}

// What is decided in secret happens where the seat looks ahead, too, with the same dice.
void Search::submit(Position& world, Seat seat, const Choice& choice, FastDice& dice) {
  if (holds(secret_, seat)) {
    FastDice twin = dice;
    Host host(twin);
    game_->submit(alone_[seat], seat, choice, host);
    if (!holds(game_->ask(alone_[seat]).owing, seat)) secret_ &= ~only(seat);
  }
  Host host(dice);
  game_->submit(world, seat, choice, host);
}

// What the hints say of a choice one step ahead.
std::int32_t Search::lead_after(const Position& world, Seat seat, const Choice& choice,
                                std::uint64_t seed) const {
  FastDice dice(seed);
  Host host(dice);
  Position after = world;
  game_->submit(after, seat, choice, host);
  return game_->evaluate(after, seat);
}

// How each choice looks one step ahead in this world, all with the same dice.
void Search::glance(const Position& world, Seat seat, std::span<Edge> edges, double share,
                    FastDice& dice) const {
  const std::uint64_t seed = dice.roll(kTable, UINT32_MAX);
  for (Edge& edge : edges)
    edge.glance +=
        static_cast<float>(share * worth(lead_after(world, seat, edge.choice, seed), seat));
}

std::uint32_t Search::select(const Position& world, Seat seat, NodeId id, FastDice& dice) {
  const Node& node = tree_.node(id);
  const std::span<Edge> edges = tree_.edges(node);
  if (has_hints_ && node.tries == 0 && id != root_) glance(world, seat, edges, 1, dice);
  const double weight = has_hints_ ? kGlanceWeight : 0;
  const double curiosity = (has_hints_ ? kGlanceCuriosity : kCuriosity * (highest_ - lowest_)) *
                           std::sqrt(std::log(node.tries + 1.0));
  std::uint32_t best = 0, equals = 0;
  double highest = -kUntried;
  for (std::uint32_t i = 0; i < edges.size(); ++i) {
    const double tries = edges[i].tries + weight;
    const double hope = tries == 0 ? kUntried
                                   : (edges[i].total + weight * edges[i].glance) / tries +
                                         curiosity / std::sqrt(tries);
    if (hope < highest) continue;
    if (hope > highest) equals = 0;
    highest = hope;
    if (++equals == 1 || dice.roll(kTable, equals) == 0) best = i;
  }
  return best;
}

// With hints: the best of a few, among them the usual answer, for most questions are best left at that.
Choice Search::quick_choice(const Position& world, Seat seat, FastDice& dice) {
  const auto any = [&] {
    return choices_[static_cast<int>(
        dice.roll(kTable, static_cast<std::uint32_t>(choices_.size())))];
  };
  if (!has_hints_) return any();
  const std::uint64_t seed = dice.roll(kTable, UINT32_MAX);
  const int looks = std::min(choices_.size(), kQuickLooks);
  Choice best{};
  std::int32_t highest = INT32_MIN;
  for (int i = 0; i < looks; ++i) {
    const Choice choice = choices_.size() == looks ? choices_[i]
                          : i == 0                 ? game_->usual(world, seat)
                                                   : any();
    const std::int32_t lead = lead_after(world, seat, choice, seed);
    if (lead > highest) best = choice, highest = lead;
  }
  return best;
}

// What is gained since the start is pressed between 0 and 1, so that a great lead is not sought at any risk.
double Search::worth(double lead, Seat seat) const {
  const double gain = lead - start_[seat];
  return 0.5 + 0.5 * gain / (std::fabs(gain) + Game::kLead);
}

void Search::learn(const Position& end) {
  BySeat values;
  SeatMask known = 0;
  const Scores scores = game_->scores(end);
  for (const Step& step : path_) {
    double& value = values[step.seat];
    if (!holds(known, step.seat)) {
      value = has_hints_ ? worth(game_->evaluate(end, step.seat), step.seat) : scores.of[step.seat];
      lowest_ = std::min(lowest_, value);
      highest_ = std::max(highest_, value);
      known |= only(step.seat);
    }
    Node& node = tree_.node(step.node);
    ++node.tries;
    Edge& edge = tree_.edges(node)[step.edge];
    ++edge.tries;
    edge.total += value;
    edge.squares += value * value;
  }
}

}  // namespace turnwright
