#include "games/wtactics/card_text.h"

#include <algorithm>

#include "games/wtactics/limits.h"

namespace turnwright::wtactics {
namespace {

using language::Diagnostics;
using language::kValue;
using language::Node;
using language::Place;
using language::Program;
using language::Reading;
using language::Slot;

constexpr Tables kEquipmentTable = 1u << 1, kEventTable = 1u << 2, kMagicTable = 1u << 3,
                 kEnchantmentTable = 1u << 4;
constexpr Tables kAttached = kEquipmentTable | kEnchantmentTable;
constexpr Tables kOneTime = kEventTable | kMagicTable;
constexpr Tables kPermanent = kCreatureTable | kAttached | kFoeTable;

// On which cards a form of ability may stand (D.1, D.2).
struct FormRule {
  std::uint16_t form;
  Tables in;
  std::string_view what;
};
constexpr FormRule kForms[] = {
    {operation("inner", "P"), kPermanent, "a statement that goes on holding"},
    {operation("inner", "A"), kPermanent, "an ability with a cost"},
    {operation("inner", "T"), kPermanent, "a triggered ability"},
    {operation("inner", "TOnce"), kPermanent, "a triggered ability"},
    {operation("inner", "U"), kCreatureTable | kAttached, "an upkeep"},
    {operation("ability", "PGrant"), kPermanent, "a statement that goes on holding"},
    {operation("ability", "S"), kCreatureTable, "an assignment"},
    {operation("ability", "SCost"), kCreatureTable, "an assignment"},
    {operation("ability", "E"), kOneTime, "an effect without cost or trigger"},
    {operation("ability", "REQ"), kArmyTables, "a condition for playing it"},
    {operation("ability", "ATTACH"), kAttached, "something it is attached to"},
    {operation("ability", "X"), kArmyTables, "a meaning of X"},
};

constexpr std::uint16_t kTarget = operation("selector", "target");
constexpr std::uint16_t kFirstTarget = operation("selector", "t1");
constexpr std::uint16_t kIt = operation("selector", "it");
constexpr std::uint16_t kAnotherCost = operation("costs", "and");
constexpr std::uint16_t kChoice = operation("clause", "choice");
constexpr std::uint16_t kLook = operation("effect", "look");
constexpr std::uint16_t kCounter = operation("effect", "counter");
constexpr std::uint16_t kRemoveCounter = operation("cost", "RemCtr");

// What stands around a node of a program.
struct Around {
  bool trigger = false;  // something that happened is spoken of
  bool quoted = false;   // this card is the bearer
  const Slot* slot = nullptr;
};

class TextReader {
 public:
  TextReader(const language::Language& language, const CardText& text, Counters& counters,
             Diagnostics& diagnostics)
      : language_(language), text_(text), counters_(counters), diagnostics_(diagnostics) {}

  std::vector<Program> read() {
    const bool is_quest = text_.table == kQuestTable;
    const std::uint8_t category = language_.operations.category(is_quest ? "questline" : "ability");
    if (text_.lines.size() > kMostLines)
      diagnostics_.push_back(
          {text_.lines[kMostLines].place, "L048", most(kMostLines, "lines"), {}});
    for (const language::TextLine& line : text_.lines) {
      auto reading = language::read_line(language_, category, line.text, line.place);
      if (reading) {
        readings_.push_back(*std::move(reading));
        places_.push_back(line.place);
      } else {
        diagnostics_.insert(diagnostics_.end(), reading.error().begin(), reading.error().end());
      }
    }
    if (readings_.size() == text_.lines.size()) check();
    std::vector<Program> programs;
    for (Reading& reading : readings_) programs.push_back(std::move(reading.program));
    return programs;
  }

 private:
  struct Spot {
    std::size_t line, at;
  };

  void check() {
    for (line_ = 0; line_ < readings_.size(); ++line_) {
      if (text_.table != kQuestTable) check_form();
      walk(0, {});
    }
    check_targets();
    check_number_of(targets_, kMostTargets, "L041", "targets");
    check_number_of(choices_, kMostChoices, "L042", "choices");
    check_whole();
  }

  void check_form() {
    const std::uint16_t form = program()[0].operation;
    for (const FormRule& rule : kForms)
      if (rule.form == form && !(rule.in & text_.table))
        wrong(0, "L030", "this kind of card cannot have " + std::string(rule.what));
  }

