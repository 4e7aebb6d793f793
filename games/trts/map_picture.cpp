#include "games/trts/map_picture.h"

#include <algorithm>

#include "games/trts/board.h"
#include "games/trts/names.h"

namespace turnwright::trts {
namespace {

constexpr int kColumns = 96, kRows = 32, kMargin = 5;

class Picture {
 public:
  Picture(const Look& look, const Text& names)
      : look_(look), names_(names), rows_(kRows + 3, std::string(kColumns, ' ')) {}

  std::vector<std::string> draw() {
    const Map& map = look_.map();
    for (Area a = 0; a < map.areas.size(); ++a)
      for (Area b = 0; b < map.areas.size(); ++b) {
        const bool ground = holds_area(map.ground[a], b);
        if (holds_area(map.up[a], b))
          draw_way(a, b, '^');
        else if (ground && a < b && !holds_area(map.up[b], a))
          draw_way(a, b, '.');
        else if (!ground && a < b && holds_area(map.air[a], b))
          draw_way(a, b, '~');
      }
    for (Area area = 0; area < map.areas.size(); ++area) draw_area(area);
    for (std::string& row : rows_) row.erase(row.find_last_not_of(' ') + 1);
    const auto is_used = [](const std::string& row) { return !row.empty(); };
    rows_.erase(rows_.begin(), std::find_if(rows_.begin(), rows_.end(), is_used));
    while (!rows_.empty() && rows_.back().empty()) rows_.pop_back();
    return rows_;
  }

 private:
  struct Spot {
    int column, row;
  };
  Spot spot(Area area) const {
    const AreaInfo& info = look_.map().areas[area];
    return {kMargin + info.x * (kColumns - 2 * kMargin) / 100, info.y * (kRows - 1) / 100};
  }
  void draw_way(Area from, Area to, char with) {
    const Spot a = spot(from), b = spot(to);
    const int steps = std::max({std::abs(b.column - a.column) / 2, std::abs(b.row - a.row), 1});
    for (int i = 1; i < steps; ++i)
      rows_[static_cast<std::size_t>(a.row + (b.row - a.row) * i / steps)]
           [static_cast<std::size_t>(a.column + (b.column - a.column) * i / steps)] = with;
  }
  void draw_area(Area area) {
    const Spot at = spot(area);
    write(at.row, at.column, std::string(area_name(look_, area)));
    write(at.row + 1, at.column, owners(area));
    if (const std::string pieces = pieces_in(area); !pieces.empty())
      write(at.row + 2, at.column, pieces);
  }
  // How many units and buildings are seen there.
  std::string pieces_in(Area area) const {
    std::string text;
    for (Seat seat = 0; seat < look_.s.seats; ++seat) {
      int units = 0, buildings = 0;
      for (const Unit& unit : look_.s.units[seat]) units += unit.area == area ? unit.count : 0;
      for (const Building& b : look_.s.buildings[seat])
        buildings += b.type != kNoType && b.area == area ? 1 : 0;
      if (units + buildings == 0) continue;
      text += (text.empty() ? "" : " ") + std::string(names_.name(seat)) + ' ' +
              std::to_string(units) + '+' + std::to_string(buildings);
    }
    return text;
  }
  // Who has a marker there, and what the area yields.
  std::string owners(Area area) const {
    std::string text;
    for (Seat seat = 0; seat < look_.s.seats; ++seat)
      if (has_marker(look_.s, seat, area))
        text += (text.empty()                  ? ""
                 : is_contested(look_.s, area) ? " x "
                                               : "+") +
                std::string(names_.name(seat));
    const AreaInfo& info = look_.map().areas[area];
    if (info.fields + info.geysers == 0) return text.empty() ? "-" : text;
    text += (text.empty() ? "" : " ") + std::to_string(info.fields) + '/' +
            std::to_string(info.geysers);
    return text;
  }
  // Around this column, with room on either side.
  void write(int row, int column, const std::string& text) {
    const std::string padded = ' ' + text + ' ';
    const int width = static_cast<int>(padded.size());
    const int from = std::clamp(column - width / 2, 0, std::max(kColumns - width, 0));
    for (int i = 0; i < width && from + i < kColumns; ++i)
      rows_[static_cast<std::size_t>(row)][static_cast<std::size_t>(from + i)] =
          padded[static_cast<std::size_t>(i)];
  }

  const Look look_;
  const Text& names_;
  std::vector<std::string> rows_;
};

}  // namespace

std::vector<std::string> map_picture(const Look& look, const Text& names) {
  return Picture(look, names).draw();
}

}  // namespace turnwright::trts
