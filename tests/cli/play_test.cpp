#include "engine/record.h"
#include "games/registry.h"
#include "tests/cli/command.h"
#include "tests/test.h"

namespace turnwright::cli {
namespace {

PlayOptions options_of(std::string game, std::vector<std::string> seats = {}) {
  PlayOptions options;
  options.game.name = std::move(game);
  options.seats = std::move(seats);
  options.seed = 3;
  return options;
}

std::vector<std::string> split_at(const std::string& text, const std::string& mark) {
  std::vector<std::string> parts;
  std::size_t begin = 0;
  for (std::size_t end; (end = text.find(mark, begin)) != std::string::npos;) {
    parts.push_back(text.substr(begin, end - begin));
    begin = end + mark.size();
  }
  parts.push_back(text.substr(begin));
  return parts;
}

const std::vector<std::string> kTwoPeople{"human", "human"};

TEST_CASE("numbers and notation both answer a question") {
  const Outcome game = run(play, options_of("tic_tac_toe", kTwoPeople), "1\nb2\n  b1 \n5\nc1\n");
  EXPECT(game.code == 0);
  EXPECT(game.says("Ann: which square to mark?"));
  EXPECT(game.says("  1) a1   2) b1"));
  EXPECT(game.says("- Ann marks a1"));
  EXPECT(game.says("- Bob marks b2"));
  EXPECT(game.says("Ann has three in a row and wins"));
  EXPECT(game.says("Ann wins.\nScores: Ann 1, Bob -1\nSeed:   "));
  EXPECT_FALSE(game.says("Pass the terminal"));  // nothing is secret here
  EXPECT_FALSE(game.says("\033"));
}

TEST_CASE("a seed repeats the whole game, the bots' moves as well") {
  const auto once = run(play, options_of("goofspiel", {"random", "random"}));
  EXPECT(once.out == run(play, options_of("goofspiel", {"random", "random"})).out);
  PlayOptions other = options_of("goofspiel", {"random", "random"});
  other.seed = 4;
  EXPECT(once.out != run(play, other).out);
}

TEST_CASE("what is refused is explained, and why tells the rule") {
  const Outcome game = run(play, options_of("tic_tac_toe", kTwoPeople),
                           "why\nb2\nb2\nwhy\nwhy a1\nwhy z9\n77\n0\nnonsense\nundo\n");
  EXPECT(game.says("Nothing you said was refused."));
  EXPECT(game.says("This square is marked already. (taken, rule TT-3)"));
  EXPECT(game.says("  TT-3: "));
  EXPECT(game.says("\"a1\" is allowed."));
  EXPECT(game.says("\"z9\" is not a square; squares are a1 to c3 (not-understood)"));
  EXPECT(game.says("The choices are numbered 1 to 8."));
  EXPECT(game.says("\"nonsense\" is not a square"));
  EXPECT(game.says("No line is open that could be taken back. (nothing-to-retract)"));
  EXPECT(game.code == 0);
}

TEST_CASE("the rulebook is at hand") {
  const Outcome game =
      run(play, options_of("tic_tac_toe"), "rule 3\nrule TT-3\nrule 99\nrules\nhelp\n");
  EXPECT(split_at(game.out, "TT-3: ").size() == 3);
  EXPECT(game.says("no rule of tic_tac_toe has the number \"99\""));
  EXPECT(game.says("**TT-1**"));
  EXPECT(game.says("pass until WINDOW"));
}

TEST_CASE("the log is what this seat was told") {
  PlayOptions options = options_of("kuhn_poker", kTwoPeople);
  const Outcome game = run(play, options, "\nlog\nlook\npass\n\nlog\n");
  const auto bobs = split_at(game.out, "Bob>").at(1);
  EXPECT(bobs.find("- Bob is dealt ") != std::string::npos);
  EXPECT(bobs.find("- Ann passes") != std::string::npos);
  EXPECT(bobs.find("Ann is dealt") == std::string::npos);
}

TEST_CASE("stops are listed and changed; elsewhere the usual answer is given") {
  const Outcome game = run(play, options_of("tic_tac_toe", kTwoPeople),
                           "stops\nstops turn of\nstops trn off\nstops turn off\nb2\nc3\n");
  EXPECT(game.says("turn         on   which square to mark"));
  EXPECT(
      game.says("Say \"stops QUESTION on\" or \"off\", not \"trn off\"; did you mean \"turn\"?"));
  EXPECT(game.says("turn         off  which square to mark"));
  EXPECT(game.says("- Ann marks a1"));              // her usual answer: the first free square
  EXPECT(split_at(game.out, "Ann> ").size() == 6);  // five things said, then never asked again
}

TEST_CASE("pass until a window gives the usual answer until it opens again") {
  const Outcome game =
      run(play, options_of("tic_tac_toe", kTwoPeople), "pass until tern\npass until turn\nb2\n");
  EXPECT(game.says("No window is called \"tern\"; did you mean \"turn\"?"));
  EXPECT(game.says("- Ann marks a1"));
  EXPECT(split_at(game.out, "Ann: which square to mark?").size() == 3);
}

TEST_CASE("resigning ends the game") {
  const Outcome game = run(play, options_of("connect_four", kTwoPeople), "d\nresign\n");
  EXPECT(game.says("- Bob resigns"));
  EXPECT(game.says("Ann wins."));
}

TEST_CASE("quitting says how to save, and the end of the input quits") {
  const Outcome quits = run(play, options_of("tic_tac_toe"), "quit\nquit\n");
  EXPECT(quits.code == 0);
  EXPECT(quits.says("\"save FILE\" keeps it"));
  EXPECT_FALSE(quits.says("Scores"));
  EXPECT(run(play, options_of("tic_tac_toe")).code == 0);
  EXPECT(run(play, options_of("kuhn_poker", kTwoPeople)).code == 0);
}

TEST_CASE("a saved game goes on as it would have gone") {
  const TemporaryFolder folder;
  PlayOptions whole = options_of("goofspiel", {"human", "random", "random"});
  whole.game.set = {"players=3", "cards=6"};
  whole.record = folder.file("whole");
  run(play, whole, "1\n2\n3\n1\n1\n");

  PlayOptions first = whole;
  first.record.clear();
  const Outcome saved = run(play, first, "1\n2\nsave " + folder.file("half") + "\nquit\nquit\n");
  EXPECT(saved.says("Go on with: turnwright play --resume "));

  PlayOptions second;
  second.resume = folder.file("half");
  second.seats = whole.seats;
  second.record = folder.file("second");
  EXPECT(run(play, second, "3\n1\n1\n").says("Scores: "));
  EXPECT(read_file(whole.record) == read_file(second.record));
  EXPECT(read_file(whole.record).find("\nscores ") != std::string::npos);
}

TEST_CASE("a position is kept as a scenario that runs") {
  const TemporaryFolder folder;
  const std::string file = folder.file("position.scenario");
  const Outcome game =
      run(play, options_of("kuhn_poker"), "save scenario\nsave scenario " + file + "\n");
  EXPECT(game.says("Say the name of a file, too."));
  EXPECT(game.says("Saved in " + file + "."));
  ScenarioOptions options;
  options.paths = {file};
  EXPECT(run(scenario, options).code == 0);
}

TEST_CASE("with --record an unfinished game is kept") {
  const TemporaryFolder folder;
  PlayOptions options = options_of("tic_tac_toe");
  options.record = folder.file("record");
  EXPECT(run(play, options, "b2\nquit\n").says("--resume " + options.record));
  const auto record = read_record(read_file(options.record));
  REQUIRE(record.ok());
  EXPECT(record->rows.size() == 2);
  EXPECT(record->scores.empty());
}

TEST_CASE("a saved game that was changed is not gone on with") {
  const TemporaryFolder folder;
  const std::string file = folder.file("record");
  PlayOptions options = options_of("goofspiel");
  options.record = file;
  run(play, options, "1\n");
  const std::string text = read_file(file);
  PlayOptions resumed;
  resumed.resume = file;
  EXPECT(run(play, resumed).code == 0);

  const auto sentence = [&](const std::string& from, const std::string& to) {
    std::string changed = text;
    changed.replace(changed.find(from), from.size(), to);
    write_file(file, changed);
    return run(play, resumed).error;
  };
  EXPECT(sentence("bid 1", "bid 2").starts_with(file + ":14: the state differs"));
  EXPECT(sentence("goofspiel", "gofspiel") ==
         file + ":2: no game is called \"gofspiel\"; did you mean \"goofspiel\"?");
  EXPECT(sentence("\nseed ", "\nseed 00").starts_with(file + ": a seed has 64 hexadecimal digits"));
  EXPECT(sentence(text.substr(text.find("\nseed ")), "\n") ==
         file + ": the record does not hold its seed, so its dice cannot go on");
  resumed.seed = 4;
  EXPECT(run(play, resumed).error.starts_with("a saved game brings its own game"));
}

TEST_CASE("two people share a terminal and never see each other's card") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    PlayOptions options = options_of("kuhn_poker", kTwoPeople);
    options.seed = seed;
    const Outcome game = run(play, options, "\npass\n\nlog\nhelp\nbet\n\nlog\npass\n");
    CAPTURE(game.out);
    const auto turns = split_at(game.out, "Pass the terminal to ");
    REQUIRE(turns.size() == 4);
    EXPECT(turns[0].find("card") == turns[0].find("card each"));  // only the summary
    for (std::size_t turn = 1; turn < turns.size(); ++turn) {
      const bool anns = turns[turn].starts_with("Ann");
      EXPECT(anns == (turn != 2));
      EXPECT(turns[turn].find(anns ? "Bob is dealt" : "Ann is dealt") == std::string::npos);
      EXPECT(turns[turn].find(anns ? "Bob: card ?" : "Ann: card ?") != std::string::npos);
      for (const char* card : {"J", "Q", "K"})
        EXPECT(turns[turn].find((anns ? "Bob: card " : "Ann: card ") + std::string(card)) ==
               std::string::npos);
    }
    // After her line the screen is cleared; the end shows what everybody may see.
    EXPECT(split_at(turns[3], std::string(78, '-')).back().find("card ?") != std::string::npos);
  }
}

