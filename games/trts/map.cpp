#include "games/trts/map.h"

#include <algorithm>

#include "engine/text.h"
#include "games/trts/map_check.h"
#include "language/card_entries.h"
#include "language/fields.h"

namespace turnwright::trts {
namespace {

using language::Diagnostics;
using language::Entry;
using language::Place;
using language::Wants;

constexpr language::Tables kMapTable = 1, kAreaTable = 2;
constexpr int kMostHeight = 2, kSheet = 100;

constexpr language::FieldRule kRules[] = {
    {"name", kMapTable | kAreaTable, kMapTable | kAreaTable, Wants::kText},
    {"about", kMapTable, 0, Wants::kText},
    {"round_limit", kMapTable, 0, Wants::kNumber, "TR-6"},
    {"symmetric", kMapTable, 0, Wants::kFlag, "TR-264"},
    {"connections", kMapTable, kMapTable, Wants::kText, "TR-42"},
    {"id", kAreaTable, kAreaTable, Wants::kText},
    {"height", kAreaTable, kAreaTable, Wants::kNumber, "TR-264"},
    {"fields", kAreaTable, 0, Wants::kNumber, "TR-45"},
    {"geysers", kAreaTable, 0, Wants::kNumber, "TR-45"},
    {"x", kAreaTable, kAreaTable, Wants::kNumber, "TR-264"},
    {"y", kAreaTable, kAreaTable, Wants::kNumber, "TR-264"},
    {"start", kAreaTable, 0, Wants::kFlag, "TR-28"},
};

class MapReader {
 public:
  MapReader(const language::SourceText& source, const Constants& constants,
            Diagnostics& diagnostics)
      : source_(source), constants_(constants), diagnostics_(diagnostics) {}

  Map read() {
    const auto entries = language::read_card_file(source_);
    if (!entries) {
      diagnostics_.insert(diagnostics_.end(), entries.error().begin(), entries.error().end());
      return {};
    }
    const std::size_t before = diagnostics_.size();
    const Entry* head = nullptr;
    for (const Entry& entry : *entries) {
      for (const Entry& part : entry.parts)
        wrong(part.place, "L011", "a map and its areas have no tables inside them");
      if (entry.table == "map" && !head)
        head = &entry;
      else if (entry.table == "area")
        read_area(entry);
      else
        wrong(entry.place, "L011", "a file is one map: [map], once, and [[area]] for each area");
    }
    if (!head) {
      wrong({source_.file, 1, 1}, "L013", "the file has no table [map]");
    } else {
      read_head(*head);
      if (diagnostics_.size() == before) check_map(map_, places_, diagnostics_);
    }
    return std::move(map_);
  }

 private:
  void read_area(const Entry& entry) {
    language::Fields fields(entry, kAreaTable, kRules, diagnostics_);
    const auto small = [&](std::string_view field, int most) {
      return static_cast<std::uint8_t>(fields.number(field, 0, most, 0));
    };
    AreaInfo area;
    area.id = fields.text("id");
    area.name = fields.name();
    area.height = small("height", kMostHeight);
    area.fields = small("fields", kMostFields);
    area.geysers = small("geysers", kMostGeysers);
    area.x = small("x", kSheet);
    area.y = small("y", kSheet);
    area.is_start = fields.flag("start");
    check_new(fields, area);
    places_.areas.push_back(entry.place);
    if (static_cast<int>(map_.areas.size()) == constants_.areas_max)
      wrong(entry.place, "L047",
            "a map has at most " + std::to_string(constants_.areas_max) + " areas (TR-264)");
    map_.areas.push_back(std::move(area));
  }

  void check_new(language::Fields& fields, const AreaInfo& area) {
    if (area.id.find_first_of(" ,=>~") != area.id.npos)
      wrong(fields.find("id")->place, "L027", "an id is one word, without , = > and ~");
    for (const AreaInfo& other : map_.areas) {
      if (!area.id.empty() && other.id == area.id)
        wrong(fields.find("id")->place, "L025", "another area has the id " + quoted(area.id));
      if (!area.name.empty() && other.name == area.name)
        wrong(fields.find("name")->place, "L025", "another area has the name " + quoted(area.name));
      if (fields.find("x") && fields.find("y") && other.x == area.x && other.y == area.y)
        wrong(fields.find("x")->place, "L085", other.name + " lies at the same place (TR-264)");
    }
  }

