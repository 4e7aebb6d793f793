#include "games/wtactics/words_quests.h"

#include <algorithm>

#include "games/wtactics/confrontations.h"

namespace turnwright::wtactics {
namespace {

// `1 TEXT`, as in `offer 1 Mercy Rounds` and `Ann quest 1 accepted`.
struct OfferRow {
  int offer;
  std::string_view text;
};
Result<OfferRow> read_offer(std::string_view text) {
  const std::size_t space = std::min(text.find(' '), text.size());
  const auto n = to_number(text.substr(0, space));
  if (!n || *n < 1 || *n > kOffers)
    return Failure{"quests on offer are 1 and 2, not " + quoted(text.substr(0, space))};
  return OfferRow{static_cast<int>(*n) - 1, trimmed(text.substr(space))};
}

Result<QuestId> find_quest(const Look& look, std::string_view name) {
  std::vector<std::string_view> known;
  for (std::size_t id = 0; id < look.code().quests.size(); ++id) {
    known.push_back(look.code().quests[id].name);
    if (small_letters(known.back()) == small_letters(name)) return static_cast<QuestId>(id);
  }
  return Failure{"no quest is called " + quoted(name) + did_you_mean(name, known)};
}

// A name, and what stands in brackets behind it.
struct Noted {
  std::string_view name;
  std::vector<std::string_view> notes;
};
Result<Noted> read_noted(std::string_view text) {
  const std::size_t bracket = text.find('(');
  Noted noted{trimmed(text.substr(0, bracket)), {}};
  if (bracket == text.npos) return noted;
  if (text.back() != ')')
    return Failure{"the bracket in " + quoted(text) + " must be closed at its end"};
  for (std::string_view note : split(text.substr(bracket + 1, text.size() - bracket - 2), ','))
    noted.notes.push_back(trimmed(note));
  return noted;
}

Slot foe_called(const Look& look, std::string_view name, const Names& names) {
  for (Slot slot = 0; slot < look.s.slots; ++slot)
    if (is_foe(look.s.objects[slot]) && may_mean(look, slot, small_letters(name), names))
      return slot;
  return kNoSlot;
}

bool is_foe_name(const Look& look, std::string_view name) {
  const std::string small = small_letters(name.substr(0, name.find_last_not_of("0123456789 ") + 1));
  return std::any_of(look.code().cards.begin(), look.code().cards.end(), [&](const CardCode& card) {
    return card.is_foe && small_letters(card.name) == small;
  });
}

// `FOE N`: the name and the number behind it. kNoSlot: it is not on offer.
struct FoeRow {
  Slot foe;
  int n;
};
Result<FoeRow> read_foe(const Look& look, std::string_view text, const Names& names) {
  const std::size_t space = text.rfind(' ');
  const auto n = space == text.npos ? std::nullopt : to_number(text.substr(space + 1));
  if (!n)
    return Failure{"hit points are written like \"hp Drowned Colossus 2\", not " + quoted(text)};
  const Slot foe = foe_called(look, trimmed(text.substr(0, space)), names);
  if (foe == kNoSlot && !is_foe_name(look, trimmed(text.substr(0, space))))
    return Failure{"no creature of a quest is called " + quoted(text.substr(0, space))};
  return FoeRow{foe, static_cast<int>(*n)};
}

class QuestReader {
 public:
  QuestReader(Play& p, PositionPiles& piles, const Names& names)
      : p_(p), s_(p.s), piles_(piles), names_(names) {}

  Result<Done> put_offer(std::string_view text) {
    const auto row = read_offer(text);
    if (!row) return Failure{row.error()};
    const auto noted = read_noted(row->text);
    if (!noted) return Failure{noted.error()};
    if (is_offered(s_, row->offer)) remove_quest(p_, row->offer);
    if (noted->name == "none") return Done{};
    const auto quest = find_quest(p_, noted->name);
    if (!quest) return Failure{quest.error()};
    QuestId* list = s_.quest_list[row->offer];
    QuestId* const end = list + s_.quest_list_size[row->offer];
    QuestId* found = std::find(list, end, *quest);
    if (found == end) {  // it takes the place of one that no row speaks of, or of the last
      found = end - 1;
      for (int place = s_.quest_list_size[row->offer]; place-- > 0;)
        if (!is_place_of_quest(s_, row->offer, place)) found = list + place;
      *found = *quest;
    }
    const auto place = static_cast<unsigned>(found - list);
    s_.quests_in[row->offer] = static_cast<std::uint16_t>(s_.quests_in[row->offer] | 1u << place);
    turn_up_at(p_, row->offer, static_cast<int>(place));
    s_.offers[row->offer].since = static_cast<std::uint16_t>(s_.round - 1);
    for (std::string_view note : noted->notes) {
      if (note != "new") return bad_note(note, "new");
      s_.offers[row->offer].since = s_.round;
    }
    return Done{};
  }

