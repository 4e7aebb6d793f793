// How large cards, sets, decks and games may be: a game in progress takes up a fixed amount of memory. Content that goes
// beyond is a mistake where it is read, so play need not ask again.
#pragma once

namespace turnwright::crowdcontrol {

// Of a card (CC-130, CC-132).
inline constexpr int kMostAbilities = 3;
inline constexpr int kMostKeywords = 8;  // abilities and effects together, so of one list too
inline constexpr int kMostTagsOfCard = 3;
inline constexpr int kMostAttack = 32, kMostHealth = 32, kMostDelay = 32;
inline constexpr int kMostCost = 64;
inline constexpr int kMostAmount = 32;  // in costs and effects
inline constexpr int kMostNameLetters = 25, kMostFlavourLetters = 1000;

// Of a set.
inline constexpr int kMostCards = 250;  // HQs and tokens among them
inline constexpr int kMostTags = 64;    // different ones

// Of a board (CC-5) and a deck (CC-126).
inline constexpr int kMostPlaces = 4, kMostEntities = 10;
inline constexpr int kMostDeckCards = 39;

// Of a game (CC-14, CC-24, CC-75, CC-76, CC-158).
inline constexpr int kMostStartHand = 10;
inline constexpr int kMostGrowth = 32;
inline constexpr int kMostActs = 99;
inline constexpr int kMostEntries = 128;  // in a player's Queue
inline constexpr int kMostNumber = 9999;
inline constexpr int kMostX = 99;
inline constexpr int kMostTurns = 250;

}  // namespace turnwright::crowdcontrol
