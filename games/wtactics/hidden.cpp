// What a seat may know (WT-63), a world it cannot rule out, and what must hold in every state.
#include <algorithm>
#include <bit>
#include <cstring>

#include "games/wtactics/flow.h"
#include "games/wtactics/phases.h"
#include "games/wtactics/quests.h"
#include "games/wtactics/rules.h"
#include "games/wtactics/values.h"

namespace turnwright::wtactics {
namespace {

constexpr std::uint8_t kUnknownFace = 0xff;
constexpr QuestId kUnknownQuest = 0xfe;

bool is_hidden(Pile pile) { return pile <= Pile::kEscrow; }

// Calls with the bounds of each run of copies of one card.
template <class Call>
void for_each_group(const State& s, Seat owner, Call&& call) {
  for (int first = 0, last = 0; first < s.list_size[owner]; first = last) {
    while (last < s.list_size[owner] && s.list[owner][last] == s.list[owner][first]) ++last;
    call(first, last);
  }
}

void sort_copies(State& s, Seat owner) {
  for_each_group(s, owner, [&](int first, int last) {
    std::sort(s.copies[owner] + first, s.copies[owner] + last);
  });
}

using Copies = FixedVec<std::uint8_t, kListMost>;  // places in a list

// The quest deck at whose next card a player is looking; -1: nobody is.
int deck_looked_at(const State& s) {
  return s.flow.window.kind == kNewQuestWindow && s.flow.window.open()
             ? s.flow.frames[s.flow.depth - 1].n
             : -1;
}

// A card or ability is being carried out: a card then is no longer on the chain's list, but not yet in a grave.
bool is_resolving(const State& s) {
  for (int i = 0; i < s.flow.depth; ++i)
    if (s.flow.frames[i].procedure == kResolve && s.flow.frames[i].step == 1) return true;
  return false;
}

// A free copy of this card is taken out.
int take_copy(const State& s, Seat owner, CardId card, Copies& free, std::uint8_t known) {
  for (std::size_t i = 0; i < free.size(); ++i) {
    const int copy = free[i];
    if (s.list[owner][copy] != card || known_of(s.copies[owner][copy]) != known) continue;
    free.erase(i);
    return copy;
  }
  CHECK(false, "what a seat remembers does not fit the list");
  return 0;
}

// A face that lies down: of a resource card, or of escrow.
struct Face {
  std::uint8_t* card;
  Pile pile;
};
using Faces = FixedVec<Face, kListMost>;

Faces faces_of(State& s, Seat owner) {
  Faces faces{};
  for (int place = 0; place < s.resources[owner]; ++place)
    faces.push_back({&s.resource[owner][place], Pile::kResource});
  for (Token& token : s.tokens[owner])
    for (int i = 0; i < token.escrow_size; ++i) faces.push_back({&token.escrow[i], Pile::kEscrow});
  return faces;
}

void guess_cards(State& s, Seat owner, Host& host) {
  Copies free{};
  for (int i = 0; i < s.list_size[owner]; ++i)
    if (pile_of(s.copies[owner][i]) == Pile::kHidden) free.push_back(static_cast<std::uint8_t>(i));
  const auto settle_copy = [&](int copy, Pile pile) {
    s.copies[owner][copy] = copy_in(pile, known_of(s.copies[owner][copy]));
  };
  // What is known by its place.
  Faces laid{};  // those that are not
  for (const Face& face : faces_of(s, owner))
    if (*face.card == kUnknownFace)
      laid.push_back(face);
    else
      settle_copy(take_copy(s, owner, *face.card, free, kUnknown), face.pile);
  for (int place = 0; place < s.top_size[owner]; ++place)
    if (s.top[owner][place] != kUnknownFace)
      settle_copy(take_copy(s, owner, s.top[owner][place], free, kUnknown), Pile::kDeck);
  int hand = s.hand_size[owner];
  for (std::size_t i = free.size(); i-- > 0;)
    if (known_of(s.copies[owner][free[i]]) == kInHand) {
      settle_copy(free[i], Pile::kHand);
      free.erase(i);
      --hand;
    }
  const auto lay = [&](int copy) {
    const std::size_t n = host.roll(kTable, static_cast<std::uint32_t>(laid.size()));
    *laid[n].card = s.list[owner][copy];
    settle_copy(copy, laid[n].pile);
    laid.erase(n);
  };
  // What is held: in hand, or a face that is not known.
  for (std::size_t i = free.size(); i-- > 0;) {
    const int copy = free[i];
    if (known_of(s.copies[owner][copy]) != kHeld) continue;
    free.erase(i);
    if (host.roll(kTable, static_cast<std::uint32_t>(hand + static_cast<int>(laid.size()))) <
        static_cast<std::uint32_t>(hand)) {
      settle_copy(copy, Pile::kHand);
      --hand;
    } else {
      lay(copy);
    }
  }
  // The rest, in random order.
  const auto any = [&] {
    const std::size_t n = host.roll(kTable, static_cast<std::uint32_t>(free.size()));
    const int copy = free[n];
    free.erase(n);
    return copy;
  };
  while (!laid.empty()) lay(any());
  for (; hand > 0; --hand) settle_copy(any(), Pile::kHand);
  for (int place = 0; place < s.top_size[owner]; ++place) {
    if (s.top[owner][place] != kUnknownFace) continue;
    const int copy = any();
    s.top[owner][place] = s.list[owner][copy];
    settle_copy(copy, Pile::kDeck);
  }
  while (!free.empty()) settle_copy(any(), Pile::kDeck);
  sort_copies(s, owner);
}

// The quests that somebody else has put under a quest deck or is looking at.
void guess_quests(State& s, int deck, Host& host) {
  FixedVec<QuestId, kMostQuestCards> free{};
  for (int place = 0; place < s.quest_list_size[deck]; ++place)
    if (is_place_of_quest(s, deck, place)) free.push_back(s.quest_list[deck][place]);
  QuestId* const under = s.under[deck];
  const auto take = [&](QuestId quest) {
    for (std::size_t i = 0; i < free.size(); ++i)
      if (free[i] == quest) return free.erase(i);
  };
  if (deck_looked_at(s) == deck && s.looked_at != kUnknownQuest) take(s.looked_at);
  for (int i = 0; i < s.under_size[deck]; ++i)
    if (under[i] != kUnknownQuest) take(under[i]);
  for (int i = 0; i < s.under_size[deck]; ++i) {
    if (under[i] != kUnknownQuest) continue;
    under[i] = free[host.roll(kTable, static_cast<std::uint32_t>(free.size()))];
    take(under[i]);
  }
  if (s.looked_at != kUnknownQuest || deck_looked_at(s) != deck) return;
  s.looked_at =
      free.empty() ? under[0] : free[host.roll(kTable, static_cast<std::uint32_t>(free.size()))];
}

// The order of one's own deck, as far as somebody else has fixed it.
void guess_top(State& s, Seat owner, Host& host) {
  Copies free{};
  for (int i = 0; i < s.list_size[owner]; ++i)
    if (pile_of(s.copies[owner][i]) == Pile::kDeck) free.push_back(static_cast<std::uint8_t>(i));
  for (int place = 0; place < s.top_size[owner]; ++place)
    if (s.top[owner][place] != kUnknownFace)
      take_copy(s, owner, s.top[owner][place], free, kUnknown);
  for (int place = 0; place < s.top_size[owner]; ++place) {
    if (s.top[owner][place] != kUnknownFace) continue;
    const std::size_t n = host.roll(kTable, static_cast<std::uint32_t>(free.size()));
    s.top[owner][place] = s.list[owner][free[n]];
    free.erase(n);
  }
}

}  // namespace

void Wtactics::redact(State& s, Seat reader) const {
  for (Seat owner = 0; owner < kSeats; ++owner) {
    for (int place = 0; place < s.top_size[owner]; ++place) {
      const bool known = reader < kSeats && (s.top_known[owner][reader] >> place & 1) != 0;
      if (!known) s.top[owner][place] = kUnknownFace;
    }
    if (owner == reader) continue;
    for (int place = 0; place < s.resources[owner]; ++place) {
      const bool known = reader < kSeats && (s.resource_known[owner] >> place & 1) != 0;
      if (!known) s.resource[owner][place] = kUnknownFace;
    }
    for (Token& token : s.tokens[owner])
      for (int i = 0; i < token.escrow_size; ++i)
        if (reader >= kSeats || (token.escrow_known >> i & 1) == 0) token.escrow[i] = kUnknownFace;
    for (int i = 0; i < s.list_size[owner]; ++i) {
      std::uint8_t& copy = s.copies[owner][i];
      if (is_hidden(pile_of(copy)))
        copy = copy_in(Pile::kHidden, reader < kSeats ? known_of(copy) : std::uint8_t{kUnknown});
    }
    sort_copies(s, owner);
  }
  for (int deck = 0; deck < kOffers; ++deck)
    for (int i = 0; i < s.under_size[deck]; ++i)
      if (reader >= kSeats || (s.under_by[deck][reader] >> i & 1) == 0)
        s.under[deck][i] = kUnknownQuest;
  if (s.looked_at != kNoQuest && !holds(s.flow.window.owing, reader)) s.looked_at = kUnknownQuest;
  if (!holds(s.flow.window.owing, reader)) close_line(s);
}

void Wtactics::guess(State& s, Seat reader, Host& host) const {
  guess_cards(s, other(reader), host);
  guess_top(s, reader, host);
  for (int deck = 0; deck < kOffers; ++deck) guess_quests(s, deck, host);
}

bool Wtactics::is_consistent(const State& s) const {
  for (Seat owner = 0; owner < kSeats; ++owner) {
    int deck = 0, hand = 0, resources = 0, table = 0, chain = 0, escrow = 0;
    for (int i = 0; i < s.list_size[owner]; ++i) {
      const std::uint8_t copy = s.copies[owner][i];
      const Pile pile = pile_of(copy);
      if (pile >= Pile::kHidden) return false;
      deck += pile == Pile::kDeck ? 1 : 0;
      hand += pile == Pile::kHand ? 1 : 0;
      resources += pile == Pile::kResource ? 1 : 0;
      table += pile == Pile::kTable ? 1 : 0;
      chain += pile == Pile::kChain ? 1 : 0;
      escrow += pile == Pile::kEscrow ? 1 : 0;
      if (known_of(copy) == kInHand && pile != Pile::kHand) return false;
      if (known_of(copy) == kHeld && pile != Pile::kHand && pile != Pile::kResource &&
          pile != Pile::kEscrow)
        return false;
      if (i > 0 && s.list[owner][i] == s.list[owner][i - 1] && copy < s.copies[owner][i - 1])
        return false;
    }
    if (deck != s.deck_size[owner] || hand != s.hand_size[owner] || resources != s.resources[owner])
      return false;
    if (s.top_size[owner] > deck) return false;
    for (const Token& token : s.tokens[owner]) escrow -= token.escrow_size;
    if (escrow != 0 || s.under_size[owner] > quests_left(s, owner)) return false;
    for (Slot slot = 0; slot < kObjects; ++slot) {
      const Object& o = s.objects[slot];
      const bool there = in_play(o) || o.where == Where::kDying;
      if (there && o.owner == owner) --table;
      if (slot >= s.slots && o.where != Where::kNowhere) return false;
    }
    for (const Item& item : s.chain) chain -= item.owner == owner ? 1 : 0;
    if (s.flow.depth > 0 && s.running.owner == owner && s.running.controller == owner &&
        s.running.card < content_->code.cards.size() && is_resolving(s))
      --chain;
    if (table != 0 || (chain != 0 && s.ending == Ending::kNotOver)) return false;
    const std::uint64_t places =
        s.resources[owner] == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << s.resources[owner]) - 1;
    if (((s.resource_marked[owner] | s.resource_known[owner]) & ~places) != 0) return false;
  }
  if ((s.flow.depth > 0) != s.flow.window.open()) return false;
  if (s.flow.depth == 0) return s.ending != Ending::kNotOver;
  if ((s.touched & kStale) != 0) return false;
  State fresh = s;
  fresh.touched |= kStale;
  refresh(*content_, fresh);
  return std::memcmp(&fresh, &s, sizeof(State)) == 0;
}

}  // namespace turnwright::wtactics
