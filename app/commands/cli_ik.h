// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/commands/cli.h"

namespace CLI {
class App;
}

namespace app {

/// An IkWords has the options of `odori ik` as CLI11 fills them.
struct IkWords {
  std::vector<std::string> solvers, chains;
  std::string frames, plot, output;
  std::optional<double> steps;
  int loops = 0;
  double tolerance = 1e-3;
  bool csv = false, legs = false;
};

/// Adds all options but the files and --json.
void addIkStudyOptions(CLI::App& command, IkWords& words);

/// Returns the command. Throws CLI::ValidationError with one line where the options are wrong.
[[nodiscard]] IkCommand ikCommand(const IkWords& words, const std::vector<std::string>& files, bool json);

}  // namespace app
