// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <array>
#include <optional>

#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/commands/messages.h"
#include "app/drawing_commands/export_task.h"
#include "app/export/bvh_humanoid.h"
#include "app/export/bvh_skeleton.h"
#include "app/export/humanoid_clip.h"
#include "app/export/lost_parts.h"
#include "pmx/base/counted.h"

namespace app {

int exportBvh(const ExportTask& task) {
  const LoadedModel& model = task.model();
  std::optional<Humanoid> humanoid;
  if (task.command.humanoid) {
    auto found = humanoidOf(model.model, model.skeleton);  // before the dance is played for nothing
    if (!found) return complain(found.error());
    humanoid = std::move(*found);
  }
  constexpr std::array kAsSet{ViewSolver{.how = ViewSolver::How::AsSet, .solver = {}}};
  const auto dances = bakeDances(task, kAsSet);
  if (!dances) return complain(dances.error());
  if (!*dances) return kFailed;
  const BakedClip& clip = (*dances)->front().models.front();
  const BvhMotion motion = humanoid ? bvhOfHumanoid(model, *humanoid, clip) : bvhOfSkeleton(model, clip);
  std::uint64_t size = 0;
  const ByteSink into = sinkInto(task.out);
  const auto written = writeBvh(motion, [&](std::string_view bytes) {
    size += bytes.size();
    return into(bytes);
  });
  if (!written) return reportUnwritten(written.error());
  if (humanoid) tellIssues(lostInHumanoid(*humanoid, model.model, model.skeleton, clip));
  tellIssues(lostInBvh(model.model));
  sayPlain(fmt::format("{}, {}: {} bytes", base::counted(motion.frames, "frame", "frames"),
                       base::counted(motion.joints.size(), "joint", "joints"), size));
  return kDone;
}

}  // namespace app
