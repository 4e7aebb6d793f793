// A micro turn (TR-114, TR-118): pass, a turn ability, or a control group that is formed in one line (TR-134).
#include "games/trts/flow.h"
#include "games/trts/ledger.h"
#include "games/trts/micro.h"
#include "games/trts/survey.h"
#include "games/trts/windows.h"

namespace turnwright::trts {
namespace {

// TR-134.
bool can_join(const Unit& unit) {
  return is_fresh(unit) && is_free(unit) && !has_flag(unit, kPicked);
}

Asked question(const Look& look, Seat seat) { return question_of(look.s.draft[seat], kAskTurn); }

void list(const Look& look, Seat seat, ChoiceList& out) {
  const State& s = look.s;
  const Stage stage = s.draft[seat].stage;
  if (stage == Stage::kWhere) {
    for (Area area = 0; area < look.map().areas.size(); ++area) out.add(choice(kIn, area));
    return;
  }
  if (stage == Stage::kIdle) {
    out.add(choice(kPass));
    if (can_survey(look, seat)) out.add(choice(kSurvey));
  } else {
    out.add(choice(kReady));
  }
  const Army& army = s.units[seat];
  const Unit last = last_marked(army, kPicked, [](const Unit&) { return true; });
  list_counts(
      army, kTake,
      [&](const Unit& unit) {
        return can_join(unit) && comes_behind(unit, last) ? int{unit.count} : 0;
      },
      out);
}

Reason why_not(const Look& look, Seat seat, const Choice& c) {
  const Army& army = look.s.units[seat];
  if (c.kind == kSurvey) return why(kNoEnergy);
  if (c.kind != kTake || c.a >= army.size()) return kNoSuchChoice;
  if (!can_join(army[c.a])) return why(kNotFresh);
  return c.b == 0 || c.b > army[c.a].count ? kNoSuchChoice : why(kOrder);
}

Choice usual(const Look& look, Seat seat) {
  ChoiceList all;
  list(look, seat, all);
  return usual_among(all, {kPass, kReady});
}

// The group is told to its player alone; others learn that there is one (TR-64).
void form_group(Play& p, Seat seat) {
  Army& army = p.s.units[seat];
  for (const Unit& unit : army)
    if (has_flag(unit, kPicked))
      tell(p, only(seat), kToldGroup, seat, unit.type, unit.count, unit.area);
  std::uint8_t loads[kMostUnits];  // TR-262: what is aboard is active with its transport
  std::size_t n = 0;
  for (const Unit& unit : army)
    if (has_flag(unit, kPicked) && has_load(unit)) loads[n++] = unit.tie;
  change_units(
      army,
      [&](const Unit& unit) {
        return has_flag(unit, kPicked) ||
               (has_flag(unit, kAboard) && std::find(loads, loads + n, unit.tie) != loads + n);
      },
      [](Unit& unit) {
        clear_flag(unit, kPicked);
        set_flag(unit, kActive | kActivated);
      });
  tell_all(p, kToldMicros, seat);
  forget_exact(p.s, seat);
  call(p.s, kActivationProcedure, seat);
}

void take_answer(Play& p, Seat seat, const Choice& c) {
  Draft& draft = p.s.draft[seat];
  switch (c.kind) {
    case kPass: tell_all(p, kToldPasses, seat); break;
    case kSurvey:
      draft.kind = kSurvey;
      draft.stage = Stage::kWhere;
      return;
    case kIn: survey(p, seat, static_cast<Area>(c.a)); break;
    case kTake:
      draft.kind = kTake;
      draft.stage = Stage::kMore;
      pick(p.s.units[seat], c);
      return;
    default: form_group(p, seat); break;
  }
  end_window(p.s, seat);
}

}  // namespace

const Answers kTurnAnswers = {question, list, why_not, usual, take_answer};

}  // namespace turnwright::trts
