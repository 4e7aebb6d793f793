// Damage: whom an attacker may hit, how points fill pieces, and what is left of them (chapter 14), on tables made by hand.
#include "games/trts/allocation.h"

#include "engine/dice.h"
#include "games/trts/combat.h"
#include "tests/test.h"

namespace turnwright::trts {
namespace {

enum : TypeId { kRifle = 1, kBrute, kRunner, kHulk, kFlyer, kGhost, kEye, kHut, kCaster };
constexpr Area kField = 3;

PieceType piece(int speed, int hit_points, int armour, Attack ground, Attack air = {}) {
  PieceType type;
  type.speed = static_cast<std::uint8_t>(speed);
  type.hit_points = static_cast<std::uint8_t>(hit_points);
  type.armour = static_cast<std::uint8_t>(armour);
  type.ground = ground;
  type.air = air;
  return type;
}
constexpr Attack weapon(int points, int range, int splash = 0) {
  return {static_cast<std::uint8_t>(points), static_cast<std::uint8_t>(splash),
          static_cast<std::uint8_t>(range)};
}

// A battle of seat 0, engaging, against seat 1 in one field.
struct Field {
  Content content = *shipped_content();  // with tables of its own
  State s{};
  FastDice dice{1};
  Host host{dice};

  Field() {
    Tables& tables = content.tables = {};
    tables.types.resize(kCaster + 1);
    tables.types[kRifle] = piece(2, 3, 0, weapon(2, 4), weapon(2, 4));
    tables.types[kBrute] = piece(2, 8, 1, weapon(3, 1));
    tables.types[kRunner] = piece(3, 6, 0, weapon(3, 3));
    tables.types[kRunner].bonus = 1;
    tables.types[kRunner].bonus_tags = tag_bit(kLight);
    tables.types[kRifle].tags = tag_bit(kLight);
    tables.types[kHulk] = piece(2, 28, 1, weapon(5, 1, 3));
    tables.types[kFlyer] = piece(3, 9, 0, weapon(4, 3), weapon(5, 3));
    tables.types[kFlyer].tags = tag_bit(kFly);
    tables.types[kGhost] = piece(2, 6, 0, weapon(10, 1));
    tables.types[kGhost].shields = 4;
    tables.types[kGhost].tags = tag_bit(kCloak);
    tables.types[kEye] = piece(2, 2, 0, {});
    tables.types[kEye].tags = tag_bit(kFly) | tag_bit(kDetector);
    tables.types[kHut] = piece(0, 20, 0, {});
    tables.types[kHut].is_building = true;
    tables.types[kCaster] = piece(1, 3, 0, {});
    tables.types[kCaster].spells[0] = 1;
    tables.spells.push_back({.kind = SpellKind::kBurst,
                             .energy = 2,
                             .range = 7,
                             .targets = 4,
                             .amount = 3,
                             .name = "Burst"});
    tables.spells.push_back(
        {.kind = SpellKind::kRekindle, .energy = 1, .range = 7, .amount = 4, .name = "Rekindle"});
    tables.factions.resize(1);
    tables.maps.resize(1);
    s.seats = 2;
    s.team[1] = 1;
    s.playing = first_seats(2);
    s.line.push_back(0);
    s.line.push_back(1);
    s.markers[0] = s.markers[1] = area_bit(kField);
    s.battle.area = kField;
    s.battle.range = 4;
    s.battle.engaging = only(0);
    s.battle.defending = only(1);
  }

