// What bots are told: how good a position looks for a seat. A mineral is about ten points; a lead of 200 wins about three
// games out of four (Game::kLead).
#pragma once

#include "games/trts/values.h"

namespace turnwright::trts {

// What counts, and how much. Found by playing.
struct Worths {
  int price = 5;                         // of what units cost, each mineral and gas …
  double strength = 2.2;                 // … and of what they can do
  int stock_mineral = 7, stock_gas = 6;  // while it lies in stock, so that spending looks good …
  int saved_mineral = 11;                // … but for what is saved for a base
  int plenty = 12, plenty_gas = 5;       // stock beyond this is hardly used
  int worker_round = 2;                  // what a worker brings in a round to come
  int rounds_ahead = 8;                  // that are thought of
  int base = 40, field = 11;             // of a base: itself, and a mineral field
  int supply = 4;                        // half a point that production can use
  int base_early = 4, base_every = 6;    // rounds: when bases are wanted
  int trains = 12, unlocks = 9;          // of buildings, beyond their price …
  int opens = 2;                         // … for each type of unit that they let be trained
  int guard = 16;  // of the army, for each round that was played: before a base is founded
  int area = 6, last_areas = 90;  // control; and how much more in the last round
  int step = 8;                   // percent of an armed unit's worth for each step that it is away
  int called = 1, stuck = 3;      // of a unit that has had its turn, and percent of its worth
  // Percent of what a fight, and its next combat round, is expected to bring. Together less than what a hit brings, or
  // to expect it would be better than to have it.
  int fight = 45, exchange = 20;
  int ruin = 3;           // of a mineral or gas of the price of a building that will be lost
  int caught_worker = 5;  // in a fight
  int under_way = 95;     // percent of what it will be worth
  int life = 600, half_life = 150;  // of all buildings; half of it at so many hit points
  int won = 30'000;
};
inline constexpr Worths kWorth;

inline bool is_armed(const PieceType& type) {
  return type.ground.points != 0 || type.air.points != 0;
}

// The buildings of a seat, finished or not, without the free places between them.
class Standing {
 public:
  void find(const State& s, Seat seat) {
    for (const Building& b : s.buildings[seat]) {
      all_[count_] = &b;
      count_ += b.type != kNoType ? 1 : 0;
    }
  }
  const Building* const* begin() const { return all_; }
  const Building* const* end() const { return all_ + count_; }

 private:
  const Building* all_[kMostBuildings];
  std::size_t count_ = 0;
};

// economy_hints.cpp: stock, workers, buildings and how long they will stand, orders under way. `flying`: what percent of the
// enemies' arms flies.
int economy_worth(const Look&, Seat, const Standing&, int flying);

// army_hints.cpp
std::uint16_t worth_of_type(const PieceType&);  // of a unit: PieceType::worth
void count_openings(Tables&);                   // PieceType::opens
double weighed(const Attack&);                  // its points; who fires first counts for more
// What the armed units of a seat are worth, and those of them that fly.
struct Arms {
  int all = 0, flying = 0;
};
Arms arms_of(const Look&, Seat);
// What a unit is worth against enemies of whom so many percent fly.
inline int worth_against(const PieceType& type, int flying) {
  const int more = type.air.points != 0 ? flying / 4 : -flying / 2;
  return is_armed(type) ? type.worth * (100 + more) / 100 : type.worth;
}
Area nearest(const Map&, Area from, AreaMask);  // of these areas; `from` itself if there is none
// Where the army should be: in a fight, near home first; else in the heart of the nearest enemy's land.
Area goal_of(const Look&, Seat);
// Units that are no workers, and how near they are to where they are wanted.
int army_worth(const Look&, Seat, int flying);
// Hit points and shields that are left when the points allocated in this step are dealt; 0: it will be destroyed.
int body_after(int body, int points, int armour);
inline int body_left(const Look& look, Seat seat, const Unit& u) {
  const int body = u.hit_points + u.shields;
  return u.points == 0 ? body
                       : body_after(body, u.points, armour(look, seat, u.type, is_in_hold(u)));
}
inline int body_left(const Look& look, Seat seat, const Building& b) {
  const int body = b.hit_points + b.shields;
  return b.points == 0 ? body : body_after(body, b.points, armour(look, seat, b.type, true));
}

// battle_hints.cpp: what the fights in contested areas are expected to bring.
int battle_worth(const Look&, Seat, const Standing (&)[kMostSeats]);

}  // namespace turnwright::trts
