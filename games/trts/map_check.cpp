#include "games/trts/map_check.h"

#include <bit>

namespace turnwright::trts {
namespace {

using language::Diagnostics;

// Looks for a way to exchange the areas, one after the other; far areas follow the near ones they are connected with.
class Exchange {
 public:
  Exchange(const Map& map, Area from, Area to) : map_(map), images_(map.areas.size(), kNoArea) {
    const std::vector<int> near = distances(map, map.air, from);
    for (int distance = 0; order_.size() < near.size(); ++distance)
      for (Area area = 0; area < near.size(); ++area)
        if (near[area] == distance || (near[area] < 0 && distance == kMostAreas))
          order_.push_back(area);
    found_ = fits(from, to) && (set(from, to), place(1));
  }
  bool found() const { return found_; }

 private:
  bool place(std::size_t at) {
    if (at == order_.size()) return true;
    const Area area = order_[at];
    for (Area image = 0; image < map_.areas.size(); ++image) {
      if (!fits(area, image)) continue;
      set(area, image);
      if (place(at + 1)) return true;
      used_ &= ~area_bit(image);
      images_[area] = kNoArea;
    }
    return false;
  }

  void set(Area area, Area image) {
    images_[area] = image;
    used_ |= area_bit(image);
  }

  bool fits(Area area, Area image) const {
    const AreaInfo &a = map_.areas[area], &b = map_.areas[image];
    if (holds_area(used_, image) || a.height != b.height || a.fields != b.fields ||
        a.geysers != b.geysers || a.is_start != b.is_start ||
        std::popcount(map_.air[area]) != std::popcount(map_.air[image]))
      return false;
    for (Area other = 0; other < map_.areas.size(); ++other) {
      const Area its = images_[other];
      if (its == kNoArea) continue;
      const auto same = [&](const std::array<AreaMask, kMostAreas>& steps) {
        return holds_area(steps[area], other) == holds_area(steps[image], its) &&
               holds_area(steps[other], area) == holds_area(steps[its], image);
      };
      if (!same(map_.ground) || !same(map_.air) || !same(map_.up)) return false;
    }
    return true;
  }

  const Map& map_;
  std::vector<Area> order_, images_;
  AreaMask used_ = 0;
  bool found_ = false;
};

}  // namespace

std::vector<int> distances(const Map& map, const std::array<AreaMask, kMostAreas>& steps,
                           Area start) {
  std::vector<int> all(map.areas.size(), -1);
  all[start] = 0;
  AreaMask reached = area_bit(start), edge = reached;
  for (int distance = 1; edge != 0; ++distance) {
    AreaMask next = 0;
    for (Area area = 0; area < map.areas.size(); ++area)
      if (holds_area(edge, area)) next |= steps[area];
    edge = next & ~reached;
    reached |= edge;
    for (Area area = 0; area < map.areas.size(); ++area)
      if (holds_area(edge, area)) all[area] = distance;
  }
  return all;
}

bool are_alike(const Map& map, Area from, Area to) { return Exchange(map, from, to).found(); }

void check_map(const Map& map, const MapPlaces& places, Diagnostics& wrong) {
  const std::size_t before = wrong.size();
  const auto say = [&](const language::Place& place, std::string_view code, std::string sentence) {
    wrong.push_back({place, code, std::move(sentence), {}});
  };
  const int starts = std::popcount(map.starts);
  if (starts < 2 || starts > kMostSeats)
    return say(places.map, "L080",
               "a map has 2 to " + std::to_string(kMostSeats) + " start areas, and this one has " +
                   (starts == 0 ? "none" : std::to_string(starts)) + " (TR-264)");
  for (Area area = 0; area < map.areas.size(); ++area)
    if (map.areas[area].is_start && map.areas[area].fields == 0)
      say(places.areas[area], "L080", "a start area has mineral fields (TR-264)");
  const auto first = lowest_area(map.starts);
  const std::vector<int> steps = distances(map, map.ground, first);
  for (Area area = 0; area < map.areas.size(); ++area)
    if (steps[area] < 0)
      say(places.areas[area], "L081",
          "nobody can reach " + map.areas[area].name + " on the ground from " +
              map.areas[first].name + " (TR-264)");
  if (!map.is_symmetric || wrong.size() > before) return;
  for (Area area = 0; area < map.areas.size(); ++area)
    if (map.areas[area].is_start && !are_alike(map, first, area))
      say(places.symmetric, "L084",
          "the map says that it is symmetric, and looks different from " + map.areas[first].name +
              " and from " + map.areas[area].name + " (TR-264)");
}

}  // namespace turnwright::trts
