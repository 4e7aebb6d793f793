// Positions of TRTS for tests, made of the rows of scenarios.
#pragma once

#include "engine/dice.h"
#include "games/trts/names.h"
#include "games/trts/rules.h"
#include "tests/test.h"

namespace turnwright::trts {

inline const Names kNames{"Ann", "Bob"};

// A position of Twin Quarries, Brasshold in Westhold against Rootmire in Easthold.
struct Table {
  Trts rules{shipped_content()};
  State s;
  FastDice dice{1};
  Host host{dice};

  explicit Table(std::initializer_list<std::string_view> rows) {
    Setup setup(kTrtsAbout.options);
    EXPECT(setup.set("faction1", "Brasshold").ok());
    EXPECT(setup.set("faction2", "Rootmire").ok());
    s = rules.standard(setup);
    for (std::string_view row : rows) {
      if (const auto round = after_word(row, "round")) {
        s.round = static_cast<std::uint8_t>(*to_number(*round));
        continue;
      }
      const auto done = rules.read_row(s, row, kNames);
      INFO(row, ": ", done.ok() ? "not known" : done.error());
      REQUIRE(done.ok());
      REQUIRE(*done);
    }
    const auto done = rules.finish_position(s);
    INFO((done.ok() ? "" : done.error()));
    REQUIRE(done.ok());
  }
  Play play() { return {rules.content(), s, host}; }
  Look look() const { return {rules.content(), s}; }
  TypeId type(std::string_view name) const { return type_called(look(), small_letters(name)); }
  Area area(std::string_view name) const { return area_called(look(), small_letters(name)); }
  bool holds(std::string_view row) const {
    const auto found = rules.row_holds(s, row, kNames);
    REQUIRE(found.ok());
    REQUIRE(found->has_value());
    return (*found)->empty();
  }
  State view(Seat reader) const {
    State seen = s;
    rules.redact(seen, reader);
    return seen;
  }
};

}  // namespace turnwright::trts
