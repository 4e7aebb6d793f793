// Positions as scenarios write them: what they begin with, their rows, and what follows from them.
#include <algorithm>

#include "engine/dice.h"
#include "games/wtactics/equipment.h"
#include "games/wtactics/flow.h"
#include "games/wtactics/phases.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/rules.h"
#include "games/wtactics/values.h"
#include "games/wtactics/words_quests.h"

namespace turnwright::wtactics {
namespace {

void stand_in_phase(State& s, Seat active, std::uint8_t phase) {
  static constexpr Procedures kPhases[] = {
      kMulliganProcedure, kUnmarkPhase, kUpkeepPhase,       kDrawPhase,     kPlayPhase,
      kMoveOrAttackPhase, kPlayPhase,   kMoveOrAttackPhase, kEntrancePhase, kDiscardPhase};
  s.active = active;
  s.phase = phase;
  s.flow = {};
  call(s, kTurn);
  s.flow.top().step = phase + 1;
  call(s, kPhases[phase]);
  // What triggers at the start of the phase is over.
  if (kPhases[phase] != kMulliganProcedure) s.flow.top().step = 1;
}

std::string a_type(CardType type) {
  const std::string word(kCardTypes[static_cast<std::size_t>(type)]);
  return (word[0] == 'e' ? "an " : "a ") + word;
}

class PositionReader {
 public:
  PositionReader(const Content& content, State& s, const Names& names)
      : host_(dice_), p_{content, s, host_}, s_(s), names_(names), piles_(s, names) {}

  Result<Done> read(const PartRow& row) {
    seat_ = row.seat;
    switch (row.part) {
      case Part::kResources:
        if (const auto count = read_resource_count(row.text))
          return *count ? piles_.lay_any(seat_, **count) : Result<Done>(Failure{count->error()});
        break;
      case Part::kDeck: return piles_.cut_deck(seat_, row.text);
      case Part::kVp: return set_number(s_.vp[seat_], row.text);
      case Part::kGold: return set_number(s_.gold[seat_], row.text);
      case Part::kLoyalty: {
        const auto loyalty = read_loyalty(p_.content, row.text);
        if (!loyalty) return Failure{loyalty.error()};
        s_.loyalty[seat_][loyalty->faction] = static_cast<std::uint8_t>(loyalty->n);
        return Done{};
      }
      case Part::kHolds:
      case Part::kPlayed:
        return Failure{quoted(word_of(row.part)) +
                       " can be expected and seen, but a position cannot begin with it"};
      default: break;
    }
    const auto entries = read_entries(p_.content, row.text);
    if (!entries) return Failure{entries.error()};
    for (const Entry& entry : *entries)
      for (int n = 0; n < entry.count; ++n)
        if (auto done = put(row.part, entry); !done) return done;
    return Done{};
  }

  std::optional<Result<Done>> read_quest(std::string_view row) {
    return read_quest_row(p_, piles_, row, names_);
  }

 private:
  Result<Done> put(Part part, const Entry& entry) {
    if (entry.card.card == kNoCard)
      return Failure{"a position must say which card it is, not \"unknown\""};
    switch (part) {
      case Part::kOffensive:
      case Part::kDefensive:
        return put_creature(entry, part == Part::kOffensive ? kOffensive : kDefensive);
      case Part::kDroppedOffensive:
      case Part::kDroppedDefensive:
        return put_dropped(entry, part == Part::kDroppedOffensive ? kOffensive : kDefensive);
      case Part::kEnchanted: return put_enchantment(entry);
      default: break;
    }
    if (!entry.attached.empty()) return Failure{"nothing is attached to a card here"};
    switch (part) {
      case Part::kHand: return piles_.put_in_hand(seat_, entry.card);
      case Part::kResources: return piles_.lay(seat_, entry.card);
      case Part::kDraws: return piles_.put_on_top(seat_, entry.card);
      default:
        if (!entry.card.notes.empty()) return bad_note(entry.card.notes[0], "nothing in brackets");
        return piles_.bring(seat_, entry.card.card,
                            copy_in(part == Part::kGrave ? Pile::kGrave : Pile::kRemoved));
    }
  }

  // ---- what lies on the table

  // A card comes out of its owner's deck into a front of this player.
  Result<Slot> place(const Entry& entry, const Said& said, Front front) {
    const Seat owner = said.owner == kNobody ? seat_ : said.owner;
    if (auto done = piles_.bring(owner, entry.card.card, copy_in(Pile::kTable)); !done)
      return Failure{done.error()};
    const Slot slot = enter(p_, entry.card.card, owner, front);
    if (slot == kNoSlot) return Failure{no_room(owner).error()};
    s_.objects[slot].controller = seat_;
    return slot;
  }

