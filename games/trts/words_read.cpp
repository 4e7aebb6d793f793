// Positions as scenarios write them: what they begin with, their rows, and what follows from them.
#include <algorithm>

#include "engine/dice.h"
#include "games/trts/board.h"
#include "games/trts/consequences.h"
#include "games/trts/flow.h"
#include "games/trts/pieces.h"
#include "games/trts/rules.h"
#include "games/trts/words.h"
#include "games/trts/work.h"

namespace turnwright::trts {
namespace {

// Where a position may begin: the step of the round that follows, and the procedure that is under way.
struct Beginning {
  std::string_view word;
  Phase phase;
  std::uint8_t next;  // step of the round
  int procedure;      // -1: the round itself goes on
  std::uint8_t step;
};
constexpr Beginning kBeginnings[] = {
    {"income", Phase::kMacro, 0, -1, 0},
    {"macro", Phase::kMacro, 1, kMacroProcedure, 1},
    {"micro", Phase::kMicro, 2, kMicroProcedure, 1},
    {"secret moves", Phase::kSecretMoves, 3, kSecretMovesProcedure, 0},
};

void stand_at(State& s, const Beginning& at) {
  s.flow = {};
  s.battle = no_battle(1);
  s.came_from = 0;
  s.phase = at.phase;
  for (Draft& draft : s.draft) draft = {};
  call(s, kRoundProcedure);
  s.flow.top().step = at.next;
  if (at.procedure >= 0) {
    call(s, static_cast<Procedures>(at.procedure));
    s.flow.top().step = at.step;
  }
  if (at.procedure == kMacroProcedure) s.flow.window.open_secret(kMacroWindow, s.playing);
}

class PositionReader {
 public:
  PositionReader(Play& p, const Names& names) : p_(p), s_(p.s), names_(names) {}

  Result<Done> read(const PartRow& row) {
    seat_ = row.seat;
    switch (row.part) {
      case Part::kHas: return read_has(row.text);
      case Part::kControls:
      case Part::kContests: return put_marker(row.text);
      case Part::kTrains: return read_training(row.text);
      case Part::kResearches: return read_research(row.text);
      case Part::kMorphs: return read_morph(row.text);
      case Part::kUpgrade:
      case Part::kDeclared: return read_upgrade(row);
      case Part::kLoads: return read_load(row.text);
      case Part::kSeen: return read_seen(row.text);
      case Part::kActs: return read_acts(row.text);
      default: break;
    }
    return Failure{quoted(word_of(row.part)) +
                   " can be expected and seen, but a position cannot begin with it"};
  }

 private:
  const PieceType& type(TypeId id) const { return p_.type(id); }

  Result<Done> read_has(std::string_view text) {
    if (const auto rest = after_word(text, "nothing")) return clear(*rest);
    const auto all = read_pieces(p_, text);
    if (!all) return Failure{all.error()};
    for (const PieceWords& words : *all) {
      const auto said = read_notes(words);
      if (!said) return Failure{said.error()};
      if (type(words.type).faction != s_.faction[seat_])
        return Failure{names_[seat_] + " plays " +
                       std::string(faction_name(p_, s_.faction[seat_])) + ", which has no " +
                       type(words.type).name};
      auto done =
          type(words.type).is_building ? put_buildings(words, *said) : put_units(words, *said);
      if (!done) return done;
    }
    return Done{};
  }
  Result<Done> clear(std::string_view where) {
    Area area = kNoArea;
    if (const auto name = after_word(where, "in")) {
      const auto found = find_area(p_, *name);
      if (!found) return Failure{found.error()};
      area = *found;
    } else if (!where.empty()) {
      return Failure{"it is written \"has nothing\" or \"has nothing in AREA\""};
    }
    change_units(
        s_.units[seat_], [&](const Unit& u) { return area == kNoArea || u.area == area; },
        [](Unit& u) { u.count = 0; });
    for (Building& b : s_.buildings[seat_])
      if (area == kNoArea || b.area == area) b = {};
    return Done{};
  }

