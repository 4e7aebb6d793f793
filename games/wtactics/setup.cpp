// How a game begins (chapter 2).
#include <algorithm>

#include "games/wtactics/flow.h"
#include "games/wtactics/options.h"
#include "games/wtactics/phases.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/rules.h"
#include "games/wtactics/table.h"

namespace turnwright::wtactics {
namespace {

constexpr std::string_view kRandomDeck = "random";

const Deck* find_deck(const Content& content, std::string_view name) {
  for (const Deck& deck : content.decks)
    if (deck.name == name) return &deck;
  return nullptr;
}

// The name of a ready deck, "random", or the list itself.
Result<Deck> deck_of(const Content& content, std::string_view text) {
  if (const Deck* ready = find_deck(content, text)) return *ready;
  if (text.find_first_of("0123456789") == 0)
    return deck_from_text(content.set, content.constants, text);
  std::vector<std::string_view> known{kRandomDeck};
  for (const Deck& deck : content.decks) known.push_back(deck.name);
  return Failure{"no deck is called " + quoted(text) + did_you_mean(text, known) +
                 "; a deck is the name of a ready one, \"random\", or a list like \"4 Cinder "
                 "Runner, 4 Torch Carrier, …\""};
}

void take_deck(const Content& content, State& s, Seat seat, const Deck& deck) {
  std::uint8_t n = 0;
  for (const DeckEntry& entry : deck.cards)
    for (int k = 0; k < entry.count; ++k) s.list[seat][n++] = entry.card;
  s.list_size[seat] = s.deck_size[seat] = n;
  note_types(content, s, seat);
  std::copy(deck.quests.begin(), deck.quests.end(), s.quest_list[seat]);
  s.quest_list_size[seat] = static_cast<std::uint8_t>(deck.quests.size());
  s.quests_in[seat] = static_cast<std::uint16_t>((1u << deck.quests.size()) - 1);
  std::fill(s.copies[seat] + n, s.copies[seat] + kListMost, kNoCopy);
  for (std::size_t faction = 0; faction < content.set.factions.size(); ++faction)  // WT-107
    s.loyalty[seat][faction] =
        static_cast<std::uint8_t>(loyalty_of(content.set, deck, static_cast<int>(faction)));
}

}  // namespace

Result<Done> Wtactics::check_setup(const Setup& setup) const {
  for (std::size_t option : {kDeckOne, kDeckTwo}) {
    const std::string_view text = setup.text_of(option);
    if (text == kRandomDeck) continue;
    if (auto deck = deck_of(*content_, text); !deck) return Failure{deck.error()};
  }
  return Done{};
}

std::vector<std::string> Wtactics::ready_values(std::size_t option) const {
  std::vector<std::string> names;
  if (option == kDeckOne || option == kDeckTwo)
    for (const Deck& deck : content_->decks) names.push_back(deck.name);
  return names;
}

std::vector<std::string> Wtactics::card_names() const {
  std::vector<std::string> names;
  for (const auto& card : content_->code.cards) names.push_back(card.name);
  return names;
}

// A turn lasts as long as gold, cards and unmarked creatures do, and a game as long as the decks (WT-16); these are bounds that
// random play does not come near.
Bounds Wtactics::bounds(const Setup&) const { return {200'000, 128, -1, 1}; }

// What both players have before the first turn: decks, scores, nothing in play (WT-26, WT-37, WT-38).
State Wtactics::blank(const Setup& setup, Host& host) const {
  State s{};
  const Constants& constants = content_->constants;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const std::string_view text = setup.text_of(seat == 0 ? kDeckOne : kDeckTwo);
    if (text == kRandomDeck) {
      take_deck(*content_, s, seat, random_deck(content_->set, constants, host));
    } else if (const Deck* ready = find_deck(*content_, text)) {
      take_deck(*content_, s, seat, *ready);
    } else {
      auto deck = deck_of(*content_, text);
      CHECK(deck.ok(), "a setup that was not checked");
      take_deck(*content_, s, seat, *deck);
    }
    s.influence[seat] = static_cast<std::int16_t>(
        setup[kInfluence] != 0 ? setup[kInfluence] : constants.start_influence);
  }
  // The cap is the Influence at the start, if there is one.
  const bool other_start = setup[kInfluence] != 0 && constants.influence_cap != 0;
  s.influence_cap =
      static_cast<std::int16_t>(other_start ? setup[kInfluence] : constants.influence_cap);
  s.round = 1;
  s.moved_from = kNoFront;
  s.combat = kNoSlot;
  s.picker = kNobody;
  s.looked_at = kNoQuest;
  for (Offer& offer : s.offers) {
    offer.quest = kNoQuest;
    offer.winner = kNobody;
  }
  return s;
}

State Wtactics::start(const Setup& setup, Host& host) const {
  State s = blank(setup, host);
  Play p{*content_, s, host};
  s.starter = s.active = static_cast<Seat>(host.roll(kTable, kSeats));  // WT-27
  tell_all(p, kToldStarter, s.starter);
  call(s, kTurn);
  call(s, kBeforeTheGame);
  play_on(*this, s, host);
  return s;
}

}  // namespace turnwright::wtactics
