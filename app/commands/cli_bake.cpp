// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_bake.h"

#include <charconv>
#include <cmath>
#include <string_view>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_model_options.h"

namespace app {
namespace {

constexpr int kMaxModels = 1'000'000;
constexpr double kMaxError = 1e6;

bool parseNumber(std::string_view text, double& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() && number >= 0.0 && number <= kMaxError;
}

BakeTolerance parseTolerance(const std::string& text) {
  BakeTolerance tolerance;
  const std::string_view all(text);
  const auto comma = all.find(',');
  if (comma == std::string_view::npos || !parseNumber(all.substr(0, comma), tolerance.units) ||
      !parseNumber(all.substr(comma + 1), tolerance.degrees)) {
    refuse(fmt::format("--error: '{}' isn't UNITS,DEGREES, two numbers of 0 or more", text));
  }
  return tolerance;
}

FrameRange parseFrames(const std::string& text) {
  const auto range = parseFrameRange(text);
  if (!range) refuse(range.error().detail);
  return *range;
}

}  // namespace

void addBakeOptions(CLI::App& command, BakeCommand& bake, PendingValues& pending) {
  const auto setOutput = [&bake](const std::string& file) {
    if (file.empty()) refuse("-o: an empty word is no name of a file");
    bake.output = file;
  };
  pending.add(command, "-o,--output", "The motion to be written (VMD), - is standard output", setOutput)->required();
  const auto setFrames = [&bake](const std::string& text) {
    if (!text.empty()) bake.frames = parseFrames(text);
  };
  pending.add(command, "--frames", "A:B, both included; left out, from 0 to the end of the motions", setFrames);
  const auto setTolerance = [&bake](const std::string& text) {
    if (!text.empty()) bake.tolerance = parseTolerance(text);
  };
  pending.add(command, "--error",
              "UNITS,DEGREES: the fewest keys with which each bone stays that near to where it was, at whole\n"
              "frames, in model space; left out, a key in each frame",
              setTolerance);
  command
      .add_option_function<std::vector<std::string>>(
          "--chains", [&bake](const std::vector<std::string>& chains) { bake.chains = chains; },
          "Only these IK chains become rotations and are switched off, by their IK bones (NAME,NAME,\n"
          "repeatable; none: no chain); left out, all")
      ->allow_extra_args(false);
  const std::string physicsHelp =
      "Hair and clothes as physics moves them from the motion's start become keys, too;\n"
      "--physics=together, --physics=apart as for pose";
  command.add_flag("--physics{on}", physicsHelp);
  command.add_option("--model", bake.model, "Which of several models, from 0")->check(CLI::Range(0, kMaxModels));
}

void completeBake(const CLI::App& parsed, BakeCommand& bake) {
  bake.given = givenOptions(parsed);
  std::string physics = wordOf(parsed, "--physics");
  if (physics.empty()) return;
  if (physics == "true") physics = "on";
  if (physics == "false") physics = "off";
  for (const char* known : {"on", "off", "together", "apart"}) {
    if (physics == known) return setPhysics(bake.physics, physics);
  }
  refuse(fmt::format("--physics: '{}' isn't on, off, together or apart", physics));
}

}  // namespace app
