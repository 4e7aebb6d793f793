// How cards, objects and whatever else can be pointed at are named to people, and found again by their names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text.h"
#include "games/wtactics/table.h"

namespace turnwright::wtactics {

// What lies on the table has a name, also while it is dying: a kill may be credited to it (WT-204).
inline bool has_name(const Object& o) { return in_play(o) || o.where == Where::kDying; }

inline constexpr std::string_view kFrontWords[] = {"Offensive", "Defensive"};
inline constexpr std::string_view kPhaseWords[] = {  // WT-116
    "before the first phase", "Unmark/Unassign", "Upkeep", "Draw", "Play", "Move or Attack", "Play",
    "Move or Attack",         "Entrance",        "Discard"};

std::string_view card_name(const Look&, unsigned card);
std::string_view quest_name(const Look&, unsigned quest);
// A quest on offer; with a 2 if it lies on the second place and the same one on the first.
std::string offer_name(const Look&, int offer);
std::string counter_name(const Look&, unsigned counter);  // "+1/+0"

// The card's name; with its number if its owner has another of it in play; with "of" a player if the other player
// has one too. That player is who controls it, unless somebody controls two of that card with different owners:
// then they are told apart by their owners.
void write_object(const Look&, unsigned slot, Text&);
void write_ref(const Look&, Ref, Text&);  // as a target

// Which of several abilities: the number of its line, and if that is not enough, the card on which it is printed.
using AbilityIds = std::vector<AbilityId>;
void write_ability(const Look&, AbilityId, const AbilityIds& among, Text&);

// Names are read in small letters. Whether a text may mean this object: its number and player may be left out.
std::string small_letters(std::string_view);
bool may_mean(const Look&, Slot, std::string_view text, const Names&);
// All that a text may mean as a target.
std::vector<Ref> find_refs(const Look&, std::string_view text, const Names&);

}  // namespace turnwright::wtactics
