// Secret moves (TR-122 to TR-124, TR-263): all players at once, each on their own row alone.
#include "games/trts/flow.h"
#include "games/trts/ledger.h"
#include "games/trts/reach.h"
#include "games/trts/transports.h"
#include "games/trts/windows.h"

namespace turnwright::trts {
namespace {

// TR-122, TR-124.
bool takes_part(const Look& look, Seat seat, const Unit& unit) {
  return is_fresh(unit) && is_free(unit) && controls(look.s, seat, unit.area);
}

// TR-123, TR-54: through what one's side holds, to where one's own marker lies.
AreaMask targets_of(const Look& look, Seat seat, const Unit& unit) {
  return reach(look.map(), unit.area, steps_left(look, seat, unit), held_by_side(look.s, seat),
               flies(look, unit.type)) &
         controlled(look.s, seat);
}

Asked question(const Look& look, Seat seat) {
  return question_of(look.s.draft[seat], kAskSecretMove);
}

void list(const Look& look, Seat seat, ChoiceList& out) {
  const Army& army = look.s.units[seat];
  const Draft& draft = look.s.draft[seat];
  if (draft.stage == Stage::kTo)
    return list_areas(kTo, targets_of(look, seat, army[draft.unit]), out);
  if (draft.stage != Stage::kIdle) return list_loading_step(look, seat, takes_part, out);
  out.add(choice(kDone));
  list_counts(
      army, kShift,
      [&](const Unit& unit) {
        return takes_part(look, seat, unit) && targets_of(look, seat, unit) != 0 ? int{unit.count}
                                                                                 : 0;
      },
      out);
  list_loading(look, seat, takes_part, out);
}

Reason why_not(const Look& look, Seat seat, const Choice& c) {
  const Army& army = look.s.units[seat];
  const bool is_idle = look.s.draft[seat].stage == Stage::kIdle;
  switch (c.kind) {
    case kShift:
      if (!is_idle || c.a >= army.size()) return kNoSuchChoice;
      return why(takes_part(look, seat, army[c.a]) ? kOutOfReach : kNoSecretMove);
    case kTo: return is_idle ? kNoSuchChoice : why(kOutOfReach);
    case kLoad:
    case kUnload: return why_no_loading(look, seat, takes_part, kNoSecretMove, c);
    default: return kNoSuchChoice;
  }
}

Choice usual(const Look& look, Seat seat) {
  ChoiceList all;
  list(look, seat, all);
  return usual_among(all, {kDone, kReady});
}

void shift(Play& p, Seat seat, Area to) {
  State& s = p.s;
  const Draft& draft = s.draft[seat];
  const Unit unit = s.units[seat][draft.unit];
  const int cost = distance(p.map(), unit.area, to, held_by_side(s, seat), flies(p, unit.type));
  change_part(s.units[seat], draft.unit, draft.count, [&](Unit& part) {
    if (!has_flag(part, kAboard)) spend(part, cost);
    part.area = to;
  });
  tell(p, only(seat), kToldMoves, seat, unit.type, draft.count, unit.area, to);
}

// The line of a seat goes on until it is done; each move of it is carried out at once, on its own row.
void take_answer(Play& p, Seat seat, const Choice& c) {
  State& s = p.s;
  Draft& draft = s.draft[seat];
  switch (c.kind) {
    case kDone: tell_all(p, kToldDone, seat); return end_window(s, seat);
    case kShift:
      draft.unit = static_cast<std::uint8_t>(c.a);
      draft.count = static_cast<std::uint8_t>(c.b);
      draft.stage = Stage::kTo;
      return;
    case kTo: shift(p, seat, static_cast<Area>(c.a)); break;
    default:
      if (!take_loading(p, seat, c)) return;
      break;
  }
  end_act(draft);
}

}  // namespace

void secret_moves(Play& p, Frame& f) {
  State& s = p.s;
  if (f.step++ == 0) {
    for (Seat seat = 0; seat < s.seats; ++seat) forget_exact(s, seat);
    return s.flow.window.open_secret(kSecretMoveWindow, s.playing);
  }
  s.flow.pop();
}

const Answers kSecretMoveAnswers = {question, list, why_not, usual, take_answer};

}  // namespace turnwright::trts
