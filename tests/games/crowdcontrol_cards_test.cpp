// Every shipped card says what the starter set says it does: its sentences are read as the formulas below, and printed back
// word for word. And the set is what it was planned as.
#include "games/crowdcontrol/cards.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "engine/text.h"
#include "games/crowdcontrol/code.h"
#include "games/crowdcontrol/constants.h"
#include "games/crowdcontrol/limits.h"
#include "language/printer.h"
#include "tests/language/mistakes.h"
#include "tests/test.h"

namespace turnwright::crowdcontrol {
namespace {

struct Row {
  std::string_view number, formulas;
};

// In the notation of chapters 16 and 17, a line for each ability.
constexpr Row kCards[] = {
    {"H1", "Pay 6: Spawn Tuskling 1"},
    {"H2", "Channel: Insight 2"},
    {"H3", "OnConstruction: Produce 1\nPay 3: Repair TARGET 2"},
    {"H4", "Pay 2: Spawn Levyman 1"},
    {"H5", "Arrival: Grow 1"},
    {"H6", "Channel: Burn TARGET 1, Insight 1"},
    {"H7", "OnSpawn: Mill 3 YOU, Grow 4\nDissolve 3: Insight 4"},
    {"H8", "Battlecry: Arm RANDOM 1"},
    {"NA1", "OnSpawn: Grow 1"},
    {"NA2", "Furious: Strengthen THIS 1"},
    {"NA3", "OnSpawn: Void TARGET"},
    {"NA4", ""},
    {"NA5", "OnSpawn: DrawEntity Animal"},
    {"NA6", "Loot: Grow 1"},
    {"NA7", "Periodic: Heal THIS"},
    {"NA8", "OnSpawn: Enrage THIS"},
    {"NA9", "OnSpawn: Spawn Tuskling 1"},
    {"NA10", "Periodic: Grow 1"},
    {"NA11", "Periodic: Produce 1"},
    {"NA12", "Arrival: Strengthen RANDOM 1\nPay 2: Armor TARGET 2"},
    {"NA13", "Choose ENTITY FIELD, Suffer CHOSEN 1, Strengthen CHOSEN 3"},
    {"NA14", "Choose ENTITY FIELD, Heal CHOSEN, Armor CHOSEN 2"},
    {"NA15", "CountPower TARGET, Harm TARGET X"},
    {"NA16", "Grow 4"},
    {"NA17", "RecoverEntity, DrawEntity"},
    {"MY1", "OnDeath: Insight 2"},
    {"MY2", "Channel: Insight 1"},
    {"MY3", "OnSpawn: Mill 2 YOU"},
    {"MY4", "Pay 1: Withdraw THIS"},
    {"MY5", "OnSpawn: Silence TARGET OPPONENT"},
    {"MY6", "OnDeath: Resurrect 2"},
    {"MY7", "OnSpawn: Spawn Glimmer 2"},
    {"MY8", "Dissolve 2: Insight 2"},
    {"MY9", "OnSpawn: Kill TARGET"},
    {"MY10", "Periodic: Insight 1\nDiscardPay 1: Insight 4"},
    {"MY11", "Avenge: Insight 1\nPay 3: Spawn Glimmer 1"},
    {"MY12", "Periodic: Mill 1 YOU\nPay 3: Resurrect 3"},
    {"MY13", "DrawAction, Discard"},
    {"MY14", "Harm TARGET 4"},
    {"MY15", "RecoverAction, DiscountAction 1"},
    {"MY16", "CountDust ENTITY, Burn TARGET X"},
    {"MY17", "Kill TARGET"},
    {"TE1", "OnDeath: Produce 1"},
    {"TE2", "Pay 1: Repair TARGET 1"},
    {"TE3", "OnSpawn: Hasten THIS"},
    {"TE4", "OnConstruction: Armor THIS 1"},
    {"TE5", "OnSpawn: RecoverPlace"},
    {"TE6", "OnSpawn: Spawn Tin Porter 1"},
    {"TE7", "OnSpawn: Bounce TARGET"},
    {"TE8", "Pay X: Harm TARGET X"},
    {"TE9", "OnSpawn: Fortify 2"},
    {"TE10", "Dismantle TARGET: Insight 4, Fortify 1"},
    {"TE11", "OnConstruction: Insight 2"},
    {"TE12", "Periodic: Spawn Tin Porter 1"},
    {"TE13", "DrawPlace, DiscountPlace 1"},
    {"TE14", "Produce 2"},
    {"TE15", "Burn TARGET 3"},
    {"TE16", "Reassemble 3, Repair ALL 1"},
    {"TE17", "Arm ALL 1, Hasten ALL"},
    {"CU1", "OnSpawn: Laneswap TARGET"},
    {"CU2", "OnSpawn: Anthem Human"},
    {"CU3", "OnSpawn: Train TARGET 1"},
    {"CU4", "Avenge: Arm THIS 1"},
    {"CU5", "Loot: Insight 2"},
    {"CU6", "OnSpawn: DiscountEntity 2"},
    {"CU7", "OnSpawn: Spawn Levyman 2"},
    {"CU8", "Battlecry: Arm THIS 1"},
    {"CU9", "Arrival: Hasten ALL"},
    {"CU10", "Arrival: Insight 1"},
    {"CU11", "OnSpawn: Spawn Levyman 1\nPay 2: Spawn Levyman 1"},
    {"CU12", "Periodic: Count Human, Insight X"},
    {"CU13", "Hasten TARGET, Insight 1"},
    {"CU14", "Withdraw TARGET, Insight 4"},
    {"CU15", "Repair ALL 2, Grow 1"},
    {"CU16", "Spawn Levyman 3, Grow 1"},
    {"CU17", "Count Human, Spawn Likeness 1, Repair TARGET 2"},
    {"NC1", "OnDeath: Grow 2"},
    {"NC2", "Loot: Grow 2"},
    {"NC3", "Arrival: Grow 1\nTribute TARGET: Insight 2"},
    {"NC4", "Heal ALL, Spawn Levyman 2"},
    {"MT1", "Channel: Harm RANDOM 1"},
    {"MT2", "OnSpawn: Mill 2 YOU\nOnDeath: Reassemble 2"},
    {"MT3", "OnSpawn: Spawn Charged Pebble 1\nPay 2: Spawn Charged Pebble 1"},
    {"MT4", "CountDust ACTION, Harm TARGET X, Mill 2 OPPONENT"},
    {"NM1", "OnDeath: Harm RANDOM 1"},
    {"NM2", "Dissolve 2: Strengthen THIS 1, Armor THIS 1"},
    {"NM3", "Tribute TARGET: Produce 1, Insight 2"},
    {"NM4", "Sacrifice TARGET, Kill TARGET"},
    {"TC1", "OnSpawn: Burn TARGET 1"},
    {"TC2", "Battlecry: Burn RANDOM 1"},
    {"TC3", "OnConstruction: Spawn Levyman 1\nDismantle TARGET: Arm TARGET 2"},
    {"TC4", "DrawPlace, Grind TARGET 1"},
    {"TK1", ""},
    {"TK2", ""},
    {"TK3", ""},
    {"TK4", "OnDeath: Insight 1"},
    {"TK5", ""},
    {"TK6", "Pay 2: Insight 4, Grind THIS 1\nPay 1: Harm TARGET 1, Grind THIS 1"},
};

TEST_CASE("the sentences of every card are the formulas of the starter set") {
  const CardSet& set = shipped_cards();
  REQUIRE(set.cards.size() == std::size(kCards));
  for (const Row& row : kCards) {
    const auto card = std::find_if(set.cards.begin(), set.cards.end(),
                                   [&](const Card& one) { return one.number == row.number; });
    REQUIRE(card != set.cards.end());
    INFO(card->name);
    std::string formulas;
    for (const language::Program& program : card->abilities)
      formulas +=
          (formulas.empty() ? "" : "\n") + language::formula(operations(), set.lexicon, program);
    EXPECT(formulas == row.formulas);
  }
}

TEST_CASE("every shipped line is printed as it was written and read back as the same program") {
  const CardSet& set = shipped_cards();
  int lines = 0;
  for (const language::SourceText& source : shipped_texts().cards) {
    const auto entries = language::read_card_file(source);
    REQUIRE(entries.ok());
    for (const language::Entry& entry : *entries) {
      const language::Field* text = entry.find("text");
      if (!text) continue;
      for (const language::TextLine& line : language::lines_of(*text)) {
        const auto reading = language::read_line(set.language(), operations().category("ability"),
                                                 line.text, line.place);
        REQUIRE(reading.ok());
        EXPECT(language::print(set.language(), reading->program) == line.text);
        ++lines;
      }
    }
  }
  EXPECT(lines == 105);
}

TEST_CASE("another wording of the same is read and printed in the usual one") {
  const CardSet& set = shipped_cards();
  const std::pair<std::string_view, std::string_view> kPairs[] = {
      {"discard a card, pay 0 Mana: gain 1 Wisdom.", "Discard a card: gain 1 Wisdom."},
      {"Make  1 Levyman tokens.", "Make a Levyman token."},
      {"Put 1 cards of your Dust Pile into the Void: draw a Entity.",
       "Put a card of your Dust Pile into the Void: draw an Entity."},
      {"Pay X Mana: repair X damage on this HQ.", "Pay X Mana: repair X damage on this Place."},
      {"X is the Attack of each Entity of yours; then gain X Wisdom.",
       "X is the Attack of all your Entities together; then gain X Wisdom."},
  };
  for (const auto& [written, printed] : kPairs) {
    const auto reading = language::read_line(set.language(), operations().category("ability"),
                                             written, {"sentence", 1, 1});
    INFO(written);
    REQUIRE(reading.ok());
    EXPECT(language::print(set.language(), reading->program) == printed);
  }
}

// Every way to fill the slots of an operation that are no lists, with a few numbers.
void fill(std::uint16_t op, std::size_t slot, language::Program& program,
          const std::function<void(const language::Program&)>& use) {
  const language::Operation& operation = operations()[op];
  if (slot == operation.slots.size()) return use(program);
  const language::Slot& its = operation.slots[slot];
  std::vector<int> values{0, 1, 2, kMostAmount};
  if (its.kind == language::SlotKind::kWord) {
    values.clear();
    const int count = language::word_count(operations(), shipped_cards().lexicon, its.of);
    for (int i = 0; i < count; ++i) values.push_back(i);
  } else if (its.least == language::kX) {
    values.push_back(language::kX);
  }
  for (const int value : values) {
    program.push_back({language::kValue, static_cast<std::int16_t>(value)});
    fill(op, slot + 1, program, use);
    program.pop_back();
  }
}

TEST_CASE("every effect, in every mode and with every word, has a sentence of its own") {
  const language::Language language = shipped_cards().language();
  std::map<std::string, language::Program> known;
  for (std::size_t i = 0; i < operations().all().size(); ++i) {
    const auto op = static_cast<std::uint16_t>(i);
    if (operations()[i].category != operations().category("effect")) continue;
    language::Program program{{op, 0}};
    fill(op, 0, program, [&](const language::Program& filled) {
      const std::string text = language::print(language, filled);
      INFO(text);
      EXPECT(known.emplace(text, filled).second);
      const auto reading =
          language::read_line(language, operations().category("effect"), text, {"effect", 1, 1});
      REQUIRE(reading.ok());
      EXPECT(reading->program == filled);
    });
  }
  EXPECT(known.size() > 500);
}

TEST_CASE("the set has the cards that were planned") {
  const CardSet& set = shipped_cards();
  std::map<CardType, int> types;
  std::map<Rarity, int> rarities;
  std::map<Classes, int> classes;
  int tokens = 0;
  std::set<ExtraCost::Is> extra;
  for (const Card& card : set.cards) {
    tokens += card.is_token;
    if (card.is_token) continue;
    ++types[card.type];
    if (card.type == CardType::kHq) continue;
    REQUIRE(card.rarity.has_value());
    ++rarities[*card.rarity];
    ++classes[card.classes];
    extra.insert(card.extra.is);
  }
  EXPECT(tokens == 6);
  EXPECT(types == std::map<CardType, int>{{CardType::kAction, 24},
                                          {CardType::kEntity, 44},
                                          {CardType::kPlace, 16},
                                          {CardType::kHq, 8}});
  for (const Rarity rarity : {Rarity::kCommon, Rarity::kUncommon, Rarity::kRare})
    EXPECT(rarities[rarity] == 28);
  for (const Classes one : {kNature, kMysticism, kTechnology, kCulture}) EXPECT(classes[one] == 17);
  for (const Classes two :
       {kNature | kCulture, kMysticism | kTechnology, kNature | kMysticism, kTechnology | kCulture})
    EXPECT(classes[two] == 4);
  EXPECT(extra.size() == 4);
  EXPECT(set.tags.size() == 34);
  EXPECT(set.warnings.empty());
}

TEST_CASE("every keyword, every effect and every token is on some card") {
  const Code code = compile(shipped_cards());
  std::set<AbilityKind> kinds;
  std::set<Effect> effects;
  std::set<CardId> tokens;
  for (const AbilityCode& ability : code.abilities) kinds.insert(ability.kind);
  for (const EffectCode& effect : code.effects) {
    effects.insert(effect.op);
    if (effect.op == Effect::kSpawn) tokens.insert(effect.token);
  }
  EXPECT(kinds.size() == 16);
  EXPECT(effects.size() == kEffects);
  EXPECT(tokens.size() == 6);
}

TEST_CASE("whatever stands in a card file, the loader answers") {
  CardTexts texts = shipped_texts();
  const std::string original = texts.cards[0].text;
  for_each_damaged(original, 60, [&](const std::string& text) {
    texts.cards[0].text = text;
    const auto set = load_cards(texts);
    if (!set.ok()) EXPECT(!set.error().empty());
  });
}

std::string entity(const std::string& name, const std::string& more) {
  return "[[entity]]\nname = '" + name + "'\nclass = 'Nature'\ntags = 'Animal'\ncost = 1\n" + more +
         "\n";
}

// What is said about these cards, warnings too.
std::string told(std::string_view cards) {
  CardTexts texts = shipped_texts();
  texts.known = texts.cards;
  texts.cards = {{"set.toml", std::string(cards)}};
  const auto set = load_cards(texts);
  return language::to_text(set ? set->warnings : set.error());
}

TEST_CASE("a set has room for 250 cards and 64 tags") {
  const auto many = [](int count) {
    std::string text;
    for (int i = 1; i <= count; ++i)
      text += entity("Test " + std::to_string(i), "attack = 1\nhealth = 1");
    return text;
  };
  EXPECT(told(many(250)).empty());
  EXPECT(told(many(251)) ==
         "set.toml:1751:1: L047: a set has at most 250 cards, HQs and tokens counted\n");
  CardTexts texts = shipped_texts();
  const auto with_tags = [&](int count) {
    std::string names;
    for (int i = 1; i <= count; ++i) names += " T" + std::to_string(i);
    texts.tags = {"tags.toml", "[tags]\nnames = 'Animal" + names + "'\n"};
    texts.cards = {{"set.toml", entity("Test", "attack = 1\nhealth = 1")}};
    const auto set = load_cards(texts);
    return set ? std::string() : language::to_text(set.error());
  };
  EXPECT(with_tags(63).empty());
  EXPECT(with_tags(64) == "tags.toml:2:10: L047: a set has at most 64 tags\n");
}

TEST_CASE("a file of tags is one table of single words, none twice and none of the language") {
  CardTexts texts = shipped_texts();
  texts.cards.clear();
  const auto said = [&](std::string_view text) {
    texts.tags = {"tags.toml", std::string(text)};
    const auto set = load_cards(texts);
    return set ? std::string() : language::to_text(set.error());
  };
  const std::string form =
      "tags.toml:1:1: L013: a file of tags is a table [tags] with their names\n";
  EXPECT(said("[tags]\nnames = 'Human Bot'\n").empty());
  EXPECT(said("[tag]\nnames = 'Human Bot'\n") == form);
  EXPECT(said("[tags]\nname = 'Human Bot'\n") == form);
  EXPECT(said("[tags]\nnames = 3\n") == form);
  EXPECT(said("") == form);
  EXPECT(said("[tags]\nnames = 'Human Human'\n") ==
         "tags.toml:2:10: L025: another tag has the name \"Human\"\n");
  EXPECT(said("[tags]\nnames = 'Human Mana'\n") ==
         "tags.toml:2:10: L026: \"Mana\" is a word of the card language and can be no name of a "
         "tag\n");
}

TEST_CASE("what is just within the bounds of chapter 15 is fine") {
  EXPECT(told(entity("Abcdefghijklmnopqrstuvwxy",
                     "attack = 32\nhealth = 32\nsacrifice = 32\n"
                     "flavour = '" +
                         std::string(1000, 'x') +
                         R"('
text = '''
Pay 32 Mana: deal 32 damage to target opposing Entity; then gain 1 Wisdom; then gain 1 Wisdom.
When this card dies, gain 1 Wisdom.
At each Supply, gain 0 Wisdom.
''')"))
             .empty());
  EXPECT(told(R"(
[[action]]
name  = "T"
class = "Nature"
tags  = "Animal Human Air"
cost  = 64
[[hq]]
name   = "U"
class  = "Nature Mysticism Technology Culture"
tags   = "Air"
delay  = 32
health = 1
)")
             .empty());
}

TEST_CASE("Mana for Mana brings a warning, unless it could go on without end (CC-164)") {
  const auto paid = [](const std::string& line) {
    return told(entity("Test", "attack = 1\nhealth = 1\ntext = '''\n" + line + "\n'''"));
  };
  EXPECT(
      paid("Pay 3 Mana: gain 2 Mana.") ==
      "set.toml:9:13: L073: a warning: Mana for Mana, have a care for rings of cards (CC-164)\n");
  EXPECT(paid("Pay 0 Mana: gain 2 Mana.").find("L073") != std::string::npos);  // once (CC-74)
  EXPECT(paid("Pay 0 Mana: X is the number of your Animal permanents; then gain X Mana.")
             .find("L073") != std::string::npos);
  EXPECT(paid("Pay 2 Mana: gain 2 Mana.").find("L072") != std::string::npos);
  EXPECT(paid("Pay X Mana: gain 1 Mana.").find("L072") != std::string::npos);
  EXPECT(paid("Discard a card: gain 2 Mana.").empty());
  EXPECT(paid("Sacrifice an Entity of yours: gain 2 Mana.").empty());
  EXPECT(paid("Sacrifice an Entity of yours: make a Tuskling token.").empty());
  EXPECT(paid("Sacrifice this Entity: make a Tuskling token; then gain 2 Mana.").empty());
  EXPECT(
      paid("Sacrifice an Entity of yours: make a Tuskling token; then gain 2 Mana.").find("L072") !=
      std::string::npos);
  EXPECT(paid("At each Supply, gain 2 Mana.").empty());
}

TEST_CASE("a newer card takes the place of the one of its name") {
  CardTexts texts = shipped_texts();
  texts.newer.push_back({"newer.toml", entity("Cragfoot Bear", "attack = 9\nhealth = 9") +
                                           entity("Test Walker", "attack = 1\nhealth = 1")});
  const auto set = load_cards(texts);
  REQUIRE(set.ok());
  const auto place = [](const CardSet& of, std::string_view name) {
    return of.find_card(name) - of.cards.data();
  };
  EXPECT(set->find_card("Cragfoot Bear")->attack == 9);
  EXPECT(place(*set, "Cragfoot Bear") == place(shipped_cards(), "Cragfoot Bear"));
  EXPECT(place(*set, "Test Walker") == static_cast<std::ptrdiff_t>(shipped_cards().cards.size()));
  EXPECT(set->find_card("No Such Card") == nullptr);
}

TEST_CASE("the constants are those of the rulebook") {
  const Constants& constants = shipped_constants();
  EXPECT(constants.start_hand == 3);
  EXPECT((constants.wisdom_per_turn == 4 && constants.wisdom_per_card == 4));
  EXPECT((constants.growth == 1 && constants.points_per_size == 4));
  EXPECT((constants.places_max == 4 && constants.entities_max == 10));
  EXPECT((constants.deck_size == 39 && constants.max_copies == 3));
  EXPECT(constants.turn_limit == 100);
  EXPECT((constants.acts_max == 99 && constants.queue_max == 128));
  EXPECT((constants.number_max == 9999 && constants.x_max == 99));
  const auto wrong = load_constants({"c.toml", "[constants]\nSTART_HAD = 3\nQUEUE_MAX = 129\n"});
  REQUIRE(!wrong.ok());
  const std::string text = language::to_text(wrong.error());
  EXPECT(text.find("c.toml:2:13: L012: there is no constant START_HAD\n"
                   "    did you mean: START_HAND\n") != std::string::npos);
  EXPECT(text.find("c.toml:3:13: L021: QUEUE_MAX is a number from 1 to 128\n") !=
         std::string::npos);
}

}  // namespace
}  // namespace turnwright::crowdcontrol
