// The table that names every byte of a state, with who may see it. Of pieces others see what stands on the game board, in
// lists of their own (hidden.cpp), so the table can only say that the rules know.
#pragma once

#include "games/trts/state.h"

namespace turnwright::trts {

inline constexpr std::string_view kPhaseWords[] = {"setup", "macro", "micro", "secret moves"};
inline constexpr std::string_view kMatchTypeWords[] = {"two", "team", "free_for_all",
                                                       "last_man_standing"};
inline constexpr std::string_view kEndingWords[] = {"not over", "elimination", "areas",
                                                    "surrender"};

#define TURNWRIGHT_FIELD(words, member) \
  field<decltype(State::member)>(words, offsetof(State, member))
#define TURNWRIGHT_OWN(words, member)           \
  TURNWRIGHT_FIELD(words, member)               \
      .for_each_seat(sizeof(State::member[0]) / \
                     sizeof(std::remove_all_extents_t<decltype(State::member)>))
// One member of the entries of a list that each seat has, and how many entries there are.
#define TURNWRIGHT_ENTRY(words, list, Type, member)                                       \
  column<decltype(Type::member)>(words, offsetof(State, list) + offsetof(Type, member),   \
                                 std::remove_extent_t<decltype(State::list)>::capacity(), \
                                 sizeof(Type))                                            \
      .in_each_seat(sizeof(State::list[0]), kMostSeats)
#define TURNWRIGHT_ENTRIES(words, list)                                                      \
  field<decltype(std::remove_extent_t<decltype(State::list)>::count_)>(                      \
      words,                                                                                 \
      offsetof(State, list) + offsetof(std::remove_extent_t<decltype(State::list)>, count_)) \
      .in_each_seat(sizeof(State::list[0]), kMostSeats)
#define TURNWRIGHT_BUILDING(words, member, more)                                             \
  column<std::remove_extent_t<decltype(Building::member)>>(                                  \
      words, offsetof(State, buildings) + offsetof(Building, member) + more, kMostBuildings, \
      sizeof(Building))                                                                      \
      .in_each_seat(sizeof(State::buildings[0]), kMostSeats)                                 \
      .seen_by(Sight::kKnown)
#define TURNWRIGHT_UNIT(words, member) \
  TURNWRIGHT_ENTRY(words, units, Unit, member).seen_by(Sight::kKnown)
#define TURNWRIGHT_SURVEYED(words, member) \
  TURNWRIGHT_ENTRY(words, surveyed, Surveyed, member).seen_by(Sight::kOwner)
#define TURNWRIGHT_DRAFT(words, member)                                                   \
  field<decltype(Draft::member)>(words, offsetof(State, draft) + offsetof(Draft, member)) \
      .in_each_seat(sizeof(Draft), kMostSeats)                                            \
      .seen_by(Sight::kOwner)
#define TURNWRIGHT_BATTLE(words, member) \
  field<decltype(Battle::member)>(words, offsetof(State, battle) + offsetof(Battle, member))

inline constexpr auto kStateFields = join(
    std::array{
        TURNWRIGHT_UNIT("unit area", area),
        TURNWRIGHT_UNIT("unit type", type),
        TURNWRIGHT_UNIT("unit hit points", hit_points),
        TURNWRIGHT_UNIT("unit shields", shields),
        TURNWRIGHT_UNIT("unit charge", charge),
        TURNWRIGHT_UNIT("unit tie", tie),
        TURNWRIGHT_UNIT("unit flags", flags),
        TURNWRIGHT_UNIT("unit points", points),
        TURNWRIGHT_UNIT("unit shown type", shown_type),
        TURNWRIGHT_UNIT("unit shown hit points", shown_hit_points),
        TURNWRIGHT_UNIT("unit count", count),
        TURNWRIGHT_ENTRIES("unit entries", units).seen_by(Sight::kKnown),
        TURNWRIGHT_FIELD("came from", came_from).seen_by(Sight::kKnown),
        TURNWRIGHT_OWN("marked areas", markers),
        TURNWRIGHT_OWN("exact areas", exact).seen_by(Sight::kOwner),
        TURNWRIGHT_BATTLE("battle area", area).seen_by(Sight::kKnown),
        TURNWRIGHT_BATTLE("battle range", range),
        TURNWRIGHT_BATTLE("engaging seats", engaging).as_seats(),
        TURNWRIGHT_BATTLE("defending seats", defending).as_seats(),
        TURNWRIGHT_BATTLE("shrouded seats", shrouded).as_seats(),
        TURNWRIGHT_BATTLE("up ramp", up_ramp).seen_by(Sight::kKnown),
        TURNWRIGHT_BATTLE("attack used", has_attacked),
        TURNWRIGHT_BATTLE("quiet cycle", is_quiet),
        TURNWRIGHT_BATTLE("active seat", active).as_seat(),
        TURNWRIGHT_BATTLE("shrouding seats", shrouding).as_seats(),
        column<std::uint8_t>("detours", offsetof(State, detours), sizeof(State::detours), 1)
            .seen_by(Sight::kKnown),
        TURNWRIGHT_OWN("most minerals", most_minerals),
        TURNWRIGHT_OWN("most gas", most_gas),
        TURNWRIGHT_OWN("finished upgrades", upgrades).seen_by(Sight::kOwner),
        TURNWRIGHT_OWN("declared upgrades", declared),
        TURNWRIGHT_DRAFT("draft steps", steps),
        TURNWRIGHT_DRAFT("draft stage", stage),
        TURNWRIGHT_DRAFT("draft kind", kind),
        TURNWRIGHT_DRAFT("draft item", item),
        TURNWRIGHT_DRAFT("draft unit", unit),
        TURNWRIGHT_DRAFT("draft count", count),
        TURNWRIGHT_DRAFT("draft area", area),
        TURNWRIGHT_DRAFT("draft spill", spill),
        TURNWRIGHT_DRAFT("draft swift", swift),
        column<std::uint8_t>("draft picks", offsetof(State, draft) + offsetof(Draft, picks),
                             sizeof(Draft::picks), 1)
            .in_each_seat(sizeof(Draft), kMostSeats)
            .seen_by(Sight::kOwner),
        TURNWRIGHT_BUILDING("building area", area, 0),
        TURNWRIGHT_BUILDING("building type", type, 0),
        TURNWRIGHT_BUILDING("building shown type", shown_type, 0),
        TURNWRIGHT_BUILDING("building hit points", hit_points, 0),
        TURNWRIGHT_BUILDING("building shown hit points", shown_hit_points, 0),
        TURNWRIGHT_BUILDING("building shields", shields, 0),
        TURNWRIGHT_BUILDING("building shown shields", shown_shields, 0),
        TURNWRIGHT_BUILDING("building energy", energy, 0),
        TURNWRIGHT_BUILDING("building shown energy", shown_energy, 0),
        TURNWRIGHT_BUILDING("building flags", flags, 0),
        TURNWRIGHT_BUILDING("building points", points, 0),
        TURNWRIGHT_BUILDING("first work", work, 0),
        TURNWRIGHT_BUILDING("second work", work, 1),
        TURNWRIGHT_BUILDING("third work", work, 2),
        TURNWRIGHT_OWN("minerals", minerals).seen_by(Sight::kOwner),
        TURNWRIGHT_OWN("gas", gas).seen_by(Sight::kOwner),
        TURNWRIGHT_OWN("share of fields", share).seen_by(Sight::kOwner),
        TURNWRIGHT_FIELD("geysers taken", taken).seen_by(Sight::kKnown),
        TURNWRIGHT_ENTRY("seen type", seen, Seen, type),
        TURNWRIGHT_ENTRY("seen area", seen, Seen, area),
        TURNWRIGHT_ENTRY("seen round", seen, Seen, round),
        TURNWRIGHT_ENTRY("seen count", seen, Seen, count),
        TURNWRIGHT_ENTRIES("seen entries", seen),
        TURNWRIGHT_SURVEYED("surveyed owner", owner),
        TURNWRIGHT_SURVEYED("surveyed type", type),
        TURNWRIGHT_SURVEYED("surveyed area", area),
        TURNWRIGHT_SURVEYED("surveyed round", round),
        TURNWRIGHT_SURVEYED("surveyed count", count),
        TURNWRIGHT_SURVEYED("surveyed sites", is_site),
        TURNWRIGHT_ENTRIES("surveyed entries", surveyed).seen_by(Sight::kOwner),
        column<Seat>("token line", offsetof(State, line), kMostSeats, 1).as_seat(),
        field<std::uint8_t>("tokens in line", offsetof(State, line) + kMostSeats),
        TURNWRIGHT_OWN("faction number", faction),
        TURNWRIGHT_OWN("start area", start),
        TURNWRIGHT_OWN("has home", has_home),
        TURNWRIGHT_OWN("team", team),
        TURNWRIGHT_FIELD("playing", playing).as_seats(),
        TURNWRIGHT_FIELD("surrendered", surrendered).as_seats().seen_by(Sight::kKnown),
        TURNWRIGHT_FIELD("players", seats),
        TURNWRIGHT_FIELD("map number", map),
        TURNWRIGHT_FIELD("match type", match).in_words(kMatchTypeWords),
        TURNWRIGHT_FIELD("phase now", phase).in_words(kPhaseWords),
        TURNWRIGHT_FIELD("round", round),
        TURNWRIGHT_FIELD("last round", rounds),
        TURNWRIGHT_FIELD("first income", first_income),
        TURNWRIGHT_FIELD("lean from", lean_from),
        TURNWRIGHT_FIELD("unit limit", unit_limit),
        TURNWRIGHT_FIELD("building limit", building_limit),
        TURNWRIGHT_FIELD("token moves", rotates),
        TURNWRIGHT_FIELD("ending", ending).in_words(kEndingWords),
        TURNWRIGHT_FIELD("winners", winners).as_seats(),
    },
    flow_fields<decltype(State::flow)>(offsetof(State, flow)));

#undef TURNWRIGHT_BATTLE
#undef TURNWRIGHT_DRAFT
#undef TURNWRIGHT_SURVEYED
#undef TURNWRIGHT_UNIT
#undef TURNWRIGHT_BUILDING
#undef TURNWRIGHT_ENTRIES
#undef TURNWRIGHT_ENTRY
#undef TURNWRIGHT_OWN
#undef TURNWRIGHT_FIELD

static_assert(covers_every_byte<sizeof(State)>(kStateFields));

}  // namespace turnwright::trts
