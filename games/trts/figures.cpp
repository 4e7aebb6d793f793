#include "games/trts/figures.h"

#include "engine/text.h"
#include "games/trts/piece_fields.h"

namespace turnwright::trts {
namespace {

using language::Diagnostics;
using language::Entry;
using language::Place;

class FigureReader {
 public:
  FigureReader(Outline& outline, const Constants& constants, Diagnostics& diagnostics)
      : outline_(outline), constants_(constants), diagnostics_(diagnostics) {
    places_.types.resize(tables_.types.size());
  }

  Places read() {
    for (std::uint8_t i = 0; i < outline_.files.size(); ++i) read_fields(i);
    return std::move(places_);
  }

 private:
  void read_fields(std::uint8_t number) {
    const Outline::File& file = outline_.files[number];
    Faction& faction = tables_.factions[number];
    places_.factions.push_back(file.faction->place);
    known_.clear();
    for (const TypeId type : faction.units) known_.push_back(tables_.types[type].name);
    for (const TypeId type : faction.buildings) known_.push_back(tables_.types[type].name);
    read_faction(*file.faction, faction);
    for (const TypeId type : faction.units) read_unit(type);
    for (const TypeId type : faction.buildings) read_building(type);
    places_.upgrades.emplace_back();
    for (std::size_t i = 0; i < file.upgrades.size(); ++i) {
      PieceFields fields(*file.upgrades[i], diagnostics_);
      Upgrade& upgrade = faction.upgrades[i];
      fields.name();
      read_price(fields, upgrade);
      upgrade.made_at = building_in(fields, "researched_at", faction);
      upgrade.needs = read_needs(fields, faction);
      places_.upgrades.back().push_back(place_of(fields, "needs", "researched_at"));
    }
  }

  void read_faction(const Entry& entry, Faction& faction) {
    PieceFields fields(entry, diagnostics_);
    for (const Entry& part : entry.parts)
      wrong(part.place, "L011", "a faction has no tables inside it");
    faction.name = fields.name();
    faction.about = fields.text("about");
    for (const auto& named : fields.names("start", known_, "unit or building")) {
      if (named.count < 1 || named.count > kMostUnits / 4)
        wrong(named.place, "L021",
              "of a piece there are 1 to " + std::to_string(kMostUnits / 4) +
                  " at the start (TR-36)");
      else
        faction.starts_with[type_of(faction, named.which)] = static_cast<std::uint8_t>(named.count);
    }
  }

  void read_unit(TypeId id) {
    PieceType& unit = tables_.types[id];
    const Faction& faction = tables_.factions[unit.faction];
    PieceFields fields(*outline_.types[id], diagnostics_);
    fields.name();
    read_price(fields, unit);
    unit.tags = fields.tags();
    unit.delivers = fields.small("units", 1, kMostDelivered, 1);
    const int supply = fields.number("supply", 0, kMostSupply, 0) * 2;
    if (supply % unit.delivers != 0)
      wrong(fields.find("supply")->place, "L021",
            "each of the units of an order takes whole or half points of supply (TR-23)");
    unit.supply = static_cast<std::uint8_t>(supply / unit.delivers);
    unit.speed = fields.small("speed", 0, kMostSpeed);
    unit.size = fields.size(constants_);
    unit.carries = fields.small("carries", 1, kMostRoom);
    read_body(fields, unit);
    if (unit.has(kWorker)) tables_.factions[unit.faction].worker = id;
    unit.made_at = building_in(fields, "trained_at", faction);
    if (!fields.find("trained_at"))
      wrong(fields.place(), "L087", "nothing can build this unit: it has no trained_at (TR-264)");
    unit.needs = read_needs(fields, faction);
    places_.types[id] = place_of(fields, "needs", "trained_at");
    for (const std::uint8_t spell : unit.spells)
      if (spell > 0) {
        unit.most_energy = static_cast<std::uint8_t>(constants_.energy_max);
        PieceFields(*outline_.spells[spell - 1u], diagnostics_).name();
      }
    if (unit.stance != kNoType) read_stance(unit, unit.stance);
    check_spells(unit);
  }

  // A player may be asked about kMostUnits different units, and no list is longer than 256: there is room for two things
  // that each of them could do.
  void check_spells(const PieceType& unit) {
    const auto is_armed = [](const PieceType& type) {
      return type.ground.points > 0 || type.air.points > 0;
    };
    if (unit.spells[1] != 0 && (is_armed(unit) || is_armed(tables_.types[unit.stance])))
      wrong(outline_.spells[unit.spells[1] - 1u]->place, "L047",
            unit.name + " has an attack, and so it has at most one spell (TR-264)");
  }

