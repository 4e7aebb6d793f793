#include "games/wtactics/code.h"

#include <algorithm>

#include "engine/check.h"
#include "engine/text.h"
#include "games/wtactics/code_words.h"
#include "games/wtactics/state.h"

namespace turnwright::wtactics {
namespace {

using language::Program;

constexpr std::uint8_t kNoChoice = 0xff;

// A place in a program.
struct Part {
  const Program& program;
  std::size_t at = 0;

  std::uint16_t operation() const { return program[at].operation; }
  const language::Operation& row() const { return operations()[operation()]; }
  Part slot(std::size_t place) const {
    return {program, language::child(operations(), program, at, place)};
  }
  Part operator[](std::string_view name) const {
    const std::vector<language::Slot>& slots = row().slots;
    for (std::size_t i = 0; i < slots.size(); ++i)
      if (slots[i].name == name) return slot(i);
    CHECK(false, "an operation without that slot");
  }
  std::int16_t value() const { return program[at].value; }
  std::uint8_t number() const { return static_cast<std::uint8_t>(value()); }
  std::int8_t signed_number() const { return static_cast<std::int8_t>(value()); }
  language::Pair pair() const { return language::unpack(value()); }
  template <typename Word>
  Word word() const {
    return static_cast<Word>(value());
  }
  template <typename Enum>
  Enum operation_as() const {  // see code_words.h
    return static_cast<Enum>(place_in_category(operation()));
  }
};

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

class Compiler {
 public:
  explicit Compiler(const CardSet& set) : set_(set) {}

  Code compile() {
    code_.caster = type_of("Caster");
    for (const Card& card : set_.cards) add_card(card);
    for (const Quest& quest : set_.quests)
      for (const Foe& foe : quest.foes) add_foe(foe);
    CHECK(code_.cards.size() <= kNoCard, "too many cards for their numbers");
    CHECK(std::max({code_.abilities.size(), code_.instructions.size(), code_.filters.size(),
                    code_.conditions.size(), code_.values.size()}) < kNone,
          "too much text for its numbers");
    for (Filter& filter : code_.filters) complete(filter);
    return std::move(code_);
  }

 private:
  // An ability while it is read.
  struct Text {
    Ability ability;
    std::vector<Instruction> instructions;  // apart, since what stands in quotes has its own
    std::uint8_t choice = kNoChoice, side = 0;
  };

  void add_card(const Card& card) {
    CardCode code;
    code.name = card.name;
    code.type = card.type;
    code.faction = card.faction;
    code.loyalty = card.loyalty;
    code.cost = card.cost;
    code.atk = card.stats.atk;
    code.def = card.stats.def;
    if (card.type == CardType::kCreature) add_types(card.name, code.types);
    for (const std::string& word : card.types) {
      add_types(word, code.types);
      add_types(word, code.subtypes);
    }
    add_text(card.abilities, code);
    code_.cards.push_back(std::move(code));
  }

  void add_foe(const Foe& foe) {
    CardCode code;
    code.name = foe.name;
    code.is_foe = true;
    code.faction = kNoFaction;
    code.atk = foe.stats.atk;
    code.def = foe.stats.def;
    add_types(foe.name, code.types);
    add_text(foe.abilities, code);
    code_.cards.push_back(std::move(code));
  }

  void add_types(std::string_view words, std::vector<TypeId>& types) {
    for (std::string_view word : split_words(words)) {
      if (plain(word).empty()) continue;
      const TypeId type = type_of(word);
      if (std::find(types.begin(), types.end(), type) == types.end()) types.push_back(type);
    }
  }

  TypeId type_of(std::string_view word) {
    const auto found = std::find(types_.begin(), types_.end(), plain(word));
    const auto type = static_cast<TypeId>(found - types_.begin());
    if (found == types_.end()) types_.push_back(plain(word));
    CHECK(types_.size() <= 256, "too many types for their numbers");
    return type;
  }

