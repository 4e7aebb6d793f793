// What scenarios expect and see, held against a state or a view of one.
#include <algorithm>
#include <bit>
#include <functional>

#include "games/wtactics/piles.h"
#include "games/wtactics/rules.h"
#include "games/wtactics/words.h"

namespace turnwright::wtactics {
namespace {

using Cards = std::vector<unsigned>;  // kNoCard: unknown
using Slots = std::vector<Slot>;
using Found = Result<std::optional<std::string>>;

Found holds_or(bool so, std::string instead) { return std::optional(so ? std::string() : std::move(instead)); }

// ---- what is the case, in the words of rows

class Words {
 public:
  Words(const Content& content, const State& s, const Names& names) : look_{content, s}, s_(s), names_(names) {}

  std::string cards(const Cards& all) const {
    std::string out;
    for (std::size_t i = 0, n = 1; i < all.size(); i += n, n = 1) {
      while (i + n < all.size() && all[i + n] == all[i]) ++n;
      out += (out.empty() ? "" : ", ") + (n > 1 ? std::to_string(n) + ' ' : "") +
             (all[i] == kNoCard ? "unknown" : std::string(card_name(look_, all[i])));
    }
    return out.empty() ? "none" : out;
  }
  std::string things(const Slots& slots) const {
    std::string out;
    for (Slot slot : slots) out += (out.empty() ? "" : ", ") + thing(slot);
    return out.empty() ? "none" : out;
  }
  std::string counters(Slot slot) const {
    std::string out;
    for (std::size_t k = 0; k < look_.code().counters.size(); ++k)
      if (const int n = s_.objects[slot].counters[k]; n > 0)
        out += (out.empty() ? "" : ", ") + std::to_string(n) + ' ' + counter_name(look_, static_cast<unsigned>(k));
    return out.empty() ? "none" : out;
  }
  std::string object(Slot slot) const {
    std::string out;
    Text text(out, names_);
    write_object(look_, slot, text);
    return out;
  }

 private:
  std::string thing(Slot slot) const {
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
      note(o.counters[k] > 0, std::to_string(o.counters[k]) + ' ' + counter_name(look_, static_cast<unsigned>(k)) + " counters");
    const bool gear = o.where == Where::kAttached && look_.card(o.card).type == CardType::kEquipment;
    note(gear && (o.fight & kInUse) == 0, "not in use");
    std::string out = std::string(card_name(look_, o.card)) + notes + (notes.empty() ? "" : ")");
    for_each_attached(s_, ref_of(s_, slot), [&](Slot attached) { out += " + " + thing(attached); });
    return out;
  }

  Look look_;
  const State& s_;
  const Names& names_;
};

// ---- rows about a part of what a player has

class PartCheck {
 public:
  PartCheck(const Content& content, const State& s, const Names& names, const PartRow& row)
      : look_{content, s}, s_(s), names_(names), row_(row), seat_(row.seat), words_(content, s, names) {}

  Found check() const {
    switch (row_.part) {
      case Part::kOffensive:
      case Part::kDefensive:
      case Part::kEnchanted:
      case Part::kDroppedOffensive:
      case Part::kDroppedDefensive: return check_things();
      case Part::kVp: return check_number(s_.vp[seat_]);
      case Part::kGold: return check_number(s_.gold[seat_]);
      case Part::kDeck: return check_number(s_.deck_size[seat_]);
      case Part::kHand:
        if (to_number(row_.text)) return check_number(s_.hand_size[seat_]);
        return check_cards(in_hand(), false);
      case Part::kHolds:
        return check_cards(where([](std::uint8_t copy) { return known_of(copy) == kHeld; }), false);
      case Part::kResources:
        if (const auto count = read_resource_count(row_.text)) return check_resource_count(*count);
        return check_resources();
      case Part::kDraws: return check_cards(on_top(), true);
      case Part::kLoyalty: return check_loyalty();
      case Part::kGrave: return check_cards(in_pile(Pile::kGrave), false);
      case Part::kRemoved: return check_cards(in_pile(Pile::kRemoved), false);
      case Part::kPlayed: return check_cards(in_pile(Pile::kPlayed), false);
    }
    return std::optional<std::string>();
  }

 private:
  std::string said(const std::string& value) const {
    return names_[seat_] + ' ' + std::string(word_of(row_.part)) + ' ' + value;
  }
  Found check_number(int n) const {
    const auto wanted = read_count(row_.text == "none" ? "0" : row_.text, 9999);
    if (!wanted) return Failure{wanted.error()};
    return holds_or(*wanted == n, said(std::to_string(n)));
  }
  Found check_loyalty() const {
    const auto wanted = read_loyalty(look_.content, row_.text);
    if (!wanted) return Failure{wanted.error()};
    const int n = s_.loyalty[seat_][wanted->faction];
    return holds_or(wanted->n == n, said(look_.content.set.factions[wanted->faction].name + ' ' + std::to_string(n)));
  }

