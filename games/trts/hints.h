// What bots are told: how good a position looks for a seat. A mineral is about ten points; a lead of 200 wins about three
// games out of four (Game::kLead).
#pragma once

#include "games/trts/values.h"

namespace turnwright::trts {

// What counts, and how much. Found by playing.
struct Worths {
  int mineral = 10, gas = 12;            // of what pieces cost
  int stock_mineral = 7, stock_gas = 8;  // while it lies in stock, so that spending looks good …
  int saved_mineral = 11;                // … but for what is saved for a base
  int plenty = 12;                       // stock beyond this is hardly used
  int worker_round = 2;                  // what a worker brings in a round to come
  int rounds_ahead = 8;                  // that are thought of
  int field = 9;                         // of a base: a mineral field
  int supply = 4;                        // half a point that production can use
  int area = 18, last_areas = 70;        // control; and how much more in the last round
  int step = 1;        // of an armed unit that is far from the enemy, per step and ten points
  int fight = 70;      // percent of what a fight is expected to bring
  int under_way = 95;  // percent of what it will be worth
};
inline constexpr Worths kWorth;

// economy_hints.cpp: stock, workers, bases, orders under way.
int economy_worth(const Look&, Seat);
// battle_hints.cpp
int price_worth(const PieceType&);  // of one piece
int army_worth(const Look&, Seat);  // units that are no workers, and how near to the enemy they are
// What the fights in contested areas, and the points allocated in this step, will bring.
int battle_worth(const Look&, Seat);

}  // namespace turnwright::trts
