// Goofspiel. Rules GS-1 to GS-10 are in docs/rules/goofspiel.md.
#include <algorithm>
#include <cstdlib>

#include "engine/flow.h"
#include "engine/game_of.h"
#include "games/classics/bag.h"
#include "games/classics/classics.h"

namespace turnwright {
namespace {

struct Goofspiel {
  // One bit per card in a word, with room for a value that no hand can have: unknown.
  static constexpr int kMostCards = 62;
  static constexpr std::uint64_t kUnknownHand = ~std::uint64_t{0};
  static constexpr std::uint8_t kUnknownBid = 0xff;

  struct State {
    std::uint64_t
        hands[kMaxSeats];  // bit c-1 is card c; a card stays here until the bids are revealed
    std::uint64_t
        known[kMaxSeats];  // the hand as everybody knows it; kUnknownHand where bids stay secret
    std::uint64_t prizes;  // not yet turned up
    std::uint16_t points[kMaxSeats];
    std::uint8_t bids[kMaxSeats];           // laid face down in this round; 0: none yet
    std::uint8_t past_bids[2][kMostCards];  // by round, kept only where bids stay secret: a seat
    std::uint8_t past_winners[kMostCards];  //   knows its own and who won (a seat + 1; 0: a tie)
    std::uint8_t seats, cards, order, reveal, score;  // the options
    std::uint8_t round;                               // 0, 1, …
    std::uint8_t prize;                               // the card bid for; 0: none
    SeatMask resigned;
    Flow<1> flow;
  };

  enum : std::uint8_t { kTurnUp, kBidding, kAward };  // procedures
  enum : std::uint8_t { kBidWindow };
  enum : std::uint16_t { kBid };  // a: the card - 1
  enum : std::uint16_t { kNotInHand = kFirstGameReason };
  enum : std::uint16_t { kPrizeUp, kHasBid, kLaid, kRevealed, kAwarded, kEnded, kResigned };

  enum : std::size_t { kPlayers, kCards, kPrizes, kReveal, kScore };
  enum : std::uint8_t { kShuffled, kDescending, kAscending };
  enum : std::uint8_t { kRevealBids, kRevealWinner };
  enum : std::uint8_t { kWinOrLose, kPoints };
  static constexpr std::string_view kOrders[] = {"shuffled", "descending", "ascending"};
  static constexpr std::string_view kReveals[] = {"bids", "winner"};
  static constexpr std::string_view kScores[] = {"win", "points"};
  static constexpr Option kOptions[] = {
      {.name = "players", .help = "how many play", .standard = 2, .low = 2, .high = kMaxSeats},
      {.name = "cards",
       .help = "cards in each hand, and prizes",
       .standard = 13,
       .low = 1,
       .high = kMostCards},
      {.name = "prizes",
       .help = "the order in which prizes are turned up",
       .standard = 0,
       .words = kOrders},
      {.name = "reveal",
       .help = "what is shown after each round: the bids, or only who won",
       .standard = 0,
       .words = kReveals},
      {.name = "score",
       .help = "1, 0 or -1 for win, tie or loss; or the points won",
       .standard = 0,
       .words = kScores},
  };

  static constexpr std::string_view kValues[] = {
      "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10", "11", "12", "13",
      "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26",
      "27", "28", "29", "30", "31", "32", "33", "34", "35", "36", "37", "38", "39",
      "40", "41", "42", "43", "44", "45", "46", "47", "48", "49", "50", "51", "52",
      "53", "54", "55", "56", "57", "58", "59", "60", "61", "62"};
  static_assert(std::size(kValues) == kMostCards);

