// The first two steps of a play or use (CC-156): lane, X and what is paid with are named, then everything is paid.
#include "games/crowdcontrol/line.h"

namespace turnwright::crowdcontrol {
namespace {

bool is_use(const Draft& draft) { return draft.source != kNoRef; }
// The place of the card that is played: it cannot be paid with.
RowPlace place_played(const Draft& draft) { return is_use(draft) ? kNoPlace : draft.place; }
const AbilityCode& ability_used(const Look& look, const Draft& draft) {
  return look.code().ability(draft.card, draft.ability);
}

// What kind of things a cost asks for, and how many.
struct Price {
  Stage stage = Stage::kDone;
  int n = 0;
};
Price price_of(const Look& look, const Draft& draft) {
  if (is_use(draft)) {
    const AbilityCode& ability = ability_used(look, draft);
    const bool named = ability.mode == Mode::kTarget;
    switch (ability.kind) {
      case AbilityKind::kDiscardPay: return {Stage::kDiscardCost, 1};
      case AbilityKind::kTribute: return {Stage::kSacrifice, named ? 1 : 0};
      case AbilityKind::kDismantle: return {Stage::kDismantle, named ? 1 : 0};
      case AbilityKind::kDissolve: return {Stage::kVoidCost, ability.n};
      default: return {};
    }
  }
  const ExtraCost& extra = look.card(draft.card).extra;
  switch (extra.is) {
    case ExtraCost::Is::kNothing: return {};
    case ExtraCost::Is::kSacrifice: return {Stage::kSacrifice, extra.n};
    case ExtraCost::Is::kDiscard: return {Stage::kDiscardCost, extra.n};
    case ExtraCost::Is::kVoid: return {Stage::kVoidCost, extra.n};
  }
  return {};
}

// Things that a set is made of, in ascending order; alike ones are one option with so many copies.
struct Option_ {
  std::uint16_t pick;
  int copies;
  Choice named;
};
struct Options {
  Option_ items[kRowMost];
  std::size_t n = 0;
  const Option_& operator[](std::size_t i) const { return items[i]; }
};

void add_option(Options& options, unsigned pick, int copies, const Choice& named) {
  options.items[options.n++] = {static_cast<std::uint16_t>(pick), copies, named};
}

Options options_of(const Look& look, Seat seat, Stage stage) {
  const Draft& draft = look.s.draft[seat];
  const Camp& camp = look.camp(seat);
  Options options;
  switch (stage) {
    case Stage::kSacrifice:
    case Stage::kDismantle: {
      const SlotMask those = stage == Stage::kSacrifice ? entities(camp) : places(camp);
      const Kind kind = stage == Stage::kSacrifice ? kSacrifice : kDismantle;
      in_board_order(camp, those,
                     [&](Slot slot) { add_option(options, slot, 1, choice(kind, slot)); });
      break;
    }
    case Stage::kVoidCost:
      for_each_in_dust(look.s, camp, seat, [&](CardId card, int copies) {
        add_option(options, card, copies, choice(kVoid, card));
      });
      break;
    default:  // kDiscardCost
      for_each_in_hand(
          look, seat, [&](RowPlace place) { return place != place_played(draft); },
          [&](RowPlace place, int copies) {
            add_option(options, place, copies, hand_choice(look.s, seat, kDiscard, place));
          });
      break;
  }
  return options;
}

// Calls with what can be named next: not before what was named last, and so that the rest is enough.
template <class Call>
void for_each_next(const Options& options, const Picks& picks, int needed, Call&& call) {
  std::size_t from = 0;
  if (!picks.empty())
    while (from < options.n && options[from].pick != picks.back()) ++from;
  int left = 0;
  for (std::size_t i = from; i < options.n; ++i) left += options[i].copies;
  for (std::size_t i = from; i < options.n; ++i) {
    const auto taken = static_cast<int>(std::count(picks.begin(), picks.end(), options[i].pick));
    if (options[i].copies > taken && left - taken >= needed) call(options[i]);
    left -= options[i].copies;
  }
}

int still_needed(const Draft& draft, const Price& price) {
  return price.n - static_cast<int>(draft.picks.size());
}

// The only thing that could be named; nothing if there are several.
bool take_only_option(Play& p, Seat seat, const Price& price) {
  Draft& draft = p.s.draft[seat];
  const Options options = options_of(p, seat, price.stage);
  int n = 0;
  std::uint16_t pick = 0;
  for_each_next(options, draft.picks, still_needed(draft, price), [&](const Option_& one) {
    ++n;
    pick = one.pick;
  });
  if (n == 1) draft.picks.push_back(pick);
  return n == 1;
}

int least_x(const Look& look, Seat seat) {
  const Draft& draft = look.s.draft[seat];
  const Object& o = look.camp(seat).objects[ref_slot(draft.source)];
  return o.free_used >> draft.ability & 1;
}
int most_x(const Look& look, Seat seat) {
  return std::min<int>(look.camp(seat).mana, look.content.constants.x_max);
}

SlotMask sacrificed(Play& p, Seat seat, SlotMask domain) {
  const Draft& draft = p.s.draft[seat];
  const Camp& camp = p.camp(seat);
  SlotMask slots = 0;
  for (std::uint16_t slot : draft.picks) slots |= slot_bit(static_cast<Slot>(slot));
  if (!is_use(draft)) return slots;
  switch (ability_used(p, draft).mode) {
    case Mode::kAll: return domain;
    case Mode::kThis: return slot_bit(ref_slot(draft.source));
    case Mode::kRandom: {
      auto n = p.host.roll(seat, static_cast<std::uint32_t>(std::popcount(domain)));
      in_board_order(camp, domain, [&](Slot slot) {
        if (n-- == 0) slots = slot_bit(slot);
      });
      return slots;
    }
    default: return slots;
  }
}

void pay_mana(Play& p, Seat seat) {
  Draft& draft = p.s.draft[seat];
  Camp& camp = p.camp(seat);
  int mana = 0;
  if (is_use(draft)) {
    const AbilityCode& ability = ability_used(p, draft);
    const bool costs_mana =
        ability.kind == AbilityKind::kPay || ability.kind == AbilityKind::kDiscardPay;
    if (costs_mana) mana = ability.is_x ? draft.x : ability.n;
    const bool is_free = (ability.kind == AbilityKind::kPay && mana == 0) ||
                         (ability.kind == AbilityKind::kDissolve && ability.n == 0);
    if (is_free)
      camp.objects[ref_slot(draft.source)].free_used |=
          static_cast<std::uint8_t>(1u << draft.ability);
  } else {
    mana = cost_of(p, seat, draft.place);
  }
  camp.mana = static_cast<std::uint16_t>(camp.mana - mana);
}

}  // namespace

Stage next_to_name(const Look& look, Seat seat) {
  const Draft& draft = look.s.draft[seat];
  if (!is_use(draft) && look.card(draft.card).type == CardType::kEntity && draft.lane == kNoLane)
    return Stage::kLane;
  if (is_use(draft) && ability_used(look, draft).is_x && draft.x == kUnwritten) return Stage::kX;
  const Price price = price_of(look, draft);
  return still_needed(draft, price) > 0 ? price.stage : Stage::kDone;
}

void name_what_is_clear(Play& p, Seat seat) {
  Draft& draft = p.s.draft[seat];
  for (;;) {
    draft.stage = next_to_name(p, seat);
    if (draft.stage == Stage::kDone || draft.stage == Stage::kLane) return;
    if (draft.stage == Stage::kX) {
      if (least_x(p, seat) < most_x(p, seat)) return;
      draft.x = static_cast<std::uint16_t>(least_x(p, seat));
    } else if (!take_only_option(p, seat, price_of(p, draft))) {
      return;
    }
  }
}

void list_naming(const Look& look, Seat seat, Stage stage, ChoiceList& out) {
  const Draft& draft = look.s.draft[seat];
  if (stage == Stage::kLane) {
    out.add(choice(kLaneChoice, kAttackLane));
    out.add(choice(kLaneChoice, kDefenseLane));
  } else if (stage == Stage::kX) {
    for (int x = least_x(look, seat); x <= most_x(look, seat); ++x)
      out.add(choice(kXChoice, static_cast<unsigned>(x)));
  } else {
    const Options options = options_of(look, seat, stage);
    for_each_next(options, draft.picks, still_needed(draft, price_of(look, draft)),
                  [&](const Option_& one) { out.add(one.named); });
  }
}

void take_naming(Play& p, Seat seat, const Choice& c) {
  Draft& draft = p.s.draft[seat];
  if (c.kind == kLaneChoice) {
    draft.lane = static_cast<std::uint8_t>(c.a);
  } else if (c.kind == kXChoice) {
    draft.x = c.a;
  } else {
    draft.picks.push_back(c.kind == kDiscard ? find_in_hand(p, seat, c, place_played(draft)) : c.a);
  }
}

void pay(Play& p, Seat seat) {
  Draft& draft = p.s.draft[seat];
  const Price price = price_of(p, draft);
  pay_mana(p, seat);
  if (price.stage == Stage::kSacrifice || price.stage == Stage::kDismantle) {
    Moment moment;
    const SlotMask domain =
        price.stage == Stage::kSacrifice ? entities(p.camp(seat)) : places(p.camp(seat));
    die(p, seat, sacrificed(p, seat, domain), moment);
    finish(p, seat, moment);
  } else if (price.stage == Stage::kDiscardCost) {
    for (RowPlace place : copies_named(p.s, seat, draft.picks, place_played(draft)))
      discard(p, seat, place);
  } else if (price.stage == Stage::kVoidCost) {
    for (std::uint16_t card : draft.picks) dust_to_void(p, seat, static_cast<CardId>(card));
  }
  draft.picks.clear();
}

void list_hand(const Look& look, Seat seat, Kind kind, ChoiceList& out) {
  for_each_in_hand(look, seat, any_card,
                   [&](RowPlace place, int) { out.add(hand_choice(look.s, seat, kind, place)); });
}

void list_discounts(const Look& look, Seat seat, const EffectCode& e, ChoiceList& out) {
  Options options;
  for_each_in_hand(
      look, seat, [&](RowPlace place) { return can_discount(look, seat, e, place); },
      [&](RowPlace place, int copies) {
        add_option(options, place, copies, hand_choice(look.s, seat, kDiscount, place));
      });
  for_each_next(options, look.s.draft[seat].picks, 0,
                [&](const Option_& one) { out.add(one.named); });
  out.add(choice(kDone));
}

void take_hand_pick(Play& p, Seat seat, const Choice& c) {
  p.s.draft[seat].picks.push_back(find_in_hand(p, seat, c));
}

}  // namespace turnwright::crowdcontrol
