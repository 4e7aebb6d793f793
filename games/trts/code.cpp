#include "games/trts/code.h"

#include <algorithm>

#include "engine/text.h"
#include "games/trts/operations.h"
#include "language/enum_words.h"

namespace turnwright::trts {
namespace {

constexpr language::Rows kLanguage{kWordClasses, kOperations,
                                   [](std::string_view) { return false; }};
static_assert(language::are_operations<SpellKind>(kLanguage, "effect"));
// kDetects is no number, and has a sentence of its own.
static_assert(kLanguage.word("stat", static_cast<std::size_t>(Stat::kCarries)) == "carries");
static_assert(kLanguage.word("stat", static_cast<std::size_t>(Stat::kDetects)).empty());

// Whether it makes a difference to pieces of this type.
bool concerns(const PieceType& type, Stat stat) {
  switch (stat) {
    case Stat::kAttack:
    case Stat::kRange: return type.ground.points > 0 || type.air.points > 0;
    case Stat::kSpeed: return type.speed > 0;
    case Stat::kArmourInHold:
    case Stat::kArmour:
    case Stat::kShields:
    case Stat::kDetects: return true;
    case Stat::kCarries: return !type.is_building && !type.is_stance;
  }
  return false;
}

}  // namespace

std::size_t Writer::child(const Line& line, std::size_t at, std::size_t slot) const {
  return language::child(operations(), line.reading.program, at, slot);
}

int Writer::value(const Line& line, std::size_t at, std::size_t slot) const {
  return line.reading.program[child(line, at, slot)].value;
}

std::uint8_t Writer::number(const Line& line, std::size_t at, std::size_t slot, int most) {
  const int number = value(line, at, slot);
  if (number > most)
    say(line, child(line, at, slot), "L021", "this is at most " + std::to_string(most));
  return static_cast<std::uint8_t>(number);
}

std::string_view Writer::word(const Line& line, std::size_t at, std::size_t slot) const {
  const language::Operation& operation = operations()[line.reading.program[at].operation];
  return language::word_name(operations(), lexicon_, operation.slots[slot].of,
                             value(line, at, slot));
}

TypeId Writer::piece(const Line& line, std::size_t at, std::size_t slot) {
  const std::string_view name = word(line, at, slot);
  for (std::size_t i = 1; i < tables_.types.size(); ++i)
    if (tables_.types[i].name == name && tables_.types[i].faction == line.faction)
      return static_cast<TypeId>(i);
  say(line, child(line, at, slot), "L079", std::string(name) + " is of another faction");
  return kNoType;
}

TypeId Writer::building(const Line& line, std::size_t at, std::size_t slot) {
  const TypeId type = piece(line, at, slot);
  if (type == kNoType || tables_.types[type].is_building) return type;
  say(line, child(line, at, slot), "L079", tables_.types[type].name + " is no building");
  return kNoType;
}

std::vector<TypeId> Writer::listed(const Line& line, std::size_t at) {
  std::vector<TypeId> types;
  const auto add = [&](std::size_t of, std::size_t slot) {
    const TypeId type = piece(line, of, slot);
    if (type == kNoType) return;
    if (std::find(types.begin(), types.end(), type) != types.end())
      say(line, child(line, of, slot), "L029", tables_.types[type].name + " is named twice");
    else
      types.push_back(type);
  };
  for (bool more = true; more;) {
    const std::uint16_t operation_here = line.reading.program[at].operation;
    add(at, 0);
    if (operation_here == operation("several", "Two")) add(at, 1);
    more = operation_here == operation("several", "More") ||
           operation_here == operation("either", "Or");
    if (more) at = child(line, at, 1);
  }
  return types;
}

Writer::Pieces Writer::pieces(const Line& line, std::size_t at) {
  const std::uint16_t said = line.reading.program[at].operation;
  const bool is_but = said == operation("pieces", "UnitsBut");
  if (!is_but && said != operation("pieces", "AllUnits")) return {listed(line, at), true};
  std::vector<TypeId> but;
  if (is_but) but = listed(line, child(line, at, 0));
  Pieces all{{}, false};
  for (const TypeId unit : tables_.factions[line.faction].units)
    if (std::find(but.begin(), but.end(), unit) == but.end()) all.types.push_back(unit);
  return all;
}

void Writer::write_trait(const Line& line) {
  Faction& faction = tables_.factions[line.faction];
  switch (line.reading.program[0].operation) {
    case operation("trait", "SiteCrews"): faction.builders = Builders::kStay; break;
    case operation("trait", "LightCast"): faction.builders = Builders::kLeave; break;
    case operation("trait", "Sown"): faction.builders = Builders::kAreConsumed; break;
    case operation("trait", "Repair"): faction.repairs = number(line, 0, 0, kMostHitPoints); break;
    case operation("trait", "Regrowth"):
      faction.regrows = number(line, 0, 0, kMostHitPoints);
      break;
    case operation("trait", "Reglow"): faction.reglows = number(line, 0, 0, kMostHitPoints); break;
    case operation("trait", "Brood"):
      if (const TypeId type = building(line, 0, 0); type != kNoType) {
        tables_.types[type].train_slots = number(line, 0, 1, kMostSlots - 1);
        tables_.types[type].shared_slot = false;
      }
      break;
    case operation("trait", "Rootbound"): {
      const std::vector<TypeId> but = listed(line, child(line, 0, 0));
      for (const TypeId type : faction.buildings)
        tables_.types[type].is_rootbound = std::find(but.begin(), but.end(), type) == but.end();
      break;
    }
    case operation("trait", "Lattice"): write_lattice(line); break;
    default: CHECK(false, "a trait that is none");
  }
}

void Writer::write_lattice(const Line& line) {
  const std::vector<TypeId> but = listed(line, child(line, 0, 0));
  const std::size_t by = child(line, 0, 1);
  for (const TypeId type : tables_.factions[line.faction].buildings)
    tables_.types[type].needs_lattice = std::find(but.begin(), but.end(), type) == but.end();
  for (const TypeId type : listed(line, by)) {
    tables_.types[type].gives_lattice = true;
    if (!tables_.types[type].is_building || tables_.types[type].needs_lattice)
      say(line, by, "L079",
          tables_.types[type].name +
              " gives light, and so it is a building that needs none: name it after \"except\" "
              "too");
  }
}

void Writer::write_gain(const Line& line, std::uint8_t upgrade) {
  switch (line.reading.program[0].operation) {
    case operation("gain", "More"): return write_more(line, upgrade);
    case operation("gain", "Detect"):
      for (const TypeId type : pieces(line, child(line, 0, 0)).types)
        add_change(line, type, {upgrade, Stat::kDetects, 1});
      return;
    case operation("gain", "Stance"): return write_stance(line, upgrade);
    case operation("gain", "Learn"): return write_learn(line, upgrade);
    case operation("gain", "FarFold"): return write_far_fold(line, upgrade);
    default: CHECK(false, "a gain that is none");
  }
}

// A piece has it in both its forms, as far as it concerns them.
void Writer::write_more(const Line& line, std::uint8_t upgrade) {
  const Change change{upgrade, static_cast<Stat>(value(line, 0, 1)), number(line, 0, 0, kMostGain)};
  tables_.factions[line.faction].upgrades[upgrade].is_numeric = true;
  const std::size_t who = child(line, 0, 2);
  const Pieces all = pieces(line, who);
  for (const TypeId type : all.types) {
    const TypeId stance = tables_.types[type].stance;
    const bool here = concerns(tables_.types[type], change.stat),
               there = stance != kNoType && concerns(tables_.types[stance], change.stat);
    if (here) add_change(line, type, change);
    if (there) add_change(line, stance, change);
    if (!here && !there && all.by_name)
      say(line, who, "L079",
          "this makes no difference to " + tables_.types[type].name + ": it has none of it");
  }
}

void Writer::add_change(const Line& line, TypeId type, const Change& change) {
  auto& changes = tables_.types[type].changes;
  const auto free = std::find_if(changes.begin(), changes.end(),
                                 [](const Change& one) { return one.upgrade == kNoUpgrade; });
  if (free == changes.end())
    say(line, 0, "L047",
        "at most " + std::to_string(kMostChanges) + " gains are for one type of piece, and " +
            tables_.types[type].name + " has more");
  else
    *free = change;
}

void Writer::write_stance(const Line& line, std::uint8_t upgrade) {
  const std::size_t who = child(line, 0, 0);
  const std::string_view verb = word(line, 0, 1);
  const Pieces all = pieces(line, who);
  for (const TypeId type : all.types) {
    PieceType& normal = tables_.types[type];
    if (normal.stance == kNoType || normal.stance_verb != verb) {
      if (all.by_name)
        say(line, who, "L089",
            normal.name + " has no stance in which it could " + std::string(verb));
      continue;
    }
    if (normal.stance_needs != kNoUpgrade)
      say(line, who, "L029", "another upgrade lets " + normal.name + " " + std::string(verb));
    normal.stance_needs = tables_.types[normal.stance].stance_needs = upgrade;
  }
}

void Writer::write_learn(const Line& line, std::uint8_t upgrade) {
  const TypeId type = piece(line, 0, 0);
  if (type == kNoType) return;
  const std::string_view name = word(line, 0, 1);
  for (const std::uint8_t which : tables_.types[type].spells) {
    if (which == 0 || tables_.spells[which - 1u].name != name) continue;
    if (tables_.spells[which - 1u].needs != kNoUpgrade)
      say(line, child(line, 0, 1), "L029", "another upgrade teaches it");
    tables_.spells[which - 1u].needs = upgrade;
    return;
  }
  say(line, child(line, 0, 1), "L090",
      tables_.types[type].name + " has no spell " + std::string(name) + " on its sheet");
}

void Writer::write_far_fold(const Line& line, std::uint8_t upgrade) {
  Faction& faction = tables_.factions[line.faction];
  if (faction.far_fold != kNoUpgrade)
    say(line, 0, "L029", "another line of this faction says where units may arrive");
  faction.far_fold = upgrade;
  faction.far_fold_from = building(line, 0, 0);
  faction.far_fold_to = building(line, 0, 1);
}

void Writer::write_spell(const Line& line, Spell& spell) {
  spell.energy = number(line, 0, 0, constants_.energy_max);
  spell.range = number(line, 0, 1, kMostRange);
  const std::size_t effect = child(line, 0, 2);
  const std::uint16_t said = line.reading.program[effect].operation;
  spell.kind = static_cast<SpellKind>(kLanguage.place_in_category(said));
  if (leaves_mark(spell.kind))
    for (const Spell& other : tables_.spells)
      if (&other != &spell && other.kind == spell.kind)
        say(line, effect, "L047",
            "there is one spell that does this, and " + other.name + " is another (TR-264)");
  const auto& slots = operations()[said].slots;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    if (slots[i].name == "n") spell.amount = number(line, effect, i, kMostPoints);
    if (slots[i].name == "targets") spell.targets = number(line, effect, i, kMostPicks);
  }
}

void Writer::write_ability(const Line& line, TypeId type) {
  CHECK(line.reading.program[0].operation == operation("ability", "Survey"), "an unknown ability");
  tables_.types[type].can_survey = true;
  tables_.types[type].most_energy = static_cast<std::uint8_t>(constants_.energy_max);
}

void Writer::say(const Line& line, std::size_t node, std::string_view code, std::string sentence) {
  language::Place place = line.place;
  place.column += line.reading.columns[node];
  wrong_.push_back({place, code, std::move(sentence), {}});
}

}  // namespace turnwright::trts
