// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/export_command.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/commands/command_show.h"
#include "app/commands/commands.h"
#include "app/commands/long_play.h"
#include "app/commands/messages.h"
#include "app/commands/stop_signal.h"
#include "app/commands/uncaught.h"
#include "app/description/show_json.h"
#include "app/drawing_commands/export_files.h"
#include "app/drawing_commands/export_words.h"
#include "app/drawing_commands/tell_terms.h"
#include "app/encoding/exported_pictures.h"
#include "app/exporter/export_show.h"
#include "app/exporter/export_song.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

/// Returns the show's song for a page; none where it has none, or is muted. A song that a page
/// can't have is told of, and is an error where the command line names it.
base::Result<std::shared_ptr<const ExportSong>> songOf(const ExportCommand& command, const SongDescription& song,
                                                       const OpenContext& context) {
  if (command.kind != ExportKind::Html || command.still || song.file.empty() || song.muted) return nullptr;
  auto read = readSong(song.file, context, song.offset, song.volume);
  if (read || !command.audio.empty()) return read;
  tellIssues({{.section = "song", .detail = base::describe(read.error())}});
  return nullptr;
}

/// Returns a page's title where a show says it: by its file's name.
std::string titleOf(const ExportCommand& command, const OpenContext& context) {
  for (const auto& file : command.files) {
    if (isShow(file, context)) return file.stem().string();
  }
  return {};
}

ExportRequest requestOf(const ExportCommand& command, std::vector<ActorId> actors, const FrameRange& frames,
                        const ShowDescription& described) {
  return {.kind = command.kind,
          .actors = std::move(actors),
          .first = frames.first,
          .last = frames.last,
          .still = command.still,
          .humanoid = command.humanoid,
          .clips = command.clips,
          .toon = command.toon,
          .tolerance = command.tolerance,
          .restFrames = described.physics.settle,
          .light = described.look.picture.light,
          .pictures = encodedPictures,
          .view = described.look.camera};
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

/// Exports into files, and gives them their names. Returns false after a stop, which is told of
/// with `left`: what is there of the command's files.
base::Result<bool> exportInto(ExportFiles& files, Show& show, const ExportRequest& request, const std::string& left) {
  LongPlay play(static_cast<double>(request.last) + 1.0, false);
  const auto exported = exportShow(show, request, files.outputs(), listenerOf(request, play));
  if (!exported) return tl::unexpected(exported.error());
  if (!*exported) {
    play.sayStopped(left);
    return false;
  }
  if (request.kind == ExportKind::Bvh) {
    play.endLine();
    sayPlain(describeExport(request, **exported));
  }
  if (request.kind == ExportKind::Html) sayPlain(fmt::format("the page has {} bytes", (*exported)->bytes));
  if (const RestPaths* const rest = files.rest())
    sayPlain(
        fmt::format("its rest mesh is {}", base::printable(rest->mesh.filename().string(), kMaxMessageCharacters)));
  if (const auto done = files.commit(); !done) return tl::unexpected(done.error());
  return true;
}

/// This is a file that is to be written, and the models in it.
struct PlannedFile {
  std::filesystem::path path;
  std::vector<ActorId> actors;
};

base::Result<std::vector<PlannedFile>> plannedFiles(const ExportCommand& command, std::vector<ActorId> actors) {
  if (!command.each) return std::vector<PlannedFile>{{command.output, std::move(actors)}};
  std::vector<PlannedFile> files;
  for (const ActorId actor : actors) {
    const auto path = numberedFile(command.output, files.size() + 1);
    if (!path) return tl::unexpected(path.error());
    files.push_back({*path, {actor}});
  }
  return files;
}

void sayFile(const PlannedFile& file, const Show& show) {
  sayPlain(fmt::format("{}: {}", base::printable(file.path.filename().string(), kMaxMessageCharacters),
                       base::printable(show.actor(file.actors.front())->model().name.utf8, 60)));
}

}  // namespace

int runExport(const ExportCommand& command, const OpenContext& context) {
  Show show;
  const auto row = openCommand(command, context, show);
  if (!row) return complain(row.error());
  const auto& [described, opened] = *row;
  std::vector<ActorId> actors(show.order().begin(), show.order().end());
  if (command.model || !(holdsSeveral(command.kind) || command.each)) {
    const auto chosen = chosenModel(command.model, "one model is exported", opened, show);
    if (!chosen) return complain(chosen.error());
    actors = {*chosen};
  }
  const FrameRange frames = command.frames.value_or(FrameRange{0, static_cast<std::int64_t>(show.lastFrame())});
  countSong(show, described.song, context.withShowNames(described.archives), static_cast<double>(frames.last));
  tellBeyondEnd(show, static_cast<double>(frames.last));
  const auto inputs = inputsOf(command.files, context, described, show);
  listenForStop();  // before there is a file that could be left behind
  auto song = songOf(command, described.song, context.withShowNames(described.archives));
  if (!song) return complain(song.error());
  const auto planned = plannedFiles(command, std::move(actors));
  if (!planned) return complain(planned.error());
  std::vector<ExportFiles> files;  // all are opened before anything is played for nothing
  files.reserve(planned->size());
  for (const PlannedFile& each : *planned) {
    auto file = ExportFiles::open(command.kind, each.path, inputs);
    if (!file) return complain(file.error());
    files.push_back(std::move(*file));
  }
  // JSON that is destroyed takes memory: where there is none, the program ends there.
  const BeforeUncaughtEnd removesParts([&files] {
    for (const ExportFiles& each : files) each.abandon();
  });
  int status = kDone;
  std::size_t finished = 0;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const PlannedFile& each = (*planned)[i];
    if (command.each) sayFile(each, show);
    ExportRequest request = requestOf(command, each.actors, frames, described);
    request.song = *song;
    request.title = titleOf(command, context);
    const auto written = exportInto(files[i], show, request, describeFinished(finished, files.size()));
    if (!written) status = complain(written.error());
    if (written && !*written) return kFailed;
    if (written) ++finished;
    if (!stopAsked() || finished == files.size()) continue;
    if (command.each) say("stopped; " + describeFinished(finished, files.size()));
    return kFailed;
  }
  if (status == kDone) tellPlayIssues(show);
  return status;
}

}  // namespace app
