// The table that names every byte of a state, with who may see it.
#pragma once

#include "games/crowdcontrol/state.h"

namespace turnwright::crowdcontrol {

inline constexpr std::string_view kEndingWords[] = {"not over", "fallen", "resigned", "turn limit"};
inline constexpr std::string_view kSegmentWords[] = {
    "supply",         "first resolve", "commit",        "first target",
    "second resolve", "lane switch",   "second target", "third resolve"};
inline constexpr std::string_view kFallenWords[] = {"no", "fell", "gave up"};

// The rows of one side of the curtain.
#define TURNWRIGHT_CAMP_PART(words, member)                                                   \
  field<decltype(Camp::member)>(words, offsetof(State, camp) + from + offsetof(Camp, member)) \
      .in_each_seat(sizeof(Curtain<Camp>), kSeats)                                            \
      .seen_by(who)
#define TURNWRIGHT_OBJECT_PART(words, member)                                                   \
  column<decltype(Object::member)>(                                                             \
      words, offsetof(State, camp) + from + offsetof(Camp, objects) + offsetof(Object, member), \
      kSlots, sizeof(Object))                                                                   \
      .in_each_seat(sizeof(Curtain<Camp>), kSeats)                                              \
      .seen_by(who)
#define TURNWRIGHT_CAMP_ROWS(prefix)                                                              \
  std::array {                                                                                    \
    TURNWRIGHT_OBJECT_PART(prefix " damage", damage),                                             \
        TURNWRIGHT_OBJECT_PART(prefix " attack more", attack_more),                               \
        TURNWRIGHT_OBJECT_PART(prefix " health more", health_more),                               \
        TURNWRIGHT_OBJECT_PART(prefix " generation", generation),                                 \
        TURNWRIGHT_OBJECT_PART(prefix " card", card),                                             \
        TURNWRIGHT_OBJECT_PART(prefix " status", status),                                         \
        TURNWRIGHT_OBJECT_PART(prefix " number", number),                                         \
        TURNWRIGHT_OBJECT_PART(prefix " free used", free_used),                                   \
        TURNWRIGHT_CAMP_PART(prefix " mana", mana),                                               \
        TURNWRIGHT_CAMP_PART(prefix " wisdom", wisdom),                                           \
        TURNWRIGHT_CAMP_PART(prefix " size", size),                                               \
        TURNWRIGHT_CAMP_PART(prefix " growth", growth),                                           \
        TURNWRIGHT_CAMP_PART(prefix " points", points),                                           \
        TURNWRIGHT_CAMP_PART(prefix " empty draws", empty_draws),                                 \
        TURNWRIGHT_CAMP_PART(prefix " present", present),                                         \
        TURNWRIGHT_CAMP_PART(prefix " training", training),                                       \
        TURNWRIGHT_CAMP_PART(prefix " reductions", reductions),                                   \
        TURNWRIGHT_CAMP_PART(prefix " lane", lane), TURNWRIGHT_CAMP_PART(prefix " place", place), \
        column<std::uint8_t>(prefix " type facts",                                                \
                             offsetof(State, camp) + from + offsetof(Camp, type_facts),           \
                             sizeof(Camp::type_facts), 1)                                         \
            .in_each_seat(sizeof(Curtain<Camp>), kSeats)                                          \
            .seen_by(who),                                                                        \
        TURNWRIGHT_CAMP_PART(prefix " lane size", lane_size),                                     \
        TURNWRIGHT_CAMP_PART(prefix " places", places),                                           \
        TURNWRIGHT_CAMP_PART(prefix " hand size", hand_size),                                     \
        TURNWRIGHT_CAMP_PART(prefix " deck size", deck_size),                                     \
        TURNWRIGHT_CAMP_PART(prefix " queue size", queue_size),                                   \
        TURNWRIGHT_CAMP_PART(prefix " lists", lists),                                             \
  }

constexpr auto now_rows() {
  constexpr std::size_t from = offsetof(Curtain<Camp>, now);
  constexpr Sight who = Sight::kOwner;
  return TURNWRIGHT_CAMP_ROWS("now");
}
constexpr auto shown_rows() {
  constexpr std::size_t from = offsetof(Curtain<Camp>, shown);
  constexpr Sight who = Sight::kPublic;
  return TURNWRIGHT_CAMP_ROWS("shown");
}
#undef TURNWRIGHT_CAMP_ROWS
#undef TURNWRIGHT_OBJECT_PART
#undef TURNWRIGHT_CAMP_PART

#define TURNWRIGHT_FIELD(words, member) \
  field<decltype(State::member)>(words, offsetof(State, member))
#define TURNWRIGHT_OWN(words, member)           \
  TURNWRIGHT_FIELD(words, member)               \
      .for_each_seat(sizeof(State::member[0]) / \
                     sizeof(std::remove_all_extents_t<decltype(State::member)>))
#define TURNWRIGHT_ENTRY(words, member)                                                    \
  column<decltype(Entry::member)>(words, offsetof(State, queue) + offsetof(Entry, member), \
                                  kSeats * kMostEntries, sizeof(Entry))                    \
      .for_each_seat(kMostEntries)
#define TURNWRIGHT_DRAFT(words, member)                                                   \
  field<decltype(Draft::member)>(words, offsetof(State, draft) + offsetof(Draft, member)) \
      .in_each_seat(sizeof(Draft), kSeats)                                                \
      .seen_by(Sight::kOwner)
// A list inside of each seat's part, byte by byte or by its elements.
#define TURNWRIGHT_BYTES(words, member)                                             \
  column<std::uint8_t>(words, offsetof(State, member), sizeof(State::member[0]), 1) \
      .in_each_seat(sizeof(State::member[0]), kSeats)

inline constexpr auto kStateFields = join(
    now_rows(), shown_rows(),
    std::array{
        column<Where>("now where", offsetof(State, camp) + offsetof(Camp, where), kRowMost, 1)
            .in_each_seat(sizeof(Curtain<Camp>), kSeats)
            .pooled_below(static_cast<std::uint64_t>(Where::kDust)),
        column<Where>("shown where", offsetof(State, camp) + sizeof(Camp) + offsetof(Camp, where),
                      kRowMost, 1)
            .in_each_seat(sizeof(Curtain<Camp>), kSeats),
        TURNWRIGHT_ENTRY("entry source", source),
        TURNWRIGHT_ENTRY("entry chosen", chosen),
        TURNWRIGHT_ENTRY("entry x", x),
        TURNWRIGHT_ENTRY("entry card", card),
        TURNWRIGHT_ENTRY("entry code", code),
        TURNWRIGHT_ENTRY("entry side", side),
        TURNWRIGHT_ENTRY("entry list", list),
        TURNWRIGHT_OWN("aim", aim).seen_by(Sight::kOwner),
        TURNWRIGHT_OWN("training in hand", hand_training).seen_by(Sight::kOwner),
        TURNWRIGHT_DRAFT("draft source", source),
        TURNWRIGHT_DRAFT("draft x", x),
        TURNWRIGHT_DRAFT("draft result", result),
        column<std::uint16_t>("draft picks", offsetof(State, draft) + offsetof(Draft, picks),
                              kPicksMost + 1, 2)
            .in_each_seat(sizeof(Draft), kSeats)
            .seen_by(Sight::kOwner),
        TURNWRIGHT_DRAFT("draft stage", stage),
        TURNWRIGHT_DRAFT("draft card", card),
        TURNWRIGHT_DRAFT("draft place", place),
        TURNWRIGHT_DRAFT("draft ability", ability),
        TURNWRIGHT_DRAFT("draft lane", lane),
        TURNWRIGHT_DRAFT("draft effect", effect),
        TURNWRIGHT_DRAFT("draft left", left),
        TURNWRIGHT_DRAFT("draft own", own),
        TURNWRIGHT_DRAFT("draft done", done),
        TURNWRIGHT_DRAFT("draft list", list),
        TURNWRIGHT_DRAFT("draft steps", steps),
        TURNWRIGHT_DRAFT("draft waits", waits),
        TURNWRIGHT_DRAFT("draft reserved", reserved),
        TURNWRIGHT_OWN("reduction in hand", hand_reduction).seen_by(Sight::kOwner),
        TURNWRIGHT_OWN("row", row),
        TURNWRIGHT_FIELD("row size", row_size).for_each_seat(),
        TURNWRIGHT_FIELD("serve", serve).for_each_seat(),
        column<std::uint16_t>("now priorities", offsetof(State, priorities), kMostPlaces + 1, 2)
            .in_each_seat(sizeof(Curtain<Priorities>), kSeats)
            .seen_by(Sight::kOwner),
        column<std::uint16_t>("shown priorities", offsetof(State, priorities) + sizeof(Priorities),
                              kMostPlaces + 1, 2)
            .in_each_seat(sizeof(Curtain<Priorities>), kSeats),
        TURNWRIGHT_BYTES("log", log).seen_by(Sight::kOwner),
        TURNWRIGHT_BYTES("next draws", next_draws).seen_by(Sight::kHidden),
        TURNWRIGHT_FIELD("fallen", fallen)
            .for_each_seat()
            .in_words(kFallenWords)
            .seen_by(Sight::kOwner),
        TURNWRIGHT_FIELD("turn number", turn),
        TURNWRIGHT_FIELD("segment", segment).in_words(kSegmentWords),
        TURNWRIGHT_FIELD("turn limit", turns),
        TURNWRIGHT_FIELD("attack at once", arrival),
        TURNWRIGHT_FIELD("ending", ending).in_words(kEndingWords),
        TURNWRIGHT_FIELD("winners", winners).as_seats(),
    },
    flow_fields<decltype(State::flow)>(offsetof(State, flow)));

#undef TURNWRIGHT_BYTES
#undef TURNWRIGHT_DRAFT
#undef TURNWRIGHT_ENTRY
#undef TURNWRIGHT_OWN
#undef TURNWRIGHT_FIELD

static_assert(covers_every_byte<sizeof(State)>(kStateFields));

}  // namespace turnwright::crowdcontrol
