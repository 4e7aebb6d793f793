#include "games/wtactics/words_piles.h"

#include <algorithm>

namespace turnwright::wtactics {
namespace {

// Cards that a row `deck N` takes off the deck lie here until the position is complete: rows behind it may still
// name them, so that rows can stand in any order.
constexpr Pile kCutOff = Pile::kHidden;

int fixed(const State& s, Seat owner, CardId card) {
  return static_cast<int>(std::count(s.top[owner], s.top[owner] + s.top_size[owner], card));
}

void sort_copies(State& s, Seat owner) {
  for (int first = 0, last = 0; first < s.list_size[owner]; first = last) {
    while (last < s.list_size[owner] && s.list[owner][last] == s.list[owner][first]) ++last;
    std::sort(s.copies[owner] + first, s.copies[owner] + last);
  }
}

}  // namespace

int PositionPiles::loose(Seat owner, CardId card, Pile from) const {
  return count_in(s_, owner, from, card) - (from == Pile::kDeck ? fixed(s_, owner, card) : 0);
}

// The place of the last card of the list that no row speaks of.
int PositionPiles::last_loose(Seat owner, Pile from) const {
  int at = s_.list_size[owner] - 1;
  while (at >= 0 &&
         (pile_of(s_.copies[owner][at]) != from || loose(owner, s_.list[owner][at], from) == 0))
    --at;
  return at;
}

Pile PositionPiles::source(Seat owner) const {
  return last_loose(owner, kCutOff) >= 0 ? kCutOff : Pile::kDeck;
}

// Sees to it that there is a copy of this card that no row speaks of: if need be, in the place of another card.
Result<Done> PositionPiles::provide(Seat owner, CardId card, Pile from) {
  if (loose(owner, card, from) > 0) return Done{};
  const int at = last_loose(owner, from);
  if (at < 0)
    return Failure{"these are too many cards: the deck of " + names_[owner] +
                   " has no more of them"};
  std::uint8_t *const list = s_.list[owner], *const copies = s_.copies[owner];
  const int size = s_.list_size[owner];
  list[at] = card;
  // The list stays in order.
  for (int i = at; i + 1 < size && list[i] > list[i + 1]; ++i) {
    std::swap(list[i], list[i + 1]);
    std::swap(copies[i], copies[i + 1]);
  }
  for (int i = at; i > 0 && list[i] < list[i - 1]; --i) {
    std::swap(list[i], list[i - 1]);
    std::swap(copies[i], copies[i - 1]);
  }
  sort_copies(s_, owner);
  return Done{};
}

void PositionPiles::move(Seat owner, CardId card, Pile from, std::uint8_t to) {
  int at = 0;
  while (s_.list[owner][at] != card || s_.copies[owner][at] != copy_in(from)) ++at;
  s_.copies[owner][at] = to;
  sort_copies(s_, owner);
  if (from == Pile::kDeck) --s_.deck_size[owner];
  if (pile_of(to) == Pile::kHand) ++s_.hand_size[owner];
}

Result<Done> PositionPiles::bring(Seat owner, CardId card, std::uint8_t to) {
  const Pile from = source(owner);
  if (auto done = provide(owner, card, from); !done) return done;
  move(owner, card, from, to);
  return Done{};
}

Result<Done> PositionPiles::put_in_hand(Seat seat, const CardWords& card) {
  std::uint8_t known = kUnknown;
  for (std::string_view note : card.notes) {
    if (note != "known" && note != "held") return bad_note(note, "known or held");
    known = note == "known" ? kInHand : kHeld;
  }
  return bring(seat, card.card, copy_in(Pile::kHand, known));
}

Result<Done> PositionPiles::lay(Seat seat, const CardWords& card) {
  if (auto done = bring(seat, card.card, copy_in(Pile::kResource)); !done) return done;
  const int place = s_.resources[seat]++;
  s_.resource[seat][place] = card.card;
  for (std::string_view note : card.notes) {
    if (note != "marked" && note != "known") return bad_note(note, "marked or known");
    (note == "marked" ? s_.resource_marked : s_.resource_known)[seat] |= std::uint64_t{1} << place;
  }
  return Done{};
}

Result<Done> PositionPiles::lay_any(Seat seat, const ResourceCount& count) {
  const int first = s_.resources[seat];
  for (int n = 0; n < count.cards; ++n) {
    const int at = last_loose(seat, source(seat));
    if (at < 0) return Failure{"these are more cards than the deck has"};
    if (auto done = lay(seat, {s_.list[seat][at], {}}); !done) return done;
  }
  for (int n = 0; n < count.marked.value_or(0); ++n)  // WT-93: those laid first
    s_.resource_marked[seat] |= std::uint64_t{1} << (first + n);
  return Done{};
}

Result<Done> PositionPiles::put_on_top(Seat seat, const CardWords& card) {
  if (auto done = provide(seat, card.card, Pile::kDeck); !done) return done;
  const int place = s_.top_size[seat]++;
  s_.top[seat][place] = card.card;
  for (std::string_view note : card.notes) {
    const auto to = after_word(note, "known to");
    const auto who = to ? take_name(*to, names_, kSeats) : std::nullopt;
    if (!who) return bad_note(note, "known to NAME");
    s_.top_known[seat][who->seat] |= std::uint64_t{1} << place;
  }
  return Done{};
}

Result<Done> PositionPiles::cut_deck(Seat seat, std::string_view text) {
  const auto n = read_count(text == "none" ? "0" : text, kListMost);
  if (!n) return Failure{n.error()};
  if (*n > s_.deck_size[seat])
    return Failure{"only " + std::to_string(s_.deck_size[seat]) + " cards are left for the deck"};
  while (s_.deck_size[seat] > *n) {
    const int at = last_loose(seat, Pile::kDeck);
    if (at < 0) return Failure{"more cards are to be drawn than the deck has"};
    move(seat, s_.list[seat][at], Pile::kDeck, copy_in(kCutOff));
  }
  return Done{};
}

void put_cut_cards_away(State& s) {
  for (Seat owner = 0; owner < kSeats; ++owner) {
    for (int i = 0; i < s.list_size[owner]; ++i)
      if (pile_of(s.copies[owner][i]) == kCutOff) s.copies[owner][i] = copy_in(Pile::kRemoved);
    sort_copies(s, owner);
  }
}

Result<Done> bad_note(std::string_view note, std::string_view known) {
  return Failure{"here stands " + std::string(known) + " in brackets, not " + quoted(note)};
}

}  // namespace turnwright::wtactics