  Result<Done> put_deck(Seat deck, std::string_view text) {
    s_.quests_in[deck] = 0;
    if (text == "none") return Done{};
    for (std::string_view name : split(text, ',')) {
      const auto quest = find_quest(p_, trimmed(name));
      if (!quest) return Failure{quest.error()};
      QuestId* list = s_.quest_list[deck];
      QuestId* const end = list + s_.quest_list_size[deck];
      QuestId* found = std::find(list, end, *quest);
      for (int place = s_.quest_list_size[deck]; found == end && place-- > 0;)
        if ((s_.quests_in[deck] >> place & 1) == 0 && list[place] != s_.offers[deck].quest)
          found = list + place;
      if (found == end) return Failure{"a quest deck has no room for " + quoted(name)};
      *found = *quest;
      s_.quests_in[deck] = static_cast<std::uint16_t>(s_.quests_in[deck] | 1u << (found - list));
    }
    return Done{};
  }

  Result<Done> put_token(Seat seat, std::string_view text) {
    const auto row = read_offer(text);
    if (!row) return Failure{row.error()};
    const auto noted = read_noted(row->text);
    if (!noted) return Failure{noted.error()};
    if (noted->name != "accepted")
      return Failure{"a quest is accepted, with what is so in brackets; not " +
                     quoted(noted->name)};
    if (!is_offered(s_, row->offer))
      return Failure{"nothing is on offer there: a row \"offer\" stands before it"};
    lay_token(s_, seat, row->offer);
    for (std::string_view note : noted->notes)
      if (auto done = note_token(seat, row->offer, note); !done) return done;
    return Done{};
  }

  Result<Done> put_hp(Seat seat, std::string_view text) {
    const auto row = read_foe(p_, text, names_);
    if (!row) return Failure{row.error()};
    if (row->foe == kNoSlot) return Failure{"it is not on offer: a row \"offer\" stands before"};
    const int full = hp_left(p_, seat, row->foe);
    if (row->n > full) return Failure{"it has " + std::to_string(full) + " hit points at most"};
    take_off_hp(s_, seat, row->foe, full - row->n);
    return Done{};
  }

 private:
  Result<Done> note_token(Seat seat, int offer, std::string_view note) {
    Token& token = s_.tokens[seat][offer];
    if (const auto n = after_word(note, "progress")) return set(token.progress, *n);
    if (const auto n = after_word(note, "turn")) return set(token.turns, *n);
    if (note == "counted now") {
      token.flags |= kCountedNow;
      return Done{};
    }
    if (const auto name = after_word(note, "escrow")) {
      const auto card = find_card(p_.content, *name);
      if (!card) return Failure{card.error()};
      if (token.escrow_size == kMostEscrow) return Failure{"there is no room for more escrow"};
      if (auto done = piles_.bring(seat, *card, copy_in(Pile::kEscrow)); !done) return done;
      token.escrow[token.escrow_size++] = *card;
      return Done{};
    }
    return bad_note(note, "progress N, turn N, counted now, escrow CARD");
  }
  static Result<Done> set(std::uint8_t& number, std::string_view text) {
    const auto n = read_count(text, 255);
    if (!n) return Failure{n.error()};
    number = static_cast<std::uint8_t>(*n);
    return Done{};
  }

  Play& p_;
  State& s_;
  PositionPiles& piles_;
  const Names& names_;
};

class QuestCheck {
 public:
  QuestCheck(const Look& look, const Names& names) : look_(look), s_(look.s), names_(names) {}

