#include "games/wtactics/operations.h"

namespace turnwright::wtactics {

const language::Operations& operations() {
  static const language::Operations kAll(kCategories, kWordClasses, kOperations);
  return kAll;
}

}  // namespace turnwright::wtactics
