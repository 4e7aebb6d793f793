// What the active player is asked, again and again (TR-135).
#include "games/trts/activation.h"
#include "games/trts/stances.h"
#include "games/trts/transports.h"
#include "games/trts/windows.h"

namespace turnwright::trts {
namespace {

bool takes_part(const Look&, Seat, const Unit& unit) { return is_active(unit); }

// ---- actions

bool has_stance(const Look& look, Seat seat, const Unit& unit) {
  return is_active(unit) && can_change_stance(look, seat, unit);
}

void list_actions(const Look& look, Seat seat, ChoiceList& out) {
  const Army& army = look.s.units[seat];
  list_areas(kMove, targets_of_group(look, seat), out);
  if (attack_area(look, seat) != kNoArea) out.add(choice(kAttack));
  int all = 0;
  bool has_any_stance = false;
  for (const Unit& unit : army) {
    if (!is_active(unit)) continue;
    all += unit.count;
    has_any_stance = has_any_stance || can_change_stance(look, seat, unit);
  }
  if (has_any_stance) out.add(choice(kStance));
  list_loading(look, seat, takes_part, out);
  // To leave all of them behind is to end.
  list_counts(
      army, kLeave,
      [&](const Unit& unit) { return is_active(unit) ? std::min<int>(unit.count, all - 1) : 0; },
      out);
  out.add(choice(kEnd));
}

// ---- the steps of a Move: who is dropped, then who goes another way than the usual one

bool drops(const Army& army, const Unit& transport) {
  return std::any_of(army.begin(), army.end(), [&](const Unit& unit) {
    return has_flag(unit, kPicked) && unit.tie == transport.tie;
  });
}

// TR-234. In an area that is not an enemy's they can as well be unloaded afterwards.
bool can_drop(const Look& look, Seat seat, const Unit& unit, Area to) {
  if (!is_active(unit) || !has_load(unit) || unit.area == to || is_neutral(look.s, to) ||
      arrival_in(look.s, seat, to) != Arrival::kEngage || ways_of(look, seat, unit, to) == 0)
    return false;
  return usual_way_of(look, seat, unit, to).cost < points_left(unit);
}

void list_drops(const Look& look, Seat seat, Area to, ChoiceList& out) {
  const Army& army = look.s.units[seat];
  for (std::size_t i = army.size(); i-- > 0;) {
    if (has_load(army[i]) && drops(army, army[i])) break;
    if (can_drop(look, seat, army[i], to)) out.add(choice(kDrop, static_cast<unsigned>(i)));
  }
}

// Where else than the usual way the unit could come from; from which of these on it is still to be decided.
AreaMask detours_of(const Look& look, Seat seat, std::size_t at, Area to) {
  const State& s = look.s;
  const Army& army = s.units[seat];
  const Unit& unit = army[at];
  if (!is_active(unit) || unit.area == to) return 0;
  AreaMask ways = ways_of(look, seat, unit, to);
  if ((ways & (ways - 1)) == 0) return 0;
  ways &= ~area_bit(usual_way_of(look, seat, unit, to).last);
  if (has_load(unit) && drops(army, unit)) {  // it has to keep a point
    const AreaMask cheaper = last_steps(look.map(), unit.area, to, steps_left(look, seat, unit) - 1,
                                        crossable(s, seat), flies(look, unit.type));
    ways &= cheaper;
  }
  if (s.detours.empty() || s.detours.back().unit < at) return ways;
  if (s.detours.back().unit > at) return 0;
  int named = 0;
  for (const Detour& detour : s.detours)
    if (detour.unit == at) named += detour.count;
  if (named == unit.count) return 0;
  return ways & ~((area_bit(s.detours.back().last) << 1) - 1);
}

// TR-143: it matters where the group is seen to come from.
bool matters(const Look& look, Seat seat, Area to) {
  const Arrival arrival = arrival_in(look.s, seat, to);
  return arrival == Arrival::kReinforce || (arrival == Arrival::kEngage && !is_neutral(look.s, to));
}

void list_detours(const Look& look, Seat seat, Area to, ChoiceList& out) {
  if (!matters(look, seat, to) || look.s.detours.full()) return;
  for (std::size_t i = 0; i < look.s.units[seat].size(); ++i)
    if (detours_of(look, seat, i, to) != 0) out.add(choice(kPiece, static_cast<unsigned>(i)));
}

unsigned left_for_detour(const State& s, Seat seat, std::size_t at) {
  unsigned left = s.units[seat][at].count;
  for (const Detour& detour : s.detours)
    if (detour.unit == at) left -= detour.count;
  return left;
}

void end_move(Play& p, Seat seat) {
  const Area to = p.s.draft[seat].area;
  end_window(p.s, seat);
  move_group(p, seat, to);
}

// Goes on to the next thing that has to be decided.
void go_on(Play& p, Seat seat) {
  Draft& draft = p.s.draft[seat];
  ChoiceList open;
  if (draft.stage == Stage::kDrop) list_drops(p, seat, draft.area, open);
  if (!open.empty()) return;
  draft.stage = Stage::kRoute;
  list_detours(p, seat, draft.area, open);
  if (open.empty()) end_move(p, seat);
}

// ---- the window

Asked question(const Look& look, Seat seat) { return question_of(look.s.draft[seat], kAskAct); }

void list(const Look& look, Seat seat, ChoiceList& out) {
  const State& s = look.s;
  const Army& army = s.units[seat];
  const Draft& draft = s.draft[seat];
  switch (draft.stage) {
    case Stage::kIdle: return list_actions(look, seat, out);
    case Stage::kDrop: out.add(choice(kReady)); return list_drops(look, seat, draft.area, out);
    case Stage::kRoute: out.add(choice(kReady)); return list_detours(look, seat, draft.area, out);
    case Stage::kTo: return list_areas(kVia, detours_of(look, seat, draft.unit, draft.area), out);
    case Stage::kCount: {
      const unsigned most = draft.kind == kMove ? left_for_detour(s, seat, draft.unit)
                                                : unsigned{army[draft.unit].count};
      for (unsigned n = 1; n <= most; ++n) out.add(choice(kCount, n));
      return;
    }
    case Stage::kMore:
      if (draft.kind == kMove) return list_passengers(army, draft.item, out);
      return list_loading_step(look, seat, takes_part, out);
    default: break;
  }
  if (draft.kind == kLoad) return list_loading_step(look, seat, takes_part, out);
  for (std::size_t i = 0; i < army.size(); ++i)
    if (has_stance(look, seat, army[i])) out.add(choice(kPiece, static_cast<unsigned>(i)));
}

Reason why_not(const Look& look, Seat seat, const Choice& c) {
  const Army& army = look.s.units[seat];
  const bool is_idle = look.s.draft[seat].stage == Stage::kIdle;
  switch (c.kind) {
    case kMove: return is_idle ? why(kOutOfReach) : kNoSuchChoice;
    case kAttack:
      if (!is_idle) return kNoSuchChoice;
      return why(look.s.battle.has_attacked != 0 ? kAttackUsed : kNothingToAttack);
    case kLeave: return c.a < army.size() && is_idle ? why(kNotInGroup) : kNoSuchChoice;
    case kStance: return is_idle ? why(kNoStance) : kNoSuchChoice;
    case kLoad:
    case kUnload: return why_no_loading(look, seat, takes_part, kNotInGroup, c);
    case kVia: return why(kOutOfReach);
    default: return kNoSuchChoice;
  }
}

Choice usual(const Look& look, Seat seat) {
  ChoiceList all;
  list(look, seat, all);
  return usual_among(all, {kEnd, kReady});
}

void begin_move(Play& p, Seat seat, Area to) {
  Draft& draft = p.s.draft[seat];
  draft.kind = kMove;
  draft.area = to;
  draft.stage = Stage::kDrop;
  go_on(p, seat);
}

// A step of a Move.
void take_move_step(Play& p, Seat seat, const Choice& c) {
  State& s = p.s;
  Draft& draft = s.draft[seat];
  switch (c.kind) {
    case kDrop:
      draft.item = s.units[seat][c.a].tie;
      draft.stage = Stage::kMore;
      return;
    case kTake: return pick(s.units[seat], c);
    case kPiece:
      draft.unit = static_cast<std::uint8_t>(c.a);
      draft.stage = Stage::kTo;
      return;
    case kVia:
      draft.item = static_cast<std::uint8_t>(c.a);
      draft.stage = Stage::kCount;
      return;
    case kCount:
      s.detours.push_back({draft.unit, static_cast<std::uint8_t>(c.a), draft.item});
      draft.stage = Stage::kRoute;
      return go_on(p, seat);
    default:  // kReady: with those who leave this transport, with all drops, or with all ways
      if (draft.stage == Stage::kRoute) return end_move(p, seat);
      draft.stage = draft.stage == Stage::kMore ? Stage::kDrop : Stage::kRoute;
      return go_on(p, seat);
  }
}

void take_stance_step(Play& p, Seat seat, const Choice& c) {
  Draft& draft = p.s.draft[seat];
  if (c.kind == kPiece) {
    draft.unit = static_cast<std::uint8_t>(c.a);
    draft.stage = Stage::kCount;
    return;
  }
  change_stance(p, seat, draft.unit, c.a);
  end_window(p.s, seat);
}

void take_answer(Play& p, Seat seat, const Choice& c) {
  Draft& draft = p.s.draft[seat];
  if (draft.stage != Stage::kIdle && draft.kind == kMove) return take_move_step(p, seat, c);
  if (draft.stage != Stage::kIdle && draft.kind == kStance) return take_stance_step(p, seat, c);
  switch (c.kind) {
    case kMove: return begin_move(p, seat, static_cast<Area>(c.a));
    case kStance:
      draft.kind = kStance;
      draft.stage = Stage::kWhere;
      return;
    case kAttack: attack(p, seat); break;
    case kLeave: leave_behind(p, seat, c.a, c.b); break;
    case kEnd: end_group(p, seat); break;
    default:
      if (!take_loading(p, seat, c)) return;
      break;
  }
  end_window(p.s, seat);
}

}  // namespace

const Answers kActAnswers = {question, list, why_not, usual, take_answer};

}  // namespace turnwright::trts
