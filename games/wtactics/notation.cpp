#include "games/wtactics/rules.h"
namespace turnwright::wtactics {
void Wtactics::write(const State&, Seat, Seat, const Choice& c, Text& text) const { text << c.kind << ' ' << c.a << ' ' << c.b; }
Result<Line> Wtactics::read(const State&, Seat, std::string_view, const Names&) const { return Failure{"no"}; }
void Wtactics::tell(const State&, Seat, const Event& e, Text& text) const { text << e.kind << ' ' << e.a << ' ' << e.b << ' ' << e.c << ' ' << e.d; }
void Wtactics::draw(const State&, Seat, Text&) const {}
std::int32_t Wtactics::evaluate(const State&, Seat) const { return 0; }
}
