// A world that a seat cannot rule out (docs/rules/trts.md, What may be so behind it): first what the facts demand of each
// other player, then something that the player may have had the means for.
#include <algorithm>
#include <optional>

#include "games/trts/facts.h"
#include "games/trts/pieces.h"
#include "games/trts/possessions.h"
#include "games/trts/rules.h"
#include "games/trts/work.h"

namespace turnwright::trts {
namespace {

constexpr unsigned kMostExtras = 16;  // things beyond what the facts demand

class Guess {
 public:
  Guess(Play& p, Seat reader, Seat seat)
      : p_(p),
        s_(p.s),
        reader_(reader),
        seat_(seat),
        faction_(p.faction(seat)),
        army_(p.s.units[seat]),
        has_(p, seat),
        own_(controlled(p.s, seat)),
        free_(own_ & ~p.s.exact[reader]) {}

  void meet_facts() {
    complete_shown();
    place_surveyed();
    if (s_.has_home[seat_] != 0 && !has_home(p_, seat_)) add_building(faction_.base, home());
    place_remembered();
    place_missing_of_surveys();
    if (!has_any_building(s_, seat_)) add_some_building();
    if (s_.battle.active == seat_) activate();
  }
  void add_rest() {
    add_extras();
    fill_stock();
  }

 private:
  unsigned roll(std::size_t n) { return p_.host.roll(kTable, static_cast<std::uint32_t>(n)); }
  bool chance(unsigned one_in) { return roll(one_in) == 0; }
  Area home() const { return s_.start[seat_]; }
  Area any_of(AreaMask areas) {
    for (unsigned skip = roll(static_cast<std::size_t>(std::popcount(areas))); skip > 0; --skip)
      areas &= areas - 1;
    return lowest_area(areas);
  }
  bool can_have(const Worth& more) const {
    Worth all = has_.worth();
    all += more;
    return all.fits_in(means(s_, seat_));
  }

  // ---- pieces

  void add_units(TypeId id, Area area, unsigned count) {
    const int left = s_.unit_limit - has_.units();
    Unit unit = new_unit(p_, seat_, id, area);
    unit.charge =
        make_charge(static_cast<int>(roll(p_.type(id).most_energy + 1u)), movement_of(unit.charge));
    unit.count = static_cast<std::uint8_t>(std::clamp(static_cast<int>(count), 0, left));
    if (s_.phase == Phase::kMicro && chance(3)) set_flag(unit, kActivated);
    has_.add_units(id, unit.count);
    join(army_, unit);
  }
  void add_building(TypeId id, Area area, bool is_finished = true) {
    for (int i = 0; i < s_.building_limit; ++i) {
      Building& b = s_.buildings[seat_][i];
      if (b.type != kNoType || b.shown_type != kNoType) continue;
      b = new_building(p_, seat_, id, area, is_finished);
      has_.add_building(id, is_finished);
      if (is_finished)
        b.energy = static_cast<std::uint8_t>(roll(p_.type(id).most_energy + 1u));
      else
        time_site(b);
      return;
    }
  }
  void time_site(Building& b) {
    b.work[kOtherSlot] = make_work(kWorkSite, 1 + roll(p_.type(b.type).time));
  }

  // What is hidden of the pieces in sight: points for moving, and how long a site will take.
  void complete_shown() {
    change_units(
        army_, [](const Unit&) { return true; },
        [&](Unit& unit) {
          const int most = full_movement(p_, seat_, unit.type);
          const bool is_active = has_flag(unit, kActive);
          if (!has_flag(unit, kActivated) || is_active)
            unit.charge |= make_charge(
                0, is_active ? static_cast<int>(roll(static_cast<std::size_t>(most) + 1)) : most);
        });
    for (Building& b : s_.buildings[seat_])
      if (b.type != kNoType && (b.flags & kFinished) == 0) time_site(b);
  }

  // ---- what the facts demand

