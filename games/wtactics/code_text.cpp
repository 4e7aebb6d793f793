#include "games/wtactics/code_text.h"

#include <algorithm>

#include "engine/text.h"

namespace turnwright::wtactics {
namespace {

// WT-210: case and punctuation make no difference. Of what is not ASCII, quotes and dashes (U+2000 to U+203F) go too.
std::string plain(std::string_view word) {
  std::string letters;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const char c = word[i];
    if (word.substr(i).starts_with("\xe2\x80")) {
      i += 2;
    } else if (c >= 'A' && c <= 'Z') {
      letters += static_cast<char>(c - 'A' + 'a');
    } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
               static_cast<signed char>(c) < 0) {
      letters += c;
    }
  }
  return letters;
}

// Does it pick among what lies in a battlefield, in one of them only (WT-48, WT-52, WT-57)?
bool is_local(const Filter& filter) {
  const bool on_table = filter.kind == Noun::kCreature || filter.kind == Noun::kEquipment ||
                        filter.kind == Noun::kEnchantment || filter.kind == Noun::kCard;
  return on_table && (filter.place == Place::kLocal || filter.place == Place::kOff ||
                      filter.place == Place::kDef);
}

}  // namespace

TypeId TextReader::type_of(std::string_view word) {
  const auto found = std::find(types_.begin(), types_.end(), plain(word));
  const auto type = static_cast<TypeId>(found - types_.begin());
  if (found == types_.end()) types_.push_back(plain(word));
  CHECK(types_.size() <= 256, "too many types for their numbers");
  return type;
}

void TextReader::add_types(std::string_view words, std::vector<TypeId>& types) {
  for (std::string_view word : split_words(words)) {
    if (plain(word).empty()) continue;
    const TypeId type = type_of(word);
    if (std::find(types.begin(), types.end(), type) == types.end()) types.push_back(type);
  }
}

// D.2. REQ and X speak of the targets of `effect`.
Ability TextReader::read_line(Part part, std::uint8_t line, Text& effect) {
  Text text;
  Ability& ability = text.ability;
  ability.line = line;
  switch (part.operation()) {
    case operation("inner", "P"):
      ability.form = Form::kPassive;
      ability.statement = read_static(part["s"], text);
      break;
    case operation("inner", "A"):
      ability.form = Form::kActivated;
      ability.costs = read_costs(part["c"]);
      read_effects(part["e"], text);
      break;
    case operation("inner", "T"):
    case operation("inner", "TOnce"):
      ability.form = Form::kTriggered;
      ability.once = part.operation() == operation("inner", "TOnce");
      ability.trigger = read_trigger(part["t"]);
      read_effects(part["e"], text);
      break;
    case operation("inner", "U"):
      ability.form = Form::kUpkeep;
      ability.costs = read_costs(part["c"]);
      read_effects(part["e"], text);
      break;
    case operation("ability", "PGrant"):
      ability.form = Form::kGrant;
      ability.inner = read_quoted(part["a"], line);
      ability.sel = read_selector(part["sel"], text);
      break;
    case operation("ability", "SCost"): ability.costs = read_costs(part["c"]); [[fallthrough]];
    case operation("ability", "S"):
      ability.form = Form::kAssignment;
      if (ability.costs.mark) {  // WT-75: it is an ally that is marked
        ability.costs.mark = false;
        ++ability.costs.allies;
      }
      ability.inner = read_quoted(part["a"], line);
      break;
    case operation("ability", "REQ"):
      ability.form = Form::kRequires;
      ability.condition = read_condition(part["c"], effect);
      break;
    case operation("ability", "ATTACH"):
      ability.form = Form::kAttach;
      ability.filter = read_filter(part["f"]);
      break;
    case operation("ability", "X"):
      ability.form = Form::kX;
      ability.value = static_cast<std::uint16_t>(code_.values.size());
      code_.values.push_back(read_value(part["v"], effect));
      break;
    default: CHECK(false, "no ability begins like that");
  }
  return close(text);
}

AbilityId TextReader::read_quoted(Part part, std::uint8_t line) {
  Text nothing;  // neither REQ nor X stands in quotes
  const Ability ability = read_line(part, line, nothing);
  code_.abilities.push_back(ability);
  return static_cast<AbilityId>(code_.abilities.size() - 1);
}

Ability TextReader::close(Text& text) {
  text.ability.first = static_cast<std::uint16_t>(code_.instructions.size());
  code_.instructions.insert(code_.instructions.end(), text.instructions.begin(),
                            text.instructions.end());
  text.ability.last = static_cast<std::uint16_t>(code_.instructions.size());
  return text.ability;
}

