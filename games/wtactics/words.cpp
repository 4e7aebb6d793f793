#include "games/wtactics/words.h"

#include <algorithm>

#include "games/wtactics/state_fields.h"

namespace turnwright::wtactics {
namespace {

constexpr std::string_view kPartWords[] = {"offensive",
                                           "defensive",
                                           "enchanted",
                                           "dropped offensive",
                                           "dropped defensive",
                                           "hand",
                                           "holds",
                                           "grave",
                                           "removed",
                                           "played",
                                           "resources",
                                           "deck",
                                           "draws",
                                           "vp",
                                           "gold",
                                           "loyalty"};
static_assert(std::size(kPartWords) == static_cast<std::size_t>(Part::kLoyalty) + 1);

Result<CardWords> read_card(const Content& content, std::string_view text) {
  CardWords words;
  const std::size_t bracket = text.find('(');
  if (bracket != text.npos) {
    if (text.back() != ')')
      return Failure{"the bracket in " + quoted(text) + " must be closed at its end"};
    words.notes = split_outside(text.substr(bracket + 1, text.size() - bracket - 2), ',');
  }
  const std::string_view name = trimmed(text.substr(0, bracket));
  if (name == "unknown") return words;
  const auto card = find_card(content, name);
  if (!card) return Failure{card.error()};
  words.card = *card;
  return words;
}

// Whatever stands before it, a counter is the last word but for "counter" itself.
std::optional<std::size_t> counter_called(const Content& content, std::string_view name) {
  for (std::size_t k = 0; k < content.code.counters.size(); ++k)
    if (language::to_text(content.code.counters[k]) == name) return k;
  return std::nullopt;
}

// What follows a count, if the text begins with one.
std::string_view behind_count(std::string_view text, int& count) {
  const std::size_t space = text.find(' ');
  const auto number = to_number(text.substr(0, space));
  if (space == text.npos || !number || *number < 1 || *number > kListMost) return text;
  count = static_cast<int>(*number);
  return trimmed(text.substr(space));
}

}  // namespace

std::optional<std::uint8_t> phase_called(std::string_view word) {
  for (std::uint8_t phase = 0; phase < std::size(kPhaseNames); ++phase)
    if (kPhaseNames[phase] == word) return phase;
  return std::nullopt;
}

std::string_view word_of(Part part) { return kPartWords[static_cast<std::size_t>(part)]; }

std::optional<PartRow> find_part(std::string_view row, const Names& names) {
  const auto named = take_name(row, names, kSeats);
  if (!named || is_field_row(kStateFields, named->rest)) return std::nullopt;
  if (const auto top = after_word(named->rest, "top"))
    return PartRow{named->seat, Part::kDraws, *top};
  const auto found = part_in<Part>(*named, kPartWords);
  // The field table has a row with a number for each faction.
  if (found && found->part == Part::kLoyalty && !found->text.empty() &&
      found->text.front() >= '0' && found->text.front() <= '9')
    return std::nullopt;
  return found;
}

Result<CardId> find_card(const Content& content, std::string_view name) {
  const std::string wanted = small_letters(name);
  std::vector<std::string> known;
  for (unsigned id = 0; id < content.code.cards.size(); ++id) {
    const CardCode& card = content.code.cards[id];
    if (card.is_foe) continue;
    if (small_letters(card.name) == wanted) return static_cast<CardId>(id);
    known.push_back(card.name);
  }
  std::string sentence = "no card is called " + quoted(name);
  const auto near = language::nearest(name, known);
  for (std::size_t i = 0; i < near.size(); ++i)
    sentence += (i == 0 ? "; did you mean " : " or ") + quoted(near[i]);
  return Failure{sentence + (near.empty() ? "" : "?")};
}

Result<int> read_count(std::string_view text, int most) {
  const auto number = to_number(text);
  if (number && *number >= 0 && *number <= most) return static_cast<int>(*number);
  return Failure{"here stands a number from 0 to " + std::to_string(most) + ", not " +
                 quoted(text)};
}

Result<Entries> read_entries(const Content& content, std::string_view text) {
  Entries entries;
  if (text == "none") return entries;
  for (std::string_view item : split_outside(text, ',')) {
    Entry entry;
    const auto pieces = split_outside(behind_count(item, entry.count), '+');
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      auto card = read_card(content, pieces[i]);
      if (!card) return Failure{card.error()};
      if (i == 0)
        entry.card = *std::move(card);
      else
        entry.attached.push_back(*std::move(card));
    }
    entries.push_back(std::move(entry));
  }
  return entries;
}