TEST_CASE("a secret window asks people one after the other, in seat order") {
  PlayOptions options = options_of("goofspiel", {"human", "random", "human"});
  options.game.set = {"players=3", "cards=3"};
  const Outcome game = run(play, options, "\nbid 2\n\nbid 1\n");
  const auto turns = split_at(game.out, "Pass the terminal to ");
  REQUIRE(turns.size() == 4);
  EXPECT(turns[1].starts_with("Ann"));
  EXPECT(turns[2].starts_with("Cat"));
  EXPECT(turns[2].find("- Ann has bid\n") != std::string::npos);
  EXPECT(turns[2].find("Ann bids") == std::string::npos);
  EXPECT(turns[3].starts_with("Ann"));
}

TEST_CASE("who plays must be said rightly") {
  const auto sentence = [](std::vector<std::string> seats, std::vector<std::string> names) {
    PlayOptions options = options_of("tic_tac_toe", std::move(seats));
    options.names = std::move(names);
    return run(play, options).error;
  };
  EXPECT(sentence({"human"}, {}) == "this game has 2 seats, but --seats names 1");
  EXPECT(sentence({"human", "humn"}, {}).find("did you mean \"human\"?") != std::string::npos);
  EXPECT(sentence({}, {"Ada"}) == "2 seats need 2 names, not 1");
  EXPECT(sentence({}, {"Ada", "Ada"}) == "two players are called \"Ada\"");
  EXPECT(sentence({}, {"Ada", "Grace Hopper"}) ==
         "a player's name is one word without | : , #, not \"Grace Hopper\"");
  EXPECT(sentence({}, {"Ada", "table"}) ==
         "no player may be called \"table\": the word has a meaning of its own");
  EXPECT(sentence({}, {"Ada", "Zoë"}).empty());
  EXPECT(run(play, PlayOptions{}).error.starts_with("say which game"));
  EXPECT(run(play, PlayOptions{}, "1\nquit\n").says("Tic-tac-toe"));
  EXPECT(run(play, PlayOptions{}, "kuhn_poker\nquit\n").says("Kuhn poker"));
}

TEST_CASE("every game can be played to its end by typing 1") {
  for (const Game* game : all_games()) {
    CAPTURE(game->about().name);
    std::string typed;
    for (int i = 0; i < 2000; ++i) typed += "1\n";
    const Outcome outcome = run(play, options_of(std::string(game->about().name)), typed);
    EXPECT(outcome.says("Scores: "));
  }
}

}  // namespace
}  // namespace turnwright::cli
