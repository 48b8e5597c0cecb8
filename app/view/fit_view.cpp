// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/fit_view.h"

#include <algorithm>
#include <cmath>

#include "pmx/deform/skinning_job.h"

namespace app {
namespace {

using base::Vec3;

constexpr float kFilled = 0.9F;       // part of the picture's height or width
constexpr float kNearestFit = 0.51F;  // units from the eye to the box; the near plane is at 0.5
constexpr float kMinHeight = 8.0F, kMaxHeight = 24.0F, kMaxWidth = 40.0F;  // of a person, units
constexpr float kFigureReach = 30.0F;  // units to each side at rest: no dancer has such arms

/// Returns the bounds of the vertices that faces use, of the visible materials. `position` gives a
/// vertex in model space.
template <class Seen, class Position>
Bounds boundsOf(const pmx::Model& model, const Placement& placement, Seen seen, Position position) {
  Bounds box;
  // It is computed once: it takes sines, and there are a million corners.
  const base::Quat turned = placement.rotation();
  std::size_t begin = 0;
  for (std::size_t material = 0; material < model.materials.size(); ++material) {
    const auto count = static_cast<std::size_t>(std::max<std::int64_t>(model.materials[material].indexCount, 0));
    const std::size_t end = std::min(begin + count, model.indices.size());
    for (std::size_t i = seen(material) ? begin : end; i < end; ++i) {
      const auto index = static_cast<std::size_t>(model.indices[i]);
      if (index < model.vertices.size()) box.add(placement.position + placement.scale * (turned * position(index)));
    }
    begin = end;
  }
  return box;
}

bool isPerson(const Bounds& box, float aspect) {
  if (box.empty()) return false;
  const Vec3 size = box.size();
  if (size.y < kMinHeight || size.y > kMaxHeight || size.x > kMaxWidth || size.z > kMaxWidth) return false;
  const auto camera = cameraMatrices({}, aspect);
  const base::Vec4 clip = camera.projection * camera.view * base::Vec4(box.centre(), 1.0F);
  return clip.w > 0.0F && std::abs(clip.x) <= clip.w && std::abs(clip.y) <= clip.w;
}

}  // namespace

void Bounds::add(const Vec3& point) {
  const auto near = [](float value) { return std::abs(value) <= kFarthestPoint; };  // false for NaN
  if (!near(point.x) || !near(point.y) || !near(point.z)) return;
  const bool first = empty();
  least = first ? point : glm::min(least, point);
  most = first ? point : glm::max(most, point);
}

void Bounds::add(const Bounds& other) {
  if (other.empty()) return;
  add(other.least);
  add(other.most);
}

std::vector<ActorId> seenAtRest(const Show& show) {
  const auto hangs = [&](ActorId id) { return !show.actor(id)->switches().outsideParents.empty(); };
  const bool allHang = std::ranges::all_of(show.order(), hangs);
  std::vector<ActorId> seen;
  for (const ActorId id : show.order()) {
    if (show.actor(id)->switches().visible && (allHang || !hangs(id))) seen.push_back(id);
  }
  return seen;
}

std::vector<Bounds> restBounds(const Show& show) {
  std::vector<Bounds> boxes;
  for (const ActorId id : seenAtRest(show)) {
    const Actor& actor = *show.actor(id);
    const auto& vertices = actor.model().vertices;
    const std::vector<std::int32_t> hidden = actor.switches().hiddenMaterials;
    const auto seen = [&](std::size_t material) {
      return !std::ranges::binary_search(hidden, static_cast<std::int32_t>(material));
    };
    boxes.push_back(boundsOf(actor.model(), actor.switches().placement, seen,
                             [&](std::size_t at) { return vertices[at].position; }));
  }
  return boxes;
}

Bounds shownBounds(const Show& show, const ShowFrame& frame, std::span<const ActorId> of) {
  Bounds all;
  std::vector<Vec3> skinned;
  const auto add = [&](const ShownActor& shown, ActorId id) {
    if (!shown.frame->visible || (!of.empty() && std::ranges::find(of, id) == of.end())) return;
    const pmx::Model& model = show.actor(id)->model();
    skinned.resize(model.vertices.size());
    pmx::SkinningJob job;
    job.model = &model;
    job.positions = shown.frame->positions;
    job.palette = shown.frame->palette;
    job.skinnedPositions = skinned;
    job.placed = shown.frame->softVertices;
    job.placedNormals = shown.frame->normals;
    job.run();
    // The frame's materials count: some are hidden, some are made transparent by morphs.
    const auto materials = shown.frame->materials;
    const auto seen = [&](std::size_t material) {
      if (material >= materials.size()) return true;
      const bool outlined = (model.materials[material].flags & pmx::materialFlag::edge) != 0;
      return materials[material].diffuse.a > 0.0F || (outlined && materials[material].edgeColour.a > 0.0F);
    };
    all.add(boundsOf(model, shown.frame->placement, seen, [&](std::size_t vertex) { return skinned[vertex]; }));
  };
  for (const ShownActor& shown : frame.actors) add(shown, shown.id);
  for (const ShownActor& shown : frame.ghosts) add(shown, shown.ghostOf);
  for (const ShownActor& shown : frame.standIns) add(shown, shown.ghostOf);
  return all;
}

bool isStage(const pmx::Model& model) {
  return std::ranges::any_of(model.vertices, [](const pmx::Vertex& vertex) {
    return std::max(std::abs(vertex.position.x), std::abs(vertex.position.z)) > kFigureReach;
  });
}

bool isFigure(const pmx::Model& model) {
  return std::ranges::any_of(model.bones, [](const pmx::Bone& bone) { return bone.has(pmx::boneFlag::ik); }) &&
         !isStage(model);
}

// A corner at (x, y, z) from the middle, in the view's axes, is visible where |y| is at most t (d +
// z) and |x| at most t (d + z) aspect, with t the tangent of half the field of view and d the
// distance. Without perspective z doesn't count.
vmd::CameraState fitView(const vmd::CameraState& camera, const Bounds& box, float aspect) {
  if (box.empty()) return camera;
  vmd::CameraState fitted = camera;
  fitted.target = box.centre();
  const float ratio = std::isfinite(aspect) && aspect > 0.0F ? std::clamp(aspect, 1e-3F, 1e3F) : 1.0F;
  const float fov = std::isfinite(camera.fovDegrees) ? std::clamp(camera.fovDegrees, 1.0F, 175.0F) : 30.0F;
  const float tangent = kFilled * std::tan(fov * base::kPi / 360.0F);
  const base::Mat3 toView(cameraMatrices(fitted, ratio).view);
  const Vec3 half = 0.5F * box.size();
  float distance = kNearestFit;
  for (int corner = 0; corner < 8; ++corner) {
    const Vec3 sign((corner & 1) != 0 ? 1.0F : -1.0F, (corner & 2) != 0 ? 1.0F : -1.0F,
                    (corner & 4) != 0 ? 1.0F : -1.0F);
    const Vec3 seen = toView * (sign * half);
    const float needed = std::max(std::abs(seen.y), std::abs(seen.x) / ratio) / tangent;
    distance = std::max({distance, camera.perspective ? needed - seen.z : needed, kNearestFit - seen.z});
  }
  fitted.distance = -distance;
  return fitted;
}

bool isPersonInView(std::span<const Bounds> models, float aspect) {
  return std::ranges::any_of(models, [&](const Bounds& box) { return isPerson(box, aspect); });
}

vmd::CameraState startingView(std::span<const Bounds> models, float aspect) {
  const vmd::CameraState camera;
  if (isPersonInView(models, aspect)) return camera;
  Bounds all;
  for (const Bounds& box : models) all.add(box);
  return fitView(camera, all, aspect);
}

}  // namespace app
