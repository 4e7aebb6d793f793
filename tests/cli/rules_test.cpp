#include "cli/rules.h"

#include "cli/coverage.h"
#include "tests/cli/command.h"
#include "tests/test.h"

namespace turnwright::cli {
namespace {

const Rulebook kBook{"game",
                     "- **GA-1** First.\n"
                     "- **GA-2** Second.\n"
                     "- **GA-3** *no behaviour* Third.\n"
                     "- **GA-4** *later* Fourth.\n"};

void write(const TemporaryFolder& folder, const std::string& name, const std::string& rows) {
  write_file(folder.file(name + ".scenario"), "# A comment.\nscenario 1\n" + rows);
}

Coverage coverage_in(const TemporaryFolder& folder) {
  return coverage_of(kBook, scenario_files(folder.file("")));
}

Outcome run_coverage(std::string game, std::string folder, bool json = false) {
  RulesOptions options;
  options.game = std::move(game);
  options.coverage = true;
  options.scenarios = std::move(folder);
  options.json = json;
  return run(rules, options);
}

TEST_CASE("rules prints a rulebook or one rule by either form of its number") {
  EXPECT(run(rules, RulesOptions{"tic_tac_toe", ""}).says("**TT-1**"));
  const Outcome rule = run(rules, RulesOptions{"tic_tac_toe", "TT-3"});
  EXPECT(rule.out.starts_with("TT-3: "));
  EXPECT(run(rules, RulesOptions{"tic_tac_toe", "3"}).out == rule.out);
  EXPECT(run(rules, RulesOptions{"tic_tac_toe", "99"}).error ==
         "no rule of tic_tac_toe has the number \"99\"");
}

TEST_CASE("coverage lists the files of each rule and counts those that need one") {
  const TemporaryFolder folder;
  write(folder, "b", "rules GA-1  # GA-2\ngame game\n");
  write(folder, "a", "rules GA-1 GA-3\ngame game\n");
  write(folder, "c", "rules GA-2\ngame other\n");
  const Coverage coverage = coverage_in(folder);
  EXPECT(!coverage.is_complete());
  EXPECT(coverage_text(coverage) == "GA-1    " + folder.file("a.scenario") + ", " +
                                        folder.file("b.scenario") + "\nGA-2    -\nGA-3    " +
                                        folder.file("a.scenario") +
                                        " (no behaviour)\nGA-4    - (later)\n"
                                        "covered 1 of 2, 1 no behaviour, 1 later\n");
}

TEST_CASE("coverage is complete when every rule that needs a scenario has one") {
  const TemporaryFolder folder;
  write(folder, "a", "rules GA-1 GA-2\ngame game\n");
  EXPECT(coverage_in(folder).is_complete());
  SUBCASE("and no file names a rule that is not there") {
    write(folder, "b", "rules GA-9\ngame game\n");
    const Coverage coverage = coverage_in(folder);
    EXPECT(!coverage.is_complete());
    REQUIRE(coverage.unknown.size() == 1);
    EXPECT(coverage.unknown[0].starts_with("GA-9 in "));
  }
}

TEST_CASE("rules --coverage returns 0 for a complete game and 1 for one that is not") {
  const Outcome complete = run_coverage("tic_tac_toe", SOURCE_DIR "/scenarios");
  EXPECT(complete.code == 0);
  EXPECT(complete.says("TT-1 "));
  EXPECT(complete.says(", 0 no behaviour, 0 later\n"));
  const TemporaryFolder empty;
  const Outcome none = run_coverage("tic_tac_toe", empty.file(""));
  EXPECT(none.code == 1);
  EXPECT(none.says("TT-1    -\n"));
  EXPECT(none.says("covered 0 of "));
}

TEST_CASE("rules --coverage as JSON") {
  const Outcome outcome = run_coverage("tic_tac_toe", SOURCE_DIR "/scenarios", true);
  EXPECT(outcome.code == 0);
  EXPECT(outcome.says("\"number\": \"TT-1\""));
  EXPECT(outcome.says("\"no_behaviour\": false"));
  EXPECT(outcome.says("\"unknown\": []"));
}

TEST_CASE("rules --coverage needs a game, a folder, and no number") {
  const TemporaryFolder folder;
  EXPECT(run_coverage("tic_tac_toe", folder.file("gone")).error ==
         "there is no folder \"" + folder.file("gone") +
             "\" with scenarios; --scenarios names another");
  EXPECT(run_coverage("tic_tac_to", folder.file("")).error ==
         "no game is called \"tic_tac_to\"; did you mean \"tic_tac_toe\"?");
  RulesOptions options;
  options.game = "tic_tac_toe";
  options.number = "TT-1";
  options.coverage = true;
  EXPECT(run(rules, options).error == "--coverage tells of a whole rulebook, not of \"TT-1\"");
}

}  // namespace
}  // namespace turnwright::cli
