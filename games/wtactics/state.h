// The state of a game of WTactics: bytes without padding, and the table that names every one of them.
//
// Cards that lie hidden or in a pile are counted, not placed: a player's list says which copies there are, and each
// copy says in which pile it is. Copies of one card are alike (WT-338), so those of a card are kept sorted and it
// cannot be told which of them moved. What lies on the table is an Object; it has a slot there while it does.
#pragma once

#include <cstddef>
#include <cstring>

#include "engine/fixed_vec.h"
#include "engine/flow.h"
#include "games/wtactics/code.h"

namespace turnwright::wtactics {

inline constexpr int kSeats = 2;
inline constexpr int kListMost = 64;    // ARMY_DECK_MAX, WT-332
inline constexpr int kInPlayMost = 36;  // cards of one owner on the table, WT-349
// 36 cards of each owner, the foes of two Confrontations (4 each), and 8 that have just left and are still
// spoken of by the chain or a trigger.
inline constexpr int kObjects = 2 * kInPlayMost + 8 + 8;
inline constexpr int kChainMost = 12;     // WT-349: nobody can add to a chain of this length
inline constexpr int kLastingMost = 40;   // WT-349: a further effect does not come about
inline constexpr int kHappenedMost = 32;  // WT-349: what happens beyond that triggers nothing
inline constexpr int kUsedMost = 32;      // WT-349: no further ability that is used once per turn
inline constexpr int kPicksMost = 48;     // creatures of one line; defences of one attack, WT-349
inline constexpr int kFactions = 8;

constexpr Seat other(Seat seat) { return static_cast<Seat>(1 - seat); }

using CardId = std::uint8_t;   // a place in Code::cards
using QuestId = std::uint8_t;  // a place in Code::quests
inline constexpr QuestId kNoQuest = 0xff;
inline constexpr int kOffers =
    kSeats;  // places for a face-up quest: one on each quest deck (WT-259)
inline constexpr int kCountedMost = 12;  // WT-349: of more, the cheapest is forgotten
using Slot = std::uint8_t;               // a place in State::objects
inline constexpr Slot kNoSlot = 0xff;

// Fronts of a player (WT-43, WT-44). A front of one player and the other front of the opponent are one battlefield
// (WT-45), so a battlefield is named by seat 0's front in it.
enum Front : std::uint8_t { kOffensive, kDefensive };
inline constexpr std::uint8_t kNoFront = 0xff;
inline constexpr std::uint8_t kAnywhere = 2;  // as a battlefield: both of them
constexpr std::uint8_t battlefield(Seat seat, std::uint8_t front) { return front ^ seat; }
constexpr std::uint8_t other_front(std::uint8_t front) { return front ^ 1; }

// What can be pointed at, as a target or a host.
using Ref = std::uint16_t;
enum class Points : std::uint8_t { kObject, kPlayer, kItem, kGrave, kResource, kQuest, kNothing };
inline constexpr Ref kNoRef = 0xffff;
constexpr Ref make_ref(Points what, unsigned value) {
  return static_cast<Ref>(0x8000u | static_cast<unsigned>(what) << 12 | value);
}
constexpr Points points_at(Ref ref) {
  return (ref & 0x8000) == 0 ? Points::kObject : static_cast<Points>(ref >> 12 & 7);
}
constexpr unsigned value_of(Ref ref) { return ref & 0xfffu; }
constexpr Ref player_ref(Seat seat) { return make_ref(Points::kPlayer, seat); }
constexpr Ref item_ref(std::size_t place) {
  return make_ref(Points::kItem, static_cast<unsigned>(place));
}
constexpr Ref grave_ref(Seat owner, CardId card) {
  return make_ref(Points::kGrave, owner * 256u + card);
}
constexpr Ref resource_ref(Seat owner, int place) {
  return make_ref(Points::kResource, owner * 256u + static_cast<unsigned>(place));
}
constexpr Seat ref_seat(Ref ref) {
  return static_cast<Seat>(value_of(ref) >> 8);
}  // of grave and resource
constexpr std::uint8_t ref_low(Ref ref) {
  return static_cast<std::uint8_t>(ref);
}  // card, place, seat, item
constexpr Slot ref_slot(Ref ref) { return static_cast<Slot>(ref & 0x7f); }  // of an object

// The piles a copy can be in.
enum class Pile : std::uint8_t {
  kDeck,
  kHand,
  kResource,
  kEscrow,
  kGrave,
  kRemoved,
  kTable,
  kChain,
  kPlayed,
  kHidden
};
inline constexpr std::uint8_t kNoCopy = 0x0f;  // behind the end of a list
// What the other player knows of a copy that is hidden from it (docs/rules/wtactics.md, What a seat remembers).
enum Known : std::uint8_t { kUnknown, kHeld, kInHand };
constexpr std::uint8_t copy_in(Pile pile, std::uint8_t known = kUnknown) {
  return static_cast<std::uint8_t>(static_cast<unsigned>(pile) | static_cast<unsigned>(known) << 4);
}
constexpr Pile pile_of(std::uint8_t copy) { return static_cast<Pile>(copy & 0xf); }
constexpr std::uint8_t known_of(std::uint8_t copy) { return copy >> 4; }

// Where an object is. kDying: dead while a combat goes on (WT-202); kLeft: no longer in play, but the chain or a trigger may
// still speak of it as it was last (WT-328).
enum class Where : std::uint8_t { kNowhere, kFront, kAttached, kDropped, kQuesting, kDying, kLeft };
enum class Mark : std::uint8_t { kUnmarked, kMarked, kAssigned };  // WT-75

enum TurnFlag : std::uint8_t {  // of an object, in this turn
  kAssignedNow = 1,             // its assignment does not work yet (WT-77)
  kMayNotMark = 2,              // it was unassigned (WT-79)
  kPickedUp = 4,                // WT-238
  kChangedGear = 8,             // WT-222
  kGearFixed = 16,              // declared with an attack (WT-177)
  kLongGone = 32,               // has left, and the triggers of that moment are over
};
enum FightFlag : std::uint8_t {
  kAttacks = 1,
  kDefends = 2,
  kFought = 4,    // its combat has been resolved
  kDefended = 8,  // somebody was set against it (WT-199)
  kInUse = 16,    // Equipment: used by its carrier (WT-219)
  kHit = 32,      // dealt combat damage in the current combat
  kMetFirst =
      64,  // has fought the Confrontation of the first offer or used an ability on it (WT-303)
  kMetSecond = 128,  // or of the second
};

// What is left of them when an attack is over.
inline constexpr std::uint8_t kLastingFight = kInUse | kMetFirst | kMetSecond;

// What a creature can, must and cannot do now: a bit per Keyword, then these.
enum Can : std::uint32_t {
  kMustAttack = 1u << 15,
  kMustDefend = 1u << 16,
  kSilenced = 1u << 17,
  kHasActivated = 1u << 18,  // something to use, its own or granted
  kRegularAttack = 1u << 19,
  kFirstForbidden = 1u << 20,  // forbidden: Action kAttack to kBeEnchanted
  kWorks = 1u << 30,           // an attachment: its text is at work
  kGranted = 1u << 31,         // has an ability that is not its own
};
constexpr std::uint32_t can_bit(Keyword keyword) { return 1u << static_cast<unsigned>(keyword); }
constexpr std::uint32_t forbidden_bit(Action action) {
  return kFirstForbidden << static_cast<unsigned>(action);
}
// What a creature with a keyword can and cannot do.
constexpr std::uint32_t keyword_bits(Keyword keyword) {
  return can_bit(keyword) | (keyword == Keyword::kRooted ? forbidden_bit(Action::kMove) : 0u);
}

struct Object {
  std::uint32_t can;       // derived, see values.h
  Ref host;                // of an attachment
  std::uint16_t order;     // of entering play
  std::uint16_t damage;    // WT-82
  std::uint16_t atk, def;  // derived
  CardId card;
  Seat owner, controller;
  Where where;
  std::uint8_t front;  // of creatures and dropped Equipment
  Mark mark;
  std::uint8_t number;      // tells apart those of one name and owner, for people
  std::uint8_t generation;  // how often the slot has been left
  std::uint8_t turn;        // TurnFlags
  std::uint8_t fight;       // FightFlags
  std::uint8_t
      blame;  // what last hurt it: a slot, or kBlameSeat + a seat for a card; kNoSlot: nothing
  std::uint8_t bulwark, tough;           // derived
  std::uint8_t counters[kMostCounters];  // by Code::counters
};
inline constexpr std::uint8_t kBlameSeat = 0xf0;
static_assert(sizeof(Object) == 32);

// Eight bytes of an object tell most of what filters ask of it. They are compared at once, as bytes of one number.
inline constexpr std::size_t kGlanceFrom = offsetof(Object, controller);
static_assert(kGlanceFrom + 7 == offsetof(Object, fight));
constexpr std::uint64_t glance_byte(std::size_t at, unsigned value) {
  return std::uint64_t{value} << 8 * (at - kGlanceFrom);
}
inline std::uint64_t glance_at(const Object& o) {
  std::uint64_t seen;
  std::memcpy(&seen, reinterpret_cast<const unsigned char*>(&o) + kGlanceFrom, sizeof seen);
  return seen;
}

// Something announced: on the chain, being carried out, or still being put together by its player.
struct Item {
  Ref source;         // the object whose ability it is
  AbilityId ability;  // what is carried out; kNone: a card that only enters play
  Ref targets[kMostTargets];
  Ref it;                // of a trigger: what it is about
  std::uint16_t amount;  // of a trigger
  CardId card;           // of a card
  Seat owner;            // of that card; kNobody: this is an ability
  Seat controller;
  std::uint8_t front;   // where: the controller's front, or kNoFront
  std::uint8_t modes;   // a bit per choice: the second side
  std::uint8_t chosen;  // how many targets have been chosen
};

// Whether this side of a "Choose one" was chosen; what belongs to no choice always is.
inline bool has_mode(const Item& item, std::uint8_t choice, std::uint8_t side) {
  return choice == 0xff || (item.modes >> choice & 1) == side;
}

// An effect with a duration.
struct Lasting {
  std::uint16_t what;  // an instruction
  std::uint8_t on;     // a slot, or kOnPlayer + seat
  std::uint8_t
      source;  // a slot: of kAttached, kAssigned, kInPlay what it hangs on; of a redirection where it goes
  Seat controller;
  std::uint8_t until;  // Duration::Is
  std::uint8_t turns;  // left, of kTurns
  std::uint8_t left;   // of prevent and redirect
};
inline constexpr std::uint8_t kOnPlayer = 0xf0;

// Something that triggers may watch.
struct Happening {
  TriggerKind kind;
  Seat who;      // whose doing, or whose: as the trigger means it
  Slot subject;  // what it happened to
  Slot with;     // a killer
  std::uint16_t amount;
};

struct Used {
  AbilityId ability;
  Slot slot;
  std::uint8_t generation;
};

struct Defence {
  Slot attacker, defender;
};

// Something that counts towards a goal with a sum or of one faction.
struct Counted {
  std::uint8_t cost, faction;
};
inline constexpr std::uint8_t kAnyFaction = 0xfe;  // fits every group

enum TokenFlag : std::uint8_t {
  kCountedNow = 1,  // something has counted since the player's own turn began (WT-268)
  kLeftNow = 2,     // abandoned in this turn (WT-267)
  kRanOut = 4,      // the Contract has expired for this player (WT-281)
};

// What a player has on a quest: the acceptance token, and what came of it.
struct Token {
  Ref killer;             // who made the last kill that counted
  std::uint8_t order;     // of acceptance, 1 or 2; 0: the quest is not active for the player
  std::uint8_t progress;  // events, their amounts, or turns in a row
  std::uint8_t turns;     // own turns since acceptance, the first included
  std::uint8_t flags;     // TokenFlags
  std::uint8_t escrow[kMostEscrow];  // cards laid under the quest
  std::uint8_t escrow_size;
  std::uint8_t escrow_known;  // which of them the other knows (bit: place)
  FixedVec<Counted, kCountedMost> counted;
};
static_assert(sizeof(Token) == 36);

// A place for a face-up quest.
struct Offer {
  std::uint16_t since;                   // the round in which it was turned up
  QuestId quest;                         // kNoQuest: there is none
  Seat winner;                           // has completed it, and what follows is still to be done
  std::uint8_t had_token;                // in this round (WT-310)
  std::uint8_t foes;                     // of a Confrontation: how many creatures it has
  Slot foe[kMostFoes];                   // and where they are
  std::uint8_t hurt[kSeats][kMostFoes];  // HP that each player has taken off (WT-299)
};
static_assert(sizeof(Offer) == 18);

enum Touched : std::uint8_t {
  kStale = 1,     // what is derived has to be made anew; never while somebody is asked
  kUnjudged = 2,  // deaths have to be judged, when what goes on is done
};

// What is said by texts that are at work.
enum Texts : std::uint8_t {
  kSeeMarks = 1,  // they speak of what is marked
  kGrant = 2,     // others have what stands in their quotes
  kChangeCosts = 4,
};

// What a player has on the table, four bits for each of them.
enum Present : std::uint8_t {
  kFighters = 1,  // somebody who attacks or defends
  kWounded = 2,
  kDroppedGear = 4,
  kSomethingToUse = 8,
};
constexpr unsigned of_seat(Seat seat, unsigned present) { return present << 4 * seat; }

enum class Ending : std::uint8_t { kNotOver, kInfluence, kVictoryPoints, kDecks, kResigned };
enum class Moved : std::uint8_t { kNothing, kMoved, kAttacked };

struct State {
  // What each player's resource cards show by their marks, and which of them the other knows (bit: place).
  std::uint64_t resource_marked[kSeats], resource_known[kSeats];
  std::uint64_t creatures[kSeats], events[kSeats];  // the places of `list` with such cards
  std::uint64_t watched;           // derived: what something here may watch for, see watch_bit
  std::uint64_t watched_by_grant;  // derived: the same of abilities that were granted
  std::uint64_t top_known[kSeats]
                         [kSeats];  // of a player's deck, by who knows it: a bit per place of `top`
  Object objects[kObjects];
  FixedVec<Item, kChainMost> chain;
  Item running;                     // what `effects` carries out
  Item draft;                       // the open line: what is being announced
  FixedVec<Ref, kPicksMost> picks;  // the open line: creatures, cards and places picked
  FixedVec<Lasting, kLastingMost> lasting;
  FixedVec<Happening, kHappenedMost> happened;
  FixedVec<Used, kUsedMost> used;  // abilities used in this turn that can be used once in it
  std::uint16_t order;             // given to what entered play last
  std::uint16_t turn, round;       // from 1
  std::uint16_t guard;             // triggers carried out since the last choice, WT-134
  std::int16_t influence[kSeats];
  std::int16_t influence_cap;  // WT-19; 0: there is none
  FixedVec<Defence, kPicksMost> defences;
  std::uint8_t attached[kObjects];  // which of those attached to the same it is, from 1 (WT-222)
  std::uint8_t list[kSeats]
                   [kListMost];  // the cards of the army deck at the start, copies side by side
  std::uint8_t copies[kSeats][kListMost];  // where each is: Pile and Known
  std::uint8_t top[kSeats]
                  [kListMost];  // the top cards of the deck as far as their places are fixed
  std::uint8_t resource[kSeats][kListMost];  // faces, in the order in which they were laid
  std::uint8_t list_size[kSeats], deck_size[kSeats], hand_size[kSeats], resources[kSeats],
      top_size[kSeats];
  std::uint8_t vp[kSeats], gold[kSeats];
  std::uint8_t loyalty[kSeats][kFactions];      // WT-107
  std::uint8_t mulligans[kSeats];               // 0xff: the hand is kept
  std::uint8_t laid[kSeats], recycled[kSeats];  // in this turn
  std::uint8_t extra_resources[kSeats];         // derived
  std::uint8_t could_draw[kSeats];              // in this round: 0 not asked yet, 1 no, 2 yes
  std::int8_t hand_more[kSeats];                // derived: change of HAND_MAX
  std::uint8_t player_forbidden[kSeats];  // derived: a bit per Action from kPlayEvent to kRecover
  std::uint8_t casters[kSeats][2];        // derived: how many stand in each front
  Seat starter, active;
  std::uint8_t phase;       // 1 to 9; 0 before the first
  Moved first_use;          // what phase 5 was used for
  std::uint8_t moved_from;  // the front creatures were moved out of in this turn, or kNoFront
  std::uint8_t line;        // the open line: how many choices it has
  std::uint8_t line_kind;   // and the Kind of the first of them
  Slot combat;              // the attacker of the combat under way, or kNoSlot
  Seat picker;              // who says which combat is next
  Ending ending;
  SeatMask winners;
  std::uint8_t slots;    // objects from here on are nowhere
  std::uint8_t touched;  // Touched: what has to be done since something changed
  std::uint8_t texts;    // derived: Texts
  std::uint8_t present;  // derived: Present
  std::uint8_t expired;  // a quest has, in this round (WT-312)
  QuestId looked_at;     // by the player who completed a quest (WT-273)
  // Quest decks are counted like army decks: which card is on top is rolled when it is turned up.
  Token tokens[kSeats][kOffers];
  Offer offers[kOffers];
  std::uint16_t quests_in[kSeats];         // a bit per place of the list: still in the quest deck
  std::uint16_t under_by[kSeats][kSeats];  // who put the cards at these places of `under` there
  QuestId quest_list[kSeats][kMostQuestCards];
  QuestId under[kSeats]
               [kMostQuestCards];  // cards put under a quest deck, the first on top (WT-272)
  std::uint8_t quest_list_size[kSeats], under_size[kSeats];
  Flow<14> flow;
};
inline bool is_active(const State& s, Seat seat, int offer) {  // WT-260
  return s.tokens[seat][offer].order != 0;
}
inline bool has_token(const State& s, int offer) {
  return (s.tokens[0][offer].order | s.tokens[1][offer].order) != 0;
}
// Something on the table has changed.
inline void touch(State& s) { s.touched = kStale | kUnjudged; }
// Nothing that is derived has changed, but what was judged may no longer hold.
inline void rejudge(State& s) { s.touched |= kUnjudged; }
// Something was marked or unmarked.
inline void touch_mark(State& s) {
  if ((s.texts & kSeeMarks) != 0) touch(s);
}

static_assert(sizeof(State) <= 5 * 1024);

}  // namespace turnwright::wtactics
