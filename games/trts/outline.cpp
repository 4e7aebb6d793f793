#include "games/trts/outline.h"

#include <algorithm>
#include <map>

#include "engine/text.h"
#include "games/trts/piece_fields.h"
#include "language/card_entries.h"

namespace turnwright::trts {
namespace {

using language::Diagnostics;
using language::Entry;
using language::Place;
using language::text_of;

class OutlineReader {
 public:
  OutlineReader(const language::Phrases& phrases, Diagnostics& diagnostics)
      : phrases_(phrases), diagnostics_(diagnostics) {}

  Outline read(const std::vector<language::SourceText>& sources) {
    tables_.types.resize(1);
    outline_.types.push_back(nullptr);
    outline_.files.reserve(sources.size());  // entries are pointed to
    for (const language::SourceText& source : sources) read_file(source);
    check_names();
    check_room(tables_.types.size() - 1, kMostTypes, "units, stances and buildings");
    check_room(tables_.spells.size(), kMostSpells, "spells");
    return std::move(outline_);
  }

 private:
  void read_file(const language::SourceText& source) {
    auto entries = language::read_card_file(source);
    if (!entries) {
      diagnostics_.insert(diagnostics_.end(), entries.error().begin(), entries.error().end());
      return;
    }
    Outline::File& file = outline_.files.emplace_back();
    file.entries = *std::move(entries);
    const auto number = static_cast<std::uint8_t>(tables_.factions.size());
    Faction& faction = tables_.factions.emplace_back();
    for (const Entry& entry : file.entries) {
      const language::Tables table = table_named(entry.table);
      if (table == kFactionTable && file.faction)
        wrong(entry.place, "L011", "a file is one faction: this is the second [faction]");
      else if (table == kFactionTable)
        file.faction = &entry;
      else if (table == kUnitTable)
        add_unit(entry, number);
      else if (table == kBuildingTable)
        faction.buildings.push_back(add_type(entry, text_of(entry, "name"), number));
      else if (table == kUpgradeTable)
        file.upgrades.push_back(&entry);
      else
        wrong(entry.place, "L011",
              "there is no table \"" + entry.table +
                  "\" in a file of a faction: they are [faction], [[unit]], [[building]] and "
                  "[[upgrade]]");
    }
    if (!file.faction) wrong({source.file, 1, 1}, "L013", "the file has no table [faction]");
    if (faction.units.size() > kMostKinds || faction.buildings.size() > kMostKinds)
      wrong({source.file, 1, 1}, "L047",
            "a faction has " + at_most(kMostKinds, "kinds of units, and as many of buildings") +
                " (TR-264)");
    if (file.upgrades.size() > kMostUpgrades)
      wrong(file.upgrades[kMostUpgrades]->place, "L047",
            "a faction has " + at_most(kMostUpgrades, "upgrades, each level counted (TR-264)"));
    for (const Entry* upgrade : file.upgrades)
      faction.upgrades.emplace_back().name = text_of(*upgrade, "name");
  }

  TypeId add_type(const Entry& entry, std::string name, std::uint8_t faction) {
    PieceType& type = tables_.types.emplace_back();
    type.name = std::move(name);
    type.faction = faction;
    type.is_building = table_named(entry.table) == kBuildingTable;
    outline_.types.push_back(&entry);
    return static_cast<TypeId>(tables_.types.size() - 1);
  }

  void add_unit(const Entry& entry, std::uint8_t faction) {
    const std::string name = text_of(entry, "name");
    const TypeId unit = add_type(entry, name, faction);
    tables_.factions[faction].units.push_back(unit);
    int spells = 0;
    for (const Entry& part : entry.parts) {
      const language::Tables table = table_named(part.table);
      if (table == kStanceTable && tables_.types[unit].stance == kNoType) {
        const TypeId stance = add_type(part, text_of(part, "name") + " " + name, faction);
        tables_.types[unit].stance = stance;
        tables_.types[stance].stance = unit;
        tables_.types[stance].is_stance = true;
        tables_.types[unit].stance_verb = tables_.types[stance].stance_verb = text_of(part, "verb");
      } else if (table == kSpellTable && spells < kMostSpellsOfUnit) {
        tables_.spells.emplace_back().name = text_of(part, "name");
        outline_.spells.push_back(&part);
        tables_.types[unit].spells[static_cast<std::size_t>(spells++)] =
            static_cast<std::uint8_t>(tables_.spells.size());
      } else {
        wrong(part.place, "L011",
              "in a unit there are [unit.stance], once, and [[unit.spell]], " +
                  at_most(kMostSpellsOfUnit, "times"));
      }
    }
  }

  // No two things that sentences and orders speak of have one name, and none is a word of the sentences themselves.
  void check_names() {
    std::map<std::string, Place> known;
    const auto check = [&](const Entry& entry, std::string_view what, std::string_view field) {
      const std::string name = text_of(entry, field);
      if (name.empty()) return;  // told when the fields are read
      const Place& place = entry.find(field)->place;
      if (phrases_.uses(name))
        wrong(place, "L026",
              quoted(name) + " is a word of the card language and can be no name of a " +
                  std::string(what));
      if (what == "verb") return;
      const auto [first, is_new] = known.try_emplace(name, place);
      if (is_new) return;
      diagnostics_.push_back(
          {place,
           "L025",
           "another piece, upgrade or faction has the name " + quoted(name),
           {"it is at " + first->second.file + ":" + std::to_string(first->second.line)}});
    };
    for (const Outline::File& file : outline_.files) {
      if (file.faction) check(*file.faction, "faction", "name");
      for (const Entry& entry : file.entries) {
        if (table_named(entry.table) & (kUnitTable | kBuildingTable | kUpgradeTable))
          check(entry, entry.table, "name");
        for (const Entry& part : entry.parts)
          if (table_named(part.table) == kStanceTable) check(part, "verb", "verb");
      }
    }
    for (std::size_t i = 0; i < outline_.spells.size(); ++i)
      for (std::size_t k = 0; k < i; ++k)
        if (!tables_.spells[i].name.empty() && tables_.spells[i].name == tables_.spells[k].name)
          wrong(outline_.spells[i]->find("name")->place, "L025",
                "another spell has the name " + quoted(tables_.spells[i].name));
  }

  void check_room(std::size_t count, std::size_t most, std::string_view what) {
    if (count > most)
      wrong({outline_.types.back()->place.file, 1, 1}, "L047", "a set has " + at_most(most, what));
  }

  static std::string at_most(std::size_t most, std::string_view what) {
    return "at most " + std::to_string(most) + " " + std::string(what);
  }

  void wrong(const Place& place, std::string_view code, std::string sentence) {
    diagnostics_.push_back({place, code, std::move(sentence), {}});
  }

  const language::Phrases& phrases_;
  Diagnostics& diagnostics_;
  Outline outline_;
  Tables& tables_ = outline_.tables;
};

}  // namespace

bool Outline::can_be_read() const {
  return tables.types.size() <= kMostTypes + 1 &&
         std::all_of(files.begin(), files.end(), [](const File& file) { return file.faction; });
}

Outline read_outline(const std::vector<language::SourceText>& sources,
                     const language::Phrases& phrases, Diagnostics& diagnostics) {
  return OutlineReader(phrases, diagnostics).read(sources);
}

}  // namespace turnwright::trts
