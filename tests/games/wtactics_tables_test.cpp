// The rules of the tables that cards are taken apart into, as a whole.
#include "tests/games/wtactics_code.h"

namespace turnwright::wtactics {
namespace {

TEST_CASE("foes stand behind the cards") {
  const std::size_t cards = shipped_cards().cards.size();
  REQUIRE(shipped().cards.size() == cards + 3);
  const std::string_view kNames[] = {"Drowned Colossus", "Cinder Wyrmling", "Mirror Regent"};
  for (std::size_t i = 0; i < 3; ++i) {
    const CardCode& foe = shipped().cards[cards + i];
    EXPECT(foe.name == kNames[i]);
    EXPECT((foe.is_foe && foe.type == CardType::kCreature && foe.cost == Cost{}));
    EXPECT(foe.faction == kNoFaction);
    EXPECT(foe.types.size() == 2);
  }
  EXPECT(card("Drowned Colossus").has_static);
  EXPECT(card("Cinder Wyrmling").has_activated);
  EXPECT((card("Mirror Regent").atk == 4 && card("Mirror Regent").def == 5));
}

TEST_CASE("every shipped card has a consistent place in the tables") {
  const Code& code = shipped();
  const CardSet& set = shipped_cards();
  EXPECT(code.counters.size() <= kMostCounters);
  std::size_t next = 0, instructions = 0;
  for (std::size_t i = 0; i < code.cards.size(); ++i) {
    const CardCode& one = code.cards[i];
    INFO(one.name);
    EXPECT(one.is_foe == (i >= set.cards.size()));
    REQUIRE(one.first >= next);  // what lies between are the quotes of the card before
    REQUIRE(one.last >= one.first);
    REQUIRE(one.last <= code.abilities.size());
    if (!one.is_foe) EXPECT(one.name == set.cards[i].name);
    if (!one.is_foe) EXPECT(one.last - one.first == std::ssize(set.cards[i].abilities));
    next = one.last;
    for (AbilityId id = one.first; id < one.last; ++id) {
      EXPECT(code.abilities[id].line == id - one.first + 1);
      const bool has_quote =
          code.abilities[id].form == Form::kGrant || code.abilities[id].form == Form::kAssignment;
      EXPECT((code.abilities[id].inner != kNone) == has_quote);
      if (has_quote) EXPECT(code.abilities[id].inner >= one.last);
    }
    const bool one_time = one.type == CardType::kEvent || one.type == CardType::kMagic;
    const bool attached = one.type == CardType::kEquipment || one.type == CardType::kEnchantment;
    EXPECT((one.effect != kNone) == one_time);
    EXPECT((one.attach != kNone) == attached);
    EXPECT((one.x != kNone) == (one.cost.base == Cost::Base::kX));
  }
  for (const Ability& one : code.abilities) {
    REQUIRE(one.first <= one.last);
    REQUIRE(one.last <= code.instructions.size());
    instructions += static_cast<std::size_t>(one.last - one.first);
    const bool acts = one.form == Form::kActivated || one.form == Form::kTriggered ||
                      one.form == Form::kUpkeep || one.form == Form::kEffect;
    EXPECT((one.first < one.last) == acts);
    EXPECT((one.inner == kNone || one.inner < code.abilities.size()));
    REQUIRE(one.targets <= kMostTargets);
    for (std::uint8_t t = 0; t < one.targets; ++t)
      EXPECT(one.target[t].filter < code.filters.size());
    for (std::size_t at = one.first; at < one.last; ++at) {
      const Instruction& each = code.instructions[at];
      EXPECT((each.choice == 0xff || each.choice < one.choices));
      EXPECT((each.condition == kNone || each.condition < code.conditions.size()));
      EXPECT((!each.otherwise || at + 1 < one.last));
      if (each.sel.is == Selector::Is::kTarget) EXPECT(each.sel.target < one.targets);
    }
  }
  EXPECT(instructions == code.instructions.size());  // each belongs to one ability
}

TEST_CASE("types are the words of name and type line, whatever their case and punctuation") {
  EXPECT(card("Ledger Wright").is_caster);
  EXPECT_FALSE(card("Prism Duelist").is_caster);
  // Ledger, Wright, Human, Caster: "Wright" is in both and counts once.
  EXPECT(card("Ledger Wright").types.size() == 4);
  EXPECT(card("Ledger Wright").subtypes.size() == 3);
  // The name of what is no creature makes no types; "Golem" is only in names.
  EXPECT(card("Riveted Cutlass").types == card("Riveted Cutlass").subtypes);
  EXPECT(card("Riveted Cutlass").types == card("Oathbreaker Axe").types);
  EXPECT(card("Smoke Veil").types.empty());
  const auto& crane = card("Crane Golem").types;
  EXPECT(std::find_first_of(crane.begin(), crane.end(), card("Glass Golem").types.begin(),
                            card("Glass Golem").types.end()) != crane.end());

  const Code more = with(R"(
[[creature]]
number  = "M1"
name    = "CASTER’S Apprentice"
faction = "Emberkin Clans"
types   = "Human cas-ter!"
loyalty = 0
cost    = 1
stats   = "1/1"

[[creature]]
number  = "M2"
name    = "Casters"
faction = "Emberkin Clans"
types   = "Human -"
loyalty = 0
cost    = 1
stats   = "1/1"
)");
  EXPECT(card(more, "CASTER’S Apprentice").is_caster);
  EXPECT_FALSE(card(more, "Casters").is_caster);
  EXPECT(card(more, "CASTER’S Apprentice").types.front() == card(more, "Casters").types.front());
  EXPECT(card(more, "Casters").types.size() == 2);
}

TEST_CASE("names of cards, effects in several lines, targets of conditions") {
  const Code code = with(R"(
[[event]]
number  = "M1"
name    = "First Test"
faction = "Emberkin Clans"
loyalty = 0
cost    = "X"
text    = '''
X is the ATK of target damaged creature.
Draw a card.
Kill the target.
'''

[[event]]
number  = "M2"
name    = "Second Test"
faction = "Emberkin Clans"
loyalty = 0
cost    = 1
text    = '''
If target creature is marked, draw a card.
If the number of creatures is at least 3, draw a card.
'''

[[event]]
number  = "M3"
name    = "Third Test"
faction = "Emberkin Clans"
loyalty = 0
cost    = 1
text    = '''
If the number of creatures is at least 3, draw a card.
'''

[[creature]]
number  = "M4"
name    = "Fourth Test"
faction = "Emberkin Clans"
loyalty = 0
cost    = 1
stats   = "1/1"
types   = "Human"
text    = '''
Each creature named Ash Drake has +1/+0.
Mark: each creature anywhere gets “When this card moves, draw a card.” this turn; then draw a card.
'''
)");
  const CardCode& first = card(code, "First Test");
  REQUIRE(first.last - first.first == 2);
  const Ability& both = code.abilities[first.effect];
  EXPECT((both.line == 2 && both.last - both.first == 2));
  EXPECT((both.targets == 1 && both.has_local));
  EXPECT(code.instructions[both.first + 1u].effect == Effect::kKill);
  EXPECT(code.instructions[both.first + 1u].sel.filter == both.target[0].filter);
  EXPECT(code.abilities[card(code, "Second Test").effect].has_local);
  EXPECT(code.abilities[card(code, "Second Test").effect].targets == 1);
  EXPECT_FALSE(code.abilities[card(code, "Third Test").effect].has_local);
  const CardCode& fourth = card(code, "Fourth Test");
  const Filter& named = code.filters[code.abilities[fourth.first].statement.sel.filter];
  EXPECT((named.limit == Filter::Limit::kName && named.than == place(code, "Ash Drake")));
  const Ability& grants = code.abilities[fourth.first + 1u];
  REQUIRE(grants.last - grants.first == 2);
  const Instruction& grant = code.instructions[grants.first];
  REQUIRE(grant.effect == Effect::kGrantAbility);
  EXPECT(grant.ability == fourth.last);
  EXPECT(code.abilities[grant.ability].trigger.kind == TriggerKind::kMoves);
  EXPECT_FALSE(grants.has_local);
  EXPECT(fourth.triggers == watch_bit(TriggerKind::kMoves));
}

}  // namespace
}  // namespace turnwright::wtactics
