#include "games/trts/sentences.h"

#include <algorithm>

#include "games/trts/code.h"
#include "games/trts/piece_fields.h"

namespace turnwright::trts {
namespace {

using language::Diagnostics;
using language::Entry;
using language::Place;

class SentenceReader {
 public:
  SentenceReader(Outline& outline, const Constants& constants, Sheets& sheets,
                 Diagnostics& diagnostics)
      : outline_(outline), constants_(constants), sheets_(sheets), diagnostics_(diagnostics) {}

  void read() {
    fill_lexicon();
    sheets_.abilities.resize(tables_.types.size());
    sheets_.spells.resize(tables_.spells.size());
    for (std::uint8_t i = 0; i < outline_.files.size(); ++i) read_faction(i);
  }

 private:
  void fill_lexicon() {
    const auto add = [&](std::string_view word_class, const std::string& word) {
      auto& words = sheets_.lexicon.words[*operations().find_word_class(word_class)];
      if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
    };
    for (std::size_t i = 1; i < tables_.types.size(); ++i) {
      const PieceType& type = tables_.types[i];
      if (type.is_stance)
        add("verb", type.stance_verb);
      else
        add("piece", type.name);
    }
    for (const Spell& spell : tables_.spells) add("spellName", spell.name);
  }

  void read_faction(std::uint8_t number) {
    const Outline::File& file = outline_.files[number];
    Faction& faction = tables_.factions[number];
    default_slots(faction);
    read_traits(*file.faction, number);
    sheets_.gains.emplace_back();
    for (std::uint8_t i = 0; i < file.upgrades.size(); ++i)
      sheets_.gains.back().push_back(read_lines(
          *file.upgrades[i], number, "gain",
          [&](Writer& writer, const Writer::Line& line) { writer.write_gain(line, i); }));
    for (const auto& types : {faction.units, faction.buildings})
      for (const TypeId type : types) {
        sheets_.abilities[type] = read_lines(
            *outline_.types[type], number, "ability",
            [&](Writer& writer, const Writer::Line& line) { writer.write_ability(line, type); });
        for (const std::uint8_t spell : tables_.types[type].spells)
          if (spell > 0) read_spell(spell - 1u, number);
      }
    keep_functions(faction);
  }

  void read_traits(const Entry& entry, std::uint8_t number) {
    std::vector<std::uint16_t> said;
    bool says_how_to_build = false;
    sheets_.traits.push_back(
        read_lines(entry, number, "trait", [&](Writer& writer, const Writer::Line& line) {
          std::uint16_t what = line.reading.program[0].operation;
          const bool is_way_to_build = what <= operation("trait", "Sown");
          says_how_to_build |= is_way_to_build;
          if (is_way_to_build) what = operation("trait", "SiteCrews");
          const bool may_repeat = what == operation("trait", "Brood");
          if (std::find(said.begin(), said.end(), what) != said.end() && !may_repeat)
            wrong(line.place, "L029", "an earlier line of this faction says it, or something else");
          said.push_back(what);
          writer.write_trait(line);
        }));
    if (!says_how_to_build && entry.find("text") && entry.find("text")->exact)
      wrong(entry.find("text")->place, "L088",
            "the faction does not say what becomes of a worker that builds (TR-106)");
  }

  void read_spell(std::size_t spell, std::uint8_t number) {
    const Entry& entry = *outline_.spells[spell];
    const auto programs =
        read_lines(entry, number, "spell", [&](Writer& writer, const Writer::Line& line) {
          writer.write_spell(line, tables_.spells[spell]);
        });
    if (programs.size() > 1) wrong(entry.find("text")->place, "L048", "a spell is one sentence");
    if (!programs.empty()) sheets_.spells[spell] = programs[0];
  }

  std::vector<language::Program> read_lines(const Entry& entry, std::uint8_t faction,
                                            std::string_view category, auto use) {
    std::vector<language::Program> programs;
    const language::Field* text = entry.find("text");
    if (!text || !text->text()) return programs;
    Diagnostics nothing;  // the other fields have been read
    const std::vector<language::TextLine> lines =
        PieceFields(entry, text->exact ? nothing : diagnostics_).lines("text");
    Writer writer(tables_, sheets_.lexicon, constants_, diagnostics_);
    for (const language::TextLine& line : lines) {
      auto reading = language::read_line(sheets_.language(), operations().category(category),
                                         line.text, line.place);
      if (!reading) {
        diagnostics_.insert(diagnostics_.end(), reading.error().begin(), reading.error().end());
        continue;
      }
      use(writer, Writer::Line{*reading, line.place, faction});
      programs.push_back(std::move(reading->program));
    }
    return programs;
  }

  // TR-99: one thing at a time, unless the faction says otherwise.
  void default_slots(const Faction& faction) {
    for (const TypeId unit : faction.units)
      if (const TypeId at = tables_.types[unit].made_at; at != kNoType)
        tables_.types[at].train_slots = 1;
  }

  // TR-249: what a piece could do it can do when it has morphed. Nobody begins a morph beside something.
  void keep_functions(const Faction& faction) {
    for (std::size_t round = 0; round < faction.buildings.size(); ++round)
      for (const TypeId id : faction.buildings) {
        PieceType& morph = tables_.types[id];
        if (morph.made_at == kNoType) continue;
        const PieceType& from = tables_.types[morph.made_at];
        morph.is_base |= from.is_base;
        morph.is_extractor |= from.is_extractor;
        morph.gives_lattice |= from.gives_lattice;
        morph.needs_lattice = from.needs_lattice;
        morph.is_rootbound = false;
        morph.train_slots = std::max(morph.train_slots, from.train_slots);
        morph.shared_slot &= from.shared_slot;
      }
  }

  void wrong(const Place& place, std::string_view code, std::string sentence) {
    diagnostics_.push_back({place, code, std::move(sentence), {}});
  }

  Outline& outline_;
  Tables& tables_ = outline_.tables;
  const Constants& constants_;
  Sheets& sheets_;
  Diagnostics& diagnostics_;
};

}  // namespace

void read_sentences(Outline& outline, const Constants& constants, Sheets& sheets,
                    Diagnostics& diagnostics) {
  SentenceReader(outline, constants, sheets, diagnostics).read();
}

}  // namespace turnwright::trts