  // Checks what begins at `at`; returns the place behind it.
  std::size_t walk(std::size_t at, Around around) {
    const Node node = program()[at];
    const std::size_t here = at++;
    if (node.operation == kValue) {
      if (around.slot && around.slot->kind == language::SlotKind::kWord &&
          word_name(language_.operations, language_.lexicon, around.slot->of, node.value) == "host")
        check_bearer(here, around);
      return at;
    }
    const language::Operation& op = language_.operations[node.operation];
    const std::string_view category = language_.operations.categories()[op.category].name;
    if (node.operation == kTarget) targets_.push_back({line_, here});
    if (node.operation == kChoice) choices_.push_back({line_, here});
    if (node.operation == kFirstTarget) references_.push_back({line_, here});
    if (node.operation == kIt && !around.trigger)
      wrong(here, "L031", "\"it\" is what fired a trigger, and there is none");
    if (op.name == "host" && op.slots.empty()) check_bearer(here, around);
    if (op.name == "self" && op.slots.empty()) check_self(here, around);
    if (node.operation == kLook && program()[at].value > kMostLooked)
      wrong(at, "L046", "a look is at " + std::to_string(kMostLooked) + " cards at most");
    if (node.operation == kCounter || node.operation == kRemoveCounter) check_counter(at);
    if (!op.slots.empty() && op.slots[0].kind == language::SlotKind::kCategory &&
        op.slots[0].of == language_.operations.category("costs"))
      check_costs(at);
    const bool is_trigger = category == "inner" && (op.name == "T" || op.name == "TOnce");
    for (const Slot& slot : op.slots) {
      Around inside = around;
      inside.slot = &slot;
      inside.trigger |= is_trigger;
      inside.quoted |= slot.name == "a" && (op.name == "PGrant" || op.name == "grantAbility");
      at = walk(at, inside);
    }
    return at;
  }

  // Each cost at most once in the list that begins at `at`.
  void check_costs(std::size_t at) {
    std::vector<std::uint16_t> seen;
    for (bool more = true; more;) {
      more = program()[at].operation == kAnotherCost;
      const std::size_t cost = more ? at + 1 : at;
      const std::uint16_t kind = program()[cost].operation;
      if (std::find(seen.begin(), seen.end(), kind) != seen.end())
        wrong(cost, "L043", "each kind of cost stands at most once in a list of costs");
      seen.push_back(kind);
      at = language::after(language_.operations, program(), cost);
    }
  }

  void check_counter(std::size_t at) {
    const std::int16_t kind = program()[at].value;
    if (std::find(counters_.begin(), counters_.end(), kind) != counters_.end()) return;
    counters_.push_back(kind);
    if (counters_.size() <= kMostCounters) return;
    std::string known;
    for (std::int16_t one : counters_)
      if (one != kind) known += (known.empty() ? "" : ", ") + to_text(language::unpack(one));
    wrong(at, "L044", "a set has at most " + std::to_string(kMostCounters) + " kinds of counters",
          {"there are: " + known});
  }

  void check_bearer(std::size_t at, const Around& around) {
    if (!(text_.table & kAttached) || around.quoted)
      wrong(at, "L033", "only an Equipment or Enchantment has a bearer");
    else if (const int bearer = bearer_kind(); bearer >= 0)
      check_kind(at, around, bearer);
  }

  void check_self(std::size_t at, const Around& around) {
    const auto& heads = language_.operations.word_classes()[head_class()].values;
    for (std::size_t i = 0; i < std::size(kCardTypes); ++i) {
      const bool is_this = around.quoted ? i == 0 : text_.table == static_cast<Tables>(1u << i);
      if (!is_this) continue;
      const auto found = std::find(heads.begin(), heads.end(), kCardTypes[i]);
      check_kind(at, around, static_cast<int>(found - heads.begin()));
    }
  }

  void check_kind(std::size_t at, const Around& around, int kind) {
    if (!around.slot || around.slot->accepts == 0 || (around.slot->accepts >> kind & 1u)) return;
    wrong(at, "L034", "this cannot be done to what stands for it here: " + kind_word(kind));
  }
  std::string kind_word(int kind) const {
    const language::Phrases& phrases = language_.phrases;
    return phrases.spellings(head_class(), kind, language::kNone,
                             phrases.gender_of(head_class(), kind))[0];
  }
  std::uint8_t head_class() const {
    return static_cast<std::uint8_t>(language_.operations.head_class());
  }

