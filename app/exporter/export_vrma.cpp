// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <array>

#include <fmt/format.h>

#include "app/export/humanoid.h"
#include "app/export/vrma_file.h"
#include "app/exporter/export_task.h"
#include "app/version.h"

namespace app {

Exported exportVrma(const ExportTask& task) {
  const LoadedModel& model = task.model();
  const auto humanoid = humanoidOf(model.model, model.skeleton);  // before the dance is played for nothing
  if (!humanoid) return tl::unexpected(humanoid.error());
  constexpr std::array kOnlyClip{ViewSolver{.how = ViewSolver::How::AsSet, .solver = {}}};
  const auto dances = bakeDances(task, kOnlyClip);
  if (!dances) return tl::unexpected(dances.error());
  if (!*dances) return std::nullopt;
  const BakedClip& clip = (*dances)->front().models.front();
  const auto made = makeVrma({.model = &model,
                              .humanoid = &*humanoid,
                              .clip = &clip,
                              .motions = exportedMotions(task),
                              .generator = fmt::format("Odori {}", kVersion),
                              .tolerance = task.request.tolerance,
                              .stop = task.listener.stopped});
  if (!made) return unwritten(task, made.error());
  ExportSummary summary{.bytes = made->file.size(),
                        .frames = clip.frames,
                        .models = 1,
                        .joints = humanoid->joints.size(),
                        .presets = made->presets,
                        .customs = made->customs};
  if (made->few) {
    summary.keys = made->few->count;
    summary.keysOfAll = made->few->countOfAll;
    summary.worst = made->few->worst;
  }
  task.begins(summary);
  if (const auto written = made->file.write(stoppable(task, task.outputs.file)); !written)
    return unwritten(task, written.error());
  task.tell(made->lost);
  return summary;
}

}  // namespace app
