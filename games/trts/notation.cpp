// Choices as people write them down: as their player does, and as the others may see them.
#include "games/trts/board.h"
#include "games/trts/names.h"
#include "games/trts/rules.h"
#include "games/trts/wordings.h"

namespace turnwright::trts {
namespace {

constexpr std::string_view kSecret = "decide in secret";

class Writer {
 public:
  Writer(const Look& look, Seat by, const Choice& c, Text& text)
      : look_(look), s_(look.s), by_(by), c_(c), wording_(kWordings[c.kind]), text_(text) {}

  void write() {
    text_ << word();
    switch (wording_.of) {
      case Of::kNothing: break;
      case Of::kFaction: text_ << faction_name(look_, c_.a); break;
      case Of::kMiners: text_ << c_.a << kIn_ << area_name(look_, s_.draft[by_].area); break;
      case Of::kType: text_ << type_name(look_, c_.a); break;
      case Of::kUpgrade: text_ << upgrade_name(look_, by_, c_.a); break;
      case Of::kOrder: text_ << order_name(look_, by_, c_.a); break;
      case Of::kArea: text_ << area_name(look_, c_.a); break;
      case Of::kPlace:
        text_ << area_name(look_, c_.a);
        if (c_.b > 0) text_ << " (" << c_.b << (c_.b == 1 ? " round)" : " rounds)");
        break;
      case Of::kPiece:
      case Of::kTransport:
        text_ << piece_name(look_, by_, c_.a) << kIn_ << area_name(look_, area_of(c_.a));
        break;
      case Of::kNumber: text_ << c_.a << kOfThem; break;
      case Of::kUnitsFrom:
        units();
        if (!is_aboard(c_.a)) text_ << kFrom << area_name(look_, area_of(c_.a));
        break;
      case Of::kUnitsIn: units(), text_ << kIn_ << area_name(look_, area_of(c_.a)); break;
      case Of::kUnits: units(); break;
      case Of::kSpell: text_ << spell(by_) << kWith << piece_name(look_, by_, c_.a); break;
      case Of::kTarget: target(); break;
      case Of::kOne: text_ << piece_name(look_, by_, c_.a); break;
    }
  }

  // TR-55, TR-64 to TR-66: of what is done behind the screen others learn at most that it is done.
  void write_for_others() {
    switch (s_.flow.window.kind) {
      case kFactionWindow: return write();
      case kMacroWindow:
      case kSecretMoveWindow: text_ << (c_.kind == kDone ? word() : kSecret); return;
      case kTurnWindow: return write_turn();
      case kActWindow: return write_action();
      default: return write_battle();
    }
  }

 private:
  std::string word() const {
    std::string word(wording_.word);
    if (c_.kind == kTake && s_.draft[by_].steps > 0) word.clear();
    if (c_.kind == kPiece && s_.draft[by_].kind == kLoad) return std::string(kInto);
    if (!word.empty() && wording_.of != Of::kNothing) word += ' ';
    return word;
  }
  const Unit* unit_at(unsigned at) const {
    return at < s_.units[by_].size() ? &s_.units[by_][at] : nullptr;
  }
  Area area_of(unsigned piece) const {
    if (const Unit* unit = unit_at(piece)) return unit->area;
    const unsigned at = piece - kBuildingPiece;
    return at < kMostBuildings ? s_.buildings[by_][at].area : kNoArea;
  }
  bool is_aboard(unsigned at) const {
    const Unit* unit = unit_at(at);
    return unit != nullptr && has_flag(*unit, kAboard);
  }
  bool is_on_board(unsigned at) const {
    const Unit* unit = unit_at(at);
    return unit != nullptr && has_flag(*unit, kOnBoard);
  }
  void units() { text_ << c_.b << ' ' << piece_name(look_, by_, c_.a); }
  std::string_view spell(Seat seat) const {
    const Unit* unit = unit_at(c_.a);
    const unsigned at = c_.a - kBuildingPiece;
    const TypeId type = unit != nullptr       ? unit->type
                        : at < kMostBuildings ? s_.buildings[seat][at].type
                                              : kNoType;
    const auto& spells = look_.type(type).spells;
    return c_.b < spells.size() && spells[c_.b] > 0 ? spell_name(look_, spells[c_.b] - 1u)
                                                    : std::string_view("nothing");
  }
  void target() {
    TargetList all;
    list_targets(look_, aimed_at(look_, by_), all);
    text_ << target_name(look_, all, c_.a, text_);
  }
  void seen_units() { text_ << c_.b << ' ' << seen_piece_name(look_, by_, c_.a); }

  void write_turn() {
    if (c_.kind == kPass || c_.kind == kSurvey || c_.kind == kIn) return write();
    if (c_.kind == kTake && is_on_board(c_.a)) {
      text_ << "group ";
      seen_units();
      text_ << kFrom << area_name(look_, area_of(c_.a));
    } else {
      text_ << "group" << (c_.kind == kReady ? " complete" : "");
    }
  }
  void write_action() {
    const bool is_seen = is_on_board(c_.a);
    switch (c_.kind) {
      case kEnd:
      case kAttack: return write();
      case kMove:
        if (c_.a >= kMostAreas || !controls(s_, by_, static_cast<Area>(c_.a))) return write();
        text_ << "move";
        return;
      case kLeave:
        if (!is_seen) break;
        text_ << "leave ";
        seen_units();
        return;
      default: break;
    }
    text_ << kSecret;
  }
  void write_battle() {
    if (c_.kind == kTo) {
      const auto area = static_cast<Area>(c_.a);
      const bool is_hidden = c_.a >= kMostAreas || controls(s_, by_, area);
      text_ << (is_hidden ? "to an area out of sight"
                          : "to " + std::string(area_name(look_, area)));
      return;
    }
    if (wording_.of == Of::kNothing || wording_.of == Of::kTarget) return write();
    text_ << word();
    if (wording_.of == Of::kSpell)
      text_ << spell(by_) << kWith << seen_piece_name(look_, by_, c_.a);
    else if (wording_.of == Of::kUnits)
      seen_units();
    else
      text_ << seen_piece_name(look_, by_, c_.a);
  }

  const Look look_;
  const State& s_;
  const Seat by_;
  const Choice& c_;
  const Wording& wording_;
  Text& text_;
};

}  // namespace

void Trts::write(const State& s, Seat reader, Seat by, const Choice& c, Text& text) const {
  if (c.kind >= kKinds || by >= s.seats) return;
  Writer writer({*content_, s}, by, c, text);
  reader == by ? writer.write() : writer.write_for_others();
}

}  // namespace turnwright::trts
