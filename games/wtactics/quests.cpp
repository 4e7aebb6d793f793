// Quests on offer: accepting and abandoning, completing and failing, expiring (WT-257 to WT-284, WT-309 to WT-319).
#include "games/wtactics/quests.h"

#include <algorithm>

#include "games/wtactics/confrontations.h"
#include "games/wtactics/costs.h"
#include "games/wtactics/effects.h"
#include "games/wtactics/flow.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/quest_flow.h"
#include "games/wtactics/triggers.h"

namespace turnwright::wtactics {
namespace {

void count_quest(Play& p, TriggerKind kind, Seat who, int offer) {
  happen(p, kind, who, quest_subject(offer), 0, p.s.offers[offer].quest);
}

// What a text of the quest does to, or for, a player.
void carry_out_for(Play& p, Seat seat, AbilityId ability, Ref it = kNoRef) {
  if (ability == kNone) return;
  Item item = quest_item(seat, ability);
  item.it = it;
  carry_out(p, item);
}

int active_quests(const State& s, Seat seat) {
  int n = 0;
  for (int offer = 0; offer < kOffers; ++offer) n += is_active(s, seat, offer) ? 1 : 0;
  return n;
}

void lay_escrow(Play& p, Seat seat, int offer, const Picks& picks) {
  State& s = p.s;
  Token& token = s.tokens[seat][offer];
  const Costs& costs = quest_at(p, offer).escrow;
  pay_gold(p, seat, costs.gold);
  if (costs.influence > 0) lose_influence(p, seat, costs.influence);
  int taken = 0;
  for (Ref pick : picks) {
    const bool from_hand = token.escrow_size < costs.discard;
    const Laid laid = from_hand ? lay_aside(s, seat, static_cast<CardId>(pick))
                                : set_aside(s, seat, pick - taken++);
    if (laid.known) token.escrow_known |= static_cast<std::uint8_t>(1u << token.escrow_size);
    token.escrow[token.escrow_size++] = laid.card;
  }
}

void forfeit_escrow(Play& p, Seat seat, int offer) {
  State& s = p.s;
  Token& token = s.tokens[seat][offer];
  for (int i = 0; i < token.escrow_size; ++i) {
    move_seen(s, seat, token.escrow[i], Pile::kEscrow, Pile::kGrave);
    tell_all(p, kToldForfeits, seat, token.escrow[i]);
  }
}

// The token leaves, and with it everything that was counted (WT-265). What is remembered of it: `flags`.
void take_token(Play& p, Seat seat, int offer, std::uint8_t flags) {
  State& s = p.s;
  s.tokens[seat][offer] = {};
  s.tokens[seat][offer].flags = flags;
  rejudge(s);  // what is attached to the quest may come off
}

}  // namespace

void return_escrow(Play& p, Seat seat, int offer) {
  State& s = p.s;
  Token& token = s.tokens[seat][offer];
  const Costs& costs = quest_at(p, offer).escrow;
  for (int i = 0; i < token.escrow_size; ++i) {
    const bool known = (token.escrow_known >> i & 1) != 0;
    if (i < costs.discard)
      take_back(s, seat, token.escrow[i], known);
    else
      lay_again(s, seat, token.escrow[i], known);
  }
  if (costs.gold > 0)
    s.gold[seat] = static_cast<std::uint8_t>(std::min(0xff, s.gold[seat] + costs.gold));
  if (costs.influence > 0) gain_influence(p, seat, costs.influence);
  if (token.escrow_size > 0 || costs.gold > 0 || costs.influence > 0)
    tell_all(p, kToldEscrowBack, seat, s.offers[offer].quest);
}

void reward(Play& p, Seat seat, int offer) {
  carry_out_for(p, seat, quest_at(p, offer).reward, p.s.tokens[seat][offer].killer);
}

void abandoned(Play& p, Seat seat, int offer) {
  carry_out_for(p, seat, quest_at(p, offer).abandoned);
}

void fail(Play& p, Seat seat, int offer, std::uint8_t flags) {
  tell_all(p, kToldFails, seat, p.s.offers[offer].quest);
  forfeit_escrow(p, seat, offer);
  const AbilityId penalty = quest_at(p, offer).penalty;
  take_token(p, seat, offer, flags);
  carry_out_for(p, seat, penalty);
}

bool is_expired(const Look& look, int offer) {
  const Offer& o = look.s.offers[offer];
  return is_offered(look.s, offer) && o.winner == kNobody && o.since < look.s.round &&
         o.had_token == 0 && quest_at(look, offer).kind != QuestKind::kConfrontation;
}

void expire(Play& p, int offer) {
  State& s = p.s;
  s.expired = 1;
  tell_all(p, kToldExpires, s.offers[offer].quest);
  count_quest(p, TriggerKind::kQuestExpires, s.active, offer);
  remove_quest(p, offer);
  turn_up(p, offer);
}

Seat who_lets_expire(const State& s) {
  if (s.vp[0] != s.vp[1]) return s.vp[0] < s.vp[1] ? 0 : 1;
  if (s.influence[0] != s.influence[1]) return s.influence[0] < s.influence[1] ? 0 : 1;
  return kNobody;
}

Reason judge_accept(const Look& look, Seat seat, int offer) {
  const State& s = look.s;
  if (offer >= kOffers || !is_offered(s, offer)) return kNoSuchChoice;
  const Token& token = s.tokens[seat][offer];
  if (token.order != 0) return why(kAccepted);
  if ((token.flags & (kLeftNow | kRanOut)) != 0) return why(kNotAgain);
  if (s.offers[offer].winner != kNobody) return why(kCompleted);
  if (is_player_forbidden(s, seat, Action::kAcceptQuest)) return why(kForbidden);
  if (active_quests(s, seat) >= look.content.constants.max_active_quests) return why(kTooMany);
  const QuestCode& quest = quest_at(look, offer);
  if (quest.accept != kNone &&
      !is_true(look, look.code().conditions[quest.accept], quest_item(seat, kNone)))
    return why(kNotMet);
  const Costs& costs = quest.escrow;
  if (costs.gold > gold_of(s, seat)) return why(kTooDear);
  const bool payable = costs.discard <= s.hand_size[seat] && costs.resources <= s.resources[seat] &&
                       (costs.influence == 0 || s.influence[seat] > costs.influence);
  return payable ? kFine : why(kCannotPay);
}

Reason judge_abandon(const Look& look, Seat seat, int offer) {
  if (offer >= kOffers || !is_offered(look.s, offer)) return kNoSuchChoice;
  if (look.s.offers[offer].winner != kNobody) return why(kCompleted);
  return is_active(look.s, seat, offer) ? kFine : why(kNotAccepted);
}

// The offer is remembered in `draft.front`.
Asked next_of_accepting(const Look& look) {
  const State& s = look.s;
  const CostPicks picks = cost_picks(quest_at(look, s.draft.front).escrow);
  const int n = static_cast<int>(s.picks.size());
  return n < picks.all() ? pick_question(picks, n) : kQuestions;
}

Reason judge_escrow(const Look& look, Seat seat, const Choice& c) {
  if (c.b != 0 || c.c != 0 || next_of_accepting(look) == kQuestions) return kNoSuchChoice;
  return judge_pick(look, seat, quest_at(look, look.s.draft.front).escrow, kNoSlot, c);
}

void list_escrow(const Look& look, Seat seat, ChoiceList& out) {
  const auto offer = [&](const Choice& c) {
    if (judge_escrow(look, seat, c).fine()) out.add(c);
  };
  if (next_of_accepting(look) == kAskCost)
    for_each_card_in(look.s, seat, Pile::kHand,
                     [&](CardId card) { offer(choice(kDiscard, card)); });
  else
    for (unsigned place = 0; place < look.s.resources[seat]; ++place)
      offer(choice(kResource, place));
}

void lay_token(State& s, Seat seat, int offer) {
  Token& token = s.tokens[seat][offer];
  Token& before = s.tokens[seat][1 - offer];
  token = {};
  token.order = 1;
  if (before.order != 0) {
    before.order = 1;
    token.order = 2;
  }
  token.turns = 1;
  token.killer = kNoRef;
  s.offers[offer].had_token = 1;
}

void accept(Play& p, Seat seat) {
  State& s = p.s;
  const int offer = s.draft.front;
  const Picks picks = s.picks;
  close_line(s);
  lay_token(s, seat, offer);
  tell_all(p, kToldAccepts, seat, s.offers[offer].quest);
  forget_meetings(s, seat, offer);  // WT-304: since the quest was accepted
  lay_escrow(p, seat, offer, picks);
  count_quest(p, TriggerKind::kAccepts, seat, offer);
}

void abandon(Play& p, Seat seat, int offer) {
  tell_all(p, kToldAbandons, seat, p.s.offers[offer].quest);
  count_quest(p, TriggerKind::kAbandons, seat, offer);
  call(p.s, kAbandonment, seat, static_cast<std::uint8_t>(offer));
}

void score_quests(Play& p) {
  State& s = p.s;
  if (!has_token(s, 0) && !has_token(s, 1)) return;
  // The active player first, each in the order of acceptance.
  for (Seat seat : {s.active, other(s.active)})
    for (int done = 0; done < kOffers; ++done) {
      int next = -1;
      for (int offer = 0; offer < kOffers; ++offer)
        if (is_active(s, seat, offer) && s.offers[offer].winner == kNobody &&
            is_reached(p, seat, offer) &&
            (next < 0 || s.tokens[seat][offer].order < s.tokens[seat][next].order))
          next = offer;
      if (next < 0) break;
      s.offers[next].winner = seat;
      s.vp[seat] = static_cast<std::uint8_t>(std::min(0xff, s.vp[seat] + quest_at(p, next).vp));
      tell_all(p, kToldCompletes, seat, s.offers[next].quest);
      tell_all(p, kToldVp, seat, s.vp[seat]);
      count_quest(p, TriggerKind::kCompletes, seat, next);
    }
}

int completed_offer(const State& s) {
  int next = -1;
  const auto turn_of = [&](int offer) {  // the active player first, each in the order of acceptance
    const Seat seat = s.offers[offer].winner;
    return (seat == s.active ? 0 : 2) + s.tokens[seat][offer].order;
  };
  for (int offer = 0; offer < kOffers; ++offer)
    if (is_offered(s, offer) && s.offers[offer].winner != kNobody &&
        (next < 0 || turn_of(offer) < turn_of(next)))
      next = offer;
  if (next < 0) return next;
  const bool is_under_way = std::any_of(s.flow.frames, s.flow.frames + s.flow.depth,
                                        [](const Frame& f) { return f.procedure == kCompletion; });
  return is_under_way ? -1 : next;  // one after the other
}

void replace_quest(Play& p, int offer) {
  if (!is_offered(p.s, offer) || has_token(p.s, offer)) return;
  tell_all(p, kToldReplaced, p.s.offers[offer].quest);
  remove_quest(p, offer);
  turn_up(p, offer);
}

}  // namespace turnwright::wtactics
