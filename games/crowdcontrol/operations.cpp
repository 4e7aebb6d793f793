#include "games/crowdcontrol/operations.h"

namespace turnwright::crowdcontrol {

const language::Operations& operations() {
  static const language::Operations kAll(kCategories, kWordClasses, kOperations);
  return kAll;
}

}  // namespace turnwright::crowdcontrol
