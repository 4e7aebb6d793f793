// A toy game of what cards bring with them: an option that is a text, positions in words of its own, and cards
// in scenarios.
#pragma once

#include "engine/flow.h"
#include "engine/game_of.h"

namespace turnwright {

// Both have a chest of treasures and take turns to sell one of them, until both chests are empty. Nobody sees
// what is in the other's chest, only how many treasures there are.
struct Hoard {
  static constexpr int kKinds = 8, kMost = 12;  // kinds of treasures; treasures in a chest
  struct State {
    std::uint8_t chest[2 * kKinds];  // of each seat, how many of each kind
    std::uint8_t treasures[2];       // in the chests
    std::uint8_t gold[2];
    Window window;
  };
  enum : std::uint8_t { kMarket };
  enum : std::uint16_t { kSell };
  enum : std::uint16_t { kNotThere = kFirstGameReason };
  enum : std::uint16_t { kSold, kResigned };
  enum : std::size_t { kChests };

  static constexpr auto kFields =
      join(std::array{field<decltype(State::chest)>("kinds", offsetof(State, chest))
                          .for_each_seat(kKinds)
                          .seen_by(Sight::kOwner),
                      field<decltype(State::treasures)>("treasures", offsetof(State, treasures))
                          .for_each_seat(),
                      field<decltype(State::gold)>("gold", offsetof(State, gold)).for_each_seat()},
           window_fields(offsetof(State, window)));
  static constexpr Option kOptions[] = {
      {.name = "chests", .help = "what is in each chest", .text = "cup, ring"}};
  static constexpr WindowText kWindows[] = {{"market", ""}};
  static constexpr QuestionText kQuestions[] = {{"treasure", ""}};
  static constexpr ReasonText kReasons[] = {{"not-there", "", "It is not in your chest."}};
  static constexpr NotationForm kRows[] = {
      {"NAME chest TREASURE, …", "Ann chest cup, ring", "what is in the chest; `none`: nothing"}};
  static constexpr About kAbout{.name = "hoard",
                                .title = "Hoard",
                                .summary = "A toy.",
                                .has_secrets = true,
                                .options = kOptions,
                                .fields = kFields,
                                .windows = kWindows,
                                .questions = kQuestions,
                                .rows = kRows,
                                .reasons = kReasons};

  struct Treasure {
    std::string name;
    int value;
  };
  std::vector<Treasure> treasures{{"cup", 2}, {"ring", 5}};

  // Rows `NAME VALUE`.
  Result<Hoard, ContentProblems> with_cards(std::string_view text) const {
    Hoard more = *this;
    ContentProblems problems;
    int line = 0;
    for (std::string_view row : split(text, '\n')) {
      ++line;
      const auto words = split_words(row);
      if (words.empty()) continue;
      const auto value = words.size() == 2 ? to_number(words[1]) : std::nullopt;
      if (value)
        more.treasures.push_back({std::string(words[0]), static_cast<int>(*value)});
      else
        problems.push_back({line, static_cast<int>(words[0].data() - row.data()) + 1,
                            "a treasure is written NAME VALUE"});
    }
    if (more.treasures.size() > kKinds) problems.push_back({0, 0, "there are eight kinds at most"});
    if (!problems.empty()) return Failure{problems};
    return more;
  }
  std::uint64_t content_hash() const { return 0x401d; }

  // Names with commas between them, added to a chest.
  Result<Done> fill(State& s, Seat seat, std::string_view list) const {
    for (std::string_view item : split(list, ',')) {
      const auto kind = kind_of(trimmed(item));
      if (!kind) return Failure{kind.error()};
      if (s.treasures[seat] == kMost) return Failure{"a chest holds twelve treasures"};
      ++s.chest[seat * kKinds + *kind];
      ++s.treasures[seat];
    }
    return Done{};
  }
  Result<std::size_t> kind_of(std::string_view name) const {
    for (std::size_t i = 0; i < treasures.size(); ++i)
      if (treasures[i].name == name) return i;
    return Failure{"no treasure is called " + quoted(name)};
  }

