#include "games/trts/names.h"

#include <vector>

#include "games/trts/work.h"

namespace turnwright::trts {
namespace {

// What can be said of a piece, one place for each; empty where there is nothing to say.
using Traits = std::vector<std::string>;

std::string number(int n, std::string_view what) {
  return std::to_string(n) + ' ' + std::string(what);
}
std::string if_so(bool so, std::string_view what) { return so ? std::string(what) : std::string(); }

constexpr std::string_view kFlagWords[] = {
    "on the board", "activated", "in the group", "has attacked", "attacked before", "has worked",
    "has repaired", "on a site", "aboard",       "used up",      "held still",      "halved",
    "burst",        "blocking",  "named",        "has fired"};

Traits traits_of(const Look& look, const Unit& u) {
  Traits all{number(u.hit_points, "hit points"),
             number(u.shields, "shields"),
             number(energy_of(u.charge), "energy"),
             number(movement_of(u.charge), "movement"),
             if_so(u.tie != 0 && !has_flag(u, kOnSite), "load " + std::to_string(u.tie)),
             if_so(has_flag(u, kOnSite), "site " + std::to_string(u.tie)),
             number(u.points, "points on it"),
             if_so((u.charge & kKindled) != 0, "kindled")};
  if (u.shown_type != u.type)
    all.push_back("seen as " + std::string(type_name(look, u.shown_type)));
  else
    all.emplace_back();
  all.push_back(u.shown_hit_points == u.hit_points
                    ? std::string()
                    : "seen with " + number(u.shown_hit_points, "hit points"));
  for (unsigned i = 0; i < std::size(kFlagWords); ++i)
    all.push_back(if_so((u.flags >> i & 1) != 0, kFlagWords[i]));
  return all;
}

// In the look of a target a building's flags stand for a unit's.
Traits traits_of_building_target(const Unit& u) {
  return {number(u.hit_points, "hit points"),
          number(u.shields, "shields"),
          number(energy_of(u.charge), "energy"),
          number(u.points, "points on it"),
          if_so((u.flags & kShownFinished) == 0, "site"),
          if_so((u.flags & kHasAttacked) != 0, "has attacked"),
          if_so((u.flags & kIsKindled) != 0, "kindled")};
}

Traits traits_of(const Look& look, Seat seat, const Building& b) {
  Traits all{number(b.hit_points, "hit points"),
             number(b.shields, "shields"),
             number(b.energy, "energy"),
             number(b.points, "points on it"),
             if_so((b.flags & kFinished) == 0, "site"),
             if_so((b.flags & kHasAttacked) != 0, "has attacked"),
             if_so((b.flags & kHasBeenPaid) != 0, "new"),
             if_so((b.flags & kIsKindled) != 0, "kindled"),
             if_so(b.shown_type != kNoType, "known")};
  for (int slot = 0; slot < kMostSlots; ++slot)
    all.push_back(b.work[slot] == kNoWork ? std::string()
                                          : work_name(look, seat, slot, b.work[slot]));
  return all;
}

// `NAME (…)`: of the traits those in which it differs from some of its rivals; equal ones are numbered.
std::string told_apart(std::string name, const Traits& mine, const std::vector<Traits>& rivals,
                       int copy) {
  std::string notes;
  for (std::size_t i = 0; i < mine.size(); ++i) {
    bool differs = false;
    for (const Traits& rival : rivals) differs |= rival[i] != mine[i];
    if (differs && !mine[i].empty()) notes += (notes.empty() ? "" : " and ") + mine[i];
  }
  if (copy > 1)
    notes += (notes.empty() ? "" : " and ") + std::string("copy ") + std::to_string(copy);
  return notes.empty() ? name : std::move(name) + " (" + notes + ')';
}

bool is_namesake(const Unit& a, const Unit& b) { return a.type == b.type && a.area == b.area; }

}  // namespace

std::string small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

std::string_view type_name(const Look& look, unsigned type) {
  const auto& types = look.content.tables.types;
  return type != kNoType && type < types.size() ? std::string_view(types[type].name) : "nothing";
}

std::string_view area_name(const Look& look, unsigned area) {
  const auto& areas = look.map().areas;
  return area < areas.size() ? std::string_view(areas[area].name) : "nowhere";
}

std::string_view upgrade_name(const Look& look, Seat seat, unsigned upgrade) {
  if (look.s.faction[seat] >= look.content.tables.factions.size()) return "nothing";
  const auto& upgrades = look.faction(seat).upgrades;
  return upgrade < upgrades.size() ? std::string_view(upgrades[upgrade].name) : "nothing";
}

std::string_view spell_name(const Look& look, unsigned spell) {
  const auto& spells = look.content.tables.spells;
  return spell < spells.size() ? std::string_view(spells[spell].name) : "nothing";
}

std::string_view faction_name(const Look& look, unsigned faction) {
  const auto& factions = look.content.tables.factions;
  return faction < factions.size() ? std::string_view(factions[faction].name) : "nobody";
}

std::string order_name(const Look& look, Seat seat, unsigned code) {
  const unsigned item = code & 255u;
  switch (code & ~255u) {
    case kCancelUpgrade: return std::string(upgrade_name(look, seat, item));
    case kCancelSite: return "site of " + std::string(type_name(look, item));
    case kCancelMorph: return "morph to " + std::string(type_name(look, item));
    default: return std::string(type_name(look, item));
  }
}

std::string work_name(const Look& look, Seat seat, int slot, std::uint8_t work) {
  const Faction& faction = look.faction(seat);
  const unsigned item = work_item(work);
  const std::string_view what = slot < kTrainSlots  ? type_name(look, faction.units[item])
                                : item == kWorkSite ? std::string_view("built")
                                : item >= kWorkMorph
                                    ? type_name(look, faction.buildings[item - kWorkMorph])
                                    : upgrade_name(look, seat, item);
  return std::string(what) + " in " + std::to_string(work_rounds(work));
}

std::string remembered_name(const Look& look, TypeId type, Area area, int count, int round) {
  return std::to_string(count) + ' ' + std::string(type_name(look, type)) +
         (area == kNoArea ? std::string() : " in " + std::string(area_name(look, area))) +
         " (round " + std::to_string(round) + ')';
}

std::string unit_name(const Look& look, Seat seat, std::size_t at) {
  const Army& army = look.s.units[seat];
  if (at >= army.size()) return "nothing";
  std::vector<Traits> rivals;
  for (const Unit& other : army)
    if (is_namesake(other, army[at])) rivals.push_back(traits_of(look, other));
  return told_apart(std::string(type_name(look, army[at].type)), traits_of(look, army[at]), rivals,
                    1);
}

std::string building_name(const Look& look, Seat seat, std::size_t at) {
  if (at >= kMostBuildings) return "nothing";
  const Building& b = look.s.buildings[seat][at];
  const Traits mine = traits_of(look, seat, b);
  std::vector<Traits> rivals;
  int copy = 1;
  for (std::size_t i = 0; i < kMostBuildings; ++i) {
    const Building& other = look.s.buildings[seat][i];
    if (other.type != b.type || other.area != b.area) continue;
    rivals.push_back(traits_of(look, seat, other));
    if (i < at && rivals.back() == mine) ++copy;
  }
  return told_apart(std::string(type_name(look, b.type)), mine, rivals, copy);
}

std::string piece_name(const Look& look, Seat seat, unsigned piece) {
  return piece < kBuildingPiece ? unit_name(look, seat, piece)
                                : building_name(look, seat, piece - kBuildingPiece);
}

std::string seen_piece_name(const Look& look, Seat seat, unsigned piece) {
  const Army& army = look.s.units[seat];
  const auto& buildings = look.s.buildings[seat];
  const bool is_building = piece >= kBuildingPiece;
  const unsigned at = is_building ? piece - kBuildingPiece : piece;
  if (at >= (is_building ? kMostBuildings : army.size())) return "nothing";
  const Unit seen = is_building ? look_of(buildings[at]) : appearance(army[at]);
  const auto traits = [&](const Unit& one) {
    return is_building ? traits_of_building_target(one) : traits_of(look, one);
  };
  std::vector<Traits> rivals;
  const auto add = [&](const Unit& one) {
    if (is_namesake(one, seen)) rivals.push_back(traits(one));
  };
  if (is_building) {
    for (const Building& b : buildings) add(look_of(b));
  } else {
    for (const Unit& unit : army)
      if (has_flag(unit, kOnBoard)) add(appearance(unit));
  }
  return told_apart(std::string(type_name(look, seen.type)), traits(seen), rivals, 1);
}

std::string target_name(const Look& look, const TargetList& all, unsigned at, const Text& names) {
  if (static_cast<int>(at) >= all.size()) return "nothing";
  const Target& target = all[static_cast<int>(at)];
  const auto traits = [&](const Target& one) {
    return one.is_building ? traits_of_building_target(one.look) : traits_of(look, one.look);
  };
  std::vector<Traits> rivals;
  bool has_other_owners = false;
  for (const Target& other : all) {
    has_other_owners |= other.owner != target.owner;
    if (other.owner == target.owner && other.look.type == target.look.type)
      rivals.push_back(traits(other));
  }
  std::string name(type_name(look, target.look.type));
  if (has_other_owners) name = std::string(names.name(target.owner)) + "'s " + name;
  return told_apart(std::move(name), traits(target), rivals, 1);
}

TypeId type_called(const Look& look, std::string_view name) {
  const auto& types = look.content.tables.types;
  for (std::size_t id = 1; id < types.size(); ++id)
    if (small_letters(types[id].name) == name) return static_cast<TypeId>(id);
  return kNoType;
}

Area area_called(const Look& look, std::string_view name) {
  const auto& areas = look.map().areas;
  for (std::size_t i = 0; i < areas.size(); ++i)
    if (small_letters(areas[i].name) == name || small_letters(areas[i].id) == name)
      return static_cast<Area>(i);
  return kNoArea;
}

unsigned upgrade_called(const Look& look, Seat seat, std::string_view name) {
  if (look.s.faction[seat] >= look.content.tables.factions.size()) return kNoUpgrade;
  const auto& upgrades = look.faction(seat).upgrades;
  for (std::size_t i = 0; i < upgrades.size(); ++i)
    if (small_letters(upgrades[i].name) == name) return static_cast<unsigned>(i);
  return kNoUpgrade;
}

int spell_called(const Look& look, std::string_view name) {
  const auto& spells = look.content.tables.spells;
  for (std::size_t i = 0; i < spells.size(); ++i)
    if (small_letters(spells[i].name) == name) return static_cast<int>(i);
  return -1;
}

}  // namespace turnwright::trts
