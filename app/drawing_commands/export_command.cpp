// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/export_command.h"

#include <utility>

#include <fmt/format.h>

#include "app/commands/command_show.h"
#include "app/commands/commands.h"
#include "app/commands/long_play.h"
#include "app/commands/messages.h"
#include "app/commands/output_file.h"
#include "app/commands/stop_signal.h"
#include "app/drawing_commands/exported_pictures.h"
#include "app/export/baked_clip.h"
#include "app/export/glb_model.h"

namespace app {
namespace {

ClipSettings clipSettings(ExportedIk ik, const FrameRange& frames, double restFrames) {
  const bool off = ik == ExportedIk::Off;
  return {.name = off ? "dance, IK off" : "dance",
          .first = frames.first,
          .last = frames.last,
          .ik = off ? std::optional(IkMode::Off) : std::nullopt,
          .restFrames = restFrames};
}

/// Plays the clips, with progress on a terminal. Returns none after a signal.
base::Result<std::optional<std::vector<BakedClip>>> bakeClips(const ExportCommand& command, Show& show, ActorId actor,
                                                              const FrameRange& frames, double restFrames) {
  std::vector<BakedClip> clips;
  const auto length = static_cast<double>(frames.last) + 1.0;
  LongPlay play(length * static_cast<double>(command.clips.size()), false);
  for (const ExportedIk ik : command.clips) {
    auto run = ClipRun::begin(show, actor, clipSettings(ik, frames, restFrames));
    if (!run) return tl::unexpected(run.error());
    do {
      if (play.goesOn(length * (static_cast<double>(clips.size()) + run->done()))) continue;
      play.sayStopped("nothing was written");
      return std::nullopt;
    } while (run->step());
    clips.push_back(std::move(run->clip()));
  }
  return clips;
}

void sayWritten(const GlbFile& file, const pmx::Model& model, const std::vector<BakedClip>& clips) {
  sayPlain(fmt::format("{} clips of {} frames, {} bones, {} morphs: {} bytes", clips.size(), clips.front().frames,
                       model.bones.size(), model.morphs.size(), file.size()));
}

}  // namespace

int runExport(const ExportCommand& command, const OpenContext& context) {
  base::Issues issues;
  const auto described = describeShow(command, context, issues);
  if (!described) return complain(described.error());
  Show show;
  const auto opened = openShow(*described, context, command.files, show);
  if (!opened) return complain(opened.error());
  if (auto given = context.allRead(); !given) return complain(given.error());
  tellIssues(issues);
  tellIssues(opened->issues);
  const auto chosen = chosenModel(command.model, "a GLB holds one model", *opened, show);
  if (!chosen) return complain(chosen.error());
  FrameRange frames = command.frames.value_or(FrameRange{0, static_cast<std::int64_t>(show.lastFrame())});
  countSong(show, described->song, context.withShowNames(described->archives), static_cast<double>(frames.last));
  tellBeyondEnd(show, static_cast<double>(frames.last));
  const auto inputs = inputsOf(command.files, context, *described, show);
  listenForStop();
  auto out = OutputFile::open(command.output, inputs);
  if (!out) return complain(out.error());
  if (out->onTerminal()) return complain(base::badArgument("-o: a GLB is nothing to read on a terminal"));
  auto clips = bakeClips(command, show, *chosen, frames, described->physics.settle);
  if (!clips) return complain(clips.error());
  if (!*clips) return kFailed;
  const Actor& actor = *show.actor(*chosen);
  const LoadedModel& model = *actor.loadedModel();
  const auto textures = std::make_shared<const ModelTextures>(loadTextures(model));
  if (textures->unread) return complain(*textures->unread);
  tellIssues(textures->issues);
  static_cast<void>(show.evaluate(static_cast<double>(frames.first)));
  const auto file = makeGlb({.model = &model,
                             .placement = actor.frame().placement,
                             .materials = actor.frame().materials,
                             .clips = **clips,
                             .picture = exportedPictures(textures)});
  if (!file) return complain(file.error());
  const auto written = file->write([&](std::span<const std::byte> bytes) -> base::Result<void> {
    out->write({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    return {};
  });
  if (!written) return complain(written.error());
  tellPlayIssues(show);
  tellIssues(lostInGlb(model.model));
  if (const auto done = out->commit(); !done) return complain(done.error());
  sayWritten(*file, model.model, **clips);
  return kDone;
}

}  // namespace app
