// turnwright card: a card as a person would see it on the table. Its text is printed from its program.
#include <fmt/core.h>

#include <algorithm>
#include <cctype>

#include "cli/card.h"
#include "cli/commands.h"
#include "engine/text.h"
#include "games/wtactics/cards.h"
#include "language/printer.h"

namespace turnwright::cli {
namespace {

using wtactics::Card;
using wtactics::CardSet;
using wtactics::CardType;
using wtactics::Quest;

constexpr int kWidth = 46;  // between the sides of the frame

int width_of(std::string_view text) { return language::characters(text, text.size()); }

// Lines between a frame of box-drawing characters.
class Frame {
 public:
  void edge(std::string_view left, std::string_view right) {
    text_ += left;
    for (int i = 0; i < kWidth + 2; ++i) text_ += "─";
    text_ += std::string(right) + "\n";
  }
  void line(std::string_view left, std::string_view right = {}) {
    const int gap = std::max(0, kWidth - width_of(left) - width_of(right));
    text_ += "│ " + std::string(left) + std::string(static_cast<std::size_t>(gap), ' ') +
             std::string(right) + " │\n";
  }
  void paragraph(std::string_view words, std::string_view indent = {}) {
    std::string row(indent);
    bool is_empty = true;
    for (std::string_view word : split_words(words)) {
      if (!is_empty && width_of(row) + 1 + width_of(word) > kWidth) {
        line(row);
        row = indent;
        is_empty = true;
      }
      if (!is_empty) row += ' ';
      row += word;
      is_empty = false;
    }
    line(row);
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

void abilities(const CardSet& set, const std::vector<language::Program>& programs, bool formula,
               Frame& frame) {
  for (const language::Program& program : programs) {
    frame.paragraph(language::print(set.language(), program));
    if (formula)
      frame.paragraph(language::formula(wtactics::operations(), set.lexicon, program), "    ");
  }
}

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
  abilities(set, card.abilities, formula, frame);
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
  abilities(set, quest.lines, formula, frame);
  for (const wtactics::Foe& foe : quest.foes) {
    frame.line("");
    frame.line(foe.count > 1 ? fmt::format("{} × {}", foe.name, foe.count) : foe.name,
               fmt::format("{}  HP {}", stats(foe.stats), foe.hp));
    abilities(set, foe.abilities, formula, frame);
  }
  frame.line("");
  frame.line(quest.number);
  frame.edge("└", "┘");
  return frame.text();
}

int card(const CardOptions& options) {
  const CardSet& set = wtactics::shipped_cards();
  if (options.phrases) {
    fmt::print("{}", wtactics::phrase_reference(set));
    return 0;
  }
  if (options.name.empty()) throw UsageError("which card? (turnwright card NAME)");
  const std::string name = joined(options.name);
  std::vector<std::string> names;
  for (const Card& one : set.cards) names.push_back(one.name);
  for (const Quest& one : set.quests) names.push_back(one.name);
  std::vector<std::string> near = language::nearest(name, names);
  // The case of letters is no matter: what differs in it alone is the nearest.
  const auto same = [](std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](unsigned char x, unsigned char y) {
      return std::tolower(x) == std::tolower(y);
    });
  };
  if (near.empty())
    for (const std::string& one : names)
      for (std::string_view word : split_words(one))
        if (near.size() < 5 && same(word, name)) near.push_back(one);
  if (near.empty() || !same(near[0], name)) {
    std::string sentence = "there is no card \"" + name + "\"";
    for (std::size_t i = 0; i < near.size(); ++i)
      sentence += (i == 0 ? "; did you mean \"" : ", \"") + near[i] + "\"";
    throw UsageError(near.empty() ? sentence : sentence + "?");
  }
  if (const Card* found = set.find_card(near[0])) {
    fmt::print("{}", drawn(set, *found, options.formula));
  } else if (const Quest* quest = set.find_quest(near[0])) {
    fmt::print("{}", drawn(set, *quest, options.formula));
  }
  return 0;
}

}  // namespace turnwright::cli