  static constexpr auto kFields = join(
      std::array{
          field<decltype(State::hands)>("hand", offsetof(State, hands))
              .for_each_seat()
              .seen_by(Sight::kOwner)
              .as_set(kValues)
              .unknown_as(kUnknownHand),
          field<decltype(State::known)>("known hand", offsetof(State, known))
              .for_each_seat()
              .as_set(kValues)
              .unknown_as(kUnknownHand),
          field<std::uint64_t>("prizes left", offsetof(State, prizes)).as_set(kValues),
          field<decltype(State::points)>("points", offsetof(State, points)).for_each_seat(),
          field<decltype(State::bids)>("bid", offsetof(State, bids))
              .for_each_seat()
              .seen_by(Sight::kOwner)
              .unknown_as(kUnknownBid),
          field<decltype(State::past_bids)>("past bids", offsetof(State, past_bids))
              .for_each_seat(kMostCards)
              .seen_by(Sight::kOwner)
              .unknown_as(kUnknownBid),
          field<decltype(State::past_winners)>("past winners", offsetof(State, past_winners)),
          field<std::uint8_t>("seats", offsetof(State, seats)),
          field<std::uint8_t>("cards", offsetof(State, cards)),
          field<std::uint8_t>("prize order", offsetof(State, order)).in_words(kOrders),
          field<std::uint8_t>("reveal", offsetof(State, reveal)).in_words(kReveals),
          field<std::uint8_t>("score", offsetof(State, score)).in_words(kScores),
          field<std::uint8_t>("round", offsetof(State, round)),
          field<std::uint8_t>("prize", offsetof(State, prize)),
          field<SeatMask>("resigned", offsetof(State, resigned)).as_seats(),
      },
      flow_fields<Flow<1>>(offsetof(State, flow)));
  static constexpr WindowText kWindows[] = {{"bid", "everybody bids in secret"}};
  static constexpr QuestionText kQuestions[] = {{"bid", "which card to bid"}};
  static constexpr NotationForm kNotation[] = {{"bid CARD", "bid 7", "lay this card face down"}};
  static constexpr ReasonText kReasons[] = {{"not-in-hand", "GS-4", "This card has been played."}};
  static constexpr About kAbout{
      .name = "goofspiel",
      .title = "Goofspiel",
      .summary = "Everybody bids a card in secret for the prize on the table.",
      .max_seats = kMaxSeats,
      .has_secrets = true,
      .options = kOptions,
      .fields = kFields,
      .windows = kWindows,
      .questions = kQuestions,
      .notation = kNotation,
      .reasons = kReasons,
  };

  Result<Done> check_setup(const Setup& setup) const {
    if (setup[kReveal] == kRevealWinner && setup[kPlayers] > 2)
      return Failure{"\"reveal = winner\" is for two players"};  // GS-6
    return Done{};
  }
  Bounds bounds(const Setup& setup) const {
    const int all = setup[kCards] * (setup[kCards] + 1) / 2;
    const bool points = setup[kScore] == kPoints;
    return {setup[kPlayers] * (setup[kCards] - 1), 1, points ? 0 : -1, points ? all : 1};
  }
  int seats(const State& s) const { return s.seats; }

  State start(const Setup& setup, Host& host) const {
    State s{};
    s.seats = static_cast<std::uint8_t>(setup[kPlayers]);
    s.cards = static_cast<std::uint8_t>(setup[kCards]);
    s.order = static_cast<std::uint8_t>(setup[kPrizes]);
    s.reveal = static_cast<std::uint8_t>(setup[kReveal]);
    s.score = static_cast<std::uint8_t>(setup[kScore]);
    for (Seat seat = 0; seat < s.seats; ++seat) {  // GS-2
      s.hands[seat] = all_cards(s);
      s.known[seat] = s.reveal == kRevealBids ? s.hands[seat] : kUnknownHand;
    }
    s.prizes = all_cards(s);
    s.flow.push({.procedure = kTurnUp, .step = 0, .seat = 0, .n = 0, .a = 0, .b = 0});
    play_on(s, host);
    return s;
  }
  Ask ask(const State& s) const { return s.flow.window.ask(); }
  Question question(const State&, Seat) const { return {kBidWindow, 0}; }

