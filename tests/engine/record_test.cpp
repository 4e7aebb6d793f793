#include "engine/record.h"

#include <algorithm>

#include "games/classics/classics.h"
#include "tests/conformance/toys.h"
#include "tests/test.h"

namespace turnwright {
namespace {

// A whole game of Leduc poker: rolls of both seats and of the table.
std::string leduc_record() {
  FastDice dice(5);
  Match match = *Match::start(leduc_poker(), leduc_poker().setup(), names_for(2), dice);
  for (std::string_view move : {"raise", "call", "call", "raise", "call"})
    REQUIRE(!match.submit_text(lowest(match.ask().owing), move));
  REQUIRE(match.over());
  return to_text(make_record(match, "abc", "def"));
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

int line_of(std::string_view text, std::string_view what) {
  const std::size_t at = text.find(what);
  return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<long>(at), '\n'));
}

// The first problem of a record, from reading it to the end of its replay.
Problem problem_of(const Game& game, std::string_view text) {
  auto record = read_record(text);
  if (!record) return record.error();
  auto replay = Replay::open(game, *record);
  if (!replay) return replay.error();
  return (*replay)->finish().value_or(Problem{});
}

TEST_CASE("a record is text that can be read again") {
  const std::string text = leduc_record();
  const auto record = read_record(text);
  REQUIRE(record.ok());
  EXPECT(to_text(*record) == text);
  EXPECT(record->game == "leduc_poker");
  EXPECT(record->names == names_for(2));
  EXPECT(record->commitment == "abc");
  EXPECT(record->seed == "def");
  EXPECT(record->rows.size() == 5);
  EXPECT(record->start.rolls.size() == 2);
  EXPECT(record->rows[1].rolls.size() == 1);
  EXPECT(record->rows[1].line == line_of(text, "Bob | call"));
  EXPECT(record->scores.size() == 2);
  EXPECT(problem_of(leduc_poker(), text).text == "");
}

TEST_CASE("a resignation and a half game are recorded too") {
  FastDice dice(5);
  Match match = *Match::start(kuhn_poker(), kuhn_poker().setup(), names_for(2), dice);
  REQUIRE(!match.submit_text(0, "bet"));
  EXPECT(problem_of(kuhn_poker(), to_text(make_record(match))).text == "");
  REQUIRE(!match.resign(0b11));
  const std::string text = to_text(make_record(match));
  EXPECT(text.find("\nAnn Bob | resign |  | ") != std::string::npos);
  EXPECT(problem_of(kuhn_poker(), text).text == "");
  EXPECT(problem_of(kuhn_poker(), replaced(text, "Ann Bob | resign", "Ann | resign")).line ==
         line_of(text, "Ann Bob | resign"));
}

TEST_CASE("a replay goes step by step and forks with other dice") {
  const auto record = read_record(leduc_record());
  auto replay = Replay::open(leduc_poker(), *record);
  REQUIRE(replay.ok());
  EXPECT((*replay)->step() == 0);
  EXPECT(!(*replay)->advance());
  EXPECT((*replay)->step() == 1);
  ScriptedDice dice;
  dice.add(kTable, 3);
  Match fork = std::move(**replay).fork(dice);
  EXPECT(fork.steps().size() == 1);
  EXPECT(!fork.submit_text(1, "call"));
  EXPECT(fork.steps().back().rolls == std::vector<Roll>{{kTable, 4, 3}});
}

TEST_CASE("under another layout everything but the bytes is checked") {
  const std::string text = replaced(leduc_record(), "layout 1", "layout 2");
  auto replay = Replay::open(leduc_poker(), *read_record(text));
  REQUIRE(replay.ok());
  EXPECT_FALSE((*replay)->checks_hashes());
  EXPECT(!(*replay)->finish());
  EXPECT(problem_of(leduc_poker(), replaced(text, "Bob | call", "Bob | fold")).line != 0);
}

TEST_CASE("damage is found where it is") {
  const std::string text = leduc_record();
  const auto record = read_record(text);
  const int start = line_of(text, "start |");
  const int second = line_of(text, "Bob | call");
  const std::string roll = "table " + std::to_string(record->rows[1].rolls[0].value) + "/4";
  const std::string other_roll =
      "table " + std::to_string((record->rows[1].rolls[0].value + 1) % 4) + "/4";
  struct Damage {
    std::string from, to;
    int line;
    std::string_view says;
  };
  const Damage kDamages[] = {
      {"turnwright-record 1", "turnwright-record 2", 1, "a record begins with"},
      {"game leduc_poker\n", "", 2, "here should stand \"game\""},
      {"rules 1", "rules 2", 0, "the record was made under rules version 2"},
      {"rules 1", "rules one", 3, "\"rules\" takes a number"},
      {"rules 1", "rules -1", 3, "\"rules\" takes a number"},
      {"content 0000000000000000", "content 0000000000000001", 0,
       "the record was made with other cards"},
      {"content 0000000000000000", "content 0", 5, "a content hash has 16"},
      {"seats Ann Bob", "set speed = 3\nseats Ann Bob", 0, "this game has no options"},
      {"seats Ann Bob", "seats", 6, "a game has one to eight seats"},
      {"seats Ann Bob", "seats a b c d e f g h Ann Bob", 6, "a game has one to eight seats"},
      {"seats Ann Bob", "seats Ann Bob Cat", line_of(text, "scores"), "every seat has one score"},
      {"start |", "begin |", start, "here should stand \"start\""},
      {"Bob | call", "Bob | | call", second, "a step is written NAME | move | rolls | hash"},
      {"Bob | call", "Bib | call", second, "no seat is called \"Bib\""},
      {"Bob | call", "Ann | call", second, "It is not this seat's turn"},
      {"Bob | call", "Bob | fly", second, "\"fly\" is none of fold, call and raise"},
      {"Bob | call", "Bob | raise", second, "the record has rolls here that did not fall"},
      {"Bob | call", "Bib | resign", second, "no seat is called \"Bib\""},
      {"Bob | call", " | resign", second, "somebody has to resign"},
      {roll, other_roll, second, "the state differs"},
      {roll, "table 4/4", second, "a roll is written value/sides"},
      {roll, "table 3", second, "a roll is written value/sides"},
      {roll, "table", second, "rolls are written `table 3/6`"},
      {roll, "Zoe 1/4", second, "no dice belong to \"Zoe\""},
      {roll, "Ann 1/4", second, "a die with 4 sides for the table was expected"},
      {roll, "table 1/5", second, "a die with 4 sides for the table was expected"},
      {roll, "", second, "a die with 4 sides for the table"},
      {roll, roll + " table 0/4", second, "the record has rolls here that did not fall"},
      {"scores ", "scores 1 ", line_of(text, "scores"), "every seat has one score"},
      {"scores ", "scores x ", line_of(text, "scores"), "a score is a number"},
      {"seed def\n", "seed def\nmore\n", line_of(text, "seed") + 1, "nothing may follow here"},
      {"scores", "Ann | call |  | 0000000000000000\nscores", line_of(text, "scores"),
       "The game is over."},
  };
  for (const Damage& one : kDamages) {
    INFO(one.from, " -> ", one.to);
    const Problem problem = problem_of(leduc_poker(), replaced(text, one.from, one.to));
    EXPECT(problem.line == one.line);
    EXPECT(problem.text.starts_with(one.says));
    EXPECT(problem.place().find(problem.text) != std::string::npos);
  }
  EXPECT(problem_of(leduc_poker(), "").text.starts_with("the file is empty"));
}

TEST_CASE("every digit of every hash counts") {
  const std::string text = leduc_record();
  const auto record = read_record(text);
  int changed = 0;
  for (std::size_t at = text.find("start |"); at < text.find("scores"); ++at) {
    if (text[at] != '\n' || text[at - 1] == '\n') continue;
    const auto row = 1 + std::count(text.begin(), text.begin() + static_cast<long>(at), '\n');
    for (std::size_t digit = at - 16; digit < at; ++digit) {
      std::string other = text;
      other[digit] = other[digit] == '0' ? '1' : '0';
      const Problem problem = problem_of(leduc_poker(), other);
      EXPECT(problem.line == row);
      EXPECT(problem.text.starts_with("the state differs"));
      ++changed;
    }
  }
  EXPECT(changed == 16 * 6);
}

TEST_CASE("a record cut off anywhere is noticed, or is a shorter game") {
  const std::string whole = leduc_record();
  const std::string text = whole.substr(0, whole.find("seed"));
  int shorter = 0;
  for (std::size_t length = 0; length < text.size(); ++length) {
    const std::string_view cut = std::string_view(text).substr(0, length);
    const Problem problem = problem_of(leduc_poker(), cut);
    EXPECT(problem.line <= 2 + std::count(cut.begin(), cut.end(), '\n'));
    if (!problem.text.empty()) continue;
    INFO(std::string(cut));
    EXPECT((text[length] == '\n' || text[length - 1] == '\n'));  // only whole rows
    ++shorter;
  }
  // With and without the line break: after the start and after each step but the last; and the whole record
  // without its line break. A game that is over has scores.
  EXPECT(shorter == 2 * 5 + 1);
}

TEST_CASE("a row of a record is one choice") {
  const Game& raid = conformance::toy(conformance::Flaw::kNone);
  FastDice dice(2);
  Match match = *Match::start(raid, raid.setup(), names_for(2), dice);
  ChoiceList choices;
  raid.choices(match.position(), 0, choices);
  const std::string lay = written(raid, match.position(), 0, 0, choices[1], match.names());
  REQUIRE(lay.starts_with("lay "));
  REQUIRE(!match.submit_text(0, lay));
  const std::string text = to_text(make_record(match));
  const Problem problem =
      problem_of(raid, replaced(text, "Ann | " + lay, "Ann | " + lay + ", done"));
  EXPECT(problem.line == line_of(text, "Ann | lay"));
  EXPECT(problem.text == "a row of a record is one choice, not several");
}

}  // namespace
}  // namespace turnwright
