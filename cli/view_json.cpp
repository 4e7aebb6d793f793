#include "cli/view_json.h"

namespace turnwright::cli {

namespace {

template <class Words>
Json set_json(std::uint64_t bits, const Words& words) {
  Json set = Json::array();
  for (std::size_t bit = 0; bit < words.size(); ++bit)
    if ((bits >> bit & 1) != 0) set.add(words[bit]);
  return set;
}

Json element_json(const Field& field, std::uint64_t value, const Names& names) {
  if (field.can_be_unknown && value == field.unknown) return {};
  switch (field.shape) {
    case Shape::kWord:
      if (value < field.words.size()) return field.words[value];
      break;
    case Shape::kSeat:
      if (value == kNobody) return "nobody";
      if (value < names.size()) return names[value];
      break;
    case Shape::kSet: return set_json(value, field.words);
    case Shape::kSeats: return set_json(value, names);
    case Shape::kNumber: break;
  }
  if (!field.is_signed) return value;
  const int unused = static_cast<int>(64 - 8 * field.size);
  return static_cast<std::int64_t>(value << unused) >> unused;
}

Json part_json(const Field& field, Bytes state, std::size_t first, std::size_t count,
               const Names& names) {
  if (count == 1) return element_json(field, get_element(field, state, first), names);
  Json all = Json::array();
  for (std::size_t i = 0; i < count; ++i)
    all.add(element_json(field, get_element(field, state, first + i), names));
  return all;
}

}  // namespace

Json view_json(const Game& game, const StateBytes& state, const Names& names) {
  Json view = Json::object();
  for (const Field& field : game.about().fields) {
    if (field.per_seat == 0) {
      view.set(field.name, part_json(field, state.bytes(), 0, field.count, names));
      continue;
    }
    Json by_name = Json::object();
    const std::size_t seats = std::min(names.size(), field.count / field.per_seat);
    for (std::size_t seat = 0; seat < seats; ++seat)
      by_name.set(names[seat],
                  part_json(field, state.bytes(), seat * field.per_seat, field.per_seat, names));
    view.set(field.name, std::move(by_name));
  }
  return view;
}

}  // namespace turnwright::cli