Costs TextReader::read_costs(Part part) {
  Costs costs;
  std::uint32_t seen = 0;
  const auto add = [&](Part cost) {
    const std::uint32_t bit = 1u << kLanguage.place_in_category(cost.operation());
    CHECK(!(seen & bit), "a cost that stands twice in a list");
    seen |= bit;
    read_cost(cost, costs);
  };
  for (; part.operation() == operation("costs", "and"); part.at = part["more"].at) add(part["c"]);
  add(part);
  return costs;
}

void TextReader::read_cost(Part part, Costs& costs) {
  switch (part.operation()) {
    case operation("cost", "G"): costs.gold = part["n"].number(); break;
    case operation("cost", "M"): costs.mark = true; break;
    case operation("cost", "Ma"): costs.allies = part["n"].number(); break;
    case operation("cost", "Disc"): costs.discard = part["n"].number(); break;
    case operation("cost", "Sac"): costs.sacrifice = read_filter(part["f"]); break;
    case operation("cost", "SacRes"): costs.resources = part["n"].number(); break;
    case operation("cost", "PayInf"): costs.influence = part["n"].number(); break;
    case operation("cost", "Bounce"): costs.bounce = read_filter(part["f"]); break;
    case operation("cost", "RemCtr"): costs.counter = counter_of(part["p"].pair()); break;
    case operation("cost", "Once"): costs.once = true; break;
    default: CHECK(false, "no such cost");
  }
}

std::uint8_t TextReader::counter_of(language::Pair pair) {
  const auto found = std::find_if(
      code_.counters.begin(), code_.counters.end(),
      [&](const language::Pair& one) { return language::pack(one) == language::pack(pair); });
  const auto counter = static_cast<std::uint8_t>(found - code_.counters.begin());
  if (found == code_.counters.end()) code_.counters.push_back(pair);
  CHECK(code_.counters.size() <= kMostCounters, "too many kinds of counters");
  return counter;
}

// D.3 effects, one after the other.
void TextReader::read_effects(Part part, Text& text) {
  for (; part.operation() == operation("effects", "then"); part.at = part["more"].at)
    read_clause(part["e"], text);
  read_clause(part, text);
}

void TextReader::read_clause(Part part, Text& text) {
  switch (part.operation()) {
    case operation("clause", "choice"):
      CHECK(text.ability.choices < kMostChoices, "too many choices in one ability");
      text.choice = text.ability.choices++;
      text.side = 0;
      read_effect(part["a"], text);
      text.side = 1;
      read_effect(part["b"], text);
      text.choice = kNoChoice;
      text.side = 0;
      break;
    case operation("clause", "if"):
    case operation("clause", "ifElse"): {
      const bool otherwise = part.operation() == operation("clause", "ifElse");
      const std::uint16_t condition = read_condition(part["c"], text);
      read_effect(part["a"], text);
      text.instructions.back().condition = condition;
      text.instructions.back().otherwise = otherwise;
      if (otherwise) read_effect(part["b"], text);
      break;
    }
    default: read_effect(part, text);
  }
}

// The slots of the effects have one name each for what they mean.
void TextReader::read_effect(Part part, Text& text) {
  Instruction one;
  one.effect = part.operation_as<Effect>();
  one.choice = text.choice;
  one.side = text.side;
  const std::vector<language::Slot>& slots = part.row().slots;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const std::string_view name = slots[i].name;
    const Part slot = part.slot(i);
    if (read_common(name, slot, text, one)) continue;
    if (name == "to") {
      one.to = read_selector(slot, text);
    } else if (name == "dur") {
      one.duration = read_duration(slot);
    } else if (name == "mode") {
      one.mode = slot.word<Mode>();
    } else if (name == "dest") {
      one.destination = slot.word<Destination>();
    } else if (name == "a") {
      one.ability = read_quoted(slot, text.ability.line);
    } else {
      CHECK(false, "a slot of an effect that means nothing");
    }
  }
  if (one.effect == Effect::kCounter) one.counter = counter_of(one.pair);
  note_place(one.sel.filter, text);
  note_place(one.to.filter, text);
  text.instructions.push_back(one);
}

Static TextReader::read_static(Part part, Text& text) {
  Static statement;
  statement.is = part.operation_as<Static::Is>();
  if (statement.is == Static::Is::kKeyword) statement.sel.is = Selector::Is::kSelf;
  const std::vector<language::Slot>& slots = part.row().slots;
  for (std::size_t i = 0; i < slots.size(); ++i)
    CHECK(read_common(slots[i].name, part.slot(i), text, statement),
          "a slot of a statement that means nothing");
  return statement;
}

