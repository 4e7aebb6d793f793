#include "games/crowdcontrol/card_check.h"

#include <algorithm>

#include "games/crowdcontrol/code_text.h"
#include "games/crowdcontrol/effect_table.h"
#include "games/crowdcontrol/limits.h"

namespace turnwright::crowdcontrol {
namespace {

using language::Diagnostics;
using language::Program;
using language::Reading;

std::string most(int limit, std::string_view what) {
  return "at most " + std::to_string(limit) + " " + std::string(what);
}

// One line, with the words to complain about it.
class Line {
 public:
  Line(const CardSet& set, const Card& card, const Reading& reading, language::Place place,
       Diagnostics& wrong, Diagnostics& warnings)
      : set_(set),
        card_(card),
        reading_(reading),
        place_(std::move(place)),
        wrong_(wrong),
        warnings_(warnings),
        text_(take_apart(set, reading.program)) {}

  void check() {
    check_kind();
    check_classes();
    check_amounts();
    check_this();
    check_variables();
    check_chosen();
    check_mana();
  }
  // How many, and where each stands in the program.
  std::size_t keywords() const { return text_.effects.size() + (is_ability() ? 1 : 0); }
  std::size_t place_of_keyword(std::size_t which) const {
    if (is_ability() && which == 0) return 0;
    return text_.places[which - (is_ability() ? 1 : 0)];
  }
  bool is_ability() const { return text_.ability.kind != AbilityKind::kPlay; }
  void say(std::size_t node, std::string_view code, std::string sentence,
           std::vector<std::string> notes = {}) {
    wrong_.push_back({where(node), code, std::move(sentence), std::move(notes)});
  }

 private:
  // CC-130.
  void check_kind() {
    if (card_.type == CardType::kAction && is_ability())
      say(0, "L030", "an Action has effects alone, no ability (CC-130)");
    if (card_.type != CardType::kAction && !is_ability())
      say(0, "L030", "effects stand in an ability, unless it is an Action (CC-130)");
  }

  // CC-133.
  void check_classes() {
    check_class(0, kAbilityClasses[static_cast<std::size_t>(text_.ability.kind)]);
    for (std::size_t i = 0; i < text_.effects.size(); ++i) {
      const EffectCode& effect = text_.effects[i];
      check_class(text_.places[i], row_of(effect.op).classes);
      if (effect.op == Effect::kSpawn)
        check_class(text_.places[i], set_.tokens[effect.token].classes);
    }
  }
  void check_class(std::size_t node, Classes classes) {
    if (classes & card_.classes) return;
    std::string names;
    for (std::size_t i = 0; i < std::size(kClassNames); ++i)
      if (classes >> i & 1) names += (names.empty() ? "" : " or ") + std::string(kClassNames[i]);
    say(node, "L060", "this may stand only on a card of " + names + " (CC-133)",
        {"the card is of " + class_names(card_.classes)});
  }

  // Every number of costs and effects.
  void check_amounts() {
    const Program& program = reading_.program;
    for (std::size_t at = 0; at < program.size(); ++at) {
      if (program[at].operation == language::kValue) continue;
      const std::vector<language::Slot>& slots = operations()[program[at].operation].slots;
      for (std::size_t i = 0; i < slots.size(); ++i) {
        if (slots[i].kind != language::SlotKind::kNumber) continue;
        const std::size_t number = language::child(operations(), program, at, i);
        if (program[number].value > kMostAmount)
          say(number, "L064",
              "amounts in costs and effects are between 0 and " + std::to_string(kMostAmount) +
                  " (CC-132)");
      }
    }
  }

  // CC-133, CC-164.
  void check_this() {
    const AbilityKind kind = text_.ability.kind;
    const bool pays_itself = text_.ability.mode == Mode::kThis;
    if (kind == AbilityKind::kTribute) check_type(0, CardType::kEntity, false, pays_itself);
    if (kind == AbilityKind::kDismantle) check_type(0, CardType::kPlace, false, pays_itself);
    for (std::size_t i = 0; i < text_.effects.size(); ++i) {
      const EffectCode& effect = text_.effects[i];
      if (effect.mode != Mode::kThis) continue;
      if (effect.op == Effect::kTrain)
        say(text_.places[i], "L065", "this card is never in hand while it works (CC-164)");
      else if (kind == AbilityKind::kOnDeath)
        say(text_.places[i], "L065", "this card has left the board when it has died (CC-164)");
      else if (pays_itself)
        say(text_.places[i], "L065", "this card has left the board as a cost (CC-164)");
      else
        check_type(text_.places[i], effect.type, effect.type == CardType::kPlace, true);
    }
  }
  void check_type(std::size_t node, CardType type, bool or_hq, bool is_this) {
    if (!is_this || card_.type == type || (or_hq && card_.type == CardType::kHq)) return;
    const std::string_view wanted = type == CardType::kEntity ? "an Entity"
                                    : or_hq                   ? "a Place or HQ"
                                                              : "a Place";
    say(node, "L061",
        "this can be done to " + std::string(wanted) + " alone, and the card is none (CC-133)",
        {"its type is " + std::string(kCardTypes[static_cast<std::size_t>(card_.type)])});
  }

