#include <fmt/core.h>

#include "cli/card.h"
#include "cli/frame.h"

namespace turnwright::cli {

using wtactics::Card;
using wtactics::CardSet;
using wtactics::CardType;
using wtactics::Quest;

namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

std::string stats(const wtactics::Stats& stats) {
  return fmt::format("{}/{}", stats.atk, stats.def);
}

}  // namespace

std::string drawn(const CardSet& set, const Card& card, bool formula) {
  Frame frame;
  frame.edge("┌", "┐");
  frame.line(card.name, fmt::format("({})", to_text(card.cost)));
  frame.line(set.factions[card.faction].name, fmt::format("loyalty {}", card.loyalty));
  frame.edge("├", "┤");
  const std::string type =
      language::capitalised(wtactics::kCardTypes[static_cast<std::size_t>(card.type)]);
  frame.line(card.types.empty() ? type : type + " – " + joined(card.types));
  if (!card.abilities.empty()) frame.line("");
  frame.sentences(set.language(), card.abilities, formula);
  if (!card.flavour.empty()) frame.paragraph(card.flavour);
  frame.line("");
  frame.line(card.number, card.type == CardType::kCreature ? stats(card.stats) : std::string());
  frame.edge("└", "┘");
  return frame.text();
}

std::string drawn(const CardSet& set, const Quest& quest, bool formula) {
  Frame frame;
  frame.edge("┌", "┐");
  frame.line(quest.name, fmt::format("{} VP", quest.vp));
  frame.edge("├", "┤");
  frame.line("Quest – " + std::string(wtactics::kQuestKinds[static_cast<std::size_t>(quest.kind)]));
  frame.line("");
  frame.sentences(set.language(), quest.lines, formula);
  for (const wtactics::Foe& foe : quest.foes) {
    frame.line("");
    frame.line(foe.count > 1 ? fmt::format("{} × {}", foe.name, foe.count) : foe.name,
               fmt::format("{}  HP {}", stats(foe.stats), foe.hp));
    frame.sentences(set.language(), foe.abilities, formula);
  }
  frame.line("");
  frame.line(quest.number);
  frame.edge("└", "┘");
  return frame.text();
}

CardGame wtactics_cards() {
  CardGame game{"wtactics", {}, nullptr, nullptr};
  for (const Card& card : wtactics::shipped_cards().cards) game.names.push_back(card.name);
  for (const Quest& quest : wtactics::shipped_cards().quests) game.names.push_back(quest.name);
  game.drawn = [](std::string_view name, bool formula) {
    const CardSet& set = wtactics::shipped_cards();
    const Card* card = set.find_card(name);
    const Quest* quest = set.find_quest(name);
    return (card ? drawn(set, *card, formula) : std::string()) +
           (quest ? drawn(set, *quest, formula) : std::string());
  };
  game.phrases = [] { return wtactics::phrase_reference(wtactics::shipped_cards()); };
  return game;
}

}  // namespace turnwright::cli
