// Every sentence of the factions that are shipped is the formula that it was meant to be, and comes to what play reads.
#include <map>
#include <set>

#include "language/printer.h"
#include "tests/games/trts_book.h"

namespace turnwright::trts {
namespace {

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

}  // namespace
}  // namespace turnwright::trts
