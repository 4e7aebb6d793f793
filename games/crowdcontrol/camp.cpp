// What comes onto a board, what happens to it there, and how it leaves.
#include "games/crowdcontrol/camp.h"

namespace turnwright::crowdcontrol {
namespace {

// The lowest that no other of its name on the board has.
std::uint8_t free_number(const Camp& camp, CardId card) {
  unsigned taken = 0;
  for_each_slot(camp.present, [&](Slot slot) {
    taken |= (camp.objects[slot].card == card ? 1u : 0u) << camp.objects[slot].number;
  });
  return static_cast<std::uint8_t>(std::countr_one(taken >> 1) + 1);
}

void take_from_row(Slot* row, std::uint8_t& size, Slot slot) {
  Slot* const at = std::find(row, row + size, slot);
  std::copy(at + 1, row + size, at);
  row[--size] = 0;
}

// The gap is closed at once (CC-10, CC-11), and all that was changed on it is lost (CC-12).
void take_from_board(Camp& camp, Slot slot) {
  if (is_entity(slot)) {
    const std::uint8_t lane = lane_of(camp, slot);
    take_from_row(camp.lane[lane], camp.lane_size[lane], slot);
  } else {
    take_from_row(camp.place, camp.places, slot);
  }
  const auto generation = static_cast<std::uint16_t>(camp.objects[slot].generation + 1);
  camp.objects[slot] = {};
  camp.objects[slot].generation = generation;
  camp.objects[slot].card = kNoCard;
  camp.present &= static_cast<SlotMask>(~slot_bit(slot));
}

// Those of a set leave in the order of the board, which is kept for what they trigger.
template <class Call>
void take_all(Play& p, Seat seat, SlotMask slots, bool dies, Moment& moment, Call&& call) {
  Camp& camp = p.camp(seat);
  const int first = moment.left;
  in_board_order(camp, slots, [&](Slot slot) {
    DCHECK(moment.left < kSlots, "more leaves at a moment than a board holds");
    moment.gone[moment.left++] = {ref_to(camp, seat, slot), camp.objects[slot].card,
                                  has_abilities(p, camp, slot), is_entity(slot), dies};
  });
  for (int i = first; i < moment.left; ++i) {
    const Slot slot = ref_slot(moment.gone[i].source);
    const Object o = camp.objects[slot];
    take_from_board(camp, slot);
    tell(p, dies ? kToldDies : kToldReturns, seat, o.card, o.number);
    if (p.card(o.card).is_token) continue;  // CC-9
    const RowPlace place = find_copy(p.s, camp, seat, o.card, Where::kBoard);
    CHECK(place != kNoPlace, "a card on the board is not in its player's row");
    call(place);
  }
}

}  // namespace

Slot put_on_board(Play& p, Seat seat, CardId card, std::uint8_t lane, Moment& moment) {
  Camp& camp = p.camp(seat);
  const bool entity = p.card(card).type == CardType::kEntity;
  const SlotMask free =
      static_cast<SlotMask>((entity ? kEntitySlots : kPlaceSlots) & ~camp.present);
  DCHECK(free != 0, "no room on the board");
  const auto slot = static_cast<Slot>(std::countr_zero(free));
  Object& o = camp.objects[slot];
  o.card = card;
  o.status = kCame;
  o.number = free_number(camp, card);
  camp.present |= slot_bit(slot);
  moment.came |= slot_bit(slot);
  if (entity)
    camp.lane[lane][camp.lane_size[lane]++] = slot;
  else
    camp.place[camp.places++] = slot;
  tell(p, kToldComes, seat, card, o.number, entity ? lane : kNoLane);
  return slot;
}

void die(Play& p, Seat seat, SlotMask slots, Moment& moment) {
  take_all(p, seat, slots, true, moment,
           [&](RowPlace place) { p.camp(seat).where[place] = Where::kDust; });
}

void return_to_hand(Play& p, Seat seat, SlotMask slots, Moment& moment) {
  take_all(p, seat, slots, false, moment, [&](RowPlace place) { put_in_hand(p, seat, place); });
}

void to_other_lane(Play& p, Seat seat, SlotMask slots) {
  Camp& camp = p.camp(seat);
  FixedVec<Slot, kMostEntities> moving[kLanes]{};
  for (std::uint8_t lane = 0; lane < kLanes; ++lane)
    for (int i = 0; i < camp.lane_size[lane]; ++i)
      if ((slots >> camp.lane[lane][i] & 1) != 0) moving[lane].push_back(camp.lane[lane][i]);
  for (std::uint8_t lane = 0; lane < kLanes; ++lane)
    for (Slot slot : moving[lane]) take_from_row(camp.lane[lane], camp.lane_size[lane], slot);
  for (std::uint8_t lane = 0; lane < kLanes; ++lane)
    for (Slot slot : moving[lane]) {
      const std::uint8_t to = other_lane(lane);
      camp.lane[to][camp.lane_size[to]++] = slot;
      tell(p, kToldSwaps, seat, camp.objects[slot].card, camp.objects[slot].number, to);
    }
}

void damage(Play& p, Seat seat, Slot slot, unsigned n, Moment& moment) {
  if (n == 0) return;  // CC-162
  Object& o = p.camp(seat).objects[slot];
  add(o.damage, n);
  moment.hurt |= slot_bit(slot);
  tell(p, kToldDamage, seat, o.card, o.number, n);
}

void take_dead(Play& p, Seat seat, SlotMask hurt) {
  const Camp& camp = p.camp(seat);
  SlotMask dead = 0;
  for_each_slot(hurt & camp.present & ~slot_bit(kHqSlot), [&](Slot slot) {
    if (health_of(p, camp.objects[slot]) == 0) dead |= slot_bit(slot);
  });
  if (dead == 0) return;
  Moment moment;
  die(p, seat, dead, moment);
  finish(p, seat, moment);
}

}  // namespace turnwright::crowdcontrol
