#include "games/crowdcontrol/constants.h"

#include "games/content.h"
#include "games/crowdcontrol/limits.h"
#include "language/constants_file.h"

namespace turnwright::crowdcontrol {
namespace {

constexpr language::ConstantRow<Constants> kRows[] = {
    {"START_HAND", &Constants::start_hand, 0, kMostStartHand},
    {"WISDOM_PER_TURN", &Constants::wisdom_per_turn, 0, kMostAmount},
    {"WISDOM_PER_CARD", &Constants::wisdom_per_card, 1, kMostAmount},
    {"GROWTH", &Constants::growth, 0, kMostGrowth},
    {"POINTS_PER_SIZE", &Constants::points_per_size, 1, kMostAmount},
    {"PLACES_MAX", &Constants::places_max, 0, kMostPlaces},
    {"ENTITIES_MAX", &Constants::entities_max, 0, kMostEntities},
    {"DECK_SIZE", &Constants::deck_size, 1, kMostDeckCards},
    {"MAX_COPIES", &Constants::max_copies, 1, kMostDeckCards},
    {"TURN_LIMIT", &Constants::turn_limit, 1, kMostTurns},
    {"ACTS_MAX", &Constants::acts_max, 1, kMostActs},
    {"QUEUE_MAX", &Constants::queue_max, 1, kMostEntries},
    {"NUMBER_MAX", &Constants::number_max, 100, kMostNumber},
    {"X_MAX", &Constants::x_max, 0, kMostX},
};

}  // namespace

Result<Constants, language::Diagnostics> load_constants(const language::SourceText& source) {
  return language::read_constants(source, kRows);
}

const Constants& shipped_constants() {
  static const Constants kConstants =
      must_load(load_constants(shipped_files("crowdcontrol").file("constants.toml")));
  return kConstants;
}

}  // namespace turnwright::crowdcontrol
