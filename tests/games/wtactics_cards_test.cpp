// Every shipped card says what the rulebook says it does: its sentences are read as the formulas of D.4 and D.5,
// and printed back word for word.
#include "games/wtactics/cards.h"

#include <algorithm>

#include "engine/text.h"
#include "games/wtactics/constants.h"
#include "language/printer.h"
#include "tests/language/mistakes.h"
#include "tests/test.h"

namespace turnwright::wtactics {
namespace {

struct Row {
  std::string_view number, formulas;
};

// The column "Rules" of D.4, as it stands there.
constexpr Row kCards[] = {
    {"TW01", "P: keyword(Salvager, self)"},
    {"TW02", "A(M): gold(1)"},
    {"TW03", "P: keyword(Picket, self)"},
    {"TW04",
     "P: keyword(Overbear, self)\n"
     "U(G(1)) ~ mark(self)\n"
     "A(SacRes(1)): unmark(self)"},
    {"TW05",
     "P: keyword(Bulwark(1), self)\n"
     "P: keyword(Rooted, self)"},
    {"TW06",
     "P: costmod(-1, equipment, you)\n"
     "T(equips(creature,mine,local), Once): draw(1, you)"},
    {"TW07", "T(hitsUndefended(self)): detach(target(equipment,enemy,local), hand)"},
    {"TW08",
     "ATTACH: creature,mine\n"
     "P: mod(+2/+0, host, attached)"},
    {"TW09",
     "ATTACH: creature,mine,type=Human\n"
     "P: mod(+0/+3, host, attached)"},
    {"TW10",
     "ATTACH: creature,mine\n"
     "P: grant(Vigil, host, attached)"},
    {"TW11",
     "REQ: count(creature,mine,global) < count(creature,enemy,global)\n"
     "E: ready(2, you)"},
    {"TW12",
     "E: reattach(target(equipment,any,local,dropped), target(creature,mine,local)); draw(1, you)"},
    {"TW13",
     "ATTACH: player,mine\n"
     "P: permit(extraResource, host, attached)"},
    {"EK01", ""},
    {"EK02",
     "T(attacks(self)): mod(+1/+0, all(creature,mine,attacker,other), turn)\n"
     "A(PayInf(1), Once): mod(+1/+0, self, turn)"},
    {"EK03",
     "T(kills(self)): counter(+1/+0, self)\n"
     "A(RemCtr(+1/+0)): unmark(self)"},
    {"EK04", "P: keyword(Swift, self)"},
    {"EK05",
     "P: keyword(Breach, self)\n"
     "P: force(attack, self, inPlay)\n"
     "T(hitsUndefended(self)): sap(1, foe)"},
    {"EK06",
     "P: mod(+1/+0, all(creature,mine,global,type=Emberkin,other), inPlay)\n"
     "A(Ma(2)): mod(+3/+0, target(creature,mine,local,attacker), combat)"},
    {"EK07", "A(M, G(1)): damage(2, target(creature,enemy,local))"},
    {"EK08",
     "ATTACH: creature,mine\n"
     "P: mod(+4/-1, host, attached)\n"
     "U(G(1)) ~ influence(-1, you)"},
    {"EK09",
     "E: choice(prevent(all, target(creature,mine,local), combat) | "
     "mark(target(creature,enemy,local,unmarked)))"},
    {"EK10",
     "TARGET t1: creature,enemy,local,attacker\n"
     "X = atk(t1)\n"
     "E: kill(t1)"},
    {"EK11", "E: damage(2, all(creature,any,local))"},
    {"EK12",
     "ATTACH: creature,mine,local\n"
     "P: mod(+2/+0, host, attached)\n"
     "T(phaseStart(upkeep, you)): influence(-1, you)"},
    {"HC01", "T(dies(self)): draw(1, you)"},
    {"HC02", "T(dies(creature,mine,local,other)): counter(+0/+1, self)"},
    {"HC03", "P: keyword(Slayer, self)"},
    {"HC04", "A(Sac(creature,mine,local,other)): draw(2, you)"},
    {"HC05",
     "A(G(1)): redirect(2, target(creature,mine,local,other), self, turn)\n"
     "P: forbid(recover, all(card,enemy,grave), inPlay)"},
    {"HC06",
     "T(dies(creature,enemy,global)): influence(+1, you)\n"
     "A(M, Disc(1)): recover(target(creature,mine,grave,cost<=2), def)"},
    {"HC07",
     "T(hitsUndefended(self)): if(count(card,enemy,hand)>=1, discardHand(1, foe, random), "
     "influence(-1, foe))"},
    {"HC08",
     "ATTACH: creature,mine\n"
     "P: mod(+1/+0, host, attached)\n"
     "T(kills(host)): mill(2, foe)"},
    {"HC09", "E: kill(target(creature,any,local,damaged))"},
    {"HC10", "E: recover(target(creature,mine,grave), hand); exile(target(card,enemy,grave))"},
    {"HC11",
     "ATTACH: player,enemy\n"
     "T(plays(event, host)): discardHand(1, host, choice)"},
    {"HC12",
     "ATTACH: creature,enemy,local\n"
     "P: forbid(attack, host, attached)\n"
     "P: forbid(defend, host, attached)\n"
     "U(G(1)) ~ discardCard(self)"},
    {"TG01", "A(M): heal(1, target(creature,mine,local))"},
    {"TG02", "P: keyword(Fleet, self)"},
    {"TG03", "S(Asg): P: mod(+0/+1, all(creature,mine,local,other), assigned)"},
    {"TG04", "S(Asg, G(1)): T(phaseStart(draw, you)): draw(1, you)"},
    {"TG05",
     "P: keyword(Tough(1), self)\n"
     "P: keyword(Lure, self)"},
    {"TG06",
     "P: grant(Ward, all(creature,mine,local,other), inPlay)\n"
     "T(healed(creature,mine,global), Once): counter(+0/+1, it)"},
    {"TG07", "P: keyword(Sally, self)"},
    {"TG08",
     "ATTACH: creature,mine\n"
     "P: mod(+0/+2, host, attached)\n"
     "P: grant(A(G(1)): heal(2, self), host, attached)"},
    {"TG09",
     "E: choice(heal(3, target(creature,any,local)) | "
     "discardCard(target(enchantment,any,global)))"},
    {"TG10",
     "E: choice(move(target(creature,any,local,unassigned)) | "
     "unassign(target(creature,any,local,assigned)))"},
    {"TG11", "E: unmark(all(creature,mine,local))"},
    {"TG12",
     "ATTACH: creature,mine,local\n"
     "P: mod(+1/+1, host, attached)"},
    {"TG13", "E: search(creature,type=Beast, hand); shuffle(you)"},
    {"GA01",
     "P: handsize(+1, you)\n"
     "A(M): look(2, deck, you)"},
    {"GA02", "P: keyword(Elusive(type=Caster), self)"},
    {"GA03", "A(M, Bounce(creature,mine,local,other)): bounce(target(creature,enemy,local))"},
    {"GA04", "T(enters(self)): questSwap(target(quest,idle))"},
    {"GA05",
     "P: keyword(Ward, self)\n"
     "P: forbid(beEquipped, self, inPlay)"},
    {"GA06",
     "P: costmod(-1, magic, you)\n"
     "A(M): silence(target(creature,enemy,local), turn)"},
    {"GA07", "A(G(2), M): progress(+1, target(quest,active))"},
    {"GA08",
     "ATTACH: creature,mine,type=Caster\n"
     "P: grant(A(M, G(1)): damage(1, target(creature,any,local)), host, attached)"},
    {"GA09", "E: cancel(target(item))"},
    {"GA10", "E: control(target(creature,enemy,local,unmarked), turn)"},
    {"GA11",
     "ATTACH: creature,enemy,local\n"
     "P: silence(host, attached)\n"
     "P: forbid(unmark, host, attached)"},
    {"GA12",
     "ATTACH: quest,active\n"
     "T(completes(host, you)): vp(+1, you)"},
    {"GA13",
     "REQ: active(confrontation)\n"
     "E: hp(-1, target(confrontation,engaged))"},
};

// The same of D.5; of two equal foes the word "each" is left out.
constexpr Row kQuests[] = {
    {"Q01", "GOAL: streak(atTurnEnd(count(creature,mine,def,unmarked)>=3), 3)"},
    {"Q02", "GOAL: tally(hitsUndefended(creature,mine), 4)"},
    {"Q03", "GOAL: state(distinct(sub, equipment,mine,global,inUse)>=3)"},
    {"Q04", "GOAL: tally(plays(magic, you), 3) DISTINCT turn"},
    {"Q05", "GOAL: tallyValue(healed(creature,any) BY you, amount, 6)"},
    {"Q06", "GOAL: tally(moves(creature,mine), 4)"},
    {"Q07",
     "GOAL: tally(picksUp(creature,mine), 2)\n"
     "REWARD: unmark(all(creature,mine,global,equipped))"},
    {"Q08",
     "GOAL: tally(dies(creature,enemy,attacker) BY you, 2) SUM costOf(it)>=5 RESET "
     "dies(creature,mine)\n"
     "DUR(3)\n"
     "REWARD: counter(+1/+1, lastKiller)\n"
     "ESCROW: Disc(1)"},
    {"Q09",
     "GOAL: tallyValue(losesInfluence(foe), amount, 8)\n"
     "DUR(2)\n"
     "REWARD: draw(2, you)\n"
     "ESCROW: PayInf(3)\n"
     "PENALTY: influence(-2, you)"},
    {"Q10",
     "GOAL: tally(defends(creature,mine), 3) RESET losesInfluence(you)\n"
     "DUR(4)\n"
     "ESCROW: SacRes(1)"},
    {"Q11",
     "ACCEPT: vp(you) <= vp(foe)\n"
     "GOAL: tally(dies(creature,any), 6)\n"
     "DUR(3)\n"
     "ESCROW: G(3)"},
    {"Q12",
     "FOE 6/6 HP 3: P: mod(-1/+0, all(creature,any,engaged,other), inPlay)\n"
     "GOAL: slay(all)"},
    {"Q13",
     "FOE 3/3 HP 2 ×2: A(M): damage(2, target(creature,any,engaged))\n"
     "GOAL: slay(all)"},
    {"Q14",
     "ACCEPT: count(creature,mine,global)>=2\n"
     "FOE 4/5 HP 4: P: permit(regularAttack, self, inPlay)\n"
     "GOAL: slay(all)\n"
     "ABANDON: influence(-2, you)"},
};

// "creature,mine,local" in one order and without the defaults.
std::string sorted_filter(const std::string& filter) {
  std::vector<std::string> words;
  for (std::string_view word : split(filter, ','))
    if (word != "local" && word != "any") words.emplace_back(word);
  std::sort(words.begin(), words.end());
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ",") + word;
  return text;
}

std::string replaced(std::string text, std::string_view old_words, std::string_view new_words) {
  for (std::size_t at = 0; (at = text.find(old_words, at)) != std::string::npos;
       at += new_words.size())
    text.replace(at, old_words.size(), new_words);
  return text;
}

// The rulebook writes some things in more than one way: the order of filter words, defaults that may be left out,
// spaces around comparisons, and how long a static statement holds, which its place says already.
std::string plain(std::string text) {
  for (std::string_view sign : {"<=", ">=", "<", ">"})
    text = replaced(text, " " + std::string(sign) + " ", sign);
  if (text.find("P: ") != std::string::npos)
    for (std::string_view held : {", inPlay)", ", attached)", ", assigned)"})
      text = replaced(text, held, ")");
  constexpr std::string_view kWordBytes =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789=<>,";
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = std::min(text.find_first_not_of(kWordBytes, at), text.size());
    while (end > at && text[end - 1] == ',') --end;  // between slots, not between words of a filter
    if (end == at) {
      result += text[at++];
      continue;
    }
    result += sorted_filter(text.substr(at, end - at));
    at = end;
  }
  return result;
}

