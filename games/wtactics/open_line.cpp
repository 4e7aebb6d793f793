// A line that is still open is worth what its best end is worth.
#include <algorithm>
#include <optional>
#include <utility>

#include "games/wtactics/announce.h"
#include "games/wtactics/foresight.h"

namespace turnwright::wtactics {
namespace {

// The newest item first. What its effects weigh besides is counted for the one announced last alone: by the time
// the others are carried out it will not be seen, and to pass must not look like a loss.
int worth_of_chain(Ahead&& ahead) {
  const int besides = ahead.besides;
  while (!ahead.s.chain.empty()) {
    const Item item = ahead.s.chain.back();
    ahead.s.chain.pop_back();
    carry_out(ahead, item);
  }
  return position_worth(ahead.look(), ahead.seat) + besides;
}

// What an item is worth where it is announced.
class Announced {
 public:
  explicit Announced(const Ahead& ahead) : ahead_(ahead) {}

  // What does no good is a waste, even where it would put off something bad.
  int worth(const Item& item) {
    Ahead after = ahead_;
    carry_out(after, item);
    const int worth = worth_of_chain(std::move(after));
    const bool is_upkeep =
        item.ability != kNone && ahead_.content.code.abilities[item.ability].form == Form::kUpkeep;
    if (item.controller != ahead_.seat || is_upkeep || worth > without_it()) return worth;
    return worth - kWorth.waste;
  }

  // With the best modes, front and targets, as far as they are still to be chosen.
  int best_worth(Item item);

 private:
  int without_it() {
    if (!without_it_) without_it_ = worth_of_chain(Ahead(ahead_));
    return *without_it_;
  }

