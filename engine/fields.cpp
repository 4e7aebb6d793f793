#include "engine/fields.h"

#include <charconv>
#include <cstring>

#include "engine/text.h"

namespace turnwright {

namespace {

struct Part {
  std::size_t first, count;
};

// The elements of a field that belong to a seat; all of them if the field is not divided.
Part part_of(const Field& field, Seat seat) {
  if (field.per_seat == 0 || seat == kNobody) return {0, field.count};
  return {seat * field.per_seat, field.per_seat};
}

std::uint64_t largest(const Field& field) {
  return field.size == 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << (8 * field.size)) - 1;
}

// The seats of a mask by name; empty if one of them has none.
std::string seats_text(std::uint64_t mask, const Names& names) {
  if (mask == 0) return "none";
  if (mask >> names.size() != 0) return {};
  std::string text;
  for (std::size_t seat = 0; seat < names.size(); ++seat)
    if ((mask >> seat & 1) != 0) text += (text.empty() ? "" : " ") + names[seat];
  return text;
}

std::string element_text(const Field& field, std::uint64_t value, const Names& names) {
  if (field.can_be_unknown && value == field.unknown) return "unknown";
  switch (field.shape) {
    case Shape::kWord:
      if (value < field.words.size()) return std::string(field.words[value]);
      break;
    case Shape::kSet: {
      std::string text;
      for (std::size_t bit = 0; bit < field.words.size(); ++bit) {
        if ((value >> bit & 1) == 0) continue;
        if (!text.empty()) text += ' ';
        text += field.words[bit];
      }
      return text.empty() ? "none" : text;
    }
    case Shape::kSeat:
      if (value == kNobody) return "nobody";
      if (value < names.size()) return names[value];
      break;
    case Shape::kSeats:
      if (std::string text = seats_text(value, names); !text.empty()) return text;
      break;
    case Shape::kNumber:
      if (field.is_signed) {
        const int unused = static_cast<int>(64 - 8 * field.size);
        return std::to_string(static_cast<std::int64_t>(value << unused) >> unused);
      }
      break;
  }
  return std::to_string(value);
}

Result<std::uint64_t> parse_number(const Field& field, std::string_view text) {
  if (field.is_signed) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const std::int64_t top = static_cast<std::int64_t>(largest(field) >> 1);
    if (error == std::errc{} && end == text.data() + text.size() && number <= top &&
        number >= -top - 1)
      return static_cast<std::uint64_t>(number) & largest(field);
  } else {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc{} && end == text.data() + text.size() && number <= largest(field))
      return number;
  }
  return Failure{quoted(field.name) + " takes a number" +
                 (field.is_signed ? "" : " up to " + std::to_string(largest(field))) + ", not " +
                 quoted(text)};
}

Result<std::uint64_t> parse_word(const Field& field, std::string_view text,
                                 std::span<const std::string_view> words) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (!words[i].empty() && words[i] == text) return std::uint64_t{i};
  return Failure{"no " + quoted(text) + " in " + quoted(field.name) + did_you_mean(text, words)};
}

Result<std::uint64_t> parse_element(const Field& field, std::string_view text, const Names& names) {
  if (field.can_be_unknown && text == "unknown") return field.unknown;
  if (field.shape == Shape::kNumber) return parse_number(field, text);
  std::vector<std::string_view> words(field.words.begin(), field.words.end());
  if (field.shape == Shape::kSeat || field.shape == Shape::kSeats)
    words.assign(names.begin(), names.end());
  if (field.shape == Shape::kSeat && text == "nobody") return std::uint64_t{kNobody};
  if (field.shape == Shape::kSeat || field.shape == Shape::kWord)
    return parse_word(field, text, words);
  std::uint64_t set = 0;
  if (text == "none") return set;
  if (text.empty()) return Failure{quoted(field.name) + " takes words, or \"none\""};
  for (std::string_view word : split_words(text)) {
    const auto bit = parse_word(field, word, words);
    if (!bit) return Failure{bit.error()};
    set |= std::uint64_t{1} << *bit;
  }
  return set;
}

}  // namespace

