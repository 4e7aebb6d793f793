#include "games/wtactics/card_fields.h"

#include <optional>

#include "engine/text.h"

namespace turnwright::wtactics {
namespace {

using language::Field;
using language::Wants;

constexpr language::FieldRule kRules[] = {
    {"number", kArmyTables | kQuestTable, 0, Wants::kText},
    {"name", 0xff, 0xff, Wants::kText},
    {"faction", kArmyTables, kArmyTables, Wants::kText},
    {"types", kArmyTables, kCreatureTable, Wants::kText},
    {"loyalty", kArmyTables, kArmyTables, Wants::kNumber},
    {"cost", kArmyTables, kArmyTables, Wants::kEither},
    {"stats", kCreatureTable | kFoeTable, kCreatureTable | kFoeTable, Wants::kText},
    {"kind", kQuestTable, kQuestTable, Wants::kText},
    {"vp", kQuestTable, kQuestTable, Wants::kNumber},
    {"hp", kFoeTable, kFoeTable, Wants::kNumber},
    {"count", kFoeTable, 0, Wants::kNumber},
    {"text", kArmyTables | kQuestTable | kFoeTable, kQuestTable, Wants::kText},
    {"flavour", kArmyTables | kQuestTable, 0, Wants::kText},
    {"about", kDeckTable, kDeckTable, Wants::kText},
    {"cards", kDeckTable, kDeckTable, Wants::kText},
    {"quests", kDeckTable, kDeckTable, Wants::kText},
};

std::optional<int> small_number(std::string_view digits) {
  if (digits.empty() || digits.size() > 2) return std::nullopt;
  int number = 0;
  for (char digit : digits) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  return number;
}

}  // namespace

Tables table_named(std::string_view name) {
  for (std::size_t i = 0; i < std::size(kCardTypes); ++i)
    if (kCardTypes[i] == name) return static_cast<Tables>(1u << i);
  if (name == "quest") return kQuestTable;
  if (name == "foe") return kFoeTable;
  return name == "deck" ? kDeckTable : 0;
}

Fields::Fields(const language::Entry& entry, language::Diagnostics& diagnostics)
    : language::Fields(entry, table_named(entry.table), kRules, diagnostics) {}

Cost Fields::cost() {
  const Field* field = find("cost");
  if (!field) return {};
  if (field->number())
    return {Cost::Base::kNone, static_cast<std::int8_t>(number("cost", 0, 99, 0))};
  const std::string written = text("cost");
  if (!field->text()) return {};
  const bool is_x = written.starts_with('X');
  const bool has_sign = written.size() > 1 && (written[1] == '+' || written[1] == '-');
  const auto amount =
      written.size() == 1 ? 0 : small_number(has_sign ? std::string_view(written).substr(2) : "");
  if ((!is_x && !written.starts_with('T')) || !amount) {
    wrong(field->place, "L022",
          "a cost is a number, X or T, or one of these and a number: 3, \"X\", \"X+1\", \"T-1\"");
    return {};
  }
  return {is_x ? Cost::Base::kX : Cost::Base::kTarget,
          static_cast<std::int8_t>(written.size() > 1 && written[1] == '-' ? -*amount : *amount)};
}

Stats Fields::stats() {
  const Field* field = find("stats");
  if (!field || !field->text()) return {};
  const auto halves = split(*field->text(), '/');
  const auto atk = small_number(halves[0]);
  const auto def = halves.size() == 2 ? small_number(halves[1]) : std::nullopt;
  if (!atk || !def) {
    wrong(field->place, "L023", "stats are written ATK/DEF, as \"2/3\"");
    return {};
  }
  if (*def < 1) wrong(field->place, "L024", "DEF is at least 1");
  return {static_cast<std::uint8_t>(*atk), static_cast<std::uint8_t>(*def)};
}

}  // namespace turnwright::wtactics
