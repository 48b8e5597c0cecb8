// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/seen_side.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "app/view/fit_view.h"

namespace app {
namespace {

using base::Vec3;

constexpr float kNearlyAsMuch = 0.4F;  // relative to the best side
constexpr float kQuarter = base::kPi / 2.0F, kALittle = base::kPi / 6.0F;

/// These are the angles of the sides, the most expected ones first.
constexpr std::array kSides{Vec3(-kALittle, 0, 0), Vec3(0, kQuarter, 0), Vec3(0, -kQuarter, 0), Vec3(0, base::kPi, 0),
                            Vec3(-kQuarter, 0, 0), Vec3(kALittle, 0, 0), Vec3(kQuarter, 0, 0)};

/// A face is seen from this eye, or in this direction if there is no perspective.
struct Eye {
  Vec3 place{0.0F}, direction{0.0F};
  bool perspective = true;

  [[nodiscard]] Vec3 from(const Vec3& point) const {
    const Vec3 way = perspective ? place - point : direction;
    const float length = glm::length(way);
    return length > 0.0F ? way / length : Vec3(0.0F);
  }
};

/// These are the sums of the areas of faces, and of the areas times how far they are turned to the
/// eye. Areas are twice as large, which cancels out.
struct Areas {
  double all = 0.0, turned = 0.0;

  void add(const std::array<Vec3, 3>& corners, bool bothSides, const Eye& eye) {
    // Front faces are clockwise in MMD's left-handed axes, in which this product points to a viewer
    // who sees them clockwise.
    const Vec3 normal = glm::cross(corners[1] - corners[0], corners[2] - corners[0]);
    const float area = glm::length(normal);
    if (!(area > 0.0F) || !std::isfinite(area)) return;
    const float facing = glm::dot(normal, eye.from((corners[0] + corners[1] + corners[2]) / 3.0F));
    all += area;
    turned += bothSides ? std::abs(facing) : std::max(facing, 0.0F);
  }
};

void addActor(const Actor& actor, const Eye& eye, Areas& areas) {
  const pmx::Model& model = actor.model();
  const Placement placement = actor.switches().placement;
  const base::Quat turned = placement.rotation();
  const std::vector<std::int32_t> hidden = actor.switches().hiddenMaterials;
  std::size_t begin = 0;
  for (std::size_t at = 0; at < model.materials.size(); ++at) {
    const pmx::Material& material = model.materials[at];
    const auto count = static_cast<std::size_t>(std::max<std::int64_t>(material.indexCount, 0));
    const std::size_t end = std::min(begin + count, model.indices.size());
    const bool seen = material.diffuse.a > 0.0F && !std::ranges::binary_search(hidden, static_cast<std::int32_t>(at));
    const bool bothSides = material.has(pmx::materialFlag::doubleSided);
    for (std::size_t i = begin; seen && i + 2 < end; i += 3) {
      std::array<Vec3, 3> corners{};
      bool there = true;
      for (std::size_t k = 0; k < corners.size(); ++k) {
        const auto index = static_cast<std::size_t>(model.indices[i + k]);
        there = there && index < model.vertices.size();
        if (there) corners[k] = placement.position + placement.scale * (turned * model.vertices[index].position);
      }
      if (there) areas.add(corners, bothSides, eye);
    }
    begin = end;
  }
}

Bounds boundsOf(const Show& show) {
  Bounds all;
  for (const Bounds& box : restBounds(show)) all.add(box);
  return all;
}

}  // namespace

float turnedToCamera(const Show& show, const vmd::CameraState& camera, float aspect) {
  const base::Vec3 place = cameraMatrices(camera, aspect).eye;
  const Eye eye{place, place - camera.target, camera.perspective};
  // The model that is turned most counts, so that a large ground takes nothing from a model that
  // stands on it.
  float most = 0.0F;
  for (const ActorId id : seenAtRest(show)) {
    Areas areas;
    addActor(*show.actor(id), eye, areas);
    if (areas.all > 0.0) most = std::max(most, static_cast<float>(areas.turned / areas.all));
  }
  return most;
}

vmd::CameraState seenSide(const vmd::CameraState& camera, const Show& show, float aspect) {
  if (turnedToCamera(show, camera, aspect) >= kMinTurned) return camera;
  const Bounds all = boundsOf(show);
  std::array<std::pair<vmd::CameraState, float>, kSides.size()> sides;
  float best = 0.0F;
  for (std::size_t i = 0; i < kSides.size(); ++i) {
    auto& [side, turned] = sides[i];
    side = camera;
    side.rotation = kSides[i];
    side = fitView(side, all, aspect);
    turned = turnedToCamera(show, side, aspect);
    best = std::max(best, turned);
  }
  if (best < kMinTurned) return camera;
  return std::ranges::find_if(sides, [&](const auto& side) { return side.second >= kNearlyAsMuch * best; })->first;
}

}  // namespace app