  static std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }
  Result<Done> put_units(const PieceWords& words, const Said& said) {
    if (units_counted(p_, seat_) + words.count > s_.unit_limit)
      return Failure{"these are more units than a player may have"};
    Unit unit = new_unit(p_, seat_, words.type, words.area, static_cast<unsigned>(words.count));
    if (said.hit_points) unit.hit_points = byte(*said.hit_points);
    if (said.shields) unit.shields = byte(*said.shields);
    const int energy = said.energy.value_or(energy_of(unit.charge));
    const int movement = said.movement.value_or(movement_of(unit.charge));
    if (energy > kMostEnergy || movement > kMostSpeed || unit.hit_points == 0)
      return Failure{type(words.type).name + " cannot be so"};
    unit.charge = make_charge(energy, movement);
    unit.flags = said.flags;
    if (has_flag(unit, kAboard)) return Failure{"who is aboard is said by \"loads\""};
    if (!has_flag(unit, kOnSite)) {
      join(s_.units[seat_], unit);
      return Done{};
    }
    unit.count = 1;
    for (int n = 0; n < words.count; ++n)
      if (auto done = put_on_site(unit); !done) return done;
    return Done{};
  }
  Result<Done> put_on_site(Unit worker) {
    for (std::size_t i = 0; i < kMostBuildings; ++i) {
      const Building& b = s_.buildings[seat_][i];
      if (b.type == kNoType || b.area != worker.area || (b.flags & kFinished) != 0 || has_worker(i))
        continue;
      worker.tie = byte(static_cast<int>(i) + 1);
      join(s_.units[seat_], worker);
      return Done{};
    }
    return Failure{"there is no site without a worker in " +
                   std::string(area_name(p_, worker.area)) + "; the row of the site comes first"};
  }
  bool has_worker(std::size_t building) const {
    return std::any_of(s_.units[seat_].begin(), s_.units[seat_].end(),
                       [&](const Unit& u) { return is_on_site(u, building); });
  }

  Result<Done> put_buildings(const PieceWords& words, const Said& said) {
    for (int n = 0; n < words.count; ++n) {
      Building* const place = free_place();
      if (place == nullptr) return Failure{"these are more buildings than a player may have"};
      const bool is_site = said.is_site.value_or(said.rounds.has_value());
      *place = new_building(p_, seat_, words.type, words.area, !is_site);
      if (is_site)
        place->work[kOtherSlot] =
            make_work(kWorkSite, static_cast<unsigned>(said.rounds.value_or(1)));
      if (said.hit_points) place->hit_points = byte(*said.hit_points);
      if (said.shields) place->shields = byte(*said.shields);
      if (said.energy) place->energy = byte(*said.energy);
      if (said.is_known.value_or(false)) place->shown_type = place->type;
      if (said.has_attacked.value_or(false)) place->flags |= kHasAttacked;
      if (place->hit_points == 0) return Failure{type(words.type).name + " would be destroyed"};
    }
    return Done{};
  }
  Building* free_place() {
    for (int i = 0; i < s_.building_limit; ++i)
      if (Building& b = s_.buildings[seat_][i]; b.type == kNoType && b.shown_type == kNoType)
        return &b;
    return nullptr;
  }

  Result<Done> put_marker(std::string_view text) {
    const auto areas = read_areas(p_, text);
    if (!areas) return Failure{areas.error()};
    for (Area area : *areas) s_.markers[seat_] |= area_bit(area);
    return Done{};
  }

  // ---- orders under way

