#include "engine/window.h"

#include "tests/test.h"

namespace turnwright {
namespace {

TEST_CASE("seats are counted clockwise") {
  EXPECT(next_seat(0, 0b111) == 1);
  EXPECT(next_seat(2, 0b111) == 0);
  EXPECT(next_seat(0, 0b101) == 2);
  EXPECT(next_seat(1, 0b001) == 0);
  EXPECT(next_seat(7, 0b10000001) == 0);
  EXPECT(next_seat(1, 0b010) == 1);
  EXPECT(first_seats(8) == kEveryone);
  EXPECT_FALSE(holds(kEveryone, kNobody));
}

TEST_CASE("a closed window asks nobody: the flow runs on") {
  Window window{};
  EXPECT_FALSE(window.open());
  EXPECT(window.ask().over());
  window.open_one(3, 1);
  window.close();
  EXPECT(window.ask() == Ask{0, 0});
}

TEST_CASE("one seat decides") {
  Window window{};
  window.open_one(3, 1);
  EXPECT(window.ask() == Ask{3, only(1)});
  EXPECT(window.answered(1));
  EXPECT_FALSE(window.open());
}

TEST_CASE("several decide in secret, in any order") {
  Window window{};
  window.open_secret(2, 0b101);
  EXPECT_FALSE(window.answered(2));
  EXPECT(window.ask() == Ask{2, only(0)});
  EXPECT(window.answered(0));
}

TEST_CASE("responses go round until all have passed in a row") {
  Window window{};
  window.open_response(1, 2, 0b111);
  EXPECT(window.owing == only(2));
  EXPECT_FALSE(window.passed(2));
  EXPECT_FALSE(window.passed(0));
  EXPECT(window.owing == only(1));
  window.acted(1);  // everybody may answer that, also those who passed
  EXPECT(window.owing == only(2));
  EXPECT_FALSE(window.passed(2));
  EXPECT_FALSE(window.passed(0));
  EXPECT(window.open());
  EXPECT(window.passed(1));
  EXPECT_FALSE(window.open());
}

TEST_CASE("a single responder passes once") {
  Window window{};
  window.open_response(1, 1, only(1));
  window.acted(1);
  EXPECT(window.owing == only(1));
  EXPECT(window.passed(1));
}

}  // namespace
}  // namespace turnwright
