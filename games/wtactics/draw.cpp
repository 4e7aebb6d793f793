// The table as a seat sees it, as text.
#include <algorithm>

#include "games/listing.h"
#include "games/wtactics/confrontations.h"
#include "games/wtactics/names.h"
#include "games/wtactics/piles.h"
#include "games/wtactics/rules.h"

namespace turnwright::wtactics {
namespace {

using Words = std::vector<std::string>;

class Picture {
 public:
  // A spectator sits behind seat 0.
  Picture(const Look& look, Seat reader, Text& text)
      : look_(look),
        s_(look.s),
        reader_(reader),
        near_(reader < kSeats ? reader : Seat{0}),
        text_(text),
        names_{std::string(text.name(0)), std::string(text.name(1))} {}

  void draw() {
    draw_turn();
    for (Seat seat : {other(near_), near_}) draw_player(seat);
    for (std::uint8_t front : {kOffensive, kDefensive}) draw_battlefield(front);
    text_ << '\n';
    write_list(text_, " Dropped:", dropped());
    write_list(text_, " Enchantments on players:", on_players());
    draw_offers();
    draw_chain();
    for (Seat seat : {other(near_), near_}) {
      write_list(text_, " " + name(seat) + "'s resource cards:", faces(seat));
      write_list(text_, " On top of " + name(seat) + "'s deck:", top_cards(seat));
    }
    if (reader_ >= kSeats) return;
    write_list(text_, " " + name(other(near_)) + " is known to hold:", known_cards(other(near_)));
    write_list(text_, " Hand:", hand());
  }

 private:
  const std::string& name(Seat seat) const { return names_[seat]; }
  template <class Write>
  std::string words(Write&& write) const {
    std::string out;
    Text text(out, names_);
    write(text);
    return out;
  }
  std::string object(Slot slot) const {
    return words([&](Text& text) { write_object(look_, slot, text); });
  }
  std::string card(unsigned id) const { return std::string(card_name(look_, id)); }

  static std::string in_brackets(const Words& items) {
    std::string out;
    for (const std::string& item : items) out += (out.empty() ? " (" : ", ") + item;
    return out.empty() ? out : out + ')';
  }

  void draw_turn() {
    text_ << " Turn " << s_.turn << " of " << name(s_.active) << ", round " << s_.round;
    if (s_.phase > 0) text_ << ", phase " << s_.phase;
    text_ << ": " << kPhaseWords[std::min<std::size_t>(s_.phase, 9)] << '\n';
  }
  void draw_player(Seat seat) {
    Words grave;
    for_each_card_in(s_, seat, Pile::kGrave,
                     [&](CardId id) { grave.push_back(several(id, seat, Pile::kGrave)); });
    text_ << ' ' << name(seat) << ": Influence " << s_.influence[seat] << ", VP " << s_.vp[seat]
          << ", gold " << gold_of(s_, seat) << ", resource cards " << s_.resources[seat]
          << ", deck " << s_.deck_size[seat] << ", hand " << s_.hand_size[seat] << '\n';
    write_list(text_, "   grave:", grave);
  }
  std::string several(CardId id, Seat owner, Pile pile) const {
    const int n = count_in(s_, owner, pile, id);
    return n > 1 ? std::to_string(n) + ' ' + card(id) : card(id);
  }

