#include "games/crowdcontrol/line.h"

#include "games/crowdcontrol/known.h"

namespace turnwright::crowdcontrol {
namespace {

const AbilityCode& list_of(const Look& look, const Draft& draft) {
  return look.code().ability(draft.card, draft.ability);
}
bool has_effects(const Look& look, const Draft& draft) { return look.card(draft.card).size() > 0; }
bool is_action(const Look& look, const Draft& draft) {
  return draft.source == kNoRef && look.card(draft.card).type == CardType::kAction;
}
constexpr std::uint8_t bit(int effect) { return static_cast<std::uint8_t>(1u << effect); }

// What the variables of an effect are, as far as the list has come (CC-157).
std::uint16_t x_for(const Draft& draft, const EffectCode& e) {
  if (e.reads_x_from == kPaidX) return draft.x;
  if (e.reads_x_from == kNoWriter) return kUnwritten;
  return (draft.done >> e.reads_x_from & 1) != 0 ? draft.result[e.reads_x_from] : kUnwritten;
}
std::uint16_t chosen_for(const Draft& draft, const EffectCode& e) {
  if (e.reads_chosen_from == kNoWriter || (draft.done >> e.reads_chosen_from & 1) == 0) return 0;
  return draft.result[e.reads_chosen_from];
}

Aiming aiming(const Look& look, Seat seat, int effect) {
  const Draft& draft = look.s.draft[seat];
  const EffectCode& e = look.code().effect(list_of(look, draft), effect);
  return {&e, x_for(draft, e), seat};
}

// The side an effect has in the Queue, once it was asked for (CC-92).
Side side_in_queue(const Draft& draft, const EffectCode& e, int effect) {
  if (e.side != Side::kOpen) return e.side;
  if ((draft.left >> effect & 1) != 0) return Side::kOpponent;
  return (draft.own >> effect & 1) != 0 ? Side::kOwn : Side::kOpen;
}

void queue_up(Play& p, Seat seat, int effect) {
  Draft& draft = p.s.draft[seat];
  const EffectCode& e = p.code().effect(list_of(p, draft), effect);
  if (draft.list == 0) draft.list = static_cast<std::uint8_t>(new_list(p, seat) + 1);
  if (draft.reserved > 0) --draft.reserved;
  const std::uint16_t chosen = chosen_for(draft, e);
  const bool in_hand = aims_at_hand(e);
  join(p, seat,
       {draft.source, in_hand ? kNoRef : Ref{chosen}, x_for(draft, e), draft.card,
        entry_code(draft.ability, effect), side_in_queue(draft, e, effect),
        static_cast<std::uint8_t>(draft.list - 1)});
  if (in_hand && chosen != kNoAim) p.s.aim[seat][p.camp(seat).queue_size - 1] = chosen;
}

// An own effect happens (CC-45). False: the HQ has fallen.
bool resolve_now(Play& p, Seat seat, Aim aim) {
  Draft& draft = p.s.draft[seat];
  const int i = draft.effect;
  const EffectCode& e = p.code().effect(list_of(p, draft), i);
  const std::uint16_t x = x_for(draft, e), chosen = chosen_for(draft, e);
  const Doing what{seat, &e,     draft.source, x == kUnwritten ? std::uint16_t{0} : x,
                   aim,  chosen, chosen,       true};
  Moment moments[kSeats];
  const Written written = carry_out(p, plan(p, what), moments);
  finish(p, seat, moments[seat]);
  death_check(p, seat, moments[seat].hurt);
  draft.picks.clear();
  draft.done |= bit(i);
  draft.result[i] = e.writes == Writes::kX  ? written.x
                    : e.zone == Zone::kHand ? written.chosen_in_hand
                                            : written.chosen;
  ++draft.effect;
  return !has_fallen(p, p.camp(seat));
}

// Locked at once, and nobody is told (CC-124).
void fall(Play& p, Seat seat) {
  tell(p, kToldFalls, seat);
  p.s.fallen[seat] = Fallen::kFell;
  clear_draft(p.s, seat);
  p.s.flow.window.answered(seat);
}

// CC-156, step 5.
void end_act(Play& p, Seat seat) {
  Draft& draft = p.s.draft[seat];
  Camp& camp = p.camp(seat);
  if (is_action(p, draft) && draft.list == 0) {
    const RowPlace place = find_copy(p.s, camp, seat, draft.card, Where::kAction);
    camp.where[place] = Where::kDust;
  }
  close_act(p.s, seat);
}

// Before an Action does anything: whether its open effects look at the own pile. True: that must be asked.
bool ask_for_piles(Play& p, Seat seat) {
  Draft& draft = p.s.draft[seat];
  const AbilityCode& list = list_of(p, draft);
  for (int i = 0; i < list.size() && !list.has_opponent; ++i) {
    if (p.code().effect(list, i).side != Side::kOpen || ((draft.own | draft.left) & bit(i)) != 0)
      continue;
    if (count_targets(p, seat, aiming(p, seat, i)) > 0) {
      draft.stage = Stage::kPile;
      draft.effect = static_cast<std::uint8_t>(i);
      return true;
    }
    draft.waits = 1;  // with no legal card there is nothing to decide
  }
  draft.effect = 0;
  if (list.has_opponent || draft.left != 0) draft.waits = 1;
  return false;
}

// What must be asked before an effect can resolve; kIdle: nothing. A target that is clear is put into `aim`.
Stage needed_now(const Play& p, Seat seat, Aim& aim) {
  const Draft& draft = p.s.draft[seat];
  const EffectCode& e = p.code().effect(list_of(p, draft), draft.effect);
  const int hand = p.s.camp[seat].now.hand_size;
  switch (e.op) {
    case Effect::kDiscard: return hand > 1 ? Stage::kDiscard : Stage::kIdle;
    case Effect::kDiscountAction:
    case Effect::kDiscountEntity:
    case Effect::kDiscountPlace: {
      const std::uint16_t x = x_for(draft, e);
      return hand > 0 && amount_of(e, x == kUnwritten ? 0 : x) > 0 ? Stage::kDiscount
                                                                   : Stage::kIdle;
    }
    default: break;
  }
  if (!e.targeted) return Stage::kIdle;
  const Aiming what = aiming(p, seat, draft.effect);
  const int targets = count_targets(p, seat, what);
  if (targets > 1) return Stage::kTarget;
  if (targets == 1) aim = only_target(p, seat, what);
  return Stage::kIdle;
}

// CC-156, step 4, from where it was left.
void go_on(Play& p, Seat seat) {
  Draft& draft = p.s.draft[seat];
  const AbilityCode& list = list_of(p, draft);
  if (is_action(p, draft) && draft.done == 0 && draft.effect == 0 && list.has_open &&
      ask_for_piles(p, seat))
    return;
  if (is_action(p, draft) && list.has_opponent) draft.waits = 1;
  while (draft.effect < list.size()) {
    const EffectCode& e = p.code().effect(list, draft.effect);
    bool later = draft.waits != 0 || e.side == Side::kOpponent;
    if (!later && e.side == Side::kOpen && (draft.own & bit(draft.effect)) == 0) {
      const bool is_left = (draft.left & bit(draft.effect)) != 0;
      if (!is_left && count_targets(p, seat, aiming(p, seat, draft.effect)) > 0) {
        draft.stage = Stage::kPile;
        return;
      }
      later = true;
    }
    if (later) {
      queue_up(p, seat, draft.effect++);
      continue;
    }
    Aim aim = kNoAim;
    draft.stage = needed_now(p, seat, aim);
    if (draft.stage != Stage::kIdle) return;
    if (!resolve_now(p, seat, aim)) return fall(p, seat);
  }
  end_act(p, seat);
}

// CC-156, step 3.
void enter(Play& p, Seat seat) {
  Draft& draft = p.s.draft[seat];
  const CardCode& card = p.card(draft.card);
  const unsigned training = p.s.hand_training[seat][draft.place];
  const auto cheaper = static_cast<unsigned>(card.cost - cost_of(p, seat, draft.place));
  Moment moment;
  leave_hand(p, seat, draft.place, card.type == CardType::kAction ? Where::kAction : Where::kBoard);
  note_played(p, seat, card.type == CardType::kEntity ? training : 0, cheaper);
  if (card.type == CardType::kAction) {
    moment.action = true;
  } else {
    const Slot slot = put_on_board(p, seat, draft.card, draft.lane, moment);
    Object& o = p.camp(seat).objects[slot];
    add(o.attack_more, training);
    add(o.health_more, training);
  }
  finish(p, seat, moment);
}

void note_act(Play& p, Seat seat) {
  Draft& draft = p.s.draft[seat];
  Camp& camp = p.camp(seat);
  const std::uint16_t x = draft.x == kUnwritten ? 0 : draft.x;
  Act act{draft.card, draft.lane, static_cast<std::uint8_t>(x)};
  if (draft.source != kNoRef) {
    const Object& o = camp.objects[ref_slot(draft.source)];
    act.how = used(draft.ability, o.number);
    tell(p, kToldUses, seat, act.card, o.number, draft.ability, x);
  } else {
    tell(p, kToldPlays, seat, act.card, draft.lane);
  }
  p.s.log[seat].push_back(act);
}

// Everything is named: it is paid and happens.
void perform(Play& p, Seat seat) {
  Draft& draft = p.s.draft[seat];
  const bool does_something =
      (draft.source != kNoRef || is_action(p, draft)) && has_effects(p, draft);
  if (does_something)
    draft.reserved =
        static_cast<std::uint8_t>(entries_needed(p, list_of(p, draft), is_action(p, draft)));
  note_act(p, seat);
  pay(p, seat);
  if (draft.source == kNoRef) enter(p, seat);
  draft.stage = Stage::kIdle;
  if (!does_something) return end_act(p, seat);
  go_on(p, seat);
}

void name_on(Play& p, Seat seat) {
  name_what_is_clear(p, seat);
  if (p.s.draft[seat].stage == Stage::kDone) perform(p, seat);
}

}  // namespace

const EffectCode& effect_asked(const Look& look, Seat seat) {
  const Draft& draft = look.s.draft[seat];
  return look.code().effect(list_of(look, draft), draft.effect);
}

void begin_play(Play& p, Seat seat, RowPlace place) {
  Draft& draft = p.s.draft[seat];
  draft.card = p.s.row[seat][place];
  draft.place = place;
  draft.lane = kNoLane;
  name_on(p, seat);
}

void begin_use(Play& p, Seat seat, Slot slot, unsigned ability) {
  Draft& draft = p.s.draft[seat];
  draft.card = p.camp(seat).objects[slot].card;
  draft.ability = static_cast<std::uint8_t>(ability);
  draft.source = ref_to(p.camp(seat), seat, slot);
  draft.lane = kNoLane;
  draft.x = list_of(p, draft).is_x ? kUnwritten : 0;
  name_on(p, seat);
}

void list_line(const Look& look, Seat seat, ChoiceList& out) {
  const Draft& draft = look.s.draft[seat];
  switch (draft.stage) {
    case Stage::kPile:
      out.add(choice(kOwnPile));
      out.add(choice(kLeaveIt));
      return;
    case Stage::kTarget:
      return for_each_target(look, seat, aiming(look, seat, draft.effect),
                             [&](const Choice& one, Aim) { out.add(one); });
    case Stage::kDiscard: return list_hand(look, seat, kDiscard, out);
    case Stage::kDiscount: return list_discounts(look, seat, effect_asked(look, seat), out);
    default: return list_naming(look, seat, draft.stage, out);
  }
}

void take_line(Play& p, Seat seat, const Choice& c) {
  Draft& draft = p.s.draft[seat];
  bool goes_on = true;
  switch (draft.stage) {
    case Stage::kPile:
      (c.kind == kOwnPile ? draft.own : draft.left) |= bit(draft.effect);
      if (is_action(p, draft) && draft.done == 0) draft.effect = 0;
      break;
    case Stage::kTarget:
      draft.stage = Stage::kIdle;
      goes_on = resolve_now(p, seat, aim_chosen(p, seat, c));
      break;
    case Stage::kDiscard:
      take_hand_pick(p, seat, c);
      goes_on = resolve_now(p, seat, kNoAim);
      break;
    case Stage::kDiscount: {
      if (c.kind == kDiscount) take_hand_pick(p, seat, c);
      const EffectCode& e = effect_asked(p, seat);
      const std::uint16_t x = x_for(draft, e);
      const unsigned most = amount_of(e, x == kUnwritten ? 0 : x);
      if (c.kind == kDiscount && draft.picks.size() < std::min<unsigned>(most, kPicksMost)) return;
      goes_on = resolve_now(p, seat, kNoAim);
      break;
    }
    default: take_naming(p, seat, c); return name_on(p, seat);
  }
  if (goes_on)
    go_on(p, seat);
  else
    fall(p, seat);
}

}  // namespace turnwright::crowdcontrol
