#include <fstream>

#include "cli/changes.h"
#include "cli/contest.h"
#include "cli/json.h"
#include "cli/tournament_json.h"
#include "cli/tournament_text.h"
#include "games/registry.h"
#include "lab/charts.h"
#include "lab/page.h"
#include "lab/report.h"
#include "tests/cli/command.h"
#include "tests/test.h"

using namespace turnwright;
using namespace turnwright::cli;

namespace {

TournamentOptions some_games(std::uint64_t games) {
  TournamentOptions options;
  options.game.name = "crowdcontrol";
  options.among = {"Vespers", "Nine Bridges", "The Long Shift"};
  options.bots = {"random"};
  options.games = games;
  return options;
}

std::string text_of(const TournamentOptions& options) {
  const Tournament tournament = tournament_for(options, choose(options.game));
  TournamentResults results = nothing_played(tournament);
  play(tournament, results);
  return tournament_json(options, tournament, results).text();
}

bool holds(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

int count(const std::string& text, std::string_view part) {
  int times = 0;
  for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++times;
  return times;
}

}  // namespace

TEST_CASE("lab tournament refuses what it cannot do in one sentence") {
  const auto refuses = [](TournamentOptions options, const char* sentence) {
    DOCTEST_CHECK_THROWS_WITH_AS(lab_tournament(options), sentence, UsageError);
  };
  refuses({}, "say which game, or which file of results to --resume");
  TournamentOptions options;
  options.game.name = "wtactics";
  options.pairs = {"deck1", "dek2"};
  refuses(options, "wtactics has no option \"dek2\"; did you mean \"deck2\"?");
  options.pairs = {"deck1", "influence"};
  refuses(options, "deck1 and influence have no list of values in common");
  options.pairs = {"deck1"};
  refuses(options, "--pairs takes two options, one for each seat of a game for two");
  options.pairs = {};
  options.among = {"The Long Rde"};
  refuses(options, "deck1 cannot be \"The Long Rde\"; did you mean \"The Long Ride\"?");
  options.among = {"The Long Ride"};
  refuses(options, "it takes two to play against each other");
  options.among = {};
  options.bots = {"greedy", "greedy"};
  refuses(options, "greedy is named twice: nobody plays against itself");
  options.bots = {};
  options.sprt = 0.4;
  refuses(options, "--sprt takes the part of the points that is clearly better: between 0.5 and 1");
  TournamentOptions kuhn;
  kuhn.game.name = "kuhn_poker";
  refuses(kuhn,
          "say who plays against whom: --pairs with two options of kuhn_poker, or --bots with "
          "several bots");
  kuhn.bots = {"random", "greedy"};
  kuhn.game.set = {"players=3"};
  refuses(kuhn, "a tournament is for games of two, not of 3");
}

TEST_CASE(
    "contenders are decks, bots, or each deck with each bot; grounds are values of an option") {
  TournamentOptions options;
  options.game.name = "wtactics";
  const auto contenders = [&] {
    return tournament_for(options, choose(options.game)).league.contenders.size();
  };
  EXPECT(contenders() == 10);
  options.bots = {"greedy", "random"};
  EXPECT(contenders() == 2);
  options.pairs = {"deck1", "deck2"};
  EXPECT(contenders() == 20);
  TournamentOptions over;
  over.game.name = "crowdcontrol";
  over.over = {"arrival"};
  over.games = 1;
  const Tournament tournament = tournament_for(over, choose(over.game));
  REQUIRE(tournament.grounds.size() == 2);
  EXPECT(tournament.grounds[1].name == "attack");
  EXPECT(holds(tournament.grounds[1].setup.text(), "arrival = attack"));
  EXPECT(tournament.games == tournament.league.pairings());
}

TEST_CASE("bots meet with the same deck on both sides, with every deck") {
  TournamentOptions options;
  options.game.name = "wtactics";
  options.bots = {"greedy", "random"};
  options.over = {"deck1", "deck2"};
  const Tournament tournament = tournament_for(options, choose(options.game));
  REQUIRE(tournament.grounds.size() == 10);
  for (const Ground& ground : tournament.grounds) {
    EXPECT(holds(ground.setup.text(), "deck1 = " + ground.name));
    EXPECT(holds(ground.setup.text(), "deck2 = " + ground.name));
  }
  options.over = {"deck1", "influence"};
  DOCTEST_CHECK_THROWS_WITH_AS(
      tournament_for(options, choose(options.game)),
      "influence has no list of values to play over that is also one of deck1", UsageError);
}

TEST_CASE("a file of results goes on as if it had not stopped") {
  const TemporaryFolder folder;
  const std::string whole = text_of(some_games(60)), part = text_of(some_games(24));
  const Json file = Json::read(part);
  TournamentOptions asked = asked_in(file);
  EXPECT(asked.games == 24);
  asked.games = 60;
  const Tournament tournament = tournament_for(asked, choose(asked.game));
  TournamentResults results = results_in(file, tournament);
  EXPECT(results.games() == 24);
  play(tournament, results);
  EXPECT(tournament_json(asked, tournament, results).text() == whole);
}

TEST_CASE("a file that is no file of results is not resumed") {
  const TemporaryFolder folder;
  const auto refuses = [&](const std::string& text, std::string_view sentence) {
    const std::string path = folder.file("results.json");
    std::ofstream(path) << text;
    TournamentOptions options;
    options.resume = path;
    const Outcome outcome = run(lab_tournament, options);
    INFO(outcome.error);
    EXPECT(outcome.code == 2);
    EXPECT(holds(outcome.error, sentence));
  };
  refuses("{", "cannot be resumed: this is not JSON, or not whole");
  refuses("[]", "its format is not \"turnwright tournament 1\"");
  refuses(R"({"format": "turnwright tournament 1"})", "\"asked\" is missing");
  const std::string good = text_of(some_games(6));
  const auto changed = [&](std::string_view from, std::string_view to) {
    std::string text = good;
    REQUIRE(holds(text, from));
    return text.replace(text.find(from), from.size(), to);
  };
  refuses(changed("\"rules_version\":", "\"rules_version\":9"), "another version of the rules");
  refuses(changed("\"content\":\"", "\"content\":\"x"), "other cards than these");
  refuses(changed("\"outcomes\":\"", "\"outcomes\":\"7"),
          "its outcomes are not those of its games");
  refuses(changed("\"decisions\":", "\"decisions\":-"),
          "something else stands where a count should be");
}

void expect_parts(const std::string& text, std::initializer_list<const char*> parts) {
  for (const char* part : parts) {
    INFO(part, "\n", text);
    EXPECT(holds(text, part));
  }
}

TEST_CASE("the terminal shows ladder, matrix, story and cards") {
  const TournamentOptions options = some_games(300);
  const Tournament tournament = tournament_for(options, choose(options.game));
  TournamentResults results = nothing_played(tournament);
  EXPECT(holds(tournament_text(tournament, results), "0 games between 3 contenders"));
  play(tournament, results);
  const std::string text = tournament_text(tournament, results);
  expect_parts(text, {"CrowdControl: 300 games between 3 contenders", "rating", "Vespers",
                      "percent won against each", "the first seat wins", "turns per game",
                      "decisions per turn", "games end by", "when they have drawn a card"});
}

TEST_CASE("a report is one page with everything in it and nothing from elsewhere") {
  const TournamentOptions options = some_games(300);
  const Tournament tournament = tournament_for(options, choose(options.game));
  TournamentResults results = nothing_played(tournament);
  EXPECT(holds(tournament_report(tournament, results), "No game was played to its end"));
  play(tournament, results);
  const std::string page = tournament_report(tournament, results);
  expect_parts(page, {"<html lang=\"en\">", "<title>CrowdControl tournament</title>",
                      "id=\"ladder\"", "id=\"matchups\"", "id=\"cards\"", "id=\"course\"",
                      "id=\"about\"", "Nine Bridges", "role=\"img\""});
  EXPECT(count(page, "<h1>") == 1);
  EXPECT(count(page, "<svg") == 3);
  EXPECT(count(page, "class=\"none\"") == 3);  // nobody against itself
  for (const char* part : {"<script", "http://", "https://", "src=", "@import", "url("}) {
    INFO(part);
    EXPECT(!holds(page, part));
  }
  EXPECT(page == tournament_report(tournament, results));
}

TEST_CASE("names cannot break a page, and a chart copes with little") {
  EXPECT(escaped("<b> & \"x\"") == "&lt;b&gt; &amp; &quot;x&quot;");
  EXPECT(holds(whiskers("A", "u", {{"<i>", 0, 0}}), "&lt;i&gt;"));
  EXPECT(!holds(whiskers("A", "u", {{"one", 0, 0}}), "nan"));
  EXPECT(histogram("A", {}).empty());
  Tally one;
  one.add(7);
  EXPECT(holds(histogram("A", one), "median 7"));
  Tally wide;
  wide.add(3);
  wide.add(4000);
  EXPECT(count(histogram("A", wide), "<rect") <= 41);
  EXPECT(heat_style(0.5) == "background:rgb(247,246,242);color:#000");
  EXPECT(holds(heat_style(1), "#fff"));
}

TEST_CASE("only small games for two are solved") {
  SolveOptions options;
  options.game.name = "wtactics";
  EXPECT(run(lab_solve, options).error == "wtactics is too large to be solved exactly");
  options.game = {"kuhn_poker", {"players=3"}};
  EXPECT(run(lab_solve, options).error == "CFR+ is for games of two");
}

TEST_CASE("what changed between two folders is told by name") {
  const TemporaryFolder folder;
  const auto write = [&](const std::string& path, const std::string& text) {
    const auto whole = std::filesystem::path(folder.file(path));
    std::filesystem::create_directories(whole.parent_path());
    std::ofstream(whole) << text;
  };
  write("a/g/cards.toml",
        "[[card]]\nname = \"One\"\ncost = 1\n\n[[card]]\nname = \"Two\"\ncost = 2\n");
  write("b/g/cards.toml",
        "# new\n[[card]]\nname = \"One\"\n  cost = 1\n[[card]]\nname = \"Two\"\ncost = 3\n"
        "[card.back]\nname = \"Tail\"\n[[card]]\nname = \"Three\"\n");
  write("a/g/constants.toml", "hand = 3\n");
  write("b/g/constants.toml", "hand = 4\n");
  const Changes changes = changes_between(folder.file("a"), folder.file("b"), "g");
  EXPECT(changes.names == std::vector<std::string>{"Three", "Two"});
  EXPECT(changes.files == std::vector<std::string>{"constants.toml"});
  const Changes none = changes_between(folder.file("a"), folder.file("a"), "g");
  EXPECT(none.names.empty());
  EXPECT(none.files.empty());
  CompareOptions same{SOURCE_DIR "/content", SOURCE_DIR "/content", {}};
  EXPECT(holds(run(lab_compare, same).error, "do not differ in the files of any game"));
}
