#include "games/wtactics/filters.h"

#include "games/wtactics/confrontations.h"
#include "games/wtactics/piles.h"

namespace turnwright::wtactics {
namespace {

bool side_fits(Side side, Seat whose, Seat you) {
  return side == Side::kAny || (side == Side::kMine) == (whose == you);
}

// D.3: marked and unmarked exclude assigned creatures; the rest is said of quests.
bool status_fits(Status status, Mark mark) {
  constexpr auto bit = [](Mark one) { return 1u << static_cast<unsigned>(one); };
  constexpr unsigned kFitting[] = {0b111,
                                   bit(Mark::kMarked),
                                   bit(Mark::kUnmarked),
                                   bit(Mark::kAssigned),
                                   bit(Mark::kMarked) | bit(Mark::kUnmarked),
                                   0,
                                   0};
  return (kFitting[static_cast<unsigned>(status)] & bit(mark)) != 0;
}

bool wear_fits(const Look& look, Wear wear, Slot slot) {
  const Object& o = look.s.objects[slot];
  switch (wear) {
    case Wear::kWhatever: return true;
    case Wear::kDamaged: return o.damage > 0;
    case Wear::kEquipped: return carries(look, slot, CardType::kEquipment);
    case Wear::kEnchanted: return carries(look, slot, CardType::kEnchantment);
    case Wear::kInUse: return o.where == Where::kAttached && (o.fight & kInUse) != 0;
    case Wear::kDropped: return o.where == Where::kDropped;
  }
  return false;
}

// Through whom a text speaks of where it is: a foe, a creature, or what it is attached to.
Slot speaker_of(const State& s, const Viewpoint& view) {
  if (view.self == kNoSlot || is_foe(s.objects[view.self])) return view.self;
  return place_of(s, view.self);
}

// With the Confrontation whose text it is, or with any (WT-289).
bool is_engaged_with(const Look& look, Slot slot, const Viewpoint& view) {
  const Slot speaker = speaker_of(look.s, view);
  const bool of_foe = speaker != kNoSlot && is_foe(look.s.objects[speaker]);
  return of_foe ? is_engaged(look, slot, offer_of(look.s.objects[speaker]))
                : is_engaged(look, slot);
}

// Without a combat and without anything on the chain nobody is (WT-289).
bool is_anybody_engaged(const State& s) {
  return are_there_foes(s) && !(s.defences.empty() && s.chain.empty());
}

// Two that are engaged with the same Confrontation are in the Questing zone together (WT-288); who fights a foe can be aimed
// at from everywhere (WT-295).
bool meets_in_questing_zone(const Look& look, Slot slot, const Viewpoint& view) {
  if (!is_anybody_engaged(look.s)) return false;
  const Slot speaker = speaker_of(look.s, view);
  if (speaker != kNoSlot)
    for (int offer = 0; offer < kOffers; ++offer)
      if (is_engaged(look, slot, offer) && is_engaged(look, speaker, offer)) return true;
  return view.aims && fights_foe(look.s, slot);
}

bool fight_fits(const Look& look, Fight fight, Slot slot, const Viewpoint& view) {
  const Object& o = look.s.objects[slot];
  switch (fight) {
    case Fight::kWhatever: return true;
    case Fight::kAttacker: return (o.fight & kAttacks) != 0;
    case Fight::kDefender: return (o.fight & kDefends) != 0;
    case Fight::kUndefended: return (o.fight & (kAttacks | kDefended)) == kAttacks;
    case Fight::kEngaged: return is_engaged_with(look, slot, view);
  }
  return false;
}

// Local span (WT-45 to WT-50, WT-54): in the same battlefield, or fighting each other (Picket, Sally).
bool place_fits(const Look& look, Place place, Slot slot, const Viewpoint& view) {
  const State& s = look.s;
  if (place == Place::kGlobal) return true;
  if (place == Place::kQuesting) return is_engaged(look, slot);
  if (place > Place::kDef) return false;
  if (const Slot foe = speaker_of(s, view); foe != kNoSlot && is_foe(s.objects[foe]))  // WT-288
    return place == Place::kLocal && is_engaged(look, slot, offer_of(s.objects[foe]));
  if (view.field != kAnywhere && battlefield_of(s, slot) != view.field) {
    if (meets_in_questing_zone(look, slot, view)) return place == Place::kLocal;
    if (s.combat == kNoSlot) return false;
    const Slot from = view.self == kNoSlot ? kNoSlot : place_of(s, view.self);
    const Slot at = place_of(s, slot);
    const bool fighting =
        at != kNoSlot && is_fighting(s, at) && (from == kNoSlot || is_fighting(s, from));
    if (!fighting) return false;
  }
  const std::uint8_t front = s.objects[slot].front;
  return place == Place::kLocal || front == (place == Place::kOff ? kOffensive : kDefensive);
}

bool object_matches(const Look& look, const Filter& f, Slot slot, const Viewpoint& view) {
  const Object& o = look.s.objects[slot];
  if (!f.printed.has(o.card) || !side_fits(f.side, o.controller, view.you)) return false;
  if (!status_fits(f.state, o.mark) || !place_fits(look, f.place, slot, view)) return false;
  if (f.other && slot == view.self) return false;
  if (f.wear != Wear::kDropped && o.where == Where::kDropped) return false;
  if (!fight_fits(look, f.fight, slot, view)) return false;
  if (f.limit == Filter::Limit::kAtk && !compare(o.atk, f.is, f.than)) return false;
  return wear_fits(look, f.wear, slot);
}

bool is_on_table(const Filter& f) {
  return f.place <= Place::kQuesting && f.kind <= Noun::kCard && f.kind != Noun::kEvent &&
         f.kind != Noun::kMagic;
}

bool resource_matches(const State& s, const Filter& f, Seat owner, int place, Seat you) {
  const bool marked = (s.resource_marked[owner] >> place & 1) != 0;
  return side_fits(f.side, owner, you) &&
         status_fits(f.state, marked ? Mark::kMarked : Mark::kUnmarked);
}

// What a glance at an object tells: whether a filter could mean it at all. Most are not worth a second look.
class Glance {
 public:
  Glance(const State& s, const Filter& f, const Viewpoint& view)
      : mask_(f.glance_mask), wanted_{f.glance_wanted, f.glance_wanted}, tells_all_(f.plain) {
    const Seat whose = f.side == Side::kMine ? view.you : other(view.you);
    if (f.side != Side::kAny) demand(offsetof(Object, controller), whose, whose);
    if (f.place == Place::kGlobal) return;
    const Slot speaker = are_there_foes(s) ? speaker_of(s, view) : kNoSlot;
    const bool of_foe = speaker != kNoSlot && is_foe(s.objects[speaker]);  // WT-288
    if (f.place == Place::kLocal && view.field == kAnywhere && !of_foe) return;
    // Outside of combat a creature is local where it stands.
    const bool stands_there = f.kind == Noun::kCreature && view.field != kAnywhere &&
                              s.combat == kNoSlot && !of_foe && !is_anybody_engaged(s);
    if (stands_there)
      demand(offsetof(Object, front), battlefield(0, view.field), battlefield(1, view.field));
    tells_all_ = f.plain && stands_there && f.place == Place::kLocal;
  }
  // Of a foe that nobody controls it does not matter which: it is none of what is looked for here, see foe_matches.
  bool suffices(const Object& o) const {
    const std::uint64_t seen = glance_at(o);
    static_assert(kGlanceFrom == offsetof(Object, controller));
    return ((seen ^ wanted_[seen & 1]) & mask_) == 0;
  }
  // Whether nothing but what is printed on the card remains to be looked at.
  bool tells_all() const { return tells_all_; }