  // What this card is attached to, by its own words.
  int bearer_kind() const {
    for (const Reading& reading : readings_)
      if (reading.program[0].operation == operation("ability", "ATTACH"))
        return language::head_of(language_.operations, reading.program, 0);
    return -1;
  }

  // "the target" is clear only if there is exactly one.
  void check_targets() {
    for (const Spot& reference : references_) {
      if (targets_.size() == 1) continue;
      line_ = reference.line;
      wrong(reference.at, "L032",
            targets_.empty() ? "there is no target on this card that \"the target\" could be"
                             : "this card has several targets: \"the target\" is not clear");
    }
  }

  void check_number_of(const std::vector<Spot>& found, std::size_t limit, std::string_view code,
                       std::string_view what) {
    if (found.size() <= limit) return;
    line_ = found[limit].line;
    wrong(found[limit].at, code, most(limit, what));
  }

  void check_whole() {
    const auto count = [this](std::uint16_t form) {
      return std::count_if(readings_.begin(), readings_.end(), [form](const Reading& reading) {
        return reading.program[0].operation == form;
      });
    };
    const auto attach = count(operation("ability", "ATTACH"));
    if ((text_.table & kAttached) && attach != 1)
      whole("L035", "an Equipment or Enchantment says once what it is attached to");
    if ((text_.table & kOneTime) && count(operation("ability", "E")) == 0)
      whole("L036", "an Event or Magic card says what it does");
    if (text_.table == kQuestTable && count(operation("questline", "GOAL")) != 1)
      whole("L037", "a quest has exactly one goal");
    check_escrow();
    const auto defines_x = count(operation("ability", "X"));
    if ((text_.cost.base == Cost::Base::kX) != (defines_x == 1))
      whole("L038", defines_x > 0 ? "X is defined, and the cost does not use it once"
                                  : "the cost uses X, and the text does not say what X is");
    if (text_.cost.base == Cost::Base::kTarget &&
        targets_.size() + static_cast<std::size_t>(attach) != 1)
      whole("L039", "the cost T is that of the target, so there must be exactly one");
  }

  // WT-279.
  void check_escrow() {
    for (line_ = 0; line_ < readings_.size(); ++line_) {
      if (program()[0].operation != operation("questline", "ESCROW")) continue;
      const std::size_t cost = language::child(language_.operations, program(), 0, 0);
      const std::uint16_t kind = program()[cost].operation;
      const bool is_cards =
          kind == operation("cost", "Disc") || kind == operation("cost", "SacRes");
      const bool is_other = kind == operation("cost", "G") || kind == operation("cost", "PayInf");
      const bool fits =
          is_cards &&
          program()[language::child(language_.operations, program(), cost, 0)].value <= kMostEscrow;
      if (!fits && !is_other)
        wrong(cost, "L049",
              "escrow is gold, Influence, or up to " + std::to_string(kMostEscrow) +
                  " cards from the hand or resource cards");
    }
    line_ = 0;
  }

  void whole(std::string_view code, std::string sentence) {
    diagnostics_.push_back({text_.place, code, std::move(sentence), {}});
  }
  static std::string most(std::size_t limit, std::string_view what) {
    return "a text has at most " + std::to_string(limit) + " " + std::string(what);
  }
  void wrong(std::size_t at, std::string_view code, std::string sentence,
             std::vector<std::string> notes = {}) {
    Place place = places_[line_];
    place.column += readings_[line_].columns[at];
    diagnostics_.push_back({place, code, std::move(sentence), std::move(notes)});
  }
  const Program& program() const { return readings_[line_].program; }

  const language::Language& language_;
  const CardText& text_;
  Counters& counters_;
  Diagnostics& diagnostics_;
  std::size_t line_ = 0;
  std::vector<Reading> readings_;
  std::vector<Place> places_;
  std::vector<Spot> targets_, references_, choices_;
};

}  // namespace

std::vector<Program> read_text(const language::Language& language, const CardText& text,
                               Counters& counters, Diagnostics& diagnostics) {
  return TextReader(language, text, counters, diagnostics).read();
}

}  // namespace turnwright::wtactics