  Reason judge(const State& s, Seat seat, const Choice& choice) const {
    if (const Reason reason = owes(ask(s), seat); !reason.fine()) return reason;
    if (choice.a >= s.cards || choice != bid(choice.a)) return kNoSuchChoice;
    return (s.hands[seat] >> choice.a & 1) != 0 ? kFine : Reason{kNotInHand};
  }
  void choices(const State& s, Seat seat, ChoiceList& out) const {
    if (!holds(s.flow.window.owing, seat)) return;
    for (std::uint64_t left = s.hands[seat]; left != 0; left &= left - 1)
      out.add(bid(static_cast<std::uint16_t>(std::countr_zero(left))));
  }
  Choice usual(const State& s, Seat seat) const {
    return bid(static_cast<std::uint16_t>(std::countr_zero(s.hands[seat])));
  }
  void submit(State& s, Seat seat, const Choice& choice, Host& host) const {
    s.bids[seat] = static_cast<std::uint8_t>(choice.a + 1);
    host.emit(only(seat), {kLaid, seat, s.bids[seat], 0, 0, 0});
    host.emit(static_cast<SeatMask>(~only(seat)), {kHasBid, seat, 0, 0, 0, 0});
    if (s.flow.window.answered(seat)) play_on(s, host);
  }
  void resign(State& s, SeatMask seats, Host& host) const {  // GS-10
    s.resigned = seats & first_seats(s.seats);
    std::fill(std::begin(s.bids), std::end(s.bids), std::uint8_t{0});
    s.flow.end();
    host.emit(kEveryone, {kResigned, s.resigned, 0, 0, 0, 0});
  }
  Scores scores(const State& s) const {  // GS-9
    Scores scores;
    int best = -1, sharing = 0;
    for (Seat seat = 0; seat < s.seats; ++seat) {
      const int points = standing(s, seat);
      if (points > best) sharing = 0;
      best = std::max(best, points);
      sharing += points == best ? 1 : 0;
    }
    for (Seat seat = 0; seat < s.seats; ++seat) {
      const int points = standing(s, seat);
      if (s.score == kPoints)
        scores.of[seat] = std::max(points, 0);
      else if (sharing < s.seats && s.flow.depth == 0)
        scores.of[seat] = points == best ? 1 : -1;
    }
    return scores;
  }

  // What a seat remembers: its own bids, and who won each round. That a bid is laid is public (GS-4).
  void redact(State& s, Seat reader) const {
    for (Seat seat = 0; seat < s.seats; ++seat) {
      if (seat == reader) continue;
      s.hands[seat] = kUnknownHand;
      if (s.bids[seat] != 0) s.bids[seat] = kUnknownBid;
      if (s.reveal == kRevealWinner) std::fill_n(s.past_bids[seat], s.round, kUnknownBid);
    }
  }
  void guess(State& s, Seat reader, Host& host) const {
    for (Seat seat = 0; seat < s.seats; ++seat) {
      if (seat == reader) continue;
      if (s.reveal == kRevealWinner) {
        guess_past_bids(s, seat, host);
      } else {
        s.hands[seat] = s.known[seat];
      }
      if (s.bids[seat] != kUnknownBid) continue;
      std::uint64_t hand = s.hands[seat];
      s.bids[seat] =
          static_cast<std::uint8_t>(draw_card(hand, s.cards - s.round, kTable, host) + 1);
    }
  }
  bool is_consistent(const State& s) const {
    if (s.seats < 2 || s.seats > kMaxSeats || s.cards < 1 || s.cards > kMostCards) return false;
    if (s.order > kAscending || s.reveal > kRevealWinner || s.score > kPoints) return false;
    if (s.reveal == kRevealWinner && s.seats != 2) return false;
    if ((s.prizes & ~all_cards(s)) != 0) return false;
    if (s.round > s.cards || s.flow.depth > 1) return false;
    if ((s.flow.depth == 1) != s.flow.window.open()) return false;
    if (s.flow.depth == 1 && s.flow.frames[0].procedure != kAward) return false;
    if (s.flow.window.open() &&
        (s.prize == 0 || s.prize > s.cards || (s.prizes & bit(s.prize)) != 0 ||
         std::popcount(s.prizes) != s.cards - s.round - 1))
      return false;
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (!is_consistent_seat(s, seat)) return false;
    return true;
  }

  void write(const State&, Seat reader, Seat by, const Choice& choice, Text& text) const {
    text << "bid ";
    if (reader == by)
      text << choice.a + 1;
    else
      text << "a card";  // until the bids are revealed
  }
  Result<Line> read(const State&, Seat, std::string_view written, const Names&) const {
    const auto card = to_number(after_word(written, "bid").value_or(""));
    if (card && *card >= 1 && *card <= kMostCards)
      return Line{bid(static_cast<std::uint16_t>(*card - 1))};
    return Failure{quoted(written) + " is not a bid; a bid is written like \"bid 7\""};
  }
  void tell(const State&, Seat, const Event& event, Text& text) const {
    const std::string_view who = text.name(static_cast<Seat>(event.a));
    switch (event.kind) {
      case kPrizeUp: text << "The prize is " << event.a; break;
      case kLaid: text << who << " bids " << event.b; break;
      case kHasBid: text << who << " has bid"; break;
      case kRevealed: text << who << " has bid " << event.b; break;
      case kAwarded:
        if (event.a == kNobody)
          text << "A tie: nobody gets the " << event.b;
        else
          text << who << " wins the " << event.b;
        break;
      case kEnded: text << "All cards are played"; break;
      case kResigned: tell_resigned(static_cast<SeatMask>(event.a), text); break;
      default: break;
    }
  }
  void draw(const State& s, Seat, Text& text) const {
    text << " round " << std::min(s.round + 1, int{s.cards}) << " of " << s.cards;
    if (s.flow.window.open()) text << ", prize " << s.prize;
    text << "\n prizes left: ";
    draw_set(s.prizes, text);
    text << "\n\n";
    for (Seat seat = 0; seat < s.seats; ++seat) {
      text << " " << text.name(seat) << ": " << s.points[seat] << " points, hand ";
      draw_set(s.hands[seat] != kUnknownHand ? s.hands[seat] : s.known[seat], text);
      if (s.bids[seat] == kUnknownBid)
        text << ", has bid";
      else if (s.bids[seat] != 0)
        text << ", bids " << s.bids[seat];
      text << '\n';
    }
  }

