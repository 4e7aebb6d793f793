#include "cli/view_json.h"

#include <nlohmann/json.hpp>

namespace turnwright::cli {

namespace {

using nlohmann::json;

json element_json(const Field& field, std::uint64_t value) {
  if (field.can_be_unknown && value == field.unknown) return nullptr;
  if (field.shape == Shape::kWord && value < field.words.size())
    return std::string(field.words[value]);
  if (field.shape == Shape::kSet) {
    json set = json::array();
    for (std::size_t bit = 0; bit < field.words.size(); ++bit)
      if ((value >> bit & 1) != 0) set.push_back(std::string(field.words[bit]));
    return set;
  }
  if (!field.is_signed) return value;
  const int unused = static_cast<int>(64 - 8 * field.size);
  return static_cast<std::int64_t>(value << unused) >> unused;
}

json part_json(const Field& field, Bytes state, std::size_t first, std::size_t count) {
  if (count == 1) return element_json(field, get_element(field, state, first));
  json all = json::array();
  for (std::size_t i = 0; i < count; ++i)
    all.push_back(element_json(field, get_element(field, state, first + i)));
  return all;
}

}  // namespace

json view_json(const Game& game, const StateBytes& state, const Names& names) {
  json view = json::object();
  for (const Field& field : game.about().fields) {
    json& value = view[std::string(field.name)];
    if (field.per_seat == 0) {
      value = part_json(field, state.bytes(), 0, field.count);
      continue;
    }
    value = json::object();
    const std::size_t seats = std::min(names.size(), field.count / field.per_seat);
    for (std::size_t seat = 0; seat < seats; ++seat)
      value[names[seat]] = part_json(field, state.bytes(), seat * field.per_seat, field.per_seat);
  }
  return view;
}

}  // namespace turnwright::cli
