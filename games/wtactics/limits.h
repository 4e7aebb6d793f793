// How large cards, sets and decks may be: a game in progress takes up a fixed amount of memory. Content that goes
// beyond is a mistake where it is read, so play need not ask again.
#pragma once

namespace turnwright::wtactics {

// Of one text.
inline constexpr int kMostLines = 8;
inline constexpr int kMostTargets = 4;  // in all modes together
inline constexpr int kMostChoices = 4;  // "Choose one"
inline constexpr int kMostLooked = 10;  // cards of one look

// Of a quest, all copies counted.
inline constexpr int kMostFoes = 4;
inline constexpr int kMostEscrow = 3;  // cards laid under it by one player

// Of a set.
inline constexpr int kMostCards = 250;  // the foes of quests among them
inline constexpr int kMostQuests = 60;
inline constexpr int kMostCounters = 5;  // kinds of them: +1/+0, +0/+1, …
inline constexpr int kMostTypes = 255;   // different words

// Of a deck (WT-332).
inline constexpr int kMostArmyCards = 64;
inline constexpr int kMostQuestCards = 10;

}  // namespace turnwright::wtactics