  // The effects of all lines are one ability, and what REQ and X call a target is a target of it.
  void add_text(const std::vector<Program>& lines, CardCode& card) {
    constexpr std::uint16_t kEffectLine = operation("ability", "E");
    const auto effect_lines =
        static_cast<std::size_t>(std::count_if(lines.begin(), lines.end(), [](const Program& line) {
          return line[0].operation == kEffectLine;
        }));
    const std::size_t joined = effect_lines > 1 ? effect_lines - 1 : 0;
    card.first = next_ability();
    code_.abilities.resize(card.first + lines.size() - joined);  // those in quotes come behind
    card.last = next_ability();
    find_target(lines);
    Text effect;
    effect.ability.form = Form::kEffect;
    AbilityId next = card.first;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const Part part{lines[i]};
      const auto line = static_cast<std::uint8_t>(i + 1);
      if (part.operation() != kEffectLine) {
        const Ability ability = read_line(part, line, effect);
        code_.abilities[next++] = ability;
        continue;
      }
      if (card.effect == kNone) {
        card.effect = next++;
        effect.ability.line = line;
      }
      read_effects(part["e"], effect);
    }
    if (card.effect != kNone) code_.abilities[card.effect] = close(effect);
    for (AbilityId id = card.first; id < card.last; ++id) take_note(id, card);
    for (std::size_t id = card.first; id < code_.abilities.size(); ++id) {
      const Ability& ability = code_.abilities[id];
      card.sees_marks |= code_.sees_marks(ability);
      if (ability.form == Form::kTriggered) card.triggers |= watch_bit(ability.trigger);
    }
  }

  AbilityId next_ability() const { return static_cast<AbilityId>(code_.abilities.size()); }

  // "The target" may stand before the one that is meant.
  void find_target(const std::vector<Program>& lines) {
    the_target_ = kNone;
    for (const Program& line : lines)
      for (std::size_t at = 0; at < line.size(); ++at)
        if (line[at].operation == operation("selector", "target")) {
          the_target_ = read_filter(Part{line, at}["f"]);
          return;
        }
  }

  void take_note(AbilityId id, CardCode& card) {
    Ability& ability = code_.abilities[id];
    switch (ability.form) {
      case Form::kPassive:
        card.has_static = true;
        card.silences |= ability.statement.is == Static::Is::kSilence;
        ability.noted = id < card.last && note_statement(ability.statement, card);
        card.speaks |= !ability.noted;
        break;
      case Form::kGrant: {
        card.has_static = card.speaks = card.grants = true;
        const Ability& inner = code_.abilities[ability.inner];
        card.silences |= inner.form == Form::kPassive && inner.statement.is == Static::Is::kSilence;
        break;
      }
      case Form::kActivated:
        card.has_activated = true;
        card.uses_marked |= id < card.last && !ability.costs.mark;
        break;
      case Form::kAssignment:
        card.has_activated = true;
        take_note(ability.inner, card);
        break;
      case Form::kUpkeep: card.has_upkeep = true; break;
      case Form::kAttach: {
        const Filter& f = code_.filters[ability.filter];
        card.attach = id;
        card.comes_off = f.state != Status::kWhatever || f.wear != Wear::kWhatever ||
                         f.fight != Fight::kWhatever || f.limit == Filter::Limit::kAtk;
        break;
      }
      case Form::kRequires:
        if (card.requires_ == kNone) card.requires_ = id;
        break;
      case Form::kX: card.x = id; break;
      case Form::kTriggered:
      case Form::kEffect: break;
    }
  }

  // The most common statements are kept with the card.
  static bool note_statement(const Static& st, CardCode& card) {
    if (st.is == Static::Is::kKeyword) {
      add_keyword(st.keyword, card);
      return true;
    }
    const bool on_host = st.is == Static::Is::kMod && st.sel.is == Selector::Is::kHost;
    if (!on_host || card.type == CardType::kCreature) return false;
    card.on_host.attack = static_cast<std::int8_t>(card.on_host.attack + st.pair.attack);
    card.on_host.defence = static_cast<std::int8_t>(card.on_host.defence + st.pair.defence);
    return true;
  }

