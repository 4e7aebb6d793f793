// turnwright try: new cards in hand, something of everything to aim at, and one turn against a dummy.
#include <fmt/core.h>

#include <algorithm>
#include <cstdio>
#include <set>

#include "cli/card.h"
#include "cli/commands.h"
#include "cli/play.h"
#include "engine/scenario/file.h"
#include "games/registry.h"
#include "games/wtactics/play.h"
#include "lab/outside.h"

namespace turnwright::cli {
namespace {

using wtactics::Card;
using wtactics::CardSet;
using wtactics::CardType;

constexpr Seat kPlayer = 0;
constexpr std::size_t kMostInHand = 7;  // HAND_MAX: more would be discarded

std::string_view window_of(const Game& game, const StateBytes& state) {
  return game.about().windows[game.ask(state).kind].name;
}

// The opponent: does nothing that need not be done.
class Dummy : public Bot {
 public:
  Choice decide(const Game& game, const View& view, const ChoiceList&, Dice&) override {
    return game.usual(view, view.seat());
  }
};

// Plays each card once, uses what it can do once, and attacks with everybody if a creature is among the cards.
class AutoPlayer : public Bot {
 public:
  AutoPlayer(std::vector<std::string> cards, bool attacks)
      : cards_(std::move(cards)), attacks_(attacks) {}

  Choice decide(const Game& game, const View& view, const ChoiceList& choices, Dice&) override {
    const Seat seat = view.seat();
    const auto first = [&](std::string_view begins) {
      return std::find_if(choices.begin(), choices.end(), [&](const Choice& choice) {
        return written(game, view, seat, seat, choice, names_for(2)).starts_with(begins);
      });
    };
    const Question question = game.question(view, seat);
    if (question.step > 0 || window_of(game, view) == "effect") {
      const bool is_done = choices.begin() == first("done");
      return choices[is_done ? 1 : 0];
    }
    const std::string_view asked = game.about().questions[question.kind].name;
    if (asked == "own" || asked == "respond") return game.usual(view, seat);  // one after another
    for (const std::string& card : cards_)
      // Of two creatures the one in the Defensive does something, so that the other can attack.
      for (const std::string& move : {"play " + card, "use " + card + " 2", "use " + card})
        if (const auto found = first(move); found != choices.end())
          if (done_.insert(move.substr(0, move.find(' ')) + card).second) return *found;
    if (const auto found = first("attack "); attacks_ && found != choices.end()) return *found;
    return game.usual(view, seat);
  }

 private:
  std::vector<std::string> cards_;
  bool attacks_;
  std::set<std::string> done_;
};

// What became of the cards, seen while the turn is played.
class Trial {
 public:
  explicit Trial(std::vector<std::string> cards) {
    for (std::string& card : cards) cards_.push_back({std::move(card), false, {}});
  }

  // Before every answer. Is it still the player's turn?
  bool watch(const Match& match) {
    for (const Telling& telling : match.tellings())
      if (telling.event.kind == wtactics::kToldTurn) return false;
    const Game& game = match.game();
    if (!holds(match.ask().owing, kPlayer)) return true;
    if (game.question(match.position(), kPlayer).step != 0) return true;
    const std::string_view window = window_of(game, match.position());
    if (window == "play" || window == "entrance" || window == "move or attack")
      pauses_.push_back(match.steps().size());
    for (Seen& card : cards_) look_at(match, card);
    return true;
  }

  std::string summary(const Match& match) const {
    std::string text;
    for (const Seen& card : cards_) {
      text += card.name + ": ";
      if (const auto step = played(match, card.name))
        text += "played.\n" + told(match, *step);
      else if (!card.refusal)
        text += card.was_playable ? "was not played, though it could have been.\n"
                                  : "was not played.\n";
      else
        text += fmt::format("{}: {} ({}{})\n",
                            card.was_playable              ? "was not played in time"
                            : is_about_time(*card.refusal) ? "could not be played yet"
                                                           : "could not be played",
                            card.refusal->sentence, card.refusal->code,
                            card.refusal->rule.empty() ? "" : ", rule " + card.refusal->rule);
    }
    return text;
  }

 private:
  struct Seen {
    std::string name;
    bool was_playable;
    std::optional<Refusal> refusal;  // since it was playable, if it was
  };

  static bool is_about_time(const Refusal& refusal) {
    return refusal.code == "not-now" || refusal.code == "events-only";
  }

  static void look_at(const Match& match, Seen& card) {
    const auto line =
        match.game().read(match.position(), kPlayer, "play " + card.name, match.names());
    if (!line) return;
    auto refused = match.why_not(kPlayer, *line);
    if (!refused) {
      card.was_playable = true;
      card.refusal.reset();
    } else if (is_about_time(*refused)) {
      if (!card.was_playable && !card.refusal) card.refusal = std::move(refused);
    } else if (refused->code != "not-in-hand") {
      card.refusal = std::move(refused);
    }
  }

