// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/commands/cli.h"
#include "app/commands/output_file.h"
#include "app/export/baked_clip.h"
#include "app/export/byte_sink.h"
#include "app/show/show.h"
#include "app/view/look.h"

namespace app {

/// This is what an `odori export` has opened when its file is to be written.
struct ExportTask {
  const ExportCommand& command;
  Show& show;
  std::vector<ActorId> actors;  ///< the models to export, one or more; one where the format holds one
  FrameRange frames;
  double restFrames = 0.0;                        ///< of physics before frame 0
  std::span<const std::filesystem::path> inputs;  ///< files that no output may overwrite
  LightChoice light;                              ///< of the show's picture
  OutputFile& out;

  /// Returns the first model.
  [[nodiscard]] ActorId actor() const { return actors.front(); }
  [[nodiscard]] const LoadedModel& model() const { return *show.actor(actor())->loadedModel(); }
};

/// Plays the models once for each solver, with progress on a terminal. Returns none after a signal,
/// which it has told of.
[[nodiscard]] base::Result<std::optional<std::vector<BakedDance>>> bakeDances(const ExportTask& task,
                                                                              std::span<const ViewSolver> solvers);

/// Returns the names of the motions that the models dance, without folders, each once.
[[nodiscard]] std::vector<std::string> exportedMotions(const ExportTask& task);

/// This writes the output in one format. It returns the status of the command, after a message
/// where something failed; the caller tells of what is odd in the show, and gives the output its
/// name.
using ExportWriter = int (*)(const ExportTask& task);

[[nodiscard]] int exportGlb(const ExportTask& task);
[[nodiscard]] int exportVrma(const ExportTask& task);
[[nodiscard]] int exportBvh(const ExportTask& task);
/// Writes the rest mesh as OBJ with its MTL beside the output, too.
[[nodiscard]] int exportMeshCache(const ExportTask& task);

/// Returns a sink into an output, which must outlive it. It fails where the output takes no more,
/// and after a signal.
[[nodiscard]] ByteSink sinkInto(OutputFile& out);
/// Reports why a writer stopped: a signal, or the error. Returns the status of the command.
[[nodiscard]] int reportUnwritten(const base::Error& error);

}  // namespace app