  // CC-164.
  void check_variables() {
    for (std::size_t i = 0; i < text_.effects.size(); ++i) {
      const EffectCode& effect = text_.effects[i];
      const bool is_likeness = effect.op == Effect::kSpawn && set_.tokens[effect.token].is_x;
      if ((effect.is_x || is_likeness) && effect.reads_x_from == kNoWriter)
        say(text_.places[i], "L066", "nothing before it in this line says what X is (CC-164)");
    }
  }

  // CC-164.
  void check_chosen() {
    for (std::size_t i = 0; i < text_.effects.size(); ++i) {
      const EffectCode& effect = text_.effects[i];
      if (effect.mode == Mode::kChosen && effect.reads_chosen_from == kNoWriter)
        say(text_.places[i], "L067",
            "nothing of its type is chosen before it in this line (CC-164)");
      if (effect.op == Effect::kChoose) check_choose(i);
    }
  }
  void check_choose(std::size_t at) {
    const EffectCode& choose = text_.effects[at];
    const auto complain = [&](std::string_view code, std::string sentence) {
      say(text_.places[at], code, std::move(sentence) + " (CC-164)");
    };
    if (choose.type == CardType::kAction || choose.type == CardType::kHq)
      return complain("L069", "only an Entity or a Place is chosen");
    bool is_used = false, fits_zone = true, one_side = true;
    for (const EffectCode& user : text_.effects) {
      if (user.reads_chosen_from != at) continue;
      is_used = true;
      fits_zone &= user.zone == choose.zone;
      one_side &= user.whose == choose.whose;
    }
    if (!is_used) return complain("L068", "nothing in this line uses what is chosen");
    if (!fits_zone)
      complain("L070",
               "what uses the chosen card does not look for it there: cards in hand are "
               "trained, all else is done on the board");
    if (!one_side) complain("L071", "what is chosen is used on both sides");
  }

  // What a Pay ability costs must not come back, else it could be used without end; nor what a sacrifice costs, with Mana
  // on top. At no cost an ability is used but once (CC-74).
  void check_mana() {
    int mana = 0;
    bool any_amount = false, brings_back = false;
    std::size_t first = text_.places.size();
    const AbilityCode& ability = text_.ability;
    for (std::size_t i = 0; i < text_.effects.size(); ++i) {
      const EffectCode& effect = text_.effects[i];
      if (effect.op == Effect::kProduce) {
        mana += effect.n;
        any_amount |= effect.is_x;
        first = std::min(first, i);
      }
      const CardType paid =
          ability.kind == AbilityKind::kTribute ? CardType::kEntity : CardType::kPlace;
      brings_back |=
          effect.op == Effect::kSpawn && effect.type == paid && (effect.n > 0 || effect.is_x);
    }
    if (first == text_.places.size()) return;
    bool is_endless = false;
    const int cost = ability.is_x ? 1 : ability.n;  // X may be 1
    if (ability.kind == AbilityKind::kPay) is_endless = cost > 0 && (any_amount || mana >= cost);
    if (ability.kind == AbilityKind::kTribute || ability.kind == AbilityKind::kDismantle)
      is_endless = (any_amount || mana > 0) && brings_back && ability.mode != Mode::kThis;
    if (is_endless)
      say(text_.places[first], "L072",
          "this gives back all that the ability costs, so it could be used without end (CC-164)");
    else if (ability.kind == AbilityKind::kPay)
      warnings_.push_back({where(text_.places[first]),
                           "L073",
                           "a warning: Mana for Mana, have a care for rings of cards (CC-164)",
                           {}});
  }

  language::Place where(std::size_t node) const {
    language::Place place = place_;
    place.column += reading_.columns[node];
    return place;
  }

  const CardSet& set_;
  const Card& card_;
  const Reading& reading_;
  language::Place place_;
  Diagnostics& wrong_;
  Diagnostics& warnings_;
  AbilityText text_;
};

}  // namespace

std::vector<Program> read_text(CardSet& set, const CardText& text, Diagnostics& wrong) {
  std::vector<Program> programs;
  int abilities = 0;
  std::size_t keywords = 0;
  for (const language::TextLine& written : text.lines) {
    auto reading = language::read_line(set.language(), operations().category("ability"),
                                       written.text, written.place);
    if (!reading) {
      wrong.insert(wrong.end(), reading.error().begin(), reading.error().end());
      continue;
    }
    Line line(set, text.card, *reading, written.place, wrong, set.warnings);
    line.check();
    if (line.is_ability() && ++abilities == kMostAbilities + 1)
      line.say(0, "L062", "a card has " + most(kMostAbilities, "abilities") + " (CC-132)");
    if (!line.is_ability() && programs.size() == 1)
      line.say(0, "L074", "all effects of an Action stand in one line (CC-130)");
    const std::size_t before = keywords;
    keywords += line.keywords();
    if (before <= kMostKeywords && keywords > kMostKeywords)
      line.say(line.place_of_keyword(kMostKeywords - before), "L063",
               "a card has " + most(kMostKeywords, "keywords") +
                   ", abilities and effects together (CC-132)");
    programs.push_back(std::move(reading->program));
  }
  return programs;
}

}  // namespace turnwright::crowdcontrol
