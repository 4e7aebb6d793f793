// How cards go from zone to zone: drawing, milling, discarding, and what that brings with it (chapters 3 and 12).
#include <cstring>

#include "games/crowdcontrol/camp.h"
#include "games/crowdcontrol/known.h"
#include "games/crowdcontrol/queue.h"

namespace turnwright::crowdcontrol {
namespace {

// The n-th card of the Deck.
RowPlace nth_of_deck(const State& s, const Camp& camp, Seat seat, unsigned n) {
  for (int first = 0; first < s.row_size[seat]; first += 8) {
    std::uint64_t bits = eight_places(camp, first, Where::kDeck);
    const auto here = static_cast<unsigned>(std::popcount(bits));
    if (n >= here) {
      n -= here;
      continue;
    }
    for (; n > 0; --n) bits &= bits - 1;
    return static_cast<RowPlace>(first + std::countr_zero(bits) / 8);
  }
  CHECK(false, "the Deck has fewer cards");
  return kNoPlace;
}

// What a scenario says is drawn next, if it is in the Deck.
RowPlace scripted_draw(State& s, const Camp& camp, Seat seat) {
  auto& next = s.next_draws[seat];
  if (next.empty()) return kNoPlace;
  const CardId card = next[0];
  next.erase(0);
  return find_copy(s, camp, seat, card, Where::kDeck);
}

void take_from_deck(Play& p, Seat seat, RowPlace place) {
  Camp& camp = p.camp(seat);
  camp.where[place] = Where::kHand;
  --camp.deck_size;
  ++camp.hand_size;
}

// Places of a row from `first` on are numbered anew: what is aimed at them goes with them.
void renumber_aims(Play& p, Seat seat, RowPlace first, int by) {
  for (int i = 0; i < p.camp(seat).queue_size; ++i) {
    Aim& aim = p.s.aim[seat][i];
    if (aim != kNoAim && aim >= aim_at_place(first) &&
        aims_at_hand(effect_of(p, p.s.queue[seat][i])))
      aim = static_cast<Aim>(aim + by);
  }
}
template <class T>
void close_gap(T* row, int at, int size, T nothing = {}) {
  std::copy(row + at + 1, row + size, row + at);
  row[size - 1] = nothing;
}
template <class T>
void open_gap(T* row, int at, int size, T value) {
  std::copy_backward(row + at, row + size, row + size + 1);
  row[at] = value;
}
// CC-120. Each of them is damage by itself.
void draw_from_empty_deck(Play& p, Seat seat) {
  Camp& camp = p.camp(seat);
  Moment moment;
  tell(p, kToldEmpty, seat);
  const unsigned n = camp.empty_draws + 1u;
  add(camp.empty_draws, 1);
  damage(p, seat, kHqSlot, n, moment);
  finish(p, seat, moment);
}

}  // namespace

RowPlace find_copy(const State& s, const Camp& camp, Seat seat, CardId card, Where where) {
  const CardId* const row = s.row[seat];
  const void* const first = std::memchr(row, card, s.row_size[seat]);
  if (first == nullptr) return kNoPlace;
  for (auto i = static_cast<const CardId*>(first) - row; i < s.row_size[seat] && row[i] == card;
       ++i)
    if (camp.where[i] == where) return static_cast<RowPlace>(i);
  return kNoPlace;
}

int count_dust(const Look& look, const Camp& camp, Seat seat) {
  int n = 0;
  for (int first = 0; first < look.s.row_size[seat]; first += 8)
    n += std::popcount(eight_places(camp, first, Where::kDust));
  return n;
}

FixedVec<RowPlace, kPicksMost> copies_named(const State& s, Seat seat, const Picks& picks,
                                            RowPlace except) {
  FixedVec<RowPlace, kPicksMost> copies{};
  for (std::uint16_t named : picks)
    for (int i = named; i < s.row_size[seat]; ++i) {
      const auto place = static_cast<RowPlace>(i);
      if (place == except || !is_hand(s.camp[seat].now.where[i]) ||
          !alike(s, seat, place, static_cast<RowPlace>(named)) ||
          std::find(copies.begin(), copies.end(), place) != copies.end())
        continue;
      copies.push_back(place);
      break;
    }
  return copies;
}

void draw_card(Play& p, Seat seat) {
  Camp& camp = p.camp(seat);
  if (camp.deck_size == 0) return draw_from_empty_deck(p, seat);
  RowPlace place = scripted_draw(p.s, camp, seat);
  if (place == kNoPlace) place = nth_of_deck(p.s, camp, seat, p.host.roll(seat, camp.deck_size));
  take_from_deck(p, seat, place);
  tell_owner(p, seat, kToldDrew, p.s.row[seat][place]);
  tell_others(p, seat, kToldDraws);
}

void draw_by_type(Play& p, Seat seat, CardType type, TagId tag) {
  Camp& camp = p.camp(seat);
  if (camp.deck_size == 0) return draw_from_empty_deck(p, seat);
  RowPlace fitting[kRowMost];
  unsigned found = 0;
  for_each_place(camp, p.s.row_size[seat], Where::kDeck, [&](RowPlace place) {
    fitting[found] = place;
    found += fits(p.card(p.s.row[seat][place]), {static_cast<std::uint8_t>(type), tag}) ? 1 : 0;
  });
  tell(p, kToldSearches, seat, static_cast<unsigned>(type), tag == kNoTag ? 0u : tag + 1u,
       found > 0 ? 1 : 0);
  if (found == 0) return note_none_left(p, seat, type, tag);
  RowPlace place = scripted_draw(p.s, camp, seat);
  if (std::find(fitting, fitting + found, place) == fitting + found)
    place = fitting[p.host.roll(seat, found)];
  take_from_deck(p, seat, place);
  note_found(p, seat, type, tag);
  tell_owner(p, seat, kToldFound, p.s.row[seat][place]);
}

void mill(Play& p, Seat seat, unsigned n) {
  Camp& camp = p.camp(seat);
  for (; n > 0 && camp.deck_size > 0; --n) {
    RowPlace place = scripted_draw(p.s, camp, seat);
    if (place == kNoPlace) place = nth_of_deck(p.s, camp, seat, p.host.roll(seat, camp.deck_size));
    camp.where[place] = Where::kDust;
    --camp.deck_size;
    tell(p, kToldMills, seat, p.s.row[seat][place]);
  }
}

void leave_hand(Play& p, Seat seat, RowPlace place, Where to) {
  Camp& camp = p.camp(seat);
  note_left_hand(p, seat, place);
  forget_in_hand(p, seat, place);
  camp.where[place] = to;
  p.s.hand_training[seat][place] = 0;
  p.s.hand_reduction[seat][place] = 0;
  if (--camp.hand_size == 0) {
    camp.training = camp.reductions = 0;
    camp.type_facts.clear();
  }
}

void discard(Play& p, Seat seat, RowPlace place) {
  tell(p, kToldDiscards, seat, p.s.row[seat][place]);
  leave_hand(p, seat, place, Where::kDust);
}

void put_in_hand(Play& p, Seat seat, RowPlace place) {
  Camp& camp = p.camp(seat);
  camp.where[place] = Where::kKnownHand;
  ++camp.hand_size;
}

void dust_to_void(Play& p, Seat seat, CardId card) {
  Camp& camp = p.camp(seat);
  const RowPlace place = find_copy(p.s, camp, seat, card, Where::kDust);
  if (place == kNoPlace) return;
  camp.where[place] = Where::kVoid;
  tell(p, kToldVoids, seat, card);
}

void recover(Play& p, Seat seat, CardId card) {
  const RowPlace place = find_copy(p.s, p.camp(seat), seat, card, Where::kDust);
  if (place == kNoPlace) return;
  put_in_hand(p, seat, place);
  tell(p, kToldRecovers, seat, card);
}

void take_out_of_row(Play& p, Seat seat, RowPlace at) {
  State& s = p.s;
  const int size = s.row_size[seat]--;
  close_gap(s.row[seat], at, size);
  close_gap(s.camp[seat].now.where, at, size, Where::kNowhere);
  close_gap(s.hand_training[seat], at, size);
  close_gap(s.hand_reduction[seat], at, size);
  renumber_aims(p, seat, at, -1);
}

RowPlace put_into_row(Play& p, Seat seat, CardId card, Where where) {
  State& s = p.s;
  CHECK(s.row_size[seat] < kRowMost, "a row of cards overflows");
  const auto is_before = [&](CardId a, CardId b) { return p.card(a).rank < p.card(b).rank; };
  const CardId* const row = s.row[seat];
  const auto at =
      static_cast<RowPlace>(std::upper_bound(row, row + s.row_size[seat], card, is_before) - row);
  const int size = s.row_size[seat]++;
  renumber_aims(p, seat, at, 1);
  open_gap(s.row[seat], at, size, card);
  open_gap(s.camp[seat].now.where, at, size, where);
  open_gap(s.hand_training[seat], at, size, std::uint16_t{0});
  open_gap(s.hand_reduction[seat], at, size, std::uint8_t{0});
  return at;
}

void change_owner(Play& p, Seat from, RowPlace place) {
  const CardId card = p.s.row[from][place];
  take_out_of_row(p, from, place);
  put_into_row(p, other(from), card, Where::kBoard);
}

void gain_wisdom(Play& p, Seat seat, unsigned n) {
  if (n == 0) return;
  Camp& camp = p.camp(seat);
  add(camp.wisdom, n);
  tell(p, kToldWisdom, seat, n);
  const auto each = static_cast<std::uint16_t>(p.content.constants.wisdom_per_card);
  while (camp.wisdom >= each) {
    camp.wisdom = static_cast<std::uint16_t>(camp.wisdom - each);
    draw_card(p, seat);
    if (has_fallen(p, camp)) return;  // nothing more is carried out (CC-122, CC-124)
  }
}

void gain_growth(Play& p, Seat seat, unsigned n) {
  if (n == 0) return;
  Camp& camp = p.camp(seat);
  add(camp.points, n);
  tell(p, kToldGrows, seat, n);
  const auto each = static_cast<unsigned>(p.content.constants.points_per_size);
  add(camp.size, camp.points / each);
  camp.points = static_cast<std::uint16_t>(camp.points % each);
}

}  // namespace turnwright::crowdcontrol
