// The words of the choices: what stands first, and what follows it. docs/notation.md lists the forms (about.cpp).
#pragma once

#include <string_view>

#include "games/trts/play.h"

namespace turnwright::trts {

enum class Of : std::uint8_t {
  kNothing,
  kFaction,
  kMiners,     // a number, and the area it is about
  kType,       // a type of piece
  kUpgrade,    // an upgrade of the own faction
  kOrder,      // something under way
  kArea,       // an area
  kPlace,      // an area, and how many rounds are left
  kPiece,      // an own piece, and its area
  kNumber,     // so many of them
  kUnitsFrom,  // so many units from an area
  kUnitsIn,    // so many units in an area
  kUnits,      // so many units of the area where the battle is
  kTransport,  // one unit and its area
  kSpell,      // a spell, and a piece of that area
  kTarget,     // a target
  kOne,        // one piece of that area
};
struct Wording {
  Kind kind;
  std::string_view word;
  Of of = Of::kNothing;
};
inline constexpr Wording kWordings[] = {
    {kPickFaction, "faction", Of::kFaction},
    {kGather, "mine", Of::kMiners},
    {kDeployIn, "deploy in", Of::kArea},
    {kTrain, "train", Of::kType},
    {kBuild, "build", Of::kType},
    {kResearch, "research", Of::kUpgrade},
    {kMorph, "morph to", Of::kType},
    {kTakeOver, "take over", Of::kType},
    {kCancel, "cancel", Of::kOrder},
    {kRepair, "repair"},
    {kStance, "change stance"},
    {kDone, "done"},
    {kIn, "in", Of::kPlace},
    {kPiece, "", Of::kPiece},
    {kCount, "", Of::kNumber},
    {kPass, "pass"},
    {kSurvey, "survey"},
    {kTake, "group", Of::kUnitsFrom},
    {kReady, "done"},
    {kMove, "move to", Of::kArea},
    {kVia, "by way of", Of::kArea},
    {kDrop, "drop from", Of::kTransport},
    {kAttack, "attack"},
    {kLeave, "leave", Of::kUnitsIn},
    {kLoad, "load", Of::kUnitsIn},
    {kUnload, "unload", Of::kTransport},
    {kEnd, "end"},
    {kRetreat, "retreat", Of::kUnits},
    {kStay, "stay"},
    {kTo, "to", Of::kArea},
    {kBlock, "block with", Of::kUnits},
    {kAllocate, "allocate", Of::kUnits},
    {kCast, "cast", Of::kSpell},
    {kOn, "on", Of::kTarget},
    {kLose, "lose the rest"},
    {kHoldFire, "hold fire"},
    {kSave, "save", Of::kOne},
    {kFallBack, "fall back with", Of::kUnits},
    {kShift, "shift", Of::kUnitsFrom},
};
static_assert(std::size(kWordings) == kKinds);

inline constexpr std::string_view kInto = "into ", kOfThem = " of them", kWith = " with ",
                                  kFrom = " from ", kIn_ = " in ";

}  // namespace turnwright::trts
