#include "games/wtactics/confrontations.h"

#include <algorithm>

#include "games/wtactics/triggers.h"

namespace turnwright::wtactics {
namespace {

// Which of the quest's foes it is.
int number_of(const State& s, Slot foe) {
  const Offer& offer = s.offers[offer_of(s.objects[foe])];
  return static_cast<int>(std::find(offer.foe, offer.foe + offer.foes, foe) - offer.foe);
}

constexpr std::uint8_t met_flag(int offer) {
  return static_cast<std::uint8_t>(offer == 0 ? kMetFirst : kMetSecond);
}

// Whether this is an ability that has a foe of this offer among its targets.
bool targets(const State& s, const Item& item, int offer) {
  if (item.owner != kNobody) return false;
  return std::any_of(std::begin(item.targets), std::end(item.targets), [&](Ref ref) {
    const Slot slot = slot_of(s, ref);
    return ref != kNoRef && slot != kNoSlot && is_foe(s.objects[slot]) &&
           offer_of(s.objects[slot]) == offer;
  });
}

}  // namespace

void place_foes(Play& p, int offer) {
  Offer& o = p.s.offers[offer];
  for (const FoeCode& foe : quest_at(p, offer).foes) {
    const Slot slot = enter_foe(p, foe.card, quest_ref(offer));
    CHECK(slot != kNoSlot, "the table has room for foes of its own");
    o.foe[o.foes++] = slot;
  }
}

void remove_foes(Play& p, int offer) {
  State& s = p.s;
  for_each_foe(s, offer, [&](Slot foe) { leave(p, foe, Leaving::kRemoved); });
  s.offers[offer].foes = 0;
  for (Slot slot = 0; slot < s.slots; ++slot)
    s.objects[slot].fight &= static_cast<std::uint8_t>(~met_flag(offer));
}

int hp_left(const Look& look, Seat seat, Slot foe) {
  const int offer = offer_of(look.s.objects[foe]), n = number_of(look.s, foe);
  return quest_at(look, offer).foes[static_cast<std::size_t>(n)].hp -
         look.s.offers[offer].hurt[seat][n];
}

bool are_slain(const Look& look, Seat seat, int offer) {
  const std::vector<FoeCode>& foes = quest_at(look, offer).foes;
  for (std::size_t n = 0; n < foes.size(); ++n)
    if (look.s.offers[offer].hurt[seat][n] < foes[n].hp) return false;
  return true;
}

void take_off_hp(State& s, Seat seat, Slot foe, int n) {
  std::uint8_t& hurt = s.offers[offer_of(s.objects[foe])].hurt[seat][number_of(s, foe)];
  hurt = static_cast<std::uint8_t>(hurt + n);
  touch(s);
}

void lose_hp(Play& p, Slot foe, Seat by, int n) {
  State& s = p.s;
  if (!faces(p, by, foe)) return;
  const int lost = std::min(n, hp_left(p, by, foe));
  take_off_hp(s, by, foe, lost);
  tell_object(p, kToldHp, foe, by, static_cast<unsigned>(hp_left(p, by, foe)));
}

void hit_foe(Play& p, Slot foe, int damage, std::uint8_t blame, bool slays) {
  const Object& o = p.s.objects[foe];
  if (damage < o.def && !slays) return;
  tell_object(p, kToldDamage, foe, static_cast<unsigned>(damage));
  happen(p, TriggerKind::kDamaged, o.controller, foe, damage);
  const Seat by =
      blame >= kBlameSeat ? static_cast<Seat>(blame - kBlameSeat) : p.s.objects[blame].controller;
  lose_hp(p, foe, by, 1);
}

Slot foe_attacked_by(const State& s, Slot attacker) {
  for (const Defence& d : s.defences)
    if (d.attacker == attacker && points_at(s.objects[d.defender].host) == Points::kQuest)
      return d.defender;
  return kNoSlot;
}

Reason judge_attack_on_foe(const Look& look, Seat seat, Slot creature, Slot foe) {
  const State& s = look.s;
  if (foe >= s.slots || !is_foe(s.objects[foe])) return kNoSuchChoice;
  if (!is_active(s, seat, offer_of(s.objects[foe]))) return why(kNotAccepted);
  if (hp_left(look, seat, foe) <= 0) return why(kSlain);
  const Object& o = s.objects[creature];  // from either front
  if (o.mark == Mark::kAssigned) return why(kAssignedCreature);
  if (o.mark == Mark::kMarked) return why(kMarkedCreature);
  if (is_forbidden(o, Action::kAttack)) return why(kForbidden);
  return has(o, Keyword::kVigil) || can_mark(o) ? kFine : why(kForbidden);
}

Reason judge_foe_joins(const Look& look, Seat seat, Slot foe) {
  const Object& o = look.s.objects[foe];
  if (!faces(look, other(seat), foe) || (o.can & kRegularAttack) == 0) return why(kNotYours);
  if (is_forbidden(o, Action::kAttack)) return why(kForbidden);
  return o.mark == Mark::kMarked ? why(kMarkedCreature) : kFine;
}

void confront(Play& p, Slot attacker, Slot foe) {
  State& s = p.s;
  s.defences.push_back({attacker, foe});
  s.objects[attacker].fight |= kDefended;
  Object& o = s.objects[foe];
  o.fight |= kDefends;
  o.controller = other(s.objects[attacker].controller);  // WT-292
  note_meeting(s, attacker, offer_of(o));
  touch(s);
  tell_object(p, kToldConfronts, attacker, name_a(o), name_b(o));
}

void let_foes_go(State& s) {
  for_each_foe(s, [&](Slot slot) {
    Object& o = s.objects[slot];
    if (o.controller == kNobody || (o.fight & kAttacks) != 0) return;
    if (std::any_of(s.defences.begin(), s.defences.end(),
                    [&](const Defence& d) { return d.defender == slot; }))
      return;
    o.controller = kNobody;
    o.fight = 0;
    touch(s);
  });
}

bool is_engaged(const Look& look, Slot creature, int offer) {
  const State& s = look.s;
  const Object& o = s.objects[creature];
  const Ref self = ref_of(s, creature);
  if (is_foe(o)) {  // with somebody
    const bool aimed_at = std::any_of(s.chain.begin(), s.chain.end(),
                                      [&](const Item& item) { return targets(s, item, offer); });
    return offer_of(o) == offer && ((o.fight & (kAttacks | kDefends)) != 0 || aimed_at);
  }
  for (const Defence& d : s.defences) {
    const Slot foe = d.attacker == creature   ? d.defender
                     : d.defender == creature ? d.attacker
                                              : kNoSlot;
    if (foe != kNoSlot && is_foe(s.objects[foe]) && offer_of(s.objects[foe]) == offer) return true;
  }
  return std::any_of(s.chain.begin(), s.chain.end(), [&](const Item& item) {
    return item.source == self && targets(s, item, offer);
  });
}

bool aims_at_foe(const State& s, const Item& item) {
  return are_there_foes(s) && (targets(s, item, 0) || targets(s, item, 1));
}

void break_off(State& s, Slot attacker) {
  for (std::size_t i = s.defences.size(); i-- > 0;) {
    const Defence d = s.defences[i];
    if (d.attacker != attacker || !is_foe(s.objects[d.defender])) continue;
    s.defences.erase(i);
    touch(s);
  }
}

bool is_engaged(const Look& look, Slot creature) {
  return is_engaged(look, creature, 0) || is_engaged(look, creature, 1);
}

void note_meeting(State& s, Slot creature, int offer) {
  s.objects[creature].fight |= met_flag(offer);
}

void forget_meetings(State& s, Seat seat, int offer) {
  const std::uint8_t met = met_flag(offer);
  for (Slot slot = 0; slot < s.slots; ++slot) {
    Object& o = s.objects[slot];
    if ((o.fight & met) != 0 && o.controller == seat)  // most have met nobody
      o.fight &= static_cast<std::uint8_t>(~met);
  }
}

int damage_to_spread(const Look& look, Seat abandoning, int offer) {
  int atk = 0;
  for_each_foe(look.s, offer, [&](Slot foe) {
    if (hp_left(look, abandoning, foe) > 0) atk += look.s.objects[foe].atk;
  });
  return atk;
}

bool can_be_hit(const Look& look, Seat abandoning, int offer, Slot creature) {
  const Object& o = look.s.objects[creature];
  return creature < look.s.slots && stands(o) && o.controller == abandoning &&
         (o.fight & met_flag(offer)) != 0;
}

}  // namespace turnwright::wtactics
