// The factions and maps that are shipped are those of the rulebook: its tables are read and held against what was loaded. And
// every sentence is the formula that it was meant to be.
#include "games/trts/content.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/text.h"
#include "games/rulebook.h"
#include "games/trts/map_check.h"
#include "games/trts/piece_fields.h"
#include "language/printer.h"
#include "tests/language/mistakes.h"
#include "tests/test.h"

namespace turnwright::trts {
namespace {

const Tables& tables() { return shipped_content()->tables; }

using Row = std::vector<std::string>;

// The rows of the tables below "### heading" whose first column is `first`, their own heads first.
std::vector<Row> rows_of(std::string_view heading, std::string_view first) {
  const std::string_view text = find_rulebook("trts")->text;
  const std::size_t begin = text.find("\n### " + std::string(heading) + "\n");
  REQUIRE(begin != text.npos);
  const std::size_t next = std::min(text.find("\n### ", begin + 1), text.find("\n## ", begin + 1));
  std::vector<Row> rows;
  bool is_wanted = false, is_head = true;
  for (std::string_view line : split(text.substr(begin, next - begin), '\n')) {
    if (!line.starts_with('|')) {
      is_head = true;
      continue;
    }
    Row row;
    for (std::string_view cell : split(line.substr(1, line.size() - 2), '|'))
      row.emplace_back(trimmed(cell));
    if (is_head) is_wanted = row[0] == first;
    if (is_wanted && !row[0].starts_with("---")) rows.push_back(row);
    is_head = false;
  }
  REQUIRE(rows.size() > 1);
  return rows;
}

std::string or_dash(int number) { return number == 0 ? "–" : std::to_string(number); }

std::string attack_text(const Attack& attack) {
  if (attack.splash == 0) return or_dash(attack.points);
  return std::to_string(attack.splash) + "×" + std::to_string(attack.points);
}

std::string joined(const std::vector<std::string>& words, std::string_view between) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : std::string(between)) + word;
  return text;
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

bool holds(std::string_view text, std::string_view what) { return text.find(what) != text.npos; }

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

struct Meaning {
  std::string_view name, formulas;
};

// Of upgrades, factions, spells and pieces, a line for each sentence.
constexpr Meaning kMeanings[] = {
    {"Brasshold", "SiteCrews\nRepair(6)"},
    {"Rootmire", "Regrowth(2)\nSown\nBrood(Heartbole, 2)\nRootbound(Two(Heartbole, Siphon))"},
    {"Lucent Order",
     "Reglow(2)\nLightCast\nLattice(More(Sanctum, Two(Prism, Condenser)), Or(Prism, "
     "One(Sanctum)))"},
    {"Rifled Shot I",
     "More(1, attack, More(Fusilier, More(Sawback, More(Mortar Wagon, More(Flakwalker, "
     "Two(Skyram, Watchtower))))))"},
    {"Riveted Plate I", "More(1, armour, UnitsBut(One(Rigger)))"},
    {"Long Barrels", "More(1, range, One(Fusilier))"},
    {"Shieldwall", "More(1, armourInHold, One(Bulwark))"},
    {"Bracing Spades", "Stance(One(Mortar Wagon), brace)"},
    {"Arc Lamps", "Detect(One(Barge))"},
    {"Ram Lance", "Learn(Skyram, Ram Lance)"},
    {"Claws I", "More(1, attack, Two(Gnawling, Tusker))"},
    {"Barbs I", "More(1, attack, More(Spitter, More(Thornback, Two(Skimmer, Lashvine))))"},
    {"Bark I", "More(1, armour, UnitsBut(Two(Tiller, Gnawling)))"},
    {"Quick Sap", "More(1, speed, One(Gnawling))"},
    {"Burrowing", "Stance(Two(Gnawling, Spitter), burrow)"},
    {"Pouches", "More(8, carries, One(Drift Pod))\nMore(1, speed, One(Drift Pod))"},
    {"Shroud", "Learn(Hexbloom, Shroud)"},
    {"Keen Edge I", "More(1, attack, Two(Sentinel, Veilblade))"},
    {"Focus I", "More(1, attack, More(Arcbow, More(Lumen Ray, Two(Heliarch, Ward Spire))))"},
    {"Facets I", "More(1, armour, UnitsBut(One(Acolyte)))"},
    {"Bright Ward", "More(2, shields, UnitsBut(One(Acolyte)))"},
    {"Swift Step", "More(1, speed, One(Sentinel))"},
    {"Long Arc", "More(2, range, One(Arcbow))"},
    {"Far Fold", "FarFold(Gate, Prism)"},
    {"Radiant Burst", "Learn(Cantor, Radiant Burst)"},
    {"Watchtower", "Survey"},
    {"spell Ram Lance", "Cast(2, 6, Lance(12))"},
    {"spell Choke Spores", "Cast(1, 7, Choke(3))"},
    {"spell Shroud", "Cast(2, 7, Shroud)"},
    {"spell Rekindle", "Cast(1, 7, Rekindle(4))"},
    {"spell Radiant Burst", "Cast(2, 7, Burst(3, 4))"},
};

TEST_CASE("every sentence is the formula that it was meant to be") {
  const Sheets& sheets = shipped_content()->sheets;
  std::map<std::string, std::string> found;
  const auto add = [&](const std::string& name, const std::vector<language::Program>& programs) {
    std::string formulas;
    for (const language::Program& program : programs)
      formulas +=
          (formulas.empty() ? "" : "\n") + language::formula(operations(), sheets.lexicon, program);
    if (!formulas.empty()) EXPECT(found.emplace(name, formulas).second);
  };
  for (std::size_t i = 0; i < tables().factions.size(); ++i) {
    const Faction& faction = tables().factions[i];
    add(faction.name, sheets.traits[i]);
    for (std::size_t k = 0; k < faction.upgrades.size(); ++k)
      add(faction.upgrades[k].name, sheets.gains[i][k]);
  }
  for (std::size_t i = 0; i < tables().types.size(); ++i)
    add(tables().types[i].name, sheets.abilities[i]);
  for (std::size_t i = 0; i < tables().spells.size(); ++i)
    add("spell " + tables().spells[i].name, {sheets.spells[i]});
  // A second level is the first one again.
  for (auto one = found.begin(); one != found.end();) {
    if (!one->first.ends_with(" II")) {
      ++one;
      continue;
    }
    EXPECT(one->second == found.at(one->first.substr(0, one->first.size() - 1)));
    one = found.erase(one);
  }
  for (const Meaning& meaning : kMeanings) {
    INFO(meaning.name);
    EXPECT(found[std::string(meaning.name)] == meaning.formulas);
  }
  EXPECT(found.size() == std::size(kMeanings));
}

TEST_CASE("every sentence is printed as it was written") {
  const Sheets& sheets = shipped_content()->sheets;
  std::map<std::string_view, std::string_view> categories{
      {"faction", "trait"}, {"upgrade", "gain"}, {"unit", "ability"}, {"building", "ability"}};
  int lines = 0;
  const auto check = [&](const language::Entry& entry, std::string_view category) {
    const language::Field* text = entry.find("text");
    if (!text) return;
    for (const language::TextLine& line : language::lines_of(*text)) {
      const auto reading = language::read_line(sheets.language(), operations().category(category),
                                               line.text, line.place);
      REQUIRE(reading.ok());
      EXPECT(language::print(sheets.language(), reading->program) == line.text);
      ++lines;
    }
  };
  for (const language::SourceText& source : shipped_files("trts").folder("factions")) {
    const auto entries = language::read_card_file(source);
    REQUIRE(entries.ok());
    for (const language::Entry& entry : *entries) {
      check(entry, categories.at(entry.table));
      for (const language::Entry& part : entry.parts) check(part, "spell");
    }
  }
  EXPECT(lines == 46);
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

std::vector<std::string> connections_of(const Map& map) {
  std::vector<std::string> all;
  for (Area a = 0; a < map.areas.size(); ++a)
    for (Area b = 0; b < map.areas.size(); ++b) {
      if (holds_area(map.up[b], a)) all.push_back(map.areas[a].id + ">" + map.areas[b].id);
      if (a > b || !holds_area(map.air[a], b) || holds_area(map.up[b], a) ||
          holds_area(map.up[a], b))
        continue;
      const std::string sign = holds_area(map.ground[a], b) ? "=" : "~";
      all.push_back(map.areas[a].id + sign + map.areas[b].id);
    }
  std::sort(all.begin(), all.end());
  return all;
}

TEST_CASE("every map has the areas and connections of the rulebook") {
  REQUIRE(tables().maps.size() == 3);
  for (const Map& map : tables().maps) {
    INFO(map.name);
    const std::vector<Row> rows = rows_of(map.name, "id");
    REQUIRE(rows.size() == map.areas.size() + 1);
    for (std::size_t i = 0; i < map.areas.size(); ++i) {
      const AreaInfo& area = map.areas[i];
      EXPECT(rows[i + 1] == Row{area.id, area.name, std::to_string(area.height),
                                std::to_string(area.fields), std::to_string(area.geysers),
                                std::to_string(area.x) + "," + std::to_string(area.y),
                                area.is_start ? "yes" : ""});
      EXPECT(area.is_start == holds_area(map.starts, static_cast<Area>(i)));
    }
    const std::string_view book = find_rulebook("trts")->text;
    std::size_t at = book.find("Connections (", book.find("\n### " + map.name + "\n"));
    at = book.find(':', at) + 1;
    std::vector<std::string> listed;
    for (std::string_view one : split(book.substr(at, book.find('.', at) - at), ','))
      listed.emplace_back(trimmed(one));
    const auto turned = [&](std::string text) {  // a plain connection reads both ways
      const std::size_t sign = text.find_first_of("=~");
      if (sign == text.npos) return text;
      const auto place = [&](const std::string& id) {
        return std::find_if(map.areas.begin(), map.areas.end(),
                            [&](const AreaInfo& area) { return area.id == id; });
      };
      const std::string a = text.substr(0, sign), b = text.substr(sign + 1);
      return place(a) < place(b) ? text : b + text[sign] + a;
    };
    for (std::string& one : listed) one = turned(one);
    std::sort(listed.begin(), listed.end());
    EXPECT(connections_of(map) == listed);
    EXPECT((map.round_limit == 40 && map.is_symmetric));
  }
}

TEST_CASE("areas are alike if they can be exchanged, and only then") {
  const Map& quarries = tables().maps[2];
  REQUIRE(quarries.name == "Twin Quarries");
  const auto area = [&](std::string_view id) {
    for (Area i = 0; i < quarries.areas.size(); ++i)
      if (quarries.areas[i].id == id) return i;
    FAIL("no such area");
    return kNoArea;
  };
  EXPECT(are_alike(quarries, area("W0"), area("E0")));
  EXPECT(are_alike(quarries, area("N"), area("S")));
  EXPECT(are_alike(quarries, area("X"), area("X")));
  EXPECT(!are_alike(quarries, area("W0"), area("E1")));
  EXPECT(!are_alike(quarries, area("W3"), area("X")));
  Map changed = quarries;  // a ramp that is none on one side
  changed.up[area("W1")] = 0;
  EXPECT(!are_alike(changed, area("W0"), area("E0")));
  // A way through the air that leads elsewhere: to the other pan it is a mirror now, to the hill nothing of the kind.
  const auto moved = [&](std::string_view to) {
    Map other = quarries;
    other.air[area("W2")] ^= area_bit(area("N")) | area_bit(area(to));
    other.air[area("N")] ^= area_bit(area("W2"));
    other.air[area(to)] ^= area_bit(area("W2"));
    return are_alike(other, area("W0"), area("E0"));
  };
  EXPECT(moved("S"));
  EXPECT(!moved("X"));
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

const PieceType& type_named(std::string_view name) {
  for (const PieceType& type : tables().types)
    if (type.name == name) return type;
  FAIL("no such piece");
  return tables().types[0];
}

TEST_CASE("traits and upgrades come to what play reads") {
  const Faction &brass = tables().factions[0], &lucent = tables().factions[1],
                &root = tables().factions[2];
  EXPECT((brass.builders == Builders::kStay && brass.repairs == 6 &&
          brass.regrows + brass.reglows == 0));
  EXPECT((lucent.builders == Builders::kLeave && lucent.reglows == 2));
  EXPECT((root.builders == Builders::kAreConsumed && root.regrows == 2));
  EXPECT(lucent.upgrades[lucent.far_fold].name == "Far Fold");
  EXPECT((tables().types[lucent.far_fold_from].name == "Gate" &&
          tables().types[lucent.far_fold_to].name == "Prism"));
  std::set<std::string> rootbound, lattice, light;
  for (const PieceType& type : tables().types) {
    if (type.is_rootbound) rootbound.insert(type.name);
    if (type.needs_lattice) lattice.insert(type.name);
    if (type.gives_lattice) light.insert(type.name);
  }
  EXPECT(rootbound ==
         std::set<std::string>{"Gnaw Pit", "Venom Glade", "Wing Canopy", "Old Grove", "Lashvine"});
  EXPECT(lattice ==
         std::set<std::string>{"Gate", "Reliquary", "Inner Choir", "Star Loom", "Ward Spire"});
  EXPECT(light == std::set<std::string>{"Prism", "Sanctum"});
  const PieceType &elder = type_named("Elder Heartbole"), &bole = type_named("Heartbole");
  EXPECT((elder.is_base && elder.train_slots == 2 && !elder.shared_slot));
  EXPECT((bole.train_slots == 2 && !bole.shared_slot));
  EXPECT(tables().types[elder.counts_as].name == "Heartbole");
  EXPECT((type_named("Gunworks").train_slots == 1 && type_named("Gunworks").shared_slot));
  EXPECT(type_named("Proving Hall").train_slots == 0);

  // Of a type: by the name of the upgrade what it changes.
  const auto changes = [](std::string_view name) {
    const PieceType& type = type_named(name);
    std::vector<std::string> all;
    for (const Change& change : type.changes)
      if (change.upgrade != kNoUpgrade)
        all.push_back(tables().factions[type.faction].upgrades[change.upgrade].name + " " +
                      std::to_string(static_cast<int>(change.stat)) + " +" +
                      std::to_string(change.amount));
    return joined(all, ", ");
  };
  EXPECT(changes("Rigger").empty());
  EXPECT(changes("Gnawling") == "Claws I 0 +1, Claws II 0 +1, Quick Sap 4 +1");
  EXPECT(changes("burrowed Gnawling").empty());  // it has neither weapon nor speed
  EXPECT(changes("Thornback") == "Bark I 1 +1, Bark II 1 +1");
  EXPECT(changes("burrowed Thornback") == "Barbs I 0 +1, Barbs II 0 +1, Bark I 1 +1, Bark II 1 +1");
  EXPECT(changes("Drift Pod") == "Bark I 1 +1, Bark II 1 +1, Pouches 6 +8, Pouches 4 +1");
  EXPECT(changes("Barge") == "Riveted Plate I 1 +1, Riveted Plate II 1 +1, Arc Lamps 7 +1");
  std::set<std::string> numberless;
  for (const Faction& faction : tables().factions)
    for (const Upgrade& upgrade : faction.upgrades)
      if (!upgrade.is_numeric) numberless.insert(upgrade.name);
  EXPECT(numberless == std::set<std::string>{"Bracing Spades", "Arc Lamps", "Ram Lance",
                                             "Burrowing", "Shroud", "Far Fold", "Radiant Burst"});
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

language::Diagnostics told_of(const language::SourceText& source) {
  if (holds(source.text, "[map]")) return wrong_with(load_maps({source}, shipped_constants()));
  return wrong_with(
      load_factions({shipped_files("trts").file("phrases.en"), {source}}, shipped_constants()));
}

TEST_CASE("every mistake in a faction or map is told at its place") {
  expect_told("games/trts_mistakes", 55, told_of);
}

TEST_CASE(
    "factions that go together have no names in common, and speak of their own pieces alone") {
  const std::vector<language::SourceText> factions = shipped_files("trts").folder("factions");
  const auto told = [&](std::string text) {
    return language::to_text(wrong_with(load_factions(
        {shipped_files("trts").file("phrases.en"), {factions[0], {"other.toml", std::move(text)}}},
        shipped_constants())));
  };
  std::string other = factions[2].text;
  EXPECT(told(other).empty());
  const auto with = [&](std::string_view from, std::string_view to) {
    std::string text = other;
    text.replace(text.find(from), from.size(), to);
    return told(text);
  };
  EXPECT(holds(with("+1 attack for Gnawling", "+1 attack for Fusilier"),
               "L079: Fusilier is of another faction"));
  EXPECT(holds(with("name          = \"Siphon\"", "name          = \"Derrick\""),
               "L025: another piece, upgrade or faction has the name \"Derrick\""));
  EXPECT(holds(with("\"Rootmire\"", "\"Brasshold\""), "has the name \"Brasshold\""));
}

TEST_CASE("whatever stands in a file, the loader answers") {
  std::uint32_t state = 1;
  const auto roll = [&state](std::size_t sides) {
    state = state * 1664525u + 1013904223u;
    return (state >> 8) % static_cast<std::uint32_t>(sides);
  };
  for (const language::SourceText& source :
       {shipped_files("trts").folder("factions")[2], shipped_files("trts").folder("maps")[0]})
    for (int round = 0; round < 60; ++round) {
      language::SourceText changed = source;
      for (int changes = 0; changes < 4; ++changes) {
        const std::size_t at = roll(changed.text.size());
        if (roll(2) == 0)
          changed.text[at] = static_cast<char>(roll(256));
        else
          changed.text.erase(at, roll(20));
      }
      for (const language::Diagnostic& one : told_of(changed)) EXPECT(!one.sentence.empty());
    }
}

}  // namespace
}  // namespace turnwright::trts
