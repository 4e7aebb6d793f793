#include "games/trts/operations.h"

namespace turnwright::trts {

const language::Operations& operations() {
  static const language::Operations kAll(kCategories, kWordClasses, kOperations);
  return kAll;
}

}  // namespace turnwright::trts
