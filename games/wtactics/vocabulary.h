// The words with which cards speak, as values: those of kWordClasses and the operations of operations.h, in their order.
// code_words.h checks that they are the same.
#pragma once

#include <cstdint>

#include "games/wtactics/cards.h"

namespace turnwright::wtactics {

enum class Noun : std::uint8_t {
  kCreature,
  kEquipment,
  kEnchantment,
  kEvent,
  kMagic,
  kCard,
  kResource,
  kQuest,
  kConfrontation,
  kItem,
  kPlayer,
};
enum class Side : std::uint8_t { kAny, kMine, kEnemy };
enum class Place : std::uint8_t { kLocal, kGlobal, kOff, kDef, kQuesting, kHand, kDeck, kGrave };
enum class Status : std::uint8_t {
  kWhatever,
  kMarked,
  kUnmarked,
  kAssigned,
  kUnassigned,
  kIdle,
  kActive
};
enum class Wear : std::uint8_t { kWhatever, kDamaged, kEquipped, kEnchanted, kInUse, kDropped };
enum class Fight : std::uint8_t { kWhatever, kAttacker, kDefender, kUndefended, kEngaged };
enum class ConditionOf : std::uint8_t {
  kMarked,
  kUnmarked,
  kAssigned,
  kUnassigned,
  kDamaged,
  kEquipped,
  kEnchanted,
  kAttacker,
  kDefender,
  kUndefended,
  kEngaged,
  kInUse,
};
enum class Who : std::uint8_t { kYou, kFoe, kHost };
enum class Mode : std::uint8_t { kChoice, kRandom };
enum class Destination : std::uint8_t { kHand, kDeck, kOff, kDef, kGrave };
enum class PhaseWord : std::uint8_t {
  kUnmark,
  kUpkeep,
  kDraw,
  kPlay,
  kAttack,
  kEntrance,
  kDiscard
};
enum class Action : std::uint8_t {
  kAttack,
  kDefend,
  kMove,
  kMark,
  kUnmark,
  kAssign,
  kUseAbility,
  kBeTargeted,
  kBeEquipped,
  kBeEnchanted,
  kPlayEvent,
  kDraw,
  kGainInfluence,
  kAcceptQuest,
  kRecover,
  kExtraResource,
  kRegularAttack,
  kDefendFromOff,
  kAttackFromDef,
  kDefendExtra,
  kPickupFree,
};
inline constexpr int kActions = 21;
enum class QuestWord : std::uint8_t { kQuest, kAssignment, kContract, kConfrontation };
enum class Property : std::uint8_t { kSub, kType, kFaction, kCost, kName };
enum class Comparison : std::uint8_t { kAtLeast, kAtMost, kMore, kLess, kEqual };

constexpr bool compare(int a, Comparison is, int b) {
  switch (is) {
    case Comparison::kAtLeast: return a >= b;
    case Comparison::kAtMost: return a <= b;
    case Comparison::kMore: return a > b;
    case Comparison::kLess: return a < b;
    case Comparison::kEqual: return a == b;
  }
  return false;
}
constexpr bool kind_fits(Noun noun, CardType type) {
  constexpr CardType kTypes[] = {CardType::kCreature, CardType::kEquipment, CardType::kEnchantment,
                                 CardType::kEvent, CardType::kMagic};
  return noun == Noun::kCard || (noun < Noun::kCard && kTypes[static_cast<int>(noun)] == type);
}

// D.3.
enum class Keyword : std::uint8_t {
  kPicket,
  kSally,
  kBulwark,
  kOverbear,
  kBreach,
  kSwift,
  kElusive,
  kLure,
  kVigil,
  kFleet,
  kRooted,
  kWard,
  kTough,
  kSlayer,
  kSalvager,
};

enum class Effect : std::uint8_t {
  kDamage,
  kHeal,
  kMod,
  kCounter,
  kKill,
  kDiscardCard,
  kDraw,
  kDiscardHand,
  kMill,
  kBounce,
  kRecover,
  kExile,
  kMark,
  kUnmark,
  kUnassign,
  kMove,
  kControl,
  kInfluence,
  kGold,
  kReady,
  kSap,
  kGrant,
  kGrantAbility,
  kSilence,
  kPrevent,
  kPreventAll,
  kRedirect,
  kCancel,
  kSearch,
  kShuffle,
  kLook,
  kDetach,
  kReattach,
  kForbid,
  kPermit,
  kForce,
  kProgress,
  kVp,
  kHp,
  kQuestSwap,
};

enum class TriggerKind : std::uint8_t {
  kEnters,
  kLeaves,
  kDies,
  kKills,
  kAttacks,
  kDefends,
  kHitsUndefended,
  kDamaged,
  kHealed,
  kMarked,
  kUnmarked,
  kAssigned,
  kUnassigned,
  kMoves,
  kEquips,
  kDrops,
  kPicksUp,
  kPlays,
  kActivates,
  kLaysResource,
  kRecycles,
  kDraws,
  kDiscards,
  kLosesInfluence,
  kGainsInfluence,
  kPhaseStart,
  kTurnEnd,
  kRoundEnd,
  kAccepts,
  kAbandons,
  kCompletes,
  kQuestExpires,
};
inline constexpr TriggerKind kNoTrigger{0xff};

}  // namespace turnwright::wtactics
