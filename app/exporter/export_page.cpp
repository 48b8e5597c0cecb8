// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <filesystem>
#include <span>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/export/exported_space.h"
#include "app/export/page_file.h"
#include "app/exporter/export_task.h"
#include "app/files/shared_folder.h"
#include "app/version.h"
#include "app/view/fit_view.h"
#include "app/view/seen_side.h"
#include "pmx/base/frames.h"

namespace app {
namespace {

constexpr float kAspect = 16.0F / 9.0F;  // of most windows; the page suits itself to others

/// Returns the models' names and what they dance: `初音ミク · wavefile`.
std::string titleOf(const ExportTask& task, std::span<const ActorId> actors) {
  std::vector<std::string> names, dances;
  const auto addNew = [](std::vector<std::string>& to, std::string name) {
    if (!name.empty() && std::ranges::find(to, name) == to.end()) to.push_back(std::move(name));
  };
  for (const ActorId id : actors) {
    addNew(names, task.model(id).model.name.utf8);
    for (const MotionUse& use : task.show.actor(id)->motions()) {
      if (use.on) addNew(dances, ownName(*use.motion).stem().string());
    }
  }
  return fmt::format("{}{}{}", fmt::join(names, ", "), names.empty() || dances.empty() ? "" : " · ",
                     fmt::join(dances, ", "));
}

vmd::CameraState viewOf(const ExportTask& task) {
  if (task.request.view) return *task.request.view;
  return seenSide(startingView(restBounds(task.show), kAspect), task.show, kAspect);
}

/// Says which models throw a shadow on the ground, as the show is now. None does where there is no
/// shadow.
std::vector<bool> shadowsOf(const ExportTask& task, std::span<const ActorId> actors, const vmd::LightState& light) {
  const bool any = task.request.light.ground != GroundShadow::Off && groundProjection(unitDirection(light));
  std::vector<bool> shadows;
  for (const ActorId id : actors) shadows.push_back(any && task.show.actor(id)->switches().groundShadow);
  return shadows;
}

/// Lists that a page has no parallel views.
void tellFlatViews(const ExportTask& task, std::span<const vmd::CameraState> cameras) {
  const auto flat = std::ranges::count(cameras, false, &vmd::CameraState::perspective);
  if (flat == 0) return;
  task.tell(Losses{{.kind = LossKind::ParallelViews, .count = static_cast<std::size_t>(flat)}});
}

PageInput inputOf(const ExportTask& task, MadeGlb& glb) {
  const ExportRequest& request = task.request;
  const SceneFrame& scene = task.show.evaluate(static_cast<double>(request.first)).scene;
  const vmd::LightState light = lightOf(request.light, scene);
  const BakedDance& dance = glb.dances.front();
  PageInput input{.title = request.title.empty() ? titleOf(task, glb.actors) : request.title,
                  .terms = std::move(glb.terms),
                  .shadows = shadowsOf(task, glb.actors, light),
                  .motions = exportedMotions(task),
                  .clips = {},
                  .frames = request.still ? 1 : glb.summary.frames,
                  .view = pageView(viewOf(task)),
                  .lightDirection = exportedDirection(unitDirection(light)),
                  .generator = fmt::format("Odori {}", kVersion)};
  for (std::size_t i = 0; i < glb.clips.size(); ++i)
    input.clips.push_back({glb.dances[i].name, std::string(nameOf(glb.clips[i]))});
  if (!dance.cameras.empty()) input.camera = pageCamera(dance);
  if (request.song) {
    const ExportSong& song = *request.song;
    input.song = PageSong{.name = song.name,
                          .mimeType = song.mimeType,
                          .bytes = song.bytes,
                          .start = song.offset - static_cast<double>(request.first) / base::kFramesPerSecond,
                          .volume = song.volume};
  }
  return input;
}

}  // namespace

Exported exportPage(const ExportTask& task) {
  const std::filesystem::path& given = task.request.pageFrame;
  const auto frame = readPageFrame(given.empty() ? sharedFolder() / "page" / "page.html" : given);
  if (!frame) return tl::unexpected(frame.error());  // before the dance is played for nothing
  auto glb = makeGlb(task);
  if (!glb) return tl::unexpected(glb.error());
  if (!*glb) return std::nullopt;
  const PageInput input = inputOf(task, **glb);
  ExportSummary summary = (*glb)->summary;
  summary.song = input.song.has_value();
  const auto most = maxPageBytes(*frame, input, (*glb)->file);
  if (!most) return tl::unexpected(most.error());
  summary.bytes = *most;
  summary.atMost = true;
  task.begins(summary);
  summary.bytes = 0;
  summary.atMost = false;
  const ByteSink into = stoppable(task, task.outputs.file);
  const auto written = writePage(*frame, input, (*glb)->file, [&](std::string_view bytes) {
    summary.bytes += bytes.size();
    return into(bytes);
  });
  if (!written) return unwritten(task, written.error());
  tellFlatViews(task, (*glb)->dances.front().cameras);
  tellLost(task, **glb);
  return summary;
}

}  // namespace app
