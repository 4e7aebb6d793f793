#include "games/wtactics/foresight.h"

#include <algorithm>
#include <bit>

#include "games/wtactics/announce.h"
#include "games/wtactics/confrontations.h"
#include "games/wtactics/piles.h"

namespace turnwright::wtactics {
namespace {

void change(Object& o, language::Pair by) {
  o.atk = static_cast<std::uint16_t>(std::max(0, o.atk + by.attack));
  o.def = static_cast<std::uint16_t>(std::max(0, o.def + by.defence));
}

void heal(Ahead& to, const Instruction& in, const Item& item, Object& o) {
  const auto healed = std::min<std::uint16_t>(o.damage, in.n);
  o.damage = static_cast<std::uint16_t>(o.damage - healed);
  const auto slot = static_cast<Slot>(&o - to.s.objects);
  if (healed > 0)
    expect(to.content, to.s, {TriggerKind::kHealed, item.controller, slot, kNoSlot, healed});
}

void affect(Ahead& to, const Instruction& in, const Item& item, Object& o) {
  const int sign = to.sign(o.controller);
  switch (in.effect) {
    case Effect::kDamage:
      o.damage = static_cast<std::uint16_t>(o.damage + std::max(0, in.n - o.tough));
      break;
    case Effect::kHeal: heal(to, in, item, o); break;
    case Effect::kMod: change(o, in.pair); break;
    case Effect::kCounter:
      ++o.counters[in.counter];
      change(o, to.content.code.counters[in.counter]);
      break;
    case Effect::kBounce: to.besides += sign * kWorth.card; [[fallthrough]];
    case Effect::kKill:
    case Effect::kDiscardCard:
    case Effect::kExile:
    case Effect::kDetach: o.where = Where::kLeft; break;
    case Effect::kMark: o.mark = Mark::kMarked; break;
    case Effect::kUnmark: o.mark = Mark::kUnmarked; break;
    case Effect::kMove: o.front = other_front(o.front); break;
    case Effect::kControl: o.controller = item.controller; break;
    case Effect::kHp:
      take_off_hp(to.s, item.controller, static_cast<Slot>(&o - to.s.objects), in.n);
      break;
    case Effect::kPrevent:
    case Effect::kPreventAll:
    case Effect::kRedirect:  // only those who fight need it
      if ((o.fight & (kAttacks | kDefends)) != 0)
        o.tough =
            in.effect == Effect::kPreventAll ? 0xff : static_cast<std::uint8_t>(o.tough + in.n);
      break;
    case Effect::kSilence:
    case Effect::kForbid:
    case Effect::kForce:
    case Effect::kUnassign: to.besides -= sign * kWorth.trifle; break;
    default: to.besides += sign * kWorth.trifle; break;
  }
}

void advance(Token& token, const Instruction& in) {
  token.progress = static_cast<std::uint8_t>(std::clamp(token.progress + in.n, 0, 0xff));
}

void affect_all(Ahead& to, const Instruction& in, const Item& item) {
  Refs refs;
  select(to.look(), in.sel, item, refs);
  for (Ref ref : refs) switch (points_at(ref)) {
      case Points::kObject:
        if (const Slot slot = slot_of(to.s, ref); slot != kNoSlot)
          affect(to, in, item, to.s.objects[slot]);
        break;
      case Points::kItem:
        if (in.effect == Effect::kCancel && ref_low(ref) < to.s.chain.size())
          to.s.chain.erase(ref_low(ref));
        break;
      case Points::kGrave:
        if (in.effect == Effect::kRecover) to.besides += to.sign(ref_seat(ref)) * kWorth.card;
        break;
      case Points::kQuest:
        if (in.effect == Effect::kProgress) advance(to.s.tokens[item.controller][ref_low(ref)], in);
        break;
      default: break;
    }
}

void carry_out(Ahead& to, const Instruction& in, const Item& item) {
  const Seat who = seat_of(to.look(), in.who, item);
  const int sign = to.sign(who);
  switch (in.effect) {
    case Effect::kDraw:
    case Effect::kSearch: to.besides += sign * kWorth.card * std::max<int>(1, in.n); break;
    case Effect::kDiscardHand:
      to.besides -= sign * kWorth.card * std::min<int>(in.n, to.s.hand_size[who]);
      break;
    case Effect::kSap:
      to.besides -= sign * kWorth.resource * std::min<int>(in.n, to.s.resources[who]);
      break;
    case Effect::kInfluence:
      to.s.influence[who] = static_cast<std::int16_t>(to.s.influence[who] + in.n);
      break;
    case Effect::kVp: to.besides += sign * kWorth.vp * in.n; break;
    case Effect::kGold: to.besides += sign * kWorth.gold * in.n; break;
    case Effect::kReady:
      to.besides +=
          sign * kWorth.gold * std::min<int>(in.n, std::popcount(to.s.resource_marked[who]));
      break;
    case Effect::kLook: to.besides += sign; break;
    case Effect::kMill:
    case Effect::kShuffle: break;
    default: affect_all(to, in, item); break;
  }
}

// A creature enters, or something is attached.
void put_into_play(Ahead& to, const Item& item) {
  if (to.s.slots == kObjects) return;
  const CardCode& card = to.content.code.cards[item.card];
  const bool creature = card.type == CardType::kCreature;
  const Slot host = creature ? kNoSlot : slot_of(to.s, item.targets[0]);
  const bool second =
      host != kNoSlot && card.type == CardType::kEquipment && carries(to.look(), host, card.type);
  Object& o = to.s.objects[to.s.slots++];
  o = {};
  o.card = item.card;
  o.owner = o.controller = item.controller;
  o.front = item.front;
  o.atk = card.atk;
  o.def = card.def;
  o.where = creature ? Where::kFront : Where::kAttached;
  o.host = item.targets[0];
  if (creature || second) return;  // a second Equipment is seldom in use
  o.can = kWorks;
  if (host != kNoSlot) change(to.s.objects[host], card.on_host);
}

}  // namespace

void carry_out(Ahead& to, const Item& item) {
  const Code& code = to.content.code;
  if (item.ability == kNone) return put_into_play(to, item);
  const Ability& ability = code.abilities[item.ability];
  if (ability.form == Form::kUpkeep) return;  // what it says happens if it is not paid
  if (ability.form == Form::kAssignment) {
    to.s.objects[slot_of(to.s, item.source)].mark = Mark::kAssigned;
    return;
  }
  for (int i = ability.first; i < ability.last; ++i) {
    const Instruction& in = code.instructions[static_cast<std::size_t>(i)];
    if (in.choice != 0xff && (item.modes >> in.choice & 1) != in.side) continue;
    if (in.condition != kNone && !is_true(to.look(), code.conditions[in.condition], item)) continue;
    carry_out(to, in, item);
    if (in.otherwise) ++i;
  }
}

void pay(Ahead& ahead, const Item& item) {
  State& s = ahead.s;
  if (item.owner != kNobody) {
    expect(ahead.content, s, {TriggerKind::kPlays, ahead.seat, kNoSlot, item.card, 0});
    ahead.besides -= kWorth.gold * gold_cost(ahead.look(), ahead.seat, item);
    return move_seen(s, ahead.seat, item.card, Pile::kHand, Pile::kChain);
  }
  const Costs& costs = ahead.content.code.abilities[item.ability].costs;
  Object& source = s.objects[slot_of(s, item.source)];
  ahead.besides -= kWorth.gold * costs.gold;
  if (costs.mark) source.mark = Mark::kMarked;
  if (costs.counter != 0xff) --source.counters[costs.counter];
  s.influence[ahead.seat] = static_cast<std::int16_t>(s.influence[ahead.seat] - costs.influence);
  const int cards = costs.allies + (costs.sacrifice != kNone) + (costs.bounce != kNone);
  const int all = cards + costs.discard + costs.resources;
  for (int n = 0; n < all; ++n) {
    if (n >= static_cast<int>(s.picks.size())) {
      ahead.besides -= n < costs.allies ? kWorth.marked : kWorth.given_up;
      continue;
    }
    const Ref pick = s.picks[static_cast<std::size_t>(n)];
    if (n < costs.allies)
      s.objects[pick].mark = Mark::kMarked;
    else if (n < cards)
      s.objects[pick].where = Where::kLeft;
    else if (n < cards + costs.discard)
      move_seen(s, ahead.seat, static_cast<CardId>(pick), Pile::kHand, Pile::kGrave);
    else
      ahead.besides -= kWorth.resource;
  }
}

}  // namespace turnwright::wtactics