  static void add_keyword(const KeywordCode& keyword, CardCode& card) {
    card.keywords |= keyword_bits(keyword.keyword);
    if (keyword.keyword == Keyword::kBulwark)
      card.bulwark = static_cast<std::uint8_t>(card.bulwark + keyword.n);
    if (keyword.keyword == Keyword::kTough)
      card.tough = static_cast<std::uint8_t>(card.tough + keyword.n);
  }

  // D.2. REQ and X speak of the targets of `effect`.
  Ability read_line(Part part, std::uint8_t line, Text& effect) {
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

  AbilityId read_quoted(Part part, std::uint8_t line) {
    Text nothing;  // neither REQ nor X stands in quotes
    const Ability ability = read_line(part, line, nothing);
    code_.abilities.push_back(ability);
    return static_cast<AbilityId>(code_.abilities.size() - 1);
  }

  Ability close(Text& text) {
    text.ability.first = static_cast<std::uint16_t>(code_.instructions.size());
    code_.instructions.insert(code_.instructions.end(), text.instructions.begin(),
                              text.instructions.end());
    text.ability.last = static_cast<std::uint16_t>(code_.instructions.size());
    return text.ability;
  }

  Costs read_costs(Part part) {
    Costs costs;
    std::uint32_t seen = 0;
    const auto add = [&](Part cost) {
      const std::uint32_t bit = 1u << place_in_category(cost.operation());
      CHECK(!(seen & bit), "a cost that stands twice in a list");
      seen |= bit;
      read_cost(cost, costs);
    };
    for (; part.operation() == operation("costs", "and"); part.at = part["more"].at) add(part["c"]);
    add(part);
    return costs;
  }

  void read_cost(Part part, Costs& costs) {
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

  std::uint8_t counter_of(language::Pair pair) {
    const auto found = std::find_if(
        code_.counters.begin(), code_.counters.end(),
        [&](const language::Pair& one) { return language::pack(one) == language::pack(pair); });
    const auto counter = static_cast<std::uint8_t>(found - code_.counters.begin());
    if (found == code_.counters.end()) code_.counters.push_back(pair);
    CHECK(code_.counters.size() <= kMostCounters, "too many kinds of counters");
    return counter;
  }

  // D.3 effects, one after the other.
  void read_effects(Part part, Text& text) {
    for (; part.operation() == operation("effects", "then"); part.at = part["more"].at)
      read_clause(part["e"], text);
    read_clause(part, text);
  }

  void read_clause(Part part, Text& text) {
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
  void read_effect(Part part, Text& text) {
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

  Static read_static(Part part, Text& text) {
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
  bool read_common(std::string_view name, Part slot, Text& text, Said& said) {
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

  KeywordCode read_keyword(Part part) {
    KeywordCode code;
    code.keyword = part.operation_as<Keyword>();
    if (code.keyword == Keyword::kBulwark || code.keyword == Keyword::kTough)
      code.n = part["n"].number();
    if (code.keyword == Keyword::kElusive) code.trait = read_trait(part["t"]);
    return code;
  }

  static Duration read_duration(Part part) {
    Duration duration;
    duration.is = static_cast<Duration::Is>(place_in_category(part.operation()) + 1);
    if (duration.is == Duration::Is::kTurns) duration.n = part["n"].number();
    return duration;
  }

  Trigger read_trigger(Part part) {
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

  void read_subject(Part part, Trigger& trigger) {
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

  Selector read_selector(Part part, Text& text) {
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
  Selector add_target(FilterId filter, Text& text) {
    CHECK(text.ability.targets < kMostTargets, "too many targets in one ability");
    const std::uint8_t number = text.ability.targets++;
    text.ability.target[number] = {filter, text.choice, text.side};
    note_place(filter, text);
    return {.is = Selector::Is::kTarget, .target = number, .filter = filter};
  }

  void note_place(FilterId filter, Text& text) const {
    if (filter == kNone || !is_local(code_.filters[filter])) return;
    if (text.choice == kNoChoice) {
      text.ability.has_local = true;
    } else {
      text.ability.has_local_mode[text.choice * 2u + text.side] = true;
    }
  }

  // D.3 target filters. Equal ones are one.
  FilterId read_filter(Part part) {
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

  // What follows from its words, once all cards are known.
  void complete(Filter& f) const {
    for (std::size_t card = 0; card < code_.cards.size(); ++card)
      if (fits_print(f, static_cast<std::uint8_t>(card)))
        f.printed.add(static_cast<std::uint8_t>(card));
    f.plain = f.kind < Noun::kCard && f.state <= Status::kUnassigned && !f.other &&
              (f.wear == Wear::kWhatever || f.wear == Wear::kInUse) &&
              f.fight <= Fight::kUndefended && f.limit != Filter::Limit::kAtk;
    const auto demand = [&](std::size_t at, unsigned bits, auto value) {
      f.glance_mask |= glance_byte(at, bits);
      f.glance_wanted |= glance_byte(at, static_cast<unsigned>(value));
    };
    constexpr std::size_t kMarkAt = offsetof(Object, mark), kFightAt = offsetof(Object, fight);
    if (f.kind != Noun::kCard) demand(offsetof(Object, where), 0xff, where_of(f));
    switch (f.state) {
      case Status::kMarked: demand(kMarkAt, 0xff, Mark::kMarked); break;
      case Status::kUnmarked: demand(kMarkAt, 0xff, Mark::kUnmarked); break;
      case Status::kAssigned: demand(kMarkAt, 0xff, Mark::kAssigned); break;
      case Status::kUnassigned: demand(kMarkAt, static_cast<unsigned>(Mark::kAssigned), 0); break;
      default: break;
    }
    switch (f.fight) {
      case Fight::kAttacker: demand(kFightAt, kAttacks, kAttacks); break;
      case Fight::kDefender: demand(kFightAt, kDefends, kDefends); break;
      case Fight::kUndefended: demand(kFightAt, kAttacks | kDefended, kAttacks); break;
      default: break;
    }
    if (f.wear == Wear::kInUse) demand(kFightAt, kInUse, kInUse);
    if (f.fight != Fight::kWhatever) f.needs_present = kFighters;
    if (f.wear == Wear::kDamaged) f.needs_present = kWounded;
    if (f.wear == Wear::kDropped) f.needs_present = kDroppedGear;
  }

  static Where where_of(const Filter& f) {
    if (f.kind == Noun::kCreature) return Where::kFront;
    return f.wear == Wear::kDropped ? Where::kDropped : Where::kAttached;
  }

  bool fits_print(const Filter& f, std::uint8_t card) const {
    if (!kind_fits(f.kind, code_.cards[card].type) || !code_.has_trait(card, f.trait)) return false;
    switch (f.limit) {
      case Filter::Limit::kCost: return compare(code_.printed_cost(card), f.is, f.than);
      case Filter::Limit::kName: return card == f.than;
      default: return true;
    }
  }

  Trait read_trait(Part part) {
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

  std::string_view open_word(std::string_view word_class, Part part) const {
    return language::word_name(operations(), set_.lexicon,
                               *operations().find_word_class(word_class), part.value());
  }

  void read_limit(Part part, Filter& filter) const {
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
  std::uint8_t card_named(std::string_view name) const {
    const Card* card = set_.find_card(name);
    return card ? static_cast<std::uint8_t>(card - set_.cards.data()) : kNoCard;
  }

  std::uint16_t read_condition(Part part, Text& text) {
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

  Value read_value(Part part, Text& text) {
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

  const CardSet& set_;
  Code code_;
  std::vector<std::string> types_;  // by TypeId
  FilterId the_target_ = kNone;     // of the card that is read
};

}  // namespace

Code compile(const CardSet& set) { return Compiler(set).compile(); }

}  // namespace turnwright::wtactics
