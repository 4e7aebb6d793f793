// Quest decks: vetoes, the card on top, and cards put under them. As with army decks it is not kept which card lies where,
// unless somebody has seen it.
#include <algorithm>

#include "games/wtactics/confrontations.h"
#include "games/wtactics/quests.h"

namespace turnwright::wtactics {
namespace {

bool is_under(const State& s, int deck, QuestId quest) {
  const QuestId* under = s.under[deck];
  return std::find(under, under + s.under_size[deck], quest) != under + s.under_size[deck];
}

// The n-th card of the deck of which nobody knows where it lies.
int nth_loose(const State& s, int deck, std::uint32_t n) {
  for (int place = 0; place < s.quest_list_size[deck]; ++place) {
    if (!is_place_of_quest(s, deck, place) || is_under(s, deck, s.quest_list[deck][place]))
      continue;
    if (n-- == 0) return place;
  }
  CHECK(false, "the cards of a quest deck are miscounted");
  return 0;
}

void drop_first_under(State& s, int deck) {
  QuestId* under = s.under[deck];
  std::rotate(under, under + 1, under + s.under_size[deck]);
  under[--s.under_size[deck]] = 0;
  for (std::uint16_t& by : s.under_by[deck]) by = static_cast<std::uint16_t>(by >> 1);
}

// The top card, which stays where it is. It is rolled now if nobody knows it.
int place_of_top(Play& p, int deck, Stream stream) {
  const State& s = p.s;
  const int loose = quests_left(s, deck) - s.under_size[deck];
  if (loose > 0) return nth_loose(s, deck, p.host.roll(stream, static_cast<std::uint32_t>(loose)));
  const QuestId* list = s.quest_list[deck];
  return static_cast<int>(std::find(list, list + s.quest_list_size[deck], s.under[deck][0]) - list);
}

// The card at a place of the list comes off the top of the deck.
void take_top(State& s, int deck, int place) {
  if (s.under_size[deck] > 0 && s.under[deck][0] == s.quest_list[deck][place])
    drop_first_under(s, deck);
  s.quests_in[deck] = static_cast<std::uint16_t>(s.quests_in[deck] & ~(1u << place));
}

void put_face_up(Play& p, int offer, QuestId quest) {
  State& s = p.s;
  s.offers[offer] = {};
  s.offers[offer].quest = quest;
  s.offers[offer].winner = kNobody;
  s.offers[offer].since = s.round;
  for (Seat seat = 0; seat < kSeats; ++seat) s.tokens[seat][offer] = {};
  tell_all(p, kToldTurnsUp, quest);
  place_foes(p, offer);
  touch(s);
}

}  // namespace

bool is_place_of_quest(const State& s, int deck, int place) {
  return place < s.quest_list_size[deck] && (s.quests_in[deck] >> place & 1) != 0;
}

Reason judge_veto(const Look& look, Seat seat, int place) {
  return is_place_of_quest(look.s, other(seat), place) ? kFine : kNoSuchChoice;
}

void veto(Play& p, Seat seat, int place) {
  const Seat deck = other(seat);
  tell_all(p, kToldVetoes, seat, p.s.quest_list[deck][place]);
  p.s.quests_in[deck] = static_cast<std::uint16_t>(p.s.quests_in[deck] & ~(1u << place));
}

void turn_up(Play& p, int offer) {
  if (quests_left(p.s, offer) > 0) turn_up_at(p, offer, place_of_top(p, offer, kTable));
}

void turn_up_at(Play& p, int offer, int place) {
  take_top(p.s, offer, place);
  put_face_up(p, offer, p.s.quest_list[offer][place]);
}

void remove_quest(Play& p, int offer) {
  State& s = p.s;
  remove_foes(p, offer);
  for (Slot slot = 0; slot < s.slots; ++slot)  // what is attached to it (WT-255)
    if (s.objects[slot].where == Where::kAttached && s.objects[slot].host == quest_ref(offer))
      leave(p, slot, Leaving::kDiscarded);
  s.offers[offer] = {};
  s.offers[offer].quest = kNoQuest;
  s.offers[offer].winner = kNobody;
  for (Seat seat = 0; seat < kSeats; ++seat) s.tokens[seat][offer] = {};
  touch(s);
}

void look_at_next(Play& p, Seat seat, int offer) {
  State& s = p.s;
  s.looked_at = s.quest_list[offer][place_of_top(p, offer, seat)];
  p.host.emit(only(seat), {kToldSeesQuest, s.looked_at, 0, 0, 0, 0});
}

void put_looked_at(Play& p, Seat seat, int offer, bool under) {
  State& s = p.s;
  const QuestId quest = s.looked_at;
  s.looked_at = kNoQuest;
  const QuestId* list = s.quest_list[offer];
  const int place =
      static_cast<int>(std::find(list, list + s.quest_list_size[offer], quest) - list);
  if (!under) return turn_up_at(p, offer, place);
  SeatMask known_to = only(seat);  // also to who had put it there before
  if (s.under_size[offer] > 0 && s.under[offer][0] == quest) {
    for (Seat one = 0; one < kSeats; ++one)
      if ((s.under_by[offer][one] & 1) != 0) known_to |= only(one);
    drop_first_under(s, offer);
  }
  const int at = s.under_size[offer]++;
  s.under[offer][at] = quest;
  for (Seat one = 0; one < kSeats; ++one)
    if (holds(known_to, one))
      s.under_by[offer][one] = static_cast<std::uint16_t>(s.under_by[offer][one] | 1u << at);
  tell_all(p, kToldPutsUnder, seat, static_cast<unsigned>(offer));
  turn_up(p, offer);
}

}  // namespace turnwright::wtactics
