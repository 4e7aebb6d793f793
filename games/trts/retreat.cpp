#include "games/trts/retreat.h"

#include "games/trts/ledger.h"
#include "games/trts/reach.h"
#include "games/trts/windows.h"

namespace turnwright::trts {
namespace {

bool is_falling_back(const State& s) { return s.flow.window.kind == kFallBackWindow; }

// TR-171, TR-180; TR-196.
bool may_leave(const Look& look, Seat seat, const Unit& unit) {
  if (unit.area != look.s.battle.area || !is_free(unit)) return false;
  return (is_falling_back(look.s) ? has_flag(unit, kActive) : is_fresh(unit)) &&
         steps_left(look, seat, unit) > 0;
}

AreaMask targets_of(const Look& look, Seat seat, const Unit& unit) {
  const State& s = look.s;
  const Area from = s.battle.area;
  const AreaMask through = crossable(s, seat);
  const bool is_flying = flies(look, unit.type);
  if (is_falling_back(s)) return steps_from(look.map(), from, is_flying) & through;  // TR-198
  return reach(look.map(), from, steps_left(look, seat, unit), through, is_flying) & through &
         ~s.came_from;  // TR-172 to TR-174
}

void leave(Play& p, Seat seat, std::size_t at, unsigned n, Area to) {
  State& s = p.s;
  const Unit unit = s.units[seat][at];
  const Area from = unit.area;
  const Way way = usual_way(p.map(), from, to, steps_left(p, seat, unit), crossable(s, seat),
                            contested(s, seat), flies(p, unit.type));
  const bool is_seen = contests(s, seat, to), is_known = is_seen || !has_marker(s, seat, to);
  change_part(s.units[seat], at, n, [&](Unit& part) {
    if (!has_flag(part, kAboard)) spend(part, way.cost);
    part.area = to;
    end_activation_of(part);  // TR-175, TR-197
    if (!is_seen) clear_flag(part, kOnBoard);
  });
  tell_all(p, kToldRetreats, seat, unit.type, n, from, is_known ? to : kNoArea);  // TR-179
  for (const Area area : areas_in(way.passes)) tell_all(p, kToldPassesBy, seat, unit.type, n, area);
  if (!is_known) tell(p, only(seat), kToldMoves, seat, unit.type, n, from, to);
  if (!is_seen) {
    forget_exact(s, seat);
    remember(p, seat, unit.type, from, n);
    put_marker(p, seat, to);  // TR-54
  }
  settle_area(p, from);  // TR-177
}

Asked question(const Look& look, Seat seat) {
  return question_of(look.s.draft[seat], is_falling_back(look.s) ? kAskFallBack : kAskRetreat);
}

void list(const Look& look, Seat seat, ChoiceList& out) {
  const Army& army = look.s.units[seat];
  const Draft& draft = look.s.draft[seat];
  if (draft.stage == Stage::kTo)
    return list_areas(kTo, targets_of(look, seat, army[draft.unit]), out);
  list_counts(
      army, is_falling_back(look.s) ? kFallBack : kRetreat,
      [&](const Unit& unit) {
        return may_leave(look, seat, unit) && targets_of(look, seat, unit) != 0 ? int{unit.count}
                                                                                : 0;
      },
      out);
  out.add(choice(kStay));
}

Reason why_not(const Look& look, Seat seat, const Choice& c) {
  const bool is_idle = look.s.draft[seat].stage == Stage::kIdle;
  if (c.kind == kTo) return is_idle ? kNoSuchChoice : why(kForbiddenArea);
  const Kind kind = is_falling_back(look.s) ? kFallBack : kRetreat;
  return is_idle && c.kind == kind ? why(kCannotRetreat) : kNoSuchChoice;
}

Choice usual(const Look& look, Seat seat) {
  ChoiceList all;
  list(look, seat, all);
  return usual_among(all, {kStay});
}

// Each retreat is a line of its own, until its player stays or nobody is left who could go.
void take_answer(Play& p, Seat seat, const Choice& c) {
  State& s = p.s;
  Draft& draft = s.draft[seat];
  if (c.kind == kStay) return end_window(s, seat);
  if (c.kind != kTo) {
    draft.unit = static_cast<std::uint8_t>(c.a);
    draft.count = static_cast<std::uint8_t>(c.b);
    draft.stage = Stage::kTo;
    return;
  }
  leave(p, seat, draft.unit, draft.count, static_cast<Area>(c.a));
  end_line(s, seat);
  if (is_falling_back(s) ? !could_fall_back(p, seat) : !could_retreat(p, seat)) end_window(s, seat);
}

template <class Holds>
bool has_seen_unit(const Look& look, Seat seat, Holds holds) {
  const Army& army = look.s.units[seat];
  const Range here = in_area(army, look.s.battle.area);
  for (std::size_t i = here.from; i < here.to; ++i)
    if (has_flag(army[i], kOnBoard) && holds(army[i]) && speed(look, seat, army[i]) > 0)
      return true;
  return false;
}

}  // namespace

bool could_retreat(const Look& look, Seat seat) { return has_seen_unit(look, seat, is_fresh); }

bool could_fall_back(const Look& look, Seat seat) {
  return has_seen_unit(look, seat, [](const Unit& unit) { return has_flag(unit, kActive); });
}

const Answers kRetreatAnswers = {question, list, why_not, usual, take_answer};
const Answers kFallBackAnswers = {question, list, why_not, usual, take_answer};

}  // namespace turnwright::trts