  // ---- cards

  template <class Is>
  Cards where(Is&& is) const {
    Cards all;
    for (int i = 0; i < s_.list_size[seat_]; ++i)
      if (is(s_.copies[seat_][i])) all.push_back(s_.list[seat_][i]);
    return all;
  }
  Cards in_pile(Pile pile) const {
    return where([&](std::uint8_t copy) { return pile_of(copy) == pile; });
  }
  Cards in_hand() const {
    Cards all = where([](std::uint8_t copy) {
      return pile_of(copy) == Pile::kHand || (pile_of(copy) == Pile::kHidden && known_of(copy) == kInHand);
    });
    all.resize(s_.hand_size[seat_], kNoCard);
    return all;
  }
  unsigned face(std::uint8_t card) const { return card < look_.code().cards.size() ? card : unsigned{kNoCard}; }
  Cards on_top() const {
    Cards all;
    for (int i = 0; i < s_.top_size[seat_]; ++i) all.push_back(face(s_.top[seat_][i]));
    while (!all.empty() && all.back() == kNoCard) all.pop_back();
    return all;
  }
  Found check_cards(Cards found, bool in_order) const {
    const auto entries = read_entries(look_.content, row_.text);
    if (!entries) return Failure{entries.error()};
    Cards wanted;
    for (const Entry& entry : *entries) {
      if (!entry.card.notes.empty() || !entry.attached.empty()) return Failure{"here stand only names of cards, without brackets"};
      wanted.insert(wanted.end(), static_cast<std::size_t>(entry.count), entry.card.card);
    }
    if (!in_order) std::sort(wanted.begin(), wanted.end());
    if (!in_order) std::sort(found.begin(), found.end());
    return holds_or(wanted == found, said(words_.cards(found)));
  }
  Found check_resource_count(const Result<ResourceCount>& wanted) const {
    if (!wanted) return Failure{wanted.error()};
    const int cards = s_.resources[seat_], marked = std::popcount(s_.resource_marked[seat_]);
    const bool so = wanted->cards == cards && wanted->marked.value_or(marked) == marked;
    return holds_or(so, said(std::to_string(cards) + ", " + std::to_string(marked) + " marked"));
  }
  Found check_resources() const {
    const auto entries = read_entries(look_.content, row_.text);
    if (!entries) return Failure{entries.error()};
    int place = 0;
    bool so = true;
    for (const Entry& entry : *entries)
      for (int n = 0; n < entry.count; ++n, ++place) {
        so &= place < s_.resources[seat_] && face(s_.resource[seat_][place]) == entry.card.card;
        for (std::string_view note : entry.card.notes) {
          if (note != "marked" && note != "unmarked") return Failure{"here stands marked or unmarked in brackets, not " + quoted(note)};
          so &= is_marked(place) == (note == "marked");
        }
      }
    std::string instead;
    for (int i = 0; i < s_.resources[seat_]; ++i)
      instead += (i == 0 ? "" : ", ") + words_.cards({face(s_.resource[seat_][i])}) + (is_marked(i) ? " (marked)" : "");
    return holds_or(so && place == s_.resources[seat_], said(instead.empty() ? "none" : instead));
  }
  bool is_marked(int place) const { return place < kListMost && (s_.resource_marked[seat_] >> place & 1) != 0; }

  // ---- things in play