  // Hints: points count, a card kept is worth something, and a bid is best near the value of the prize.
  std::int32_t evaluate(const State& s, Seat seat) const {
    int others = 0, kept = 0;
    for (Seat other = 0; other < s.seats; ++other)
      if (other != seat) others = std::max(others, int{s.points[other]});
    for (std::uint64_t left = s.hands[seat]; left != 0; left &= left - 1)
      kept += std::countr_zero(left) + 1;
    const int waste = s.bids[seat] != 0 ? std::abs(s.bids[seat] - s.prize) : 0;
    return 100 * (s.points[seat] - others) + 60 * kept - waste;
  }

  // The procedures of a round; kProcedures below has them in playing order.
  void play_on(State& s, Host& host) const;

  static void turn_up(const Goofspiel&, State& s, Frame& f, Host& host) {
    if (s.round == s.cards) {  // GS-8
      s.flow.end();
      host.emit(kEveryone, {kEnded, 0, 0, 0, 0, 0});
      return;
    }
    s.prize = static_cast<std::uint8_t>(next_prize(s, host));
    host.emit(kEveryone, {kPrizeUp, s.prize, 0, 0, 0, 0});
    f.procedure = kBidding;
  }

  static void bidding(const Goofspiel&, State& s, Frame& f, Host&) {
    f.procedure = kAward;
    if (s.round + 1 < s.cards) return s.flow.window.open_secret(kBidWindow, first_seats(s.seats));
    for (Seat seat = 0; seat < s.seats; ++seat)  // GS-7: the last card plays itself
      s.bids[seat] = static_cast<std::uint8_t>(std::countr_zero(s.hands[seat]) + 1);
  }

  static void award(const Goofspiel&, State& s, Frame& f, Host& host) {
    int best = 0;
    Seat winner = kNobody;
    for (Seat seat = 0; seat < s.seats; ++seat) {  // GS-5
      if (s.bids[seat] == best) winner = kNobody;
      if (s.bids[seat] > best) {
        best = s.bids[seat];
        winner = seat;
      }
    }
    if (winner != kNobody)
      s.points[winner] = static_cast<std::uint16_t>(s.points[winner] + s.prize);
    for (Seat seat = 0; seat < s.seats; ++seat) {
      s.hands[seat] &= ~bit(s.bids[seat]);
      if (s.reveal == kRevealBids) {
        s.known[seat] = s.hands[seat];
        host.emit(kEveryone, {kRevealed, seat, s.bids[seat], 0, 0, 0});
      } else {  // GS-6
        s.past_bids[seat][s.round] = s.bids[seat];
        s.past_winners[s.round] = static_cast<std::uint8_t>(winner == kNobody ? 0 : winner + 1);
      }
      s.bids[seat] = 0;
    }
    host.emit(kEveryone, {kAwarded, winner, s.prize, 0, 0, 0});
    s.prize = 0;
    ++s.round;
    f.procedure = kTurnUp;
  }

 private:
  static constexpr Choice bid(std::uint16_t card) { return {kBid, card, 0, 0}; }
  static constexpr std::uint64_t bit(int card) {
    DCHECK(card >= 1 && card <= kMostCards, "no such card");
    return std::uint64_t{1} << (card - 1);
  }
  static constexpr std::uint64_t all_cards(const State& s) {
    return (std::uint64_t{1} << s.cards) - 1;
  }
  static constexpr int standing(const State& s, Seat seat) {
    return holds(s.resigned, seat) ? -1 : s.points[seat];
  }