// A declared TARGET is the first target of the sentences.
std::vector<std::string> plain_lines(std::string_view formulas) {
  std::vector<std::string> lines;
  std::string target;
  for (std::string_view line : split(formulas, '\n')) {
    if (line.empty()) continue;
    if (line.starts_with("TARGET t1: ")) {
      target = line.substr(11);
      continue;
    }
    std::string text(line);
    const std::size_t use = text.find("t1");
    if (!target.empty() && text.starts_with("E: ") && use != std::string::npos)
      text.replace(use, 2, "target(" + target + ")");
    lines.push_back(plain(text));
  }
  return lines;
}

std::vector<std::string> formulas_of(const CardSet& set,
                                     const std::vector<language::Program>& programs) {
  std::vector<std::string> lines;
  for (const language::Program& program : programs)
    lines.push_back(plain(language::formula(operations(), set.lexicon, program)));
  return lines;
}

TEST_CASE("the sentences of every card are the formulas of the rulebook") {
  const CardSet& set = shipped_cards();
  REQUIRE(set.cards.size() == std::size(kCards));
  for (const Row& row : kCards) {
    const auto card = std::find_if(set.cards.begin(), set.cards.end(),
                                   [&](const Card& one) { return one.number == row.number; });
    REQUIRE(card != set.cards.end());
    INFO(card->name);
    const std::vector<std::string> expected = plain_lines(row.formulas);
    const std::vector<std::string> found = formulas_of(set, card->abilities);
    REQUIRE(found.size() == expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) EXPECT(found[i] == expected[i]);
  }
}

