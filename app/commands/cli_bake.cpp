// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_bake.h"

#include <charconv>
#include <cmath>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

namespace app {
namespace {

constexpr int kMaxModels = 1'000'000;
constexpr double kMaxError = 1e6;

bool parseNumber(std::string_view text, double& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() && number >= 0.0 && number <= kMaxError;
}

BakeTolerance toleranceOf(const std::string& text) {
  BakeTolerance tolerance;
  const std::string_view all(text);
  const auto comma = all.find(',');
  if (comma == std::string_view::npos || !parseNumber(all.substr(0, comma), tolerance.units) ||
      !parseNumber(all.substr(comma + 1), tolerance.degrees)) {
    throw CLI::ValidationError(fmt::format("--error: '{}' isn't UNITS,DEGREES, two numbers of 0 or more", text));
  }
  return tolerance;
}

}  // namespace

void addBakeOptions(CLI::App& command, BakeWords& words) {
  command.add_option("-o,--output", words.output, "The motion to be written (VMD), - is standard output")->required();
  command.add_option("--frames", words.frames, "A:B, both included; left out, from 0 to the end of the motions");
  command.add_option("--error", words.error,
                     "UNITS,DEGREES: the fewest keys with which each bone stays that near to where it was, at whole\n"
                     "frames, in model space; left out, a key in each frame");
  command
      .add_option("--chains", words.chains,
                  "Only these IK chains become rotations and are switched off, by their IK bones (NAME,NAME,\n"
                  "repeatable; none: no chain); left out, all")
      ->allow_extra_args(false);
  command.add_flag("--physics{on}", words.physics,
                   "Hair and clothes as physics moves them from the motion's start become keys, too;\n"
                   "--physics=together, --physics=apart as for pose");
  command.add_option("--model", words.model, "Which of several models, from 0")->check(CLI::Range(0, kMaxModels));
}

std::string physicsWord(const BakeWords& words) {
  for (const char* known : {"", "on", "off", "together", "apart"}) {
    if (words.physics == known) return words.physics;
  }
  if (words.physics == "true") return "on";
  if (words.physics == "false") return "off";
  throw CLI::ValidationError(fmt::format("--physics: '{}' isn't on, off, together or apart", words.physics));
}

BakeCommand bakeCommand(const BakeWords& words, const std::vector<std::string>& files) {
  BakeCommand command;
  command.files.assign(files.begin(), files.end());
  command.output = std::filesystem::path(words.output);
  if (words.output.empty()) throw CLI::ValidationError("-o: an empty word is no name of a file");
  if (!words.frames.empty()) {
    const auto range = parseFrameRange(words.frames);
    if (!range) throw CLI::ValidationError(range.error().detail);
    command.frames = *range;
  }
  if (!words.error.empty()) command.tolerance = toleranceOf(words.error);
  if (!words.chains.empty()) command.chains = words.chains;
  if (words.model >= 0) command.model = words.model;
  return command;
}

}  // namespace app
