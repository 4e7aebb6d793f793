#include "games/trts/piece_fields.h"

#include <algorithm>

#include "engine/text.h"

namespace turnwright::trts {
namespace {

using language::Field;
using language::Wants;

constexpr language::Tables kPieces = kUnitTable | kBuildingTable;
constexpr language::Tables kOrdered = kPieces | kUpgradeTable;
constexpr language::Tables kArmed = kPieces | kStanceTable;

constexpr language::FieldRule kRules[] = {
    {"name", 0xff, 0xff, Wants::kText},
    {"about", kFactionTable, kFactionTable, Wants::kText},
    {"start", kFactionTable, kFactionTable, Wants::kText, "TR-36"},
    {"minerals", kOrdered, kOrdered, Wants::kNumber, "TR-264"},
    {"gas", kOrdered, 0, Wants::kNumber, "TR-30"},
    {"time", kOrdered, 0, Wants::kNumber, "TR-91"},
    {"supply", kUnitTable, kUnitTable, Wants::kNumber, "TR-101"},
    {"provides", kPieces, 0, Wants::kNumber, "TR-102"},
    {"units", kUnitTable, 0, Wants::kNumber, "TR-103"},
    {"speed", kUnitTable, kUnitTable, Wants::kNumber, "TR-141"},
    {"speed", kStanceTable, 0, Wants::kNumber, "TR-235"},
    {"hit_points", kPieces, kPieces, Wants::kNumber},
    {"shields", kPieces, 0, Wants::kNumber, "TR-226"},
    {"armour", kPieces, 0, Wants::kNumber, "TR-223"},
    {"range", kArmed, 0, Wants::kNumber, "TR-204"},
    {"air_range", kArmed, 0, Wants::kNumber, "TR-189"},
    {"ground", kArmed, 0, Wants::kEither, "TR-204"},
    {"air", kArmed, 0, Wants::kEither, "TR-204"},
    {"bonus", kArmed, 0, Wants::kText, "TR-222"},
    {"size", kUnitTable | kStanceTable, 0, Wants::kText, "TR-233"},
    {"carries", kUnitTable, 0, Wants::kNumber, "TR-233"},
    {"tags", kUnitTable, kUnitTable, Wants::kText},
    {"tags", kBuildingTable | kStanceTable, 0, Wants::kText},
    {"verb", kStanceTable, kStanceTable, Wants::kText},
    {"trained_at", kUnitTable, 0, Wants::kText, "TR-99"},
    {"researched_at", kUpgradeTable, kUpgradeTable, Wants::kText, "TR-99"},
    {"morph_of", kBuildingTable, 0, Wants::kText, "TR-109"},
    {"base", kBuildingTable, 0, Wants::kFlag, "TR-82"},
    {"extractor", kBuildingTable, 0, Wants::kFlag, "TR-84"},
    {"needs", kOrdered, 0, Wants::kText, "TR-100"},
    {"text", kFactionTable | kUpgradeTable | kSpellTable,
     kFactionTable | kUpgradeTable | kSpellTable, Wants::kText},
    {"text", kPieces, 0, Wants::kText},
};

constexpr std::string_view kTableNames[] = {"faction", "unit",   "building",
                                            "upgrade", "stance", "spell"};

const std::vector<std::string>& tag_names() {
  static const std::vector<std::string> kNames(std::begin(kTagNames), std::end(kTagNames));
  return kNames;
}

// "3x4": X targets, D points each. Nothing: it is no such text.
std::optional<Attack> read_splash(std::string_view text) {
  const std::size_t by = text.find('x');
  if (by == text.npos) return std::nullopt;
  const auto targets = to_number(text.substr(0, by)), points = to_number(text.substr(by + 1));
  if (!targets || !points || *targets < 2 || *targets > kMostPicks || *points < 1 ||
      *points > kMostPoints)
    return std::nullopt;
  return Attack{static_cast<std::uint8_t>(*points), static_cast<std::uint8_t>(*targets), 0};
}

}  // namespace

language::Tables table_named(std::string_view name) {
  const auto found = std::find(std::begin(kTableNames), std::end(kTableNames), name);
  return found == std::end(kTableNames)
             ? language::Tables{0}
             : static_cast<language::Tables>(1u << (found - std::begin(kTableNames)));
}

PieceFields::PieceFields(const language::Entry& entry, language::Diagnostics& diagnostics)
    : Fields(entry, table_named(entry.table), kRules, diagnostics) {}

std::uint8_t PieceFields::small(std::string_view field, int least, int most, int otherwise) {
  return static_cast<std::uint8_t>(number(field, least, most, otherwise));
}

TagMask PieceFields::tags() {
  TagMask tags = 0;
  const std::vector<int> named = some_of("tags", tag_names(), "tag");
  for (const int one : named) {
    const TagMask bit = tag_bit(static_cast<Tag>(one));
    if (tags & bit)
      wrong(find("tags")->place, "L029",
            "the tag " + std::string(kTagNames[one]) + " is named twice");
    tags |= bit;
  }
  const auto has = [&](Tag tag) { return (tags & tag_bit(tag)) != 0; };
  const bool all_known = named.size() == split_words(text("tags")).size();
  if (table() == kUnitTable && find("tags") && all_known &&
      (has(kLight) == has(kHeavy) || has(kBio) == has(kMech)))
    wrong(find("tags")->place, "L029", "a unit is Light or Heavy, and Bio or Mech (chapter 16)");
  if (table() == kBuildingTable && (tags & ~tag_bit(kDetector)))
    wrong(find("tags")->place, "L029", "a building has no tag but Detector (chapter 16)");
  if (table() == kStanceTable && (tags & ~(tag_bit(kDetector) | tag_bit(kCloak))))
    wrong(find("tags")->place, "L029",
          "a stance has the tags of its unit, and may add Cloak and Detector (chapter 16)");
  return tags;
}

Attack PieceFields::attack(std::string_view field) {
  const Field* found = find(field);
  if (!found) return {};
  if (found->number()) return {small(field, 1, kMostPoints), 0, 0};
  const auto splash = read_splash(text(field));
  if (found->text() && !splash)
    wrong(found->place, "L076",
          std::string(field) + " is a number of points, or a text such as \"3x4\": 2 to " +
              std::to_string(kMostPicks) + " targets, 1 to " + std::to_string(kMostPoints) +
              " points each (TR-220)");
  return splash.value_or(Attack{});
}

void PieceFields::weapons(PieceType& type) {
  type.ground = attack("ground");
  type.air = attack("air");
  const std::uint8_t range = small("range", 1, kMostRange);
  if (find("ground")) type.ground.range = range;
  if (find("air")) type.air.range = find("air_range") ? small("air_range", 1, kMostRange) : range;
  const bool has_weapon = find("ground") || find("air");
  if (has_weapon != (find("range") != nullptr))
    wrong(place(), "L077",
          has_weapon ? "it has an attack, and so it has a range (TR-204)"
                     : "it has a range, and no attack (TR-204); the range of a spell stands in the "
                       "spell's text");
  if (find("air_range") && !find("air"))
    wrong(find("air_range")->place, "L077", "it has a range against air, and no such attack");
  const Field* bonus = find("bonus");
  if (!bonus || !bonus->text()) return;
  const auto words = split_words(*bonus->text());
  const bool has_form = words.size() == 2 && words[0].starts_with('+');
  const long long points = has_form ? to_number(words[0].substr(1)).value_or(0) : 0;
  if (points < 1 || points > kMostPoints)
    return wrong(bonus->place, "L078", "a bonus is written like \"+2 Heavy\" (TR-222)");
  if (!has_weapon) wrong(bonus->place, "L077", "it has a bonus, and no attack (TR-222)");
  type.bonus = static_cast<std::uint8_t>(points);
  if (const int tag = Fields::found(words[1], bonus->place, tag_names(), "tag", "bonus"); tag >= 0)
    type.bonus_tags = tag_bit(static_cast<Tag>(tag));
}

std::uint8_t PieceFields::size(const Constants& constants) {
  const int sizes[] = {constants.cargo_small, constants.cargo_middle, constants.cargo_large};
  const int size = one_of("size", {"S", "M", "L"}, "size");
  return size < 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(sizes[size]);
}

std::vector<PieceFields::Named> PieceFields::names(std::string_view field,
                                                   const std::vector<std::string>& known,
                                                   std::string_view what) {
  const Field* of = find(field);
  if (!of || !of->text()) return {};
  std::vector<Named> all;
  const std::string& written = *of->text();
  for (std::string_view item : split(written, ',')) {
    item = trimmed(item);
    Named named{0, 1, of->place};
    if (of->exact)
      named.place.column +=
          language::characters(written, static_cast<std::size_t>(item.data() - written.data()));
    if (const auto words = split_words(item); words.size() > 1 && to_number(words[0])) {
      named.count = static_cast<int>(std::clamp(*to_number(words[0]), -1LL, 1000LL));
      item = trimmed(item.substr(words[0].size()));
    }
    const int which = found(item, named.place, known, what, field);
    if (which < 0) continue;
    named.which = static_cast<std::size_t>(which);
    const auto is_it = [&](const Named& one) { return one.which == named.which; };
    if (std::any_of(all.begin(), all.end(), is_it))
      wrong(named.place, "L029", quoted(item) + " is named twice");
    else
      all.push_back(named);
  }
  return all;
}

}  // namespace turnwright::trts
