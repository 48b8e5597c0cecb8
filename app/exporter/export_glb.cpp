// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/export/clip_keys.h"
#include "app/export/glb_model.h"
#include "app/export/lost_parts.h"
#include "app/exporter/export_task.h"
#include "app/version.h"

namespace app {
namespace {

std::vector<ViewSolver> clipsOf(const ExportRequest& request) {
  if (!request.clips.empty()) return request.clips;
  if (request.still) return {{.how = ViewSolver::How::AsSet, .solver = {}}};
  return {{.how = ViewSolver::How::WithIk, .solver = {}}, {.how = ViewSolver::How::WithoutIk, .solver = {}}};
}

/// Leaves out the models that no dance shows at any frame, and says so.
void dropHidden(const ExportTask& task, std::vector<ActorId>& actors, std::vector<BakedDance>& dances) {
  const auto shown = [&](std::size_t model) {
    return std::ranges::any_of(dances, [model](const BakedDance& dance) {
      return std::ranges::any_of(dance.models[model].visible, [](std::uint8_t visible) { return visible != 0; });
    });
  };
  for (std::size_t i = actors.size(); i-- > 0;) {
    if (shown(i)) continue;
    const auto at = static_cast<std::ptrdiff_t>(i);
    task.tell(Losses{{.kind = LossKind::HiddenModel}}, &task.model(actors[i]), true);
    actors.erase(actors.begin() + at);
    for (BakedDance& dance : dances) dance.models.erase(dance.models.begin() + at);
  }
}

/// Returns what is written of each model but its clips, as the show has it at the first frame.
base::Result<std::vector<GlbModelInput>> modelsOf(const ExportTask& task, std::span<const ActorId> actors,
                                                  std::span<const ModelTerms> terms) {
  std::vector<GlbModelInput> models;
  for (std::size_t i = 0; i < actors.size(); ++i) {
    const Actor& actor = *task.show.actor(actors[i]);
    const LoadedModel& model = *actor.loadedModel();
    base::Result<ModelPictures> pictures;
    if (task.request.pictures) pictures = task.request.pictures(model);
    if (!pictures) return tl::unexpected(pictures.error());
    task.tell(pictures->issues, &model, actors.size() > 1);
    models.push_back({.model = &model,
                      .name = model.model.name.utf8.empty() ? "model" : model.model.name.utf8,
                      .placement = actor.frame().placement,
                      .opacity = actor.frame().opacity,
                      .hiddenMaterials = actor.switches().hiddenMaterials,
                      .materials = actor.frame().materials,
                      .picture = std::move(pictures->picture),
                      .ramp = std::move(pictures->ramp),
                      .terms = terms[i],
                      .stop = task.listener.stopped});
  }
  return models;
}

/// Finds few keys within the tolerance, if there is one. Returns false after a stop.
bool reduceKeys(const ExportTask& task, std::span<const ActorId> actors, std::vector<BakedDance>& dances,
                ExportSummary& summary) {
  if (!task.request.tolerance) return true;
  for (BakedDance& dance : dances) {
    for (std::size_t i = 0; i < dance.models.size(); ++i) {
      FewKeys few = fewKeys(task.model(actors[i]), dance.models[i], *task.request.tolerance, task.listener.stopped);
      if (task.stopped()) return false;
      dance.keys.push_back(std::move(few.keys));
      summary.keys += few.count;
      summary.keysOfAll += few.countOfAll;
      summary.worst = {std::max(summary.worst.units, few.worst.units),
                       std::max(summary.worst.degrees, few.worst.degrees)};
    }
  }
  return true;
}

}  // namespace

base::Result<std::optional<MadeGlb>> makeGlb(const ExportTask& task) {
  MadeGlb made{.actors = task.request.actors, .clips = clipsOf(task.request)};
  std::vector<const LoadedModel*> loaded;
  for (const ActorId id : made.actors) loaded.push_back(&task.model(id));
  if (const auto checked = checkGlb(loaded); !checked) return tl::unexpected(checked.error());
  auto dances = bakeDances(task, made.clips);
  if (!dances) return tl::unexpected(dances.error());
  if (!*dances) return std::nullopt;
  made.dances = std::move(**dances);
  dropHidden(task, made.actors, made.dances);
  if (made.actors.empty()) return tl::unexpected(base::badArgument("no model is shown at any of the frames"));
  auto terms = tellTerms(task, made.actors);
  if (!terms) return tl::unexpected(terms.error());
  made.terms = std::move(*terms);
  made.summary = {.frames = made.dances.front().models.front().frames, .models = made.actors.size()};
  if (!reduceKeys(task, made.actors, made.dances, made.summary)) return std::nullopt;
  const SceneFrame& scene = task.show.evaluate(static_cast<double>(task.request.first)).scene;
  const vmd::LightState light = lightOf(task.request.light, scene);
  const bool selfShadow = selfShadowOf(task.request.light, scene).mode != 0;
  auto models = modelsOf(task, made.actors, made.terms);
  if (!models) return tl::unexpected(models.error());
  auto file = makeGlb({.models = std::move(*models),
                       .light = light,
                       .lightFromMotion = task.request.light.fromMotion,
                       .toon = task.request.toon,
                       .selfShadow = selfShadow,
                       .dances = made.dances,
                       .still = task.request.still,
                       .motions = exportedMotions(task),
                       .generator = fmt::format("Odori {}", kVersion),
                       .forPage = task.request.kind == ExportKind::Html},
                      made.losses);
  if (!file) {
    if (task.stopped()) return std::nullopt;
    return tl::unexpected(file.error());
  }
  made.file = std::move(*file);
  made.summary.bytes = made.file.size();
  made.summary.clips = made.file.json.contains("animations") ? made.file.json["animations"].size() : 0;
  if (made.summary.clips == 0) made.clips.clear();
  return made;
}

void tellLost(const ExportTask& task, const MadeGlb& glb) {
  task.tell(glb.losses);
  for (const ActorId id : glb.actors) {
    const LoadedModel& model = task.model(id);
    task.tell(lostInGlb(model.model, task.request.toon), &model, glb.actors.size() > 1);
  }
}

Exported exportGlb(const ExportTask& task) {
  const auto made = makeGlb(task);
  if (!made) return tl::unexpected(made.error());
  if (!*made) return std::nullopt;
  task.begins((*made)->summary);
  if (const auto written = (*made)->file.write(stoppable(task, task.outputs.file)); !written)
    return unwritten(task, written.error());
  tellLost(task, **made);
  return (*made)->summary;
}

}  // namespace app
