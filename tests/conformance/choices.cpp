// Properties 2 and 5: legality is written once, reads only what the seat may know, and knows no more choices
// than are listed.
#include <algorithm>
#include <iterator>

#include "engine/match.h"
#include "tests/conformance/play.h"

namespace turnwright::conformance {

namespace {

constexpr std::size_t kMostRemembered = 64;

bool same(const ChoiceList& a, const ChoiceList& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

// The window as a seat sees it: where nobody learns who has answered, it knows that only of itself.
bool is_seen(const Game& game, const Ask& truth, const Ask& seen, Seat seat) {
  if (!game.about().hides_done) return seen == truth;
  return seen.kind == truth.kind && seen.over() == truth.over() &&
         holds(seen.owing, seat) == holds(truth.owing, seat);
}

std::string in_numbers(const Choice& choice) {
  return "{" + std::to_string(choice.kind) + ", " + std::to_string(choice.a) + ", " +
         std::to_string(choice.b) + ", " + std::to_string(choice.c) + "}";
}

void change_one_field(Choice& choice, Picker& picker) {
  std::uint16_t* const fields[] = {&choice.kind, &choice.a, &choice.b, &choice.c};
  std::uint16_t& field = *fields[picker.below(4)];
  // Anything, something small, or what is the same to those who look at the low byte alone.
  const std::uint32_t values[] = {picker.below(0x10000), picker.below(8),
                                  field + 0x100 * picker.below(0x100)};
  field = static_cast<std::uint16_t>(values[picker.below(std::size(values))]);
}

Choice any_choice(const ChoiceList& legal, Picker& picker) {
  Choice choice{};
  if (!legal.empty() && !picker.chance(4)) choice = picker.choice(legal);
  do change_one_field(choice, picker);
  while (picker.chance(2));
  return choice;
}

// One choice that is not legal: judged so with a reason, and refused by a Match that stays as it was.
std::string refused_one(const Game& game, const Position& position, Match& match, Seat seat,
                        const Choice& choice) {
  const Reason reason = game.judge(position, seat, choice);
  const std::string what = "choice " + in_numbers(choice) + " of " + name_of(seat);
  if (reason.fine()) return what + " is not listed, but called fine";
  if (reason.code >= kFirstGameReason + game.about().reasons.size())
    return what + " is refused with a reason that is in no table";
  const ReasonText& text = game.reason(reason);
  if (text.code.empty() || text.sentence.empty()) return what + " is refused without a word";
  const std::size_t steps = match.steps().size(), tellings = match.tellings().size();
  const auto refused = match.submit(seat, choice);
  if (!refused) return what + " is carried out by a match";
  if (refused->code != text.code) return what + " is refused with another reason by a match";
  if (!(match.position() == position) || match.steps().size() != steps ||
      match.tellings().size() != tellings)
    return what + " is refused, but changes something";
  return {};
}

}  // namespace

std::string choices_are_exact(const Trial& trial) {
  const Game& game = trial.game;
  std::vector<Choice> remembered;  // choices of other moments: most of them are not legal now
  Picker picker(trial.seed);
  return at_moments(trial, [&](const Moment& moment) -> std::string {
    for (Seat seat = 0; seat < moment.seats; ++seat) {
      const View view = game.view(moment.position(), seat);
      const Ask ask = game.ask(moment.position());
      if (!is_seen(game, ask, game.ask(view), seat))
        return broken(moment, name_of(seat) + " sees another window");
      if (game.question(view, seat) != game.question(moment.position(), seat))
        return broken(moment, name_of(seat) + " sees itself asked another question");
      ChoiceList listed, seen;
      game.choices(moment.position(), seat, listed);
      game.choices(view, seat, seen);
      if (!same(listed, seen))
        return broken(moment, "the choices of " + name_of(seat) + " differ in its view");
      for (const Choice& choice : listed) {
        if (remembered.size() < kMostRemembered)
          remembered.push_back(choice);
        else
          remembered[picker.below(kMostRemembered)] = choice;
      }
      for (int i = 0; i < listed.size() + static_cast<int>(remembered.size()); ++i) {
        const Choice& choice =
            i < listed.size() ? listed[i] : remembered[static_cast<std::size_t>(i - listed.size())];
        const Reason reason = game.judge(moment.position(), seat, choice);
        if (reason.fine() != listed.contains(choice))
          return broken(
              moment, "choice " + in_numbers(choice) + " of " + name_of(seat) +
                          (reason.fine() ? " is fine, but not listed" : " is listed, but refused"));
        if (reason != game.judge(view, seat, choice))
          return broken(moment, "choice " + in_numbers(choice) + " of " + name_of(seat) +
                                    " is judged otherwise in its view");
      }
    }
    return {};
  });
}

std::string others_are_refused(const Trial& trial) {
  constexpr int kTries = 10;
  const Game& game = trial.game;
  Picker picker(trial.seed);
  return at_moments(trial, [&](const Moment& moment) -> std::string {
    FastDice dice(moment.seed);
    Match match = Match::at(game, trial.setup, names_for(moment.seats), moment.position(), dice);
    const Ask ask = game.ask(moment.position());
    ChoiceList listed, own;
    if (!ask.over()) game.choices(moment.position(), lowest(ask.owing), listed);
    for (int i = 0; i < kTries * moment.seats; ++i) {
      const Seat seat = static_cast<Seat>(i % moment.seats);
      game.choices(moment.position(), seat, own);
      // Also what only somebody else may choose now.
      const Choice choice =
          !listed.empty() && picker.chance(4) ? picker.choice(listed) : any_choice(listed, picker);
      if (own.contains(choice)) continue;
      if (std::string found = refused_one(game, moment.position(), match, seat, choice);
          !found.empty())
        return broken(moment, found);
    }
    return {};
  });
}

}  // namespace turnwright::conformance
