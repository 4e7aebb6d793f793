// What scenarios expect and see, held against a state or a view of one.
#include <algorithm>

#include "games/trts/ledger.h"
#include "games/trts/rules.h"
#include "games/trts/values.h"
#include "games/trts/words.h"
#include "games/trts/work.h"

namespace turnwright::trts {
namespace {

// What is so instead; empty if the row holds. Nothing: it is none of these rows.
using Found = Result<std::optional<std::string>>;
Found holds_or(bool so, std::string instead) {
  return std::optional(so ? std::string() : std::move(instead));
}

class PartCheck {
 public:
  PartCheck(const Look& look, const Names& names, const PartRow& row)
      : look_(look), s_(look.s), names_(names), row_(row), seat_(row.seat) {}

  Found check() const {
    switch (row_.part) {
      case Part::kHas: return check_has();
      case Part::kControls:
      case Part::kContests: return check_markers();
      case Part::kTrains: return check_training();
      case Part::kResearches: return check_research();
      case Part::kMorphs: return check_morph();
      case Part::kUpgrade: return check_upgrades(s_.upgrades[seat_], true);
      case Part::kLacksUpgrade: return check_upgrades(s_.upgrades[seat_], false);
      case Part::kDeclared: return check_upgrades(s_.declared[seat_], true);
      case Part::kNotDeclared: return check_upgrades(s_.declared[seat_], false);
      case Part::kLoads: return check_load();
      case Part::kSeen: return check_seen();
      case Part::kSurveyed: return check_surveyed();
      case Part::kExact: return check_exact();
      case Part::kActs: return check_acts();
      case Part::kSupply: return check_halves(supply(look_, seat_));
      case Part::kProduction: return check_halves(supply_in_production(look_, seat_));
    }
    return std::optional<std::string>();
  }

 private:
  std::string said(const std::string& value) const {
    return names_[seat_] + ' ' + std::string(word_of(row_.part)) + ' ' + value;
  }

  // ---- pieces

  int count(const PieceWords& words, const Said& notes) const {
    int n = 0;
    for (const Unit& unit : s_.units[seat_])
      if (unit.area == words.area && fits(unit, words.type, notes)) n += unit.count;
    for (const Building& b : s_.buildings[seat_])
      if (b.type != kNoType && b.area == words.area && fits(b, words.type, notes)) ++n;
    return n;
  }
  Found check_has() const {
    if (const auto rest = after_word(row_.text, "nothing")) return check_nothing(*rest);
    const auto all = read_pieces(look_, row_.text);
    if (!all) return Failure{all.error()};
    bool so = true;
    Area where = kNoArea;
    for (const PieceWords& words : *all) {
      const auto notes = read_notes(words);
      if (!notes) return Failure{notes.error()};
      if (count(words, *notes) == words.count) continue;
      so = false;
      where = words.area;
    }
    return holds_or(so, said(pieces_in(where)));
  }
  Found check_nothing(std::string_view where) const {
    const auto name = after_word(where, "in");
    if (!name) return Failure{"it is written \"has nothing in AREA\""};
    const auto area = find_area(look_, *name);
    if (!area) return Failure{area.error()};
    const std::string there = pieces_in(*area);
    return holds_or(there.starts_with("nothing"), said(there));
  }
  // All that is there, told apart as far as it has to be.
  std::string pieces_in(Area area) const {
    std::string text;
    const auto add = [&](const std::string& one) { text += (text.empty() ? "" : ", ") + one; };
    for (std::size_t i = 0; i < s_.units[seat_].size(); ++i)
      if (const Unit& u = s_.units[seat_][i]; u.area == area)
        add(std::to_string(u.count) + ' ' +
            with_hit_points(unit_name(look_, seat_, i), u.hit_points));
    for (std::size_t i = 0; i < kMostBuildings; ++i)
      if (const Building& b = s_.buildings[seat_][i]; b.type != kNoType && b.area == area)
        add("1 " + with_hit_points(building_name(look_, seat_, i), b.hit_points));
    return (text.empty() ? "nothing" : text) + " in " + std::string(area_name(look_, area));
  }
  static std::string with_hit_points(const std::string& name, int hit_points) {
    if (name.ends_with(')')) return name;
    return name + " (" + std::to_string(hit_points) + " hit points)";
  }
  // So many are aboard such transports there.
  Found check_load() const {
    const auto words = read_load(look_, row_.text);
    if (!words) return Failure{words.error()};
    const auto& [load, transport] = *words;
    int n = 0;
    for (const Unit& carrier : s_.units[seat_]) {
      if (carrier.type != transport.type || carrier.area != transport.area || carrier.tie == 0 ||
          has_flag(carrier, kAboard | kOnSite))
        continue;
      for (const Unit& unit : s_.units[seat_])
        if (has_flag(unit, kAboard) && unit.tie == carrier.tie && unit.type == load.type)
          n += unit.count;
    }
    return holds_or(n == load.count, said(std::to_string(n)));
  }

