// A scenario as it was read, before it is run. Its texts are views into the file, which must outlive it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/scenario/scenario.h"

namespace turnwright {

struct Statement {
  enum class Kind : std::uint8_t {
    kDice,
    kLine,
    kResign,
    kRetract,
    kPassUntil,
    kAsk,
    kOffer,
    kLack,
    kChoices,
    kRefuse,
    kRefuseSetup,
    kSee,
    kTold,
    kToldNothing,
    kExpectField,
    kExpectOver,
    kExpectWin,
    kExpectDraw,
    kExpectScore,
  };

  Kind kind;
  int line = 0;
  Seat seat = kNobody;              // who moves, looks or listens; kNobody: a spectator
  SeatMask seats = 0;               // ask, resign, expect win: all of them
  std::string_view text{};          // a move, an event, a window, a list of choices, a row
  std::string_view code{}, rule{};  // refuse
  FieldRef field{};                 // see, expect; none: a row in the game's own words
  std::int32_t score = 0;           // expect score
  std::vector<Roll> dice{};         // their sides are not known yet
};

struct ScenarioFile {
  std::vector<std::string_view> rules;
  const Game* game = nullptr;
  std::unique_ptr<const Game> with_cards;  // the game, if the file defines cards for it
  Setup setup{{}};
  Names names;
  std::optional<Position> position;  // none: the game is played from its start
  std::vector<Statement> statements;
  int shuffle_line = 0;  // of `shuffle lines`; 0: it is not asked for
};

// What is read is complete only if no problem was found.
ScenarioFile read_scenario(std::string_view text, const FindGame&,
                           std::vector<ScenarioProblem>& problems);

// Why a seat of this game cannot have this name in a scenario; empty if it can.
std::string name_problem(std::string_view name, const Game* game);

}  // namespace turnwright
