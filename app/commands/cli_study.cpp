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
  pending
      .add(command, name, help,
           [name, &ik, &given](const std::string& words) {
             given = !words.empty();
             ik = parseSolver(name, words);
           })
      ->type_name("WORDS");
}

void addLimits(CLI::App& command, DifferenceLimits& limits) {
  const auto add = [&](const char* name, double& value, const char* help) {
    command.add_option(name, value, help)->check(numberFrom(0.0, std::numeric_limits<double>::max()));
  };
  add("--units", limits.units, "Largest position difference allowed, in units; beyond it the exit status is 1");
  add("--degrees", limits.degrees, "Largest rotation difference allowed, in degrees");
  add("--p99-units", limits.p99Units, "Position difference allowed for 99 of 100 rows");
  add("--p99-degrees", limits.p99Degrees, "Rotation difference allowed for 99 of 100 rows");
}

/// Adds a solver's name, once.
void addStudied(std::vector<std::optional<ik::solvers::Solver>>& solvers, const std::string& name) {
  const auto solver = ik::solvers::solverNamed(name);
  if (!solver && name != "mmd")
    refuse(fmt::format("--solver: there is no solver '{}'; there are {}", name, solverNames()));
  if (std::ranges::find(solvers, solver) == solvers.end()) solvers.push_back(solver);
}

/// Refuses what the goals of a model can't have.
void checkGoals(const IkCommand& ik) {
  if (!ik.goals) return;
  for (const auto& [given, option] : {std::pair{!ik.plot.empty(), "--plot"},
                                      {!ik.frames.empty(), "--frames"},
                                      {!ik.chains.empty(), "--chain"},
                                      {ik.steps.has_value(), "--steps"},
                                      {ik.legs, "--legs"}})
    if (given) refuse(fmt::format("{} has nothing to do with --goals", option));
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
  command.add_option("--frames", compare.frames, "Frames to compare, as for pose; if left out, every whole frame")
      ->type_name("LIST");
  addSolver(command, "--solver-a",
            "IK of the model's poses: motion, on, off, a solver, and solver switches, separated by commas",
            compare.first, compare.hasFirst, pending);
  addSolver(command, "--solver-b", "IK of the poses that they are compared with, likewise", compare.second,
            compare.hasSecond, pending);
  addLimits(command, compare.limits);
  command.add_option("--skip", compare.skip, "Bone to leave out (repeatable)")
      ->type_name("BONE")
      ->allow_extra_args(false);
  command.add_option("--only", compare.only, "Bone to compare, and no others (repeatable)")
      ->type_name("BONE")
      ->allow_extra_args(false);
  command.add_option("--worst", compare.worst, "Number of the worst bones to list")
      ->check(wholeFrom(0, kMaxWorst))
      ->capture_default_str();
  command.add_flag("--json", compare.json, "Print a JSON object with all bones");
}

void addIkStudyOptions(CLI::App& command, IkCommand& ik, PendingValues& pending) {
  command.add_option("files", ik.files, "MODEL [MOTION...]; or a show: its first model with IK chains, or with goals")
      ->required();
  addFlag(command, "--json", "Print a JSON list instead of a table");
  pending
      .addRepeated(command, "--solver",
                   fmt::format("Solver to measure (repeatable), all if left out: {}", solverNames()),
                   [&ik](const std::string& name) { addStudied(ik.solvers, name); })
      ->type_name("NAME");
  command.add_option("--chain", ik.chains, "Chain to measure, by its IK bone (repeatable); all if left out")
      ->type_name("BONE")
      ->allow_extra_args(false);
  command
      .add_option("--frames", ik.frames, "Frames A to B, 30 per second, B included; if left out, all of the motions")
      ->type_name("A:B");
  command
      .add_option("--iterations", ik.loops,
                  "Maximum of iterations of all solvers but MMD's; if left out, the solver's own")
      ->check(wholeFrom(1, kMaxSolverLoops));
  command
      .add_option("--tolerance", ik.tolerance,
                  "Distance from the target that counts as reached; all solvers but MMD's stop there")
      ->type_name("UNITS")
      ->check(numberFrom(kMinSolverTolerance, kMaxSolverTolerance))
      ->capture_default_str();
  command.add_option("--plot", ik.plot, "Draw the error over the motion as an SVG file")
      ->type_name("FILE")
      ->check(whyNoFileName);
  command.add_flag("--legs", ik.legs,
                   "Measure how far the motion is out of the legs' reach, the effect, and the stride that would fit");
  command
      .add_option("--steps", ik.steps,
                  "Show the solver's steps at a frame, joint by joint, for one chain and one solver (mmd if left out)")
      ->type_name("FRAME")
      ->check(numberFrom(0.0, static_cast<double>(base::kMaxFrame)));
  command
      .add_option("--goals", ik.goals,
                  "Measure the goals of a model at a frame: the pose vector, the Jacobian, and each solver")
      ->type_name("FRAME")
      ->check(numberFrom(0.0, static_cast<double>(base::kMaxFrame)));
  command.add_option("--damping", ik.damping, "Of the goals: the damping of dls, kept as it is; if left out, its own")
      ->type_name("UNITS")
      ->check(numberFrom(0.0, static_cast<double>(kMaxGoalDamping)));
  command.add_option("-o,--output", ik.output, "With --steps: draw them as an SVG file, - is standard output")
      ->type_name("FILE")
      ->check(whyNoFileName);
  addFlag(command, "--csv", "Print CSV instead of a table");
}

void completeIkStudy(const CLI::App& parsed, IkCommand& ik) {
  const bool csv = isOn(parsed, "--csv"), json = isOn(parsed, "--json"), solversGiven = !ik.solvers.empty();
  checkSteps(parsed, ik);
  checkGoals(ik);
  if (!solversGiven) {
    ik.solvers.push_back(std::nullopt);
    if (!ik.steps)
      ik.solvers.insert(ik.solvers.end(), ik::solvers::kAllSolvers.begin(), ik::solvers::kAllSolvers.end());
  }
  if (ik.plot == "-") refuse("--plot needs a file: standard output has the table");
  if (csv && json) refuse("--csv and --json: one of them");
  if (ik.legs && (solversGiven || !ik.chains.empty() || !ik.plot.empty() || ik.loops > 0))
    refuse("--legs is of all legs, solved MMD's way: without --solver, --chain, --iterations and --plot");
  ik.form = json ? StudyForm::Json : csv ? StudyForm::Csv : StudyForm::Text;
}

}  // namespace app
