#include "games/trts/survey.h"

#include "games/trts/ledger.h"
#include "games/trts/values.h"

namespace turnwright::trts {
namespace {

constexpr int kSurveyEnergy = 1;

bool can_look(const Look& look, Seat seat, const Building& b) {
  return b.type != kNoType && look.type(b.type).can_survey && b.energy >= kSurveyEnergy &&
         works(look, seat, b);
}

// TR-237: which piece looks is nobody's business, so one that nobody knows of goes first; of others the one with most
// energy.
Building& who_looks(Play& p, Seat seat) {
  Building* best = nullptr;
  const auto is_better = [&](const Building& b) {
    const bool is_hidden = b.shown_type == kNoType, best_is_hidden = best->shown_type == kNoType;
    return is_hidden != best_is_hidden ? is_hidden : b.energy > best->energy;
  };
  for (Building& b : p.s.buildings[seat])
    if (can_look(p, seat, b) && (best == nullptr || is_better(b))) best = &b;
  CHECK(best != nullptr, "nobody can survey");
  return *best;
}

// What stands there of one player, told type by type.
void show_pieces(const Play& p, Seat to, Seat owner, Area area) {
  for (const Building& b : p.s.buildings[owner])
    if (b.type != kNoType && b.area == area)
      tell(p, only(to), kToldFinds, to, b.type, 1, area, owner);
  for_each_type(
      p.s.units[owner], area, [](const Unit&) { return true; },
      [&](TypeId type, unsigned count) {
        tell(p, only(to), kToldFinds, to, type, count, area, owner);
      });
}

}  // namespace

bool can_survey(const Look& look, Seat seat) {
  for (const Building& b : look.s.buildings[seat])
    if (can_look(look, seat, b)) return true;
  return false;
}

// What is shown of a building's energy stays as it was until macro ends: it would tell who looked.
void survey(Play& p, Seat seat, Area area) {
  who_looks(p, seat).energy -= kSurveyEnergy;
  tell_all(p, kToldSurveys, seat, area);
  for (Seat owner = 0; owner < p.s.seats; ++owner)
    if (owner != seat) show_pieces(p, seat, owner, area);
  note_survey(p, seat, area);
}

}  // namespace turnwright::trts