std::uint64_t get_element(const Field& field, Bytes state, std::size_t i) {
  std::uint64_t value = 0;
  std::memcpy(&value, state.data() + field.at(i), field.size);
  return value;
}

void set_element(const Field& field, std::span<std::byte> state, std::size_t i,
                 std::uint64_t value) {
  std::memcpy(state.data() + field.at(i), &value, field.size);
}

std::string value_text(const Field& field, Bytes state, Seat seat, const Names& names) {
  const Part part = part_of(field, seat);
  std::size_t shown = part.count;
  while (shown > 1 && get_element(field, state, part.first + shown - 1) == 0) --shown;
  std::string text;
  for (std::size_t i = 0; i < shown; ++i) {
    if (i != 0) text += ", ";
    text += element_text(field, get_element(field, state, part.first + i), names);
  }
  return text;
}

std::string position_text(std::span<const Field> fields, Bytes state, const Names& names) {
  std::string text;
  for (const Field& field : fields) {
    if (field.per_seat == 0) {
      text += std::string(field.name) + " " + value_text(field, state, kNobody, names) + "\n";
      continue;
    }
    for (Seat seat = 0; seat < names.size() && seat < field.count / field.per_seat; ++seat)
      text += names[seat] + " " + std::string(field.name) + " " +
              value_text(field, state, seat, names) + "\n";
  }
  return text;
}

Result<FieldRef> find_field(std::span<const Field> fields, std::string_view row,
                            const Names& names) {
  row = trimmed(row);
  Seat seat = kNobody;
  for (Seat s = 0; s < names.size(); ++s) {
    if (const auto rest = after_word(row, names[s])) {
      seat = s;
      row = *rest;
      break;
    }
  }
  const Field* found = nullptr;
  std::string_view value;
  std::vector<std::string_view> known;
  for (const Field& field : fields) {
    if ((field.per_seat != 0) != (seat != kNobody)) continue;
    known.push_back(field.name);
    const auto rest = after_word(row, field.name);
    if (rest && (found == nullptr || field.name.size() > found->name.size())) {
      found = &field;
      value = *rest;
    }
  }
  if (found != nullptr) {
    if (const auto rest = after_word(value, "=")) value = *rest;
    if (seat == kNobody || seat < found->count / found->per_seat)
      return FieldRef{found, seat, trimmed(value)};
  }
  const std::string_view word = split_words(row).empty() ? row : split_words(row)[0];
  return Failure{
      (seat == kNobody ? "no part of a position is called " : "no seat has a part called ") +
      quoted(word) + did_you_mean(word, known)};
}

Result<Done> read_value(const FieldRef& ref, std::span<std::byte> state, const Names& names) {
  const Part part = part_of(*ref.field, ref.seat);
  std::vector<std::uint64_t> values;
  for (std::string_view item : split(ref.value, ',')) {
    const auto value = parse_element(*ref.field, trimmed(item), names);
    if (!value) return Failure{value.error()};
    values.push_back(*value);
  }
  if (values.size() > part.count)
    return Failure{quoted(ref.field->name) + " has room for " + std::to_string(part.count) +
                   ", not for " + std::to_string(values.size())};
  values.resize(part.count, 0);
  for (std::size_t i = 0; i < part.count; ++i)
    set_element(*ref.field, state, part.first + i, values[i]);
  return Done{};
}

std::string first_difference(std::span<const Field> fields, Bytes a, Bytes b, const Names& names) {
  for (const Field& field : fields) {
    for (std::size_t i = 0; i < field.count; ++i) {
      const std::uint64_t left = get_element(field, a, i);
      const std::uint64_t right = get_element(field, b, i);
      if (left == right) continue;
      std::string where(field.name);
      if (field.per_seat != 0 && field.owner(i) < names.size())
        where = names[field.owner(i)] + " " + where;
      const std::size_t place = field.per_seat != 0 ? i % field.per_seat : i;
      const std::size_t places = field.per_seat != 0 ? field.per_seat : field.count;
      if (places > 1) where += " (number " + std::to_string(place + 1) + ")";
      return where + " is " + element_text(field, left, names) + " in one and " +
             element_text(field, right, names) + " in the other";
    }
  }
  return {};
}

}  // namespace turnwright
