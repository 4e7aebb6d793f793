// What the cards do, in the form in which it is carried out: programs (language/program.h) taken apart once, when a
// set is loaded, into plain tables. A place in a table is a number, so a state can hold it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "games/wtactics/cards.h"
#include "games/wtactics/constants.h"
#include "games/wtactics/limits.h"
#include "games/wtactics/vocabulary.h"

namespace turnwright::wtactics {

using TypeId = std::uint8_t;  // a word as a creature type or subtype, compared as WT-210 says
using FilterId = std::uint16_t;
using AbilityId = std::uint16_t;
inline constexpr std::uint16_t kNone = 0xffff;
inline constexpr std::uint8_t kNoCard = 0xff, kNoFaction = 0xff;

struct Trait {
  enum class Is : std::uint8_t { kNothing, kType, kNotType, kFaction, kNotFaction };
  Is is = Is::kNothing;
  std::uint8_t of = 0;  // a TypeId or a faction
  friend bool operator==(const Trait&, const Trait&) = default;
};

// Some of the cards.
class CardMask {
 public:
  constexpr bool has(std::uint8_t card) const { return (bits_[card / 64] >> card % 64 & 1) != 0; }
  constexpr void add(std::uint8_t card) { bits_[card / 64] |= std::uint64_t{1} << card % 64; }

