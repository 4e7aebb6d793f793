// Kuhn poker for two or three. Rules KP-1 to KP-8 are in docs/rules/kuhn_poker.md.
#include "engine/flow.h"
#include "engine/game_of.h"
#include "games/classics/bag.h"
#include "games/classics/classics.h"

namespace turnwright {
namespace {

struct KuhnPoker {
  static constexpr int kMost = 3;                // seats
  static constexpr std::uint8_t kNoCard = 0xff;  // unknown to the reader, or not shown

  struct State {
    std::uint8_t seats;
    std::uint8_t turns;         // taken so far, over all seats
    Seat first_bettor;          // kNobody: nobody has bet
    SeatMask bets;              // who has bet
    std::uint8_t cards[kMost];  // 0 is the lowest; the owner's secret
    std::uint8_t shown[kMost];  // laid open at the showdown; kNoCard before
    Window window;
    Seat winner;  // kNobody: the game goes on, or everybody resigned
    SeatMask resigned;
  };

  enum : std::uint8_t { kTurn };
  enum : std::uint16_t { kBid };  // a: 0 pass, 1 bet
  enum : std::uint16_t { kDealt, kPassed, kBet, kShown, kWon, kResigned };
  enum : std::size_t { kPlayers };

  static constexpr Option kOptions[] = {
      {.name = "players", .help = "how many play", .standard = 2, .low = 2, .high = kMost}};
  static constexpr std::string_view kCards[] = {"J", "Q", "K", "A"};
  static constexpr std::string_view kMoves[] = {"pass", "bet"};

  static constexpr auto kFields = join(
      std::array{
          field<std::uint8_t>("seats", offsetof(State, seats)),
          field<std::uint8_t>("turns", offsetof(State, turns)),
          field<Seat>("first bettor", offsetof(State, first_bettor)).as_seat(),
          field<SeatMask>("bets", offsetof(State, bets)).as_seats(),
          field<decltype(State::cards)>("card", offsetof(State, cards))
              .for_each_seat()
              .seen_by(Sight::kOwner)
              .in_words(kCards)
              .unknown_as(kNoCard),
          field<decltype(State::shown)>("shown", offsetof(State, shown))
              .for_each_seat()
              .in_words(kCards)
              .unknown_as(kNoCard),
      },
      window_fields(offsetof(State, window)),
      std::array{
          field<Seat>("winner", offsetof(State, winner)).as_seat(),
          field<SeatMask>("resigned", offsetof(State, resigned)).as_seats(),
      });
  static constexpr WindowText kWindows[] = {{"turn", "a player passes or bets"}};
  static constexpr QuestionText kQuestions[] = {{"turn", "pass or bet"}};
  static constexpr NotationForm kNotation[] = {
      {"pass", "pass", "put in nothing; after a bet this gives up the pot"},
      {"bet", "bet", "put in one chip; after a bet this is a call"}};
  static constexpr About kAbout{
      .name = "kuhn_poker",
      .title = "Kuhn poker",
      .summary = "One card each, one chip to bet: the smallest poker.",
      .max_seats = kMost,
      .has_secrets = true,
      .common_deck = true,
      .options = kOptions,
      .fields = kFields,
      .windows = kWindows,
      .questions = kQuestions,
      .notation = kNotation,
  };

  Result<Done> check_setup(const Setup&) const { return Done{}; }
  Bounds bounds(const Setup& setup) const {
    const int players = setup[kPlayers];
    return {2 * players - 1, 1, -2, 2 * (players - 1)};
  }
  int seats(const State& s) const { return s.seats; }

  State start(const Setup& setup, Host& host) const {
    State s{};
    s.seats = static_cast<std::uint8_t>(setup[kPlayers]);
    s.first_bettor = s.winner = kNobody;
    for (Seat seat = 0; seat < kMost; ++seat) s.cards[seat] = s.shown[seat] = kNoCard;
    unsigned left = deck(s);
    for (Seat seat = 0; seat < s.seats; ++seat) {  // KP-2
      s.cards[seat] = static_cast<std::uint8_t>(draw_card(left, s.seats + 1 - seat, seat, host));
      host.emit(only(seat), {kDealt, seat, s.cards[seat], 0, 0, 0});
    }
    s.window.open_one(kTurn, 0);  // KP-3
    return s;
  }
  Ask ask(const State& s) const { return s.window.ask(); }
  Question question(const State&, Seat) const { return {kTurn, 0}; }

  Reason judge(const State& s, Seat seat, const Choice& choice) const {
    if (const Reason reason = owes(ask(s), seat); !reason.fine()) return reason;
    return choice.a <= 1 && choice == bid(choice.a) ? kFine : kNoSuchChoice;
  }
  void choices(const State& s, Seat seat, ChoiceList& out) const {
    if (!holds(s.window.owing, seat)) return;
    out.add(bid(0));
    out.add(bid(1));
  }
  Choice usual(const State&, Seat) const { return bid(0); }
  void submit(State& s, Seat seat, const Choice& choice, Host& host) const {
    if (choice.a == 1) {  // KP-4
      if (s.first_bettor == kNobody) s.first_bettor = seat;
      s.bets |= only(seat);
    }
    host.emit(kEveryone, {choice.a == 1 ? kBet : kPassed, seat, 0, 0, 0, 0});
    ++s.turns;
    if (s.turns == last_turn(s))
      showdown(s, s.bets != 0 ? s.bets : first_seats(s.seats), host);
    else
      s.window.open_one(kTurn, static_cast<Seat>(seat + 1 == s.seats ? 0 : seat + 1));
  }
  void resign(State& s, SeatMask seats, Host& host) const {  // KP-8
    s.resigned = seats & first_seats(s.seats);
    host.emit(kEveryone, {kResigned, s.resigned, 0, 0, 0, 0});
    const SeatMask left = first_seats(s.seats) & static_cast<SeatMask>(~s.resigned);
    if (left != 0)
      showdown(s, left, host);
    else
      s.window.close();
  }
  Scores scores(const State& s) const {
    Scores scores;
    if (s.winner == kNobody) return scores;
    for (Seat seat = 0; seat < s.seats; ++seat) {  // KP-7
      const int chips = chips_of(s, seat);
      scores.of[seat] -= chips;
      scores.of[s.winner] += chips;
    }
    return scores;
  }

