#include "tests/conformance/conformance.h"

namespace turnwright::conformance {

std::span<const Property> all_properties() {
  static constexpr Property kProperties[] = {
      {"1", replays_alike},          {"2", choices_are_exact},  {"3ab", guesses_fit},
      {"3c", guesses_vary},          {"4", twins_stay_alike},   {"4b", open_lines_are_hidden},
      {"4c", fields_are_hidden},     {"5", others_are_refused}, {"6", bounds_hold},
      {"7", orders_are_alike},       {"8", stays_consistent},   {"9", allocates_nothing},
      {"10", notation_is_exact},     {"11a", usual_ends},       {"11b", resigning_works},
      {"12", position_text_is_exact}};
  return kProperties;
}

}  // namespace turnwright::conformance
