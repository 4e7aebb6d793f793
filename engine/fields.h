// The field table: one row per part of a game's State, in the players' words, with who may see it. It covers
// every byte (checked by the compiler), so that one piece of code prints and reads positions, finds the
// first difference of two states, writes a view as JSON and hunts for leaks, for every game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/result.h"
#include "engine/text.h"
#include "engine/types.h"

namespace turnwright {

enum class Sight : std::uint8_t {
  kPublic,
  kOwner,   // only the seat it belongs to; the field has the same number of elements for each seat
  kHidden,  // no seat
  kKnown,   // whoever knows it by the rules; a table of fields cannot say more
  kPooled,  // others see it only as part of a bag: to change it unseen is to swap it within the bag
};

enum class Shape : std::uint8_t {
  kNumber,
  kWord,   // a value has a word
  kSet,    // a bit has a word
  kSeat,   // a seat, by its player's name; kNobody: nobody
  kSeats,  // a SeatMask, by the players' names
};

struct Field {
  std::string_view name;
  std::size_t offset = 0;
  std::size_t size = 1;    // bytes of one element: 1, 2, 4 or 8
  std::size_t count = 1;   // elements
  std::size_t stride = 1;  // bytes from one element to the next
  std::size_t seat_stride =
      0;  // bytes from one seat's elements to the next seat's; 0: they follow each other
  bool is_signed = false;
  Sight sight = Sight::kPublic;
  std::size_t per_seat = 0;  // elements for each seat; 0: not divided among the seats
  Shape shape = Shape::kNumber;
  std::span<const std::string_view> words{};
  std::uint64_t pool_below =
      0;  // of a pooled field: smaller values are in the bag, others are seen
  bool can_be_unknown = false;
  std::uint64_t unknown = 0;  // what redact leaves of a value

  // The same field with one thing more said about it.
  constexpr Field seen_by(Sight who) const {
    Field f = *this;
    f.sight = who;
    return f;
  }
  constexpr Field pooled_below(std::uint64_t value) const {
    Field f = *this;
    f.sight = Sight::kPooled;
    f.pool_below = value;
    return f;
  }
  constexpr Field for_each_seat(std::size_t elements = 1) const {
    Field f = *this;
    f.per_seat = elements;
    return f;
  }
  // For each seat a part of it, as far apart as this.
  constexpr Field in_each_seat(std::size_t bytes_apart, std::size_t seats) const {
    Field f = *this;
    f.per_seat = count;
    f.count = count * seats;
    f.seat_stride = bytes_apart;
    return f;
  }
  constexpr Field in_words(std::span<const std::string_view> w) const {
    Field f = *this;
    f.shape = Shape::kWord;
    f.words = w;
    return f;
  }
  constexpr Field as_set(std::span<const std::string_view> w) const {
    Field f = *this;
    f.shape = Shape::kSet;
    f.words = w;
    return f;
  }
  constexpr Field as_seat() const {
    Field f = *this;
    f.shape = Shape::kSeat;
    return f;
  }
  constexpr Field as_seats() const {
    Field f = *this;
    f.shape = Shape::kSeats;
    return f;
  }
  constexpr Field unknown_as(std::uint64_t v) const {
    Field f = *this;
    f.can_be_unknown = true;
    f.unknown = v;
    return f;
  }

  // Where element i is.
  constexpr std::size_t at(std::size_t i) const {
    if (seat_stride == 0) return offset + i * stride;
    return offset + i / per_seat * seat_stride + i % per_seat * stride;
  }
  // Who owns element i, for a field divided among the seats.
  constexpr Seat owner(std::size_t i) const { return static_cast<Seat>(i / per_seat); }
};

template <class T>
constexpr Field column(std::string_view name, std::size_t offset, std::size_t count,
                       std::size_t stride) {
  static_assert(std::is_integral_v<T> || std::is_enum_v<T>);
  Field f;
  f.name = name;
  f.offset = offset;
  f.size = sizeof(T);
  f.count = count;
  f.stride = stride;
  f.is_signed = std::is_signed_v<T>;
  return f;
}

// field<decltype(State::hand)>("hand", offsetof(State, hand)): a number or an array of numbers.
template <class T>
constexpr Field field(std::string_view name, std::size_t offset) {
  using Element = std::remove_all_extents_t<T>;
  return column<Element>(name, offset, sizeof(T) / sizeof(Element), sizeof(Element));
}

template <std::size_t... kSizes>
constexpr auto join(const std::array<Field, kSizes>&... parts) {
  std::array<Field, (kSizes + ...)> all{};
  std::size_t n = 0;
  (([&] {
     for (const Field& f : parts) all[n++] = f;
   }()),
   ...);
  return all;
}

template <std::size_t kBytes, std::size_t kRows>
constexpr bool covers_every_byte(const std::array<Field, kRows>& fields) {
  std::array<bool, kBytes> covered{};
  for (const Field& f : fields) {
    for (std::size_t i = 0; i < f.count; ++i) {
      for (std::size_t b = 0; b < f.size; ++b) {
        const std::size_t at = f.at(i) + b;
        if (at >= kBytes || covered[at]) return false;
        covered[at] = true;
      }
    }
    const bool divided = f.per_seat != 0;
    if ((f.sight == Sight::kOwner || f.sight == Sight::kPooled) && !divided) return false;
  }
  for (bool one : covered)
    if (!one) return false;
  return true;
}

using Bytes = std::span<const std::byte>;
std::uint64_t get_element(const Field& field, Bytes state, std::size_t i);
void set_element(const Field& field, std::span<std::byte> state, std::size_t i,
                 std::uint64_t value);

// The value of a field (of one seat's part of it) as text: `3`, `pass, bet`, `a1 b2`, `Ann`, `none`, `unknown`.
// Elements are separated by commas; the zeros after the last one that is not are left out.
std::string value_text(const Field& field, Bytes state, Seat seat = kNobody,
                       const Names& names = default_names());

// `key value` rows, `NAME key value` where the field is divided among the seats.
std::string position_text(std::span<const Field> fields, Bytes state, const Names& names);

// What one row talks about, without its value.
struct FieldRef {
  const Field* field;
  Seat seat;               // kNobody for a field that is not divided
  std::string_view value;  // the text behind it
};
Result<FieldRef> find_field(std::span<const Field> fields, std::string_view row,
                            const Names& names);
// Changes nothing if the value is not understood.
Result<Done> read_value(const FieldRef& ref, std::span<std::byte> state, const Names& names);

// One sentence that names the first field in which the two differ; empty if they are equal.
std::string first_difference(std::span<const Field> fields, Bytes a, Bytes b, const Names& names);

}  // namespace turnwright
