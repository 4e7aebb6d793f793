#include "games/crowdcontrol/moment.h"

#include <span>

#include "games/crowdcontrol/camp.h"
#include "games/crowdcontrol/queue.h"

namespace turnwright::crowdcontrol {
namespace {

constexpr std::uint16_t bit_if(bool is_so, AbilityKind kind) {
  return static_cast<std::uint16_t>(unsigned{is_so} << static_cast<unsigned>(kind));
}
constexpr std::uint16_t bit(AbilityKind kind) { return bit_if(true, kind); }

// What one source has seen of a moment.
struct Witness {
  bool came, hurt, died, is_entity;
  bool was_there;  // when it began
  bool is_there;   // when it is over
};

struct Counts {
  int entities_came, places_came, entities_died;
};

// How often an ability is triggered.
int times(AbilityKind kind, const Witness& it, const Counts& counts, const Moment& moment) {
  switch (kind) {
    case AbilityKind::kOnSpawn: return it.came ? 1 : 0;
    case AbilityKind::kArrival: return it.is_there ? counts.entities_came : 0;
    case AbilityKind::kOnConstruction:
      return it.is_there ? counts.places_came - (it.came && !it.is_entity ? 1 : 0) : 0;
    case AbilityKind::kChannel: return it.is_there && moment.action ? 1 : 0;
    case AbilityKind::kOnDeath: return it.died ? 1 : 0;
    case AbilityKind::kAvenge:
      return it.was_there ? counts.entities_died - (it.died && it.is_entity ? 1 : 0) : 0;
    case AbilityKind::kFurious: return it.was_there && it.hurt ? 1 : 0;
    case AbilityKind::kLoot: return it.was_there ? moment.loot : 0;
    default: return 0;
  }
}

void trigger(Play& p, Seat seat, Ref source, CardId id, const Witness& it, const Counts& counts,
             const Moment& moment) {
  for (int i = 0; i < p.card(id).size(); ++i)
    for (int n = times(p.code().ability(id, i).kind, it, counts, moment); n > 0; --n)
      join_triggered(p, seat, source, id, i);
}

}  // namespace

void trigger_by(Play& p, Seat seat, const Moment& moment) {
  const Camp& camp = p.camp(seat);
  const std::span gone(moment.gone, moment.left);
  Counts counts{std::popcount<SlotMask>(moment.came & kEntitySlots),
                std::popcount<SlotMask>(moment.came & kPlaceSlots), 0};
  for (const Gone& one : gone) counts.entities_died += one.died && one.was_entity ? 1 : 0;
  const std::uint16_t by_others = bit_if(counts.entities_came > 0, AbilityKind::kArrival) |
                                  bit_if(counts.places_came > 0, AbilityKind::kOnConstruction) |
                                  bit_if(moment.action, AbilityKind::kChannel) |
                                  bit_if(counts.entities_died > 0, AbilityKind::kAvenge) |
                                  bit_if(moment.loot > 0, AbilityKind::kLoot);
  const SlotMask watching =
      slots_with(p, camp, by_others != 0 ? camp.present : 0, by_others) |
      slots_with(p, camp, moment.came & camp.present, bit(AbilityKind::kOnSpawn)) |
      slots_with(p, camp, moment.hurt & camp.present, bit(AbilityKind::kFurious));
  in_board_order(camp, watching, [&](Slot slot) {
    if (!has_abilities(p, camp, slot)) return;
    const bool came = (moment.came >> slot & 1) != 0;
    const Witness it{came, (moment.hurt >> slot & 1) != 0 && !came, false, is_entity(slot), !came,
                     true};
    trigger(p, seat, ref_to(camp, seat, slot), camp.objects[slot].card, it, counts, moment);
  });
  for (const Gone& one : gone) {
    if (!one.had_abilities) continue;
    const Slot slot = ref_slot(one.source);
    const Witness it{false, (moment.hurt >> slot & 1) != 0, one.died, one.was_entity, true, false};
    trigger(p, seat, one.source, one.card, it, counts, moment);
  }
}

void trigger_all(Play& p, Seat seat, AbilityKind kind) {
  const Camp& camp = p.camp(seat);
  in_board_order(camp, slots_with(p, camp, camp.present, bit(kind)), [&](Slot slot) {
    if (!has_abilities(p, camp, slot)) return;
    const CardId id = camp.objects[slot].card;
    for (int i = 0; i < p.card(id).size(); ++i)
      if (p.code().ability(id, i).kind == kind)
        join_triggered(p, seat, ref_to(camp, seat, slot), id, i);
  });
}

void wake(Play& p, Seat seat) {
  Camp& camp = p.camp(seat);
  const CardId hq = camp.objects[kHqSlot].card;
  tell(p, kToldWakes, seat, hq);
  Moment moment;
  moment.came = slot_bit(kHqSlot);
  finish(p, seat, moment);
}

}  // namespace turnwright::crowdcontrol
