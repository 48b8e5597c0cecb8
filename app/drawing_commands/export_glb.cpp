// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/commands/messages.h"
#include "app/commands/stop_signal.h"
#include "app/drawing_commands/export_task.h"
#include "app/drawing_commands/exported_pictures.h"
#include "app/drawing_commands/tell_terms.h"
#include "app/export/clip_keys.h"
#include "app/export/glb_model.h"
#include "app/export/lost_parts.h"
#include "app/version.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

/// Returns what is written of each model but its clips, as the show has it at the task's first
/// frame.
base::Result<std::vector<GlbModelInput>> modelsOf(const ExportTask& task, std::vector<ModelTerms> terms) {
  static_cast<void>(task.show.evaluate(static_cast<double>(task.frames.first)));
  std::vector<GlbModelInput> models;
  for (std::size_t i = 0; i < task.actors.size(); ++i) {
    const Actor& actor = *task.show.actor(task.actors[i]);
    const LoadedModel& model = *actor.loadedModel();
    const auto textures = std::make_shared<const ModelTextures>(loadTextures(model));
    if (textures->unread) return tl::unexpected(*textures->unread);
    tellIssues(textures->issues);
    models.push_back({.model = &model,
                      .name = model.model.name.utf8.empty() ? "model" : model.model.name.utf8,
                      .placement = actor.frame().placement,
                      .materials = actor.frame().materials,
                      .picture = exportedPictures(textures),
                      .terms = std::move(terms[i])});
  }
  return models;
}

/// Finds few keys within the tolerance, if there is one, and says how many. Returns false after a
/// signal.
bool reduceKeys(const ExportTask& task, std::vector<BakedDance>& dances) {
  if (!task.command.tolerance) return true;
  std::size_t count = 0, countOfAll = 0;
  BoneMiss worst;
  for (BakedDance& dance : dances) {
    for (std::size_t i = 0; i < dance.models.size(); ++i) {
      if (stopAsked()) return false;
      FewKeys few = fewKeys(*task.show.actor(task.actors[i])->loadedModel(), dance.models[i], *task.command.tolerance);
      dance.keys.push_back(std::move(few.keys));
      count += few.count;
      countOfAll += few.countOfAll;
      worst = {std::max(worst.units, few.worst.units), std::max(worst.degrees, few.worst.degrees)};
    }
  }
  sayPlain(fmt::format("{} keys instead of {}; at most {:.2g} units off, {:.2g} degrees", count, countOfAll,
                       worst.units, worst.degrees));
  return true;
}

}  // namespace

int exportGlb(const ExportTask& task) {
  auto terms = tellTerms(task);
  const bool still = task.command.still;
  auto solvers = task.command.clips;
  if (still && !task.command.given.contains("--clips")) solvers = {{.how = ViewSolver::How::AsSet, .solver = {}}};
  auto dances = bakeDances(task, solvers);
  if (!dances) return complain(dances.error());
  if (!*dances) return kFailed;
  if (!reduceKeys(task, **dances)) {
    say("stopped; nothing was written");
    return kFailed;
  }
  auto models = modelsOf(task, std::move(terms));
  if (!models) return complain(models.error());
  base::Issues issues;
  const auto file = makeGlb({.models = std::move(*models),
                             .dances = **dances,
                             .still = still,
                             .motions = exportedMotions(task),
                             .generator = fmt::format("Odori {}", kVersion)},
                            issues);
  if (!file) return complain(file.error());
  if (const auto written = file->write(sinkInto(task.out)); !written) return reportUnwritten(written.error());
  tellIssues(issues);
  for (const ActorId id : task.actors) {
    const LoadedModel& model = *task.show.actor(id)->loadedModel();
    const base::Issues lost = lostInGlb(model.model);
    if (task.actors.size() > 1 && !lost.empty()) say(fmt::format("{}:", base::printable(model.model.name.utf8, 60)));
    tellIssues(lost);
  }
  const BakedDance& first = (*dances)->front();
  sayPlain(still ? fmt::format("one pose, models: {}; {} bytes", first.models.size(), file->size())
                 : fmt::format("{} clips of {} frames, models: {}; {} bytes", (*dances)->size(),
                               first.models.front().frames, first.models.size(), file->size()));
  return kDone;
}

}  // namespace app