  bool is_here(Slot slot) const {
    const Object& o = s_.objects[slot];
    switch (row_.part) {
      case Part::kEnchanted: return o.where == Where::kAttached && o.host == player_ref(seat_);
      case Part::kDroppedOffensive:
      case Part::kDroppedDefensive:
        return o.where == Where::kDropped && o.controller == seat_ && o.front == (row_.part == Part::kDroppedOffensive ? kOffensive : kDefensive);
      default:
        return o.where == Where::kFront && o.controller == seat_ && o.front == (row_.part == Part::kOffensive ? kOffensive : kDefensive);
    }
  }
  Found check_things() const {
    auto entries = read_entries(look_.content, row_.text);
    if (!entries) return Failure{entries.error()};
    Slots here, left;
    for (Slot slot = 0; slot < s_.slots; ++slot)
      if (is_here(slot)) here.push_back(slot);
    left = here;
    // Those of which most is said choose first.
    std::stable_sort(entries->begin(), entries->end(), [](const Entry& a, const Entry& b) {
      return a.card.notes.size() + a.attached.size() > b.card.notes.size() + b.attached.size();
    });
    bool so = true;
    for (const Entry& entry : *entries) {
      std::vector<Said> notes;
      for (const CardWords* card : words_of(entry)) {
        auto one = read_notes(look_.content, *card, names_);
        if (!one) return Failure{one.error()};
        notes.push_back(*one);
      }
      for (int n = 0; n < entry.count; ++n) {
        const auto match = std::find_if(left.begin(), left.end(), [&](Slot slot) { return is_meant(slot, entry, notes); });
        so &= match != left.end();
        if (match != left.end()) left.erase(match);
      }
    }
    return holds_or(so && left.empty(), said(words_.things(here)));
  }
  static std::vector<const CardWords*> words_of(const Entry& entry) {
    std::vector<const CardWords*> all{&entry.card};
    for (const CardWords& attached : entry.attached) all.push_back(&attached);
    return all;
  }
  // Attachments count only if some are named, and then all of them, in their order.
  bool is_meant(Slot slot, const Entry& entry, const std::vector<Said>& notes) const {
    if (!fits(slot, entry.card.card, notes[0])) return false;
    if (entry.attached.empty()) return true;
    Slots attached;
    for_each_attached(s_, ref_of(s_, slot), [&](Slot one) { attached.push_back(one); });
    bool so = attached.size() == entry.attached.size();
    for (std::size_t i = 0; so && i < attached.size(); ++i) so = fits(attached[i], entry.attached[i].card, notes[i + 1]);
    return so;
  }
  bool fits(Slot slot, unsigned card, const Said& said) const {
    const Object& o = s_.objects[slot];
    bool so = o.card == card && (o.turn & said.turn) == said.turn;
    so &= said.mark.value_or(o.mark) == o.mark && said.damage.value_or(o.damage) == o.damage;
    so &= said.owner == kNobody || said.owner == o.owner;
    so &= said.in_use.value_or((o.fight & kInUse) != 0) == ((o.fight & kInUse) != 0);
    for (std::size_t k = 0; k < kMostCounters; ++k) so &= said.counters[k].value_or(o.counters[k]) == o.counters[k];
    return so;
  }

  Look look_;
  const State& s_;
  const Names& names_;
  PartRow row_;
  Seat seat_;
  Words words_;
};

// ---- rows about one thing in play: `NAME CARD CLAIM`

class ThingCheck {
 public:
  ThingCheck(const Content& content, const State& s, const Names& names)
      : look_{content, s}, s_(s), names_(names), words_(content, s, names) {}

  Found check(std::string_view row) {
    const auto named = take_name(row, names_);
    if (!named || !take_card(named->rest)) return std::optional<std::string>();
    seat_ = named->seat;
    take_number();
    const auto claim = read_claim();
    if (!claim) return Failure{claim.error()};
    const Slots meant = find();
    const std::string name = names_[seat_] + ' ' + std::string(card_name(look_, card_));
    if (claim_ == "gone") return holds_or(meant.empty(), name + " is in play");
    if (meant.empty()) return holds_or(false, name + " is not in play");
    if (meant.size() > 1) return holds_or(false, name + " is in play " + std::to_string(meant.size()) + " times: say its number");
    return holds_or((*claim)(meant[0]), names_[seat_] + ' ' + words_.object(meant[0]) + ' ' + instead(meant[0]));
  }

 private:
  using Claim = std::function<bool(Slot)>;

