// How a game begins (chapter 2).
#include <algorithm>

#include "games/trts/board.h"
#include "games/trts/flow.h"
#include "games/trts/ledger.h"
#include "games/trts/options.h"
#include "games/trts/pieces.h"
#include "games/trts/rules.h"
#include "games/trts/windows.h"

namespace turnwright::trts {
namespace {

// ---- options

template <class Named>
std::size_t find_named(const std::vector<Named>& all, std::string_view name) {
  std::size_t at = 0;
  while (at < all.size() && all[at].name != name) ++at;
  return at;
}

template <class Named>
std::string unknown(const std::vector<Named>& all, std::string_view what, std::string_view name) {
  std::vector<std::string_view> known;
  std::string list;
  for (const Named& one : all) {
    known.push_back(one.name);
    list += (list.empty() ? "" : ", ") + std::string(one.name);
  }
  return "no " + std::string(what) + " is called " + quoted(name) + did_you_mean(name, known) +
         "; there are " + list;
}

const Map& map_of(const Content& content, const Setup& setup) {
  return content.tables.maps[find_named(content.tables.maps, setup.text_of(kMapOption))];
}

int players_of(const Content& content, const Setup& setup) {
  const int players = setup[kPlayers];
  return players != 0 ? players : std::popcount(map_of(content, setup).starts);
}

// TR-14.
Match match_of(const Setup& setup, int players) {
  const int word = setup[kMatchOption];
  if (word == 0) return players == 2 ? Match::kTwoPlayer : Match::kFreeForAll;
  const Match match = static_cast<Match>(word - 1);
  return match == Match::kLastManStanding && players == 2 ? Match::kTwoPlayer : match;
}

Result<Done> check_teams(std::string_view teams, int players) {
  if (teams.size() < static_cast<std::size_t>(players) || teams.size() > kMostSeats ||
      teams.find_first_not_of("12") != teams.npos)
    return Failure{"teams are a 1 or a 2 for each player, as in 1212, not " + quoted(teams)};
  const std::string_view used = teams.substr(0, static_cast<std::size_t>(players));
  if (used.find('1') == used.npos || used.find('2') == used.npos)
    return Failure{"a team match needs players of both teams (TR-14), not " + quoted(used)};
  return Done{};
}

// ---- what is drawn

// TR-28, TR-40.
void draw_start_areas(Play& p) {
  AreaMask left = p.map().starts;
  for (Seat seat = 0; seat < p.s.seats; ++seat) {
    if (!holds(p.s.playing, seat)) continue;
    AreaMask drawn = left;
    for (auto skip = p.host.roll(kTable, static_cast<std::uint32_t>(std::popcount(left))); skip > 0;
         --skip)
      drawn &= drawn - 1;
    p.s.start[seat] = lowest_area(drawn);
    left &= ~area_bit(p.s.start[seat]);
    tell_all(p, kToldStart, seat, p.s.start[seat]);
  }
}

// TR-32.
void draw_line(Play& p) {
  auto& line = p.s.line;
  for (std::size_t i = 0; i < line.size(); ++i) {
    std::swap(line[i], line[i + p.host.roll(kTable, static_cast<std::uint32_t>(line.size() - i))]);
    tell_all(p, kToldLine, line[i], static_cast<unsigned>(i));
  }
}

// TR-36, TR-37.
void place_pieces(Play& p, Seat seat) {
  const Area area = p.s.start[seat];
  const auto& starts_with = p.faction(seat).starts_with;
  std::size_t place = 0;
  for (std::size_t id = 1; id < p.content.tables.types.size(); ++id) {
    const TypeId type = static_cast<TypeId>(id);
    if (!p.type(type).is_building) {
      if (starts_with[id] != 0)
        join(p.s.units[seat], new_unit(p, seat, type, area, starts_with[id]));
      continue;
    }
    for (int n = 0; n < starts_with[id]; ++n)
      p.s.buildings[seat][place++] = new_building(p, seat, type, area, true);
  }
  put_marker(p, seat, area);
}

// ---- the window

Asked ask_faction(const Look&, Seat) { return kAskFaction; }
void list_factions(const Look& look, Seat, ChoiceList& out) {
  for (unsigned i = 0; i < look.content.tables.factions.size(); ++i)
    out.add(choice(kPickFaction, i));
}
Reason no_faction(const Look&, Seat, const Choice&) { return kNoSuchChoice; }
Choice first_faction(const Look&, Seat) { return choice(kPickFaction, 0); }
void take_faction(Play& p, Seat seat, const Choice& c) {
  p.s.faction[seat] = static_cast<std::uint8_t>(c.a);
  p.s.flow.window.close();
  tell_all(p, kToldFaction, seat, c.a);
}

}  // namespace

const Answers kFactionAnswers = {ask_faction, list_factions, no_faction, first_faction,
                                 take_faction};

Result<Done> Trts::check_setup(const Setup& setup) const {
  const Tables& tables = content_->tables;
  const std::string_view map = setup.text_of(kMapOption);
  if (find_named(tables.maps, map) == tables.maps.size())
    return Failure{unknown(tables.maps, "map", map)};
  for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
    const std::string_view name = setup.text_of(kFactionOption + seat);
    if (name != kPickWord && find_named(tables.factions, name) == tables.factions.size())
      return Failure{unknown(tables.factions, "faction", name) + ", or " + std::string(kPickWord)};
  }
  const int players = players_of(*content_, setup);
  const int starts = std::popcount(map_of(*content_, setup).starts);
  if (players < 2 || players > starts)
    return Failure{"on " + quoted(map) + " 2 to " + std::to_string(starts) +
                   " can play (TR-242), not " + std::to_string(players)};
  const Match match = match_of(setup, players);
  if (match == Match::kTwoPlayer && players != 2)
    return Failure{"a match of two is for two players (TR-14), not " + std::to_string(players)};
  if (match == Match::kTeam || match == Match::kFreeForAll)
    if (players < 3)
      return Failure{"a match of teams, or all against all, is for three or more (TR-14)"};
  return match == Match::kTeam ? check_teams(setup.text_of(kTeams), players) : Done{};
}

