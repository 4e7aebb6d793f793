// The phrases of one human language: how operations and words are written. One text file per language and
// game, checked when it is loaded. Four kinds of line:
//
//   # anything                                        a comment
//   join    a an aeiou except used                    before these letters `a` is written `an`
//   word    kind creature   creature; many=creatures  a word of a word class, and its other forms
//   effect  draw(n=1, who=you)   draw a card          category, operation, phrase
//
// A phrase holds {slot}, {slot:form} (the form of the words in it; unless named, the one asked of the whole
// phrase) or {^slot} (a sentence of its own: it begins with a capital). In the operation, `slot=value` says
// when the phrase fits; `+n` and `-n` that the number is above or below zero (it is written without its
// sign). The first phrase that fits is printed; all are read. `-` is the empty phrase or word.
//
// A word is `base; form=other; …`, with | between spellings of which the first is printed. `is=f` gives a head
// word a gender; `form.f=other` is the form of words that stand with such a head in one phrase.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "language/diagnostics.h"
#include "language/operations.h"

namespace turnwright::language {

inline constexpr int kNone = -1;  // no slot, the base form, no gender

struct Element {
  std::string literal;  // if no slot
  int slot = kNone;
  int form = kNone;  // kNone: as asked of the phrase
  bool space_before = false;
  bool sentence = false;
};

struct Condition {
  enum class Kind : std::uint8_t { kEqual, kPositive, kNegative };
  int slot;
  Kind kind;
  int value = 0;  // a number, a word's value, or an operation without slots
};

struct Phrase {
  std::uint16_t operation;
  std::vector<Condition> conditions;
  std::vector<Element> elements;
  std::string text;  // as written in the file
  int line;
  int head = kNone;  // the slot whose word decides the gender of the others
};

struct WordForm {
  int form = kNone;
  int gender = kNone;
  std::vector<std::string> spellings;  // the first is printed
};

struct Word {
  std::vector<WordForm> forms;  // the base form first; none: this word is missing
  int gender = kNone;
};

// Before one of `letters`, `word` is written `variant`.
struct Join {
  std::string word, variant, letters;
  std::vector<std::string> except;
};

// The word of the phrases behind a joined one: `a` for `an`; any other word is itself.
std::string unjoined(const std::vector<Join>&, std::string_view word);

class Phrases {
 public:
  static Result<Phrases, Diagnostics> load(const Operations&, std::string_view file,
                                           std::string_view text);

  std::span<const Phrase> all() const { return phrases_; }
  // The phrases of one operation, in the order of the file.
  std::span<const int> of(std::uint16_t operation) const { return by_operation_[operation]; }
  std::span<const int> of_category(std::uint8_t category) const { return by_category_[category]; }
  const std::vector<Join>& joins() const { return joins_; }
  int genders() const { return static_cast<int>(genders_.size()); }
  int gender_of(std::uint8_t word_class, int value) const;
  // How a word is spelt in this form, beside a head of this gender. Open words are spelt as they are.
  const std::vector<std::string>& spellings(std::uint8_t word_class, int value, int form,
                                            int gender) const;
  // Does the language use this very word, so that no name may be it?
  bool uses(std::string_view word) const;

 private:
  friend class PhraseFile;
  std::vector<Phrase> phrases_;
  std::vector<std::vector<int>> by_operation_, by_category_;
  std::vector<std::vector<Word>> words_;  // by class and value
  std::vector<std::string> forms_, genders_;
  std::vector<Join> joins_;
  std::vector<std::string> vocabulary_;  // every single word of phrases and words, sorted
};

// How many bytes the letter or digit has that begins at `at`; 0: none does. Letters beyond ASCII are those of two
// bytes in UTF-8 (Latin, Greek, Cyrillic); quotation marks and dashes have three.
std::size_t letter_at(std::string_view text, std::size_t at);
// Where the word ends that begins at `at`.
std::size_t word_end(std::string_view text, std::size_t at);
// Do the words go on from `at - 1` to `at` without a break?
bool inside_word(std::string_view text, std::size_t at);

// The text with its first letter as a capital.
std::string capitalised(std::string_view text);

}  // namespace turnwright::language
