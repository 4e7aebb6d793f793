// Reading the text of a card or a quest: programs (language/program.h) become abilities, instructions, filters and values
// of a Code. Which lines a card or a quest has, and what they are for, is said in code.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/check.h"
#include "games/wtactics/code_words.h"

namespace turnwright::wtactics {

// A place in a program.
struct Part {
  const language::Program& program;
  std::size_t at = 0;

  std::uint16_t operation() const { return program[at].operation; }
  const language::Operation& row() const { return operations()[operation()]; }
  Part slot(std::size_t place) const {
    return {program, language::child(operations(), program, at, place)};
  }
  Part operator[](std::string_view name) const {
    const std::vector<language::Slot>& slots = row().slots;
    for (std::size_t i = 0; i < slots.size(); ++i)
      if (slots[i].name == name) return slot(i);
    CHECK(false, "an operation without that slot");
  }
  std::int16_t value() const { return program[at].value; }
  std::uint8_t number() const { return static_cast<std::uint8_t>(value()); }
  std::int8_t signed_number() const { return static_cast<std::int8_t>(value()); }
  language::Pair pair() const { return language::unpack(value()); }
  template <typename Word>
  Word word() const {
    return static_cast<Word>(value());
  }
  template <typename Enum>
  Enum operation_as() const {  // see code_words.h
    return static_cast<Enum>(kLanguage.place_in_category(operation()));
  }
};

class TextReader {
 public:
  explicit TextReader(const CardSet& set) : set_(set) {}

 protected:
  static constexpr std::uint8_t kNoChoice = 0xff;

  // An ability while it is read.
  struct Text {
    Ability ability;
    std::vector<Instruction> instructions;  // apart, since what stands in quotes has its own
    std::uint8_t choice = kNoChoice, side = 0;
  };

  // D.2. REQ and X speak of the targets of `effect`.
  Ability read_line(Part part, std::uint8_t line, Text& effect);
  Ability close(Text& text);
  // D.3 effects, one after the other.
  void read_effects(Part part, Text& text);
  Costs read_costs(Part part);
  void read_cost(Part part, Costs& costs);
  Trigger read_trigger(Part part);
  std::uint16_t read_condition(Part part, Text& text);
  // D.3 target filters. Equal ones are one.
  FilterId read_filter(Part part);
  TypeId type_of(std::string_view word);
  void add_types(std::string_view words, std::vector<TypeId>&);  // each once

  const CardSet& set_;
  Code code_;
  FilterId the_target_ = kNone;  // of the card that is read

 private:
  AbilityId read_quoted(Part part, std::uint8_t line);
  std::uint8_t counter_of(language::Pair pair);
  void read_clause(Part part, Text& text);
  // The slots of the effects have one name each for what they mean.
  void read_effect(Part part, Text& text);
  Static read_static(Part part, Text& text);
  // What an effect and a statement can both have.
  template <typename Said>
  bool read_common(std::string_view name, Part slot, Text& text, Said& said);
  KeywordCode read_keyword(Part part);
  static Duration read_duration(Part part);
  void read_subject(Part part, Trigger& trigger);
  Selector read_selector(Part part, Text& text);
  // All targets are in the battlefield that is named (WT-52), also one that only a condition speaks of.
  Selector add_target(FilterId filter, Text& text);
  void note_place(FilterId filter, Text& text) const;
  Trait read_trait(Part part);
  std::string_view open_word(std::string_view word_class, Part part) const;
  void read_limit(Part part, Filter& filter) const;
  // Quests have names too, and so have the cards of other sets.
  std::uint8_t card_named(std::string_view name) const;
  Value read_value(Part part, Text& text);

  std::vector<std::string> types_;  // by TypeId
};

}  // namespace turnwright::wtactics
