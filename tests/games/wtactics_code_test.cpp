// What the shipped cards are taken apart into, card by card.
#include "tests/games/wtactics_code.h"

namespace turnwright::wtactics {
namespace {

// WT-246.
bool means_casters(const Trait& trait) {
  bool only = trait.is == Trait::Is::kType;
  for (std::size_t card = 0; card < shipped().cards.size(); ++card)
    only &= shipped().has_type(static_cast<std::uint8_t>(card), trait.of) ==
            shipped().cards[card].is_caster;
  return only;
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
  EXPECT(means_casters(bearer.trait));
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
  EXPECT(means_casters(keyword.trait));
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

}  // namespace
}  // namespace turnwright::wtactics
