// What may be played and used in Commit: what it brings, what it costs, and what can be done besides.
#include <span>

#include "games/crowdcontrol/promises.h"

namespace turnwright::crowdcontrol {
namespace {

int least_worth(const Look& look, const Sides& sides, SlotMask those) {
  int least = those == 0 ? 0 : kWorth.fallen;
  for_each_slot(those, [&](Slot slot) { least = std::min(least, thing_worth(look, sides, slot)); });
  return least;
}

int extra_cost(const Look& look, const Sides& sides, const ExtraCost& extra) {
  switch (extra.is) {
    case ExtraCost::Is::kNothing: return 0;
    case ExtraCost::Is::kSacrifice: return extra.n * least_worth(look, sides, entities(sides.own));
    case ExtraCost::Is::kDiscard: return kPromised.discard * extra.n;
    case ExtraCost::Is::kVoid: return kPromised.dust * extra.n;
  }
  return 0;
}

// Of a card that comes onto the board, without its text.
int body_worth(const CardCode& card, int training) {
  if (card.type == CardType::kPlace) return kWorth.place + kWorth.place_health * card.health;
  return kWorth.body + kWorth.attack * (card.attack + training) +
         kWorth.health * (card.health + training);
}

int text_promise(const Look& look, const Sides& sides, CardId id) {
  const CardCode& card = look.card(id);
  if (card.size() == 0) return 0;
  int worth = card.type == CardType::kAction ? 0 : text_worth(look, sides, id);
  for (int i = 0; i < card.size(); ++i) {
    const AbilityCode& ability = look.code().ability(id, i);
    if (ability.kind == AbilityKind::kOnSpawn || ability.kind == AbilityKind::kPlay)
      worth += list_promise(look, sides, ability, kUnwritten, kNoRef);
  }
  return worth;
}

int price_of(const Look& look, const Choice& played) {
  return std::max(look.card(static_cast<CardId>(played.a)).cost - played.c, 0);
}

int play_promise(const Look& look, const Sides& sides, const Choice& c) {
  const auto id = static_cast<CardId>(c.a);
  const CardCode& card = look.card(id);
  int worth = text_promise(look, sides, id) + kPromised.spent * price_of(look, c);
  if (card.type != CardType::kAction) worth += body_worth(card, c.b);
  return worth - kWorth.card - extra_cost(look, sides, card.extra);
}

int use_cost(const Look& look, const Sides& sides, const AbilityCode& ability, Slot slot) {
  const bool is_this = ability.mode == Mode::kThis;
  switch (ability.kind) {
    case AbilityKind::kDiscardPay: return kPromised.discard + kWorth.mana * ability.n;
    case AbilityKind::kTribute:
      return is_this ? thing_worth(look, sides, slot)
                     : least_worth(look, sides, entities(sides.own));
    case AbilityKind::kDismantle:
      return is_this ? thing_worth(look, sides, slot) : least_worth(look, sides, places(sides.own));
    case AbilityKind::kDissolve: return kPromised.dust * ability.n;
    default: return kWorth.mana * (ability.is_x ? 0 : ability.n);
  }
}

const AbilityCode& ability_used(const Look& look, const Sides& sides, const Choice& used) {
  return look.code().ability(sides.own.objects[used.a].card, used.b);
}

int use_promise(const Look& look, const Sides& sides, const Choice& c) {
  const auto slot = static_cast<Slot>(c.a);
  const AbilityCode& ability = ability_used(look, sides, c);
  const std::uint16_t x = ability.is_x ? sides.own.mana : kUnwritten;
  return list_promise(look, sides, ability, x, ref_to(sides.own, sides.seat, slot)) -
         use_cost(look, sides, ability, slot);
}

int mana_of(const Look& look, const Sides& sides, const Choice& c) {
  if (c.kind == kPlayCard) return price_of(look, c);
  const AbilityCode& ability = ability_used(look, sides, c);
  if (ability.is_x) return sides.own.mana;
  const bool pays = ability.kind == AbilityKind::kPay || ability.kind == AbilityKind::kDiscardPay;
  return pays ? ability.n : 0;
}

// Something worth doing, and its place among the choices.
struct Offer {
  int worth, mana;
  std::size_t at;
};
constexpr std::size_t kMostWeighed = 16;
struct Offers {
  Offer items[kMostWeighed];
  std::size_t size = 0;
  std::span<Offer> all() { return {items, size}; }
};

// What can be done besides, the best first.
int worth_besides(const Offer& done, std::span<const Offer> acts, int mana) {
  int left = mana - done.mana, worth = 0;
  for (const Offer& offer : acts) {
    if (offer.at == done.at || offer.mana > left) continue;
    left -= offer.mana;
    worth += offer.worth;
  }
  return worth;
}

}  // namespace

void promise_acts(const Look& look, const Sides& sides, const ChoiceList& choices,
                  Promises& promises) {
  Offers good;
  for (int i = 0; i < choices.size(); ++i) {
    const Choice& c = choices[i];
    const auto at = static_cast<std::size_t>(i);
    promises[at] = c.kind == kLock       ? 0
                   : c.kind == kPlayCard ? play_promise(look, sides, c)
                                         : use_promise(look, sides, c);
    if (promises[at] > 0 && good.size < kMostWeighed)
      good.items[good.size++] = {promises[at], mana_of(look, sides, c), at};
  }
  std::sort(good.all().begin(), good.all().end(),
            [](const Offer& a, const Offer& b) { return a.worth > b.worth; });
  for (const Offer& offer : good.all())
    promises[offer.at] +=
        kPromised.followed * worth_besides(offer, good.all(), sides.own.mana) / 100;
}

}  // namespace turnwright::crowdcontrol
