// What sentences come to: a line that has been read, put into the tables.
#pragma once

#include "games/trts/constants.h"
#include "games/trts/tables.h"
#include "language/parser.h"

namespace turnwright::trts {

class Writer {
 public:
  Writer(Tables& tables, const language::Lexicon& lexicon, const Constants& constants,
         language::Diagnostics& wrong)
      : tables_(tables), lexicon_(lexicon), constants_(constants), wrong_(wrong) {}

  // The line that is written next, and whose it is.
  struct Line {
    const language::Reading& reading;
    language::Place place;
    std::uint8_t faction;
  };
  void write_trait(const Line&);
  void write_gain(const Line&, std::uint8_t upgrade);
  void write_spell(const Line&, Spell&);
  void write_ability(const Line&, TypeId);

 private:
  std::size_t child(const Line&, std::size_t at, std::size_t slot) const;
  int value(const Line&, std::size_t at, std::size_t slot) const;
  // A number of the line, at most so much.
  std::uint8_t number(const Line&, std::size_t at, std::size_t slot, int most);
  std::string_view word(const Line&, std::size_t at, std::size_t slot) const;
  // The piece that a slot names; kNoType, if it is another faction's, which is a mistake.
  TypeId piece(const Line&, std::size_t at, std::size_t slot);
  TypeId building(const Line&, std::size_t at, std::size_t slot);
  std::vector<TypeId> listed(const Line&, std::size_t at);
  struct Pieces {
    std::vector<TypeId> types;
    bool by_name;  // else those are meant for whom it makes sense
  };
  Pieces pieces(const Line&, std::size_t at);

  void write_more(const Line&, std::uint8_t upgrade);
  void write_stance(const Line&, std::uint8_t upgrade);
  void write_learn(const Line&, std::uint8_t upgrade);
  void write_far_fold(const Line&, std::uint8_t upgrade);
  void write_lattice(const Line&);
  void add_change(const Line&, TypeId, const Change&);
  void say(const Line&, std::size_t node, std::string_view code, std::string sentence);

  Tables& tables_;
  const language::Lexicon& lexicon_;
  const Constants& constants_;
  language::Diagnostics& wrong_;
};

}  // namespace turnwright::trts
