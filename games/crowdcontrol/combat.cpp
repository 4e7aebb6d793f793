// Combat (chapters 9 and 10): everybody fights at once.
#include "games/crowdcontrol/camp.h"
#include "games/crowdcontrol/flow.h"
#include "games/crowdcontrol/known.h"

namespace turnwright::crowdcontrol {
namespace {

struct Damage {
  unsigned to[kSeats][kSlots] = {};
};

// The attacks of one player, from the front of the lane (CC-108).
class Attack {
 public:
  Attack(const Play& p, Seat seat, Damage& damage)
      : p_(p),
        by_(seat),
        on_(other(seat)),
        damage_(damage),
        own_(p.camp(by_)),
        their_(p.camp(on_)) {
    for (Ref ref : p.s.priorities[seat].now)
      if (const Slot slot = find(their_, on_, ref); slot != kNoSlot) listed_.push_back(slot);
    ordered_ = listed_;
    for (int i = 0; i < their_.places; ++i)
      if (std::find(listed_.begin(), listed_.end(), their_.place[i]) == listed_.end())
        ordered_.push_back(their_.place[i]);
  }

  void run() {
    for (int k = 0; k < own_.lane_size[kAttackLane]; ++k) {
      const Slot slot = own_.lane[kAttackLane][k];
      const Object& attacker = own_.objects[slot];
      if (!can_attack(p_.s, attacker)) continue;  // it keeps its position (CC-99)
      if (k < their_.lane_size[kDefenseLane])
        fight(slot, their_.lane[kDefenseLane][k]);
      else
        hit(attacker);
    }
  }

 private:
  void fight(Slot slot, Slot against) {
    const Object& attacker = own_.objects[slot];
    const Object& defender = their_.objects[against];
    tell(p_, kToldFights, by_, attacker.card, attacker.number, defender.card, defender.number);
    damage_.to[by_][slot] += attack(defender);
    const unsigned all = attack(attacker);
    const auto deadly = static_cast<unsigned>(health_of(p_, defender));
    const bool goes_on = (attacker.status & kEnraged) != 0 && all > deadly;
    damage_.to[on_][against] += goes_on ? deadly : all;
    if (goes_on) trample(all - deadly);
  }

  void hit(const Object& attacker) {
    unsigned n = attack(attacker);
    for (Slot place : listed_) {
      const unsigned left = left_of(place);
      if (left == 0) continue;
      tell_hit(attacker, place);
      if ((attacker.status & kEnraged) == 0 || n <= left) {
        damage_.to[on_][place] += n;
      } else {
        damage_.to[on_][place] += left;
        trample(n - left);
      }
      return;
    }
    tell_hit(attacker, kHqSlot);
    damage_.to[on_][kHqSlot] += n;
  }

  // CC-109: from Place to Place, never to the HQ.
  void trample(unsigned n) {
    for (Slot place : ordered_) {
      const unsigned part = std::min(n, left_of(place));
      damage_.to[on_][place] += part;
      n -= part;
    }
  }

  unsigned attack(const Object& o) const { return static_cast<unsigned>(attack_of(p_, o)); }
  unsigned left_of(Slot place) const {
    const auto health = static_cast<unsigned>(health_of(p_, their_.objects[place]));
    return health - std::min(health, damage_.to[on_][place]);
  }
  void tell_hit(const Object& attacker, Slot slot) const {
    const Object& o = their_.objects[slot];
    tell(p_, kToldHits, by_, attacker.card, attacker.number, o.card, o.number);
  }

  const Play& p_;
  const Seat by_, on_;
  Damage& damage_;
  const Camp& own_;
  const Camp& their_;
  Priorities listed_{}, ordered_{};  // slots
};

void show_priorities(Play& p) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    p.s.priorities[seat].reveal();
    const Camp& camp = p.camp(other(seat));
    if (camp.places == 0) continue;
    if (p.s.priorities[seat].now.empty()) tell(p, kToldPriorities, seat, kNoCard);
    for (Ref ref : p.s.priorities[seat].now) {
      const Object& o = camp.objects[ref_slot(ref)];
      tell(p, kToldPriorities, seat, o.card, o.number);
    }
  }
}

}  // namespace

void combat(Play& p, Frame&) {
  p.s.flow.pop();
  drop_gone_priorities(p.s);
  show_priorities(p);  // CC-111
  if (p.camp(0).lane_size[kAttackLane] + p.camp(1).lane_size[kAttackLane] == 0) return;
  Damage dealt;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (p.camp(seat).lane_size[kAttackLane] > 0) Attack(p, seat, dealt).run();
  Moment moments[kSeats];
  for (Seat seat = 0; seat < kSeats; ++seat)
    for_each_slot(p.camp(seat).present, [&](Slot slot) {
      if (dealt.to[seat][slot] == 0) return;
      damage(p, seat, slot, dealt.to[seat][slot], moments[seat]);
      if (!is_entity(slot)) ++moments[other(seat)].loot;
    });
  for (Seat seat = 0; seat < kSeats; ++seat) finish(p, seat, moments[seat]);
  for (Seat seat = 0; seat < kSeats; ++seat) death_check(p, seat, moments[seat].hurt);
  check(p);
}

}  // namespace turnwright::crowdcontrol
