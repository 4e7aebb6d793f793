// A whole game as a tree: for games that are small enough to be looked at to their end. Decisions point to the
// information set in which they are made, which is what the seat remembers (Memory), so the tree is what solvers need.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/game.h"
#include "engine/memory.h"

namespace turnwright {

struct TreeNode {
  enum class Is : std::uint8_t { kChance, kDecision, kEnd };
  Is is = Is::kEnd;
  Seat seat = kNobody;                 // of a decision
  std::uint32_t set = 0;               // of a decision: its information set
  std::uint32_t first = 0, count = 0;  // children, in GameTree::children
  Scores scores;                       // of an end
};

struct TreeChild {
  std::uint32_t node;
  double chance;  // of an outcome of chance; 1 of a choice
};

struct InformationSet {
  Seat seat;
  std::uint32_t first, choices;  // where its choices begin in a Policy
};

struct GameTree {
  std::vector<TreeNode> nodes;  // the first is the root; children come after their parents
  std::vector<TreeChild> children;
  std::vector<InformationSet> sets;
  std::size_t choices = 0;  // of all information sets together
  int seats = 0;
};

// Nothing: the game has more than `most_nodes`, or a shuffle in it has very many outcomes.
std::optional<GameTree> grow_tree(const Game&, const Setup&, std::size_t most_nodes);

}  // namespace turnwright