  // The own front below, the enemy's front that faces it above (WT-45).
  void draw_battlefield(std::uint8_t front) {
    const Seat far = other(near_);
    text_ << "\n " << name(near_) << "'s " << kFrontWords[front] << ", " << name(far) << "'s "
          << kFrontWords[other_front(front)] << '\n';
    draw_front(far, other_front(front));
    draw_front(near_, front);
  }
  void draw_front(Seat seat, std::uint8_t front) {
    bool any = false;
    for (Slot slot = 0; slot < s_.slots; ++slot) {
      const Object& o = s_.objects[slot];
      const bool is_there = stands(o) || o.where == Where::kDying;
      if (!is_there || o.controller != seat || o.front != front) continue;
      draw_creature("   " + name(seat) + ":", slot);
      any = true;
    }
    if (!any) text_ << "   " << name(seat) << ": nobody\n";
  }
  void draw_creature(const std::string& heading, Slot slot) {
    const Object& o = s_.objects[slot];
    Words row{object(slot) + ", " + std::to_string(o.atk) + '/' + std::to_string(o.def) +
              in_brackets(state_of(slot))};
    for_each_attached(s_, ref_of(s_, slot), [&](Slot gear) {
      const bool rests = look_.card_at(gear).type == CardType::kEquipment &&
                         (s_.objects[gear].fight & kInUse) == 0;
      row.push_back("+ " + object(gear) + (rests ? " (not in use)" : ""));
    });
    write_list(text_, heading, row, "");
  }
  Words state_of(Slot slot) const {
    const Object& o = s_.objects[slot];
    Words out;
    if (o.damage > 0) out.push_back("damage " + std::to_string(o.damage));
    if (o.mark == Mark::kMarked) out.emplace_back("marked");
    if (o.mark == Mark::kAssigned) out.emplace_back("assigned");
    for (unsigned i = 0; i < look_.code().counters.size(); ++i)
      if (o.counters[i] > 0)
        out.push_back(std::to_string(o.counters[i]) + " counter " + counter_name(look_, i));
    if ((o.fight & kAttacks) != 0)
      out.emplace_back(s_.combat == slot          ? "fighting"
                       : (o.fight & kFought) != 0 ? "has attacked"
                                                  : "attacking");
    for (const Defence& one : s_.defences)
      if (one.defender == slot) out.push_back("defends against " + object(one.attacker));
    if (o.where == Where::kDying) out.emplace_back("dying");
    return out;
  }

  // The quests on offer: who has accepted them, how far they are, and their foes.
  void draw_offers() {
    for (int offer = 0; offer < kOffers; ++offer) {
      if (!is_offered(s_, offer)) continue;
      const QuestCode& quest = quest_at(look_, offer);
      Words row{offer_name(look_, offer) + " (" +
                std::string(kQuestKinds[static_cast<int>(quest.kind)]) + ", " +
                std::to_string(quest.vp) + " VP)"};
      for (Seat seat = 0; seat < kSeats; ++seat)
        if (is_active(s_, seat, offer))
          row.push_back(name(seat) + in_brackets(progress_of(seat, offer)));
      write_list(text_, " On offer:", row);
      for_each_foe(s_, offer, [&](Slot foe) { draw_foe(foe); });
    }
  }
  Words progress_of(Seat seat, int offer) const {
    const Token& token = s_.tokens[seat][offer];
    const QuestCode& quest = quest_at(look_, offer);
    Words out;
    const auto counted = std::max<std::size_t>(token.progress, token.counted.size());
    if (quest.goal.n > 0)
      out.push_back(std::to_string(counted) + " of " + std::to_string(quest.goal.n));
    if (quest.duration > 0)
      out.push_back("turn " + std::to_string(token.turns) + " of " +
                    std::to_string(quest.duration));
    for (int i = 0; i < token.escrow_size; ++i) out.push_back("escrow " + card(token.escrow[i]));
    return out;
  }
  void draw_foe(Slot slot) {
    const Object& o = s_.objects[slot];
    Words row = state_of(slot);
    for (Seat seat = 0; seat < kSeats; ++seat)
      row.push_back(std::to_string(hp_left(look_, seat, slot)) + " HP for " + name(seat));
    write_list(
        text_,
        "   " + object(slot) + ", " + std::to_string(o.atk) + '/' + std::to_string(o.def) + ':',
        row);
  }

