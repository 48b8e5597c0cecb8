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
#include "app/view/look.h"
#include "pmx/base/counted.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

/// Begins a list about one of several models.
void sayOf(const LoadedModel& model) { say(fmt::format("{}:", base::printable(model.model.name.utf8, 60))); }

/// Leaves out the models that no dance shows at any frame, and says so.
void dropHidden(ExportTask& task, std::vector<BakedDance>& dances) {
  const auto shown = [&](std::size_t model) {
    return std::ranges::any_of(dances, [model](const BakedDance& dance) {
      return std::ranges::any_of(dance.models[model].visible, [](std::uint8_t visible) { return visible != 0; });
    });
  };
  for (std::size_t i = task.actors.size(); i-- > 0;) {
    if (shown(i)) continue;
    const auto at = static_cast<std::ptrdiff_t>(i);
    say(fmt::format("{}: it isn't shown at any of the frames, and is left out",
                    base::printable(task.show.actor(task.actors[i])->model().name.utf8, 60)));
    task.actors.erase(task.actors.begin() + at);
    for (BakedDance& dance : dances) dance.models.erase(dance.models.begin() + at);
  }
}

/// Returns what is written of each model but its clips, as the show has it at the task's first
/// frame.
base::Result<std::vector<GlbModelInput>> modelsOf(const ExportTask& task, std::vector<ModelTerms> terms) {
  std::vector<GlbModelInput> models;
  for (std::size_t i = 0; i < task.actors.size(); ++i) {
    const Actor& actor = *task.show.actor(task.actors[i]);
    const LoadedModel& model = *actor.loadedModel();
    const auto textures = std::make_shared<const ModelTextures>(loadTextures(model));
    if (textures->unread) return tl::unexpected(*textures->unread);
    if (task.actors.size() > 1 && !textures->issues.empty()) sayOf(model);
    tellIssues(textures->issues);
    models.push_back({.model = &model,
                      .name = model.model.name.utf8.empty() ? "model" : model.model.name.utf8,
                      .placement = actor.frame().placement,
                      .opacity = actor.frame().opacity,
                      .hiddenMaterials = actor.switches().hiddenMaterials,
                      .materials = actor.frame().materials,
                      .picture = exportedPictures(textures),
                      .terms = std::move(terms[i]),
                      .stop = stopAsked});
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
      FewKeys few =
          fewKeys(*task.show.actor(task.actors[i])->loadedModel(), dance.models[i], *task.command.tolerance, stopAsked);
      if (stopAsked()) return false;
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

int exportGlb(const ExportTask& given) {
  ExportTask task = given;
  std::vector<const LoadedModel*> loaded;
  for (const ActorId id : task.actors) loaded.push_back(task.show.actor(id)->loadedModel().get());
  if (const auto checked = checkGlb(loaded); !checked) return complain(checked.error());
  const bool still = task.command.still;
  auto solvers = task.command.clips;
  if (still && !task.command.given.contains("--clips")) solvers = {{.how = ViewSolver::How::AsSet, .solver = {}}};
  auto dances = bakeDances(task, solvers);
  if (!dances) return complain(dances.error());
  if (!*dances) return kFailed;
  dropHidden(task, **dances);
  if (task.actors.empty()) return complain(base::badArgument("no model is shown at any of the frames"));
  auto terms = tellTerms(task);
  if (!reduceKeys(task, **dances)) {
    say("stopped; nothing was written");
    return kFailed;
  }
  const base::Vec3 light = lightOf(task.light, task.show.evaluate(static_cast<double>(task.frames.first)).scene).colour;
  auto models = modelsOf(task, std::move(terms));
  if (!models) return complain(models.error());
  base::Issues issues;
  const auto file = makeGlb({.models = std::move(*models),
                             .light = light,
                             .lightFromMotion = task.light.fromMotion,
                             .dances = **dances,
                             .still = still,
                             .motions = exportedMotions(task),
                             .generator = fmt::format("Odori {}", kVersion)},
                            issues);
  if (!file) return reportUnwritten(file.error());
  if (const auto written = file->write(sinkInto(task.out)); !written) return reportUnwritten(written.error());
  tellIssues(issues);
  for (const ActorId id : task.actors) {
    const LoadedModel& model = *task.show.actor(id)->loadedModel();
    const base::Issues lost = lostInGlb(model.model);
    if (task.actors.size() > 1 && !lost.empty()) sayOf(model);
    tellIssues(lost);
  }
  const std::size_t clips = file->json.contains("animations") ? file->json["animations"].size() : 0;
  const std::string what = still       ? "one pose"
                           : clips > 0 ? base::counted(clips, "clip", "clips") + " of " +
                                             base::counted((*dances)->front().models.front().frames, "frame", "frames")
                                       : "nothing moves, so there is no clip";
  sayPlain(fmt::format("{}, {}: {} bytes", what, base::counted(task.actors.size(), "model", "models"), file->size()));
  return kDone;
}

}  // namespace app
