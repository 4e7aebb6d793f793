// Rows that expect something of one thing in play.
#include <algorithm>
#include <functional>

#include "games/wtactics/words_found.h"

namespace turnwright::wtactics {
namespace {

class ThingCheck {
 public:
  ThingCheck(const Look& look, const Names& names)
      : look_(look), s_(look.s), names_(names), words_(look, names) {}

  Found check(std::string_view row) {
    const auto named = take_name(row, names_, kSeats);
    if (!named || !take_card(named->rest)) return std::optional<std::string>();
    seat_ = named->seat;
    take_number();
    const auto claim = read_claim();
    if (!claim) return Failure{claim.error()};
    const Slots meant = find();
    const std::string name = names_[seat_] + ' ' + std::string(card_name(look_, card_));
    if (claim_ == "gone") return holds_or(meant.empty(), name + " is in play");
    if (meant.empty()) return holds_or(false, name + " is not in play");
    if (meant.size() > 1)
      return holds_or(
          false, name + " is in play " + std::to_string(meant.size()) + " times: say its number");
    return holds_or((*claim)(meant[0]),
                    names_[seat_] + ' ' + words_.object(meant[0]) + ' ' + instead(meant[0]));
  }

 private:
  using Claim = std::function<bool(Slot)>;

  // The longest name of a card that the text begins with.
  bool take_card(std::string_view text) {
    const std::string small = small_letters(text);
    std::size_t longest = 0;
    for (unsigned id = 0; id < look_.code().cards.size(); ++id) {
      const std::string_view name = card_name(look_, id);
      if (look_.card(static_cast<CardId>(id)).is_foe || name.size() <= longest ||
          !after_word(small, small_letters(name)))
        continue;
      longest = name.size();
      card_ = static_cast<CardId>(id);
    }
    rest_ = longest == 0 ? "" : trimmed(text.substr(longest));
    return longest > 0;
  }
  void take_number() {
    const std::size_t space = std::min(rest_.find(' '), rest_.size());
    if (const auto number = to_number(rest_.substr(0, space))) {
      number_ = *number;
      rest_ = trimmed(rest_.substr(space));
    }
    const auto of = after_word(rest_, "of");
    const auto player = of ? take_name(*of, names_, kSeats) : std::nullopt;
    if (!player) return;
    owner_ = player->seat;
    rest_ = player->rest;
  }
  // Those the player controls; if there are none, those the player owns.
  Slots find() const {
    Slots controlled, owned;
    for (Slot slot = 0; slot < s_.slots; ++slot) {
      const Object& o = s_.objects[slot];
      if (!has_name(o) || o.card != card_ || (number_ != 0 && o.number != number_) ||
          (owner_ != kNobody && o.owner != owner_))
        continue;
      if (o.controller == seat_) controlled.push_back(slot);
      if (o.owner == seat_) owned.push_back(slot);
    }
    return controlled.empty() ? owned : controlled;
  }

  const Object& at(Slot slot) const { return s_.objects[slot]; }

  Result<Claim> read_claim() {
    const std::size_t space = std::min(rest_.find(' '), rest_.size());
    claim_ = rest_.substr(0, space);
    const std::string_view value = trimmed(rest_.substr(space));
    if (claim_ == "damage" || claim_ == "atk" || claim_ == "def") {
      const auto n = read_count(value, 9999);
      if (!n) return Failure{n.error()};
      return Claim([this, n = *n](Slot slot) { return number(slot) == n; });
    }
    if (claim_ == "stats") {
      const std::size_t slash = value.find('/');
      const auto atk = to_number(value.substr(0, slash)),
                 def = to_number(value.substr(std::min(slash, value.size() - 1) + 1));
      if (slash == value.npos || !atk || !def)
        return Failure{"stats are written like \"stats 4/3\", not " + quoted(value)};
      return Claim(
          [this, a = *atk, d = *def](Slot slot) { return at(slot).atk == a && at(slot).def == d; });
    }
    if (claim_ == "carries" || claim_ == "uses" || claim_ == "enchanted")
      return read_attached(value);
    if (claim_ == "counters") {
      Said said;
      for (std::string_view one : split(value == "none" ? "" : value, ','))
        if (!one.empty())
          if (const auto done = read_counters(look_.content, trimmed(one), said); !done)
            return Failure{done.error()};
      return Claim([this, said](Slot slot) {
        for (std::size_t k = 0; k < kMostCounters; ++k)
          if (at(slot).counters[k] != said.counters[k].value_or(0)) return false;
        return true;
      });
    }
    claim_ = rest_;
    for (const auto& [words, is] : kStates)
      if (rest_ == words) return Claim([this, is](Slot slot) { return is(at(slot)); });
    std::vector<std::string_view> known{"damage", "atk",       "def",      "stats", "carries",
                                        "uses",   "enchanted", "counters", "gone"};
    for (const State_& one : kStates) known.push_back(one.words);
    if (rest_ == "gone") return Claim();
    return Failure{quoted(rest_) + " is nothing that can be expected of a card in play" +
                   did_you_mean(rest_, known)};
  }
  Result<Claim> read_attached(std::string_view value) const {
    const auto entries = read_entries(look_.content, value == "nothing" ? "none" : value);
    if (!entries) return Failure{entries.error()};
    Cards wanted;
    for (const Entry& entry : *entries)
      wanted.insert(wanted.end(), static_cast<std::size_t>(entry.count), entry.card.card);
    std::sort(wanted.begin(), wanted.end());
    return Claim([this, wanted](Slot slot) { return attached(slot) == wanted; });
  }
  // As far as the claim speaks of them, sorted.
  Cards attached(Slot slot) const {
    Cards cards;
    for_each_attached(s_, ref_of(s_, slot), [&](Slot one) {
      const bool gear = look_.card_at(one).type == CardType::kEquipment;
      if (gear == (claim_ == "enchanted") || (claim_ == "uses" && (at(one).fight & kInUse) == 0))
        return;
      cards.push_back(at(one).card);
    });
    std::sort(cards.begin(), cards.end());
    return cards;
  }
  int number(Slot slot) const {
    return claim_ == "damage" ? at(slot).damage : claim_ == "atk" ? at(slot).atk : at(slot).def;
  }
  // What is so, in words that answer the claim.
  std::string instead(Slot slot) const {
    const std::string word(claim_);
    if (claim_ == "damage" || claim_ == "atk" || claim_ == "def")
      return word + ' ' + std::to_string(number(slot));
    if (claim_ == "stats")
      return word + ' ' + std::to_string(at(slot).atk) + '/' + std::to_string(at(slot).def);
    if (claim_ == "counters") return word + ' ' + words_.counters(slot);
    if (claim_ == "carries" || claim_ == "uses" || claim_ == "enchanted")
      return word + ' ' + words_.cards(attached(slot));
    std::string all;
    for (const State_& one : kStates)
      if (one.is(at(slot))) all += (all.empty() ? "" : ", ") + std::string(one.words);
    return all;
  }

