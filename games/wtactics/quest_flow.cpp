// The procedures of quests: vetoes before the game, what follows a completed or an abandoned quest, and expiration.
#include "games/wtactics/quest_flow.h"
#include "games/wtactics/confrontations.h"
#include "games/wtactics/effects.h"
#include "games/wtactics/flow.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/triggers.h"

namespace turnwright::wtactics {
namespace {

bool anybody_can_be_hit(const Look& look, Seat abandoning, int offer) {
  for (Slot slot = 0; slot < look.s.slots; ++slot)
    if (can_be_hit(look, abandoning, offer, slot)) return true;
  return false;
}

// WT-281: the Contracts of the active player that have run out, a bit per offer.
unsigned run_out(const Look& look) {
  const State& s = look.s;
  unsigned out = 0;
  for (int offer = 0; offer < kOffers; ++offer) {
    const Token& token = s.tokens[s.active][offer];
    if (token.order == 0 || s.offers[offer].winner != kNobody) continue;
    const int duration = quest_at(look, offer).duration;
    if (duration > 0 && token.turns >= duration) out |= 1u << offer;
  }
  return out;
}

}  // namespace

// WT-26: vetoes, the first quests, the opening hands. n: vetoes so far.
void before_the_game(Play& p, Frame& f) {
  State& s = p.s;
  const Constants& constants = p.content.constants;
  switch (f.step) {
    case 0: {  // WT-29, WT-30
      if (f.n == kSeats * constants.quest_vetoes) {
        f.step = 1;
        return;
      }
      const Seat seat = f.n % 2 == 0 ? s.starter : other(s.starter);
      ++f.n;
      if (quests_left(s, other(seat)) > 0) s.flow.window.open_one(kVetoWindow, seat);
      return;
    }
    default:
      for (int offer = 0; offer < kOffers; ++offer) {  // WT-31, WT-32, WT-34
        turn_up(p, offer);
        s.offers[offer].since = 0;  // before the first round
      }
      for (Seat seat = 0; seat < kSeats; ++seat)  // WT-35, WT-36
        for (int n = 0; n < constants.start_hand && s.deck_size[seat] > 0; ++n)
          p.host.emit(only(seat), {kToldDrew, seat, draw_card(p, seat), 0, 0, 0});
      return s.flow.pop();
  }
}

// WT-270, after the Victory Points: reward, escrow, the others' failure, a new quest. n: the offer.
void completion(Play& p, Frame& f) {
  State& s = p.s;
  const Seat seat = f.seat;
  const int offer = f.n;
  switch (f.step++) {
    case 0: call(s, kAftermath); return reward(p, seat, offer);
    case 1: return_escrow(p, seat, offer); return call(s, kAftermath);
    case 2:
      if (!is_active(s, other(seat), offer)) return;
      call(s, kAftermath);
      return fail(p, other(seat), offer, 0);
    case 3:  // WT-271 to WT-273
      remove_quest(p, offer);
      if (quests_left(s, offer) < 2) return turn_up(p, offer);
      look_at_next(p, seat, offer);
      return s.flow.window.open_one(kNewQuestWindow, seat);
    default: s.flow.pop(); return call(s, kAftermath);
  }
}

// WT-275, WT-266, WT-303. seat: who has abandoned it; n: the offer; a: damage still to be distributed.
void abandonment(Play& p, Frame& f) {
  State& s = p.s;
  const int offer = f.n;
  switch (f.step) {
    case 0: f.step = 1; return fail(p, f.seat, offer, kLeftNow);
    case 1:
      f.step = 2;
      f.a = static_cast<std::uint16_t>(damage_to_spread(p, f.seat, offer));
      return abandoned(p, f.seat, offer);
    case 2:
      f.step = 3;
      if (f.a > 0 && anybody_can_be_hit(p, f.seat, offer))
        s.flow.window.open_one(kSpreadWindow, other(f.seat));
      return;
    default:
      forget_meetings(s, f.seat, offer);
      s.flow.pop();
      return call(s, kAftermath);
  }
}

Asked next_of_spreading(const Look& look) {
  const State& s = look.s;
  const bool done =
      s.draft.chosen != 0 || s.picks.full() || s.picks.size() >= s.flow.frames[s.flow.depth - 1].a;
  return done ? kQuestions : kAskSpread;
}

Reason judge_spread(const Look& look, Slot creature) {
  const State& s = look.s;
  const Frame& f = s.flow.frames[s.flow.depth - 1];
  if (!can_be_hit(look, f.seat, f.n, creature)) return why(kBadTarget);
  return s.picks.empty() || creature >= s.picks.back() ? kFine : why(kAscending);
}

// What a creature gets is one instance of damage.
void spread(Play& p) {
  State& s = p.s;
  const Picks picks = s.picks;
  close_line(s);
  s.flow.window.close();
  s.flow.top().step = 3;
  const auto blame = static_cast<std::uint8_t>(kBlameSeat + other(s.flow.top().seat));
  for (std::size_t i = 0, next = 0; i < picks.size(); i = next) {
    while (next < picks.size() && picks[next] == picks[i]) ++next;
    deal_damage(p, static_cast<Slot>(picks[i]), static_cast<int>(next - i), blame);
  }
}

// WT-281, WT-282: Contracts that run out at the end of the turn. a: those still to fail, b: those that nobody has any more.
void contracts_end(Play& p, Frame& f) {
  State& s = p.s;
  if (f.step == 0) {
    f.step = 1;
    f.a = static_cast<std::uint16_t>(run_out(p));
  }
  for (int offer = 0; offer < kOffers; ++offer) {
    if ((f.a >> offer & 1) == 0) continue;
    f.a = static_cast<std::uint16_t>(f.a & ~(1u << offer));
    if ((run_out(p) >> offer & 1) == 0) continue;  // completed in the meantime
    if (!is_active(s, other(s.active), offer)) f.b = static_cast<std::uint16_t>(f.b | 1u << offer);
    call(s, kAftermath);
    return fail(p, s.active, offer, kRanOut);
  }
  const auto gone = static_cast<std::uint8_t>(f.b);
  s.flow.pop();
  if (gone != 0) call(s, kExpiration, 0, gone);
}

// One of the quests in n, a bit per offer, goes (WT-309 to WT-313).
void expiration(Play& p, Frame& f) {
  State& s = p.s;
  if (s.expired != 0 || f.n == 0) return s.flow.pop();
  if (f.n == 3) {
    const Seat seat = who_lets_expire(s);
    if (seat != kNobody) return s.flow.window.open_one(kExpiryWindow, seat);
    f.n = static_cast<std::uint8_t>(1u << p.host.roll(kTable, kOffers));
  }
  const int offer = f.n == 1 ? 0 : 1;
  s.flow.pop();
  call(s, kAftermath);
  expire(p, offer);
}

// The quests that nobody has cared for in this round, a bit each.
std::uint8_t unwanted(const Look& look) {
  unsigned bits = 0;
  for (int offer = 0; offer < kOffers; ++offer) bits |= is_expired(look, offer) ? 1u << offer : 0u;
  return static_cast<std::uint8_t>(bits);
}

void end_round_of_quests(State& s) {
  s.expired = 0;
  for (int offer = 0; offer < kOffers; ++offer)
    s.offers[offer].had_token = has_token(s, offer) ? 1 : 0;
}

}  // namespace turnwright::wtactics