TEST_CASE("the sentences of every quest are the formulas of the rulebook") {
  const CardSet& set = shipped_cards();
  REQUIRE(set.quests.size() == std::size(kQuests));
  for (const Row& row : kQuests) {
    const auto quest = std::find_if(set.quests.begin(), set.quests.end(),
                                    [&](const Quest& one) { return one.number == row.number; });
    REQUIRE(quest != set.quests.end());
    INFO(quest->name);
    std::vector<std::string> expected = plain_lines(row.formulas);
    std::vector<std::string> found = formulas_of(set, quest->lines);
    for (const Foe& foe : quest->foes) {
      std::string line = "FOE " + std::to_string(foe.stats.atk) + "/" +
                         std::to_string(foe.stats.def) + " HP " + std::to_string(foe.hp);
      if (foe.count > 1) line += " ×" + std::to_string(foe.count);
      for (const std::string& ability : formulas_of(set, foe.abilities)) line += ": " + ability;
      found.push_back(line);
    }
    std::sort(expected.begin(), expected.end());  // the order of a quest's lines means nothing
    std::sort(found.begin(), found.end());
    REQUIRE(found.size() == expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) EXPECT(found[i] == expected[i]);
  }
}

TEST_CASE("every shipped line is printed as it was written and read back as the same program") {
  const CardSet& set = shipped_cards();
  int lines = 0;
  for (const language::SourceText& source : shipped_texts().cards) {
    const auto entries = language::read_card_file(source);
    REQUIRE(entries.ok());
    for (const language::Entry& entry : *entries) {
      std::vector<std::pair<const language::Entry*, const char*>> texts;
      texts.emplace_back(&entry, entry.table == "quest" ? "questline" : "ability");
      for (const language::Entry& part : entry.parts) texts.emplace_back(&part, "ability");
      for (const auto& [part, category] : texts) {
        const language::Field* text = part->find("text");
        if (!text) continue;
        for (const language::TextLine& line : language::lines_of(*text)) {
          const auto reading = language::read_line(set.language(), operations().category(category),
                                                   line.text, line.place);
          REQUIRE(reading.ok());
          EXPECT(language::print(set.language(), reading->program) == line.text);
          ++lines;
        }
      }
    }
  }
  EXPECT(lines > 120);
}

