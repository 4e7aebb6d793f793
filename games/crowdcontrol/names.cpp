#include "games/crowdcontrol/names.h"

namespace turnwright::crowdcontrol {
namespace {

constexpr std::string_view kEffectNames[] = {
    "Anthem",         "Arm",           "Armor",        "Strengthen", "Train",
    "Heal",           "Suffer",        "Sacrifice",    "Withdraw",   "Enrage",
    "Hasten",         "Repair",        "Grind",        "Fortify",    "Grow",
    "Insight",        "Produce",       "DrawAction",   "DrawEntity", "DrawPlace",
    "RecoverAction",  "RecoverEntity", "RecoverPlace", "Discard",    "DiscountAction",
    "DiscountEntity", "DiscountPlace", "Spawn",        "Count",      "CountDust",
    "CountPower",     "Choose",        "Mill",         "Silence",    "Resurrect",
    "Reassemble",     "Harm",          "Kill",         "Bounce",     "Laneswap",
    "Burn",           "Void"};
static_assert(std::size(kEffectNames) == kEffects);

// Takes " WORD N" off the end of a text.
std::optional<unsigned> take_number(std::string_view& text, std::string_view word) {
  const std::size_t last = text.rfind(' ');
  if (last == text.npos) return std::nullopt;
  const auto number = to_number(text.substr(last + 1));
  const std::string_view before = trimmed(text.substr(0, last));
  if (!number || *number < 0 || *number > kMostNumber || !before.ends_with(word))
    return std::nullopt;
  const std::size_t at = before.size() - word.size();
  if (at == 0 || (!word.empty() && before[at - 1] != ' ')) return std::nullopt;
  text = trimmed(before.substr(0, at));
  return static_cast<unsigned>(*number);
}

}  // namespace

std::string_view card_name(const Look& look, unsigned card) {
  return card < look.code().cards.size() ? std::string_view(look.code().cards[card].name)
                                         : std::string_view("a card");
}

std::string small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

std::string object_name(const Look& look, const Camp& camp, Slot slot) {
  const Object& o = camp.objects[slot];
  std::string name(card_name(look, o.card));
  bool alone = true;
  for_each_slot(camp.present,
                [&](Slot one) { alone &= one == slot || camp.objects[one].card != o.card; });
  return alone ? name : name + ' ' + std::to_string(o.number);
}

std::string hand_name(const Look& look, unsigned card, unsigned training, unsigned reduction) {
  std::string name(card_name(look, card));
  if (training > 0) name += " trained " + std::to_string(training);
  if (reduction > 0) name += " cheaper " + std::to_string(reduction);
  return name;
}

std::string_view effect_name(Effect effect) {
  return kEffectNames[static_cast<std::size_t>(effect)];
}

bool may_mean(const Look& look, const Camp& camp, Slot slot, std::string_view text) {
  const Object& o = camp.objects[slot];
  const std::string name = small_letters(card_name(look, o.card));
  return text == name || text == name + ' ' + std::to_string(o.number);
}

CardId card_called(const Look& look, std::string_view text) {
  for (std::size_t id = 0; id < look.code().cards.size(); ++id)
    if (small_letters(look.code().cards[id].name) == text) return static_cast<CardId>(id);
  return kNoCard;
}

HandWords hand_called(const Look& look, std::string_view text) {
  HandWords words;
  if (const auto n = take_number(text, "cheaper")) words.reduction = *n, words.exact = true;
  if (const auto n = take_number(text, "trained")) words.training = *n, words.exact = true;
  words.card = card_called(look, text);
  return words;
}

}  // namespace turnwright::crowdcontrol
