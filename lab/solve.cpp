#include "lab/solve.h"

#include <algorithm>

namespace turnwright {

namespace {

using Is = TreeNode::Is;

// How likely each branch is: by chance, or by the policy.
double likelihood(const GameTree& tree, const Policy& policy, const TreeNode& node, std::size_t i) {
  if (node.is == Is::kChance) return tree.children[node.first + i].chance;
  return policy[tree.sets[node.set].first + i];
}

void add_values(const GameTree& tree, const Policy& policy, std::uint32_t at, double reach,
                std::vector<double>& sums) {
  const TreeNode& node = tree.nodes[at];
  if (node.is == Is::kEnd) {
    for (std::size_t seat = 0; seat < sums.size(); ++seat)
      sums[seat] += reach * node.scores.of[seat];
    return;
  }
  for (std::size_t i = 0; i < node.count; ++i)
    if (const double p = likelihood(tree, policy, node, i); p > 0)
      add_values(tree, policy, tree.children[node.first + i].node, reach * p, sums);
}

// The best answer of one seat. What it does in an information set depends on all the nodes in it, each weighed by how
// likely the others and chance come there.
class BestResponse {
 public:
  BestResponse(const GameTree& tree, const Policy& policy, Seat seat)
      : tree_(tree),
        policy_(policy),
        seat_(seat),
        members_(tree.sets.size()),
        best_(tree.sets.size(), -1) {
    reach(0, 1);
  }
  double value() { return value_of(0); }

 private:
  struct Member {
    std::uint32_t node;
    double weight;
  };

  void reach(std::uint32_t at, double weight) {
    const TreeNode& node = tree_.nodes[at];
    const bool is_own = node.is == Is::kDecision && node.seat == seat_;
    if (is_own) members_[node.set].push_back({at, weight});
    for (std::size_t i = 0; i < node.count; ++i)
      reach(tree_.children[node.first + i].node,
            is_own ? weight : weight * likelihood(tree_, policy_, node, i));
  }

  double value_of(std::uint32_t at) {
    const TreeNode& node = tree_.nodes[at];
    if (node.is == Is::kEnd) return node.scores.of[seat_];
    if (node.is == Is::kDecision && node.seat == seat_)
      return value_of(tree_.children[node.first + best_choice(node.set)].node);
    double sum = 0;
    for (std::size_t i = 0; i < node.count; ++i)
      if (const double p = likelihood(tree_, policy_, node, i); p > 0)
        sum += p * value_of(tree_.children[node.first + i].node);
    return sum;
  }

  std::uint32_t best_choice(std::uint32_t set) {
    if (best_[set] >= 0) return static_cast<std::uint32_t>(best_[set]);
    std::uint32_t best = 0;
    double highest = 0;
    for (std::uint32_t i = 0; i < tree_.sets[set].choices; ++i) {
      double sum = 0;
      for (const Member& member : members_[set])
        if (member.weight > 0)
          sum += member.weight * value_of(tree_.children[tree_.nodes[member.node].first + i].node);
      if (i == 0 || sum > highest) {
        highest = sum;
        best = i;
      }
    }
    best_[set] = static_cast<std::int64_t>(best);
    return best;
  }

  const GameTree& tree_;
  const Policy& policy_;
  const Seat seat_;
  std::vector<std::vector<Member>> members_;  // by information set
  std::vector<std::int64_t> best_;            // by information set; -1: not known yet
};

// Counterfactual regret minimisation, the variant that never lets a regret fall below zero and updates the seats in turn.
class RegretMatching {
 public:
  explicit RegretMatching(const GameTree& tree)
      : tree_(tree), regrets_(tree.choices), sums_(tree.choices), now_(uniform_policy(tree)) {}

  void iterate(Seat seat, double weight) {
    gains_.assign(tree_.choices, 0);
    weight_ = weight;
    walk(0, seat, 1, 1);
    for (const InformationSet& set : tree_.sets)
      if (set.seat == seat) match(set);
  }

  Policy average() const {
    Policy policy = uniform_policy(tree_);
    for (const InformationSet& set : tree_.sets) normalize(sums_, set, policy);
    return policy;
  }

 private:
  // What `seat` gets from here; `own` and `others` (chance among them) are how likely they come here. Where only the
  // others never come, the seat's average still counts.
  double walk(std::uint32_t at, Seat seat, double own, double others) {
    const TreeNode& node = tree_.nodes[at];
    if (node.is == Is::kEnd) return node.scores.of[seat];
    if (own == 0 && others == 0) return 0;
    if (node.is == Is::kChance || node.seat != seat) {
      double sum = 0;
      for (std::size_t i = 0; i < node.count; ++i) {
        const double p = likelihood(tree_, now_, node, i);
        sum += p * walk(tree_.children[node.first + i].node, seat, own, others * p);
      }
      return sum;
    }
    const std::uint32_t first = tree_.sets[node.set].first;
    double worth[kMaxChoices];
    double mean = 0;
    for (std::size_t i = 0; i < node.count; ++i) {
      const double p = now_[first + i];
      worth[i] = walk(tree_.children[node.first + i].node, seat, own * p, others);
      mean += p * worth[i];
      sums_[first + i] += weight_ * own * p;
    }
    for (std::size_t i = 0; i < node.count; ++i) gains_[first + i] += others * (worth[i] - mean);
    return mean;
  }

  void match(const InformationSet& set) {
    for (std::size_t i = set.first; i < set.first + set.choices; ++i)
      regrets_[i] = std::max(regrets_[i] + gains_[i], 0.0);
    normalize(regrets_, set, now_);
  }

  // In proportion to `weights`; equally, if there are none.
  static void normalize(const std::vector<double>& weights, const InformationSet& set, Policy& to) {
    double sum = 0;
    for (std::size_t i = set.first; i < set.first + set.choices; ++i) sum += weights[i];
    for (std::size_t i = set.first; i < set.first + set.choices; ++i)
      to[i] = sum > 0 ? weights[i] / sum : 1.0 / set.choices;
  }

  const GameTree& tree_;
  std::vector<double> regrets_, sums_, gains_;
  Policy now_;
  double weight_ = 1;
};

}  // namespace

Policy uniform_policy(const GameTree& tree) {
  Policy policy(tree.choices);
  for (const InformationSet& set : tree.sets)
    std::fill_n(policy.begin() + set.first, set.choices, 1.0 / set.choices);
  return policy;
}

std::vector<double> values(const GameTree& tree, const Policy& policy) {
  std::vector<double> sums(static_cast<std::size_t>(tree.seats));
  add_values(tree, policy, 0, 1, sums);
  return sums;
}

double best_response_value(const GameTree& tree, const Policy& policy, Seat seat) {
  return BestResponse(tree, policy, seat).value();
}

double nash_conv(const GameTree& tree, const Policy& policy) {
  const std::vector<double> got = values(tree, policy);
  double sum = 0;
  for (Seat seat = 0; seat < tree.seats; ++seat)
    sum += best_response_value(tree, policy, seat) - got[seat];
  return sum;
}

Policy solve(const GameTree& tree, int iterations, const std::function<bool(int)>& progress) {
  RegretMatching matching(tree);
  for (int i = 1; i <= iterations; ++i) {
    for (Seat seat = 0; seat < tree.seats; ++seat) matching.iterate(seat, i);
    if (progress && !progress(i)) break;
  }
  return matching.average();
}

}  // namespace turnwright
