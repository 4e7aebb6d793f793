#include "games/crowdcontrol/code.h"

#include <algorithm>

#include "engine/check.h"
#include "games/crowdcontrol/code_text.h"

namespace turnwright::crowdcontrol {
namespace {

CardId card_of_token(const CardSet& set, std::uint8_t token) {
  const Card* card = set.find_card(set.tokens[token].name);
  CHECK(card, "a token that is no card of the set");
  return static_cast<CardId>(card - set.cards.data());
}

void add_ability(const CardSet& set, const language::Program& program, CardCode& card, Code& code) {
  AbilityText text = take_apart(set, program);
  text.ability.first = static_cast<std::uint16_t>(code.effects.size());
  for (EffectCode& effect : text.effects) {
    if (effect.op == Effect::kSpawn) effect.token = card_of_token(set, effect.token);
    code.effects.push_back(effect);
  }
  text.ability.last = static_cast<std::uint16_t>(code.effects.size());
  card.kinds |= static_cast<std::uint16_t>(1u << static_cast<int>(text.ability.kind));
  code.abilities.push_back(text.ability);
}

CardCode add_card(const CardSet& set, const Card& card, Code& code) {
  CardCode its;
  its.name = card.name;
  its.rank = static_cast<std::uint8_t>(
      std::ranges::count_if(set.cards, [&](const Card& other) { return other.name < card.name; }));
  its.type = card.type;
  its.is_token = card.is_token;
  its.is_x = card.is_x;
  its.classes = card.classes;
  its.cost = card.cost;
  its.extra = card.extra;
  its.attack = card.attack;
  its.health = card.health;
  its.delay = card.delay;
  for (const std::uint8_t tag : card.tags) its.tags |= TagMask{1} << tag;
  its.first = static_cast<std::uint16_t>(code.abilities.size());
  for (const language::Program& program : card.abilities) add_ability(set, program, its, code);
  its.last = static_cast<std::uint16_t>(code.abilities.size());
  return its;
}

}  // namespace

Code compile(const CardSet& set) {
  Code code;
  for (const Card& card : set.cards) code.cards.push_back(add_card(set, card, code));
  return code;
}

}  // namespace turnwright::crowdcontrol