  int hidden_buildings(TypeId type, Area area) const {
    return static_cast<int>(std::count_if(
        std::begin(s_.buildings[seat_]), std::end(s_.buildings[seat_]), [&](const Building& b) {
          return b.type == type && b.area == area && b.shown_type == kNoType;
        }));
  }
  // Buildings stay where they are; units do while nobody can have moved them.
  void place_surveyed() {
    for (const Surveyed& row : s_.surveyed[reader_]) {
      if (row.owner != seat_) continue;
      const bool is_exact = holds_area(s_.exact[reader_], row.area);
      if (!p_.type(row.type).is_building) {
        if (is_exact) add_units(row.type, row.area, row.count);
        continue;
      }
      for (int n = row.is_site != 0 ? 0 : hidden_buildings(row.type, row.area); n < row.count; ++n)
        add_building(row.type, row.area, row.is_site == 0);
    }
  }
  // The units of the ledger, where they can have come to.
  void place_remembered() {
    const Missing missing = missing_units(p_, seat_);
    for (std::size_t i = 0; i < missing.size(); ++i) {
      const Seen& row = s_.seen[seat_][i];
      unsigned left = missing[i];
      if (may_be_used_up(p_, seat_, row.type) && chance(3)) left = roll(left + 1u);
      spread(row.type, left, free_ & may_be_in(p_, seat_, row), row.area);
    }
  }
  void place_missing_of_surveys() {
    for (const Surveyed& row : s_.surveyed[reader_]) {
      if (row.owner != seat_ || p_.type(row.type).is_building ||
          holds_area(s_.exact[reader_], row.area) || may_be_used_up(p_, seat_, row.type))
        continue;
      unsigned there = 0;
      for (const Unit& unit : army_)
        if (!has_flag(unit, kOnBoard) && normal_form(p_, unit.type) == row.type)
          there += unit.count;
      if (there < row.count) spread(row.type, row.count - there, free_, row.area);
    }
  }
  // Often all of them where they were last, else in several groups.
  void spread(TypeId type, unsigned left, AreaMask areas, Area last) {
    if (areas == 0) return;
    if (last != kNoArea && holds_area(areas, last) && chance(2)) areas = area_bit(last);
    while (left > 0) {
      const unsigned n = 1 + roll(left);
      add_units(type, any_of(areas), n);
      left -= n;
    }
  }
  // TR-10: who has no building left would be out.
  void add_some_building() {
    const TypeId type = any_affordable(faction_.buildings, [&](TypeId id) {
      return !p_.type(id).is_extractor && p_.type(id).made_at == kNoType;
    });
    if (type != kNoType && free_ != 0) add_building(type, any_of(free_));
  }
  // Somebody of the group that is being microed is there, even if nobody sees it.
  void activate() {
    const auto is_active = [](const Unit& unit) { return has_flag(unit, kActive); };
    if (std::any_of(army_.begin(), army_.end(), is_active)) return;
    const auto can_be = [](const Unit& unit) { return !has_flag(unit, kOnBoard); };
    auto hidden = static_cast<std::size_t>(std::count_if(army_.begin(), army_.end(), can_be));
    if (hidden == 0) {
      const TypeId type = any_affordable(faction_.units, [](TypeId) { return true; });
      if (type == kNoType || free_ == 0) return;
      add_units(type, any_of(free_), 1);
      hidden = 1;
    }
    unsigned skip = roll(hidden);
    for (std::size_t i = 0; i < army_.size(); ++i)
      if (can_be(army_[i]) && skip-- == 0) {
        Unit group = take(army_, i, 1 + roll(army_[i].count));
        set_flag(group, kActive | kActivated);
        return join(army_, group);
      }
  }
  template <class Holds>
  TypeId any_affordable(const std::vector<TypeId>& types, Holds holds) {
    TypeId found = kNoType;
    unsigned n = 0;
    for (TypeId id : types)
      if (holds(id) && can_have(worth(p_, id)) && roll(++n) == 0) found = id;
    return found;
  }

  // ---- the rest

