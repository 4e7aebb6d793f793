// What lies on the table: creatures, Equipment, Enchantments. Entering and leaving play, being attached, marked and
// dropped, and what is known of an object without looking at card texts.
#pragma once

#include <algorithm>
#include <bit>
#include <span>

#include "games/wtactics/play.h"

namespace turnwright::wtactics {

// The slots in use, as they lie one behind the other.
inline std::span<const Object> objects_of(const State& s) { return {s.objects, s.slots}; }
inline Slot slot_at(const State& s, const Object& o) { return static_cast<Slot>(&o - s.objects); }

inline Ref ref_of(const State& s, Slot slot) {
  return static_cast<Ref>(s.objects[slot].generation << 7 | slot);
}
// The object a Ref points at, if it is still the same one; it may have left play.
inline Slot slot_of(const State& s, Ref ref) {
  if (points_at(ref) != Points::kObject) return kNoSlot;
  const Slot slot = ref_slot(ref);
  if (slot >= kObjects) return kNoSlot;
  return s.objects[slot].where != Where::kNowhere && ref_of(s, slot) == ref ? slot : kNoSlot;
}
inline bool in_play(const Object& o) {
  return o.where >= Where::kFront && o.where <= Where::kQuesting;
}
// Who controls it and where it is, in one look.
inline bool is_at(const Object& o, Seat controller, Where where) {
  static_assert(offsetof(Object, where) == offsetof(Object, controller) + 1);
  std::uint16_t both;
  std::memcpy(&both, &o.controller, sizeof both);
  return both == (controller | static_cast<unsigned>(where) << 8);
}
inline bool is_creature(const Look& look, const Object& o) {
  return look.card(o.card).type == CardType::kCreature;
}
// A creature of a front: not dying, not a foe.
inline bool stands(const Object& o) { return o.where == Where::kFront; }
inline bool stands_for(const Object& o, Seat seat) { return is_at(o, seat, Where::kFront); }
// The same, or a creature of a Confrontation.
inline bool can_fight(const Object& o) { return stands(o) || o.where == Where::kQuesting; }
inline bool is_forbidden(const Object& o, Action action) {
  return (o.can & forbidden_bit(action)) != 0;
}
inline bool has(const Object& o, Keyword keyword) { return (o.can & can_bit(keyword)) != 0; }

// A list that is needed for a moment: no part of a state, so its unused places need not be zero.
template <class T, std::size_t kCapacity>
class Passing {
 public:
  bool empty() const { return count_ == 0; }
  bool full() const { return count_ == kCapacity; }
  std::size_t size() const { return count_; }
  void push_back(const T& item) {
    DCHECK(!full(), "a list overflows: its bound is not argued well");
    items_[count_++] = item;
  }
  const T& operator[](std::size_t i) const { return items_[i]; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + count_; }
  T* begin() { return items_; }
  T* end() { return items_ + count_; }

 private:
  std::size_t count_ = 0;
  T items_[kCapacity];
};

// What of this somebody has on the table, as far as it is known: what is derived may be stale while something goes on.
inline bool may_be_present(const State& s, unsigned any_of) {
  return ((s.touched & kStale) | (s.present & any_of)) != 0;
}

// Whether nothing is there of what a text of this player's needs (Filter::needs_present).
inline bool lacks(const State& s, Seat you, std::uint8_t needs) {
  return (needs != 0) & !may_be_present(s, std::rotl(needs, 4 * you));
}

// Several slots, in ascending order.
class SlotSet {
 public:
  void add(Slot slot) { bits_[slot / 64] |= std::uint64_t{1} << slot % 64; }
  void remove(Slot slot) { bits_[slot / 64] &= ~(std::uint64_t{1} << slot % 64); }
  bool empty() const { return (bits_[0] | bits_[1]) == 0; }
  // Whether a call says so of any of them; the rest is not asked.
  template <class Call>
  bool any_of(Call&& call) const {
    for (unsigned half = 0; half < 2; ++half)
      for (std::uint64_t rest = bits_[half]; rest != 0; rest &= rest - 1)
        if (call(static_cast<Slot>(half * 64 + static_cast<unsigned>(std::countr_zero(rest)))))
          return true;
    return false;
  }
  template <class Call>
  void for_each(Call&& call) const {
    any_of([&](Slot slot) { return call(slot), false; });
  }

 private:
  std::uint64_t bits_[2] = {};