  void read_head(const Entry& entry) {
    language::Fields fields(entry, kMapTable, kRules, diagnostics_);
    map_.name = fields.name();
    map_.about = fields.text("about");
    map_.round_limit = fields.number("round_limit", 1, kMostRounds, constants_.round_limit);
    map_.is_symmetric = fields.flag("symmetric");
    places_.map = entry.place;
    places_.symmetric = fields.find("symmetric") ? fields.find("symmetric")->place : entry.place;
    if (map_.areas.size() > kMostAreas) return;  // told already
    for (std::size_t i = 0; i < map_.areas.size(); ++i)
      if (map_.areas[i].is_start) map_.starts |= area_bit(static_cast<Area>(i));
    for (const language::TextLine& line : fields.lines("connections"))
      for (std::string_view written : split(line.text, ',')) read_connection(line, written);
  }

  // `A = B`, `A > B` with A as the upper end, `A ~ B` through the air alone.
  void read_connection(const language::TextLine& line, std::string_view written) {
    const std::string_view words = trimmed(written);
    if (words.empty()) return;  // a comma at the end of a line
    const auto place = [&](std::string_view part) {
      Place at = line.place;
      at.column +=
          language::characters(line.text, static_cast<std::size_t>(part.data() - line.text.data()));
      return at;
    };
    const std::size_t sign = words.find_first_of("=>~");
    if (sign == words.npos)
      return wrong(place(words), "L083",
                   "a connection is A = B, A > B (a ramp, A is its upper end) or A ~ B (air)");
    const std::string_view first = trimmed(words.substr(0, sign)),
                           second = trimmed(words.substr(sign + 1));
    const Area from = area_named(first, place(first)), to = area_named(second, place(second));
    if (from == kNoArea || to == kNoArea) return;
    if (from == to)
      return wrong(place(words), "L083", "an area is not connected with itself (TR-264)");
    if (holds_area(map_.air[from], to))
      return wrong(place(words), "L083", "these two areas are connected already (TR-264)");
    if (words[sign] == '>' && map_.areas[from].height <= map_.areas[to].height)
      wrong(place(words), "L083",
            map_.areas[from].name + " is the upper end of this ramp, and not higher than " +
                map_.areas[to].name + " (TR-264)");
    connect(from, to, words[sign]);
  }

  // Who flies goes wherever one can walk, too (TR-42).
  void connect(Area from, Area to, char sign) {
    map_.air[from] |= area_bit(to);
    map_.air[to] |= area_bit(from);
    if (sign == '~') return;
    map_.ground[from] |= area_bit(to);
    map_.ground[to] |= area_bit(from);
    if (sign == '>') map_.up[to] |= area_bit(from);
  }

  Area area_named(std::string_view id, const Place& place) {
    std::vector<std::string> ids;
    for (const AreaInfo& area : map_.areas) ids.push_back(area.id);
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (found != ids.end() && !id.empty()) return static_cast<Area>(found - ids.begin());
    std::vector<std::string> notes;
    for (const std::string& near : language::nearest(id, ids))
      notes.push_back("did you mean: " + near);
    diagnostics_.push_back({place, "L082",
                            "this connection leads nowhere: there is no area " + quoted(id),
                            std::move(notes)});
    return kNoArea;
  }

  void wrong(const Place& place, std::string_view code, std::string sentence) {
    diagnostics_.push_back({place, code, std::move(sentence), {}});
  }

  const language::SourceText& source_;
  const Constants& constants_;
  Diagnostics& diagnostics_;
  Map map_;
  MapPlaces places_;
};

void measure(Map& map) {
  for (Area from = 0; from < map.areas.size(); ++from) {
    const std::vector<int> all = distances(map, map.ground, from);
    for (std::size_t to = 0; to < all.size(); ++to)
      map.steps[from][to] = static_cast<std::uint8_t>(all[to]);
  }
}

}  // namespace

Result<std::vector<Map>, Diagnostics> load_maps(const std::vector<language::SourceText>& sources,
                                                const Constants& constants) {
  std::vector<Map> maps;
  Diagnostics diagnostics;
  for (const language::SourceText& source : sources) {
    Map map = MapReader(source, constants, diagnostics).read();
    const auto is_it = [&](const Map& other) { return other.name == map.name; };
    if (!map.name.empty() && std::any_of(maps.begin(), maps.end(), is_it))
      diagnostics.push_back(
          {{source.file, 1, 1}, "L025", "another map has the name " + quoted(map.name), {}});
    maps.push_back(std::move(map));
  }
  if (!diagnostics.empty()) {
    language::sort_by_place(diagnostics);
    return Failure{std::move(diagnostics)};
  }
  for (Map& map : maps) measure(map);
  return maps;
}

}  // namespace turnwright::trts
