// Questions and answers: what is asked now, what may be answered, and what is done with the answer. The chapters say the rest.
#include "games/wtactics/rules.h"

#include "games/wtactics/combat.h"
#include "games/wtactics/confrontations.h"
#include "games/wtactics/effects.h"
#include "games/wtactics/equipment.h"
#include "games/wtactics/flow.h"
#include "games/wtactics/phases.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/quest_flow.h"

namespace turnwright::wtactics {
namespace {

// Lines come in six families, by the choice they begin with.
enum class Family : std::uint8_t {
  kAnnouncement,
  kGear,
  kBattle,
  kRecycling,
  kAccepting,
  kSpreading
};
Family family_of(std::uint8_t line_kind) {
  switch (line_kind) {
    case kPlayCard:
    case kUse:
    case kPay: return Family::kAnnouncement;
    case kReassign:
    case kPickUp:
    case kWield: return Family::kGear;
    case kRecycle: return Family::kRecycling;
    case kAccept: return Family::kAccepting;
    case kSpread: return Family::kSpreading;
    default: return Family::kBattle;
  }
}

Asked next_of_line(const Look& look) {
  switch (family_of(look.s.line_kind)) {
    case Family::kAnnouncement: return next_of_announcement(look, look.s.draft);
    case Family::kGear: return next_of_gear_line(look);
    case Family::kBattle: return next_of_battle_line(look);
    case Family::kRecycling:
      return static_cast<int>(look.s.picks.size()) < look.content.constants.recycle_count
                 ? kAskRecycle
                 : kQuestions;
    case Family::kAccepting: return next_of_accepting(look);
    case Family::kSpreading: return next_of_spreading(look);
  }
  return kQuestions;
}

Reason judge_next(const Look& look, Seat seat, const Choice& c) {
  switch (family_of(look.s.line_kind)) {
    case Family::kAnnouncement: return judge_step(look, seat, c);
    case Family::kGear: return judge_gear_step(look, seat, c);
    case Family::kBattle: return judge_battle_step(look, seat, c);
    case Family::kRecycling:
      return c == choice(kResource, c.a) ? judge_recycled(look, seat, c.a) : kNoSuchChoice;
    case Family::kAccepting: return judge_escrow(look, seat, c);
    case Family::kSpreading:
      if (c == choice(kPass)) return kFine;
      return c == choice(kSpread, c.a) && c.a <= 0xff ? judge_spread(look, static_cast<Slot>(c.a))
                                                      : kNoSuchChoice;
  }
  return kNoSuchChoice;
}

void list_next(const Look& look, Seat seat, ChoiceList& out) {
  switch (family_of(look.s.line_kind)) {
    case Family::kAnnouncement: return list_steps(look, seat, out);
    case Family::kGear: return list_gear_steps(look, seat, out);
    case Family::kBattle: return list_battle_steps(look, seat, out);
    case Family::kRecycling:
      for (unsigned place = 0; place < look.s.resources[seat]; ++place)
        if (judge_recycled(look, seat, static_cast<int>(place)).fine())
          out.add(choice(kResource, place));
      return;
    case Family::kAccepting: return list_escrow(look, seat, out);
    case Family::kSpreading:
      for (Slot slot = 0; slot < look.s.slots; ++slot)
        if (judge_spread(look, slot).fine()) out.add(choice(kSpread, slot));
      out.add(choice(kPass));
  }
}

Reason judge_upkeep(const Look& look, Seat seat, const Choice& c) {
  bool open = false;
  for_each_upkeep(look,
                  [&](Slot slot, AbilityId ability) { open |= slot == c.a && ability == c.b; });
  if (!open) return kNoSuchChoice;
  if (c.kind == kDecline) return kFine;
  const AbilityId ability = c.b;
  return can_pay_upkeep(look, seat, static_cast<Slot>(c.a), ability) ? kFine : why(kCannotPay);
}

// Which kinds of answers a window takes, a bit each.
constexpr std::uint64_t bits(std::initializer_list<Kind> kinds) {
  std::uint64_t all = 0;
  for (Kind kind : kinds) all |= std::uint64_t{1} << kind;
  return all;
}
constexpr std::uint64_t kTaken[kWindows] = {
    bits({kKeep, kMulligan}),
    bits({kUnassign, kPass}),
    bits({kPay, kDecline}),
    bits({kDrawCard, kPass}),
    bits({kLay, kRecycle, kPlayCard, kUse, kReassign, kPickUp, kWield, kAccept, kAbandon,
          kPass}),                            // WT-130
    bits({kPlayCard, kUse, kPickUp, kPass}),  // WT-132
    bits({kPlayCard, kUse, kPass}),           // WT-151
    bits({kAttack, kMove, kPass}),
    bits({kDefend, kPass}),
    bits({kFight}),
    bits({kCredit}),
    bits({kPlayCard, kPass}),  // WT-141
    bits({kDiscard}),
    0,  // an effect says so itself
    bits({kVeto}),
    bits({kTurnUp, kPutUnder}),
    bits({kSpread, kPass}),
    bits({kExpire}),
};

// An answer of a kind that the window takes, about this object or card.
inline Reason judge_taken(const Look& look, Seat seat, std::uint8_t window, Kind kind, unsigned a) {
  const auto slot = static_cast<Slot>(a);
  const auto card = static_cast<CardId>(a);
  switch (kind) {
    case kUnassign: return judge_unassign(look, seat, slot);
    case kLay: return judge_lay(look, seat, card);
    case kPlayCard: return judge_play(look, seat, card);
    case kUse: return judge_use(look, seat, slot);
    case kReassign: return judge_reassign(look, seat, slot);
    case kPickUp: return judge_pick_up(look, seat, slot);
    case kWield: return judge_wield(look, seat, slot);
    case kMove: return judge_move(look, seat, slot);
    case kAttack: return judge_first_attacker(look, seat, slot, 0);
    case kVeto: return judge_veto(look, seat, slot);
    case kAccept: return judge_accept(look, seat, slot);
    case kAbandon: return judge_abandon(look, seat, slot);
    case kSpread: return judge_spread(look, slot);
    case kExpire: return slot < kOffers ? kFine : kNoSuchChoice;
    case kDefend: return judge_defend(look, seat, slot);
    case kFight: return judge_fight(look, slot);
    case kCredit: return judge_credit(look, slot);
    case kDiscard:
      return card < look.code().cards.size() && count_in(look.s, seat, Pile::kHand, card) > 0
                 ? kFine
                 : why(kNotInHand);
    default: break;
  }
  if (a != 0) return kNoSuchChoice;
  switch (kind) {
    case kRecycle: return judge_recycle(look, seat);
    case kPass:
      if (window == kMoveOrAttackWindow) return judge_no_move_or_attack(look, seat);
      return window == kDefendWindow ? judge_no_more_defenders(look, seat) : kFine;
    default: return kFine;
  }
}

Reason judge_first(const Look& look, Seat seat, const Choice& c) {
  const auto window = look.s.flow.window.kind;
  if (window == kEffectWindow) return judge_effect(look, seat, c);
  if (c.kind >= kKinds || c.c != 0) return kNoSuchChoice;
  if ((kTaken[window] >> c.kind & 1) == 0)
    return (kTaken[kPlayWindow] | kTaken[kMoveOrAttackWindow]) >> c.kind & 1 ? why(kNotNow)
                                                                             : kNoSuchChoice;
  if (c.kind == kPay || c.kind == kDecline) return judge_upkeep(look, seat, c);
  if (c.a > 0xff) return kNoSuchChoice;
  if (c.kind == kAttack) return judge_first_attacker(look, seat, static_cast<Slot>(c.a), c.b);
  if (c.b != 0) return kNoSuchChoice;
  return judge_taken(look, seat, window, static_cast<Kind>(c.kind), c.a);
}

// What may be answered in such a window. Each takes few kinds of answers, and the compiler knows which.
template <std::size_t window>
void list_window(const Look& look, Seat seat, ChoiceList& out) {
  const State& s = look.s;
  constexpr auto takes = [](Kind kind) { return (kTaken[window] >> kind & 1) != 0; };
  const auto offer = [&](Kind kind, unsigned a = 0) {
    if (judge_taken(look, seat, window, kind, a).fine()) out.add(choice(kind, a));
  };
  const auto offer_slots = [&](Kind kind) {
    for (Slot slot = 0; slot < s.slots; ++slot)
      if (s.objects[slot].where != Where::kNowhere) offer(kind, slot);
  };
  const auto offer_creatures = [&](Kind kind) {
    slots_with(s, [&](const Object& o) { return stands_for(o, seat); }).for_each([&](Slot slot) {
      offer(kind, slot);
    });
  };
  if constexpr (takes(kKeep)) offer(kKeep);
  if constexpr (takes(kMulligan)) offer(kMulligan);
  if constexpr (takes(kDrawCard)) offer(kDrawCard);
  if constexpr (takes(kPay))
    for_each_upkeep(look, [&](Slot slot, AbilityId ability) {
      if (can_pay_upkeep(look, seat, slot, ability)) out.add(choice(kPay, slot, ability));
      out.add(choice(kDecline, slot, ability));
    });
  constexpr bool from_hand = takes(kPlayCard) || takes(kDiscard);
  const std::uint64_t hand = from_hand ? places_in(s, seat, Pile::kHand) : 0;
  const int gold = gold_of(s, seat);
  if constexpr (takes(kPlayCard))
    for_each_card_at(s, seat, hand & timely_places(s, seat, window), [&](CardId card) {
      if (may_play(look, seat, card, gold) && judge_held(look, seat, card).fine())
        out.add(choice(kPlayCard, card));
    });
  if constexpr (takes(kLay))
    if (may_lay(look, seat))
      for_each_card_at(s, seat, hand, [&](CardId card) { out.add(choice(kLay, card)); });
  if constexpr (takes(kDiscard))
    for_each_card_at(s, seat, hand, [&](CardId card) { out.add(choice(kDiscard, card)); });
  if constexpr (takes(kUnassign)) offer_creatures(kUnassign);
  if constexpr (takes(kUse))
    if (may_be_present(s, of_seat(seat, kSomethingToUse)) && !events_only(s))
      slots_to_use(s, seat).for_each([&](Slot slot) {
        if (may_use(look, s.objects[slot], gold)) offer(kUse, slot);
      });
  if constexpr (takes(kReassign)) {
    const Carriers carriers = carriers_of(look, seat, gold);
    carriers.givers.for_each([&](Slot slot) {  // two are marked: who gives and who takes
      if (has_taker(look, seat, slot)) offer(kReassign, slot);
    });
    carriers.spare.for_each([&](Slot slot) { offer(kWield, slot); });
  }
  if constexpr (takes(kPickUp))
    if (may_pick_up(look, seat)) offer_creatures(kPickUp);
  if constexpr (takes(kAttack)) {
    offer_creatures(kAttack);
    for_each_attack_on_foe(look, seat, [&](Slot slot, unsigned foe) {
      if (judge_first_attacker(look, seat, slot, foe).fine()) out.add(choice(kAttack, slot, foe));
    });
  }
  if constexpr (takes(kMove)) offer_creatures(kMove);
  if constexpr (takes(kDefend)) offer_slots(kDefend);
  if constexpr (takes(kFight)) offer_slots(kFight);
  if constexpr (takes(kCredit)) offer_slots(kCredit);
  if constexpr (takes(kSpread)) offer_slots(kSpread);
  if constexpr (takes(kVeto))
    for (unsigned place = 0; place < s.quest_list_size[other(seat)]; ++place) offer(kVeto, place);
  static_assert(takes(kAccept) == takes(kAbandon), "a quest is either accepted or abandoned");
  for (unsigned at = 0; at < kOffers; ++at) {
    if constexpr (takes(kAccept))
      offer(is_active(s, seat, static_cast<int>(at)) ? kAbandon : kAccept, at);
    if constexpr (takes(kExpire)) offer(kExpire, at);
  }
  if constexpr (takes(kTurnUp)) offer(kTurnUp);
  if constexpr (takes(kPutUnder)) offer(kPutUnder);
  if constexpr (takes(kRecycle)) offer(kRecycle);
  if constexpr (takes(kPass)) offer(kPass);
}

using ListWindow = void(const Look&, Seat, ChoiceList&);
template <std::size_t... window>
constexpr std::array<ListWindow*, kWindows> by_window(std::index_sequence<window...>) {
  return {list_window<window>...};
}

void list_first(const Look& look, Seat seat, ChoiceList& out) {
  static constexpr auto kLists = by_window(std::make_index_sequence<kWindows>());
  const auto window = look.s.flow.window.kind;
  if (window == kEffectWindow) return list_effect(look, seat, out);
  kLists[window](look, seat, out);
}

// The line is complete: what it says is done.
void finish_line(Play& p, Seat seat) {
  State& s = p.s;
  switch (family_of(s.line_kind)) {
    case Family::kAnnouncement:
      if (s.line_kind == kPay) {
        s.flow.window.close();
        return pay_upkeep(p, seat);
      }
      return announced(p, seat, announce(p, seat));
    case Family::kGear: finish_gear_line(p, seat); return announced(p, seat, false);
    case Family::kRecycling: recycle(p, seat); return announced(p, seat, false);
    case Family::kAccepting: accept(p, seat); return announced(p, seat, false);
    case Family::kSpreading: return spread(p);
    case Family::kBattle: return finish_battle_line(p, seat);
  }
}

// The only ability that can be used, if there is just one.
AbilityId only_ability(const Look& look, Seat seat, Slot slot) {
  AbilityId found = kNone;
  bool several = false;
  for_each_ability(look, slot, [&](AbilityId id) {
    const Form form = look.code().abilities[id].form;
    if (form != Form::kActivated && form != Form::kAssignment) return;
    if (id == found || !judge_ability(look, seat, slot, id).fine()) return;
    several |= found != kNone;
    found = id;
  });
  return several ? kNone : found;
}

void open_line(Play& p, Seat seat, const Choice& c) {
  State& s = p.s;
  s.line = 1;
  s.line_kind = static_cast<std::uint8_t>(c.kind);
  const auto slot = static_cast<Slot>(c.a);
  switch (c.kind) {
    case kPlayCard: s.draft = draft_of_card(p, seat, static_cast<CardId>(c.a)); break;
    case kUse: s.draft = draft_of_ability(p, seat, slot, only_ability(p, seat, slot)); break;
    case kPay: s.draft = draft_of_ability(p, seat, slot, c.b); break;
    case kReassign:
    case kPickUp:
    case kSpread:
    case kWield: s.picks.push_back(slot); break;
    case kRecycle: break;
    case kAccept: s.draft.front = static_cast<std::uint8_t>(c.a); break;
    default: begin_battle_line(p, c); break;
  }
}

void take_next(Play& p, Seat seat, const Choice& c) {
  State& s = p.s;
  if (s.line < 0xff) ++s.line;
  switch (family_of(s.line_kind)) {
    case Family::kAnnouncement: return take_step(p, seat, c);
    case Family::kBattle: return take_battle_step(p, c);
    default:
      if (c.kind == kPass)
        s.draft.chosen = 1;
      else
        s.picks.push_back(c.a);
      break;
  }
}

// The phase, or the opportunity, is over for this player.
void pass(Play& p, Seat seat) {
  State& s = p.s;
  const auto window = s.flow.window.kind;
  if (window == kRespondWindow) {
    s.flow.window.passed(seat);
    return;
  }
  s.flow.window.close();
  switch (window) {
    case kUnassignWindow:
    case kPlayWindow:
    case kEntranceWindow:
    case kSpreadWindow: s.flow.top().step = 3; break;
    case kAnswerWindow: s.flow.pop(); break;
    case kDefendWindow: tell_all(p, kToldUndefended); break;
    default: break;
  }
}

// An answer that is complete in itself.
void take_at_once(Play& p, Seat seat, const Choice& c) {
  State& s = p.s;
  if (s.flow.window.kind == kEffectWindow) return answer_effect(p, seat, c);
  if (c.kind == kPass) return pass(p, seat);
  Frame& f = s.flow.top();
  s.flow.window.close();
  switch (c.kind) {
    case kKeep: s.mulligans[seat] = kKeptHand; return tell_all(p, kToldKeeps, seat);
    case kMulligan: return take_mulligan(p, seat);
    case kUnassign: unassign_for_gold(p, seat, static_cast<Slot>(c.a)); return follow_up(p);
    case kDecline: return decline_upkeep(p, static_cast<Slot>(c.a), c.b);
    case kDrawCard:
      draw_one(p, seat);
      f.step = 2;
      ++f.n;
      return follow_up(p);
    case kLay: lay_resource(p, seat, static_cast<CardId>(c.a)); return announced(p, seat, false);
    case kFight: s.combat = static_cast<Slot>(c.a); return;
    case kCredit: s.objects[s.combat].blame = static_cast<Slot>(c.a); return;
    case kDiscard: discard_from_hand(p, seat, static_cast<CardId>(c.a)); return follow_up(p);
    case kVeto: return veto(p, seat, c.a);
    case kAbandon: announced(p, seat, false); return abandon(p, seat, c.a);
    case kTurnUp:
    case kPutUnder: return put_looked_at(p, seat, f.n, c.kind == kPutUnder);
    case kExpire: f.n = static_cast<std::uint8_t>(1u << c.a); return;
    default: break;
  }
}

bool begins_line(const State& s, const Choice& c) {
  if (s.flow.window.kind == kEffectWindow) return false;
  switch (c.kind) {
    case kPlayCard:
    case kUse:
    case kPay:
    case kReassign:
    case kPickUp:
    case kWield:
    case kRecycle:
    case kAccept:
    case kSpread:
    case kMove:
    case kAttack:
    case kDefend: return true;
    default: return false;
  }
}

}  // namespace

Question Wtactics::question(const State& s, Seat seat) const {
  const Window& window = s.flow.window;
  if (!holds(window.owing, seat)) return {window.kind, 0};
  const Look look{*content_, s};
  if (s.line > 0) return {next_of_line(look), s.line};
  if (window.kind == kEffectWindow) return {effect_question(look), 0};
  if (window.kind != kRespondWindow) return {window.kind, 0};
  if (!s.chain.empty()) return {s.chain.back().controller == seat ? kAskOwn : kAskRespond, 0};
  const bool attack = (s.flow.frames[s.flow.depth - 1].n & kForAttack) != 0;
  return {attack ? kAskAttacked : kAskWindow, 0};
}

Reason Wtactics::judge(const State& s, Seat seat, const Choice& c) const {
  if (const Reason reason = owes(ask(s), seat); !reason.fine()) return reason;
  const Look look{*content_, s};
  return s.line > 0 ? judge_next(look, seat, c) : judge_first(look, seat, c);
}

void Wtactics::choices(const State& s, Seat seat, ChoiceList& out) const {
  if (!holds(s.flow.window.owing, seat)) return;
  const Look look{*content_, s};
  if (s.line > 0)
    list_next(look, seat, out);
  else
    list_first(look, seat, out);
}

Choice Wtactics::usual(const State& s, Seat seat) const {
  if (judge(s, seat, choice(kPass)).fine()) return choice(kPass);
  ChoiceList all;
  choices(s, seat, all);
  for (const Choice& one : all)  // not to pay (WT-123); nobody attacks but those that must
    if (one.kind == kDecline || (one.kind == kAttack && (s.objects[one.a].can & kMustAttack) != 0))
      return one;
  return all[0];
}

void Wtactics::submit(State& s, Seat seat, const Choice& c, Host& host) const {
  Play p{*content_, s, host};
  if (s.line > 0)
    take_next(p, seat, c);
  else if (begins_line(s, c))
    open_line(p, seat, c);
  else
    take_at_once(p, seat, c);
  if (s.line > 0) {
    if (next_of_line(p) != kQuestions) return;
    finish_line(p, seat);
  }
  s.guard = 0;
  play_on(*this, s, host);
}

void Wtactics::resign(State& s, SeatMask seats, Host& host) const {  // WT-20
  Play p{*content_, s, host};
  const SeatMask left = static_cast<SeatMask>(first_seats(kSeats) & ~seats);
  end_game(p, Ending::kResigned, left == 0 ? first_seats(kSeats) : left);
}

Scores Wtactics::scores(const State& s) const {
  Scores scores;
  if (s.ending == Ending::kNotOver || count_seats(s.winners) != 1) return scores;
  for (Seat seat = 0; seat < kSeats; ++seat) scores.of[seat] = holds(s.winners, seat) ? 1 : -1;
  return scores;
}

}  // namespace turnwright::wtactics
