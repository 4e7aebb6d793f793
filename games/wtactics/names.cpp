#include "games/wtactics/names.h"

#include <algorithm>

namespace turnwright::wtactics {
namespace {

std::string name_of(const Names& names, Seat seat) {
  return seat < names.size() ? small_letters(names[seat]) : std::string();
}

// What a card's other copies in play make necessary to tell it from them.
struct Needs {
  bool number = false, player = false;
  bool by_owner = false;
};
Needs needs_of(const Look& look, const Object& o) {
  Needs needs;
  Seat owner_under[kSeats] = {kNobody, kNobody};  // by controller
  for (Slot slot = 0; slot < look.s.slots; ++slot) {
    const Object& like = look.s.objects[slot];
    if (!has_name(like) || like.card != o.card) continue;
    needs.number |= &like != &o && like.owner == o.owner;
    if (like.owner == kNobody) continue;  // a foe
    Seat& owner = owner_under[like.controller];
    needs.by_owner |= owner != kNobody && owner != like.owner;
    owner = like.owner;
    needs.player |= like.owner != o.owner || like.controller != o.controller;
  }
  return needs;
}

// Whether `wanted` stands in the text of this ability, itself or in quotes.
bool has_in_it(const Code& code, AbilityId id, AbilityId wanted) {
  if (id == kNone) return false;
  if (id == wanted) return true;
  const Ability& ability = code.abilities[id];
  if (has_in_it(code, ability.inner, wanted)) return true;
  for (std::uint16_t i = ability.first; i < ability.last; ++i)
    if (has_in_it(code, code.instructions[i].ability, wanted)) return true;
  return false;
}

unsigned printed_on(const Code& code, AbilityId wanted) {
  for (unsigned card = 0; card < code.cards.size(); ++card)
    for (AbilityId id = code.cards[card].first; id < code.cards[card].last; ++id)
      if (has_in_it(code, id, wanted)) return card;
  return kNoCard;
}

std::optional<unsigned> number_up_to(std::string_view text, int most) {
  const auto number = to_number(text);
  if (!number || *number < 1 || *number > most) return std::nullopt;
  return static_cast<unsigned>(*number);
}

}  // namespace

std::string_view card_name(const Look& look, unsigned card) {
  return card < look.code().cards.size() ? std::string_view(look.code().cards[card].name)
                                         : "a card";
}

std::string_view quest_name(const Look& look, unsigned quest) {
  return quest < look.code().quests.size() ? std::string_view(look.code().quests[quest].name)
                                           : "a quest";
}

std::string offer_name(const Look& look, int offer) {
  const QuestId quest = look.s.offers[offer].quest;
  const bool twice = offer == 1 && look.s.offers[0].quest == quest;
  return std::string(quest_name(look, quest)) + (twice ? " 2" : "");
}

std::string counter_name(const Look& look, unsigned counter) {
  return language::to_text(look.code().counters[counter]);
}

void write_object(const Look& look, unsigned slot, Text& text) {
  if (slot >= look.s.slots || !has_name(look.s.objects[slot])) {
    text << "something that has left";
    return;
  }
  const Object& o = look.s.objects[slot];
  const Needs needs = needs_of(look, o);
  text << card_name(look, o.card);
  if (needs.number) text << ' ' << o.number;
  if (needs.player) text << " of " << text.name(needs.by_owner ? o.owner : o.controller);
}

void write_ref(const Look& look, Ref ref, Text& text) {
  switch (points_at(ref)) {
    case Points::kObject: return write_object(look, slot_of(look.s, ref), text);
    case Points::kPlayer: text << text.name(ref_low(ref)); return;
    case Points::kItem: text << "item " << ref_low(ref) + 1; return;
    case Points::kGrave:
      text << card_name(look, ref_low(ref)) << " in " << text.name(ref_seat(ref)) << "'s grave";
      return;
    case Points::kResource:
      text << "resource " << ref_low(ref) + 1 << " of " << text.name(ref_seat(ref));
      return;
    case Points::kQuest: text << offer_name(look, ref_low(ref)); return;
    default: text << "nothing"; return;
  }
}

void write_ability(const Look& look, AbilityId id, const AbilityIds& among, Text& text) {
  const auto line_of = [&](AbilityId one) { return look.code().abilities[one].line; };
  text << line_of(id);
  AbilityIds alike;
  for (AbilityId one : among)
    if (line_of(one) == line_of(id)) alike.push_back(one);
  if (alike.size() < 2) return;
  const unsigned card = printed_on(look.code(), id);
  text << " of " << card_name(look, card);
  int place = 1;  // one line may have several in quotes
  for (AbilityId one : alike) {
    if (one == id) break;
    place += printed_on(look.code(), one) == card ? 1 : 0;
  }
  if (place > 1) text << ' ' << place;
}

std::string small_letters(std::string_view text) {
  std::string small(text);
  for (char& one : small)
    if (one >= 'A' && one <= 'Z') one = static_cast<char>(one - 'A' + 'a');
  return small;
}

bool may_mean(const Look& look, Slot slot, std::string_view text, const Names& names) {
  const Object& o = look.s.objects[slot];
  if (!has_name(o)) return false;
  auto rest = after_word(text, small_letters(card_name(look, o.card)));
  if (!rest) return false;
  const std::string_view word = rest->substr(0, rest->find(' '));
  if (const auto number = to_number(word)) {
    if (*number != o.number) return false;
    rest = trimmed(rest->substr(word.size()));
  }
  if (rest->empty()) return true;
  const auto player = after_word(*rest, "of");
  return player && (*player == name_of(names, o.controller) || *player == name_of(names, o.owner));
}

std::vector<Ref> find_refs(const Look& look, std::string_view text, const Names& names) {
  std::vector<Ref> refs;
  for (Slot slot = 0; slot < look.s.slots; ++slot)
    if (may_mean(look, slot, text, names)) refs.push_back(ref_of(look.s, slot));
  const auto item = after_word(text, "item");
  if (const auto place = number_up_to(item.value_or(""), kChainMost))
    refs.push_back(item_ref(*place - 1));
  for (int offer = 0; offer < kOffers; ++offer)
    if (look.s.offers[offer].quest != kNoQuest && text == small_letters(offer_name(look, offer)))
      refs.push_back(make_ref(Points::kQuest, static_cast<unsigned>(offer)));
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const std::string name = name_of(names, seat);
    if (text == name) refs.push_back(player_ref(seat));
    const std::string grave = " in " + name + "'s grave", owner = " of " + name;
    if (text.ends_with(grave))
      for (unsigned card = 0; card < look.code().cards.size(); ++card)
        if (small_letters(card_name(look, card)) == text.substr(0, text.size() - grave.size()))
          refs.push_back(grave_ref(seat, static_cast<CardId>(card)));
    const auto resource = after_word(text, "resource");
    if (!resource || !resource->ends_with(owner)) continue;
    const auto place =
        number_up_to(resource->substr(0, resource->size() - owner.size()), kListMost);
    if (place) refs.push_back(resource_ref(seat, static_cast<int>(*place) - 1));
  }
  return refs;
}

}  // namespace turnwright::wtactics
