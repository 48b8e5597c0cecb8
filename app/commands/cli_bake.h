// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"

namespace CLI {
class App;
}

namespace app {

/// A BakeWords has the options of `odori bake` as text.
struct BakeWords {
  std::string output, frames, error, physics;
  std::vector<std::string> chains;
  int model = -1;  ///< below 0: not given
};

/// Adds all options but the files, the IK switches, and the world of physics.
void addBakeOptions(CLI::App& command, BakeWords& words);

/// Returns --physics in the form of the other commands: empty, on, off, together, apart.
[[nodiscard]] std::string physicsWord(const BakeWords& words);

/// Returns the command, without IK and physics. Throws CLI::ValidationError with one line where the
/// options are wrong.
[[nodiscard]] BakeCommand bakeCommand(const BakeWords& words, const std::vector<std::string>& files);

}  // namespace app
