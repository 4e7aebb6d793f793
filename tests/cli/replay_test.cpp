#include "engine/record.h"
#include "games/registry.h"
#include "tests/cli/command.h"
#include "tests/test.h"

namespace turnwright::cli {
namespace {

ReplayOptions verifying(std::string file) {
  ReplayOptions options = of(std::move(file));
  options.verify = true;
  return options;
}

void change(const std::string& file, std::string_view from, std::string_view to) {
  std::string text = read_file(file);
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  write_file(file, text.replace(at, from.size(), to));
}

TEST_CASE("every game's record replays and verifies") {
  const TemporaryFolder folder;
  for (const Game* game : all_games()) {
    const std::string file = record_of(folder, std::string(game->about().name));
    const Outcome verified = run(replay, verifying(file));
    CAPTURE(verified.out);
    EXPECT(verified.code == 0);
    EXPECT(verified.says("the rolls come from the seed, which fits its commitment\n"));
    EXPECT(std::count(verified.out.begin(), verified.out.end(), '\n') == 1);
    EXPECT(run(replay, of(file)).says("scores: Ann "));
  }
}

TEST_CASE("the table sees everything, a seat what it saw") {
  const TemporaryFolder folder;
  ReplayOptions options = of(record_of(folder, "kuhn_poker"));
  const Outcome table = run(replay, options);
  EXPECT(table.says("start   rolls Ann "));
  EXPECT(table.says("to Bob: Bob is dealt "));
  options.seat = "Ann";
  options.to = 0;
  const Outcome ann = run(replay, options);
  EXPECT(ann.says("Ann is dealt "));
  EXPECT_FALSE(ann.says("Bob is dealt "));
  EXPECT_FALSE(ann.says("rolls"));
  EXPECT(ann.says("Bob: card ?"));
}

TEST_CASE("another seat's secret choice stays secret") {
  const TemporaryFolder folder;
  ReplayOptions options = of(record_of(folder, "goofspiel", {"reveal=winner"}));
  options.seat = "Ann";
  for (const bool json : {false, true}) {
    options.json = json;
    const Outcome ann = run(replay, options);
    EXPECT(ann.says("bid a card"));
    EXPECT_FALSE(ann.says("Bob: bid 1"));
    EXPECT_FALSE(ann.says("Bob bids"));
  }
}

TEST_CASE("a replay stops at a step and draws what is there") {
  const TemporaryFolder folder;
  ReplayOptions options = of(record_of(folder, "tic_tac_toe"));
  options.to = 2;
  const Outcome two = run(replay, options);
  EXPECT(two.says("   2  Bob: "));
  EXPECT_FALSE(two.says("   3  Ann: "));
  EXPECT(two.says("Ann marks "));   // the field table
  EXPECT(two.says("Ann plays X"));  // the drawing
  options.to = 99;
  EXPECT(run(replay, options).error.find(" steps, not 99") != std::string::npos);
  options.to.reset();
  options.seat = "Anne";
  EXPECT(run(replay, options).error == "no seat is called \"Anne\"; did you mean \"Ann\"?");
  options.verify = true;
  EXPECT(run(replay, options).error.starts_with("--verify checks the whole record"));
}

TEST_CASE("bytes in a record that are no text do not stop the JSON") {
  const TemporaryFolder folder;
  ReplayOptions options = of(record_of(folder, "tic_tac_toe"));
  std::string text = read_file(options.file);
  for (std::size_t at; (at = text.find("Ann")) != std::string::npos;) text.replace(at, 3, "A\xff");
  write_file(options.file, text);
  options.json = true;
  EXPECT(run(replay, options).code == 0);
}

TEST_CASE("verify names the first difference and its line") {
  const TemporaryFolder folder;
  const std::string file = record_of(folder, "goofspiel", {"cards=4"});
  const std::string text = read_file(file);
  const auto verdict = [&](std::string_view from, std::string_view to) {
    write_file(file, text);
    change(file, from, to);
    return run(replay, verifying(file));
  };
  const std::size_t first = text.find("\nAnn | bid ") + 1;
  const std::string row = text.substr(first, text.find('\n', first) - first);

  std::string other_hash = row;
  other_hash.back() = other_hash.back() == '0' ? '1' : '0';
  const Outcome hash = verdict(row, other_hash);
  EXPECT(hash.code == 1);
  EXPECT(hash.out.starts_with(file + ":14: the state differs: its hash is "));

  const Outcome rolls = verdict("table ", "Ann ");
  EXPECT(rolls.code == 1);
  EXPECT(rolls.out.starts_with(file + ":13: "));

  const std::size_t end = text.find("\nscores ") + 1;
  const Outcome scores = verdict(text.substr(end, text.find('\n', end) - end), "scores 7 -7");
  EXPECT(scores.code == 1);
  EXPECT(scores.says("the scores differ from the record's"));

  const std::size_t seed = text.find("\nseed ");
  const Outcome other_seed = verdict(text.substr(seed), "\nseed " + std::string(64, 'a') + "\n");
  EXPECT(other_seed.code == 1);
  EXPECT(other_seed.says("the seed is not the one that was committed to"));

  write_file(file, text);
  change(file, text.substr(seed), "\nseed " + std::string(64, 'a') + "\n");
  const std::size_t commitment = text.find("\ncommitment ");
  change(file, text.substr(commitment, text.find('\n', commitment + 1) - commitment), "");
  const Outcome other_dice = run(replay, verifying(file));
  EXPECT(other_dice.code == 1);
  EXPECT(other_dice.says("its seed gives"));
}

TEST_CASE("verify says what it could not check") {
  const TemporaryFolder folder;
  const std::string file = record_of(folder, "kuhn_poker");
  const std::string text = read_file(file);
  change(file, text.substr(text.find("\nseed ")), "\n");
  EXPECT(run(replay, verifying(file)).says("the dice were not checked"));
  write_file(file, text);
  change(file, "layout 1", "layout 2");
  const Outcome other = run(replay, verifying(file));
  EXPECT(other.code == 0);
  EXPECT(other.says("hashes of another layout are not compared"));
}

TEST_CASE("a file that is no playable record is bad usage, with its place") {
  const TemporaryFolder folder;
  const std::string file = record_of(folder, "tic_tac_toe");
  const std::string text = read_file(file);
  const auto sentence = [&](const std::string& changed) {
    write_file(file, changed);
    const Outcome outcome = run(replay, of(file));
    EXPECT(outcome.code == 2);
    EXPECT(run(replay, verifying(file)).code == 2);
    return outcome.error;
  };
  EXPECT(sentence("").starts_with(file + ": the file is empty"));
  EXPECT(sentence("nonsense\n").starts_with(file + ":1: a record begins with"));
  EXPECT(sentence(text.substr(0, 40)).starts_with(file + ":"));
  EXPECT(sentence(text.substr(0, text.find("Bob |") + 9))
             .starts_with(file + ":10: a step is written"));
  std::string unknown = text;
  unknown.replace(unknown.find("tic_tac_toe"), 11, "chess");
  EXPECT(sentence(unknown).starts_with(file + ":2: no game is called \"chess\""));
  std::string version = text;
  version.replace(version.find("rules 1"), 7, "rules 9");
  EXPECT(sentence(version).starts_with(file + ": the record was made under rules version 9"));
  EXPECT(run(replay, of(folder.file("missing"))).error.starts_with("cannot read "));
}

}  // namespace
}  // namespace turnwright::cli
