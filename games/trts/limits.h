// How large maps, factions and games may be: a game in progress takes up a fixed amount of memory. Content that goes
// beyond is a mistake where it is read, so play need not ask again.
#pragma once

namespace turnwright::trts {

inline constexpr int kMostSeats = 4;

// Of a map (chapter 3).
inline constexpr int kMostAreas = 24;  // an area is a bit of an AreaMask
inline constexpr int kMostFields = 12, kMostGeysers = 3;

// Of a set of factions.
inline constexpr int kMostTypes = 250;    // units, their stances and buildings of all factions
inline constexpr int kMostKinds = 16;     // units, and buildings, of one faction
inline constexpr int kMostUpgrades = 16;  // of one faction, each level counted: a bit each
inline constexpr int kMostSpells = 16;    // of all factions
inline constexpr int kMostSpellsOfUnit = 2;
inline constexpr int kMostNeeds = 3;    // buildings that an order needs
inline constexpr int kMostChanges = 8;  // upgrades that touch one type of piece
inline constexpr int kMostSpeed = 7;
inline constexpr int kMostHitPoints = 120, kMostArmour = 9;
inline constexpr int kMostPoints = 40;  // of an attack, before upgrades
inline constexpr int kMostRange = 15;
inline constexpr int kMostSupply = 12;  // of an order, or provided, in whole points
inline constexpr int kMostDelivered = 4;
inline constexpr int kMostRoom = 16;
inline constexpr int kMostGain = 9;    // that an upgrade gives
inline constexpr int kMostPrice = 25;  // minerals, and gas: nobody has more (TR-30)
inline constexpr int kMostTime = 3;    // rounds (TR-91): two bits of a building's work
inline constexpr int kMostPicks = 4;   // targets of one splash or spell
// Parts of a group that go ways of their own; the others go the usual one.
inline constexpr int kMostDetours = 25;

// Of a game (TR-6, TR-30, TR-238).
inline constexpr int kMostRounds = 99;
inline constexpr int kMostUnits = 96, kMostBuildings = 32;  // of one player
inline constexpr int kMostEnergy = 7;
inline constexpr int kMostSlots = 3;      // orders that a building has under way
inline constexpr int kMostSeen = 24;      // entries of a ledger: the oldest is forgotten
inline constexpr int kMostSurveyed = 24;  // and of what a seat has surveyed

}  // namespace turnwright::trts
