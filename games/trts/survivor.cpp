// Who is left when a step would destroy everything of both sides (TR-194, TR-195).
#include "games/trts/micro.h"
#include "games/trts/windows.h"

namespace turnwright::trts {
namespace {

Asked question(const Look&, Seat) { return kAskSurvivor; }

void list(const Look& look, Seat seat, ChoiceList& out) {
  const State& s = look.s;
  const Range here = in_area(s.units[seat], s.battle.area);
  for (std::size_t i = here.from; i < here.to; ++i)
    if (has_flag(s.units[seat][i], kOnBoard)) out.add(choice(kSave, static_cast<unsigned>(i)));
  if (!out.empty()) return;
  for (unsigned i = 0; i < kMostBuildings; ++i)
    if (s.buildings[seat][i].type != kNoType && s.buildings[seat][i].area == s.battle.area)
      out.add(choice(kSave, kBuildingPiece + i));
}

Reason why_not(const Look&, Seat, const Choice& c) {
  return c.kind == kSave ? why(kNotThisOne) : kNoSuchChoice;
}

// The dearest; of these the first.
Choice usual(const Look& look, Seat seat) {
  ChoiceList all;
  list(look, seat, all);
  const auto price = [&](const Choice& one) {
    const State& s = look.s;
    const PieceType& type =
        look.type(one.a < kBuildingPiece ? s.units[seat][one.a].type
                                         : s.buildings[seat][one.a - kBuildingPiece].type);
    const PieceType& normal = type.is_stance ? look.type(type.stance) : type;
    return normal.minerals + normal.gas;
  };
  return *std::max_element(all.begin(), all.end(),
                           [&](const Choice& a, const Choice& b) { return price(a) < price(b); });
}

void take_answer(Play& p, Seat seat, const Choice& c) {
  State& s = p.s;
  TypeId type = kNoType;
  if (c.a < kBuildingPiece) {
    type = s.units[seat][c.a].type;
    change_part(s.units[seat], c.a, 1, [](Unit& unit) {
      if (has_flag(unit, kAboard)) return;
      set_hit_points(unit, 1);
      unit.shields = unit.points = 0;
      clear_flag(unit, kBurst);
      unit.charge &= static_cast<std::uint8_t>(~kKindled);
    });
  } else {
    Building& b = s.buildings[seat][c.a - kBuildingPiece];
    type = b.type;
    b.hit_points = b.shown_hit_points = 1;
    b.shields = b.shown_shields = b.points = 0;
    b.flags &= static_cast<std::uint8_t>(~kIsKindled);
  }
  tell_all(p, kToldSaved, seat, type);
  end_window(s, seat);
}

}  // namespace

const Answers kSurvivorAnswers = {question, list, why_not, usual, take_answer};

}  // namespace turnwright::trts
