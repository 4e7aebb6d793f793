// How players leave a game, and how it ends (chapter 1).
#include "games/trts/army.h"
#include "games/trts/combat.h"
#include "games/trts/flow.h"
#include "games/trts/ledger.h"

namespace turnwright::trts {
namespace {

// Who wins and loses together (TR-9).
SeatMask side_of(const State& s, Seat seat) {
  return s.match == Match::kTeam ? allies(s, seat) : only(seat);
}

// TR-22, TR-23, in half points.
int supply_of_units(const Look& look, SeatMask side) {
  int sum = 0;
  for (Seat seat = 0; seat < look.s.seats; ++seat) {
    if (!holds(side, seat)) continue;
    for (const Unit& u : look.s.units[seat]) sum += look.type(u.type).supply * u.count;
  }
  return sum;
}

// TR-10, TR-13: who is out. In setup nobody has built anything yet.
SeatMask fallen(const State& s) {
  SeatMask out = s.surrendered & s.playing;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.phase != Phase::kSetup && holds(s.playing, seat) && !has_any_building(s, seat))
      out |= only(seat);
  return out;
}

// Their activation and its combat end (TR-21).
void end_activation(State& s) {
  while (s.flow.top().procedure > kMicroProcedure && s.flow.top().procedure <= kCombatProcedure)
    s.flow.pop();
  s.flow.window.close();
  end_combat(s);
  s.battle = no_battle(s.battle.is_quiet);
  s.came_from = 0;
}

// TR-21.
void remove_player(Play& p, Seat seat) {
  State& s = p.s;
  s.playing &= static_cast<SeatMask>(~only(seat));
  s.units[seat].clear();
  for (Building& b : s.buildings[seat]) b = {};
  s.minerals[seat] = s.gas[seat] = 0;
  s.upgrades[seat] = s.declared[seat] = 0;
  forget_all(s, seat);
  for (std::size_t i = 0; i < s.line.size(); ++i) {
    if (s.line[i] != seat) continue;
    if (i == 0) s.rotates = 0;
    s.line.erase(i);
    break;
  }
  for (Area area = 0; area < p.map().areas.size(); ++area) {
    if (!has_marker(s, seat, area)) continue;
    take_marker(p, seat, area);
    settle_area(p, area);
  }
  s.battle.engaging &= s.playing;
  s.battle.defending &= s.playing;
  s.battle.shrouded &= s.playing;
  if (s.battle.active == seat) end_activation(s);
}

// What was being asked: of those who are out it lapses; others begin their answer again, since what they had named may
// be gone.
void ask_again(State& s) {
  for (Seat seat = 0; seat < s.seats; ++seat) drop_line(s, seat);
  s.flow.window.owing &= s.playing;
  s.flow.window.among &= s.playing;
  if (!s.flow.window.open()) s.flow.window.close();
}

}  // namespace

void drop_line(State& s, Seat seat) {
  s.draft[seat] = {};
  if (s.battle.active == seat) s.detours.clear();
  change_units(
      s.units[seat], [](const Unit& u) { return has_flag(u, kPicked); },
      [](Unit& u) { clear_flag(u, kPicked); });
}

SeatMask best_by_count(const Look& look, SeatMask among) {
  const State& s = look.s;
  SeatMask best = 0;
  int best_areas = 0, best_supply = 0;
  for (const Seat seat : s.line) {  // TR-25: of equals the earliest in turn order
    if (!holds(among, seat)) continue;
    const SeatMask side = side_of(s, seat);
    const int areas = areas_of(s, side), supply = supply_of_units(look, side);
    if (best != 0 && (areas < best_areas || (areas == best_areas && supply <= best_supply)))
      continue;
    best = side;
    best_areas = areas;
    best_supply = supply;
  }
  return best;
}

void end_game(Play& p, Ending ending, SeatMask winners) {
  State& s = p.s;
  s.ending = ending;
  s.winners = winners;
  for (Seat seat = 0; seat < s.seats; ++seat) drop_line(s, seat);
  s.battle = no_battle(0);
  s.came_from = 0;
  s.flow.end();
  tell_all(p, kToldEnds, static_cast<unsigned>(ending), winners);
}

bool check_elimination(Play& p) {
  State& s = p.s;
  const SeatMask out = fallen(s);
  if (out == 0) return false;
  const SeatMask left = static_cast<SeatMask>(s.playing & ~out);
  const Ending ending = (out & ~s.surrendered) == 0 ? Ending::kSurrender : Ending::kElimination;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (holds(out, seat)) tell_all(p, kToldEliminated, seat, holds(s.surrendered, seat));

  SeatMask unharmed = left;  // of those nobody of whose side is out
  for (Seat seat = 0; seat < s.seats; ++seat)
    if ((side_of(s, seat) & out) != 0) unharmed &= static_cast<SeatMask>(~only(seat));
  if (unharmed == 0) {
    end_game(p, ending, best_by_count(p, s.playing));  // TR-26
  } else if (s.match == Match::kTeam) {
    end_game(p, ending, side_of(s, lowest(unharmed)));  // TR-16
  } else if (s.match == Match::kFreeForAll) {
    if (s.battle.area != kNoArea) settle_area(p, s.battle.area);  // TR-18
    end_game(p, ending, best_by_count(p, left));                  // TR-17
  } else if (count_seats(left) == 1) {
    end_game(p, ending, left);  // TR-15, TR-19, TR-20
  } else {
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (holds(out, seat)) remove_player(p, seat);
    ask_again(s);
  }
  return true;
}

}  // namespace turnwright::trts
