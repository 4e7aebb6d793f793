// Long runs are saved, stopped, and gone on with from a file of results.
#pragma once

#include <chrono>

#include "cli/commands.h"
#include "cli/json.h"
#include "lab/outside.h"

namespace turnwright::cli {

// The file; null, if none is named.
Json file_to_resume(const std::string& path);

// What was asked for in a file, or in a part of it that is a tournament, with what may be said anew: more games,
// threads, where to write. Throws UsageError if more than that is said.
TournamentOptions resumed(const TournamentOptions& said, const Json& tournament);

// Results are saved now and then.
class Pause {
 public:
  bool is_over();  // and the next begins

 private:
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

// Tells what is missing of what was asked for, and gives the exit code.
int how_it_ended(bool stopped, std::uint64_t played, std::uint64_t all,
                 const TournamentOptions& options, std::uint64_t unfinished);

// Tells of which file it is that something cannot be understood.
template <class F>
auto reading(const std::string& path, const F& read) {
  try {
    return read();
  } catch (const OutsideError& error) {
    throw OutsideError(path + " cannot be resumed: " + error.what());
  }
}

}  // namespace turnwright::cli
