// The tables of chapters 16 and 17: on which cards a keyword may stand, and what an effect works on.
#pragma once

#include "games/crowdcontrol/code.h"

namespace turnwright::crowdcontrol {

inline constexpr Classes kOfCM = kCulture | kMysticism, kOfCN = kCulture | kNature,
                         kOfCT = kCulture | kTechnology, kOfMN = kMysticism | kNature,
                         kOfMT = kMysticism | kTechnology, kOfNT = kNature | kTechnology;

// By AbilityKind. What an Action does is no keyword.
inline constexpr Classes kAbilityClasses[] = {
    kAnyClass, kAnyClass, kAnyClass, kOfCT,
    kOfMN,                                       // Pay, DiscardPay, Tribute, Dismantle, Dissolve
    kAnyClass, kAnyClass, kAnyClass, kAnyClass,  // Periodic, Battlecry, OnSpawn, OnDeath
    kAnyClass, kOfCN,     kOfCT,     kOfMT,      // Avenge, Arrival, OnConstruction, Channel
    kAnyClass, kOfCN,     kAnyClass,             // Furious, Loot; Play
};
static_assert(std::size(kAbilityClasses) == static_cast<std::size_t>(AbilityKind::kPlay) + 1);

struct EffectRow {
  Effect effect;
  Classes classes;    // of Spawn also those of the token
  Whose whose;        // of Mill and Silence as they say, of Choose by CC-93
  CardType type;      // of what it works on; the HQ is a Place for Repair, Grind and Burn (CC-163)
  Zone zone;          // where that is
  bool aims = false;  // targeted by nature; else TARGET says it
  Writes writes = Writes::kNothing;
};

namespace effect_table {
inline constexpr auto kYours = Whose::kYours, kTheirs = Whose::kTheirs, kEither = Whose::kEither;
inline constexpr auto kAction = CardType::kAction, kEntity = CardType::kEntity,
                      kPlace = CardType::kPlace, kHq = CardType::kHq;
inline constexpr auto kField = Zone::kField, kHand = Zone::kHand, kDeck = Zone::kDeck,
                      kDust = Zone::kDustpile;

inline constexpr EffectRow kRows[] = {
    {Effect::kAnthem, kAnyClass, kYours, kEntity, kField},
    {Effect::kArm, kOfCT, kYours, kEntity, kField},
    {Effect::kArmor, kOfNT, kYours, kEntity, kField},
    {Effect::kStrengthen, kOfMN, kYours, kEntity, kField},
    {Effect::kTrain, kCulture, kYours, kEntity, kHand},
    {Effect::kHeal, kOfMN, kYours, kEntity, kField},
    {Effect::kSuffer, kAnyClass, kYours, kEntity, kField},
    {Effect::kSacrifice, kAnyClass, kYours, kEntity, kField},
    {Effect::kWithdraw, kOfCM, kYours, kEntity, kField},
    {Effect::kEnrage, kAnyClass, kYours, kEntity, kField},
    {Effect::kHasten, kAnyClass, kYours, kEntity, kField},
    {Effect::kRepair, kOfCT, kYours, kPlace, kField},
    {Effect::kGrind, kAnyClass, kYours, kPlace, kField},
    {Effect::kFortify, kOfCT, kYours, kHq, kField},
    {Effect::kGrow, kOfCN, kYours, kHq, kField},
    {Effect::kInsight, kAnyClass, kYours, kHq, kField},
    {Effect::kProduce, kOfNT, kYours, kHq, kField},
    {Effect::kDrawAction, kMysticism, kYours, kAction, kDeck},
    {Effect::kDrawEntity, kNature, kYours, kEntity, kDeck},
    {Effect::kDrawPlace, kTechnology, kYours, kPlace, kDeck},
    {Effect::kRecoverAction, kMysticism, kYours, kAction, kDust, true},
    {Effect::kRecoverEntity, kNature, kYours, kEntity, kDust, true},
    {Effect::kRecoverPlace, kTechnology, kYours, kPlace, kDust, true},
    {Effect::kDiscard, kMysticism, kYours, kAction, kHand},
    {Effect::kDiscountAction, kMysticism, kYours, kAction, kHand},
    {Effect::kDiscountEntity, kCulture, kYours, kEntity, kHand},
    {Effect::kDiscountPlace, kTechnology, kYours, kPlace, kHand},
    {Effect::kSpawn, kAnyClass, kYours, kEntity, kField},
    {Effect::kCount, kAnyClass, kYours, kEntity, kField, false, Writes::kX},
    {Effect::kCountDust, kMysticism, kYours, kEntity, kDust, false, Writes::kX},
    {Effect::kCountPower, kNature, kYours, kEntity, kField, false, Writes::kX},
    {Effect::kChoose, kAnyClass, kYours, kEntity, kField, true, Writes::kChosen},
    {Effect::kMill, kOfMT, kYours, kEntity, kDeck},
    {Effect::kSilence, kMysticism, kYours, kEntity, kField},
    {Effect::kResurrect, kMysticism, kEither, kEntity, kDust, true},
    {Effect::kReassemble, kTechnology, kEither, kPlace, kDust, true},
    {Effect::kHarm, kAnyClass, kTheirs, kEntity, kField},
    {Effect::kKill, kMysticism, kTheirs, kEntity, kField},
    {Effect::kBounce, kTechnology, kTheirs, kEntity, kField},
    {Effect::kLaneswap, kAnyClass, kTheirs, kEntity, kField},
    {Effect::kBurn, kAnyClass, kTheirs, kPlace, kField},
    {Effect::kVoid, kOfMN, kTheirs, kEntity, kDust},
};

consteval bool is_in_order() {
  for (std::size_t i = 0; i < std::size(kRows); ++i)
    if (kRows[i].effect != static_cast<Effect>(i)) return false;
  return std::size(kRows) == kEffects;
}
static_assert(is_in_order());
}  // namespace effect_table

constexpr const EffectRow& row_of(Effect effect) {
  return effect_table::kRows[static_cast<std::size_t>(effect)];
}

}  // namespace turnwright::crowdcontrol