TEST_CASE("the hardest sentences are read, each in one way") {
  const CardSet& set = shipped_cards();
  const std::string_view kSentences[] = {
      "Overbear.",
      "Upkeep 1 gold ~ mark this card.",
      "1 resource to the grave: unmark this card.",
      "Your Equipment costs 1 less.",
      "Once per turn: when a friendly creature is equipped, draw a card.",
      "Attach target dropped Equipment to target friendly creature; then draw a card.",
      "When this card attacks, each other attacking friendly creature gets +1/+0 this turn.",
      "Lose 1 Influence, once per turn: this card gets +1/+0 this turn.",
      "Each other friendly Emberkin creature anywhere has +1/+0.",
      "Mark 2 allies: target attacking friendly creature gets +3/+0 this combat.",
      "Choose one: prevent all damage to target friendly creature this combat; or mark target "
      "unmarked enemy creature.",
      "X is the ATK of the target.",
      "Kill target attacking enemy creature.",
      "1 gold: the next 2 damage to target other friendly creature this turn goes to this card "
      "instead.",
      "Each enemy card in a grave can't be recovered.",
      "When this card hits undefended, if the number of cards in the opponent's hand is at least "
      "1, "
      "the opponent discards a card at random; otherwise the opponent loses 1 Influence.",
      "Assign, 1 gold: “At the start of your Draw phase, draw a card.”",
      "Attach to a friendly Caster creature.",
      "Its bearer has “Mark, 1 gold: deal 1 damage to target creature.”",
      "Goal: 2 times: when you kill an attacking enemy creature; together they cost at least 5; "
      "start over when a friendly creature dies.",
      "Duration 3 turns.",
      "Escrow discard 1 from hand.",
      "Reward: put a +1/+1 counter on the creature that made the last kill.",
  };
  for (std::string_view sentence : kSentences) {
    INFO(sentence);
    const bool is_quest = sentence.starts_with("Goal") || sentence.starts_with("Duration") ||
                          sentence.starts_with("Escrow") || sentence.starts_with("Reward");
    const auto reading = language::read_line(
        set.language(), operations().category(is_quest ? "questline" : "ability"), sentence,
        {"sentence", 1, 1});
    REQUIRE(reading.ok());
    EXPECT(language::print(set.language(), reading->program) == sentence);
  }
}