  Result<Done> put_creature(const Entry& entry, Front front) {
    if (auto fits = check_type(entry.card.card, CardType::kCreature, "stands in a front"); !fits)
      return fits;
    const auto said = read_notes(p_.content, entry.card, names_);
    if (!said) return Failure{said.error()};
    const auto placed = place(entry, *said, front);
    if (!placed) return Failure{placed.error()};
    const Slot slot = *placed;
    apply(*said, s_.objects[slot]);
    for (const CardWords& attached : entry.attached)
      if (auto done = attach_card(attached, slot); !done) return done;
    return settle_use(entry, slot);
  }
  static void apply(const Said& said, Object& o) {
    o.mark = said.mark.value_or(Mark::kUnmarked);
    o.damage = static_cast<std::uint16_t>(said.damage.value_or(0));
    o.turn = said.turn;
    for (std::size_t k = 0; k < kMostCounters; ++k) o.counters[k] = said.counters[k].value_or(0);
  }
  Result<Done> attach_card(const CardWords& card, Slot carrier) {
    if (card.card == kNoCard) return Failure{"a position must say which card is attached"};
    const CardType type = p_.card(card.card).type;
    if (type != CardType::kEquipment && type != CardType::kEnchantment)
      return wrong_type(card.card, "only Equipment and Enchantments are attached");
    if (is_for_players(card.card))
      return Failure{p_.card(card.card).name + " is attached to players: say \"NAME enchanted " +
                     p_.card(card.card).name + "\""};
    return attach_to(card, ref_of(s_, carrier));
  }
  Result<Done> put_enchantment(const Entry& entry) {
    if (auto fits = check_type(entry.card.card, CardType::kEnchantment, "is attached to a player");
        !fits)
      return fits;
    if (!is_for_players(entry.card.card))
      return Failure{p_.card(entry.card.card).name +
                     " is attached to creatures: write it behind one, with a +"};
    return attach_to(entry.card, player_ref(seat_));
  }
  Result<Done> attach_to(const CardWords& card, Ref host) {
    const auto said = read_notes(p_.content, card, names_);
    if (!said) return Failure{said.error()};
    const Seat owner = said->owner == kNobody ? seat_ : said->owner;
    if (auto done = piles_.bring(owner, card.card, copy_in(Pile::kTable)); !done) return done;
    if (enter_attached(p_, card.card, owner, owner, host) == kNoSlot) return no_room(owner);
    return Done{};
  }
  // Equipment that is said not to be in use gives way to the other pieces, of which those attached first are used.
  Result<Done> settle_use(const Entry& entry, Slot carrier) {
    std::vector<Slot> used, unused;
    std::size_t i = 0;
    for_each_attached(s_, ref_of(s_, carrier), [&](Slot gear) {
      const auto& notes = entry.attached[i++].notes;
      const bool out = std::find(notes.begin(), notes.end(), "not in use") != notes.end();
      if (p_.card_at(gear).type == CardType::kEquipment) (out ? unused : used).push_back(gear);
    });
    if (unused.empty()) return Done{};
    for (std::size_t k = used.size(); k-- > 0;) use_gear(p_, used[k]);
    for (Slot gear : unused)
      if ((s_.objects[gear].fight & kInUse) != 0)
        return Failure{p_.card_at(gear).name +
                       " must be in use: it is carried with nothing of its kind"};
    return Done{};
  }
  Result<Done> put_dropped(const Entry& entry, Front front) {
    if (auto fits = check_type(entry.card.card, CardType::kEquipment, "is dropped"); !fits)
      return fits;
    const auto said = read_notes(p_.content, entry.card, names_);
    if (!said) return Failure{said.error()};
    const auto placed = place(entry, *said, front);
    if (!placed) return Failure{placed.error()};
    drop(p_, *placed, front);
    return Done{};
  }

  bool is_for_players(CardId card) const {
    const AbilityId attach = p_.card(card).attach;
    return attach != kNone &&
           p_.code().filters[p_.code().abilities[attach].filter].kind == Noun::kPlayer;
  }
  Result<Done> check_type(CardId card, CardType type, std::string_view what) const {
    if (p_.card(card).type == type) return Done{};
    return wrong_type(card, "only " + a_type(type) + ' ' + std::string(what));
  }
  Result<Done> wrong_type(CardId card, const std::string& rule) const {
    return Failure{p_.card(card).name + " is " + a_type(p_.card(card).type) + ": " + rule};
  }
  Result<Done> no_room(Seat owner) const {
    return Failure{names_[owner] + " can have no more than " + std::to_string(kInPlayMost) +
                   " cards in play"};
  }
  static Result<Done> set_number(std::uint8_t& number, std::string_view text) {
    const auto n = read_count(text, 255);
    if (!n) return Failure{n.error()};
    number = static_cast<std::uint8_t>(*n);
    return Done{};
  }

