// How a game begins (chapter 2).
#include <algorithm>

#include "games/crowdcontrol/camp.h"
#include "games/crowdcontrol/flow.h"
#include "games/crowdcontrol/known.h"
#include "games/crowdcontrol/options.h"
#include "games/crowdcontrol/rules.h"

namespace turnwright::crowdcontrol {
namespace {

constexpr std::string_view kRandomDeck = "random";

const Deck* find_deck(const Content& content, std::string_view name) {
  for (const Deck& deck : content.decks)
    if (deck.name == name) return &deck;
  return nullptr;
}

Constants constants_of(const Content& content, const Setup& setup) {
  Constants constants = content.constants;
  constants.max_copies = static_cast<int>(setup[kCopies]);
  return constants;
}

// A ready deck, unless the option `copies` may forbid it.
const Deck* ready_deck(const Content& content, const Setup& setup, std::string_view text) {
  if (setup[kCopies] < content.constants.max_copies) return nullptr;
  return find_deck(content, text);
}

// The name of a ready deck, or the list itself.
Result<Deck> deck_of(const Content& content, const Setup& setup, std::string_view text) {
  const Constants constants = constants_of(content, setup);
  if (const Deck* ready = ready_deck(content, setup, text)) return *ready;
  if (const Deck* ready = find_deck(content, text))
    return deck_from_text(content.set, constants, to_text(content.set, *ready));
  if (text.find(';') != text.npos) return deck_from_text(content.set, constants, text);
  std::vector<std::string_view> known{kRandomDeck};
  for (const Deck& deck : content.decks) known.push_back(deck.name);
  return Failure{"no deck is called " + quoted(text) + did_you_mean(text, known) +
                 "; a deck is the name of a ready one, \"random\", or a list like \"The Deep "
                 "Bramble; 3 Bramble Hog, 2 Cragfoot Bear, …\""};
}

void take_deck(const Content& content, State& s, Seat seat, const Deck& deck) {
  Camp& camp = s.camp[seat].now;
  for (Object& o : camp.objects) o.card = kNoCard;
  camp.objects[kHqSlot].card = deck.hq;
  camp.objects[kHqSlot].number = 1;
  camp.present = slot_bit(kHqSlot);
  FixedVec<DeckEntry, kMostDeckCards> entries{};
  for (const DeckEntry& entry : deck.cards) entries.push_back(entry);
  std::sort(entries.begin(), entries.end(), [&](const DeckEntry& a, const DeckEntry& b) {
    return content.code.cards[a.card].rank < content.code.cards[b.card].rank;
  });
  std::uint8_t n = 0;
  for (const DeckEntry& entry : entries)
    for (int k = 0; k < entry.count; ++k) s.row[seat][n++] = entry.card;
  s.row_size[seat] = camp.deck_size = n;
  std::fill(camp.where + n, camp.where + kRowMost, Where::kNowhere);
}

}  // namespace

Result<Done> CrowdControl::check_setup(const Setup& setup) const {
  for (std::size_t option : {kDeckOne, kDeckTwo}) {
    const std::string_view text = setup.text_of(option);
    if (text == kRandomDeck) {
      if (auto can = can_build_deck(content_->set, constants_of(*content_, setup)); !can)
        return Failure{can.error()};
    } else if (auto deck = deck_of(*content_, setup, text); !deck) {
      return Failure{deck.error()};
    }
  }
  return Done{};
}

std::vector<std::string> CrowdControl::ready_values(std::size_t option) const {
  std::vector<std::string> names;
  if (option == kDeckOne || option == kDeckTwo)
    for (const Deck& deck : content_->decks) names.push_back(deck.name);
  return names;
}

std::vector<std::string> CrowdControl::card_names() const {
  std::vector<std::string> names;
  for (const auto& card : content_->code.cards) names.push_back(card.name);
  return names;
}

// In a Commit a player acts at most 99 times (CC-75), each time with no more steps than a cost, eight targets and eight
// Discounts have; random play comes nowhere near.
Bounds CrowdControl::bounds(const Setup& setup) const {
  constexpr int kStepsOfLine = kMostActs * 60;
  return {static_cast<int>(setup[kTurns]) * kSeats * (kStepsOfLine + 1000), kStepsOfLine, -1, 1};
}

// What both players have before the first turn (CC-13, CC-16).
State CrowdControl::blank(const Setup& setup, Host& host) const {
  State s{};
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const std::string_view text = setup.text_of(seat == 0 ? kDeckOne : kDeckTwo);
    if (text == kRandomDeck) {
      take_deck(*content_, s, seat,
                random_deck(content_->set, constants_of(*content_, setup), host));
    } else if (const Deck* ready = ready_deck(*content_, setup, text)) {
      take_deck(*content_, s, seat, *ready);
    } else {
      auto deck = deck_of(*content_, setup, text);
      CHECK(deck.ok(), "a setup that was not checked");
      take_deck(*content_, s, seat, *deck);
    }
    s.camp[seat].now.growth = static_cast<std::uint16_t>(setup[kGrowth]);
    s.draft[seat].card = kNoCard;
  }
  s.turn = 1;
  s.turns = static_cast<std::uint8_t>(setup[kTurns]);
  s.arrival = static_cast<std::uint8_t>(setup[kArrival]);
  return s;
}

State CrowdControl::start(const Setup& setup, Host& host) const {
  State s = blank(setup, host);
  Play p{*content_, s, host};
  for (Seat seat = 0; seat < kSeats; ++seat)
    for (int n = 0; n < setup[kHand]; ++n) draw_card(p, seat);  // CC-14
  call(s, kTurnProcedure);
  play_on(*this, s, host);
  return s;
}

}  // namespace turnwright::crowdcontrol
