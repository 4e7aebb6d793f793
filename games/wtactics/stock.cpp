#include "games/wtactics/stock.h"

#include <algorithm>

namespace turnwright::wtactics {

void take_stock(const Content& content, State& s) {
  Stock stock;
  for (const Object& o : objects_of(s))
    if (o.where != Where::kNowhere) stock.add(content.code.cards[o.card], o);
  stock.note_in(s);
}

void touch_seen(Play& p, Sees what) {
  State& s = p.s;
  const auto grants = [&](const Lasting& one) {
    return p.code().instructions[one.what].effect == Effect::kGrantAbility;
  };
  const auto sees = [&](const Object& o) {
    return (p.card(o.card).sees & what) != 0 && in_play(o);
  };
  const auto all = objects_of(s);
  if ((s.touched & kStale) != 0 || std::any_of(s.lasting.begin(), s.lasting.end(), grants) ||
      std::any_of(all.begin(), all.end(), sees))
    return touch(s);
  take_stock(p.content, s);
  rejudge(s);
}

}  // namespace turnwright::wtactics