 private:
  // A byte that objects must have, by who controls them.
  void demand(std::size_t at, std::uint8_t of_first, std::uint8_t of_second) {
    mask_ |= glance_byte(at, 0xff);
    wanted_[0] |= glance_byte(at, of_first);
    wanted_[1] |= glance_byte(at, of_second);
  }
  std::uint64_t mask_, wanted_[kSeats];
  bool tells_all_;
};

// Whether a text that does not aim speaks of this foe: it says so, or it is in the Questing zone too (WT-288).
bool is_in_reach(const Look& look, const Filter& f, const Object& foe, const Viewpoint& view) {
  if (f.place == Place::kQuesting || f.kind == Noun::kConfrontation) return true;
  const Slot speaker = speaker_of(look.s, view);
  if (f.place != Place::kLocal || speaker == kNoSlot) return false;
  const Object& self = look.s.objects[speaker];
  return is_foe(self) ? self.host == foe.host : is_engaged(look, speaker, offer_of(foe));
}

// Foes are reached by who may aim at them, and by texts that speak of them (WT-287, WT-308).
bool foe_matches(const Look& look, const Filter& f, Slot slot, const Viewpoint& view) {
  const Object& o = look.s.objects[slot];
  if (!side_fits(f.side, o.controller, view.you)) return false;
  if (view.aims ? !can_be_aimed_at(look, view.you, slot) : !is_in_reach(look, f, o, view))
    return false;
  const bool fits = f.kind == Noun::kConfrontation ? look.code().has_trait(o.card, f.trait)
                                                   : f.printed.has(o.card);
  if (!fits) return false;
  if (!status_fits(f.state, o.mark) || (f.other && slot == view.self)) return false;
  if (!fight_fits(look, f.fight, slot, view) || !wear_fits(look, f.wear, slot)) return false;
  return f.limit != Filter::Limit::kAtk || compare(o.atk, f.is, f.than);
}

bool quest_matches(const State& s, const Filter& f, int offer, Seat you) {
  if (!is_offered(s, offer)) return false;
  if (f.state == Status::kIdle) return !has_token(s, offer);
  return f.state != Status::kActive || is_active(s, you, offer);
}

// Whether texts like this reach a foe at all, see foe_matches.
bool reaches_foes(const State& s, const Filter& f, const Viewpoint& view) {
  if (!are_there_foes(s) || (f.kind != Noun::kCreature && f.kind != Noun::kConfrontation))
    return false;
  return view.aims || f.kind == Noun::kConfrontation || f.place == Place::kQuesting ||
         f.place == Place::kLocal;
}

// Whom to call with something that a filter means; true: that is enough.
struct Visitor {
  bool (*call)(void* self, Ref);
  void* self;
  bool operator()(Ref ref) const { return call(self, ref); }
};

void visit_each(const Look& look, const Filter& f, const Viewpoint& view, const Visitor& call) {
  const State& s = look.s;
  if (reaches_foes(s, f, view)) {
    bool stop = false;
    for_each_foe(s, [&](Slot foe) {
      if (!stop && foe_matches(look, f, foe, view)) stop = call(ref_of(s, foe));
    });
    if (stop) return;
  }
  if (is_on_table(f)) {
    if (is_missing(s, f, view.you)) return;
    const Glance glance(s, f, view);
    for (const Object& o : objects_of(s)) {
      if (!glance.suffices(o) || !f.printed.has(o.card)) continue;
      const Slot slot = slot_at(s, o);
      if ((glance.tells_all() || matches(look, f, slot, view)) && call(ref_of(s, slot))) return;
    }
  } else if (f.place == Place::kGrave) {
    for (Seat owner = 0; owner < kSeats; ++owner) {
      if (!side_fits(f.side, owner, view.you)) continue;
      bool stop = false;
      for_each_card_in(s, owner, Pile::kGrave, [&](CardId card) {
        if (!stop && f.printed.has(card)) stop = call(grave_ref(owner, card));
      });
      if (stop) return;
    }
  } else if (f.kind == Noun::kPlayer) {
    for (Seat seat = 0; seat < kSeats; ++seat)
      if (side_fits(f.side, seat, view.you) && call(player_ref(seat))) return;
  } else if (f.kind == Noun::kQuest) {
    for (int offer = 0; offer < kOffers; ++offer)
      if (quest_matches(s, f, offer, view.you) && call(quest_ref(offer))) return;
  } else if (f.kind == Noun::kItem) {
    for (std::size_t i = 0; i < s.chain.size(); ++i)
      if (side_fits(f.side, s.chain[i].controller, view.you) && call(item_ref(i))) return;
  } else if (f.kind == Noun::kResource) {
    for (Seat owner = 0; owner < kSeats; ++owner)
      for (int place = 0; place < s.resources[owner]; ++place)
        if (resource_matches(s, f, owner, place, view.you) && call(resource_ref(owner, place)))
          return;
  }
}

// Calls with everything a filter means until a call says true. This small part alone is made for every call.
template <class Call>
void visit(const Look& look, const Filter& f, const Viewpoint& view, Call&& call) {
  using Called = std::remove_reference_t<Call>;
  const auto pass_on = [](void* self, Ref ref) -> bool {
    return (*static_cast<Called*>(self))(ref);
  };
  visit_each(look, f, view, {pass_on, &call});
}

Viewpoint aiming(Viewpoint view) {
  view.aims = true;
  return view;
}

// Why something that a filter means cannot be a target all the same.
Reason judge_aimed_at(const Object& o, Seat you) {
  if (o.mark == Mark::kAssigned && o.controller == you) return why(kAssignedCreature);  // WT-76
  if (is_forbidden(o, Action::kBeTargeted)) return why(kProtected);
  return has(o, Keyword::kWard) && o.controller != you ? why(kProtected) : kFine;
}
bool may_aim_at(const State& s, Ref ref, Seat you) {
  return points_at(ref) != Points::kObject || judge_aimed_at(s.objects[ref_slot(ref)], you).fine();
}

}  // namespace

Viewpoint viewpoint_of(const State& s, Slot source) {
  return {s.objects[source].controller, source, battlefield_of(s, source)};
}

Viewpoint viewpoint_of(const Look& look, const Item& item) {
  const Slot source = slot_of(look.s, item.source);
  if (source != kNoSlot) {
    Viewpoint view = viewpoint_of(look.s, source);
    view.you = item.controller;
    return view;
  }
  return {item.controller, kNoSlot,
          item.front == kNoFront ? kAnywhere : battlefield(item.controller, item.front)};
}

bool matches(const Look& look, const Filter& f, Slot slot, const Viewpoint& view) {
  const Object& o = look.s.objects[slot];
  return in_play(o) && !is_foe(o) && object_matches(look, f, slot, view);
}

bool matches_last(const Look& look, const Filter& f, Slot slot, const Viewpoint& view) {
  return is_foe(look.s.objects[slot]) ? foe_matches(look, f, slot, view)
                                      : object_matches(look, f, slot, view);
}

void find(const Look& look, const Filter& f, const Viewpoint& view, Refs& out) {
  visit(look, f, view, [&](Ref ref) {
    out.push_back(ref);
    return out.full();
  });
}

int count(const Look& look, const Filter& f, const Viewpoint& view, int enough) {
  const State& s = look.s;
  int n = 0;
  if (f.place == Place::kHand ||
      f.place == Place::kDeck) {  // what they are is nobody's business (WT-63)
    for (Seat seat = 0; seat < kSeats; ++seat)
      if (side_fits(f.side, seat, view.you))
        n += f.place == Place::kHand ? s.hand_size[seat] : s.deck_size[seat];
    return n;
  }
  if (f.place == Place::kGrave) {  // every copy counts
    visit(look, f, view, [&](Ref ref) {
      n += count_in(s, ref_seat(ref), Pile::kGrave, ref_low(ref));
      return false;
    });
    return n;
  }
  visit(look, f, view, [&](Ref) { return ++n >= enough; });
  return n;
}

Reason judge_target(const Look& look, const Filter& f, Ref ref, const Viewpoint& view) {
  if (points_at(ref) == Points::kObject) {
    const Slot slot = slot_of(look.s, ref);
    if (slot == kNoSlot) return why(kBadTarget);
    const bool meant = is_foe(look.s.objects[slot])
                           ? foe_matches(look, f, slot, aiming(view))
                           : is_on_table(f) && matches(look, f, slot, aiming(view));
    return meant ? judge_aimed_at(look.s.objects[slot], view.you) : why(kBadTarget);
  }
  bool found = false;
  visit(look, f, aiming(view), [&](Ref one) { return found = one == ref; });
  return found ? kFine : why(kBadTarget);
}

void find_targets(const Look& look, const Filter& f, const Viewpoint& view, Refs& out) {
  visit(look, f, aiming(view), [&](Ref ref) {
    if (may_aim_at(look.s, ref, view.you)) out.push_back(ref);
    return out.full();
  });
}

bool has_target(const Look& look, const Filter& f, const Viewpoint& view, TargetTest* test,
                const Item* draft) {
  bool found = false;
  visit(look, f, aiming(view), [&](Ref ref) {
    return found = may_aim_at(look.s, ref, view.you) &&
                   (test == nullptr || test(look, *draft, ref).fine());
  });
  return found;
}

}  // namespace turnwright::wtactics
