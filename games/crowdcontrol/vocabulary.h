// The words with which cards speak, as values: those of kWordClasses and the operations of operations.h, in their order.
// code_words.h checks that they are the same.
#pragma once

#include <cstdint>

namespace turnwright::crowdcontrol {

// CC-162. The words "theirs", "pile" and "paid" are some of these.
enum class Mode : std::uint8_t { kAll, kThis, kRandom, kTarget, kChosen };
inline constexpr Mode kNoMode{0xff};
enum class Player : std::uint8_t { kYou, kOpponent };
enum class Zone : std::uint8_t { kField, kHand, kDeck, kDustpile };

// Chapter 16. The first five are activated; the last is what an Action does.
enum class AbilityKind : std::uint8_t {
  kPay,
  kDiscardPay,
  kTribute,
  kDismantle,
  kDissolve,
  kPeriodic,
  kBattlecry,
  kOnSpawn,
  kOnDeath,
  kAvenge,
  kArrival,
  kOnConstruction,
  kChannel,
  kFurious,
  kLoot,
  kPlay,
};
constexpr bool is_activated(AbilityKind kind) { return kind <= AbilityKind::kDissolve; }

// Chapter 17.
enum class Effect : std::uint8_t {
  kAnthem,
  kArm,
  kArmor,
  kStrengthen,
  kTrain,
  kHeal,
  kSuffer,
  kSacrifice,
  kWithdraw,
  kEnrage,
  kHasten,
  kRepair,
  kGrind,
  kFortify,
  kGrow,
  kInsight,
  kProduce,
  kDrawAction,
  kDrawEntity,
  kDrawPlace,
  kRecoverAction,
  kRecoverEntity,
  kRecoverPlace,
  kDiscard,
  kDiscountAction,
  kDiscountEntity,
  kDiscountPlace,
  kSpawn,
  kCount,
  kCountDust,
  kCountPower,
  kChoose,
  kMill,
  kSilence,
  kResurrect,
  kReassemble,
  kHarm,
  kKill,
  kBounce,
  kLaneswap,
  kBurn,
  kVoid,
};
inline constexpr int kEffects = 42;

}  // namespace turnwright::crowdcontrol
