// The chart: every way to read every stretch of one line, each found once. It also remembers how far reading
// got and what would have been accepted there. Used by parser.cpp alone.
#pragma once

#include <array>
#include <string>
#include <unordered_map>
#include <vector>

#include "language/parser.h"

namespace turnwright::language {

// Something read: the nodes of a program, and where in the text each was read.
struct Fragment {
  Program nodes;
  std::vector<int> places;
};

// One way to read what begins at some place: up to where, and what it says.
struct Found {
  int end;
  int fragment;
};

// What would have been accepted at the farthest place.
struct Expected {
  std::string words;
  const Phrase* phrase;  // the phrase it belongs to
  bool open;             // a type or name, of which there are many
};

class Chart {
 public:
  Chart(const Language& language, std::string text) : language_(language), text_(std::move(text)) {}

  // How the words are to be written here.
  struct Manner {
    int form = kNone;
    bool sentence = false;  // the first letter may be a capital
  };
  const std::vector<Found>& read(std::uint8_t category, Manner, int at);

  const Fragment& fragment(int i) const { return fragments_[static_cast<std::size_t>(i)]; }
  int farthest() const { return farthest_; }
  const std::vector<Expected>& expected() const { return expected_; }

 private:
  // A phrase read up to some element.
  struct Partial {
    int at;
    bool started = false;  // something of it stands in the text
    std::array<int, kMaxSlots> filling{};
  };

  void read_phrase(const Phrase&, Manner, int gender, int at, std::vector<Found>& out);
  void step(const Phrase&, const Element&, Manner, int gender, const Partial&,
            std::vector<Partial>& out);
  void read_slot(const Phrase&, const Element&, Manner, int gender, int at,
                 std::vector<Found>& out);
  void read_word(const Phrase&, const Slot&, Manner, int gender, bool is_head, int at,
                 std::vector<Found>& out);
  void read_number(const Slot&, int at, std::vector<Found>& out);
  void read_pair(int at, std::vector<Found>& out);
  void finish(const Phrase&, Partial, int at, std::vector<Found>& out);

  // The end of `words` if the text has them at `at`; -1 otherwise.
  int match(std::string_view words, bool sentence, int at, const Phrase&, bool open = false);
  int value(int value, int at);  // a fragment of one value
  void expect(int at, std::string_view words, const Phrase&, bool open = false);
  void add(std::vector<Found>& out, Found found) const;

  const Language& language_;
  std::string text_;
  std::vector<Fragment> fragments_;
  std::unordered_map<std::uint64_t, std::vector<Found>> known_;
  int farthest_ = 0;
  std::vector<Expected> expected_;
};

}  // namespace turnwright::language
