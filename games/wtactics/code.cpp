// The cards and quests of a set, taken apart line by line.
#include "games/wtactics/code.h"

#include <algorithm>

#include "engine/text.h"
#include "games/wtactics/code_text.h"
#include "games/wtactics/state.h"

namespace turnwright::wtactics {
namespace {

using language::Program;

class Compiler : private TextReader {
 public:
  using TextReader::TextReader;

  Code compile() {
    for (const Card& card : set_.cards) add_card(card);
    for (const Quest& quest : set_.quests) add_quest(quest);
    CHECK(code_.cards.size() <= kNoCard, "too many cards for their numbers");
    CHECK(std::max({code_.abilities.size(), code_.instructions.size(), code_.filters.size(),
                    code_.conditions.size(), code_.values.size()}) < kNone,
          "too much text for its numbers");
    for (Filter& filter : code_.filters) complete(filter);
    for (CardCode& card : code_.cards) note_first_target(card);
    return std::move(code_);
  }

 private:
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
    const TypeId caster = type_of("Caster");
    code.is_caster = std::find(code.types.begin(), code.types.end(), caster) != code.types.end();
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

  void add_quest(const Quest& quest) {
    QuestCode code;
    code.name = quest.name;
    code.kind = quest.kind;
    code.vp = quest.vp;
    for (const Foe& foe : quest.foes) {
      for (int n = 0; n < foe.count; ++n)
        code.foes.push_back({static_cast<std::uint8_t>(code_.cards.size()), foe.hp});
      add_foe(foe);
    }
    for (const Program& line : quest.lines) add_quest_line(Part{line}, code);
    code.watches = watch_bit(code.goal.trigger) | watch_bit(code.goal.reset);
    code_.quests.push_back(std::move(code));
  }

  void add_quest_line(Part part, QuestCode& quest) {
    Text nothing;  // conditions of quests have no target
    switch (part.operation()) {
      case operation("questline", "GOAL"): quest.goal = read_goal(part["g"]); break;
      case operation("questline", "ACCEPT"):
        quest.accept = read_condition(part["c"], nothing);
        break;
      case operation("questline", "DUR"): quest.duration = part["n"].number(); break;
      case operation("questline", "ESCROW"): read_cost(part["c"], quest.escrow); break;
      case operation("questline", "PENALTY"): quest.penalty = add_effects(part["e"]); break;
      case operation("questline", "REWARD"): quest.reward = add_effects(part["e"]); break;
      case operation("questline", "ABANDON"): quest.abandoned = add_effects(part["e"]); break;
      default: CHECK(false, "no line of a quest begins like that");
    }
  }

  AbilityId add_effects(Part part) {
    Text text;
    text.ability.form = Form::kEffect;
    read_effects(part, text);
    code_.abilities.push_back(close(text));
    return static_cast<AbilityId>(code_.abilities.size() - 1);
  }

  Goal read_goal(Part part) {
    Text nothing;
    Goal goal;
    goal.is = part.operation_as<Goal::Is>();
    const std::vector<language::Slot>& slots = part.row().slots;
    for (std::size_t i = 0; i < slots.size(); ++i) {
      const std::string_view name = slots[i].name;
      const Part slot = part.slot(i);
      if (name == "t") {
        goal.trigger = read_trigger(slot);
      } else if (name == "c") {
        goal.condition = read_condition(slot, nothing);
      } else if (name == "n") {
        goal.n = slot.number();
      } else if (name == "per") {
        goal.once_per_turn = slot.operation() == operation("per", "turn");
      } else if (name == "group") {
        goal.of_one_faction = slot.operation() == operation("group", "faction");
      } else if (name == "sum") {
        if (slot.operation() == operation("sum", "cost")) goal.sum = slot["n"].number();
      } else if (name == "reset") {
        if (slot.operation() == operation("reset", "reset")) goal.reset = read_trigger(slot["t"]);
      } else {
        CHECK(false, "a slot of a goal that means nothing");
      }
    }
    return goal;
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
      card.sees |= code_.sees(ability);
      if (ability.form == Form::kTriggered) card.triggers |= watch_bit(ability.trigger);
    }
    card.aims = card.attach != kNone ? card.attach : card.effect;
    card.needs_front = names_front(card);
    card.is_quiet = !card.speaks && !card.grants && !card.silences &&
                    (card.sees & kSeesMarks) == 0 && card.on_host.attack == 0 &&
                    card.on_host.defence == 0;
    card.is_simple = card.type == CardType::kCreature && card.requires_ == kNone &&
                     card.cost.base == Cost::Base::kNone;
  }

  bool names_front(const CardCode& card) const {
    switch (card.type) {
      case CardType::kCreature:
      case CardType::kMagic: return true;       // WT-140, WT-246
      case CardType::kEquipment: return false;  // either front (WT-218)
      case CardType::kEnchantment:              // WT-252
        return code_.filters[code_.abilities[card.attach].filter].kind <= Noun::kEquipment;
      case CardType::kEvent: return code_.abilities[card.effect].has_local;  // WT-52
    }
    return false;
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
        note_granted_use(inner, card);
        card.silences |= inner.form == Form::kPassive && inner.statement.is == Static::Is::kSilence;
        break;
      }
      case Form::kActivated:
        note_use(ability.costs, card);
        card.uses_marked |= id < card.last && !ability.costs.mark;
        break;
      case Form::kAssignment:
        note_use(ability.costs, card);
        take_note(ability.inner, card);
        break;
      case Form::kUpkeep: card.has_upkeep = true; break;
      case Form::kAttach: {
        const Filter& f = code_.filters[ability.filter];
        card.attach = id;
        ability.target[ability.targets++].filter = ability.filter;
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

  static void note_use(const Costs& costs, CardCode& card) {
    card.has_activated = true;
    card.least_gold = static_cast<std::uint8_t>(std::min<int>(card.least_gold, costs.gold));
  }

  static void note_granted_use(const Ability& inner, CardCode& card) {
    if (inner.form != Form::kActivated && inner.form != Form::kAssignment) return;
    card.granted_gold = std::min(card.granted_gold, inner.costs.gold);
    card.grants_to_marked |= !inner.costs.mark;
  }

  void note_first_target(CardCode& card) const {
    if (card.aims == kNone || code_.abilities[card.aims].targets == 0) return;
    const Target& first = code_.abilities[card.aims].target[0];
    if (first.choice == 0xff) card.needs_present = code_.filters[first.filter].needs_present;
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
    unsigned present = 0;
    if (f.fight != Fight::kWhatever && f.fight != Fight::kEngaged)  // who is engaged need not fight
      present = kFighters;
    if (f.wear == Wear::kDamaged) present = kWounded;
    if (f.wear == Wear::kDropped) present = kDroppedGear;
    const unsigned mine = f.side == Side::kEnemy ? 0u : of_seat(0, present);
    const unsigned theirs = f.side == Side::kMine ? 0u : of_seat(1, present);
    f.needs_present = static_cast<std::uint8_t>(mine | theirs);
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
};

}  // namespace

Code compile(const CardSet& set) { return Compiler(set).compile(); }

}  // namespace turnwright::wtactics
