// What everybody but a game's author sees: one virtual const interface over opaque bytes. Bots, lab, server,
// Python and the command line are ordinary code against it. GameOf<R> (game_of.h) is its only implementation.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/about.h"
#include "engine/content.h"
#include "engine/host.h"
#include "engine/position.h"
#include "engine/text.h"

namespace turnwright {

class Game {
 public:
  virtual ~Game() = default;

  virtual const About& about() const = 0;
  virtual std::size_t state_bytes() const = 0;
  virtual std::uint64_t content_hash() const = 0;  // of cards, units, maps; 0 where there are none
  // The same game with these cards besides its own, or instead of those of the same name, for a scenario.
  virtual Result<std::unique_ptr<Game>, ContentProblems> with_cards(std::string_view) const = 0;
  virtual Result<Done> check_setup(const Setup&) const = 0;
  virtual Bounds bounds(const Setup&) const = 0;
  // What an option can be set to by name: its words, or names the game knows. Empty: nothing can be listed.
  virtual std::vector<std::string> ready_values(std::size_t option) const = 0;
  // By number, as events name them (About::draws, About::plays).
  virtual std::vector<std::string> card_names() const = 0;
  virtual int seats(const StateBytes&) const = 0;
  Setup setup() const { return Setup(about().options); }
  const ReasonText& reason(Reason) const;

  // Play. `start` and `guess` are the only sources of a Position.
  virtual Position start(const Setup&, Host&) const = 0;
  virtual Ask ask(const StateBytes&) const = 0;
  virtual Question question(const StateBytes&, Seat) const = 0;
  virtual Reason judge(const StateBytes&, Seat, const Choice&) const = 0;
  virtual void choices(const StateBytes&, Seat, ChoiceList& out) const = 0;
  virtual Choice usual(const StateBytes&, Seat) const = 0;
  virtual void submit(Position&, Seat, const Choice&, Host&) const = 0;
  virtual void resign(Position&, SeatMask, Host&) const = 0;
  virtual Scores scores(const StateBytes&) const = 0;
  virtual Reason may_retract(const StateBytes&, Seat) const = 0;

  // Knowledge.
  virtual View view(const Position&, Seat) const = 0;
  virtual Position guess(const View&, Host&) const = 0;
  virtual bool is_consistent(const StateBytes&) const = 0;

  // Words.
  virtual void write(const StateBytes&, Seat reader, Seat by, const Choice&, Text&) const = 0;
  virtual Result<Line> read(const StateBytes&, Seat, std::string_view, const Names&) const = 0;
  virtual void tell(const StateBytes&, Seat reader, const Event&, Text&) const = 0;
  virtual void draw(const View&, Text&) const = 0;

  // Positions in a game's own words; what they are is said in rules.h.
  virtual Position standard(const Setup&) const = 0;
  virtual Result<bool> read_row(Position&, std::string_view row, const Names&) const = 0;
  virtual Result<Done> finish_position(Position&) const = 0;
  virtual Result<std::optional<std::string>> row_holds(const StateBytes&, std::string_view row,
                                                       const Names&) const = 0;

  // For bots. A finished game is worth its score times kWin, whatever the hints say.
  static constexpr std::int32_t kWin = 1'000'000;
  // A lead of so much in the hints wins about three games out of four.
  static constexpr std::int32_t kLead = 200;
  virtual bool has_hints() const = 0;
  virtual std::int32_t evaluate(const Position&, Seat) const = 0;
  // How promising each choice looks at first sight, in the order of the choices; without promises all look alike.
  virtual bool has_promises() const = 0;
  virtual void promise(const Position&, Seat, const ChoiceList&, Promises&) const = 0;
  // How much promises count beside what comes of a choice, for those who search (rules.h).
  virtual int faith(const Position&) const = 0;
  // Changes when a turn is over, or what is like one; always 0 where the game does not tell.
  virtual std::uint32_t turn(const Position&) const = 0;
  // So many turns are played on from this position before the hints are asked.
  virtual int turns_ahead(const Position&) const = 0;

  // The field table at work.
  std::string position_text(const StateBytes&, const Names&) const;
  std::string first_difference(const StateBytes&, const StateBytes&, const Names&) const;
  // A position that differs from `base` in one row of position text, in the game's own words or of a field.
  Result<Position> with_row(const Position& base, std::string_view row, const Names&) const;
  // The same with element `i` of a field replaced, whatever the rules think of it: for leak hunting.
  Position with_element(const Position& base, const Field&, std::size_t i,
                        std::uint64_t value) const;

 protected:
  // The authority over bytes, lent to GameOf<R>.
  static const std::byte* data(const StateBytes& bytes) { return bytes.bytes_; }
  static std::byte* data(StateBytes& bytes) { return bytes.bytes_; }
  static void resize(StateBytes& bytes, std::size_t size) { bytes.size_ = size; }
  // A row as games get it: with single spaces, without the `=` before a value.
  static std::string plain_row(std::string_view row);
  static void set_seat(View& view, Seat seat) { view.seat_ = seat; }
};

// A choice or an event as text.
std::string written(const Game&, const StateBytes&, Seat reader, Seat by, const Choice&,
                    const Names&);
std::string told(const Game&, const StateBytes&, Seat reader, const Event&, const Names&);

// Names for the seats of a position: the first of `default_names()`.
Names names_for(int seats);

}  // namespace turnwright
