// What the shipped cards are taken apart into, card by card, and the rules of the tables as a whole.
#include "games/wtactics/code.h"

#include <algorithm>

#include "tests/test.h"

namespace turnwright::wtactics {
namespace {

const Code& shipped() {
  static const Code kCode = compile(shipped_cards());
  return kCode;
}

const CardCode& card(const Code& code, std::string_view name) {
  const auto found = std::find_if(code.cards.begin(), code.cards.end(),
                                  [&](const CardCode& one) { return one.name == name; });
  REQUIRE(found != code.cards.end());
  return *found;
}
const CardCode& card(std::string_view name) { return card(shipped(), name); }

std::uint8_t place(const Code& code, std::string_view name) {
  return static_cast<std::uint8_t>(&card(code, name) - code.cards.data());
}

const Ability& ability(const CardCode& of, int line) {
  for (AbilityId id = of.first; id < of.last; ++id)
    if (shipped().abilities[id].line == line) return shipped().abilities[id];
  FAIL("no such line");
  return shipped().abilities[0];
}
const Ability& quoted(const Ability& of) {
  REQUIRE(of.inner != kNone);
  return shipped().abilities[of.inner];
}
const Filter& filter(FilterId id) {
  REQUIRE(id < shipped().filters.size());
  return shipped().filters[id];
}
int length(const Ability& of) { return of.last - of.first; }
const Instruction& instruction(const Ability& of, int place = 0) {
  REQUIRE(place < length(of));
  return shipped().instructions[static_cast<std::size_t>(of.first + place)];
}
bool same(language::Pair a, language::Pair b) { return language::pack(a) == language::pack(b); }

// The shipped cards and some more.
Code with(std::string_view more) {
  CardTexts texts = shipped_texts();
  texts.cards.push_back({"more.toml", std::string(more)});
  const auto set = load_cards(texts);
  if (!set) FAIL(set.error().front().sentence);
  return compile(*set);
}

TEST_CASE("Torch Carrier: a trigger on itself, and a cost with a limit") {
  const CardCode& torch = card("Torch Carrier");
  EXPECT(torch.last - torch.first == 2);
  EXPECT(torch.triggers == watch_bit(TriggerKind::kAttacks));
  EXPECT(torch.has_activated);
  EXPECT_FALSE(torch.has_static);
  const Ability& attacks = ability(torch, 1);
  EXPECT(attacks.form == Form::kTriggered);
  EXPECT_FALSE(attacks.once);
  EXPECT(attacks.trigger.watches == Trigger::Watches::kSelf);
  EXPECT(attacks.has_local);
  REQUIRE(length(attacks) == 1);
  const Instruction& mod = instruction(attacks);
  EXPECT(mod.effect == Effect::kMod);
  EXPECT(same(mod.pair, {1, 0}));
  EXPECT(mod.duration.is == Duration::Is::kTurn);
  EXPECT(mod.sel.is == Selector::Is::kAll);
  Filter expected;
  expected.side = Side::kMine;
  expected.fight = Fight::kAttacker;
  expected.other = true;
  EXPECT(filter(mod.sel.filter) == expected);
  const Ability& burns = ability(torch, 2);
  EXPECT(burns.form == Form::kActivated);
  EXPECT(burns.costs.influence == 1);
  EXPECT(burns.costs.once);
  EXPECT_FALSE(burns.costs.mark);
  EXPECT(instruction(burns).sel.is == Selector::Is::kSelf);
  EXPECT_FALSE(burns.has_local);
}

TEST_CASE("Crane Golem: a keyword, an upkeep and a cost in resources") {
  const CardCode& golem = card("Crane Golem");
  EXPECT((golem.has_static && golem.has_upkeep && golem.has_activated));
  EXPECT(golem.triggers == 0);
  EXPECT((golem.atk == 4 && golem.def == 4 && golem.loyalty == 1 && golem.cost.number == 4));
  const Static& keyword = ability(golem, 1).statement;
  EXPECT(keyword.is == Static::Is::kKeyword);
  EXPECT(keyword.keyword.keyword == Keyword::kOverbear);
  EXPECT(keyword.sel.is == Selector::Is::kSelf);
  EXPECT(ability(golem, 2).form == Form::kUpkeep);
  EXPECT(ability(golem, 2).costs.gold == 1);
  EXPECT(instruction(ability(golem, 2)).effect == Effect::kMark);
  EXPECT(ability(golem, 3).costs.resources == 1);
  EXPECT(instruction(ability(golem, 3)).effect == Effect::kUnmark);
}

TEST_CASE("Smoke Veil: two instructions of one choice, each with its target") {
  const CardCode& veil = card("Smoke Veil");
  REQUIRE(veil.effect == veil.first);
  const Ability& effect = ability(veil, 1);
  EXPECT(effect.form == Form::kEffect);
  EXPECT(effect.choices == 1);
  REQUIRE(length(effect) == 2);
  const Instruction &prevent = instruction(effect, 0), &mark = instruction(effect, 1);
  EXPECT(prevent.effect == Effect::kPreventAll);
  EXPECT(prevent.duration.is == Duration::Is::kCombat);
  EXPECT((prevent.choice == 0 && prevent.side == 0));
  EXPECT(mark.effect == Effect::kMark);
  EXPECT(mark.duration.is == Duration::Is::kInstant);
  EXPECT((mark.choice == 0 && mark.side == 1));
  REQUIRE(effect.targets == 2);
  EXPECT((prevent.sel.is == Selector::Is::kTarget && prevent.sel.target == 0));
  EXPECT((mark.sel.is == Selector::Is::kTarget && mark.sel.target == 1));
  EXPECT((effect.target[0].choice == 0 && effect.target[0].side == 0));
  EXPECT((effect.target[1].choice == 0 && effect.target[1].side == 1));
  EXPECT(filter(effect.target[0].filter).side == Side::kMine);
  EXPECT(filter(effect.target[1].filter).side == Side::kEnemy);
  EXPECT(filter(effect.target[1].filter).state == Status::kUnmarked);
  EXPECT_FALSE(effect.has_local);
  EXPECT((effect.has_local_mode[0] && effect.has_local_mode[1] && !effect.has_local_mode[2]));
}

TEST_CASE("Sudden Bloom: only one side of the choice needs a battlefield") {
  const Ability& effect = ability(card("Sudden Bloom"), 1);
  EXPECT_FALSE(effect.has_local);
  EXPECT(effect.has_local_mode[0]);
  EXPECT_FALSE(effect.has_local_mode[1]);  // an Enchantment anywhere
}

TEST_CASE("Burning Reprisal: X is read off the target of the other line") {
  const CardCode& reprisal = card("Burning Reprisal");
  EXPECT(reprisal.cost == Cost{Cost::Base::kX, 1});
  REQUIRE(reprisal.x == reprisal.first);
  REQUIRE(reprisal.effect == reprisal.first + 1);
  const Ability &x = ability(reprisal, 1), &effect = ability(reprisal, 2);
  REQUIRE(x.value < shipped().values.size());
  const Value& atk = shipped().values[x.value];
  EXPECT(atk.is == Value::Is::kAtk);
  EXPECT((atk.of.is == Selector::Is::kTarget && atk.of.target == 0));
  EXPECT(x.targets == 0);
  REQUIRE(effect.targets == 1);
  EXPECT(atk.of.filter == effect.target[0].filter);
  EXPECT(effect.target[0].choice == 0xff);
  EXPECT(filter(effect.target[0].filter).fight == Fight::kAttacker);
  EXPECT(effect.has_local);
  EXPECT(instruction(effect).effect == Effect::kKill);
}

TEST_CASE("Wailing Shade: one branch or the other") {
  const Ability& hits = ability(card("Wailing Shade"), 1);
  EXPECT(hits.trigger.kind == TriggerKind::kHitsUndefended);
  REQUIRE(length(hits) == 2);
  const Instruction &discard = instruction(hits, 0), &influence = instruction(hits, 1);
  EXPECT(discard.effect == Effect::kDiscardHand);
  EXPECT((discard.n == 1 && discard.who == Who::kFoe && discard.mode == Mode::kRandom));
  EXPECT(discard.otherwise);
  REQUIRE(discard.condition < shipped().conditions.size());
  const Condition& condition = shipped().conditions[discard.condition];
  EXPECT((condition.is == Condition::Is::kCompare && !condition.negated));
  EXPECT(condition.a.is == Value::Is::kCount);
  EXPECT(filter(condition.a.filter).place == Place::kHand);
  EXPECT(condition.comparison == Comparison::kAtLeast);
  EXPECT((condition.b.is == Value::Is::kNumber && condition.b.number == 1));
  EXPECT(influence.effect == Effect::kInfluence);
  EXPECT((influence.n == -1 && influence.who == Who::kFoe));
  EXPECT((influence.condition == kNone && !influence.otherwise));
  EXPECT_FALSE(hits.has_local);
}

TEST_CASE(
    "Root Oracle and Bramble Sentinel: what an assigned creature does stands behind its lines") {
  const CardCode& oracle = card("Root Oracle");
  REQUIRE(oracle.last - oracle.first == 1);
  const Ability& assign = ability(oracle, 1);
  EXPECT(assign.form == Form::kAssignment);
  EXPECT(assign.costs.gold == 1);
  EXPECT(assign.inner == oracle.last);
  EXPECT(length(assign) == 0);
  const Ability& draws = quoted(assign);
  EXPECT((draws.form == Form::kTriggered && draws.line == 1));
  EXPECT(draws.trigger.kind == TriggerKind::kPhaseStart);
  EXPECT((draws.trigger.phase == PhaseWord::kDraw && draws.trigger.who == Who::kYou));
  EXPECT(instruction(draws).effect == Effect::kDraw);
  EXPECT(oracle.triggers ==
         watch_bit(TriggerKind::kPhaseStart, static_cast<int>(PhaseWord::kDraw)));
  EXPECT((oracle.has_activated && !oracle.has_static));

  const CardCode& sentinel = card("Bramble Sentinel");
  EXPECT((sentinel.has_activated && sentinel.has_static));
  EXPECT(ability(sentinel, 1).costs.gold == 0);
  EXPECT(quoted(ability(sentinel, 1)).statement.is == Static::Is::kMod);
}

TEST_CASE("Living Bark and Focus Wand: what the bearer gets") {
  const CardCode& bark = card("Living Bark");
  REQUIRE(bark.last - bark.first == 3);
  EXPECT(bark.attach == bark.first);
  EXPECT(filter(ability(bark, 1).filter).side == Side::kMine);
  EXPECT(same(ability(bark, 2).statement.pair, {0, 2}));
  EXPECT(ability(bark, 2).statement.sel.is == Selector::Is::kHost);
  const Ability& grant = ability(bark, 3);
  EXPECT((grant.form == Form::kGrant && grant.sel.is == Selector::Is::kHost));
  EXPECT(grant.inner == bark.last);
  const Ability& heal = quoted(grant);
  EXPECT((heal.form == Form::kActivated && heal.costs.gold == 1 && heal.line == 3));
  EXPECT((instruction(heal).effect == Effect::kHeal && instruction(heal).n == 2));
  EXPECT(instruction(heal).sel.is == Selector::Is::kSelf);
  EXPECT((bark.has_static && !bark.has_activated));

  const CardCode& wand = card("Focus Wand");
  const Filter& bearer = filter(ability(wand, 1).filter);
  EXPECT((bearer.trait.is == Trait::Is::kType && bearer.trait.of == shipped().caster));
  const Ability& bolt = quoted(ability(wand, 2));
  EXPECT((bolt.costs.mark && bolt.costs.gold == 1));
  EXPECT((bolt.targets == 1 && bolt.has_local));
  EXPECT(ability(wand, 2).targets == 0);
  EXPECT_FALSE(ability(wand, 2).has_local);
}

TEST_CASE("Warchief Karrag: a type over both battlefields, and allies as a cost") {
  const CardCode& karrag = card("Warchief Karrag");
  const Static& lead = ability(karrag, 1).statement;
  EXPECT((lead.is == Static::Is::kMod && lead.sel.is == Selector::Is::kAll));
  const Filter& kin = filter(lead.sel.filter);
  EXPECT((kin.place == Place::kGlobal && kin.side == Side::kMine && kin.other));
  REQUIRE(kin.trait.is == Trait::Is::kType);
  EXPECT(shipped().has_type(place(shipped(), "Cinder Runner"), kin.trait.of));
  EXPECT_FALSE(shipped().has_type(place(shipped(), "Ash Drake"), kin.trait.of));
  const Ability& rally = ability(karrag, 2);
  EXPECT((rally.costs.allies == 2 && !rally.costs.mark));
  EXPECT((same(instruction(rally).pair, {3, 0}) && rally.has_local));
  EXPECT(instruction(rally).duration.is == Duration::Is::kCombat);
}

TEST_CASE("Grave Warden: damage that goes elsewhere, and graves that are shut") {
  const CardCode& warden = card("Grave Warden");
  const Instruction& redirect = instruction(ability(warden, 1));
  EXPECT((redirect.effect == Effect::kRedirect && redirect.n == 2));
  EXPECT((redirect.sel.is == Selector::Is::kTarget && redirect.to.is == Selector::Is::kSelf));
  EXPECT(redirect.duration.is == Duration::Is::kTurn);
  const Static& shut = ability(warden, 2).statement;
  EXPECT((shut.is == Static::Is::kForbid && shut.action == Action::kRecover));
  const Filter& graves = filter(shut.sel.filter);
  EXPECT((graves.kind == Noun::kCard && graves.side == Side::kEnemy));
  EXPECT(graves.place == Place::kGrave);
}

TEST_CASE("Prism Duelist: a keyword with a type") {
  const KeywordCode& keyword = ability(card("Prism Duelist"), 1).statement.keyword;
  EXPECT(keyword.keyword == Keyword::kElusive);
  EXPECT((keyword.trait.is == Trait::Is::kType && keyword.trait.of == shipped().caster));
  EXPECT(ability(card("Breakwater Hulk"), 1).statement.keyword.n == 1);
}

TEST_CASE("Choral Requiem: two targets in graves, so no battlefield") {
  const Ability& effect = ability(card("Choral Requiem"), 1);
  REQUIRE((effect.targets == 2 && length(effect) == 2));
  EXPECT_FALSE(effect.has_local);
  EXPECT(instruction(effect, 0).effect == Effect::kRecover);
  EXPECT(instruction(effect, 0).destination == Destination::kHand);
  EXPECT(instruction(effect, 1).effect == Effect::kExile);
  EXPECT(instruction(effect, 1).sel.target == 1);
}

TEST_CASE("Hollow Bargain: the cost of what it is on, and two prohibitions") {
  const CardCode& bargain = card("Hollow Bargain");
  EXPECT(bargain.cost == Cost{Cost::Base::kTarget, 0});
  EXPECT((bargain.type == CardType::kEnchantment && bargain.has_upkeep && bargain.has_static));
  EXPECT(ability(bargain, 2).statement.action == Action::kAttack);
  EXPECT(ability(bargain, 3).statement.action == Action::kDefend);
  EXPECT(ability(bargain, 3).statement.is == Static::Is::kForbid);
  EXPECT(instruction(ability(bargain, 4)).effect == Effect::kDiscardCard);
}

TEST_CASE("Guildmaster Oressa: cheaper cards, and a trigger once per turn") {
  const CardCode& oressa = card("Guildmaster Oressa");
  const Static& cheaper = ability(oressa, 1).statement;
  EXPECT((cheaper.is == Static::Is::kCostmod && cheaper.n == -1 && cheaper.who == Who::kYou));
  EXPECT(filter(cheaper.filter).kind == Noun::kEquipment);
  const Ability& equips = ability(oressa, 2);
  EXPECT((equips.once && equips.trigger.kind == TriggerKind::kEquips));
  EXPECT(equips.trigger.watches == Trigger::Watches::kAny);
  EXPECT(filter(equips.trigger.filter).side == Side::kMine);
  EXPECT_FALSE(equips.has_local);  // what it watches is not what it reaches
}

TEST_CASE("Curse of Hushed Bells: a player as the bearer") {
  const CardCode& curse = card("Curse of Hushed Bells");
  EXPECT(filter(ability(curse, 1).filter).kind == Noun::kPlayer);
  const Ability& rings = ability(curse, 2);
  EXPECT((rings.trigger.kind == TriggerKind::kPlays && rings.trigger.noun == Noun::kEvent));
  EXPECT(rings.trigger.who == Who::kHost);
  EXPECT(instruction(rings).who == Who::kHost);
  EXPECT(instruction(rings).mode == Mode::kChoice);
}

TEST_CASE("Slag Brawler: the counter that is put is the counter that is removed") {
  const CardCode& brawler = card("Slag Brawler");
  const Instruction& put = instruction(ability(brawler, 1));
  EXPECT(put.effect == Effect::kCounter);
  REQUIRE(put.counter < shipped().counters.size());
  EXPECT(same(shipped().counters[put.counter], {1, 0}));
  EXPECT(ability(brawler, 2).costs.counter == put.counter);
  EXPECT(shipped().counters.size() == 3);  // the other is +0/+1
}

TEST_CASE(
    "one card each: prerequisites, sacrifices, searches, dropped Equipment, quests and items") {
  const CardCode& levy = card("Emergency Levy");
  REQUIRE(levy.requires_ == levy.first);
  const Condition& fewer = shipped().conditions[ability(levy, 1).condition];
  EXPECT((fewer.comparison == Comparison::kLess && fewer.b.is == Value::Is::kCount));
  const Condition& active = shipped().conditions[ability(card("Monster Lore"), 1).condition];
  EXPECT((active.is == Condition::Is::kQuestActive && active.quest == QuestWord::kConfrontation));
  EXPECT_FALSE(ability(card("Monster Lore"), 2).has_local);
  EXPECT(filter(ability(card("Dirge Singer"), 1).costs.sacrifice).other);
  EXPECT(ability(card("Mirage Weaver"), 1).costs.bounce != kNone);
  EXPECT(ability(card("Choirmaster Velune"), 2).costs.discard == 1);
  const Filter& fallen = filter(ability(card("Choirmaster Velune"), 2).target[0].filter);
  EXPECT((fallen.limit == Filter::Limit::kCost && fallen.is == Comparison::kAtMost));
  EXPECT(fallen.than == 2);
  const Ability& call = ability(card("Call of the Grove"), 1);
  EXPECT((instruction(call).effect == Effect::kSearch && instruction(call).filter != kNone));
  EXPECT((instruction(call, 1).effect == Effect::kShuffle && !call.has_local));
  const Ability& salvage = ability(card("Salvage Rights"), 1);
  EXPECT((salvage.has_local && instruction(salvage).to.target == 1));
  EXPECT(filter(salvage.target[0].filter).wear == Wear::kDropped);
  EXPECT(filter(ability(card("Rune Cartographer"), 1).target[0].filter).state == Status::kIdle);
  EXPECT_FALSE(ability(card("Interrupting Chime"), 1).has_local);
  EXPECT(ability(card("Femur Flail"), 3).trigger.watches == Trigger::Watches::kHost);
}

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
  const Code& code = shipped();
  const TypeId caster = code.caster;
  EXPECT(code.has_type(place(code, "Ledger Wright"), caster));
  EXPECT_FALSE(code.has_type(place(code, "Prism Duelist"), caster));
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
  EXPECT(more.has_type(place(more, "CASTER’S Apprentice"), more.caster));
  EXPECT_FALSE(more.has_type(place(more, "Casters"), more.caster));
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
