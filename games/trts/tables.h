// What maps and factions come to, in the form in which play reads them: plain tables, made once from the files.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "games/trts/limits.h"

namespace turnwright::trts {

// ---- maps (chapter 3)

using Area = std::uint8_t;  // a place in Map::areas
inline constexpr Area kNoArea = 0xff;
using AreaMask = std::uint32_t;
constexpr AreaMask area_bit(Area area) { return AreaMask{1} << area; }
constexpr bool holds_area(AreaMask mask, Area area) { return (mask >> area & 1) != 0; }
constexpr Area lowest_area(AreaMask mask) { return static_cast<Area>(std::countr_zero(mask)); }

// The areas of a mask in the map's order: for (const Area area : areas_in(mask)).
struct AreaIterator {
  AreaMask left;
  Area operator*() const { return lowest_area(left); }
  void operator++() { left &= left - 1; }
  bool operator!=(const AreaIterator& other) const { return left != other.left; }
};
struct Areas {
  AreaMask mask;
  AreaIterator begin() const { return {mask}; }
  AreaIterator end() const { return {0}; }
};
constexpr Areas areas_in(AreaMask mask) { return {mask}; }

struct AreaInfo {
  std::string id, name;
  std::uint8_t height = 0;  // for drawing; ramps say what is up (TR-43)
  std::uint8_t fields = 0, geysers = 0;
  std::uint8_t x = 0, y = 0;  // on a sheet of 100 × 100
  bool is_start = false;
};

struct Map {
  std::string name, about;
  std::vector<AreaInfo> areas;
  // From an area, where one step leads (TR-42): on the ground; through the air; and up a ramp (TR-43).
  std::array<AreaMask, kMostAreas> ground{}, air{}, up{};
  // How many steps it is at least, on the ground, from an area to another: every one can be reached (TR-264).
  std::array<std::array<std::uint8_t, kMostAreas>, kMostAreas> steps{};
  AreaMask starts = 0;
  int round_limit = 0;
  bool is_symmetric = false;
};

// ---- factions (chapter 16)

using TypeId = std::uint8_t;  // a place in Tables::types; 0 is no type at all
inline constexpr TypeId kNoType = 0;
using UpgradeMask = std::uint16_t;  // of one faction, a bit each
inline constexpr std::uint8_t kNoUpgrade = 0xff;

enum Tag : std::uint8_t { kLight, kHeavy, kBio, kMech, kWorker, kFly, kCloak, kDetector, kTags };
using TagMask = std::uint8_t;
constexpr TagMask tag_bit(Tag tag) { return static_cast<TagMask>(1u << tag); }

// TR-204, TR-220: `points` to one target, or to each of `splash` targets.
struct Attack {
  std::uint8_t points = 0;  // 0: none
  std::uint8_t splash = 0;  // 0: it does not splash
  std::uint8_t range = 0;   // TR-189
};

// What an upgrade does to one type of piece.
enum class Stat : std::uint8_t {
  kAttack,  // ground and air points, if the piece has them
  kArmour,
  kArmourInHold,  // while in Hold Position
  kRange,
  kSpeed,
  kShields,  // the most it can have
  kCarries,  // cargo points
  kDetects,
};
// So much more of it.
struct Change {
  std::uint8_t upgrade = kNoUpgrade;  // a place in Faction::upgrades
  Stat stat = Stat::kAttack;
  std::uint8_t amount = 0;
};

// What an order needs besides its price: all of these buildings (an Elder Heartbole counts as a Heartbole: see
// PieceType::counts_as), and an upgrade.
struct Needs {
  std::array<TypeId, kMostNeeds> buildings{};  // then kNoType
  std::uint8_t upgrade = kNoUpgrade;
};

// What play asks for most stands first.
struct PieceType {
  TagMask tags = 0;
  std::uint8_t speed = 0, hit_points = 0, shields = 0, armour = 0;
  Attack ground, air;
  TagMask bonus_tags = 0;  // TR-222
  std::uint8_t bonus = 0;
  std::uint8_t faction = 0;
  bool is_building = false;
  bool is_base = false, is_extractor = false;  // buildings
  bool gives_lattice = false;                  // a Prism or Sanctum
  bool needs_lattice = false, is_rootbound = false;
  std::uint8_t minerals = 0, gas = 0, time = 1;
  // In half points (TR-23): of one unit, so that an order takes `delivers` times as much; and what it provides.
  std::uint8_t supply = 0, supply_given = 0;
  std::uint8_t delivers = 1;     // units per order (TR-103)
  std::uint8_t size = 0;         // cargo points; 0: it cannot be loaded
  std::uint8_t carries = 0;      // before upgrades
  std::uint8_t most_energy = 0;  // 0: it has no energy
  bool can_survey = false;       // TR-237
  // A stance is a type of its own: `stance` of the normal form is the other one, and the other way round.
  TypeId stance = kNoType;
  bool is_stance = false;                  // this is the other form
  std::uint8_t stance_needs = kNoUpgrade;  // of both forms
  // The building that trains it (TR-97); of a building that is a morph: what it is made from; else kNoType.
  TypeId made_at = kNoType;
  TypeId counts_as = kNoType;  // an Elder Heartbole is also a Heartbole
  // Of a building: how many units it can have under way (TR-99). One with `shared_slot` does one thing in all; else
  // one research or morph may go on beside them.
  std::uint8_t train_slots = 0;
  bool shared_slot = true;
  std::array<std::uint8_t, kMostSpellsOfUnit> spells{};  // places in Tables::spells + 1; 0: none
  Needs needs;
  std::array<Change, kMostChanges> changes{};  // then kNoUpgrade
  std::uint16_t worth = 0;                     // what bots think of a unit that is whole (hints.h)
  std::uint8_t opens = 0;   // of a building: how many types of units are trained there or need it
  std::string name;         // of a stance with its own word: "braced Mortar Wagon"
  std::string stance_verb;  // of both forms: "brace"

