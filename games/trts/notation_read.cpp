// Texts read as choices: what may be chosen is found by its text; what may not is read word by word, so that it can be
// refused with its reason.
#include <algorithm>
#include <optional>

#include "engine/dice.h"
#include "games/trts/board.h"
#include "games/trts/names.h"
#include "games/trts/rules.h"
#include "games/trts/wordings.h"

namespace turnwright::trts {
namespace {

// Without what stands in brackets.
std::string plain(std::string_view text) {
  std::string out;
  int depth = 0;
  for (char c : text) {
    if (c == '(') ++depth;
    if (depth == 0) out += c;
    if (c == ')') --depth;
  }
  return single_spaced(out);
}

// What is followed by another question of the same line, and does nothing before that is answered.
constexpr Kind kBeginnings[] = {kTrain,   kBuild,    kResearch, kMorph,    kTakeOver, kCancel,
                                kRepair,  kStance,   kPiece,    kSurvey,   kLoad,     kUnload,
                                kRetreat, kAllocate, kCast,     kFallBack, kShift};
bool is_beginning(const Choice& c) {
  return std::find(std::begin(kBeginnings), std::end(kBeginnings), c.kind) != std::end(kBeginnings);
}

class Reader {
 public:
  Reader(const Trts& rules, const State& s, Seat seat, const Names& names)
      : rules_(rules), s_(s), look_{rules.content(), s}, seat_(seat), names_(names) {
    ChoiceList all;
    rules.choices(s, seat, all);
    for (const Choice& one : all) offered_.push_back({one, small_letters(words_of(one))});
  }

  Result<Line> read(std::string_view text) {
    if (const Choice* exact = find([&](const Offer& one) { return one.words == text; }))
      return Line{*exact};
    if (auto loose = read_loosely(text)) return *loose;
    if (auto phrase = read_phrase(text)) return *phrase;
    return read_word_by_word(text);
  }

 private:
  struct Offer {
    Choice choice;
    std::string words;
  };

  std::string words_of(const Choice& one) const {
    std::string words;
    Text text(words, names_);
    rules_.write(s_, seat_, seat_, one, text);
    return words;
  }
  template <class Holds>
  const Choice* find(Holds holds) const {
    for (const Offer& one : offered_)
      if (holds(one)) return &one.choice;
    return nullptr;
  }

  // Brackets, `group` and the area may be left out where that leaves one choice.
  std::optional<Result<Line>> read_loosely(std::string_view text) const {
    const std::string bare(after_word(text, "group").value_or(text));
    const Choice* found = nullptr;
    bool several = false;
    std::string which;
    for (const Offer& one : offered_) {
      const std::string words = plain(after_word(one.words, "group").value_or(one.words));
      const std::string placeless =
          words.substr(0, std::min(words.rfind(kFrom), words.rfind(kIn_)));
      const std::string countless =
          words.ends_with(kOfThem) ? words.substr(0, words.size() - kOfThem.size()) : words;
      if (bare != words && bare != placeless && bare != countless) continue;
      several |= found != nullptr;
      found = &one.choice;
      which += (which.empty() ? "" : " or ") + quoted(one.words);
    }
    if (found == nullptr) return std::nullopt;
    if (several) return Result<Line>(Failure{quoted(text) + " may be " + which});
    return Result<Line>(Line{*found});
  }

  // `allocate 2 Fusilier on Gnawling`: a choice, and what is asked next, without a comma.
  std::optional<Result<Line>> read_phrase(std::string_view text) const {
    const Offer* first = nullptr;
    std::size_t length = 0;
    for (const Offer& one : offered_)
      for (const std::string& words : {one.words, plain(one.words)})
        if (is_beginning(one.choice) && words.size() > length && after_word(text, words)) {
          first = &one;
          length = words.size();
        }
    if (first == nullptr) return std::nullopt;
    const std::string_view rest = trimmed(text.substr(length));
    State ahead = s_;
    LowDice dice;
    Host host(dice);
    rules_.submit(ahead, seat_, first->choice, host);
    const bool goes_on =
        holds(rules_.ask(ahead).owing, seat_) && ahead.draft[seat_].stage != Stage::kIdle;
    if (goes_on) {
      auto more = Reader(rules_, ahead, seat_, names_).read(rest);
      if (!more) return std::nullopt;
      more->insert(more->begin(), first->choice);
      return more;
    }
    // It had one answer and was not asked: then this must have been it, or it will be refused.
    const auto place = after_word(rest, "in");
    const Area area = place ? area_called(look_, plain(*place)) : kNoArea;
    if (area == kNoArea) return std::nullopt;
    Line line{first->choice};
    if (!has_changed_in(ahead, area)) line.push_back(choice(kIn, area));
    return Result<Line>(std::move(line));
  }
  bool has_changed_in(const State& ahead, Area area) const {
    for (std::size_t i = 0; i < kMostBuildings; ++i) {
      const Building &before = s_.buildings[seat_][i], &after = ahead.buildings[seat_][i];
      if (before.area != area && after.area != area) continue;
      if (before.type != after.type ||
          !std::equal(std::begin(before.work), std::end(before.work), std::begin(after.work)))
        return true;
    }
    return false;
  }

