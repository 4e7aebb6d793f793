// What a control group could do: where it could go and fight, and who should be in it.
#include <algorithm>

#include "games/trts/activation.h"
#include "games/trts/front.h"
#include "games/trts/promises.h"

namespace turnwright::trts {
namespace {

// The best that a group could do, made of those who are fresh, or of the active one.
class Plan {
 public:
  Plan(const Look& look, Seat seat, bool is_formed)
      : look_(look), seat_(seat), front_(look, seat), is_formed_(is_formed) {
    const Army& army = look.s.units[seat];
    for (std::size_t i = 0; i < army.size(); ++i) gather(army[i], i);
    last_round_ = look.s.round == look.s.rounds;
    for (const Area area : areas_in(reached_)) weigh(area);
  }
  Area to() const { return to_; }
  int worth() const { return worth_; }
  int worth_of(Area area) const { return worths_[area]; }
  bool is_scout() const { return is_scout_; }
  int attack_worth(Area area) const { return fires_[area] == 0 ? 0 : attack(area); }

  // Whether the unit at this place in the list is wanted.
  bool takes(std::size_t at) const {
    if (!holds_area(reach_[at], to_)) return false;
    return !is_scout_ || look_.s.units[seat_][at].type == scouts_[to_];
  }

 private:
  void gather(const Unit& unit, std::size_t at) {
    reach_[at] = 0;
    const PieceType& type = look_.type(unit.type);
    if (!is_fighter(type) || !is_free(unit)) return;
    if (is_formed_ ? !is_active(unit) : !is_fresh(unit)) return;
    const int steps = steps_left(look_, seat_, unit);
    AreaMask reached = 0;
    if (steps > 0)
      reached = reach(look_.map(), unit.area, steps, crossable(look_.s, seat_), type.has(kFly));
    const bool fires = !has_flag(unit, kAttacked);
    if (holds_area(front_.fights, unit.area) && fires) reached |= area_bit(unit.area);
    reach_[at] = reached;
    reached_ |= reached;
    const int worth = unit.count * type.worth;
    const auto& to_goal = look_.map().steps[front_.goal];
    for (const Area area : areas_in(reached)) {
      TypeId& scout = scouts_[area];
      if (area != unit.area) {
        masses_[area] += worth;
        nearer_[area] += worth * (to_goal[unit.area] - to_goal[area]);
        if (scout == kNoType || type.worth < look_.type(scout).worth) scout = unit.type;
      }
      if (fires) fires_[area] += worth;
    }
    if (holds_area(front_.fights, unit.area)) from_fights_ |= area_bit(unit.area);
  }

  int land(Area area) const {
    return kHope.area + kHope.field * look_.map().areas[area].fields +
           (last_round_ ? kWorth.last_areas : 0);
  }
  int gain(int own, int foe) const { return fight_worth(own, foe) * kHope.fight / 100; }
  bool is_enough(int own, int foe) const { return 100 * own >= kHope.odds * foe; }

  // A combat round where it is contested.
  int attack(Area area) const {
    const int foe = front_.foe[area], own = front_.own[area] + masses_[area];
    if (!is_enough(own, front_.able[area])) return -kHope.dither;
    const int dealt = std::min(fires_[area] * kHope.exchange / 100, foe + front_.soft[area]);
    const int taken = std::min(front_.able[area] * kHope.exchange / 100, own);
    return dealt - taken + kHope.dither;
  }

  void weigh(Area area) {
    const bool is_mine = holds_area(front_.mine, area);
    const int nearer = nearer_[area] * kHope.step / 100;
    int worth = 0;
    bool is_scout = false;
    if (is_mine) {
      worth = is_formed_ ? nearer - 1 : from_fights_ != 0 ? 0 : -kHope.dither;
    } else if (holds_area(front_.fights, area)) {
      worth = reinforce(area, nearer);
    } else if (!holds_area(front_.theirs, area)) {
      const int scout = land(area) - 2;
      worth = land(area) + nearer;
      if (scouts_[area] != kNoType && scout >= worth) worth = scout, is_scout = true;
    } else {
      worth = invade(area, nearer);
    }
    worths_[area] = worth;
    if (worth <= worth_) return;
    worth_ = worth;
    to_ = area;
    is_scout_ = is_scout;
  }

  int reinforce(Area area, int nearer) const {
    const int foe = front_.foe[area], here = front_.own[area];
    const int both = here + masses_[area];
    const int more = masses_[area] == 0 ? 0 : gain(both, foe) - gain(here, foe) + nearer;
    return more + std::max(0, attack(area));
  }
  int invade(Area area, int nearer) const {
    const int own = masses_[area], foe = front_.foe[area];
    if (!is_enough(own, foe)) return -kHope.dither;
    return 2 * land(area) + gain(own, foe) + nearer;
  }

  const Look& look_;
  const Seat seat_;
  const Front front_;
  const bool is_formed_;
  bool last_round_ = false, is_scout_ = false;
  Area to_ = kNoArea;
  int worth_ = 0;
  AreaMask reached_ = 0, from_fights_ = 0;
  AreaMask reach_[kMostUnits];
  // By area: who could come there, how much nearer to the goal, who could fire there, and the cheapest of them.
  int masses_[kMostAreas] = {}, nearer_[kMostAreas] = {}, fires_[kMostAreas] = {};
  int worths_[kMostAreas] = {};
  TypeId scouts_[kMostAreas] = {};
};

}  // namespace

// All who are wanted are named, in the order of the list; of a scout one is enough.
void promise_group(const Look& look, Seat seat, const ChoiceList& choices, Promises& promises) {
  const Army& army = look.s.units[seat];
  const Plan plan(look, seat, false);
  const bool is_begun = look.s.draft[seat].stage == Stage::kMore;
  const bool is_complete = is_begun && plan.is_scout();
  const int go = std::max(plan.worth(), is_begun ? kHope.line : 0);
  int skipped = 0;
  for (int i = 0; i < choices.size(); ++i) {
    const Choice& c = choices[i];
    int& promise = promises[static_cast<std::size_t>(i)];
    if (c.kind == kSurvey) promise = -kHope.dither;
    if (c.kind != kTake) continue;
    const Unit& unit = army[c.a];
    const bool is_wanted = !is_complete && plan.to() != kNoArea && plan.takes(c.a);
    const bool is_whole = c.b == (plan.is_scout() ? 1 : unit.count);
    promise = is_wanted ? go - skipped - (is_whole ? 0 : kHope.line) : -kHope.line;
    if (is_wanted && is_whole) skipped += 2 * kHope.dither;
  }
}

void promise_action(const Look& look, Seat seat, const ChoiceList& choices, Promises& promises) {
  if (look.s.draft[seat].stage != Stage::kIdle) {  // the usual way, with no drops
    for (int i = 0; i < choices.size(); ++i)
      promises[static_cast<std::size_t>(i)] = choices[i].kind == kReady ? kHope.line : 0;
    return;
  }
  const Plan plan(look, seat, true);
  for (int i = 0; i < choices.size(); ++i) {
    const Choice& c = choices[i];
    int& promise = promises[static_cast<std::size_t>(i)];
    switch (c.kind) {
      case kMove: promise = plan.worth_of(static_cast<Area>(c.a)); break;
      case kAttack: promise = plan.attack_worth(attack_area(look, seat)); break;
      case kEnd: break;
      default: promise = -2 * kHope.dither; break;
    }
  }
}

}  // namespace turnwright::trts
