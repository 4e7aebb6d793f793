// Everything a WTactics card can say: part D of the rulebook as one table. The names are the rulebook's formula
// notation; how they are worded is in content/wtactics/phrases.en.
//
// A static statement has no duration here: it lasts as long as its ability works, which is what the rulebook's
// `inPlay`, `attached` and `assigned` come to in each case.
#pragma once

#include <cstdlib>

#include "language/operations.h"

namespace turnwright::wtactics {

inline constexpr language::CategoryRow kCategories[] = {
    {"ability"},                 // a line of a card's text
    {"inner", "ability", true},  // what may also stand in quotes
    {"questline"},               // a line of a quest's text
    {"effects"},                 // one after the other
    {"clause", "effects"},       // one of them
    {"effect", "clause"},        // one that may stand in a branch
    {"static"},
    {"trigger"},
    {"costs"},
    {"cost", "costs"},
    {"selector"},
    {"subject"},  // what a trigger watches
    {"filter"},
    {"traits"},
    {"trait", "traits"},
    {"limit"},
    {"condition"},
    {"fact", "condition"},  // one that can be denied
    {"value"},
    {"duration"},
    {"keyword"},
    {"goal"},
    {"per"},
    {"group"},
    {"sum"},
    {"reset"},
};

inline constexpr language::WordClassRow kWordClasses[] = {
    {"kind",
     "creature equipment enchantment event magic card resource quest confrontation item player",
     true},
    {"side", "any mine enemy"},
    {"place", "local global off def questing hand deck grave"},
    {"state", "whatever marked unmarked assigned unassigned idle active"},
    {"wear", "whatever damaged equipped enchanted inUse dropped"},
    {"fight", "whatever attacker defender undefended engaged"},
    {"other", "whichever other"},
    {"condition_of",
     "marked unmarked assigned unassigned damaged equipped enchanted attacker defender undefended "
     "engaged inUse"},
    {"type"},
    {"faction"},
    {"name"},
    {"who", "you foe host"},
    {"mode", "choice random"},
    {"destination", "hand deck off def grave"},
    {"phase", "unmark upkeep draw play attack entrance discard"},
    {"action",
     "attack defend move mark unmark assign useAbility beTargeted beEquipped beEnchanted playEvent "
     "draw "
     "gainInfluence acceptQuest recover extraResource regularAttack defendFromOff attackFromDef "
     "defendExtra pickupFree"},
    {"quest_kind", "quest assignment contract confrontation"},
    {"property", "sub type faction cost name"},
    {"comparison", ">= <= > < ="},
};

inline constexpr language::OperationRow kOperations[] = {
    // D.2 ability forms
    {"inner", "P", "s:static", "P: {s}"},
    {"inner", "A", "c:costs e:effects", "A({c}): {e}"},
    {"inner", "T", "t:trigger e:effects", "T({t}): {e}"},
    {"inner", "TOnce", "t:trigger e:effects", "T({t}, Once): {e}"},
    {"inner", "U", "c:costs e:effects", "U({c}) ~ {e}"},
    {"ability", "PGrant", "a:inner sel:selector/creature/confrontation", "P: grant({a}, {sel})"},
    {"ability", "S", "a:inner", "S(Asg): {a}"},
    {"ability", "SCost", "c:costs a:inner", "S(Asg, {c}): {a}"},
    {"ability", "E", "e:effects", "E: {e}"},
    {"ability", "REQ", "c:condition", "REQ: {c}"},
    {"ability", "ATTACH", "f:filter/creature/equipment/resource/quest/player", "ATTACH: {f}"},
    {"ability", "X", "v:value", "X = {v}"},

    // D.2 costs
    {"costs", "and", "c:cost more:costs", "{c}, {more}"},
    {"cost", "G", "n:number"},
    {"cost", "M"},
    {"cost", "Ma", "n:number"},
    {"cost", "Disc", "n:number"},
    {"cost", "Sac", "f:filter/creature/equipment/enchantment/card"},
    {"cost", "SacRes", "n:number"},
    {"cost", "PayInf", "n:number"},
    {"cost", "Bounce", "f:filter/creature/equipment/enchantment/card"},
    {"cost", "RemCtr", "p:pair"},
    {"cost", "Once"},

    // D.3 selectors
    {"selector", "self"},
    {"selector", "host"},
    {"selector", "it"},
    {"selector", "you", "", "", "player"},
    {"selector", "foe", "", "", "player"},
    {"selector", "target", "f:filter"},
    {"selector", "t1"},
    {"selector", "choose", "f:filter"},
    {"selector", "all", "f:filter"},
    {"selector", "rand", "f:filter"},
    {"selector", "lastKiller", "", "", "creature"},
    {"subject", "self"},
    {"subject", "host"},
    {"subject", "any", "f:filter", "{f}"},

    // D.3 target filters: the frame of a noun phrase
    {"filter", "filter",
     "kind:kind side:side place:place state:state wear:wear fight:fight traits:traits limit:limit "
     "other:other",
     ","},
    {"traits", "none", "", "{}"},
    {"trait", "type", "t:type", "type={t}"},
    {"trait", "nottype", "t:type", "nottype={t}"},
    {"trait", "faction", "t:faction", "faction={t}"},
    {"trait", "notfaction", "t:faction", "notfaction={t}"},
    {"limit", "none", "", "{}"},
    {"limit", "cost=", "n:natural", "cost={n}"},
    {"limit", "cost<=", "n:natural", "cost<={n}"},
    {"limit", "cost>=", "n:natural", "cost>={n}"},
    {"limit", "atk=", "n:natural", "atk={n}"},
    {"limit", "atk<=", "n:natural", "atk<={n}"},
    {"limit", "atk>=", "n:natural", "atk>={n}"},
    {"limit", "name", "t:name", "name={t}"},

    // D.3 effects
    {"effects", "then", "e:clause more:effects", "{e}; {more}"},
    {"clause", "choice", "a:effect b:effect", "choice({a} | {b})"},
    {"clause", "if", "c:condition a:effect"},
    {"clause", "ifElse", "c:condition a:effect b:effect", "if({c}, {a}, {b})"},
    {"effect", "damage", "n:number sel:selector/creature/confrontation"},
    {"effect", "heal", "n:number sel:selector/creature/confrontation"},
    {"effect", "mod", "p:pair sel:selector/creature/confrontation dur:duration"},
    {"effect", "counter", "p:pair sel:selector/creature"},
    {"effect", "kill", "sel:selector/creature"},
    {"effect", "discardCard", "sel:selector/creature/equipment/enchantment/resource/card"},
    {"effect", "draw", "n:number who:who"},
    {"effect", "discardHand", "n:number who:who mode:mode"},
    {"effect", "mill", "n:number who:who"},
    {"effect", "bounce", "sel:selector/creature/equipment/enchantment/resource/card"},
    {"effect", "recover",
     "sel:selector/creature/equipment/enchantment/event/magic/card dest:destination"},
    {"effect", "exile", "sel:selector/creature/equipment/enchantment/event/magic/resource/card"},
    {"effect", "mark", "sel:selector/creature/resource"},
    {"effect", "unmark", "sel:selector/creature/resource"},
    {"effect", "unassign", "sel:selector/creature"},
    {"effect", "move", "sel:selector/creature"},
    {"effect", "control", "sel:selector/creature dur:duration"},
    {"effect", "influence", "n:signed who:who"},
    {"effect", "gold", "n:number"},
    {"effect", "ready", "n:number who:who"},
    {"effect", "sap", "n:number who:who"},
    {"effect", "grant", "k:keyword sel:selector/creature/confrontation dur:duration"},
    {"effect", "grantAbility", "a:inner sel:selector/creature/confrontation dur:duration",
     "grant({a}, {sel}, {dur})"},
    {"effect", "silence", "sel:selector/creature dur:duration"},
    {"effect", "prevent", "n:number sel:selector/creature/confrontation dur:duration"},
    {"effect", "preventAll", "sel:selector/creature/confrontation dur:duration",
     "prevent(all, {sel}, {dur})"},
    {"effect", "redirect",
     "n:number sel:selector/creature/confrontation to:selector/creature dur:duration"},
    {"effect", "cancel", "sel:selector/item"},
    {"effect", "search",
     "f:filter/creature/equipment/enchantment/event/magic/card dest:destination"},
    {"effect", "shuffle", "who:who"},
    {"effect", "look", "n:number who:who", "look({n}, deck, {who})"},
    {"effect", "detach", "sel:selector/equipment/enchantment dest:destination"},
    {"effect", "reattach",
     "sel:selector/equipment/enchantment to:selector/creature/resource/quest/player"},
    {"effect", "forbid", "do:action sel:selector dur:duration"},
    {"effect", "permit", "do:action sel:selector dur:duration"},
    {"effect", "force", "do:action sel:selector dur:duration"},
    {"effect", "progress", "n:signed sel:selector/quest"},
    {"effect", "vp", "n:signed who:who"},
    {"effect", "hp", "n:number sel:selector/confrontation", "hp(-{n}, {sel})"},
    {"effect", "questSwap", "sel:selector/quest"},

    // D.3 statements that hold while their ability works
    {"static", "keyword", "k:keyword", "keyword({k}, self)"},
    {"static", "mod", "p:pair sel:selector/creature/confrontation"},
    {"static", "grant", "k:keyword sel:selector/creature/confrontation"},
    {"static", "silence", "sel:selector/creature"},
    {"static", "forbid", "do:action sel:selector"},
    {"static", "permit", "do:action sel:selector"},
    {"static", "force", "do:action sel:selector"},
    {"static", "costmod",
     "n:signed f:filter/creature/equipment/enchantment/event/magic/card who:who"},
    {"static", "handsize", "n:signed who:who"},

    // D.3 durations
    {"duration", "combat"},
    {"duration", "turn"},
    {"duration", "nextTurn"},
    {"duration", "turns", "n:number"},
    {"duration", "attached"},
    {"duration", "assigned"},
    {"duration", "inPlay"},

    // D.3 keywords
    {"keyword", "Picket"},
    {"keyword", "Sally"},
    {"keyword", "Bulwark", "n:number"},
    {"keyword", "Overbear"},
    {"keyword", "Breach"},
    {"keyword", "Swift"},
    {"keyword", "Elusive", "t:trait"},
    {"keyword", "Lure"},
    {"keyword", "Vigil"},
    {"keyword", "Fleet"},
    {"keyword", "Rooted"},
    {"keyword", "Ward"},
    {"keyword", "Tough", "n:number"},
    {"keyword", "Slayer"},
    {"keyword", "Salvager"},

    // D.3 triggers
    {"trigger", "enters", "s:subject"},
    {"trigger", "leaves", "s:subject"},
    {"trigger", "dies", "s:subject/creature"},
    {"trigger", "diesBy", "s:subject/creature who:who", "dies({s}) BY {who}"},
    {"trigger", "kills", "s:subject/creature"},
    {"trigger", "attacks", "s:subject/creature"},
    {"trigger", "defends", "s:subject/creature"},
    {"trigger", "hitsUndefended", "s:subject/creature"},
    {"trigger", "damaged", "s:subject/creature/confrontation"},
    {"trigger", "healed", "s:subject/creature/confrontation"},
    {"trigger", "healedBy", "s:subject/creature/confrontation who:who", "healed({s}) BY {who}"},
    {"trigger", "marked", "s:subject/creature/resource"},
    {"trigger", "unmarked", "s:subject/creature/resource"},
    {"trigger", "assigned", "s:subject/creature"},
    {"trigger", "unassigned", "s:subject/creature"},
    {"trigger", "moves", "s:subject/creature"},
    {"trigger", "equips", "s:subject/creature"},
    {"trigger", "drops", "s:subject/equipment"},
    {"trigger", "picksUp", "s:subject/creature"},
    {"trigger", "plays", "kind:kind who:who"},
    {"trigger", "activates", "s:subject/creature/equipment/enchantment/card"},
    {"trigger", "laysResource", "who:who"},
    {"trigger", "recycles", "who:who"},
    {"trigger", "draws", "who:who"},
    {"trigger", "discards", "who:who"},
    {"trigger", "losesInfluence", "who:who"},
    {"trigger", "gainsInfluence", "who:who"},
    {"trigger", "phaseStart", "phase:phase who:who"},
    {"trigger", "turnEnd", "who:who"},
    {"trigger", "roundEnd"},
    {"trigger", "accepts", "s:subject/quest/confrontation who:who"},
    {"trigger", "abandons", "s:subject/quest/confrontation who:who"},
    {"trigger", "completes", "s:subject/quest/confrontation who:who"},
    {"trigger", "questExpires", "s:subject/quest/confrontation"},

    // D.3 conditions and values
    {"condition", "compare", "a:value is:comparison b:value", "{a}{is}{b}"},
    {"condition", "not", "c:fact"},
    {"fact", "is", "sel:selector/creature/equipment/resource/card state:condition_of"},
    {"fact", "active", "quest:quest_kind"},
    {"fact", "turn", "who:who"},
    {"value", "number", "n:natural", "{n}"},
    {"value", "count", "f:filter"},
    {"value", "distinct", "property:property f:filter"},
    {"value", "influence", "who:who"},
    {"value", "vp", "who:who"},
    {"value", "atk", "sel:selector/creature/confrontation"},
    {"value", "def", "sel:selector/creature/confrontation"},
    {"value", "costOf", "sel:selector/creature/equipment/enchantment/event/magic/card"},
    {"value", "amount"},

    // D.3 quests
    {"questline", "GOAL", "g:goal", "GOAL: {g}"},
    {"questline", "ACCEPT", "c:condition", "ACCEPT: {c}"},
    {"questline", "DUR", "n:number"},
    {"questline", "ESCROW", "c:cost", "ESCROW: {c}"},
    {"questline", "PENALTY", "e:effects", "PENALTY: {e}"},
    {"questline", "REWARD", "e:effects", "REWARD: {e}"},
    {"questline", "ABANDON", "e:effects", "ABANDON: {e}"},
    {"goal", "tally", "t:trigger n:number per:per group:group sum:sum reset:reset",
     "tally({t}, {n}){per}{group}{sum}{reset}"},
    {"goal", "tallyValue", "t:trigger n:number reset:reset", "tallyValue({t}, amount, {n}){reset}"},
    {"goal", "streak", "t:trigger n:number"},
    {"goal", "streakState", "c:condition n:number", "streak(atTurnEnd({c}), {n})"},
    {"goal", "state", "c:condition"},
    {"goal", "slay", "", "slay(all)"},
    {"per", "none", "", "{}"},
    {"per", "turn", "", " DISTINCT turn"},
    {"group", "none", "", "{}"},
    {"group", "faction", "", " GROUP faction"},
    {"sum", "none", "", "{}"},
    {"sum", "cost", "n:number", " SUM costOf(it)>={n}"},
    {"reset", "none", "", "{}"},
    {"reset", "reset", "t:trigger", " RESET {t}"},
};

// The number of an operation, fixed at compile time: operation("effect", "damage").
consteval std::uint16_t operation(std::string_view category, std::string_view name) {
  for (std::uint16_t i = 0; i < std::size(kOperations); ++i)
    if (kOperations[i].category == category && kOperations[i].name == name) return i;
  std::abort();  // not a constant: the compiler refuses a name that is not in the table
}

const language::Operations& operations();

}  // namespace turnwright::wtactics