  // ---- what is not offered

  Result<Line> read_word_by_word(std::string_view text) {
    for (const Wording& one : kWordings) {
      if (one.of == Of::kNothing) {
        if (text == one.word) return Line{choice(one.kind)};
        continue;
      }
      const auto rest = one.word.empty() ? std::optional(text) : after_word(text, one.word);
      if (!rest || rest->empty()) continue;
      const std::string before = trouble_;
      if (const auto found = read_as(one, *rest)) return Line{*found};
      if (one.word.empty()) trouble_ = before;  // it need not have been meant as one
    }
    if (const auto units = read_units(kTake, text, kNoArea)) return Line{*units};
    return Failure{trouble_.empty()
                       ? quoted(text) +
                             " is not a move of TRTS; moves are written like \"train Fusilier\", "
                             "\"group 3 Fusilier from Westhold\", \"move to West Gap\", \"allocate "
                             "2 Fusilier on Gnawling\" or \"pass\""
                       : trouble_};
  }

  std::optional<Choice> read_as(const Wording& wording, std::string_view rest) {
    switch (wording.of) {
      case Of::kFaction: {
        const auto& factions = look_.content.tables.factions;
        for (unsigned i = 0; i < factions.size(); ++i)
          if (small_letters(factions[i].name) == rest) return choice(wording.kind, i);
        return std::nullopt;
      }
      case Of::kMiners: return read_number(wording.kind, cut(rest, kIn_));
      case Of::kNumber: return read_number(wording.kind, cut(rest, kOfThem));
      case Of::kType: return read_type(wording.kind, rest);
      case Of::kUpgrade: {
        const unsigned upgrade = upgrade_called(look_, seat_, cut(rest, kIn_));
        if (upgrade != kNoUpgrade) return choice(wording.kind, upgrade);
        trouble_ = "no upgrade of this faction is called " + quoted(rest);
        return std::nullopt;
      }
      case Of::kOrder: return read_order(cut(rest, kIn_));
      case Of::kArea:
      case Of::kPlace: return read_area(wording.kind, rest);
      case Of::kTarget: return read_target(rest);
      case Of::kSpell: return read_spell(rest);
      case Of::kUnitsFrom:
      case Of::kUnitsIn: return read_units(wording.kind, rest, kNoArea);
      case Of::kUnits: return read_units(wording.kind, rest, s_.battle.area);
      default: return read_piece(wording.kind, rest);
    }
  }
  template <class Named>
  static std::string nearest(std::string_view text, const std::vector<Named>& all) {
    std::vector<std::string> names;
    for (const Named& one : all) names.push_back(small_letters(one.name));
    const std::vector<std::string_view> known(names.begin(), names.end());
    return did_you_mean(text, known);
  }
  static std::string_view cut(std::string_view text, std::string_view at) {
    return trimmed(text.substr(0, text.rfind(at)));
  }
  std::optional<Choice> read_number(Kind kind, std::string_view text) const {
    const auto n = to_number(text);
    if (!n || *n < 0 || *n > 0xff) return std::nullopt;
    return choice(kind, static_cast<unsigned>(*n));
  }
  std::optional<Choice> read_type(Kind kind, std::string_view text) {
    const TypeId type = type_called(look_, cut(text, kIn_));
    if (type != kNoType) return choice(kind, type);
    trouble_ = "no piece is called " + quoted(text) + nearest(text, look_.content.tables.types);
    return std::nullopt;
  }
  std::optional<Choice> read_order(std::string_view text) const {
    const auto site = after_word(text, "site of"), morph = after_word(text, "morph to");
    const std::string_view name = site ? *site : morph ? *morph : text;
    if (const TypeId type = type_called(look_, name); type != kNoType)
      return choice(kCancel, cancel_code(site    ? kCancelSite
                                         : morph ? kCancelMorph
                                                 : kCancelUnit,
                                         type));
    const unsigned upgrade = upgrade_called(look_, seat_, name);
    if (upgrade == kNoUpgrade) return std::nullopt;
    return choice(kCancel, cancel_code(kCancelUpgrade, upgrade));
  }
  std::optional<Choice> read_area(Kind kind, std::string_view text) {
    const Area area = area_called(look_, plain(text));
    if (area != kNoArea) return choice(kind, area);
    trouble_ = "no area is called " + quoted(text) + nearest(text, look_.map().areas);
    return std::nullopt;
  }
  std::optional<Choice> read_target(std::string_view text) const {
    TargetList all;
    list_targets(look_, aimed_at(look_, seat_), all);
    std::string unused;
    const Text names(unused, names_);
    std::optional<Choice> found;
    for (int i = all.size(); i-- > 0;) {
      const std::string name =
          small_letters(target_name(look_, all, static_cast<unsigned>(i), names));
      if (name == text) return choice(kOn, static_cast<unsigned>(i));
      if (plain(name) == plain(text)) found = choice(kOn, static_cast<unsigned>(i));
    }
    return found;
  }
  std::optional<Choice> read_spell(std::string_view text) {
    const std::size_t with = text.find(kWith);
    const int spell = spell_called(look_, text.substr(0, with));
    if (spell < 0 || with == text.npos) return std::nullopt;
    const auto caster = read_piece(kCast, text.substr(with + kWith.size()));
    if (!caster || caster->a >= s_.units[seat_].size()) return std::nullopt;
    const auto& spells = look_.type(s_.units[seat_][caster->a].type).spells;
    for (unsigned i = 0; i < spells.size(); ++i)
      if (spells[i] == spell + 1) return choice(kCast, caster->a, i);
    return choice(kCast, caster->a, kMostSpellsOfUnit);
  }

