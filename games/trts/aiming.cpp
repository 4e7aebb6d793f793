#include "games/trts/aiming.h"

#include "games/trts/battle.h"

namespace turnwright::trts {
namespace {

// The next target of an attacker: of a splash behind those that were picked, in the order of the ladder and the list, so
// that every set of targets has one line (TR-214, TR-220).
class Aim {
 public:
  Aim(const Look& look, const Attacker& by, const TargetList& list, const Picks& picks)
      : look_(look), by_(by), list_(list), picks_(picks), is_melee_(look.s.battle.range == 1) {
    if (!picks.empty()) by_.layers &= layer_of(look, list[picks[0]].look.type);  // TR-255
    rung_ = rung_of(look, by_, list, picks);
  }

  bool may_be(int place) const {
    const Target& target = list_[place];
    const int rank = rank_at(place);
    if (rank > rung_ || !can_hit(look_, by_, target)) return false;
    if (picks_.empty()) return true;
    const int last = picks_.back(), last_rank = rank_at(last);
    return (rank > last_rank || (rank == last_rank && place >= last)) &&
           std::count(picks_.begin(), picks_.end(), place) < target.look.count;
  }

 private:
  int rank_at(int place) const { return is_melee_ ? rank_of(look_, list_[place]) : 0; }

  const Look& look_;
  Attacker by_;
  const TargetList& list_;
  const Picks& picks_;
  const bool is_melee_;
  int rung_;
};

}  // namespace

bool may_act(const Look& look, Seat seat, const Piece& piece) {
  const Area area = look.s.battle.area;
  if (piece.unit != nullptr)  // a worker on a site can do nothing else (TR-106)
    return piece.unit->area == area && has_flag(*piece.unit, kOnBoard) &&
           !has_flag(*piece.unit, kAttacked | kFired | kOnSite);
  const Building& b = *piece.building;
  return b.area == area && works(look, seat, b) && (b.flags & kHasAttacked) == 0;
}

Attacker attacker_at(const Look& look, Seat seat, const Piece& piece) {
  const int range = look.s.battle.range;
  return piece.unit != nullptr ? attacker_of(look, seat, *piece.unit, range)
                               : attacker_of(look, seat, *piece.building, range);
}

bool can_splash(const Look& look, const Attacker& by) {
  return ((by.layers & kGroundLayer) != 0 && attack_of(look, by, kGroundLayer).splash != 0) ||
         ((by.layers & kAirLayer) != 0 && attack_of(look, by, kAirLayer).splash != 0);
}

bool has_target(const Look& look, const Attacker& by, const TargetList& list) {
  return by.layers != 0 && std::any_of(list.begin(), list.end(), [&](const Target& target) {
           return can_hit(look, by, target);
         });
}

const Spell* castable_spell(const Look& look, Seat seat, const Piece& piece, unsigned which) {
  const Spell* spell = spell_of(look, piece.type(), which);
  if (spell == nullptr || spell->range != look.s.battle.range ||
      !can_cast(look, seat, *spell, piece.energy()))
    return nullptr;
  const SeatMask owners = touched_by(look.s, seat, *spell);
  if (owners == 0) return spell;
  TargetList list;
  list_targets(look, owners, list);
  for (int i = 0; i < list.size(); ++i)
    if (may_aim(look, seat, *spell, list, i, {})) return spell;
  return nullptr;
}

Attacker attacker_of_excess(const State& s, Seat seat) {
  const Draft& draft = s.draft[seat];
  return {seat, draft.item, draft.kind, draft.swift, false};
}

const Spell& spell_named(const Look& look, Seat seat) {
  const Draft& draft = look.s.draft[seat];
  return *spell_of(look, piece_at(look.s, seat, draft.unit).type(), draft.item);
}

SeatMask aimed_at(const Look& look, Seat seat) {
  const Draft& draft = look.s.draft[seat];
  return draft.stage == Stage::kOn && draft.kind == kCast
             ? touched_by(look.s, seat, spell_named(look, seat))
             : other_side(look.s, seat);
}

void list_aims(const Look& look, Seat seat, ChoiceList& out) {
  const Draft& draft = look.s.draft[seat];
  TargetList list;
  list_targets(look, aimed_at(look, seat), list);
  const auto add_if = [&](auto may) {
    for (int i = 0; i < list.size(); ++i)
      if (may(i)) out.add(choice(kOn, static_cast<unsigned>(i)));
  };
  if (draft.stage == Stage::kOn && draft.kind == kCast) {
    const Spell& spell = spell_named(look, seat);
    return add_if([&](int i) { return may_aim(look, seat, spell, list, i, draft.picks); });
  }
  const bool is_excess = draft.stage == Stage::kSpill;
  const Attacker by = is_excess ? attacker_of_excess(look.s, seat)
                                : attacker_at(look, seat, piece_at(look.s, seat, draft.unit));
  const Aim aim(look, by, list, draft.picks);
  add_if([&](int i) {
    return aim.may_be(i) &&
           (!is_excess || (may_spill(look, by, list[i]) && capacity(look, list[i]) > 0));
  });
}

}  // namespace turnwright::trts