  // What a stance does not say it has from the normal form, but for its weapons, speed and size.
  void read_stance(const PieceType& unit, TypeId id) {
    PieceFields fields(*outline_.types[id], diagnostics_);
    fields.name();
    PieceType stance = unit;
    const PieceType& blank = tables_.types[id];
    stance.name = blank.name;
    stance.stance = blank.stance;
    stance.is_stance = true;
    stance.bonus_tags = stance.bonus = 0;
    stance.tags |= fields.tags();
    stance.speed = fields.small("speed", 0, kMostSpeed);
    stance.size = fields.size(constants_);
    fields.weapons(stance);
    places_.types[id] = fields.place();
    tables_.types[id] = stance;
  }

  void read_building(TypeId id) {
    PieceType& building = tables_.types[id];
    Faction& faction = tables_.factions[building.faction];
    PieceFields fields(*outline_.types[id], diagnostics_);
    for (const Entry& part : outline_.types[id]->parts)
      wrong(part.place, "L011", "a building has no tables inside it");
    fields.name();
    read_price(fields, building);
    building.tags = fields.tags();
    read_body(fields, building);
    building.is_base = fields.flag("base");
    building.is_extractor = fields.flag("extractor");
    building.made_at = building.counts_as = building_in(fields, "morph_of", faction);
    building.needs = read_needs(fields, faction);
    if (building.is_base && building.made_at == kNoType) faction.base = id;
    places_.types[id] = place_of(fields, "needs", "morph_of");
  }

  template <class Ordered>
  static void read_price(PieceFields& fields, Ordered& ordered) {
    ordered.minerals = fields.small("minerals", 1, kMostPrice, 1);
    ordered.gas = fields.small("gas", 0, kMostPrice);
    ordered.time = fields.small("time", 1, kMostTime, 1);
  }

  static void read_body(PieceFields& fields, PieceType& type) {
    type.hit_points = fields.small("hit_points", 1, kMostHitPoints, 1);
    type.shields = fields.small("shields", 0, kMostHitPoints);
    type.armour = fields.small("armour", 0, kMostArmour);
    type.supply_given = static_cast<std::uint8_t>(fields.small("provides", 0, kMostSupply) * 2);
    fields.weapons(type);
  }

  // A place in `known_` as a type.
  static TypeId type_of(const Faction& faction, std::size_t which) {
    return which < faction.units.size() ? faction.units[which]
                                        : faction.buildings[which - faction.units.size()];
  }

  TypeId building_in(PieceFields& fields, std::string_view field, const Faction& faction) {
    const std::vector<std::string> buildings(
        known_.begin() + static_cast<std::ptrdiff_t>(faction.units.size()), known_.end());
    const int which = fields.one_of(field, buildings, "building");
    return which < 0 ? kNoType : faction.buildings[static_cast<std::size_t>(which)];
  }

  Needs read_needs(PieceFields& fields, const Faction& faction) {
    Needs needs;
    std::vector<std::string> names(
        known_.begin() + static_cast<std::ptrdiff_t>(faction.units.size()), known_.end());
    for (const Upgrade& upgrade : faction.upgrades) names.push_back(upgrade.name);
    std::size_t buildings = 0;
    for (const auto& named : fields.names("needs", names, "building or upgrade")) {
      if (named.which >= faction.buildings.size()) {
        if (needs.upgrade != kNoUpgrade)
          wrong(named.place, "L047", "an order needs at most one upgrade (TR-100)");
        needs.upgrade = static_cast<std::uint8_t>(named.which - faction.buildings.size());
      } else if (buildings < kMostNeeds) {
        needs.buildings[buildings++] = faction.buildings[named.which];
      } else {
        wrong(named.place, "L047",
              "an order needs at most " + std::to_string(kMostNeeds) +
                  " kinds of buildings (TR-100)");
      }
    }
    return needs;
  }

  static Place place_of(const PieceFields& fields, std::string_view field, std::string_view other) {
    if (const language::Field* found = fields.find(field)) return found->place;
    if (const language::Field* found = fields.find(other)) return found->place;
    return fields.place();
  }

  void wrong(const Place& place, std::string_view code, std::string sentence) {
    diagnostics_.push_back({place, code, std::move(sentence), {}});
  }

  Outline& outline_;
  Tables& tables_ = outline_.tables;
  const Constants& constants_;
  Diagnostics& diagnostics_;
  std::vector<std::string> known_;  // the names of the faction that is read: units, then buildings
  Places places_;
};

}  // namespace

Places read_figures(Outline& outline, const Constants& constants, Diagnostics& diagnostics) {
  return FigureReader(outline, constants, diagnostics).read();
}

}  // namespace turnwright::trts
