// What happened, in one sentence each.
#include <algorithm>
#include <cstdlib>

#include "games/wtactics/names.h"
#include "games/wtactics/rules.h"

namespace turnwright::wtactics {
namespace {

class Sentence {
 public:
  Sentence(const Look& look, const Event& event, Text& text)
      : look_(look), e_(event), text_(text) {}

  void tell() {
    if (e_.kind <= kToldFound)
      tell_cards();
    else if (e_.kind <= kToldControl)
      tell_objects();
    else
      tell_rest();
  }

 private:
  // Objects are named by a card and its owner and number.
  std::string object(unsigned card, unsigned of) const {
    std::string name(card_name(look_, card));
    if ((of & 0xff) > 1) name += ' ' + std::to_string(of & 0xff);
    return name;
  }
  std::string it() const { return object(e_.a, e_.b); }
  std::string other() const { return object(e_.c, e_.d); }
  std::string_view seat(unsigned number) const { return text_.name(static_cast<Seat>(number)); }
  std::string_view who() const { return seat(e_.a); }
  std::string_view owner() const { return seat(e_.b >> 8); }
  std::string_view card() const { return card_name(look_, e_.b); }
  std::string_view quest(unsigned id) const { return quest_name(look_, id); }
  std::string_view front(unsigned number) const { return kFrontWords[number & 1]; }

  // What happens to players and to cards that are not in play.
  void tell_cards() {
    switch (e_.kind) {
      case kToldStarter: text_ << who() << " is the starting player"; break;
      case kToldDecks: text_ << "The decks are shuffled"; break;
      case kToldKeeps: text_ << who() << " keeps the hand"; break;
      case kToldMulligan: text_ << who() << " takes a mulligan and draws " << e_.b; break;
      case kToldTurn: text_ << who() << " begins turn " << e_.b; break;
      case kToldPhase:
        text_ << "Phase " << e_.a << ": " << kPhaseWords[std::min<unsigned>(e_.a, 9)];
        break;
      case kToldDrew: text_ << who() << " draws " << card(); break;
      case kToldDraws: tell_draws(); break;
      case kToldLays: text_ << who() << " lays a resource card"; break;
      case kToldLaid: text_ << who() << " lays " << card() << " as a resource card"; break;
      case kToldRecycles: text_ << who() << " takes back resource card " << e_.b + 1; break;
      case kToldPlays:
        text_ << who() << " plays " << card();
        if (e_.c != kNoFront) text_ << " in the " << front(e_.c);
        break;
      case kToldUses: text_ << who() << " uses " << object(e_.b, e_.c); break;
      case kToldAims: tell_aims(); break;
      case kToldResolves: text_ << card_name(look_, e_.a) << " resolves"; break;
      case kToldNothing: text_ << card_name(look_, e_.a) << " comes to nothing"; break;
      case kToldCancelled: text_ << card_name(look_, e_.a) << " is cancelled"; break;
      case kToldEnters: text_ << it() << " enters " << seat(e_.c) << "'s " << front(e_.d); break;
      case kToldAttached:
        text_ << it() << " is attached to "
              << (e_.c != kNoCard ? other()
                  : e_.d < kSeats ? std::string(seat(e_.d))
                                  : offer_name(look_, static_cast<int>(e_.d) - kSeats));
        break;
      case kToldLeaves: tell_leaves(); break;
      case kToldDies: text_ << it() << " dies"; break;
      case kToldDrops: text_ << it() << " is dropped"; break;
      case kToldDiscards: text_ << who() << " discards " << card(); break;
      case kToldMills: text_ << card() << " goes from " << who() << "'s deck to the grave"; break;
      case kToldRecovers:
        text_ << card() << " goes from " << who() << "'s grave " << pile_words(e_.c);
        break;
      case kToldRemoved: text_ << card() << " is removed from " << who() << "'s grave"; break;
      case kToldFound: text_ << who() << " finds " << (e_.b == kNoCard ? "nothing" : card()); break;
      default: break;
    }
  }

  void tell_objects() {
    switch (e_.kind) {
      case kToldShuffles: text_ << who() << "'s deck is shuffled"; break;
      case kToldLooks: tell_looks(); break;
      case kToldSaw: text_ << card_name(look_, e_.a) << " lies there"; break;
      case kToldDamage: text_ << it() << " takes " << e_.c << " damage"; break;
      case kToldHeals: text_ << it() << " is healed of " << e_.c << " damage"; break;
      case kToldPrevented: text_ << e_.c << " damage to " << it() << " is prevented"; break;
      case kToldCounter:
        text_ << it() << " gets a " << counter_name(look_, e_.c) << " counter";
        break;
      case kToldMarks: text_ << it() << " is marked"; break;
      case kToldUnmarks: text_ << it() << " is unmarked"; break;
      case kToldAssigns: text_ << it() << " is assigned"; break;
      case kToldUnassigns: text_ << it() << " is unassigned"; break;
      case kToldMoves: text_ << it() << " moves to the " << front(e_.c); break;
      case kToldControl: text_ << seat(e_.c) << " takes control of " << it(); break;
      default: break;
    }
  }

