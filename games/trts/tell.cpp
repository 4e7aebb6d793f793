// What happened, in one sentence each.
#include "games/trts/names.h"
#include "games/trts/rules.h"

namespace turnwright::trts {
namespace {

constexpr std::string_view kPhaseTitles[] = {"Setup", "Macromanagement", "Micromanagement",
                                             "Secret moves"};

class Sentence {
 public:
  Sentence(const Look& look, const Event& event, Text& text)
      : look_(look), e_(event), text_(text) {}

  void tell() {
    if (e_.kind <= kToldPhase)
      tell_round();
    else if (e_.kind <= kToldTooLate)
      tell_macro();
    else if (e_.kind <= kToldDeclares)
      tell_board();
    else if (e_.kind <= kToldPassesBy)
      tell_micro();
    else if (e_.kind <= kToldRetreats)
      tell_engagement();
    else
      tell_battle();
  }

 private:
  Seat seat() const { return static_cast<Seat>(e_.a); }
  std::string_view who(unsigned a) const { return text_.name(static_cast<Seat>(a)); }
  std::string_view who() const { return who(e_.a); }
  std::string_view area(unsigned a) const { return area_name(look_, a); }
  std::string_view type(unsigned b) const { return type_name(look_, b); }
  // `Ann's 3 Fusilier`.
  std::string pieces() const {
    return std::string(who()) + "'s " + std::to_string(e_.c) + ' ' + std::string(type(e_.b));
  }
  std::string piece() const { return std::string(who()) + "'s " + std::string(type(e_.b)); }
  std::string_view s(unsigned n) const { return n == 1 ? "" : "s"; }  // of verbs and nouns

