// Words for one player's side of the table: what is on the board and how strong it is, and how cards go from zone to
// zone (chapters 1, 3, 11, 12).
#pragma once

#include "games/crowdcontrol/moment.h"
#include "games/crowdcontrol/row.h"

namespace turnwright::crowdcontrol {

// Numbers stop at a limit (CC-75).
inline void add(std::uint16_t& number, unsigned n) {
  number = static_cast<std::uint16_t>(std::min<unsigned>(number + n, kMostNumber));
}

// ---- what is on the board

inline bool is_there(const Camp& camp, Slot slot) { return (camp.present >> slot & 1) != 0; }
inline SlotMask entities(const Camp& camp) { return camp.present & kEntitySlots; }
inline SlotMask places(const Camp& camp) { return camp.present & kPlaceSlots; }
inline bool is_entity(Slot slot) { return slot >= kFirstEntity; }

template <class Call>
void for_each_slot(SlotMask slots, Call&& call) {
  for (unsigned left = slots; left != 0; left &= left - 1)
    call(static_cast<Slot>(std::countr_zero(left)));
}
// HQ, Places by slot, Attack Lane, Defense Lane (CC-79).
struct BoardOrder {
  Slot slots[1 + kMostPlaces + kLanes * kMostEntities];
  int size;
  const Slot* begin() const { return slots; }
  const Slot* end() const { return slots + size; }
};
inline BoardOrder board_order(const Camp& camp) {
  BoardOrder order;
  order.slots[0] = kHqSlot;
  order.size = 1;
  const auto append = [&](const Slot* row, int size, int most) {
    std::memcpy(order.slots + order.size, row,
                static_cast<std::size_t>(most));  // what is too much is overwritten
    order.size += size;
  };
  append(camp.place, camp.places, kMostPlaces);
  for (int lane = 0; lane < kLanes; ++lane)
    append(camp.lane[lane], camp.lane_size[lane], kMostEntities);
  return order;
}
// Calls with those of a set in the order of the board.
template <class Call>
void in_board_order(const Camp& camp, SlotMask those, Call&& call) {
  if (those == 0) return;
  BoardOrder order;
  if (std::has_single_bit(those)) {
    order.slots[0] = static_cast<Slot>(std::countr_zero(those));
    order.size = 1;
  } else {
    order = board_order(camp);
    int n = 0;
    for (Slot slot : order) {
      order.slots[n] = slot;
      n += those >> slot & 1;
    }
    order.size = n;
  }
  for (Slot slot : order) call(slot);
}
// Those of a set whose cards have an ability of one of these kinds, a bit each.
inline SlotMask slots_with(const Look& look, const Camp& camp, SlotMask those,
                           std::uint16_t kinds) {
  unsigned slots = 0;
  for_each_slot(those, [&](Slot slot) {
    slots |= ((look.card(camp.objects[slot].card).kinds & kinds) != 0 ? 1u : 0u) << slot;
  });
  return static_cast<SlotMask>(slots);
}
inline std::uint8_t lane_of(const Camp& camp, Slot slot) {
  const Slot* attack = camp.lane[kAttackLane];
  return std::find(attack, attack + camp.lane_size[kAttackLane], slot) !=
                 attack + camp.lane_size[kAttackLane]
             ? kAttackLane
             : kDefenseLane;
}

inline Ref ref_to(const Camp& camp, Seat seat, Slot slot) {
  return make_ref(seat, slot, camp.objects[slot].generation);
}
// The slot in which what was meant still is (CC-90); kNoSlot: it has left.
inline Slot find(const Camp& camp, Seat seat, Ref ref) {
  if (ref == kNoRef || ref_seat(ref) != seat) return kNoSlot;
  const Slot slot = ref_slot(ref);
  return is_there(camp, slot) && ref_to(camp, seat, slot) == ref ? slot : kNoSlot;
}

inline int attack_of(const Look& look, const Object& o) {
  return std::min<int>(look.card(o.card).attack + o.attack_more, kMostNumber);
}
inline int most_health(const Look& look, const Object& o) {
  return std::min<int>(look.card(o.card).health + o.health_more, kMostNumber);
}
inline int health_of(const Look& look, const Object& o) {
  return std::max(most_health(look, o) - o.damage, 0);  // CC-119
}
inline bool has_fallen(const Look& look, const Camp& camp) {
  const Object& hq = camp.objects[kHqSlot];
  return most_health(look, hq) <= hq.damage;
}
// Silenced, or an HQ that sleeps, has no abilities (CC-28, CC-154).
inline bool has_abilities(const Look& look, const Camp& camp, Slot slot) {
  const Object& o = camp.objects[slot];
  if ((o.status & kSilenced) != 0) return false;
  return slot != kHqSlot || look.s.turn >= look.card(o.card).delay;
}
// CC-98.
inline bool can_attack(const State& s, const Object& o) {
  return (o.status & (kCame | kHastened)) != kCame || s.arrival != 0;
}

inline bool has_room(const Camp& camp, CardType type, int leaving = 0) {  // CC-5, CC-7
  if (type == CardType::kPlace) return camp.places - leaving < kMostPlaces;
  return camp.lane_size[kAttackLane] + camp.lane_size[kDefenseLane] - leaving < kMostEntities;
}

// What comes onto the board; the Entities to the back of a lane. Requires room.
Slot put_on_board(Play&, Seat, CardId, std::uint8_t lane, Moment&);
// To the Dust Pile, or to the Hand; tokens cease to be (CC-9).
void die(Play&, Seat, SlotMask, Moment&);
void return_to_hand(Play&, Seat, SlotMask, Moment&);
void to_other_lane(Play&, Seat, SlotMask);
void damage(Play&, Seat, Slot, unsigned n, Moment&);
// The Entities and Places that damage has left without Health die, at a moment of its own (CC-113).
void take_dead(Play&, Seat, SlotMask hurt);
inline void death_check(Play& p, Seat seat, SlotMask hurt) {
  if (hurt != 0) take_dead(p, seat, hurt);
}

// ---- rows of cards

// Calls with the first place and the end of each run of copies.
template <class Call>
void for_each_name(const State& s, Seat seat, Call&& call) {
  const CardId* row = s.row[seat];
  for (int first = 0, last = 0; first < s.row_size[seat]; first = last) {
    while (last < s.row_size[seat] && row[last] == row[first]) ++last;
    call(first, last);
  }
}
// The first copy of a card that is there; kNoPlace: none is.
RowPlace find_copy(const State&, const Camp&, Seat, CardId, Where);
int count_dust(const Look&, const Camp&, Seat);
// A card in one Hand is like another one (CC-161).
inline bool alike(const State& s, Seat seat, RowPlace a, RowPlace b) {
  return s.row[seat][a] == s.row[seat][b] && s.hand_training[seat][a] == s.hand_training[seat][b] &&
         s.hand_reduction[seat][a] == s.hand_reduction[seat][b];
}

// Alike cards of a Hand are named by the first of them: which cards were meant, each another one.
FixedVec<RowPlace, kPicksMost> copies_named(const State&, Seat, const Picks&, RowPlace except);

void draw_card(Play&, Seat);                      // CC-31, CC-120
void draw_by_type(Play&, Seat, CardType, TagId);  // CC-121
void mill(Play&, Seat, unsigned n);
void discard(Play&, Seat, RowPlace);
void leave_hand(Play&, Seat, RowPlace, Where to);  // and what others know of it
void put_in_hand(Play&, Seat, RowPlace);           // where everybody sees it go
void dust_to_void(Play&, Seat, CardId);
void recover(Play&, Seat, CardId);
// Rows are sorted by name, copies side by side.
RowPlace put_into_row(Play&, Seat, CardId, Where);
void take_out_of_row(Play&, Seat, RowPlace);
// CC-8: it belongs to the other player from now on.
void change_owner(Play&, Seat from, RowPlace);

void gain_wisdom(Play&, Seat, unsigned n);  // and what is drawn for it (CC-22)
void gain_growth(Play&, Seat, unsigned n);  // CC-26

}  // namespace turnwright::crowdcontrol
