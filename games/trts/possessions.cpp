#include "games/trts/possessions.h"

#include "games/trts/values.h"
#include "games/trts/work.h"

namespace turnwright::trts {

Possessions::Possessions(const Look& look, Seat seat)
    : look_(look),
      faction_(look.faction(seat)),
      worth_(worth_of(look, seat)),
      units_(units_counted(look, seat)) {
  for (const Building& b : look.s.buildings[seat]) {
    if (b.type == kNoType) continue;
    if ((b.flags & kFinished) != 0) finish(b.type);
    if (b.work[kOtherSlot] != kNoWork && work_item(b.work[kOtherSlot]) < kWorkMorph)
      under_way_ |= static_cast<UpgradeMask>(1u << work_item(b.work[kOtherSlot]));
  }
}

void Possessions::finish(TypeId building) {
  for (const TypeId id : {building, look_.type(building).counts_as})
    finished_[id / 64] |= std::uint64_t{1} << (id % 64);
}

void Possessions::add_units(TypeId id, unsigned count) {
  worth_ += trts::worth(look_, id) * static_cast<int>(count);
  units_ += static_cast<int>(count);
}

void Possessions::add_building(TypeId id, bool is_finished) {
  worth_ += trts::worth(look_, id);
  if (is_finished)
    finish(id);
  else if (faction_.builders == Builders::kAreConsumed)
    ++units_;  // a cancel would bring the worker back (TR-238)
}

void Possessions::add_upgrade(unsigned upgrade) {
  worth_ += price(faction_.upgrades[upgrade].minerals, faction_.upgrades[upgrade].gas);
}

void Possessions::train(TypeId id) {
  const PieceType& type = look_.type(id);
  worth_ += price(type.minerals, type.gas);
  units_ += type.delivers;
}

void Possessions::research(unsigned upgrade) {
  add_upgrade(upgrade);
  under_way_ |= static_cast<UpgradeMask>(1u << upgrade);
}

}  // namespace turnwright::trts
