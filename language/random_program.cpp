#include "language/random_program.h"

#include <algorithm>
#include <utility>

#include "engine/check.h"

namespace turnwright::language {
namespace {

constexpr int kEndless = 1000;
constexpr int kDepth = 7;

}  // namespace

RandomPrograms::RandomPrograms(const Operations& operations, const Lexicon& lexicon)
    : operations_(operations), lexicon_(lexicon), depths_(operations.all().size(), kEndless) {
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < depths_.size(); ++i) {
      const int depth = depth_of(operations[i]);
      changed |= depth < depths_[i];
      depths_[i] = depth;
    }
  }
}

Program RandomPrograms::of_category(std::uint8_t category, std::uint64_t seed) {
  state_ = seed;
  make(category, {kDepth});
  return std::exchange(program_, {});
}

Program RandomPrograms::of_operation(std::uint16_t operation, std::uint64_t seed) {
  state_ = seed;
  make_operation(operation, {0});
  return std::exchange(program_, {});
}

void RandomPrograms::make(std::uint8_t category, const Bounds& bounds) {
  std::vector<std::uint16_t> candidates;
  int least = kEndless;
  for (std::size_t i = 0; i < operations_.all().size(); ++i) {
    if (!allowed(operations_[i], category, bounds)) continue;
    least = std::min(least, depths_[i]);
    candidates.push_back(static_cast<std::uint16_t>(i));
  }
  std::erase_if(candidates,
                [&](std::uint16_t i) { return depths_[i] > std::max(bounds.depth, least); });
  CHECK(!candidates.empty(), "a category without an operation");
  make_operation(candidates[roll(candidates.size())], bounds);
}

void RandomPrograms::make_operation(std::uint16_t operation, const Bounds& bounds) {
  program_.push_back({operation, 0});
  for (const Slot& slot : operations_[operation].slots) {
    if (slot.kind != SlotKind::kCategory) {
      program_.push_back({kValue, value(slot, bounds.accepts)});
      continue;
    }
    Bounds inside = bounds;
    --inside.depth;
    if (operations_.categories()[slot.of].once) inside.open |= std::uint64_t{1} << slot.of;
    if (slot.accepts != 0) inside.accepts = slot.accepts;
    make(slot.of, inside);
  }
}

std::uint64_t RandomPrograms::roll(std::uint64_t sides) {  // splitmix64
  state_ += 0x9e3779b97f4a7c15u;
  std::uint64_t z = state_;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return (z ^ z >> 31) % sides;
}

int RandomPrograms::depth_of(const Operation& operation) const {
  int depth = 1;
  for (const Slot& slot : operation.slots) {
    if (slot.kind != SlotKind::kCategory) continue;
    int least = kEndless;
    for (std::size_t i = 0; i < depths_.size(); ++i)
      if (operations_.fits(operations_[i].category, slot.of)) least = std::min(least, depths_[i]);
    depth = std::max(depth, least + 1);
  }
  return std::min(depth, kEndless);
}

bool RandomPrograms::allowed(const Operation& operation, std::uint8_t category,
                             const Bounds& bounds) const {
  if (!operations_.fits(operation.category, category)) return false;
  if (bounds.accepts != 0 && operation.stands_for >= 0 &&
      !(bounds.accepts >> operation.stands_for & 1u))
    return false;
  return std::none_of(operation.slots.begin(), operation.slots.end(), [&](const Slot& slot) {
    return slot.kind == SlotKind::kCategory && operations_.categories()[slot.of].once &&
           (bounds.open >> slot.of & 1u);
  });
}

std::int16_t RandomPrograms::value(const Slot& slot, std::uint32_t accepts) {
  const auto small = [this](int sides) {
    return static_cast<int>(roll(static_cast<unsigned>(sides)));
  };
  switch (slot.kind) {
    case SlotKind::kNumber: return static_cast<std::int16_t>(slot.least + small(4));
    case SlotKind::kSigned:
      return static_cast<std::int16_t>(small(2) == 0 ? 1 + small(3) : -1 - small(3));
    case SlotKind::kPair: {
      const int attack = small(9) - 4;
      return pack({static_cast<std::int8_t>(attack), static_cast<std::int8_t>(small(9) - 4)});
    }
    case SlotKind::kWord: return word(slot, accepts);
    case SlotKind::kCategory: break;
  }
  return 0;
}

std::int16_t RandomPrograms::word(const Slot& slot, std::uint32_t accepts) {
  const auto count = static_cast<std::uint64_t>(word_count(operations_, lexicon_, slot.of));
  CHECK(count > 0, "an open word class without a word");
  const bool is_head = slot.of == operations_.head_class();
  if (!is_head && roll(2) == 0) return 0;  // defaults are what most cards say
  for (;;) {
    const std::uint64_t value = roll(count);
    if (!is_head || accepts == 0 || (accepts >> value & 1u))
      return static_cast<std::int16_t>(value);
  }
}

}  // namespace turnwright::language
