// What TRTS says of itself: options, windows, questions, notation, rows of positions, reasons.
#include "games/trts/options.h"
#include "games/trts/rules.h"

namespace turnwright::trts {
namespace {

constexpr Option kOptions[] = {
    {.name = "map", .help = "the map, by its name", .text = "Twin Quarries"},
    {.name = "players",
     .help = "how many play; 0: as many as the map has start areas",
     .standard = 0,
     .low = 0,
     .high = kMostSeats},
    {.name = "match",
     .help = "what an elimination leads to; standard: two, or free_for_all with more players",
     .standard = 0,
     .words = kMatchWords},
    {.name = "teams", .help = "in a team match the team of each seat", .text = "1212"},
    {.name = "faction1",
     .help = "the first player's faction by its name, or pick: the player is asked",
     .text = kPickWord},
    {.name = "faction2", .help = "the second player's faction", .text = kPickWord},
    {.name = "faction3", .help = "the third player's faction", .text = kPickWord},
    {.name = "faction4", .help = "the fourth player's faction", .text = kPickWord},
    {.name = "rounds",
     .help = "the last round; 0: as the map says",
     .standard = 0,
     .low = 0,
     .high = kMostRounds},
    {.name = "first_income",
     .help = "minerals that everybody gets in round 1",
     .standard = 1,
     .low = 0,
     .high = 25},
    {.name = "lean_from_round",
     .help = "from this round on start areas give no minerals and geysers little gas; 0: never",
     .standard = 0,
     .low = 0,
     .high = kMostRounds},
    {.name = "unit_limit",
     .help = "units that a player may have",
     .standard = kMostUnits,
     .low = 16,
     .high = kMostUnits},
    {.name = "building_limit",
     .help = "buildings that a player may have",
     .standard = kMostBuildings,
     .low = 4,
     .high = kMostBuildings},
};
static_assert(std::size(kOptions) == kBuildingLimit + 1);

constexpr WindowText kWindowTexts[] = {
    {"faction", "a player takes a faction"},
    {"macro", "all players gather, deploy and give orders, in secret", true},
    {"turn", "a player passes, uses a turn ability, or forms a control group"},
    {"action", "the active player acts with the group"},
    {"retreat", "a defender's fresh units may retreat before the combat"},
    {"block", "fast ranged units may block for others"},
    {"fire", "a player allocates the damage of a combat step"},
    {"survivor", "both sides would be destroyed: a piece is kept"},
    {"fall back", "units of the active group may leave the combat"},
    {"secret moves", "all players move fresh units in areas they control, in secret", true},
};
static_assert(std::size(kWindowTexts) == kWindows);

constexpr QuestionText kQuestionTexts[] = {
    {"faction", "which faction to play"},
    {"orders", "an order, a cancel, a repair, a stance, or done"},
    {"turn", "pass, a turn ability, or the first units of a group"},
    {"action", "a move, an attack, an ability, units to leave behind, or end"},
    {"retreat", "which units retreat, or stay"},
    {"block", "which units block, or done"},
    {"fire", "which pieces fire or cast, or hold fire"},
    {"survivor", "which piece survives with 1 hit point"},
    {"fall back", "which units leave the combat, or stay"},
    {"secret move", "which units move unseen, or done"},
    {"gather", "how many workers of an area take minerals; the others take gas"},
    {"deploy", "where a unit appears"},
    {"where", "in which area"},
    {"piece", "which piece"},
    {"count", "how many of them"},
    {"more", "further ones, or done"},
    {"to", "to which area"},
    {"route", "which units take another way than the usual one, or done"},
    {"drop", "which transports drop their load on arrival, or done"},
    {"target", "what is fired at, or the spell aimed at"},
    {"spill", "what the points in excess go to, or lose the rest"},
};
static_assert(std::size(kQuestionTexts) == kQuestions);

constexpr NotationForm kForms[] = {
    {"faction FACTION", "faction Rootmire", "the faction that a player takes"},
    {"mine N in AREA", "mine 3 in Westhold", "so many workers take minerals, the others gas"},
    {"deploy in AREA", "deploy in West Shelf", "where a unit appears (TR-92)"},
    {"train TYPE", "train Fusilier in Westhold",
     "an order of units; `in AREA`, a step of its own, where several areas have a free producer"},
    {"build TYPE", "build Derrick in Westhold", "an order of a building, in the same way"},
    {"research UPGRADE", "research Rifled Shot I", "an order of an upgrade, in the same way"},
    {"morph to TYPE", "morph to Elder Heartbole", "a morph, in the same way"},
    {"take over TYPE", "take over Derrick", "a worker takes over a site that stands still"},
    {"cancel ORDER", "cancel Fusilier in Westhold",
     "an order is cancelled: a unit or upgrade by its name, `site of TYPE`, `morph to TYPE`; then "
     "`in AREA (N rounds)` where there are several"},
    {"repair", "repair, Foundry Keep in Westhold",
     "a worker repairs a piece, which is the next step where there are several"},
    {"change stance", "change stance, Mortar Wagon in Westhold, 2 of them",
     "units change their stance: which of them, and how many"},
    {"in AREA", "in Westhold", "where the order is given, or what is surveyed"},
    {"PIECE in AREA", "Spitter (3 hit points) in West Gap",
     "an own piece; in brackets what it differs in from others of its type there, with `and` "
     "between, as far as it has to be said"},
    {"N of them", "2 of them", "how many; the number alone will do"},
    {"pass", "pass", "a micro turn without a group"},
    {"survey", "survey in Easthold", "a turn ability (TR-237)"},
    {"group N TYPE from AREA", "group 3 Fusilier from Westhold, 1 Bulwark from West Shelf",
     "a control group: further units follow with commas, in the order in which they are offered; "
     "`done` at the end may be left out"},
    {"move to AREA", "move to West Gap",
     "the group moves; where there is something to decide, steps follow: who is dropped, who "
     "takes another way, or `done`"},
    {"drop from TRANSPORT in AREA", "drop from Barge in West Gap",
     "a transport drops on arrival; then `N TYPE` for each that leaves it, and `done`"},
    {"by way of AREA", "by way of North Pan", "where units take their last step from (TR-143)"},
    {"attack", "attack", "the group starts a combat round (TR-161)"},
    {"leave N TYPE in AREA", "leave 1 Bulwark in West Gap", "units are left behind (TR-131)"},
    {"load N TYPE in AREA", "load 2 Fusilier in Westhold into Barge",
     "units board a transport, `into TRANSPORT in AREA`"},
    {"unload TRANSPORT in AREA", "unload Barge in Westhold",
     "then `N TYPE` for each that leaves it, and `done`"},
    {"end", "end", "the activation is over"},
    {"retreat N TYPE", "retreat 2 Gnawling to East Shelf",
     "fresh units retreat before the combat, `to AREA`"},
    {"stay", "stay", "no more units retreat, or fall back"},
    {"to AREA", "to East Shelf", "where units go"},
    {"block with N TYPE", "block with 2 Sawback", "units block in the step of range 1 (TR-218)"},
    {"allocate N TYPE", "allocate 2 Fusilier on Gnawling",
     "so many pieces fire; then `on TARGET`, and again for what is in excess"},
    {"cast SPELL with TYPE", "cast Choke Spores with Hexbloom on Fusilier",
     "a spell; then `on TARGET` for each target, and `done`"},
    {"on TARGET", "on Spitter (3 hit points)",
     "a piece of the other side, as everybody sees it; `Bob's Spitter` where several players are "
     "on it"},
    {"lose the rest", "lose the rest", "what is in excess is lost"},
    {"hold fire", "hold fire", "no more pieces of the player fire in this step"},
    {"save TYPE", "save Bulwark", "the piece that survives (TR-194)"},
    {"fall back with N TYPE", "fall back with 2 Fusilier to West Shelf",
     "active units leave the combat, `to AREA`"},
    {"shift N TYPE from AREA", "shift 2 Fusilier from Westhold to West Shelf",
     "a secret move, `to AREA`"},
    {"done", "done", "the player is done with macro or secret moves, or a set is complete"},
};

constexpr NotationForm kRows[] = {
    {"phase PHASE", "phase micro",
     "in a position: where it begins. income: the round begins, and everybody gathers and deploys "
     "first; macro (as without this row): orders are asked for, nothing has been gathered; micro: "
     "the starting player has the first micro turn; secret moves. Expected: setup, macro, micro or "
     "secret moves"},
    {"NAME acts", "Bob acts",
     "in a position: micro, and it is this player's micro turn; those before in the order have had "
     "theirs. Expected: the player is asked for a micro turn"},
    {"order NAME NAME …", "order Bob Ann", "the token line, the starting player first"},
    {"NAME has N TYPE in AREA (…), …",
     "Ann has 3 Fusilier in Westhold, 1 Derrick in Westhold (site, 2 rounds)",
     "pieces; the player's marker lies there too. In brackets, with commas or `and` between: N hit "
     "points, N shields, N energy, N "
     "movement, activated, attacked, attacked before, worked, repaired, still, on a site (after "
     "the site), and of buildings site, N rounds, known (it has been revealed), attacked. "
     "Expected: so many pieces of this type there are as the brackets say; there also visible, "
     "active, aboard, halved, blocks, N points (allocated in this step), and not before a word; "
     "`no TYPE` for none"},
    {"NAME has nothing [in AREA]", "Ann has nothing in Westhold",
     "in a position: what the player has at the start is taken away. Expected: nothing is in this "
     "area, or nothing is seen there"},
    {"NAME controls AREA, …", "Ann controls West Gap, West Shelf",
     "the player's marker lies there; expected: and no enemy's"},
    {"NAME contests AREA, …", "Ann contests West Gap",
     "the same; expected: an enemy's marker lies there too"},
    {"neutral AREA, …", "neutral West Gap", "no marker lies there"},
    {"NAME trains TYPE in AREA (N rounds)", "Ann trains Fusilier in Westhold (1 round)",
     "an order under way, after its building; 1 round if it is not said"},
    {"NAME researches UPGRADE in AREA (N rounds)",
     "Ann researches Rifled Shot I in Westhold (2 rounds)", "an order of an upgrade under way"},
    {"NAME morphs TYPE in AREA (N rounds)", "Ann morphs Elder Heartbole in Westhold",
     "a morph under way"},
    {"NAME upgrade UPGRADE, …", "Ann upgrade Rifled Shot I, Shieldwall",
     "finished upgrades; expected also `no upgrade`: none of these"},
    {"NAME declared UPGRADE, …", "Ann declared Rifled Shot I",
     "upgrades that everybody knows; expected also `not declared`: none of these"},
    {"NAME loads N TYPE into TYPE in AREA", "Ann loads 3 Fusilier into Barge in Westhold",
     "units aboard a transport, after its row; in brackets N movement, activated"},
    {"NAME seen N TYPE in AREA (round N), …", "Bob seen 2 Gnawling in West Gap (round 3)",
     "what everybody remembers of this player's units (What a seat remembers); without `in AREA` "
     "for a row without an area; `nothing`"},
    {"NAME surveyed N TYPE of NAME in AREA", "Ann surveyed 4 Tiller of Bob in Easthold",
     "expected: what this player knows from a Survey; `nothing`"},
    {"NAME knows AREA, …", "Ann knows Easthold",
     "expected: what stands there cannot have changed since this player's Survey; `knows no longer "
     "AREA`"},
    {"NAME supply N", "Ann supply 3", "expected: what the player's pieces provide, as 3 or 2.5"},
    {"NAME production N", "Ann production 1.5", "expected: the supply of units in production"},
};

constexpr ReasonText kReasonTexts[] = {
    {"too-dear", "TR-98", "There is not enough in stock to pay for it."},
    {"no-supply", "TR-101", "Units in production would need more supply than there is."},
    {"no-producer", "TR-99", "No building that makes it is free."},
    {"missing-need", "TR-100", "Something that it needs is not there."},
    {"no-worker", "TR-104", "There is no free worker."},
    {"no-geyser", "TR-107", "There is no geyser without an extractor."},
    {"not-placed", "TR-104", "It cannot be built there."},
    {"have-already", "TR-108", "This upgrade is there already, or in production."},
    {"limit", "TR-238", "There are no more models."},
    {"not-in-production", "TR-111", "Nothing like that is in production there."},
    {"cannot-repair", "TR-266", "This cannot be repaired."},
    {"no-stance", "TR-235", "This unit cannot change its stance."},
    {"not-fresh", "TR-134", "This unit cannot join a group."},
    {"not-in-group", "TR-131", "This unit is not in the active group."},
    {"out-of-reach", "TR-137", "No movement points are left with which it could be reached."},
    {"nothing-to-attack", "TR-161",
     "The group shares no area with enemy pieces that it may attack."},
    {"attack-used", "TR-164", "The group has attacked already."},
    {"cannot-be-loaded", "TR-261", "This unit cannot be loaded."},
    {"no-room", "TR-233", "No transport there has room for so many."},
    {"nothing-aboard", "TR-233", "Nothing is aboard."},
    {"no-movement", "TR-233", "It has no movement point that it could spend on this."},
    {"no-secret-move", "TR-122",
     "Only fresh units in areas under their player's control move in secret."},
    {"forbidden-area", "TR-172", "Units cannot retreat there."},
    {"cannot-retreat", "TR-180", "This unit cannot retreat."},
    {"not-able", "TR-183", "This piece cannot fire in this step."},
    {"bad-target", "TR-206", "This piece cannot be hit by it."},
    {"hit-already", "TR-220", "Each piece is hit once by it, and all of these are."},
    {"ladder", "TR-214", "Melee attackers take the enemies of lower range first."},
    {"no-spill", "TR-213", "The excess cannot go to this piece."},
    {"no-energy", "TR-228", "There is not enough energy for it."},
    {"no-spell", "TR-229", "This piece has no such spell."},
    {"not-learned", "TR-95", "This spell has not been researched."},
    {"other-range", "TR-229", "This spell is cast in the step of another range."},
    {"nothing-to-aim-at", "TR-259", "Nothing is there that this spell could be aimed at."},
    {"not-this-one", "TR-195", "This piece cannot be kept."},
    {"order", "", "A set is named in ascending order, from what is there, and must be completed."},
    {"order-stands", "TR-78", "An order that was given stands."},
};
static_assert(std::size(kReasonTexts) == kOrderStands - kFirstGameReason + 1);

// What was hidden comes to light by these in the middle of play: an answer, and what is revealed with it.
constexpr std::uint16_t kReveals[] = {kToldAnswers,  kToldAppears,  kToldBuilding,  kToldDeclares,
                                      kToldCameFrom, kToldControls, kToldContested, kToldNeutral,
                                      kToldFinds,    kToldPassesBy};

constexpr std::uint16_t kPlays[] = {kToldOrdered};

}  // namespace

constinit const About kTrtsAbout{
    .name = "trts",
    .title = "TRTS",
    .summary =
        "Two to four players run realms in secret, and move and fight on a map that all can see.",
    .min_seats = 2,
    .max_seats = kMostSeats,
    .rules_version = 1,
    .layout = 1,
    .has_secrets = true,
    .reveals = kReveals,
    .plays = kPlays,
    .options = kOptions,
    .fields = kStateFields,
    .windows = kWindowTexts,
    .questions = kQuestionTexts,
    .notation = kForms,
    .rows = kRows,
    .reasons = kReasonTexts,
    .story = {.turns = "round", .ending = "ending"},
};

}  // namespace turnwright::trts
