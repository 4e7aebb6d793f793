// `turnwright check`, as the built program: once, and again whenever a file changes.
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "tests/cli/command.h"
#include "tests/test.h"

namespace turnwright::cli {
namespace {

constexpr int kPatience = 20'000;  // milliseconds: far more than it takes, and an end

// A running `turnwright check`, and what it has printed.
class Check {
 public:
  explicit Check(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {TURNWRIGHT_BINARY, "check"});
    std::vector<char*> words;
    for (std::string& word : arguments) words.push_back(word.data());
    words.push_back(nullptr);
    int ends[2];
    REQUIRE(pipe2(ends, O_CLOEXEC) == 0);
    child_ = fork();
    REQUIRE(child_ >= 0);
    if (child_ == 0) {
      dup2(ends[1], STDOUT_FILENO);
      dup2(ends[1], STDERR_FILENO);
      execv(TURNWRIGHT_BINARY, words.data());
      _exit(127);
    }
    close(ends[1]);
    out_ = ends[0];
  }
  ~Check() {
    if (child_ > 0) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
    close(out_);
  }
  Check(const Check&) = delete;
  Check& operator=(const Check&) = delete;

  // Everything up to and with these words; what came, if they do not come in time.
  std::string until(std::string_view words) {
    std::size_t found;
    while ((found = printed_.find(words)) == std::string::npos && read_more()) {
    }
    const std::size_t end = found == std::string::npos ? printed_.size() : found + words.size();
    const std::string text = printed_.substr(0, end);
    printed_.erase(0, end);
    return text;
  }
  std::string rest() {
    while (read_more()) {
    }
    return printed_;
  }
  void interrupt() { kill(child_, SIGINT); }
  // The exit code; requires: it has closed its output.
  int code() {
    int status = 0;
    waitpid(std::exchange(child_, -1), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  bool read_more() {
    pollfd ready{out_, POLLIN, 0};
    if (poll(&ready, 1, kPatience) <= 0) return false;
    char part[4096];
    const ssize_t size = read(out_, part, sizeof part);
    if (size <= 0) return false;
    printed_.append(part, static_cast<std::size_t>(size));
    return true;
  }

  pid_t child_;
  int out_ = -1;
  std::string printed_;
};

std::string checked(const std::vector<std::string>& paths, int code) {
  Check check(paths);
  const std::string text = check.rest();
  EXPECT(check.code() == code);
  return text;
}

std::string creature(std::string_view name, std::string_view text) {
  return "[[creature]]\nname = \"" + std::string(name) +
         "\"\nfaction = \"Emberkin Clans\"\ntypes = \"Emberkin\"\nloyalty = 0\ncost = 1\n"
         "stats = \"1/1\"\ntext = '''\n" +
         std::string(text) + "\n'''\n";
}

// A shipped deck with one of its cards exchanged.
std::string deck_with(std::string_view card) {
  std::string text = read_file(SOURCE_DIR "/content/wtactics/decks/emberkin.toml");
  const std::string_view old = "Cinder Runner";
  return text.replace(text.find(old), old.size(), card);
}

TEST_CASE("the shipped content is fine") {
  EXPECT(checked({SOURCE_DIR "/content"}, 0) ==
         "crowdcontrol: 8 HQs, 84 cards, 6 tokens, 8 decks: fine\n"
         "trts: 3 factions, 24 units, 23 buildings, 30 upgrades, 3 maps: fine\n"
         "wtactics: 63 cards, 14 quests, 10 decks: fine\n");
}

constexpr std::string_view kEntity =
    "[[entity]]\nname = 'Test Walker'\nclass = 'Nature'\ntags = 'Animal'\ncost = 1\n"
    "attack = 1\nhealth = 1\ntext = '''\nPay 3 Mana: gain 2 Mana.\n'''\n";
constexpr std::string_view kWarning =
    ":9:13: L073: a warning: Mana for Mana, have a care for rings of cards (CC-164)\n";

TEST_CASE("the tables of a file tell of which game it is, and a warning is no mistake") {
  const TemporaryFolder folder;
  write_file(folder.file("cards.toml"), kEntity);
  EXPECT(checked({folder.file("")}, 0) ==
         folder.file("cards.toml") + std::string(kWarning) +
             "crowdcontrol: 0 HQs, 1 card, 0 tokens, 0 decks: fine\n");
  // Decks go by their fields, and what tells nothing goes with the rest.
  write_file(folder.file("decks.toml"),
             read_file(SOURCE_DIR "/content/crowdcontrol/decks/the_deep_bramble.toml"));
  write_file(folder.file("phrases.en"), read_file(SOURCE_DIR "/content/crowdcontrol/phrases.en"));
  EXPECT(checked({folder.file("")}, 0)
             .ends_with("\ncrowdcontrol: 0 HQs, 1 card, 0 tokens, 1 deck: fine\n"));
  write_file(folder.file("more.toml"), creature("Other Walker", "Swift."));
  EXPECT(checked({folder.file("cards.toml"), folder.file("more.toml")}, 0)
             .ends_with("crowdcontrol: 0 HQs, 1 card, 0 tokens, 0 decks: fine\n"
                        "wtactics: 1 card, 0 quests, 0 decks: fine\n"));
  EXPECT(checked({folder.file("")}, 1)
             .starts_with(folder.file("phrases.en") +
                          ":1:1: L011: it cannot be told of which game this file is\n"
                          "    put it with cards, or in a folder named after the game\n"));
}

TEST_CASE("the innermost folder named after a game tells of which game a file is") {
  const TemporaryFolder folder;
  std::filesystem::create_directories(folder.file("trts/wtactics"));
  write_file(folder.file("trts/wtactics/cards.toml"), creature("Test Walker", "Swift."));
  EXPECT(checked({folder.file("")}, 0) == "wtactics: 1 card, 0 quests, 0 decks: fine\n");
}

TEST_CASE("a faction or a map of TRTS needs no other") {
  const TemporaryFolder folder;
  const auto mistake = [](const std::string& name) {
    return read_file(SOURCE_DIR "/tests/games/trts_mistakes/" + name + ".toml");
  };
  write_file(folder.file("faction.toml"), mistake("technology_cycle"));
  write_file(folder.file("map.toml"), mistake("ramp_to_nowhere"));
  EXPECT(checked({folder.file("")}, 1) ==
         folder.file("faction.toml") +
             ":52:15: L086: this can never be had: Yard needs Mill needs Yard (TR-264)\n" +
             folder.file("map.toml") +
             ":4:19: L082: this connection leads nowhere: there is no area \"CC\"\n"
             "    did you mean: C\n2 mistakes\n");
  write_file(folder.file("faction.toml"),
             read_file(SOURCE_DIR "/content/trts/factions/rootmire.toml"));
  write_file(folder.file("map.toml"), read_file(SOURCE_DIR "/content/trts/maps/four_winds.toml"));
  EXPECT(checked({folder.file("")}, 0) ==
         "trts: 1 faction, 8 units, 8 buildings, 10 upgrades, 1 map: fine\n");
}

TEST_CASE("a file of no game is told, and what is not TOML as well") {
  const TemporaryFolder folder;
  write_file(folder.file("a.toml"), "[[entitiy]]\n");
  write_file(folder.file("b.toml"), "[[entity\n");
  const std::string said = checked({folder.file("")}, 1);
  EXPECT(said.find(folder.file("a.toml") +
                   ":1:1: L011: there are no cards of the kind \"entitiy\"\n"
                   "    did you mean: [[entity]]\n") != std::string::npos);
  EXPECT(said.find(folder.file("b.toml") + ":1:") != std::string::npos);
  EXPECT(said.ends_with("\n2 mistakes\n"));
}

TEST_CASE("decks may have the shipped cards and those under check") {
  const TemporaryFolder folder;
  write_file(folder.file("decks.toml"), deck_with("Test Walker"));
  EXPECT(checked({folder.file("decks.toml")}, 1) ==
         folder.file("decks.toml") + ":7:3: L051: there is no card \"Test Walker\"\n1 mistake\n");
  write_file(folder.file("cards.toml"), creature("Test Walker", "Swift."));
  EXPECT(checked({folder.file("")}, 0) == "wtactics: 1 card, 0 quests, 2 decks: fine\n");
  write_file(folder.file("cards.toml"), creature("Test Walker", "Swfit."));
  EXPECT(checked({folder.file("")}, 1)
             .ends_with("decks are checked when the cards are fine\n1 mistake\n"));
  write_file(folder.file("cards.toml"), creature("Cinder Runner", "Swift."));
  EXPECT(checked({folder.file(""), SOURCE_DIR "/content/wtactics/decks"}, 1)
             .ends_with("\n3 mistakes\n"));  // Test Walker is gone, and two decks are there twice
}

TEST_CASE("with --watch they are checked again when one changes, until Ctrl-C") {
  const TemporaryFolder folder;
  write_file(folder.file("cards.toml"), creature("Test Walker", "Swift."));
  Check check({"--watch", folder.file("")});
  EXPECT(check.until("fine\n") ==
         "== 1 file (Ctrl-C ends)\nwtactics: 1 card, 0 quests, 0 decks: fine\n");
  write_file(folder.file("cards.toml"), creature("Test Walker", "Swfit."));
  const std::string wrong = check.until("1 mistake\n");
  EXPECT(wrong.starts_with("== 1 file (Ctrl-C ends)\n"));
  EXPECT(wrong.find("L002: not understood: Swfit") != std::string::npos);
  write_file(folder.file("cards.toml"), creature("Test Walker", "Swift."));
  EXPECT(check.until("fine\n").starts_with("== 1 file (Ctrl-C ends)\nwtactics: 1 card"));
  write_file(folder.file("decks.toml"), deck_with("Test Walker"));
  EXPECT(check.until("fine\n") ==
         "== 2 files (Ctrl-C ends)\nwtactics: 1 card, 0 quests, 2 decks: fine\n");
  std::filesystem::remove(folder.file("cards.toml"));
  std::filesystem::remove(folder.file("decks.toml"));
  EXPECT(check.until("SOMETHING.toml\n").find("nothing to check") != std::string::npos);
  check.interrupt();
  EXPECT(check.rest().empty());
  EXPECT(check.code() == 0);
}

}  // namespace
}  // namespace turnwright::cli
