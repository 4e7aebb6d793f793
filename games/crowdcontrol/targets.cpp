#include "games/crowdcontrol/targets.h"

namespace turnwright::crowdcontrol {
namespace {

Aiming at_pile(const Look& look, Seat seat, int entry, Seat pile) {
  const Entry& one = look.s.queue[seat][entry];
  return {&effect_of(look, one), one.x, pile};
}

// An open effect may be passed on only to a pile that holds something for it (CC-92).
bool can_pass_on(const Look& look, Seat seat, int entry) {
  return count_targets(look, seat, at_pile(look, seat, entry, other(seat))) > 0;
}

// By what everybody knows: more targets than one. Of a Hand only its size is known.
bool may_have_several(const Look& look, Seat seat, const Aiming& aiming) {
  if (aims_of(*aiming.e) == Aims::kHand) return look.s.camp[seat].shown.hand_size > 1;
  return count_targets(look, seat, aiming) > 1;
}

}  // namespace

RowPlace find_in_hand(const Look& look, Seat seat, const Choice& c, RowPlace except) {
  const State& s = look.s;
  const auto* const first =
      static_cast<const CardId*>(std::memchr(s.row[seat], c.a, s.row_size[seat]));
  if (c.a > 0xff || first == nullptr) return kNoPlace;
  for (auto i = first - s.row[seat]; i < s.row_size[seat] && s.row[seat][i] == c.a; ++i)
    if (i != except && is_hand(look.camp(seat).where[i]) && s.hand_training[seat][i] == c.b &&
        s.hand_reduction[seat][i] == c.c)
      return static_cast<RowPlace>(i);
  return kNoPlace;
}

bool fits_in_dust(const Look& look, const Aiming& aiming, CardId id) {
  const EffectCode& e = *aiming.e;
  const CardCode& card = look.card(id);
  if (e.op == Effect::kVoid) return true;
  if (card.type != e.type) return false;
  if (e.op != Effect::kResurrect && e.op != Effect::kReassemble) return true;
  return (e.is_x && aiming.x == kUnwritten) || card.cost <= amount_of(e, aiming.x);
}

int count_targets(const Look& look, Seat seat, const Aiming& aiming) {
  const EffectCode& e = *aiming.e;
  if (aims_of(e) == Aims::kBoard)
    return std::popcount(domain_of(e, look.seen(board_aimed_at(seat, e), seat)));
  int n = 0;
  for_each_target(look, seat, aiming, [&](const Choice&, Aim) { ++n; });
  return n;
}

Aim only_target(const Look& look, Seat seat, const Aiming& aiming) {
  Aim only = kNoAim;
  for_each_target(look, seat, aiming, [&](const Choice&, Aim aim) { only = aim; });
  return only;
}

Aim aim_chosen(const Look& look, Seat seat, const Choice& chosen) {
  switch (chosen.kind) {
    case kOn: {
      const auto on = static_cast<Seat>(chosen.a / 16);
      return ref_to(look.seen(on, seat), on, static_cast<Slot>(chosen.a % 16));
    }
    case kOnDust: return aim_at_card(static_cast<CardId>(chosen.a));
    default: return aim_at_place(find_in_hand(look, seat, chosen));
  }
}

bool is_aimed(const Look& look, Seat seat, int entry, std::uint8_t step) {
  const Entry& one = look.s.queue[seat][entry];
  if (!effect_of(look, one).targeted) return false;
  if (one.side == Side::kOpen)
    return step == kOwnStep || (look.s.aim[seat][entry] & kPassedOn) != 0;
  return (one.side == Side::kOwn) == (step == kOwnStep);
}

Aiming aiming_of(const Look& look, Seat seat, int entry, std::uint8_t step) {
  return at_pile(look, seat, entry, step == kOwnStep ? seat : other(seat));
}

bool has_something_to_aim(const Look& look, Seat seat, std::uint8_t step) {
  for (int i = 0; i < look.camp(seat).queue_size; ++i) {
    const Entry& one = look.s.queue[seat][i];
    if (!effect_of(look, one).targeted) continue;
    if (one.side == Side::kOpen) {
      // In step b it counts whether it was passed on or not.
      const int own = count_targets(look, seat, at_pile(look, seat, i, seat));
      const int theirs = count_targets(look, seat, at_pile(look, seat, i, other(seat)));
      if (step == kOwnStep ? own > 0 && own + (theirs > 0 ? 1 : 0) > 1 : theirs > 1) return true;
    } else if (is_aimed(look, seat, i, step) &&
               may_have_several(look, seat, aiming_of(look, seat, i, step))) {
      return true;
    }
  }
  return false;
}

void aim_on(Play& p, Seat seat, std::uint8_t step) {
  Draft& draft = p.s.draft[seat];
  for (; draft.effect < p.camp(seat).queue_size; ++draft.effect) {
    const int i = draft.effect;
    if (!is_aimed(p, seat, i, step)) continue;
    const bool open = p.s.queue[seat][i].side == Side::kOpen;
    const Aiming aiming = aiming_of(p, seat, i, step);
    const int targets = count_targets(p, seat, aiming);
    const bool may_pass = open && step == kOwnStep && targets > 0 && can_pass_on(p, seat, i);
    if (targets > 1 || may_pass) {
      draft.stage = Stage::kTarget;
      return;
    }
    Aim aim = targets == 1 ? only_target(p, seat, aiming) : kNoAim;
    if (open && (step == kOpponentStep || targets == 0)) aim |= kPassedOn;
    p.s.aim[seat][i] = aim;
  }
  draft.stage = sets_priorities(p.s, seat, step) ? Stage::kPriorities : Stage::kDone;
}

}  // namespace turnwright::crowdcontrol
