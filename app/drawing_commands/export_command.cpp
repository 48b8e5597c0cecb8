// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/export_command.h"

#include <vector>

#include <fmt/format.h>

#include "app/commands/command_show.h"
#include "app/commands/commands.h"
#include "app/commands/long_play.h"
#include "app/commands/messages.h"
#include "app/commands/stop_signal.h"
#include "app/drawing_commands/export_task.h"

namespace app {
namespace {

ExportWriter writerOf(ExportKind kind) {
  switch (kind) {
    case ExportKind::Glb:
      break;
    case ExportKind::Vrma:
      return exportVrma;
    case ExportKind::Bvh:
      return exportBvh;
    case ExportKind::Pc2:
    case ExportKind::Mdd:
      return exportMeshCache;
  }
  return exportGlb;
}

}  // namespace

int runExport(const ExportCommand& command, const OpenContext& context) {
  base::Issues issues;
  const auto described = describeShow(command, context, issues);
  if (!described) return complain(described.error());
  Show show;
  const auto opened = openDescribed(*described, context, command.files, issues, show);
  if (!opened) return complain(opened.error());
  std::vector<ActorId> actors(show.order().begin(), show.order().end());
  if (command.model || !holdsSeveral(command.kind)) {
    const auto chosen = chosenModel(command.model, "one model is exported", *opened, show);
    if (!chosen) return complain(chosen.error());
    actors = {*chosen};
  }
  const FrameRange frames = command.frames.value_or(FrameRange{0, static_cast<std::int64_t>(show.lastFrame())});
  countSong(show, described->song, context.withShowNames(described->archives), static_cast<double>(frames.last));
  tellBeyondEnd(show, static_cast<double>(frames.last));
  const auto inputs = inputsOf(command.files, context, *described, show);
  listenForStop();  // before there is a file that could be left behind
  auto out = OutputFile::open(command.output, inputs);
  if (!out) return complain(out.error());
  if (out->onTerminal())
    return complain(base::badArgument(fmt::format("-o: {} is nothing to read on a terminal", endingOf(command.kind))));
  const int status = writerOf(command.kind)({.command = command,
                                             .show = show,
                                             .actors = actors,
                                             .frames = frames,
                                             .restFrames = described->physics.settle,
                                             .inputs = inputs,
                                             .light = described->look.picture.light,
                                             .out = *out});
  if (status != kDone) return status;
  tellPlayIssues(show);
  const auto done = out->commit();
  return done ? kDone : complain(done.error());
}

}  // namespace app
