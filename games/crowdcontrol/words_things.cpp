// Rows that expect something of one thing on the board, or of the Queue.
#include <functional>

#include "games/crowdcontrol/targets.h"
#include "games/crowdcontrol/words.h"

namespace turnwright::crowdcontrol {
namespace {

constexpr std::string_view kSideWords[] = {"own", "opponent", "open"};

class ThingCheck {
 public:
  ThingCheck(const Look& look, const Names& names) : look_(look), names_(names) {}

  Found check(std::string_view row) {
    const auto named = take_name(row, names_, kSeats);
    if (!named || !take_card(named->rest)) return std::optional<std::string>();
    seat_ = named->seat;
    const std::size_t space = std::min(rest_.find(' '), rest_.size());
    if (const auto number = to_number(rest_.substr(0, space))) {
      number_ = *number;
      rest_ = trimmed(rest_.substr(space));
    }
    const auto claim = read_claim();
    if (!claim) return Failure{claim.error()};
    const Camp& camp = look_.camp(seat_);
    std::vector<Slot> meant;
    for_each_slot(camp.present, [&](Slot slot) {
      const Object& o = camp.objects[slot];
      if (o.card == card_ && (number_ == 0 || o.number == number_)) meant.push_back(slot);
    });
    const std::string name = names_[seat_] + ' ' + std::string(card_name(look_, card_));
    if (rest_ == "gone") return holds_or(meant.empty(), name + " is on the board");
    if (meant.empty()) return holds_or(false, name + " is not on the board");
    if (meant.size() > 1)
      return holds_or(
          false, name + " is there " + std::to_string(meant.size()) + " times: say its number");
    return holds_or((*claim)(meant[0]), name + ' ' + instead(meant[0]));
  }

 private:
  using Claim = std::function<bool(Slot)>;

  // The longest name of a card that the text begins with.
  bool take_card(std::string_view text) {
    const std::string small = small_letters(text);
    std::size_t longest = 0;
    for (unsigned id = 0; id < look_.code().cards.size(); ++id) {
      const std::string_view name = card_name(look_, id);
      if (name.size() <= longest || !after_word(small, small_letters(name))) continue;
      longest = name.size();
      card_ = static_cast<CardId>(id);
    }
    rest_ = longest == 0 ? "" : trimmed(text.substr(longest));
    return longest > 0;
  }
  const Object& at(Slot slot) const { return look_.camp(seat_).objects[slot]; }
  int position(Slot slot) const {
    const Camp& camp = look_.camp(seat_);
    const std::uint8_t lane = lane_of(camp, slot);
    return static_cast<int>(
               std::find(camp.lane[lane], camp.lane[lane] + camp.lane_size[lane], slot) -
               camp.lane[lane]) +
           1;
  }

  Result<Claim> read_claim() {
    if (rest_ == "gone") return Claim();
    for (const auto& [word, status] : kStatuses) {
      if (rest_ == word)
        return Claim([this, status](Slot slot) { return (at(slot).status & status) != 0; });
      if (rest_ == "not " + std::string(word))
        return Claim([this, status](Slot slot) { return (at(slot).status & status) == 0; });
    }
    for (std::uint8_t lane = 0; lane < kLanes; ++lane)
      if (rest_ == "in " + std::string(kLaneWords[lane]))
        return Claim([this, lane](Slot slot) { return lane_of(look_.camp(seat_), slot) == lane; });
    if (const auto stats = after_word(rest_, "stats")) {
      const std::size_t slash = std::min(stats->find('/'), stats->size());
      const auto a = to_number(stats->substr(0, slash));
      const auto h = slash < stats->size() ? to_number(stats->substr(slash + 1)) : std::nullopt;
      if (!a || !h) return Failure{"stats are written like \"stats 3/4\", not " + quoted(*stats)};
      return Claim([this, a = *a, h = *h](Slot slot) {
        return attack_of(look_, at(slot)) == a && health_of(look_, at(slot)) == h;
      });
    }
    for (std::string_view word : {"damage", "attack", "health", "position"})
      if (const auto value = after_word(rest_, word)) {
        const auto n = read_count(*value, kMostNumber);
        if (!n) return Failure{n.error()};
        return Claim([this, word, n = *n](Slot slot) { return number(word, slot) == n; });
      }
    return Failure{
        quoted(rest_) +
        " is nothing that can be expected of a thing on the board; there are damage N, attack "
        "N, health N, stats A/H, position N, in attack, in defense, new, hastened, enraged, "
        "silenced, not with each of these four, and gone"};
  }
  int number(std::string_view word, Slot slot) const {
    if (word == "damage") return at(slot).damage;
    if (word == "attack") return attack_of(look_, at(slot));
    return word == "health" ? health_of(look_, at(slot)) : position(slot);
  }
  std::string instead(Slot slot) const {
    const Object& o = at(slot);
    std::string words = "stats " + std::to_string(attack_of(look_, o)) + '/' +
                        std::to_string(health_of(look_, o)) + ", damage " +
                        std::to_string(o.damage);
    if (is_entity(slot))
      words += ", position " + std::to_string(position(slot)) + " in " +
               std::string(kLaneWords[lane_of(look_.camp(seat_), slot)]);
    for (const auto& [word, status] : kStatuses)
      if ((o.status & status) != 0) words += ", " + std::string(word);
    return words;
  }