  void redact(State& s, Seat reader) const {
    for (Seat seat = 0; seat < kMost; ++seat)
      if (seat != reader) s.cards[seat] = kNoCard;
  }
  // Every deal of the others' cards is equally likely, whatever they have bet.
  void guess(State& s, Seat, Host& host) const {
    unsigned left = deck(s);
    for (Seat seat = 0; seat < s.seats; ++seat) {
      if (s.shown[seat] != kNoCard) s.cards[seat] = s.shown[seat];
      if (s.cards[seat] != kNoCard) left &= ~(1u << s.cards[seat]);
    }
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (s.cards[seat] == kNoCard)
        s.cards[seat] =
            static_cast<std::uint8_t>(draw_card(left, std::popcount(left), kTable, host));
  }
  bool is_consistent(const State& s) const {
    if (s.seats < 2 || s.seats > kMost || s.turns >= 2 * s.seats) return false;
    unsigned left = deck(s);
    for (Seat seat = 0; seat < kMost; ++seat) {
      if (s.shown[seat] != kNoCard && s.shown[seat] != s.cards[seat]) return false;
      if (seat >= s.seats) {
        if (s.cards[seat] != kNoCard || holds(s.bets, seat)) return false;
        continue;
      }
      if (s.cards[seat] > s.seats || (left >> s.cards[seat] & 1) == 0) return false;
      left &= ~(1u << s.cards[seat]);
      // Who has bet had a turn since the first bet.
      const int turn = seat < s.first_bettor ? seat + s.seats : seat;
      if (holds(s.bets, seat) && turn >= s.turns) return false;
    }
    if ((s.bets == 0) != (s.first_bettor == kNobody)) return false;
    if (s.bets != 0 && !holds(s.bets, s.first_bettor)) return false;
    if (s.winner != kNobody && s.winner >= s.seats) return false;
    if (s.window.owing == 0) return true;
    return s.window.owing == only(static_cast<Seat>(s.turns % s.seats)) && s.turns < last_turn(s);
  }

  void write(const State&, Seat, Seat, const Choice& choice, Text& text) const {
    text << kMoves[choice.a];
  }
  Result<Line> read(const State&, Seat, std::string_view written, const Names&) const {
    for (std::uint16_t move = 0; move < 2; ++move)
      if (written == kMoves[move]) return Line{bid(move)};
    return Failure{quoted(written) + " is neither pass nor bet"};
  }
  void tell(const State&, Seat, const Event& event, Text& text) const {
    const std::string_view who = text.name(static_cast<Seat>(event.a));
    switch (event.kind) {
      case kDealt: text << who << " is dealt " << kCards[event.b]; break;
      case kPassed: text << who << " passes"; break;
      case kBet: text << who << " bets"; break;
      case kShown: text << who << " shows " << kCards[event.b]; break;
      case kWon: text << who << " takes the pot of " << event.b; break;
      case kResigned: tell_resigned(static_cast<SeatMask>(event.a), text); break;
      default: break;
    }
  }
  void draw(const State& s, Seat, Text& text) const {
    int pot = 0;
    for (Seat seat = 0; seat < s.seats; ++seat) pot += chips_of(s, seat);
    text << " pot " << pot << "\n\n";
    for (Seat seat = 0; seat < s.seats; ++seat) {
      const std::uint8_t card = s.shown[seat] != kNoCard ? s.shown[seat] : s.cards[seat];
      text << " " << text.name(seat) << ": card " << (card == kNoCard ? "?" : kCards[card]) << ", "
           << chips_of(s, seat) << (chips_of(s, seat) == 1 ? " chip in\n" : " chips in\n");
    }
  }

 private:
  static constexpr Choice bid(std::uint16_t move) { return {kBid, move, 0, 0}; }
  static constexpr unsigned deck(const State& s) { return (1u << (s.seats + 1)) - 1; }
  // KP-5: without a bet everybody has one turn; after one, everybody up to the first bettor a second.
  static constexpr int last_turn(const State& s) {
    return s.seats + (s.first_bettor == kNobody ? 0 : s.first_bettor);
  }
  static int chips_of(const State& s, Seat seat) {
    return holds(s.bets, seat) ? 2 : 1;
  }  // KP-1, KP-4

  // KP-6: the highest card among those who stayed takes the pot. Cards are laid open if two or more stayed.
  static void showdown(State& s, SeatMask stayed, Host& host) {
    int pot = 0;
    for (Seat seat = 0; seat < s.seats; ++seat) {
      pot += chips_of(s, seat);
      if (!holds(stayed, seat)) continue;
      if (s.winner == kNobody || s.cards[seat] > s.cards[s.winner]) s.winner = seat;
      if (count_seats(stayed) == 1) continue;
      s.shown[seat] = s.cards[seat];
      host.emit(kEveryone, {kShown, seat, s.cards[seat], 0, 0, 0});
    }
    s.window.close();
    host.emit(kEveryone, {kWon, s.winner, static_cast<std::uint16_t>(pot), 0, 0, 0});
  }
};

}  // namespace

const Game& kuhn_poker() {
  static const GameOf<KuhnPoker> kGame;
  return kGame;
}

}  // namespace turnwright
