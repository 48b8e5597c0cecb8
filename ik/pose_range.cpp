// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/pose_range.h"

#include <algorithm>
#include <limits>

#include <glm/geometric.hpp>

#include "ik/forward_kinematics_job.h"

namespace ik {

namespace {

constexpr double kMost = static_cast<double>(base::kMostUnits);
constexpr double kMostLocal = 2.0 * kMost;

bool isFinite(const Vec3& v) { return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z); }

/// Cut to a length, in the same direction; infinite axes count as the largest number. In double nothing overflows.
Vec3 cut(const Vec3& v, double most) {
  constexpr double kLargest = static_cast<double>(std::numeric_limits<float>::max());
  const glm::dvec3 exact = glm::clamp(glm::dvec3(v), -kLargest, kLargest);
  const double length = glm::length(exact);
  return length > most ? Vec3(exact * (most / length)) : v;
}

/// Where an axis is no number, the one of `instead`, or 0.
Vec3 mended(const Vec3& v, const Vec3& instead) {
  Vec3 out = v;
  for (int i = 0; i < 3; ++i) {
    if (std::isnan(out[i])) out[i] = std::isnan(instead[i]) ? 0.0F : instead[i];
  }
  return out;
}

/// Of unit length; `instead` where it has none.
Quat unit(const Quat& q, const Quat& instead) {
  const glm::dquat exact(q);
  const double length = glm::length(exact);
  return length > 0.0 && std::isfinite(length) ? Quat(exact / length) : instead;
}

}  // namespace

void bringBaseIntoRange(const Skeleton& skeleton, std::size_t bone, Pose& pose) {
  Transform& base = pose.bases[bone];
  base.translation = cut(mended(base.translation, skeleton.offsets[bone]), kMostLocal);
  base.rotation = unit(base.rotation, base::kIdentityRotation);
}

void bringIntoRange(const Skeleton& skeleton, std::size_t bone, Pose& pose) {
  if (pose.outOfRange < 0) pose.outOfRange = static_cast<std::int32_t>(bone);
  const Transform& base = pose.bases[bone];
  Transform& model = pose.models[bone];
  const std::int32_t parentIndex = skeleton.parents[bone];
  const Transform parent = parentIndex < 0 ? Transform{} : pose.models[static_cast<std::size_t>(parentIndex)];
  model.rotation = unit(model.rotation, parent.rotation);
  if (!isFinite(model.translation)) model.translation = parent.translation + turned(parent.rotation, base.translation);
  model.translation = cut(model.translation, kMost);
}

Vec3 lendable(const Vec3& translation) { return cut(mended(translation, Vec3(0.0F)), kMostLocal); }

}  // namespace ik