  const Ahead& ahead_;
  std::optional<int> without_it_;
};

int worth_of_newest(Ahead&& ahead) {
  const Item newest = ahead.s.chain.back();
  ahead.s.chain.pop_back();
  return Announced(ahead).worth(newest);
}

int Announced::best_worth(Item item) {
  const Code& code = ahead_.content.code;
  const Ability* ability = item.ability == kNone ? nullptr : &code.abilities[item.ability];
  const auto better = [&](Item one, Item two) {
    return std::max(best_worth(one), best_worth(two));
  };
  Item second = item;
  if (ability != nullptr && item.amount < ability->choices) {
    second.modes = static_cast<std::uint8_t>(item.modes | 1 << item.amount++);
    ++second.amount;
    return better(item, second);
  }
  const bool is_card = item.owner != kNobody;
  if (is_card && code.cards[item.card].type == CardType::kCreature && item.front == kNoFront) {
    item.front = kOffensive;
    second.front = kDefensive;
    return better(item, second);
  }
  const Ability* aiming = aiming_of(ahead_.look(), item);
  int best = worth(item);
  for (int n = item.chosen; n < targets_of(aiming); ++n) {
    const Filter* filter = target_filter(ahead_.look(), aiming, item, n);
    if (filter == nullptr) continue;
    Refs refs;
    find_targets(ahead_.look(), *filter, viewpoint_of(ahead_.look(), item), refs);
    Ref aim = kNoRef;
    for (Ref ref : refs) {
      item.targets[n] = ref;
      const int with_it = worth(item);
      if (aim == kNoRef || with_it > best) best = with_it, aim = ref;
    }
    item.targets[n] = aim;
  }
  return best;
}

int worth_of_announcement(const Ahead& ahead, Item item) {
  if (item.owner == kNobody && item.ability == kNone) {  // which ability is still to be said
    int best = -kWorth.lost;
    const Slot slot = slot_of(ahead.s, item.source);
    for_each_ability(ahead.look(), slot, [&](AbilityId id) {
      if (!judge_ability(ahead.look(), ahead.seat, slot, id).fine()) return;
      item.ability = id;
      best = std::max(best, worth_of_announcement(ahead, item));
    });
    return best;
  }
  Ahead paid = ahead;
  pay(paid, item);
  return Announced(paid).best_worth(item);
}

// Creatures that are named move, attack or defend; others may still be named, in ascending order.
int worth_of_battle(Ahead&& ahead) {
  State& s = ahead.s;
  const bool named = s.draft.chosen != 0;  // the rest are Equipment
  const std::size_t n = named ? s.draft.front : s.picks.size();
  int next = 0;
  int confronting = 0;  // what the attacks on foes bring
  Attack attack{.by = s.active, .is_real = true, .joined_from = kNoSlot};
  for (std::size_t i = 0; i < n; ++i) {
    const Ref pick = s.picks[i];
    const auto slot = static_cast<Slot>(s.line_kind == kDefend ? pick >> 8 : pick & 0xff);
    Object& o = s.objects[slot];
    next = slot + 1;
    switch (s.line_kind) {
      case kMove:
        o.front = other_front(o.front);
        o.mark = Mark::kMarked;
        expect(ahead.content, s, {TriggerKind::kMoves, ahead.seat, slot, kNoSlot, 0});
        break;
      case kAttack:
        if (pick >> 8 == 0) {
          o.fight |= kAttacks;
        } else {
          confronting += confronting_worth(ahead.look(), slot, static_cast<Slot>((pick >> 8) - 1));
          o.mark = Mark::kMarked;
        }
        break;
      default:
        o.fight |= kDefended;
        s.defences.push_back({static_cast<Slot>(pick >> 8), static_cast<Slot>(pick & 0xff)});
        expect(ahead.content, s,
               {TriggerKind::kDefends, ahead.seat, s.defences.back().defender, kNoSlot, 0});
        break;
    }
  }
  const auto [worth, losses] = standing_of(ahead.look(), ahead.seat);
  if (s.line_kind == kMove) return worth;
  if (s.line_kind == kAttack) {
    if (!named) attack.joined_from = next;
    return worth + confronting + forecast(ahead.look(), attack, losses);
  }
  attack.answered_from = named ? kNoSlot : next;
  if (s.draft.it != kNoRef) attack.answered_from = attack.must_answer = s.draft.it;
  return worth - forecast(ahead.look(), attack, losses);
}

int worth_of_pick_up(Ahead&& ahead) {
  const auto creature = static_cast<Slot>(ahead.s.picks[0]);
  expect(ahead.content, ahead.s, {TriggerKind::kPicksUp, ahead.seat, creature, kNoSlot, 0});
  return standing_worth(ahead.look(), ahead.seat) + kWorth.attached - kWorth.marked;
}

int recycling_worth(const Look& look, Seat seat) {
  const int n = look.s.resources[seat], back = look.content.constants.recycle_count;
  return kWorth.card * back + resource_worth(n - back) - resource_worth(n);
}

}  // namespace

int foreseen_worth(const Look& look, Seat seat) {
  // Of a line that somebody else has begun nothing is known.
  const bool is_open = look.s.line != 0 && holds(look.s.flow.window.owing, seat);
  if (!is_open && look.s.chain.empty()) return position_worth(look, seat);
  Ahead ahead(look, seat);
  if (!is_open) return worth_of_newest(std::move(ahead));
  switch (look.s.line_kind) {
    case kPlayCard:
    case kUse:
    case kPay: return worth_of_announcement(ahead, look.s.draft);
    case kMove:
    case kAttack:
    case kDefend: return worth_of_battle(std::move(ahead));
    case kPickUp: return worth_of_pick_up(std::move(ahead));
    case kRecycle: return standing_worth(look, seat) + recycling_worth(look, seat);
    case kAccept:
      return standing_worth(look, seat) + accepting_worth(look, seat, look.s.draft.front);
    // To change who carries what is seldom worth a line.
    default: return standing_worth(look, seat) - kWorth.trifle;
  }
}

}  // namespace turnwright::wtactics
