// The maps that are shipped are those of the rulebook, and are as symmetric as they say.
#include "games/trts/map_check.h"
#include "tests/games/trts_book.h"

namespace turnwright::trts {
namespace {

std::vector<std::string> connections_of(const Map& map) {
  std::vector<std::string> all;
  for (Area a = 0; a < map.areas.size(); ++a)
    for (Area b = 0; b < map.areas.size(); ++b) {
      if (holds_area(map.up[b], a)) all.push_back(map.areas[a].id + ">" + map.areas[b].id);
      if (a > b || !holds_area(map.air[a], b) || holds_area(map.up[b], a) ||
          holds_area(map.up[a], b))
        continue;
      const std::string sign = holds_area(map.ground[a], b) ? "=" : "~";
      all.push_back(map.areas[a].id + sign + map.areas[b].id);
    }
  std::sort(all.begin(), all.end());
  return all;
}

TEST_CASE("every map has the areas and connections of the rulebook") {
  REQUIRE(tables().maps.size() == 3);
  for (const Map& map : tables().maps) {
    INFO(map.name);
    const std::vector<Row> rows = rows_of(map.name, "id");
    REQUIRE(rows.size() == map.areas.size() + 1);
    for (std::size_t i = 0; i < map.areas.size(); ++i) {
      const AreaInfo& area = map.areas[i];
      EXPECT(rows[i + 1] == Row{area.id, area.name, std::to_string(area.height),
                                std::to_string(area.fields), std::to_string(area.geysers),
                                std::to_string(area.x) + "," + std::to_string(area.y),
                                area.is_start ? "yes" : ""});
      EXPECT(area.is_start == holds_area(map.starts, static_cast<Area>(i)));
    }
    const std::string_view book = find_rulebook("trts")->text;
    std::size_t at = book.find("Connections (", book.find("\n### " + map.name + "\n"));
    at = book.find(':', at) + 1;
    std::vector<std::string> listed;
    for (std::string_view one : split(book.substr(at, book.find('.', at) - at), ','))
      listed.emplace_back(trimmed(one));
    const auto turned = [&](std::string text) {  // a plain connection reads both ways
      const std::size_t sign = text.find_first_of("=~");
      if (sign == text.npos) return text;
      const auto place = [&](const std::string& id) {
        return std::find_if(map.areas.begin(), map.areas.end(),
                            [&](const AreaInfo& area) { return area.id == id; });
      };
      const std::string a = text.substr(0, sign), b = text.substr(sign + 1);
      return place(a) < place(b) ? text : b + text[sign] + a;
    };
    for (std::string& one : listed) one = turned(one);
    std::sort(listed.begin(), listed.end());
    EXPECT(connections_of(map) == listed);
    EXPECT((map.round_limit == 40 && map.is_symmetric));
  }
}

TEST_CASE("areas are alike if they can be exchanged, and only then") {
  const Map& quarries = tables().maps[2];
  REQUIRE(quarries.name == "Twin Quarries");
  const auto area = [&](std::string_view id) {
    for (Area i = 0; i < quarries.areas.size(); ++i)
      if (quarries.areas[i].id == id) return i;
    FAIL("no such area");
    return kNoArea;
  };
  EXPECT(are_alike(quarries, area("W0"), area("E0")));
  EXPECT(are_alike(quarries, area("N"), area("S")));
  EXPECT(are_alike(quarries, area("X"), area("X")));
  EXPECT(!are_alike(quarries, area("W0"), area("E1")));
  EXPECT(!are_alike(quarries, area("W3"), area("X")));
  Map changed = quarries;  // a ramp that is none on one side
  changed.up[area("W1")] = 0;
  EXPECT(!are_alike(changed, area("W0"), area("E0")));
  // A way through the air that leads elsewhere: to the other pan it is a mirror now, to the hill nothing of the kind.
  const auto moved = [&](std::string_view to) {
    Map other = quarries;
    other.air[area("W2")] ^= area_bit(area("N")) | area_bit(area(to));
    other.air[area("N")] ^= area_bit(area("W2"));
    other.air[area(to)] ^= area_bit(area("W2"));
    return are_alike(other, area("W0"), area("E0"));
  };
  EXPECT(moved("S"));
  EXPECT(!moved("X"));
}

}  // namespace
}  // namespace turnwright::trts
