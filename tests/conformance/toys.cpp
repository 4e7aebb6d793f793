// The rules of the raid, and where each flaw changes them.
#include "tests/conformance/toys.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <vector>

#include "engine/game_of.h"
#include "tests/conformance/raid.h"

namespace turnwright::conformance {
namespace {

struct Raid : RaidTables {
  explicit Raid(Flaw flaw) : flaw_(flaw) {}
  bool has(Flaw flaw) const { return flaw_ == flaw; }

  Result<Done> check_setup(const Setup&) const { return Done{}; }
  // Each seat lays and sends at most six cards, is done four times and draws twice; each of the six blocks of
  // a raider, and each raid, lets everybody pass once.
  Bounds bounds(const Setup& setup) const {
    const int passes = (kCards + kRounds) * (setup[0] - 1);
    const int each = kCards + kCards + 4 + 2 + kCards + passes;
    return {has(Flaw::kWrongBounds) ? 3 : setup[0] * each, kCards + 2, 0, 21};
  }
  int seats(const State& s) const { return s.seats; }

  State start(const Setup& setup, Host& host) const {
    State s{};
    s.seats = static_cast<std::uint8_t>(setup[0]);
    for (Seat seat = 0; seat < s.seats; ++seat) {
      draw_one(s, seat, host);
      draw_one(s, seat, host);
      s.sizes[seat].reveal();
    }
    s.flow.push({.procedure = kRound, .step = 0, .seat = 0, .n = 0, .a = 0, .b = 0});
    play_on(s, host);
    return s;
  }
  Ask ask(const State& s) const { return s.flow.window.ask(); }
  Question question(const State& s, Seat seat) const {
    return {s.flow.window.kind, holds(s.flow.window.owing, seat) ? s.steps[seat] : std::uint8_t{0}};
  }

  Reason judge(const State& s, Seat seat, const Choice& choice) const {
    if (const Reason reason = owes(ask(s), seat); !reason.fine()) return reason;
    const bool clean = choice.b == 0 && choice.c == 0;
    if (choice.a >= kCards || (!clean && !has(Flaw::kCarelessJudge))) return kNoSuchChoice;
    const std::uint8_t window = s.flow.window.kind;
    const Cards card = bit(choice.a);
    switch (choice.kind) {
      case kDraw:
        if (window != kPrepareWindow || choice.a != 0) return kNoSuchChoice;
        return s.steps[seat] == 0 && deck(s, seat) != 0 ? kFine : Reason{kNoDraw};
      case kLay:
        if (window != kPrepareWindow) return kNoSuchChoice;
        if ((s.hands[seat] & card) == 0) return {kNotThere};
        if (has(Flaw::kLooseJudge)) return kFine;
        return card > fresh(s, seat) ? kFine : Reason{kNotAscending};
      case kSend:
        if (window != kRaidWindow) return kNoSuchChoice;
        if ((s.laid[seat].shown & card) == 0) return {kNotThere};
        return card > s.picked[seat] ? kFine : Reason{kNotAscending};
      case kBlock: {
        if (window != kRespondWindow) return kNoSuchChoice;
        if ((s.hands[seat] & card) == 0) return {kNotThere};
        const Frame& raid = s.flow.frames[1];
        if (has(Flaw::kPeeking) && (s.hands[raid.seat] & card) != 0) return {kTooLow};
        return raid.a != 0 && card > (raid.a & -raid.a) ? kFine : Reason{kTooLow};
      }
      case kDone: return window != kRespondWindow && choice.a == 0 ? kFine : kNoSuchChoice;
      case kPass: return window == kRespondWindow && choice.a == 0 ? kFine : kNoSuchChoice;
      default: return kNoSuchChoice;
    }
  }
  void choices(const State& s, Seat seat, ChoiceList& out) const {
    for (std::uint16_t kind = kDraw; kind <= kPass; ++kind)
      for (std::uint16_t card = 0; card < kCards; ++card) {
        const Choice choice{kind, card, 0, 0};
        if (!judge(s, seat, choice).fine()) continue;
        if (kind == kLay && bit(card) <= fresh(s, seat)) continue;
        out.add(choice);
      }
  }
  Choice usual(const State& s, Seat) const {
    const bool responds = (s.flow.window.kind == kRespondWindow) != has(Flaw::kIllegalUsual);
    return {responds ? kPass : kDone, 0, 0, 0};
  }
  void submit(State& s, Seat seat, const Choice& choice, Host& host) const {
    if (has(Flaw::kAllocation)) s.points[seat] |= std::make_unique<State>(s)->points[seat];
    if (has(Flaw::kImpossibleSubmit)) s.known[seat] = kAll;
    switch (s.flow.window.kind) {
      case kPrepareWindow:
        prepare(s, seat, choice, host);
        if (choice.kind != kDone) return;
        if (!has(Flaw::kNoneHidingDone) && !has(Flaw::kVisibleDone))
          host.emit(kEveryone, {kIsDone, seat, 0, 0, 0, 0});
        if (s.flow.window.answered(seat)) play_on(s, host);
        return;
      case kRaidWindow:
        if (has(Flaw::kLoudLine)) host.emit(kEveryone, {kRaids, seat, 0, 0, 0, 0});
        ++s.steps[seat];
        s.picked[seat] |= choice.kind == kSend ? bit(choice.a) : Cards{0};
        if (choice.kind != kDone) return;
        s.flow.top().a = s.picked[seat];
        s.picked[seat] = s.steps[seat] = 0;
        s.flow.window.close();
        return play_on(s, host);
      default: return respond(s, seat, choice, host);
    }
  }
  // Whoever resigns ends the game; open lines are laid open.
  void resign(State& s, SeatMask seats, Host& host) const {
    s.resigned = seats & first_seats(s.seats);
    if (!has(Flaw::kMessyResign)) lay_open(s, host);
    for (Seat seat = 0; seat < s.seats; ++seat) s.steps[seat] = s.picked[seat] = 0;
    s.flow.end();
    host.emit(kEveryone, {kResigned, s.resigned, 0, 0, 0, 0});
  }
  Scores scores(const State& s) const {
    Scores scores;
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (!holds(s.resigned, seat)) scores.of[seat] = s.points[seat];
    return scores;
  }