  LowDice dice_;
  Host host_;
  Play p_;
  State& s_;
  const Names& names_;
  PositionPiles piles_;
  Seat seat_ = 0;
};

Result<bool> read_turn(State& s, std::string_view text, const Names& names) {
  const auto named = take_name(text, names, kSeats);
  const auto word = named ? after_word(named->rest, "phase") : std::nullopt;
  if (!word) return Failure{"a turn is written like \"turn " + names[0] + " phase attack\""};
  const auto phase = phase_called(*word);
  if (!phase)
    return Failure{"no phase is called " + quoted(*word) + did_you_mean(*word, kPhaseNames)};
  stand_in_phase(s, named->seat, *phase);
  if (s.turn == 1 && s.active != s.starter) s.turn = 2;
  if (*phase == 0)  // who comes second has not been asked yet
    for (Seat seat = 0; seat < kSeats; ++seat)
      if (seat == s.active || s.active == s.starter) s.mulligans[seat] = 0;
  return true;
}

// What could not be while somebody is asked in a phase.
std::optional<std::string> contradiction(const Look& look) {
  const State& s = look.s;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (s.influence[seat] <= 0) return "a player has no Influence left: the game would be over";
  for (Slot slot = 0; slot < s.slots; ++slot) {
    const Object& o = s.objects[slot];
    const std::string& name = look.card(o.card).name;
    if (stands(o) && o.damage >= o.def)
      return name + " has damage " + std::to_string(o.damage) + " and DEF " +
             std::to_string(o.def) + ": it would be dead";
    if (!fits_host(look, slot)) return name + " cannot be attached there";
  }
  return std::nullopt;
}

}  // namespace

State Wtactics::standard(const Setup& setup) const {
  LowDice dice;
  Host host(dice);
  State s = blank(setup, host);
  s.turn = 1;
  for (std::uint8_t& mulligans : s.mulligans) mulligans = kKeptHand;
  stand_in_phase(s, 0, 4);
  s.flow.window.open_one(kPlayWindow, 0);
  touch(s);
  refresh(*content_, s);
  s.touched = 0;
  return s;
}

Result<bool> Wtactics::read_row(State& s, std::string_view row, const Names& names) const {
  if (is_field_row(kStateFields, row)) return false;
  if (const auto turn = after_word(row, "turn")) return read_turn(s, *turn, names);
  if (const auto round = after_word(row, "round")) {
    const auto n = read_count(*round, 9999);
    if (!n) return Failure{n.error()};
    s.round = static_cast<std::uint16_t>(*n);
    return true;
  }
  State changed = s;  // a row that is wrong changes nothing
  PositionReader reader(*content_, changed, names);
  auto done = reader.read_quest(row);
  const auto part = find_part(row, names);
  if (!done && !part) return false;
  if (!done) done = reader.read(*part);
  if (!*done) return Failure{done->error()};
  s = changed;
  s.happened.clear();  // nothing triggers before the position
  return true;
}

Result<Done> Wtactics::finish_position(State& s) const {
  put_cut_cards_away(s);
  for (Seat seat = 0; seat < kSeats; ++seat) note_types(*content_, s, seat);
  const std::uint8_t touched = s.touched;
  touch(s);
  refresh(*content_, s);
  s.touched = static_cast<std::uint8_t>(touched & ~kStale);
  const bool in_phase = s.flow.depth == 2 && s.flow.frames[0].procedure == kTurn;
  if (!in_phase) return Done{};
  if (auto problem = contradiction({*content_, s})) return Failure{*std::move(problem)};
  if (s.flow.window.open()) return Done{};
  State asked = s;
  asked.flow.window.open_one(kPlayWindow, s.active);
  if (!is_consistent(asked))
    return Failure{"the rules say that this position cannot be: parts of it contradict each other"};
  if (s.phase == 3) s.could_draw[s.active] = s.deck_size[s.active] > 0 ? kCouldDraw : kCouldNotDraw;
  LowDice dice;
  Host host(dice);
  play_on(*this, s, host);
  return Done{};
}

Result<Wtactics, ContentProblems> Wtactics::with_cards(std::string_view text) const {
  auto more = wtactics::with_cards(*content_, {"scenario", std::string(text)});
  if (more) return Wtactics(*more);
  return Failure{problems_in("scenario", more.error())};
}

}  // namespace turnwright::wtactics
