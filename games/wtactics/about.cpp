// What WTactics says of itself: options, windows, questions, notation, reasons.
#include "games/wtactics/rules.h"

namespace turnwright::wtactics {
namespace {

constexpr Option kOptions[] = {
    {.name = "deck1",
     .help = "the first player's deck: the name of a ready one, random, or a list of cards",
     .text = "The Long Ride"},
    {.name = "deck2", .help = "the second player's deck", .text = "The Harbour Muster"},
    {.name = "influence",
     .help = "Influence at the start; 0: as the content says",
     .standard = 0,
     .low = 0,
     .high = 99},
};

constexpr WindowText kWindowTexts[] = {
    {"mulligan", "the active player keeps the hand or takes a mulligan"},
    {"unassign", "the active player may unassign creatures"},
    {"upkeep", "the active player pays upkeeps or does not"},
    {"draw", "the active player may draw another card"},
    {"play", "the active player acts in a Play phase"},
    {"answer", "the passive player may answer an action"},
    {"respond", "players respond in turns until all pass"},
    {"move or attack", "the active player moves, attacks, or does neither"},
    {"defend", "the passive player sets defenders"},
    {"combat", "somebody says which combat is next"},
    {"credit", "somebody says who made a kill"},
    {"entrance", "the active player brings creatures into play"},
    {"discard", "the active player discards down to the limit"},
    {"effect", "an effect asks something"},
    {"veto", "the players veto quests before the game"},
    {"new quest", "somebody has completed a quest and looks at the next one"},
    {"spread", "the opponent distributes the damage of an abandoned Confrontation"},
    {"expiry", "somebody says which of two expired quests goes"},
};
static_assert(std::size(kWindowTexts) == kWindows);

constexpr QuestionText kQuestionTexts[] = {
    {"mulligan", "keep the hand, or shuffle it back and draw anew"},
    {"unassign", "which assigned creature to unassign"},
    {"upkeep", "which upkeep is next, and whether to pay it"},
    {"draw", "whether to draw another card"},
    {"play", "what to do in the Play phase"},
    {"answer", "how to answer the action that is done", false},
    {"respond", "how to respond to the other player's item"},
    {"move or attack", "whether to move, to attack, or neither"},
    {"defend", "who defends against whom"},
    {"combat", "which combat is next"},
    {"credit", "which creature made the kill"},
    {"entrance", "which creature to bring into play"},
    {"discard", "which card to discard"},
    {"effect", "what the effect asks"},
    {"veto", "which quest of the other's quest deck to veto"},
    {"new quest", "whether the quest looked at is turned face up"},
    {"spread", "which creature takes a point of damage"},
    {"expiry", "which quest goes"},
    {"window", "whether to play something between the phases", false},
    {"attacked", "whether to play something now that creatures attack"},
    {"own", "whether to add to one's own item", false},
    {"ability", "which ability"},
    {"mode", "which of the two"},
    {"front", "which front"},
    {"target", "which target"},
    {"ally", "which other creature to mark"},
    {"sacrifice", "what to sacrifice"},
    {"return", "what to return to hand"},
    {"cost", "which card to discard as a cost"},
    {"resource", "which resource card to give up"},
    {"attackers", "which creature attacks too"},
    {"movers", "which creature moves too"},
    {"defenders", "against which attacker another creature defends"},
    {"with", "which creature defends"},
    {"gear", "which Equipment"},
    {"receiver", "who receives it"},
    {"wear", "which Equipment is in use"},
    {"order", "which card comes next from the top"},
    {"find", "which card to take"},
    {"sap", "which resource card to lose"},
    {"recycle", "which resource card to take back"},
};
static_assert(std::size(kQuestionTexts) == kQuestions);

// NAME is a card's name; with its number ("Ash Drake 2") if its owner has several in play, and with "of Ann" if both
// players have one. Capital and small letters are alike, and what is not needed may be left out.
constexpr NotationForm kForms[] = {
    {"pass", "pass", "do nothing, end the phase, no"},
    {"done", "done", "no more of the creatures or Equipment of this line"},
    {"keep", "keep", "keep the hand"},
    {"mulligan", "mulligan", "shuffle the hand into the deck and draw anew"},
    {"unassign NAME", "unassign Coal Shaman", "unassign this creature for gold"},
    {"pay NAME", "pay Coal Shaman", "pay its upkeep; with `line 2` behind it if it has several"},
    {"decline NAME", "decline Coal Shaman", "do not pay its upkeep"},
    {"draw", "draw", "draw another card"},
    {"lay CARD", "lay Ash Drake",
     "lay this card face down as a resource card; others read `lay a card`"},
    {"recycle", "recycle", "take back resource cards; the places follow"},
    {"play CARD", "play Smoke Veil",
     "play this card from the hand; front, targets and the like follow"},
    {"use NAME", "use Coal Shaman", "use an ability of it"},
    {"ability N", "ability 2",
     "the ability on this line of the card; `ability 2 of CARD` if several cards give one on that "
     "line"},
    {"first", "first", "the first of two modes"},
    {"second", "second", "the second of two modes"},
    {"offensive", "offensive", "in the own Offensive"},
    {"defensive", "defensive", "in the own Defensive"},
    {"on NAME", "on Ash Drake", "this target: something in play or a player"},
    {"on item N", "on item 1", "this item of the chain, counted from the bottom"},
    {"on CARD in NAME's grave", "on Ash Drake in Ann's grave", "a card of this name in that grave"},
    {"on resource N of NAME", "on resource 2 of Ann", "the resource card at this place"},
    {"mark NAME", "mark Cinder Runner", "mark this creature as a cost"},
    {"sacrifice NAME", "sacrifice Cinder Runner", "sacrifice it as a cost"},
    {"return NAME", "return Cinder Runner", "return it to the hand as a cost"},
    {"discard CARD", "discard Smoke Veil", "discard this card from the hand"},
    {"resource N", "resource 3",
     "the own resource card at this place, in the order in which they were laid"},
    {"reassign NAME", "reassign Ash Drake", "this creature gives Equipment to another"},
    {"pick up with NAME", "pick up with Ash Drake", "this creature picks up dropped Equipment"},
    {"take NAME", "take Riveted Cutlass", "the Equipment that is given or picked up"},
    {"to NAME", "to Coal Shaman", "the creature that receives it"},
    {"wield NAME", "wield Ash Drake", "this creature changes the Equipment it uses"},
    {"wear NAME", "wear Riveted Cutlass", "the Equipment that is used"},
    {"move NAME", "move Ash Drake",
     "this creature moves to the other front; more may follow, by their names alone"},
    {"attack NAME", "attack Ash Drake",
     "this creature attacks; more may follow, by their names alone"},
    {"defend NAME", "defend Ash Drake", "somebody defends against this attacker"},
    {"with NAME", "with Bone Sentry",
     "this creature defends; also `defend Ash Drake with Bone Sentry`"},
    {"fight NAME", "fight Ash Drake", "the combat of this attacker is next"},
    {"credit NAME", "credit Bone Sentry", "this creature made the kill"},
    {"put CARD", "put Ash Drake",
     "this card goes back next from the top; others read `put a card`"},
    {"find CARD", "find Ash Drake", "take this card out of the deck"},
    {"attack NAME against NAME", "attack Ash Drake against Mirror Regent",
     "this creature attacks a creature of a Confrontation"},
    {"veto QUEST", "veto Mercy Rounds", "this quest of the other's quest deck is removed"},
    {"accept QUEST", "accept Mercy Rounds",
     "accept the quest on offer; what is laid as escrow follows. If it is on offer twice, "
     "`accept Mercy Rounds 2` is the one on the second player's quest deck"},
    {"abandon QUEST", "abandon Mercy Rounds", "abandon it"},
    {"face up", "face up", "the quest looked at is turned face up"},
    {"under the deck", "under the deck", "it is put under its deck, and the next one is turned up"},
    {"hit NAME", "hit Ash Drake", "a point of damage of an abandoned Confrontation"},
    {"expire QUEST", "expire Mercy Rounds", "this one of two expired quests goes"},
};

// Rows of positions; words_read.cpp and words_check.cpp read them.
constexpr NotationForm kRows[] = {
    {"turn NAME phase PHASE", "turn Ann phase attack",
     "whose turn and which phase: mulligan, unmark, upkeep, draw, play, attack, play again, attack "
     "again, entrance, "
     "discard. Its first triggers are over and nothing else of it has happened; it is played on to "
     "the first question. "
     "A row `starter` stands before it"},
    {"round N", "round 2", "the round"},
    {"turn number N", "turn number 3", "how many turns have begun"},
    {"starter NAME", "starter Bob", "who had the first turn"},
    {"NAME offensive CREATURE (…) + ATTACHMENT (…), …",
     "Ann offensive Ash Drake (marked, damage 1) + Riveted Cutlass",
     "creatures in this front, each with what is attached to it, in order. In brackets: marked, "
     "unmarked, assigned, "
     "assigned now (in this turn), unassigned now, damage N, 2 +1/+0 counters, picked up, changed "
     "gear, of NAME (who "
     "owns it; of an Enchantment, who controls it too), not in use. Expected, it is the whole "
     "front, but what is not "
     "said of a creature does not matter"},
    {"NAME defensive CREATURE (…) + ATTACHMENT (…), …",
     "Bob defensive Bone Sentry (of Ann), 2 Cinder Runner", "the same in the other front"},
    {"NAME enchanted ENCHANTMENT (…), …", "Ann enchanted Curse of Hushed Bells (of Bob)",
     "what is attached to the player"},
    {"NAME dropped offensive EQUIPMENT (…), …", "Ann dropped offensive Riveted Cutlass",
     "dropped Equipment in this front"},
    {"NAME dropped defensive EQUIPMENT (…), …", "Bob dropped defensive Femur Flail",
     "the same in the other front"},
    {"NAME hand CARD, …", "Ann hand 2 Smoke Veil, Ash Drake (known)",
     "cards in hand, or `none`. In a position: (known) if the other knows it to be there, (held) "
     "if only that it is in "
     "hand or laid. Expected: all of them, `2 unknown` for those whose names are not known; or a "
     "number, `hand 3`"},
    {"NAME holds CARD, …", "Ann holds Ash Drake",
     "expected: what the other knows to be in hand or among the resource cards, but not where"},
    {"NAME resources N, M marked", "Ann resources 3, 1 marked",
     "so many resource cards, whichever; those laid first are marked"},
    {"NAME resources CARD (…), …", "Ann resources Ash Drake (marked), Smoke Veil",
     "these resource cards in the order in which they were laid. In a position also (known), if "
     "the other knows it; "
     "expected, `unknown` is one whose face is not known"},
    {"NAME grave CARD, …", "Ann grave 2 Smoke Veil", "the grave, in any order, or `none`"},
    {"NAME removed CARD, …", "Ann removed Final Verse", "cards removed from the game"},
    {"NAME played CARD, …", "Ann played Smoke Veil",
     "expected: Events that were played in the combat under way and wait for its end"},
    {"NAME deck N", "Ann deck 2",
     "so many cards are left in the deck, or `none`; the others are removed from the game"},
    {"NAME draws CARD, …", "Ann draws Bone Sentry, Ash Drake (known to Bob)",
     "the next cards of the deck, from the top; further ones are drawn by dice. Expected, as "
     "`draws` or `top`: what is "
     "known of them"},
    {"NAME influence N", "Ann influence 9", "Influence"},
    {"NAME vp N", "Ann vp 3", "victory points"},
    {"NAME gold N", "Ann gold 1", "gold that does not come from resource cards"},
    {"NAME loyalty FACTION N", "Ann loyalty Hollow Choir 2",
     "loyalty to a faction, otherwise that of the deck as it was set up"},
    {"NAME laid N", "Ann laid 1", "resource cards laid in this turn"},
    {"NAME recycled N", "Ann recycled 1", "how often resource cards were recycled in this turn"},
    {"offer N QUEST", "offer 1 Mercy Rounds",
     "this quest lies face up on the first or second player's quest deck, or `none`; with (new) "
     "behind it in a position it was turned up in this round"},
    {"NAME quest deck QUEST, …", "Ann quest deck Mercy Rounds, The Long Watch",
     "the quests that are left in the quest deck, or `none`; expected also as a number"},
    {"NAME quest N accepted (…)", "Ann quest 1 accepted (progress 2, turn 2, escrow Ash Drake)",
     "the quest on this place is active for the player. In brackets: progress N, turn N (own "
     "turns since acceptance), counted now, escrow CARD. Expected: accepted, not accepted, "
     "progress N, turn N, escrow N"},
    {"NAME hp FOE N", "Ann hp Drowned Colossus 2",
     "so many hit points the creature of a Confrontation has left for this player"},
    {"phase PHASE", "phase attack", "expected: the phase"},
    {"active NAME", "active Bob", "expected: whose turn it is"},
    {"chain CARD, …", "chain Smoke Veil, Coal Shaman",
     "expected: the items of the chain from the bottom, abilities by their cards; or `none`"},
    {"NAME CARD damage N", "Ann Ash Drake damage 1",
     "expected of something in play, which is named as in moves (`Ash Drake 2`): its damage. In "
     "the same way atk N, def N"},
    {"NAME CARD stats ATK/DEF", "Ann Ash Drake stats 4/3", "expected: its current ATK and DEF"},
    {"NAME CARD STATE", "Ann Ash Drake marked",
     "expected: marked, unmarked, assigned, unassigned, in offensive, in defensive, in play, dying "
     "(in a combat), "
     "gone (not in play), attacking, not attacking, defending, not defending; of Equipment in use, "
     "not in use, dropped"},
    {"NAME CARD carries EQUIPMENT, …", "Ann Ash Drake carries Riveted Cutlass",
     "expected: all Equipment it carries, or `nothing`. In the same way uses EQUIPMENT, enchanted "
     "ENCHANTMENT"},
    {"NAME CARD counters N COUNTER, …", "Ann Slag Brawler counters 2 +1/+0",
     "expected: its counters, or `none`"},
};

constexpr ReasonText kReasonTexts[] = {
    {"not-in-hand", "WT-66", "This card is not in the hand."},
    {"not-now", "WT-129", "This cannot be done now."},
    {"not-yours", "WT-322", "This is not under the player's control."},
    {"too-dear", "WT-92", "There is not enough gold for it."},
    {"no-target", "WT-108", "There is nothing it could be aimed at."},
    {"bad-target", "WT-108", "It cannot be aimed at this."},
    {"not-met", "WT-105", "What the card demands is not met."},
    {"no-loyalty", "WT-106", "The deck's loyalty to this faction is too low."},
    {"no-caster", "WT-246", "Magic needs a Caster in that front."},
    {"nobody-free", "WT-250",
     "An Enchantment needs an unmarked and unassigned creature in that front."},
    {"cannot-pay", "WT-323", "What the cost demands cannot be carried out."},
    {"used", "WT-134", "This can be used once per turn."},
    {"assigned", "WT-76",
     "An assigned creature cannot do this, nor be targeted by its own player."},
    {"marked", "WT-168", "A marked creature cannot do this."},
    {"forbidden", "WT-330", "Something forbids it."},
    {"already-marked", "WT-70", "What is marked cannot be marked again."},
    {"wrong-front", "WT-44", "It stands in the wrong front for this."},
    {"one-direction", "WT-162", "All moves of a turn go in one direction."},
    {"moved", "WT-137", "Moving was done in the other phase of this turn."},
    {"attacked", "WT-137", "Attacking was done in the other phase of this turn."},
    {"must-attack", "WT-347", "A creature that must attack cannot be left out."},
    {"order", "",
     "A set is named in ascending order, and what is left must be enough to complete it."},
    {"cannot-defend", "WT-182", "Nobody can be set against this attacker."},
    {"elsewhere", "WT-58", "It is not in the same front."},
    {"elusive", "WT-182", "This creature cannot be set against that attacker."},
    {"lured", "WT-347",
     "An attacker with Lure, or a creature that must defend, would be left out."},
    {"one-resource", "WT-90", "No further resource card may be laid in this turn."},
    {"one-recycle", "WT-98", "Resource cards may be recycled once per turn."},
    {"too-few", "WT-98", "There are too few resource cards."},
    {"nothing-to-use", "WT-322", "It has nothing to use."},
    {"not-attacking", "WT-187", "This creature is not attacking, or its combat is over."},
    {"wrong-carrier", "WT-226", "It may not carry this."},
    {"silenced", "WT-329", "It has lost its abilities."},
    {"crowded", "WT-349", "There is no room for more."},
    {"events-only", "WT-132",
     "Only Events and abilities can be played here, and between phases Events only."},
    {"protected", "WT-330", "It cannot be targeted."},
    {"not-dropped", "WT-234", "No dropped Equipment lies there for it."},
    {"not-assigned", "WT-79", "This creature is not assigned."},
    {"picked-up", "WT-238", "This creature has picked up something in this turn."},
    {"accepted", "WT-260", "This quest is active for the player already."},
    {"not-accepted", "WT-287", "This quest is not active for the player."},
    {"not-again", "WT-267", "This quest cannot be accepted again, or not in this turn."},
    {"completed", "WT-269", "This quest has been completed."},
    {"too-many", "WT-262", "No further quest can be active at the same time."},
    {"slain", "WT-301", "This creature is slain for the player."},
    {"not-alone", "WT-302", "A creature of a Confrontation can only join an attack."},
};
static_assert(std::size(kReasonTexts) == kNotAlone - kFirstGameReason + 1);

// Hidden cards that become public without being named in a choice.
constexpr std::uint16_t kReveals[] = {kToldMills, kToldDiscards, kToldSaps,
                                      kToldFound, kToldForfeits, kToldTurnsUp};

constexpr std::uint16_t kDraws[] = {kToldDrew};
constexpr std::uint16_t kPlays[] = {kToldPlays};

}  // namespace

constinit const About kWtacticsAbout{
    .name = "wtactics",
    .title = "WTactics",
    .summary = "Two kingdoms with decks of cards fight on two fronts for Influence.",
    .rules_version = 5,
    .layout = 6,
    .has_secrets = true,
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
    .story = {.starter = "starter", .turns = "turn number", .ending = "ending"},
};

}  // namespace turnwright::wtactics
