// The table as a seat sees it, as text: lanes by position, the Queue with sides and order, what is being committed.
#include "games/crowdcontrol/line.h"
#include "games/crowdcontrol/names.h"
#include "games/crowdcontrol/rules.h"
#include "games/listing.h"

namespace turnwright::crowdcontrol {
namespace {

constexpr std::string_view kSideWords[] = {"own", "opponent", "open"};

class Picture {
 public:
  // A spectator sits behind seat 0.
  Picture(const Look& look, Seat reader, Text& text)
      : look_(look),
        s_(look.s),
        reader_(reader),
        near_(reader < kSeats ? reader : Seat{0}),
        text_(text) {}

  void draw() {
    text_ << " Turn " << s_.turn << ", " << kSegmentWords[static_cast<std::size_t>(s_.segment)]
          << '\n';
    draw_player(other(near_));
    draw_battle(other(near_));
    draw_battle(near_);
    draw_player(near_);
    draw_queue(other(near_));
    draw_queue(near_);
    draw_known(other(near_));
    if (reader_ >= kSeats) return;
    draw_commit();
    write_list(text_, " Hand:", hand());
  }

 private:
  using Words = std::vector<std::string>;

  const Camp& camp(Seat seat) const { return look_.camp(seat); }
  std::string name(Seat seat) const { return std::string(text_.name(seat)); }

  std::string health(const Object& o) const {
    const int now = health_of(look_, o), most = most_health(look_, o);
    return std::to_string(now) + (now < most ? " of " + std::to_string(most) : "");
  }
  std::string thing(Seat seat, Slot slot) const {
    const Object& o = camp(seat).objects[slot];
    std::string words = object_name(look_, camp(seat), slot) + ' ';
    if (is_entity(slot)) words += std::to_string(attack_of(look_, o)) + '/';
    words += health(o);
    if (is_entity(slot) && !can_attack(s_, o)) words += " (new)";
    if ((o.status & kEnraged) != 0) words += " (enraged)";
    if ((o.status & kSilenced) != 0) words += " (silenced)";
    return words;
  }

  void draw_player(Seat seat) {
    const Camp& c = camp(seat);
    const Object& hq = c.objects[kHqSlot];
    const int delay = look_.card(hq.card).delay;
    text_ << ' ' << name(seat) << ": " << card_name(look_, hq.card) << ", Health " << health(hq);
    if (s_.turn < delay) text_ << ", sleeps until turn " << delay;
    text_ << "; Mana " << c.mana << ", Size " << c.size << ", Wisdom " << c.wisdom;
    if (c.points > 0) text_ << ", growth points " << c.points;
    text_ << "; Hand " << c.hand_size << ", Deck " << c.deck_size << '\n';
    Words places;
    for (int i = 0; i < c.places; ++i) places.push_back(thing(seat, c.place[i]));
    write_list(text_, "   Places:", places);
    write_list(text_, "   Priorities:", priorities(seat));
    write_list(text_, "   Dust Pile:", pile(seat, Where::kDust));
    write_list(text_, "   Void:", pile(seat, Where::kVoid));
    write_list(text_, "   Action spot:", pile(seat, Where::kAction));
  }
  Words priorities(Seat seat) const {
    Words words;
    const Camp& theirs = look_.seen(other(seat), reader_);
    for (Ref ref : s_.priorities[seat].now)
      if (const Slot slot = find(theirs, other(seat), ref); slot != kNoSlot)
        words.push_back(object_name(look_, theirs, slot));
    return words;
  }
  Words pile(Seat seat, Where where) const {
    Words words;
    for_each_name(s_, seat, [&](int first, int last) {
      const auto n = std::count(camp(seat).where + first, camp(seat).where + last, where);
      if (n > 0)
        words.push_back((n > 1 ? std::to_string(n) + ' ' : "") +
                        std::string(card_name(look_, s_.row[seat][first])));
    });
    return words;
  }

