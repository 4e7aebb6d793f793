// What a player can give orders with: buildings, workers, stock, taken together, and what may be ordered of them (TR-97 to
// TR-112). Every order is judged here, and only here.
#pragma once

#include <bit>

#include "games/trts/macro.h"
#include "games/trts/work.h"

namespace turnwright::trts {

class Yard {
 public:
  Yard(const Look&, Seat);

  // Whether the order may be given, and in which areas if it may.
  struct Verdict {
    Reason reason = kFine;
    AreaMask areas = 0;
  };
  Verdict train(TypeId) const;
  Verdict build(TypeId) const;
  Verdict research(unsigned upgrade) const;
  Verdict morph(TypeId) const;
  Verdict take_over(TypeId) const;
  // TR-266: which pieces can be repaired; the reason if there are none.
  Reason repair() const;
  bool can_repair(const Building&) const;
  bool can_repair(const Unit&) const;

 private:
  Reason price(int minerals, int gas) const;
  Reason needs(const Needs&) const;
  bool has(TypeId type) const { return (present_[type / 64] >> (type % 64) & 1) != 0; }
  Verdict at_producer(TypeId producer, bool trains, bool exactly) const;
  AreaMask free_geysers() const;

  // Places in the list of buildings, a bit each.
  using Places = std::uint32_t;
  static_assert(kMostBuildings <= 32);
  template <class Do>
  void for_each(Places places, Do each) const {
    for (; places != 0; places &= places - 1)
      each(look_.s.buildings[seat_][std::countr_zero(places)]);
  }

  Look look_;
  Seat seat_;
  const Faction& faction_;
  Places finished_ = 0, sites_ = 0;
  int standing_ = 0, free_places_ = 0;
  std::uint64_t present_[4] = {};  // types of buildings that work, and what they count as (TR-249)
  AreaMask built_ = 0;             // areas with a completed building
  AreaMask lit_ = 0;               // areas with what gives lattice
  AreaMask workers_ = 0;           // areas with a worker that has not worked yet (TR-247)
  UpgradeMask under_way_ = 0;
};

// TR-247: a worker that may begin something.
bool is_free_worker(const Look&, const Unit&);
// The most damaged free worker of an area: the first in the list. The army's size: there is none.
std::size_t find_worker(const Look&, Seat, Area);
// TR-250: whether the building has a slot for an order of units, or for something else.
bool has_slot(const Look&, const Building&, bool trains);
// TR-106: a site that stands still.
bool is_deserted(const Look&, Seat, std::size_t building);

}  // namespace turnwright::trts
