#include "games/trts/hints.h"

#include <algorithm>

#include "engine/dice.h"
#include "games/trts/activation.h"
#include "games/trts/board.h"
#include "games/trts/flow.h"
#include "games/trts/rules.h"

namespace turnwright::trts {
namespace {

int land_worth(const State& s, Seat seat) {
  const int left = s.rounds - s.round;
  const int each = kWorth.area + kWorth.last_areas / (1 + left);
  return each * std::popcount(controlled(s, seat));
}

// What percent of the arms of a seat's enemies flies.
int flying_percent(const State& s, const Arms (&arms)[kMostSeats], Seat seat) {
  Arms enemies;
  for (Seat other = 0; other < s.seats; ++other) {
    if (s.team[other] == s.team[seat]) continue;
    enemies.all += arms[other].all;
    enemies.flying += arms[other].flying;
  }
  return enemies.flying == 0 ? 0 : 100 * enemies.flying / enemies.all;
}

int standing_worth(const Look& look, Seat seat) {
  const State& s = look.s;
  const SeatMask side = allies(s, seat);
  const int rivals = std::max(1, count_seats(static_cast<SeatMask>(s.playing & ~side)));
  Arms arms[kMostSeats];
  Standing buildings[kMostSeats];
  for (Seat other = 0; other < s.seats; ++other) {
    arms[other] = arms_of(look, other);
    buildings[other].find(s, other);
  }
  int worth = 0;
  for (Seat other = 0; other < s.seats; ++other) {
    if (!holds(s.playing, other)) continue;
    const int flying = flying_percent(s, arms, other);
    const int own = economy_worth(look, other, buildings[other], flying) +
                    army_worth(look, other, flying) + land_worth(s, other);
    worth += holds(side, other) ? own : -own / rivals;
  }
  return worth + battle_worth(look, seat, buildings);
}

// What the seat would go on to do after an open line, as far as it is looked at. There are no dice after the setup
// (TR-40).
class Foresight {
 public:
  Foresight(const Trts& rules, Seat seat) : rules_(rules), seat_(seat) {}

  int worth(const State& s) const {
    if (!holds(s.flow.window.owing, seat_)) return standing(s);
    const Draft& draft = s.draft[seat_];
    if (is_odd_part(s)) return standing(s) - kOdd;
    switch (s.flow.window.kind) {
      case kTurnWindow: return draft.stage == Stage::kMore ? of_group(s) : of_step(s);
      case kActWindow:
        if (draft.stage == Stage::kIdle && s.battle.area == kNoArea) return of_actions(s);
        break;
      default: break;
    }
    return of_step(s);
  }

 private:
  static constexpr int kOdd = 20;

  // Positions are compared where the seat's line is over, because much may follow when the last one is done. What is not
  // over costs a point, so that nothing is done for nothing.
  int standing(const State& s) const {
    return is_to_be_done(s) ? standing(after(s, choice(kDone))) - 1 : as_it_stands(s);
  }
  int standing(State&& s) const {
    if (!is_to_be_done(s)) return as_it_stands(s);
    submit(s, choice(kDone));
    return standing(std::move(s)) - 1;
  }
  bool is_to_be_done(const State& s) const {
    const std::uint8_t window = s.flow.window.kind;
    return (window == kMacroWindow || window == kSecretMoveWindow) &&
           holds(s.flow.window.owing, seat_) && s.draft[seat_].stage == Stage::kIdle &&
           s.draft[seat_].steps != 0;
  }
  int as_it_stands(const State& s) const {
    if (rules_.ask(s).over()) return rules_.scores(s).of[seat_] * kWorth.won;
    return standing_worth({rules_.content(), s}, seat_) - (s.battle.active == seat_ ? 1 : 0);
  }

  void submit(State& s, const Choice& choice) const {
    LowDice dice;
    Host host(dice);
    rules_.submit(s, seat_, choice, host);
  }
  State after(const State& s, const Choice& choice) const {
    State next = s;
    submit(next, choice);
    return next;
  }

  bool fights(const Unit& unit) const {
    const PieceType& type = rules_.content().tables.types[unit.type];
    return !type.has(kWorker) && is_armed(type);
  }

