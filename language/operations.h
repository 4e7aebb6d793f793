// The operations of a game's card language: what a program can say, without a word of any human language.
// A game writes three tables of rows once; Operations resolves the names in them to small numbers.
// How an operation is worded is in the phrase files (phrases.h); what it does is the game's business.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace turnwright::language {

// What the result of an operation can be used for. Where `wider` is asked for, this will do too.
struct CategoryRow {
  std::string_view name;
  std::string_view wider = {};
  bool once = false;  // what fills a slot of it may hold no second such slot: no quotes in quotes
};

// Words that are data of a program: the sides, the places, the kinds. The first value is the default.
// The values of an open class are not known to the game: they come with the cards.
struct WordClassRow {
  std::string_view name;
  std::string_view values = {};  // apart by spaces; empty: an open class
  bool head = false;             // the noun that says what a selection consists of
};

// A slot is written `name:type`. Types: number (1 to 99), natural (0 to 99), amount (natural or X), signed (not 0),
// pair (`+1/-2`), a word class, or a category; `sel:selector/creature/player` takes only selections of those
// head words. `notation` is the rulebook's formula with {slots}; empty: name(slot, slot). With "," it is
// the list of those slots that are not at their default.
struct OperationRow {
  std::string_view category;
  std::string_view name;
  std::string_view slots = {};
  std::string_view notation = {};
  std::string_view stands_for = {};  // the head word it selects without naming it
};

enum class SlotKind : std::uint8_t { kNumber, kSigned, kPair, kWord, kCategory };

struct Slot {
  std::string_view name;
  SlotKind kind;
  std::uint8_t of = 0;        // the word class or category
  std::int16_t least = 1;     // of a number; kX, if it may be X
  std::uint32_t accepts = 0;  // a bit per head word; 0: whatever it is
};

struct Operation {
  std::uint8_t category;
  std::string_view name;
  std::vector<Slot> slots;
  std::string_view notation;
  int stands_for = -1;  // a head word
};

struct Category {
  std::string_view name;
  int wider = -1;
  bool once = false;
};

struct WordClass {
  std::string_view name;
  std::vector<std::string_view> values;
  bool open = false;
};

inline constexpr int kMaxSlots = 12;
inline constexpr int kMaxNumber = 99;
inline constexpr int kX = -1;         // a number that is not said here: X
std::string number_text(int number);  // "3", "X"

class Operations {
 public:
  Operations(std::span<const CategoryRow>, std::span<const WordClassRow>,
             std::span<const OperationRow>);

  std::span<const Category> categories() const { return categories_; }
  std::span<const WordClass> word_classes() const { return word_classes_; }
  std::span<const Operation> all() const { return operations_; }
  const Operation& operator[](std::size_t operation) const { return operations_[operation]; }

  std::optional<std::uint8_t> find_category(std::string_view name) const;
  std::optional<std::uint8_t> find_word_class(std::string_view name) const;
  std::optional<std::uint16_t> find(std::string_view category, std::string_view name) const;
  std::uint8_t category(std::string_view name) const;  // requires: it is there
  // May a result of `narrow` stand where `wide` is asked for?
  bool fits(std::uint8_t narrow, std::uint8_t wide) const;
  int head_class() const { return head_class_; }  // -1: there is none

 private:
  Slot slot_of(std::string_view written) const;

  std::vector<Category> categories_;
  std::vector<WordClass> word_classes_;
  std::vector<Operation> operations_;
  int head_class_ = -1;
};

// The values of the open word classes, by class. A program names them by their place here, so programs
// belong to the lexicon they were read with.
struct Lexicon {
  std::vector<std::vector<std::string>> words;

  explicit Lexicon(const Operations& operations) : words(operations.word_classes().size()) {}
};

// "attacker", "Emberkin": the name of a value, as formulas write it.
std::string_view word_name(const Operations&, const Lexicon&, std::uint8_t word_class, int value);
// How many values a class has.
int word_count(const Operations&, const Lexicon&, std::uint8_t word_class);

}  // namespace turnwright::language
