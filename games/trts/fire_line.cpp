// What a player's able pieces do in a step (TR-182, TR-190): fire, cast or hold fire. Each volley and each spell is a line
// of its own, open to all; so is what becomes of its excess.
#include "games/trts/aiming.h"
#include "games/trts/battle.h"
#include "games/trts/combat.h"
#include "games/trts/windows.h"

namespace turnwright::trts {
namespace {

// ---- the window

void list_pieces(const Look& look, Seat seat, ChoiceList& out) {
  const State& s = look.s;
  TargetList list;
  list_targets(look, other_side(s, seat), list);
  const auto list_piece = [&](unsigned at) {
    const Piece piece = piece_at(s, seat, at);
    if (!may_act(look, seat, piece)) return;
    const Attacker by = attacker_at(look, seat, piece);
    if (has_target(look, by, list)) {
      const int most = can_splash(look, by) ? 1 : piece.count();
      for (int n = 1; n <= most; ++n) out.add(choice(kAllocate, at, static_cast<unsigned>(n)));
    }
    for (unsigned which = 0; which < kMostSpellsOfUnit; ++which)
      if (castable_spell(look, seat, piece, which) != nullptr) out.add(choice(kCast, at, which));
  };
  const Range here = in_area(s.units[seat], s.battle.area);
  for (std::size_t i = here.from; i < here.to; ++i) list_piece(static_cast<unsigned>(i));
  for (unsigned i = 0; i < kMostBuildings; ++i)
    if (s.buildings[seat][i].type != kNoType) list_piece(kBuildingPiece + i);
}

Asked question(const Look& look, Seat seat) { return question_of(look.s.draft[seat], kAskFire); }

void list(const Look& look, Seat seat, ChoiceList& out) {
  const Draft& draft = look.s.draft[seat];
  if (draft.stage == Stage::kIdle) {
    list_pieces(look, seat, out);
    return out.add(choice(kHoldFire));
  }
  list_aims(look, seat, out);
  if (draft.stage == Stage::kSpill) out.add(choice(kLose));
  if (draft.stage == Stage::kOn && !draft.picks.empty()) out.add(choice(kReady));
}

Reason why_no_spell(const Look& look, Seat seat, const Choice& c) {
  const std::size_t units = look.s.units[seat].size();
  if (c.a >= units && (c.a < kBuildingPiece || c.a >= kBuildingPiece + kMostBuildings))
    return kNoSuchChoice;
  const Piece piece = piece_at(look.s, seat, c.a);
  const Spell* spell = spell_of(look, piece.type(), c.b);
  if (spell == nullptr) return why(kNoSpell);
  if (!may_act(look, seat, piece)) return why(kNotAble);
  if (spell->range != look.s.battle.range) return why(kOtherRange);
  if (!has_upgrade(look.s, seat, spell->needs)) return why(kNotLearned);
  return why(piece.energy() < spell->energy ? kNoEnergy : kNothingToAimAt);
}

Reason why_not_on(const Look& look, Seat seat, unsigned place) {
  const Draft& draft = look.s.draft[seat];
  TargetList list;
  list_targets(look, aimed_at(look, seat), list);
  if (draft.stage == Stage::kSpill) return why(kNoSpill);
  if (static_cast<int>(place) >= list.size()) return why(kBadTarget);
  const Target& target = list[static_cast<int>(place)];
  const auto times = std::count(draft.picks.begin(), draft.picks.end(), place);
  if (times != 0 && times == target.look.count) return why(kHitAlready);
  if (draft.kind == kCast) return why(kBadTarget);
  Attacker by = attacker_at(look, seat, piece_at(look.s, seat, draft.unit));
  if (!draft.picks.empty()) by.layers = layer_of(look, list[draft.picks[0]].look.type);  // TR-255
  if (!can_hit(look, by, target)) return why(kBadTarget);
  return why(rank_of(look, target) > rung_of(look, by, list, draft.picks) ? kLadder : kOrder);
}

Reason why_not(const Look& look, Seat seat, const Choice& c) {
  const bool is_idle = look.s.draft[seat].stage == Stage::kIdle;
  switch (c.kind) {
    case kAllocate: return is_idle ? why(kNotAble) : kNoSuchChoice;
    case kCast: return is_idle ? why_no_spell(look, seat, c) : kNoSuchChoice;
    case kOn: return is_idle ? kNoSuchChoice : why_not_on(look, seat, c.a);
    default: return kNoSuchChoice;
  }
}

Choice usual(const Look& look, Seat seat) {
  ChoiceList all;
  list(look, seat, all);
  return usual_among(all, {kHoldFire, kLose, kReady});
}

// ---- what is done

// The pieces have used their attack of the round (TR-185, TR-188).
void use_attack(State& s, Seat seat, unsigned piece, unsigned n, int energy) {
  if (piece >= kBuildingPiece) {
    Building& b = s.buildings[seat][piece - kBuildingPiece];
    b.flags |= kHasAttacked;
    b.energy = b.shown_energy = static_cast<std::uint8_t>(b.energy - energy);
    return;
  }
  Unit part = take(s.units[seat], piece, n);
  set_flag(part, kFired);
  part.charge = static_cast<std::uint8_t>(part.charge - energy);
  join(s.units[seat], part);
}

// After each line: another one, unless nobody is able any more.
void go_on(Play& p, Seat seat) {
  end_line(p.s, seat);
  if (!is_able(p, seat, p.s.battle.range)) end_window(p.s, seat);
}

// TR-211, TR-256: what is in excess may be given to others, if it can.
void ask_for_excess(Play& p, Seat seat, const Attacker& by, int excess) {
  Draft& draft = p.s.draft[seat];
  draft = {};
  draft.stage = Stage::kSpill;
  draft.item = by.type;
  draft.kind = by.layers;
  draft.swift = static_cast<std::uint8_t>(by.speed);
  draft.spill = static_cast<std::uint16_t>(excess);
  ChoiceList open;
  if (excess > 0) list_aims(p, seat, open);
  if (open.empty()) go_on(p, seat);
}

void fire(Play& p, Seat seat, const Target& target) {
  const Draft draft = p.s.draft[seat];
  Attacker by = attacker_at(p, seat, piece_at(p.s, seat, draft.unit));
  const Layer layer = layer_of(p, target.look.type);
  by.layers = layer;
  const Volley volley{draft.count, attack_of(p, by, layer).points, bonus_of(p, by, target),
                      may_spill(p, by, target)};
  const int most = capacity(p, target);
  const Filled filled = fill(volley, most, target.look.count);
  tell_all(p, kToldFires, seat, by.type, draft.count, target.owner, target.look.type);
  allocate(p.s, target, filled.full, most);
  allocate(p.s, target, filled.partial != 0 ? 1 : 0, filled.partial);
  use_attack(p.s, seat, draft.unit, draft.count, 0);
  ask_for_excess(p, seat, by, filled.excess);
}

void spill(Play& p, Seat seat, const Target& target) {
  const Attacker by = attacker_of_excess(p.s, seat);
  const int points = p.s.draft[seat].spill, most = capacity(p, target);
  const int full = std::min<int>(points / most, target.look.count);
  const int rest = points - full * most;
  const bool is_used_up = full < target.look.count;
  tell_all(p, kToldFires, seat, by.type, 0, target.owner, target.look.type);
  allocate(p.s, target, full, most);
  if (is_used_up && rest > 0) allocate(p.s, target, 1, rest);
  ask_for_excess(p, seat, by, is_used_up ? 0 : rest);
}

// TR-220: each of the targets that were picked gets all of it; from the last on, as in spells.cpp.
void splash(Play& p, Seat seat, const TargetList& list) {
  const Draft draft = p.s.draft[seat];
  const Attacker by = attacker_at(p, seat, piece_at(p.s, seat, draft.unit));
  for (std::size_t i = draft.picks.size(); i-- > 0;) {
    const Target& target = list[draft.picks[i]];
    int points = attack_of(p, by, layer_of(p, target.look.type)).points;
    if (i == 0) points += bonus_of(p, by, target);
    tell_all(p, kToldFires, seat, by.type, 1, target.owner, target.look.type);
    allocate(p.s, target, 1, std::min(points, capacity(p, target)));
  }
  use_attack(p.s, seat, draft.unit, 1, 0);
  go_on(p, seat);
}

// Where the caster is after its spell, which may have marked the caster itself.
unsigned caster_after(const Army& army, Unit caster) {
  const auto find = [&] {
    return std::find_if(army.begin(), army.end(),
                        [&](const Unit& unit) { return is_same(unit, caster); });
  };
  const Unit* at = find();
  caster.charge |= kKindled;
  if (at == army.end()) at = find();
  return static_cast<unsigned>(at - army.begin());
}

void cast_named(Play& p, Seat seat, const TargetList& list) {
  const Draft draft = p.s.draft[seat];
  const Spell& spell = spell_named(p, seat);
  const TypeId type = piece_at(p.s, seat, draft.unit).type();
  tell_all(p, kToldCasts, seat, type, p.type(type).spells[draft.item] - 1u);
  if (spell.needs != kNoUpgrade) declare(p, seat, static_cast<UpgradeMask>(1u << spell.needs));
  unsigned caster = draft.unit;
  const bool is_unit = caster < kBuildingPiece;
  const Unit before = is_unit ? p.s.units[seat][caster] : Unit{};
  cast(p, seat, spell, list, draft.picks);
  if (is_unit) caster = caster_after(p.s.units[seat], before);
  use_attack(p.s, seat, caster, 1, spell.energy);
  go_on(p, seat);
}

void begin(Play& p, Seat seat, const Choice& c) {
  Draft& draft = p.s.draft[seat];
  draft.kind = static_cast<std::uint8_t>(c.kind);
  draft.unit = static_cast<std::uint8_t>(c.a);
  draft.stage = Stage::kOn;
  (c.kind == kCast ? draft.item : draft.count) = static_cast<std::uint8_t>(c.b);
  if (c.kind == kCast && aimed_at(p, seat) == 0) cast_named(p, seat, {});
}

// Another target of a splash or spell, or the line is complete.
void take_target(Play& p, Seat seat, const Choice& c) {
  Draft& draft = p.s.draft[seat];
  TargetList list;
  list_targets(p, aimed_at(p, seat), list);
  if (draft.stage == Stage::kSpill) return spill(p, seat, list[c.a]);
  const bool is_cast = draft.kind == kCast;
  int most = is_cast ? spell_named(p, seat).targets : 0;
  if (!is_cast) {
    const Attacker by = attacker_at(p, seat, piece_at(p.s, seat, draft.unit));
    const Target& first = list[draft.picks.empty() ? c.a : draft.picks[0]];
    most = attack_of(p, by, layer_of(p, first.look.type)).splash;
    if (most == 0) return fire(p, seat, first);
  }
  if (c.kind == kOn) draft.picks.push_back(static_cast<std::uint8_t>(c.a));
  if (c.kind == kOn && static_cast<int>(draft.picks.size()) < most) {
    ChoiceList open;
    list_aims(p, seat, open);
    if (!open.empty()) return;
  }
  is_cast ? cast_named(p, seat, list) : splash(p, seat, list);
}

void take_answer(Play& p, Seat seat, const Choice& c) {
  switch (c.kind) {
    case kHoldFire: return end_window(p.s, seat);
    case kLose: return go_on(p, seat);
    case kAllocate:
    case kCast: return begin(p, seat, c);
    default: return take_target(p, seat, c);
  }
}

}  // namespace

const Answers kFireAnswers = {question, list, why_not, usual, take_answer};

}  // namespace turnwright::trts
