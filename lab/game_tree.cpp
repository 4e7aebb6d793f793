#include "lab/game_tree.h"

#include <array>
#include <unordered_map>

#include "engine/dice.h"

namespace turnwright {

namespace {

// Of one step: their positions are held at once.
constexpr std::size_t kMostOutcomes = 20'000;

using Memories = std::array<Memory, kMaxSeats>;

class Grower {
 public:
  Grower(const Game& game, std::size_t most_nodes) : game_(game), most_nodes_(most_nodes) {}

  // All outcomes of `happen`, which gives a position; false if the tree has become too large.
  template <class Happen>
  bool grow_outcomes(std::uint32_t node, const Memories& memories, Happen happen) {
    struct Outcome {
      Position position;
      double chance;
    };
    std::vector<Outcome> outcomes;
    ExploredDice dice;
    do {
      if (outcomes.size() == kMostOutcomes) return false;
      Host host(dice);
      outcomes.push_back({happen(host), 1});
      for (const Roll& roll : dice.rolls()) outcomes.back().chance /= roll.sides;
    } while (dice.next_outcome());
    if (outcomes.size() == 1) return grow(node, outcomes[0].position, memories);
    const std::uint32_t first = add_children(node, TreeNode::Is::kChance, outcomes.size());
    for (std::uint32_t i = 0; i < outcomes.size(); ++i) {
      tree_.children[first + i].chance = outcomes[i].chance;
      if (!grow(tree_.children[first + i].node, outcomes[i].position, memories)) return false;
    }
    return true;
  }

  std::uint32_t add_node() {
    tree_.nodes.emplace_back();
    return static_cast<std::uint32_t>(tree_.nodes.size() - 1);
  }
  GameTree take() { return std::move(tree_); }
  void set_seats(int seats) { tree_.seats = seats; }

 private:
  std::uint32_t add_children(std::uint32_t node, TreeNode::Is is, std::size_t count) {
    const auto first = static_cast<std::uint32_t>(tree_.children.size());
    tree_.nodes[node].is = is;
    tree_.nodes[node].first = first;
    tree_.nodes[node].count = static_cast<std::uint32_t>(count);
    tree_.children.resize(first + count);
    for (std::size_t i = 0; i < count; ++i) tree_.children[first + i] = {add_node(), 1};
    return first;
  }

  std::uint32_t set_of(const Memory& memory, Seat seat, int choices) {
    const auto [found, is_new] =
        by_memory_[seat].try_emplace(memory, static_cast<std::uint32_t>(tree_.sets.size()));
    if (is_new) {
      tree_.sets.push_back(
          {seat, static_cast<std::uint32_t>(tree_.choices), static_cast<std::uint32_t>(choices)});
      tree_.choices += static_cast<std::size_t>(choices);
    }
    return found->second;
  }

  // Seats that decide at once are asked one after the other: they do not see each other's choices anyway.
  bool grow(std::uint32_t node, const Position& position, Memories memories) {
    if (tree_.nodes.size() > most_nodes_) return false;
    const Ask ask = game_.ask(position);
    if (ask.over()) {
      tree_.nodes[node].scores = game_.scores(position);
      return true;
    }
    const Seat seat = lowest(ask.owing);
    ChoiceList choices;
    game_.choices(position, seat, choices);
    const auto after = [&](const Choice& choice) {
      return [this, &position, seat, choice](Host& host) {
        Position next = position;
        game_.submit(next, seat, choice, host);
        return next;
      };
    };
    if (choices.size() == 1) return grow_outcomes(node, memories, after(choices[0]));
    memories[seat].see(game_.view(position, seat));
    tree_.nodes[node].seat = seat;
    tree_.nodes[node].set = set_of(memories[seat], seat, choices.size());
    const std::uint32_t first =
        add_children(node, TreeNode::Is::kDecision, static_cast<std::size_t>(choices.size()));
    for (int i = 0; i < choices.size(); ++i) {
      Memories then = memories;
      then[seat].choose(choices[i]);
      if (!grow_outcomes(tree_.children[first + static_cast<std::uint32_t>(i)].node, then,
                         after(choices[i])))
        return false;
    }
    return true;
  }

  const Game& game_;
  const std::size_t most_nodes_;
  GameTree tree_;
  std::array<std::unordered_map<Memory, std::uint32_t>, kMaxSeats> by_memory_;
};

}  // namespace

std::optional<GameTree> grow_tree(const Game& game, const Setup& setup, std::size_t most_nodes) {
  Grower grower(game, most_nodes);
  LowDice dice;
  Host host(dice);
  grower.set_seats(game.seats(game.start(setup, host)));
  const bool fits =
      grower.grow_outcomes(grower.add_node(), {}, [&](Host& h) { return game.start(setup, h); });
  if (!fits) return std::nullopt;
  return grower.take();
}

}  // namespace turnwright
