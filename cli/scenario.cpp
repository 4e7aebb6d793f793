// Runs scenario files, or writes a position of a record as one.
#include "engine/scenario/scenario.h"

#include <fmt/core.h>

#include <filesystem>

#include "cli/commands.h"
#include "cli/content.h"
#include "cli/coverage.h"
#include "cli/json.h"
#include "engine/record.h"
#include "lab/outside.h"

namespace turnwright::cli {

namespace {

struct FileResult {
  std::string path;
  ScenarioResult result;
};

struct Counts {
  int passed = 0, failed = 0, wrong = 0;
};

std::vector<std::string> files_under(const std::vector<std::string>& paths) {
  std::vector<std::string> files;
  for (const std::string& path : paths) {
    if (!std::filesystem::is_directory(path)) {
      files.push_back(path);
      continue;
    }
    const auto inside = scenario_files(path);
    files.insert(files.end(), inside.begin(), inside.end());
  }
  return files;
}

FileResult run_file(const std::string& path, const FindGame& find) {
  FileResult file{path, {}};
  try {
    file.result = run_scenario(read_file(path), find);
  } catch (const OutsideError& error) {
    file.result.problems.push_back({0, 0, error.what()});
  }
  return file;
}

void print(const FileResult& file) {
  for (const ScenarioProblem& problem : file.result.problems)
    if (problem.line == 0)
      fmt::print("WRONG   {}: {}\n", file.path, problem.text);
    else
      fmt::print("WRONG   {}:{}:{}: {}\n", file.path, problem.line, problem.column, problem.text);
  if (const auto& failure = file.result.failure)
    fmt::print("FAILED  {}:{}: expected {}; found {}\n", file.path, failure->line,
               failure->expected, failure->found);
  if (file.result.passed()) fmt::print("ok      {}\n", file.path);
}

Json to_json(const FileResult& file) {
  const ScenarioResult& result = file.result;
  Json json{{"path", file.path},
            {"result", result.wrong()   ? "wrong"
                       : result.failure ? "failed"
                                        : "ok"},
            {"game", result.game},
            {"rules", Json::list(result.rules)}};
  Json problems = Json::array();
  for (const ScenarioProblem& problem : result.problems)
    problems.add({{"line", problem.line}, {"column", problem.column}, {"text", problem.text}});
  if (result.wrong()) json.set("problems", std::move(problems));
  if (result.failure)
    json.set("failure", Json{{"line", result.failure->line},
                             {"expected", result.failure->expected},
                             {"found", result.failure->found}});
  return json;
}

int run_files(const std::vector<std::string>& files, const FindGame& find, bool as_json) {
  Counts counts;
  Json list = Json::array();
  for (const std::string& path : files) {
    const FileResult file = run_file(path, find);
    ++(file.result.wrong() ? counts.wrong : file.result.failure ? counts.failed : counts.passed);
    if (as_json)
      list.add(to_json(file));
    else
      print(file);
  }
  if (as_json) {
    const Json json{{"files", list},
                    {"passed", counts.passed},
                    {"failed", counts.failed},
                    {"wrong", counts.wrong}};
    fmt::print("{}\n", json.text(true));
  } else {
    fmt::print("{} passed, {} failed, {} wrong\n", counts.passed, counts.failed, counts.wrong);
  }
  return counts.wrong != 0 ? 2 : counts.failed != 0 ? 1 : 0;
}

int write_from(const ScenarioOptions& options) {
  const auto fail = [&options](const Problem& problem) -> OutsideError {
    return OutsideError(options.from + ": " + problem.place());
  };
  auto record = read_record(read_file(options.from));
  if (!record) throw fail(record.error());
  const auto game = find_game_in(options.content, record->game);
  if (!game) throw fail({0, game.error()});
  const auto replay = Replay::open(**game, std::move(*record));
  if (!replay) throw fail(replay.error());
  if (options.step > (*replay)->record().rows.size())
    throw UsageError(fmt::format("the record has {} steps, not {}", (*replay)->record().rows.size(),
                                 options.step));
  while ((*replay)->step() < options.step)
    if (const auto problem = (*replay)->advance()) throw fail(*problem);
  const auto text = to_scenario((*replay)->match());
  if (!text) throw UsageError(text.error());
  fmt::print("{}", *text);
  return 0;
}

}  // namespace

int scenario(const ScenarioOptions& options) {
  if (!options.from.empty()) {
    if (!options.paths.empty() || options.json)
      throw UsageError("--from writes one scenario; it goes with --step alone");
    return write_from(options);
  }
  if (options.paths.empty())
    throw UsageError("scenario needs files or folders to run, or --from with a record");
  const auto files = files_under(options.paths);
  if (files.empty()) throw UsageError("there is no file *.scenario in what was given");
  const auto find = [&options](std::string_view name) {
    return find_game_in(options.content, name);
  };
  return run_files(files, find, options.json);
}

}  // namespace turnwright::cli