  // A building that makes it, with a slot that is free.
  template <class Makes>
  Building* producer(Area area, int slot, Makes makes) {
    for (Building& b : s_.buildings[seat_])
      if (b.type != kNoType && b.area == area && (b.flags & kFinished) != 0 && makes(b) &&
          b.work[slot] == kNoWork)
        return &b;
    return nullptr;
  }
  bool is(const Building& b, TypeId maker) const {
    return b.type == maker || type(b.type).counts_as == maker;
  }
  Result<Done> nobody_makes(std::string_view what) const {
    return Failure{names_[seat_] + " has no building there that could make " + quoted(what)};
  }
  Result<Done> read_training(std::string_view text) {
    for (std::string_view item : split_outside(text)) {
      const auto order = read_order(p_, item);
      if (!order) return Failure{order.error()};
      const auto unit = find_type(p_, order->what);
      if (!unit) return Failure{unit.error()};
      const auto& units = p_.faction(seat_).units;
      const auto place = std::find(units.begin(), units.end(), *unit);
      if (place == units.end()) return nobody_makes(order->what);
      const auto makes = [&](const Building& b) { return is(b, type(*unit).made_at); };
      Building* b = producer(order->area, 0, makes);
      int slot = 0;
      if (b == nullptr) {
        slot = 1;
        b = producer(order->area, 1, [&](const Building& one) {
          return makes(one) && type(one.type).train_slots > 1;
        });
      }
      if (b == nullptr) return nobody_makes(order->what);
      b->work[slot] = make_work(static_cast<unsigned>(place - units.begin()),
                                static_cast<unsigned>(order->rounds));
    }
    return Done{};
  }
  Result<Done> read_research(std::string_view text) {
    for (std::string_view item : split_outside(text)) {
      const auto order = read_order(p_, item);
      if (!order) return Failure{order.error()};
      const auto upgrades = read_upgrades(p_, seat_, order->what);
      if (!upgrades) return Failure{upgrades.error()};
      const unsigned upgrade = upgrades->front();
      Building* const b = producer(order->area, kOtherSlot, [&](const Building& one) {
        return is(one, p_.faction(seat_).upgrades[upgrade].made_at);
      });
      if (b == nullptr) return nobody_makes(order->what);
      b->work[kOtherSlot] = make_work(upgrade, static_cast<unsigned>(order->rounds));
    }
    return Done{};
  }
  Result<Done> read_morph(std::string_view text) {
    const auto order = read_order(p_, text);
    if (!order) return Failure{order.error()};
    const auto becomes = find_type(p_, order->what);
    if (!becomes) return Failure{becomes.error()};
    const auto& buildings = p_.faction(seat_).buildings;
    const auto place = std::find(buildings.begin(), buildings.end(), *becomes);
    Building* const b = place == buildings.end()
                            ? nullptr
                            : producer(order->area, kOtherSlot, [&](const Building& one) {
                                return one.type == type(*becomes).made_at;
                              });
    if (b == nullptr) return nobody_makes(order->what);
    b->work[kOtherSlot] = make_work(kWorkMorph + static_cast<unsigned>(place - buildings.begin()),
                                    static_cast<unsigned>(order->rounds));
    return Done{};
  }
  Result<Done> read_upgrade(const PartRow& row) {
    const auto upgrades = read_upgrades(p_, seat_, row.text);
    if (!upgrades) return Failure{upgrades.error()};
    for (unsigned upgrade : *upgrades) {
      const auto bit = static_cast<UpgradeMask>(1u << upgrade);
      s_.upgrades[seat_] |= bit;
      if (row.part == Part::kDeclared) s_.declared[seat_] |= bit;
    }
    return Done{};
  }

  // ---- the rest

  // New units, aboard a transport that is there.
  Result<Done> read_load(std::string_view text) {
    const auto words = trts::read_load(p_, text);
    if (!words) return Failure{words.error()};
    const auto& [load, transport] = *words;
    const auto said = read_notes(load);
    if (!said) return Failure{said.error()};
    Army& army = s_.units[seat_];
    std::uint8_t tie = 1;
    for (const Unit& u : army)
      if (!has_flag(u, kOnSite)) tie = std::max(tie, byte(u.tie + 1));
    for (std::size_t i = 0; i < army.size(); ++i) {
      if (army[i].type != transport.type || army[i].area != transport.area) continue;
      Unit carrier = take(army, i, 1);
      if (carrier.tie == 0) carrier.tie = tie;
      Unit unit = new_unit(p_, seat_, load.type, transport.area, static_cast<unsigned>(load.count));
      unit.tie = carrier.tie;
      unit.flags = static_cast<UnitFlags>(said->flags | kAboard);
      if (said->movement) unit.charge = make_charge(energy_of(unit.charge), *said->movement);
      join(army, carrier);
      join(army, unit);
      return Done{};
    }
    return Failure{"there is no such transport; its row comes first"};
  }
  Result<Done> read_seen(std::string_view text) {
    if (text == "nothing") {
      s_.seen[seat_] = {};
      return Done{};
    }
    for (std::string_view item : split_outside(text)) {
      const auto words = read_pieces_item(p_, item);
      if (!words) return Failure{words.error()};
      const auto said = read_notes(*words);
      if (!said) return Failure{said.error()};
      if (type(words->type).is_building || s_.seen[seat_].full() || words->count == 0)
        return Failure{"what is remembered so are units, in up to " + std::to_string(kMostSeen) +
                       " rows"};
      s_.seen[seat_].push_back(
          {words->type, words->area, byte(said->round.value_or(s_.round)), byte(words->count)});
    }
    return Done{};
  }
  // Those before in turn order have had their micro turn of this cycle (TR-119).
  Result<Done> read_acts(std::string_view text) {
    if (!text.empty()) return Failure{"it is written \"" + names_[seat_] + " acts\""};
    stand_at(s_, kBeginnings[2]);
    SeatMask before = 0;
    for (Seat one : s_.line) {
      if (one == seat_) break;
      before |= only(one);
    }
    s_.flow.top().a = before;
    return Done{};
  }

