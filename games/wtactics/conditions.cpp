// What a text means by its selectors, and what it says of the table: values and conditions (D.3).
#include <array>
#include <bit>

#include "games/wtactics/confrontations.h"
#include "games/wtactics/filters.h"

namespace turnwright::wtactics {
namespace {

bool is_of_kind(const QuestCode& quest, QuestWord word) {
  return word == QuestWord::kQuest || static_cast<int>(quest.kind) + 1 == static_cast<int>(word);
}

}  // namespace

void select(const Look& look, const Selector& sel, const Item& item, Refs& out) {
  const State& s = look.s;
  const auto add = [&](Ref ref) {
    if (ref != kNoRef) out.push_back(ref);
  };
  switch (sel.is) {
    case Selector::Is::kSelf: add(item.source); break;
    case Selector::Is::kHost: {
      const Slot source = slot_of(s, item.source);
      if (source != kNoSlot) add(s.objects[source].host);
      break;
    }
    case Selector::Is::kIt:
    case Selector::Is::kLastKiller: add(item.it); break;
    case Selector::Is::kYou: add(player_ref(item.controller)); break;
    case Selector::Is::kFoe: add(player_ref(other(item.controller))); break;
    case Selector::Is::kTarget: add(item.targets[sel.target]); break;
    case Selector::Is::kAll:
      find(look, look.code().filters[sel.filter], viewpoint_of(look, item), out);
      break;
    case Selector::Is::kChoose:
    case Selector::Is::kRandom:
      for (Ref ref : s.picks) add(ref);
      break;
    default: break;
  }
}

Seat seat_of(const Look& look, Who who, const Item& item) {
  if (who == Who::kYou) return item.controller;
  if (who == Who::kFoe) return other(item.controller);
  const Slot source = slot_of(look.s, item.source);
  if (source == kNoSlot) return item.controller;
  const Ref host = look.s.objects[source].host;
  if (points_at(host) == Points::kPlayer) return ref_low(host);
  const Slot carrier = slot_of(look.s, host);
  return carrier == kNoSlot ? item.controller : look.s.objects[carrier].controller;
}

int value_of(const Look& look, const Value& value, const Item& item) {
  const State& s = look.s;
  const auto selected = [&]() -> Ref {
    Refs refs;
    select(look, value.of, item, refs);
    return refs.empty() ? kNoRef : refs[0];
  };
  switch (value.is) {
    case Value::Is::kNumber: return value.number;
    case Value::Is::kCount:
      return count(look, look.code().filters[value.filter], viewpoint_of(look, item));
    case Value::Is::kInfluence: return s.influence[seat_of(look, value.who, item)];
    case Value::Is::kVp: return s.vp[seat_of(look, value.who, item)];
    case Value::Is::kAmount: return item.amount;
    case Value::Is::kAtk:
    case Value::Is::kDef: {
      const Slot slot = slot_of(s, selected());
      if (slot == kNoSlot) return 0;
      return value.is == Value::Is::kAtk ? s.objects[slot].atk : s.objects[slot].def;
    }
    case Value::Is::kCostOf: {
      const Ref ref = selected();
      if (points_at(ref) == Points::kGrave) return look.code().printed_cost(ref_low(ref));
      const Slot slot = slot_of(s, ref);
      return slot == kNoSlot ? 0 : look.code().printed_cost(s.objects[slot].card);
    }
    case Value::Is::kDistinct: {
      Refs refs;
      find(look, look.code().filters[value.filter], viewpoint_of(look, item), refs);
      std::array<std::uint64_t, 4> seen{};  // a bit per type, faction, cost or card
      const auto see = [&](std::size_t what) { seen[what / 64] |= std::uint64_t{1} << what % 64; };
      for (Ref ref : refs) {
        const Slot slot = slot_of(s, ref);
        if (slot == kNoSlot) continue;
        const CardCode& card = look.card_at(slot);
        switch (value.property) {
          case Property::kSub:
            for (TypeId type : card.subtypes) see(type);
            break;
          case Property::kType:
            for (TypeId type : card.types) see(type);
            break;
          case Property::kFaction: see(card.faction); break;
          case Property::kCost:
            see(static_cast<std::size_t>(look.code().printed_cost(s.objects[slot].card)));
            break;
          case Property::kName: see(s.objects[slot].card); break;
        }
      }
      int n = 0;
      for (std::uint64_t bits : seen) n += std::popcount(bits);
      return n;
    }
  }
  return 0;
}

bool is_now(const Look& look, ConditionOf state, Slot slot) {
  const Object& o = look.s.objects[slot];
  switch (state) {
    case ConditionOf::kMarked: return o.mark == Mark::kMarked;
    case ConditionOf::kUnmarked: return o.mark == Mark::kUnmarked;
    case ConditionOf::kAssigned: return o.mark == Mark::kAssigned;
    case ConditionOf::kUnassigned: return o.mark != Mark::kAssigned;
    case ConditionOf::kDamaged: return o.damage > 0;
    case ConditionOf::kEquipped: return carries(look, slot, CardType::kEquipment);
    case ConditionOf::kEnchanted: return carries(look, slot, CardType::kEnchantment);
    case ConditionOf::kInUse: return o.where == Where::kAttached && (o.fight & kInUse) != 0;
    case ConditionOf::kAttacker: return (o.fight & kAttacks) != 0;
    case ConditionOf::kDefender: return (o.fight & kDefends) != 0;
    case ConditionOf::kUndefended: return (o.fight & (kAttacks | kDefended)) == kAttacks;
    case ConditionOf::kEngaged: return is_engaged(look, slot);
  }
  return false;
}

bool is_true(const Look& look, const Condition& c, const Item& item) {
  bool is = false;
  switch (c.is) {
    case Condition::Is::kCompare:
      if (c.a.is == Value::Is::kCount && c.b.is == Value::Is::kNumber)  // as most are
        is = compare(
            count(look, look.code().filters[c.a.filter], viewpoint_of(look, item), c.b.number + 1),
            c.comparison, c.b.number);
      else
        is = compare(value_of(look, c.a, item), c.comparison, value_of(look, c.b, item));
      break;
    case Condition::Is::kState: {
      Refs refs;
      select(look, c.of, item, refs);
      for (Ref ref : refs)
        if (const Slot slot = slot_of(look.s, ref); slot != kNoSlot)
          is |= is_now(look, c.state, slot);
      break;
    }
    case Condition::Is::kQuestActive:
      for (int offer = 0; offer < kOffers; ++offer)
        is |=
            is_active(look.s, item.controller, offer) && is_of_kind(quest_at(look, offer), c.quest);
      break;
    case Condition::Is::kTurn: is = look.s.active == seat_of(look, c.who, item); break;
  }
  return is != c.negated;
}

}  // namespace turnwright::wtactics
