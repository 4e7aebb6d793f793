// Goals of quests: what counts towards them, and when they are reached (WT-264, WT-265, WT-268 and the table of goals).
#include <algorithm>

#include "games/wtactics/confrontations.h"
#include "games/wtactics/quests.h"
#include "games/wtactics/triggers.h"

namespace turnwright::wtactics {
namespace {

// Whether single events matter, not only how many there were.
bool keeps_events(const Goal& goal) { return goal.sum > 0 || goal.of_one_faction; }

bool belongs(const Counted& one, std::uint8_t faction) {
  return one.faction == faction || one.faction == kAnyFaction;
}

// n events of this group, the dearest, are enough.
bool suffices(const Token& token, const Goal& goal, std::uint8_t faction) {
  FixedVec<std::uint8_t, kCountedMost> costs{};
  for (const Counted& one : token.counted)
    if (!goal.of_one_faction || belongs(one, faction)) costs.push_back(one.cost);
  if (costs.size() < goal.n) return false;
  std::sort(costs.begin(), costs.end(), std::greater<>());
  int sum = 0;
  for (std::size_t i = 0; i < goal.n; ++i) sum += costs[i];
  return sum >= goal.sum;
}

// There is room for so many events (WT-349): of more, the cheapest of the largest group goes.
void forget_one(Token& token) {
  const auto group = [&](const Counted& one) {
    return std::count_if(token.counted.begin(), token.counted.end(),
                         [&](const Counted& like) { return like.faction == one.faction; });
  };
  const Counted* least = token.counted.begin();
  for (const Counted& one : token.counted)
    if (group(one) > group(*least) || (group(one) == group(*least) && one.cost < least->cost))
      least = &one;
  token.counted.erase(static_cast<std::size_t>(least - token.counted.begin()));
}

void add_event(Token& token, const Goal& goal, Counted event) {
  if (!keeps_events(goal)) {
    token.progress = static_cast<std::uint8_t>(std::min(0xff, token.progress + 1));
    return;
  }
  if (token.counted.full()) forget_one(token);
  token.counted.push_back(event);
}

void count_one(Play& p, Token& token, const Goal& goal, const Happening& h) {
  State& s = p.s;
  const bool again = (token.flags & kCountedNow) != 0;
  token.flags |= kCountedNow;
  if (h.kind == TriggerKind::kDies) token.killer = h.with == kNoSlot ? kNoRef : ref_of(s, h.with);
  switch (goal.is) {
    case Goal::Is::kTally: {
      if (goal.once_per_turn && again) return;
      const bool is_object = h.subject < s.slots;
      const CardId card = is_object ? s.objects[h.subject].card : h.with;
      const bool is_card = is_object || h.kind == TriggerKind::kPlays;
      add_event(token, goal,
                {static_cast<std::uint8_t>(is_card ? p.code().printed_cost(card) : 0),
                 is_card ? p.card(card).faction : kAnyFaction});
      break;
    }
    case Goal::Is::kTallyValue:
      token.progress = static_cast<std::uint8_t>(std::min(0xff, token.progress + h.amount));
      break;
    case Goal::Is::kStreak:
      if (!again) token.progress = static_cast<std::uint8_t>(std::min(0xff, token.progress + 1));
      break;
    default: break;
  }
}

// What was counted before this moment is wiped out.
void wipe(Token& token, const Token& before) {
  token.progress = static_cast<std::uint8_t>(token.progress - before.progress);
  for (std::size_t n = std::min(before.counted.size(), token.counted.size()); n > 0; --n)
    token.counted.erase(0);
}

bool holds_now(const Look& look, Seat seat, std::uint16_t condition) {
  return is_true(look, look.code().conditions[condition], quest_item(seat, kNone));
}

template <class Call>
void for_each_token(State& s, Call&& call) {
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (int offer = 0; offer < kOffers; ++offer)
      if (is_active(s, seat, offer)) call(seat, offer, s.tokens[seat][offer]);
}

}  // namespace

void count_progress(Play& p, std::size_t happenings) {
  State& s = p.s;
  const Token before[kSeats][kOffers] = {{s.tokens[0][0], s.tokens[0][1]},
                                         {s.tokens[1][0], s.tokens[1][1]}};
  bool wiped[kSeats][kOffers] = {};
  for_each_token(s, [&](Seat seat, int offer, Token& token) {
    const Goal& goal = quest_at(p, offer).goal;
    for (std::size_t i = 0; i < happenings; ++i) {
      if (fires_for(p, goal.trigger, s.happened[i], seat)) count_one(p, token, goal, s.happened[i]);
      wiped[seat][offer] |= fires_for(p, goal.reset, s.happened[i], seat);
    }
  });
  score_quests(p);  // before anything is wiped out
  for_each_token(s, [&](Seat seat, int offer, Token& token) {
    if (wiped[seat][offer]) wipe(token, before[seat][offer]);
  });
}

bool is_reached(const Look& look, Seat seat, int offer) {
  const Token& token = look.s.tokens[seat][offer];
  const Goal& goal = quest_at(look, offer).goal;
  switch (goal.is) {
    case Goal::Is::kTally:
      if (!keeps_events(goal)) return token.progress >= goal.n;
      if (!goal.of_one_faction) return suffices(token, goal, kAnyFaction);
      for (const Counted& one : token.counted)
        if (suffices(token, goal, one.faction)) return true;
      return false;
    case Goal::Is::kTallyValue:
    case Goal::Is::kStreak:
    case Goal::Is::kStreakState: return token.progress >= goal.n;
    case Goal::Is::kState: return holds_now(look, seat, goal.condition);
    case Goal::Is::kSlay: return are_slain(look, seat, offer);
  }
  return false;
}

void add_progress(Play& p, Seat seat, int offer, int n) {
  Token& token = p.s.tokens[seat][offer];
  const Goal& goal = quest_at(p, offer).goal;
  if (!is_active(p.s, seat, offer)) return;
  if (goal.is != Goal::Is::kTally && goal.is != Goal::Is::kTallyValue) return;
  tell_all(p, kToldProgress, seat, p.s.offers[offer].quest, n > 0 ? 1 : 0);
  rejudge(p.s);
  if (goal.is == Goal::Is::kTallyValue || !keeps_events(goal)) {
    token.progress = static_cast<std::uint8_t>(std::clamp(token.progress + n, 0, 0xff));
    return;
  }
  for (; n > 0; --n) add_event(token, goal, {0, kAnyFaction});
  for (; n < 0 && !token.counted.empty(); ++n) token.counted.pop_back();
}

void begin_turn_of_goals(Play& p) {
  State& s = p.s;
  for (auto& tokens : s.tokens)
    for (Token& token : tokens) token.flags &= static_cast<std::uint8_t>(~kLeftNow);
  for (int offer = 0; offer < kOffers; ++offer) {
    Token& token = s.tokens[s.active][offer];
    if (token.order == 0) continue;
    ++token.turns;
    const bool idle = (token.flags & kCountedNow) == 0;
    if (idle && quest_at(p, offer).goal.is == Goal::Is::kStreak) token.progress = 0;
    token.flags &= static_cast<std::uint8_t>(~kCountedNow);
  }
}

void end_turn_of_goals(Play& p) {
  State& s = p.s;
  for (int offer = 0; offer < kOffers; ++offer) {
    Token& token = s.tokens[s.active][offer];
    if (!is_active(s, s.active, offer)) continue;
    const Goal& goal = quest_at(p, offer).goal;
    if (goal.is != Goal::Is::kStreakState) continue;
    token.progress = holds_now(p, s.active, goal.condition)
                         ? static_cast<std::uint8_t>(std::min(0xff, token.progress + 1))
                         : 0;
    rejudge(s);
  }
}

}  // namespace turnwright::wtactics
