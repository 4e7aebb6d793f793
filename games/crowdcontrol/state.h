// The state of a game of CrowdControl: bytes without padding. Everything that a seat changes in secret is a row of its
// own, so that two seats that act at the same time touch nothing in common (CC-65).
//
// Cards are rows: `row` has the cards that belong to a player (CC-8), copies side by side, and `where` says where each
// copy is. What is on the board is besides an Object in a slot. A copy in a Hand keeps its place in the row, so that
// it can be spoken of there (CC-161).
#pragma once

#include <cstddef>

#include "engine/curtain.h"
#include "engine/fixed_vec.h"
#include "engine/flow.h"
#include "games/crowdcontrol/code.h"
#include "games/crowdcontrol/limits.h"

namespace turnwright::crowdcontrol {

inline constexpr int kSeats = 2;
constexpr Seat other(Seat seat) { return static_cast<Seat>(1 - seat); }

// A player's row: every card of both decks may come to belong to one of them (CC-8).
// In whole words of eight, for they are looked through eight at a time.
inline constexpr int kRowMost = (kSeats * kMostDeckCards + 7) / 8 * 8;
using RowPlace = std::uint8_t;  // a place in a row
inline constexpr RowPlace kNoPlace = 0xff;

// Slots of a board: the HQ, then Places, then Entities.
using Slot = std::uint8_t;
inline constexpr Slot kHqSlot = 0, kFirstPlace = 1, kFirstEntity = kFirstPlace + kMostPlaces;
inline constexpr int kSlots = kFirstEntity + kMostEntities;
inline constexpr Slot kNoSlot = 0xff;
// Some slots of one board, a bit each.
using SlotMask = std::uint16_t;
inline constexpr SlotMask kPlaceSlots = ((1u << kMostPlaces) - 1) << kFirstPlace;
inline constexpr SlotMask kEntitySlots = ((1u << kMostEntities) - 1) << kFirstEntity;
constexpr SlotMask slot_bit(Slot slot) { return static_cast<SlotMask>(1u << slot); }

enum Lane : std::uint8_t { kAttackLane, kDefenseLane, kLanes };
constexpr std::uint8_t other_lane(std::uint8_t lane) { return lane ^ 1; }

// Where a copy is. What others see of a Hand and a Deck is kUnseen, but for a copy that is known to be in the Hand.
enum class Where : std::uint8_t {
  kDeck,
  kHand,
  kDust,
  kVoid,
  kBoard,
  kAction,
  kKnownHand,  // in the Hand, and everybody knows that it is
  kNowhere,    // behind the end of the row
};
inline constexpr Where kUnseen = Where::kDeck;
constexpr bool is_hand(Where where) { return where == Where::kHand || where == Where::kKnownHand; }

// Something on the board, or that was there: the slot and how often the slot had been used. 0: nothing.
using Ref = std::uint16_t;
inline constexpr Ref kNoRef = 0;
inline constexpr unsigned kGenerations =
    2048;  // no entry lives while a slot is used so often (CC-75)
constexpr Ref make_ref(Seat seat, Slot slot, unsigned generation) {
  return static_cast<Ref>(((generation % kGenerations) << 5) + (seat << 4) + slot + 1u);
}
constexpr Seat ref_seat(Ref ref) { return static_cast<Seat>((ref - 1u) >> 4 & 1); }
constexpr Slot ref_slot(Ref ref) { return static_cast<Slot>((ref - 1u) & 15); }

// What an effect is aimed at: a Ref, a card by its name in a Dust Pile, or a place in the Hand, as the effect wants it
// (CC-161). 0: nothing.
using Aim = std::uint16_t;
inline constexpr Aim kNoAim = 0;
inline constexpr Aim kPassedOn =
    0x8000;  // to step b (CC-92): this bit, with the target chosen there
constexpr Aim aim_at_card(CardId card) { return static_cast<Aim>(card + 1); }
constexpr CardId aimed_card(Aim aim) { return static_cast<CardId>(aim - 1); }
constexpr Aim aim_at_place(RowPlace place) { return static_cast<Aim>(place + 1); }
constexpr RowPlace aimed_place(Aim aim) { return static_cast<RowPlace>(aim - 1); }

enum Status : std::uint8_t { kCame = 1, kHastened = 2, kEnraged = 4, kSilenced = 8 };

struct Object {
  std::uint16_t damage;
  std::uint16_t attack_more, health_more;  // boosts and training; of a Likeness also its X
  std::uint16_t generation;                // how often the slot has been used
  CardId card;                             // kNoCard: the slot is free
  std::uint8_t status;
  std::uint8_t number;     // tells apart those of one name on a board (CC-66)
  std::uint8_t free_used;  // abilities used at no cost in this Commit, a bit each (CC-74)
};
static_assert(sizeof(Object) == 12);

// "A card of this type, with this tag or without one, is in the Hand."
struct TypeFact {
  std::uint8_t type, tag;
  friend constexpr bool operator==(const TypeFact&, const TypeFact&) = default;
};
inline constexpr int kTypeFactsMost = 16;

// Everything of one player that others see too, as it is or as it was shown.
struct Camp {
  Object objects[kSlots];
  std::uint16_t mana, wisdom, size, growth, points, empty_draws;
  SlotMask present;                    // slots in use; derived
  std::uint16_t training, reductions;  // how much of them may be on cards in the Hand
  Slot lane[kLanes][kMostEntities];    // from the front
  Slot place[kMostPlaces];
  Where where[kRowMost];
  FixedVec<TypeFact, kTypeFactsMost> type_facts;
  std::uint8_t lane_size[kLanes];
  std::uint8_t places;
  std::uint8_t hand_size, deck_size;
  std::uint8_t queue_size;
  std::uint8_t lists;  // lists that have joined the Queue, to number them
};

// One effect that waits (CC-78).
inline constexpr std::uint16_t kUnwritten = 0xffff;
struct Entry {
  Ref source;       // kNoRef: an Action
  Ref chosen;       // the Chosen card, if it is on the board
  std::uint16_t x;  // kUnwritten: it has not been written yet
  CardId card;
  std::uint8_t code;  // 8 × ability + effect; the list of an Action is its ability 0
  Side side;
  std::uint8_t list;  // which use it belongs to
};
static_assert(sizeof(Entry) == 10);

// Where a seat stands in what it is doing (CC-156).
enum class Stage : std::uint8_t {
  kIdle,  // nothing has been begun
  kLane,
  kX,
  kSacrifice,
  kDismantle,
  kDiscardCost,
  kVoidCost,
  kPile,     // own or left, for each open effect
  kTarget,   // of an effect that resolves now
  kDiscard,  // prompts
  kDiscount,
  kPriorities,
  kDone,  // only lock is left
};
inline constexpr int kPicksMost = kMostAmount;  // cards that a cost or a Discount can name

using Picks = FixedVec<std::uint16_t, kPicksMost>;  // slots, places of the row or cards

struct Draft {
  Ref source;  // of a use
  std::uint16_t x;
  std::uint16_t steps;                  // choices of the open line
  std::uint16_t result[kMostKeywords];  // X, a Ref or an Aim that an effect of the list has written
  Picks picks;
  Stage stage;
  CardId card;
  RowPlace place;  // of the card that is played
  std::uint8_t ability;
  std::uint8_t lane;
  std::uint8_t effect;    // the next of the list; in a Target Segment the next entry
  std::uint8_t left;      // open effects that are left to the opponent's pile, a bit each
  std::uint8_t own;       // open effects that keep to the own pile
  std::uint8_t done;      // effects that have resolved, a bit each
  std::uint8_t list;      // number of the list in the Queue + 1; 0: none yet
  std::uint8_t waits;     // the Action goes to the Queue whole
  std::uint8_t reserved;  // room in the Queue set aside for the list (CC-75)
};

// Something done in Commit, for the reveal (CC-52); how many there are is limited (CC-75).
struct Act {
  CardId card;
  std::uint8_t how;  // a lane, kNoLane; or kUsed with the ability and the number of the bearer
  std::uint8_t x;    // and kLost, if something that it triggered found no room (CC-75)
};
inline constexpr std::uint8_t kNoLane = 2, kUsed = 0x80, kLost = 0x80;
constexpr std::uint8_t used(std::uint8_t ability, std::uint8_t number) {
  return static_cast<std::uint8_t>(kUsed | ability << 5 | number);
}

inline constexpr int kMostNextDraws = 12;

enum class Fallen : std::uint8_t { kNo, kFell, kResigned };
enum class Ending : std::uint8_t { kNotOver, kFallen, kResigned, kTurnLimit };

// CC-34, in playing order.
enum class Segment : std::uint8_t {
  kSupply,
  kFirstResolve,
  kCommit,
  kFirstTarget,
  kSecondResolve,
  kLaneSwitch,
  kSecondTarget,
  kThirdResolve,
};

using Priorities =
    FixedVec<Ref, kMostPlaces>;  // those that have left are not found any more (CC-110)

struct State {
  Curtain<Camp> camp[kSeats];
  Entry queue[kSeats][kMostEntries];
  Aim aim[kSeats][kMostEntries];
  std::uint16_t hand_training[kSeats][kRowMost];
  Draft draft[kSeats];
  Flow<4> flow;
  std::uint8_t hand_reduction[kSeats][kRowMost];
  CardId row[kSeats][kRowMost];
  std::uint8_t row_size[kSeats];
  std::uint8_t serve[kSeats];  // entries that this Resolve Segment serves (CC-84)
  Curtain<Priorities> priorities[kSeats];
  FixedVec<Act, kMostActs> log[kSeats];
  FixedVec<CardId, kMostNextDraws> next_draws[kSeats];  // scenarios say what is drawn next
  Fallen fallen[kSeats];
  std::uint8_t turn;
  Segment segment;
  std::uint8_t turns;    // options
  std::uint8_t arrival;  // 1: Entities may attack at once (CC-98)
  Ending ending;
  SeatMask winners;
};
static_assert(sizeof(State) <= 6144);

}  // namespace turnwright::crowdcontrol
