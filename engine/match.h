// Match is the authority over one game being played: it judges, submits on a copy and keeps the copy only if
// all went well, writes the record, and knows who was told what.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/dice.h"
#include "engine/game.h"

namespace turnwright {

// Why nothing happened: a stable code, the number of the rule, a sentence for a person.
struct Refusal {
  std::string code;
  std::string rule;  // empty where no rule of the game is behind it
  std::string sentence;
};

// The codes a Match itself refuses with, beside those of the games.
inline constexpr ReasonText kMatchReasons[] = {
    {"not-understood", "", "This is not a move in the notation of this game."},
    {"nothing-to-retract", "", "No line is open that could be taken back."},
    {"die-fell", "", "A die has fallen since, so this cannot be taken back."},
    {"shown", "", "Somebody else was shown this, so it cannot be taken back."},
    {"dice", "", "The dice could not answer."},
};

// One thing that was accepted: a choice, or a resignation.
struct Step {
  Seat seat = kNobody;  // kNobody: a resignation
  SeatMask resigned = 0;
  Choice choice{};
  std::string text;  // the choice in notation, as its chooser may write it
  std::vector<Roll> rolls;
  std::uint64_t hash = 0;  // of the state afterwards
  bool die_fell = false;   // what decides whether it may be taken back
  SeatMask shown_to = 0;
};

// One event, in the words of everybody who may hear it.
struct Telling {
  std::size_t step;  // 0: the start; n: caused by step n
  SeatMask seen_by;
  Event event;
  std::vector<std::string> words;  // by seat, and one more for spectators; empty: not told
};

// Names stand in notation, records and scenarios: one word each, all different.
Result<Done> check_names(const Names&);

class Match {
 public:
  // The game from its start. `dice` must outlive the match.
  static Result<Match> start(const Game&, const Setup&, Names, Dice& dice);
  // From any position, as a scenario describes it; such a match has no record from the start.
  static Match at(const Game&, const Setup&, Names, const Position&, Dice& dice);

  const Game& game() const { return *game_; }
  const Setup& setup() const { return setup_; }
  const Names& names() const { return names_; }
  const Position& position() const { return position_; }
  View view(Seat seat) const { return game_->view(position_, seat); }
  Ask ask() const { return game_->ask(position_); }
  bool over() const { return ask().over(); }
  bool has_open_line() const;

  // Why a line would be refused as far as that is known without rolling dice; nothing if it is allowed.
  std::optional<Refusal> why_not(Seat, const Line&) const;
  std::optional<Refusal> submit(Seat, const Choice&);
  // A line, whole or a step of it, as choices or as text (lines.h). What is refused before a die falls changes
  // nothing; after one the steps before the refused one stay, since nobody may roll twice.
  std::optional<Refusal> submit_line(Seat, const Line&);
  std::optional<Refusal> submit_text(Seat, std::string_view);
  std::optional<Refusal> resign(SeatMask);
  // Undoes the last step of the seat's open line while no die has fallen and nobody else was shown
  // anything by it.
  std::optional<Refusal> retract(Seat);

  // What has happened. Steps taken back are gone.
  const std::vector<Roll>& start_rolls() const { return start_rolls_; }
  std::uint64_t start_hash() const { return start_hash_; }
  const std::vector<Step>& steps() const { return steps_; }
  const std::vector<Telling>& tellings() const { return tellings_; }
  // What `reader` heard of it: empty if it was not told. kNobody is a spectator.
  std::string_view heard(const Telling&, Seat reader) const;

  // From here on other dice fall: to fork a replayed game.
  void use_dice(Dice& dice) { dice_ = &dice; }

 private:
  Match(const Game& game, const Setup& setup, Names names, Dice& dice)
      : game_(&game), setup_(setup), names_(std::move(names)), dice_(&dice) {}
  std::optional<Refusal> carry_out(Step step, Dice& dice);
  void note_base();
  Refusal refusal(Reason) const;

  const Game* game_;
  Setup setup_;
  Names names_;
  Dice* dice_;
  Position position_;
  std::vector<Roll> start_rolls_;
  std::uint64_t start_hash_ = 0;
  std::vector<Step> steps_;
  std::vector<Telling> tellings_;
  // Where the last moment without an open line was: what a step is taken back from.
  Position base_;
  std::size_t base_steps_ = 0;
};

Refusal match_refusal(std::string_view code, std::string sentence = {});

}  // namespace turnwright
