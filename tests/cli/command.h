// Runs a command's function as main() would, with the terminal replaced by strings.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <sstream>
#include <string>

#include "cli/commands.h"
#include "lab/outside.h"

namespace turnwright::cli {

struct Outcome {
  int code = 0;
  std::string out;
  std::string error;  // the sentence of bad usage
  bool says(std::string_view words) const { return out.find(words) != std::string::npos; }
};

template <class Options>
Outcome run(int (*command)(const Options&), const Options& options, const std::string& typed = {}) {
  std::istringstream in(typed);
  std::ostringstream out;
  std::streambuf* const real_in = std::cin.rdbuf(in.rdbuf());
  std::streambuf* const real_out = std::cout.rdbuf(out.rdbuf());
  Outcome outcome;
  try {
    outcome.code = command(options);
  } catch (const UsageError& error) {
    outcome = {2, {}, error.what()};
  } catch (const OutsideError& error) {
    outcome = {2, {}, error.what()};
  }
  std::cin.rdbuf(real_in);
  std::cin.clear();
  std::cout.rdbuf(real_out);
  outcome.out = out.str();
  return outcome;
}

// A folder that is gone when the test is.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "turnwright-XXXXXX").string();
    path_ = mkdtemp(pattern.data());
  }
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  std::string file(std::string_view name) const { return path_ + "/" + std::string(name); }

 private:
  std::string path_;
};

// A finished game of two bots, in a file.
inline std::string record_of(const TemporaryFolder& folder, const std::string& game,
                             std::vector<std::string> set = {}) {
  PlayOptions options;
  options.game = {game, std::move(set)};
  options.seats = {"random", "random"};
  options.seed = 5;
  options.record = folder.file(game);
  run(play, options);
  return options.record;
}

inline ReplayOptions of(std::string file) {
  ReplayOptions options;
  options.file = std::move(file);
  return options;
}

}  // namespace turnwright::cli
