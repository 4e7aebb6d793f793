// What may be played and used in Commit (CC-42, CC-69 to CC-77).
#include "games/crowdcontrol/line.h"

namespace turnwright::crowdcontrol {
namespace {

bool fits_in_queue(const Look& look, Seat seat, const AbilityCode& ability, bool is_action) {
  return look.camp(seat).queue_size + entries_needed(look, ability, is_action) <=
         look.content.constants.queue_max;
}

bool has_mana_for(const Look& look, Seat seat, RowPlace place) {
  return cost_of(look, seat, place) <= look.camp(seat).mana;
}

bool can_pay_extra(const Look& look, Seat seat, const ExtraCost& extra) {
  const Camp& camp = look.camp(seat);
  switch (extra.is) {
    case ExtraCost::Is::kNothing: return true;
    case ExtraCost::Is::kSacrifice: return std::popcount(entities(camp)) >= extra.n;
    case ExtraCost::Is::kDiscard: return camp.hand_size - 1 >= extra.n;
    case ExtraCost::Is::kVoid: return extra.n == 0 || count_dust(look, camp, seat) >= extra.n;
  }
  return false;
}

bool has_acted_enough(const Look& look, Seat seat) {
  return static_cast<int>(look.s.log[seat].size()) >= look.content.constants.acts_max;
}

bool can_sacrifice(Mode mode, SlotMask those, Slot source) {
  return mode == Mode::kThis ? (those >> source & 1) != 0 : those != 0;
}

inline Reason judge_play(const Look& look, Seat seat, RowPlace place) {
  const Camp& camp = look.camp(seat);
  const CardId id = look.s.row[seat][place];
  const CardCode& card = look.card(id);
  if (has_acted_enough(look, seat)) return why(kActsUsed);
  if (!has_mana_for(look, seat, place)) return why(kNoMana);
  if (!can_pay_extra(look, seat, card.extra)) return why(kCannotPay);
  if (card.type != CardType::kAction) {
    const bool frees = card.extra.is == ExtraCost::Is::kSacrifice && card.type == CardType::kEntity;
    return has_room(camp, card.type, frees ? card.extra.n : 0) ? kFine : why(kNoRoom);
  }
  if (card.size() > 0 && !fits_in_queue(look, seat, look.code().ability(id, 0), true))
    return why(kQueueFull);
  return kFine;
}

inline Reason judge_use(const Look& look, Seat seat, Slot slot, unsigned which) {
  const Camp& camp = look.camp(seat);
  if (slot >= kSlots || !is_there(camp, slot)) return why(kNotYours);
  const Object& o = camp.objects[slot];
  const CardCode& card = look.card(o.card);
  if (which >= static_cast<unsigned>(card.size())) return why(kNothingToUse);
  const AbilityCode& ability = look.code().ability(o.card, static_cast<int>(which));
  if (!is_activated(ability.kind)) return why(kNothingToUse);
  if ((o.status & kSilenced) != 0) return why(kSilencedBearer);
  if (!has_abilities(look, camp, slot)) return why(kAsleep);
  if (has_acted_enough(look, seat)) return why(kActsUsed);
  const bool used_free = (o.free_used >> which & 1) != 0;  // CC-74
  switch (ability.kind) {
    case AbilityKind::kPay:
      if (!ability.is_x && ability.n > camp.mana) return why(kNoMana);
      if (used_free && (ability.is_x ? camp.mana == 0 : ability.n == 0)) return why(kUsedFree);
      break;
    case AbilityKind::kDiscardPay:
      if (ability.n > camp.mana) return why(kNoMana);
      if (camp.hand_size == 0) return why(kCannotPay);
      break;
    case AbilityKind::kTribute:
      if (!can_sacrifice(ability.mode, entities(camp), slot)) return why(kCannotPay);
      break;
    case AbilityKind::kDismantle:
      if (!can_sacrifice(ability.mode, places(camp), slot)) return why(kCannotPay);
      break;
    default:  // Dissolve
      if (ability.n > 0 && count_dust(look, camp, seat) < ability.n) return why(kCannotPay);
      if (used_free && ability.n == 0) return why(kUsedFree);
      break;
  }
  return fits_in_queue(look, seat, ability, false) ? kFine : why(kQueueFull);
}

}  // namespace

int entries_needed(const Look& look, const AbilityCode& ability, bool is_action) {
  if (!ability.has_opponent && !ability.has_open) return 0;
  if (is_action) return ability.size();  // CC-46
  int n = 0;
  for (int i = 0; i < ability.size(); ++i)
    n += look.code().effect(ability, i).side != Side::kOwn ? 1 : 0;
  return n;
}

int cost_of(const Look& look, Seat seat, RowPlace place) {
  return std::max(look.card(look.s.row[seat][place]).cost - look.s.hand_reduction[seat][place], 0);
}

Reason judge_commit(const Look& look, Seat seat, const Choice& c) {
  if (c == choice(kLock)) return kFine;
  if (c.kind == kPlayCard) {
    const RowPlace place = find_in_hand(look, seat, c);
    return place == kNoPlace ? why(kNotInHand) : judge_play(look, seat, place);
  }
  if (c.kind != kUse || c.c != 0 || c.a > 0xff) return kNoSuchChoice;
  return judge_use(look, seat, static_cast<Slot>(c.a), c.b);
}

void list_commit(const Look& look, Seat seat, ChoiceList& out) {
  const Camp& camp = look.camp(seat);
  if (!has_acted_enough(look, seat)) {
    // Most cards cost too much, and need not be judged one by one.
    for_each_in_hand(
        look, seat, [&](RowPlace place) { return has_mana_for(look, seat, place); },
        [&](RowPlace place, int) {
          if (judge_play(look, seat, place).fine())
            out.add(hand_choice(look.s, seat, kPlayCard, place));
        });
    in_board_order(camp, slots_with(look, camp, camp.present, kActivatedKinds), [&](Slot slot) {
      const CardId id = camp.objects[slot].card;
      for (unsigned i = 0; i < static_cast<unsigned>(look.card(id).size()); ++i)
        if (is_activated(look.code().ability(id, static_cast<int>(i)).kind) &&
            judge_use(look, seat, slot, i).fine())
          out.add(choice(kUse, slot, i));
    });
  }
  out.add(choice(kLock));
}

}  // namespace turnwright::crowdcontrol