  void redact(State& s, Seat reader) const {
    if (has(Flaw::kIdentityRedact)) return;
    const bool preparing = s.flow.window.kind == kPrepareWindow;
    if (preparing && (has(Flaw::kNoneHidingDone) || has(Flaw::kLoudDone)))
      s.flow.window.hide_done(reader);
    for (Seat seat = 0; seat < kMost; ++seat) {
      if (seat == reader) continue;
      s.hands[seat] = s.known[seat];
      s.sizes[seat].redact();
      s.laid[seat].redact();
      s.steps[seat] = s.number[seat] = 0;
      if (!has(Flaw::kForgottenField)) s.picked[seat] = 0;
    }
  }
  void guess(State& s, Seat reader, Host& host) const {
    for (Seat seat = 0; seat < s.seats; ++seat) {
      if (seat == reader) continue;
      if (has(Flaw::kForgottenFact)) s.known[seat] = 0;
      s.hands[seat] = has(Flaw::kImpossibleGuess) ? Cards{0} : s.known[seat];
      s.number[seat] = played(s, seat);
      while (std::popcount(s.hands[seat]) < s.sizes[seat].now) {
        const Cards left = deck(s, seat);
        const auto sides = static_cast<std::uint32_t>(std::popcount(left));
        s.hands[seat] |= nth(left, has(Flaw::kSameGuess) ? 0 : host.roll(kTable, sides));
      }
      if (s.flow.window.kind != kPrepareWindow || !s.flow.window.open()) continue;
      if (!holds(s.flow.window.owing, seat)) play_out(s, seat, host);
    }
  }
  bool is_consistent(const State& s) const {
    if (s.seats < 2 || s.seats > kMost || s.round > kRounds) return false;
    const bool preparing = s.flow.window.open() && s.flow.window.kind == kPrepareWindow;
    for (Seat seat = 0; seat < s.seats; ++seat) {
      const Cards hand = s.hands[seat], laid = s.laid[seat].now;
      if ((hand & laid) != 0 || ((hand | laid) & s.spent[seat]) != 0) return false;
      if (s.sizes[seat].now != std::popcount(hand)) return false;
      if ((s.known[seat] & ~(hand | laid)) != 0) return false;
      if (!has(Flaw::kSharedIds) && s.number[seat] != played(s, seat)) return false;
      if (!preparing && (s.laid[seat].shown != laid || s.sizes[seat].shown != s.sizes[seat].now))
        return false;
    }
    return true;
  }

