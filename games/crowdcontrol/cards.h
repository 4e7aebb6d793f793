// The cards of CrowdControl, as their files say them: sentences in, programs out. A set with a mistake does not load; all
// its mistakes are told at once.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/content.h"
#include "games/crowdcontrol/operations.h"
#include "language/cards_file.h"
#include "language/parser.h"

namespace turnwright::crowdcontrol {

// CC-2; the words of the class "type" in their order.
enum class CardType : std::uint8_t { kAction, kEntity, kPlace, kHq };
inline constexpr std::string_view kCardTypes[] = {"Action", "Entity", "Place", "HQ"};
enum class Rarity : std::uint8_t { kCommon, kUncommon, kRare };
inline constexpr std::string_view kRarities[] = {"common", "uncommon", "rare"};

// CC-129, a bit each.
using Classes = std::uint8_t;
inline constexpr Classes kNature = 1, kMysticism = 2, kTechnology = 4, kCulture = 8;
inline constexpr Classes kAnyClass = kNature | kMysticism | kTechnology | kCulture;
inline constexpr std::string_view kClassNames[] = {"Nature", "Mysticism", "Technology", "Culture"};
std::string class_names(Classes);  // "Nature and Culture"

// CC-70.
struct ExtraCost {
  enum class Is : std::uint8_t { kNothing, kSacrifice, kDiscard, kVoid };
  Is is = Is::kNothing;
  std::uint8_t n = 0;
};

struct Card {
  std::string number, name;
  CardType type = CardType::kEntity;
  bool is_token = false;  // no deck may hold it, and it costs 0 (CC-9)
  Classes classes = 0;    // of a token of no class: kAnyClass
  std::uint8_t cost = 0;
  ExtraCost extra;
  std::uint8_t attack = 0, health = 0, delay = 0;
  bool is_x = false;               // a token that is X/X with the X of its list
  std::vector<std::uint8_t> tags;  // places in CardSet::tags
  std::vector<language::Program> abilities;
  std::optional<Rarity> rarity;
  std::string flavour;
};

// What a sentence needs to know of a token that it makes.
struct Token {
  std::string name;
  CardType type;
  Classes classes;
  bool is_x;
};

struct CardSet {
  language::Phrases phrases;
  language::Lexicon lexicon;
  std::vector<std::string> tags;  // as in the lexicon
  std::vector<Token> tokens;      // as in the lexicon; some may be cards of another set
  std::vector<Card> cards;
  language::Diagnostics warnings;  // what is allowed, but hardly meant (CC-164)

  language::Language language() const { return {operations(), phrases, lexicon}; }
  const Card* find_card(std::string_view name) const;
};

// The files of a set. Of `known` cards only the tokens are used: new cards may make them. A `newer` card takes the place
// of the one of its name.
struct CardTexts {
  language::SourceText phrases, tags;
  std::vector<language::SourceText> cards;
  std::vector<language::SourceText> known{};
  std::vector<language::SourceText> newer{};
};

Result<CardSet, language::Diagnostics> load_cards(const CardTexts&);

// The files that are part of the program, and the set they make.
CardTexts texts_of(const GameFiles&);
CardTexts shipped_texts();
const CardSet& shipped_cards();

// Every phrase with an example, as docs/crowdcontrol-cards.md lists them. It does not change with the cards.
std::string phrase_reference(const CardSet&);

}  // namespace turnwright::crowdcontrol