  Result<Done> check_setup(const Setup& setup) const {
    State s{};
    return fill(s, 0, setup.text_of(kChests));
  }
  Bounds bounds(const Setup&) const { return {2 * kMost, 1, 0, 255}; }
  int seats(const State&) const { return 2; }
  State start(const Setup& setup, Host&) const {
    State s{};
    for (Seat seat = 0; seat < 2; ++seat)
      CHECK(fill(s, seat, setup.text_of(kChests)).ok(), "a setup that was checked");
    s.window.open_one(kMarket, 0);
    return s;
  }
  Ask ask(const State& s) const { return s.window.ask(); }
  Question question(const State&, Seat) const { return {0, 0}; }
  Reason judge(const State& s, Seat seat, const Choice& choice) const {
    if (const Reason reason = owes(ask(s), seat); !reason.fine()) return reason;
    if (choice.kind != kSell || choice.a >= treasures.size() || choice.b != 0 || choice.c != 0)
      return kNoSuchChoice;
    return s.chest[seat * kKinds + choice.a] != 0 ? kFine : Reason{kNotThere};
  }
  void choices(const State& s, Seat seat, ChoiceList& out) const {
    for (std::uint16_t kind = 0; kind < treasures.size(); ++kind)
      if (judge(s, seat, {kSell, kind, 0, 0}).fine()) out.add({kSell, kind, 0, 0});
  }
  Choice usual(const State& s, Seat seat) const {
    ChoiceList all;
    choices(s, seat, all);
    return all[0];
  }
  void submit(State& s, Seat seat, const Choice& choice, Host& host) const {
    --s.chest[seat * kKinds + choice.a];
    --s.treasures[seat];
    s.gold[seat] = static_cast<std::uint8_t>(s.gold[seat] + treasures[choice.a].value);
    host.emit(kEveryone, {kSold, seat, choice.a, 0, 0, 0});
    s.window.close();
    const Seat next = s.treasures[1 - seat] != 0 ? static_cast<Seat>(1 - seat) : seat;
    if (s.treasures[next] != 0) s.window.open_one(kMarket, next);
  }
  void resign(State& s, SeatMask seats, Host& host) const {
    s.window.close();
    host.emit(kEveryone, {kResigned, seats, 0, 0, 0, 0});
  }
  Scores scores(const State& s) const { return {{s.gold[0], s.gold[1]}}; }
  void redact(State& s, Seat reader) const {
    for (Seat seat = 0; seat < 2; ++seat)
      for (int kind = 0; seat != reader && kind < kKinds; ++kind) s.chest[seat * kKinds + kind] = 0;
  }
  void guess(State& s, Seat reader, Host& host) const {
    for (Seat seat = 0; seat < 2; ++seat)
      for (int left = seat == reader ? 0 : s.treasures[seat]; left > 0; --left)
        ++s.chest[seat * kKinds + host.roll(kTable, static_cast<std::uint32_t>(treasures.size()))];
  }
  bool is_consistent(const State& s) const {
    for (Seat seat = 0; seat < 2; ++seat) {
      int count = 0;
      for (int kind = 0; kind < kKinds; ++kind) count += s.chest[seat * kKinds + kind];
      if (count != s.treasures[seat] || count > kMost) return false;
      if (holds(s.window.owing, seat) && count == 0) return false;
    }
    return true;
  }
  void write(const State&, Seat, Seat, const Choice& choice, Text& text) const {
    text << "sell " << treasures[choice.a].name;
  }
  Result<Line> read(const State&, Seat, std::string_view written, const Names&) const {
    const auto kind = kind_of(after_word(written, "sell").value_or(""));
    if (!kind) return Failure{kind.error()};
    return Line{{kSell, static_cast<std::uint16_t>(*kind), 0, 0}};
  }
  void tell(const State&, Seat, const Event& event, Text& text) const {
    if (event.kind == kResigned)
      tell_resigned(static_cast<SeatMask>(event.a), text);
    else
      text << text.name(static_cast<Seat>(event.a)) << " sells " << treasures[event.b].name;
  }
  void draw(const State&, Seat, Text&) const {}

  // Unsaid, a chest is empty, and Ann is asked.
  State standard(const Setup&) const {
    State s{};
    s.window.open_one(kMarket, 0);
    return s;
  }
  struct ChestRow {
    Seat seat;
    std::string_view list;
  };
  static std::optional<ChestRow> chest_row(std::string_view row, const Names& names) {
    for (Seat seat = 0; seat < names.size(); ++seat)
      if (const auto list = after_word(row, names[seat] + " chest")) return ChestRow{seat, *list};
    return std::nullopt;
  }
  Result<bool> read_row(State& s, std::string_view row, const Names& names) const {
    const auto chest = chest_row(row, names);
    if (!chest) return false;
    if (chest->list == "none") return true;
    if (const auto filled = fill(s, chest->seat, chest->list); !filled)
      return Failure{filled.error()};
    return true;
  }
  Result<Done> finish_position(State& s) const {
    if (s.treasures[0] == 0 && s.treasures[1] == 0) return Failure{"somebody must have a treasure"};
    const Seat first = s.treasures[0] != 0 ? 0 : 1;
    if (holds(s.window.owing, 0)) s.window.open_one(kMarket, first);
    return Done{};
  }
  // What nobody may see is counted: `2 unknown`.
  std::string chest_text(const State& s, Seat seat) const {
    std::string text;
    int unknown = s.treasures[seat];
    for (std::size_t kind = 0; kind < treasures.size(); ++kind)
      for (int n = s.chest[seat * kKinds + kind]; n > 0; --n, --unknown)
        text += (text.empty() ? "" : ", ") + treasures[kind].name;
    if (unknown != 0) return std::to_string(unknown) + " unknown";
    return text.empty() ? "none" : text;
  }
  Result<std::optional<std::string>> row_holds(const State& now, std::string_view row,
                                               const Names& names) const {
    const auto chest = chest_row(row, names);
    if (!chest) return std::optional<std::string>();
    State scratch{};
    if (chest->list != "none" && !chest->list.ends_with(" unknown"))
      if (const auto filled = fill(scratch, 0, chest->list); !filled)
        return Failure{filled.error()};
    const std::string found = chest_text(now, chest->seat);
    return std::optional(found == chest->list ? "" : names[chest->seat] + " chest " + found);
  }
};

inline Result<const Game*> find_hoard(std::string_view) {
  static const GameOf<Hoard> kGame;
  return &kGame;
}

}  // namespace turnwright
