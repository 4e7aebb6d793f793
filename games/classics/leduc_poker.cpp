// Leduc poker. Rules LP-1 to LP-9 are in docs/rules/leduc_poker.md.
#include <algorithm>

#include "engine/flow.h"
#include "engine/game_of.h"
#include "games/classics/bag.h"
#include "games/classics/classics.h"

namespace turnwright {
namespace {

struct LeducPoker {
  static constexpr std::uint8_t kNoCard = 0xff;
  static constexpr unsigned kDeck = 0x3f;
  static constexpr int kMostRaises = 2;              // LP-5
  static constexpr int kRaise[] = {2, 4};            // LP-5, by round
  static constexpr std::uint8_t kEverythingIn = 13;  // 1 + 2 × 2 + 2 × 4: LP-1, LP-5

  struct State {
    std::uint8_t cards[2];     // the owner's secret; a card's rank is card / 2
    std::uint8_t shown[2];     // laid open at the showdown; kNoCard before
    std::uint8_t public_card;  // kNoCard before the second round
    std::uint8_t round;        // 0, 1
    std::uint8_t chips[2];     // put in so far
    std::uint8_t raises;       // in this round
    std::uint8_t calls;        // in a row since the last raise
    Flow<1> flow;
    std::int8_t result;  // what seat 0 has won, once the game is over
    SeatMask folded;     // gave up, or resigned
  };

  enum : std::uint8_t { kDeal, kBetting, kPublicCard, kShowdown };  // procedures
  enum : std::uint8_t { kTurn };
  enum : std::uint16_t { kBid };  // a: 0 fold, 1 call, 2 raise
  enum : std::uint16_t { kNothingToFold = kFirstGameReason, kNoMoreRaises };
  enum : std::uint16_t { kDealt, kFolded, kCalled, kRaised, kTurnedUp, kShown, kTook, kResigned };

  static constexpr std::string_view kCards[] = {"J1", "J2", "Q1", "Q2", "K1", "K2"};
  static constexpr std::string_view kMoves[] = {"fold", "call", "raise"};

  static constexpr auto kFields = join(
      std::array{
          field<decltype(State::cards)>("card", offsetof(State, cards))
              .for_each_seat()
              .seen_by(Sight::kOwner)
              .in_words(kCards)
              .unknown_as(kNoCard),
          field<decltype(State::shown)>("shown", offsetof(State, shown))
              .for_each_seat()
              .in_words(kCards)
              .unknown_as(kNoCard),
          field<std::uint8_t>("public card", offsetof(State, public_card))
              .in_words(kCards)
              .unknown_as(kNoCard),
          field<std::uint8_t>("round", offsetof(State, round)),
          field<decltype(State::chips)>("chips", offsetof(State, chips)).for_each_seat(),
          field<std::uint8_t>("raises", offsetof(State, raises)),
          field<std::uint8_t>("calls", offsetof(State, calls)),
      },
      flow_fields<Flow<1>>(offsetof(State, flow)),
      std::array{
          field<std::int8_t>("result", offsetof(State, result)),
          field<SeatMask>("folded", offsetof(State, folded)).as_seats(),
      });
  static constexpr WindowText kWindows[] = {{"turn", "a player folds, calls or raises"}};
  static constexpr QuestionText kQuestions[] = {{"turn", "fold, call or raise"}};
  static constexpr NotationForm kNotation[] = {
      {"fold", "fold", "give up the pot"},
      {"call", "call", "put in as much as the other; a check if that is nothing"},
      {"raise", "raise", "call, and put in 2 chips more (4 in the second round)"}};
  static constexpr ReasonText kReasons[] = {
      {"nothing-to-fold", "LP-4", "There is no raise to give up to: call instead."},
      {"no-more-raises", "LP-5", "This round has seen its two raises."}};
  static constexpr About kAbout{
      .name = "leduc_poker",
      .title = "Leduc poker",
      .summary = "Six cards, two rounds of betting, a pair with the public card wins.",
      .has_secrets = true,
      .common_deck = true,
      .fields = kFields,
      .windows = kWindows,
      .questions = kQuestions,
      .notation = kNotation,
      .reasons = kReasons,
  };

  Result<Done> check_setup(const Setup&) const { return Done{}; }
  Bounds bounds(const Setup&) const { return {8, 1, -kEverythingIn, kEverythingIn}; }
  int seats(const State&) const { return 2; }

  State start(const Setup&, Host& host) const {
    State s{};
    s.cards[0] = s.cards[1] = s.shown[0] = s.shown[1] = s.public_card = kNoCard;
    s.chips[0] = s.chips[1] = 1;  // LP-1
    s.flow.push({.procedure = kDeal, .step = 0, .seat = 0, .n = 0, .a = 0, .b = 0});
    play_on(s, host);
    return s;
  }
  Ask ask(const State& s) const { return s.flow.window.ask(); }
  Question question(const State&, Seat) const { return {kTurn, 0}; }

