#include "games/trts/production.h"

#include <algorithm>

#include "games/trts/pieces.h"

namespace turnwright::trts {
namespace {

void pay(State& s, Seat seat, int minerals, int gas) {
  s.minerals[seat] = static_cast<std::uint8_t>(s.minerals[seat] - minerals);
  s.gas[seat] = static_cast<std::uint8_t>(s.gas[seat] - gas);
}

int health(const Building& b) { return b.hit_points + b.shields; }

// TR-268: of several buildings that can take the order the least damaged does.
template <class IsIt>
Building& producer(Play& p, Seat seat, Area area, bool trains, IsIt is_it) {
  Building* best = nullptr;
  for (Building& b : p.s.buildings[seat])
    if (b.area == area && is_it(b) && works(p, seat, b) && has_slot(p, b, trains) &&
        (best == nullptr || health(b) > health(*best)))
      best = &b;
  CHECK(best != nullptr, "an order without a producer");
  return *best;
}
// TR-249: of this type, or what has become of it.
Building& producer(Play& p, Seat seat, TypeId type, Area area, bool trains) {
  return producer(p, seat, area, trains, [&](const Building& b) {
    return b.type == type || p.type(b.type).counts_as == type;
  });
}

// Takes one unit out, changes it and puts it back.
template <class Change>
void change_one(Army& army, std::size_t at, Change change) {
  Unit one = take(army, at, 1);
  change(one);
  join(army, one);
}

unsigned place_in(const std::vector<TypeId>& all, TypeId type) {
  return static_cast<unsigned>(std::find(all.begin(), all.end(), type) - all.begin());
}

void send_to_site(Play& p, Seat seat, Area area, std::size_t building) {
  change_one(p.s.units[seat], find_worker(p, seat, area), [&](Unit& u) {
    set_flag(u, kWorked | kOnSite);
    u.tie = static_cast<std::uint8_t>(building + 1);
  });
}

// Who is on the game board is still seen there until macro ends (TR-67).
void use_up_worker(Army& army, std::size_t at) {
  Unit one = take(army, at, 1);
  if (!has_flag(one, kOnBoard)) return;
  set_flag(one, kGone);
  join(army, one);
}

// The repairing worker: the most damaged free one but the patient.
void note_repair(Play& p, Seat seat, Area area) {
  pay(p.s, seat, 1, 0);
  change_one(p.s.units[seat], find_worker(p, seat, area),
             [](Unit& u) { set_flag(u, kWorked | kRepaired); });
}

int mended(const Look& look, Seat seat, int hit_points, int most) {
  return std::min(hit_points + look.faction(seat).repairs, most);
}

}  // namespace

void order_unit(Play& p, Seat seat, TypeId type, Area area) {
  const PieceType& info = p.type(type);
  Building& b = producer(p, seat, info.made_at, area, true);
  pay(p.s, seat, info.minerals, info.gas);
  *std::find(b.work, b.work + kTrainSlots, kNoWork) =
      make_work(place_in(p.faction(seat).units, type), info.time);
  tell(p, only(seat), kToldOrdered, seat, type, area);
}

// TR-104; what becomes of the worker is a matter of its faction (TR-106).
void order_building(Play& p, Seat seat, TypeId type, Area area) {
  State& s = p.s;
  const PieceType& info = p.type(type);
  pay(s, seat, info.minerals, info.gas);
  std::size_t place = 0;
  while (s.buildings[seat][place].type != kNoType || s.buildings[seat][place].shown_type != kNoType)
    ++place;
  Building& b = s.buildings[seat][place];
  b = new_building(p, seat, type, area, false);
  b.work[kOtherSlot] = make_work(kWorkSite, info.time);
  if (info.is_extractor) b.flags |= kHasBeenPaid;
  switch (p.faction(seat).builders) {
    case Builders::kStay: send_to_site(p, seat, area, place); break;
    case Builders::kLeave:
      change_one(s.units[seat], find_worker(p, seat, area), [](Unit& u) { set_flag(u, kWorked); });
      break;
    case Builders::kAreConsumed: use_up_worker(s.units[seat], find_worker(p, seat, area)); break;
  }
  tell(p, only(seat), kToldOrdered, seat, type, area);
}

void order_research(Play& p, Seat seat, unsigned upgrade, Area area) {
  const Upgrade& info = p.faction(seat).upgrades[upgrade];
  Building& b = producer(p, seat, info.made_at, area, false);
  pay(p.s, seat, info.minerals, info.gas);
  b.work[kOtherSlot] = make_work(upgrade, info.time);
  tell(p, only(seat), kToldResearch, seat, upgrade);
}

void order_morph(Play& p, Seat seat, TypeId type, Area area) {
  const PieceType& info = p.type(type);
  Building& b =
      producer(p, seat, area, false, [&](const Building& one) { return one.type == info.made_at; });
  pay(p.s, seat, info.minerals, info.gas);
  b.work[kOtherSlot] = make_work(kWorkMorph + place_in(p.faction(seat).buildings, type), info.time);
  tell(p, only(seat), kToldOrdered, seat, type, area);
}

// TR-106, TR-268.
void take_over_site(Play& p, Seat seat, TypeId type, Area area) {
  const auto& buildings = p.s.buildings[seat];
  std::size_t best = kMostBuildings;
  for (std::size_t i = 0; i < kMostBuildings; ++i)
    if (buildings[i].type == type && buildings[i].area == area && is_deserted(p, seat, i) &&
        (best == kMostBuildings || health(buildings[i]) > health(buildings[best])))
      best = i;
  send_to_site(p, seat, area, best);
  tell(p, only(seat), kToldOrdered, seat, type, area);
}

// TR-111, TR-248; of several the most damaged (TR-268).
void cancel(Play& p, Seat seat, unsigned code, Area area, unsigned rounds) {
  State& s = p.s;
  UnderWay best{kMostBuildings, 0, code};
  for_each_under_way(p, seat, [&](const UnderWay& one) {
    const Building& b = s.buildings[seat][one.building];
    if (one.code == code && b.area == area && work_rounds(b.work[one.slot]) == rounds &&
        (best.building == kMostBuildings || health(b) < health(s.buildings[seat][best.building])))
      best = one;
  });
  const bool is_upgrade = code >= kCancelUpgrade && code < kCancelSite;
  const auto refund = [&](const auto& price) {
    gain(p, seat, std::max(0, price.minerals - p.content.constants.cancel_loss), price.gas);
  };
  if (is_upgrade)
    refund(p.faction(seat).upgrades[code - kCancelUpgrade]);
  else
    refund(p.type(static_cast<TypeId>(code & 0xff)));
  if (code >= kCancelSite && code < kCancelMorph)
    take_back_site(p, seat, best.building);
  else
    s.buildings[seat][best.building].work[best.slot] = kNoWork;
  tell(p, only(seat), kToldCancelled, seat, code, area);
}

void repair_building(Play& p, Seat seat, std::size_t building) {
  Building& b = p.s.buildings[seat][building];
  b.hit_points = static_cast<std::uint8_t>(
      mended(p, seat, b.hit_points, most_hit_points(p, b.type, (b.flags & kFinished) != 0)));
  note_repair(p, seat, b.area);
}

void repair_unit(Play& p, Seat seat, std::size_t unit) {
  Army& army = p.s.units[seat];
  Unit patient = take(army, unit, 1);  // so it is not found as the worker
  note_repair(p, seat, patient.area);
  patient.hit_points = static_cast<std::uint8_t>(
      mended(p, seat, patient.hit_points, most_hit_points(p, patient.type, true)));
  if (!has_flag(patient, kOnBoard)) patient.shown_hit_points = patient.hit_points;
  join(army, patient);
}

void change_stance_unseen(Play& p, Seat seat, std::size_t unit, unsigned count) {
  Army& army = p.s.units[seat];
  Unit some = take(army, unit, count);
  some.type = p.type(some.type).stance;
  some.charge = make_charge(energy_of(some.charge), movement_of(some.charge) - 1);
  if (!has_flag(some, kOnBoard)) some.shown_type = some.type;
  join(army, some);
  tell(p, only(seat), kToldStance, seat, some.type, count);
}

}  // namespace turnwright::trts
