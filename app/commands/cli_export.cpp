// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/cli_export.h"

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/commands/cli_audio.h"
#include "app/commands/cli_model_options.h"
#include "pmx/base/frames.h"
#include "pmx/base/numbers.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

/// Returns the clips of a text such as on,off. Refuses one that is there twice, and none.
std::vector<ViewSolver> parseClips(const std::string& text) {
  const std::vector<ViewSolver> clips = parseViewSolvers("--clips", text);
  if (clips.empty()) refuse("--clips: say at least one");
  for (auto at = clips.begin(); at != clips.end(); ++at) {
    if (std::find(clips.begin(), at, *at) != at) refuse(fmt::format("--clips: '{}' is there twice", nameOf(*at)));
  }
  return clips;
}

/// Sets the format by --format, else by the output's ending. Refuses a file that says none.
void chooseKind(const CLI::App& parsed, ExportCommand& exported) {
  if (isGiven(parsed, "--format")) return;
  if (exported.output == "-") refuse("-o: standard output says no format; say --format");
  const auto kind = exportKindOf(exported.output);
  if (!kind) refuse(fmt::format("-o: the ending says the format, one of {}; or say --format", exportEndings()));
  exported.kind = *kind;
}

}  // namespace

void addExportOptions(CLI::App& command, ExportCommand& exported, PendingValues& pending) {
  beginGroup(command, "Frames and output");
  const auto setOutput = [&exported](const std::string& file) {
    if (file.empty()) refuse("-o: an empty word is no name of a file");
    exported.output = file;
  };
  pending.add(command, "-o,--output", "File to write, - is standard output; its ending says the format", setOutput)
      ->required()
      ->type_name("FILE");
  const auto setFrames = [&exported](const std::string& text) {
    if (!text.empty()) exported.frames = frameRangeOf(text);
  };
  auto* frames =
      pending
          .add(command, "--frames",
               "Frames to export, A to B, B included; if left out, from 0 to the end of the motions", setFrames)
          ->type_name("A:B");
  const auto setFrame = [&exported](const std::string& text) {
    const auto frame = base::numberIn<std::int64_t>(text);
    if (!frame || *frame < 0 || *frame > base::kMaxFrame)
      refuse(fmt::format("--frame: '{}' isn't a whole frame from 0 to {}", base::printable(text, kShownCharacters),
                         base::kMaxFrame));
    exported.frames = FrameRange{*frame, *frame};
    exported.still = true;
  };
  pending.add(command, "--frame", "One frame, as a GLB or a page in this pose, without clips", setFrame)
      ->type_name("N")
      ->excludes(frames);
  const auto setTolerance = [&exported](const std::string& text) {
    if (!text.empty()) exported.tolerance = parseTolerance(text);
  };
  pending
      .add(command, "--error",
           "Reduce keys of a GLB, a page or a VRMA: few that keep the error of each bone, in model space and at whole "
           "frames, below this; if left out, a key on each frame",
           setTolerance)
      ->type_name("UNITS,DEGREES");
  const auto setClips = [&exported](const std::string& text) { exported.clips = parseClips(text); };
  pending
      .add(command, "--clips",
           "Clips of a GLB or a page, separated by commas: on (all IK chains), off (none), as-set (as the show and its "
           "motions "
           "have them), or a solver; the first is the one that viewers play",
           setClips)
      ->type_name("LIST")
      ->default_str("on,off");
  std::vector<std::string> endings;
  for (const ExportKind kind : kExportKinds) endings.emplace_back(endingOf(kind));
  addWord(
      command, "--format", endings, [&exported](const std::string& word) { exported.kind = *exportKindNamed(word); },
      "Format of the file; if left out, as its ending says");
  command.add_flag("--toon", exported.toon,
                   "Write a GLB with MToon, too: shade, outlines and added spheres for programs that know it; others "
                   "draw it as without, but darker where a toon isn't white on the lit side");
  command.add_flag("--humanoid", exported.humanoid,
                   "Write a BVH of a humanoid in T-pose, with the names of motion capture, instead of all bones");
  auto* model =
      command
          .add_option("--model", exported.model,
                      "Number of the model to export, from 0; if left out, all where the format holds several (GLB, "
                      "page)")
          ->check(wholeFrom(0, kMaxModels));
  command
      .add_flag("--each", exported.each,
                "Write a file for each model, in the show's order: dance.glb becomes dance-1.glb, dance-2.glb and so "
                "on; so the model with number 0 is in dance-1.glb")
      ->excludes(model);
  beginGroup(command, "Song");
  addAudioOptions(command, "of a page", exported.audio, exported.audioOffset, exported.audioVolume);
  beginGroup(command, "Physics");
  const std::string physicsHelp =
      "Export physics of hair and clothes, too, simulated from the motion's start; --physics=together and "
      "--physics=apart as for pose";
  command.add_flag("--physics{on}", physicsHelp);
}

void completeExport(const CLI::App& parsed, ExportCommand& exported) {
  exported.given = givenOptions(parsed);
  chooseKind(parsed, exported);
  const bool holdsClips = exported.kind == ExportKind::Glb || exported.kind == ExportKind::Html;
  if (isGiven(parsed, "--clips") && !holdsClips)
    refuse(fmt::format("--clips: {} holds one clip; --ik says how it is solved", endingOf(exported.kind)));
  if (isGiven(parsed, "--error") && !holdsClips && exported.kind != ExportKind::Vrma)
    refuse(fmt::format("--error: {} has all frames; a GLB, a page or a VRMA can have fewer keys",
                       endingOf(exported.kind)));
  for (const char* option : {"--audio", "--audio-offset", "--audio-volume"}) {
    if (exported.kind != ExportKind::Html && isGiven(parsed, option))
      refuse(fmt::format("{}: only a page (html) has a song", option));
    if (exported.still && isGiven(parsed, option)) refuse(fmt::format("{}: a pose (--frame) has no song", option));
  }
  const bool asSet = exported.still || std::ranges::find(exported.clips, ViewSolver::How::AsSet, &ViewSolver::how) !=
                                           exported.clips.end();
  for (const char* option : {"--ik", "--ik-chain"}) {
    if (holdsClips && !asSet && isGiven(parsed, option))
      refuse(fmt::format("{}: it is for the clip as-set; add --clips as-set", option));
  }
  if (exported.still && isGiven(parsed, "--clips") && exported.clips.size() > 1)
    refuse("--frame: a pose has no clips; --clips can say one way to solve the chains");
  if (exported.toon && exported.kind == ExportKind::Html)
    refuse("--toon: that is a choice of GLB; a page has no toon shading");
  if (exported.toon && exported.kind != ExportKind::Glb)
    refuse(fmt::format("--toon: that is a choice of GLB; {} has no materials of its own", endingOf(exported.kind)));
  if (exported.each && exported.output == "-") refuse("--each: standard output is one file");
  if (exported.each && !exported.output.has_filename())
    refuse("--each: -o is a folder; name a file in it, such as dance.glb");
  if (exported.humanoid && exported.kind != ExportKind::Bvh)
    refuse(fmt::format("--humanoid: that is a choice of BVH; {} has none", endingOf(exported.kind)));
  takePhysicsFlag(parsed, exported.physics);
}

}  // namespace app
