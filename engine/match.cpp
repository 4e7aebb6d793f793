#include "engine/match.h"

#include <algorithm>

#include "engine/hash.h"
#include "engine/lines.h"

namespace turnwright {

namespace {

struct Heard {
  SeatMask seen_by;
  Event event;
};

class Ear final : public Listener {
 public:
  void hear(SeatMask seen_by, const Event& event) override { heard.push_back({seen_by, event}); }
  std::vector<Heard> heard;
};

void tell_all(const Game& game, const Position& after, const Names& names, std::size_t step,
              const std::vector<Heard>& heard, std::vector<Telling>& out) {
  for (const Heard& one : heard) {
    Telling telling{step, one.seen_by, one.event, {}};
    telling.words.resize(names.size() + 1);
    for (Seat seat = 0; seat < names.size(); ++seat)
      if (holds(one.seen_by, seat)) telling.words[seat] = told(game, after, seat, one.event, names);
    if (one.seen_by == kEveryone)
      telling.words.back() = told(game, after, kNobody, one.event, names);
    out.push_back(std::move(telling));
  }
}

}  // namespace

Refusal match_refusal(std::string_view code, std::string sentence) {
  for (const ReasonText& one : kMatchReasons)
    if (one.code == code)
      return {std::string(code), "",
              sentence.empty() ? std::string(one.sentence) : std::move(sentence)};
  CHECK(false, "a refusal that is not in the table");
  return {};
}

Result<Done> check_names(const Names& names) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string& name = names[i];
    if (split_words(name) != std::vector<std::string_view>{name} ||
        name.find_first_of("|:,#") != std::string::npos)
      return Failure{"a player's name is one word without | : , #, not " + quoted(name)};
    // Words that stand where a name may stand, in records and positions.
    for (std::string_view taken : {"table", "nobody", "none", "unknown", "scores", "seed"})
      if (name == taken)
        return Failure{"no player may be called " + quoted(name) +
                       ": the word has a meaning of its own"};
    if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), name) !=
        names.begin() + static_cast<std::ptrdiff_t>(i))
      return Failure{"two players are called " + quoted(name)};
  }
  return Done{};
}

Result<Match> Match::start(const Game& game, const Setup& setup, Names names, Dice& dice) {
  if (const auto fits = game.check_setup(setup); !fits) return Failure{fits.error()};
  if (const auto fits = check_names(names); !fits) return Failure{fits.error()};
  Match match(game, setup, std::move(names), dice);
  RecordingDice recording(dice);
  Ear ear;
  Host host(recording, &ear);
  match.position_ = game.start(setup, host);
  if (const std::string trouble = dice.trouble(); !trouble.empty()) return Failure{trouble};
  if (static_cast<int>(match.names_.size()) != game.seats(match.position_))
    return Failure{std::to_string(game.seats(match.position_)) + " seats need as many names, not " +
                   std::to_string(match.names_.size())};
  match.start_rolls_ = recording.take();
  match.start_hash_ = hash_bytes(match.position_.bytes());
  match.base_ = match.position_;
  tell_all(game, match.position_, match.names_, 0, ear.heard, match.tellings_);
  return match;
}

Match Match::at(const Game& game, const Setup& setup, Names names, const Position& position,
                Dice& dice) {
  Match match(game, setup, std::move(names), dice);
  match.position_ = match.base_ = position;
  match.start_hash_ = hash_bytes(position.bytes());
  return match;
}

bool Match::has_open_line() const {
  for (Seat seat = 0; seat < names_.size(); ++seat)
    if (turnwright::has_open_line(*game_, position_, seat)) return true;
  return false;
}

void Match::note_base() {
  if (has_open_line()) return;
  base_ = position_;
  base_steps_ = steps_.size();
}

Refusal Match::refusal(Reason reason) const {
  const ReasonText& text = game_->reason(reason);
  return {std::string(text.code), std::string(text.rule), std::string(text.sentence)};
}

