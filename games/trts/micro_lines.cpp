// Lines of micro: what all of its windows have in common.
#include "games/trts/micro.h"

namespace turnwright::trts {

Asked question_of(const Draft& draft, Asked window) {
  switch (draft.stage) {
    case Stage::kWhere: return draft.kind == kSurvey ? kAskWhere : kAskPiece;
    case Stage::kCount: return kAskCount;
    case Stage::kTo: return kAskTo;
    case Stage::kRoute: return kAskRoute;
    case Stage::kDrop: return kAskDrop;
    case Stage::kOn: return kAskTarget;
    case Stage::kSpill: return kAskSpill;
    case Stage::kMore: return kAskMore;
    default: return window;
  }
}

Choice usual_among(const ChoiceList& all, std::initializer_list<Kind> kinds) {
  for (const Kind kind : kinds)
    for (const Choice& one : all)
      if (one.kind == kind) return one;
  return all[0];
}

void pick(Army& army, const Choice& c) {
  Unit part = take(army, c.a, c.b);
  set_flag(part, kPicked);
  join(army, part);
}

}  // namespace turnwright::trts
