// Questions and answers: what is asked now, what may be answered, and what is done with the answer. The chapters say
// the rest.
#include "games/crowdcontrol/rules.h"

#include "games/crowdcontrol/flow.h"
#include "games/crowdcontrol/line.h"

namespace turnwright::crowdcontrol {
namespace {

std::uint8_t step_of(const State& s) {
  return s.flow.window.kind == kOwnTargetsWindow ? kOwnStep : kOpponentStep;
}
bool is_open_entry(const State& s, Seat seat) {
  return s.queue[seat][s.draft[seat].effect].side == Side::kOpen;
}

// ---- what may be answered

void list_targets(const Look& look, Seat seat, ChoiceList& out) {
  const State& s = look.s;
  const Draft& draft = s.draft[seat];
  const std::uint8_t step = step_of(s);
  if (draft.stage == Stage::kTarget) {
    for_each_target(look, seat, aiming_of(look, seat, draft.effect, step),
                    [&](const Choice& one, Aim) { out.add(one); });
    if (step == kOwnStep && is_open_entry(s, seat) &&
        count_targets(look, seat, aiming_of(look, seat, draft.effect, kOpponentStep)) > 0)
      out.add(choice(kPassOn));
  } else if (draft.stage == Stage::kPriorities) {
    if (draft.picks.empty()) out.add(choice(kKeep));
    const Camp& camp = look.seen(other(seat), seat);
    for (int i = 0; i < camp.places; ++i) {
      const Ref ref = ref_to(camp, other(seat), camp.place[i]);
      if (std::find(draft.picks.begin(), draft.picks.end(), ref) == draft.picks.end())
        out.add(choice(kFirst, camp.place[i]));
    }
    out.add(choice(kDone));
  } else {
    out.add(choice(kLock));
  }
}

// Those to the Attack Lane first, then those to the Defense Lane: so every outcome has one line.
void list_switches(const Look& look, Seat seat, ChoiceList& out) {
  const Camp& camp = look.camp(seat);
  const Picks& picks = look.s.draft[seat].picks;
  SlotMask named = 0;
  for (std::uint16_t slot : picks) named |= slot_bit(static_cast<Slot>(slot));
  const bool turned =
      !picks.empty() && lane_of(camp, static_cast<Slot>(picks.back())) == kAttackLane;
  for (std::uint8_t lane : {kDefenseLane, kAttackLane}) {
    if (turned && lane == kDefenseLane) continue;
    for (int i = 0; i < camp.lane_size[lane]; ++i)
      if ((named >> camp.lane[lane][i] & 1) == 0) out.add(choice(kSwitch, camp.lane[lane][i]));
  }
  out.add(choice(kLock));
}

void list_prompt(const Look& look, Seat seat, ChoiceList& out) {
  if (look.s.draft[seat].stage == Stage::kDiscard)
    list_hand(look, seat, kDiscard, out);
  else
    list_discounts(look, seat, effect_prompted(look, seat), out);
}

bool is_within_act(const State& s, Seat seat) { return s.draft[seat].stage != Stage::kIdle; }

void list_all(const Look& look, Seat seat, ChoiceList& out) {
  switch (look.s.flow.window.kind) {
    case kCommitWindow:
      return is_within_act(look.s, seat) ? list_line(look, seat, out)
                                         : list_commit(look, seat, out);
    case kLanesWindow: return list_switches(look, seat, out);
    case kPromptWindow: return list_prompt(look, seat, out);
    default: return list_targets(look, seat, out);
  }
}

// Why a choice that is not listed is none.
Reason reason_against(const State& s, const Choice& c) {
  switch (c.kind) {
    case kPlayCard:
    case kUse: return s.flow.window.kind == kCommitWindow ? kNoSuchChoice : why(kNotNow);
    case kOn:
    case kOnDust:
    case kOnHand: return why(kBadTarget);
    case kSacrifice:
    case kDismantle:
    case kDiscard:
    case kVoid:
    case kDiscount:
    case kSwitch:
    case kFirst: return why(kOrder);
    default: return kNoSuchChoice;
  }
}

// ---- what is done with an answer

void lock(State& s, Seat seat) {
  const Picks picks = s.draft[seat].picks;
  clear_draft(s, seat);
  s.draft[seat].picks = picks;
  s.flow.window.answered(seat);
}

void take_commit(Play& p, Seat seat, const Choice& c) {
  p.alone = seat;
  if (is_within_act(p.s, seat)) return take_line(p, seat, c);
  if (c.kind == kLock) return lock(p.s, seat);
  if (c.kind == kPlayCard) return begin_play(p, seat, find_in_hand(p, seat, c));
  begin_use(p, seat, static_cast<Slot>(c.a), c.b);
}

void set_priorities(State& s, Seat seat) {
  Draft& draft = s.draft[seat];
  Priorities list{};
  for (std::uint16_t ref : draft.picks) list.push_back(ref);
  s.priorities[seat].now = list;
}

void take_target(Play& p, Seat seat, const Choice& c) {
  State& s = p.s;
  Draft& draft = s.draft[seat];
  const std::uint8_t step = step_of(s);
  if (draft.stage == Stage::kTarget) {
    Aim aim = c.kind == kPassOn ? kPassedOn : aim_chosen(p, seat, c);
    if (step == kOpponentStep && is_open_entry(s, seat)) aim |= kPassedOn;
    s.aim[seat][draft.effect++] = aim;
    return aim_on(p, seat, step);
  }
  if (draft.stage == Stage::kPriorities) {
    const Camp& camp = s.camp[other(seat)].shown;
    if (c.kind == kFirst) draft.picks.push_back(ref_to(camp, other(seat), static_cast<Slot>(c.a)));
    if (c.kind == kFirst && draft.picks.size() < camp.places) return;
    if (c.kind != kKeep) set_priorities(s, seat);
    draft.picks.clear();
    draft.stage = Stage::kDone;
    return;
  }
  lock(s, seat);
}

void take_prompt(Play& p, Seat seat, const Choice& c) {
  State& s = p.s;
  Draft& draft = s.draft[seat];
  if (c.kind != kDone) take_hand_pick(p, seat, c);
  if (draft.stage == Stage::kDiscount && c.kind == kDiscount &&
      draft.picks.size() < std::min<unsigned>(amount_prompted(p, seat), kPicksMost))
    return;  // it goes on until the number is full, which everybody knows, or until it is done
  lock(s, seat);
}

}  // namespace

Question CrowdControl::question(const State& s, Seat seat) const {
  const Window& window = s.flow.window;
  if (!holds(window.owing, seat)) return {window.kind, 0};
  const Draft& draft = s.draft[seat];
  const auto steps = static_cast<std::uint8_t>(std::min<unsigned>(draft.steps, 0xff));
  static constexpr Asked kByStage[] = {kAskCommit,    kAskLane,        kAskX,        kAskSacrifice,
                                       kAskDismantle, kAskDiscardCost, kAskVoidCost, kAskPile,
                                       kAskTarget,    kAskDiscard,     kAskDiscount, kAskPriorities,
                                       kAskLock};
  const bool is_target_window =
      window.kind == kOwnTargetsWindow || window.kind == kOpponentTargetsWindow;
  if (draft.stage == Stage::kIdle || (is_target_window && draft.stage == Stage::kTarget))
    return {window.kind, steps};
  return {kByStage[static_cast<std::size_t>(draft.stage)], steps};
}

Reason CrowdControl::judge(const State& s, Seat seat, const Choice& c) const {
  if (const Reason reason = owes(ask(s), seat); !reason.fine()) return reason;
  if (c.kind >= kKinds) return kNoSuchChoice;
  const Look look{*content_, s};
  if (s.flow.window.kind == kCommitWindow && !is_within_act(s, seat))
    return judge_commit(look, seat, c);
  ChoiceList all;
  list_all(look, seat, all);
  return all.contains(c) ? kFine : reason_against(s, c);
}

void CrowdControl::choices(const State& s, Seat seat, ChoiceList& out) const {
  if (holds(s.flow.window.owing, seat)) list_all({*content_, s}, seat, out);
}

// docs/rules/crowdcontrol.md, Decisions: nothing is done that need not be, else the first.
Choice CrowdControl::usual(const State& s, Seat seat) const {
  for (const Choice& one : {choice(kLock), choice(kKeep), choice(kDone)})
    if (judge(s, seat, one).fine()) return one;
  ChoiceList all;
  choices(s, seat, all);
  return all[0];
}

void CrowdControl::submit(State& s, Seat seat, const Choice& c, Host& host) const {
  Play p{*content_, s, host};
  Draft& draft = s.draft[seat];
  ++draft.steps;
  switch (s.flow.window.kind) {
    case kCommitWindow: take_commit(p, seat, c); break;
    case kLanesWindow:
      if (c.kind == kLock)
        lock(s, seat);
      else
        draft.picks.push_back(c.a);
      break;
    case kPromptWindow: take_prompt(p, seat, c); break;
    default: take_target(p, seat, c); break;
  }
  if (!s.flow.window.open()) play_on(*this, s, host);
}

// It counts as the own HQ falling to 0: it locks the player, and waits for the other (CC-125).
void CrowdControl::resign(State& s, SeatMask seats, Host& host) const {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!holds(seats, seat)) continue;
    s.fallen[seat] = Fallen::kResigned;
    if (holds(s.flow.window.owing, seat)) lock(s, seat);
  }
  if (!s.flow.window.open()) play_on(*this, s, host);
}

Scores CrowdControl::scores(const State& s) const {
  Scores scores;
  if (s.ending == Ending::kNotOver || count_seats(s.winners) != 1) return scores;
  for (Seat seat = 0; seat < kSeats; ++seat) scores.of[seat] = holds(s.winners, seat) ? 1 : -1;
  return scores;
}

// CC-67: only what is not completely named yet.
Reason CrowdControl::may_retract(const State& s, Seat seat) const {
  if (s.flow.window.kind != kCommitWindow) return kFine;
  const Stage stage = s.draft[seat].stage;
  return stage >= Stage::kLane && stage <= Stage::kVoidCost ? kFine : why(kNoTakingBack);
}

}  // namespace turnwright::crowdcontrol
