// Choices as people write them down; docs/notation.md lists the forms.
#include <algorithm>
#include <optional>

#include "engine/dice.h"
#include "games/wtactics/confrontations.h"
#include "games/wtactics/names.h"
#include "games/wtactics/phases.h"
#include "games/wtactics/rules.h"

namespace turnwright::wtactics {
namespace {

// What stands behind the word of a choice.
enum class Of : std::uint8_t {
  kNothing,
  kObject,
  kCard,
  kSecretCard,
  kUpkeep,
  kAbility,
  kMode,
  kFront,
  kTarget,
  kPlace,
  kAttacker,
  kOffer,
  kListedQuest,
};
struct Wording {
  Kind kind;
  std::string_view word;
  Of of = Of::kNothing;
};
constexpr Wording kWordings[] = {
    {kPass, "pass"},
    {kKeep, "keep"},
    {kMulligan, "mulligan"},
    {kUnassign, "unassign", Of::kObject},
    {kPay, "pay", Of::kUpkeep},
    {kDecline, "decline", Of::kUpkeep},
    {kDrawCard, "draw"},
    {kLay, "lay", Of::kSecretCard},
    {kRecycle, "recycle"},
    {kPlayCard, "play", Of::kCard},
    {kUse, "use", Of::kObject},
    {kReassign, "reassign", Of::kObject},
    {kPickUp, "pick up with", Of::kObject},
    {kWield, "wield", Of::kObject},
    {kMove, "move", Of::kObject},
    {kAttack, "attack", Of::kAttacker},
    {kDefend, "defend", Of::kObject},
    {kWith, "with", Of::kObject},
    {kFight, "fight", Of::kObject},
    {kCredit, "credit", Of::kObject},
    {kDiscard, "discard", Of::kCard},
    {kAbility, "ability", Of::kAbility},
    {kMode, "", Of::kMode},
    {kFront, "", Of::kFront},
    {kTarget, "on", Of::kTarget},
    {kAlly, "mark", Of::kObject},
    {kSacrifice, "sacrifice", Of::kObject},
    {kReturn, "return", Of::kObject},
    {kResource, "resource", Of::kPlace},
    {kGear, "take", Of::kObject},
    {kWear, "wear", Of::kObject},
    {kPut, "put", Of::kSecretCard},
    {kFind, "find", Of::kCard},
    {kVeto, "veto", Of::kListedQuest},
    {kAccept, "accept", Of::kOffer},
    {kAbandon, "abandon", Of::kOffer},
    {kTurnUp, "face up"},
    {kPutUnder, "under the deck"},
    {kSpread, "hit", Of::kObject},
    {kExpire, "expire", Of::kOffer},
};
constexpr std::string_view kAgainst = " against ";
static_assert(std::size(kWordings) == kKinds);

constexpr std::string_view kModes[] = {"first", "second"};
constexpr std::string_view kFronts[] = {"offensive", "defensive"};

// Where the answer "no more" ends a set that was begun.
bool ends_set(std::uint8_t asked) {
  return asked == kAskAttackers || asked == kAskMovers || asked == kAskDefenders ||
         asked == kAskWear;
}

// What a name alone means as an answer to a question.
std::optional<Kind> kind_meant(std::uint8_t asked) {
  switch (asked) {
    case kAskUnassign: return kUnassign;
    case kAskCombat: return kFight;
    case kAskCredit: return kCredit;
    case kAskDiscard:
    case kAskCost: return kDiscard;
    case kAskTarget:
    case kAskReceiver: return kTarget;
    case kAskAlly: return kAlly;
    case kAskSacrifice: return kSacrifice;
    case kAskReturn: return kReturn;
    case kAskAttackers: return kAttack;
    case kAskMovers: return kMove;
    case kAskDefenders: return kDefend;
    case kAskWith: return kWith;
    case kAskGear: return kGear;
    case kAskWear: return kWear;
    case kAskOrder: return kPut;
    case kAskFind: return kFind;
    case kAskVeto: return kVeto;
    case kAskSpread: return kSpread;
    case kAskExpiry: return kExpire;
    default: return std::nullopt;
  }
}

// The abilities among which the open line chooses one.
AbilityIds usable_abilities(const Look& look) {
  AbilityIds ids;
  if (look.s.line == 0 || look.s.line_kind != kUse) return ids;
  const Slot slot = slot_of(look.s, look.s.draft.source);
  if (slot == kNoSlot) return ids;
  for_each_ability(look, slot, [&](AbilityId id) {
    const Form form = look.code().abilities[id].form;
    const bool usable = form == Form::kActivated || form == Form::kAssignment;
    if (usable && std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
  });
  return ids;
}

AbilityIds open_upkeeps(const Look& look, unsigned of) {
  AbilityIds ids;
  for_each_upkeep(look, [&](Slot slot, AbilityId id) {
    if (slot == of) ids.push_back(id);
  });
  return ids;
}

void write_upkeep(const Look& look, const Choice& c, Text& text) {
  write_object(look, c.a, text);
  const AbilityIds ids = open_upkeeps(look, c.a);
  if (ids.size() < 2) return;
  text << " line ";
  write_ability(look, c.b, ids, text);
}

class Reader {
 public:
  Reader(const Wtactics& rules, const State& s, Seat seat, const Names& names)
      : rules_(rules),
        s_(s),
        look_{rules.content(), s},
        seat_(seat),
        names_(names),
        asked_(rules.question(s, seat).kind) {}

  Result<Line> read(std::string_view written) {
    const std::string text = small_letters(single_spaced(written));
    for (std::string_view word : {"pass", "done", "end", "no"})
      if (text == word) return Line{choice(kPass)};
    for (unsigned i = 0; i < 2; ++i) {
      if (text == kModes[i]) return Line{choice(kMode, i)};
      if (text == kFronts[i]) return Line{choice(kFront, i)};
    }
    for (const Wording& one : kWordings) {
      if (one.of == Of::kNothing && text == one.word) return Line{choice(one.kind)};
      const auto what = one.of == Of::kNothing ? std::nullopt : after_word(text, one.word);
      if (what && !what->empty()) read_as(one.kind, *what);
    }
    if (const auto receiver = after_word(text, "to")) read_as(kTarget, *receiver);
    if (const auto kind = kind_meant(asked_); kind && found_.empty()) read_as(*kind, text);
    if (!found_.empty()) return best(text);
    return Failure{trouble_.empty()
                       ? quoted(written) +
                             " is not a move of WTactics; moves are written like \"play "
                             "Smoke Veil\", \"attack Ash Drake\" or \"pass\""
                       : trouble_};
  }

 private:
  void read_as(Kind kind, std::string_view what) {
    const std::size_t before = found_.size();
    switch (kWordings[kind].of) {
      case Of::kObject: find_objects(kind, what); break;
      case Of::kCard:
      case Of::kSecretCard: find_cards(kind, what); break;
      case Of::kUpkeep: find_upkeeps(kind, what); break;
      case Of::kAbility: find_abilities(what); break;
      case Of::kTarget: find_targets(what); break;
      case Of::kPlace: find_places(what); break;
      case Of::kAttacker: find_attackers(what); break;
      case Of::kOffer: find_offers(kind, what); break;
      case Of::kListedQuest: find_listed(what); break;
      default: break;
    }
    if (kind == kDefend && found_.size() == before) find_defence(what);
    if (found_.size() == before) note_trouble(kind, what);
  }

  void find_objects(Kind kind, std::string_view what) {
    for (const bool own : {true, false})
      for (Slot slot = 0; slot < s_.slots; ++slot)
        if ((s_.objects[slot].controller == seat_) == own && may_mean(look_, slot, what, names_))
          found_.push_back({choice(kind, slot)});
  }
  void find_cards(Kind kind, std::string_view what) {
    for (unsigned card = 0; card < look_.code().cards.size(); ++card)
      if (small_letters(card_name(look_, card)) == what) found_.push_back({choice(kind, card)});
  }
  // One that is not open is found too: it will be refused.
  void find_upkeeps(Kind kind, std::string_view what) {
    const std::size_t line = what.find(" line ");
    for (Slot slot = 0; slot < s_.slots; ++slot) {
      if (!may_mean(look_, slot, what.substr(0, line), names_)) continue;
      const AbilityIds ids = open_upkeeps(look_, slot);
      if (ids.empty()) found_.push_back({choice(kind, slot, kNone)});
      for (AbilityId id : ids)
        if (line == what.npos || has_line(id, what.substr(line + 6)))
          found_.push_back({choice(kind, slot, id)});
    }
  }
  void find_abilities(std::string_view what) {
    for (AbilityId id : usable_abilities(look_))
      if (has_line(id, what)) found_.push_back({choice(kAbility, id)});
    if (found_.empty() && to_number(what)) found_.push_back({choice(kAbility, kNone)});
  }
  bool has_line(AbilityId id, std::string_view what) const {
    return to_number(what.substr(0, what.find(' '))) == look_.code().abilities[id].line;
  }
  void find_targets(std::string_view what) {
    for (Ref ref : find_refs(look_, what, names_)) {
      const bool is_slot = asked_ == kAskReceiver && points_at(ref) == Points::kObject;
      found_.push_back({choice(kTarget, is_slot ? ref_slot(ref) : ref)});
    }
  }
  void find_places(std::string_view what) {
    const auto place = to_number(what);
    if (place && *place >= 1 && *place <= kListMost)
      found_.push_back({choice(kResource, static_cast<unsigned>(*place - 1))});
  }

  // "A against B" is an attack on a creature of a Confrontation.
  void find_attackers(std::string_view what) {
    find_objects(kAttack, what);
    for (std::size_t at = what.find(kAgainst); at != what.npos; at = what.find(kAgainst, at + 1))
      for (Slot slot = 0; slot < s_.slots; ++slot)
        for (Slot foe = 0; foe < s_.slots; ++foe)
          if (is_foe(s_.objects[foe]) && may_mean(look_, slot, what.substr(0, at), names_) &&
              may_mean(look_, foe, what.substr(at + kAgainst.size()), names_))
            found_.push_back({choice(kAttack, slot, foe + 1u)});
  }
  void find_offers(Kind kind, std::string_view what) {
    for (int offer = 0; offer < kOffers; ++offer)
      if (is_offered(s_, offer) && small_letters(offer_name(look_, offer)) == what)
        found_.push_back({choice(kind, static_cast<unsigned>(offer))});
    if (found_.empty() && is_quest(what)) found_.push_back({choice(kind, kOffers)});
  }
  // One that is not there is read too: it will be refused.
  bool is_quest(std::string_view what) const {
    return std::any_of(look_.code().quests.begin(), look_.code().quests.end(),
                       [&](const QuestCode& quest) { return small_letters(quest.name) == what; });
  }
  void find_listed(std::string_view what) {
    const Seat deck = other(seat_);
    for (unsigned place = 0; place < s_.quest_list_size[deck]; ++place)
      if (small_letters(quest_name(look_, s_.quest_list[deck][place])) == what)
        found_.push_back({choice(kVeto, place)});
    if (found_.empty() && is_quest(what)) found_.push_back({choice(kVeto, kMostQuestCards)});
  }

  // "A with B" is two choices. Who can be set against A is known once A is named.
  void find_defence(std::string_view what) {
    constexpr std::string_view kBetween = " with ";
    for (std::size_t at = what.find(kBetween); at != what.npos; at = what.find(kBetween, at + 1)) {
      Reader attackers(rules_, s_, seat_, names_);
      attackers.find_objects(kDefend, what.substr(0, at));
      if (attackers.found_.empty()) continue;
      const auto attacker = attackers.best("defend " + std::string(what.substr(0, at)));
      if (!attacker || !rules_.judge(s_, seat_, attacker->front()).fine()) {
        if (attacker) found_.push_back(*attacker);
        trouble_ = attacker ? "" : attacker.error();
        continue;
      }
      State ahead = s_;
      LowDice dice;
      Host host(dice);
      rules_.submit(ahead, seat_, attacker->front(), host);
      const auto defender = Reader(rules_, ahead, seat_, names_)
                                .read("with " + std::string(what.substr(at + kBetween.size())));
      if (defender)
        found_.push_back({attacker->front(), defender->front()});
      else
        trouble_ = defender.error();
    }
  }

  // What is written exactly so; else the only one that is allowed; else, if none is, the first, to be refused.
  Result<Line> best(std::string_view text) const {
    const Line* allowed = nullptr;
    bool several = false;
    for (const Line& line : found_) {
      if (line.size() == 1 && small_letters(words_of(line)) == text) return line;
      if (!rules_.judge(s_, seat_, line.front()).fine()) continue;
      several |= allowed != nullptr && *allowed != line;
      allowed = &line;
    }
    if (!several) return allowed != nullptr ? *allowed : found_.front();
    std::string which;
    for (const Line& line : found_)
      if (rules_.judge(s_, seat_, line.front()).fine())
        which += (which.empty() ? "" : " or ") + quoted(words_of(line));
    return Failure{quoted(text) + " may be " + which};
  }
  std::string words_of(const Line& line) const {
    std::string words;
    Text text(words, names_);
    rules_.write(s_, seat_, seat_, line.front(), text);
    return words;
  }

  void note_trouble(Kind kind, std::string_view what) {
    if (!trouble_.empty()) return;
    std::vector<std::string> names;
    switch (kWordings[kind].of) {
      case Of::kCard:
      case Of::kSecretCard:
        for (const CardCode& card : look_.code().cards) names.push_back(small_letters(card.name));
        trouble_ = "no card is called " + quoted(what);
        break;
      case Of::kObject:
      case Of::kAttacker:
      case Of::kTarget:
      case Of::kUpkeep:
        for (Slot slot = 0; slot < s_.slots; ++slot)
          if (has_name(s_.objects[slot]))
            names.push_back(small_letters(card_name(look_, s_.objects[slot].card)));
        trouble_ = "nothing in play is called " + quoted(what);
        break;
      case Of::kOffer:
      case Of::kListedQuest:
        for (const QuestCode& quest : look_.code().quests)
          names.push_back(small_letters(quest.name));
        trouble_ = "no quest here is called " + quoted(what);
        break;
      default: trouble_ = quoted(what) + " is not a number of one"; return;
    }
    const std::vector<std::string_view> known(names.begin(), names.end());
    trouble_ += did_you_mean(what, known);
  }

  const Wtactics& rules_;
  const State& s_;
  const Look look_;
  const Seat seat_;
  const Names& names_;
  const std::uint8_t asked_;
  std::vector<Line> found_;  // one choice each, or a defence
  std::string trouble_;      // why the words of a move could not be understood
};

}  // namespace

void Wtactics::write(const State& s, Seat reader, Seat by, const Choice& c, Text& text) const {
  if (c.kind >= kKinds) return;
  const Look look{*content_, s};
  const Wording& wording = kWordings[c.kind];
  const auto asked = by < kSeats ? question(s, by).kind : std::uint8_t{kQuestions};
  if (c.kind == kPass && ends_set(asked)) {
    text << "done";
    return;
  }
  const bool is_receiver = c.kind == kTarget && asked == kAskReceiver;
  text << (is_receiver ? "to" : wording.word);
  if (wording.of != Of::kNothing && !wording.word.empty()) text << ' ';
  switch (wording.of) {
    case Of::kNothing: break;
    case Of::kObject: write_object(look, c.a, text); break;
    case Of::kSecretCard:
      text << (reader == by ? card_name(look, c.a) : "a card");
      break;  // WT-90, WT-63
    case Of::kCard: text << card_name(look, c.a); break;
    case Of::kUpkeep: write_upkeep(look, c, text); break;
    case Of::kAbility:
      if (c.a < look.code().abilities.size())
        write_ability(look, c.a, usable_abilities(look), text);
      break;
    case Of::kMode: text << kModes[c.a & 1]; break;
    case Of::kFront: text << kFronts[c.a & 1]; break;
    case Of::kTarget:
      if (is_receiver)
        write_object(look, c.a, text);
      else
        write_ref(look, c.a, text);
      break;
    case Of::kPlace: text << c.a + 1; break;
    case Of::kAttacker:
      write_object(look, c.a, text);
      if (c.b == 0) break;
      text << kAgainst;
      write_object(look, c.b - 1u, text);
      break;
    case Of::kOffer: text << (c.a < kOffers ? offer_name(look, c.a) : "a quest"); break;
    case Of::kListedQuest:
      text << quest_name(
          look, c.a < kMostQuestCards && by < kSeats ? s.quest_list[other(by)][c.a] : kNoQuest);
      break;
  }
}

Result<Line> Wtactics::read(const State& s, Seat seat, std::string_view written,
                            const Names& names) const {
  return Reader(*this, s, seat, names).read(written);
}

}  // namespace turnwright::wtactics