  struct StatusWord {
    std::string_view word;
    std::uint8_t status;
  };
  static constexpr StatusWord kStatuses[] = {
      {"new", kCame}, {"hastened", kHastened}, {"enraged", kEnraged}, {"silenced", kSilenced}};

  Look look_;
  const Names& names_;
  Seat seat_ = 0;
  CardId card_ = 0;
  long long number_ = 0;  // 0: whichever
  std::string_view rest_;
};

// What an entry is aimed at, as far as it is known.
std::string aim_words(const Look& look, Seat seat, int i) {
  const Aim aim = look.s.aim[seat][i];
  const Entry& entry = look.s.queue[seat][i];
  const EffectCode& e = effect_of(look, entry);
  if (aim == kNoAim && entry.chosen == kNoRef) return "nothing";
  if (aims_of(e) == Aims::kDust) {
    const auto card = static_cast<Aim>(aim & ~kPassedOn);
    return card == 0 ? "passed on" : small_letters(card_name(look, aimed_card(card)));
  }
  if (aims_of(e) == Aims::kHand)
    return small_letters(card_name(look, look.s.row[seat][aimed_place(aim)]));
  const Ref ref = e.mode == Mode::kChosen ? entry.chosen : Ref{aim};
  const Camp& camp = look.camp(ref_seat(ref));
  const Slot slot = find(camp, ref_seat(ref), ref);
  return slot == kNoSlot ? "what has left" : small_letters(object_name(look, camp, slot));
}

std::string entry_words(const Look& look, Seat seat, int i) {
  const Entry& entry = look.s.queue[seat][i];
  std::string words(effect_name(effect_of(look, entry).op));
  words += " of " + std::string(card_name(look, entry.card)) + " (" +
           std::string(kSideWords[static_cast<std::size_t>(entry.side)]);
  if (entry.x != kUnwritten) words += ", x " + std::to_string(entry.x);
  return words + ", on " + aim_words(look, seat, i) + ')';
}

// "Harm of Mire Bellower (opponent, x 2, on Levyman)"; what is not said may be anything.
struct EntryWords {
  std::string head;  // in small letters, as what follows
  std::optional<std::string> side, on;
  std::optional<long long> x;
};
Result<EntryWords> read_entry(std::string_view text) {
  EntryWords words;
  const std::size_t bracket = std::min(text.find('('), text.size());
  words.head = small_letters(trimmed(text.substr(0, bracket)));
  if (words.head.find(" of ") == words.head.npos)
    return Failure{"an entry is written like \"Harm of Mire Bellower\", not " + quoted(text)};
  if (bracket == text.size()) return words;
  if (text.back() != ')')
    return Failure{"the bracket in " + quoted(text) + " must be closed at its end"};
  for (std::string_view note : split_outside(text.substr(bracket + 1, text.size() - bracket - 2))) {
    const auto x = after_word(note, "x"), on = after_word(note, "on");
    if (note == "own" || note == "opponent" || note == "open")
      words.side = std::string(note);
    else if (x && (to_number(*x) || *x == "unwritten"))
      words.x = to_number(*x).value_or(kUnwritten);
    else if (on)
      words.on = small_letters(*on);
    else
      return Failure{
          quoted(note) +
          " is nothing that can be said of an entry; there are own, opponent, open, x N, x "
          "unwritten, on NAME, on nothing, on passed on"};
  }
  return words;
}

bool is_entry(const Look& look, Seat seat, int i, const EntryWords& words) {
  const Entry& entry = look.s.queue[seat][i];
  const std::string head = small_letters(effect_name(effect_of(look, entry).op)) + " of " +
                           small_letters(card_name(look, entry.card));
  return words.head == head && words.x.value_or(entry.x) == entry.x &&
         (!words.side || kSideWords[static_cast<std::size_t>(entry.side)] == *words.side) &&
         (!words.on || aim_words(look, seat, i) == *words.on);
}

}  // namespace

Found check_thing(const Look& look, std::string_view row, const Names& names) {
  return ThingCheck(look, names).check(row);
}

Found check_queue(const Look& look, const PartRow& row, const Names& names) {
  const int size = look.camp(row.seat).queue_size;
  std::string instead;
  for (int i = 0; i < size; ++i) instead += (i == 0 ? "" : ", ") + entry_words(look, row.seat, i);
  instead = names[row.seat] + " queue " + (size == 0 ? "none" : instead);
  if (const auto n = to_number(row.text)) return holds_or(*n == size, instead);
  if (row.text == "none") return holds_or(size == 0, instead);
  int n = 0;
  bool so = true;
  for (std::string_view text : split_outside(row.text)) {
    const auto words = read_entry(text);
    if (!words) return Failure{words.error()};
    so &= n < size && is_entry(look, row.seat, n, *words);
    ++n;
  }
  return holds_or(so && n == size, instead);
}

}  // namespace turnwright::crowdcontrol
