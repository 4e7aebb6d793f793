#include "games/trts/factions.h"

#include <algorithm>
#include <map>
#include <optional>

#include "engine/text.h"
#include "games/trts/code.h"
#include "games/trts/faction_check.h"
#include "games/trts/piece_fields.h"
#include "language/card_entries.h"
#include "language/reference.h"

namespace turnwright::trts {
namespace {

using language::Diagnostics;
using language::Entry;
using language::Place;
using language::text_of;

std::string at_most(int most, std::string_view what) {
  return "at most " + std::to_string(most) + " " + std::string(what);
}

// Names are known before anything is read that speaks of them: first all types, upgrades and spells get their places, then
// their fields are read, then their sentences.
class SetReader {
 public:
  SetReader(const FactionTexts& texts, const Constants& constants)
      : texts_(texts), constants_(constants) {}

  Result<FactionSet, Diagnostics> read() {
    auto phrases = language::Phrases::load(operations(), texts_.phrases.file, texts_.phrases.text);
    if (!phrases) return Failure{phrases.error()};
    sheets_.emplace(Sheets{*std::move(phrases), language::Lexicon(operations()), {}, {}, {}, {}});
    tables_.types.resize(1);
    entry_of_.push_back(nullptr);
    files_.reserve(texts_.factions.size());  // entries are pointed to
    for (const language::SourceText& source : texts_.factions) read_file(source);
    check_names();
    if (tables_.types.size() > kMostTypes)
      wrong(files_.back().faction->place, "L047",
            "a set has " + at_most(kMostTypes, "units, stances and buildings"));
    if (tables_.spells.size() > kMostSpells)
      wrong(files_.back().faction->place, "L047", "a set has " + at_most(kMostSpells, "spells"));
    if (!diagnostics_.empty()) return told();
    for (std::uint8_t i = 0; i < files_.size(); ++i) read_fields(i);
    fill_lexicon();
    for (std::uint8_t i = 0; i < files_.size(); ++i) read_sentences(i);
    if (diagnostics_.empty()) check_factions(tables_, places_, diagnostics_);
    if (!diagnostics_.empty()) return told();
    return FactionSet{std::move(tables_), *std::move(sheets_)};
  }

 private:
  struct File {
    std::vector<Entry> entries;
    const Entry* faction = nullptr;
    std::vector<const Entry*> upgrades;
  };

  Failure<Diagnostics> told() {
    language::sort_by_place(diagnostics_);
    return Failure{std::move(diagnostics_)};
  }

  void read_file(const language::SourceText& source) {
    auto entries = language::read_card_file(source);
    if (!entries) {
      diagnostics_.insert(diagnostics_.end(), entries.error().begin(), entries.error().end());
      return;
    }
    File& file = files_.emplace_back();
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
    entry_of_.push_back(&entry);
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
        spell_entries_.push_back(&part);
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
      if (sheets_->phrases.uses(name))
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
    for (const File& file : files_) {
      if (file.faction) check(*file.faction, "faction", "name");
      for (const Entry& entry : file.entries) {
        if (table_named(entry.table) & (kUnitTable | kBuildingTable | kUpgradeTable))
          check(entry, entry.table, "name");
        for (const Entry& part : entry.parts)
          if (table_named(part.table) == kStanceTable) check(part, "verb", "verb");
      }
    }
    for (std::size_t i = 0; i < spell_entries_.size(); ++i)
      for (std::size_t k = 0; k < i; ++k)
        if (!tables_.spells[i].name.empty() && tables_.spells[i].name == tables_.spells[k].name)
          wrong(spell_entries_[i]->find("name")->place, "L025",
                "another spell has the name " + quoted(tables_.spells[i].name));
  }

  void read_fields(std::uint8_t number) {
    const File& file = files_[number];
    Faction& faction = tables_.factions[number];
    places_.factions.push_back(file.faction->place);
    places_.types.resize(tables_.types.size());
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
    PieceFields fields(*entry_of_[id], diagnostics_);
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
        PieceFields(*spell_entries_[spell - 1u], diagnostics_).name();
      }
    if (unit.stance != kNoType) read_stance(unit, unit.stance);
  }

