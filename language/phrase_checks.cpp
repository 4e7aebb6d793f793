// What a phrase file must hold as a whole: nothing missing, nothing twice, nothing that reads itself.
#include <algorithm>
#include <set>

#include "engine/text.h"
#include "language/phrase_file.h"

namespace turnwright::language {
// Every slot is either in the phrase or settled by a condition; the reader could not know it otherwise.
void PhraseFile::check_slots(const Phrase& phrase, std::string_view where) {
  const Operation& operation = operations_[phrase.operation];
  for (std::size_t i = 0; i < operation.slots.size(); ++i) {
    const int slot = static_cast<int>(i);
    const bool written = std::any_of(phrase.elements.begin(), phrase.elements.end(),
                                     [&](const Element& one) { return one.slot == slot; });
    const auto settled =
        std::find_if(phrase.conditions.begin(), phrase.conditions.end(), [&](const Condition& one) {
          return one.slot == slot && one.kind == Condition::Kind::kEqual;
        });
    if (!written && settled == phrase.conditions.end())
      wrong(where, "L112",
            "the phrase leaves out the slot \"" + std::string(operation.slots[i].name) + "\"");
    if (written && settled != phrase.conditions.end())
      wrong(where, "L113",
            "the slot \"" + std::string(operation.slots[i].name) +
                "\" is settled by a condition and stands in the phrase as well");
  }
}

// Two lines of one category that are read alike.
void PhraseFile::check_twins(const Phrase& phrase, std::string_view where) {
  const Operation& operation = operations_[phrase.operation];
  const auto same_element = [&](const Element& a, const Element& b, const Operation& other) {
    if (a.slot == kNone || b.slot == kNone) return a.slot == b.slot && a.literal == b.literal;
    const Slot& first = operation.slots[static_cast<std::size_t>(a.slot)];
    const Slot& second = other.slots[static_cast<std::size_t>(b.slot)];
    return first.kind == second.kind && first.of == second.of && a.form == b.form;
  };
  for (const Phrase& other : phrases_.phrases_) {
    const Operation& its = operations_[other.operation];
    if (its.category != operation.category) continue;
    if (std::equal(phrase.elements.begin(), phrase.elements.end(), other.elements.begin(),
                   other.elements.end(),
                   [&](const Element& a, const Element& b) { return same_element(a, b, its); }))
      wrong(where, "L114", "line " + std::to_string(other.line) + " has the same phrase");
  }
}

void PhraseFile::check_complete() {
  for (std::size_t i = 0; i < operations_.all().size(); ++i)
    if (phrases_.by_operation_[i].empty())
      wrong({}, "L115",
            "no phrase for " + std::string(operations_.categories()[operations_[i].category].name) +
                " " + std::string(operations_[i].name));
  for (std::size_t i = 0; i < phrases_.words_.size(); ++i)
    for (std::size_t value = 0; value < phrases_.words_[i].size(); ++value)
      if (phrases_.words_[i][value].forms.empty())
        wrong({}, "L116",
              "no word for " + std::string(operations_.word_classes()[i].name) + " " +
                  std::string(operations_.word_classes()[i].values[value]));
  for (const FormUse& use : asked_)
    if (!declared_[static_cast<std::size_t>(use.form)])
      diagnostics_.push_back(
          {{file_, use.line, use.column},
           "L117",
           "no word has the form \"" + phrases_.forms_[static_cast<std::size_t>(use.form)] + "\"",
           {}});
}

// A category whose phrase begins with that category again could be read for ever.
void PhraseFile::check_left_recursion() {
  const std::size_t count = operations_.categories().size();
  std::vector<std::set<std::size_t>> begins(count);
  for (std::size_t i = 0; i < count; ++i)
    if (operations_.categories()[i].wider >= 0)
      begins[static_cast<std::size_t>(operations_.categories()[i].wider)].insert(i);
  for (const Phrase& phrase : phrases_.phrases_) {
    const Operation& operation = operations_[phrase.operation];
    if (phrase.elements.empty() || phrase.elements.front().slot == kNone) continue;
    const Slot& first = operation.slots[static_cast<std::size_t>(phrase.elements.front().slot)];
    if (first.kind == SlotKind::kCategory) begins[operation.category].insert(first.of);
  }
  for (std::size_t round = 0; round < count; ++round)
    for (auto& reachable : begins)
      for (std::size_t next : std::set<std::size_t>(reachable))
        reachable.insert(begins[next].begin(), begins[next].end());
  for (std::size_t i = 0; i < count; ++i)
    if (begins[i].contains(i))
      wrong({}, "L118",
            "a phrase of \"" + std::string(operations_.categories()[i].name) +
                "\" begins with what is of that category again");
}

void PhraseFile::collect_vocabulary() {
  std::set<std::string> words;
  const auto collect = [&words](std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = word_end(text, at);
      if (end > at) words.emplace(text.substr(at, end - at));
      at = std::max(end, at + 1);
    }
  };
  for (const Phrase& phrase : phrases_.phrases_)
    for (const Element& element : phrase.elements) collect(element.literal);
  for (const auto& word_class : phrases_.words_)
    for (const Word& word : word_class)
      for (const WordForm& form : word.forms)
        for (const std::string& spelling : form.spellings) collect(spelling);
  phrases_.vocabulary_.assign(words.begin(), words.end());
}

}  // namespace turnwright::language
