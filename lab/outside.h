// The outside world: files. The one exception type of the project, thrown and caught only outside engine,
// language and games; its sentence is meant for the person at the terminal.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace turnwright {

class OutsideError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

std::string read_file(const std::string& path);
// Whole or not at all: writes beside it and renames.
void write_file(const std::string& path, std::string_view text);

// The files in a folder and in all folders inside it, sorted.
std::vector<std::string> files_below(const std::string& folder);

}  // namespace turnwright
