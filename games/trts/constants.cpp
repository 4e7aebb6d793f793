#include "games/trts/constants.h"

#include "games/content.h"
#include "games/trts/limits.h"
#include "language/constants_file.h"

namespace turnwright::trts {
namespace {

constexpr language::ConstantRow<Constants> kRows[] = {
    {"ROUND_LIMIT", &Constants::round_limit, 1, kMostRounds},
    {"FIRST_INCOME", &Constants::first_income, 0, kMostPrice},
    {"MINERALS_MAX", &Constants::minerals_max, 1, kMostPrice},
    {"GAS_MAX", &Constants::gas_max, 1, kMostPrice},
    {"GAS_WORKERS", &Constants::gas_workers, 1, kMostFields},
    {"LEAN_FROM_ROUND", &Constants::lean_from_round, 0, kMostRounds},
    {"LEAN_GAS", &Constants::lean_gas, 0, kMostFields},
    {"CANCEL_FEE", &Constants::cancel_loss, 1, kMostPrice},
    {"UNIT_LIMIT", &Constants::unit_limit, 1, kMostUnits},
    {"BUILDING_LIMIT", &Constants::building_limit, 1, kMostBuildings},
    {"ENERGY_START", &Constants::start_energy, 0, kMostEnergy},
    {"ENERGY_MAX", &Constants::energy_max, 1, kMostEnergy},
    {"CARGO_S", &Constants::cargo_small, 1, kMostRoom},
    {"CARGO_M", &Constants::cargo_middle, 1, kMostRoom},
    {"CARGO_L", &Constants::cargo_large, 1, kMostRoom},
    {"AREAS_MAX", &Constants::areas_max, 2, kMostAreas},
};

}  // namespace

Result<Constants, language::Diagnostics> load_constants(const language::SourceText& source) {
  return language::read_constants(source, kRows);
}

const Constants& shipped_constants() {
  static const Constants kConstants =
      must_load(load_constants(shipped_files("trts").file("constants.toml")));
  return kConstants;
}

}  // namespace turnwright::trts