Result<Done> read_counters(const Content& content, std::string_view text, Said& said) {
  int count = 1;
  const std::string_view name = behind_count(text, count);
  if (const auto counter = counter_called(content, name)) {
    said.counters[*counter] = static_cast<std::uint8_t>(count);
    return Done{};
  }
  std::string known;
  for (const language::Pair& pair : content.code.counters)
    known += (known.empty() ? "" : ", ") + language::to_text(pair);
  return Failure{"no card of this set puts a counter " + quoted(name) + "; there are " + known};
}

Result<Said> read_notes(const Content& content, const CardWords& card, const Names& names) {
  Said said;
  for (std::string_view note : card.notes) {
    if (note == "marked") {
      said.mark = Mark::kMarked;
    } else if (note == "unmarked") {
      said.mark = Mark::kUnmarked;
    } else if (note == "assigned" || note == "assigned now") {
      said.mark = Mark::kAssigned;
      if (note == "assigned now") said.turn |= kAssignedNow;
    } else if (note == "unassigned now") {
      said.turn |= kMayNotMark;
    } else if (note == "picked up") {
      said.turn |= kPickedUp;
    } else if (note == "changed gear") {
      said.turn |= kChangedGear;
    } else if (note == "in use" || note == "not in use") {
      said.in_use = note == "in use";
    } else if (const auto damage = after_word(note, "damage")) {
      const auto n = read_count(*damage, 999);
      if (!n) return Failure{n.error()};
      said.damage = *n;
    } else if (note.ends_with(" counter") || note.ends_with(" counters")) {
      if (const auto done = read_counters(content, note.substr(0, note.rfind(' ')), said); !done)
        return Failure{done.error()};
    } else if (const auto owner = after_word(note, "of");
               owner && take_name(*owner, names, kSeats)) {
      said.owner = take_name(*owner, names, kSeats)->seat;
    } else {
      return Failure{
          quoted(note) +
          " is nothing that can be said in brackets here; there are marked, unmarked, assigned, "
          "assigned now, unassigned now, picked up, changed gear, damage N, N +1/+0 counters, of "
          "NAME, in use, "
          "not in use"};
    }
  }
  return said;
}

std::optional<Result<ResourceCount>> read_resource_count(std::string_view text) {
  const auto pieces = split_outside(text, ',');
  if (!to_number(pieces[0])) return std::nullopt;
  ResourceCount count;
  const auto cards = read_count(pieces[0], kListMost);
  if (!cards) return Failure{cards.error()};
  count.cards = *cards;
  if (pieces.size() == 1) return count;
  const std::size_t word = pieces[1].rfind(" marked");
  const auto marked = read_count(pieces[1].substr(0, word), count.cards);
  if (pieces.size() > 2 || word == std::string_view::npos || !marked)
    return Failure{"resource cards are counted like \"3, 1 marked\", not " + quoted(text)};
  count.marked = *marked;
  return count;
}

Result<Loyalty> read_loyalty(const Content& content, std::string_view text) {
  std::vector<std::string_view> known;
  for (std::size_t i = 0; i < content.set.factions.size(); ++i) {
    const Faction& faction = content.set.factions[i];
    for (const std::string& name : {faction.name, faction.short_name}) {
      const auto number = name.empty() ? std::nullopt : after_word(text, name);
      if (!number) continue;
      const auto n = read_count(*number, 255);
      if (!n) return Failure{n.error()};
      return Loyalty{i, *n};
    }
    known.push_back(faction.name);
  }
  return Failure{"loyalty is written like \"loyalty Emberkin Clans 3\", not " + quoted(text) +
                 did_you_mean(text, known)};
}

}  // namespace turnwright::wtactics
