// What scenarios expect and see, held against a state or a view of one.
#include <algorithm>
#include <bit>

#include "games/wtactics/rules.h"
#include "games/wtactics/words_quests.h"

namespace turnwright::wtactics {
namespace {

// ---- rows about a part of what a player has

class PartCheck {
 public:
  PartCheck(const Look& look, const Names& names, const PartRow& row)
      : look_(look), s_(look.s), names_(names), row_(row), seat_(row.seat), words_(look, names) {}

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
    return holds_or(wanted->n == n, said(look_.content.set.factions[wanted->faction].name + ' ' +
                                         std::to_string(n)));
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
      return pile_of(copy) == Pile::kHand ||
             (pile_of(copy) == Pile::kHidden && known_of(copy) == kInHand);
    });
    all.resize(s_.hand_size[seat_], kNoCard);
    return all;
  }
  unsigned face(std::uint8_t card) const {
    return card < look_.code().cards.size() ? card : unsigned{kNoCard};
  }
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
      if (!entry.card.notes.empty() || !entry.attached.empty())
        return Failure{"here stand only names of cards, without brackets"};
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
          if (note != "marked" && note != "unmarked")
            return Failure{"here stands marked or unmarked in brackets, not " + quoted(note)};
          so &= is_marked(place) == (note == "marked");
        }
      }
    std::string instead;
    for (int i = 0; i < s_.resources[seat_]; ++i)
      instead += (i == 0 ? "" : ", ") + words_.cards({face(s_.resource[seat_][i])}) +
                 (is_marked(i) ? " (marked)" : "");
    return holds_or(so && place == s_.resources[seat_], said(instead.empty() ? "none" : instead));
  }
  bool is_marked(int place) const {
    return place < kListMost && (s_.resource_marked[seat_] >> place & 1) != 0;
  }

  // ---- things in play

  bool is_here(Slot slot) const {
    const Object& o = s_.objects[slot];
    switch (row_.part) {
      case Part::kEnchanted: return o.where == Where::kAttached && o.host == player_ref(seat_);
      case Part::kDroppedOffensive:
      case Part::kDroppedDefensive:
        return o.where == Where::kDropped && o.controller == seat_ &&
               o.front == (row_.part == Part::kDroppedOffensive ? kOffensive : kDefensive);
      default:
        return o.where == Where::kFront && o.controller == seat_ &&
               o.front == (row_.part == Part::kOffensive ? kOffensive : kDefensive);
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
    std::sort(entries->begin(), entries->end(), [](const Entry& a, const Entry& b) {
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
        const auto match = std::find_if(left.begin(), left.end(),
                                        [&](Slot slot) { return is_meant(slot, entry, notes); });
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
    for (std::size_t i = 0; so && i < attached.size(); ++i)
      so = fits(attached[i], entry.attached[i].card, notes[i + 1]);
    return so;
  }
  bool fits(Slot slot, unsigned card, const Said& said) const {
    const Object& o = s_.objects[slot];
    bool so = o.card == card && (o.turn & said.turn) == said.turn;
    so &= said.mark.value_or(o.mark) == o.mark && said.damage.value_or(o.damage) == o.damage;
    so &= said.owner == kNobody || said.owner == o.owner;
    so &= said.in_use.value_or((o.fight & kInUse) != 0) == ((o.fight & kInUse) != 0);
    for (std::size_t k = 0; k < kMostCounters; ++k)
      so &= said.counters[k].value_or(o.counters[k]) == o.counters[k];
    return so;
  }

  Look look_;
  const State& s_;
  const Names& names_;
  PartRow row_;
  Seat seat_;
  FoundWords words_;
};

// ---- rows about the game

Found check_phase(const State& s, std::string_view word) {
  const auto phase = phase_called(word);
  if (!phase)
    return Failure{"no phase is called " + quoted(word) + did_you_mean(word, kPhaseNames)};
  return holds_or(s.phase == *phase, "phase " + std::string(kPhaseNames[s.phase]));
}

Found check_turn(const State& s, std::string_view text, const Names& names) {
  const auto named = take_name(text, names, kSeats);
  const auto word = named ? after_word(named->rest, "phase") : std::nullopt;
  const auto phase = word ? phase_called(*word) : std::nullopt;
  if (!phase) return Failure{"a turn is written like \"turn " + names[0] + " phase attack\""};
  return holds_or(s.active == named->seat && s.phase == *phase,
                  "turn " + names[s.active] + " phase " + std::string(kPhaseNames[s.phase]));
}

Found check_chain(const Content& content, const State& s, std::string_view text,
                  const Names& names) {
  const auto entries = read_entries(content, text);
  if (!entries) return Failure{entries.error()};
  Cards wanted, found;
  for (const Entry& entry : *entries)
    wanted.insert(wanted.end(), static_cast<std::size_t>(entry.count), entry.card.card);
  for (const Item& item : s.chain) found.push_back(item.card);
  return holds_or(wanted == found, "chain " + FoundWords({content, s}, names).cards(found));
}

}  // namespace

Result<std::optional<std::string>> Wtactics::row_holds(const State& s, std::string_view row,
                                                       const Names& names) const {
  if (is_field_row(kStateFields, row)) return std::optional<std::string>();
  if (const auto word = after_word(row, "phase")) return check_phase(s, *word);
  if (const auto text = after_word(row, "turn")) return check_turn(s, *text, names);
  if (const auto text = after_word(row, "chain")) return check_chain(*content_, s, *text, names);
  if (const auto text = after_word(row, "round")) {
    const auto n = read_count(*text, 9999);
    if (!n) return Failure{n.error()};
    return holds_or(s.round == *n, "round " + std::to_string(s.round));
  }
  if (auto found = check_quest_row({*content_, s}, row, names)) return *std::move(found);
  if (const auto part = find_part(row, names))
    return PartCheck({*content_, s}, names, *part).check();
  return check_thing({*content_, s}, row, names);
}

}  // namespace turnwright::wtactics