  // The Attack Lane of one player against the Defense Lane of the other, position by position.
  void draw_battle(Seat attacker) {
    const Camp& a = camp(attacker);
    const Camp& d = camp(other(attacker));
    const int n = std::max(a.lane_size[kAttackLane], d.lane_size[kDefenseLane]);
    if (n == 0) return;
    text_ << " Attack Lane of " << name(attacker) << " against the Defense Lane of "
          << name(other(attacker)) << '\n';
    for (int k = 0; k < n; ++k) {
      text_ << "   " << k + 1 << "  "
            << (k < a.lane_size[kAttackLane] ? thing(attacker, a.lane[kAttackLane][k])
                                             : std::string("-"))
            << "  |  "
            << (k < d.lane_size[kDefenseLane] ? thing(other(attacker), d.lane[kDefenseLane][k])
                                              : std::string("-"))
            << '\n';
    }
  }

  std::string aim_words(Seat seat, int i) const {
    const Aim aim = s_.aim[seat][i];
    const Entry& entry = s_.queue[seat][i];
    const EffectCode& e = effect_of(look_, entry);
    if (aim == kNoAim || (!e.targeted && !aims_at_hand(e))) return {};
    switch (aims_of(e)) {
      case Aims::kHand:
        return " on " + std::string(card_name(look_, s_.row[seat][aimed_place(aim)]));
      case Aims::kDust:
        if ((aim & ~kPassedOn) == 0) return " passed on";
        return " on " +
               std::string(card_name(look_, aimed_card(static_cast<Aim>(aim & ~kPassedOn)))) +
               " in the dust";
      case Aims::kBoard: {
        const Seat on = ref_seat(aim);
        const Camp& c = look_.seen(on, reader_);
        const Slot slot = find(c, on, aim);
        return slot == kNoSlot ? std::string() : " on " + object_name(look_, c, slot);
      }
    }
    return {};
  }
  void draw_queue(Seat seat) {
    const int size = camp(seat).queue_size;
    if (size > 0) text_ << " Queue of " << name(seat) << '\n';
    for (int i = 0; i < size; ++i) {
      const Entry& entry = s_.queue[seat][i];
      const EffectCode& e = effect_of(look_, entry);
      text_ << "   " << i + 1 << "  " << kSideWords[static_cast<std::size_t>(entry.side)] << "  "
            << card_name(look_, entry.card) << ": " << effect_name(e.op);
      if (!e.is_x && e.n > 0) text_ << ' ' << e.n;
      if (e.is_x) text_ << (entry.x == kUnwritten ? " X" : ' ' + std::to_string(entry.x));
      text_ << aim_words(seat, i) << '\n';
    }
  }

  void draw_known(Seat seat) {
    Words known = pile(seat, Where::kKnownHand);
    const Camp& shown = s_.camp[seat].shown;
    for (const TypeFact& fact : shown.type_facts)
      known.push_back((fact.tag == kNoTag ? std::string("one ")
                                          : "one " + look_.content.set.tags[fact.tag] + ' ') +
                      std::string(kCardTypes[fact.type]));
    write_list(text_, " " + name(seat) + " is known to hold:", known);
  }

  // What the seat has done in this Commit, which nobody else sees yet.
  void draw_commit() {
    Words acts;
    for (const Act& act : s_.log[reader_])
      acts.push_back(((act.how & kUsed) != 0 ? "use " : "play ") +
                     std::string(card_name(look_, act.card)));
    write_list(text_, " Committed:", acts);
  }
  Words hand() const {
    Words words;
    for_each_in_hand(look_, reader_, any_card, [&](RowPlace place, int copies) {
      const CardCode& card = look_.card(s_.row[reader_][place]);
      std::string one = hand_name(look_, s_.row[reader_][place], s_.hand_training[reader_][place],
                                  s_.hand_reduction[reader_][place]) +
                        " (" + std::to_string(cost_of(look_, reader_, place));
      const int training = s_.hand_training[reader_][place];
      if (card.type == CardType::kEntity)
        one += ": " + std::to_string(card.attack + training) + '/' +
               std::to_string(card.health + training);
      words.push_back((copies > 1 ? std::to_string(copies) + ' ' : "") + one + ')');
    });
    return words;
  }

  const Look look_;
  const State& s_;
  const Seat reader_, near_;
  Text& text_;
};

}  // namespace

void CrowdControl::draw(const State& s, Seat reader, Text& text) const {
  Picture({*content_, s}, reader, text).draw();
}

}  // namespace turnwright::crowdcontrol
