// What CrowdControl says of itself: options, windows, questions, notation, reasons.
#include "games/crowdcontrol/rules.h"

namespace turnwright::crowdcontrol {
namespace {

constexpr std::string_view kArrivalWords[] = {"wait", "attack"};

constexpr Option kOptions[] = {
    {.name = "deck1",
     .help =
         "the first player's deck: the name of a ready one, random, or an HQ and a list of cards",
     .text = "Tusk and Thorn"},
    {.name = "deck2", .help = "the second player's deck", .text = "Vespers"},
    {.name = "hand",
     .help = "cards of the starting hand",
     .standard = 3,
     .low = 0,
     .high = kMostStartHand},
    {.name = "growth",
     .help = "Size that every HQ gains each turn",
     .standard = 1,
     .low = 0,
     .high = kMostGrowth},
    {.name = "arrival",
     .help = "whether Entities wait a turn before they attack, or may attack at once",
     .standard = 0,
     .words = kArrivalWords},
    {.name = "copies",
     .help = "copies of one card in a deck",
     .standard = 3,
     .low = 1,
     .high = kMostDeckCards},
    {.name = "turns",
     .help = "after this turn the game is a draw",
     .standard = 100,
     .low = 1,
     .high = kMostTurns},
};

constexpr WindowText kWindowTexts[] = {
    {"commit", "both players play cards and use abilities, in secret", true},
    {"own targets", "players aim the own effects that they have in the Queue"},
    {"opponent targets", "players aim their opponent effects, and set priorities"},
    {"lanes", "players send Entities to the other lane"},
    {"prompt", "an effect that resolves asks its player something"},
};
static_assert(std::size(kWindowTexts) == kWindows);

constexpr QuestionText kQuestionTexts[] = {
    {"commit", "which card to play or ability to use, or lock"},
    {"own target", "what the next own effect is aimed at"},
    {"opponent target", "what the next opponent effect is aimed at"},
    {"lanes", "which Entity switches lanes, or lock"},
    {"prompt", "what the effect asks"},
    {"lane", "to which lane the Entity comes"},
    {"x", "how much Mana is paid as X"},
    {"sacrifice", "which Entity is paid with"},
    {"dismantle", "which Place is paid with"},
    {"discard cost", "which card of the Hand is paid with"},
    {"void cost", "which card of the Dust Pile is paid with"},
    {"pile", "whether the effect keeps to the own Dust Pile or is left to the opponent's"},
    {"target", "what an effect that resolves now is aimed at"},
    {"discard", "which card to discard"},
    {"discount", "which card becomes cheaper"},
    {"priorities", "keep the priorities, or which Place comes next on a new list"},
    {"lock", "everything is decided; only lock is left", false},
};
static_assert(std::size(kQuestionTexts) == kQuestions);

constexpr NotationForm kForms[] = {
    {"play CARD", "play Cragfoot Bear",
     "plays a card; with `trained N` and `cheaper N` behind its name, if it was"},
    {"use NAME", "use Charged Pebble line 2",
     "uses an activated ability, by the line of the card if it has several"},
    {"attack, defense", "defense", "the lane of an Entity that is played"},
    {"x N", "x 3", "the X of Pay X"},
    {"sacrifice NAME", "sacrifice Levyman", "the Entity that is paid with"},
    {"dismantle NAME", "dismantle Otter Weir", "the Place that is paid with"},
    {"discard CARD", "discard Bramble Hog", "a card of the Hand, as a cost or for an effect"},
    {"void CARD", "void Bramble Hog", "a card of the Dust Pile that is paid with"},
    {"own pile", "own pile", "an effect keeps to the own Dust Pile (CC-92)"},
    {"leave it", "leave it", "or is left to the opponent's"},
    {"on NAME", "on Levyman 2",
     "aims at a thing on the board, with its number if there are several of that name"},
    {"on CARD in the dust", "on Bramble Hog in the dust", "aims at a card in a Dust Pile"},
    {"on CARD in hand", "on Bramble Hog in hand", "aims at a card in the own Hand"},
    {"pass on", "pass on", "an effect whose side is open is aimed in step b"},
    {"keep", "keep", "the priorities stay as they are"},
    {"first NAME", "first Otter Weir", "the next Place on a new list of priorities"},
    {"switch NAME", "switch Cragfoot Bear",
     "an Entity goes to the other lane; those that go to the Attack Lane are named first"},
    {"discount CARD", "discount Otter Weir", "a card becomes cheaper"},
    {"done", "done", "no more of them"},
    {"lock", "lock", "the player is done with the segment or step"},
};

constexpr NotationForm kRows[] = {
    {"turn N", "turn 3", "the turn; a position begins in its Commit Segment"},
    {"turn N lane switch", "turn 3 lane switch",
     "in a position: it begins with the Lane-Switch Segment of this turn, in which Battlecry "
     "triggers"},
    {"NAME attack CARD (…), …", "Ann attack Cragfoot Bear (damage 1), 2 Levyman (new)",
     "the Attack Lane from the front, or `none`. In brackets: damage N, +2/+1 (boosts), new, "
     "hastened, "
     "enraged, silenced; expected also with not before one of the last four. Expected: all of it "
     "in "
     "its order; what is not said in brackets may be anything"},
    {"NAME defense CARD (…), …", "Ann defense Bramble Hog", "the Defense Lane in the same way"},
    {"NAME places CARD (…), …", "Ann places Otter Weir (damage 2)",
     "the Places by slot, in the same way"},
    {"NAME hand CARD (…), …", "Ann hand 2 Bramble Hog, Cragfoot Bear (trained 2, cheaper 1)",
     "cards in hand, or `none`; in brackets trained N, cheaper N, known (everybody knows it to be "
     "there). Expected: all of them, `2 unknown` for those whose names are not known; or a number"},
    {"NAME dust CARD, …", "Ann dust 2 Bramble Hog", "the Dust Pile, in any order, or `none`"},
    {"NAME void CARD, …", "Ann void Bramble Hog", "the Void, in any order, or `none`"},
    {"NAME actions CARD, …", "Ann actions Feedback Hymn", "expected: the Action spot, or `none`"},
    {"NAME deck N", "Ann deck 2",
     "so many cards are left in the Deck, or `none`; in a position the others are not in the game"},
    {"NAME draws CARD, …", "Ann draws 3 Bramble Hog, Cragfoot Bear",
     "the next cards that are drawn or milled, up to 12; further ones are drawn by dice"},
    {"NAME health N", "Ann health 12", "Health of the HQ"},
    {"NAME mana N", "Ann mana 5",
     "Mana; in the same way wisdom, size, growth, points (growth points), empty draws"},
    {"NAME priorities PLACE, …", "Ann priorities Otter Weir, Drafting Loft",
     "the player's list of opposing Places, or `none`; in a position after the row of those "
     "Places"},
    {"NAME holds TYPE, …", "Ann holds Animal Entity, Action",
     "what everybody knows of cards in this Hand by type, with a tag or without, or `none`"},
    {"NAME known CARD, …", "Ann known Bramble Hog",
     "expected: the cards that everybody knows by name to be in this Hand, or `none`"},
    {"NAME training N", "Ann training 2",
     "so much training may be on Entities in this Hand, as others know it; in the same way "
     "reductions N"},
    {"NAME queue EFFECT of CARD (…), …",
     "Ann queue Harm of Mire Bellower (opponent, on Levyman), Insight of Marginalia Scribe",
     "expected: the entries of the player's Queue in their order, `none`, or how many. In brackets "
     "own, "
     "opponent, open, x N, x unwritten, on NAME, on nothing, on passed on; what is not said may be "
     "anything"},
    {"NAME CARD damage N", "Ann Cragfoot Bear damage 1",
     "expected of something on the board, named as in moves (`Levyman 2`); in the same way attack "
     "N, "
     "health N, position N (in its lane)"},
    {"NAME CARD stats ATTACK/HEALTH", "Ann Cragfoot Bear stats 3/4",
     "expected: its current Attack and Health"},
    {"NAME CARD STATE", "Ann Cragfoot Bear in attack",
     "expected: in attack, in defense, new, hastened, enraged, silenced, not with one of these "
     "four, "
     "gone (not on the board)"},
    {"segment SEGMENT", "segment second target", "expected: the segment"},
};

constexpr ReasonText kReasonTexts[] = {
    {"not-in-hand", "CC-42", "This card is not in the Hand."},
    {"not-now", "CC-54", "Cards are played and abilities used in Commit only."},
    {"not-yours", "CC-8", "This does not belong to the player."},
    {"no-mana", "CC-71", "There is not enough Mana for it."},
    {"no-room", "CC-7", "There is no room for it on the board."},
    {"queue-full", "CC-75", "Its effects would find no room in the Queue."},
    {"acts-used", "CC-75", "The player has acted as often as is allowed in one Commit Segment."},
    {"used-free", "CC-74", "At no cost at all an ability is used once in a Commit Segment."},
    {"cannot-pay", "CC-71", "What it costs cannot be paid."},
    {"asleep", "CC-28", "The HQ sleeps until the turn of its Delay."},
    {"silenced", "CC-154", "It is silenced and has no abilities."},
    {"nothing-to-use", "CC-42", "It has no such ability to use."},
    {"bad-target", "CC-88", "This is no legal target."},
    {"order", "", "A set is named in ascending order, from what is there, and must be completed."},
    {"no-taking-back", "CC-67", "What is done in Commit cannot be taken back."},
};
static_assert(std::size(kReasonTexts) == kNoTakingBack - kFirstGameReason + 1);

// What was hidden becomes public by these in the middle of play: random picks and targets among them.
constexpr std::uint16_t kReveals[] = {kToldMills,      kToldDiscards, kToldSearches, kToldAims,
                                      kToldPriorities, kToldSwitches, kToldChooses};

constexpr std::uint16_t kDraws[] = {kToldDrew, kToldFound};
constexpr std::uint16_t kPlays[] = {kToldPlays};

}  // namespace

constinit const About kCrowdControlAbout{
    .name = "crowdcontrol",
    .title = "CrowdControl",
    .summary = "Two players commit cards in secret and at once, and fight with two lanes.",
    .rules_version = 1,
    .layout = 1,
    .has_secrets = true,
    .hides_done = true,
    .reveals = kReveals,
    .draws = kDraws,
    .plays = kPlays,
    .options = kOptions,
    .fields = kStateFields,
    .windows = kWindowTexts,
    .questions = kQuestionTexts,
    .notation = kForms,
    .rows = kRows,
    .reasons = kReasonTexts,
    .story = {.turns = "turn number", .ending = "ending"},
};

}  // namespace turnwright::crowdcontrol
