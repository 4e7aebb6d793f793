#include "engine/game.h"

namespace turnwright {

const ReasonText& Game::reason(Reason reason) const {
  if (reason.code < kFirstGameReason) return kCommonReasons[reason.code];
  const std::size_t index = reason.code - kFirstGameReason;
  CHECK(index < about().reasons.size(), "a reason that is not in the game's table");
  return about().reasons[index];
}

std::string Game::position_text(const StateBytes& state, const Names& names) const {
  return turnwright::position_text(about().fields, state.bytes(), names);
}

std::string Game::first_difference(const StateBytes& a, const StateBytes& b,
                                   const Names& names) const {
  return turnwright::first_difference(about().fields, a.bytes(), b.bytes(), names);
}

Result<Position> Game::with_row(const Position& base, std::string_view row,
                                const Names& names) const {
  Position changed = base;
  const auto own = read_row(changed, row, names);
  if (!own) return Failure{own.error()};
  if (*own) return changed;
  const auto ref = find_field(about().fields, row, names);
  if (!ref) return Failure{ref.error()};
  const auto done = read_value(*ref, {data(changed), changed.size()}, names);
  if (!done) return Failure{done.error()};
  return changed;
}

Position Game::with_element(const Position& base, const Field& field, std::size_t i,
                            std::uint64_t value) const {
  Position changed = base;
  set_element(field, {data(changed), changed.size()}, i, value);
  return changed;
}

std::string Game::plain_row(std::string_view row) {
  std::string plain = single_spaced(row);
  if (const std::size_t equals = plain.find(" = "); equals != std::string::npos)
    plain.erase(equals, 2);
  return plain;
}

std::string written(const Game& game, const StateBytes& state, Seat reader, Seat by,
                    const Choice& choice, const Names& names) {
  std::string out;
  Text text(out, names);
  game.write(state, reader, by, choice, text);
  return out;
}

std::string told(const Game& game, const StateBytes& state, Seat reader, const Event& event,
                 const Names& names) {
  std::string out;
  Text text(out, names);
  game.tell(state, reader, event, text);
  return out;
}

Names names_for(int seats) {
  const Names& all = default_names();
  return Names(all.begin(), all.begin() + seats);
}

}  // namespace turnwright
