#include "games/crowdcontrol/card_fields.h"

#include <algorithm>

#include "engine/text.h"
#include "games/crowdcontrol/limits.h"

namespace turnwright::crowdcontrol {
namespace {

using language::Field;
using language::Wants;

constexpr Tables kPlayed = kActionTable | kEntityTable | kPlaceTable;
constexpr Tables kPrinted = kPlayed | kHqTable;

constexpr language::FieldRule kRules[] = {
    {"number", kCardTables, 0, Wants::kText},
    {"name", 0xff, 0xff, Wants::kText},
    {"kind", kTokenTable, kTokenTable, Wants::kText},
    {"class", kCardTables, kPrinted, Wants::kText, "CC-129"},
    {"tags", kCardTables, kPrinted, Wants::kText, "CC-130"},
    {"rarity", kPrinted, 0, Wants::kText, "CC-130"},
    {"cost", kPlayed, kPlayed, Wants::kNumber, "CC-130"},
    {"sacrifice", kPlayed, 0, Wants::kNumber, "CC-70"},
    {"discard", kPlayed, 0, Wants::kNumber, "CC-70"},
    {"void", kPlayed, 0, Wants::kNumber, "CC-70"},
    {"attack", kEntityTable, kEntityTable, Wants::kNumber, "CC-130"},
    {"attack", kTokenTable, 0, Wants::kEither, "CC-130"},
    {"health", kPrinted & ~kActionTable, kPrinted & ~kActionTable, Wants::kNumber, "CC-130"},
    {"health", kTokenTable, kTokenTable, Wants::kEither, "CC-130"},
    {"delay", kHqTable, kHqTable, Wants::kNumber, "CC-130"},
    {"text", kCardTables, 0, Wants::kText, "CC-130"},
    {"flavour", kCardTables, 0, Wants::kText, "CC-130"},
    {"about", kDeckTable, kDeckTable, Wants::kText},
    {"hq", kDeckTable, kDeckTable, Wants::kText, "CC-126"},
    {"cards", kDeckTable, kDeckTable, Wants::kText, "CC-126"},
};

}  // namespace

Tables table_named(std::string_view name) {
  for (std::size_t i = 0; i < std::size(kCardTableNames); ++i)
    if (kCardTableNames[i] == name) return static_cast<Tables>(1u << i);
  return name == "deck" ? kDeckTable : 0;
}

Fields::Fields(const language::Entry& entry, language::Diagnostics& diagnostics)
    : language::Fields(entry, table_named(entry.table), kRules, diagnostics) {}

std::string Fields::name() {
  const std::string written = language::Fields::name();
  if (language::characters(written, written.size()) > kMostNameLetters)
    wrong(find("name")->place, "L028",
          "a name has at most " + std::to_string(kMostNameLetters) + " letters (CC-130)");
  return written;
}

std::string Fields::flavour() {
  const std::string written = text("flavour");
  if (language::characters(written, written.size()) > kMostFlavourLetters)
    wrong(
        find("flavour")->place, "L028",
        "a flavour text has at most " + std::to_string(kMostFlavourLetters) + " letters (CC-130)");
  return written;
}

Classes Fields::classes() {
  const std::vector<std::string> known(std::begin(kClassNames), std::end(kClassNames));
  Classes classes = 0;
  for (const int one : some_of("class", known, "class")) {
    const auto bit = static_cast<Classes>(1u << one);
    if (classes & bit)
      wrong(find("class")->place, "L029",
            "the class " + known[static_cast<std::size_t>(one)] + " is named twice (CC-129)");
    classes |= bit;
  }
  return classes == 0 ? kAnyClass : classes;  // a class that is none has been told already
}

std::vector<std::uint8_t> Fields::tags(const std::vector<std::string>& known) {
  std::vector<std::uint8_t> tags;
  for (const int one : some_of("tags", known, "tag")) {
    const auto tag = static_cast<std::uint8_t>(one);
    if (std::find(tags.begin(), tags.end(), tag) != tags.end())
      wrong(find("tags")->place, "L029", "the tag " + known[tag] + " is named twice");
    else
      tags.push_back(tag);
  }
  if (tags.size() > kMostTagsOfCard)
    wrong(find("tags")->place, "L029",
          "a card has 1 to " + std::to_string(kMostTagsOfCard) + " tags, and this one has " +
              std::to_string(tags.size()) + " (CC-130)");
  return tags;
}

ExtraCost Fields::extra_cost() {
  constexpr std::string_view kKinds[] = {"sacrifice", "discard", "void", "CC-70"};
  ExtraCost extra;
  for (std::size_t i = 0; i < std::size(kKinds); ++i) {
    if (!find(kKinds[i])) continue;
    if (extra.is != ExtraCost::Is::kNothing)
      wrong(find(kKinds[i])->place, "L075", "a card has at most one additional cost (CC-70)");
    extra.is = static_cast<ExtraCost::Is>(i + 1);
    extra.n = static_cast<std::uint8_t>(number(kKinds[i], 0, kMostAmount, 0));
  }
  return extra;
}

void Fields::stats(Card& card) {
  const bool x_attack = is_x("attack"), x_health = is_x("health");
  card.is_x = x_attack && x_health;
  if (x_attack != x_health)
    wrong(place(), "L023", "a token has X as Attack and as Health, or as neither (chapter 17)");
  card.attack = static_cast<std::uint8_t>(number("attack", 0, kMostAttack, 0));
  card.health = static_cast<std::uint8_t>(number("health", 1, kMostHealth, card.is_x ? 0 : 1));
  card.delay = static_cast<std::uint8_t>(number("delay", 1, kMostDelay, 1));
  if (table() == kTokenTable && (card.type == CardType::kEntity) != (find("attack") != nullptr))
    wrong(place(), "L023", "a token that is an Entity has Attack, and no other has (CC-130)");
}

bool Fields::is_x(std::string_view field) {
  const Field* found = find(field);
  if (table() != kTokenTable || !found || !found->text()) return false;
  if (text(field) != "X") wrong(found->place, "L023", std::string(field) + " is a number or \"X\"");
  return true;
}

}  // namespace turnwright::crowdcontrol