  // The step at which the card was played, if it was and the line is complete.
  std::optional<std::size_t> played(const Match& match, const std::string& name) const {
    const auto& steps = match.steps();
    for (std::size_t i = 0; i < steps.size(); ++i)
      if (steps[i].seat == kPlayer && steps[i].text == "play " + name)
        if (!match.has_open_line() || end_of(match, i) < steps.size()) return i;
    return std::nullopt;
  }
  // How many steps there were when the player could do something else again.
  std::size_t end_of(const Match& match, std::size_t step) const {
    const auto next = std::upper_bound(pauses_.begin(), pauses_.end(), step);
    return next == pauses_.end() ? match.steps().size() : *next;
  }
  std::string told(const Match& match, std::size_t step) const {
    std::string text;
    for (const Telling& telling : match.tellings()) {
      if (telling.step <= step || telling.step > end_of(match, step)) continue;
      if (telling.event.kind == wtactics::kToldPhase || telling.event.kind == wtactics::kToldTurn)
        break;
      if (const auto words = match.heard(telling, kPlayer); !words.empty())
        text += "  - " + std::string(words) + "\n";
    }
    return text;
  }

  std::vector<Seen> cards_;
  std::vector<std::size_t> pauses_;  // by number of steps: when the player could choose what to do
};

// The cards of a file that is fine.
CardSet read_cards(const std::string& file) {
  wtactics::CardTexts texts = wtactics::shipped_texts();
  texts.known = std::exchange(texts.cards, {{file, read_file(file)}});
  auto set = wtactics::load_cards(texts);
  if (!set || set->cards.empty())
    throw UsageError(file + " has no cards that could be in a hand: nothing to try");
  return *std::move(set);
}

std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

// A creature is played in the Entrance phase only (WT-141), so one of each stands in both fronts already.
std::string scenario_of(const TryOptions& options, const CardSet& set,
                        const std::vector<std::string>& hand) {
  std::string creatures;
  for (const std::string& name : hand)
    if (set.find_card(name)->type == CardType::kCreature) creatures += ", " + name;
  std::string text = "scenario 1\ngame wtactics\n";
  for (const std::string& row : options.set) text += "set " + row + "\n";
  text += "seats Ann Bob\ncards\n" + read_file(options.file) + "\nend\nposition\n";
  for (const wtactics::Faction& faction : set.factions)
    text += "  Ann loyalty " + faction.name + " 3\n";
  return text + "  Ann hand " + listed(hand) +
         "\n  Ann resources 10\n"
         "  Ann offensive Coal Shaman, Slag Brawler" +
         creatures + "\n  Ann defensive Coal Shaman, Slag Brawler" + creatures +
         "\n"
         "  Bob influence 99\n"
         "  Bob offensive Cinder Runner, Bone Sentry (marked) + Riveted Cutlass\n"
         "  Bob defensive Cinder Runner, Bone Sentry (marked) + Riveted Cutlass\n"
         "end\n";
}

std::vector<Chair> chairs_for(const Game& game, const TryOptions& options, const CardSet& set,
                              const std::vector<std::string>& hand) {
  const bool has_creature = std::any_of(hand.begin(), hand.end(), [&](const std::string& name) {
    return set.find_card(name)->type == CardType::kCreature;
  });
  std::vector<Chair> chairs;
  chairs.push_back({"human", nullptr, Stops(game), std::nullopt, 0});
  if (options.plays_itself) chairs[0].bot = std::make_unique<AutoPlayer>(hand, has_creature);
  chairs.push_back({"dummy", std::make_unique<Dummy>(), Stops(game), std::nullopt, 0});
  return chairs;
}

ScenarioFile read_trial(const std::string& text) {
  std::vector<ScenarioProblem> problems;
  ScenarioFile file = read_scenario(text, find_game, problems);
  if (problems.empty()) return file;
  std::string all;
  for (const ScenarioProblem& one : problems) all += (all.empty() ? "" : "; ") + one.text;
  throw UsageError("the cards cannot be tried: " + all);
}

}  // namespace

int try_cards(const TryOptions& options) {
  if (check({{options.file}, false}) != 0) return 2;
  const CardSet set = read_cards(options.file);
  std::vector<std::string> hand, left_out;
  for (const Card& card : set.cards) {
    fmt::print("{}", drawn(set, card));
    (hand.size() < kMostInHand ? hand : left_out).push_back(card.name);
  }
  for (const wtactics::Quest& quest : set.quests) fmt::print("{}", drawn(set, quest));
  std::fflush(stdout);  // the table writes by other means

  const std::string text = scenario_of(options, set, hand);
  const ScenarioFile file = read_trial(text);
  const fair::Seed seed = fair::seed_from_number(1);  // the same cards, the same dice
  auto dice = std::make_unique<fair::LiveDice>(seed);
  Match match = Match::at(*file.game, file.setup, file.names, *file.position, *dice);
  Screen screen = Screen::standard();
  screen.say();
  screen.say(wrapped("Ann tries " + listed(hand) + ". Bob is a dummy."));
  if (!left_out.empty())
    screen.say(wrapped("Not in hand, since seven cards fit: " + listed(left_out) + "."));
  Table table({seed, std::move(dice), std::move(match), false, read_file(options.file)},
              chairs_for(*file.game, options, set, hand), "", screen);
  Trial trial(hand);
  table.run_while([&trial](const Match& now) { return trial.watch(now); }, kPlayer);
  screen.title("What became of the new cards");
  screen.say_indented(trial.summary(table.match()));
  return 0;
}

}  // namespace turnwright::cli
