// What an effect can be aimed at (chapter 8), for who aims it and for who only knows what is public (CC-35).
#pragma once

#include "games/crowdcontrol/effects.h"

namespace turnwright::crowdcontrol {

// What is to be aimed: an effect, with what is known of its variable and the pile it looks at.
struct Aiming {
  const EffectCode* e;
  std::uint16_t x;  // kUnwritten: then every cost is legal (CC-88)
  Seat pile;        // whose Dust Pile, of Recover, Void, Resurrect and Reassemble
};

enum class Aims : std::uint8_t { kBoard, kDust, kHand };
constexpr Aims aims_of(const EffectCode& e) {
  switch (e.op) {
    case Effect::kRecoverAction:
    case Effect::kRecoverEntity:
    case Effect::kRecoverPlace:
    case Effect::kResurrect:
    case Effect::kReassemble:
    case Effect::kVoid: return Aims::kDust;
    default: return aims_at_hand(e) ? Aims::kHand : Aims::kBoard;
  }
}

// Calls with each group of alike cards of a Hand that fit: its first place and how many there are (CC-161).
template <class Fits, class Call>
void for_each_in_hand(const Look& look, Seat seat, Fits&& fits, Call&& call) {
  const State& s = look.s;
  RowPlace places[kRowMost];
  int n = 0;
  for_each_hand_place(look.camp(seat), s.row_size[seat], [&](RowPlace place) {
    places[n] = place;
    n += fits(place) ? 1 : 0;
  });
  for (int i = 0; i < n; ++i) {
    const auto is_copy = [&](int k) { return s.row[seat][places[k]] == s.row[seat][places[i]]; };
    const auto is_alike = [&](int k) { return alike(s, seat, places[k], places[i]); };
    bool is_first = true;
    for (int k = i - 1; is_first && k >= 0 && is_copy(k); --k) is_first = !is_alike(k);
    if (!is_first) continue;
    int copies = 1;
    for (int k = i + 1; k < n && is_copy(k); ++k) copies += is_alike(k) ? 1 : 0;
    call(places[i], copies);
  }
}
inline bool any_card(RowPlace) { return true; }
inline Choice hand_choice(const State& s, Seat seat, Kind kind, RowPlace place) {
  return choice(kind, s.row[seat][place], s.hand_training[seat][place],
                s.hand_reduction[seat][place]);
}
// The first card of a Hand that is meant by it; kNoPlace: none is.
RowPlace find_in_hand(const Look&, Seat, const Choice&, RowPlace except = kNoPlace);
// Calls with each card of a Dust Pile and how many copies lie there.
template <class Call>
void for_each_in_dust(const State& s, const Camp& camp, Seat seat, Call&& call) {
  CardId card = kNoCard;
  int copies = 0;
  for_each_place(camp, s.row_size[seat], Where::kDust, [&](RowPlace place) {
    if (s.row[seat][place] != card) {
      if (copies > 0) call(card, copies);
      card = s.row[seat][place];
      copies = 0;
    }
    ++copies;
  });
  if (copies > 0) call(card, copies);
}

bool fits_in_dust(const Look&, const Aiming&, CardId);

inline Seat board_aimed_at(Seat seat, const EffectCode& e) {
  return e.whose == Whose::kTheirs ? other(seat) : seat;
}
// Calls with each legal target, as a choice and as an aim, in the order of the board or by name.
template <class Call>
void for_each_target(const Look& look, Seat seat, const Aiming& aiming, Call&& call) {
  const EffectCode& e = *aiming.e;
  switch (aims_of(e)) {
    case Aims::kBoard: {
      const Seat on = board_aimed_at(seat, e);
      const Camp& camp = look.seen(on, seat);
      in_board_order(camp, domain_of(e, camp), [&](Slot slot) {
        call(choice(kOn, board_target(on, slot)), Aim{ref_to(camp, on, slot)});
      });
      return;
    }
    case Aims::kDust:
      for_each_in_dust(look.s, look.seen(aiming.pile, seat), aiming.pile, [&](CardId card, int) {
        if (fits_in_dust(look, aiming, card)) call(choice(kOnDust, card), aim_at_card(card));
      });
      return;
    case Aims::kHand:
      for_each_in_hand(
          look, seat,
          [&](RowPlace place) {
            return look.card(look.s.row[seat][place]).type == CardType::kEntity;
          },
          [&](RowPlace place, int) {
            call(hand_choice(look.s, seat, kOnHand, place), aim_at_place(place));
          });
      return;
  }
}
int count_targets(const Look&, Seat, const Aiming&);
Aim only_target(const Look&, Seat, const Aiming&);  // requires: there is just one
Aim aim_chosen(const Look&, Seat, const Choice&);   // requires: it is one of them

// ---- Target Segments

// The two steps (CC-53): Frame.n of the procedure.
enum Step_ : std::uint8_t { kOwnStep, kOpponentStep };

// Whether an entry takes its target in this step, and with what it does.
bool is_aimed(const Look&, Seat, int entry, std::uint8_t step);
Aiming aiming_of(const Look&, Seat, int entry, std::uint8_t step);
// Whether public facts show that the player has something to decide (CC-35).
bool has_something_to_aim(const Look&, Seat, std::uint8_t step);
// In step b of the second Target Segment (CC-61).
inline bool sets_priorities(const State& s, Seat seat, std::uint8_t step) {
  return step == kOpponentStep && s.segment == Segment::kSecondTarget &&
         s.camp[other(seat)].shown.places > 0;
}
// Goes on to the next entry with more than one legal target; what has only one takes it.
void aim_on(Play&, Seat, std::uint8_t step);

}  // namespace turnwright::crowdcontrol