  template <class Test>
  friend SlotSet slots_with(const State&, Test&&);
};

// The slots in use whose objects pass a test. Nobody can foresee which do, so there is no branch for each of them; what a
// test asks should be joined by & and | for the same reason.
template <class Test>
SlotSet slots_with(const State& s, Test&& test) {
  SlotSet found;
  for (unsigned half = 0; half * 64 < s.slots; ++half) {
    const Object* const first = s.objects + half * 64;
    std::uint64_t bits = 0;
    for (const Object* o = first + std::min(64u, s.slots - half * 64); o != first;)
      bits = 2 * bits + (test(*--o) ? 1 : 0);
    found.bits_[half] = bits;
  }
  return found;
}

// Calls with the slot of every object attached to `host`, those attached first first.
template <class Call>
void for_each_attached(const State& s, Ref host, Call&& call) {
  Passing<Slot, kObjects> attached;
  for (const Object& o : objects_of(s))
    if (o.host == host && o.where == Where::kAttached) attached.push_back(slot_at(s, o));
  std::sort(attached.begin(), attached.end(),
            [&](Slot a, Slot b) { return s.attached[a] < s.attached[b]; });
  for (Slot slot : attached) call(slot);
}
bool carries(const Look&, Slot, CardType);  // WT-80

// The object through which a card's text speaks of where it is: itself, or what it is attached to.
inline Slot place_of(const State& s, Slot slot) {
  const Ref host = s.objects[slot].host;
  return host == kNoRef ? slot : slot_of(s, host);
}
// Where something is (WT-45, WT-54): a battlefield, or kAnywhere for what is in none.
inline std::uint8_t battlefield_of(const State& s, Slot slot) {
  const Slot at = place_of(s, slot);
  if (at == kNoSlot || s.objects[at].front == kNoFront) return kAnywhere;
  return battlefield(s.objects[at].controller, s.objects[at].front);
}
bool is_fighting(const State&, Slot);  // takes part in the combat under way
inline bool works(const Look& look, Slot slot) {
  const Object& o = look.s.objects[slot];
  if (o.where == Where::kFront || o.where == Where::kQuesting) return true;
  return o.where == Where::kAttached && (o.can & kWorks) != 0;
}

bool has_room(const State&, Seat owner);                    // WT-349
Slot enter(Play&, CardId, Seat owner, std::uint8_t front);  // a creature; kNoSlot: there is no room
Slot enter_attached(Play&, CardId, Seat owner, Seat controller, Ref host);
Slot enter_foe(Play&, CardId, Ref quest);  // into the Questing zone (WT-286)
void attach(Play&, Slot, Ref host);
void drop(Play&, Slot, std::uint8_t front);  // WT-232
void end_assignment(Play&, Slot);            // of effects that last as long (WT-77)
void settle_gear(Play&, Slot carrier);       // who is in use after something came or went (WT-222)
void use_gear(Play&, Slot gear);  // this one, and nothing that belongs to a subtype of it

enum class Leaving : std::uint8_t { kDies, kDiscarded, kToHand, kRemoved };
// Leaves play with all that follows for what is attached to it (WT-60, WT-86, WT-212, WT-223 to WT-225, WT-233).
void leave(Play&, Slot, Leaving);
void take_control(Play&, Slot, Seat);  // WT-62
void leave_combat(Play&, Slot);
void move_to_front(Play&, Slot, std::uint8_t front);

inline bool can_mark(const Object& o) {
  return (o.mark == Mark::kUnmarked) & ((o.turn & kMayNotMark) == 0) &
         !is_forbidden(o, Action::kMark);
}
void mark(Play&, Slot);  // requires can_mark
void unmark(Play&, Slot);
// Frees the slots of what has left, once nothing can speak of it any more.
void sweep(Play&);

// Whose doing it was, by Object::blame; kNobody: nobody's.
inline Seat seat_to_blame(const State& s, std::uint8_t blame) {
  if (blame == kNoSlot) return kNobody;
  return blame >= kBlameSeat ? static_cast<Seat>(blame - kBlameSeat) : s.objects[blame].controller;
}

// The two numbers by which an event names an object.
inline std::uint16_t name_a(const Object& o) { return o.card; }
inline std::uint16_t name_b(const Object& o) {
  return static_cast<std::uint16_t>(o.owner * 256 + o.number);
}
inline void tell_all(Play& p, Told kind, unsigned a = 0, unsigned b = 0, unsigned c = 0,
                     unsigned d = 0) {
  p.host.emit(kEveryone, {kind, static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
                          static_cast<std::uint16_t>(c), static_cast<std::uint16_t>(d), 0});
}
inline void tell_object(Play& p, Told kind, Slot slot, unsigned c = 0, unsigned d = 0) {
  const Object& o = p.s.objects[slot];
  tell_all(p, kind, name_a(o), name_b(o), c, d);
}

}  // namespace turnwright::wtactics