  Reason judge(const State& s, Seat seat, const Choice& choice) const {
    if (const Reason reason = owes(ask(s), seat); !reason.fine()) return reason;
    if (choice.a > 2 || choice != bid(choice.a)) return kNoSuchChoice;
    if (choice.a == 0 && !may_fold(s, seat)) return {kNothingToFold};
    if (choice.a == 2 && s.raises == kMostRaises) return {kNoMoreRaises};
    return kFine;
  }
  void choices(const State& s, Seat seat, ChoiceList& out) const {
    if (!holds(s.flow.window.owing, seat)) return;
    if (may_fold(s, seat)) out.add(bid(0));
    out.add(bid(1));
    if (s.raises < kMostRaises) out.add(bid(2));
  }
  Choice usual(const State& s, Seat seat) const { return bid(may_fold(s, seat) ? 0 : 1); }
  void submit(State& s, Seat seat, const Choice& choice, Host& host) const {
    switch (choice.a) {
      case 0:  // LP-4
        s.folded = only(seat);
        host.emit(kEveryone, {kFolded, seat, 0, 0, 0, 0});
        break;
      case 1:  // LP-4
        s.chips[seat] = std::max(s.chips[0], s.chips[1]);
        ++s.calls;
        host.emit(kEveryone, {kCalled, seat, 0, 0, 0, 0});
        break;
      default:  // LP-5
        s.chips[seat] =
            static_cast<std::uint8_t>(std::max(s.chips[0], s.chips[1]) + kRaise[s.round]);
        ++s.raises;
        s.calls = 0;
        host.emit(kEveryone, {kRaised, seat, s.chips[seat], 0, 0, 0});
    }
    s.flow.window.close();
    play_on(s, host);
  }
  void resign(State& s, SeatMask seats, Host& host) const {  // LP-9
    s.folded = seats & first_seats(2);
    host.emit(kEveryone, {kResigned, s.folded, 0, 0, 0, 0});
    s.flow.window.close();
    s.flow.top().procedure = kShowdown;
    play_on(s, host);
  }
  Scores scores(const State& s) const { return {{s.result, -s.result}}; }

  void redact(State& s, Seat reader) const {
    for (Seat seat = 0; seat < 2; ++seat)
      if (seat != reader) s.cards[seat] = kNoCard;
  }
  // Every card that is left is equally likely, whatever its holder has bet.
  void guess(State& s, Seat, Host& host) const {
    unsigned left = kDeck;
    if (s.public_card != kNoCard) left &= ~(1u << s.public_card);
    for (Seat seat = 0; seat < 2; ++seat) {
      if (s.shown[seat] != kNoCard) s.cards[seat] = s.shown[seat];
      if (s.cards[seat] != kNoCard) left &= ~(1u << s.cards[seat]);
    }
    for (Seat seat = 0; seat < 2; ++seat)
      if (s.cards[seat] == kNoCard)
        s.cards[seat] =
            static_cast<std::uint8_t>(draw_card(left, std::popcount(left), kTable, host));
  }
  bool is_consistent(const State& s) const {
    if (s.cards[0] > 5 || s.cards[1] > 5 || s.cards[0] == s.cards[1]) return false;
    if (s.public_card == s.cards[0] || s.public_card == s.cards[1]) return false;
    if (s.public_card > 5 && s.public_card != kNoCard) return false;
    for (Seat seat = 0; seat < 2; ++seat) {
      if (s.chips[seat] < 1 || s.chips[seat] > kEverythingIn) return false;
      if (s.shown[seat] != kNoCard && s.shown[seat] != s.cards[seat]) return false;
    }
    if (s.flow.depth > 1 || (s.flow.window.owing != 0) != (s.flow.depth == 1)) return false;
    return s.round <= 1 && s.raises <= kMostRaises && s.calls <= 2 &&
           (s.round == 1) == (s.public_card != kNoCard) &&
           (s.flow.depth == 0 || is_consistent_turn(s));
  }

  void write(const State&, Seat, Seat, const Choice& choice, Text& text) const {
    text << kMoves[choice.a];
  }
  Result<Line> read(const State&, Seat, std::string_view written, const Names&) const {
    for (std::uint16_t move = 0; move < 3; ++move)
      if (written == kMoves[move]) return Line{bid(move)};
    return Failure{quoted(written) + " is none of fold, call and raise"};
  }
  void tell(const State&, Seat, const Event& event, Text& text) const {
    const std::string_view who = text.name(static_cast<Seat>(event.a));
    switch (event.kind) {
      case kDealt: text << who << " is dealt " << kCards[event.b]; break;
      case kFolded: text << who << " folds"; break;
      case kCalled: text << who << " calls"; break;
      case kRaised: text << who << " raises to " << event.b; break;
      case kTurnedUp: text << "The public card is " << kCards[event.a]; break;
      case kShown: text << who << " shows " << kCards[event.b]; break;
      case kTook:
        if (event.a == kNobody)
          text << "The pot of " << event.b << " is shared";
        else
          text << who << " takes the pot of " << event.b;
        break;
      case kResigned: tell_resigned(static_cast<SeatMask>(event.a), text); break;
      default: break;
    }
  }
  void draw(const State& s, Seat, Text& text) const {
    text << " round " << s.round + 1 << ", public card " << card_text(s.public_card) << ", pot "
         << s.chips[0] + s.chips[1] << "\n\n";
    for (Seat seat = 0; seat < 2; ++seat)
      text << " " << text.name(seat) << ": card "
           << card_text(s.shown[seat] != kNoCard ? s.shown[seat] : s.cards[seat]) << ", "
           << s.chips[seat] << (s.chips[seat] == 1 ? " chip in\n" : " chips in\n");
  }

