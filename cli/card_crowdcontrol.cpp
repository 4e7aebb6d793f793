#include <fmt/core.h>

#include "cli/card.h"
#include "cli/frame.h"
#include "games/crowdcontrol/cards.h"

namespace turnwright::cli {

using crowdcontrol::Card;
using crowdcontrol::CardSet;
using crowdcontrol::CardType;
using crowdcontrol::ExtraCost;

namespace {

std::string cost(const Card& card) {
  if (card.is_token) return "token";
  if (card.type == CardType::kHq) return fmt::format("Delay {}", card.delay);
  constexpr std::string_view kExtra[] = {"", "sacrifice", "discard", "void"};
  if (card.extra.is == ExtraCost::Is::kNothing) return fmt::format("({})", card.cost);
  return fmt::format("({}, {} {})", card.cost, kExtra[static_cast<std::size_t>(card.extra.is)],
                     card.extra.n);
}

std::string stats(const Card& card) {
  if (card.type == CardType::kAction) return {};
  if (card.is_x) return "X/X";
  if (card.type == CardType::kEntity) return fmt::format("{}/{}", card.attack, card.health);
  return fmt::format("Health {}", card.health);
}

std::string drawn(const CardSet& set, const Card& card, bool formula) {
  Frame frame;
  frame.edge("┌", "┐");
  frame.line(card.name, cost(card));
  frame.line(card.classes == crowdcontrol::kAnyClass ? "any class"
                                                     : crowdcontrol::class_names(card.classes),
             card.rarity ? crowdcontrol::kRarities[static_cast<std::size_t>(*card.rarity)] : "");
  frame.edge("├", "┤");
  std::string type(crowdcontrol::kCardTypes[static_cast<std::size_t>(card.type)]);
  for (std::size_t i = 0; i < card.tags.size(); ++i)
    type += (i == 0 ? " – " : " ") + set.tags[card.tags[i]];
  frame.line(type);
  if (!card.abilities.empty()) frame.line("");
  frame.sentences(set.language(), card.abilities, formula);
  if (!card.flavour.empty()) frame.paragraph(card.flavour);
  frame.line("");
  frame.line(card.number, stats(card));
  frame.edge("└", "┘");
  return frame.text();
}

}  // namespace

CardGame crowdcontrol_cards() {
  CardGame game{"crowdcontrol", {}, nullptr, nullptr};
  for (const Card& card : crowdcontrol::shipped_cards().cards) game.names.push_back(card.name);
  game.drawn = [](std::string_view name, bool formula) {
    const CardSet& set = crowdcontrol::shipped_cards();
    const Card* card = set.find_card(name);
    return card ? drawn(set, *card, formula) : std::string();
  };
  game.phrases = [] { return crowdcontrol::phrase_reference(crowdcontrol::shipped_cards()); };
  return game;
}

}  // namespace turnwright::cli
