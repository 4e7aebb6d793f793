// The field table of WTactics: every byte of a State by name. Scenarios say positions in the players' own words
// (words.h); these rows are for exact copies, differences and arrays.
#pragma once

#include "games/wtactics/state.h"

namespace turnwright::wtactics {

inline constexpr std::string_view kEndingWords[] = {"none", "influence", "victory-points", "decks",
                                                    "resigned"};

// A row for one part of the elements of an array of structs.
#define TURNWRIGHT_PART(name, array, type, part)                                    \
  column<decltype(type::part)>(name, offsetof(State, array) + offsetof(type, part), \
                               sizeof(State::array) / sizeof(type), sizeof(type))
// The same for the elements of a FixedVec, and its length.
#define TURNWRIGHT_LIST_PART(name, list, type, part)                               \
  column<decltype(type::part)>(name, offsetof(State, list) + offsetof(type, part), \
                               decltype(State::list)::capacity(), sizeof(type))
#define TURNWRIGHT_LENGTH(name, list)  \
  field<decltype(State::list.count_)>( \
      name, offsetof(State, list) + offsetof(decltype(State::list), count_))
#define TURNWRIGHT_FIELD(name, part) field<decltype(State::part)>(name, offsetof(State, part))

// A row for one part of the four Tokens: those of the first player on both offers, then those of the second.
#define TURNWRIGHT_TOKEN(name, part)                                                   \
  column<decltype(Token::part)>(name, offsetof(State, tokens) + offsetof(Token, part), \
                                kSeats * kOffers, sizeof(Token))
#define TURNWRIGHT_ESCROW(name, place)                                                  \
  column<std::uint8_t>(name, offsetof(State, tokens) + offsetof(Token, escrow) + place, \
                       kSeats * kOffers, sizeof(Token))
constexpr std::size_t counted_offset(std::size_t seat, std::size_t offer) {
  return offsetof(State, tokens) + (seat * kOffers + offer) * sizeof(Token) +
         offsetof(Token, counted);
}
constexpr std::size_t foe_offset(std::size_t offer) {
  return offsetof(State, offers) + offer * sizeof(Offer) + offsetof(Offer, foe);
}

inline constexpr auto kStateFields = join(
    std::array{
        TURNWRIGHT_FIELD("resources marked", resource_marked).for_each_seat(),
        TURNWRIGHT_FIELD("resources known", resource_known).for_each_seat(),
        TURNWRIGHT_FIELD("creatures", creatures).for_each_seat(),
        TURNWRIGHT_FIELD("events", events).for_each_seat(),
        TURNWRIGHT_FIELD("watched", watched),
        TURNWRIGHT_FIELD("watched by grant", watched_by_grant),
        TURNWRIGHT_FIELD("deck known", top_known).for_each_seat(kSeats),
        TURNWRIGHT_PART("object can", objects, Object, can),
        TURNWRIGHT_PART("object host", objects, Object, host),
        TURNWRIGHT_PART("object order", objects, Object, order),
        TURNWRIGHT_PART("object damage", objects, Object, damage),
        TURNWRIGHT_PART("object atk", objects, Object, atk),
        TURNWRIGHT_PART("object def", objects, Object, def),
        TURNWRIGHT_PART("object card", objects, Object, card),
        TURNWRIGHT_PART("object owner", objects, Object, owner),
        TURNWRIGHT_PART("object controller", objects, Object, controller),
        TURNWRIGHT_PART("object where", objects, Object, where),
        TURNWRIGHT_PART("object front", objects, Object, front),
        TURNWRIGHT_PART("object mark", objects, Object, mark),
        TURNWRIGHT_PART("object number", objects, Object, number),
        TURNWRIGHT_PART("object generation", objects, Object, generation),
        TURNWRIGHT_PART("object turn flags", objects, Object, turn),
        TURNWRIGHT_PART("object fight", objects, Object, fight),
        TURNWRIGHT_PART("object blame", objects, Object, blame),
        TURNWRIGHT_PART("object bulwark", objects, Object, bulwark),
        TURNWRIGHT_PART("object tough", objects, Object, tough),
        column<std::uint8_t>("object counters 1",
                             offsetof(State, objects) + offsetof(Object, counters) + 0, kObjects,
                             sizeof(Object)),
        column<std::uint8_t>("object counters 2",
                             offsetof(State, objects) + offsetof(Object, counters) + 1, kObjects,
                             sizeof(Object)),
        column<std::uint8_t>("object counters 3",
                             offsetof(State, objects) + offsetof(Object, counters) + 2, kObjects,
                             sizeof(Object)),
        column<std::uint8_t>("object counters 4",
                             offsetof(State, objects) + offsetof(Object, counters) + 3, kObjects,
                             sizeof(Object)),
        column<std::uint8_t>("object counters 5",
                             offsetof(State, objects) + offsetof(Object, counters) + 4, kObjects,
                             sizeof(Object)),
        TURNWRIGHT_LIST_PART("chain source", chain, Item, source),
        TURNWRIGHT_LIST_PART("chain ability", chain, Item, ability),
        TURNWRIGHT_LIST_PART("chain it", chain, Item, it),
        TURNWRIGHT_LIST_PART("chain amount", chain, Item, amount),
        TURNWRIGHT_LIST_PART("chain card", chain, Item, card),
        TURNWRIGHT_LIST_PART("chain owner", chain, Item, owner),
        TURNWRIGHT_LIST_PART("chain controller", chain, Item, controller),
        TURNWRIGHT_LIST_PART("chain front", chain, Item, front),
        TURNWRIGHT_LIST_PART("chain modes", chain, Item, modes),
        TURNWRIGHT_LIST_PART("chain chosen", chain, Item, chosen),
        column<Ref>("chain target 1", offsetof(State, chain) + offsetof(Item, targets) + 0,
                    kChainMost, sizeof(Item)),
        column<Ref>("chain target 2", offsetof(State, chain) + offsetof(Item, targets) + 2,
                    kChainMost, sizeof(Item)),
        column<Ref>("chain target 3", offsetof(State, chain) + offsetof(Item, targets) + 4,
                    kChainMost, sizeof(Item)),
        column<Ref>("chain target 4", offsetof(State, chain) + offsetof(Item, targets) + 6,
                    kChainMost, sizeof(Item)),
        TURNWRIGHT_LENGTH("chain length", chain),
        column<decltype(Item::source)>(
            "running source", offsetof(State, running) + offsetof(Item, source), 1, sizeof(Item)),
        column<decltype(Item::ability)>(
            "running ability", offsetof(State, running) + offsetof(Item, ability), 1, sizeof(Item)),
        column<decltype(Item::it)>("running it", offsetof(State, running) + offsetof(Item, it), 1,
                                   sizeof(Item)),
        column<decltype(Item::amount)>(
            "running amount", offsetof(State, running) + offsetof(Item, amount), 1, sizeof(Item)),
        column<decltype(Item::card)>(
            "running card", offsetof(State, running) + offsetof(Item, card), 1, sizeof(Item)),
        column<decltype(Item::owner)>(
            "running owner", offsetof(State, running) + offsetof(Item, owner), 1, sizeof(Item)),
        column<decltype(Item::controller)>("running controller",
                                           offsetof(State, running) + offsetof(Item, controller), 1,
                                           sizeof(Item)),
        column<decltype(Item::front)>(
            "running front", offsetof(State, running) + offsetof(Item, front), 1, sizeof(Item)),
        column<decltype(Item::modes)>(
            "running modes", offsetof(State, running) + offsetof(Item, modes), 1, sizeof(Item)),
        column<decltype(Item::chosen)>(
            "running chosen", offsetof(State, running) + offsetof(Item, chosen), 1, sizeof(Item)),
        field<Ref[kMostTargets]>("running targets",
                                 offsetof(State, running) + offsetof(Item, targets)),
        column<decltype(Item::source)>(
            "draft source", offsetof(State, draft) + offsetof(Item, source), 1, sizeof(Item)),
        column<decltype(Item::ability)>(
            "draft ability", offsetof(State, draft) + offsetof(Item, ability), 1, sizeof(Item)),
        column<decltype(Item::it)>("draft it", offsetof(State, draft) + offsetof(Item, it), 1,
                                   sizeof(Item)),
        column<decltype(Item::amount)>(
            "draft amount", offsetof(State, draft) + offsetof(Item, amount), 1, sizeof(Item)),
        column<decltype(Item::card)>("draft card", offsetof(State, draft) + offsetof(Item, card), 1,
                                     sizeof(Item)),
        column<decltype(Item::owner)>("draft owner", offsetof(State, draft) + offsetof(Item, owner),
                                      1, sizeof(Item)),
        column<decltype(Item::controller)>("draft controller",
                                           offsetof(State, draft) + offsetof(Item, controller), 1,
                                           sizeof(Item)),
        column<decltype(Item::front)>("draft front", offsetof(State, draft) + offsetof(Item, front),
                                      1, sizeof(Item)),
        column<decltype(Item::modes)>("draft modes", offsetof(State, draft) + offsetof(Item, modes),
                                      1, sizeof(Item)),
        column<decltype(Item::chosen)>(
            "draft chosen", offsetof(State, draft) + offsetof(Item, chosen), 1, sizeof(Item)),
        field<Ref[kMostTargets]>("draft targets", offsetof(State, draft) + offsetof(Item, targets)),
        column<Ref>("picks", offsetof(State, picks), kPicksMost, sizeof(Ref)),
        TURNWRIGHT_LENGTH("picks length", picks),
        TURNWRIGHT_LIST_PART("lasting what", lasting, Lasting, what),
        TURNWRIGHT_LIST_PART("lasting on", lasting, Lasting, on),
        TURNWRIGHT_LIST_PART("lasting source", lasting, Lasting, source),
        TURNWRIGHT_LIST_PART("lasting controller", lasting, Lasting, controller),
        TURNWRIGHT_LIST_PART("lasting until", lasting, Lasting, until),
        TURNWRIGHT_LIST_PART("lasting turns", lasting, Lasting, turns),
        TURNWRIGHT_LIST_PART("lasting left", lasting, Lasting, left),
        TURNWRIGHT_LENGTH("lasting length", lasting),
        TURNWRIGHT_LIST_PART("happened kind", happened, Happening, kind),
        TURNWRIGHT_LIST_PART("happened who", happened, Happening, who),
        TURNWRIGHT_LIST_PART("happened subject", happened, Happening, subject),
        TURNWRIGHT_LIST_PART("happened with", happened, Happening, with),
        TURNWRIGHT_LIST_PART("happened amount", happened, Happening, amount),
        TURNWRIGHT_LENGTH("happened length", happened),
        TURNWRIGHT_LIST_PART("used ability", used, Used, ability),
        TURNWRIGHT_LIST_PART("used slot", used, Used, slot),
        TURNWRIGHT_LIST_PART("used generation", used, Used, generation),
        TURNWRIGHT_LENGTH("used length", used),
        TURNWRIGHT_FIELD("order number", order),
        TURNWRIGHT_FIELD("turn number", turn),
        TURNWRIGHT_FIELD("round number", round),
        TURNWRIGHT_FIELD("guard", guard),
        TURNWRIGHT_FIELD("influence", influence).for_each_seat(),
        TURNWRIGHT_FIELD("influence cap", influence_cap),
        TURNWRIGHT_LIST_PART("defence attacker", defences, Defence, attacker),
        TURNWRIGHT_LIST_PART("defence defender", defences, Defence, defender),
        TURNWRIGHT_LENGTH("defence length", defences),
        TURNWRIGHT_FIELD("object attached", attached),
        TURNWRIGHT_FIELD("list", list).for_each_seat(kListMost),
        TURNWRIGHT_FIELD("copies", copies)
            .for_each_seat(kListMost)
            .pooled_below(static_cast<std::uint64_t>(Pile::kGrave)),
        TURNWRIGHT_FIELD("deck top", top).for_each_seat(kListMost).seen_by(Sight::kKnown),
        TURNWRIGHT_FIELD("resource faces", resource)
            .for_each_seat(kListMost)
            .seen_by(Sight::kKnown),
        TURNWRIGHT_FIELD("list size", list_size).for_each_seat(),
        TURNWRIGHT_FIELD("deck size", deck_size).for_each_seat(),
        TURNWRIGHT_FIELD("hand size", hand_size).for_each_seat(),
        TURNWRIGHT_FIELD("resource count", resources).for_each_seat(),
        TURNWRIGHT_FIELD("deck top size", top_size).for_each_seat(),
        TURNWRIGHT_FIELD("victory points", vp).for_each_seat(),
        TURNWRIGHT_FIELD("loose gold", gold).for_each_seat(),
        TURNWRIGHT_FIELD("loyalty", loyalty).for_each_seat(kFactions),
        TURNWRIGHT_FIELD("mulligans", mulligans).for_each_seat(),
        TURNWRIGHT_FIELD("laid", laid).for_each_seat(),
        TURNWRIGHT_FIELD("recycled", recycled).for_each_seat(),
        TURNWRIGHT_FIELD("extra resources", extra_resources).for_each_seat(),
        TURNWRIGHT_FIELD("could draw", could_draw).for_each_seat(),
        TURNWRIGHT_FIELD("hand more", hand_more).for_each_seat(),
        TURNWRIGHT_FIELD("forbidden", player_forbidden).for_each_seat(),
        TURNWRIGHT_FIELD("casters", casters).for_each_seat(2),
        TURNWRIGHT_FIELD("starter", starter).as_seat(),
        TURNWRIGHT_FIELD("active", active).as_seat(),
        TURNWRIGHT_FIELD("phase number", phase),
        TURNWRIGHT_FIELD("first use", first_use),
        TURNWRIGHT_FIELD("moved from", moved_from),
        TURNWRIGHT_FIELD("line length", line),
        TURNWRIGHT_FIELD("line kind", line_kind),
        TURNWRIGHT_FIELD("combat slot", combat),
        TURNWRIGHT_FIELD("picker", picker).as_seat(),
        TURNWRIGHT_FIELD("ending", ending).in_words(kEndingWords),
        TURNWRIGHT_FIELD("winners", winners).as_seats(),
        TURNWRIGHT_FIELD("slots", slots),
        TURNWRIGHT_FIELD("touched", touched),
        TURNWRIGHT_FIELD("texts", texts),
        TURNWRIGHT_FIELD("present", present),
        TURNWRIGHT_TOKEN("token killer", killer),
        TURNWRIGHT_TOKEN("token order", order),
        TURNWRIGHT_TOKEN("token progress", progress),
        TURNWRIGHT_TOKEN("token turns", turns),
        TURNWRIGHT_TOKEN("token flags", flags),
        TURNWRIGHT_TOKEN("token escrow size", escrow_size),
        TURNWRIGHT_TOKEN("token escrow known", escrow_known),
        TURNWRIGHT_ESCROW("token escrow 1", 0).seen_by(Sight::kKnown),
        TURNWRIGHT_ESCROW("token escrow 2", 1).seen_by(Sight::kKnown),
        TURNWRIGHT_ESCROW("token escrow 3", 2).seen_by(Sight::kKnown),
        field<std::uint8_t[sizeof(Token::counted)]>("counted 1", counted_offset(0, 0)),
        field<std::uint8_t[sizeof(Token::counted)]>("counted 2", counted_offset(0, 1)),
        field<std::uint8_t[sizeof(Token::counted)]>("counted 3", counted_offset(1, 0)),
        field<std::uint8_t[sizeof(Token::counted)]>("counted 4", counted_offset(1, 1)),
        TURNWRIGHT_PART("offer since", offers, Offer, since),
        TURNWRIGHT_PART("offer quest", offers, Offer, quest),
        TURNWRIGHT_PART("offer winner", offers, Offer, winner),
        TURNWRIGHT_PART("offer had token", offers, Offer, had_token),
        TURNWRIGHT_PART("offer foes", offers, Offer, foes),
        field<std::uint8_t[sizeof(Offer::foe) + sizeof(Offer::hurt)]>("offer 1 fight",
                                                                      foe_offset(0)),
        field<std::uint8_t[sizeof(Offer::foe) + sizeof(Offer::hurt)]>("offer 2 fight",
                                                                      foe_offset(1)),
        TURNWRIGHT_FIELD("quests in deck", quests_in),
        TURNWRIGHT_FIELD("quests under by", under_by),
        TURNWRIGHT_FIELD("quest list", quest_list),
        TURNWRIGHT_FIELD("quests under", under).seen_by(Sight::kKnown),
        TURNWRIGHT_FIELD("quest list size", quest_list_size),
        TURNWRIGHT_FIELD("quests under size", under_size),
        TURNWRIGHT_FIELD("quest looked at", looked_at).seen_by(Sight::kKnown),
        TURNWRIGHT_FIELD("expired", expired),
    },
    flow_fields<decltype(State::flow)>(offsetof(State, flow)));

#undef TURNWRIGHT_PART
#undef TURNWRIGHT_LIST_PART
#undef TURNWRIGHT_LENGTH
#undef TURNWRIGHT_FIELD
#undef TURNWRIGHT_TOKEN
#undef TURNWRIGHT_ESCROW

static_assert(covers_every_byte<sizeof(State)>(kStateFields));

}  // namespace turnwright::wtactics
