#include "games/wtactics/card_fields.h"

#include <algorithm>

#include "engine/text.h"

namespace turnwright::wtactics {
namespace {

using language::Field;
using language::Place;

enum class Wants : std::uint8_t { kText, kNumber, kEither };

struct FieldRule {
  std::string_view name;
  Tables in;      // where it may stand
  Tables needed;  // where it must
  Wants wants;
};

constexpr FieldRule kRules[] = {
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

bool suits(const Field& field, Wants wants) {
  if (wants == Wants::kEither) return field.text() || field.number();
  return wants == Wants::kText ? field.text() != nullptr : field.number() != nullptr;
}

std::optional<int> small_number(std::string_view digits) {
  if (digits.empty() || digits.size() > 2) return std::nullopt;
  int number = 0;
  for (char digit : digits) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  return number;
}

std::string quote(std::string_view text) { return "\"" + std::string(text) + "\""; }

}  // namespace

Tables table_named(std::string_view name) {
  for (std::size_t i = 0; i < std::size(kCardTypes); ++i)
    if (kCardTypes[i] == name) return static_cast<Tables>(1u << i);
  if (name == "quest") return kQuestTable;
  if (name == "foe") return kFoeTable;
  return name == "deck" ? kDeckTable : 0;
}

Fields::Fields(const language::Entry& entry, language::Diagnostics& diagnostics)
    : entry_(entry), diagnostics_(diagnostics), table_(table_named(entry.table)) {
  check_names();
}

void Fields::check_names() {
  std::vector<std::string> known;
  for (const FieldRule& rule : kRules) {
    if (rule.in & table_) known.emplace_back(rule.name);
    const Field* field = entry_.find(rule.name);
    const bool is_blank = !field || (field->text() && trimmed(*field->text()).empty());
    if ((rule.needed & table_) && is_blank)
      wrong(entry_.place, "L013", "the " + entry_.table + " has no " + std::string(rule.name));
  }
  for (const Field& field : entry_.fields) {
    const auto rule = std::find_if(std::begin(kRules), std::end(kRules), [&](const FieldRule& one) {
      return one.name == field.name && (one.in & table_);
    });
    if (rule == std::end(kRules)) {
      std::vector<std::string> notes;
      for (const std::string& near : language::nearest(field.name, known))
        notes.push_back("did you mean: " + near);
      wrong(field.place, "L012",
            "the field " + quote(field.name) + " does not belong in [[" + entry_.table + "]]",
            std::move(notes));
    } else if (!suits(field, rule->wants)) {
      wrong(field.place, "L014",
            field.name + (rule->wants == Wants::kNumber ? " is a number" : " is a text in quotes"));
    }
  }
}

std::string Fields::text(std::string_view name) const {
  const Field* field = entry_.find(name);
  return field && field->text() ? std::string(trimmed(*field->text())) : std::string();
}

std::string Fields::name() {
  const std::string written = text("name");
  const std::size_t separator = written.find_first_of(",;\n");
  if (separator != std::string::npos)
    wrong(entry_.find("name")->place, "L027",
          "a name has no comma, semicolon or line break in it: lists of names have");
  return written;
}

int Fields::number(std::string_view name, int least, int most, int otherwise) {
  const Field* field = entry_.find(name);
  if (!field || !field->number()) return otherwise;
  if (*field->number() < least || *field->number() > most) {
    wrong(field->place, "L021",
          std::string(name) + " is between " + std::to_string(least) + " and " +
              std::to_string(most));
    return otherwise;
  }
  return static_cast<int>(*field->number());
}

Cost Fields::cost() {
  const Field* field = entry_.find("cost");
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
  const Field* field = entry_.find("stats");
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

std::vector<language::TextLine> Fields::lines(std::string_view name) {
  const Field* field = entry_.find(name);
  if (!field || !field->text()) return {};
  if (!field->exact) {
    wrong(field->place, "L016", quote(name) + " is written between ''' and ''', without \\ in it");
    return {};
  }
  return language::lines_of(*field);
}

int Fields::one_of(std::string_view name, const std::vector<std::string>& known,
                   std::string_view what) {
  const Field* field = entry_.find(name);
  if (!field || !field->text()) return -1;
  for (std::size_t i = 0; i < known.size(); ++i)
    if (known[i] == text(name)) return static_cast<int>(i);
  std::vector<std::string> notes;
  for (const std::string& near : language::nearest(text(name), known, 1))
    notes.push_back("did you mean: " + near);
  if (notes.empty())
    for (const std::string& one : known) notes.push_back("there is: " + one);
  wrong(field->place, "L020", "there is no " + std::string(what) + " " + quote(text(name)),
        std::move(notes));
  return -1;
}

void Fields::wrong(const Place& place, std::string_view code, std::string sentence,
                   std::vector<std::string> notes) {
  diagnostics_.push_back({place, code, std::move(sentence), std::move(notes)});
}

}  // namespace turnwright::wtactics
