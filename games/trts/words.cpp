#include "games/trts/words.h"

#include <algorithm>

#include "games/trts/state_fields.h"
#include "games/trts/work.h"

namespace turnwright::trts {
namespace {

constexpr std::string_view kPartWords[] = {
    "has",      "controls",   "contests", "trains",       "researches", "morphs",
    "upgrade",  "no upgrade", "declared", "not declared", "loads",      "seen",
    "surveyed", "knows",      "acts",     "supply",       "production"};
static_assert(std::size(kPartWords) == static_cast<std::size_t>(Part::kProduction) + 1);

struct FlagWord {
  std::string_view word;
  UnitFlags flag;
};
constexpr FlagWord kFlagWords[] = {{"visible", kOnBoard},
                                   {"activated", kActivated},
                                   {"active", kActive},
                                   {"attacked", kAttacked},
                                   {"attacked before", kAttackedBefore},
                                   {"worked", kWorked},
                                   {"repaired", kRepaired},
                                   {"on a site", kOnSite},
                                   {"aboard", kAboard},
                                   {"still", kStill},
                                   {"halved", kHalved},
                                   {"blocks", kBlocks}};

constexpr std::string_view kNotes =
    "N hit points, N shields, N energy, N movement, N points, visible, activated, active, "
    "attacked, attacked before, worked, repaired, on a site, aboard, still, halved, blocks, site, "
    "known, N rounds, and not before a word";

// "20 hit points": the number before this word.
std::optional<int> number_before(std::string_view note, std::string_view word) {
  const std::size_t space = note.find(' ');
  if (space == note.npos || trimmed(note.substr(space)) != word) return std::nullopt;
  const auto n = to_number(note.substr(0, space));
  if (!n || *n < 0 || *n > 0xff) return std::nullopt;
  return static_cast<int>(*n);
}

struct NumberWord {
  std::string_view word;
  std::optional<int> Said::* number;
};
constexpr NumberWord kNumberWords[] = {
    {"hit points", &Said::hit_points}, {"hit point", &Said::hit_points},
    {"shields", &Said::shields},       {"energy", &Said::energy},
    {"movement", &Said::movement},     {"points", &Said::points},
    {"rounds", &Said::rounds},         {"round", &Said::rounds}};

bool read_number(std::string_view note, Said& said) {
  for (const auto& [word, number] : kNumberWords)
    if (const auto n = number_before(note, word)) {
      said.*number = n;
      return true;
    }
  return false;
}

// The text before brackets, and what stands in them.
struct Bracketed {
  std::string_view text;
  std::vector<std::string_view> notes;
};
Result<Bracketed> take_brackets(std::string_view text) {
  const std::size_t bracket = text.find('(');
  if (bracket == text.npos) return Bracketed{trimmed(text), {}};
  if (text.back() != ')')
    return Failure{"the bracket in " + quoted(text) + " must be closed at its end"};
  Bracketed parts{trimmed(text.substr(0, bracket)), {}};
  constexpr std::string_view kAnd = " and ";  // as in moves, where commas part the steps
  for (std::string_view note : split_outside(text.substr(bracket + 1, text.size() - bracket - 2))) {
    for (std::size_t at = note.find(kAnd); at != note.npos; at = note.find(kAnd)) {
      parts.notes.push_back(trimmed(note.substr(0, at)));
      note = trimmed(note.substr(at + kAnd.size()));
    }
    parts.notes.push_back(note);
  }
  return parts;
}

}  // namespace

std::string_view word_of(Part part) { return kPartWords[static_cast<std::size_t>(part)]; }

std::optional<PartRow> find_part(std::string_view row, const Names& names) {
  const auto named = take_name(row, names, kMostSeats);
  if (!named || is_field_row(kStateFields, named->rest)) return std::nullopt;
  return part_in<Part>(*named, kPartWords);
}

Result<TypeId> find_type(const Look& look, std::string_view name) {
  if (const TypeId type = type_called(look, small_letters(name)); type != kNoType) return type;
  std::vector<std::string_view> known;
  for (const PieceType& type : look.content.tables.types) known.push_back(type.name);
  return Failure{"no piece is called " + quoted(name) + did_you_mean(name, known)};
}

Result<Area> find_area(const Look& look, std::string_view name) {
  if (const Area area = area_called(look, small_letters(name)); area != kNoArea) return area;
  std::vector<std::string_view> known;
  for (const AreaInfo& area : look.map().areas) known.push_back(area.name);
  return Failure{"no area of this map is called " + quoted(name) + did_you_mean(name, known)};
}

Result<std::vector<Area>> read_areas(const Look& look, std::string_view text) {
  std::vector<Area> areas;
  for (std::string_view one : split_outside(text)) {
    const auto area = find_area(look, one);
    if (!area) return Failure{area.error()};
    areas.push_back(*area);
  }
  return areas;
}

Result<std::vector<unsigned>> read_upgrades(const Look& look, Seat seat, std::string_view text) {
  std::vector<unsigned> upgrades;
  for (std::string_view one : split_outside(text)) {
    const unsigned upgrade = upgrade_called(look, seat, small_letters(one));
    if (upgrade == kNoUpgrade) {
      std::vector<std::string_view> known;
      for (const Upgrade& each : look.faction(seat).upgrades) known.push_back(each.name);
      return Failure{"no upgrade of this faction is called " + quoted(one) +
                     did_you_mean(one, known)};
    }
    upgrades.push_back(upgrade);
  }
  return upgrades;
}

Result<PieceWords> read_pieces_item(const Look& look, std::string_view text) {
  const auto parts = take_brackets(text);
  if (!parts) return Failure{parts.error()};
  PieceWords words;
  words.notes = parts->notes;
  std::string_view name = parts->text;
  if (const std::size_t in = name.rfind(" in "); in != name.npos) {
    const auto area = find_area(look, trimmed(name.substr(in + 4)));
    if (!area) return Failure{area.error()};
    words.area = *area;
    name = trimmed(name.substr(0, in));
  }
  const std::size_t space = name.find(' ');
  const std::string_view first = name.substr(0, space);
  const auto number = to_number(first);
  if (space != name.npos && (first == "no" || (number && *number >= 0 && *number <= kMostUnits))) {
    words.count = first == "no" ? 0 : static_cast<int>(*number);
    name = trimmed(name.substr(space));
  }
  const auto type = find_type(look, name);
  if (!type) return Failure{type.error()};
  words.type = *type;
  return words;
}

Result<std::vector<PieceWords>> read_pieces(const Look& look, std::string_view text) {
  std::vector<PieceWords> all;
  for (std::string_view item : split_outside(text)) {
    auto words = read_pieces_item(look, item);
    if (!words) return Failure{words.error()};
    if (words->area == kNoArea)
      return Failure{"it must be said where: \"" + std::string(item) + " in Westhold\""};
    all.push_back(std::move(*words));
  }
  return all;
}

Result<Said> read_notes(const PieceWords& words) {
  Said said;
  for (std::string_view note : words.notes) {
    const bool negated = note.starts_with("not ");
    const std::string_view word = negated ? note.substr(4) : note;
    const auto flag = std::find_if(std::begin(kFlagWords), std::end(kFlagWords),
                                   [&](const FlagWord& one) { return one.word == word; });
    if (flag != std::end(kFlagWords)) {
      (negated ? said.not_flags : said.flags) |= flag->flag;
      if (flag->flag == kAttacked) said.has_attacked = !negated;
      if (flag->flag == kOnBoard) said.is_known = !negated;
      continue;
    }
    if (word == "site")
      said.is_site = !negated;
    else if (word == "known")
      said.is_known = !negated;
    else if (const auto round = after_word(note, "round"); round && to_number(*round))
      said.round = static_cast<int>(*to_number(*round));
    else if (!read_number(note, said))
      return Failure{quoted(note) + " is nothing that can be said in brackets here; there are " +
                     std::string(kNotes)};
  }
  return said;
}

Result<OrderWords> read_order(const Look& look, std::string_view text) {
  const auto parts = take_brackets(text);
  if (!parts) return Failure{parts.error()};
  OrderWords words;
  const std::size_t in = parts->text.rfind(" in ");
  if (in == parts->text.npos) return Failure{"it must be said where: \"… in Westhold\""};
  const auto area = find_area(look, trimmed(parts->text.substr(in + 4)));
  if (!area) return Failure{area.error()};
  words.area = *area;
  words.what = trimmed(parts->text.substr(0, in));
  for (std::string_view note : parts->notes) {
    const auto one = number_before(note, "round"), several = number_before(note, "rounds");
    const int rounds = one ? *one : several.value_or(0);
    if (rounds < 1 || rounds > kMostTime)
      return Failure{"in brackets stand the rounds that are left, 1 to " +
                     std::to_string(kMostTime) + ", not " + quoted(note)};
    words.rounds = rounds;
  }
  return words;
}

Result<LoadWords> read_load(const Look& look, std::string_view text) {
  constexpr std::string_view kInto = " into ";
  const std::size_t into = text.find(kInto);
  if (into == text.npos)
    return Failure{"it is written like \"loads 3 Fusilier into Barge in Westhold\""};
  auto load = read_pieces_item(look, text.substr(0, into));
  if (!load) return Failure{load.error()};
  auto transport = read_pieces_item(look, text.substr(into + kInto.size()));
  if (!transport) return Failure{transport.error()};
  return LoadWords{*std::move(load), *std::move(transport)};
}

bool fits(const Unit& u, TypeId type, const Said& said) {
  return u.type == type && said.hit_points.value_or(u.hit_points) == u.hit_points &&
         said.shields.value_or(u.shields) == u.shields &&
         said.energy.value_or(energy_of(u.charge)) == energy_of(u.charge) &&
         said.movement.value_or(movement_of(u.charge)) == movement_of(u.charge) &&
         said.points.value_or(u.points) == u.points && (u.flags & said.flags) == said.flags &&
         (u.flags & said.not_flags) == 0 && !has_flag(u, kGone);
}

bool fits(const Building& b, TypeId type, const Said& said) {
  const bool is_site = (b.flags & kFinished) == 0, is_known = b.shown_type != kNoType;
  const bool has_attacked = (b.flags & kHasAttacked) != 0;
  const int rounds = is_site ? static_cast<int>(work_rounds(b.work[kOtherSlot])) : 0;
  return b.type == type && said.hit_points.value_or(b.hit_points) == b.hit_points &&
         said.shields.value_or(b.shields) == b.shields &&
         said.energy.value_or(b.energy) == b.energy && said.points.value_or(b.points) == b.points &&
         said.rounds.value_or(rounds) == rounds && said.is_site.value_or(is_site) == is_site &&
         said.is_known.value_or(is_known) == is_known &&
         said.has_attacked.value_or(has_attacked) == has_attacked;
}

}  // namespace turnwright::trts
