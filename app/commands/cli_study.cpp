// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_study.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_model_options.h"
#include "pmx/base/frames.h"

namespace app {
namespace {

constexpr int kMaxWorst = 1'000'000;

std::string solverNames() {
  std::string names = "mmd";
  for (const auto solver : ik::solvers::kAllSolvers) names += fmt::format(", {}", ik::solvers::nameOf(solver));
  return names;
}

/// Adds --solver-a or --solver-b.
void addSolver(CLI::App& command, const char* name, const char* help, IkOptions& ik, bool& given,
               PendingValues& pending) {
  pending.add(command, name, help, [name, &ik, &given](const std::string& words) {
    given = !words.empty();
    ik = parseSolver(name, words);
  });
}

void addLimits(CLI::App& command, DifferenceLimits& limits) {
  const auto add = [&](const char* name, double& value, const char* help) {
    command.add_option(name, value, help)->check(numberFrom(0.0, std::numeric_limits<double>::max()));
  };
  add("--units", limits.units, "Largest difference of a position allowed, else exit status 1");
  add("--degrees", limits.degrees, "Largest difference of a rotation allowed");
  add("--p99-units", limits.p99Units, "The same for 99 of 100 rows");
  add("--p99-degrees", limits.p99Degrees, "The same for 99 of 100 rows");
}

/// Adds a solver's name, once.
void addStudied(std::vector<std::optional<ik::solvers::Solver>>& solvers, const std::string& name) {
  const auto solver = ik::solvers::solverNamed(name);
  if (!solver && name != "mmd")
    refuse(fmt::format("--solver: there is no solver '{}'; there are {}", name, solverNames()));
  if (std::ranges::find(solvers, solver) == solvers.end()) solvers.push_back(solver);
}

/// Refuses what the steps of one solve can't have.
void checkSteps(const CLI::App& parsed, const IkCommand& ik) {
  if (!ik.steps) {
    if (!ik.output.empty()) refuse("-o needs --steps");
    return;
  }
  if (ik.solvers.size() > 1) refuse("--steps: one --solver at a time");
  for (const auto& [given, option] : {std::pair{!ik.plot.empty(), "--plot"},
                                      {!ik.frames.empty(), "--frames"},
                                      {isOn(parsed, "--csv"), "--csv"},
                                      {isOn(parsed, "--json"), "--json"}})
    if (given) refuse(fmt::format("{} has nothing to do with --steps", option));
}

}  // namespace

void addCompareOptions(CLI::App& command, CompareCommand& compare, PendingValues& pending) {
  command.add_option("files", compare.files, "GOT.csv WANT.csv, or MODEL MOTION... WANT.csv, or MODEL MOTION...")
      ->required();
  command.add_option("--frames", compare.frames, "As for pose; every whole frame if left out");
  addSolver(command, "--solver-a",
            "IK of the model's poses: motion, on or off, and solver switches, separated by commas", compare.first,
            compare.hasFirst, pending);
  addSolver(command, "--solver-b", "The same of the poses that these are compared with", compare.second,
            compare.hasSecond, pending);
  addLimits(command, compare.limits);
  command.add_option("--skip", compare.skip, "A bone to leave out, by name (repeatable)")->allow_extra_args(false);
  command.add_option("--only", compare.only, "A bone to look at alone, by name (repeatable)")->allow_extra_args(false);
  command.add_option("--worst", compare.worst, "How many of the worst bones to list")
      ->check(CLI::Range(0, kMaxWorst))
      ->capture_default_str();
  command.add_flag("--json", compare.json, "A JSON object with all bones");
}

void addIkStudyOptions(CLI::App& command, IkCommand& ik, PendingValues& pending) {
  command.add_option("files", ik.files, "MODEL [MOTION...]; or a show: its first model with IK chains")->required();
  addFlag(command, "--json", "A JSON list instead of a table");
  pending.addRepeated(command, "--solver",
                      fmt::format("A way to solve (repeatable), all if left out: {}", solverNames()),
                      [&ik](const std::string& name) { addStudied(ik.solvers, name); });
  command.add_option("--chain", ik.chains, "A chain, by its IK bone (repeatable); all if left out")
      ->allow_extra_args(false);
  command.add_option("--frames", ik.frames, "A:B, 30 a second, B included; left out, those of the motions");
  command.add_option("--loops", ik.loops, "At most so many loops, of all solvers but MMD's; left out, each one's own")
      ->check(CLI::Range(1, kMaxSolverLoops));
  command
      .add_option("--tolerance", ik.tolerance,
                  "Units from the target that count as reached; all solvers but MMD's end there")
      ->check(numberFrom(kMinSolverTolerance, kMaxSolverTolerance))
      ->capture_default_str();
  command.add_option("--plot", ik.plot, "The distance left over the motion, drawn as an SVG file")
      ->check(whyNoFileName);
  command.add_flag("--legs", ik.legs,
                   "How far the motion is out of the legs' reach, what that does to them, and what would mend it");
  command
      .add_option("--steps", ik.steps,
                  "A frame whose solve is walked through, joint by joint, of one chain by one solver (mmd if left out)")
      ->check(numberFrom(0.0, static_cast<double>(base::kMaxFrame)));
  command
      .add_option("-o,--output", ik.output,
                  "With --steps: a strip of pictures of them, an SVG file; '-' for standard output")
      ->check(whyNoFileName);
  addFlag(command, "--csv", "A table of numbers instead of the one to be read");
}

void completeIkStudy(const CLI::App& parsed, IkCommand& ik) {
  const bool csv = isOn(parsed, "--csv"), json = isOn(parsed, "--json"), solversGiven = !ik.solvers.empty();
  checkSteps(parsed, ik);
  if (!solversGiven) {
    ik.solvers.push_back(std::nullopt);
    if (!ik.steps)
      ik.solvers.insert(ik.solvers.end(), ik::solvers::kAllSolvers.begin(), ik::solvers::kAllSolvers.end());
  }
  if (ik.plot == "-") refuse("--plot needs a file: standard output has the table");
  if (csv && json) refuse("--csv and --json: one of them");
  if (ik.legs && (solversGiven || !ik.chains.empty() || !ik.plot.empty() || ik.loops > 0))
    refuse("--legs is of all legs, solved MMD's way: without --solver, --chain, --loops and --plot");
  ik.form = json ? StudyForm::Json : csv ? StudyForm::Csv : StudyForm::Text;
}

}  // namespace app
