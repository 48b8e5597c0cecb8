// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_ik.h"

#include <algorithm>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_file_name.h"
#include "app/commands/cli_look.h"
#include "pmx/base/frames.h"

namespace app {
namespace {

std::string solverNames() {
  std::string names = "mmd";
  for (const auto solver : ik::solvers::kAllSolvers) names += fmt::format(", {}", ik::solvers::nameOf(solver));
  return names;
}

}  // namespace

void addIkStudyOptions(CLI::App& command, IkWords& words) {
  command
      .add_option("--solver", words.solvers,
                  fmt::format("A way to solve (repeatable), all if left out: {}", solverNames()))
      ->allow_extra_args(false);
  command.add_option("--chain", words.chains, "A chain, by its IK bone (repeatable); all if left out")
      ->allow_extra_args(false);
  command.add_option("--frames", words.frames, "A:B, 30 a second, B included; left out, those of the motions");
  command
      .add_option("--loops", words.loops, "At most so many loops, of all solvers but MMD's; left out, each one's own")
      ->check(CLI::Range(1, kMaxWayLoops));
  command
      .add_option("--tolerance", words.tolerance,
                  "Units from the target that count as reached; all solvers but MMD's end there")
      ->check(numberFrom(kMinWayTolerance, kMaxWayTolerance))
      ->capture_default_str();
  command.add_option("--plot", words.plot, "The distance left over the motion, drawn as an SVG file")
      ->check(whyNoFileName);
  command.add_flag("--legs", words.legs,
                   "How far the motion is out of the legs' reach, what that does to them, and what would mend it");
  command
      .add_option("--steps", words.steps,
                  "A frame whose solve is walked through, joint by joint, of one chain by one solver (mmd if left out)")
      ->check(numberFrom(0.0, static_cast<double>(base::kMaxFrame)));
  command
      .add_option("-o,--output", words.output,
                  "With --steps: a strip of pictures of them, an SVG file; '-' for standard output")
      ->check(whyNoFileName);
  command.add_flag("--csv", words.csv, "A table of numbers instead of the one to be read");
}

IkCommand ikCommand(const IkWords& words, const std::vector<std::string>& files, bool json) {
  IkCommand command;
  command.files = {files.begin(), files.end()};
  for (const auto& name : words.solvers) {
    const auto solver = ik::solvers::solverNamed(name);
    if (!solver && name != "mmd")
      throw CLI::ValidationError(fmt::format("--solver: there is no solver '{}'; there are {}", name, solverNames()));
    if (std::ranges::find(command.solvers, solver) == command.solvers.end()) command.solvers.push_back(solver);
  }
  if (words.steps) {
    if (command.solvers.size() > 1) throw CLI::ValidationError("--steps: one --solver at a time");
    if (command.solvers.empty()) command.solvers.push_back(std::nullopt);
    for (const auto& [given, option] : {std::pair{!words.plot.empty(), "--plot"},
                                        {!words.frames.empty(), "--frames"},
                                        {words.csv, "--csv"},
                                        {json, "--json"}})
      if (given) throw CLI::ValidationError(fmt::format("{} has nothing to do with --steps", option));
  } else if (!words.output.empty()) {
    throw CLI::ValidationError("-o needs --steps");
  }
  command.steps = words.steps;
  command.output = words.output;
  if (command.solvers.empty()) {
    command.solvers.push_back(std::nullopt);
    for (const auto solver : ik::solvers::kAllSolvers) command.solvers.push_back(solver);
  }
  command.chains = words.chains;
  command.frames = words.frames;
  command.loops = words.loops;
  command.tolerance = words.tolerance;
  command.plot = words.plot;
  if (words.plot == "-") throw CLI::ValidationError("--plot needs a file: standard output has the table");
  if (words.csv && json) throw CLI::ValidationError("--csv and --json: one of them");
  if (words.legs && (!words.solvers.empty() || !words.chains.empty() || !words.plot.empty() || words.loops > 0))
    throw CLI::ValidationError(
        "--legs is of all legs, solved MMD's way: without --solver, --chain, --loops and --plot");
  command.legs = words.legs;
  command.form = json ? StudyForm::Json : words.csv ? StudyForm::Csv : StudyForm::Text;
  return command;
}

}  // namespace app
