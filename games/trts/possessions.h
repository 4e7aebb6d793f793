// What a player has, reckoned once and kept up with what is added: for a world that is being guessed.
#pragma once

#include "games/trts/ledger.h"

namespace turnwright::trts {

class Possessions {
 public:
  Possessions(const Look&, Seat);

  const Worth& worth() const { return worth_; }  // as worth_of reckons it
  int units() const { return units_; }           // as units_counted does
  // A building of this type, or one that counts as it; kNoType: nothing has to be there.
  bool has_finished(TypeId type) const {
    return type == kNoType || (finished_[type / 64] >> (type % 64) & 1) != 0;
  }
  bool is_under_way(unsigned upgrade) const { return (under_way_ >> upgrade & 1) != 0; }

  void add_units(TypeId, unsigned count);
  void add_building(TypeId, bool is_finished);
  void add_upgrade(unsigned upgrade);
  void train(TypeId);
  void research(unsigned upgrade);

 private:
  void finish(TypeId);

  const Look look_;
  const Faction& faction_;
  Worth worth_;
  int units_;
  std::uint64_t finished_[4] = {};  // types of buildings, and what they count as (TR-249)
  UpgradeMask under_way_ = 0;
};

}  // namespace turnwright::trts
