#include "games/crowdcontrol/effects.h"

#include "games/crowdcontrol/known.h"

namespace turnwright::crowdcontrol {
namespace {

// The n-th of them in the order of the board.
Slot nth_slot(const Camp& camp, SlotMask slots, unsigned n) {
  Slot found = kNoSlot;
  in_board_order(camp, slots, [&](Slot slot) {
    if (n-- == 0) found = slot;
  });
  return found;
}

void tell_aim(const Play& p, Seat by, Seat on, Slot slot) {
  const Object& o = p.s.camp[on].now.objects[slot];
  tell(p, kToldAims, by, o.card, o.number, on);
}

SlotMask slots_meant(const Play& p, const Doing& what, Seat on) {
  const Camp& camp = p.camp(on);
  const SlotMask domain = domain_of(*what.e, camp);
  const auto found = [&](Ref ref) {
    const Slot slot = find(camp, on, ref);
    return slot == kNoSlot ? SlotMask{0} : static_cast<SlotMask>(domain & slot_bit(slot));
  };
  switch (what.e->mode) {
    case Mode::kAll: return domain;
    case Mode::kThis: return found(what.source);  // CC-80
    case Mode::kChosen: return found(what.chosen);
    case Mode::kTarget: {
      const SlotMask slots = found(what.aim);
      if (slots != 0) tell_aim(p, what.seat, on, static_cast<Slot>(std::countr_zero(slots)));
      return slots;
    }
    case Mode::kRandom: {  // with the dice of the player out of whose zone it is made (CC-66)
      const auto n = static_cast<std::uint32_t>(std::popcount(domain));
      if (n == 0) return 0;
      const Slot slot = nth_slot(camp, domain, p.host.roll(on, n));
      tell_aim(p, what.seat, on, slot);
      return slot_bit(slot);
    }
  }
  return 0;
}

// ---- what needs more than a line

void boost(Play& p, const Plan& plan, unsigned attack, unsigned health) {
  if (attack + health == 0) return;
  for_each_slot(plan.slots, [&](Slot slot) {
    Object& o = p.camp(plan.on).objects[slot];
    add(o.attack_more, attack);
    add(o.health_more, health);
    tell(p, kToldBoost, plan.on, o.card, o.number, attack, health);
  });
}

void set_status(Play& p, const Plan& plan, Status status) {
  for_each_slot(plan.slots, [&](Slot slot) {
    Object& o = p.camp(plan.on).objects[slot];
    o.status |= status;
    if (status == kSilenced) o.status &= static_cast<std::uint8_t>(~kEnraged);  // CC-154
    tell(p, kToldStatus, plan.on, o.card, o.number, status);
  });
}

void mend(Play& p, const Plan& plan, unsigned most) {
  for_each_slot(plan.slots, [&](Slot slot) {
    Object& o = p.camp(plan.on).objects[slot];
    if (o.damage == 0 || most == 0) return;
    o.damage = static_cast<std::uint16_t>(o.damage - std::min<unsigned>(o.damage, most));
    tell(p, kToldMends, plan.on, o.card, o.number, static_cast<unsigned>(health_of(p, o)));
  });
}

void hurt(Play& p, const Plan& plan, Moment& moment) {
  for_each_slot(plan.slots, [&](Slot slot) { damage(p, plan.on, slot, plan.amount, moment); });
}

// CC-159: nobody else learns which cards, or whether there was one.
void train(Play& p, const Plan& plan) {
  const Doing& what = plan.what;
  const Seat seat = what.seat;
  State& s = p.s;
  const Camp& camp = p.camp(seat);
  const auto is_entity_in_hand = [&](int i) {
    return is_hand(camp.where[i]) && p.card(s.row[seat][i]).type == CardType::kEntity;
  };
  const auto give = [&](int i) {
    add(s.hand_training[seat][i], plan.amount);
    tell_owner(p, seat, kToldTrained, s.row[seat][i], plan.amount);
  };
  tell_others(p, seat, kToldTrains, plan.amount);
  note_training(p, seat, plan.amount, what.e->mode == Mode::kAll);
  const Aim aim = what.e->mode == Mode::kTarget ? what.aim : what.chosen_in_hand;
  switch (what.e->mode) {
    case Mode::kAll:
      for (int i = 0; i < s.row_size[seat]; ++i)
        if (is_entity_in_hand(i)) give(i);
      return;
    case Mode::kTarget:
    case Mode::kChosen:
      if (aim != kNoAim && is_entity_in_hand(aimed_place(aim))) give(aimed_place(aim));
      return;
    case Mode::kRandom: {
      std::uint32_t n = 0;
      for (int i = 0; i < s.row_size[seat]; ++i) n += is_entity_in_hand(i) ? 1 : 0;
      if (n == 0) return;
      std::uint32_t left = p.host.roll(seat, n);
      for (int i = 0; i < s.row_size[seat]; ++i)
        if (is_entity_in_hand(i) && left-- == 0) return give(i);
      return;
    }
    case Mode::kThis: return;  // it is on the board (CC-164)
  }
}

// What was named in the prompt (CC-86), or the only card there is.
void discard_named(Play& p, Seat seat) {
  Draft& draft = p.s.draft[seat];
  const Camp& camp = p.camp(seat);
  if (camp.hand_size == 0) return;
  RowPlace place = kNoPlace;
  if (!draft.picks.empty()) place = static_cast<RowPlace>(draft.picks[0]);
  for (int i = 0; place == kNoPlace && i < p.s.row_size[seat]; ++i)
    if (is_hand(camp.where[i])) place = static_cast<RowPlace>(i);
  draft.picks.clear();
  discard(p, seat, place);
}

void discount_named(Play& p, Seat seat, unsigned n) {
  Draft& draft = p.s.draft[seat];
  Camp& camp = p.camp(seat);
  tell_others(p, seat, kToldDiscounts);
  if (camp.hand_size > 0) add(camp.reductions, n);
  State& s = p.s;
  for (RowPlace place : copies_named(s, seat, draft.picks, kNoPlace)) {
    std::uint8_t& less = s.hand_reduction[seat][place];
    less = static_cast<std::uint8_t>(std::min(less + 1, kMostCost));
    tell_owner(p, seat, kToldDiscounted, s.row[seat][place]);
  }
  draft.picks.clear();
}

// Tokens come one after another, each at a moment of its own (CC-79).
void spawn(Play& p, const Plan& plan) {
  const Doing& what = plan.what;
  const CardCode& token = p.card(what.e->token);
  if (token.is_x && what.x == 0) return;
  for (unsigned n = plan.amount; n > 0; --n) {
    Camp& camp = p.camp(what.seat);
    if (!has_room(camp, token.type)) return;
    Moment moment;
    const Slot slot = put_on_board(p, what.seat, what.e->token, kDefenseLane, moment);
    if (token.is_x) {
      add(camp.objects[slot].attack_more, what.x);
      add(camp.objects[slot].health_more, what.x);
    }
    finish(p, what.seat, moment);
  }
}

std::uint16_t count(const Play& p, const Plan& plan) {
  const Doing& what = plan.what;
  const Camp& camp = p.camp(what.seat);
  unsigned x = 0;
  switch (what.e->op) {
    case Effect::kCount:
      for_each_slot(camp.present, [&](Slot slot) {
        x += p.card(camp.objects[slot].card).has_tag(what.e->tag) ? 1 : 0;
      });
      break;
    case Effect::kCountDust:
      for (int i = 0; i < p.s.row_size[what.seat]; ++i)
        x += camp.where[i] == Where::kDust &&
                     (what.e->any_type || p.card(p.s.row[what.seat][i]).type == what.e->type)
                 ? 1
                 : 0;
      break;
    default:
      for_each_slot(plan.slots, [&](Slot slot) {
        x += static_cast<unsigned>(attack_of(p, camp.objects[slot]));
      });
      break;
  }
  x = std::min<unsigned>(x, kMostNumber);
  tell(p, kToldCounts, what.seat, x);
  return static_cast<std::uint16_t>(x);
}

Written choose(Play& p, const Plan& plan) {
  Written written;
  if (plan.what.e->zone == Zone::kHand) {  // CC-159
    tell_others(p, plan.what.seat, kToldChooses);
    written.chosen_in_hand = plan.what.aim;
  } else if (plan.slots != 0) {
    const auto slot = static_cast<Slot>(std::countr_zero(plan.slots));
    const Object& o = p.camp(plan.on).objects[slot];
    tell(p, kToldChooses, plan.what.seat, o.card, o.number, plan.on);
    written.chosen = ref_to(p.camp(plan.on), plan.on, slot);
  }
  return written;
}

// Out of a Dust Pile onto the own board (CC-92, CC-97).
void bring_back(Play& p, const Plan& plan, Moment& moment) {
  const Doing& what = plan.what;
  if (what.aim == kNoAim) return;
  const CardId card = aimed_card(what.aim);
  const RowPlace place = find_copy(p.s, p.camp(plan.on), plan.on, card, Where::kDust);
  tell(p, kToldAims, what.seat, card, 0, plan.on);
  if (place == kNoPlace || p.card(card).cost > plan.amount || !plan.has_room) return;
  if (plan.on == what.seat)
    p.camp(what.seat).where[place] = Where::kBoard;
  else
    change_owner(p, plan.on, place);
  put_on_board(p, what.seat, card, kDefenseLane, moment);
}

void void_cards(Play& p, const Plan& plan) {
  const Seat on = plan.on;
  const Camp& camp = p.camp(on);
  const auto nth = [&](std::uint32_t n) {
    for (int i = 0; i < p.s.row_size[on]; ++i)
      if (camp.where[i] == Where::kDust && n-- == 0) return p.s.row[on][i];
    return kNoCard;
  };
  switch (plan.what.e->mode) {
    case Mode::kAll:
      for (int left = count_dust(p, camp, on); left > 0; --left) dust_to_void(p, on, nth(0));
      return;
    case Mode::kRandom:
      if (const int n = count_dust(p, camp, on); n > 0) {
        const CardId card = nth(p.host.roll(on, static_cast<std::uint32_t>(n)));
        tell(p, kToldAims, plan.what.seat, card, 0, on);
        dust_to_void(p, on, card);
      }
      return;
    default:
      if (plan.what.aim == kNoAim) return;
      tell(p, kToldAims, plan.what.seat, aimed_card(plan.what.aim), 0, on);
      return dust_to_void(p, on, aimed_card(plan.what.aim));
  }
}

}  // namespace

SlotMask domain_of(const EffectCode& e, const Camp& camp) {
  switch (e.op) {
    case Effect::kRepair:
    case Effect::kGrind:
    case Effect::kBurn:  // CC-163
      return static_cast<SlotMask>(places(camp) | slot_bit(kHqSlot));
    case Effect::kChoose:
      if (e.zone != Zone::kField) return 0;
      return e.type == CardType::kPlace ? places(camp) : entities(camp);
    default: return entities(camp);
  }
}

Plan plan(const Play& p, const Doing& what) {
  const EffectCode& e = *what.e;
  Plan plan{what, what.seat, 0, amount_of(e, what.x), true};
  const bool takes_back = e.op == Effect::kResurrect || e.op == Effect::kReassemble;
  if (takes_back ? !what.own_pile : e.whose == Whose::kTheirs) plan.on = other(what.seat);
  if (takes_back) {
    plan.has_room = has_room(p.camp(what.seat), e.type);
  } else if (e.op == Effect::kAnthem) {
    const Camp& camp = p.camp(what.seat);
    for_each_slot(entities(camp), [&](Slot slot) {
      if (p.card(camp.objects[slot].card).has_tag(e.tag)) plan.slots |= slot_bit(slot);
    });
  } else if (e.op == Effect::kChoose) {
    const Slot slot = e.targeted ? find(p.camp(plan.on), plan.on, what.aim) : kNoSlot;
    if (slot != kNoSlot && e.zone == Zone::kField)
      plan.slots = domain_of(e, p.camp(plan.on)) & slot_bit(slot);
  } else if (e.mode != kNoMode && e.op != Effect::kTrain && e.op != Effect::kVoid) {
    plan.slots = slots_meant(p, what, plan.on);
  }
  return plan;
}

Written carry_out(Play& p, const Plan& plan, Moment (&moments)[kSeats]) {
  const Doing& what = plan.what;
  const EffectCode& e = *what.e;
  const Seat seat = what.seat;
  Moment& moment = moments[plan.on];
  Camp& camp = p.camp(seat);
  const unsigned n = plan.amount;
  switch (e.op) {
    case Effect::kAnthem: boost(p, plan, 1, 1); break;
    case Effect::kArm: boost(p, plan, n, n); break;
    case Effect::kArmor: boost(p, plan, 0, n); break;
    case Effect::kStrengthen: boost(p, plan, n, 0); break;
    case Effect::kTrain: train(p, plan); break;
    case Effect::kHeal: mend(p, plan, kMostNumber); break;
    case Effect::kRepair: mend(p, plan, n); break;
    case Effect::kSuffer:
    case Effect::kGrind:
    case Effect::kHarm:
    case Effect::kBurn: hurt(p, plan, moment); break;
    case Effect::kSacrifice:
    case Effect::kKill: die(p, plan.on, plan.slots, moment); break;
    case Effect::kWithdraw:
    case Effect::kBounce: return_to_hand(p, plan.on, plan.slots, moment); break;
    case Effect::kEnrage: set_status(p, plan, kEnraged); break;
    case Effect::kHasten: set_status(p, plan, kHastened); break;
    case Effect::kSilence: set_status(p, plan, kSilenced); break;
    case Effect::kFortify:
      add(camp.objects[kHqSlot].health_more, n);
      if (n > 0) tell(p, kToldFortifies, seat, n);
      break;
    case Effect::kGrow: gain_growth(p, seat, n); break;
    case Effect::kInsight: gain_wisdom(p, seat, n); break;
    case Effect::kProduce:
      add(camp.mana, n);
      if (n > 0) tell(p, kToldMana, seat, n);
      break;
    case Effect::kDrawAction:
    case Effect::kDrawEntity:
    case Effect::kDrawPlace: draw_by_type(p, seat, e.type, e.tag); break;
    case Effect::kRecoverAction:
    case Effect::kRecoverEntity:
    case Effect::kRecoverPlace:
      if (what.aim == kNoAim) break;
      tell(p, kToldAims, seat, aimed_card(what.aim), 0, seat);
      recover(p, seat, aimed_card(what.aim));
      break;
    case Effect::kDiscard: discard_named(p, seat); break;
    case Effect::kDiscountAction:
    case Effect::kDiscountEntity:
    case Effect::kDiscountPlace: discount_named(p, seat, n); break;
    case Effect::kSpawn: spawn(p, plan); break;
    case Effect::kCount:
    case Effect::kCountDust:
    case Effect::kCountPower: return {.x = count(p, plan)};
    case Effect::kChoose: return choose(p, plan);
    case Effect::kMill: mill(p, plan.on, n); break;
    case Effect::kResurrect:
    case Effect::kReassemble: bring_back(p, plan, moments[seat]); break;
    case Effect::kLaneswap: to_other_lane(p, plan.on, plan.slots); break;
    case Effect::kVoid: void_cards(p, plan); break;
  }
  return {};
}

bool can_discount(const Look& look, Seat seat, const EffectCode& e, RowPlace place) {
  return is_hand(look.camp(seat).where[place]) && look.card(look.s.row[seat][place]).type == e.type;
}

}  // namespace turnwright::crowdcontrol
