// A game at this terminal: people and bots around one match. What a person sees is a View and what that seat
// was told, never the position.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "cli/live_game.h"
#include "cli/screen.h"
#include "engine/stops.h"

namespace turnwright::cli {

struct Chair {
  std::string player;        // "human", or the bot's name
  std::unique_ptr<Bot> bot;  // nullptr: a person at this terminal
  Stops stops;
  std::optional<std::uint8_t> passing_until;  // a window: usual answers are given until it opens
  std::size_t heard = 0;                      // how much of what the seat was told it has seen
};

class Table {
 public:
  // `record_file` is kept up to date while people play; empty: nothing is written.
  Table(LiveGame live, std::vector<Chair> chairs, std::string record_file, Screen screen);
  // Until the game is over, somebody quits or the input ends.
  void run();
  // Without beginning and end: as long as `goes_on` before an answer, too. `reader` hears the rest of it.
  using GoesOn = std::function<bool(const Match&)>;
  void run_while(const GoesOn& goes_on, Seat reader);

  const Match& match() const { return live_.match; }

 private:
  struct Command;
  static const Command kCommands[];

  const Game& game() const { return match().game(); }
  const std::string& name(Seat seat) const { return match().names()[seat]; }
  bool is_spared(Seat seat) const;

  // play.cpp: the game goes on
  void play_while(const GoesOn& goes_on);
  void end_passing();
  void answer(Seat seat);
  void answer_bot(Seat seat);
  void ask_person(Seat seat);
  void hand_over(Seat seat);
  void finish();
  void leave();

  // play_screen.cpp: what is shown
  void show_start();
  void show_question(Seat seat, bool whole = false);
  void show_news(Seat reader, std::size_t& heard);
  void show_view(Seat reader);
  void show_refusal();
  void show_result();
  std::vector<std::string> heard_by(Seat reader) const;

  // play_words.cpp: what may be typed
  void obey(std::string_view typed);
  void carried(std::optional<Refusal> refused);
  void help(std::string_view);
  void look(std::string_view);
  void undo(std::string_view);
  void why(std::string_view move);
  void rule(std::string_view number);
  void rules(std::string_view);
  void log(std::string_view);
  void stops(std::string_view change);
  void pass_until(std::string_view window);
  void save(std::string_view file);
  void save_scenario(std::string_view file);
  bool keep(std::string_view file, const std::string& text);  // false: it said why not
  void resign(std::string_view);
  void quit(std::string_view);

  LiveGame live_;
  std::vector<Chair> chairs_;
  std::string record_file_;
  Screen screen_;
  std::uint64_t bot_seed_;
  bool shares_secrets_;             // two people at one terminal who may not see each other's view
  Seat audience_ = kNobody;         // who watches the end: the only person, else the public
  Seat asked_ = kNobody;            // the last person who was shown a view
  std::size_t public_heard_ = 0;    // how much of what everybody was told has been on the screen
  std::optional<Refusal> refused_;  // the last refusal of the person asked
  bool moved_ = false;              // the person asked has changed the game
  bool warned_ = false;             // that quitting loses the game
  bool left_ = false;
};

}  // namespace turnwright::cli
