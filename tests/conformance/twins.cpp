// Property 4: two games that differ only in what is hidden from one reader look the same to it, as long as
// nothing was revealed. The others' dice differ, and the others play different choices that the reader is
// told in the same words; in a secret window they play whatever they like until something of it is shown.
#include <algorithm>
#include <optional>
#include <span>

#include "tests/conformance/play.h"

namespace turnwright::conformance {

namespace {

// What one step of one run showed the reader.
struct Shown {
  std::vector<Event> events;
  std::string words;
  bool die_fell;
};

class Pair {
 public:
  Pair(const Trial& trial, Seat reader, std::uint64_t seed)
      : game_(trial.game),
        reader_(reader),
        seed_(seed),
        limit_(step_limit(trial)),
        picker_(seed * 0x9e3779b97f4a7c15u + reader) {
    FastDice dice(seed);
    Host host(dice);
    a_ = {game_.start(trial.setup, host), dice};
    if (game_.about().common_deck) {
      Host guessing(picking_);
      picking_.reseed(~seed);
      b_ = {game_.guess(game_.view(a_.position, reader), guessing), dice};
      change_other_dice();
    } else {
      b_.dice.reseed(seed);
      change_other_dice();
      Host other(b_.dice);
      b_.position = game_.start(trial.setup, other);
    }
  }

  // The first leak, or nothing. Ends where the runs may part.
  std::string play() {
    if (std::string leak = difference(); !leak.empty()) return broken(seed_, 0, leak);
    while (!parted_ && leak_.empty()) {
      const Ask ask = game_.ask(a_.position);
      if (ask.over()) break;
      if (steps_ > limit_) return broken(seed_, steps_, "the game does not end");
      if (count_seats(ask.owing) > 1 && !secret_) open_secret();
      const Seat seat = picker_.seat(ask.owing);
      if (seat == reader_)
        play_reader(seat);
      else if (secret_)
        play_secretly(seat);
      else
        play_alike(seat);
    }
    if (leak_.empty()) return {};
    return broken(seed_, steps_, name_of(reader_) + " can tell twins apart: " + leak_);
  }
  int compared() const { return compared_; }

 private:
  void change_other_dice() {
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
      if (seat != reader_) b_.dice.reseed_stream(seat, ~seed_ * 31);
  }

  void open_secret() {
    secret_ = true;
    mirrors_ = picker_.chance(2);
    for (Seat seat = 0; seat < kMaxSeats; ++seat) line_a_[seat].clear(), length_b_[seat] = 0;
  }

  Shown step(Run& run, Seat seat, const Choice& choice) {
    Ear ear;
    Host host(run.dice, &ear);
    game_.submit(run.position, seat, choice, host);
    Shown shown{ear.by(reader_), {}, host.die_fell()};
    for (const Event& event : shown.events)
      shown.words += told(game_, run.position, reader_, event, names()) + "\n";
    return shown;
  }
  std::string text_of(const Run& run, Seat by, const Choice& choice) const {
    return written(game_, run.position, reader_, by, choice, names());
  }

  // The reader does the same in both.
  void play_reader(Seat seat) {
    Choice choice;
    leak_ = pick_legal(game_, a_.position, seat, picker_, choice);
    if (!leak_.empty()) return;
    if (!game_.judge(b_.position, seat, choice).fine()) {
      leak_ = "a choice of its own is refused in the other";
      return;
    }
    step_both(seat, choice, choice);
  }

  // Somebody else does in b what reads like what it does in a.
  void play_alike(Seat seat) {
    Choice choice;
    leak_ = pick_legal(game_, a_.position, seat, picker_, choice);
    if (!leak_.empty()) return;
    const std::string text = text_of(a_, seat, choice);
    ChoiceList all, alike;
    game_.choices(b_.position, seat, all);
    for (const Choice& one : all)
      if (text_of(b_, seat, one) == text) alike.add(one);
    if (alike.empty())
      parted_ = true;
    else
      step_both(seat, choice, picker_.choice(alike));
  }

  // Somebody else goes on with its secret line, perhaps to its end.
  void play_secretly(Seat seat) {
    const bool to_the_end = picker_.chance(2);
    const auto last_a = hidden_steps(a_, seat, to_the_end, nullptr);
    if (!leak_.empty()) return;
    if (!to_the_end) {
      if (!mirrors_) hidden_steps(b_, seat, false, nullptr);
      return;
    }
    if (!last_a) {
      parted_ = true;
      return;
    }
    const std::string text = text_of(a_, seat, *last_a);
    line_a_[seat].push_back(*last_a);
    const auto last_b = hidden_steps(b_, seat, true, &text);
    if (!leak_.empty()) return;
    if (last_b)
      step_both(seat, *last_a, *last_b);
    else
      parted_ = true;
  }

  // Steps that complete nothing and must show the reader nothing. The choice that would complete the line
  // (and be written as `like`) is not carried out but answered.
  std::optional<Choice> hidden_steps(Run& run, Seat seat, bool to_the_end,
                                     const std::string* like) {
    constexpr int kTries = 64;
    const View before = game_.view(run.position, reader_);
    const auto most = to_the_end ? kTries : static_cast<int>(picker_.below(3));
    for (int tries = 0; tries < most; ++tries) {
      const Choice choice = next_choice(run, seat);
      if (!leak_.empty()) return std::nullopt;
      Run ahead = run;
      const Shown shown = step(ahead, seat, choice);
      if (line_complete(game_, ahead.position, seat)) {
        if (!to_the_end) return std::nullopt;
        if (like == nullptr || text_of(run, seat, choice) == *like) return choice;
        continue;
      }
      run = ahead;
      if (&run == &a_) line_a_[seat].push_back(choice);
      ++compared_;
      const View after = game_.view(run.position, reader_);
      if (!shown.events.empty()) leak_ = "it hears of an open line: " + shown.words;
      if (!(after == before))
        leak_ = "an open line changes its view: " + game_.first_difference(before, after, names());
      if (!leak_.empty()) return std::nullopt;
    }
    return std::nullopt;
  }

