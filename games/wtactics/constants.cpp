#include "games/wtactics/constants.h"

#include <algorithm>

namespace turnwright::wtactics {
namespace {

struct Row {
  std::string_view name;
  int Constants::* value;
};

constexpr Row kRows[] = {
    {"START_HAND", &Constants::start_hand},
    {"HAND_MAX", &Constants::hand_max},
    {"DRAW_MIN", &Constants::draw_min},
    {"DRAW_MAX", &Constants::draw_max},
    {"QUEST_DECK_SIZE", &Constants::quest_deck_size},
    {"QUEST_VETOES", &Constants::quest_vetoes},
    {"QUEST_COPIES", &Constants::quest_copies},
    {"MAX_ACTIVE_QUESTS", &Constants::max_active_quests},
    {"RESOURCES_PER_TURN", &Constants::resources_per_turn},
    {"RECYCLE_COUNT", &Constants::recycle_count},
    {"RECYCLES_PER_TURN", &Constants::recycles_per_turn},
    {"UNASSIGN_GOLD", &Constants::unassign_gold},
    {"ARMY_DECK_MIN", &Constants::army_deck_min},
    {"ARMY_DECK_MAX", &Constants::army_deck_max},
    {"MAX_COPIES", &Constants::max_copies},
    {"LOYALTY_MAX", &Constants::loyalty_max},
    {"START_INFLUENCE", &Constants::start_influence},
    {"INFLUENCE_CAP", &Constants::influence_cap},
    {"VP_TARGET", &Constants::vp_target},
    {"TRIGGER_GUARD", &Constants::trigger_guard},
};
constexpr int kMost = 1000;

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
    else if (!field->number() || *field->number() < 0 || *field->number() > kMost)
      wrong.push_back({field->place, "L021", names.back() + " is a number from 0 to 1000", {}});
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

}  // namespace turnwright::wtactics
