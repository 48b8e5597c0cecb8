// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_model_options.h"

#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/description/json_words.h"
#include "pmx/base/numbers.h"
#include "pmx/base/printable.h"
#include "pmx/base/split.h"

namespace app {
namespace {

constexpr float kMaxGravity = 1e5F;
constexpr double kMaxSettle = 3600.0;
constexpr double kMaxError = 1e6;

bool parseError(std::string_view text, double& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() && number >= 0.0 && number <= kMaxError;
}

std::optional<IkMode> ikModeNamed(std::string_view word) {
  for (const auto& [name, mode] : kIkWords) {
    if (word == name) return mode;
  }
  return std::nullopt;
}

std::string solverSwitchHelp() {
  std::string text = "Detail of MMD's solver in which sources differ (repeatable):";
  for (const auto& named : ik::kNamedSwitches) text += fmt::format("\n{}: {}", named.name, named.meaning);
  return text;
}

bool ik::SolverSwitches::*solverSwitch(const char* option, const std::string& name) {
  std::string known;
  for (const auto& named : ik::kNamedSwitches) {
    if (named.name == name) return named.field;
    known += fmt::format("{}{}", known.empty() ? "" : ", ", named.name);
  }
  refuse(fmt::format("{}: there is no solver and no solver switch '{}'; the switches are {}", option,
                     base::printable(name, 60), known));
}

std::pair<std::string, IkMode> parseIkChain(const std::string& text) {
  const auto equals = text.rfind('=');
  const auto mode = equals == std::string::npos ? std::nullopt : ikModeNamed(std::string_view(text).substr(equals + 1));
  if (!mode || equals == 0) refuse(fmt::format("--ik-chain: '{}' isn't NAME=on, NAME=off or NAME=motion", text));
  return {text.substr(0, equals), *mode};
}

/// Parses `G`, straight down, or `X,Y,Z`.
base::Vec3 parseGravity(const std::string& text) {
  const auto words = base::splitAt(text, ',');
  std::vector<float> numbers;
  for (const std::string_view word : words) {
    const auto number = base::numberIn<float>(word);
    if (!number || !(std::abs(*number) <= kMaxGravity)) break;
    numbers.push_back(*number);
  }
  if (numbers.size() == 1 && words.size() == 1) return {0.0F, -numbers[0], 0.0F};
  if (numbers.size() == 3 && words.size() == 3) return {numbers[0], numbers[1], numbers[2]};
  refuse(fmt::format("--gravity: '{}' isn't G or X,Y,Z, units per second squared, up to {}", base::printable(text, 60),
                     kMaxGravity));
}

}  // namespace

void addIkOptions(CLI::App& command, IkOptions& ik, PendingValues& pending) {
  beginGroup(command, "IK");
  addChoice(command, "--ik", ik.all, kIkWords, "IK of all chains: from the motion, on, off")->default_str("motion");
  pending
      .addRepeated(command, "--ik-chain", "IK of one chain, by its IK bone (repeatable): on, off or motion",
                   [&ik](const std::string& text) { ik.chains.push_back(parseIkChain(text)); })
      ->type_name("NAME=on|off|motion");
  std::vector<std::string> solvers{"mmd"};
  for (const auto solver : ik::solvers::kAllSolvers) solvers.emplace_back(ik::solvers::nameOf(solver));
  addWord(
      command, "--solver", solvers,
      [&ik](const std::string& word) { ik.chainSolver.solver = ik::solvers::solverNamed(word); },
      "Solver of the chains (docs/mmd/ik-solvers.md)")
      ->default_str("mmd");
  pending
      .addRepeated(command, "--solver-switch", solverSwitchHelp(),
                   [&ik](const std::string& name) { ik.solver.*solverSwitch("--solver-switch", name) = true; })
      ->type_name("NAME");
}

IkOptions parseSolver(const char* option, const std::string& words) {
  IkOptions options;
  for (const std::string_view each : base::splitList(words)) {
    const std::string word(each);
    if (const auto mode = ikModeNamed(word)) {
      options.all = *mode;
    } else if (word == "reference") {
      options.solver = {};
    } else if (const auto solver = ik::solvers::solverNamed(word)) {
      options.chainSolver.solver = solver;
    } else {
      options.solver.*solverSwitch(option, word) = true;
    }
  }
  return options;
}

void addPhysicsOptions(CLI::App& command, PhysicsOptions& physics, PendingValues& pending) {
  beginGroup(command, "Physics");
  addWord(
      command, "--physics", {"on", "off", "together", "apart"},
      [&physics](const std::string& word) { setPhysics(physics, word); },
      "Physics of hair and clothes, simulated from the motion's start.\ntogether: on, and models collide (the rule, "
      "unless a show file says otherwise);\napart: on, and each model moves alone")
      ->default_str(physics.on ? "on" : "off");
  addWorldOptions(command, physics, pending);
}

void addWorldOptions(CLI::App& command, PhysicsOptions& physics, PendingValues& pending) {
  beginGroup(command, "Physics");
  const auto setGravity = [&physics](const std::string& text) {
    if (!text.empty()) physics.gravity = parseGravity(text);
  };
  pending.add(command, "--gravity", "Gravity in units per second squared: straight down, or a vector", setGravity)
      ->type_name("G|X,Y,Z")
      ->default_str("98");
  command.add_option("--pre-roll", physics.settle, "Frames of physics at rest before frame 0")
      ->type_name("FRAMES")
      ->check(numberFrom(0.0, kMaxSettle))
      ->capture_default_str();
}

void setPhysics(PhysicsOptions& physics, const std::string& word) {
  physics.on = word != "off";
  physics.meeting = word == "together" || word == "apart";
  physics.together = word != "apart";
}

std::vector<ViewSolver> parseViewSolvers(const char* option, const std::string& text) {
  std::vector<ViewSolver> views;
  for (const std::string_view word : base::splitList(text)) {
    const auto view = viewSolverNamed(word);
    if (!view) {
      std::string known;
      for (const ViewSolver& each : allViewSolvers())
        known += fmt::format("{}{}", known.empty() ? "" : ", ", nameOf(each));
      refuse(fmt::format("{}: '{}' isn't one of {}", option, base::printable(word, kShownCharacters), known));
    }
    views.push_back(*view);
  }
  return views;
}

void takePhysicsFlag(const CLI::App& parsed, PhysicsOptions& physics) {
  std::string word = wordOf(parsed, "--physics");
  if (word.empty()) return;
  if (word == "true") word = "on";
  if (word == "false") word = "off";
  for (const char* known : {"on", "off", "together", "apart"}) {
    if (word == known) return setPhysics(physics, word);
  }
  refuse(fmt::format("--physics: '{}' isn't on, off, together or apart", word));
}

BakeTolerance parseTolerance(const std::string& text) {
  BakeTolerance tolerance;
  const std::string_view all(text);
  const auto comma = all.find(',');
  if (comma == std::string_view::npos || !parseError(all.substr(0, comma), tolerance.units) ||
      !parseError(all.substr(comma + 1), tolerance.degrees)) {
    refuse(fmt::format("--error: '{}' isn't UNITS,DEGREES, two numbers of 0 or more", text));
  }
  return tolerance;
}

FrameRange frameRangeOf(const std::string& text) {
  const auto range = parseFrameRange(text);
  if (!range) refuse(range.error().detail);
  return *range;
}

}  // namespace app
