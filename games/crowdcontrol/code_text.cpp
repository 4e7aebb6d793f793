#include "games/crowdcontrol/code_text.h"

#include "engine/check.h"
#include "games/crowdcontrol/code_words.h"
#include "games/crowdcontrol/effect_table.h"

namespace turnwright::crowdcontrol {
namespace {

using language::Program;
using language::Slot;

// The value of a word as a mode: "theirs" and "pile" are the words of "own" without THIS.
Mode mode_of(const Slot& slot, std::int16_t value) {
  const language::WordClass& words = operations().word_classes()[slot.of];
  const auto& own = operations().word_classes()[*operations().find_word_class("own")].values;
  for (std::size_t i = 0; i < own.size(); ++i)
    if (own[i] == words.values[static_cast<std::size_t>(value)]) return static_cast<Mode>(i);
  CHECK(false, "a mode that is none");
}

EffectCode read_effect(const CardSet& set, const Program& program, std::size_t at) {
  const language::Operation& said = operations()[program[at].operation];
  EffectCode effect;
  effect.op = static_cast<Effect>(kLanguage.place_in_category(program[at].operation));
  const EffectRow& row = row_of(effect.op);
  effect.whose = row.whose;
  effect.type = row.type;
  effect.zone = row.zone;
  effect.writes = row.writes;
  effect.any_type = program[at].operation == operation("effect", "CountDust");
  if (program[at].operation == operation("effect", "SilenceTheirs")) effect.whose = Whose::kTheirs;
  for (std::size_t i = 0; i < said.slots.size(); ++i) {
    const Slot& slot = said.slots[i];
    const std::int16_t value = program[language::child(operations(), program, at, i)].value;
    if (slot.name == "who") {
      effect.mode = mode_of(slot, value);
    } else if (slot.name == "n") {
      effect.is_x = value == language::kX;
      effect.n = static_cast<std::uint8_t>(effect.is_x ? 0 : value);
    } else if (slot.name == "t") {
      effect.tag = static_cast<TagId>(value);
    } else if (slot.name == "token") {
      effect.token = static_cast<CardId>(value);
      effect.type = set.tokens[effect.token].type;
    } else if (slot.name == "type") {
      effect.type = static_cast<CardType>(value);
    } else if (slot.name == "zone") {
      effect.zone = static_cast<Zone>(value);
    } else if (slot.name == "p") {
      if (static_cast<Player>(value) == Player::kOpponent) effect.whose = Whose::kTheirs;
    } else {
      CHECK(false, "a slot of an effect that means nothing");
    }
  }
  effect.targeted = row.aims || effect.mode == Mode::kTarget;
  return effect;
}

bool reads_x(const CardSet& set, const EffectCode& effect) {
  return effect.is_x || (effect.op == Effect::kSpawn && set.tokens[effect.token].is_x);
}

// CC-157: who reads what of whom.
void find_writers(const CardSet& set, const AbilityCode& ability,
                  std::vector<EffectCode>& effects) {
  std::uint8_t x = ability.is_x ? kPaidX : kNoWriter;
  std::uint8_t entity = kNoWriter, place = kNoWriter;
  for (std::uint8_t i = 0; i < effects.size(); ++i) {
    EffectCode& effect = effects[i];
    if (reads_x(set, effect)) effect.reads_x_from = x;
    if (effect.mode == Mode::kChosen)
      effect.reads_chosen_from = effect.type == CardType::kPlace ? place : entity;
    if (effect.writes == Writes::kX) x = i;
    if (effect.writes == Writes::kChosen && effect.type == CardType::kEntity) entity = i;
    if (effect.writes == Writes::kChosen && effect.type == CardType::kPlace) place = i;
  }
}

// CC-93: of the first that uses it. Nobody can look into a Deck or the opponent's Hand, and what nobody uses is not
// chosen.
void settle_choose(std::vector<EffectCode>& effects, std::uint8_t at) {
  EffectCode& choose = effects[at];
  choose.targeted = false;
  for (const EffectCode& user : effects) {
    if (user.reads_chosen_from != at) continue;
    choose.whose = user.whose;
    choose.targeted = choose.zone == Zone::kField || choose.zone == Zone::kDustpile ||
                      (choose.zone == Zone::kHand && choose.whose == Whose::kYours);
    return;
  }
}

// CC-82.
void settle_sides(std::vector<EffectCode>& effects) {
  for (EffectCode& effect : effects) {
    effect.side = effect.whose == Whose::kYours    ? Side::kOwn
                  : effect.whose == Whose::kTheirs ? Side::kOpponent
                                                   : Side::kOpen;
    for (const std::uint8_t from : {effect.reads_x_from, effect.reads_chosen_from}) {
      if (from == kNoWriter || from == kPaidX) continue;
      const EffectCode& writer = effects[from];
      if (writer.side == Side::kOpponent) effect.side = Side::kOpponent;
      if (writer.targeted || writer.held) effect.held = true;
    }
  }
}

}  // namespace

AbilityText take_apart(const CardSet& set, const Program& program) {
  AbilityText text;
  AbilityCode& ability = text.ability;
  ability.kind = static_cast<AbilityKind>(kLanguage.place_in_category(program[0].operation));
  std::size_t at = 0;  // of the effects
  const std::vector<Slot>& slots = operations()[program[0].operation].slots;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const std::size_t child = language::child(operations(), program, 0, i);
    const std::int16_t value = program[child].value;
    if (slots[i].name == "n") {
      ability.is_x = value == language::kX;
      ability.n = static_cast<std::uint8_t>(ability.is_x ? 0 : value);
    } else if (slots[i].name == "who") {
      ability.mode = mode_of(slots[i], value);
    } else {
      at = child;
    }
  }
  const auto add = [&](std::size_t effect) {
    text.effects.push_back(read_effect(set, program, effect));
    text.places.push_back(effect);
  };
  for (; program[at].operation == operation("effects", "then");
       at = language::child(operations(), program, at, 1))
    add(language::child(operations(), program, at, 0));
  add(at);
  find_writers(set, ability, text.effects);
  for (std::uint8_t i = 0; i < text.effects.size(); ++i)
    if (text.effects[i].op == Effect::kChoose) settle_choose(text.effects, i);
  settle_sides(text.effects);
  for (const EffectCode& effect : text.effects) {
    ability.has_opponent |= effect.side == Side::kOpponent;
    ability.has_open |= effect.side == Side::kOpen;
  }
  return text;
}

}  // namespace turnwright::crowdcontrol
