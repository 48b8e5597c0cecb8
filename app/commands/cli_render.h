// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/commands/cli.h"
#include "app/commands/cli_look.h"
#include "app/commands/cli_view.h"

namespace CLI {
class App;
}

namespace app {

/// A RenderWords has the options of `odori render` as CLI11 fills them.
struct RenderWords {
  std::string output, camera, frames, audio, physicsCache;
  double frame = 0.0, audioOffset = 0.0, audioVolume = 1.0;
  int picturesASecond = 30, samples = 1;
  std::string size = "1280x720";
  std::string ghost, ghostPlace = "same", steps, sideBySide;
  bool bones = false, noGround = false, transparent = false, resume = false;
  std::string background = "white";
  std::string display = "own";
  LookWords look;
  ViewWords view;
};

/// Adds all options but the files and the IK switches.
void addRenderOptions(CLI::App& command, RenderWords& words);

/// Returns the command. Throws CLI::ValidationError with one line where the options are wrong.
[[nodiscard]] RenderCommand renderCommand(const RenderWords& words, const std::vector<std::string>& files,
                                          const IkOptions& ik);

}  // namespace app