  // The procedures of a hand; kProcedures below has them in playing order.
  void play_on(State& s, Host& host) const;

  static void deal(const LeducPoker&, State& s, Frame& f, Host& host) {
    unsigned left = kDeck;
    for (Seat seat = 0; seat < 2; ++seat) {
      s.cards[seat] = static_cast<std::uint8_t>(draw_card(left, 6 - seat, seat, host));
      host.emit(only(seat), {kDealt, seat, s.cards[seat], 0, 0, 0});
    }
    f.procedure = kBetting;
  }

  static void betting(const LeducPoker&, State& s, Frame& f, Host&) {
    if (s.folded != 0) {  // LP-4
      f.procedure = kShowdown;
    } else if (s.calls == (s.raises == 0 ? 2 : 1)) {  // LP-6
      f.procedure = s.round == 0 ? kPublicCard : kShowdown;
    } else {
      s.flow.window.open_one(kTurn, f.seat);
      f.seat = static_cast<Seat>(1 - f.seat);
    }
  }

  static void turn_up(const LeducPoker&, State& s, Frame& f, Host& host) {
    unsigned left = kDeck & ~(1u << s.cards[0]) & ~(1u << s.cards[1]);
    s.public_card = static_cast<std::uint8_t>(draw_card(left, 4, kTable, host));
    host.emit(kEveryone, {kTurnedUp, s.public_card, 0, 0, 0, 0});
    s.round = 1;
    s.raises = s.calls = 0;
    f.procedure = kBetting;
    f.seat = 0;
  }

  static void showdown(const LeducPoker&, State& s, Frame&, Host& host) {
    int lead = (holds(s.folded, 1) ? 1 : 0) - (holds(s.folded, 0) ? 1 : 0);
    if (s.folded == 0) {
      lead = strength(s, 0) - strength(s, 1);
      for (Seat seat = 0; seat < 2; ++seat) {
        s.shown[seat] = s.cards[seat];
        host.emit(kEveryone, {kShown, seat, s.cards[seat], 0, 0, 0});
      }
    }
    s.result = static_cast<std::int8_t>(lead > 0 ? s.chips[1] : lead < 0 ? -s.chips[0] : 0);
    const Seat winner = lead > 0 ? Seat{0} : lead < 0 ? Seat{1} : kNobody;
    const auto pot = static_cast<std::uint16_t>(s.chips[0] + s.chips[1]);
    host.emit(kEveryone, {kTook, winner, pot, 0, 0, 0});
    s.flow.end();
  }

 private:
  static constexpr Choice bid(std::uint16_t move) { return {kBid, move, 0, 0}; }
  static constexpr std::string_view card_text(std::uint8_t card) {
    return card == kNoCard ? "?" : kCards[card];
  }
  // While somebody is asked: the chips are what the raises of this round and the one before put in.
  static bool is_consistent_turn(const State& s) {
    const SeatMask owing = s.flow.window.owing;
    if (owing != only(0) && owing != only(1)) return false;
    const Seat asked = lowest(owing);
    const Frame& f = s.flow.frames[0];
    if (f.procedure != kBetting || f.seat != 1 - asked || s.folded != 0) return false;
    const int low = s.chips[asked], high = s.chips[1 - asked];
    const int before = high - s.raises * kRaise[s.round];
    if (before != 1 && (s.round == 0 || (before != 3 && before != 5))) return false;
    return s.raises == 0 ? low == high && s.calls == asked
                         : low == high - kRaise[s.round] && s.calls == 0;
  }
  static constexpr bool may_fold(const State& s, Seat seat) {  // LP-4
    return s.chips[seat] < s.chips[1 - seat];
  }
  static constexpr int strength(const State& s, Seat seat) {  // LP-8
    const int rank = s.cards[seat] / 2;
    return rank == s.public_card / 2 ? 10 + rank : rank;
  }
};

constexpr Procedure<LeducPoker> kProcedures[] = {
    {"deal", "LP-2", LeducPoker::deal},
    {"betting", "LP-3", LeducPoker::betting},
    {"public card", "LP-7", LeducPoker::turn_up},
    {"showdown", "LP-8", LeducPoker::showdown},
};

void LeducPoker::play_on(State& s, Host& host) const { settle(*this, s, kProcedures, host); }

}  // namespace

const Game& leduc_poker() {
  static const GameOf<LeducPoker> kGame;
  return kGame;
}

}  // namespace turnwright
