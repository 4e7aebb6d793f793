// What bots saw and did, as JSON lines in the order of the games: one line per ask
//   {"game", "step", "seat", "name", "window", "question", "view", "choices", "choice"}
// and one per game at its end: {"game", "steps", "scores"}.
#pragma once

#include <fstream>
#include <string>

#include "lab/in_order.h"
#include "lab/simulate.h"

namespace turnwright::cli {

class TraceFile {
 public:
  explicit TraceFile(const std::string& path);  // throws OutsideError, as do the others

  MakeOnlooker tracer(const Experiment&);
  void finish();  // what is not on the disk yet goes there

 private:
  void write(const std::string& lines);

  std::string path_;
  std::ofstream file_;
  InOrder in_order_;
};

}  // namespace turnwright::cli
