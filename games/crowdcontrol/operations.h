// Everything a CrowdControl card can say: the keywords of chapters 16 and 17 as one table. The names are the rulebook's
// notation (Arm TARGET 1); how they are worded is in content/crowdcontrol/phrases.en.
#pragma once

#include <cstdlib>

#include "language/operations.h"

namespace turnwright::crowdcontrol {

inline constexpr language::CategoryRow kCategories[] = {
    {"ability"},            // a line of a card's text
    {"effects"},            // one after the other
    {"effect", "effects"},  // one of them
};

// On whom an effect works (CC-162), of own cards, of the opponent's, of a Dust Pile, and as a cost. What cannot be
// meant cannot be said: nothing of the opponent's is THIS, and no cost is CHOSEN.
inline constexpr language::WordClassRow kWordClasses[] = {
    {"own", "ALL THIS RANDOM TARGET CHOSEN"},
    {"theirs", "ALL RANDOM TARGET CHOSEN"},
    {"pile", "ALL RANDOM TARGET"},
    {"paid", "ALL THIS RANDOM TARGET"},
    {"player", "YOU OPPONENT"},
    {"type", "ACTION ENTITY PLACE HQ"},
    {"zone", "FIELD HAND DECK DUSTPILE"},
    {"tag"},    // from tags.toml
    {"token"},  // the names of the set's tokens
};

inline constexpr language::OperationRow kOperations[] = {
    // Chapter 16, activated
    {"ability", "Pay", "n:amount e:effects", "Pay {n}: {e}"},
    {"ability", "DiscardPay", "n:natural e:effects", "DiscardPay {n}: {e}"},
    {"ability", "Tribute", "who:paid e:effects", "Tribute {who}: {e}"},
    {"ability", "Dismantle", "who:paid e:effects", "Dismantle {who}: {e}"},
    {"ability", "Dissolve", "n:natural e:effects", "Dissolve {n}: {e}"},
    // triggered
    {"ability", "Periodic", "e:effects", "Periodic: {e}"},
    {"ability", "Battlecry", "e:effects", "Battlecry: {e}"},
    {"ability", "OnSpawn", "e:effects", "OnSpawn: {e}"},
    {"ability", "OnDeath", "e:effects", "OnDeath: {e}"},
    {"ability", "Avenge", "e:effects", "Avenge: {e}"},
    {"ability", "Arrival", "e:effects", "Arrival: {e}"},
    {"ability", "OnConstruction", "e:effects", "OnConstruction: {e}"},
    {"ability", "Channel", "e:effects", "Channel: {e}"},
    {"ability", "Furious", "e:effects", "Furious: {e}"},
    {"ability", "Loot", "e:effects", "Loot: {e}"},
    // what an Action does
    {"ability", "Play", "e:effects", "{e}"},

    {"effects", "then", "e:effect more:effects", "{e}, {more}"},

    // Chapter 17. A row that says the same of a tag, a type or the other player stands behind the one it goes with.
    {"effect", "Anthem", "t:tag", "Anthem {t}"},
    {"effect", "Arm", "who:own n:amount", "Arm {who} {n}"},
    {"effect", "Armor", "who:own n:amount", "Armor {who} {n}"},
    {"effect", "Strengthen", "who:own n:amount", "Strengthen {who} {n}"},
    {"effect", "Train", "who:own n:amount", "Train {who} {n}"},
    {"effect", "Heal", "who:own", "Heal {who}"},
    {"effect", "Suffer", "who:own n:amount", "Suffer {who} {n}"},
    {"effect", "Sacrifice", "who:own", "Sacrifice {who}"},
    {"effect", "Withdraw", "who:own", "Withdraw {who}"},
    {"effect", "Enrage", "who:own", "Enrage {who}"},
    {"effect", "Hasten", "who:own", "Hasten {who}"},
    {"effect", "Repair", "who:own n:amount", "Repair {who} {n}"},
    {"effect", "Grind", "who:own n:amount", "Grind {who} {n}"},
    {"effect", "Fortify", "n:amount", "Fortify {n}"},
    {"effect", "Grow", "n:amount", "Grow {n}"},
    {"effect", "Insight", "n:amount", "Insight {n}"},
    {"effect", "Produce", "n:amount", "Produce {n}"},
    {"effect", "DrawAction"},
    {"effect", "DrawActionTag", "t:tag", "DrawAction {t}"},
    {"effect", "DrawEntity"},
    {"effect", "DrawEntityTag", "t:tag", "DrawEntity {t}"},
    {"effect", "DrawPlace"},
    {"effect", "DrawPlaceTag", "t:tag", "DrawPlace {t}"},
    {"effect", "RecoverAction"},
    {"effect", "RecoverEntity"},
    {"effect", "RecoverPlace"},
    {"effect", "Discard"},
    {"effect", "DiscountAction", "n:amount", "DiscountAction {n}"},
    {"effect", "DiscountEntity", "n:amount", "DiscountEntity {n}"},
    {"effect", "DiscountPlace", "n:amount", "DiscountPlace {n}"},
    {"effect", "Spawn", "token:token n:amount", "Spawn {token} {n}"},
    {"effect", "Count", "t:tag", "Count {t}"},
    {"effect", "CountDust"},
    {"effect", "CountDustType", "type:type", "CountDust {type}"},
    {"effect", "CountPower", "who:own", "CountPower {who}"},
    {"effect", "Choose", "type:type zone:zone", "Choose {type} {zone}"},
    {"effect", "Mill", "n:amount p:player", "Mill {n} {p}"},
    {"effect", "Silence", "who:own", "Silence {who} YOU"},
    {"effect", "SilenceTheirs", "who:theirs", "Silence {who} OPPONENT"},
    {"effect", "Resurrect", "n:amount", "Resurrect {n}"},
    {"effect", "Reassemble", "n:amount", "Reassemble {n}"},
    {"effect", "Harm", "who:theirs n:amount", "Harm {who} {n}"},
    {"effect", "Kill", "who:theirs", "Kill {who}"},
    {"effect", "Bounce", "who:theirs", "Bounce {who}"},
    {"effect", "Laneswap", "who:theirs", "Laneswap {who}"},
    {"effect", "Burn", "who:theirs n:amount", "Burn {who} {n}"},
    {"effect", "Void", "who:pile", "Void {who}"},
};

// The number of an operation, fixed at compile time: operation("effect", "Arm").
consteval std::uint16_t operation(std::string_view category, std::string_view name) {
  for (std::uint16_t i = 0; i < std::size(kOperations); ++i)
    if (kOperations[i].category == category && kOperations[i].name == name) return i;
  std::abort();  // not a constant: the compiler refuses a name that is not in the table
}

const language::Operations& operations();

}  // namespace turnwright::crowdcontrol
