// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/commands/cli.h"

namespace CLI {
class App;
}

namespace app {

/// A ViewWords has the options of `odori render` for its own camera as CLI11 fills them.
struct ViewWords {
  std::string view, follow, fit;
  double distance = 0.0, turn = 0.0;
  bool turntable = false;
};

/// Adds the options to a command that has --camera and --frames.
void addViewOptions(CLI::App& command, ViewWords& words);

[[nodiscard]] ViewOptions viewOptions(const CLI::App& command, const ViewWords& words);

}  // namespace app