  void tell_round() {
    switch (e_.kind) {
      case kToldFaction: text_ << who() << " plays " << faction_name(look_, e_.b); break;
      case kToldStart: text_ << who() << " starts in " << area(e_.b); break;
      case kToldLine: text_ << who() << " is number " << e_.b + 1 << " in the token line"; break;
      case kToldRound: text_ << "Round " << e_.a << ", " << who(e_.b) << " begins"; break;
      default: text_ << kPhaseTitles[e_.a % std::size(kPhaseTitles)]; break;  // kToldPhase
    }
  }
  void tell_macro() {
    switch (e_.kind) {
      case kToldDone: text_ << who() << " is done"; break;
      case kToldIncome:
        text_ << who() << " gains " << e_.b << " mineral" << s(e_.b) << " and " << e_.c << " gas";
        break;
      case kToldDeployed:
        text_ << who() << " deploys " << e_.c << ' ' << type(e_.b) << " in " << area(e_.d);
        break;
      case kToldResearched: text_ << who() << " has " << upgrade_name(look_, seat(), e_.b); break;
      case kToldOrdered: text_ << who() << " orders " << type(e_.b) << " in " << area(e_.c); break;
      case kToldResearch:
        text_ << who() << " researches " << upgrade_name(look_, seat(), e_.b);
        break;
      case kToldCancelled:
        text_ << who() << " cancels " << order_name(look_, seat(), e_.b) << " in " << area(e_.c);
        break;
      default:  // kToldTooLate
        text_ << "The geyser in " << area(e_.b) << " went to another; " << who()
              << " gets the price back";
        break;
    }
  }
  void tell_board() {
    switch (e_.kind) {
      case kToldAppears:
        text_ << pieces() << (e_.c == 1 ? " is" : " are") << " seen in " << area(e_.d);
        break;
      case kToldLeaves:
        text_ << pieces() << (e_.c == 1 ? " is" : " are") << " no longer seen in " << area(e_.d);
        break;
      case kToldBuilding:
        text_ << piece() << " stands in " << area(e_.c) << ", " << e_.d << " hit point" << s(e_.d)
              << (e_.e != 0 ? "" : ", under construction");
        break;
      default:  // kToldDeclares
        text_ << who() << " declares " << upgrade_name(look_, seat(), e_.b);
        break;
    }
  }
  void tell_micro() {
    switch (e_.kind) {
      case kToldMicros: text_ << who() << " micros a group"; break;
      case kToldGroup:
        text_ << who() << " takes " << e_.c << ' ' << type(e_.b) << " from " << area(e_.d);
        break;
      case kToldEndsMicro: text_ << who() << " is done with the group"; break;
      case kToldPasses: text_ << who() << " passes"; break;
      case kToldSurveys: text_ << who() << " surveys " << area(e_.b); break;
      case kToldFinds:
        text_ << who(e_.e) << " has " << e_.c << ' ' << type(e_.b) << " in " << area(e_.d);
        break;
      case kToldMoves:
        text_ << pieces() << " move" << (e_.c == 1 ? "s" : "") << " from " << area(e_.d) << " to "
              << area(e_.e);
        break;
      default:  // kToldPassesBy
        text_ << pieces() << " pass" << (e_.c == 1 ? "es" : "") << " through " << area(e_.d);
        break;
    }
  }
  void tell_engagement() {
    switch (e_.kind) {
      case kToldEngages:
        text_ << who() << (e_.c != 0 ? " attacks in " : " engages ") << area(e_.b);
        break;
      case kToldAnswers:
        text_ << who() << " has " << (e_.c != 0 ? "something" : "nothing") << " in " << area(e_.b);
        break;
      case kToldCameFrom: text_ << who() << "'s group came from " << area(e_.b); break;
      case kToldControls: text_ << who() << " controls " << area(e_.b); break;
      case kToldContested: text_ << area(e_.a) << " is contested"; break;
      case kToldNeutral: text_ << area(e_.a) << " is neutral"; break;
      default:  // kToldRetreats
        text_ << pieces() << " retreat" << (e_.c == 1 ? "s" : "") << " from " << area(e_.d);
        if (e_.e != kNoArea) text_ << " to " << area(e_.e);
        break;
    }
  }
  void tell_battle() {
    switch (e_.kind) {
      case kToldCombat: text_ << "Combat in " << area(e_.a); break;
      case kToldStep: text_ << "Range " << e_.a; break;
      case kToldBlocks: text_ << pieces() << " block" << (e_.c == 1 ? "s" : ""); break;
      case kToldFires:
        text_ << pieces() << " fire" << (e_.c == 1 ? "s" : "") << " on " << who(e_.d) << "'s "
              << type(e_.e);
        break;
      case kToldCasts: text_ << piece() << " casts " << spell_name(look_, e_.c); break;
      case kToldHit:
        text_ << piece() << " takes " << e_.c << ", " << e_.d << " hit point" << s(e_.d) << " and "
              << e_.e << " shield" << s(e_.e) << " left";
        break;
      case kToldDies:
        text_ << pieces() << (e_.c == 1 ? " is" : " are") << " destroyed in " << area(e_.d);
        break;
      case kToldSaved: text_ << piece() << " survives with 1 hit point"; break;
      case kToldEndsCombat: text_ << "The combat in " << area(e_.a) << " is over"; break;
      case kToldStance:
        text_ << who() << " has " << e_.c << ' ' << type(e_.b) << " after a change of stance";
        break;
      case kToldLoads: text_ << who() << " loads " << e_.c << ' ' << type(e_.b); break;
      case kToldUnloads: text_ << who() << " unloads " << e_.c << ' ' << type(e_.b); break;
      case kToldEliminated:
        text_ << who() << (e_.b != 0 ? " surrenders" : " has no building left and is out");
        break;
      case kToldEnds: tell_end(); break;
      default: break;
    }
  }
  void tell_end() {
    const auto winners = static_cast<SeatMask>(e_.b);
    std::string names;
    for (Seat one = 0; one < look_.s.seats; ++one)
      if (holds(winners, one)) names += (names.empty() ? "" : " and ") + std::string(who(one));
    if (names.empty())
      text_ << "Nobody wins";
    else
      text_ << names << (count_seats(winners) == 1 ? " wins" : " win");
  }

  const Look look_;
  const Event& e_;
  Text& text_;
};

}  // namespace

void Trts::tell(const State& s, Seat, const Event& event, Text& text) const {
  Sentence({*content_, s}, event, text).tell();
}

}  // namespace turnwright::trts