std::optional<Refusal> Match::carry_out(Step step, Dice& dice) {
  RecordingDice recording(dice);
  Ear ear;
  Host host(recording, &ear);
  Position next = position_;
  if (step.seat == kNobody)
    game_->resign(next, step.resigned, host);
  else
    game_->submit(next, step.seat, step.choice, host);
  if (std::string trouble = dice.trouble(); !trouble.empty())
    return match_refusal("dice", std::move(trouble));
  position_ = next;
  step.rolls = recording.take();
  step.hash = hash_bytes(position_.bytes());
  step.die_fell = host.die_fell();
  step.shown_to = host.shown_to();
  steps_.push_back(std::move(step));
  tell_all(*game_, position_, names_, steps_.size(), ear.heard, tellings_);
  return std::nullopt;
}

std::optional<Refusal> Match::submit(Seat seat, const Choice& choice) {
  if (const Reason reason = game_->judge(position_, seat, choice); !reason.fine())
    return refusal(reason);
  Step step;
  step.seat = seat;
  step.choice = choice;
  step.text = written(*game_, position_, seat, seat, choice, names_);
  if (auto refused = carry_out(std::move(step), *dice_)) return refused;
  note_base();
  return std::nullopt;
}

std::optional<Refusal> Match::why_not(Seat seat, const Line& line) const {
  const Reason reason = judge_line(*game_, position_, seat, line);
  if (reason.fine()) return std::nullopt;
  return refusal(reason);
}

std::optional<Refusal> Match::submit_line(Seat seat, const Line& line) {
  if (auto refused = why_not(seat, line)) return refused;
  for (const Choice& choice : line)
    if (auto refused = submit(seat, choice)) return refused;
  return std::nullopt;
}

std::optional<Refusal> Match::submit_text(Seat seat, std::string_view text) {
  const auto line = read_line(*game_, position_, seat, text, names_);
  if (!line) return match_refusal("not-understood", line.error());
  return submit_line(seat, *line);
}

std::optional<Refusal> Match::resign(SeatMask seats) {
  if (over()) return refusal(kGameOver);
  Step step;
  step.resigned = seats & first_seats(static_cast<int>(names_.size()));
  CHECK(step.resigned != 0, "nobody resigns");
  if (auto refused = carry_out(std::move(step), *dice_)) return refused;
  note_base();
  return std::nullopt;
}

std::optional<Refusal> Match::retract(Seat seat) {
  if (!turnwright::has_open_line(*game_, position_, seat))
    return match_refusal("nothing-to-retract");
  if (const Reason reason = game_->may_retract(position_, seat); !reason.fine())
    return refusal(reason);
  std::size_t last = steps_.size();
  while (last > base_steps_ && steps_[last - 1].seat != seat) --last;
  CHECK(last > base_steps_, "an open line without a step since it was opened");
  const Step& taken_back = steps_[last - 1];
  if (taken_back.die_fell) return match_refusal("die-fell");
  if ((taken_back.shown_to & ~only(seat)) != 0) return match_refusal("shown");

  // Lines commute, so what the other seats did since can be done again without it, with the same dice.
  std::vector<Step> again(steps_.begin() + static_cast<std::ptrdiff_t>(base_steps_), steps_.end());
  again.erase(again.begin() + static_cast<std::ptrdiff_t>(last - 1 - base_steps_));
  steps_.resize(base_steps_);
  std::erase_if(tellings_, [this](const Telling& one) { return one.step > base_steps_; });
  position_ = base_;
  for (Step& step : again) {
    const std::vector<Roll> rolls = std::move(step.rolls);
    ReplayedDice dice(rolls);
    const auto refused = carry_out(std::move(step), dice);
    CHECK(!refused, "lines of one window do not commute");
  }
  return std::nullopt;
}

std::string_view Match::heard(const Telling& telling, Seat reader) const {
  return telling.words[reader == kNobody ? names_.size() : reader];
}

}  // namespace turnwright
