#include "games/wtactics/values.h"

#include <algorithm>
#include <cstring>

#include "games/wtactics/stock.h"

namespace turnwright::wtactics {
namespace {

struct Sums {
  std::int16_t atk, def;
};

// While a refresh is under way: sums that may be negative for a time.
struct Refreshing {
  Refreshing(const Content& all, State& state) : content(all), s(state) {
    std::fill_n(sums.begin(), s.slots, Sums{});
  }
  const Content& content;
  State& s;
  SlotSet speakers;
  std::array<Sums, kObjects> sums;  // of what is in play
  operator Look() const { return {content, s}; }
};

// They are the last bytes of an object, and looked at as one number.
bool has_counters(const Object& o) {
  static_assert(offsetof(Object, counters) + kMostCounters == sizeof(Object) && kMostCounters <= 8);
  std::uint64_t last;
  std::memcpy(&last, reinterpret_cast<const unsigned char*>(&o) + sizeof o - sizeof last,
              sizeof last);
  return last >> 8 * (sizeof last - kMostCounters) != 0;
}

Sums printed_sums(const Code& code, const CardCode& card, const Object& o) {
  if (!has_counters(o)) return {card.atk, card.def};
  int atk = card.atk, def = card.def;
  for (std::size_t k = 0; k < code.counters.size(); ++k) {
    if (o.counters[k] == 0) continue;
    atk += o.counters[k] * code.counters[k].attack;
    def += o.counters[k] * code.counters[k].defence;
  }
  return {static_cast<std::int16_t>(atk), static_cast<std::int16_t>(def)};
}

// Only the first Enchantment of its name works (WT-254).
bool is_first_of_its_name(const State& s, const Object& o) {
  for (const Object& like : objects_of(s))
    if (like.host == o.host && like.card == o.card && like.where == Where::kAttached &&
        s.attached[slot_at(s, like)] < s.attached[slot_at(s, o)])
      return false;
  return true;
}

// Those in play whose texts say something that holds all the time, beside what is noted with their cards.
SlotSet speakers_of(const Look& look) {
  SlotSet speakers;
  for (const Object& o : objects_of(look.s))
    if (in_play(o) && look.card(o.card).speaks) speakers.add(slot_at(look.s, o));
  return speakers;
}

// Calls with every other line of their texts that is at work, and who says it.
template <class Call>
void for_each_line(const Look& look, const SlotSet& speakers, Call&& call) {
  speakers.for_each([&](Slot slot) {
    if (!works(look, slot)) return;
    for_each_own(look, slot, [&](AbilityId id) {
      const Ability& line = look.code().abilities[id];
      if (!line.noted) call(line, slot);
    });
  });
}

// Calls with everybody to whom a line grants what stands in its quotes.
template <class Call>
void for_each_bearer(const Look& look, const Ability& grant, Slot granting, Call&& call) {
  const State& s = look.s;
  const auto offer = [&](Slot to) {
    if (in_play(s.objects[to]) && is_granted(look, grant, granting, to)) call(to);
  };
  if (grant.sel.is == Selector::Is::kAll) {
    for (Slot to = 0; to < s.slots; ++to) offer(to);
  } else {  // only one can be meant
    const bool host = grant.sel.is == Selector::Is::kHost;
    const Slot to = host ? slot_of(s, s.objects[granting].host) : granting;
    if (to != kNoSlot) offer(to);
  }
}

// Calls with every static statement at work that is wanted, and who says it; of granted ones that is their bearer.
template <class Wanted, class Call>
void for_each_static(const Look& look, const SlotSet& speakers, Wanted&& is_wanted, Call&& call) {
  for_each_line(look, speakers, [&](const Ability& line, Slot slot) {
    if (line.form == Form::kPassive && is_wanted(line.statement)) call(line.statement, slot);
    if (line.form != Form::kGrant) return;
    const Ability& inner = look.code().abilities[line.inner];
    if (inner.form == Form::kPassive && is_wanted(inner.statement))
      for_each_bearer(look, line, slot, [&](Slot to) { call(inner.statement, to); });
  });
}

// As most ask for them.
constexpr auto only_of(Static::Is is) {
  return [is](const Static& st) { return st.is == is; };
}

void add_keyword(Object& o, const KeywordCode& keyword) {
  o.can |= keyword_bits(keyword.keyword);
  if (keyword.keyword == Keyword::kBulwark)
    o.bulwark = static_cast<std::uint8_t>(o.bulwark + keyword.n);
  if (keyword.keyword == Keyword::kTough) o.tough = static_cast<std::uint8_t>(o.tough + keyword.n);
}

// Who has lost all abilities is granted none (WT-76).
void grant_keyword(Object& o, const KeywordCode& keyword) {
  if (o.mark != Mark::kAssigned && (o.can & kSilenced) == 0) add_keyword(o, keyword);
}

void forbid(State& s, Ref on, Action action) {
  if (points_at(on) == Points::kPlayer) {
    if (action >= Action::kPlayEvent && action <= Action::kRecover)
      s.player_forbidden[ref_low(on)] |= static_cast<std::uint8_t>(
          1u << (static_cast<unsigned>(action) - static_cast<unsigned>(Action::kPlayEvent)));
  } else if (const Slot slot = slot_of(s, on); slot != kNoSlot && action <= Action::kBeEnchanted) {
    s.objects[slot].can |= forbidden_bit(action);
  }
}

void permit(State& s, Ref on, Action action) {
  if (points_at(on) == Points::kPlayer) {
    if (action == Action::kExtraResource) ++s.extra_resources[ref_low(on)];
    return;
  }
  const Slot slot = slot_of(s, on);
  if (slot == kNoSlot) return;
  Object& o = s.objects[slot];
  switch (action) {  // D.3: the keywords are words for these
    case Action::kDefendFromOff: o.can |= can_bit(Keyword::kPicket); break;
    case Action::kAttackFromDef: o.can |= can_bit(Keyword::kSally); break;
    case Action::kDefendExtra: add_keyword(o, {Keyword::kBulwark, 1, {}}); break;
    case Action::kPickupFree: o.can |= can_bit(Keyword::kSalvager); break;
    case Action::kRegularAttack: o.can |= kRegularAttack; break;
    default: break;
  }
}

void force(State& s, Ref on, Action action) {
  const Slot slot = slot_of(s, on);
  if (slot == kNoSlot) return;
  if (action == Action::kAttack) s.objects[slot].can |= kMustAttack;
  if (action == Action::kDefend) s.objects[slot].can |= kMustDefend;
}

void add_to(Sums& sums, Sums more) {
  sums.atk = static_cast<std::int16_t>(sums.atk + more.atk);
  sums.def = static_cast<std::int16_t>(sums.def + more.def);
}
void add_mod(Refreshing& r, Ref on, language::Pair pair) {
  const Slot slot = slot_of(r.s, on);
  if (slot != kNoSlot) add_to(r.sums[slot], {pair.attack, pair.defence});
}

// An Item that speaks for a static statement of an object.
Item speaking(const State& s, Slot slot) {
  Item item{};
  item.source = ref_of(s, slot);
  item.controller = s.objects[slot].controller;
  item.owner = kNobody;
  item.front = kNoFront;
  item.it = kNoRef;
  return item;
}

// Calls with everything that a statement of an object is about.
template <class Call>
void for_each_meant(const Look& look, const Static& st, Slot slot, Call&& call) {
  if (st.sel.is == Selector::Is::kHost) return call(look.s.objects[slot].host);  // as most are
  Refs refs;
  select(look, st.sel, speaking(look.s, slot), refs);
  for (Ref ref : refs) call(ref);
}

void apply(Refreshing& r, const Static& st, Slot slot) {
  if (st.is == Static::Is::kKeyword) return add_keyword(r.s.objects[slot], st.keyword);
  if (st.is == Static::Is::kHandsize) {
    const Seat seat = seat_of(r, st.who, speaking(r.s, slot));
    r.s.hand_more[seat] = static_cast<std::int8_t>(r.s.hand_more[seat] + st.n);
    return;
  }
  if (st.is == Static::Is::kCostmod) r.s.texts |= kChangeCosts;
  if (st.is == Static::Is::kCostmod || st.is == Static::Is::kSilence) return;
  for_each_meant(r, st, slot, [&](Ref on) {
    switch (st.is) {
      case Static::Is::kMod: add_mod(r, on, st.pair); break;
      case Static::Is::kGrant:
        if (const Slot to = slot_of(r.s, on); to != kNoSlot)
          grant_keyword(r.s.objects[to], st.keyword);
        break;
      case Static::Is::kForbid: forbid(r.s, on, st.action); break;
      case Static::Is::kPermit: permit(r.s, on, st.action); break;
      case Static::Is::kForce: force(r.s, on, st.action); break;
      default: break;
    }
  });
}

// Who has lost all abilities, or is assigned, is granted none (WT-76).
void note_granted(Refreshing& r, const Ability& ability, Slot to) {
  Object& o = r.s.objects[to];
  if (o.mark == Mark::kAssigned || (o.can & kSilenced) != 0) return;
  o.can |= kGranted;
  if (ability.form == Form::kActivated) o.can |= kHasActivated;
  if (ability.form == Form::kTriggered) r.s.watched_by_grant |= watch_bit(ability.trigger);
}

Ref ref_on(const State& s, std::uint8_t on) {
  return on >= kOnPlayer ? player_ref(static_cast<Seat>(on - kOnPlayer)) : ref_of(s, on);
}

void apply(Refreshing& r, const Lasting& one) {
  const Instruction& what = r.content.code.instructions[one.what];
  const Ref on = ref_on(r.s, one.on);
  switch (what.effect) {
    case Effect::kMod: add_mod(r, on, what.pair); break;
    case Effect::kGrant: grant_keyword(r.s.objects[one.on], what.keyword); break;
    case Effect::kGrantAbility: {
      const Ability& ability = r.content.code.abilities[what.ability];
      note_granted(r, ability, one.on);
      if (ability.form == Form::kPassive) apply(r, ability.statement, one.on);
      if ((r.content.code.sees(ability) & kSeesMarks) != 0) r.s.texts |= kSeeMarks;
      break;
    }
    case Effect::kForbid: forbid(r.s, on, what.action); break;
    case Effect::kPermit: permit(r.s, on, what.action); break;
    case Effect::kForce: force(r.s, on, what.action); break;
    default: break;
  }
}

// Who has lost all abilities: first of all, since it decides which statements there are.
void fall_silent(const Refreshing& r, Object& o) {
  o.can = (o.can & ~kHasActivated) | kSilenced;
  const CardCode& card = r.content.code.cards[o.card];
  if (card.type != CardType::kCreature) return;
  o.can &= ~card.keywords;
  o.bulwark = o.tough = 0;
}
void silence(Refreshing& r) {
  State& s = r.s;
  for_each_static(r, r.speakers, only_of(Static::Is::kSilence), [&](const Static& st, Slot slot) {
    for_each_meant(r, st, slot, [&](Ref on) {
      if (const Slot to = slot_of(s, on); to != kNoSlot) fall_silent(r, s.objects[to]);
    });
  });
}

// Who has been granted something by what lies on the table.
void note_grants(Refreshing& r) {
  for_each_line(r, r.speakers, [&](const Ability& line, Slot slot) {
    if (line.form != Form::kGrant) return;
    const Ability& inner = r.content.code.abilities[line.inner];
    for_each_bearer(r, line, slot, [&](Slot to) { note_granted(r, inner, to); });
  });
}

// What it can do by what is printed on it, unless it is silenced.
std::uint32_t printed_can(const State& s, const CardCode& card, const Object& o) {
  const std::uint32_t can = card.has_activated ? std::uint32_t{kHasActivated} : 0u;
  if (o.where == Where::kDropped) return can;
  if (o.where == Where::kAttached) {
    const bool works = card.type == CardType::kEquipment ? (o.fight & kInUse) != 0  // WT-221
                                                         : is_first_of_its_name(s, o);
    return works ? can | kWorks | card.keywords : can;
  }
  return o.mark != Mark::kAssigned ? can | card.keywords : can;
}

}  // namespace

void make_derived(const Content& content, State& s) {
  Refreshing r(content, s);
  s.watched_by_grant = 0;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    s.hand_more[seat] = 0;
    s.extra_resources[seat] = 0;
    s.player_forbidden[seat] = 0;
  }
  unsigned texts = 0;
  bool any_silence = false;  // by a text
  for (Slot slot = 0; slot < s.slots; ++slot) {
    Object& o = s.objects[slot];
    if (!in_play(o)) continue;  // what has left stays as it was last (WT-328)
    const CardCode& card = content.code.cards[o.card];
    o.can = printed_can(s, card, o);
    // Before the bytes beside the counters are written: to read both at once would wait for them.
    add_to(r.sums[slot], printed_sums(content.code, card, o));
    const bool has_keywords = (o.can & card.keywords) != 0;
    o.bulwark = has_keywords ? card.bulwark : 0;
    o.tough = has_keywords ? card.tough : 0;
    if (card.is_quiet) continue;
    any_silence |= card.silences;
    if ((card.sees & kSeesMarks) != 0) texts |= kSeeMarks;
    if (card.grants) texts |= kGrant;
    if (card.speaks) r.speakers.add(slot);
    if ((o.can & kWorks) != 0) add_mod(r, o.host, card.on_host);
  }
  s.texts = static_cast<std::uint8_t>(texts);
  for (const Lasting& one : s.lasting)
    if (content.code.instructions[one.what].effect == Effect::kSilence)
      fall_silent(r, s.objects[one.on]);
  if (any_silence) silence(r);
  const auto any = [](const Static&) { return true; };
  for_each_static(r, r.speakers, any, [&](const Static& st, Slot slot) { apply(r, st, slot); });
  if ((texts & kGrant) != 0) note_grants(r);
  for (const Lasting& one : s.lasting) apply(r, one);
  Stock stock;
  for (Slot slot = 0; slot < s.slots; ++slot) {
    Object& o = s.objects[slot];
    if (o.where == Where::kNowhere) continue;
    if (in_play(o)) {
      o.atk = static_cast<std::uint16_t>(std::max<int>(r.sums[slot].atk, 0));  // WT-87
      o.def = static_cast<std::uint16_t>(std::max<int>(r.sums[slot].def, 0));
    }
    stock.add(content.code.cards[o.card], o);
  }
  stock.note_in(s);
  s.touched = static_cast<std::uint8_t>(s.touched & ~kStale);
}

