// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/bone_handles.h"

#include <algorithm>
#include <cmath>

#include <glm/gtc/quaternion.hpp>

#include "app/view/sight.h"
#include "app/view/sight_drag.h"
#include "vmd/unit_rotation.h"

namespace app {
namespace {

using base::Vec2, base::Vec3;

constexpr float kReach = 7.0F, kReachOfMark = 10.0F;  // pixels at scale 1
constexpr float kMinArrow = 12.0F;                    // pixels at scale 1, else facing the eye

/// Returns 0 for a value that isn't a number, and otherwise the value within base::kMaxUnits.
float within(float value) {
  const auto most = static_cast<float>(base::kMaxUnits);
  return std::isnan(value) ? 0.0F : std::clamp(value, -most, most);
}
Vec3 within(const Vec3& value) { return {within(value.x), within(value.y), within(value.z)}; }

float distanceToRing(const BoneHandles& handles, int axis, Vec2 pixel) {
  const Sight sight(handles.view);
  const HandleRing ring(handles, axis);
  float least = INFINITY;
  std::optional<Vec2> before;
  for (int i = 0; i <= kRingPieces; ++i) {
    const HandleRingPoint point = ring.at(2.0F * base::kPi * static_cast<float>(i) / kRingPieces);
    const auto now = point.front ? sight.pixel(point.seen) : std::nullopt;
    if (before && now) least = std::min(least, distanceTo(pixel, *before, *now));
    before = now;
  }
  return least;
}

float distanceToArrow(const BoneHandles& handles, int axis, Vec2 pixel) {
  const auto arrow = arrowOf(handles, axis);
  if (!arrow) return INFINITY;
  const Sight sight(handles.view);
  const auto from = sight.pixel(arrow->from), to = sight.pixel(arrow->to);
  return from && to ? distanceTo(pixel, *from, *to) : INFINITY;
}

}  // namespace

int ownAxesOf(const pmx::Bone& bone, std::array<Vec3, 3>& axes) {
  if (!bone.has(pmx::boneFlag::rotatable)) return 0;
  if (const auto fixed = vmd::fixedAxisOf(bone)) {
    axes[0] = *fixed;
    return *fixed == Vec3(0.0F) ? 0 : 1;
  }
  axes = {Vec3(1, 0, 0), Vec3(0, 1, 0), Vec3(0, 0, 1)};
  if (!bone.has(pmx::boneFlag::localAxes)) return 3;
  const Vec3 x = glm::normalize(bone.localAxisX), y = glm::normalize(glm::cross(bone.localAxisZ, x));
  const float size = glm::dot(x, x) + glm::dot(y, y);
  if (std::isfinite(size)) axes = {x, y, glm::cross(x, y)};
  return 3;
}

BoneHandles handlesOf(const Actor& actor, std::uint32_t id, std::int32_t index, const OverlayView& view) {
  BoneHandles handles;
  const pmx::Model& model = actor.model();
  const auto at = static_cast<std::size_t>(index);
  if (index < 0 || at >= model.bones.size() || actor.frame().boneModels.size() <= at) return handles;
  const pmx::Bone& bone = model.bones[at];
  if (!bone.has(pmx::boneFlag::visible) || !bone.has(pmx::boneFlag::operable)) return handles;
  if (const MotionPhysics* physics = actor.physics()) {
    const auto& drives = physics->driven().drives;
    if (at < drives.size() && drives[at] != ik::Drive::Free) return handles;
  }
  handles.view = view;
  handles.centre = actor.frame().boneModels[at].translation;
  const Sight sight(handles.view);
  if (!sight.pixel(sight.seen(handles.centre))) return handles;
  const ik::Pose& pose = actor.pose();
  const std::int32_t parent = actor.posedSkeleton().parents[at];
  const base::Quat parents =
      parent < 0 ? base::kIdentityRotation : glm::normalize(pose.models[static_cast<std::size_t>(parent)].rotation);
  handles.toParent = glm::conjugate(parents);
  handles.moves = bone.has(pmx::boneFlag::movable);
  handles.rings = ownAxesOf(bone, handles.ownAxes);
  handles.controller = bone.has(pmx::boneFlag::ik);
  // A step is applied before the bone's own rotation, which comes before the rotation appended from
  // another bone.
  const base::Quat own = glm::normalize(pose.models[at].rotation * glm::conjugate(pose.appended[at].rotation));
  for (std::size_t i = 0; i < 3; ++i) {
    Vec3 axis(0.0F);
    axis[static_cast<int>(i)] = 1.0F;
    handles.arrowAxes[i] = parents * axis;
    handles.ringAxes[i] = own * handles.ownAxes[i];
  }
  if (goalHolding(actor.switches().goals, actor.goalReports(), index)) {
    handles.goal = handles.moves = true;
    handles.toParent = actor.switches().placement.rotation();
    handles.wayScale = actor.switches().placement.scale;
    for (std::size_t i = 0; i < 3; ++i) {
      Vec3 axis(0.0F);
      axis[static_cast<int>(i)] = 1.0F;
      handles.arrowAxes[i] = glm::conjugate(handles.toParent) * axis;
    }
  }
  handles.actor = id;
  handles.bone = index;
  return handles;
}

std::optional<HandleArrow> arrowOf(const BoneHandles& handles, int axis) {
  if (!handles.moves) return std::nullopt;
  const Sight sight(handles.view);
  const Vec3 centre = sight.seen(handles.centre);
  const Vec3 along = sight.turned(handles.arrowAxes[static_cast<std::size_t>(axis)]);
  const float unit = sight.unitsPerPixel(centre.z) * handles.view.scale;
  const bool bare = handles.rings == 0;
  const HandleArrow arrow{centre + (bare ? kBareArrowFrom : kArrowFrom) * unit * along,
                          centre + (bare ? kBareArrowTo : kArrowTo) * unit * along};
  const float seen = glm::length(glm::cross(along, sight.away(centre)));  // relative to its length
  return seen * kArrowTo < kMinArrow ? std::nullopt : std::optional(arrow);
}

HandleRing::HandleRing(const BoneHandles& handles, int axis) {
  const Sight sight(handles.view);
  centre_ = sight.seen(handles.centre);
  away_ = sight.away(centre_);
  const Vec3 about = sight.turned(handles.ringAxes[static_cast<std::size_t>(axis)]);
  const Vec3 aside = std::abs(about.x) < 0.7F ? Vec3(1, 0, 0) : Vec3(0, 1, 0);
  const float radius = kHandleRing * handles.view.scale * sight.unitsPerPixel(centre_.z);
  u_ = radius * glm::normalize(glm::cross(about, aside));
  v_ = glm::cross(about, u_);
}

HandleRingPoint HandleRing::at(float angleRad) const {
  constexpr float kBarely = 0.35F;  // a ring that nearly faces the eye has no far side
  const Vec3 way = std::cos(angleRad) * u_ + std::sin(angleRad) * v_;
  return {centre_ + way, glm::dot(way, away_) < kBarely * glm::length(u_)};
}

BoneHandle handleAt(const BoneHandles& handles, Vec2 pixel) {
  BoneHandle nearest;
  if (!handles.any()) return nearest;
  const Sight sight(handles.view);
  const float scale = handles.view.scale;
  const auto mark = sight.pixel(sight.seen(handles.centre));
  if (handles.moves && mark && glm::distance(*mark, pixel) <= kReachOfMark * scale) return {BoneHandle::Kind::Free, 0};
  float least = kReach * scale;
  const auto offer = [&](float distance, BoneHandle::Kind kind, int axis) {
    if (!(distance < least)) return;
    least = distance;
    nearest = {kind, axis};
  };
  for (int axis = 0; axis < 3; ++axis) offer(distanceToArrow(handles, axis, pixel), BoneHandle::Kind::Arrow, axis);
  for (int axis = 0; axis < handles.rings; ++axis)
    offer(distanceToRing(handles, axis, pixel), BoneHandle::Kind::Ring, axis);
  return nearest;
}

base::Transform draggedBy(const BoneHandles& handles, BoneHandle handle, Vec2 from, Vec2 to) {
  base::Transform step;
  const Sight sight(handles.view);
  const Vec3 centre = sight.seen(handles.centre);
  const auto axis = static_cast<std::size_t>(handle.axis);
  switch (handle.kind) {
    case BoneHandle::Kind::Free:
      step.translation =
          within(handles.toParent * sight.ofModel(sight.under(to, centre.z) - sight.under(from, centre.z)));
      break;
    case BoneHandle::Kind::Arrow: {
      const float way = wayDragged(sight, centre, sight.turned(handles.arrowAxes[axis]), from, to);
      Vec3 along(0.0F);
      along[handle.axis] = within(way / sight.unitsPerUnit());
      step.translation = along;
      break;
    }
    case BoneHandle::Kind::Ring: {
      const Vec3 about = sight.turned(handles.ringAxes[axis]);
      const float angle = angleDragged(sight, centre, about, from, to, kHandleRing * handles.view.scale);
      step.rotation = glm::angleAxis(within(angle), handles.ownAxes[axis]);
      break;
    }
    case BoneHandle::Kind::None:
      break;
  }
  step.translation = within(handles.wayScale * step.translation);
  return step;
}

BoneEdit stepped(const BoneEdit& edit, const base::Transform& step) {
  BoneEdit after = edit;
  after.local.translation = within(edit.local.translation + step.translation);
  after.local.rotation = glm::normalize(edit.local.rotation * step.rotation);
  return after;
}

}  // namespace app
