// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <array>

#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/commands/messages.h"
#include "app/drawing_commands/export_task.h"
#include "app/export/humanoid.h"
#include "app/export/vrma_file.h"
#include "app/version.h"
#include "pmx/base/counted.h"

namespace app {

int exportVrma(const ExportTask& task) {
  const LoadedModel& model = task.model();
  const auto humanoid = humanoidOf(model.model, model.skeleton);  // before the dance is played for nothing
  if (!humanoid) return complain(humanoid.error());
  constexpr std::array kOnlyClip{ViewSolver{.how = ViewSolver::How::AsSet, .solver = {}}};
  const auto dances = bakeDances(task, kOnlyClip);
  if (!dances) return complain(dances.error());
  if (!*dances) return kFailed;
  const BakedClip& clip = (*dances)->front().models.front();
  const auto made = makeVrma({.model = &model,
                              .humanoid = &*humanoid,
                              .clip = &clip,
                              .motions = exportedMotions(task),
                              .generator = fmt::format("Odori {}", kVersion)});
  if (!made) return complain(made.error());
  if (const auto written = made->file.write(sinkInto(task.out)); !written) return reportUnwritten(written.error());
  tellIssues(made->lost);
  sayPlain(fmt::format("{}, {}, {} and {} of the model's own: {} bytes", base::counted(clip.frames, "frame", "frames"),
                       base::counted(humanoid->joints.size(), "bone", "bones"),
                       base::counted(made->presets, "expression", "expressions"), made->customs, made->file.size()));
  return kDone;
}

}  // namespace app
