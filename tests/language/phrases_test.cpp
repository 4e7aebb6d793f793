// Phrase files: their own mistakes, and that a language is nothing but a file. A handful of operations is worded in
// English and in German, where articles and adjectives follow the gender of the noun and the case that the verb
// asks for.
#include "language/phrases.h"

#include "language/printer.h"
#include "language/random_program.h"
#include "tests/test.h"

namespace turnwright::language {
namespace {

constexpr CategoryRow kCategories[] = {
    {"ability"}, {"inner", "ability", true}, {"effects"}, {"effect", "effects"}, {"selector"},
};
constexpr WordClassRow kWordClasses[] = {
    {"kind", "creature event player", true},
    {"which", "target all"},
    {"side", "any mine enemy"},
    {"who", "you foe"},
};
constexpr OperationRow kOperations[] = {
    {"inner", "do", "e:effects", "{e}"},
    {"ability", "grant", "a:inner sel:selector/creature"},
    {"effects", "then", "e:effect more:effects", "{e}; {more}"},
    {"effect", "damage", "n:number sel:selector/creature/player"},
    {"effect", "kill", "sel:selector/creature"},
    {"effect", "draw", "n:number who:who"},
    {"selector", "some", "which:which side:side kind:kind"},
};

const Operations& operations() {
  static const Operations kAll(kCategories, kWordClasses, kOperations);
  return kAll;
}

constexpr std::string_view kEnglish = R"(# the words
join a an aeiou except used
word kind creature  creature
word kind event     Event
word kind player    player
word which target   target
word which all      each
word side any       -
word side mine      friendly
word side enemy     enemy
word who you        you
word who foe        the opponent

inner    do(e)                {e}.
ability  grant(a, sel)        {sel} has “{^a}”
effects  then(e, more)        {e}; then {more}
effect   damage(n, sel)       deal {n} damage to {sel}
effect   kill(sel)            kill {sel}
effect   draw(n=1, who=you)   draw a card
effect   draw(n, who=you)     draw {n} cards
effect   draw(n=1, who)       {who} draws a card
effect   draw(n, who)         {who} draws {n} cards
selector some(which, side, kind)  {which} {side} {kind}
)";

constexpr std::string_view kGerman = R"(
word kind creature  Kreatur; is=f
word kind event     Ereignis; is=n
word kind player    Spieler; is=m
word which target   eine; acc.m=einen; acc.n=ein; dat.f=einer; dat.m=einem; dat.n=einem; .m=ein; .n=ein
word which all      jede; acc.m=jeden; acc.n=jedes; dat.f=jeder; dat.m=jedem; dat.n=jedem; .m=jeder; .n=jedes
word side any       -
word side mine      befreundete; acc.m=befreundeten; acc.n=befreundetes; dat=befreundeten; .m=befreundeter; .n=befreundetes
word side enemy     gegnerische; acc.m=gegnerischen; acc.n=gegnerisches; dat=gegnerischen; .m=gegnerischer; .n=gegnerisches
word who you        du
word who foe        der Gegner

inner    do(e)                {e}.
ability  grant(a, sel)        {sel} hat „{^a}“
effects  then(e, more)        {e}; danach {more}
effect   damage(n, sel)       füge {sel:dat} {n} Schaden zu
effect   kill(sel)            töte {sel:acc}
effect   draw(n=1, who=you)   ziehe eine Karte
effect   draw(n, who=you)     ziehe {n} Karten
effect   draw(n=1, who)       {who} zieht eine Karte
effect   draw(n, who)         {who} zieht {n} Karten
selector some(which, side, kind)  {which} {side} {kind}
)";

Phrases loaded(std::string_view text) {
  auto phrases = Phrases::load(operations(), "phrases", text);
  if (!phrases) FAIL(to_text(phrases.error()));
  return *std::move(phrases);
}

TEST_CASE("one program, two languages") {
  const Phrases english = loaded(kEnglish), german = loaded(kGerman);
  const Lexicon none(operations());
  const Language from{operations(), english, none}, to{operations(), german, none};
  const struct {
    std::string_view english, german;
  } kPairs[] = {
      {"Deal 2 damage to target enemy creature.", "Füge einer gegnerischen Kreatur 2 Schaden zu."},
      {"Deal 1 damage to each player.", "Füge jedem Spieler 1 Schaden zu."},
      {"Deal 3 damage to each friendly player.", "Füge jedem befreundeten Spieler 3 Schaden zu."},
      {"Kill target friendly creature.", "Töte eine befreundete Kreatur."},
      {"Draw a card; then the opponent draws 2 cards.",
       "Ziehe eine Karte; danach der Gegner zieht 2 Karten."},
      {"Each enemy creature has “Draw a card.”",
       "Jede gegnerische Kreatur hat „Ziehe eine Karte.“"},
  };
  const std::uint8_t ability = operations().category("ability");
  for (const auto& pair : kPairs) {
    const auto program = read_line(from, ability, pair.english, {"en", 1, 1});
    REQUIRE(program.ok());
    EXPECT(print(to, program->program) == pair.german);
    const auto back = read_line(to, ability, pair.german, {"de", 1, 1});
    REQUIRE(back.ok());
    EXPECT(back->program == program->program);
  }
  EXPECT(!read_line(to, ability, "Töte einen befreundete Kreatur.", {"de", 1, 1}).ok());
}

TEST_CASE("random programs are read back in every language") {
  for (std::string_view text : {kEnglish, kGerman}) {
    const Phrases phrases = loaded(text);
    const Lexicon none(operations());
    const Language language{operations(), phrases, none};
    RandomPrograms programs(operations(), none);
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
      const std::uint8_t ability = operations().category("ability");
      const Program program = programs.of_category(ability, seed);
      const auto reading = read_line(language, ability, print(language, program), {"x", 1, 1});
      INFO(print(language, program));
      REQUIRE(reading.ok());
      EXPECT(reading->program == program);
    }
  }
}

