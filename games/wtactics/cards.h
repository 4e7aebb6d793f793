// The cards and quests of WTactics, as their files say them: sentences in, programs out. A set with a mistake does
// not load; all its mistakes are told at once.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/content.h"
#include "games/wtactics/operations.h"
#include "language/cards_file.h"
#include "language/parser.h"

namespace turnwright::wtactics {

// In the order of the tables in card files.
enum class CardType : std::uint8_t { kCreature, kEquipment, kEvent, kMagic, kEnchantment };
inline constexpr std::string_view kCardTypes[] = {"creature", "equipment", "event", "magic",
                                                  "enchantment"};
enum class QuestKind : std::uint8_t { kAssignment, kContract, kConfrontation };
inline constexpr std::string_view kQuestKinds[] = {"Assignment", "Contract", "Confrontation"};

// A number, or X or T and a number (WT-101, WT-102).
struct Cost {
  enum class Base : std::uint8_t { kNone, kX, kTarget };
  Base base = Base::kNone;
  std::int8_t number = 0;
  friend bool operator==(const Cost&, const Cost&) = default;
};
std::string to_text(const Cost&);  // "3", "X+1", "T"

struct Stats {
  std::uint8_t atk = 0, def = 0;
};

struct Card {
  std::string number, name;
  CardType type = CardType::kCreature;
  std::uint8_t faction = 0;  // a place in CardSet::factions
  std::uint8_t loyalty = 0;  // 0: no requirement
  Cost cost;
  Stats stats;  // of creatures
  std::vector<std::string>
      types;  // the subtype line; for creatures the words of the name count too (WT-209)
  std::vector<language::Program> abilities;
  std::string flavour;
};

struct Foe {
  std::string name;
  Stats stats;
  std::uint8_t hp = 0;
  std::uint8_t count = 1;
  std::vector<language::Program> abilities;
};

struct Quest {
  std::string number, name;
  QuestKind kind = QuestKind::kAssignment;
  std::uint8_t vp = 0;
  std::vector<language::Program> lines;
  std::vector<Foe> foes;
  std::string flavour;
};

struct Faction {
  std::string name, short_name, about;
};

struct CardSet {
  language::Phrases phrases;
  language::Lexicon lexicon;
  std::vector<Faction> factions;
  std::vector<Card> cards;
  std::vector<Quest> quests;

  language::Language language() const { return {operations(), phrases, lexicon}; }
  const Card* find_card(std::string_view name) const;
  const Quest* find_quest(std::string_view name) const;
};

// The files of a set. Of `known` cards only the type words and names are used: new cards may speak of them. A `newer`
// card takes the place of the one of its name.
struct CardTexts {
  language::SourceText phrases, factions;
  std::vector<language::SourceText> cards;
  std::vector<language::SourceText> known;
  std::vector<language::SourceText> newer{};
};

Result<CardSet, language::Diagnostics> load_cards(const CardTexts&);

// The files that are part of the program, and the set they make.
CardTexts texts_of(const GameFiles&);
CardTexts shipped_texts();
const CardSet& shipped_cards();

// Every phrase with an example, as docs/card-language.md lists them. It does not change with the cards.
std::string phrase_reference(const CardSet&);

}  // namespace turnwright::wtactics