  // `3 Fusilier from Westhold`, with as much as is said of them; the first that fits.
  std::optional<Choice> read_units(Kind kind, std::string_view text, Area area) {
    const std::size_t space = text.find(' ');
    const auto count = to_number(text.substr(0, space));
    if (!count || *count < 1 || *count > kMostUnits || space == text.npos) return std::nullopt;
    auto unit = read_piece(kind, trimmed(text.substr(space)), area);
    if (unit) unit->b = static_cast<std::uint16_t>(*count);
    return unit;
  }
  std::optional<Choice> read_piece(Kind kind, std::string_view text, Area area = kNoArea) {
    std::string_view name = text;
    for (std::string_view word : {kFrom, kIn_}) {
      const std::size_t at = text.rfind(word);
      if (at == text.npos) continue;
      const Area said = area_called(look_, trimmed(text.substr(at + word.size())));
      if (said == kNoArea) continue;
      name = trimmed(text.substr(0, at));
      area = said;
    }
    const std::string bare = plain(name);
    std::optional<Choice> found;
    const auto look_at = [&](unsigned piece, Area where, std::string_view type) {
      if (small_letters(type) != bare || (area != kNoArea && where != area)) return;
      if (!found || small_letters(piece_name(look_, seat_, piece)) == name)
        found = choice(kind, piece);
    };
    const Army& army = s_.units[seat_];
    for (unsigned i = 0; i < army.size(); ++i)
      look_at(i, army[i].area, type_name(look_, army[i].type));
    for (unsigned i = 0; i < kMostBuildings; ++i)
      if (const Building& b = s_.buildings[seat_][i]; b.type != kNoType)
        look_at(kBuildingPiece + i, b.area, type_name(look_, b.type));
    if (!found && trouble_.empty())
      trouble_ = "there is no " + quoted(name) + " of the player" +
                 (area == kNoArea ? std::string() : " in " + std::string(area_name(look_, area)));
    return found;
  }

  const Trts& rules_;
  const State& s_;
  const Look look_;
  const Seat seat_;
  const Names& names_;
  std::vector<Offer> offered_;
  std::string trouble_;  // why the words of a move could not be understood
};

}  // namespace

Result<Line> Trts::read(const State& s, Seat seat, std::string_view written,
                        const Names& names) const {
  return Reader(*this, s, seat, names).read(small_letters(single_spaced(written)));
}

}  // namespace turnwright::trts