  bool has(Tag tag) const { return (tags & tag_bit(tag)) != 0; }
};

struct Upgrade {
  std::uint8_t minerals = 0, gas = 0, time = 1;
  TypeId made_at = kNoType;
  Needs needs;              // the level before among them (TR-108)
  bool is_numeric = false;  // declared at a reveal; else when it is first used (TR-61)
  std::string name;
};

enum class SpellKind : std::uint8_t {
  kLance,  // `amount` points to one target, on the ground or in the air
  kChoke,  // up to `targets` enemy units of one type: speed 0 this round, attack halved this combat
  kShroud,  // enemy attackers of range 2 or more that do not splash: ground attack halved this combat
  kRekindle,  // one friendly piece regains up to `amount` shields after the damage
  kBurst,     // up to `targets` enemy units of one type take `amount` points each, armour ignored
};
// What such a spell does to a piece is a mark on it until the step is over, which does not say by how much: there is one
// of each in all factions together (TR-264).
constexpr bool leaves_mark(SpellKind kind) {
  return kind == SpellKind::kRekindle || kind == SpellKind::kBurst;
}
struct Spell {
  SpellKind kind = SpellKind::kLance;
  std::uint8_t energy = 0, range = 0, targets = 1, amount = 0;
  std::uint8_t needs = kNoUpgrade;
  std::string name;
};

enum class Builders : std::uint8_t { kStay, kLeave, kAreConsumed };  // TR-106 and the factions

struct Faction {
  TypeId worker = kNoType, base = kNoType;
  std::array<std::uint8_t, 256> starts_with{};  // by TypeId (TR-36)
  Builders builders = Builders::kStay;
  std::uint8_t regrows = 0;  // hit points in upkeep (TR-80)
  std::uint8_t reglows = 0;  // shields
  std::uint8_t repairs = 0;  // hit points per mineral; 0: no Repair
  std::uint8_t far_fold = kNoUpgrade;
  TypeId far_fold_from = kNoType, far_fold_to = kNoType;  // a Gate; a Prism
  std::vector<TypeId> units, buildings;  // what can be ordered, in the order of the file
  std::vector<Upgrade> upgrades;
  std::string name, about;
};

struct Tables {
  std::vector<PieceType> types;  // [0] is no type
  std::vector<Spell> spells;
  std::vector<Faction> factions;
  std::vector<Map> maps;
};

}  // namespace turnwright::trts
