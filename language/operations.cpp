#include "language/operations.h"

#include "engine/check.h"
#include "engine/text.h"

namespace turnwright::language {

Operations::Operations(std::span<const CategoryRow> categories,
                       std::span<const WordClassRow> word_classes,
                       std::span<const OperationRow> operations) {
  for (const CategoryRow& row : categories) categories_.push_back({row.name, -1, row.once});
  for (std::size_t i = 0; i < categories.size(); ++i)
    if (!categories[i].wider.empty()) categories_[i].wider = category(categories[i].wider);
  for (const WordClassRow& row : word_classes) {
    if (row.head) head_class_ = static_cast<int>(word_classes_.size());
    word_classes_.push_back({row.name, split_words(row.values), row.values.empty()});
  }
  for (const OperationRow& row : operations) {
    CHECK(!find(row.category, row.name), "two operations of one name");
    Operation operation{category(row.category), row.name, {}, row.notation, -1};
    for (std::string_view slot : split_words(row.slots)) operation.slots.push_back(slot_of(slot));
    CHECK(operation.slots.size() <= kMaxSlots, "an operation with too many slots");
    if (!row.stands_for.empty()) {
      const auto& heads = word_classes_[static_cast<std::size_t>(head_class_)].values;
      for (std::size_t i = 0; i < heads.size(); ++i)
        if (heads[i] == row.stands_for) operation.stands_for = static_cast<int>(i);
      CHECK(operation.stands_for >= 0, "an operation that stands for an unknown head word");
    }
    operations_.push_back(std::move(operation));
  }
}

Slot Operations::slot_of(std::string_view written) const {
  const std::size_t colon = written.find(':');
  CHECK(colon != std::string_view::npos, "a slot without a type");
  const auto parts = split(written.substr(colon + 1), '/');
  Slot slot{written.substr(0, colon), SlotKind::kNumber};
  const std::string_view type = parts[0];
  if (type == "natural") {
    slot.least = 0;
  } else if (type == "amount") {
    slot.least = kX;
  } else if (type == "signed") {
    slot.kind = SlotKind::kSigned;
  } else if (type == "pair") {
    slot.kind = SlotKind::kPair;
  } else if (const auto word_class = find_word_class(type)) {
    slot.kind = SlotKind::kWord;
    slot.of = *word_class;
  } else if (type != "number") {
    slot.kind = SlotKind::kCategory;
    slot.of = category(type);
  }
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const auto& heads = word_classes_[static_cast<std::size_t>(head_class_)].values;
    const std::uint32_t before = slot.accepts;
    for (std::size_t head = 0; head < heads.size(); ++head)
      if (heads[head] == parts[i]) slot.accepts |= 1u << head;
    CHECK(slot.accepts != before, "a slot that accepts an unknown head word");
  }
  return slot;
}

std::optional<std::uint8_t> Operations::find_category(std::string_view name) const {
  for (std::size_t i = 0; i < categories_.size(); ++i)
    if (categories_[i].name == name) return static_cast<std::uint8_t>(i);
  return std::nullopt;
}

std::optional<std::uint8_t> Operations::find_word_class(std::string_view name) const {
  for (std::size_t i = 0; i < word_classes_.size(); ++i)
    if (word_classes_[i].name == name) return static_cast<std::uint8_t>(i);
  return std::nullopt;
}

std::optional<std::uint16_t> Operations::find(std::string_view category,
                                              std::string_view name) const {
  for (std::size_t i = 0; i < operations_.size(); ++i)
    if (operations_[i].name == name && categories_[operations_[i].category].name == category)
      return static_cast<std::uint16_t>(i);
  return std::nullopt;
}

std::uint8_t Operations::category(std::string_view name) const {
  const auto found = find_category(name);
  CHECK(found, "no such category");
  return *found;
}

bool Operations::fits(std::uint8_t narrow, std::uint8_t wide) const {
  for (int at = narrow; at >= 0; at = categories_[static_cast<std::size_t>(at)].wider)
    if (at == wide) return true;
  return false;
}

std::string number_text(int number) { return number == kX ? "X" : std::to_string(number); }

std::string_view word_name(const Operations& operations, const Lexicon& lexicon,
                           std::uint8_t word_class, int value) {
  const WordClass& words = operations.word_classes()[word_class];
  const auto i = static_cast<std::size_t>(value);
  if (words.open) return lexicon.words[word_class][i];
  return words.values[i];
}

int word_count(const Operations& operations, const Lexicon& lexicon, std::uint8_t word_class) {
  const WordClass& words = operations.word_classes()[word_class];
  return static_cast<int>(words.open ? lexicon.words[word_class].size() : words.values.size());
}

}  // namespace turnwright::language
