// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/export_command.h"

#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/commands/command_show.h"
#include "app/commands/commands.h"
#include "app/commands/long_play.h"
#include "app/commands/messages.h"
#include "app/commands/stop_signal.h"
#include "app/drawing_commands/export_files.h"
#include "app/drawing_commands/export_words.h"
#include "app/drawing_commands/tell_terms.h"
#include "app/encoding/exported_pictures.h"
#include "app/exporter/export_show.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

ExportRequest requestOf(const ExportCommand& command, std::vector<ActorId> actors, const FrameRange& frames,
                        const ShowDescription& described) {
  return {.kind = command.kind,
          .actors = std::move(actors),
          .first = frames.first,
          .last = frames.last,
          .still = command.still,
          .humanoid = command.humanoid,
          .clips = command.clips,
          .tolerance = command.tolerance,
          .restFrames = described.physics.settle,
          .light = described.look.picture.light,
          .pictures = encodedPictures};
}

/// Tells about an export on standard error while it runs.
ExportListener listenerOf(const ExportRequest& request, LongPlay& play) {
  const double length = static_cast<double>(request.last) + 1.0;
  return {.stopped = stopAsked,
          .progressed = [&play, length](double done) { static_cast<void>(play.goesOn(length * done)); },
          .terms = tellTerms,
          .issues =
              [](const LoadedModel* model, const base::Issues& issues) {
                if (model != nullptr) say(fmt::format("{}:", base::printable(model->model.name.utf8, 60)));
                tellIssues(issues);
              },
          .begins =
              [&request, &play](const ExportSummary& planned) {
                play.endLine();
                if (planned.keysOfAll > 0) sayPlain(describeKeys(planned));
                sayPlain(describeExport(request, planned));
              }};
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
  auto files = ExportFiles::open(command.kind, command.output, inputs);
  if (!files) return complain(files.error());
  const ExportRequest request = requestOf(command, std::move(actors), frames, *described);
  LongPlay play(static_cast<double>(frames.last) + 1.0, false);
  const ExportOutputs outputs = files->outputs();
  const auto exported = exportShow(show, request, outputs, listenerOf(request, play));
  if (!exported) return complain(exported.error());
  if (!*exported) {
    play.sayStopped("nothing was written");
    return kFailed;
  }
  if (request.kind == ExportKind::Bvh) sayPlain(describeExport(request, **exported));
  if (const RestPaths* const rest = files->rest())
    sayPlain(
        fmt::format("its rest mesh is {}", base::printable(rest->mesh.filename().string(), kMaxMessageCharacters)));
  tellPlayIssues(show);
  const auto done = files->commit();
  return done ? kDone : complain(done.error());
}

}  // namespace app
