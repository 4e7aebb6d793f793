// Reads a phrase file into Phrases and says everything that is wrong with it. Used by phrases.cpp alone.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "language/phrases.h"

namespace turnwright::language {

class PhraseFile {
 public:
  PhraseFile(const Operations&, std::string_view file);

  void read(std::string_view text);
  const Diagnostics& diagnostics() const { return diagnostics_; }
  Phrases take() { return std::move(phrases_); }

 private:
  // Each reads one line; `rest` is what follows its first word and is part of `line_`.
  void read_join(std::string_view rest);
  void read_word(std::string_view rest);
  void read_phrase(std::string_view category, std::string_view rest);

  void read_forms(Word&, std::string_view written);
  void read_conditions(Phrase&, std::string_view written);
  bool read_condition(Phrase&, std::string_view written);
  void read_elements(Phrase&, std::string_view written);
  void read_slot(Phrase&, std::string_view written, bool space_before);
  void add_literal(Phrase&, std::string_view literal, bool space_before);
  int value_of(const Slot&, std::string_view written);
  int slot_named(const Operation&, std::string_view name);
  void find_head(Phrase&);

  void check_slots(const Phrase&, std::string_view where);
  void check_twins(const Phrase&, std::string_view where);
  void check_complete();
  void check_left_recursion();
  void collect_vocabulary();

  std::string unjoined_text(std::string_view) const;
  int form_named(std::string_view name, bool declares);
  void wrong(std::string_view where, std::string_view code, std::string sentence,
             std::vector<std::string> notes = {});

  const Operations& operations_;
  std::string file_;
  std::string_view line_;
  int number_ = 0;
  Phrases phrases_;
  struct FormUse {
    int line, column, form;
  };
  std::vector<FormUse> asked_;  // forms that slots ask for
  std::vector<bool> declared_;  // forms that some word has
  Diagnostics diagnostics_;
};

}  // namespace turnwright::language