  bool is_made_at(TypeId maker, const Building& b) const {
    return b.type != kNoType && (b.flags & kFinished) != 0 &&
           (b.type == maker || p_.type(b.type).counts_as == maker);
  }
  bool has_needs(const Needs& needs) const {
    for (TypeId id : needs.buildings)
      if (!has_.has_finished(id)) return false;
    return needs.upgrade == kNoUpgrade || (s_.upgrades[seat_] >> needs.upgrade & 1) != 0;
  }

  // Who cannot be seen has made about as much of what was possible as oneself, and has the army in one place more often
  // than not.
  void add_extras() {
    if (free_ == 0) return;
    const auto all = [](const Worth& worth) { return worth.minerals + worth.gas; };
    const int own = all(worth_of(p_, reader_)), own_most = std::max(1, all(means(s_, reader_)));
    const int about = all(means(s_, seat_)) * own / own_most * static_cast<int>(3 + roll(3)) / 4;
    camp_ = any_of(free_);
    for (unsigned n = 0; n < kMostExtras; ++n) {
      if (all(has_.worth()) >= about) return;
      switch (roll(8)) {
        case 0: add_upgrade(); break;
        case 1: train(); break;
        case 2: research(); break;
        case 3:
        case 4: build(); break;
        default: add_unit(); break;
      }
    }
  }
  void add_unit() {
    const TypeId type = any_affordable(faction_.units, [&](TypeId id) {
      return has_.has_finished(p_.type(id).made_at) && has_needs(p_.type(id).needs);
    });
    if (type == kNoType) return;
    unsigned count = 1 + roll(4);
    while (!can_have(worth(p_, type) * static_cast<int>(count))) --count;
    add_units(type, chance(3) ? any_of(free_) : camp_, count);
  }
  void build() {
    const TypeId type = any_affordable(faction_.buildings, [&](TypeId id) {
      return p_.type(id).made_at == kNoType && has_needs(p_.type(id).needs);
    });
    const AreaMask areas = type == kNoType ? 0 : places_for(p_.type(type));
    if (areas == 0) return;
    // TR-238: the worker that a cancel would bring back counts too.
    const bool is_site = chance(4) && has_.units() < s_.unit_limit;
    add_building(type, any_of(areas), !is_site);
  }
  AreaMask places_for(const PieceType& type) const {
    AreaMask areas = free_;
    for (const Area area : areas_in(free_)) {
      int extractors = 0;
      bool has_light = false, has_roots = false;
      for (Seat seat = 0; seat < s_.seats; ++seat)
        for (const Building& b : s_.buildings[seat]) {
          if (b.type == kNoType || b.area != area) continue;
          extractors += p_.type(b.type).is_extractor ? 1 : 0;
          has_light |= seat == seat_ && p_.type(b.type).gives_lattice;
          has_roots |= seat == seat_;
        }
      const bool no_geyser = type.is_extractor && extractors >= p_.map().areas[area].geysers;
      if (no_geyser || (type.needs_lattice && !has_light) || (type.is_rootbound && !has_roots))
        areas &= ~area_bit(area);
    }
    return areas;
  }
  // A numeric one would have been declared with any piece in sight that it changes (TR-61).
  bool may_be_secret(unsigned upgrade) const {
    const auto changes = [&](TypeId id) {
      const auto& all = p_.type(id).changes;
      return std::any_of(all.begin(), all.end(),
                         [&](const Change& change) { return change.upgrade == upgrade; });
    };
    if (!faction_.upgrades[upgrade].is_numeric) return true;
    return std::none_of(army_.begin(), army_.end(),
                        [&](const Unit& u) { return has_flag(u, kOnBoard) && changes(u.type); }) &&
           std::none_of(
               std::begin(s_.buildings[seat_]), std::end(s_.buildings[seat_]),
               [&](const Building& b) { return b.shown_type != kNoType && changes(b.type); });
  }
  // A place in Faction::upgrades; kNoUpgrade: there is none.
  unsigned any_upgrade(bool finished) {
    unsigned found = kNoUpgrade, n = 0;
    for (unsigned i = 0; i < faction_.upgrades.size(); ++i) {
      const Upgrade& one = faction_.upgrades[i];
      if ((s_.upgrades[seat_] >> i & 1) != 0 || has_.is_under_way(i) ||
          !has_.has_finished(one.made_at) || !has_needs(one.needs) ||
          !can_have(price(one.minerals, one.gas)) || (finished && !may_be_secret(i)))
        continue;
      if (roll(++n) == 0) found = i;
    }
    return found;
  }
  void add_upgrade() {
    const unsigned upgrade = any_upgrade(true);
    if (upgrade == kNoUpgrade) return;
    s_.upgrades[seat_] |= static_cast<UpgradeMask>(1u << upgrade);
    has_.add_upgrade(upgrade);
  }
  void train() {
    for (Building& b : s_.buildings[seat_]) {
      if (b.type == kNoType || has_work(b) || chance(2)) continue;
      const TypeId type = any_affordable(faction_.units, [&](TypeId id) {
        return is_made_at(p_.type(id).made_at, b) && has_needs(p_.type(id).needs) &&
               has_.units() + p_.type(id).delivers <= s_.unit_limit &&
               can_have(price(p_.type(id).minerals, p_.type(id).gas));
      });
      if (type == kNoType) continue;
      const auto item = std::find(faction_.units.begin(), faction_.units.end(), type);
      b.work[0] = make_work(static_cast<unsigned>(item - faction_.units.begin()),
                            1 + roll(p_.type(type).time));
      has_.train(type);
      return;
    }
  }
  void research() {
    const unsigned upgrade = any_upgrade(false);
    if (upgrade == kNoUpgrade) return;
    for (Building& b : s_.buildings[seat_])
      if (!has_work(b) && is_made_at(faction_.upgrades[upgrade].made_at, b)) {
        b.work[kOtherSlot] = make_work(upgrade, 1 + roll(faction_.upgrades[upgrade].time));
        has_.research(upgrade);
        return;
      }
  }
  void fill_stock() {
    const Worth most = means(s_, seat_), have = has_.worth();
    const Constants& constants = p_.content.constants;
    const auto some = [&](int left, int limit) {
      return static_cast<std::uint8_t>(
          roll(static_cast<std::size_t>(std::clamp(left / 2, 0, limit)) + 1));
    };
    s_.minerals[seat_] = some(most.minerals - have.minerals, constants.minerals_max);
    s_.gas[seat_] = some(most.gas - have.gas, constants.gas_max);
  }

