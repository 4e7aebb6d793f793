#include "engine/fields.h"

#include "tests/test.h"

namespace turnwright {
namespace {

constexpr std::string_view kColours[] = {"red", "green", "blue"};
constexpr std::string_view kPlaces[] = {"north", "", "south", "west"};

struct Small {
  std::uint16_t gold[2];
  std::int8_t heat;
  std::uint8_t colour;
  std::uint8_t known[2][3];
  std::uint8_t places;
  std::uint8_t gold_rush;
};
constexpr std::array kFields{
    field<decltype(Small::gold)>("gold", offsetof(Small, gold)).for_each_seat(),
    field<std::int8_t>("heat", offsetof(Small, heat)),
    field<std::uint8_t>("colour", offsetof(Small, colour)).in_words(kColours).unknown_as(0xff),
    field<decltype(Small::known)>("known cards", offsetof(Small, known))
        .for_each_seat(3)
        .seen_by(Sight::kOwner),
    field<std::uint8_t>("places", offsetof(Small, places)).as_set(kPlaces),
    field<std::uint8_t>("places left", offsetof(Small, gold_rush)),
};
static_assert(covers_every_byte<sizeof(Small)>(kFields));

const Names kNames{"Ann", "Bob"};

Bytes bytes(const Small& s) { return std::as_bytes(std::span(&s, 1)); }

// What is wrong with a row; empty if it was read.
std::string read(Small& s, std::string_view row) {
  const auto ref = find_field(kFields, row, kNames);
  if (!ref) return ref.error();
  const auto done = read_value(*ref, std::as_writable_bytes(std::span(&s, 1)), kNames);
  return done ? "" : done.error();
}

const Small kState{{7, 300}, -5, 2, {{1, 0, 3}, {0, 0, 0}}, 0b1101, 9};
constexpr std::string_view kText =
    "Ann gold 7\n"
    "Bob gold 300\n"
    "heat -5\n"
    "colour blue\n"
    "Ann known cards 1, 0, 3\n"
    "Bob known cards 0\n"
    "places north south west\n"
    "places left 9\n";

TEST_CASE("a position is printed in the players' words") {
  EXPECT(position_text(kFields, bytes(kState), kNames) == kText);
  Small hidden = kState;
  hidden.colour = 0xff;
  hidden.places = 0;
  EXPECT(value_text(kFields[2], bytes(hidden)) == "unknown");
  EXPECT(value_text(kFields[4], bytes(hidden)) == "none");
}

TEST_CASE("what is printed can be read, row by row") {
  Small s{{1, 1}, 1, 1, {{9, 9, 9}, {9, 9, 9}}, 0xff, 1};
  for (std::string_view row : split(trimmed(kText), '\n')) EXPECT(read(s, row) == "");
  EXPECT(first_difference(kFields, bytes(s), bytes(kState), kNames) == "");
  EXPECT(read(s, "colour = unknown") == "");
  EXPECT(s.colour == 0xff);
  EXPECT(read(s, "  places   none ") == "");
  EXPECT(s.places == 0);
}

TEST_CASE("what cannot be read says why and changes nothing") {
  const std::pair<std::string_view, std::string_view> kWrong[] = {
      {"collour red", "no part of a position is called \"collour\"; did you mean \"colour\"?"},
      {"Ann purse 3", "no seat has a part called \"purse\""},
      {"gold 3", "no part of a position is called \"gold\""},
      {"Ann heat 3", "no seat has a part called \"heat\""},
      {"colour purple", "no \"purple\" in \"colour\""},
      {"colour gren", "no \"gren\" in \"colour\"; did you mean \"green\"?"},
      {"places north east", "no \"east\" in \"places\""},
      {"Ann gold 65536", "\"gold\" takes a number up to 65535, not \"65536\""},
      {"Ann gold -1", "\"gold\" takes a number up to 65535, not \"-1\""},
      {"Ann gold", "\"gold\" takes a number up to 65535, not \"\""},
      {"Ann gold 7x", "\"gold\" takes a number up to 65535, not \"7x\""},
      {"heat 128", "\"heat\" takes a number, not \"128\""},
      {"heat -129", "\"heat\" takes a number, not \"-129\""},
      {"Bob known cards 1, 2, 3, 4", "\"known cards\" has room for 3, not for 4"},
      {"Ann gold 1, 2", "\"gold\" has room for 1, not for 2"},
      {"", "no part of a position is called \"\""},
  };
  for (const auto& [row, error] : kWrong) {
    INFO(std::string(row));
    Small s = kState;
    EXPECT(read(s, row).starts_with(error));
    EXPECT(first_difference(kFields, bytes(s), bytes(kState), kNames) == "");
  }
}

TEST_CASE("the longest name that fits is meant, and a seat too many has no part") {
  Small s = kState;
  EXPECT(read(s, "places left 4") == "");
  EXPECT(s.gold_rush == 4);
  EXPECT(s.places == kState.places);
  EXPECT_FALSE(find_field(kFields, "Cat gold 3", Names{"Ann", "Bob", "Cat"}).ok());
}

TEST_CASE("the first difference is named") {
  Small s = kState;
  s.heat = 3;
  s.known[1][1] = 4;
  EXPECT(first_difference(kFields, bytes(kState), bytes(s), kNames) ==
         "heat is -5 in one and 3 in the other");
  s.heat = -5;
  EXPECT(first_difference(kFields, bytes(kState), bytes(s), kNames) ==
         "Bob known cards (number 2) is 0 in one and 4 in the other");
}

}  // namespace
}  // namespace turnwright