  struct State_ {
    std::string_view words;
    bool (*is)(const Object&);
  };
  static constexpr State_ kStates[] = {
      {"marked", [](const Object& o) { return o.mark == Mark::kMarked; }},
      {"unmarked", [](const Object& o) { return o.mark == Mark::kUnmarked; }},
      {"assigned", [](const Object& o) { return o.mark == Mark::kAssigned; }},
      {"unassigned", [](const Object& o) { return o.mark != Mark::kAssigned; }},
      {"in offensive", [](const Object& o) { return o.front == kOffensive; }},
      {"in defensive", [](const Object& o) { return o.front == kDefensive; }},
      {"in play", [](const Object& o) { return in_play(o); }},
      {"in use", [](const Object& o) { return (o.fight & kInUse) != 0; }},
      {"not in use", [](const Object& o) { return (o.fight & kInUse) == 0; }},
      {"dropped", [](const Object& o) { return o.where == Where::kDropped; }},
      {"dying", [](const Object& o) { return o.where == Where::kDying; }},
      {"attacking", [](const Object& o) { return (o.fight & kAttacks) != 0; }},
      {"not attacking", [](const Object& o) { return (o.fight & kAttacks) == 0; }},
      {"defending", [](const Object& o) { return (o.fight & kDefends) != 0; }},
      {"not defending", [](const Object& o) { return (o.fight & kDefends) == 0; }},
  };

  Look look_;
  const State& s_;
  const Names& names_;
  FoundWords words_;
  Seat seat_ = 0, owner_ = kNobody;
  CardId card_ = 0;
  long long number_ = 0;  // 0: whichever
  std::string_view rest_, claim_;
};

}  // namespace

Found check_thing(const Look& look, std::string_view row, const Names& names) {
  return ThingCheck(look, names).check(row);
}

std::string FoundWords::cards(const Cards& all) const {
  std::string out;
  for (std::size_t i = 0, n = 1; i < all.size(); i += n, n = 1) {
    while (i + n < all.size() && all[i + n] == all[i]) ++n;
    out += (out.empty() ? "" : ", ") + (n > 1 ? std::to_string(n) + ' ' : "") +
           (all[i] == kNoCard ? "unknown" : std::string(card_name(look_, all[i])));
  }
  return out.empty() ? "none" : out;
}

std::string FoundWords::things(const Slots& slots) const {
  std::string out;
  for (Slot slot : slots) out += (out.empty() ? "" : ", ") + thing(slot);
  return out.empty() ? "none" : out;
}

std::string FoundWords::counters(Slot slot) const {
  std::string out;
  for (std::size_t k = 0; k < look_.code().counters.size(); ++k)
    if (const int n = s_.objects[slot].counters[k]; n > 0)
      out += (out.empty() ? "" : ", ") + std::to_string(n) + ' ' +
             counter_name(look_, static_cast<unsigned>(k));
  return out.empty() ? "none" : out;
}

std::string FoundWords::object(Slot slot) const {
  std::string out;
  Text text(out, names_);
  write_object(look_, slot, text);
  return out;
}

std::string FoundWords::thing(Slot slot) const {
  const Object& o = s_.objects[slot];
  std::string notes;
  const auto note = [&](bool so, const std::string& words) {
    if (so) notes += (notes.empty() ? " (" : ", ") + words;
  };
  note(o.owner != o.controller, "of " + names_[o.owner]);
  note(o.mark == Mark::kMarked, "marked");
  note(o.mark == Mark::kAssigned, (o.turn & kAssignedNow) != 0 ? "assigned now" : "assigned");
  note(o.damage > 0, "damage " + std::to_string(o.damage));
  for (std::size_t k = 0; k < look_.code().counters.size(); ++k)
    note(o.counters[k] > 0, std::to_string(o.counters[k]) + ' ' +
                                counter_name(look_, static_cast<unsigned>(k)) + " counters");
  const bool gear = o.where == Where::kAttached && look_.card(o.card).type == CardType::kEquipment;
  note(gear && (o.fight & kInUse) == 0, "not in use");
  std::string out = std::string(card_name(look_, o.card)) + notes + (notes.empty() ? "" : ")");
  for_each_attached(s_, ref_of(s_, slot), [&](Slot attached) { out += " + " + thing(attached); });
  return out;
}

}  // namespace turnwright::wtactics
