#include "games/trts/transports.h"

#include "games/trts/ledger.h"

namespace turnwright::trts {
namespace {

bool is_aboard(const Unit& unit, std::uint8_t tie) {
  return has_flag(unit, kAboard) && unit.tie == tie;
}

int room_left(const Look& look, Seat seat, const Unit& transport) {
  int left = room(look, seat, transport.type);
  if (has_load(transport))
    for (const Unit& unit : look.s.units[seat])
      if (is_aboard(unit, transport.tie)) left -= look.type(unit.type).size * unit.count;
  return left;
}

// TR-261: a ground unit with a size, free, and in no stance of speed 0.
bool can_be_carried(const Look& look, Seat seat, const Unit& unit) {
  const PieceType& type = look.type(unit.type);
  return type.size != 0 && !type.has(kFly) && is_free(unit) && room(look, seat, unit.type) == 0 &&
         speed(look, seat, unit.type) > 0;
}
bool can_be_loaded(const Look& look, Seat seat, const Unit& unit) {
  return can_be_carried(look, seat, unit) && points_left(unit) > 0;
}
bool can_load(const Look& look, Seat seat, May may, const Unit& transport) {
  return is_free(transport) && room(look, seat, transport.type) > 0 && may(look, seat, transport);
}
bool can_unload(const Look& look, Seat seat, May may, const Unit& transport) {
  return has_load(transport) && points_left(transport) > 0 && may(look, seat, transport);
}

std::uint8_t free_number(const Army& army) {
  for (std::uint8_t number = 1;; ++number) {
    bool is_used = false;
    for (const Unit& unit : army) is_used |= unit.tie == number && !has_flag(unit, kOnSite);
    if (!is_used) return number;
  }
}

std::size_t place_of(const Army& army, const Unit& unit) {
  std::size_t at = 0;
  while (!is_same(army[at], unit)) ++at;
  return at;
}

// TR-233: the passenger pays. Who was in sight is seen to leave the game board, not where to.
void load(Play& p, Seat seat, std::size_t at, unsigned n, std::size_t into) {
  Army& army = p.s.units[seat];
  const Unit as_it_is = army[into];
  Unit part = take(army, at, n);
  Unit transport = take(army, place_of(army, as_it_is), 1);
  if (transport.tie == 0) transport.tie = free_number(army);
  join(army, transport);
  spend(part, 1);
  part.tie = transport.tie;
  set_flag(part, kAboard);
  if (has_flag(part, kOnBoard)) {
    clear_flag(part, kOnBoard);
    tell_all(p, kToldLeaves, seat, part.type, n, part.area);
    remember(p, seat, part.type, part.area, n);
  }
  join(army, part);
  tell(p, only(seat), kToldLoads, seat, part.type, n);
}

}  // namespace

void list_loading(const Look& look, Seat seat, May may, ChoiceList& out) {
  const Army& army = look.s.units[seat];
  int most_room[kMostAreas];  // of one transport there
  AreaMask with_room = 0;
  for (const Unit& unit : army) {
    if (!can_load(look, seat, may, unit)) continue;
    const int left = room_left(look, seat, unit);
    if (left <= 0) continue;
    const bool is_first = !holds_area(with_room, unit.area);
    most_room[unit.area] = is_first ? left : std::max(most_room[unit.area], left);
    with_room |= area_bit(unit.area);
  }
  if (with_room != 0)
    list_counts(
        army, kLoad,
        [&](const Unit& unit) {
          if (!holds_area(with_room, unit.area) || !can_be_loaded(look, seat, unit) ||
              !may(look, seat, unit))
            return 0;
          return std::min<int>(unit.count, most_room[unit.area] / look.type(unit.type).size);
        },
        out);
  for (std::size_t i = 0; i < army.size(); ++i)
    if (can_unload(look, seat, may, army[i])) out.add(choice(kUnload, static_cast<unsigned>(i)));
}

Reason why_no_loading(const Look& look, Seat seat, May may, Why outside, const Choice& c) {
  const Army& army = look.s.units[seat];
  if (look.s.draft[seat].stage != Stage::kIdle || c.a >= army.size()) return kNoSuchChoice;
  const Unit& unit = army[c.a];
  if (c.kind == kLoad && !can_be_carried(look, seat, unit)) return why(kCannotBeLoaded);
  if (!may(look, seat, unit)) return why(outside);
  if (c.kind == kUnload && !has_load(unit)) return why(kNothingAboard);
  return why(points_left(unit) == 0 ? kNoMovement : kNoRoom);
}

void list_passengers(const Army& army, std::uint8_t tie, ChoiceList& out) {
  const Unit last =
      last_marked(army, kPicked, [&](const Unit& unit) { return is_aboard(unit, tie); });
  list_counts(
      army, kTake,
      [&](const Unit& unit) {
        const bool may = is_aboard(unit, tie) && !has_flag(unit, kPicked);
        return may && comes_behind(unit, last) ? unit.count : 0;
      },
      out);
  if (last.count != 0) out.add(choice(kReady));
}

// TR-233: the transport pays one point, however many leave.
void unload(Play& p, Seat seat, std::uint8_t tie) {
  Army& army = p.s.units[seat];
  Area area = kNoArea;
  change_units(
      army, [&](const Unit& unit) { return is_aboard(unit, tie) && has_flag(unit, kPicked); },
      [&](Unit& unit) {
        clear_flag(unit, kAboard | kPicked);
        unit.tie = 0;
        area = unit.area;
        tell(p, only(seat), kToldUnloads, seat, unit.type, unit.count);
      });
  const bool is_empty = std::none_of(army.begin(), army.end(),
                                     [&](const Unit& unit) { return is_aboard(unit, tie); });
  change_units(
      army, [&](const Unit& unit) { return has_load(unit) && unit.tie == tie; },
      [&](Unit& transport) {
        spend(transport, 1);
        if (is_empty) transport.tie = 0;
      });
  if (contests(p.s, seat, area)) reveal_area(p, area, only(seat));
}

void list_loading_step(const Look& look, Seat seat, May may, ChoiceList& out) {
  const Army& army = look.s.units[seat];
  const Draft& draft = look.s.draft[seat];
  if (draft.kind == kUnload) return list_passengers(army, draft.item, out);
  const Unit& unit = army[draft.unit];
  const int size = look.type(unit.type).size * draft.count;
  for (std::size_t i = 0; i < army.size(); ++i)
    if (army[i].area == unit.area && can_load(look, seat, may, army[i]) &&
        room_left(look, seat, army[i]) >= size)
      out.add(choice(kPiece, static_cast<unsigned>(i)));
}

bool take_loading(Play& p, Seat seat, const Choice& c) {
  Army& army = p.s.units[seat];
  Draft& draft = p.s.draft[seat];
  switch (c.kind) {
    case kLoad:
      draft.kind = kLoad;
      draft.stage = Stage::kWhere;
      draft.unit = static_cast<std::uint8_t>(c.a);
      draft.count = static_cast<std::uint8_t>(c.b);
      return false;
    case kUnload:
      draft.kind = kUnload;
      draft.stage = Stage::kMore;
      draft.item = army[c.a].tie;
      return false;
    case kTake: pick(army, c); return false;
    case kPiece: load(p, seat, draft.unit, draft.count, c.a); return true;
    default: unload(p, seat, draft.item); return true;
  }
}

}  // namespace turnwright::trts
