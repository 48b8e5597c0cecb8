// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_play.h"

#include <string>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_model_options.h"

namespace app {

void addPlayOptions(CLI::App& command, PlayCommand& play, PendingValues& pending) {
  beginGroup(command, "Sending");
  const std::string vmcHelp = fmt::format(
      "Send bones and expressions by the VMC protocol to a program on this machine; --vmc=ADDRESS:PORT sends to "
      "another (default {}:{})",
      play.to.host, play.to.port);
  command.add_flag("--vmc{here}", vmcHelp);
  command.add_option("--rate", play.rate, "Poses sent per second")
      ->check(wholeFrom(1, kMaxPlayRate))
      ->capture_default_str();
  command.add_flag("--loop", play.loop, "Begin again at the end, until Ctrl+C");
  command.add_flag("--mute", play.mute, "Don't play the show's song, which poses are in step with else");
  const auto setFrames = [&play](const std::string& text) {
    if (!text.empty()) play.frames = frameRangeOf(text);
  };
  pending
      .add(command, "--frames", "Frames to play, A to B, B included; if left out, from 0 to the end of the motions",
           setFrames)
      ->type_name("A:B");
  command.add_option("--model", play.model, "Number of the model to play, from 0")->check(wholeFrom(0, kMaxModels));
  beginGroup(command, "Physics");
  const std::string physicsHelp =
      "Play physics, too, simulated from the motion's start; --physics=together and --physics=apart as for pose";
  command.add_flag("--physics{on}", physicsHelp);
}

void completePlay(const CLI::App& parsed, PlayCommand& play) {
  play.given = givenOptions(parsed);
  const std::string to = wordOf(parsed, "--vmc");
  if (to.empty()) refuse("--vmc: say that it is to be sent, by --vmc or --vmc=ADDRESS:PORT");
  if (to != "here") {
    const auto address = parseUdpAddress(to, play.to);
    if (!address) refuse("--vmc: " + address.error().detail);
    play.to = *address;
  }
  takePhysicsFlag(parsed, play.physics);
}

}  // namespace app
