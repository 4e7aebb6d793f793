#include "language/reference.h"

#include "language/printer.h"
#include "language/random_program.h"

namespace turnwright::language {
namespace {

// The shortest of some programs that this phrase prints.
Program example_of(const Language& language, RandomPrograms& programs, const Phrase& phrase) {
  constexpr std::uint64_t kEnough = 150, kTries = 5000;
  Program best;
  std::size_t length = 0;
  for (std::uint64_t seed = 0; seed < (best.empty() ? kTries : kEnough); ++seed) {
    Program program = programs.of_operation(phrase.operation, seed);
    if (&printed_by(language, program, 0) != &phrase) continue;
    const std::size_t its = print_part(language, program).size();
    if (!best.empty() && its >= length) continue;
    best = std::move(program);
    length = its;
  }
  return best;
}

// A table cell may hold no bar.
std::string cell(std::string_view text) {
  std::string result;
  for (char c : text) result += c == '|' ? std::string("\\|") : std::string(1, c);
  return result;
}

std::string slots_of(const Operations& operations, const Operation& operation) {
  std::string text;
  for (const Slot& slot : operation.slots) {
    std::string type;
    switch (slot.kind) {
      case SlotKind::kNumber:
      case SlotKind::kSigned: type = slot.least == kX ? "number or X" : "number"; break;
      case SlotKind::kPair: type = "+a/+d"; break;
      case SlotKind::kWord: type = operations.word_classes()[slot.of].name; break;
      case SlotKind::kCategory: type = operations.categories()[slot.of].name; break;
    }
    text += (text.empty() ? "" : ", ") + std::string(slot.name) + ": " + type;
  }
  return text;
}

void add_category(const Language& language, RandomPrograms& programs, std::uint8_t category,
                  std::string& text) {
  const Operations& operations = language.operations;
  text += "\n### " + std::string(operations.categories()[category].name) + "\n\n";
  for (const Category& other : operations.categories())
    if (other.wider == category)
      text += "Also everything under *" + std::string(other.name) + "*.\n\n";
  if (language.phrases.of_category(category).empty()) return;
  text += "| Phrase | Slots | Example | Formula |\n|---|---|---|---|\n";
  for (int i : language.phrases.of_category(category)) {
    const Phrase& phrase = language.phrases.all()[static_cast<std::size_t>(i)];
    const Program example = example_of(language, programs, phrase);
    const bool shown = !example.empty() && phrase.text != "-";
    text += "| " + (phrase.text == "-" ? "(nothing)" : "`" + cell(phrase.text) + "`") + " | " +
            slots_of(operations, operations[phrase.operation]) + " | " +
            (shown ? cell(print_part(language, example)) : "") + " | " +
            (shown ? "`" + cell(formula(operations, language.lexicon, example)) + "`" : "") +
            " |\n";
  }
}

void add_words(const Language& language, std::string& text) {
  text += "\n### Words\n\n| Class | Words |\n|---|---|\n";
  for (std::size_t i = 0; i < language.operations.word_classes().size(); ++i) {
    const WordClass& words = language.operations.word_classes()[i];
    text += "| " + std::string(words.name) + " | ";
    if (words.open) text += "any that the set brings along";
    for (std::size_t value = 0; value < words.values.size(); ++value) {
      const auto word_class = static_cast<std::uint8_t>(i);
      const int its = static_cast<int>(value);
      const std::string& word = language.phrases.spellings(
          word_class, its, kNone, language.phrases.gender_of(word_class, its))[0];
      text += (value == 0 ? "" : ", ") + (word.empty() ? "(nothing)" : word);
    }
    text += " |\n";
  }
}

}  // namespace

std::string reference(const Language& language) {
  RandomPrograms programs(language.operations, language.lexicon);
  std::string text;
  for (std::size_t i = 0; i < language.operations.categories().size(); ++i)
    add_category(language, programs, static_cast<std::uint8_t>(i), text);
  add_words(language, text);
  return text;
}

}  // namespace turnwright::language