  Words dropped() const {
    Words out;
    for (Slot slot = 0; slot < s_.slots; ++slot) {
      const Object& o = s_.objects[slot];
      if (o.where == Where::kDropped)
        out.push_back(object(slot) + " in " + name(o.controller) + "'s " +
                      std::string(kFrontWords[o.front & 1]));
    }
    return out;
  }
  Words on_players() const {
    Words out;
    for (Seat seat = 0; seat < kSeats; ++seat)
      for_each_attached(s_, player_ref(seat),
                        [&](Slot slot) { out.push_back(object(slot) + " on " + name(seat)); });
    return out;
  }

  void draw_chain() {
    if (s_.flow.window.kind == kEffectWindow && s_.flow.window.open())
      draw_item(" Being carried out: ", s_.running);
    for (std::size_t i = s_.chain.size(); i-- > 0;)
      draw_item(" Item " + std::to_string(i + 1) + " of the chain: ", s_.chain[i]);
  }
  void draw_item(const std::string& heading, const Item& item) {
    text_ << heading;
    if (item.controller < kSeats) text_ << name(item.controller) << "'s ";
    text_ << card(item.card);
    if (item.owner == kNobody && item.ability != kNone)
      text_ << ", ability " << look_.code().abilities[item.ability].line;
    if (item.front < 2) text_ << ", " << kFrontWords[item.front];
    for (Ref ref : item.targets)
      if (ref != kNoRef)
        text_ << ", on " << words([&](Text& text) { write_ref(look_, ref, text); });
    text_ << '\n';
  }

  // Resource cards whose faces the reader knows, by their places: `1 Ash Drake`, `2-4 Smoke Veil`.
  Words faces(Seat seat) const {
    Words out;
    const auto is_marked = [&](int place) { return (s_.resource_marked[seat] >> place & 1) != 0; };
    for (int place = 0, next = 0; place < s_.resources[seat]; place = next) {
      const unsigned face = s_.resource[seat][place];
      next = place + 1;
      if (face >= look_.code().cards.size()) continue;
      while (next < s_.resources[seat] && s_.resource[seat][next] == face &&
             is_marked(next) == is_marked(place))
        ++next;
      out.push_back(std::to_string(place + 1) +
                    (next > place + 1 ? "-" + std::to_string(next) : "") + ' ' + card(face) +
                    (is_marked(place) ? " (marked)" : ""));
    }
    return out;
  }
  Words top_cards(Seat seat) const {
    Words out;
    bool known = false;
    for (int place = 0; place < s_.top_size[seat]; ++place) {
      known |= s_.top[seat][place] < look_.code().cards.size();
      out.push_back(s_.top[seat][place] < look_.code().cards.size() ? card(s_.top[seat][place])
                                                                    : "a card");
    }
    return known ? out : Words{};
  }
  Words known_cards(Seat seat) const {
    Words out;
    for (int i = 0; i < s_.list_size[seat]; ++i) {
      const std::uint8_t known = known_of(s_.copies[seat][i]);
      if (known != kUnknown)
        out.push_back(card(s_.list[seat][i]) +
                      (known == kInHand ? " in hand" : " in hand or as a resource card"));
    }
    return out;
  }
  Words hand() const {
    Words out;
    for_each_card_in(s_, near_, Pile::kHand, [&](CardId id) {
      const CardCode& code = look_.card(id);
      std::string stats;
      if (code.type == CardType::kCreature)
        stats = ' ' + std::to_string(code.atk) + '/' + std::to_string(code.def);
      out.push_back(several(id, near_, Pile::kHand) + stats + " (" +
                    std::string(kCardTypes[static_cast<int>(code.type)]) + ", " +
                    to_text(code.cost) + " gold)");
    });
    return out;
  }

  const Look look_;
  const State& s_;
  const Seat reader_, near_;
  Text& text_;
  const Names names_;
};

}  // namespace

void Wtactics::draw(const State& s, Seat reader, Text& text) const {
  Picture({*content_, s}, reader, text).draw();
}

}  // namespace turnwright::wtactics