  void tell_rest() {
    switch (e_.kind) {
      case kToldInfluence: tell_influence(); break;
      case kToldVp: text_ << who() << " has " << e_.b << " VP"; break;
      case kToldGold: text_ << who() << " gains " << e_.b << " gold"; break;
      case kToldReadies:
        text_ << who() << " unmarks " << e_.b << " resource card" << (e_.b == 1 ? "" : "s");
        break;
      case kToldSaps: text_ << who() << " loses the resource card " << card(); break;
      case kToldAttacks: text_ << it() << " attacks"; break;
      case kToldDefends: text_ << it() << " defends against " << other(); break;
      case kToldUndefended: text_ << "Nobody defends"; break;
      case kToldCombat: text_ << "The combat of " << it() << " begins"; break;
      case kToldUpkeep: text_ << "The upkeep of " << it() << " is paid"; break;
      case kToldNoUpkeep: text_ << "The upkeep of " << it() << " is not paid"; break;
      case kToldReassigns: text_ << it() << " is reassigned to " << other(); break;
      case kToldPicksUp: text_ << other() << " picks up " << it(); break;
      case kToldWears: text_ << other() << " uses " << it(); break;
      case kToldTriggers: text_ << it() << " triggers"; break;
      case kToldLimit: text_ << "There is no room for more"; break;
      case kToldRound: text_ << "Round " << e_.a << " begins"; break;
      case kToldEnds: tell_ends(); break;
      default: tell_quests(); break;
    }
  }

  void tell_quests() {
    switch (e_.kind) {
      case kToldVetoes: text_ << who() << " vetoes " << quest(e_.b); break;
      case kToldTurnsUp: text_ << quest(e_.a) << " is on offer"; break;
      case kToldAccepts: text_ << who() << " accepts " << quest(e_.b); break;
      case kToldAbandons: text_ << who() << " abandons " << quest(e_.b); break;
      case kToldCompletes: text_ << who() << " completes " << quest(e_.b); break;
      case kToldFails: text_ << who() << " fails " << quest(e_.b); break;
      case kToldProgress:
        text_ << who() << (e_.c != 0 ? " comes nearer to " : " falls back from ") << quest(e_.b);
        break;
      case kToldEscrowBack: text_ << who() << " gets back the escrow of " << quest(e_.b); break;
      case kToldForfeits: text_ << who() << " forfeits " << card(); break;
      case kToldExpires: text_ << quest(e_.a) << " expires"; break;
      case kToldReplaced: text_ << quest(e_.a) << " is removed from the game"; break;
      case kToldSeesQuest: text_ << "The next quest is " << quest(e_.a); break;
      case kToldPutsUnder:
        text_ << who() << " puts a quest under " << seat(e_.b) << "'s quest deck";
        break;
      case kToldHp: text_ << it() << " has " << e_.d << " HP left for " << seat(e_.c); break;
      case kToldConfronts: text_ << it() << " attacks " << other(); break;
      default: break;
    }
  }

  void tell_draws() {
    text_ << who() << " draws ";
    if (e_.b == 1)
      text_ << "a card";
    else
      text_ << e_.b << " cards";
  }
  void tell_looks() {
    text_ << who() << " looks at the top ";
    if (e_.c != 1) text_ << e_.c << ' ';
    text_ << (e_.c == 1 ? "card" : "cards") << " of " << seat(e_.b) << "'s deck";
  }
  void tell_aims() {
    text_ << "It is aimed at ";
    if (points_at(e_.a) == Points::kObject)
      text_ << object(e_.b, e_.c);
    else
      write_ref(look_, e_.a, text_);
  }
  std::string pile_words(unsigned pile) const {
    switch (static_cast<Pile>(pile)) {
      case Pile::kHand: return "to the hand";
      case Pile::kDeck: return "to the deck";
      case Pile::kGrave: return "to the grave";
      case Pile::kTable: return "into play";
      default: return "out of the game";
    }
  }
  void tell_leaves() {
    const auto to = static_cast<Pile>(e_.c);
    if (to == Pile::kRemoved) {
      text_ << it() << " is removed from the game";
      return;
    }
    text_ << it() << " goes to " << owner() << "'s "
          << (to == Pile::kHand   ? "hand"
              : to == Pile::kDeck ? "deck"
                                  : "grave");
  }
  void tell_influence() {
    const int now = static_cast<std::int16_t>(e_.b), before = static_cast<std::int16_t>(e_.c);
    text_ << who() << (now < before ? " loses " : " gains ") << std::abs(now - before)
          << " Influence and has " << now;
  }
  void tell_ends() {
    const auto winners = static_cast<SeatMask>(e_.b), all = first_seats(kSeats);
    const auto ending = static_cast<Ending>(e_.a);
    if (ending == Ending::kResigned)
      return tell_resigned(winners == all ? all : static_cast<SeatMask>(all & ~winners), text_);
    if (count_seats(winners) != 1) {
      text_ << "The game is drawn";
      return;
    }
    text_ << seat(lowest(winners)) << " wins by ";
    text_ << (ending == Ending::kInfluence       ? "Influence"
              : ending == Ending::kVictoryPoints ? "VP"
                                                 : "the empty decks");
  }

  const Look look_;
  const Event& e_;
  Text& text_;
};

}  // namespace

void Wtactics::tell(const State& s, Seat, const Event& event, Text& text) const {
  Sentence({*content_, s}, event, text).tell();
}

}  // namespace turnwright::wtactics
