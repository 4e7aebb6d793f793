#include "games/wtactics/piles.h"

#include <algorithm>
#include <bit>

namespace turnwright::wtactics {
namespace {

struct Copies {
  std::uint8_t *first, *last;
};

Copies copies_of(State& s, Seat owner, CardId card) {
  const std::uint8_t* list = s.list[owner];
  const void* found = std::memchr(list, card, s.list_size[owner]);
  DCHECK(found != nullptr, "a card that is not in its owner's list");
  const auto first = static_cast<const std::uint8_t*>(found) - list;
  auto last = first;
  while (last < s.list_size[owner] && list[last] == card) ++last;
  return {s.copies[owner] + first, s.copies[owner] + last};
}

// One of the copies has changed, the others are in order: it goes where it belongs.
void put_in_order(const Copies& copies, std::uint8_t* copy) {
  for (; copy != copies.first && copy[-1] > *copy; --copy) std::swap(copy[-1], *copy);
  for (; copy + 1 != copies.last && copy[1] < *copy; ++copy) std::swap(copy[1], *copy);
}

bool is_held(Pile pile) {
  return pile == Pile::kHand || pile == Pile::kResource || pile == Pile::kEscrow;
}

void count(State& s, Seat owner, Pile pile, int by) {
  if (pile == Pile::kDeck) s.deck_size[owner] = static_cast<std::uint8_t>(s.deck_size[owner] + by);
  if (pile == Pile::kHand) s.hand_size[owner] = static_cast<std::uint8_t>(s.hand_size[owner] + by);
}

// One copy goes from pile to pile, the best known one first. What was known of it, which is told, is gone.
std::uint8_t move_copy(State& s, Seat owner, CardId card, Pile from, Pile to) {
  const Copies copies = copies_of(s, owner, card);
  std::uint8_t* found = copies.last;  // what is known best is sorted behind the others
  do CHECK(found != copies.first, "a card that is not in this pile");
  while (pile_of(*--found) != from);
  const std::uint8_t known = known_of(*found);
  *found = copy_in(to);
  put_in_order(copies, found);
  count(s, owner, from, -1);
  count(s, owner, to, 1);
  return known;
}

// Something becomes known of a copy in a pile of which nothing was known.
void learn(State& s, Seat owner, CardId card, Pile pile, std::uint8_t known) {
  if (known == kUnknown) return;
  const Copies copies = copies_of(s, owner, card);
  std::uint8_t* copy = std::find(copies.first, copies.last, copy_in(pile));
  *copy = copy_in(pile, known);
  put_in_order(copies, copy);
}

// A card of this name was seen to leave the hand or the resource cards: one thing that was known is used up.
void forget_one_held(State& s, Seat owner, CardId card) {
  const Copies copies = copies_of(s, owner, card);
  for (std::uint8_t* copy = copies.first; copy != copies.last; ++copy) {
    if (known_of(*copy) != kHeld) continue;
    *copy = copy_in(pile_of(*copy));
    return put_in_order(copies, copy);
  }
}

// What was known of a copy that has just left is true of another one that is held unknown.
void learn_elsewhere(State& s, Seat owner, CardId card, std::uint8_t known) {
  const Copies copies = copies_of(s, owner, card);
  for (std::uint8_t* copy = copies.first; copy != copies.last; ++copy) {
    if (!is_held(pile_of(*copy)) || known_of(*copy) != kUnknown) continue;
    *copy = copy_in(pile_of(*copy), known);
    return put_in_order(copies, copy);
  }
}

void drop_top(State& s, Seat owner, int place) {
  for (int i = place + 1; i < s.top_size[owner]; ++i) s.top[owner][i - 1] = s.top[owner][i];
  s.top[owner][--s.top_size[owner]] = 0;
  const std::uint64_t below = (std::uint64_t{1} << place) - 1;
  for (std::uint64_t& known : s.top_known[owner]) known = (known & below) | (known >> 1 & ~below);
}

// A card of the deck whose place nobody has fixed.
CardId roll_from_deck(Play& p, Seat owner, Stream stream) {
  const State& s = p.s;
  const auto loose = static_cast<std::uint32_t>(s.deck_size[owner] - s.top_size[owner]);
  DCHECK(loose > 0, "a roll over an empty deck");
  auto n = p.host.roll(stream, loose);
  if (s.top_size[owner] == 0) {
    std::uint64_t places = places_in(s, owner, Pile::kDeck);
    for (; n > 0; --n) places &= places - 1;
    return s.list[owner][std::countr_zero(places)];
  }
  std::uint8_t fixed[kListMost] =
      {};  // copies of the card at this place of the list that are on top
  for (int t = 0; t < s.top_size[owner]; ++t)
    for (int i = 0; i < s.list_size[owner]; ++i)
      if (s.list[owner][i] == s.top[owner][t]) {
        ++fixed[i];
        break;
      }
  int skip = 0;
  for (int i = 0; i < s.list_size[owner]; ++i) {
    if (i == 0 || s.list[owner][i] != s.list[owner][i - 1]) skip = fixed[i];
    if (pile_of(s.copies[owner][i]) != Pile::kDeck) continue;
    if (skip > 0) {
      --skip;
    } else if (n-- == 0) {
      return s.list[owner][i];
    }
  }
  CHECK(false, "the cards of a deck are miscounted");
  return 0;
}

// The top card leaves the deck; which one it is, and whether the other player knew it.
std::pair<CardId, bool> take_top(Play& p, Seat owner) {
  State& s = p.s;
  DCHECK(s.deck_size[owner] > 0, "an empty deck");
  if (s.top_size[owner] == 0) return {roll_from_deck(p, owner, owner), false};
  const CardId card = s.top[owner][0];
  const bool known = (s.top_known[owner][other(owner)] & 1) != 0;
  drop_top(s, owner, 0);
  return {card, known};
}

}  // namespace

void note_types(const Content& content, State& s, Seat owner) {
  s.creatures[owner] = s.events[owner] = 0;
  for (int place = 0; place < s.list_size[owner]; ++place) {
    const CardType type = content.code.cards[s.list[owner][place]].type;
    const std::uint64_t bit = std::uint64_t{1} << place;
    if (type == CardType::kCreature) s.creatures[owner] |= bit;
    if (type == CardType::kEvent) s.events[owner] |= bit;
  }
}

int count_in(const State& s, Seat owner, Pile pile, CardId card) {
  int n = 0;
  for (std::uint64_t places = places_in(s, owner, pile); places != 0; places &= places - 1)
    n += s.list[owner][std::countr_zero(places)] == card ? 1 : 0;
  return n;
}

void move_seen(State& s, Seat owner, CardId card, Pile from, Pile to) {
  const std::uint8_t known = move_copy(s, owner, card, from, to);
  if (is_held(from) && known == kUnknown) forget_one_held(s, owner, card);
  if (to == Pile::kHand) learn(s, owner, card, to, kInHand);
}

namespace {

// A card leaves the hand face down. True: the other knows which one all the same, for it was the only one.
bool leave_hand_unseen(State& s, Seat owner, CardId card, Pile to) {
  const bool last_card = s.hand_size[owner] == 1;
  const std::uint8_t known = move_copy(s, owner, card, Pile::kHand, to);
  if (last_card && known == kInHand) return true;
  // It may have been any of them: what was known in that hand is now only known to be held.
  learn(s, owner, card, to, std::min<std::uint8_t>(known, kHeld));
  if (places_with(s, owner, copy_in(Pile::kHand, kInHand), 0xff) == 0) return false;
  for (int first = 0, last = 0; first < s.list_size[owner]; first = last) {
    for (; last < s.list_size[owner] && s.list[owner][last] == s.list[owner][first]; ++last)
      if (known_of(s.copies[owner][last]) == kInHand)
        s.copies[owner][last] = copy_in(Pile::kHand, kHeld);
    std::sort(s.copies[owner] + first, s.copies[owner] + last);
  }
  return false;
}

void add_resource(State& s, Seat owner, CardId card, bool known) {
  const int place = s.resources[owner]++;
  s.resource[owner][place] = card;
  if (known) s.resource_known[owner] |= std::uint64_t{1} << place;
}

// The resource card at a place is taken out of their row. True: the other knows it.
bool cut_resource(State& s, Seat owner, int place) {
  const std::uint64_t bit = std::uint64_t{1} << place, below = bit - 1;
  const bool seen = (s.resource_known[owner] & bit) != 0;
  for (int i = place + 1; i < s.resources[owner]; ++i)
    s.resource[owner][i - 1] = s.resource[owner][i];
  s.resource[owner][--s.resources[owner]] = 0;
  for (std::uint64_t* bits : {&s.resource_marked[owner], &s.resource_known[owner]})
    *bits = (*bits & below) | (*bits >> 1 & ~below);
  return seen;
}

// A card goes from one hidden place to another; what is known of it goes along.
void move_hidden(State& s, Seat owner, CardId card, Pile from, Pile to) {
  learn(s, owner, card, to, move_copy(s, owner, card, from, to));
}

}  // namespace

void lay_face_down(State& s, Seat owner, CardId card) {
  add_resource(s, owner, card, leave_hand_unseen(s, owner, card, Pile::kResource));
}

Laid lay_aside(State& s, Seat owner, CardId card) {
  return {card, leave_hand_unseen(s, owner, card, Pile::kEscrow)};
}

Laid set_aside(State& s, Seat owner, int place) {
  const CardId card = s.resource[owner][place];
  const bool seen = cut_resource(s, owner, place);
  move_hidden(s, owner, card, Pile::kResource, Pile::kEscrow);
  return {card, seen};
}

void take_back(State& s, Seat owner, CardId card, bool known) {
  const std::uint8_t held = move_copy(s, owner, card, Pile::kEscrow, Pile::kHand);
  if (known) {
    if (held != kUnknown) learn_elsewhere(s, owner, card, held);
    learn(s, owner, card, Pile::kHand, kInHand);
  } else {
    learn(s, owner, card, Pile::kHand, held);
  }
}

void lay_again(State& s, Seat owner, CardId card, bool known) {
  move_hidden(s, owner, card, Pile::kEscrow, Pile::kResource);
  add_resource(s, owner, card, known);
}

CardId take_resource(State& s, Seat owner, int place, Pile to) {
  const CardId card = s.resource[owner][place];
  const bool seen = cut_resource(s, owner, place);
  const std::uint8_t held = move_copy(s, owner, card, Pile::kResource, to);
  if (seen) {  // what is known of its like is about another copy
    if (held != kUnknown) learn_elsewhere(s, owner, card, held);
    if (to == Pile::kHand) learn(s, owner, card, to, kInHand);
  } else if (to == Pile::kHand) {
    learn(s, owner, card, to, held);
  } else if (held == kUnknown) {
    forget_one_held(s, owner, card);
  }
  return card;
}

CardId draw_card(Play& p, Seat seat) {
  const auto [card, known] = take_top(p, seat);
  move_copy(p.s, seat, card, Pile::kDeck, Pile::kHand);
  if (known) learn(p.s, seat, card, Pile::kHand, kInHand);
  return card;
}

CardId mill_card(Play& p, Seat seat) {
  const CardId card = take_top(p, seat).first;
  move_copy(p.s, seat, card, Pile::kDeck, Pile::kGrave);
  return card;
}

void fix_top(Play& p, Seat owner, int n, Seat looker) {
  State& s = p.s;
  n = std::min<int>(n, s.deck_size[owner]);
  while (s.top_size[owner] < n) {
    const CardId card = roll_from_deck(p, owner, looker);
    s.top[owner][s.top_size[owner]++] = card;
  }
}

void take_from_deck(State& s, Seat owner, CardId card, Pile to) {
  int loose = count_in(s, owner, Pile::kDeck, card);
  int place = -1;
  for (int i = s.top_size[owner]; i-- > 0;)
    if (s.top[owner][i] == card) place = i, --loose;
  if (loose == 0) drop_top(s, owner, place);  // it can only be one of those on top
  move_copy(s, owner, card, Pile::kDeck, to);
  if (to == Pile::kHand) learn(s, owner, card, to, kInHand);
}

void shuffle_deck(State& s, Seat owner) {
  std::fill(std::begin(s.top[owner]), std::end(s.top[owner]), std::uint8_t{0});
  s.top_size[owner] = 0;
  for (std::uint64_t& known : s.top_known[owner]) known = 0;
}

void hand_into_deck(State& s, Seat owner) {
  for (int i = 0; i < s.list_size[owner]; ++i)
    if (pile_of(s.copies[owner][i]) == Pile::kHand) s.copies[owner][i] = copy_in(Pile::kDeck);
  for (int first = 0, last = 0; first < s.list_size[owner]; first = last) {
    while (last < s.list_size[owner] && s.list[owner][last] == s.list[owner][first]) ++last;
    std::sort(s.copies[owner] + first, s.copies[owner] + last);
  }
  s.deck_size[owner] = static_cast<std::uint8_t>(s.deck_size[owner] + s.hand_size[owner]);
  s.hand_size[owner] = 0;
  shuffle_deck(s, owner);
}

void pay_gold(Play& p, Seat seat, int gold) {
  State& s = p.s;
  const int loose = std::min<int>(gold, s.gold[seat]);  // WT-95
  s.gold[seat] = static_cast<std::uint8_t>(s.gold[seat] - loose);
  for (int left = gold - loose, place = 0; left > 0; ++place) {  // WT-93: those laid first
    DCHECK(place < s.resources[seat], "gold that is not there");
    const std::uint64_t bit = std::uint64_t{1} << place;
    if ((s.resource_marked[seat] & bit) != 0) continue;
    s.resource_marked[seat] |= bit;
    --left;
  }
}

void ready_resources(State& s, Seat seat, int n) {
  for (; n > 0 && s.resource_marked[seat] != 0; --n)
    s.resource_marked[seat] &= s.resource_marked[seat] - 1;
}

}  // namespace turnwright::wtactics