  Play& p_;
  State& s_;
  const Seat reader_, seat_;
  const Faction& faction_;
  Army& army_;
  Possessions has_;
  const AreaMask own_, free_;
  Area camp_ = kNoArea;  // where most of what is added stands
};

// TR-107: where the reader has no marker, as it follows from the guess.
void count_geysers_taken(const Look& look, State& s, Seat reader) {
  for (Seat seat = 0; seat < s.seats; ++seat)
    for (const Building& b : s.buildings[seat])
      if (b.type != kNoType && look.type(b.type).is_extractor && !has_marker(s, reader, b.area))
        ++s.taken[b.area];
}

}  // namespace

void Trts::guess(State& s, Seat reader, Host& host) const {
  if (s.phase == Phase::kSetup) return;
  Play p{*content_, s, host};
  std::optional<Guess> guesses[kMostSeats];
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (seat != reader && holds(s.playing, seat)) guesses[seat].emplace(p, reader, seat);
  // What is only likely leaves the geysers (TR-107) to what the facts demand of any of them.
  for (auto& guess : guesses)
    if (guess) guess->meet_facts();
  for (auto& guess : guesses)
    if (guess) guess->add_rest();
  if (s.phase == Phase::kMacro) count_geysers_taken(p, s, reader);
}

}  // namespace turnwright::trts
