#include "lab/outside.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace turnwright {

std::string read_file(const std::string& path) {
  if (std::filesystem::is_directory(path)) throw OutsideError(path + " is a folder, not a file");
  std::ifstream file(path, std::ios::binary);
  if (!file) throw OutsideError("cannot read " + path + ": " + std::strerror(errno));
  std::ostringstream text;
  text << file.rdbuf();
  if (file.bad()) throw OutsideError("cannot read " + path + " to its end");
  return std::move(text).str();
}

void write_file(const std::string& path, std::string_view text) {
  const std::string beside = path + ".new";
  {
    std::ofstream file(beside, std::ios::binary);
    file << text << std::flush;
    if (!file) {
      const std::string why = std::strerror(errno);
      std::remove(beside.c_str());
      throw OutsideError("cannot write " + path + ": " + why);
    }
  }
  if (std::rename(beside.c_str(), path.c_str()) != 0) {
    const std::string why = std::strerror(errno);
    std::remove(beside.c_str());
    throw OutsideError("cannot write " + path + ": " + why);
  }
}

std::vector<std::string> files_below(const std::string& folder) {
  std::vector<std::string> files;
  try {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
      if (entry.is_regular_file()) files.push_back(entry.path().string());
  } catch (const std::filesystem::filesystem_error& error) {
    throw OutsideError("cannot read the folder " + folder + ": " + error.code().message());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace turnwright