// What an effect and a statement can both have.
template <typename Said>
bool TextReader::read_common(std::string_view name, Part slot, Text& text, Said& said) {
  if (name == "n") {
    said.n = slot.signed_number();
  } else if (name == "p") {
    said.pair = slot.pair();
  } else if (name == "k") {
    said.keyword = read_keyword(slot);
  } else if (name == "do") {
    said.action = slot.word<Action>();
  } else if (name == "sel") {
    said.sel = read_selector(slot, text);
  } else if (name == "f") {
    said.filter = read_filter(slot);
  } else if (name == "who") {
    said.who = slot.word<Who>();
  } else {
    return false;
  }
  return true;
}

KeywordCode TextReader::read_keyword(Part part) {
  KeywordCode code;
  code.keyword = part.operation_as<Keyword>();
  if (code.keyword == Keyword::kBulwark || code.keyword == Keyword::kTough)
    code.n = part["n"].number();
  if (code.keyword == Keyword::kElusive) code.trait = read_trait(part["t"]);
  return code;
}

Duration TextReader::read_duration(Part part) {
  Duration duration;
  duration.is = static_cast<Duration::Is>(kLanguage.place_in_category(part.operation()) + 1);
  if (duration.is == Duration::Is::kTurns) duration.n = part["n"].number();
  return duration;
}

Trigger TextReader::read_trigger(Part part) {
  Trigger trigger;
  trigger.kind = part.operation_as<TriggerKind>();
  trigger.by = part.operation() == operation("trigger", "diesBy") ||
               part.operation() == operation("trigger", "healedBy");
  const std::vector<language::Slot>& slots = part.row().slots;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const std::string_view name = slots[i].name;
    const Part slot = part.slot(i);
    if (name == "s") {
      read_subject(slot, trigger);
    } else if (name == "who") {
      trigger.who = slot.word<Who>();
    } else if (name == "phase") {
      trigger.phase = slot.word<PhaseWord>();
    } else if (name == "kind") {
      trigger.noun = slot.word<Noun>();
    } else {
      CHECK(false, "a slot of a trigger that means nothing");
    }
  }
  return trigger;
}

void TextReader::read_subject(Part part, Trigger& trigger) {
  switch (part.operation()) {
    case operation("subject", "self"): trigger.watches = Trigger::Watches::kSelf; break;
    case operation("subject", "host"): trigger.watches = Trigger::Watches::kHost; break;
    case operation("subject", "any"):
      trigger.watches = Trigger::Watches::kAny;
      trigger.filter = read_filter(part["f"]);
      break;
    default: CHECK(false, "no such subject");
  }
}

Selector TextReader::read_selector(Part part, Text& text) {
  using Is = Selector::Is;
  switch (part.operation()) {
    case operation("selector", "self"): return {.is = Is::kSelf};
    case operation("selector", "host"): return {.is = Is::kHost};
    case operation("selector", "it"): return {.is = Is::kIt};
    case operation("selector", "you"): return {.is = Is::kYou};
    case operation("selector", "foe"): return {.is = Is::kFoe};
    case operation("selector", "target"): return add_target(read_filter(part["f"]), text);
    case operation("selector", "t1"): return {.is = Is::kTarget, .filter = the_target_};
    case operation("selector", "choose"):
      return {.is = Is::kChoose, .filter = read_filter(part["f"])};
    case operation("selector", "all"): return {.is = Is::kAll, .filter = read_filter(part["f"])};
    case operation("selector", "rand"):
      return {.is = Is::kRandom, .filter = read_filter(part["f"])};
    case operation("selector", "lastKiller"): return {.is = Is::kLastKiller};
    default: CHECK(false, "no such selector");
  }
}

// All targets are in the battlefield that is named (WT-52), also one that only a condition speaks of.
Selector TextReader::add_target(FilterId filter, Text& text) {
  CHECK(text.ability.targets < kMostTargets, "too many targets in one ability");
  const std::uint8_t number = text.ability.targets++;
  text.ability.target[number] = {filter, text.choice, text.side};
  note_place(filter, text);
  return {.is = Selector::Is::kTarget, .target = number, .filter = filter};
}

void TextReader::note_place(FilterId filter, Text& text) const {
  if (filter == kNone || !is_local(code_.filters[filter])) return;
  if (text.choice == kNoChoice) {
    text.ability.has_local = true;
  } else {
    text.ability.has_local_mode[text.choice * 2u + text.side] = true;
  }
}

