// What the raid is made of: its state and its tables. The rules are in toys.cpp.
//
// The raid, for two or three. Everybody has six cards, 1 to 6, of which two are drawn at the start.
//   prepare   in secret: draw a card if you like, lay cards of your hand in ascending order, be done; when all
//             are done the cards are laid open
//   raid      from a seat chosen by lot, each in turn sends some of its open cards, in ascending order
//   respond   the others may block the lowest raider with a higher card of their hand, again and again until
//             all pass in a row; the card is shown and stays in the hand; what was not blocked scores its value
// Two rounds of this are a game.
#pragma once

#include "engine/about.h"
#include "engine/curtain.h"
#include "engine/fixed_vec.h"
#include "engine/flow.h"

namespace turnwright::conformance {

inline constexpr int kMost = 3, kCards = 6, kRounds = 2;
inline constexpr std::uint8_t kAll = (1u << kCards) - 1;
inline constexpr std::string_view kCardWords[] = {"1", "2", "3", "4", "5", "6"};

inline constexpr std::uint8_t bit(unsigned card) { return static_cast<std::uint8_t>(1u << card); }

// Sets of cards and numbers, one for each seat.
constexpr Field cards(std::string_view name, std::size_t offset, std::size_t stride = 1) {
  return column<std::uint8_t>(name, offset, kMost, stride).for_each_seat().as_set(kCardWords);
}
constexpr Field number_of(std::string_view name, std::size_t offset, std::size_t stride = 1) {
  return column<std::uint8_t>(name, offset, kMost, stride).for_each_seat();
}

struct RaidTables {
  using Cards = std::uint8_t;  // a set: bit c is card c + 1
  struct State {
    std::uint8_t seats, round;
    Cards hands[kMost];
    Curtain<std::uint8_t> sizes[kMost];  // of the hands
    Curtain<Cards> laid[kMost];          // laid open, or face down until everybody is done
    Cards known[kMost];   // everybody knows these to be in the hand, or on the way to the table
    Cards spent[kMost];   // have raided
    Cards picked[kMost];  // raiders of an open line
    std::uint8_t steps[kMost];   // choices of an open line
    std::uint8_t number[kMost];  // of the card laid last, counted by each seat for itself
    std::uint8_t points[kMost];
    SeatMask resigned;
    std::uint8_t laid_before;                      // cards laid open before this round
    FixedVec<std::uint8_t, kMost * kCards> table;  // 8 × seat + card, as they were laid open
    Flow<2> flow;
  };

  enum : std::uint8_t { kRound, kRaid };  // procedures
  enum : std::uint8_t { kPrepareWindow, kRaidWindow, kRespondWindow };
  enum : std::uint16_t { kDraw, kLay, kSend, kBlock, kDone, kPass };  // a: the card
  enum : std::uint16_t { kNotThere = kFirstGameReason, kNotAscending, kTooLow, kNoDraw };
  enum : std::uint16_t {
    kDrew,
    kIsDone,
    kOpened,
    kRaids,
    kBlocked,
    kPassed,
    kScored,
    kShown,
    kResigned
  };

  static constexpr auto kFields = join(
      std::array{
          field<std::uint8_t>("seats", offsetof(State, seats)),
          field<std::uint8_t>("round", offsetof(State, round)),
          cards("hand", offsetof(State, hands)).seen_by(Sight::kOwner),
          number_of("size", offsetof(State, sizes), 2).seen_by(Sight::kOwner),
          number_of("shown size", offsetof(State, sizes) + 1, 2),
          cards("laid", offsetof(State, laid), 2).seen_by(Sight::kOwner),
          cards("shown laid", offsetof(State, laid) + 1, 2),
          cards("known", offsetof(State, known)),
          cards("spent", offsetof(State, spent)),
          cards("picked", offsetof(State, picked)).seen_by(Sight::kOwner),
          number_of("steps", offsetof(State, steps)).seen_by(Sight::kOwner),
          number_of("number", offsetof(State, number)).seen_by(Sight::kOwner),
          number_of("points", offsetof(State, points)),
          field<SeatMask>("resigned", offsetof(State, resigned)),
          field<std::uint8_t>("laid before", offsetof(State, laid_before)),
          column<std::uint8_t>("table", offsetof(State, table), kMost* kCards, 1),
          field<std::uint8_t>("table size", offsetof(State, table) + kMost * kCards),
      },
      flow_fields<Flow<2>>(offsetof(State, flow)));
  static constexpr Option kOptions[] = {
      {.name = "players", .help = "how many play", .standard = 2, .low = 2, .high = kMost}};
  static constexpr WindowText kWindows[] = {{"prepare", ""}, {"raid", ""}, {"respond", ""}};
  static constexpr QuestionText kQuestions[] = {{"prepare", ""}, {"raid", ""}, {"respond", ""}};
  static constexpr ReasonText kReasons[] = {
      {"not-there", "", "You have no such card there."},
      {"not-ascending", "", "Cards are named in ascending order."},
      {"too-low", "", "Only a higher card blocks."},
      {"no-draw", "", "A card is drawn first, if one is left."}};
  static constexpr About kAbout{.name = "raid",
                                .title = "Raid",
                                .summary = "A toy.",
                                .max_seats = kMost,
                                .has_secrets = true,
                                .options = kOptions,
                                .fields = kFields,
                                .windows = kWindows,
                                .questions = kQuestions,
                                .reasons = kReasons};
};

}  // namespace turnwright::conformance
