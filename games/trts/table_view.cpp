// The table as a seat sees it, as text: the map, who stands where, the own board, what is remembered, and the battle.
#include <algorithm>

#include "games/listing.h"
#include "games/trts/ledger.h"
#include "games/trts/map_picture.h"
#include "games/trts/names.h"
#include "games/trts/rules.h"
#include "games/trts/work.h"

namespace turnwright::trts {
namespace {

class Picture {
 public:
  Picture(const Look& look, Seat reader, Text& text)
      : look_(look), s_(look.s), reader_(reader), text_(text) {}

  void draw() {
    text_ << " Round " << s_.round << " of " << s_.rounds << ", "
          << kPhaseWords[static_cast<std::size_t>(s_.phase)];
    for (Seat seat : s_.line) text_ << (seat == s_.line[0] ? "; order: " : ", ") << name(seat);
    text_ << "\n\n";
    for (const std::string& row : map_picture(look_, text_)) text_ << row << '\n';
    text_ << " fields/geysers, then units+buildings in sight; . way, ^ ramp, ~ by air\n\n";
    for (Area area = 0; area < look_.map().areas.size(); ++area) draw_area(area);
    for (Seat seat = 0; seat < s_.seats; ++seat) draw_player(seat);
    draw_battle();
  }

 private:
  using Words = std::vector<std::string>;

  std::string name(Seat seat) const { return std::string(text_.name(seat)); }
  std::string names_of(SeatMask seats) const {
    std::string names;
    for (Seat seat = 0; seat < s_.seats; ++seat)
      if (holds(seats, seat)) names += (names.empty() ? "" : " and ") + name(seat);
    return names;
  }

  // ---- areas

  std::string control(Area area) const {
    SeatMask marked = 0;
    for (Seat seat = 0; seat < s_.seats; ++seat)
      if (has_marker(s_, seat, area)) marked |= only(seat);
    if (marked == 0) return "neutral";
    return (is_contested(s_, area) ? "contested by " : "") + names_of(marked);
  }
  void draw_area(Area area) {
    bool is_empty = true;
    for (Seat seat = 0; seat < s_.seats; ++seat) is_empty &= pieces(seat, area).empty();
    if (is_empty && is_neutral(s_, area)) return;
    text_ << ' ' << area_name(look_, area) << ": " << control(area) << '\n';
    for (Seat seat = 0; seat < s_.seats; ++seat)
      write_list(text_, "   " + name(seat) + ":", pieces(seat, area));
  }
  Words pieces(Seat seat, Area area) const {
    Words words;
    for (std::size_t i = 0; i < kMostBuildings; ++i)
      if (const Building& b = s_.buildings[seat][i]; b.type != kNoType && b.area == area)
        words.push_back(building_words(seat, b));
    for (const Unit& unit : s_.units[seat])
      if (unit.area == area) words.push_back(unit_words(unit));
    return words;
  }
  std::string building_words(Seat seat, const Building& b) const {
    std::string notes = std::to_string(b.hit_points);
    if (b.shields > 0) notes += '+' + std::to_string(b.shields);
    if ((b.flags & kFinished) == 0) notes += ", site";
    if (b.energy > 0) notes += ", energy " + std::to_string(b.energy);
    for (int slot = 0; slot < kMostSlots; ++slot)
      if (b.work[slot] != kNoWork) notes += ", " + work_name(look_, seat, slot, b.work[slot]);
    return std::string(type_name(look_, b.type)) + " (" + notes + ')';
  }
  std::string unit_words(const Unit& u) const {
    std::string notes = std::to_string(u.hit_points);
    if (u.shields > 0) notes += '+' + std::to_string(u.shields);
    if (energy_of(u.charge) > 0) notes += ", energy " + std::to_string(energy_of(u.charge));
    if (u.points > 0) notes += ", " + std::to_string(u.points) + " points on it";
    if (has_flag(u, kActive))
      notes += ", in the group";
    else if (has_flag(u, kActivated))
      notes += ", activated";
    if (has_flag(u, kAttacked)) notes += ", has attacked";
    if (has_flag(u, kOnSite)) notes += ", on a site";
    if (has_flag(u, kAboard)) notes += ", aboard";
    if (has_flag(u, kStill)) notes += ", held still";
    return std::to_string(u.count) + ' ' + std::string(type_name(look_, u.type)) + " (" + notes +
           ')';
  }

  // ---- players

  void draw_player(Seat seat) {
    if (s_.phase == Phase::kSetup) return;
    text_ << ' ' << name(seat) << ", " << faction_name(look_, s_.faction[seat]);
    if (!holds(s_.playing, seat)) text_ << ", out of the game";
    text_ << '\n';
    if (!holds(s_.playing, seat)) return;
    if (seat == reader_)
      text_ << "   Stock: " << s_.minerals[seat] << " minerals, " << s_.gas[seat] << " gas; supply "
            << halves(supply_in_production(look_, seat)) << " of " << halves(supply(look_, seat))
            << " in production\n";
    write_list(text_, "   Upgrades:", upgrades(seat));
    if (seat == reader_) return;
    write_list(text_, "   Last seen:", seen(seat));
    write_list(text_, "   Surveyed:", surveyed(seat));
  }
  static std::string halves(int n) { return std::to_string(n / 2) + (n % 2 != 0 ? ".5" : ""); }
  Words upgrades(Seat seat) const {
    Words words;
    for (unsigned rest = s_.upgrades[seat]; rest != 0; rest &= rest - 1)
      words.emplace_back(upgrade_name(look_, seat, static_cast<unsigned>(std::countr_zero(rest))));
    return words;
  }
  Words seen(Seat seat) const {
    Words words;
    for (const Seen& row : s_.seen[seat])
      words.push_back(remembered_name(look_, row.type, row.area, row.count, row.round));
    return words;
  }
  Words surveyed(Seat seat) const {
    Words words;
    if (reader_ >= s_.seats) return words;
    for (const Surveyed& row : s_.surveyed[reader_])
      if (row.owner == seat)
        words.push_back(remembered_name(look_, row.type, row.area, row.count, row.round));
    return words;
  }

  void draw_battle() {
    if (s_.battle.range == 0 || s_.battle.area == kNoArea) return;
    text_ << " Combat in " << area_name(look_, s_.battle.area) << ", range " << s_.battle.range
          << ": " << names_of(s_.battle.engaging) << " against " << names_of(s_.battle.defending)
          << '\n';
  }

  const Look look_;
  const State& s_;
  const Seat reader_;
  Text& text_;
};

}  // namespace

void Trts::draw(const State& s, Seat reader, Text& text) const {
  Picture({*content_, s}, reader, text).draw();
}

}  // namespace turnwright::trts