  void write(const State& s, Seat reader, Seat by, const Choice& choice, Text& text) const {
    // The steps of a secret line read alike to others; that it is complete does not.
    const bool secret = reader != by && s.flow.window.kind == kPrepareWindow;
    text << (secret && choice.kind == kLay ? kVerbs[kDraw] : kVerbs[choice.kind]);
    if (!names_card(choice.kind) || secret) return;
    text << ' ' << (has(Flaw::kAmbiguousNotation) ? choice.a / 2 : choice.a) + 1;
    if (has(Flaw::kCommaInChoice)) text << ", please";
  }
  Result<Line> read(const State&, Seat, std::string_view written, const Names&) const {
    if (has(Flaw::kCommaInChoice)) written = split(written, ',').front();
    std::uint16_t kind = kDraw;
    while (kind <= kPass && !after_word(written, kVerbs[kind])) ++kind;
    if (kind > kPass) return Failure{quoted(written) + " is no part of a raid"};
    const auto card = to_number(*after_word(written, kVerbs[kind])).value_or(1);
    if (card < 1 || card > kCards) return Failure{"there is no card " + std::to_string(card)};
    return Line{{kind, static_cast<std::uint16_t>(card - 1), 0, 0}};
  }
  void tell(const State&, Seat, const Event& event, Text& text) const {
    static constexpr std::string_view kHappened[] = {
        "draws", "is done", "lays", "raids with", "blocks with", "passes", "scores", "shows"};
    if (event.kind == kResigned) return tell_resigned(static_cast<SeatMask>(event.a), text);
    text << text.name(static_cast<Seat>(event.a)) << ' ' << kHappened[event.kind] << ' ' << event.b
         << ' ' << event.c;
  }
  void draw(const State& s, Seat, Text& text) const { text << "round " << s.round + 1 << '\n'; }

  void play_on(State& s, Host& host) const;

  static void round(const Raid& rules, State& s, Frame& f, Host& host) {
    static std::uint32_t outside = 0;
    switch (f.step) {
      case 0:
        if (s.round == kRounds) return s.flow.end();
        f.n = static_cast<std::uint8_t>(host.roll(kTable, s.seats));
        if (rules.has(Flaw::kOutsideInfluence))
          f.n = static_cast<std::uint8_t>(++outside % s.seats);
        s.laid_before = static_cast<std::uint8_t>(s.table.size());
        f.step = 1;
        return s.flow.window.open_secret(kPrepareWindow, first_seats(s.seats));
      case 1:
        rules.lay_open(s, host);
        f.a = 0;
        f.step = 2;
        return;
      default:
        if (f.a < s.seats) {
          const Seat seat = static_cast<Seat>((f.n + f.a++) % s.seats);
          return s.flow.push({.procedure = kRaid, .step = 0, .seat = seat, .n = 0, .a = 0, .b = 0});
        }
        if (!rules.has(Flaw::kEndlessUsual) || s.table.size() > s.laid_before) ++s.round;
        f.step = 0;
    }
  }

