// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/commands/cli_bake.h"
#include "app/commands/cli_ik.h"
#include "app/commands/cli_render.h"

namespace CLI {
class App;
}

namespace app {

/// A CommandWords has the options of a command line as text. CLI11 fills it, and after parsing it
/// becomes a command.
struct CommandWords {
  std::vector<std::string> files;
  bool obvious = false;
  bool json = false;
  std::string frames;
  std::string ik = "motion";
  std::vector<std::string> ikChains;
  std::vector<std::string> solverSwitches;
  std::string solver = "mmd";
  std::string solverA, solverB;
  double units = -1, degrees = -1, p99Units = -1, p99Degrees = -1;
  std::vector<std::string> skip, only;
  int worst = 10;
  std::string output;
  std::string bones = "keyed";
  RenderWords render;
  IkWords ikStudy;
  BakeWords bake;
  std::string physics;  // empty: the command's default
  std::string gravity;
  double settle = PhysicsOptions{}.settle;
  std::size_t models = 0;
  int threads = 0;
  int passes = 9;
  int thumbnailSide = 256;
};

/// Defines all commands and options of the program in an empty CLI::App. Command lines are parsed
/// by it, and the manual and the shells' completions are made from it. `words` gets the parsed
/// options and must live as long.
void defineCommands(CLI::App& cli, CommandWords& words);

}  // namespace app
