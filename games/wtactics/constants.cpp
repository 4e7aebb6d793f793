#include "games/wtactics/constants.h"

#include <algorithm>

#include "games/content.h"
#include "games/wtactics/limits.h"

namespace turnwright::wtactics {
namespace {

struct Row {
  std::string_view name;
  int Constants::* value;
  int most = 1000;
};

constexpr Row kRows[] = {
    {"START_HAND", &Constants::start_hand},
    {"HAND_MAX", &Constants::hand_max},
    {"DRAW_MIN", &Constants::draw_min},
    {"DRAW_MAX", &Constants::draw_max},
    {"QUEST_DECK_SIZE", &Constants::quest_deck_size, kMostQuestCards},
    {"QUEST_VETOES", &Constants::quest_vetoes},
    {"QUEST_COPIES", &Constants::quest_copies},
    {"MAX_ACTIVE_QUESTS", &Constants::max_active_quests},
    {"RESOURCES_PER_TURN", &Constants::resources_per_turn},
    {"RECYCLE_COUNT", &Constants::recycle_count},
    {"RECYCLES_PER_TURN", &Constants::recycles_per_turn},
    {"UNASSIGN_GOLD", &Constants::unassign_gold},
    {"ARMY_DECK_MIN", &Constants::army_deck_min, kMostArmyCards},
    {"ARMY_DECK_MAX", &Constants::army_deck_max, kMostArmyCards},
    {"MAX_COPIES", &Constants::max_copies, kMostArmyCards},
    {"LOYALTY_MAX", &Constants::loyalty_max},
    {"START_INFLUENCE", &Constants::start_influence},
    {"INFLUENCE_CAP", &Constants::influence_cap},
    {"VP_TARGET", &Constants::vp_target},
    {"TRIGGER_GUARD", &Constants::trigger_guard},
};

}  // namespace

Result<Constants, language::Diagnostics> load_constants(const language::SourceText& source) {
  const auto entries = language::read_card_file(source);
  if (!entries) return Failure{entries.error()};
  language::Diagnostics wrong;
  Constants constants{};
  if (entries->size() != 1 || entries->front().table != "constants") {
    wrong.push_back({{source.file, 1, 1}, "L011", "constants stand in one table: [constants]", {}});
    return Failure{std::move(wrong)};
  }
  const language::Entry& table = entries->front();
  std::vector<std::string> names;
  for (const Row& row : kRows) {
    names.emplace_back(row.name);
    const language::Field* field = table.find(row.name);
    if (!field)
      wrong.push_back({table.place, "L013", "the constant " + names.back() + " is missing", {}});
    else if (!field->number() || *field->number() < 0 || *field->number() > row.most)
      wrong.push_back({field->place,
                       "L021",
                       names.back() + " is a number from 0 to " + std::to_string(row.most),
                       {}});
    else
      constants.*row.value = static_cast<int>(*field->number());
  }
  for (const language::Field& field : table.fields) {
    if (std::find(names.begin(), names.end(), field.name) != names.end()) continue;
    std::vector<std::string> notes;
    for (const std::string& near : language::nearest(field.name, names))
      notes.push_back("did you mean: " + near);
    wrong.push_back({field.place, "L012", "there is no constant " + field.name, std::move(notes)});
  }
  if (!wrong.empty()) return Failure{std::move(wrong)};
  return constants;
}

const Constants& shipped_constants() {
  static const Constants kConstants = [] {
    for (const ContentFile& file : all_content()) {
      if (file.path != "wtactics/constants.toml") continue;
      const auto constants = load_constants({std::string(file.path), std::string(file.text)});
      CHECK(constants.ok(),
            "the shipped constants have a mistake (turnwright check content tells)");
      return *constants;
    }
    CHECK(false, "no constants are shipped");
  }();
  return kConstants;
}

}  // namespace turnwright::wtactics