int cost_change(const Look& look, CardId card, Seat seat) {
  int change = 0;
  const auto concerns_it = [&](const Static& st) {
    return st.is == Static::Is::kCostmod && look.code().filters[st.filter].printed.has(card);
  };
  for_each_static(look, speakers_of(look), concerns_it, [&](const Static& st, Slot slot) {
    if (seat_of(look, st.who, speaking(look.s, slot)) == seat) change += st.n;
  });
  return change;
}

bool is_recovery_forbidden(const Look& look, Seat owner, CardId card) {
  bool forbidden = is_player_forbidden(look.s, owner, Action::kRecover);
  const auto keeps = [](const Static& st) {
    return st.is == Static::Is::kForbid && st.action == Action::kRecover &&
           st.sel.is == Selector::Is::kAll;
  };
  for_each_static(look, speakers_of(look), keeps, [&](const Static& st, Slot slot) {
    Refs refs;
    find(look, look.code().filters[st.sel.filter], viewpoint_of(look.s, slot), refs);
    for (Ref ref : refs) forbidden |= ref == grave_ref(owner, card);
  });
  return forbidden;
}

bool gets_past(const Look& look, Slot elusive, Slot defender) {
  if (!has(look.s.objects[elusive], Keyword::kElusive)) return true;
  const CardId card = look.s.objects[defender].card;
  bool fits = true;  // it must be one of those that every such text allows
  for_each_own(look, elusive, [&](AbilityId id) {
    const Ability& line = look.code().abilities[id];
    if (line.noted && line.statement.is == Static::Is::kKeyword &&
        line.statement.keyword.keyword == Keyword::kElusive)
      fits &= look.code().has_trait(card, line.statement.keyword.trait);
  });
  const auto makes_elusive = [](const Static& st) {
    return st.keyword.keyword == Keyword::kElusive;
  };
  for_each_static(look, speakers_of(look), makes_elusive, [&](const Static& st, Slot slot) {
    if (st.is == Static::Is::kKeyword && slot == elusive)
      fits &= look.code().has_trait(card, st.keyword.trait);
    if (st.is != Static::Is::kGrant) return;
    for_each_meant(look, st, slot, [&](Ref ref) {
      if (ref == ref_of(look.s, elusive)) fits &= look.code().has_trait(card, st.keyword.trait);
    });
  });
  for (const Lasting& one : look.s.lasting) {
    const Instruction& what = look.code().instructions[one.what];
    if (one.on == elusive && what.effect == Effect::kGrant &&
        what.keyword.keyword == Keyword::kElusive)
      fits &= look.code().has_trait(card, what.keyword.trait);
  }
  return fits;
}

}  // namespace turnwright::wtactics
