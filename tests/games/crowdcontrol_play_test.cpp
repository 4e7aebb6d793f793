// CrowdControl with cards of every mode, and what scenarios are too short for.
#include "engine/dice.h"
#include "engine/match.h"
#include "games/crowdcontrol/game.h"
#include "games/crowdcontrol/state.h"
#include "lab/outside.h"
#include "tests/conformance/conformance.h"
#include "tests/test.h"

namespace turnwright {
namespace {

// The shipped cards and one file more.
std::unique_ptr<Game> with_file(const std::string& text) {
  std::vector<ContentFile> files(all_content().begin(), all_content().end());
  files.push_back({"crowdcontrol/cards/more.toml", text});
  auto game = crowdcontrol_from(files);
  REQUIRE(game.ok());
  return std::move(*game);
}

constexpr std::string_view kTrials =
    "Court of Trials; 3 Trial A, 3 Trial B, 3 Trial C, 3 Trial D, 3 Trial E, 3 Trial F, 3 Trial G, "
    "3 Trial H, 3 Trial I, 3 Trial J, 3 Trial K, 3 Trial L, 3 Trial M";

TEST_CASE("crowdcontrol has the twelve properties with cards of every mode") {
  const std::string text = read_file(SOURCE_DIR "/tests/games/crowdcontrol_trials/trials.toml");
  const auto game = with_file(text);
  Setup setup = game->setup();
  for (std::string_view deck : {"deck1", "deck2"}) REQUIRE(setup.set(deck, kTrials).ok());
  REQUIRE(setup.set("growth", "4").ok());
  REQUIRE(setup.set("hand", "8").ok());
  conformance::Trial trial{*game, setup};
  trial.games = 6;
  trial.every = 31;
  trial.twin_steps = 1000;
  trial.orders = 30;
  for (const conformance::Property& property : conformance::all_properties()) {
    INFO("property ", std::string(property.number));
    EXPECT(property.broken(trial) == "");
  }
}

// Lines in a match from a position, with dice that fail if they fall.
class Table {
 public:
  Table(const Game& game, std::initializer_list<std::string_view> rows)
      : game_(game), match_(Match::at(game, game.setup(), names_for(2), place(rows), dice_)) {}

  std::string submit(Seat seat, std::string_view text) {
    const auto refused = match_.submit_text(seat, text);
    return refused ? refused->code : "";
  }
  bool holds(std::string_view row) const {
    const auto found = game_.row_holds(match_.position(), row, names_for(2));
    return found.ok() && found->has_value() && (*found)->empty();
  }

 private:
  Position place(std::initializer_list<std::string_view> rows) const {
    Position position = game_.standard(game_.setup());
    for (std::string_view row : rows) {
      const auto read = game_.read_row(position, row, names_for(2));
      REQUIRE(read.ok());
      REQUIRE(*read);
    }
    REQUIRE(game_.finish_position(position).ok());
    return position;
  }

  const Game& game_;
  LowDice dice_;
  Match match_;
};

constexpr std::string_view kMill = R"(
[[place]]
name   = "Endless Mill"
class  = "Culture"
tags   = "Factory"
rarity = "common"
cost   = 1
health = 3
text   = '''
Pay 1 Mana: gain 1 growth point.
Pay 1 Mana: deal 1 damage to target opposing Place or HQ; then deal 1 damage to target opposing Place or HQ.
'''
)";

TEST_CASE("CC-75: a player acts at most 99 times in a Commit Segment") {
  const auto game = with_file(std::string(kMill));
  Table table(*game, {"turn 3", "Ann places Endless Mill", "Ann mana 200"});
  for (int i = 0; i < 99; ++i) REQUIRE(table.submit(0, "use Endless Mill line 1") == "");
  EXPECT(table.holds("Ann mana 101"));
  EXPECT(table.holds("Ann size 24"));
  EXPECT(table.submit(0, "use Endless Mill line 1") == "acts-used");
  EXPECT(table.submit(0, "lock") == "");
}

TEST_CASE("CC-75: a use whose effects find no room in the Queue is refused") {
  const auto game = with_file(std::string(kMill));
  Table table(*game, {"turn 3", "Ann places Endless Mill", "Ann mana 200"});
  for (int i = 0; i < 64; ++i) REQUIRE(table.submit(0, "use Endless Mill line 2") == "");
  EXPECT(table.holds("Ann queue 128"));
  EXPECT(table.submit(0, "use Endless Mill line 2") == "queue-full");
  EXPECT(table.submit(0, "use Endless Mill line 1") == "");
}

TEST_CASE("CC-75: triggered effects that find no room in the Queue are lost") {
  const auto game = with_file(std::string(kMill));
  Table table(*game,
              {"turn 3", "Ann places Endless Mill", "Ann mana 200", "Ann hand Levy Captain"});
  for (int i = 0; i < 64; ++i) REQUIRE(table.submit(0, "use Endless Mill line 2") == "");
  EXPECT(table.submit(0, "play Levy Captain") == "");
  EXPECT(table.submit(0, "attack") == "");
  EXPECT(table.holds("Ann queue 128"));
  EXPECT(table.holds("Ann attack Levy Captain"));
}

TEST_CASE("CC-75: numbers stop at 9,999") {
  Table table(crowdcontrol_game(), {"turn 3", "Ann hand Stored Voltage", "Ann mana 9999"});
  EXPECT(table.submit(0, "play Stored Voltage") == "");
  EXPECT(table.holds("Ann mana 9999"));
}

TEST_CASE("a state of crowdcontrol is small") { EXPECT(sizeof(crowdcontrol::State) <= 6144); }

}  // namespace
}  // namespace turnwright