  static void raid(const Raid& rules, State& s, Frame& f, Host& host) {
    switch (f.step++) {
      case 0:  // everybody sees who has nothing to send
        if (s.laid[f.seat].shown == 0) return s.flow.pop();
        return s.flow.window.open_one(kRaidWindow, f.seat);
      case 1: {
        host.emit(kEveryone, {kRaids, f.seat, f.a, 0, 0, 0});
        if (f.a == 0) return s.flow.pop();
        s.laid[f.seat].set_both(static_cast<Cards>(s.laid[f.seat].now & ~f.a));
        s.spent[f.seat] |= static_cast<Cards>(f.a);
        rules.show_card(s, f.seat, host);
        SeatMask others = first_seats(s.seats) & static_cast<SeatMask>(~only(f.seat));
        if (rules.has(Flaw::kSkippedResponder))
          for (Seat seat = 0; seat < s.seats; ++seat)
            if (s.hands[seat] <= (f.a & -f.a)) others &= static_cast<SeatMask>(~only(seat));
        if (others == 0) return;
        return s.flow.window.open_response(kRespondWindow, next_seat(f.seat, others), others);
      }
      default: {
        int sum = 0;
        for (unsigned card = 0; card < kCards; ++card) sum += (f.a >> card & 1) != 0 ? card + 1 : 0;
        s.points[f.seat] = static_cast<std::uint8_t>(s.points[f.seat] + sum);
        host.emit(kEveryone, {kScored, f.seat, static_cast<std::uint16_t>(sum), 0, 0, 0});
        return s.flow.pop();
      }
    }
  }

 private:
  static constexpr std::string_view kVerbs[] = {"draw",       "lay",  "send",
                                                "block with", "done", "pass"};
  static constexpr bool names_card(std::uint16_t kind) {
    return kind == kLay || kind == kSend || kind == kBlock;
  }
  static constexpr Cards deck(const State& s, Seat seat) {
    return kAll & ~(s.hands[seat] | s.laid[seat].now | s.spent[seat]);
  }
  static constexpr Cards fresh(const State& s, Seat seat) {
    return s.laid[seat].now & ~s.laid[seat].shown;
  }
  static std::uint8_t played(const State& s, Seat seat) {
    return static_cast<std::uint8_t>(std::popcount<Cards>(s.laid[seat].now | s.spent[seat]));
  }
  static Cards nth(Cards cards, std::uint32_t n) {
    for (; n > 0; --n) cards &= static_cast<Cards>(cards - 1);
    return cards & static_cast<Cards>(-cards);
  }

  void draw_one(State& s, Seat seat, Host& host) const {
    const Cards left = deck(s, seat);
    const auto sides = static_cast<std::uint32_t>(std::popcount(left));
    const Cards card = nth(left, host.roll(has(Flaw::kSharedDice) ? kTable : seat, sides));
    s.hands[seat] |= card;
    ++s.sizes[seat].now;
    host.emit(has(Flaw::kLoudDraw) ? kEveryone : only(seat), {kDrew, seat, card, 0, 0, 0});
  }
  // How many cards there are to choose from is seen by all.
  void show_card(State& s, Seat seat, Host& host) const {
    if (!has(Flaw::kNoneWithReveal) && !has(Flaw::kUnlistedReveal) && !has(Flaw::kLeakBesideReveal))
      return;
    if (s.hands[seat] == 0) return;
    if (has(Flaw::kLeakBesideReveal)) host.emit(kEveryone, {kPassed, seat, s.hands[seat], 0, 0, 0});
    const auto sides = static_cast<std::uint32_t>(std::popcount(s.hands[seat]));
    const Cards card = nth(s.hands[seat], host.roll(kTable, sides));
    s.known[seat] |= card;
    host.emit(kEveryone, {kShown, seat, card, 0, 0, 0});
  }
  // One step of a secret line: it touches nothing but what is the seat's own.
  void prepare(State& s, Seat seat, const Choice& choice, Host& host) const {
    ++s.steps[seat];
    if (choice.kind == kDraw) draw_one(s, seat, host);
    if (choice.kind == kDone) s.steps[seat] = 0;
    if (choice.kind != kLay) return;
    s.hands[seat] &= static_cast<Cards>(~bit(choice.a));
    s.laid[seat].now |= bit(choice.a);
    --s.sizes[seat].now;
    const std::uint8_t* last = has(Flaw::kSharedIds)
                                   ? std::max_element(std::begin(s.number), std::end(s.number))
                                   : &s.number[seat];
    s.number[seat] = static_cast<std::uint8_t>(*last + 1);
    if (has(Flaw::kOrderedList)) s.table.push_back(static_cast<std::uint8_t>(8 * seat + choice.a));
  }
  // Others know that this seat is done, not what it did: any line may be it.
  void play_out(State& s, Seat seat, Host& host) const {
    for (;;) {
      State asked = s;
      asked.flow.window.owing |= only(seat);
      ChoiceList legal;
      choices(asked, seat, legal);
      const auto n = host.roll(kTable, static_cast<std::uint32_t>(legal.size()));
      const Choice choice = legal[static_cast<int>(n)];
      prepare(s, seat, choice, host);
      if (choice.kind == kDone) return;
    }
  }
  void lay_open(State& s, Host& host) const {
    for (Seat seat = 0; seat < s.seats; ++seat) {
      const Cards cards = fresh(s, seat);
      for (unsigned card = 0; card < kCards; ++card)
        if ((cards >> card & 1) != 0 && !has(Flaw::kOrderedList))
          s.table.push_back(static_cast<std::uint8_t>(8 * seat + card));
      s.laid[seat].reveal();
      s.sizes[seat].reveal();
      s.known[seat] &= s.hands[seat];
      host.emit(kEveryone, {kOpened, seat, cards, s.sizes[seat].now, 0, 0});
    }
  }
  void respond(State& s, Seat seat, const Choice& choice, Host& host) const {
    if (choice.kind == kPass) {
      host.emit(kEveryone, {kPassed, seat, 0, 0, 0, 0});
      if (s.flow.window.passed(seat)) play_on(s, host);
      return;
    }
    Frame& raid = s.flow.top();
    raid.a &= static_cast<std::uint16_t>(raid.a - 1);
    s.known[seat] |= bit(choice.a);
    host.emit(kEveryone, {kBlocked, seat, choice.a, 0, 0, 0});
    s.flow.window.acted(seat);
  }

