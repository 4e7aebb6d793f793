#include "games/trts/yard.h"

#include <algorithm>

#include "games/trts/values.h"

namespace turnwright::trts {
namespace {

template <class T>
bool is_one_of(const std::vector<T>& all, T one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

constexpr Yard::Verdict no(Reason reason) { return {reason, 0}; }

}  // namespace

bool is_free_worker(const Look& look, const Unit& u) {
  return look.type(u.type).has(kWorker) && !has_flag(u, kWorked | kOnSite | kAboard | kGone);
}

std::size_t find_worker(const Look& look, Seat seat, Area area) {
  const Army& army = look.s.units[seat];
  const Range range = in_area(army, area);
  for (std::size_t i = range.from; i < range.to; ++i)
    if (is_free_worker(look, army[i])) return i;
  return army.size();
}

bool has_slot(const Look& look, const Building& b, bool trains) {
  const PieceType& type = look.type(b.type);
  if (type.shared_slot)
    return b.work[0] == kNoWork && b.work[kOtherSlot] == kNoWork &&
           (!trains || type.train_slots != 0);
  if (!trains) return b.work[kOtherSlot] == kNoWork;
  return std::find(b.work, b.work + type.train_slots, kNoWork) != b.work + type.train_slots;
}

bool is_deserted(const Look& look, Seat seat, std::size_t building) {
  const Building& b = look.s.buildings[seat][building];
  if (b.type == kNoType || (b.flags & kFinished) != 0 ||
      look.faction(seat).builders != Builders::kStay)
    return false;
  for (const Unit& u : look.s.units[seat])
    if (is_on_site(u, building)) return false;
  return true;
}

Yard::Yard(const Look& look, Seat seat) : look_(look), seat_(seat), faction_(look.faction(seat)) {
  for (std::size_t i = 0; i < kMostBuildings; ++i) {
    const Building& b = look.s.buildings[seat][i];
    if (b.type == kNoType) {
      free_places_ += b.shown_type == kNoType ? 1 : 0;
      continue;
    }
    ++standing_;
    if (b.work[kOtherSlot] != kNoWork && work_item(b.work[kOtherSlot]) < kWorkMorph)
      under_way_ |= static_cast<UpgradeMask>(1u << work_item(b.work[kOtherSlot]));
    ((b.flags & kFinished) != 0 ? finished_ : sites_) |= 1u << i;
  }
  for_each(finished_, [&](const Building& b) {
    built_ |= area_bit(b.area);
    if (look.type(b.type).gives_lattice) lit_ |= area_bit(b.area);
  });
  for_each(finished_, [&](const Building& b) {
    const PieceType& type = look.type(b.type);
    if (type.needs_lattice && !holds_area(lit_, b.area)) return;
    for (const TypeId id : {b.type, type.counts_as})
      present_[id / 64] |= std::uint64_t{1} << (id % 64);
  });
  for (const Unit& u : look.s.units[seat])
    if (is_free_worker(look, u)) workers_ |= area_bit(u.area);
}

// TR-98.
Reason Yard::price(int minerals, int gas) const {
  return minerals <= look_.s.minerals[seat_] && gas <= look_.s.gas[seat_] ? kFine : why(kTooDear);
}

// TR-100, TR-108.
Reason Yard::needs(const Needs& needed) const {
  if (needed.upgrade != kNoUpgrade && (look_.s.upgrades[seat_] >> needed.upgrade & 1) == 0)
    return why(kMissingNeed);
  for (const TypeId type : needed.buildings)
    if (type != kNoType && !has(type)) return why(kMissingNeed);
  return kFine;
}

// TR-99, TR-250: where a building of this type that works has a slot.
Yard::Verdict Yard::at_producer(TypeId producer, bool trains, bool exactly) const {
  Verdict verdict;
  for_each(finished_, [&](const Building& b) {
    const PieceType& type = look_.type(b.type);
    if (b.type != producer && (exactly || type.counts_as != producer)) return;
    if (type.needs_lattice && !holds_area(lit_, b.area)) return;
    if (has_slot(look_, b, trains)) verdict.areas |= area_bit(b.area);
  });
  if (verdict.areas == 0) verdict.reason = why(kNoProducer);
  return verdict;
}

// TR-97, TR-103.
Yard::Verdict Yard::train(TypeId id) const {
  if (!is_one_of(faction_.units, id)) return no(kNoSuchChoice);
  const PieceType& type = look_.type(id);
  if (const Reason reason = price(type.minerals, type.gas); !reason.fine()) return no(reason);
  if (const Reason reason = needs(type.needs); !reason.fine()) return no(reason);
  const Verdict verdict = at_producer(type.made_at, true, false);
  if (!verdict.reason.fine()) return verdict;
  if (supply_in_production(look_, seat_) + type.supply * type.delivers > supply(look_, seat_))
    return no(why(kNoSupply));  // TR-101
  if (units_counted(look_, seat_) + type.delivers > look_.s.unit_limit)
    return no(why(kLimit));  // TR-238
  return verdict;
}

// TR-107.
AreaMask Yard::free_geysers() const {
  const auto& areas = look_.map().areas;
  AreaMask mask = 0;
  for (const Area area : areas_in(workers_)) {
    int geysers = areas[area].geysers - look_.s.taken[area];
    for (const Building& b : look_.s.buildings[seat_])
      if (b.area == area && (b.flags & kHasBeenPaid) != 0) --geysers;
    if (geysers > 0) mask |= area_bit(area);
  }
  return mask;
}

Yard::Verdict Yard::build(TypeId id) const {
  if (!is_one_of(faction_.buildings, id) || look_.type(id).made_at != kNoType)
    return no(kNoSuchChoice);
  const PieceType& type = look_.type(id);
  if (const Reason reason = price(type.minerals, type.gas); !reason.fine()) return no(reason);
  if (const Reason reason = needs(type.needs); !reason.fine()) return no(reason);
  if (workers_ == 0) return no(why(kNoWorker));  // TR-104
  Verdict verdict{kFine, workers_};
  if (type.is_rootbound) verdict.areas &= built_;
  if (type.needs_lattice) verdict.areas &= lit_;  // TR-267
  if (verdict.areas == 0) return no(why(kNotPlaced));
  if (type.is_extractor) verdict.areas &= free_geysers();
  if (verdict.areas == 0) return no(why(kNoGeyser));
  return standing_ < look_.s.building_limit && free_places_ > 0 ? verdict
                                                                : no(why(kLimit));  // TR-238
}

// TR-108.
Yard::Verdict Yard::research(unsigned upgrade) const {
  if (upgrade >= faction_.upgrades.size()) return no(kNoSuchChoice);
  if (((look_.s.upgrades[seat_] | under_way_) >> upgrade & 1) != 0) return no(why(kHaveAlready));
  const Upgrade& one = faction_.upgrades[upgrade];
  if (const Reason reason = price(one.minerals, one.gas); !reason.fine()) return no(reason);
  if (const Reason reason = needs(one.needs); !reason.fine()) return no(reason);
  return at_producer(one.made_at, false, false);
}

// TR-109.
Yard::Verdict Yard::morph(TypeId id) const {
  if (!is_one_of(faction_.buildings, id) || look_.type(id).made_at == kNoType)
    return no(kNoSuchChoice);
  const PieceType& type = look_.type(id);
  if (const Reason reason = price(type.minerals, type.gas); !reason.fine()) return no(reason);
  if (const Reason reason = needs(type.needs); !reason.fine()) return no(reason);
  return at_producer(type.made_at, false, true);
}

// TR-106.
Yard::Verdict Yard::take_over(TypeId id) const {
  Verdict verdict;
  for_each(sites_, [&](const Building& b) {
    const auto place = static_cast<std::size_t>(&b - look_.s.buildings[seat_]);
    if (b.type == id && is_deserted(look_, seat_, place)) verdict.areas |= area_bit(b.area);
  });
  if (verdict.areas == 0) return no(why(kNotInProduction));
  verdict.areas &= workers_;
  return verdict.areas != 0 ? verdict : no(why(kNoWorker));
}

bool Yard::can_repair(const Building& b) const {
  return b.type != kNoType && holds_area(workers_, b.area) &&
         b.hit_points < most_hit_points(look_, b.type, (b.flags & kFinished) != 0);
}

bool Yard::can_repair(const Unit& u) const {
  if (!look_.type(u.type).has(kMech) || has_flag(u, kAboard | kGone) ||
      !holds_area(workers_, u.area) || u.hit_points >= most_hit_points(look_, u.type, true))
    return false;
  int free = 0;  // not itself (TR-266)
  const Range range = in_area(look_.s.units[seat_], u.area);
  for (std::size_t i = range.from; i < range.to; ++i)
    if (is_free_worker(look_, look_.s.units[seat_][i])) free += look_.s.units[seat_][i].count;
  return free > (is_free_worker(look_, u) ? 1 : 0);
}

Reason Yard::repair() const {
  if (faction_.repairs == 0) return why(kCannotRepair);
  if (const Reason reason = price(1, 0); !reason.fine()) return reason;
  if (workers_ == 0) return why(kNoWorker);
  for (const Building& b : look_.s.buildings[seat_])
    if (can_repair(b)) return kFine;
  for (const Unit& u : look_.s.units[seat_])
    if (can_repair(u)) return kFine;
  return why(kCannotRepair);
}

}  // namespace turnwright::trts
