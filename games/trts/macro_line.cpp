// What a player is asked in macro, and the line of answers up to Done.
#include "games/trts/production.h"
#include "games/trts/stances.h"
#include "games/trts/windows.h"

namespace turnwright::trts {
namespace {

const Draft& draft_of(const Look& look, Seat seat) { return look.s.draft[seat]; }

// ---- orders

Yard::Verdict judge_order(const Yard& yard, unsigned kind, unsigned item) {
  if (item > 0xff) return {kNoSuchChoice, 0};
  const TypeId type = static_cast<TypeId>(item);
  switch (kind) {
    case kTrain: return yard.train(type);
    case kBuild: return yard.build(type);
    case kResearch: return yard.research(item);
    case kMorph: return yard.morph(type);
    case kTakeOver: return yard.take_over(type);
    default: return {kNoSuchChoice, 0};
  }
}

void give_order(Play& p, Seat seat, unsigned kind, unsigned item, Area area) {
  const TypeId type = static_cast<TypeId>(item);
  switch (kind) {
    case kTrain: return order_unit(p, seat, type, area);
    case kBuild: return order_building(p, seat, type, area);
    case kResearch: return order_research(p, seat, item, area);
    case kMorph: return order_morph(p, seat, type, area);
    default: return take_over_site(p, seat, type, area);
  }
}

// What is cancelled is named in two bytes of the draft.
unsigned cancelled_code(const Draft& draft) { return draft.count * 256u + draft.item; }

// Every area and number of rounds for which this is under way, once each.
template <class Do>
void for_each_cancel(const Look& look, Seat seat, unsigned code, Do each) {
  AreaMask areas[kMostTime + 1] = {};
  for_each_under_way(look, seat, [&](const UnderWay& one) {
    const Building& b = look.s.buildings[seat][one.building];
    if (one.code == code) areas[work_rounds(b.work[one.slot])] |= area_bit(b.area);
  });
  for (unsigned rounds = 1; rounds <= kMostTime; ++rounds)
    for (const Area area : areas_in(areas[rounds])) each(area, rounds);
}

bool can_change_any_stance(const Look& look, Seat seat) {
  for (const Unit& u : look.s.units[seat])
    if (can_change_stance(look, seat, u)) return true;
  return false;
}

// ---- what may be answered

void list_orders(const Look& look, Seat seat, ChoiceList& out) {
  const Faction& faction = look.faction(seat);
  const Yard yard(look, seat);
  const auto add = [&](Kind kind, unsigned item) {
    if (judge_order(yard, kind, item).reason.fine()) out.add(choice(kind, item));
  };
  for (const TypeId type : faction.units) add(kTrain, type);
  for (const TypeId type : faction.buildings) add(kBuild, type);
  for (unsigned i = 0; i < faction.upgrades.size(); ++i) add(kResearch, i);
  for (const TypeId type : faction.buildings) add(kMorph, type);
  if (faction.builders == Builders::kStay)
    for (const TypeId type : faction.buildings) add(kTakeOver, type);
  std::uint64_t codes[16] = {};
  for_each_under_way(look, seat, [&](const UnderWay& one) {
    std::uint64_t& word = codes[one.code / 64];
    const std::uint64_t bit = std::uint64_t{1} << (one.code % 64);
    if ((word & bit) == 0) out.add(choice(kCancel, one.code));
    word |= bit;
  });
  if (yard.repair().fine()) out.add(choice(kRepair));
  if (can_change_any_stance(look, seat)) out.add(choice(kStance));
  out.add(choice(kDone));
}

void list_pieces(const Look& look, Seat seat, ChoiceList& out) {
  const State& s = look.s;
  const Yard yard(look, seat);
  const bool is_repair = draft_of(look, seat).kind == kRepair;
  for (std::size_t i = 0; i < s.units[seat].size(); ++i)
    if (is_repair ? yard.can_repair(s.units[seat][i])
                  : can_change_stance(look, seat, s.units[seat][i]))
      out.add(choice(kPiece, static_cast<unsigned>(i)));
  if (!is_repair) return;
  for (std::size_t i = 0; i < kMostBuildings; ++i)
    if (yard.can_repair(s.buildings[seat][i]))
      out.add(choice(kPiece, static_cast<unsigned>(kBuildingPiece + i)));
}

void list_places(const Look& look, Seat seat, ChoiceList& out) {
  const Draft& draft = draft_of(look, seat);
  if (draft.kind == kRepair || draft.kind == kStance) return list_pieces(look, seat, out);
  if (draft.kind == kCancel)
    return for_each_cancel(look, seat, cancelled_code(draft),
                           [&](Area area, unsigned rounds) { out.add(choice(kIn, area, rounds)); });
  list_areas(kIn, judge_order(Yard(look, seat), draft.kind, draft.item).areas, out);
}

void list(const Look& look, Seat seat, ChoiceList& out) {
  const Draft& draft = draft_of(look, seat);
  switch (draft.stage) {
    case Stage::kGather: {
      const Miners range = miners(look, seat, draft.area);
      for (int n = range.least; n <= range.most; ++n)
        out.add(choice(kGather, static_cast<unsigned>(n)));
      return;
    }
    case Stage::kDeploy: return list_areas(kDeployIn, deploy_areas(look, seat), out);
    case Stage::kWhere: return list_places(look, seat, out);
    case Stage::kCount:
      for (unsigned n = 1; n <= look.s.units[seat][draft.unit].count; ++n)
        out.add(choice(kCount, n));
      return;
    default: return list_orders(look, seat, out);
  }
}

Asked question(const Look& look, Seat seat) {
  const Draft& draft = draft_of(look, seat);
  switch (draft.stage) {
    case Stage::kGather: return kAskGather;
    case Stage::kDeploy: return kAskDeploy;
    case Stage::kWhere:
      return draft.kind == kRepair || draft.kind == kStance ? kAskPiece : kAskWhere;
    case Stage::kCount: return kAskCount;
    default: return kAskOrders;
  }
}

// ---- why not

Reason why_no_order(const Look& look, Seat seat, const Choice& c) {
  if (c.b != 0 || c.c != 0) return kNoSuchChoice;
  switch (c.kind) {
    case kTrain:
    case kBuild:
    case kResearch:
    case kMorph:
    case kTakeOver: return judge_order(Yard(look, seat), c.kind, c.a).reason;
    case kCancel: return why(kNotInProduction);
    case kRepair: return c.a == 0 ? Yard(look, seat).repair() : kNoSuchChoice;
    case kStance: return c.a == 0 ? why(kNoStance) : kNoSuchChoice;
    default: return kNoSuchChoice;
  }
}

Reason why_not_there(unsigned order) {
  switch (order) {
    case kBuild: return why(kNotPlaced);
    case kCancel: return why(kNotInProduction);
    case kRepair: return why(kCannotRepair);
    case kStance: return why(kNoStance);
    case kTakeOver: return why(kNoWorker);
    default: return why(kNoProducer);
  }
}

Reason why_not(const Look& look, Seat seat, const Choice& c) {
  const Draft& draft = draft_of(look, seat);
  if (draft.stage == Stage::kIdle) return why_no_order(look, seat, c);
  const bool is_place =
      draft.kind == kRepair || draft.kind == kStance ? c.kind == kPiece : c.kind == kIn;
  return draft.stage == Stage::kWhere && is_place ? why_not_there(draft.kind) : kNoSuchChoice;
}

// TR-86, TR-265; else Done, or the first.
Choice usual(const Look& look, Seat seat) {
  const State& s = look.s;
  const Draft& draft = s.draft[seat];
  if (draft.stage == Stage::kIdle) return choice(kDone);
  if (draft.stage == Stage::kGather)
    return choice(kGather, static_cast<unsigned>(miners(look, seat, draft.area).most));
  if (draft.stage == Stage::kDeploy) return choice(kDeployIn, s.buildings[seat][draft.unit].area);
  ChoiceList all;
  list(look, seat, all);
  return all[0];
}

// ---- what is done with an answer

void ask_where(Draft& draft, unsigned kind, unsigned item) {
  draft.stage = Stage::kWhere;
  draft.kind = static_cast<std::uint8_t>(kind);
  draft.item = static_cast<std::uint8_t>(item);
  draft.count = static_cast<std::uint8_t>(item >> 8);
}

void take_place(Play& p, Seat seat, const Choice& c);

// What is asked next has to be decided only if there are several answers.
void settle_place(Play& p, Seat seat) {
  ChoiceList all;
  list(p, seat, all);
  if (all.size() == 1) take_place(p, seat, all[0]);
}

void take_place(Play& p, Seat seat, const Choice& c) {
  Draft& draft = p.s.draft[seat];
  const Draft named = draft;
  if (c.kind == kCount) {
    change_stance_unseen(p, seat, named.unit, c.a);
  } else if (named.kind == kStance) {
    draft.stage = Stage::kCount;
    draft.unit = static_cast<std::uint8_t>(c.a);
    return settle_place(p, seat);
  } else if (named.kind == kRepair) {
    if (c.a < kBuildingPiece)
      repair_unit(p, seat, c.a);
    else
      repair_building(p, seat, c.a - kBuildingPiece);
  } else if (named.kind == kCancel) {
    cancel(p, seat, cancelled_code(named), static_cast<Area>(c.a), c.b);
  } else {
    give_order(p, seat, named.kind, named.item, static_cast<Area>(c.a));
  }
  end_act(draft);
}

void take(Play& p, Seat seat, const Choice& c) {
  Draft& draft = p.s.draft[seat];
  switch (draft.stage) {
    case Stage::kGather: {
      const Area area = draft.area;
      gather(p, seat, area, c.a);
      end_act(draft);
      if (!gather_on(p, seat, static_cast<Area>(area + 1))) deploy(p, seat);
      return;
    }
    case Stage::kDeploy: deploy_in(p, seat, static_cast<Area>(c.a)); return deploy_on(p, seat);
    case Stage::kWhere:
    case Stage::kCount: return take_place(p, seat, c);
    default: break;
  }
  if (c.kind != kDone) {
    ask_where(draft, c.kind, c.a);
    return settle_place(p, seat);
  }
  p.s.flow.window.answered(seat);
  tell_all(p, kToldDone, seat);
}

}  // namespace

const Answers kMacroAnswers = {question, list, why_not, usual, take};

}  // namespace turnwright::trts