  Found offer(std::string_view text) const {
    const auto row = read_offer(text);
    if (!row) return Failure{row.error()};
    const std::string is = is_offered(s_, row->offer) ? quest_at(look_, row->offer).name : "none";
    return holds_or(small_letters(row->text) == small_letters(is),
                    "offer " + std::to_string(row->offer + 1) + ' ' + is);
  }
  Found deck(Seat seat, std::string_view text) const {
    if (const auto n = to_number(text == "none" ? "0" : text))
      return holds_or(quests_left(s_, seat) == *n,
                      names_[seat] + " quest deck " + std::to_string(quests_left(s_, seat)));
    std::vector<std::string> wanted, found;
    for (std::string_view name : split(text, ',')) {
      const auto quest = find_quest(look_, trimmed(name));
      if (!quest) return Failure{quest.error()};
      wanted.push_back(look_.code().quests[*quest].name);
    }
    for (int place = 0; place < s_.quest_list_size[seat]; ++place)
      if (is_place_of_quest(s_, seat, place))
        found.push_back(look_.code().quests[s_.quest_list[seat][place]].name);
    std::sort(wanted.begin(), wanted.end());
    std::sort(found.begin(), found.end());
    std::string is;
    for (const std::string& name : found) is += (is.empty() ? "" : ", ") + name;
    return holds_or(wanted == found, names_[seat] + " quest deck " + (is.empty() ? "none" : is));
  }
  Found token(Seat seat, std::string_view text) const {
    const auto row = read_offer(text);
    if (!row) return Failure{row.error()};
    const Token& token = s_.tokens[seat][row->offer];
    const std::string name = names_[seat] + " quest " + std::to_string(row->offer + 1) + ' ';
    if (row->text == "accepted" || row->text == "not accepted")
      return holds_or((token.order != 0) == (row->text == "accepted"),
                      name + (token.order != 0 ? "accepted" : "not accepted"));
    const int counted = std::max<int>(token.progress, static_cast<int>(token.counted.size()));
    for (const auto& [word, is] :
         {std::pair{"progress", counted}, std::pair{"turn", int{token.turns}},
          std::pair{"escrow", int{token.escrow_size}}})
      if (const auto number = after_word(row->text, word)) {
        const auto n = read_count(*number, 255);
        if (!n) return Failure{n.error()};
        return holds_or(*n == is, name + word + ' ' + std::to_string(is));
      }
    return Failure{
        "of a quest is expected accepted, not accepted, progress N, turn N, escrow N; not " +
        quoted(row->text)};
  }
  Found hp(Seat seat, std::string_view text) const {
    const auto row = read_foe(look_, text, names_);
    if (!row) return Failure{row.error()};
    if (row->foe == kNoSlot) return holds_or(false, "it is not on offer");
    const int left = hp_left(look_, seat, row->foe);
    return holds_or(left == row->n, names_[seat] + " hp " +
                                        std::string(card_name(look_, s_.objects[row->foe].card)) +
                                        ' ' + std::to_string(left));
  }

 private:
  Look look_;
  const State& s_;
  const Names& names_;
};

// Which of these rows it is: the answer of one of four calls.
template <class Answer, class Offer, class Deck, class Quest, class Hp>
std::optional<Answer> by_row(std::string_view row, const Names& names, Offer&& offer, Deck&& deck,
                             Quest&& quest, Hp&& hp) {
  if (const auto text = after_word(row, "offer")) return offer(*text);
  const auto named = take_name(row, names, kSeats);
  if (!named) return std::nullopt;
  if (const auto text = after_word(named->rest, "quest deck")) return deck(named->seat, *text);
  if (const auto text = after_word(named->rest, "quest")) return quest(named->seat, *text);
  if (const auto text = after_word(named->rest, "hp")) return hp(named->seat, *text);
  return std::nullopt;
}

}  // namespace

std::optional<Result<Done>> read_quest_row(Play& p, PositionPiles& piles, std::string_view row,
                                           const Names& names) {
  QuestReader reader(p, piles, names);
  return by_row<Result<Done>>(
      row, names, [&](std::string_view text) { return reader.put_offer(text); },
      [&](Seat seat, std::string_view text) { return reader.put_deck(seat, text); },
      [&](Seat seat, std::string_view text) { return reader.put_token(seat, text); },
      [&](Seat seat, std::string_view text) { return reader.put_hp(seat, text); });
}

std::optional<Found> check_quest_row(const Look& look, std::string_view row, const Names& names) {
  const QuestCheck check(look, names);
  return by_row<Found>(
      row, names, [&](std::string_view text) { return check.offer(text); },
      [&](Seat seat, std::string_view text) { return check.deck(seat, text); },
      [&](Seat seat, std::string_view text) { return check.token(seat, text); },
      [&](Seat seat, std::string_view text) { return check.hp(seat, text); });
}

}  // namespace turnwright::wtactics