TEST_CASE("articles are joined in print and read in either form") {
  const std::string text =
      std::string(kEnglish) +
      "selector some(which=target, side, kind)  a {side} {kind} of your choice\n";
  const Phrases phrases = loaded(text);
  const Lexicon none(operations());
  const Language language{operations(), phrases, none};
  const auto reading = read_line(language, operations().category("effect"),
                                 "kill an enemy creature of your choice", {"x", 1, 1});
  REQUIRE(reading.ok());
  EXPECT(print(language, reading->program) == "Kill target enemy creature");
}

TEST_CASE("a line that can be understood in two ways shows both") {
  const Phrases phrases =
      loaded(std::string(kEnglish) + "effect damage(n, sel)  {sel} draws {n} cards\n" +
             "selector some(which=target, side=enemy, kind=player)  the opponent\n");
  const Lexicon none(operations());
  const auto reading = read_line({operations(), phrases, none}, operations().category("ability"),
                                 "The opponent draws 2 cards.", {"x", 5, 3});
  REQUIRE(!reading.ok());
  EXPECT(to_text(reading.error()) ==
         "x:5:3: L004: this can be understood in two ways\n"
         "    either: draw(2, foe)\n"
         "    either: damage(2, some(target, enemy, player))\n");
}

// A line added to a phrase file that is right, and what is said about it.
struct Mistake {
  std::string_view line, said;
};

TEST_CASE("a phrase file's mistakes are told at their places") {
  const Mistake kMistakes[] = {
      {"efect kill(sel)  slay {sel}",
       "p:24:1: L106: there is no category \"efect\"\n    did you mean: effect\n    did you mean: "
       "effects\n"},
      {"effect kil(sel)  slay {sel}",
       "p:24:8: L107: \"effect\" has no operation \"kil\"\n    did you mean: kill\n"},
      {"effect kill(sl)  slay {sel}",
       "p:24:13: L108: \"kill\" has no slot \"sl\"\n    did you mean: sel\n"},
      {"effect kill(sel)  slay {sle}",
       "p:24:25: L108: \"kill\" has no slot \"sle\"\n    did you mean: sel\n"},
      {"effect kill(sel)  slay", "p:24:8: L112: the phrase leaves out the slot \"sel\"\n"},
      {"effect draw(n=1, who=you)  draw {n} card",
       "p:24:8: L113: the slot \"n\" is settled by a condition and stands in the phrase as well\n"},
      {"effect draw(n=0, who)  {who} rests", "p:24:15: L109: the slot \"n\" is never \"0\"\n"},
      {"effect draw(n, who=me)  take {n}", "p:24:20: L109: the slot \"who\" is never \"me\"\n"},
      {"effect draw(+n, who)  {who} takes {n}",
       "p:24:13: L110: only a signed number can be asked for its sign\n"},
      {"effect kill(sel)  slay {sel} and {sel}",
       "p:24:35: L111: the slot \"sel\" stands twice in one phrase\n"},
      {"effect kill(sel)  kill {sel}", "p:24:19: L114: line 18 has the same phrase\n"},
      {"effect kill(sel)  slay {sel:dat}", "p:24:29: L117: no word has the form \"dat\"\n"},
      {"effect kill(sel)", "p:24:8: L102: the phrase is missing (\"-\" is the empty phrase)\n"},
      {"effect kill(sel  slay {sel}", "p:24:12: L102: the ) is missing\n"},
      {"effect kill(sel)  slay {sel", "p:24:24: L102: the } is missing\n"},
      {"word knd creature  beast",
       "p:24:6: L103: there is no word class \"knd\"\n    did you mean: kind\n"},
      {"word kind creatures  beast",
       "p:24:11: L104: \"kind\" has no word \"creatures\"\n    did you mean: creature\n"},
      {"word kind creature  beast", "p:24:11: L105: this word was written before\n"},
      {"join a", "p:24:6: L102: a join is written: join WORD VARIANT LETTERS except WORD …\n"},
      {"effects then(e, more)  {more} after {e}",
       "p:25:1: L118: a phrase of \"effects\" begins with what is of that category again\n"},
  };
  for (const Mistake& mistake : kMistakes) {
    const auto phrases =
        Phrases::load(operations(), "p", std::string(kEnglish) + std::string(mistake.line) + "\n");
    INFO(mistake.line);
    REQUIRE(!phrases.ok());
    EXPECT(to_text(phrases.error()) == mistake.said);
  }
}

TEST_CASE("a phrase file says what it lacks") {
  std::string text(kEnglish);
  text.erase(text.find("effect   kill"),
             std::string("effect   kill(sel)            kill {sel}\n").size());
  text.erase(text.find("word side mine"), std::string("word side mine      friendly\n").size());
  const auto phrases = Phrases::load(operations(), "p", text);
  REQUIRE(!phrases.ok());
  EXPECT(to_text(phrases.error()) ==
         "p:22:1: L115: no phrase for effect kill\np:22:1: L116: no word for side mine\n");
}

TEST_CASE("pairs are packed and unpacked") {
  for (int attack = -99; attack <= 99; ++attack)
    for (int defence = -99; defence <= 99; ++defence) {
      const Pair pair{static_cast<std::int8_t>(attack), static_cast<std::int8_t>(defence)};
      const Pair back = unpack(pack(pair));
      REQUIRE((back.attack == attack && back.defence == defence));
    }
  EXPECT(to_text(Pair{4, -1}) == "+4/-1");
}

}  // namespace
}  // namespace turnwright::language
