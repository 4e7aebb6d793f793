// The files of content/, as part of the program: it works from any directory.
#pragma once

#include <span>
#include <string_view>

namespace turnwright {

struct ContentFile {
  std::string_view path;  // below content/, as "wtactics/phrases.en"
  std::string_view text;
};

// In the order of their paths.
std::span<const ContentFile> all_content();

}  // namespace turnwright
