// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/exporter/export_task.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

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
  const ExportRequest& request = task.request;
  if (const auto checked = checkClips(task.show, request.actors, request.last - request.first + 1, solvers.size());
      !checked)
    return tl::unexpected(checked.error());
  const auto count = static_cast<double>(solvers.size());
  for (const ViewSolver& solver : solvers) {
    auto run = ClipRun::begin(task.show, request.actors,
                              {.name = clipName(solver),
                               .first = request.first,
                               .last = request.last,
                               .solver = solver,
                               .restFrames = request.restFrames});
    if (!run) return tl::unexpected(run.error());
    do {
      task.progressed((static_cast<double>(dances.size()) + run->done()) / count);
      if (task.stopped()) return std::nullopt;
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
  for (const ActorId id : task.request.actors) addAll(task.show.actor(id)->motions());
  addAll(task.show.sceneMotions());
  return names;
}

base::Result<std::vector<ModelTerms>> tellTerms(const ExportTask& task, std::span<const ActorId> actors) {
  std::vector<ModelTerms> all;
  std::vector<const LoadedModel*> told;
  for (const ActorId id : actors) {
    const LoadedModel& model = task.model(id);
    Losses losses;
    auto terms = modelTerms(model, losses);
    if (!terms) return tl::unexpected(terms.error());
    all.push_back(std::move(*terms));
    if (std::ranges::find(told, &model) != told.end()) continue;
    told.push_back(&model);
    if (task.listener.terms) task.listener.terms(model, all.back());
    task.tell(losses);
  }
  return all;
}

ByteSink stoppable(const ExportTask& task, const ByteSink& into) {
  return [&task, &into](std::string_view bytes) -> base::Result<void> {
    if (task.stopped()) return base::fail(base::ErrorCode::CannotWrite, "stopped");
    return into(bytes);
  };
}

Exported unwritten(const ExportTask& task, const base::Error& error) {
  if (task.stopped()) return std::nullopt;
  return tl::unexpected(error);
}

}  // namespace app