 private:
  std::array<std::uint64_t, 4> bits_{};
};

struct FilterWords {  // D.3
  Noun kind = Noun::kCreature;
  Side side = Side::kAny;
  Place place = Place::kLocal;
  Status state = Status::kWhatever;
  Wear wear = Wear::kWhatever;
  Fight fight = Fight::kWhatever;
  bool other = false;
  Trait trait;
  enum class Limit : std::uint8_t { kNothing, kCost, kAtk, kName };
  Limit limit = Limit::kNothing;
  Comparison is = Comparison::kEqual;
  std::uint8_t than = 0;  // a number; of kName: a card, kNoCard if no card of the set has that name
  friend bool operator==(const FilterWords&, const FilterWords&) = default;
};
struct Filter : FilterWords {
  CardMask printed;  // what it can mean by what is printed on a card: kind, trait, cost and name
  // What a glance at an object (state.h) must show, but for its side and place; and whether that and the card are all.
  std::uint64_t glance_mask = 0, glance_wanted = 0;
  bool plain = false;
  // It means nothing unless there is such a thing: Present as the first player has it if that is who speaks.
  std::uint8_t needs_present = 0;
};

struct Selector {
  enum class Is : std::uint8_t {
    kNothing,
    kSelf,
    kHost,
    kIt,
    kYou,
    kFoe,
    kTarget,
    kChoose,
    kAll,
    kRandom,
    kLastKiller
  };
  Is is = Is::kNothing;
  std::uint8_t target = 0;  // of kTarget: which of the text's targets
  FilterId filter = kNone;  // of kTarget, kChoose, kAll, kRandom
};

struct Value {
  enum class Is : std::uint8_t {
    kNumber,
    kCount,
    kDistinct,
    kInfluence,
    kVp,
    kAtk,
    kDef,
    kCostOf,
    kAmount
  };
  Is is = Is::kNumber;
  std::uint8_t number = 0;
  Who who = Who::kYou;
  Property property = Property::kSub;
  FilterId filter = kNone;
  Selector of;
};

struct Condition {
  enum class Is : std::uint8_t { kCompare, kState, kQuestActive, kTurn };
  Is is = Is::kCompare;
  bool negated = false;
  Value a, b;
  Comparison comparison = Comparison::kEqual;
  Selector of;
  ConditionOf state = ConditionOf::kMarked;
  QuestWord quest = QuestWord::kQuest;
  Who who = Who::kYou;
};

struct KeywordCode {
  Keyword keyword = Keyword::kPicket;
  std::uint8_t n = 0;  // Bulwark, Tough
  Trait trait;         // Elusive
};

struct Duration {
  enum class Is : std::uint8_t {
    kInstant,
    kCombat,
    kTurn,
    kNextTurn,
    kTurns,
    kAttached,
    kAssigned,
    kInPlay
  };
  Is is = Is::kInstant;
  std::uint8_t n = 0;
};

// One effect of a text. Instructions of a text stand one behind the other.
struct Instruction {
  Effect effect = Effect::kDamage;
  std::int8_t n = 0;
  language::Pair pair{};     // kMod
  std::uint8_t counter = 0;  // kCounter: a place in Code::counters
  Selector sel, to;
  Duration duration;
  Who who = Who::kYou;
  Mode mode = Mode::kChoice;
  Destination destination = Destination::kHand;
  Action action = Action::kAttack;
  KeywordCode keyword;
  AbilityId ability = kNone;  // kGrantAbility
  FilterId filter = kNone;    // kSearch
  // "if …": carried out only if the condition holds. With `otherwise` the next instruction is the other branch.
  std::uint16_t condition = kNone;
  bool otherwise = false;
  // "Choose one": carried out only if this clause's choice (0 to 3) was for this side (0 or 1).
  std::uint8_t choice = 0xff;
  std::uint8_t side = 0;
};

struct Target {
  FilterId filter = kNone;
  std::uint8_t choice = 0xff, side = 0;  // as in Instruction: asked for only with that mode
};

struct Costs {  // D.2; each stands at most once in a list
  std::uint8_t gold = 0, allies = 0, discard = 0, resources = 0, influence = 0;
  bool mark = false, once = false;
  FilterId sacrifice = kNone, bounce = kNone;
  std::uint8_t counter = 0xff;  // a place in Code::counters
};

struct Static {
  enum class Is : std::uint8_t {
    kKeyword,
    kMod,
    kGrant,
    kSilence,
    kForbid,
    kPermit,
    kForce,
    kCostmod,
    kHandsize
  };
  Is is = Is::kKeyword;
  language::Pair pair{};
  KeywordCode keyword;
  Action action = Action::kAttack;
  Selector sel;  // kKeyword: self
  std::int8_t n = 0;
  FilterId filter = kNone;  // kCostmod
  Who who = Who::kYou;
};

struct Trigger {
  TriggerKind kind = kNoTrigger;
  enum class Watches : std::uint8_t { kNothing, kSelf, kHost, kAny };
  Watches watches = Watches::kNothing;
  FilterId filter = kNone;  // kAny
  bool by = false;          // "BY who": diesBy, healedBy are kDies and kHealed with this
  Who who = Who::kYou;
  PhaseWord phase = PhaseWord::kUnmark;
  Noun noun = Noun::kCard;  // kPlays
};

enum class Form : std::uint8_t {
  kPassive,
  kActivated,
  kTriggered,
  kUpkeep,
  kGrant,
  kAssignment,
  kEffect,
  kRequires,
  kAttach,
  kX
};

// What triggers watch for, a bit each: a TriggerKind, or the start of one of the phases.
constexpr std::uint64_t watch_bit(TriggerKind kind, int phase = 0) {
  if (kind == kNoTrigger) return 0;
  const int bit = kind == TriggerKind::kPhaseStart ? 32 + phase : static_cast<int>(kind);
  return std::uint64_t{1} << bit;
}
inline std::uint64_t watch_bit(const Trigger& t) {
  return watch_bit(t.kind, static_cast<int>(t.phase));
}

// Whom a line of text means may change without anything coming or going, when this does.
enum Sees : std::uint8_t {
  kSeesMarks = 1,
  // Where somebody stands, and who fights: that is also where its opponent is (WT-54).
  kSeesPlaces = 2,
  kSeesWounds = 4,
};

// One line of a text, or what stands in quotes in one.
struct Ability {
  Form form = Form::kPassive;
  bool once = false;      // a trigger; of costs see Costs
  std::uint8_t line = 0;  // which line of the card it is, from 1
  Costs costs;            // kActivated, kUpkeep, kAssignment
  Trigger trigger;        // kTriggered
  Static statement;       // kPassive
  bool noted = false;     // kPassive: it is among CardCode::keywords or in CardCode::on_host
  // Instructions [first, last): kActivated, kTriggered, kUpkeep, kEffect.
  std::uint16_t first = 0, last = 0;
  std::uint8_t targets = 0;  // of kAttach: the host
  std::array<Target, kMostTargets> target;
  std::uint8_t choices = 0;  // how many "Choose one" it has
  bool has_local = false;  // some effect or target reaches only one battlefield, whatever the mode
  std::array<bool, 8> has_local_mode{};  // has_local counting only side s of choice c: [c * 2 + s]
  AbilityId inner = kNone;               // kGrant, kAssignment: what stands in quotes
  Selector sel;                          // kGrant: who has it
  FilterId filter = kNone;               // kAttach
  std::uint16_t condition = kNone;       // kRequires
  std::uint16_t value = kNone;           // kX
};

// A card, or a foe of a Confrontation: something that can lie on the table.
// What is looked at all the time stands together, at the beginning of a line of the cache.
struct alignas(64) CardCode {
  std::uint64_t triggers = 0;  // what it watches for, in whatever way: watch_bit
  std::uint32_t keywords = 0;  // its own, outside of an assignment: keyword_bits
  std::uint8_t atk = 0, def = 0;
  std::uint8_t bulwark = 0, tough = 0;
  language::Pair on_host{};  // what an attachment adds to the one that carries it
  CardType type = CardType::kCreature;
  std::uint8_t least_gold = 0xff;  // that anything to use costs
  std::uint8_t sees = 0;           // Sees: what its lines speak of
  bool is_foe : 1 = false;
  bool is_caster : 1 = false;      // WT-246
  bool is_simple : 1 = false;      // a creature that demands nothing but its cost
  bool has_static : 1 = false;     // kPassive or kGrant among them (or inside an assignment)
  bool speaks : 1 = false;         // the same, but for what is noted here
  bool has_activated : 1 = false;  // kActivated or kAssignment among them
  bool uses_marked : 1 = false;    // some of these also while it is marked
  bool has_upkeep : 1 = false;
  bool grants : 1 = false;       // kGrant among them: others have what stands in its quotes
  bool silences : 1 = false;     // takes others' abilities away
  bool comes_off : 1 = false;    // attaches by words that a creature may cease to fit (WT-227)
  bool needs_front : 1 = false;  // a front is named for it, whatever its modes
  bool is_quiet : 1 = false;     // nobody else has anything of it: what is derived is its own
  // Abilities [first, last), in the order of its lines, without those in quotes.
  AbilityId first = 0, last = 0;
  // Those of that form. All E lines are one ability, in the place of the first; of several REQ lines (each must hold)
  // this is the first. What X and REQ call a target is a target of the effect.
  AbilityId effect = kNone, attach = kNone, requires_ = kNone, x = kNone;
  AbilityId aims = kNone;    // the one of these whose targets are chosen: attach, else effect
  std::uint8_t faction = 0;  // a foe has kNoFaction
  std::uint8_t loyalty = 0;
  Cost cost;
  std::uint8_t needs_present = 0;  // of its first target, if it has that one in every mode
  std::uint8_t granted_gold =
      0xff;                       // the least that anything to use costs those to whom it grants it
  bool grants_to_marked = false;  // and some of that can be used while they are marked
  std::vector<TypeId> types;      // with the words of its name, if it is a creature (WT-209)
  std::vector<TypeId> subtypes;   // the subtype line alone: what Equipment belongs to (WT-219)
  std::string name;
};

// What a quest asks for (D.3). A player's progress towards it is a Token (state.h).
struct Goal {
  enum class Is : std::uint8_t { kTally, kTallyValue, kStreak, kStreakState, kState, kSlay };
  Is is = Is::kState;
  std::uint8_t n = 0;
  Trigger trigger;  // kTally, kTallyValue, kStreak: what counts
  bool once_per_turn = false;
  bool of_one_faction = false;
  std::uint8_t sum = 0;             // what n of those that count must cost together
  Trigger reset;                    // what wipes it out; of no kind: nothing does
  std::uint16_t condition = kNone;  // kStreakState, kState
};

struct FoeCode {
  std::uint8_t card, hp;
};

struct QuestCode {
  std::string name;
  QuestKind kind = QuestKind::kAssignment;
  std::uint8_t vp = 0;
  Goal goal;
  std::uint16_t accept = kNone;  // a condition (WT-261)
  std::uint8_t duration = 0;     // turns; 0: it has none (WT-281)
  Costs escrow;
  AbilityId reward = kNone, penalty = kNone, abandoned = kNone;
  std::vector<FoeCode> foes;  // each copy
  std::uint64_t watches = 0;  // what its goal and its reset watch for
};

struct Code {
  std::vector<QuestCode> quests;  // as in CardSet::quests
  std::vector<CardCode> cards;    // as in CardSet::cards, then the foes of the quests in order
  std::vector<Ability> abilities;
  std::vector<Instruction> instructions;
  std::vector<Filter> filters;
  std::vector<Condition> conditions;
  std::vector<Value> values;
  // Every pair that is put or removed as a counter; at most kMostCounters.
  std::vector<language::Pair> counters;

