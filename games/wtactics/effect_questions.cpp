// What an effect asks while it is carried out, and what is done with the answer.
#include <algorithm>

#include "games/wtactics/flow.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/running.h"

namespace turnwright::wtactics {

Asked effect_question(const Look& look) {
  const Frame& f = look.s.flow.frames[look.s.flow.depth - 1];
  if (f.n == kChooses) return f.b < running_ability(look).choices ? kAskMode : kAskTarget;
  const Instruction& in = running_instruction(look);
  switch (in.effect) {
    case Effect::kDiscardHand: return kAskDiscard;
    case Effect::kSap: return kAskSap;
    case Effect::kSearch: return kAskFind;
    case Effect::kLook: return kAskOrder;
    default: return kAskTarget;
  }
}

Reason judge_effect(const Look& look, Seat seat, const Choice& c) {
  const State& s = look.s;
  const Frame& f = s.flow.frames[s.flow.depth - 1];
  const Item& item = s.running;
  if (c.b != 0 || c.c != 0) return kNoSuchChoice;
  const bool is_card = c.a < look.code().cards.size();
  switch (effect_question(look)) {
    case kAskMode: return c.kind == kMode && c.a < 2 ? kFine : kNoSuchChoice;
    case kAskDiscard:
      if (c.kind != kDiscard || !is_card) return kNoSuchChoice;
      return count_in(s, seat, Pile::kHand, static_cast<CardId>(c.a)) > 0 ? kFine : why(kNotInHand);
    case kAskSap: return c.kind == kResource && c.a < s.resources[seat] ? kFine : kNoSuchChoice;
    case kAskFind: {
      if (c.kind != kFind || !is_card) return kNoSuchChoice;
      const Filter& filter = look.code().filters[running_instruction(look).filter];
      const CardId card = static_cast<CardId>(c.a);
      return count_in(s, seat, Pile::kDeck, card) > 0 && filter.printed.has(card) ? kFine
                                                                                  : why(kBadTarget);
    }
    case kAskOrder: {
      if (c.kind != kPut) return kNoSuchChoice;
      const Instruction& in = running_instruction(look);
      const Seat owner = seat_of(look, in.who, item);
      const int n = std::min<int>(in.n, s.deck_size[owner]);
      for (int i = f.b; i < n; ++i)
        if (s.top[owner][i] == c.a) return kFine;
      return why(kBadTarget);
    }
    default: {
      if (c.kind != kTarget) return kNoSuchChoice;
      if (f.n == kChooses)
        return judge_target(look,
                            look.code().filters[running_ability(look).target[item.chosen].filter],
                            c.a, viewpoint_of(look, item));
      Refs refs;
      find(look, look.code().filters[open_selector(running_instruction(look))->filter],
           viewpoint_of(look, item), refs);
      return std::find(refs.begin(), refs.end(), c.a) != refs.end() ? kFine : why(kBadTarget);
    }
  }
}

void list_effect(const Look& look, Seat seat, ChoiceList& out) {
  const State& s = look.s;
  const Frame& f = s.flow.frames[s.flow.depth - 1];
  const auto offer = [&](const Choice& c) {
    if (judge_effect(look, seat, c).fine() && !out.contains(c)) out.add(c);
  };
  switch (effect_question(look)) {
    case kAskMode:
      offer(choice(kMode, 0));
      offer(choice(kMode, 1));
      break;
    case kAskDiscard:
      for_each_card_in(s, seat, Pile::kHand, [&](CardId card) { offer(choice(kDiscard, card)); });
      break;
    case kAskSap:
      for (unsigned place = 0; place < s.resources[seat]; ++place) offer(choice(kResource, place));
      break;
    case kAskFind:
      for_each_card_in(s, seat, Pile::kDeck, [&](CardId card) { offer(choice(kFind, card)); });
      break;
    case kAskOrder: {
      const Instruction& in = running_instruction(look);
      const Seat owner = seat_of(look, in.who, s.running);
      for (int i = f.b; i < std::min<int>(in.n, s.deck_size[owner]); ++i)
        offer(choice(kPut, s.top[owner][i]));
      break;
    }
    default: {
      const FilterId id = f.n == kChooses ? running_ability(look).target[s.running.chosen].filter
                                          : open_selector(running_instruction(look))->filter;
      Refs refs;
      find(look, look.code().filters[id], viewpoint_of(look, s.running), refs);
      for (Ref ref : refs) offer(choice(kTarget, ref));
      break;
    }
  }
}

void answer_effect(Play& p, Seat seat, const Choice& c) {
  State& s = p.s;
  Frame& f = s.flow.top();
  const Asked asked = effect_question(p);
  s.flow.window.close();
  switch (asked) {
    case kAskMode:
      s.running.modes = static_cast<std::uint8_t>(s.running.modes | c.a << f.b);
      ++f.b;
      break;
    case kAskDiscard:
      discard_from_hand(p, seat, static_cast<CardId>(c.a));
      ++f.b;
      break;
    case kAskSap:
      tell_all(p, kToldSaps, seat, take_resource(s, seat, c.a, Pile::kGrave));
      ++f.b;
      break;
    case kAskFind: {
      const Instruction& in = running_instruction(p);
      const auto card = static_cast<CardId>(c.a);
      tell_all(p, kToldFound, seat, card);
      find_card(p, seat, card, in.destination);
      break;
    }
    case kAskOrder: {
      const Seat owner = seat_of(p, running_instruction(p).who, s.running);
      std::uint8_t* top = s.top[owner];
      std::uint8_t* found =
          std::find(top + f.b, top + s.top_size[owner], static_cast<std::uint8_t>(c.a));
      std::rotate(top + f.b, found, found + 1);
      ++f.b;
      break;
    }
    default:
      if (f.n == kChooses)
        s.running.targets[s.running.chosen++] = c.a;
      else
        s.picks.push_back(c.a);
      break;
  }
}

void find_card(Play& p, Seat seat, CardId card, Destination to) {
  State& s = p.s;
  switch (to) {
    case Destination::kHand: return take_from_deck(s, seat, card, Pile::kHand);
    case Destination::kGrave: return take_from_deck(s, seat, card, Pile::kGrave);
    case Destination::kDeck: return;
    default:
      if (p.card(card).type != CardType::kCreature) return;
      if (enter(p, card, seat, to == Destination::kOff ? kOffensive : kDefensive) == kNoSlot)
        return tell_all(p, kToldLimit);
      return take_from_deck(s, seat, card, Pile::kTable);
  }
}

}  // namespace turnwright::wtactics
