#include "games/wtactics/constants.h"

#include "games/content.h"
#include "games/wtactics/limits.h"
#include "language/constants_file.h"

namespace turnwright::wtactics {
namespace {

constexpr language::ConstantRow<Constants> kRows[] = {
    {"START_HAND", &Constants::start_hand},
    {"HAND_MAX", &Constants::hand_max},
    {"DRAW_MIN", &Constants::draw_min},
    {"DRAW_MAX", &Constants::draw_max},
    {"QUEST_DECK_SIZE", &Constants::quest_deck_size, 0, kMostQuestCards},
    {"QUEST_VETOES", &Constants::quest_vetoes},
    {"QUEST_COPIES", &Constants::quest_copies},
    {"MAX_ACTIVE_QUESTS", &Constants::max_active_quests},
    {"RESOURCES_PER_TURN", &Constants::resources_per_turn},
    {"RECYCLE_COUNT", &Constants::recycle_count},
    {"RECYCLES_PER_TURN", &Constants::recycles_per_turn},
    {"UNASSIGN_GOLD", &Constants::unassign_gold},
    {"ARMY_DECK_MIN", &Constants::army_deck_min, 0, kMostArmyCards},
    {"ARMY_DECK_MAX", &Constants::army_deck_max, 0, kMostArmyCards},
    {"MAX_COPIES", &Constants::max_copies, 0, kMostArmyCards},
    {"LOYALTY_MAX", &Constants::loyalty_max},
    {"START_INFLUENCE", &Constants::start_influence},
    {"INFLUENCE_CAP", &Constants::influence_cap},
    {"SECOND_GOLD", &Constants::second_gold, 0, 100},
    {"VP_TARGET", &Constants::vp_target},
    {"TRIGGER_GUARD", &Constants::trigger_guard},
};

}  // namespace

Result<Constants, language::Diagnostics> load_constants(const language::SourceText& source) {
  return language::read_constants(source, kRows);
}

const Constants& shipped_constants() {
  static const Constants kConstants =
      must_load(load_constants(shipped_files("wtactics").file("constants.toml")));
  return kConstants;
}

}  // namespace turnwright::wtactics