  // A random choice; in b, for half of the windows, the choices of a as far as they are legal, so that
  // some pairs look alike even when the window is over.
  Choice next_choice(const Run& run, Seat seat) {
    if (mirrors_ && &run == &b_) {
      while (length_b_[seat] < line_a_[seat].size()) {
        const Choice choice = line_a_[seat][length_b_[seat]++];
        if (game_.judge(run.position, seat, choice).fine()) return choice;
      }
    }
    Choice choice{};
    leak_ = pick_legal(game_, run.position, seat, picker_, choice);
    return choice;
  }

  void step_both(Seat seat, const Choice& in_a, const Choice& in_b) {
    const Ask before = game_.ask(a_.position);
    const Shown a = step(a_, seat, in_a), b = step(b_, seat, in_b);
    ++steps_;
    ++compared_;
    const bool closed = window_closed(before, seat);
    // One line goes on where the other is complete: they are told as different moves, so the runs part here. Of the open
    // one nothing may be heard.
    const bool open_a = !line_complete(game_, a_.position, seat);
    const bool open_b = !line_complete(game_, b_.position, seat);
    if (open_a != open_b && seat != reader_) {
      parted_ = true;
      if (!(open_a ? a : b).events.empty())
        leak_ = "it hears of an open line: " + (open_a ? a : b).words;
      return;
    }
    if (a.events != b.events || a.words != b.words) {
      const bool reveal = secret_ && closed;
      const bool drawn = game_.about().common_deck && (a.die_fell || b.die_fell);
      // Cards are laid open at the end: a showdown.
      const bool ended = game_.ask(a_.position).over() && game_.ask(b_.position).over();
      parted_ = true;
      if (!reveal && !drawn && !ended && !laid_open(a.events, b.events))
        leak_ = "it hears\n" + a.words + "in one and\n" + b.words + "in the other";
      return;
    }
    if (closed) secret_ = false;
    leak_ = difference();
    // Events name what is laid open; in what condition it is, only the view shows.
    if (!leak_.empty() && has_reveal(a.events)) {
      parted_ = true;
      leak_.clear();
    }
  }

  bool is_reveal(const Event& event) const {
    const auto kinds = game_.about().reveals;
    return std::find(kinds.begin(), kinds.end(), event.kind) != kinds.end();
  }
  bool has_reveal(std::span<const Event> events) const {
    return std::any_of(events.begin(), events.end(),
                       [&](const Event& event) { return is_reveal(event); });
  }
  // Whether the game laid open something hidden, in one of the runs at least, before they differ or by what differs.
  bool laid_open(std::span<const Event> a, std::span<const Event> b) const {
    const auto [in_a, in_b] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const auto until = static_cast<std::size_t>(in_a - a.begin()) + 1;
    return has_reveal(a.first(std::min(until, a.size()))) ||
           has_reveal(b.first(std::min(until, b.size())));
  }

  // A window stays open while `seat` has not completed its line or others still owe theirs.
  bool window_closed(const Ask& before, Seat seat) const {
    const Ask now = game_.ask(a_.position);
    if (now.over() || now.kind != before.kind) return true;
    if (now.owing == before.owing) return line_complete(game_, a_.position, seat);
    return now.owing != (before.owing & ~only(seat));
  }

  std::string difference() const {
    const View a = game_.view(a_.position, reader_), b = game_.view(b_.position, reader_);
    if (!(a == b)) return "its view differs: " + game_.first_difference(a, b, names());
    if (game_.ask(a) != game_.ask(b)) return "the window differs";
    if (reader_ == kNobody) return {};
    if (game_.question(a_.position, reader_) != game_.question(b_.position, reader_))
      return "its question differs";
    ChoiceList in_a, in_b;
    game_.choices(a_.position, reader_, in_a);
    game_.choices(b_.position, reader_, in_b);
    bool same = in_a.size() == in_b.size();
    for (int i = 0; same && i < in_a.size(); ++i) same = in_a[i] == in_b[i];
    return same ? "" : "its choices differ";
  }

  const Game& game_;
  Seat reader_;
  std::uint64_t seed_;
  int limit_;
  Picker picker_;
  FastDice picking_;
  Run a_, b_;
  bool secret_ = false;   // the open window is one in which several decide at once
  bool mirrors_ = false;  // b tries to lay the same as a in it
  std::array<Line, kMaxSeats> line_a_;
  std::array<std::size_t, kMaxSeats> length_b_{};
  std::string leak_;
  bool parted_ = false;
  int steps_ = 0, compared_ = 0;
};

}  // namespace

std::string twins_stay_alike(const Trial& trial) {
  const int most_pairs = trial.games * 200;
  const int seats = trial.game.seats(start_run(trial, trial.seed).position);
  int compared = 0;
  for (int n = 0; n < most_pairs && (n < trial.games || compared < trial.twin_steps); ++n) {
    // Seats in turn, then a spectator, who cannot guess.
    const int who = n % (seats + 1);
    if (who == seats && trial.game.about().common_deck) continue;
    Pair pair(trial, who == seats ? kNobody : static_cast<Seat>(who),
              trial.seed + static_cast<std::uint64_t>(n));
    if (std::string leak = pair.play(); !leak.empty()) return leak;
    compared += pair.compared();
  }
  if (compared < trial.twin_steps)
    return "only " + std::to_string(compared) + " steps of twins could be compared";
  return {};
}

}  // namespace turnwright::conformance