TEST_CASE("another wording of the same is read and printed in the usual one") {
  const CardSet& set = shipped_cards();
  const std::pair<std::string_view, std::string_view> kPairs[] = {
      {"draw 1 cards.", "Draw a card."},
      {"Kill  target damaged creature here.", "Kill target damaged creature."},
      {"When an friendly creature dies, draw a card.",
       "When a friendly creature dies, draw a card."},
      {"Recover target friendly creature in a grave to hand.",
       "Recover target creature in your grave to hand."},
  };
  for (const auto& [written, printed] : kPairs) {
    const auto reading = language::read_line(set.language(), operations().category("ability"),
                                             written, {"sentence", 1, 1});
    REQUIRE(reading.ok());
    EXPECT(language::print(set.language(), reading->program) == printed);
  }
}

TEST_CASE("whatever stands in a card file, the loader answers") {
  CardTexts texts = shipped_texts();
  texts.cards.resize(1);
  const std::string original = texts.cards[0].text;
  for_each_damaged(original, 60, [&](const std::string& text) {
    texts.cards[0].text = text;
    const auto set = load_cards(texts);
    if (!set.ok()) EXPECT(!set.error().empty());
  });
}

TEST_CASE("a set has room for 250 cards and 255 types") {
  // What is wrong with a set of so many creatures without text, whose names end with these words.
  const auto mistakes = [](int count, auto words) {
    CardTexts texts = shipped_texts();
    std::string text;
    for (int i = 1; i <= count; ++i)
      text += "[[creature]]\nname = 'Test " + words(std::to_string(i)) +
              "'\ntypes = 'Beast'\nfaction = 'Emberkin Clans'\nloyalty = 0\ncost = 1\n"
              "stats = '1/1'\n";
    texts.cards = {{"set.toml", text}};
    const auto set = load_cards(texts);
    return set ? std::string("none") : language::to_text(set.error());
  };
  const auto one_word = [](const std::string& number) { return "No" + number; };
  EXPECT(mistakes(250, one_word) == "none");
  EXPECT(mistakes(251, one_word) ==
         "set.toml:1751:1: L047: a set has at most 250 cards, foes counted\n");
  const auto two_words = [](const std::string& n) { return "Left" + n + " Right" + n; };
  EXPECT(mistakes(126, two_words) == "none");  // with Caster, Beast and Test
  EXPECT(mistakes(127, two_words) ==
         "set.toml:883:1: L047: a set has at most 255 different types, words in names of creatures "
         "counted\n");
}

TEST_CASE("the cards have the fields of the rulebook") {
  const CardSet& set = shipped_cards();
  const Card* harness = set.find_card("Tidal Harness");
  REQUIRE(harness != nullptr);
  EXPECT(harness->cost == Cost{Cost::Base::kTarget, -1});
  EXPECT(to_text(harness->cost) == "T-1");
  EXPECT(to_text(set.find_card("Burning Reprisal")->cost) == "X+1");
  EXPECT(to_text(set.find_card("Hollow Bargain")->cost) == "T");
  const Card* golem = set.find_card("Crane Golem");
  EXPECT(golem->stats.atk == 4);
  EXPECT(golem->types == std::vector<std::string>{"Engine"});
  EXPECT(set.factions[golem->faction].name == "Tidewright Guild");
  EXPECT(set.find_card("No Such Card") == nullptr);
  EXPECT(set.find_quest("Debt in Steel")->kind == QuestKind::kContract);
  for (const Faction& faction :
       set.factions) {  // D.4: every faction has loyalty 0 to 3 and all card types
    int loyalties = 0, types = 0;
    for (const Card& card : set.cards) {
      if (set.factions[card.faction].name != faction.name) continue;
      loyalties |= 1 << card.loyalty;
      types |= 1 << static_cast<int>(card.type);
    }
    EXPECT(loyalties == 0xf);
    EXPECT(types == 0x1f);
  }
}

TEST_CASE("the constants are those of the rulebook") {
  EXPECT(shipped_constants().start_hand == 7);
  EXPECT(shipped_constants().vp_target == 6);
  EXPECT(shipped_constants().second_gold == 2);
  EXPECT(shipped_constants().trigger_guard == 500);
  const auto wrong = load_constants({"c.toml", "[constants]\nSTART_HAD = 7\n"});
  REQUIRE(!wrong.ok());
  EXPECT(language::to_text(wrong.error())
             .find("c.toml:2:13: L012: there is no constant START_HAD\n"
                   "    did you mean: START_HAND\n") != std::string::npos);
}

}  // namespace
}  // namespace turnwright::wtactics