// D.3 target filters. Equal ones are one.
FilterId TextReader::read_filter(Part part) {
  Filter filter;
  filter.kind = part["kind"].word<Noun>();
  filter.side = part["side"].word<Side>();
  filter.place = part["place"].word<Place>();
  filter.state = part["state"].word<Status>();
  filter.wear = part["wear"].word<Wear>();
  filter.fight = part["fight"].word<Fight>();
  filter.other = part["other"].value() != 0;
  filter.trait = read_trait(part["traits"]);
  read_limit(part["limit"], filter);
  const auto found = std::find(code_.filters.begin(), code_.filters.end(), filter);
  const auto id = static_cast<FilterId>(found - code_.filters.begin());
  if (found == code_.filters.end()) code_.filters.push_back(filter);
  return id;
}

Trait TextReader::read_trait(Part part) {
  using Is = Trait::Is;
  switch (part.operation()) {
    case operation("traits", "none"): return {};
    case operation("trait", "type"): return {Is::kType, type_of(open_word("type", part["t"]))};
    case operation("trait", "nottype"):
      return {Is::kNotType, type_of(open_word("type", part["t"]))};
    // The factions are named in the order of the set.
    case operation("trait", "faction"): return {Is::kFaction, part["t"].number()};
    case operation("trait", "notfaction"): return {Is::kNotFaction, part["t"].number()};
    default: CHECK(false, "no such trait");
  }
}

std::string_view TextReader::open_word(std::string_view word_class, Part part) const {
  return language::word_name(operations(), set_.lexicon, *operations().find_word_class(word_class),
                             part.value());
}

void TextReader::read_limit(Part part, Filter& filter) const {
  using Limit = Filter::Limit;
  const auto set = [&](Limit limit, Comparison is) {
    filter.limit = limit;
    filter.is = is;
    filter.than = part["n"].number();
  };
  switch (part.operation()) {
    case operation("limit", "none"): break;
    case operation("limit", "cost="): set(Limit::kCost, Comparison::kEqual); break;
    case operation("limit", "cost<="): set(Limit::kCost, Comparison::kAtMost); break;
    case operation("limit", "cost>="): set(Limit::kCost, Comparison::kAtLeast); break;
    case operation("limit", "atk="): set(Limit::kAtk, Comparison::kEqual); break;
    case operation("limit", "atk<="): set(Limit::kAtk, Comparison::kAtMost); break;
    case operation("limit", "atk>="): set(Limit::kAtk, Comparison::kAtLeast); break;
    case operation("limit", "name"):
      filter.limit = Limit::kName;
      filter.than = card_named(open_word("name", part["t"]));
      break;
    default: CHECK(false, "no such limit");
  }
}

// Quests have names too, and so have the cards of other sets.
std::uint8_t TextReader::card_named(std::string_view name) const {
  const Card* card = set_.find_card(name);
  return card ? static_cast<std::uint8_t>(card - set_.cards.data()) : kNoCard;
}

std::uint16_t TextReader::read_condition(Part part, Text& text) {
  Condition condition;
  condition.negated = part.operation() == operation("condition", "not");
  if (condition.negated) part.at = part["c"].at;
  switch (part.operation()) {
    case operation("condition", "compare"):
      condition.is = Condition::Is::kCompare;
      condition.a = read_value(part["a"], text);
      condition.comparison = part["is"].word<Comparison>();
      condition.b = read_value(part["b"], text);
      break;
    case operation("fact", "is"):
      condition.is = Condition::Is::kState;
      condition.of = read_selector(part["sel"], text);
      condition.state = part["state"].word<ConditionOf>();
      break;
    case operation("fact", "active"):
      condition.is = Condition::Is::kQuestActive;
      condition.quest = part["quest"].word<QuestWord>();
      break;
    case operation("fact", "turn"):
      condition.is = Condition::Is::kTurn;
      condition.who = part["who"].word<Who>();
      break;
    default: CHECK(false, "no such condition");
  }
  code_.conditions.push_back(condition);
  return static_cast<std::uint16_t>(code_.conditions.size() - 1);
}

Value TextReader::read_value(Part part, Text& text) {
  Value value;
  value.is = part.operation_as<Value::Is>();
  const std::vector<language::Slot>& slots = part.row().slots;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const std::string_view name = slots[i].name;
    const Part slot = part.slot(i);
    if (name == "n") {
      value.number = slot.number();
    } else if (name == "f") {
      value.filter = read_filter(slot);
    } else if (name == "property") {
      value.property = slot.word<Property>();
    } else if (name == "who") {
      value.who = slot.word<Who>();
    } else if (name == "sel") {
      value.of = read_selector(slot, text);
    } else {
      CHECK(false, "a slot of a value that means nothing");
    }
  }
  return value;
}

}  // namespace turnwright::wtactics
