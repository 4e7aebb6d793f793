// The reveal (CC-52): what each player has done in Commit, in their order, and how things have become by it.
#include "games/crowdcontrol/camp.h"
#include "games/crowdcontrol/flow.h"

namespace turnwright::crowdcontrol {
namespace {

void tell_acts(const Play& p, Seat seat) {
  for (const Act& act : p.s.log[seat]) {
    if ((act.how & kUsed) != 0)
      tell(p, kToldUses, seat, act.card, act.how & 0x1fu, act.how >> 5 & 3u, act.x & ~kLost);
    else
      tell(p, kToldPlays, seat, act.card, act.how);
    if ((act.x & kLost) != 0) tell(p, kToldLostToo, seat, act.card);
  }
}

void tell_changes(const Play& p, Seat seat, const Object& was, const Object& is) {
  const unsigned attack = is.attack_more - was.attack_more,
                 health = is.health_more - was.health_more;
  if (attack + health > 0) tell(p, kToldBoost, seat, is.card, is.number, attack, health);
  if (is.damage > was.damage)
    tell(p, kToldDamage, seat, is.card, is.number, is.damage - unsigned{was.damage});
  if (is.damage < was.damage)
    tell(p, kToldMends, seat, is.card, is.number, static_cast<unsigned>(health_of(p, is)));
  if (const unsigned more = is.status & ~was.status; more != 0)
    tell(p, kToldStatus, seat, is.card, is.number, more);
}

void tell_things(const Play& p, Seat seat, const Camp& was, const Camp& is) {
  const auto stays = [&](Slot slot) {
    return is_there(was, slot) && is_there(is, slot) &&
           was.objects[slot].generation == is.objects[slot].generation;
  };
  in_board_order(was, was.present, [&](Slot slot) {
    const Object& o = was.objects[slot];
    if (!stays(slot)) tell(p, kToldGone, seat, o.card, o.number);
  });
  in_board_order(is, is.present, [&](Slot slot) {
    const Object& o = is.objects[slot];
    if (stays(slot)) return tell_changes(p, seat, was.objects[slot], o);
    tell(p, kToldComes, seat, o.card, o.number, is_entity(slot) ? lane_of(is, slot) : kNoLane);
    Object fresh{};
    fresh.card = o.card;
    fresh.status = kCame;
    tell_changes(p, seat, fresh, o);
  });
}

void tell_counters(const Play& p, Seat seat, const Camp& was, const Camp& is) {
  if (was.mana != is.mana || was.wisdom != is.wisdom || was.size != is.size ||
      was.points != is.points)
    tell(p, kToldStands, seat, is.mana, is.wisdom, is.size, is.points);
  if (was.hand_size != is.hand_size || was.deck_size != is.deck_size ||
      was.empty_draws != is.empty_draws)
    tell(p, kToldCards, seat, is.hand_size, is.deck_size, is.empty_draws);
  if (was.training != is.training || was.reductions != is.reductions)
    tell(p, kToldMay, seat, is.training, is.reductions);
}

// Copies are counted, for nobody can tell them apart.
void tell_piles(const Play& p, Seat seat, const Camp& was, const Camp& is) {
  const auto byte_of = [](Where where) { return 8 * static_cast<int>(where); };
  for_each_name(p.s, seat, [&](int first, int last) {
    std::uint64_t before = 0, now = 0;  // a byte for each Where
    for (int i = first; i < last; ++i) {
      before += std::uint64_t{1} << byte_of(was.where[i]);
      now += std::uint64_t{1} << byte_of(is.where[i]);
    }
    if (before == now) return;
    for (Where where : {Where::kDust, Where::kVoid, Where::kAction, Where::kKnownHand})
      if (((before ^ now) >> byte_of(where) & 0xff) != 0)
        tell(p, kToldLies, seat, p.s.row[seat][first], static_cast<unsigned>(where),
             now >> byte_of(where) & 0xff);
  });
}

void tell_facts(const Play& p, Seat seat, const Camp& was, const Camp& is) {
  const auto& before = was.type_facts;
  const auto& now = is.type_facts;
  if (std::equal(before.begin(), before.end(), now.begin(), now.end())) return;
  for (const TypeFact& fact : now)
    tell(p, kToldHolds, seat, fact.type, fact.tag == kNoTag ? 0u : fact.tag + 1u);
}

void tell_queue(const Play& p, Seat seat, const Camp& was, const Camp& is) {
  for (int i = was.queue_size; i < is.queue_size; ++i) {
    const Entry& entry = p.s.queue[seat][i];
    tell(p, kToldWaits, seat, entry.card, entry.code, static_cast<unsigned>(entry.side), entry.x);
  }
}

}  // namespace

void tell_commit(const Play& p, Seat seat) {
  const Camp& was = p.s.camp[seat].shown;
  const Camp& is = p.s.camp[seat].now;
  tell_acts(p, seat);
  tell_counters(p, seat, was, is);
  if (p.s.log[seat].empty()) return;  // nothing else can have changed
  tell_things(p, seat, was, is);
  tell_piles(p, seat, was, is);
  tell_facts(p, seat, was, is);
  tell_queue(p, seat, was, is);
}

}  // namespace turnwright::crowdcontrol
