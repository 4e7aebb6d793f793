// What the cards do, in the form in which it is carried out: programs (language/program.h) taken apart once, when a set is
// loaded, into plain tables. A place in a table is a number, so a state can hold it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "games/crowdcontrol/cards.h"
#include "games/crowdcontrol/limits.h"
#include "games/crowdcontrol/vocabulary.h"

namespace turnwright::crowdcontrol {

using CardId = std::uint8_t;  // a place in Code::cards
using TagId = std::uint8_t;   // a place in CardSet::tags
using TagMask = std::uint64_t;
inline constexpr CardId kNoCard = 0xff;
inline constexpr TagId kNoTag = 0xff;

// Where the value of a variable comes from (CC-157): a place in the list of effects, or
inline constexpr std::uint8_t kNoWriter = 0xff;  // nowhere: X is 0, and nothing is Chosen
inline constexpr std::uint8_t kPaidX = 0xfe;     // the X of Pay X

// kOpen: Resurrect and Reassemble until it is decided (CC-92).
enum class Side : std::uint8_t { kOwn, kOpponent, kOpen };
// Whose cards it works on. kEither goes with kOpen.
enum class Whose : std::uint8_t { kYours, kTheirs, kEither };
enum class Writes : std::uint8_t { kNothing, kX, kChosen };

// One effect. Those of a list stand one behind the other.
struct EffectCode {
  Effect op = Effect::kAnthem;
  Mode mode = kNoMode;
  std::uint8_t n = 0;  // the amount, if it is not X
  bool is_x = false;   // the amount is X
  TagId tag = kNoTag;  // Anthem, Count; of a draw: any, if kNoTag
  // What it works on, where that is one type in one zone. The HQ is a Place for Repair, Grind and Burn (CC-163).
  CardType type = CardType::kEntity;
  Zone zone = Zone::kField;
  bool any_type = false;        // CountDust of all cards
  CardId token = kNoCard;       // Spawn
  Whose whose = Whose::kYours;  // of Choose by CC-93
  Side side = Side::kOwn;       // with CC-82
  bool targeted = false;        // it names a target; of Choose only where one can look (CC-93)
  bool held = false;  // it waits as a targeted one does in the first Resolve Segment (CC-82)
  Writes writes = Writes::kNothing;
  std::uint8_t reads_x_from = kNoWriter;       // if is_x, or of Spawn: if the token is X/X
  std::uint8_t reads_chosen_from = kNoWriter;  // if the mode is kChosen
};

// An ability, or what an Action does.
struct AbilityCode {
  AbilityKind kind = AbilityKind::kPlay;
  std::uint8_t n = 0;                 // Pay, DiscardPay: Mana; Dissolve: cards
  bool is_x = false;                  // Pay X
  Mode mode = kNoMode;                // Tribute, Dismantle
  std::uint16_t first = 0, last = 0;  // effects
  bool has_opponent = false;          // some effect is an opponent effect (CC-46)
  bool has_open = false;              // the side of some effect is open (CC-92)
  int size() const { return last - first; }
};

struct CardCode {
  std::string name;
  CardType type = CardType::kEntity;
  bool is_token = false, is_x = false;  // see Card
  Classes classes = 0;
  std::uint8_t cost = 0;
  ExtraCost extra;
  std::uint8_t attack = 0, health = 0, delay = 0;
  TagMask tags = 0;
  std::uint16_t first = 0,
                last = 0;   // abilities, in the order of its lines; an Action has one, or none
  std::uint16_t kinds = 0;  // a bit for each AbilityKind that it has
  std::uint8_t rank = 0;    // how many names come before its own

  int size() const { return last - first; }
  bool has(AbilityKind kind) const { return (kinds >> static_cast<int>(kind) & 1) != 0; }
  bool has_tag(TagId tag) const { return (tags >> tag & 1) != 0; }
};

struct Code {
  std::vector<CardCode> cards;  // as in CardSet::cards
  std::vector<AbilityCode> abilities;
  std::vector<EffectCode> effects;

  const AbilityCode& ability(CardId card, int which) const {
    return abilities[static_cast<std::size_t>(cards[card].first + which)];
  }
  const EffectCode& effect(const AbilityCode& of, int which) const {
    return effects[static_cast<std::size_t>(of.first + which)];
  }
  const EffectCode& effect(CardId card, int of, int which) const {
    return effect(ability(card, of), which);
  }
};

Code compile(const CardSet&);

}  // namespace turnwright::crowdcontrol
