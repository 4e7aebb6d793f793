#include "language/fields.h"

#include <algorithm>

#include "engine/text.h"

namespace turnwright::language {
namespace {

bool suits(const Field& field, Wants wants) {
  switch (wants) {
    case Wants::kText: return field.text() != nullptr;
    case Wants::kNumber: return field.number() != nullptr;
    case Wants::kEither: return field.text() || field.number();
    case Wants::kFlag: return field.flag() != nullptr;
  }
  return false;
}

std::string_view what_is_wanted(Wants wants) {
  if (wants == Wants::kNumber) return " is a number";
  return wants == Wants::kFlag ? " is true or false" : " is a text in quotes";
}

std::string quote(std::string_view text) { return "\"" + std::string(text) + "\""; }

}  // namespace

Fields::Fields(const Entry& entry, Tables table, std::span<const FieldRule> rules,
               Diagnostics& diagnostics)
    : entry_(entry), table_(table), rules_(rules), diagnostics_(diagnostics) {
  check_names();
}

void Fields::check_names() {
  std::vector<std::string> known;
  for (const FieldRule& rule : rules_) {
    if (rule.in & table_) known.emplace_back(rule.name);
    const Field* field = find(rule.name);
    const bool is_blank = !field || (field->text() && trimmed(*field->text()).empty());
    if ((rule.needed & table_) && is_blank)
      wrong(entry_.place, "L013",
            "the " + entry_.table + " has no " + std::string(rule.name) + rule_of(rule.name));
  }
  for (const Field& field : entry_.fields) {
    const auto rule = std::find_if(rules_.begin(), rules_.end(), [&](const FieldRule& one) {
      return one.name == field.name && (one.in & table_);
    });
    if (rule == rules_.end()) {
      std::vector<std::string> notes;
      for (const std::string& near : nearest(field.name, known))
        notes.push_back("did you mean: " + near);
      wrong(field.place, "L012",
            "the field " + quote(field.name) + " does not belong in [[" + entry_.table + "]]" +
                rule_of(field.name),
            std::move(notes));
    } else if (!suits(field, rule->wants)) {
      wrong(field.place, "L014", field.name + std::string(what_is_wanted(rule->wants)));
    }
  }
}

std::string Fields::text(std::string_view name) const {
  const Field* field = find(name);
  return field && field->text() ? std::string(trimmed(*field->text())) : std::string();
}

std::string Fields::name() {
  const std::string written = text("name");
  const std::size_t separator = written.find_first_of(",;\n");
  if (separator != std::string::npos)
    wrong(find("name")->place, "L027",
          "a name has no comma, semicolon or line break in it: lists of names have");
  return written;
}

int Fields::number(std::string_view name, int least, int most, int otherwise) {
  const Field* field = find(name);
  if (!field || !field->number()) return otherwise;
  if (*field->number() < least || *field->number() > most) {
    wrong(field->place, "L021",
          std::string(name) + " is between " + std::to_string(least) + " and " +
              std::to_string(most) + rule_of(name));
    return otherwise;
  }
  return static_cast<int>(*field->number());
}

bool Fields::flag(std::string_view name) const {
  const Field* field = find(name);
  return field && field->flag() && *field->flag();
}

std::vector<TextLine> Fields::lines(std::string_view name) {
  const Field* field = find(name);
  if (!field || !field->text()) return {};
  if (!field->exact) {
    wrong(field->place, "L016", quote(name) + " is written between ''' and ''', without \\ in it");
    return {};
  }
  return lines_of(*field);
}

int Fields::one_of(std::string_view name, const std::vector<std::string>& known,
                   std::string_view what) {
  const Field* field = find(name);
  if (!field || !field->text()) return -1;
  return found(text(name), field->place, known, what, name);
}

std::vector<int> Fields::some_of(std::string_view name, const std::vector<std::string>& known,
                                 std::string_view what) {
  const Field* field = find(name);
  if (!field || !field->text()) return {};
  std::vector<int> all;
  const std::string& written = *field->text();
  for (std::string_view word : split_words(written)) {
    Place place = field->place;
    if (field->exact)
      place.column += characters(written, static_cast<std::size_t>(word.data() - written.data()));
    if (const int one = found(word, place, known, what, name); one >= 0) all.push_back(one);
  }
  return all;
}

int Fields::found(std::string_view word, const Place& place, const std::vector<std::string>& known,
                  std::string_view what, std::string_view field) {
  for (std::size_t i = 0; i < known.size(); ++i)
    if (known[i] == word) return static_cast<int>(i);
  std::vector<std::string> notes;
  for (const std::string& near : nearest(word, known, 1)) notes.push_back("did you mean: " + near);
  if (notes.empty())
    for (const std::string& one : known) notes.push_back("there is: " + one);
  wrong(place, "L020", "there is no " + std::string(what) + " " + quote(word) + rule_of(field),
        std::move(notes));
  return -1;
}

std::string Fields::rule_of(std::string_view field) const {
  for (const FieldRule& rule : rules_)
    if (rule.name == field && !rule.rule.empty()) return " (" + std::string(rule.rule) + ")";
  return {};
}

void Fields::wrong(const Place& place, std::string_view code, std::string sentence,
                   std::vector<std::string> notes) {
  diagnostics_.push_back({place, code, std::move(sentence), std::move(notes)});
}

}  // namespace turnwright::language
