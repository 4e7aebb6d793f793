// What differs between two folders of content, by the names people know: cards, decks, units.
#pragma once

#include <string>
#include <vector>

namespace turnwright::cli {

struct Changes {
  std::vector<std::string> names;  // of what stands in files with a name of its own; sorted
  std::vector<std::string> files;  // where something else differs, as constants
};
// The files of one game. Comments and spaces do not count. Throws an OutsideError.
Changes changes_between(const std::string& before, const std::string& after,
                        const std::string& game);

}  // namespace turnwright::cli
