// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "app/export/bvh_humanoid.h"
#include "app/export/bvh_skeleton.h"
#include "app/export/humanoid_clip.h"
#include "app/export/lost_parts.h"
#include "app/exporter/export_task.h"

namespace app {

Exported exportBvh(const ExportTask& task) {
  const LoadedModel& model = task.model();
  std::optional<Humanoid> humanoid;
  if (task.request.humanoid) {
    auto found = humanoidOf(model.model, model.skeleton);  // before the dance is played for nothing
    if (!found) return tl::unexpected(found.error());
    humanoid = std::move(*found);
  }
  constexpr std::array kAsSet{ViewSolver{.how = ViewSolver::How::AsSet, .solver = {}}};
  const auto dances = bakeDances(task, kAsSet);
  if (!dances) return tl::unexpected(dances.error());
  if (!*dances) return std::nullopt;
  const BakedClip& clip = (*dances)->front().models.front();
  const BvhMotion motion = humanoid ? bvhOfHumanoid(model, *humanoid, clip) : bvhOfSkeleton(model, clip);
  ExportSummary summary{.frames = motion.frames, .models = 1, .joints = motion.joints.size()};
  const ByteSink into = stoppable(task, task.outputs.file);
  const auto written = writeBvh(motion, [&](std::string_view bytes) {
    summary.bytes += bytes.size();
    return into(bytes);
  });
  if (!written) return unwritten(task, written.error());
  if (humanoid) task.tell(lostInHumanoid(*humanoid, model.model, model.skeleton, clip));
  task.tell(lostInBvh(model.model));
  return summary;
}

}  // namespace app
