// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/cli.h"

namespace CLI {
class App;
}

namespace app {

/// The raw words of `odori bake`, as they stand on the command line.
struct BakeWords {
  std::string output, frames, error, physics;
  std::vector<std::string> chains;
  int model = -1;  ///< below 0: not told
};

/// Adds all options but the files, the IK switches, and the world of physics.
void addBakeOptions(CLI::App& command, BakeWords& words);

/// What --physics says as the other commands have it: empty, on, off, together, apart.
[[nodiscard]] std::string physicsWord(const BakeWords& words);

/// The words as a command, without IK and physics. Throws CLI::ValidationError with one line where they can't be followed.
[[nodiscard]] BakeCommand bakeCommand(const BakeWords& words, const std::vector<std::string>& files);

}  // namespace app