  Look look() const { return {content, s}; }
  Unit unit(TypeId type, unsigned count, unsigned flags = 0) const {
    const PieceType& t = content.tables.types[type];
    return {.area = kField,
            .type = type,
            .hit_points = t.hit_points,
            .shields = t.shields,
            .charge = make_charge(0, t.speed),
            .tie = 0,
            .flags = static_cast<UnitFlags>(flags | kOnBoard),
            .points = 0,
            .shown_type = type,
            .shown_hit_points = t.hit_points,
            .count = static_cast<std::uint8_t>(count)};
  }
  void add(Seat seat, TypeId type, unsigned count, unsigned flags = 0) {
    join(s.units[seat], unit(type, count, flags));
  }
  Attacker attacker(TypeId type) const {
    return attacker_of(look(), 0, unit(type, 1), s.battle.range);
  }
  TargetList targets() const {
    TargetList list;
    list_targets(look(), only(1), list);
    return list;
  }
  const Target target(TypeId type) const {
    const TargetList list = targets();
    for (const Target& one : list)
      if (one.look.type == type) return one;
    FAIL("no such target");
    return list[0];
  }
  bool can_hit(TypeId by, TypeId on) const {
    return trts::can_hit(look(), attacker(by), target(on));
  }
  int rung(TypeId by) const { return rung_of(look(), attacker(by), targets(), {}); }
};

Filled filled(int attackers, int points, int bonus, bool goes_on, int capacity, int pieces) {
  return fill({attackers, points, bonus, goes_on}, capacity, pieces);
}
bool is(const Filled& got, int full, int partial, int excess) {
  CAPTURE(got.full);
  CAPTURE(got.partial);
  CAPTURE(got.excess);
  return got.full == full && got.partial == partial && got.excess == excess;
}

}  // namespace

TEST_CASE("trts: attackers fill one piece after the other, a begun one first (TR-256)") {
  EXPECT(is(filled(1, 2, 0, true, 3, 5), 0, 2, 0));
  EXPECT(is(filled(3, 2, 0, true, 3, 5), 2, 0, 0));
  EXPECT(is(filled(4, 2, 0, true, 3, 2), 2, 0, 2));
  EXPECT(is(filled(1, 10, 0, true, 3, 2), 2, 0, 4));
  EXPECT(is(filled(1, 10, 0, true, 3, 5), 3, 1, 0));
}

TEST_CASE("trts: what may not go on is excess of each attacker (TR-213)") {
  EXPECT(is(filled(1, 10, 0, false, 3, 5), 1, 0, 7));
  EXPECT(is(filled(3, 2, 0, false, 3, 5), 1, 2, 1));
  EXPECT(is(filled(6, 2, 0, false, 3, 2), 2, 0, 6));
}

TEST_CASE(
    "trts: a bonus counts for the first target, is used up first and never in excess (TR-222)") {
  EXPECT(is(filled(1, 3, 1, true, 3, 2), 1, 1, 0));
  EXPECT(is(filled(1, 3, 2, true, 1, 1), 1, 0, 3));
  EXPECT(is(filled(2, 3, 1, true, 8, 2), 1, 0, 0));
  EXPECT(is(filled(1, 6, 2, false, 10, 1), 0, 8, 0));
}

TEST_CASE("trts: who is full takes nothing more, and points may be 0") {
  EXPECT(is(filled(2, 4, 1, true, 0, 3), 3, 0, 8));
  EXPECT(is(filled(2, 0, 0, true, 3, 1), 0, 0, 0));
}

TEST_CASE("trts: layers and cloak (TR-206, TR-207, TR-232)") {
  Field field;
  field.add(1, kFlyer, 1);
  field.add(1, kGhost, 1);
  field.add(1, kBrute, 1);
  EXPECT(field.can_hit(kRifle, kFlyer));
  EXPECT(field.can_hit(kRifle, kBrute));
  EXPECT_FALSE(field.can_hit(kRifle, kGhost));
  field.add(0, kEye, 1);
  EXPECT(field.can_hit(kRifle, kGhost));
  field.s.battle.range = 3;
  EXPECT_FALSE(field.can_hit(kRunner, kFlyer));
  EXPECT(field.can_hit(kRunner, kBrute));
  EXPECT_FALSE(field.can_hit(kRifle, kBrute));  // not its step
}

TEST_CASE(
    "trts: melee goes up the ladder; who is fast and shoots is out of reach unless it blocks") {
  Field field;
  field.s.battle.range = 1;
  field.add(1, kBrute, 2);
  field.add(1, kRifle, 1);
  field.add(1, kRunner, 1);
  field.add(1, kEye, 1);
  EXPECT(field.rung(kBrute) == 1);
  EXPECT_FALSE(field.can_hit(kBrute, kRunner));  // speed 3 against 2 (TR-216)
  EXPECT(field.can_hit(kBrute, kRifle));
  allocate(field.s, field.target(kBrute), 1, 1);
  EXPECT(field.rung(kBrute) == 1);  // the other has got nothing yet
  for (const Target& one : field.targets())
    if (one.look.type == kBrute && one.look.points == 0) allocate(field.s, one, 1, 3);
  EXPECT(field.rung(kBrute) == 4);
  allocate(field.s, field.target(kRifle), 1, 1);
  EXPECT(field.rung(kBrute) == kTopRung);
  change_units(
      field.s.units[1], [](const Unit& unit) { return unit.type == kRunner; },
      [](Unit& unit) { set_flag(unit, kBlocks); });
  EXPECT(field.can_hit(kBrute, kRunner));
  EXPECT(field.rung(kBrute) == 3);
}

TEST_CASE(
    "trts: pieces without a range come last, casters at the range of their spells (TR-219, "
    "TR-254)") {
  Field field;
  field.s.battle.range = 1;
  Building hut{};
  hut.area = kField;
  hut.type = hut.shown_type = kHut;
  hut.hit_points = hut.shown_hit_points = 20;
  hut.flags = kFinished | kShownFinished;
  field.s.buildings[1][0] = hut;
  field.add(1, kCaster, 1);
  EXPECT(rank_of(field.look(), field.target(kHut)) == kTopRung);
  EXPECT(rank_of(field.look(), field.target(kCaster)) == 7);
  EXPECT(field.rung(kBrute) == 7);
}

TEST_CASE("trts: excess goes no further out, unless the attacker is faster (TR-213)") {
  Field field;
  field.add(1, kRifle, 1);
  field.add(1, kBrute, 1);
  field.s.battle.range = 3;
  EXPECT(may_spill(field.look(), field.attacker(kRunner), field.target(kRifle)));  // 3 against 2
  field.s.battle.range = 1;
  EXPECT_FALSE(may_spill(field.look(), field.attacker(kBrute), field.target(kRifle)));
  EXPECT(may_spill(field.look(), field.attacker(kBrute), field.target(kBrute)));
}

TEST_CASE("trts: armour once a step, then shields, then hit points (TR-223, TR-226)") {
  Field field;
  field.add(1, kBrute, 1);
  field.add(1, kGhost, 1);
  field.add(0, kRifle, 1);
  EXPECT(capacity(field.look(), field.target(kBrute)) == 9);
  EXPECT(capacity(field.look(), field.target(kGhost)) == 10);
  allocate(field.s, field.target(kBrute), 1, 3);
  allocate(field.s, field.target(kGhost), 1, 6);
  EXPECT(capacity(field.look(), field.target(kBrute)) == 6);
  Play p{field.content, field.s, field.host};
  deal_damage(p);
  EXPECT(field.target(kBrute).look.hit_points == 6);
  EXPECT(field.target(kGhost).look.shields == 0);
  EXPECT(field.target(kGhost).look.hit_points == 4);
  EXPECT(field.target(kGhost).look.points == 0);
  allocate(field.s, field.target(kBrute), 1, 6);
  deal_damage(p);
  EXPECT(field.target(kBrute).look.hit_points == 1);
  allocate(field.s, field.target(kBrute), 1, 2);
  deal_damage(p);
  EXPECT(field.targets().size() == 1);
}

TEST_CASE("trts: halves are rounded down, before the bonus, and once (TR-260)") {
  Field field;
  field.add(1, kRifle, 1);
  field.s.battle.range = 3;
  const Attacker choked = attacker_of(field.look(), 0, field.unit(kRunner, 1, kHalved | kStill), 3);
  EXPECT(attack_of(field.look(), choked, kGroundLayer).points == 1);
  EXPECT(bonus_of(field.look(), choked, field.target(kRifle)) == 1);
  const Attacker later = attacker_of(field.look(), 0, field.unit(kRunner, 1, kHalved), 3);
  EXPECT(attack_of(field.look(), later, kGroundLayer).points == 3);  // from the next step on
  field.s.battle.shrouded = only(0);
  EXPECT(attack_of(field.look(), choked, kGroundLayer).points == 1);
  EXPECT(attack_of(field.look(), field.attacker(kFlyer), kGroundLayer).points == 2);
  EXPECT(attack_of(field.look(), field.attacker(kFlyer), kAirLayer).points == 5);
  EXPECT(attack_of(field.look(), field.attacker(kHulk), kGroundLayer).points == 5);  // melee
}

TEST_CASE("trts: points of a burst pass armour") {
  Field field;
  field.add(1, kHulk, 1, kBurst);
  field.add(0, kRifle, 1);
  allocate(field.s, field.target(kHulk), 1, 3 + 5);
  Play p{field.content, field.s, field.host};
  deal_damage(p);
  EXPECT(field.target(kHulk).look.hit_points == 28 - 3 - 4);
  EXPECT_FALSE(has_flag(field.target(kHulk).look, kBurst));
}

TEST_CASE("trts: shields come back after the damage") {
  Field field;
  Unit ghost = field.unit(kGhost, 1);
  ghost.charge |= kKindled;
  ghost.points = 7;
  join(field.s.units[1], ghost);
  field.add(0, kRifle, 1);
  Play p{field.content, field.s, field.host};
  deal_damage(p);
  EXPECT(field.target(kGhost).look.hit_points == 3);
  EXPECT(field.target(kGhost).look.shields == 4);
}

TEST_CASE("trts: pieces that look alike are one target, whatever their owner knows of them") {
  Field field;
  Unit tired = field.unit(kBrute, 2);
  tired.charge = make_charge(0, 0);
  join(field.s.units[1], tired);
  field.add(1, kBrute, 1);
  const TargetList list = field.targets();
  REQUIRE(list.size() == 1);
  EXPECT(list[0].look.count == 3);
  allocate(field.s, list[0], 3, 2);
  EXPECT(field.targets().size() == 1);
  EXPECT(field.targets()[0].look.points == 2);
}

}  // namespace turnwright::trts
