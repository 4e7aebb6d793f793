// What happened, in one sentence each.
#include "games/crowdcontrol/names.h"
#include "games/crowdcontrol/queue.h"
#include "games/crowdcontrol/rules.h"

namespace turnwright::crowdcontrol {
namespace {

constexpr std::string_view kSegmentTitles[] = {"Supply",        "First Resolve",  "Commit",
                                               "First Target",  "Second Resolve", "Lane-Switch",
                                               "Second Target", "Third Resolve"};
constexpr std::string_view kWhereWords[] = {"unseen",      "in hand",      "in the Dust Pile",
                                            "in the Void", "on the board", "on the Action spot",
                                            "in hand"};
constexpr std::string_view kStatusWords[] = {"came", "hastened", "enraged", "silenced"};

class Sentence {
 public:
  Sentence(const Look& look, const Event& event, Text& text)
      : look_(look), e_(event), text_(text) {}

  void tell() {
    if (e_.kind <= kToldFound)
      tell_turn();
    else if (e_.kind <= kToldSwaps)
      tell_things();
    else if (e_.kind <= kToldDiscounted)
      tell_cards();
    else
      tell_rest();
  }

 private:
  std::string_view who() const { return text_.name(static_cast<Seat>(e_.a)); }
  std::string_view card() const { return card_name(look_, e_.b); }
  std::string thing(unsigned id, unsigned number) const {
    std::string name(card_name(look_, id));
    return number > 1 ? name + ' ' + std::to_string(number) : name;
  }
  std::string it() const { return std::string(who()) + "'s " + thing(e_.b, e_.c); }
  std::string_view lane(unsigned n) const {
    return n == kAttackLane ? "the Attack Lane" : "the Defense Lane";
  }