  static int next_prize(State& s, Host& host) {  // GS-3
    if (s.order == kShuffled) return draw_card(s.prizes, s.cards - s.round, kTable, host) + 1;
    const int card =
        s.order == kDescending ? std::bit_width(s.prizes) : std::countr_zero(s.prizes) + 1;
    s.prizes &= ~bit(card);
    return card;
  }

  // Whether `card` in `round` fits what is known to have won against the other seat's bid.
  static bool fits(const State& s, Seat seat, int round, int card) {
    if (round >= s.round) return true;
    const int other = s.past_bids[1 - seat][round];
    const int winner = s.past_winners[round];
    return winner == 0 ? card == other : (winner == seat + 1 ? card > other : card < other);
  }

  // The other player's bids, when only the winners are known: all histories that fit are equally likely.
  // Begin with one of them and swap cards at random, keeping what fits.
  static void guess_past_bids(State& s, Seat seat, Host& host) {
    const int cards = s.cards;
    std::uint8_t played[kMostCards] = {};  // by round; behind the last round, the hand
    std::uint64_t left = all_cards(s);
    const std::uint8_t* other = s.past_bids[1 - seat];
    for (int round = 0; round < s.round; ++round)  // a tie leaves no doubt
      if (s.past_winners[round] == 0) left &= ~bit(played[round] = other[round]);
    // Against the other's lowest bids lose with the lowest cards, against the highest win with the highest:
    // if any history fits, this one does.
    for (int value = 1; value <= cards; ++value)
      for (int round = 0; round < s.round; ++round)
        if (other[round] == value && s.past_winners[round] == 2 - seat)
          left &= ~bit(played[round] = static_cast<std::uint8_t>(std::countr_zero(left) + 1));
    for (int value = cards; value >= 1; --value)
      for (int round = 0; round < s.round; ++round)
        if (other[round] == value && s.past_winners[round] == seat + 1)
          left &= ~bit(played[round] = static_cast<std::uint8_t>(std::bit_width(left)));
    for (int place = s.round; place < cards; ++place, left &= left - 1)
      played[place] = static_cast<std::uint8_t>(std::countr_zero(left) + 1);

    for (int swaps = s.round == 0 ? 0 : 40 * cards; swaps > 0; --swaps) {
      const auto a = host.roll(kTable, static_cast<std::uint32_t>(cards));
      const auto b = host.roll(kTable, static_cast<std::uint32_t>(cards));
      if (fits(s, seat, static_cast<int>(a), played[b]) &&
          fits(s, seat, static_cast<int>(b), played[a]))
        std::swap(played[a], played[b]);
    }
    s.hands[seat] = 0;
    for (int place = s.round; place < cards; ++place) s.hands[seat] |= bit(played[place]);
    std::copy_n(played, s.round, s.past_bids[seat]);
  }

  static bool is_consistent_seat(const State& s, Seat seat) {
    const std::uint64_t hand = s.hands[seat];
    if ((hand & ~all_cards(s)) != 0 || std::popcount(hand) != s.cards - s.round) return false;
    if (s.bids[seat] != 0 && (s.bids[seat] > s.cards || (hand & bit(s.bids[seat])) == 0))
      return false;
    if (s.flow.window.open() && holds(s.flow.window.owing, seat) != (s.bids[seat] == 0))
      return false;
    if (s.reveal == kRevealBids) return s.known[seat] == hand;
    std::uint64_t played = 0;
    for (int round = 0; round < s.round; ++round) {
      const int card = s.past_bids[seat][round];
      if (card < 1 || card > s.cards || !fits(s, seat, round, card)) return false;
      played |= bit(card);
    }
    return played == (all_cards(s) & ~hand);
  }

  static void draw_set(std::uint64_t cards, Text& text) {
    if (cards == kUnknownHand) {
      text << "unknown";
      return;
    }
    if (cards == 0) text << "none";
    for (std::uint64_t left = cards; left != 0; left &= left - 1)
      text << (left != cards ? " " : "") << std::countr_zero(left) + 1;
  }
};

constexpr Procedure<Goofspiel> kProcedures[] = {
    {"turn up", "GS-3", Goofspiel::turn_up},
    {"bidding", "GS-4", Goofspiel::bidding},
    {"award", "GS-5", Goofspiel::award},
};

void Goofspiel::play_on(State& s, Host& host) const { settle(*this, s, kProcedures, host); }

}  // namespace

const Game& goofspiel() {
  static const GameOf<Goofspiel> kGame;
  return kGame;
}

}  // namespace turnwright
