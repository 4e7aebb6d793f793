#include "language/printer.h"

#include <algorithm>
#include <cstdlib>

#include "engine/check.h"

namespace turnwright::language {
namespace {

class Printer {
 public:
  Printer(const Language& language, const Program& program)
      : language_(language), program_(program) {}

  std::string print(std::size_t at, int form) const {
    const Phrase& phrase = printed_by(language_, program_, at);
    const int gender = gender_of(phrase, at);
    std::string text;
    for (const Element& element : phrase.elements) {
      std::string part =
          element.slot == kNone
              ? element.literal
              : fill(element, at, element.form == kNone ? form : element.form, gender);
      if (part.empty()) continue;
      if (!text.empty() && element.space_before) text += ' ';
      text += element.sentence ? capitalised(part) : part;
    }
    return text;
  }

 private:
  int gender_of(const Phrase& phrase, std::size_t at) const {
    if (phrase.head == kNone) return kNone;
    const auto head = static_cast<std::size_t>(phrase.head);
    const std::size_t place = child(language_.operations, program_, at, head);
    const Slot& slot = language_.operations[phrase.operation].slots[head];
    return language_.phrases.gender_of(slot.of, program_[place].value);
  }

  std::string fill(const Element& element, std::size_t at, int form, int gender) const {
    const Operations& operations = language_.operations;
    const auto i = static_cast<std::size_t>(element.slot);
    const Slot& slot = operations[program_[at].operation].slots[i];
    const std::size_t place = child(operations, program_, at, i);
    const std::int16_t value = program_[place].value;
    switch (slot.kind) {
      case SlotKind::kNumber: return number_text(value);
      case SlotKind::kSigned: return std::to_string(std::abs(value));
      case SlotKind::kPair: return to_text(unpack(value));
      case SlotKind::kWord:
        if (operations.word_classes()[slot.of].open)
          return std::string(word_name(operations, language_.lexicon, slot.of, value));
        return language_.phrases.spellings(slot.of, value, form, gender).front();
      case SlotKind::kCategory: break;
    }
    return print(place, form);
  }

  const Language& language_;
  const Program& program_;
};

bool fits(const Language& language, const Program& program, std::size_t at, const Phrase& phrase) {
  const Operation& operation = language.operations[phrase.operation];
  for (const Condition& condition : phrase.conditions) {
    const auto slot = static_cast<std::size_t>(condition.slot);
    const Node& node = program[child(language.operations, program, at, slot)];
    if (condition.kind == Condition::Kind::kPositive && node.value <= 0) return false;
    if (condition.kind == Condition::Kind::kNegative && node.value >= 0) return false;
    if (condition.kind != Condition::Kind::kEqual) continue;
    const bool is_category = operation.slots[slot].kind == SlotKind::kCategory;
    if ((is_category ? node.operation : node.value) != condition.value) return false;
  }
  return true;
}

// Writes joined words as they are pronounced: `a`, but `an` before a vowel.
std::string joined(const Phrases& phrases, std::string text) {
  for (const Join& join : phrases.joins()) {
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = word_end(text, at);
      const std::string word = text.substr(at, end - at);
      const bool capital = word == capitalised(join.word);
      const std::size_t next = end + 1;
      if ((word == join.word || capital) && next < text.size() && text[end] == ' ' &&
          join.letters.find(text[next]) != std::string::npos) {
        const std::string neighbour = text.substr(next, word_end(text, next) - next);
        if (std::find(join.except.begin(), join.except.end(), neighbour) == join.except.end())
          text.replace(at, word.size(), capital ? capitalised(join.variant) : join.variant);
      }
      at = std::max(at + 1, end);
    }
  }
  return text;
}

}  // namespace

const Phrase& printed_by(const Language& language, const Program& program, std::size_t at) {
  for (int i : language.phrases.of(program[at].operation)) {
    const Phrase& phrase = language.phrases.all()[static_cast<std::size_t>(i)];
    if (fits(language, program, at, phrase)) return phrase;
  }
  CHECK(false, "an operation whose phrases leave out a case");
}

std::string print_part(const Language& language, const Program& program) {
  return joined(language.phrases, Printer(language, program).print(0, kNone));
}

std::string print(const Language& language, const Program& program) {
  return capitalised(print_part(language, program));
}

}  // namespace turnwright::language
