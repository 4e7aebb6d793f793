#include <fmt/core.h>

#include "cli/card.h"
#include "cli/check.h"
#include "cli/frame.h"
#include "games/trts/content.h"
#include "games/trts/map_picture.h"
#include "games/trts/piece_fields.h"

namespace turnwright::cli {

using trts::Content;
using trts::Needs;
using trts::PieceType;
using trts::TypeId;

namespace {

std::string price(const auto& ordered) {
  std::string text = counted(ordered.minerals, "mineral");
  if (ordered.gas > 0) text += fmt::format(", {} gas", ordered.gas);
  if (ordered.time > 1) text += fmt::format(", {} rounds", ordered.time);
  return text;
}

std::string half_points(int halves) {
  return fmt::format("{}{}", halves / 2, halves % 2 ? ".5" : "");
}

std::string attack(const trts::Attack& attack) {
  return attack.splash > 0 ? fmt::format("{}×{}", attack.splash, attack.points)
                           : fmt::format("{}", attack.points);
}

std::string tag_names(trts::TagMask tags) {
  std::string text;
  for (std::size_t i = 0; i < std::size(trts::kTagNames); ++i)
    if (tags >> i & 1) text += (text.empty() ? "" : " ") + std::string(trts::kTagNames[i]);
  return text;
}

// "Gunworks; needs Proving Hall".
std::string comes_from(const Content& content, const trts::Faction& faction, TypeId made_at,
                       const Needs& needs) {
  std::string text, list;
  const auto add = [&list](const std::string& name) { list += (list.empty() ? "" : ", ") + name; };
  if (made_at != trts::kNoType) text = "at " + content.tables.types[made_at].name;
  for (const TypeId building : needs.buildings)
    if (building != trts::kNoType) add(content.tables.types[building].name);
  if (needs.upgrade != trts::kNoUpgrade) add(faction.upgrades[needs.upgrade].name);
  if (list.empty()) return text;
  return (text.empty() ? "needs " : text + "; needs ") + list;
}

void values(const PieceType& type, Frame& frame) {
  std::string body = fmt::format("HP {}", type.hit_points);
  if (type.shields > 0) body += fmt::format("  shields {}", type.shields);
  if (type.armour > 0) body += fmt::format("  armour {}", type.armour);
  frame.line(body, type.is_building ? std::string() : fmt::format("speed {}", type.speed));
  std::string weapons;
  if (type.ground.points > 0)
    weapons += fmt::format("ground {} at range {}", attack(type.ground), type.ground.range);
  if (type.air.points > 0)
    weapons += fmt::format("{}air {} at range {}", weapons.empty() ? "" : ", ", attack(type.air),
                           type.air.range);
  if (type.bonus > 0) weapons += fmt::format(", +{} on {}", type.bonus, tag_names(type.bonus_tags));
  if (!weapons.empty()) frame.paragraph(weapons);
}

std::string drawn_piece(const Content& content, TypeId id, bool formula) {
  const PieceType& type = content.tables.types[id];
  const trts::Faction& faction = content.tables.factions[type.faction];
  Frame frame;
  frame.edge("┌", "┐");
  frame.line(type.name, price(type));
  frame.line(faction.name, type.is_building ? "building" : tag_names(type.tags));
  frame.edge("├", "┤");
  if (type.delivers > 1) frame.line(fmt::format("{} units per order", type.delivers));
  values(type, frame);
  if (!type.is_building)
    frame.line("supply " + half_points(type.supply),
               type.size > 0 ? fmt::format("size {}", type.size) : std::string());
  if (type.supply_given > 0) frame.line("provides " + half_points(type.supply_given));
  if (type.carries > 0) frame.line(fmt::format("carries {}", type.carries));
  if (type.is_base) frame.line("base");
  if (type.is_extractor) frame.line("extractor");
  if (type.is_building && type.has(trts::kDetector)) frame.line("Detector");
  frame.sentences(content.sheets.language(), content.sheets.abilities[id], formula);
  for (const std::uint8_t spell : type.spells)
    if (spell > 0) {
      frame.line("");
      frame.line(content.tables.spells[spell - 1u].name);
      frame.sentences(content.sheets.language(), {content.sheets.spells[spell - 1u]}, formula);
    }
  if (type.stance != trts::kNoType && !type.is_stance) {
    const PieceType& stance = content.tables.types[type.stance];
    frame.line("");
    frame.line(stance.name, tag_names(static_cast<trts::TagMask>(stance.tags & ~type.tags)));
    values(stance, frame);
  }
  if (const std::string from = comes_from(content, faction, type.made_at, type.needs);
      !from.empty()) {
    frame.line("");
    frame.paragraph(from);
  }
  frame.edge("└", "┘");
  return frame.text();
}

std::string drawn_upgrade(const Content& content, std::size_t of, std::size_t which, bool formula) {
  const trts::Faction& faction = content.tables.factions[of];
  const trts::Upgrade& upgrade = faction.upgrades[which];
  Frame frame;
  frame.edge("┌", "┐");
  frame.line(upgrade.name, price(upgrade));
  frame.line(faction.name, "upgrade");
  frame.edge("├", "┤");
  frame.sentences(content.sheets.language(), content.sheets.gains[of][which], formula);
  frame.line("");
  frame.paragraph(comes_from(content, faction, upgrade.made_at, upgrade.needs));
  frame.edge("└", "┘");
  return frame.text();
}

std::string drawn_faction(const Content& content, std::size_t which, bool formula) {
  const trts::Faction& faction = content.tables.factions[which];
  Frame frame;
  frame.edge("┌", "┐");
  frame.line(faction.name, "faction");
  frame.edge("├", "┤");
  frame.paragraph(faction.about);
  frame.line("");
  frame.sentences(content.sheets.language(), content.sheets.traits[which], formula);
  frame.edge("└", "┘");
  return frame.text();
}

// As it lies on the table before anybody is there.
std::string drawn_map(const Content& content, std::size_t which) {
  trts::State empty{};
  empty.map = static_cast<std::uint8_t>(which);
  const Names nobody;
  std::string unused, text = content.tables.maps[which].name + "\n\n";
  for (const std::string& row : trts::map_picture(trts::Look{content, empty}, Text(unused, nobody)))
    text += row + "\n";
  return text;
}

std::string drawn_sheet(std::string_view name, bool formula) {
  const trts::SharedContent content = trts::shipped_content();
  const trts::Tables& tables = content->tables;
  std::string text;
  for (std::size_t id = 1; id < tables.types.size(); ++id)
    if (tables.types[id].name == name && !tables.types[id].is_stance)
      text += drawn_piece(*content, static_cast<TypeId>(id), formula);
  for (std::size_t i = 0; i < tables.factions.size(); ++i) {
    if (tables.factions[i].name == name) text += drawn_faction(*content, i, formula);
    for (std::size_t k = 0; k < tables.factions[i].upgrades.size(); ++k)
      if (tables.factions[i].upgrades[k].name == name)
        text += drawn_upgrade(*content, i, k, formula);
  }
  for (std::size_t i = 0; i < tables.maps.size(); ++i)
    if (tables.maps[i].name == name) text += drawn_map(*content, i);
  return text;
}

}  // namespace

CardGame trts_sheets() {
  CardGame game{"trts", {}, drawn_sheet, nullptr};
  const trts::SharedContent content = trts::shipped_content();
  for (const PieceType& type : content->tables.types)
    if (!type.is_stance && !type.name.empty()) game.names.push_back(type.name);
  for (const trts::Faction& faction : content->tables.factions) {
    game.names.push_back(faction.name);
    for (const trts::Upgrade& upgrade : faction.upgrades) game.names.push_back(upgrade.name);
  }
  for (const trts::Map& map : content->tables.maps) game.names.push_back(map.name);
  game.phrases = [] { return trts::phrase_reference(trts::shipped_content()->sheets); };
  return game;
}

}  // namespace turnwright::cli
