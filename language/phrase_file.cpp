#include "language/phrase_file.h"

#include <algorithm>

#include "engine/check.h"
#include "engine/text.h"

namespace turnwright::language {
namespace {

std::vector<std::string> names_of(const auto& things) {
  std::vector<std::string> names;
  for (const auto& thing : things) names.emplace_back(thing.name);
  return names;
}

std::vector<std::string> did_you_mean_notes(std::string_view word,
                                            const std::vector<std::string>& known) {
  std::vector<std::string> notes;
  for (const std::string& one : nearest(word, known)) notes.push_back("did you mean: " + one);
  return notes;
}

// The first word of `text`; `text` is left with the rest.
std::string_view take_word(std::string_view& text) {
  text = trimmed(text);
  const std::size_t end = text.find_first_of(" \t");
  const std::string_view word = text.substr(0, end);
  text = end == std::string_view::npos ? text.substr(text.size()) : trimmed(text.substr(end));
  return word;
}

}  // namespace

PhraseFile::PhraseFile(const Operations& operations, std::string_view file)
    : operations_(operations), file_(file) {
  phrases_.by_operation_.resize(operations.all().size());
  phrases_.by_category_.resize(operations.categories().size());
  for (const WordClass& words : operations.word_classes())
    phrases_.words_.emplace_back(words.values.size());
}

void PhraseFile::read(std::string_view text) {
  for (std::string_view line : split(text, '\n')) {
    ++number_;
    line_ = line;
    std::string_view rest = line;
    const std::string_view first = take_word(rest);
    if (first.empty() || first.starts_with('#')) continue;
    if (first == "join") {
      read_join(rest);
    } else if (first == "word") {
      read_word(rest);
    } else {
      read_phrase(first, rest);
    }
  }
  line_ = {};
  check_complete();
  check_left_recursion();
  collect_vocabulary();
}

void PhraseFile::read_join(std::string_view rest) {
  const auto words = split_words(rest);
  if (words.size() < 3 || (words.size() > 3 && words[3] != "except"))
    return wrong(rest, "L102", "a join is written: join WORD VARIANT LETTERS except WORD …");
  Join join{std::string(words[0]), std::string(words[1]), std::string(words[2]), {}};
  for (std::size_t i = 4; i < words.size(); ++i) join.except.emplace_back(words[i]);
  phrases_.joins_.push_back(std::move(join));
}

void PhraseFile::read_word(std::string_view rest) {
  const std::string_view class_name = take_word(rest);
  const auto word_class = operations_.find_word_class(class_name);
  if (!word_class)
    return wrong(class_name, "L103", "there is no word class \"" + std::string(class_name) + "\"",
                 did_you_mean_notes(class_name, names_of(operations_.word_classes())));
  const std::string_view name = take_word(rest);
  const auto& values = operations_.word_classes()[*word_class].values;
  const auto found = std::find(values.begin(), values.end(), name);
  if (found == values.end())
    return wrong(name, "L104",
                 "\"" + std::string(class_name) + "\" has no word \"" + std::string(name) + "\"",
                 did_you_mean_notes(name, {values.begin(), values.end()}));
  Word& word = phrases_.words_[*word_class][static_cast<std::size_t>(found - values.begin())];
  if (!word.forms.empty()) return wrong(name, "L105", "this word was written before");
  if (rest.empty())
    return wrong(name, "L102", "the word itself is missing (\"-\" is the empty word)");
  read_forms(word, rest);
}

void PhraseFile::read_forms(Word& word, std::string_view written) {
  for (std::string_view part : split(written, ';')) {
    part = trimmed(part);
    const std::size_t equals = part.find('=');
    WordForm form;
    if (equals != std::string_view::npos) {
      const auto key = split(part.substr(0, equals), '.');
      const std::string_view value = part.substr(equals + 1);
      const auto gender = [this](std::string_view name) {
        auto& all = phrases_.genders_;
        const auto at = std::find(all.begin(), all.end(), name);
        if (at != all.end()) return static_cast<int>(at - all.begin());
        all.emplace_back(name);
        return static_cast<int>(all.size()) - 1;
      };
      if (key[0] == "is") {
        word.gender = gender(value);
        continue;
      }
      if (!key[0].empty()) form.form = form_named(key[0], true);
      if (key.size() > 1) form.gender = gender(key[1]);
      part = value;
    } else if (!word.forms.empty()) {
      return wrong(part, "L102", "another form of the word is written form=word");
    }
    for (std::string_view spelling : split(part, '|')) {
      spelling = trimmed(spelling);
      form.spellings.push_back(spelling == "-" ? "" : unjoined_text(spelling));
    }
    word.forms.push_back(std::move(form));
  }
  if (word.forms.empty() || word.forms.front().form != kNone)
    wrong(written, "L102", "a word begins with its base form");
}

void PhraseFile::read_phrase(std::string_view category, std::string_view rest) {
  if (!operations_.find_category(category))
    return wrong(category, "L106", "there is no category \"" + std::string(category) + "\"",
                 did_you_mean_notes(category, names_of(operations_.categories())));
  const std::size_t name_end = std::min(rest.find_first_of(" \t("), rest.size());
  const std::string_view name = rest.substr(0, name_end);
  const auto operation = operations_.find(category, name);
  if (!operation) {
    std::vector<std::string> known;
    for (const Operation& one : operations_.all())
      if (operations_.categories()[one.category].name == category) known.emplace_back(one.name);
    return wrong(name, "L107",
                 "\"" + std::string(category) + "\" has no operation \"" + std::string(name) + "\"",
                 did_you_mean_notes(name, known));
  }
  Phrase phrase{*operation, {}, {}, {}, number_};
  std::string_view text = rest.substr(name_end);
  const std::size_t known_mistakes = diagnostics_.size();
  if (text.starts_with('(')) {
    const std::size_t close = text.find(')');
    if (close == std::string_view::npos) return wrong(text, "L102", "the ) is missing");
    read_conditions(phrase, text.substr(1, close - 1));
    text = text.substr(close + 1);
  }
  text = trimmed(text);
  if (text.empty()) return wrong(name, "L102", "the phrase is missing (\"-\" is the empty phrase)");
  phrase.text = text;
  if (text != "-") read_elements(phrase, text);
  if (diagnostics_.size() != known_mistakes) return;
  check_slots(phrase, name);
  check_twins(phrase, text);
  find_head(phrase);
  const int index = static_cast<int>(phrases_.phrases_.size());
  phrases_.by_operation_[*operation].push_back(index);
  phrases_.by_category_[operations_[*operation].category].push_back(index);
  phrases_.phrases_.push_back(std::move(phrase));
}

void PhraseFile::read_conditions(Phrase& phrase, std::string_view written) {
  for (std::string_view part : split(written, ','))
    if (!trimmed(part).empty() && !read_condition(phrase, trimmed(part))) return;
}

bool PhraseFile::read_condition(Phrase& phrase, std::string_view written) {
  const Operation& operation = operations_[phrase.operation];
  const std::size_t equals = written.find('=');
  std::string_view name = trimmed(written.substr(0, equals));
  const bool has_sign = name.starts_with('+') || name.starts_with('-');
  const int slot = slot_named(operation, has_sign ? name.substr(1) : name);
  if (slot == kNone) return false;
  const Slot& its = operation.slots[static_cast<std::size_t>(slot)];
  if (has_sign) {
    if (its.kind != SlotKind::kSigned)
      return wrong(name, "L110", "only a signed number can be asked for its sign"), false;
    phrase.conditions.push_back(
        {slot, name[0] == '+' ? Condition::Kind::kPositive : Condition::Kind::kNegative});
  } else if (equals != std::string_view::npos) {
    const int value = value_of(its, trimmed(written.substr(equals + 1)));
    if (value == kNone) return false;
    phrase.conditions.push_back({slot, Condition::Kind::kEqual, value});
  }
  return true;
}

int PhraseFile::slot_named(const Operation& operation, std::string_view name) {
  for (std::size_t i = 0; i < operation.slots.size(); ++i)
    if (operation.slots[i].name == name) return static_cast<int>(i);
  wrong(name, "L108",
        "\"" + std::string(operation.name) + "\" has no slot \"" + std::string(name) + "\"",
        did_you_mean_notes(name, names_of(operation.slots)));
  return kNone;
}

int PhraseFile::value_of(const Slot& slot, std::string_view written) {
  if (slot.kind == SlotKind::kNumber) {
    const auto number = to_number(written);
    const int least = std::max<int>(slot.least, 0);
    if (number && *number >= least && *number <= kMaxNumber) return static_cast<int>(*number);
  } else if (slot.kind == SlotKind::kWord) {
    const auto& values = operations_.word_classes()[slot.of].values;
    const auto found = std::find(values.begin(), values.end(), written);
    if (found != values.end()) return static_cast<int>(found - values.begin());
  } else if (slot.kind == SlotKind::kCategory) {
    for (std::size_t i = 0; i < operations_.all().size(); ++i)
      if (operations_[i].name == written && operations_[i].slots.empty() &&
          operations_.fits(operations_[i].category, slot.of))
        return static_cast<int>(i);
  }
  wrong(written, "L109",
        "the slot \"" + std::string(slot.name) + "\" is never \"" + std::string(written) + "\"");
  return kNone;
}

void PhraseFile::read_elements(Phrase& phrase, std::string_view written) {
  bool space = false;
  while (!written.empty()) {
    if (written[0] == ' ') {
      space = true;
      written.remove_prefix(1);
    } else if (written[0] == '{') {
      const std::size_t close = written.find('}');
      if (close == std::string_view::npos) return wrong(written, "L102", "the } is missing");
      read_slot(phrase, written.substr(1, close - 1), space);
      written.remove_prefix(close + 1);
      space = false;
    } else {
      const std::size_t end = std::min(written.find('{'), written.size());
      const std::string_view literal = trimmed(written.substr(0, end));
      add_literal(phrase, literal, space);
      space = written.substr(0, end).ends_with(' ');
      written.remove_prefix(end);
    }
  }
}

void PhraseFile::add_literal(Phrase& phrase, std::string_view literal, bool space_before) {
  Element element;
  element.literal = unjoined_text(literal);
  element.space_before = space_before;
  phrase.elements.push_back(std::move(element));
}

void PhraseFile::read_slot(Phrase& phrase, std::string_view written, bool space_before) {
  Element element;
  element.space_before = space_before;
  std::string_view name = written;
  if (name.starts_with('^')) {
    element.sentence = true;
    name.remove_prefix(1);
  }
  const std::size_t colon = name.find(':');
  if (colon != std::string_view::npos) {
    const std::string_view form = name.substr(colon + 1);
    element.form = form_named(form, false);
    asked_.push_back({number_,
                      characters(line_, static_cast<std::size_t>(form.data() - line_.data())) + 1,
                      element.form});
    name = name.substr(0, colon);
  }
  element.slot = slot_named(operations_[phrase.operation], name);
  for (const Element& other : phrase.elements)
    if (element.slot != kNone && other.slot == element.slot)
      return wrong(name, "L111",
                   "the slot \"" + std::string(name) + "\" stands twice in one phrase");
  phrase.elements.push_back(std::move(element));
}

// The file may say "an Event"; inside, it is "a Event" everywhere and the printer joins.
std::string PhraseFile::unjoined_text(std::string_view text) const {
  std::string result;
  for (std::string_view word : split(text, ' '))
    result += (result.empty() ? "" : " ") + unjoined(phrases_.joins_, word);
  return result;
}

int PhraseFile::form_named(std::string_view name, bool declares) {
  auto& forms = phrases_.forms_;
  auto at = std::find(forms.begin(), forms.end(), name);
  if (at == forms.end()) {
    forms.emplace_back(name);
    declared_.push_back(false);
    at = forms.end() - 1;
  }
  const auto form = static_cast<std::size_t>(at - forms.begin());
  if (declares) declared_[form] = true;
  return static_cast<int>(form);
}

void PhraseFile::find_head(Phrase& phrase) {
  const Operation& operation = operations_[phrase.operation];
  for (const Element& element : phrase.elements) {
    if (element.slot == kNone) continue;
    const Slot& slot = operation.slots[static_cast<std::size_t>(element.slot)];
    if (slot.kind == SlotKind::kWord && slot.of == operations_.head_class())
      phrase.head = element.slot;
  }
}

void PhraseFile::wrong(std::string_view where, std::string_view code, std::string sentence,
                       std::vector<std::string> notes) {
  int column = 1;
  if (!line_.empty() && where.data() >= line_.data() && where.data() <= line_.data() + line_.size())
    column = characters(line_, static_cast<std::size_t>(where.data() - line_.data())) + 1;
  diagnostics_.push_back({{file_, number_, column}, code, std::move(sentence), std::move(notes)});
}

}  // namespace turnwright::language
