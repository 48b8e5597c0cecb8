// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/append_transform.h"

#include <cmath>

#include "ik/forward_kinematics.h"
#include "ik/pose_range.h"

namespace ik {

Quat scaledRotation(const Quat& q, float ratio) {
  const Quat shortWay = q.w < 0.0F ? -q : q;
  if (ratio == 1.0F) return shortWay;
  const float sine = std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z);
  const float half = std::atan2(sine, shortWay.w);
  const float scaled = half * ratio;
  // Below this sine the angle equals the sine and the quotient is the ratio, as long as that
  // doesn't make the angle large.
  const bool small = sine <= 1e-6F && std::abs(scaled) <= 1e-3F;
  const float factor = small ? ratio : std::sin(scaled) / sine;
  return {std::cos(scaled), shortWay.x * factor, shortWay.y * factor, shortWay.z * factor};
}

namespace {

Vec3 scaledTranslation(const Vec3& translation, float ratio) {
  const Vec3 scaled = translation * ratio;
  if (!(glm::dot(scaled, scaled) <= base::kMaxUnits * base::kMaxUnits)) [[unlikely]]
    return lendable(scaled);
  return scaled;
}

}  // namespace

void lend(const Append& append, const Transform& source, Transform& lent) {
  if (append.rotation) lent.rotation = scaledRotation(source.rotation, append.ratio);
  if (append.translation) lent.translation = scaledTranslation(source.translation, append.ratio);
}

// A bone lends its own and its appended transform (by the spec, and chains of appends pass them
// on), and before these its IK rotation if a chain has turned it by now. With the local flag the
// source's model transform is read instead: the reference runtime takes it for the spec's "local
// deformation matrix". (mmd-reference.md 6.4, ik-parity.md 1)
void appendTransform(const Skeleton& skeleton, std::size_t bone, Pose& pose) {
  const Append& append = skeleton.appends[bone];
  const auto source = static_cast<std::size_t>(append.source);
  Transform& lent = pose.appended[bone];
  if (append.rotation) {
    Quat rotation;
    if (append.local) {
      rotation = pose.models[source].rotation;
    } else {
      rotation = ownRotation(pose, source);
      if (skeleton.appends[source].rotation) rotation = product(rotation, pose.appended[source].rotation);
      if (skeleton.isLink[source] != 0) rotation = product(pose.ikRotations[source], rotation);
    }
    lent.rotation = scaledRotation(rotation, append.ratio);
  }
  if (append.translation) {
    Vec3 translation;
    if (append.local) {
      translation = pose.models[source].translation - skeleton.bindPositions[source];
    } else {
      translation = ownTranslation(pose, source);
      if (skeleton.appends[source].translation) translation += pose.appended[source].translation;
    }
    lent.translation = scaledTranslation(translation, append.ratio);
  }
}

}  // namespace ik
