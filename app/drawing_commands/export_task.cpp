// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/export_task.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "app/commands/commands.h"
#include "app/commands/long_play.h"
#include "app/commands/messages.h"
#include "app/commands/stop_signal.h"

namespace app {
namespace {

/// Returns the name of a clip, which other programs list: "dance" is the show's own.
std::string clipName(const ViewSolver& solver) {
  switch (solver.how) {
    case ViewSolver::How::AsSet:
      return "dance";
    case ViewSolver::How::WithIk:
      return "dance, IK on";
    case ViewSolver::How::WithoutIk:
      return "dance, IK off";
    case ViewSolver::How::Mmd:
    case ViewSolver::How::Other:
      break;
  }
  return "dance, IK " + std::string(nameOf(solver));
}

}  // namespace

base::Result<std::optional<std::vector<BakedDance>>> bakeDances(const ExportTask& task,
                                                                std::span<const ViewSolver> solvers) {
  std::vector<BakedDance> dances;
  const double length = static_cast<double>(task.frames.last) + 1.0;
  LongPlay play(length * static_cast<double>(solvers.size()), false);
  for (const ViewSolver& solver : solvers) {
    auto run = ClipRun::begin(task.show, task.actors,
                              {.name = clipName(solver),
                               .first = task.frames.first,
                               .last = task.frames.last,
                               .solver = solver,
                               .restFrames = task.restFrames});
    if (!run) return tl::unexpected(run.error());
    do {
      if (play.goesOn(length * (static_cast<double>(dances.size()) + run->done()))) continue;
      play.sayStopped("nothing was written");
      return std::nullopt;
    } while (run->step());
    dances.push_back(std::move(run->dance()));
  }
  return dances;
}

std::vector<std::string> exportedMotions(const ExportTask& task) {
  std::vector<std::string> names;
  const auto addAll = [&names](const std::vector<MotionUse>& motions) {
    for (const MotionUse& use : motions) {
      const std::string name = ownName(*use.motion).string();
      if (use.on && std::ranges::find(names, name) == names.end()) names.push_back(name);
    }
  };
  for (const ActorId id : task.actors) addAll(task.show.actor(id)->motions());
  addAll(task.show.sceneMotions());
  return names;
}

ByteSink sinkInto(OutputFile& out) {
  return [&out](std::string_view bytes) -> base::Result<void> {
    if (stopAsked()) return base::fail(base::ErrorCode::CannotWrite, "stopped");
    out.write(bytes);
    return out.failed() ? out.commit() : base::Result<void>();
  };
}

int reportUnwritten(const base::Error& error) {
  if (!stopAsked()) return complain(error);
  say("stopped; nothing was written");
  return kFailed;
}

}  // namespace app
