// How cards and things on the board are named to people, and found again by their names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text.h"
#include "games/crowdcontrol/camp.h"

namespace turnwright::crowdcontrol {

inline constexpr std::string_view kLaneWords[] = {"attack", "defense"};

std::string_view card_name(const Look&, unsigned card);
std::string small_letters(std::string_view);
// The card's name, with its number if its player has another of that name on the board.
std::string object_name(const Look&, const Camp&, Slot);
// A card in a Hand: its name, and what tells it from others of that name (CC-161).
std::string hand_name(const Look&, unsigned card, unsigned training, unsigned reduction);
// What an effect of a list does, as one word: "Harm".
std::string_view effect_name(Effect);

// Names are read in small letters. Whether a text may mean this thing: its number may be left out.
bool may_mean(const Look&, const Camp&, Slot, std::string_view text);
// The card called so; kNoCard: none is.
CardId card_called(const Look&, std::string_view text);
struct HandWords {
  CardId card = kNoCard;
  unsigned training = 0, reduction = 0;
  bool exact = false;  // training or reduction are said
};
HandWords hand_called(const Look&, std::string_view text);

}  // namespace turnwright::crowdcontrol
