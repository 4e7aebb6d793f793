// The factions that are shipped are those of the rulebook: its tables are read and held against what was loaded.
#include <map>

#include "games/trts/piece_fields.h"
#include "tests/games/trts_book.h"

namespace turnwright::trts {
namespace {

std::string or_dash(int number) { return number == 0 ? "–" : std::to_string(number); }

std::string attack_text(const Attack& attack) {
  if (attack.splash == 0) return or_dash(attack.points);
  return std::to_string(attack.splash) + "×" + std::to_string(attack.points);
}

std::string needs_text(const Faction& faction, const Needs& needs) {
  std::vector<std::string> names;
  if (needs.upgrade != kNoUpgrade) names.push_back(faction.upgrades[needs.upgrade].name);
  for (const TypeId building : needs.buildings)
    if (building != kNoType) names.push_back(tables().types[building].name);
  return joined(names, ", ");
}

std::string tags_text(const PieceType& type) {
  std::vector<std::string> words;
  for (std::size_t tag = 0; tag < kTags; ++tag)
    if (type.has(static_cast<Tag>(tag))) words.emplace_back(kTagNames[tag]);
  std::string text = joined(words, " ");
  if (type.carries > 0) text += "; carries " + std::to_string(type.carries);
  if (type.most_energy > 0) text += "; energy";
  return text;
}

// Speed, hit points, shields, armour, range, ground, air, size and tags.
Row values(const PieceType& type) {
  const Attack& weapon = type.ground.points > 0 ? type.ground : type.air;
  std::string range = or_dash(weapon.range), ground = attack_text(type.ground);
  if (weapon.points == 0 && type.spells[0] > 0)
    range = std::to_string(tables().spells[type.spells[0] - 1u].range) + " (spells)";
  for (std::size_t tag = 0; tag < kTags; ++tag)
    if (type.bonus_tags >> tag & 1)
      ground += " (+" + std::to_string(type.bonus) + " " + std::string(kTagNames[tag]) + ")";
  const std::map<int, std::string> sizes{{0, "–"}, {1, "S"}, {2, "M"}, {4, "L"}};
  return {std::to_string(type.speed),
          std::to_string(type.hit_points),
          or_dash(type.shields),
          std::to_string(type.armour),
          range,
          ground,
          attack_text(type.air),
          sizes.at(type.size),
          tags_text(type)};
}

Row unit_row(const Faction& faction, const PieceType& type, bool names_producer) {
  std::string supply = std::to_string(type.supply * type.delivers / 2);
  if (type.delivers > 1) supply += type.supply == 1 ? " (½ each)" : " (?)";
  if (type.supply_given > 0) supply += " (gives +" + std::to_string(type.supply_given / 2) + ")";
  Row row{type.name + (type.delivers == 2 ? ", two" : ""), std::to_string(type.minerals),
          std::to_string(type.gas), supply, std::to_string(type.time)};
  const Row more = values(type);
  row.insert(row.end(), more.begin(), more.end());
  const std::string needs = needs_text(faction, type.needs);
  if (!names_producer)
    row.push_back(needs.empty() ? "–" : needs);
  else
    row.push_back(tables().types[type.made_at].name + (needs.empty() ? "" : " (" + needs + ")"));
  return row;
}

Row stance_row(const Faction& faction, const PieceType& type) {
  Row row{"– " + type.name.substr(0, type.name.find(' ')), "", "", "", ""};
  const Row more = values(type);
  row.insert(row.end(), more.begin(), more.end());
  row.push_back("stance, 1 point, " +
                (type.stance_needs == kNoUpgrade
                     ? std::string("open from the start")
                     : "opened by " + faction.upgrades[type.stance_needs].name));
  return row;
}

TEST_CASE("every unit has the figures of the rulebook") {
  std::size_t units = 0;
  for (const Faction& faction : tables().factions) {
    const std::vector<Row> rows = rows_of(faction.name, "unit");
    const bool names_producer = rows[0].back() == "trained at (needs)";
    std::size_t at = 1;
    for (const TypeId id : faction.units) {
      const PieceType& type = tables().types[id];
      INFO(type.name);
      REQUIRE(at < rows.size());
      EXPECT(rows[at++] == unit_row(faction, type, names_producer));
      if (!names_producer)
        EXPECT("trained at " + tables().types[type.made_at].name + " (needs)" == rows[0].back());
      // A stance without weapons is described by its trait alone.
      if (at < rows.size() && rows[at][0].starts_with("– "))
        EXPECT(rows[at++] == stance_row(faction, tables().types[type.stance]));
      ++units;
    }
    EXPECT(at == rows.size());
  }
  EXPECT(units == 24);
}

TEST_CASE("what burrows and is not in the tables has speed 0, a cloak, no weapon and no size") {
  int stances = 0;
  for (const PieceType& type : tables().types) {
    if (!type.is_stance) continue;
    ++stances;
    const PieceType& normal = tables().types[type.stance];
    EXPECT(tables().types[normal.stance].name == type.name);
    EXPECT(type.stance_needs == normal.stance_needs);
    EXPECT((type.speed == 0 && type.hit_points == normal.hit_points));
    EXPECT((type.minerals == normal.minerals && type.supply == normal.supply));
    if (type.name != "burrowed Gnawling" && type.name != "burrowed Spitter") continue;
    EXPECT((type.has(kCloak) && type.ground.points + type.air.points == 0 && type.size == 0));
    EXPECT(tables().factions[type.faction].upgrades[type.stance_needs].name == "Burrowing");
  }
  EXPECT(stances == 4);
}

// Without the level at its end.
std::string track_of(const std::string& upgrade) {
  const std::size_t end = upgrade.ends_with(" II") ? 3 : upgrade.ends_with(" I") ? 2 : 0;
  return upgrade.substr(0, upgrade.size() - end);
}

TEST_CASE("every building has the figures of the rulebook") {
  std::size_t buildings = 0;
  for (const Faction& faction : tables().factions) {
    const std::vector<Row> rows = rows_of(faction.name, "building");
    const bool has_shields = rows[0][5] == "Sh";
    REQUIRE(rows.size() == faction.buildings.size() + 1);
    for (std::size_t i = 0; i < faction.buildings.size(); ++i, ++buildings) {
      const TypeId id = faction.buildings[i];
      const PieceType& type = tables().types[id];
      INFO(type.name);
      Row row{type.name, std::to_string(type.minerals), std::to_string(type.gas),
              std::to_string(type.time), std::to_string(type.hit_points)};
      if (has_shields) row.push_back(std::to_string(type.shields));
      row.push_back(type.supply_given ? "+" + std::to_string(type.supply_given / 2) : "");
      const std::string needs = needs_text(faction, type.needs);
      const std::string& does = rows[i + 1][row.size()];
      row.push_back(does);
      row.push_back(needs.empty() ? "–" : needs);
      EXPECT(rows[i + 1] == row);
      EXPECT(holds(does, "base") == (type.is_base && type.made_at == kNoType));
      EXPECT(holds(does, "morph of") == (type.made_at != kNoType));
      EXPECT(holds(does, "extractor") == type.is_extractor);
      EXPECT(holds(does, "Detector") == type.has(kDetector));
      EXPECT(holds(does, "Survey") == type.can_survey);
      EXPECT(holds(does, "energy") == (type.most_energy > 0));
      if (type.ground.points > 0)
        EXPECT(holds(does, "Rng " + std::to_string(type.ground.range) + ", Gr " +
                               std::to_string(type.ground.points) + ", Air " +
                               std::to_string(type.air.points)));
      EXPECT(holds(does, "Rng") == (type.ground.points > 0));
      // What is made there: without what it only opens.
      std::string made = does;
      if (const std::size_t opens = made.find("opens "); opens != made.npos)
        made.erase(opens, std::min(made.find(';', opens), made.size()) - opens);
      for (const TypeId unit : faction.units)
        EXPECT((holds(made, tables().types[unit].name) || holds(made, "all units")) ==
               (tables().types[unit].made_at == id));
      for (const Upgrade& upgrade : faction.upgrades)
        EXPECT(holds(made, track_of(upgrade.name)) == (upgrade.made_at == id));
    }
  }
  EXPECT(buildings == 23);
}

TEST_CASE("every upgrade has the price, the time and the needs of the rulebook") {
  std::size_t upgrades = 0;
  for (const Faction& faction : tables().factions) {
    std::size_t at = 0;
    const std::vector<Row> rows = rows_of(faction.name, "upgrade");
    for (std::size_t row = 1; row < rows.size(); ++row) {
      const bool has_levels = rows[row][0].ends_with(" I / II");
      const std::string name = rows[row][0].substr(0, rows[row][0].find(" I / II"));
      for (int level = 1; level <= (has_levels ? 2 : 1); ++level, ++at, ++upgrades) {
        REQUIRE(at < faction.upgrades.size());
        const Upgrade& upgrade = faction.upgrades[at];
        INFO(upgrade.name);
        const auto text = [&](int minerals, int gas, int time) {
          return std::to_string(minerals) + "/" + std::to_string(gas) + " t" + std::to_string(time);
        };
        const std::string price = text(upgrade.minerals, upgrade.gas, upgrade.time);
        std::string needs = needs_text(faction, upgrade.needs);
        // The rulebook may say it, though it goes without saying.
        if (needs.empty() && rows[row][3] == tables().types[upgrade.made_at].name)
          needs = rows[row][3];
        if (!has_levels) {
          EXPECT((upgrade.name == name && rows[row][1] == price && rows[row][3] == needs));
          continue;
        }
        EXPECT(upgrade.name == name + (level == 1 ? " I" : " II"));
        EXPECT((level == 1 ? rows[row][1].starts_with(price + " / ")
                           : rows[row][1].ends_with(" / " + price)));
        if (level == 1) EXPECT(needs.empty());
        if (level == 2) EXPECT("II: I, " + needs.substr(name.size() + 4) == rows[row][3]);
      }
    }
    EXPECT(at == faction.upgrades.size());
  }
  EXPECT(upgrades == 30);
}

TEST_CASE("the worker, the base and what a faction begins with") {
  const auto name = [](TypeId type) { return tables().types[type].name; };
  std::vector<std::string> told;
  for (const Faction& faction : tables().factions) {
    std::string text = faction.name + ": " + name(faction.worker) + ", " + name(faction.base) + ";";
    for (std::size_t type = 0; type < faction.starts_with.size(); ++type)
      if (faction.starts_with[type] > 0)
        text +=
            " " + std::to_string(faction.starts_with[type]) + " " + name(static_cast<TypeId>(type));
    told.push_back(text);
  }
  EXPECT(told ==
         std::vector<std::string>{"Brasshold: Rigger, Foundry Keep; 4 Rigger 1 Foundry Keep",
                                  "Lucent Order: Acolyte, Sanctum; 4 Acolyte 1 Sanctum",
                                  "Rootmire: Tiller, Heartbole; 4 Tiller 1 Drift Pod 1 Heartbole"});
}

TEST_CASE("the constants are those of the rulebook") {
  const Constants& constants = shipped_constants();
  EXPECT((constants.round_limit == 32 && constants.first_income == 1));
  EXPECT((constants.minerals_max == 25 && constants.gas_max == 25 && constants.gas_workers == 3));
  EXPECT((constants.lean_from_round == 0 && constants.lean_gas == 1 && constants.cancel_loss == 1));
  EXPECT((constants.unit_limit == 96 && constants.building_limit == 32));
  EXPECT((constants.start_energy == 1 && constants.energy_max == 4));
  EXPECT((constants.cargo_small == 1 && constants.cargo_middle == 2 && constants.cargo_large == 4));
  EXPECT(constants.areas_max == 24);
}

}  // namespace
}  // namespace turnwright::trts