  // Some of several that are alike: one or all of them is nearly always as good, and of those who do not fight one is
  // enough, so the others are not looked at.
  bool is_odd_part(const State& s) const {
    const Draft& draft = s.draft[seat_];
    const Army& army = s.units[seat_];
    switch (s.flow.window.kind) {
      case kTurnWindow: {
        if (draft.stage != Stage::kMore) return false;
        const Unit last = last_marked(army, kPicked, [](const Unit&) { return true; });
        if (last.count < 2) return false;
        return !fights(last) || std::any_of(army.begin(), army.end(),
                                            [&](const Unit& unit) { return is_same(unit, last); });
      }
      case kRetreatWindow:
      case kFallBackWindow:
      case kFireWindow:
      case kSecretMoveWindow:
        return (draft.stage == Stage::kTo || draft.stage == Stage::kOn) && draft.count > 1 &&
               draft.unit < army.size() && draft.count < army[draft.unit].count;
      default: return false;
    }
  }

  // The group as it is, or with everybody who fights and may still be named.
  int of_group(const State& s) const {
    const int alone = of_actions(after(s, choice(kReady)));
    const Unit last = last_marked(s.units[seat_], kPicked, [](const Unit&) { return true; });
    if (!fights(last)) return alone;
    const auto joins = [&](const Unit& unit) {
      return is_fresh(unit) && is_free(unit) && !has_flag(unit, kPicked) &&
             comes_behind(unit, last) && fights(unit);
    };
    const Army& now = s.units[seat_];
    if (std::none_of(now.begin(), now.end(), joins)) return alone;
    State all = s;
    Army& army = all.units[seat_];
    change_units(army, joins, [](Unit& unit) { set_flag(unit, kPicked); });
    return std::max(alone, of_actions(after(all, choice(kReady))));
  }

  // What a group does first. To go where the land is one's own can wait for the secret moves, unless it leaves a fight.
  int of_actions(const State& s) const {
    const Look look{rules_.content(), s};
    int best = standing(s);
    if (!holds(s.flow.window.owing, seat_) || s.flow.window.kind != kActWindow) return best;
    const AreaMask own = controlled(s, seat_);
    AreaMask from = 0;
    for (const Unit& unit : s.units[seat_])
      if (is_active(unit)) from |= area_bit(unit.area);
    AreaMask targets = targets_of_group(look, seat_);
    if ((from & ~own) == 0) targets &= ~own;
    for (const Area to : areas_in(targets))
      best = std::max(best, of_move(after(s, choice(kMove, to))));
    if (attack_area(look, seat_) != kNoArea)
      best = std::max(best, standing(after(s, choice(kAttack))));
    return best;
  }
  // By the usual way, with no drops.
  int of_move(const State& s) const {
    const Stage stage = s.draft[seat_].stage;
    if (holds(s.flow.window.owing, seat_) && (stage == Stage::kDrop || stage == Stage::kRoute))
      return of_move(after(s, choice(kReady)));
    return standing(s);
  }

  // The best answer to what is asked in the middle of a line.
  int of_step(const State& s) const {
    if (s.draft[seat_].stage == Stage::kIdle || s.draft[seat_].stage == Stage::kGather)
      return standing(s);
    if (s.flow.window.kind == kActWindow && s.draft[seat_].kind == kMove) return of_move(s);
    ChoiceList choices;
    rules_.choices(s, seat_, choices);
    int best = INT32_MIN;
    for (const Choice& choice : choices) best = std::max(best, standing(after(s, choice)));
    return best;
  }

  const Trts& rules_;
  const Seat seat_;
};

}  // namespace

// A phase, or in the micro phase what a seat does when its turn comes in the cycle.
std::uint32_t Trts::turn(const State& s) const {
  std::uint32_t had_theirs = 0;
  for (int i = 0; i < s.flow.depth; ++i)
    if (s.flow.frames[i].procedure == kMicroProcedure) had_theirs = s.flow.frames[i].a;
  return (s.round * 8u + static_cast<unsigned>(s.phase)) << 8 | had_theirs;
}

// What it was worth to move and attack is seen when both of two have had four turns. To look twice as far brought no more.
int Trts::turns_ahead(const State& s) const { return s.phase == Phase::kMicro ? 8 : 2; }

std::int32_t Trts::evaluate(const State& s, Seat seat) const {
  return s.phase == Phase::kSetup ? 0 : Foresight(*this, seat).worth(s);
}

}  // namespace turnwright::trts
