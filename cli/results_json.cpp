#include "cli/results_json.h"

#include <algorithm>
#include <charconv>

#include "cli/story_text.h"
#include "lab/outside.h"

namespace turnwright::cli {

namespace {

Json to_json(const Share& share) {
  return {
      {"games", share.games}, {"points", share.points.total}, {"squares", share.points.squares}};
}

Share share_in(const Json& json) {
  return {json.at("games").unsigned_number(),
          {json.at("points").signed_number(), json.at("squares").signed_number()}};
}

// Only what came up: {"17": 3}.
Json to_json(const Tally& tally) {
  Json json = Json::object();
  for (std::size_t i = 0; i < tally.counts.size(); ++i)
    if (tally.counts[i] > 0) json.set(std::to_string(i), tally.counts[i]);
  return json;
}

Tally tally_in(const Json& json) {
  constexpr std::size_t kMost = 100'000'000;  // no game is longer
  Tally tally;
  for (const std::string& key : json.keys()) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), number);
    if (error != std::errc() || end != key.data() + key.size() || number > kMost)
      throw OutsideError("a tally counts " + quoted(key) + ", which is no number");
    tally.add(number, json.at(key).unsigned_number());
  }
  return tally;
}

Tally endings_in(const Json& json, const About& about) {
  Tally tally;
  for (const std::string& word : json.keys()) {
    std::size_t ending = 0;
    constexpr std::size_t kMost = 256;
    while (ending < kMost && ending_word(about, ending) != word) ++ending;
    if (ending == kMost) throw OutsideError("no game ends by " + quoted(word));
    tally.add(ending, json.at(word).unsigned_number());
  }
  return tally;
}

Json to_json(const SeatResult& seat) {
  return {{"wins", seat.wins},         {"draws", seat.draws},           {"losses", seat.losses},
          {"score", seat.score.total}, {"squares", seat.score.squares}, {"lowest", seat.lowest},
          {"highest", seat.highest}};
}

SeatResult seat_in(const Json& json) {
  return {json.at("wins").unsigned_number(),
          json.at("draws").unsigned_number(),
          json.at("losses").unsigned_number(),
          {json.at("score").signed_number(), json.at("squares").signed_number()},
          static_cast<std::int32_t>(json.at("lowest").signed_number()),
          static_cast<std::int32_t>(json.at("highest").signed_number())};
}

// By contender and card, those that came up.
Json cards_json(const Game& game, const League& league, const CardUses& uses) {
  const auto names = game.card_names();
  Json json = Json::object();
  for (std::size_t i = 0; i < uses.size(); ++i) {
    Json of_contender = Json::object();
    for (std::size_t card = 0; card < uses[i].size(); ++card)
      if (const CardUse& use = uses[i][card]; use.drawn.games + use.played.games > 0)
        of_contender.set(names[card],
                         Json{{"drawn", to_json(use.drawn)}, {"played", to_json(use.played)}});
    json.set(league.name(i), std::move(of_contender));
  }
  return json;
}

CardUses cards_in(const Json& json, const Game& game, const League& league) {
  const auto names = game.card_names();
  CardUses uses(league.contenders.size(), std::vector<CardUse>(names.size()));
  for (std::size_t i = 0; i < uses.size(); ++i) {
    if (!json.has(league.name(i))) continue;
    const Json of_contender = json.at(league.name(i));
    for (const std::string& name : of_contender.keys()) {
      const auto card = std::find(names.begin(), names.end(), name);
      if (card == names.end()) throw OutsideError("no card is called " + quoted(name));
      const Json use = of_contender.at(name);
      uses[i][static_cast<std::size_t>(card - names.begin())] = {share_in(use.at("drawn")),
                                                                 share_in(use.at("played"))};
    }
  }
  return uses;
}

}  // namespace

Json ground_json(const Game& game, const League& league, const GroundResults& ground) {
  const Results& sums = ground.sums;
  Json seats = Json::array();
  for (const SeatResult& seat : sums.seats) seats.add(to_json(seat));
  return {{"name", ""},
          {"games", sums.games},
          {"unfinished", sums.unfinished},
          {"outcomes", ground.outcomes},
          {"decisions", sums.decisions},
          {"asks", sums.asks},
          {"lengths", to_json(sums.lengths)},
          {"turns", to_json(sums.turns)},
          {"endings", endings_json(game.about(), sums.endings)},
          {"who_begins", to_json(sums.starter)},
          {"seats", std::move(seats)},
          {"first_seat_lead",
           Json{{"score", sums.first_seat.total}, {"squares", sums.first_seat.squares}}},
          {"cards", cards_json(game, league, ground.cards)}};
}

GroundResults ground_in(const Json& json, const Game& game, const League& league) {
  GroundResults ground;
  Results& sums = ground.sums;
  sums.games = json.at("games").unsigned_number();
  sums.unfinished = json.at("unfinished").unsigned_number();
  ground.outcomes = json.at("outcomes").string();
  if (ground.outcomes.find_first_not_of("012-") != std::string::npos ||
      ground.outcomes.size() != sums.games + sums.unfinished)
    throw OutsideError("its outcomes are not those of its games");
  sums.decisions = json.at("decisions").unsigned_number();
  sums.asks = json.at("asks").unsigned_number();
  sums.lengths = tally_in(json.at("lengths"));
  sums.turns = tally_in(json.at("turns"));
  sums.endings = endings_in(json.at("endings"), game.about());
  sums.starter = share_in(json.at("who_begins"));
  for (const Json& seat : json.at("seats").items()) sums.seats.push_back(seat_in(seat));
  const Json lead = json.at("first_seat_lead");
  sums.first_seat = {lead.at("score").signed_number(), lead.at("squares").signed_number()};
  ground.cards = cards_in(json.at("cards"), game, league);
  return ground;
}

}  // namespace turnwright::cli