  void tell_turn() {
    switch (e_.kind) {
      case kToldTurn: text_ << "Turn " << e_.a; break;
      case kToldSegment: text_ << kSegmentTitles[e_.a % std::size(kSegmentTitles)]; break;
      case kToldSupply: text_ << who() << " has Size " << e_.c << " and Mana " << e_.b; break;
      case kToldWakes: text_ << who() << "'s " << card() << " wakes"; break;
      case kToldDrew: text_ << who() << " draws " << card(); break;
      case kToldDraws: text_ << who() << " draws a card"; break;
      case kToldEmpty: text_ << who() << " has no card to draw"; break;
      case kToldSearches: tell_search(); break;
      case kToldFound: text_ << who() << " finds " << card(); break;
      default: break;
    }
  }
  void tell_search() {
    text_ << who() << " looks for a card: ";
    if (e_.c > 0) text_ << look_.content.set.tags[e_.c - 1u] << ' ';
    text_ << kCardTypes[e_.b % std::size(kCardTypes)] << (e_.d != 0 ? ", found" : ", none found");
  }
  void tell_things() {
    switch (e_.kind) {
      case kToldPlays:
        text_ << who() << " plays " << card();
        if (e_.c < kLanes) text_ << " in " << lane(e_.c);
        break;
      case kToldUses:
        text_ << who() << " uses " << thing(e_.b, e_.c);
        if (e_.e > 0) text_ << " with X = " << e_.e;
        break;
      case kToldComes:
        text_ << it() << " comes";
        if (e_.d < kLanes) text_ << " to " << lane(e_.d);
        break;
      case kToldDies: text_ << it() << " dies"; break;
      case kToldReturns: text_ << it() << " returns to the Hand"; break;
      case kToldDamage: text_ << it() << " takes " << e_.d << " damage"; break;
      case kToldMends: text_ << it() << " is mended to Health " << e_.d; break;
      case kToldBoost: text_ << it() << " gets +" << e_.d << "/+" << e_.e; break;
      case kToldStatus:
        for (unsigned i = 0; i < std::size(kStatusWords); ++i)
          if ((e_.d >> i & 1) != 0) text_ << it() << " is " << kStatusWords[i];
        break;
      default: text_ << it() << " goes to " << lane(e_.d); break;  // kToldSwaps
    }
  }
  void tell_cards() {
    switch (e_.kind) {
      case kToldMana: text_ << who() << " gains " << e_.b << " Mana"; break;
      case kToldWisdom: text_ << who() << " gains " << e_.b << " Wisdom"; break;
      case kToldGrows: text_ << who() << " gains " << e_.b << " growth points"; break;
      case kToldFortifies: text_ << who() << "'s HQ gets " << e_.b << " Health"; break;
      case kToldMills:
        text_ << card() << " goes from " << who() << "'s Deck to the Dust Pile";
        break;
      case kToldDiscards: text_ << who() << " discards " << card(); break;
      case kToldVoids:
        text_ << card() << " goes from " << who() << "'s Dust Pile to the Void";
        break;
      case kToldRecovers: text_ << who() << " recovers " << card(); break;
      case kToldTrains: text_ << who() << " trains in hand"; break;
      case kToldTrained: text_ << who() << " trains " << card() << " by " << e_.c; break;
      case kToldDiscounts: text_ << who() << " may make cards cheaper"; break;
      default: text_ << card() << " costs " << who() << " 1 less"; break;  // kToldDiscounted
    }
  }
  std::string aimed() const {
    const std::string whose = std::string(text_.name(static_cast<Seat>(e_.d))) + "'s ";
    if (e_.c == 0) return std::string(card()) + " in " + whose + "Dust Pile";
    return whose + thing(e_.b, e_.c);
  }
  void tell_rest() {
    switch (e_.kind) {
      case kToldCounts: text_ << who() << " counts: X is " << e_.b; break;
      case kToldChooses: text_ << who() << " chooses " << (e_.c == 0 ? "in hand" : aimed()); break;
      case kToldTriggers: text_ << who() << "'s " << card() << " triggers"; break;
      case kToldLost:
        text_ << "An effect of " << who() << "'s " << card() << " finds no room in the Queue";
        break;
      case kToldLostToo:
        text_ << "Something that " << who() << "'s " << card()
              << " triggers finds no room in the Queue";
        break;
      case kToldResolves:
        text_ << who() << "'s " << card() << " resolves: "
              << effect_name(
                     look_.code().effect(static_cast<CardId>(e_.b), e_.c >> 3, e_.c & 7).op);
        break;
      case kToldAims: text_ << who() << " aims at " << aimed(); break;
      case kToldReveal: text_ << "What was done in Commit is revealed"; break;
      case kToldGone: text_ << it() << " is gone"; break;
      case kToldStands:
        text_ << who() << " has Mana " << e_.b << ", Wisdom " << e_.c << ", Size " << e_.d
              << ", growth points " << e_.e;
        break;
      case kToldCards:
        text_ << who() << " has " << e_.b << " in hand and " << e_.c << " in the Deck";
        break;
      case kToldLies:
        text_ << who() << "'s " << card() << ' ' << kWhereWords[e_.c % std::size(kWhereWords)]
              << ": " << e_.d;
        break;
      case kToldHolds:
        text_ << who() << " holds a card: ";
        if (e_.c > 0) text_ << look_.content.set.tags[e_.c - 1u] << ' ';
        text_ << kCardTypes[e_.b % std::size(kCardTypes)];
        break;
      case kToldMay:
        text_ << who() << " may have trained by " << e_.b << " and discounted by " << e_.c
              << " in hand";
        break;
      case kToldWaits:
        text_ << who() << "'s " << card() << " waits in the Queue: "
              << effect_name(
                     look_.code().effect(static_cast<CardId>(e_.b), e_.c >> 3, e_.c & 7).op);
        break;
      case kToldLeftover: text_ << who() << " loses the Mana that is left"; break;
      case kToldSwitches: text_ << it() << " switches to " << lane(e_.d); break;
      case kToldPriorities:
        text_ << who()
              << (e_.b == kNoCard ? std::string(" has no priorities")
                                  : " has a priority: " + thing(e_.b, e_.c));
        break;
      case kToldFights: text_ << it() << " fights " << thing(e_.d, e_.e); break;
      case kToldHits: text_ << it() << " is unblocked and hits " << thing(e_.d, e_.e); break;
      case kToldFalls: text_ << who() << "'s HQ falls"; break;
      case kToldResigns: text_ << who() << " resigns"; break;
      case kToldEnds:
        if (count_seats(static_cast<SeatMask>(e_.b)) == 1)
          text_ << text_.name(lowest(static_cast<SeatMask>(e_.b))) << " wins";
        else
          text_ << "The game is a draw";
        break;
      default: break;
    }
  }

  const Look look_;
  const Event& e_;
  Text& text_;
};

}  // namespace

void CrowdControl::tell(const State& s, Seat, const Event& event, Text& text) const {
  Sentence({*content_, s}, event, text).tell();
}

}  // namespace turnwright::crowdcontrol
