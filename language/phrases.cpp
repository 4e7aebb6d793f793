#include "language/phrases.h"

#include <algorithm>

#include "engine/check.h"
#include "engine/text.h"
#include "language/phrase_file.h"

namespace turnwright::language {

Result<Phrases, Diagnostics> Phrases::load(const Operations& operations, std::string_view file,
                                           std::string_view text) {
  PhraseFile reader(operations, file);
  reader.read(text);
  if (!reader.diagnostics().empty()) return Failure{reader.diagnostics()};
  return reader.take();
}

int Phrases::gender_of(std::uint8_t word_class, int value) const {
  const auto& words = words_[word_class];
  const auto i = static_cast<std::size_t>(value);
  return i < words.size() ? words[i].gender : kNone;
}

const std::vector<std::string>& Phrases::spellings(std::uint8_t word_class, int value, int form,
                                                   int gender) const {
  const Word& word = words_[word_class][static_cast<std::size_t>(value)];
  const WordForm* best = &word.forms.front();
  int best_score = -1;
  for (const WordForm& one : word.forms) {
    if (one.form != kNone && one.form != form) continue;
    if (one.gender != kNone && one.gender != gender) continue;
    const int score = (one.form == kNone ? 0 : 2) + (one.gender == kNone ? 0 : 1);
    if (score <= best_score) continue;
    best = &one;
    best_score = score;
  }
  return best->spellings;
}

bool Phrases::uses(std::string_view word) const {
  return std::binary_search(vocabulary_.begin(), vocabulary_.end(), word);
}

std::string unjoined(const std::vector<Join>& joins, std::string_view word) {
  for (const Join& join : joins) {
    if (word == join.variant) return join.word;
    if (word == capitalised(join.variant)) return capitalised(join.word);
  }
  return std::string(word);
}

std::size_t letter_at(std::string_view text, std::size_t at) {
  if (at >= text.size()) return 0;
  const auto c = static_cast<unsigned char>(text[at]);
  if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) return 1;
  return c >= 0xc3 && c <= 0xdf && at + 1 < text.size() ? 2 : 0;
}

std::size_t word_end(std::string_view text, std::size_t at) {
  while (const std::size_t bytes = letter_at(text, at)) at += bytes;
  return at;
}

bool inside_word(std::string_view text, std::size_t at) {
  if (at == 0 || letter_at(text, at) == 0) return false;
  return letter_at(text, at - 1) == 1 || (at > 1 && letter_at(text, at - 2) == 2);
}

std::string capitalised(std::string_view text) {
  std::string result(text);
  if (result.empty()) return result;
  const auto first = static_cast<unsigned char>(result[0]);
  if (first >= 'a' && first <= 'z') {
    result[0] = static_cast<char>(first - 'a' + 'A');
  } else if (first == 0xc3 && result.size() > 1 && static_cast<unsigned char>(result[1]) >= 0xa0) {
    result[1] = static_cast<char>(result[1] - 0x20);  // à … þ in UTF-8
  }
  return result;
}

}  // namespace turnwright::language