  bool has_type(std::uint8_t card, TypeId type) const {
    for (TypeId one : cards[card].types)
      if (one == type) return true;
    return false;
  }
  bool has_trait(std::uint8_t card, const Trait& trait) const {
    switch (trait.is) {
      case Trait::Is::kNothing: return true;
      case Trait::Is::kType: return has_type(card, trait.of);
      case Trait::Is::kNotType: return !has_type(card, trait.of);
      case Trait::Is::kFaction: return cards[card].faction == trait.of;
      case Trait::Is::kNotFaction: return cards[card].faction != trait.of;
    }
    return false;
  }
  int printed_cost(std::uint8_t card) const {  // X and T count as 0 (WT-103)
    const Cost& cost = cards[card].cost;
    return cost.base == Cost::Base::kNone ? cost.number : 0;
  }
  // What a line of text speaks of: Sees.
  std::uint8_t sees(const Ability& a) const {
    unsigned seen = 0;
    if (a.filter != kNone && filters[a.filter].state != Status::kWhatever) seen |= kSeesMarks;
    for (FilterId id : {a.sel.filter, a.statement.sel.filter}) {
      if (id == kNone) continue;
      const Filter& f = filters[id];
      if (f.state != Status::kWhatever) seen |= kSeesMarks;
      if (f.fight != Fight::kWhatever || f.place != Place::kGlobal) seen |= kSeesPlaces;
      if (f.wear == Wear::kDamaged) seen |= kSeesWounds;
    }
    return static_cast<std::uint8_t>(seen);
  }
};

Code compile(const CardSet&);

}  // namespace turnwright::wtactics
