// What WTactics says of itself: options, windows, questions, notation, reasons.
#include "games/wtactics/rules.h"

namespace turnwright::wtactics {
namespace {

constexpr Option kOptions[] = {
    {.name = "deck1", .help = "the first player's deck: the name of a ready one, random, or a list of cards", .text = "The Long Ride"},
    {.name = "deck2", .help = "the second player's deck", .text = "The Harbour Muster"},
    {.name = "influence", .help = "Influence at the start; 0: as the content says", .standard = 0, .low = 0, .high = 99},
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

constexpr NotationForm kForms[] = {
    {"pass", "pass", "end the phase, do nothing, no more"},
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
    {"nobody-free", "WT-250", "An Enchantment needs an unmarked and unassigned creature in that front."},
    {"cannot-pay", "WT-323", "What the cost demands cannot be carried out."},
    {"used", "WT-134", "This can be used once per turn."},
    {"assigned", "WT-76", "An assigned creature cannot do this, nor be targeted by its own player."},
    {"marked", "WT-168", "A marked creature cannot do this."},
    {"forbidden", "WT-330", "Something forbids it."},
    {"already-marked", "WT-70", "What is marked cannot be marked again."},
    {"wrong-front", "WT-44", "It stands in the wrong front for this."},
    {"one-direction", "WT-162", "All moves of a turn go in one direction."},
    {"moved", "WT-137", "Moving was done in the other phase of this turn."},
    {"attacked", "WT-137", "Attacking was done in the other phase of this turn."},
    {"must-attack", "WT-347", "A creature that must attack cannot be left out."},
    {"order", "", "A set is named in ascending order, and what is left must be enough to complete it."},
    {"cannot-defend", "WT-182", "Nobody can be set against this attacker."},
    {"elsewhere", "WT-58", "It is not in the same front."},
    {"elusive", "WT-182", "This creature cannot be set against that attacker."},
    {"lured", "WT-347", "An attacker with Lure, or a creature that must defend, would be left out."},
    {"one-resource", "WT-90", "No further resource card may be laid in this turn."},
    {"one-recycle", "WT-98", "Resource cards may be recycled once per turn."},
    {"too-few", "WT-98", "There are too few resource cards."},
    {"nothing-to-use", "WT-322", "It has nothing to use."},
    {"not-attacking", "WT-187", "This creature is not attacking, or its combat is over."},
    {"wrong-carrier", "WT-226", "It may not carry this."},
    {"silenced", "WT-329", "It has lost its abilities."},
    {"crowded", "WT-349", "There is no room for more."},
    {"events-only", "WT-132", "Only Events and abilities can be played here, and between phases Events only."},
    {"protected", "WT-330", "It cannot be targeted."},
    {"not-dropped", "WT-234", "No dropped Equipment lies there for it."},
    {"not-assigned", "WT-79", "This creature is not assigned."},
    {"picked-up", "WT-238", "This creature has picked up something in this turn."},
};
static_assert(std::size(kReasonTexts) == kPickedUpAlready - kFirstGameReason + 1);

}  // namespace

constinit const About kWtacticsAbout{
    .name = "wtactics",
    .title = "WTactics",
    .summary = "Two kingdoms with decks of cards fight on two fronts for Influence.",
    .has_secrets = true,
    .options = kOptions,
    .fields = kStateFields,
    .windows = kWindowTexts,
    .questions = kQuestionTexts,
    .notation = kForms,
    .reasons = kReasonTexts,
};

}  // namespace turnwright::wtactics
