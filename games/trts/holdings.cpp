#include "games/trts/holdings.h"

#include <algorithm>

#include "games/trts/army.h"
#include "games/trts/board.h"
#include "games/trts/production.h"
#include "games/trts/work.h"

namespace turnwright::trts {
namespace {

Area claim_of(const Look& look, Seat seat, const Holdings& h) {
  const State& s = look.s;
  const int wanted = 1 + (s.round + kWorth.base_early) / kWorth.base_every;
  if (!h.is_safe || rounds_ahead(s) < 6 || std::popcount(h.bases) >= wanted) return kNoArea;
  AreaMask claims = 0;
  for (const Area area : areas_in(controlled(s, seat) & ~h.bases))
    if (look.map().areas[area].fields >= 3) claims |= area_bit(area);
  return claims == 0 ? kNoArea : nearest(look.map(), s.start[seat], claims);
}

}  // namespace

void Holdings::add_units(const PieceType& type, Area area, int n) {
  if (type.has(kWorker)) {
    workers[area] += n;
    all_workers += n;
  } else {
    army += n * type.worth;
  }
  supply += n * type.supply_given;
}

void Holdings::add_building(const PieceType& type, const Building& b) {
  ++count[b.type];
  if (type.is_base) bases |= area_bit(b.area);
  if (type.is_extractor) ++extractors[b.area];
  train_slots += type.train_slots;
  supply += type.supply_given;
}

void Holdings::count_all(const Look& look, Seat seat, const Standing& buildings) {
  const State& s = look.s;
  upgrades = s.upgrades[seat];
  for (const Unit& u : s.units[seat])
    if (!has_flag(u, kGone) && body_left(look, seat, u) != 0)
      add_units(look.type(u.type), u.area, u.count);
  for (const TypeId type : look.faction(seat).buildings) count[type] = 0;
  for (const Building* b : buildings) count[b->type] = 0;
  for (const Building* b : buildings) {
    add_building(look.type(b->type), *b);
    for_each_order(look.faction(seat), *b, [&](int, unsigned code) {
      const unsigned item = code % 256;
      if (code - item == kCancelUpgrade) upgrades |= static_cast<UpgradeMask>(1u << item);
      if (code - item != kCancelUnit) return;
      const PieceType& made = look.type(static_cast<TypeId>(item));
      add_units(made, b->area, made.delivers);
    });
  }
  for (const Area area : areas_in(bases)) {
    slots += slots_in(look, area);
    income += std::min(workers[area], slots_in(look, area));
  }
  is_safe = army >= kWorth.guard * (s.round - 1);
  claim = claim_of(look, seat, *this);
}

Upgrades::Upgrades(const Look& look, Seat seat, UpgradeMask asked_for)
    : all_(look.faction(seat).upgrades) {
  if (asked_for == 0) return;
  for (const Unit& u : look.s.units[seat]) {
    const PieceType& type = look.type(u.type);
    for (const Change& change : type.changes) {
      if (change.upgrade == kNoUpgrade) break;
      helped_[change.upgrade] += u.count * type.worth;
    }
  }
}

int Upgrades::worth_of_all(UpgradeMask mask) const {
  int sum = 0;
  for (unsigned left = mask; left != 0; left &= left - 1)
    sum += worth(static_cast<unsigned>(std::countr_zero(left)));
  return sum;
}

}  // namespace turnwright::trts
