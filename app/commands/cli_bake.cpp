// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_bake.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_model_options.h"

namespace app {
void addBakeOptions(CLI::App& command, BakeCommand& bake, PendingValues& pending) {
  beginGroup(command, "Frames and output");
  const auto setOutput = [&bake](const std::string& file) {
    if (file.empty()) refuse("-o: an empty word is no name of a file");
    bake.output = file;
  };
  pending.add(command, "-o,--output", "Motion to write (VMD), - is standard output", setOutput)
      ->required()
      ->type_name("FILE");
  const auto setFrames = [&bake](const std::string& text) {
    if (!text.empty()) bake.frames = frameRangeOf(text);
  };
  pending
      .add(command, "--frames", "Frames to bake, A to B, B included; if left out, from 0 to the end of the motions",
           setFrames)
      ->type_name("A:B");
  const auto setTolerance = [&bake](const std::string& text) {
    if (!text.empty()) bake.tolerance = parseTolerance(text);
  };
  pending
      .add(command, "--error",
           "Reduce keys: as few as keep the error of each bone, in model space and at whole frames, below this; if "
           "left out, a key on each frame",
           setTolerance)
      ->type_name("UNITS,DEGREES");
  command
      .add_option_function<std::vector<std::string>>(
          "--chains", [&bake](const std::vector<std::string>& chains) { bake.chains = chains; },
          "IK chains to bake into rotations and to switch off, by their IK bones (repeatable); none: no chain; if left "
          "out, all")
      ->type_name("NAME,...")
      ->allow_extra_args(false);
  command.add_option("--model", bake.model, "Number of the model to bake, from 0")->check(wholeFrom(0, kMaxModels));
  beginGroup(command, "Physics");
  const std::string physicsHelp =
      "Bake physics of hair and clothes, too, simulated from the motion's start; --physics=together and "
      "--physics=apart as for pose";
  command.add_flag("--physics{on}", physicsHelp);
}

void completeBake(const CLI::App& parsed, BakeCommand& bake) {
  bake.given = givenOptions(parsed);
  takePhysicsFlag(parsed, bake.physics);
}

}  // namespace app
