// What the cards are taken apart into: sides, targets, and who reads what of whom (CC-82, CC-93, CC-157).
#include "games/crowdcontrol/code.h"

#include <algorithm>
#include <set>

#include "engine/text.h"
#include "games/crowdcontrol/code_text.h"
#include "games/crowdcontrol/code_words.h"
#include "games/crowdcontrol/content.h"
#include "games/crowdcontrol/effect_table.h"
#include "games/rulebook.h"
#include "tests/test.h"

namespace turnwright::crowdcontrol {
namespace {

const Code& code() { return shipped_content()->code; }

CardId card(std::string_view name) {
  for (std::size_t i = 0; i < code().cards.size(); ++i)
    if (code().cards[i].name == name) return static_cast<CardId>(i);
  FAIL("no such card");
  return kNoCard;
}
const CardCode& of(std::string_view name) { return code().cards[card(name)]; }
const AbilityCode& ability(std::string_view name, int which = 0) {
  REQUIRE(which < of(name).size());
  return code().ability(card(name), which);
}
const EffectCode& effect(std::string_view name, int which, int ability_of = 0) {
  REQUIRE(which < ability(name, ability_of).size());
  return code().effect(card(name), ability_of, which);
}
TagId tag(std::string_view name) {
  const std::vector<std::string>& tags = shipped_cards().tags;
  return static_cast<TagId>(std::find(tags.begin(), tags.end(), name) - tags.begin());
}

// The effects of a line that need not be on a card, nor legal on one.
std::vector<EffectCode> effects_of(std::string_view line) {
  const CardSet& set = shipped_cards();
  const auto reading =
      language::read_line(set.language(), operations().category("ability"), line, {"line", 1, 1});
  INFO(line);
  REQUIRE(reading.ok());
  return take_apart(set, reading->program).effects;
}

TEST_CASE("a card has its fields, and its abilities in the order of its lines") {
  const CardCode& titan = of("Compost Titan");
  EXPECT((titan.type == CardType::kEntity && !titan.is_token));
  EXPECT(titan.classes == (kNature | kMysticism));
  EXPECT((titan.cost == 6 && titan.attack == 6 && titan.health == 6));
  EXPECT((titan.extra.is == ExtraCost::Is::kVoid && titan.extra.n == 2));
  EXPECT((titan.has_tag(tag("Plant")) && titan.has_tag(tag("Undead")) &&
          titan.has_tag(tag("Colossus"))));
  EXPECT(!titan.has_tag(tag("Human")));
  const CardCode& works = of("Ironwater Works");
  EXPECT((works.type == CardType::kHq && works.delay == 2 && works.health == 22));
  EXPECT(works.size() == 2);
  EXPECT((works.has(AbilityKind::kOnConstruction) && works.has(AbilityKind::kPay)));
  EXPECT(!works.has(AbilityKind::kOnSpawn));
  EXPECT(ability("Ironwater Works", 0).kind == AbilityKind::kOnConstruction);
  EXPECT((ability("Ironwater Works", 1).kind == AbilityKind::kPay &&
          ability("Ironwater Works", 1).n == 3));
  EXPECT(is_activated(AbilityKind::kDissolve));
  EXPECT(!is_activated(AbilityKind::kPeriodic));
  EXPECT(of("Cragfoot Bear").size() == 0);
}

TEST_CASE("the costs of abilities") {
  EXPECT(
      (ability("Compost Titan").kind == AbilityKind::kDissolve && ability("Compost Titan").n == 2));
  EXPECT((ability("Breaker's Yard").kind == AbilityKind::kDismantle &&
          ability("Breaker's Yard").mode == Mode::kTarget));
  EXPECT((ability("Altar in the Fen").kind == AbilityKind::kTribute &&
          ability("Altar in the Fen").mode == Mode::kTarget));
  const AbilityCode& reading = ability("Reading Room at Dusk", 1);
  EXPECT((reading.kind == AbilityKind::kDiscardPay && reading.n == 1 && !reading.is_x));
  EXPECT(
      (ability("Coilgun Marksman").kind == AbilityKind::kPay && ability("Coilgun Marksman").is_x));
}

TEST_CASE("Show of Tusks: an own writer and an opposing reader") {
  const AbilityCode& play = ability("Show of Tusks");
  EXPECT((play.kind == AbilityKind::kPlay && play.has_opponent && !play.has_open));
  const EffectCode &counts = effect("Show of Tusks", 0), &harms = effect("Show of Tusks", 1);
  EXPECT((counts.op == Effect::kCountPower && counts.mode == Mode::kTarget && counts.targeted));
  EXPECT((counts.side == Side::kOwn && counts.writes == Writes::kX && !counts.held));
  EXPECT((harms.op == Effect::kHarm && harms.is_x && harms.reads_x_from == 0));
  EXPECT((harms.side == Side::kOpponent && harms.targeted && harms.held));
}

TEST_CASE("Goaded by Hornets: one Choose for two") {
  const EffectCode& choose = effect("Goaded by Hornets", 0);
  EXPECT((choose.op == Effect::kChoose && choose.type == CardType::kEntity));
  EXPECT(
      (choose.zone == Zone::kField && choose.whose == Whose::kYours && choose.side == Side::kOwn));
  EXPECT((choose.targeted && choose.writes == Writes::kChosen));
  for (const int user : {1, 2}) {
    const EffectCode& uses = effect("Goaded by Hornets", user);
    EXPECT((uses.mode == Mode::kChosen && uses.reads_chosen_from == 0));
    EXPECT((!uses.targeted && uses.held && uses.side == Side::kOwn));
  }
  EXPECT(!ability("Goaded by Hornets").has_opponent);
}

TEST_CASE("Hall of Many Deeds: nothing holds writer and reader back") {
  const EffectCode &counts = effect("Hall of Many Deeds", 0),
                   &gains = effect("Hall of Many Deeds", 1);
  EXPECT((counts.op == Effect::kCount && counts.tag == tag("Human") && !counts.targeted));
  EXPECT((gains.op == Effect::kInsight && gains.is_x && gains.reads_x_from == 0 && !gains.held));
  EXPECT(gains.side == Side::kOwn);
}

TEST_CASE("Coilgun Marksman: X is what was paid") {
  const EffectCode& harms = effect("Coilgun Marksman", 0);
  EXPECT((harms.is_x && harms.reads_x_from == kPaidX && !harms.held && harms.targeted));
}

TEST_CASE("Statue of the Many: a Likeness reads X, though its number is 1") {
  const EffectCode& makes = effect("Statue of the Many", 1);
  EXPECT((makes.op == Effect::kSpawn && makes.n == 1 && !makes.is_x && makes.reads_x_from == 0));
  EXPECT(makes.token == card("Likeness"));
  const CardCode& likeness = code().cards[makes.token];
  EXPECT((likeness.is_token && likeness.is_x && likeness.classes == kAnyClass));
  EXPECT(effect("Levy Captain", 0).reads_x_from == kNoWriter);
  EXPECT((effect("Levy Captain", 0).token == card("Levyman") && effect("Levy Captain", 0).n == 2));
}

TEST_CASE("Rebuild by Morning: a side that is open") {
  const EffectCode& rebuilds = effect("Rebuild by Morning", 0);
  EXPECT((rebuilds.op == Effect::kReassemble && rebuilds.side == Side::kOpen));
  EXPECT((rebuilds.whose == Whose::kEither && rebuilds.targeted && rebuilds.n == 3));
  EXPECT((rebuilds.type == CardType::kPlace && rebuilds.zone == Zone::kDustpile));
  EXPECT((ability("Rebuild by Morning").has_open && !ability("Rebuild by Morning").has_opponent));
  EXPECT(effect("Rebuild by Morning", 1).mode == Mode::kAll);
}

TEST_CASE("the words for you and the opponent make the side") {
  EXPECT((effect("Feedback Hymn", 2).op == Effect::kMill &&
          effect("Feedback Hymn", 2).side == Side::kOpponent));
  EXPECT((effect("Mourning Engine", 0).op == Effect::kMill &&
          effect("Mourning Engine", 0).side == Side::kOwn));
  EXPECT((effect("Adept of Hush", 0).op == Effect::kSilence &&
          effect("Adept of Hush", 0).side == Side::kOpponent));
  EXPECT(effects_of("Silence target Entity of yours.")[0].op == Effect::kSilence);
  EXPECT(effects_of("Silence target Entity of yours.")[0].side == Side::kOwn);
  EXPECT((effect("Feedback Hymn", 0).type == CardType::kAction &&
          !effect("Feedback Hymn", 0).any_type));
  EXPECT(effects_of("X is the number of cards in your Dust Pile.")[0].any_type);
  EXPECT((effect("Drover of the Reeds", 0).op == Effect::kDrawEntity &&
          effect("Drover of the Reeds", 0).tag == tag("Animal")));
  EXPECT(effect("Back With the Spring", 1).tag == kNoTag);
  EXPECT(
      (effect("Back With the Spring", 0).targeted && !effect("Back With the Spring", 1).targeted));
}

TEST_CASE("a reader takes the nearest writer before it (CC-157)") {
  const auto effects = effects_of(
      "X is the number of your Human permanents; then deal X damage to target opposing Place or "
      "HQ; "
      "then X is the number of your Bot permanents; then gain X Wisdom.");
  EXPECT((effects[1].reads_x_from == 0 && effects[3].reads_x_from == 2));
  const auto paid = effects_of(
      "Pay X Mana: gain X Wisdom; then X is the number of your Human permanents; then gain X "
      "Wisdom.");
  EXPECT((paid[0].reads_x_from == kPaidX && paid[2].reads_x_from == 1));
  EXPECT(effects_of("Gain X Wisdom.")[0].reads_x_from == kNoWriter);
  const auto chosen = effects_of(
      "Choose an Entity on the board; then choose a Place on the board; then deal 1 damage to the "
      "chosen opposing Place; then kill the chosen opposing Entity.");
  EXPECT((chosen[2].reads_chosen_from == 1 && chosen[3].reads_chosen_from == 0));
}

TEST_CASE("what reads an opponent effect is one, and so on along the list (CC-82)") {
  const auto effects = effects_of(
      "Choose an Entity on the board; then kill the chosen opposing Entity; then X is the Attack "
      "of "
      "the chosen Entity of yours; then gain X Wisdom; then gain 1 Wisdom.");
  EXPECT((effects[0].side == Side::kOpponent && effects[0].whose == Whose::kTheirs));
  EXPECT(
      (effects[2].side == Side::kOpponent && effects[2].whose == Whose::kYours && effects[2].held));
  EXPECT((effects[3].side == Side::kOpponent && effects[3].held));
  EXPECT((effects[4].side == Side::kOwn && !effects[4].held));
}

TEST_CASE("one chooses where one can look, and only for somebody (CC-93)") {
  const auto choose = [](std::string_view zone, std::string_view use) {
    return effects_of("Choose an Entity " + std::string(zone) + "; then " + std::string(use) +
                      ".")[0];
  };
  constexpr std::string_view kTrain =
      "the chosen Entity in your hand gets 1 more Attack and Health";
  constexpr std::string_view kKill = "kill the chosen opposing Entity";
  EXPECT(choose("in hand", kTrain).targeted);
  EXPECT(!choose("in the Deck", kTrain).targeted);
  EXPECT(choose("on the board", kKill).targeted);
  EXPECT(!choose("in hand", kKill).targeted);
  EXPECT(!choose("on the board", "gain 1 Wisdom").targeted);
}

// The classes in "C T" or "Culture or Technology"; all of them in "any".
Classes classes_in(std::string_view text) {
  Classes classes = 0;
  for (std::string_view word : split_words(text)) {
    while (word.ends_with(',') || word.ends_with('.') || word.ends_with(':')) word.remove_suffix(1);
    if (word == "any") return kAnyClass;
    for (std::size_t i = 0; i < std::size(kClassNames); ++i)
      if (word == kClassNames[i] || word == kClassNames[i].substr(0, 1))
        classes |= static_cast<Classes>(1u << i);
  }
  return classes;
}

// Which of its category an operation is; -1: there is none of that name.
int place_of(std::string_view category, std::string_view name) {
  const auto found = operations().find(category, name);
  return found ? kLanguage.place_in_category(*found) : -1;
}

TEST_CASE("the classes of abilities are those of chapter 16") {
  int found = 0;
  for (const NumberedRule& rule : rules_of(*find_rulebook("crowdcontrol"))) {
    if (!rule.text.starts_with("*origin* **")) continue;
    const std::string text(rule.text.substr(11));
    const std::string name = text.substr(0, text.find_first_of(" *"));
    const std::vector<std::string_view> parts = split(text, ',');
    const int kind = place_of("ability", name);
    INFO(name);
    REQUIRE(kind >= 0);
    REQUIRE(parts.size() >= 3);
    EXPECT(is_activated(static_cast<AbilityKind>(kind)) == (trimmed(parts[1]) == "activated"));
    const std::string_view of = parts[2].substr(0, parts[2].find_first_of(".:"));
    EXPECT(kAbilityClasses[kind] == classes_in(of));
    ++found;
  }
  EXPECT(found == 15);
}

TEST_CASE("sides, classes and aims of effects are those of chapter 17") {
  const std::string_view book = find_rulebook("crowdcontrol")->text;
  std::string_view table = book.substr(book.find("| effect | side | classes | meaning |"));
  table = table.substr(0, table.find("\n\n"));
  std::set<int> found;
  for (std::string_view line : split(table, '\n')) {
    const std::vector<std::string_view> cells = split(line, '|');
    REQUIRE(cells.size() == 6);
    std::vector<int> effects;
    for (std::string_view name : split(cells[1], ','))
      if (const auto words = split_words(name); !words.empty())
        if (const int effect = place_of("effect", words[0]); effect >= 0) effects.push_back(effect);
    const std::vector<std::string_view> classes = split(cells[3], ',');
    for (std::size_t i = 0; i < effects.size(); ++i) {
      const auto effect = static_cast<Effect>(effects[i]);
      INFO(line);
      const EffectRow& row = row_of(effect);
      const std::string_view side = trimmed(cells[2]);
      EXPECT(row.classes == classes_in(effects.size() > 1 ? classes[i] : classes[0]));
      EXPECT(row.aims == (side.find("targeted") != std::string_view::npos));
      if (side.starts_with("O")) EXPECT(row.whose == Whose::kYours);
      if (side.starts_with("E")) EXPECT(row.whose == Whose::kTheirs);
      if (side.starts_with("CC-92")) EXPECT(row.whose == Whose::kEither);
      found.insert(effects[i]);
    }
  }
  EXPECT(found.size() == kEffects);
}

TEST_CASE("a card that is added is compiled with the rest, and the hash stays") {
  const auto more = with_cards(
      *shipped_content(),
      {"more.toml",
       "[[entity]]\nname = 'Test Walker'\nclass = 'Culture'\ntags = 'Human'\ncost = 1\n"
       "attack = 1\nhealth = 1\ntext = '''\nWhen this card dies, make a Levyman token.\n'''\n"});
  REQUIRE(more.ok());
  EXPECT((*more)->hash == shipped_content()->hash);
  EXPECT((*more)->code.cards.size() == code().cards.size() + 1);
  const auto walker = static_cast<CardId>(code().cards.size());
  EXPECT((*more)->code.effect(walker, 0, 0).token == card("Levyman"));
  EXPECT(!with_cards(*shipped_content(), {"more.toml", "[[entity]]\n"}).ok());
}

}  // namespace
}  // namespace turnwright::crowdcontrol