  // ---- areas

  Found check_markers() const {
    const auto areas = read_areas(look_, row_.text);
    if (!areas) return Failure{areas.error()};
    const auto is_so = [&](Area area) {
      return row_.part == Part::kControls ? controls(s_, seat_, area) : contests(s_, seat_, area);
    };
    std::string instead;
    for (Area area = 0; area < look_.map().areas.size(); ++area)
      if (is_so(area))
        instead += (instead.empty() ? "" : ", ") + std::string(area_name(look_, area));
    return holds_or(std::all_of(areas->begin(), areas->end(), is_so),
                    said(instead.empty() ? "nothing" : instead));
  }

  // ---- orders and upgrades

  template <class Is>
  Found check_order(const OrderWords& order, int first, int last, Is is) const {
    std::string instead;
    for (const Building& b : s_.buildings[seat_]) {
      if (b.type == kNoType || b.area != order.area) continue;
      for (int slot = first; slot <= last; ++slot) {
        if (b.work[slot] == kNoWork || !is(work_item(b.work[slot]))) continue;
        const auto rounds = static_cast<int>(work_rounds(b.work[slot]));
        if (rounds == order.rounds) return holds_or(true, {});
        instead = said("it in " + std::to_string(rounds) + " rounds");
      }
    }
    return holds_or(false, instead.empty() ? said("no such thing there") : instead);
  }
  Found check_training() const {
    const auto order = read_order(look_, row_.text);
    if (!order) return Failure{order.error()};
    const auto type = find_type(look_, order->what);
    if (!type) return Failure{type.error()};
    return check_order(*order, 0, kTrainSlots - 1,
                       [&](unsigned item) { return look_.faction(seat_).units[item] == *type; });
  }
  Found check_research() const {
    const auto order = read_order(look_, row_.text);
    if (!order) return Failure{order.error()};
    const auto upgrades = read_upgrades(look_, seat_, order->what);
    if (!upgrades) return Failure{upgrades.error()};
    return check_order(*order, kOtherSlot, kOtherSlot,
                       [&](unsigned item) { return item == upgrades->front(); });
  }
  Found check_morph() const {
    const auto order = read_order(look_, row_.text);
    if (!order) return Failure{order.error()};
    const auto type = find_type(look_, order->what);
    if (!type) return Failure{type.error()};
    return check_order(*order, kOtherSlot, kOtherSlot, [&](unsigned item) {
      return item != kWorkSite && item >= kWorkMorph &&
             look_.faction(seat_).buildings[item - kWorkMorph] == *type;
    });
  }
  Found check_upgrades(UpgradeMask has, bool wanted) const {
    const auto upgrades = read_upgrades(look_, seat_, row_.text);
    if (!upgrades) return Failure{upgrades.error()};
    bool so = true;
    for (unsigned upgrade : *upgrades) so &= ((has >> upgrade & 1) != 0) == wanted;
    std::string instead;
    for (unsigned rest = has; rest != 0; rest &= rest - 1)
      instead +=
          (instead.empty() ? "" : ", ") +
          std::string(upgrade_name(look_, seat_, static_cast<unsigned>(std::countr_zero(rest))));
    return holds_or(so, names_[seat_] + " has the upgrades " +
                            (instead.empty() ? std::string("none") : instead));
  }

  // ---- what is remembered

