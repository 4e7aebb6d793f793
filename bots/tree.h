// What a search has learnt: for each information set it met, how often each choice was tried and what came of it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/memory.h"

namespace turnwright {

struct Edge {
  Choice choice;
  std::uint32_t tries = 0;
  // Where the game has promises: the part of the tries that it is expected to deserve, and what it is behind by them.
  float share = 0, behind = 0;
  double total = 0;    // of what came of it, for the seat that chose
  double squares = 0;  // of the same, which tells how much it spreads

  double mean() const { return total / tries; }
  double worth() const { return mean() - behind; }
};

struct Node {
  Memory memory;
  double total = 0;  // of its edges
  std::uint32_t tries = 0;
  std::uint32_t first = 0, edges = 0;  // in the tree's list
};

using NodeId = std::uint32_t;
inline constexpr NodeId kNoNode = UINT32_MAX;

class Tree {
 public:
  Tree() { clear(); }
  void clear();

  NodeId find(const Memory&) const;  // kNoNode: it was never met
  NodeId add(const Memory&, const ChoiceList&);

  Node& node(NodeId id) { return nodes_[id]; }
  std::span<Edge> edges(const Node& node) { return {edges_.data() + node.first, node.edges}; }
  std::size_t size() const { return nodes_.size(); }

 private:
  void grow();
  std::size_t place(
      const Memory&) const;  // where it is in `places_`, or the free one where it would be

  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<NodeId>
      places_;  // a hash table of nodes, at most half full; its size is a power of two
};

}  // namespace turnwright