  // What a stance does not say it has from the normal form, but for its weapons, speed and size.
  void read_stance(const PieceType& unit, TypeId id) {
    PieceFields fields(*entry_of_[id], diagnostics_);
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
    PieceFields fields(*entry_of_[id], diagnostics_);
    for (const Entry& part : entry_of_[id]->parts)
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
              "an order needs " + at_most(kMostNeeds, "kinds of buildings (TR-100)"));
      }
    }
    return needs;
  }

  static Place place_of(const PieceFields& fields, std::string_view field, std::string_view other) {
    if (const language::Field* found = fields.find(field)) return found->place;
    if (const language::Field* found = fields.find(other)) return found->place;
    return fields.place();
  }

  void fill_lexicon() {
    auto& words = sheets_->lexicon.words;
    auto& pieces = words[*operations().find_word_class("piece")];
    auto& verbs = words[*operations().find_word_class("verb")];
    for (std::size_t i = 1; i < tables_.types.size(); ++i) {
      const PieceType& type = tables_.types[i];
      if (!type.is_stance)
        pieces.push_back(type.name);
      else if (std::find(verbs.begin(), verbs.end(), type.stance_verb) == verbs.end())
        verbs.push_back(type.stance_verb);
    }
    for (const Spell& spell : tables_.spells)
      words[*operations().find_word_class("spellName")].push_back(spell.name);
    for (auto& open : words) std::erase(open, "");
  }

  void read_sentences(std::uint8_t number) {
    const File& file = files_[number];
    Faction& faction = tables_.factions[number];
    sheets_->abilities.resize(tables_.types.size());
    sheets_->spells.resize(tables_.spells.size());
    default_slots(faction);
    read_traits(*file.faction, number);
    sheets_->gains.emplace_back();
    for (std::uint8_t i = 0; i < file.upgrades.size(); ++i)
      sheets_->gains.back().push_back(read_lines(
          *file.upgrades[i], number, "gain",
          [&](Writer& writer, const Writer::Line& line) { writer.write_gain(line, i); }));
    for (const auto& types : {faction.units, faction.buildings})
      for (const TypeId type : types) {
        sheets_->abilities[type] = read_lines(
            *entry_of_[type], number, "ability",
            [&](Writer& writer, const Writer::Line& line) { writer.write_ability(line, type); });
        for (const std::uint8_t spell : tables_.types[type].spells)
          if (spell > 0) read_spell(spell - 1u, number);
      }
    keep_functions(faction);
  }

  void read_traits(const Entry& entry, std::uint8_t number) {
    std::vector<std::uint16_t> said;
    bool says_how_to_build = false;
    sheets_->traits.push_back(
        read_lines(entry, number, "trait", [&](Writer& writer, const Writer::Line& line) {
          std::uint16_t what = line.reading.program[0].operation;
          const bool is_way_to_build = what <= operation("trait", "Sown");
          says_how_to_build |= is_way_to_build;
          if (is_way_to_build) what = operation("trait", "SiteCrews");
          const bool may_repeat = what == operation("trait", "Brood");
          if (std::find(said.begin(), said.end(), what) != said.end() && !may_repeat)
            wrong(line.place, "L029", "an earlier line of this faction says it, or something else");
          said.push_back(what);
          writer.write_trait(line);
        }));
    if (!says_how_to_build && entry.find("text"))
      wrong(entry.find("text")->place, "L088",
            "the faction does not say what becomes of a worker that builds (TR-106)");
  }

  void read_spell(std::size_t spell, std::uint8_t number) {
    const Entry& entry = *spell_entries_[spell];
    const auto programs =
        read_lines(entry, number, "spell", [&](Writer& writer, const Writer::Line& line) {
          writer.write_spell(line, tables_.spells[spell]);
        });
    if (programs.size() > 1) wrong(entry.find("text")->place, "L048", "a spell is one sentence");
    if (!programs.empty()) sheets_->spells[spell] = programs[0];
  }

  std::vector<language::Program> read_lines(const Entry& entry, std::uint8_t faction,
                                            std::string_view category, auto use) {
    std::vector<language::Program> programs;
    const language::Field* text = entry.find("text");
    if (!text || !text->text()) return programs;
    Diagnostics nothing;  // the other fields have been read
    const std::vector<language::TextLine> lines =
        PieceFields(entry, text->exact ? nothing : diagnostics_).lines("text");
    Writer writer(tables_, sheets_->lexicon, constants_, diagnostics_);
    for (const language::TextLine& line : lines) {
      auto reading = language::read_line(sheets_->language(), operations().category(category),
                                         line.text, line.place);
      if (!reading) {
        diagnostics_.insert(diagnostics_.end(), reading.error().begin(), reading.error().end());
        continue;
      }
      use(writer, Writer::Line{*reading, line.place, faction});
      programs.push_back(std::move(reading->program));
    }
    return programs;
  }

  // TR-99: one thing at a time, unless the faction says otherwise.
  void default_slots(const Faction& faction) {
    for (const TypeId unit : faction.units)
      if (const TypeId at = tables_.types[unit].made_at; at != kNoType)
        tables_.types[at].train_slots = 1;
  }

  // TR-249: what a piece could do it can do when it has morphed. Nobody begins a morph beside something.
  void keep_functions(const Faction& faction) {
    for (std::size_t round = 0; round < faction.buildings.size(); ++round)
      for (const TypeId id : faction.buildings) {
        PieceType& morph = tables_.types[id];
        if (morph.made_at == kNoType) continue;
        const PieceType& from = tables_.types[morph.made_at];
        morph.is_base |= from.is_base;
        morph.is_extractor |= from.is_extractor;
        morph.gives_lattice |= from.gives_lattice;
        morph.needs_lattice = from.needs_lattice;
        morph.is_rootbound = false;
        morph.train_slots = std::max(morph.train_slots, from.train_slots);
        morph.shared_slot &= from.shared_slot;
      }
  }

  void wrong(const Place& place, std::string_view code, std::string sentence) {
    diagnostics_.push_back({place, code, std::move(sentence), {}});
  }

  const FactionTexts& texts_;
  const Constants& constants_;
  std::optional<Sheets> sheets_;
  Tables tables_;
  std::vector<File> files_;
  std::vector<const Entry*> entry_of_;       // by TypeId
  std::vector<const Entry*> spell_entries_;  // as Tables::spells
  std::vector<std::string> known_;  // the names of the faction that is read: units, then buildings
  Places places_;
  Diagnostics diagnostics_;
};

}  // namespace

Result<FactionSet, Diagnostics> load_factions(const FactionTexts& texts,
                                              const Constants& constants) {
  return SetReader(texts, constants).read();
}

std::string phrase_reference(const Sheets& sheets) {
  language::Lexicon examples(operations());
  examples.words[*operations().find_word_class("piece")] = {"Fusilier", "Bulwark", "Drill Yard"};
  examples.words[*operations().find_word_class("spellName")] = {"Ram Lance"};
  examples.words[*operations().find_word_class("verb")] = {"brace", "burrow"};
  return language::reference({operations(), sheets.phrases, examples});
}

}  // namespace turnwright::trts
