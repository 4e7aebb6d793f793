#include "bots/tree.h"

#include <algorithm>

namespace turnwright {

void Tree::clear() {
  nodes_.clear();
  edges_.clear();
  places_.assign(1024, kNoNode);
}

std::size_t Tree::place(const Memory& memory) const {
  std::size_t at = memory.low() & (places_.size() - 1);
  while (places_[at] != kNoNode && nodes_[places_[at]].memory != memory)
    at = (at + 1) & (places_.size() - 1);
  return at;
}

NodeId Tree::find(const Memory& memory) const { return places_[place(memory)]; }

NodeId Tree::add(const Memory& memory, const ChoiceList& choices) {
  if (2 * nodes_.size() >= places_.size()) grow();
  const auto id = static_cast<NodeId>(nodes_.size());
  places_[place(memory)] = id;
  nodes_.push_back({.memory = memory,
                    .first = static_cast<std::uint32_t>(edges_.size()),
                    .edges = static_cast<std::uint32_t>(choices.size())});
  for (const Choice& choice : choices) edges_.push_back({.choice = choice});
  return id;
}

void Tree::grow() {
  places_.assign(2 * places_.size(), kNoNode);
  for (NodeId id = 0; id < nodes_.size(); ++id) places_[place(nodes_[id].memory)] = id;
}

}  // namespace turnwright
