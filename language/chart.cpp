#include "language/chart.h"

#include <algorithm>

namespace turnwright::language {

const std::vector<Found>& Chart::read(std::uint8_t category, Manner manner, int at) {
  const std::uint64_t key = static_cast<std::uint64_t>(at) << 24 |
                            static_cast<std::uint64_t>(manner.form + 1) << 9 |
                            static_cast<std::uint64_t>(manner.sentence) << 8 | category;
  const auto [entry, is_new] = known_.try_emplace(key);
  std::vector<Found>& result = entry->second;  // stays where it is while the map grows
  if (!is_new) return result;
  std::vector<Found> found;
  const Operations& operations = language_.operations;
  for (std::size_t i = 0; i < operations.categories().size(); ++i)
    if (operations.categories()[i].wider == category)
      for (const Found& narrower : read(static_cast<std::uint8_t>(i), manner, at))
        add(found, narrower);
  for (int i : language_.phrases.of_category(category)) {
    const Phrase& phrase = language_.phrases.all()[static_cast<std::size_t>(i)];
    const int genders = phrase.head == kNone ? 0 : language_.phrases.genders();
    for (int gender = kNone; gender < genders; ++gender)
      read_phrase(phrase, manner, gender, at, found);
  }
  return result = std::move(found);
}

void Chart::read_phrase(const Phrase& phrase, Manner manner, int gender, int at,
                        std::vector<Found>& out) {
  std::vector<Partial> partials{{at, false, {}}};
  std::vector<Partial> next;
  for (const Element& element : phrase.elements) {
    next.clear();
    for (const Partial& partial : partials) step(phrase, element, manner, gender, partial, next);
    partials.swap(next);
    if (partials.empty()) return;
  }
  for (const Partial& partial : partials) finish(phrase, partial, at, out);
}

// Reads one element. What is empty takes no space before it either.
void Chart::step(const Phrase& phrase, const Element& element, Manner manner, int gender,
                 const Partial& partial, std::vector<Partial>& out) {
  const bool needs_space = partial.started && element.space_before;
  const bool has_space = static_cast<std::size_t>(partial.at) < text_.size() &&
                         text_[static_cast<std::size_t>(partial.at)] == ' ';
  const int from = partial.at + (needs_space && has_space ? 1 : 0);
  const bool may_stand = !needs_space || has_space;
  const bool sentence = element.sentence || (manner.sentence && !partial.started);
  if (element.slot == kNone) {
    if (!may_stand) return expect(from, element.literal, phrase);
    const int end = match(element.literal, sentence, from, phrase);
    if (end >= 0) {
      out.push_back(partial);
      out.back().at = end;
      out.back().started = true;
    }
    return;
  }
  std::vector<Found> found;
  read_slot(phrase, element, {element.form == kNone ? manner.form : element.form, sentence}, gender,
            from, found);
  for (const Found& one : found) {
    const bool empty = one.end == from;
    if (!empty && !may_stand) continue;
    out.push_back(partial);
    if (!empty) out.back().at = one.end;
    if (!empty) out.back().started = true;
    out.back().filling[static_cast<std::size_t>(element.slot)] = one.fragment;
  }
}

void Chart::read_slot(const Phrase& phrase, const Element& element, Manner manner, int gender,
                      int at, std::vector<Found>& out) {
  const Slot& slot =
      language_.operations[phrase.operation].slots[static_cast<std::size_t>(element.slot)];
  switch (slot.kind) {
    case SlotKind::kNumber:
    case SlotKind::kSigned: read_number(slot, at, out); break;
    case SlotKind::kPair: read_pair(at, out); break;
    case SlotKind::kWord:
      return read_word(phrase, slot, manner, gender, element.slot == phrase.head, at, out);
    case SlotKind::kCategory: out = read(slot.of, manner, at); return;
  }
  if (out.empty()) expect(at, "{" + std::string(slot.name) + "}", phrase);
}

void Chart::read_word(const Phrase& phrase, const Slot& slot, Manner manner, int gender,
                      bool is_head, int at, std::vector<Found>& out) {
  const Phrases& phrases = language_.phrases;
  const int count = word_count(language_.operations, language_.lexicon, slot.of);
  const bool open = language_.operations.word_classes()[slot.of].open;
  for (int i = 0; i < count; ++i) {
    if (open) {
      const std::string& word = language_.lexicon.words[slot.of][static_cast<std::size_t>(i)];
      const int end = match(word, false, at, phrase, true);
      if (end > at) add(out, {end, value(i, at)});
      continue;
    }
    if (is_head && phrases.genders() > 0 && phrases.gender_of(slot.of, i) != gender) continue;
    for (const std::string& spelling : phrases.spellings(slot.of, i, manner.form, gender)) {
      const int end = match(spelling, manner.sentence, at, phrase);
      if (end >= 0) add(out, {end, value(i, at)});
    }
  }
}

void Chart::read_number(const Slot& slot, int at, std::vector<Found>& out) {
  std::size_t end = static_cast<std::size_t>(at);
  int number = 0;
  while (end < text_.size() && text_[end] >= '0' && text_[end] <= '9' && number <= kMaxNumber)
    number = number * 10 + (text_[end++] - '0');
  const bool is_number = end > static_cast<std::size_t>(at) && !inside_word(text_, end) &&
                         (text_[static_cast<std::size_t>(at)] != '0' || number == 0);
  if (is_number && number >= slot.least && number <= kMaxNumber)
    out.push_back({static_cast<int>(end), value(number, at)});
  const std::string x = number_text(kX);
  const std::size_t behind = static_cast<std::size_t>(at) + x.size();
  if (slot.least == kX && text_.compare(static_cast<std::size_t>(at), x.size(), x) == 0 &&
      !inside_word(text_, behind))
    out.push_back({static_cast<int>(behind), value(kX, at)});
}

void Chart::read_pair(int at, std::vector<Found>& out) {
  std::size_t end = static_cast<std::size_t>(at);
  int halves[2] = {};
  for (int i = 0; i < 2; ++i) {
    if (i == 1 && (end >= text_.size() || text_[end++] != '/')) return;
    if (end >= text_.size() || (text_[end] != '+' && text_[end] != '-')) return;
    const bool negative = text_[end++] == '-';
    const std::size_t digits = end;
    while (end < text_.size() && end < digits + 2 && text_[end] >= '0' && text_[end] <= '9')
      halves[i] = halves[i] * 10 + (text_[end++] - '0');
    if (end == digits || (negative && halves[i] == 0)) return;
    if (negative) halves[i] = -halves[i];
  }
  if (inside_word(text_, end)) return;
  const Pair pair{static_cast<std::int8_t>(halves[0]), static_cast<std::int8_t>(halves[1])};
  out.push_back({static_cast<int>(end), value(pack(pair), at)});
}

// Puts the operation together from what filled its slots and what the conditions settle.
void Chart::finish(const Phrase& phrase, Partial partial, int at, std::vector<Found>& out) {
  for (const Condition& condition : phrase.conditions) {
    const Slot& slot =
        language_.operations[phrase.operation].slots[static_cast<std::size_t>(condition.slot)];
    int& filling = partial.filling[static_cast<std::size_t>(condition.slot)];
    if (condition.kind == Condition::Kind::kNegative) {
      filling = value(-fragment(filling).nodes[0].value, at);
    } else if (condition.kind == Condition::Kind::kEqual) {
      filling = value(condition.value, at);
      if (slot.kind == SlotKind::kCategory)
        fragments_.back().nodes[0] = {static_cast<std::uint16_t>(condition.value), 0};
    }
  }
  Fragment whole{{{phrase.operation, 0}}, {at}};
  const std::size_t slots = language_.operations[phrase.operation].slots.size();
  for (std::size_t i = 0; i < slots; ++i) {
    const Fragment& part = fragment(partial.filling[i]);
    whole.nodes.insert(whole.nodes.end(), part.nodes.begin(), part.nodes.end());
    whole.places.insert(whole.places.end(), part.places.begin(), part.places.end());
  }
  fragments_.push_back(std::move(whole));
  add(out, {partial.at, static_cast<int>(fragments_.size()) - 1});
}

int Chart::match(std::string_view words, bool sentence, int at, const Phrase& phrase, bool open) {
  const auto begin = static_cast<std::size_t>(at);
  const std::string capital = sentence ? capitalised(words) : std::string();
  std::size_t same = 0;  // how many bytes agree
  std::size_t word = 0;  // where the word begins that does not
  while (same < words.size() && begin + same < text_.size()) {
    const char here = text_[begin + same];
    if (here != words[same] && !(sentence && here == capital[same])) break;
    if (words[same] == ' ') word = same + 1;
    ++same;
  }
  const std::size_t end = begin + same;
  if (same == words.size() && (same == 0 || !inside_word(text_, end))) return static_cast<int>(end);
  expect(static_cast<int>(begin + word), words.substr(word), phrase, open);
  return -1;
}

int Chart::value(int value, int at) {
  fragments_.push_back({{{kValue, static_cast<std::int16_t>(value)}}, {at}});
  return static_cast<int>(fragments_.size()) - 1;
}

void Chart::expect(int at, std::string_view words, const Phrase& phrase, bool open) {
  if (at < farthest_) return;
  if (at > farthest_) expected_.clear();
  farthest_ = at;
  expected_.push_back({std::string(words), &phrase, open});
}

// Two wordings of one program are one reading. More than two different ones up to the same place need not be
// kept: two are enough to call the line ambiguous, and the work stays bounded.
void Chart::add(std::vector<Found>& out, Found found) const {
  int rivals = 0;
  for (const Found& other : out) {
    if (other.end != found.end) continue;
    if (fragment(other.fragment).nodes == fragment(found.fragment).nodes) return;
    if (++rivals >= 2) return;
  }
  out.push_back(found);
}

}  // namespace turnwright::language