  // The longest name of a card that the text begins with.
  bool take_card(std::string_view text) {
    const std::string small = small_letters(text);
    std::size_t longest = 0;
    for (unsigned id = 0; id < look_.code().cards.size(); ++id) {
      const std::string_view name = card_name(look_, id);
      if (look_.card(static_cast<CardId>(id)).is_foe || name.size() <= longest || !after_word(small, small_letters(name))) continue;
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
    const auto player = of ? take_name(*of, names_) : std::nullopt;
    if (!player) return;
    owner_ = player->seat;
    rest_ = player->rest;
  }
  // Those the player controls; if there are none, those the player owns.
  Slots find() const {
    Slots controlled, owned;
    for (Slot slot = 0; slot < s_.slots; ++slot) {
      const Object& o = s_.objects[slot];
      if (!has_name(o) || o.card != card_ || (number_ != 0 && o.number != number_) || (owner_ != kNobody && o.owner != owner_)) continue;
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
      const auto atk = to_number(value.substr(0, slash)), def = to_number(value.substr(std::min(slash, value.size() - 1) + 1));
      if (slash == value.npos || !atk || !def) return Failure{"stats are written like \"stats 4/3\", not " + quoted(value)};
      return Claim([this, a = *atk, d = *def](Slot slot) { return at(slot).atk == a && at(slot).def == d; });
    }
    if (claim_ == "carries" || claim_ == "uses" || claim_ == "enchanted") return read_attached(value);
    if (claim_ == "counters") {
      Said said;
      for (std::string_view one : split(value == "none" ? "" : value, ','))
        if (!one.empty())
          if (const auto done = read_counters(look_.content, trimmed(one), said); !done) return Failure{done.error()};
      return Claim([this, said](Slot slot) {
        for (std::size_t k = 0; k < kMostCounters; ++k)
          if (at(slot).counters[k] != said.counters[k].value_or(0)) return false;
        return true;
      });
    }
    claim_ = rest_;
    for (const auto& [words, is] : kStates)
      if (rest_ == words) return Claim([this, is](Slot slot) { return is(at(slot)); });
    std::vector<std::string_view> known{"damage", "atk", "def", "stats", "carries", "uses", "enchanted", "counters", "gone"};
    for (const State_& one : kStates) known.push_back(one.words);
    if (rest_ == "gone") return Claim();
    return Failure{quoted(rest_) + " is nothing that can be expected of a card in play" + did_you_mean(rest_, known)};
  }
  Result<Claim> read_attached(std::string_view value) const {
    const auto entries = read_entries(look_.content, value == "nothing" ? "none" : value);
    if (!entries) return Failure{entries.error()};
    Cards wanted;
    for (const Entry& entry : *entries) wanted.insert(wanted.end(), static_cast<std::size_t>(entry.count), entry.card.card);
    std::sort(wanted.begin(), wanted.end());
    return Claim([this, wanted](Slot slot) { return attached(slot) == wanted; });
  }
  // As far as the claim speaks of them, sorted.
  Cards attached(Slot slot) const {
    Cards cards;
    for_each_attached(s_, ref_of(s_, slot), [&](Slot one) {
      const bool gear = look_.card_at(one).type == CardType::kEquipment;
      if (gear == (claim_ == "enchanted") || (claim_ == "uses" && (at(one).fight & kInUse) == 0)) return;
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
    if (claim_ == "damage" || claim_ == "atk" || claim_ == "def") return word + ' ' + std::to_string(number(slot));
    if (claim_ == "stats") return word + ' ' + std::to_string(at(slot).atk) + '/' + std::to_string(at(slot).def);
    if (claim_ == "counters") return word + ' ' + words_.counters(slot);
    if (claim_ == "carries" || claim_ == "uses" || claim_ == "enchanted") return word + ' ' + words_.cards(attached(slot));
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
  Words words_;
  Seat seat_ = 0, owner_ = kNobody;
  CardId card_ = 0;
  long long number_ = 0;  // 0: whichever
  std::string_view rest_, claim_;
};

// ---- rows about the game

Found check_phase(const State& s, std::string_view word) {
  const auto phase = phase_called(word);
  if (!phase) return Failure{"no phase is called " + quoted(word) + did_you_mean(word, kPhaseNames)};
  return holds_or(s.phase == *phase, "phase " + std::string(kPhaseNames[s.phase]));
}

Found check_turn(const State& s, std::string_view text, const Names& names) {
  const auto named = take_name(text, names);
  const auto word = named ? after_word(named->rest, "phase") : std::nullopt;
  const auto phase = word ? phase_called(*word) : std::nullopt;
  if (!phase) return Failure{"a turn is written like \"turn " + names[0] + " phase attack\""};
  return holds_or(s.active == named->seat && s.phase == *phase, "turn " + names[s.active] + " phase " + std::string(kPhaseNames[s.phase]));
}

Found check_chain(const Content& content, const State& s, std::string_view text, const Names& names) {
  const auto entries = read_entries(content, text);
  if (!entries) return Failure{entries.error()};
  Cards wanted, found;
  for (const Entry& entry : *entries) wanted.insert(wanted.end(), static_cast<std::size_t>(entry.count), entry.card.card);
  for (const Item& item : s.chain) found.push_back(item.card);
  return holds_or(wanted == found, "chain " + Words(content, s, names).cards(found));
}

}  // namespace

Result<std::optional<std::string>> Wtactics::row_holds(const State& s, std::string_view row, const Names& names) const {
  if (is_field_row(row)) return std::optional<std::string>();
  if (const auto word = after_word(row, "phase")) return check_phase(s, *word);
  if (const auto text = after_word(row, "turn")) return check_turn(s, *text, names);
  if (const auto text = after_word(row, "chain")) return check_chain(*content_, s, *text, names);
  if (const auto text = after_word(row, "round")) {
    const auto n = read_count(*text, 9999);
    if (!n) return Failure{n.error()};
    return holds_or(s.round == *n, "round " + std::to_string(s.round));
  }
  if (const auto part = find_part(row, names)) return PartCheck(*content_, s, names, *part).check();
  return ThingCheck(*content_, s, names).check(row);
}

}  // namespace turnwright::wtactics
