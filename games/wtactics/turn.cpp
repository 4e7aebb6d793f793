// The turn and its nine phases (chapters 6 and 7), but for moving and attacking.
#include <algorithm>

#include "games/wtactics/confrontations.h"
#include "games/wtactics/effects.h"
#include "games/wtactics/equipment.h"
#include "games/wtactics/flow.h"
#include "games/wtactics/phases.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/quest_flow.h"
#include "games/wtactics/triggers.h"

namespace turnwright::wtactics {
namespace {

constexpr int kSecondTurn = 2;  // the first one of the player who does not begin

// Everything that counts turns begins anew.
void begin_turn(Play& p) {
  State& s = p.s;
  ++s.turn;
  s.first_use = Moved::kNothing;
  s.moved_from = kNoFront;
  s.used.clear();
  for (Seat seat = 0; seat < kSeats; ++seat) s.laid[seat] = s.recycled[seat] = 0;
  for (Slot slot = 0; slot < s.slots; ++slot) {
    if ((s.objects[slot].turn & kAssignedNow) != 0) touch(s);  // it begins to work (WT-77)
    s.objects[slot].turn &= kLongGone;
  }
  begin_turn_of_goals(p);
  end_lasting_of(p, Duration::Is::kNextTurn, s.active);
  tell_all(p, kToldTurn, s.active, s.turn);
  const int gold = p.content.constants.second_gold;
  if (s.turn != kSecondTurn || gold == 0) return;
  s.gold[s.active] = static_cast<std::uint8_t>(gold);  // WT-38
  tell_all(p, kToldGold, s.active, static_cast<unsigned>(gold));
}

void begin_phase(Play& p, PhaseWord phase) {
  tell_all(p, kToldPhase, p.s.phase);
  happen(p, TriggerKind::kPhaseStart, p.s.active, kNoSlot, static_cast<int>(phase));
  follow_up(p);
}

// The next open upkeep of the active player, and whether there is another one (WT-124).
struct Upkeeps {
  int open = 0;
  Slot slot = kNoSlot;
  AbilityId ability = kNone;
};
Upkeeps open_upkeeps(const Look& look) {
  Upkeeps found;
  for_each_upkeep(look, [&](Slot slot, AbilityId ability) {
    if (found.open++ == 0) found = {1, slot, ability};
  });
  return found;
}

bool anything_to_play(const Look& look) {
  const State& s = look.s;
  const Seat seat = s.active;
  if (s.hand_size[seat] > 0 || may_announce(look, seat, false) || may_pick_up(look, seat))
    return true;
  if (s.resources[seat] >= look.content.constants.recycle_count) return true;
  for (int offer = 0; offer < kOffers; ++offer)
    if (judge_accept(look, seat, offer).fine() || judge_abandon(look, seat, offer).fine())
      return true;
  return has_gear(look, seat);
}

}  // namespace

void draw_one(Play& p, Seat seat) {
  State& s = p.s;
  if (s.deck_size[seat] == 0 || is_player_forbidden(s, seat, Action::kDraw)) return;  // WT-18
  const CardId card = draw_card(p, seat);
  p.host.emit(only(seat), {kToldDrew, seat, card, 0, 0, 0});
  p.host.emit(static_cast<SeatMask>(~only(seat)), {kToldDraws, seat, 1, 0, 0, 0});
  happen(p, TriggerKind::kDraws, seat);
}

void end_game(Play& p, Ending ending, SeatMask winners) {
  State& s = p.s;
  close_line(s);
  s.ending = ending;
  s.winners = winners;
  s.flow.end();
  tell_all(p, kToldEnds, static_cast<unsigned>(ending), winners);
}

// WT-116: the phases in strict order, none twice.
void turn(Play& p, Frame& f) {
  State& s = p.s;
  static constexpr Procedures kPhases[] = {
      kMulliganProcedure, kUnmarkPhase,       kUpkeepPhase, kDrawPhase,
      kPlayPhase,         kMoveOrAttackPhase, kPlayPhase,   kMoveOrAttackPhase,
      kEntrancePhase,     kDiscardPhase,      kTurnEnd};
  if (f.step == 0) begin_turn(p);
  if (f.step == std::size(kPhases)) {  // the next player (WT-4)
    s.active = other(s.active);
    f.step = 0;
    return;
  }
  s.phase = static_cast<std::uint8_t>(std::min<int>(f.step, 9));
  call(s, kPhases[f.step++]);
}

void mulligan(Play& p, Frame& f) {  // WT-110: only in the own first turn
  State& s = p.s;
  const Seat seat = s.active;
  const bool nothing_left = s.mulligans[seat] > 0 && s.hand_size[seat] == 0;  // WT-114
  if (f.step != 0 || s.mulligans[seat] == kKeptHand || nothing_left) {
    s.mulligans[seat] = kKeptHand;
    return s.flow.pop();
  }
  s.flow.window.open_one(kMulliganWindow, seat);
}

void take_mulligan(Play& p, Seat seat) {
  State& s = p.s;
  // The first draws as many as were put back (WT-111, WT-115), each further one a card fewer (WT-112).
  const int n = s.mulligans[seat] == 0 ? s.hand_size[seat] : s.hand_size[seat] - 1;
  hand_into_deck(s, seat);
  ++s.mulligans[seat];
  tell_all(p, kToldMulligan, seat, static_cast<unsigned>(n));
  for (int k = 0; k < n; ++k)
    p.host.emit(only(seat), {kToldDrew, seat, draw_card(p, seat), 0, 0, 0});
}

void unmark_phase(Play& p, Frame& f) {
  State& s = p.s;
  switch (f.step++) {
    case 0: return begin_phase(p, PhaseWord::kUnmark);
    case 1:  // WT-118
      s.resource_marked[s.active] = 0;
      for (Slot slot = 0; slot < s.slots; ++slot)
        if (stands_for(s.objects[slot], s.active)) unmark(p, slot);
      return follow_up(p);
    case 2: {  // WT-119, WT-120
      bool any = false;
      for (Slot slot = 0; slot < s.slots; ++slot)
        any |= s.objects[slot].mark == Mark::kAssigned && judge_unassign(p, s.active, slot).fine();
      if (any) {
        f.step = 2;
        s.flow.window.open_one(kUnassignWindow, s.active);
      }
      return;
    }
    case 3: return window(p, kNoAbilities);  // WT-156
    default: return s.flow.pop();
  }
}

void upkeep_phase(Play& p, Frame& f) {
  State& s = p.s;
  switch (f.step++) {
    case 0: return begin_phase(p, PhaseWord::kUpkeep);
    case 1: {
      const Upkeeps open = open_upkeeps(p);
      if (open.open == 0) return;
      f.step = 1;
      // Who cannot pay the only one there is does not choose (WT-124).
      if (open.open == 1 && !can_pay_upkeep(p, s.active, open.slot, open.ability))
        return decline_upkeep(p, open.slot, open.ability);
      return s.flow.window.open_one(kUpkeepWindow, s.active);
    }
    case 2: return window(p, kNoAbilities);
    default: return s.flow.pop();
  }
}

void draw_phase(Play& p, Frame& f) {
  State& s = p.s;
  const Seat seat = s.active;
  switch (f.step++) {
    case 0:
      s.could_draw[seat] =
          s.deck_size[seat] > 0 ? kCouldDraw : kCouldNotDraw;  // WT-18: before its triggers
      return begin_phase(p, PhaseWord::kDraw);
    case 1:  // WT-126, WT-127
      for (int n = 0; n < p.content.constants.draw_min; ++n) draw_one(p, seat);
      return follow_up(p);
    case 2:
      if (s.deck_size[seat] > 0 && !is_player_forbidden(s, seat, Action::kDraw) &&
          f.n + p.content.constants.draw_min < p.content.constants.draw_max)
        s.flow.window.open_one(kDrawWindow, seat);
      return;
    case 3: return window(p, kNoAbilities);
    default: return s.flow.pop();
  }
}

void play_phase(Play& p, Frame& f) {
  State& s = p.s;
  switch (f.step) {
    case 0: f.step = 1; return begin_phase(p, PhaseWord::kPlay);
    case 1:  // WT-130
      if (anything_to_play(p)) return s.flow.window.open_one(kPlayWindow, s.active);
      f.step = 3;
      return;
    case 2:  // an action is done (WT-131, WT-154)
      f.step = 1;
      return call(s, kOpportunity, other(s.active), 1);
    case 3:  // the last opportunity (WT-346)
      f.step = 4;
      return call(s, kOpportunity, other(s.active), 1);
    default: return s.flow.pop();
  }
}

void entrance_phase(Play& p, Frame& f) {
  State& s = p.s;
  switch (f.step) {
    case 0: f.step = 1; return begin_phase(p, PhaseWord::kEntrance);
    case 1:
      if (s.hand_size[s.active] > 0) return s.flow.window.open_one(kEntranceWindow, s.active);
      return s.flow.pop();
    case 2:  // WT-154: no pick-ups here
      f.step = 1;
      return call(s, kOpportunity, other(s.active), 0);
    default: return s.flow.pop();
  }
}

int hand_limit(const Look& look, Seat seat) {
  return std::max(0, look.content.constants.hand_max + look.s.hand_more[seat]);
}

void discard_phase(Play& p, Frame& f) {
  State& s = p.s;
  switch (f.step++) {
    case 0: return begin_phase(p, PhaseWord::kDiscard);
    case 1: return window(p, kNoAbilities);
    default:
      if (s.hand_size[s.active] <= hand_limit(p, s.active)) return s.flow.pop();  // WT-144, WT-145
      f.step = 2;
      return s.flow.window.open_one(kDiscardWindow, s.active);
  }
}

namespace {

void end_what_lasts_a_turn(Play& p) {
  State& s = p.s;
  unsigned damage = 0;                           // also on what has left
  for (Slot slot = 0; slot < s.slots; ++slot) {  // WT-83, not healing (WT-84)
    damage |= s.objects[slot].damage;
    s.objects[slot].damage = 0;
  }
  if (damage != 0) touch_seen(p, kSeesWounds);
  end_lasting(p, Duration::Is::kCombat);
  end_lasting(p, Duration::Is::kTurn);
}

void lose_loose_gold(State& s) {  // WT-94
  for (std::uint8_t& gold : s.gold) gold = 0;
}

}  // namespace

void turn_end(Play& p, Frame& f) {  // WT-147, in this order
  State& s = p.s;
  switch (f.step++) {
    case 0: happen(p, TriggerKind::kTurnEnd, s.active); break;
    case 1:
      if (may_be_present(s, of_seat(0, kDroppedGear) | of_seat(1, kDroppedGear)))
        for (Slot slot = 0; slot < s.slots; ++slot)
          if (s.objects[slot].where == Where::kDropped)
            leave(p, slot, Leaving::kDiscarded);  // WT-240
      break;
    case 2:
      end_what_lasts_a_turn(p);
      end_turns(p, s.active);
      break;
    case 3: lose_loose_gold(s); break;
    case 4:
      for_each_foe(s, [&](Slot foe) { unmark(p, foe); });  // WT-307
      end_turn_of_goals(p);
      break;
    case 5: return call(s, kContractsEnd);
    case 6:  // what quests have brought at the very end does not outlast the turn either
      end_what_lasts_a_turn(p);
      lose_loose_gold(s);
      if (s.active != s.starter) return call(s, kRoundEnd);  // WT-6
      return;
    default: return s.flow.pop();
  }
  follow_up(p);
}

void round_end(Play& p, Frame& f) {  // WT-148
  State& s = p.s;
  switch (f.step++) {
    case 0: return call(s, kExpiration, 0, unwanted(p));
    case 1: {  // WT-16
      const bool decks = s.could_draw[0] == kCouldNotDraw && s.could_draw[1] == kCouldNotDraw;
      for (Seat seat = 0; seat < kSeats; ++seat) s.could_draw[seat] = 0;
      if (!decks) return;
      const auto better = [&](int a, int b) {
        return a == b ? first_seats(kSeats) : only(a > b ? Seat{0} : Seat{1});
      };
      SeatMask winners = better(s.vp[0], s.vp[1]);
      if (count_seats(winners) == kSeats)
        winners = better(s.influence[0], s.influence[1]);  // WT-17
      return end_game(p, Ending::kDecks, winners);
    }
    case 2: happen(p, TriggerKind::kRoundEnd, s.active); return follow_up(p);
    default:
      end_round_of_quests(s);
      ++s.round;
      tell_all(p, kToldRound, s.round);
      return s.flow.pop();
  }
}

// ---- what the active player answers in these phases

Reason judge_unassign(const Look& look, Seat seat, Slot slot) {  // WT-79
  const State& s = look.s;
  if (slot >= s.slots || !stands_for(s.objects[slot], seat)) return why(kNotYours);
  if (s.objects[slot].mark != Mark::kAssigned) return why(kNotUnassignable);
  return gold_of(s, seat) >= look.content.constants.unassign_gold ? kFine : why(kTooDear);
}

void unassign_for_gold(Play& p, Seat seat, Slot slot) {
  Object& o = p.s.objects[slot];
  pay_gold(p, seat, p.content.constants.unassign_gold);
  o.mark = Mark::kMarked;
  touch(p.s);
  o.turn |= kMayNotMark;
  end_assignment(p, slot);
  tell_object(p, kToldUnassigns, slot);
  happen(p, TriggerKind::kUnassigned, seat, slot);
}

bool can_pay_upkeep(const Look& look, Seat seat, Slot slot, AbilityId ability) {
  const Costs& costs = look.code().abilities[ability].costs;
  return can_pay(look, seat, slot, costs, costs.gold);
}

void pay_upkeep(Play& p, Seat seat) {  // WT-123
  State& s = p.s;
  const AbilityId ability = s.draft.ability;
  const Slot slot = slot_of(s, s.draft.source);
  const Picks picks = s.picks;
  close_line(s);
  note_used(p, ability, slot);
  tell_object(p, kToldUpkeep, slot);
  pay_costs(p, seat, slot, ability, picks);
  follow_up(p);
}

void decline_upkeep(Play& p, Slot slot, AbilityId ability) {
  note_used(p, ability, slot);
  tell_object(p, kToldNoUpkeep, slot);
  call(p.s, kAftermath);
  carry_out(p, draft_of_ability(p, p.s.objects[slot].controller, slot, ability));
}

bool may_lay(const Look& look, Seat seat) {
  return look.s.laid[seat] <
         look.content.constants.resources_per_turn + look.s.extra_resources[seat];
}

Reason judge_lay(const Look& look, Seat seat, CardId card) {  // WT-90
  const State& s = look.s;
  if (card >= look.code().cards.size() || count_in(s, seat, Pile::kHand, card) == 0)
    return why(kNotInHand);
  return may_lay(look, seat) ? kFine : why(kOneResource);
}

void lay_resource(Play& p, Seat seat, CardId card) {
  lay_face_down(p.s, seat, card);
  ++p.s.laid[seat];
  p.host.emit(only(seat), {kToldLaid, seat, card, 0, 0, 0});
  p.host.emit(static_cast<SeatMask>(~only(seat)), {kToldLays, seat, 0, 0, 0, 0});
  happen(p, TriggerKind::kLaysResource, seat);
}

Reason judge_recycle(const Look& look, Seat seat) {  // WT-98
  if (look.s.recycled[seat] >= look.content.constants.recycles_per_turn) return why(kOneRecycle);
  return look.s.resources[seat] >= look.content.constants.recycle_count ? kFine : why(kTooFew);
}

Reason judge_recycled(const Look& look, Seat seat,
                      int place) {  // ascending, and enough must be left
  const State& s = look.s;
  const int n = static_cast<int>(s.picks.size());
  if (place >= s.resources[seat]) return kNoSuchChoice;
  if (n > 0 && place <= s.picks.back()) return why(kAscending);
  return s.resources[seat] - place >= look.content.constants.recycle_count - n ? kFine
                                                                               : why(kAscending);
}

void recycle(Play& p, Seat seat) {
  State& s = p.s;
  ++s.recycled[seat];
  int gone = 0;
  for (Ref place : s.picks) {
    tell_all(p, kToldRecycles, seat, place);
    take_resource(s, seat, place - gone++, Pile::kHand);
  }
  close_line(s);
  happen(p, TriggerKind::kRecycles, seat);
}

}  // namespace turnwright::wtactics
