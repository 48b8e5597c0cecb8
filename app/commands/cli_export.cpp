// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_export.h"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_model_options.h"

namespace app {
namespace {

/// Returns the clips of a text such as on,off. Refuses an unknown one, one twice, and none.
std::vector<ExportedIk> parseClips(const std::string& text) {
  std::vector<ExportedIk> clips;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string_view word = std::string_view(text).substr(begin, end - begin);
    if (word != "on" && word != "off") refuse(fmt::format("--clips: '{}' isn't a list of on and off", text));
    const ExportedIk clip = word == "on" ? ExportedIk::On : ExportedIk::Off;
    if (std::ranges::find(clips, clip) != clips.end()) refuse(fmt::format("--clips: '{}' is there twice", word));
    clips.push_back(clip);
    begin = end + 1;
  }
  return clips;
}

}  // namespace

void addExportOptions(CLI::App& command, ExportCommand& exported, PendingValues& pending) {
  beginGroup(command, "Frames and output");
  const auto setOutput = [&exported](const std::string& file) {
    if (file.empty()) refuse("-o: an empty word is no name of a file");
    exported.output = file;
  };
  pending.add(command, "-o,--output", "File to write (GLB), - is standard output", setOutput)
      ->required()
      ->type_name("FILE");
  const auto setFrames = [&exported](const std::string& text) {
    if (!text.empty()) exported.frames = frameRangeOf(text);
  };
  pending
      .add(command, "--frames", "Frames to export, A to B, B included; if left out, from 0 to the end of the motions",
           setFrames)
      ->type_name("A:B");
  const auto setClips = [&exported](const std::string& text) {
    if (!text.empty()) exported.clips = parseClips(text);
  };
  pending
      .add(command, "--clips",
           "Clips to write: on is the dance as the show has it, off the same with all IK chains off; the first is the "
           "one that viewers play",
           setClips)
      ->type_name("LIST")
      ->default_str("on,off");
  command.add_option("--model", exported.model, "Number of the model to export, from 0")
      ->check(wholeFrom(0, kMaxModels));
  beginGroup(command, "Physics");
  const std::string physicsHelp =
      "Export physics of hair and clothes, too, simulated from the motion's start; --physics=together and "
      "--physics=apart as for pose";
  command.add_flag("--physics{on}", physicsHelp);
}

void completeExport(const CLI::App& parsed, ExportCommand& exported) {
  exported.given = givenOptions(parsed);
  takePhysicsFlag(parsed, exported.physics);
}

}  // namespace app
