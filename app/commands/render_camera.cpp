// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/render_camera.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/view/fit_view.h"
#include "app/view/seen_side.h"
#include "app/view/view_grid.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

constexpr int kSidesOfATurn = 16;

vmd::CameraState standing(const ViewOptions& options, const std::optional<vmd::CameraState>& chosen, const Show& show,
                          float aspect) {
  vmd::CameraState from = chosen.value_or(vmd::CameraState{});
  if (options.view) from = standardView(from, *options.view);
  const ViewFit fit = options.fit.value_or(ViewFit::Auto);
  const auto boxes = restBounds(show);
  Bounds all;
  for (const Bounds& box : boxes) all.add(box);
  bool stays = fit == ViewFit::Off || (fit == ViewFit::Auto && (chosen || isPersonInView(boxes, aspect)));
  if (fit != ViewFit::Off && !chosen && !options.view) {  // no side was chosen
    const vmd::CameraState seen = seenSide(stays ? from : fitView(from, all, aspect), show, aspect);
    stays = stays && seen.rotation == from.rotation;
    from.rotation = seen.rotation;
  }
  from = turned(from, options.turnDegrees);
  if (stays) return from;
  vmd::CameraState fitted = fitView(from, all, aspect);
  for (int side = 1; options.turntable && side < kSidesOfATurn; ++side) {
    const auto there = fitView(turned(from, 360.0 * side / kSidesOfATurn), all, aspect);
    fitted.distance = std::min(fitted.distance, there.distance);
  }
  return fitted;
}

/// Returns the first visible model that has the bone; else the first visible one, no accessory if
/// there is another; 0 without any.
ActorId firstWithBone(const Show& show, const std::string& bone) {
  ActorId first = 0;
  for (const ActorId id : show.order()) {
    const Actor& actor = *show.actor(id);
    if (!actor.switches().visible) continue;
    if (pmx::boneNamed(actor.model(), bone) >= 0) return id;
    if (first == 0 || show.actor(first)->model().format == pmx::ModelFormat::X) first = id;
  }
  return first;
}

base::Result<void> follow(const std::string& bone, const Show& show, CameraPath& path) {
  if (bone.empty()) return {};
  path.followed = firstWithBone(show, bone);
  path.bone = path.followed == 0 ? -1 : pmx::boneNamed(show.actor(path.followed)->model(), bone);
  if (path.bone >= 0) return {};
  return base::fail(
      base::ErrorCode::BadArgument,
      fmt::format(
          "--follow: {} has no bone '{}'",
          path.followed == 0 ? "nobody" : base::printable(show.actor(path.followed)->loadedModel()->path.string(), 200),
          base::printable(bone, 60)));
}

}  // namespace

base::Result<std::optional<CameraPath>> renderCamera(const RenderCommand& command,
                                                     const std::optional<vmd::CameraState>& chosen, const Show& show) {
  const ViewOptions& options = command.view;
  // One view is enough, since all have the same camera.
  const ViewGrid grid = viewGrid(command.sideBySide.size(), command.width, command.height);
  const PixelArea view = viewArea(grid, 0, command.width, command.height);
  const float aspect = aspectOfEye(command.stereo.layout, view.width, view.height);
  if (!options.own && chosen) return CameraPath(*chosen);
  if (!options.own && show.hasCamera()) return std::nullopt;
  CameraPath path(standing(options, chosen, show, aspect));
  if (options.distance) path.camera.distance = -*options.distance;
  if (auto followed = follow(options.follow, show, path); !followed) return tl::unexpected(followed.error());
  if (options.turntable && command.film) {
    path.turnStart = static_cast<double>(command.film->frames.first);
    path.framesOfATurn = static_cast<double>(command.film->frames.last - command.film->frames.first + 1);
  }
  return path;
}

}  // namespace app