// In macro a mineral is spent, or the work or a movement point of a unit, with every order; cancelling gives back less
// than was paid. In micro every unit is activated once, moves a few steps and fires once. Random play comes nowhere
// near.
Bounds Trts::bounds(const Setup& setup) const {
  constexpr int kStepsOfLine = 6000, kStepsOfRound = 20'000;
  const int rounds = setup[kRounds] != 0 ? setup[kRounds] : map_of(*content_, setup).round_limit;
  return {rounds * players_of(*content_, setup) * kStepsOfRound, kStepsOfLine, -1, 1};
}

std::vector<std::string> Trts::ready_values(std::size_t option) const {
  std::vector<std::string> names;
  if (option == kMapOption)
    for (const Map& map : content_->tables.maps) names.push_back(map.name);
  if (option >= kFactionOption && option < kFactionOption + kMostSeats)
    for (const Faction& faction : content_->tables.factions) names.push_back(faction.name);
  return names;
}

std::vector<std::string> Trts::card_names() const {
  std::vector<std::string> names;
  for (const PieceType& type : content_->tables.types) names.push_back(type.name);
  return names;
}

State Trts::blank(const Setup& setup) const {
  const auto byte = [](int number) { return static_cast<std::uint8_t>(number); };
  const Tables& tables = content_->tables;
  const int players = players_of(*content_, setup);
  State s{};
  s.seats = byte(players);
  s.playing = first_seats(players);
  s.match = match_of(setup, players);
  s.map = byte(static_cast<int>(find_named(tables.maps, setup.text_of(kMapOption))));
  for (Seat seat = 0; seat < kMostSeats; ++seat) {
    s.faction[seat] = kNoFaction;
    s.start[seat] = kNoArea;
    if (seat >= players) continue;
    s.line.push_back(seat);
    s.team[seat] = s.match == Match::kTeam ? byte(setup.text_of(kTeams)[seat] - '0') : seat;
    if (const auto name = setup.text_of(kFactionOption + seat); name != kPickWord)
      s.faction[seat] = byte(static_cast<int>(find_named(tables.factions, name)));
  }
  s.battle = no_battle(0);
  s.round = 1;
  s.rotates = 1;
  s.rounds = byte(setup[kRounds] != 0 ? setup[kRounds] : tables.maps[s.map].round_limit);
  s.first_income = byte(setup[kFirstIncome]);
  s.lean_from = byte(setup[kLeanFrom]);
  s.unit_limit = byte(setup[kUnitLimit]);
  s.building_limit = byte(setup[kBuildingLimit]);
  return s;
}

State Trts::start(const Setup& setup, Host& host) const {
  State s = blank(setup);
  call(s, kSetupProcedure);
  play_on(*this, s, host);
  return s;
}

void setup(Play& p, Frame&) {
  State& s = p.s;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (holds(s.playing, seat) && s.faction[seat] == kNoFaction)
      return s.flow.window.open_one(kFactionWindow, seat);  // TR-35
  draw_start_areas(p);
  draw_line(p);
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (holds(s.playing, seat)) place_pieces(p, seat);
  open_ledger(p);
  s.flow.pop();
  call(s, kRoundProcedure);
}

}  // namespace turnwright::trts
