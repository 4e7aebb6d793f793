// Everything that the sheets of TRTS say in sentences: traits of factions, what upgrades give, spells and abilities, as
// one table. How they are worded is in content/trts/phrases.en.
#pragma once

#include <cstdlib>

#include "language/operations.h"

namespace turnwright::trts {

inline constexpr language::CategoryRow kCategories[] = {
    {"trait"},           // a line of a faction's text
    {"gain"},            // a line of an upgrade's text
    {"spell"},           // the line of a spell's text
    {"ability"},         // a line of a piece's text
    {"effect"},          // of a spell
    {"pieces"},          // for whom an upgrade is
    {"list", "pieces"},  // of names
    {"several", "list"},
    {"either"},  // names with "or"
};

inline constexpr language::WordClassRow kWordClasses[] = {
    {"stat", "attack armour armourInHold range speed shields carries"},
    {"piece"},  // the names of units and buildings
    {"spellName"},
    {"verb"},  // what stances are called when they are taken
};

inline constexpr language::OperationRow kOperations[] = {
    // The ways to build (TR-106).
    {"trait", "SiteCrews"},
    {"trait", "LightCast"},
    {"trait", "Sown"},
    // The rest of what factions are good at (chapter 16).
    {"trait", "Repair", "n:number"},
    {"trait", "Regrowth", "n:number"},
    {"trait", "Reglow", "n:number"},
    {"trait", "Brood", "p:piece n:number"},
    {"trait", "Rootbound", "but:list"},
    {"trait", "Lattice", "but:list by:either"},

    {"gain", "More", "n:number stat:stat who:pieces"},
    {"gain", "Detect", "who:pieces"},
    {"gain", "Stance", "who:pieces verb:verb"},
    {"gain", "Learn", "p:piece spell:spellName"},
    {"gain", "FarFold", "from:piece to:piece"},

    {"spell", "Cast", "energy:number range:number e:effect"},

    {"ability", "Survey"},

    // In the order of SpellKind.
    {"effect", "Lance", "n:number"},
    {"effect", "Choke", "targets:number"},
    {"effect", "Shroud"},
    {"effect", "Rekindle", "n:number"},
    {"effect", "Burst", "n:number targets:number"},

    {"pieces", "AllUnits"},
    {"pieces", "UnitsBut", "but:list"},
    {"list", "One", "p:piece"},
    {"several", "Two", "p:piece q:piece"},
    {"several", "More", "p:piece more:several"},
    {"either", "One", "p:piece"},
    {"either", "Or", "p:piece more:either"},
};

// The number of an operation, fixed at compile time: operation("gain", "More").
consteval std::uint16_t operation(std::string_view category, std::string_view name) {
  for (std::uint16_t i = 0; i < std::size(kOperations); ++i)
    if (kOperations[i].category == category && kOperations[i].name == name) return i;
  std::abort();  // not a constant: the compiler refuses a name that is not in the table
}

const language::Operations& operations();

}  // namespace turnwright::trts