  Play& p_;
  State& s_;
  const Names& names_;
  Seat seat_ = 0;
};

Result<bool> read_phase(State& s, std::string_view word) {
  std::vector<std::string_view> known;
  for (const Beginning& one : kBeginnings) {
    known.push_back(one.word);
    if (one.word != word) continue;
    stand_at(s, one);
    return true;
  }
  return Failure{"a position begins in income, macro, micro or secret moves, not in " +
                 quoted(word) + did_you_mean(word, known)};
}

Result<bool> read_line_row(State& s, std::string_view text, const Names& names) {
  const auto words = split_words(text);
  FixedVec<Seat, kMostSeats> line{};
  for (std::string_view word : words) {
    const auto found = std::find(names.begin(), names.end(), word);
    const auto seat = static_cast<Seat>(found - names.begin());
    if (found == names.end() || line.full() ||
        std::find(line.begin(), line.end(), seat) != line.end())
      return Failure{
          "here stand the players who are in the game, each once, the starting player "
          "first"};
    line.push_back(seat);
  }
  if (line.size() != s.line.size()) return Failure{"here stand all players who are in the game"};
  s.line = line;
  return true;
}

}  // namespace

// As at the start of the game, if every die shows its lowest result; who would pick a faction has the first one.
State Trts::standard(const Setup& setup) const {
  State s = blank(setup);
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.faction[seat] == kNoFaction) s.faction[seat] = 0;
  LowDice dice;
  Host host(dice);
  call(s, kSetupProcedure);
  play_on(*this, s, host);
  return s;
}

Result<bool> Trts::read_row(State& s, std::string_view row, const Names& names) const {
  if (is_field_row(kStateFields, row)) return false;
  State changed = s;  // a row that is wrong changes nothing
  LowDice dice;
  Host host(dice);
  Play p{*content_, changed, host};
  if (const auto phase = after_word(row, "phase")) {
    const auto done = read_phase(changed, *phase);
    if (!done) return done;
  } else if (const auto line = after_word(row, "order")) {
    const auto done = read_line_row(changed, *line, names);
    if (!done) return done;
  } else if (const auto areas = after_word(row, "neutral")) {
    const auto read = read_areas(p, *areas);
    if (!read) return Failure{read.error()};
    for (Area area : *read)
      for (AreaMask& markers : changed.markers) markers &= ~area_bit(area);
  } else {
    const auto part = find_part(row, names);
    if (!part || part->seat >= s.seats) return false;
    const auto done = PositionReader(p, names).read(*part);
    if (!done) return Failure{done.error()};
  }
  draw_consequences(p);
  s = changed;
  return true;
}

Result<Done> Trts::finish_position(State& s) const {
  if (s.flow.depth == 0 || s.ending != Ending::kNotOver) return Done{};
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.phase != Phase::kSetup && holds(s.playing, seat) && !has_any_building(s, seat))
      return Failure{"a player has no building and would be out of the game (TR-10)"};
  raise_means({*content_, s}, s);
  if (!s.flow.window.open()) {
    LowDice dice;
    Host host(dice);
    play_on(*this, s, host);
  }
  if (!is_consistent(s))
    return Failure{"the rules say that this position cannot be: parts of it contradict each other"};
  return Done{};
}

}  // namespace turnwright::trts