  Flaw flaw_;
};

constexpr Procedure<Raid> kProcedures[] = {{"round", "", Raid::round}, {"raid", "", Raid::raid}};

void Raid::play_on(State& s, Host& host) const { settle(*this, s, kProcedures, host); }

// The raid with a misprint: two cards of the same name.
struct Misprinted : Raid {
  using Raid::Raid;
  static constexpr std::string_view kDoubleWords[] = {"1", "2", "2", "4", "5", "6"};
  static constexpr auto kFields = [] {
    auto fields = Raid::kFields;
    for (Field& one : fields)
      if (one.shape == Shape::kSet) one.words = kDoubleWords;
    return fields;
  }();
  static constexpr About kAbout = [] {
    About about = Raid::kAbout;
    about.fields = kFields;
    return about;
  }();
};

// The raid in which cards are laid open by lot, and that says so.
struct Revealing : Raid {
  using Raid::Raid;
  static constexpr std::uint16_t kReveals[] = {kShown};
  static constexpr About kAbout = [] {
    About about = Raid::kAbout;
    about.reveals = kReveals;
    return about;
  }();
};

// The raid in which nobody learns who is done.
struct Quiet : Raid {
  using Raid::Raid;
  static constexpr About kAbout = [] {
    About about = Raid::kAbout;
    about.hides_done = true;
    return about;
  }();
};

}  // namespace

const Game& toy(Flaw flaw) {
  static const auto kToys = [] {
    std::vector<std::unique_ptr<const Game>> toys;
    for (int i = 0; i < static_cast<int>(Flaw::kCount); ++i) {
      const auto one = static_cast<Flaw>(i);
      if (one == Flaw::kDuplicateWord)
        toys.push_back(std::make_unique<GameOf<Misprinted>>(one));
      else if (one == Flaw::kNoneWithReveal || one == Flaw::kLeakBesideReveal)
        toys.push_back(std::make_unique<GameOf<Revealing>>(one));
      else if (one == Flaw::kNoneHidingDone || one == Flaw::kLoudDone || one == Flaw::kVisibleDone)
        toys.push_back(std::make_unique<GameOf<Quiet>>(one));
      else
        toys.push_back(std::make_unique<GameOf<Raid>>(one));
    }
    return toys;
  }();
  return *kToys[static_cast<std::size_t>(flaw)];
}

}  // namespace turnwright::conformance
