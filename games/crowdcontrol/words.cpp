#include "games/crowdcontrol/words.h"

#include "games/crowdcontrol/state_fields.h"

namespace turnwright::crowdcontrol {
namespace {

constexpr std::string_view kPartWords[] = {
    "attack", "defense",    "places", "hand",        "dust",     "void",      "actions", "deck",
    "draws",  "priorities", "queue",  "known",       "holds",    "mana",      "wisdom",  "size",
    "growth", "points",     "health", "empty draws", "training", "reductions"};
static_assert(std::size(kPartWords) == static_cast<std::size_t>(Part::kReductions) + 1);

// "+2/+1": more Attack and more Health.
std::optional<std::pair<int, int>> read_boost(std::string_view text) {
  const std::size_t slash = text.find("/+");
  if (!text.starts_with('+') || slash == text.npos) return std::nullopt;
  const auto attack = to_number(text.substr(1, slash - 1)),
             health = to_number(text.substr(slash + 2));
  if (!attack || !health || *attack < 0 || *health < 0 || *attack > kMostNumber ||
      *health > kMostNumber)
    return std::nullopt;
  return std::pair(static_cast<int>(*attack), static_cast<int>(*health));
}

struct StatusWord {
  std::string_view word;
  std::uint8_t status;
};
constexpr StatusWord kStatuses[] = {
    {"new", kCame}, {"hastened", kHastened}, {"enraged", kEnraged}, {"silenced", kSilenced}};

}  // namespace

std::string_view word_of(Part part) { return kPartWords[static_cast<std::size_t>(part)]; }

std::optional<PartRow> find_part(std::string_view row, const Names& names) {
  const auto named = take_name(row, names, kSeats);
  if (!named || is_field_row(kStateFields, named->rest)) return std::nullopt;
  return part_in<Part>(*named, kPartWords);
}

std::uint16_t* counter_of(Camp& camp, Part part) {
  switch (part) {
    case Part::kMana: return &camp.mana;
    case Part::kWisdom: return &camp.wisdom;
    case Part::kSize: return &camp.size;
    case Part::kGrowth: return &camp.growth;
    case Part::kPoints: return &camp.points;
    case Part::kEmptyDraws: return &camp.empty_draws;
    case Part::kTraining: return &camp.training;
    case Part::kReductions: return &camp.reductions;
    default: return nullptr;
  }
}

Result<CardId> find_card(const Content& content, std::string_view name) {
  const std::string wanted = small_letters(name);
  std::vector<std::string_view> known;
  for (std::size_t id = 0; id < content.code.cards.size(); ++id) {
    if (small_letters(content.code.cards[id].name) == wanted) return static_cast<CardId>(id);
    known.push_back(content.code.cards[id].name);
  }
  return Failure{"no card is called " + quoted(name) + did_you_mean(name, known)};
}

Result<int> read_count(std::string_view text, int most) {
  const auto number = to_number(text);
  if (number && *number >= 0 && *number <= most) return static_cast<int>(*number);
  return Failure{"here stands a number from 0 to " + std::to_string(most) + ", not " +
                 quoted(text)};
}

Result<std::vector<CardWords>> read_cards(const Content& content, std::string_view text) {
  std::vector<CardWords> all;
  if (text == "none") return all;
  for (std::string_view item : split_outside(text)) {
    CardWords words;
    const std::size_t bracket = item.find('(');
    if (bracket != item.npos) {
      if (item.back() != ')')
        return Failure{"the bracket in " + quoted(item) + " must be closed at its end"};
      words.notes = split_outside(item.substr(bracket + 1, item.size() - bracket - 2));
    }
    std::string_view name = trimmed(item.substr(0, bracket));
    const std::size_t space = name.find(' ');
    const auto number = to_number(name.substr(0, space));
    if (space != name.npos && number && *number >= 1 && *number <= kRowMost) {
      words.count = static_cast<int>(*number);
      name = trimmed(name.substr(space));
    }
    if (name != "unknown") {
      const auto card = find_card(content, name);
      if (!card) return Failure{card.error()};
      words.card = *card;
    }
    all.push_back(std::move(words));
  }
  return all;
}

Result<Said> read_notes(const CardWords& card) {
  Said said;
  for (std::string_view note : card.notes) {
    const bool negated = note.starts_with("not ");
    const std::string_view word = negated ? note.substr(4) : note;
    const auto status = std::find_if(std::begin(kStatuses), std::end(kStatuses),
                                     [&](const StatusWord& one) { return one.word == word; });
    if (status != std::end(kStatuses)) {
      (negated ? said.not_status : said.status) |= status->status;
    } else if (const auto damage = after_word(note, "damage")) {
      const auto n = read_count(*damage, kMostNumber);
      if (!n) return Failure{n.error()};
      said.damage = *n;
    } else if (const auto boost = read_boost(note)) {
      said.attack_more = boost->first;
      said.health_more = boost->second;
    } else {
      return Failure{
          quoted(note) +
          " is nothing that can be said in brackets here; there are damage N, +2/+1, new, "
          "hastened, enraged, silenced, and not with each of the last four"};
    }
  }
  return said;
}

Result<HandSaid> read_hand_notes(const CardWords& card) {
  HandSaid said;
  for (std::string_view note : card.notes) {
    const auto trained = after_word(note, "trained"), cheaper = after_word(note, "cheaper");
    if (note == "known") {
      said.known = true;
    } else if (trained || cheaper) {
      const auto n = read_count(trained ? *trained : *cheaper, trained ? kMostNumber : kMostCost);
      if (!n) return Failure{n.error()};
      (trained ? said.training : said.reduction) = *n;
    } else {
      return Failure{
          quoted(note) +
          " is nothing that can be said of a card in hand; there are trained N, cheaper N "
          "and known"};
    }
  }
  return said;
}

Result<TypeFact> read_type(const Content& content, std::string_view text) {
  TypeFact fact{0, kNoTag};
  const std::string small = small_letters(text);
  const std::size_t space = small.rfind(' ');
  const std::string type = space == small.npos ? small : small.substr(space + 1);
  for (fact.type = 0; fact.type < std::size(kCardTypes); ++fact.type)
    if (small_letters(kCardTypes[fact.type]) == type) break;
  if (fact.type == std::size(kCardTypes))
    return Failure{quoted(text) + " is no type of cards, like \"Entity\" or \"Animal Entity\""};
  if (space == small.npos) return fact;
  for (std::size_t tag = 0; tag < content.set.tags.size(); ++tag)
    if (small_letters(content.set.tags[tag]) == small.substr(0, space)) {
      fact.tag = static_cast<TagId>(tag);
      return fact;
    }
  return Failure{"no tag is called " + quoted(small.substr(0, space))};
}

}  // namespace turnwright::crowdcontrol
