// How areas and pieces are named to people. Pieces of one type in one area that are not alike are told apart by what they
// differ in, in brackets (TR-240): `Spitter (3 hit points)`.
#pragma once

#include <string>
#include <string_view>

#include "engine/text.h"
#include "games/trts/targets.h"

namespace turnwright::trts {

std::string small_letters(std::string_view);

std::string_view type_name(const Look&, unsigned type);
std::string_view area_name(const Look&, unsigned area);
std::string_view upgrade_name(const Look&, Seat, unsigned upgrade);
std::string_view spell_name(const Look&, unsigned spell);
std::string_view faction_name(const Look&, unsigned faction);
// What is under way, by its cancel_code: `Fusilier`, `site of Derrick`, `morph to Elder Heartbole`.
std::string order_name(const Look&, Seat, unsigned code);

// What a slot of a building has under way, and for how many rounds: `Fusilier in 2`, `built in 1`.
std::string work_name(const Look&, Seat, int slot, std::uint8_t work);

// A row of what is remembered: `2 Gnawling in West Gap (round 3)`; kNoArea: nobody can tell where.
std::string remembered_name(const Look&, TypeId, Area, int count, int round);

std::string unit_name(const Look&, Seat, std::size_t at);
std::string building_name(const Look&, Seat, std::size_t at);
// A unit, or kBuildingPiece + a building: as its owner names it, and as everybody does who sees it.
std::string piece_name(const Look&, Seat, unsigned piece);
std::string seen_piece_name(const Look&, Seat, unsigned piece);
std::string target_name(const Look&, const TargetList&, unsigned target, const Text& names);

// Found by their names, which are read in small letters.
TypeId type_called(const Look&, std::string_view name);  // kNoType: none is
Area area_called(const Look&, std::string_view name);    // by name or id; kNoArea: none is
unsigned upgrade_called(const Look&, Seat, std::string_view name);  // kNoUpgrade: none is
int spell_called(const Look&, std::string_view name);               // -1: none is

}  // namespace turnwright::trts