  Found check_seen() const {
    std::string instead;
    for (const Seen& row : s_.seen[seat_])
      instead += (instead.empty() ? "" : ", ") +
                 remembered_name(look_, row.type, row.area, row.count, row.round);
    instead = said(instead.empty() ? "nothing" : instead);
    if (row_.text == "nothing") return holds_or(s_.seen[seat_].empty(), instead);
    bool so = true;
    for (std::string_view item : split_outside(row_.text)) {
      const auto words = read_pieces_item(look_, item);
      if (!words) return Failure{words.error()};
      const auto notes = read_notes(*words);
      if (!notes) return Failure{notes.error()};
      int n = 0;
      for (const Seen& row : s_.seen[seat_])
        if (row.type == words->type && row.area == words->area &&
            notes->round.value_or(row.round) == row.round)
          n += row.count;
      so &= n == words->count;
    }
    return holds_or(so, instead);
  }
  // `3 Fusilier of Bob in Easthold`.
  Found check_surveyed() const {
    const auto& rows = s_.surveyed[seat_];
    std::string instead;
    for (const Surveyed& row : rows)
      instead += (instead.empty() ? "" : ", ") +
                 remembered_name(look_, row.type, row.area, row.count, row.round) + " of " +
                 (row.owner < names_.size() ? names_[row.owner] : "nobody");
    instead = said(instead.empty() ? "nothing" : instead);
    if (row_.text == "nothing") return holds_or(rows.empty(), instead);
    const std::size_t of = row_.text.find(" of "), in = row_.text.find(" in ", of);
    if (of == row_.text.npos || in == row_.text.npos)
      return Failure{"it is written like \"surveyed 3 Fusilier of Bob in Easthold\""};
    const std::string_view name = trimmed(row_.text.substr(of + 4, in - of - 4));
    const auto owner = std::find(names_.begin(), names_.end(), name);
    if (owner == names_.end()) return Failure{"no player is called " + quoted(name)};
    const std::string plain =
        std::string(row_.text.substr(0, of)) + std::string(row_.text.substr(in));
    const auto words = read_pieces_item(look_, plain);
    if (!words) return Failure{words.error()};
    int n = 0;
    for (const Surveyed& row : rows)
      if (row.owner == owner - names_.begin() && row.type == words->type && row.area == words->area)
        n += row.count;
    return holds_or(n == words->count, instead);
  }
  // `knows Easthold`: exactly, since a Survey.
  Found check_exact() const {
    const bool negated = row_.text.starts_with("no longer ");
    const auto areas = read_areas(look_, negated ? row_.text.substr(10) : row_.text);
    if (!areas) return Failure{areas.error()};
    bool so = true;
    for (Area area : *areas) so &= holds_area(s_.exact[seat_], area) != negated;
    return holds_or(so,
                    names_[seat_] + (negated ? " still knows it" : " does not know it exactly"));
  }

  // ---- the rest

  Found check_acts() const {
    const bool so = s_.phase == Phase::kMicro && s_.flow.window.open() &&
                    holds(s_.flow.window.owing, seat_) && s_.flow.window.kind == kTurnWindow;
    return holds_or(so, names_[seat_] + " is not asked for a micro turn");
  }
  Found check_halves(int halves) const {
    std::string_view text = row_.text;
    const bool has_half = text.ends_with(".5");
    if (has_half) text.remove_suffix(2);
    const auto n = to_number(text);
    if (!n) return Failure{"here stands a number of supply points, as 3 or 2.5"};
    return holds_or(*n * 2 + (has_half ? 1 : 0) == halves,
                    said(std::to_string(halves / 2) + (halves % 2 != 0 ? ".5" : "")));
  }

  const Look look_;
  const State& s_;
  const Names& names_;
  const PartRow row_;
  const Seat seat_;
};

Found check_phase(const State& s, std::string_view word) {
  const auto found = std::find(std::begin(kPhaseWords), std::end(kPhaseWords), word);
  if (found == std::end(kPhaseWords))
    return Failure{"no phase is called " + quoted(word) + did_you_mean(word, kPhaseWords)};
  const auto now = kPhaseWords[static_cast<std::size_t>(s.phase)];
  return holds_or(*found == now, "phase " + std::string(now));
}

Found check_neutral(const Look& look, std::string_view text) {
  const auto areas = read_areas(look, text);
  if (!areas) return Failure{areas.error()};
  std::string instead;
  bool so = true;
  for (Area area = 0; area < look.map().areas.size(); ++area)
    if (is_neutral(look.s, area))
      instead += (instead.empty() ? "" : ", ") + std::string(area_name(look, area));
  for (Area area : *areas) so &= is_neutral(look.s, area);
  return holds_or(so, "neutral " + (instead.empty() ? std::string("nothing") : instead));
}

Found check_line(const State& s, std::string_view text, const Names& names) {
  std::string now;
  for (Seat seat : s.line)
    now += (now.empty() ? "" : " ") + (seat < names.size() ? names[seat] : std::string("nobody"));
  return holds_or(single_spaced(text) == now, "order " + now);
}

}  // namespace

Result<std::optional<std::string>> Trts::row_holds(const State& s, std::string_view row,
                                                   const Names& names) const {
  const Look look{*content_, s};
  if (is_field_row(kStateFields, row)) return std::optional<std::string>();
  if (const auto word = after_word(row, "phase")) return check_phase(s, *word);
  if (const auto areas = after_word(row, "neutral")) return check_neutral(look, *areas);
  if (const auto line = after_word(row, "order")) return check_line(s, *line, names);
  const auto part = find_part(row, names);
  if (!part || part->seat >= s.seats) return std::optional<std::string>();
  return PartCheck(look, names, *part).check();
}

}  // namespace turnwright::trts
