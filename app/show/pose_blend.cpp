// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/pose_blend.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <glm/gtc/quaternion.hpp>

namespace app {
namespace {

/// Returns a transform relative to another, both in model space.
base::Transform relativeTo(const base::Transform& parent, const base::Transform& bone) {
  const base::Quat back = glm::conjugate(parent.rotation);
  return {back * (bone.translation - parent.translation), back * bone.rotation};
}

/// Returns the transforms of all bones relative to their parents.
void readLocals(const ik::Skeleton& skeleton, const ik::Pose& pose, std::vector<base::Transform>& locals) {
  for (std::size_t bone = 0; bone < locals.size(); ++bone) {
    const std::int32_t parent = skeleton.parents[bone];
    const base::Transform& model = pose.models[bone];
    locals[bone] = parent < 0 ? model : relativeTo(pose.models[static_cast<std::size_t>(parent)], model);
  }
}

/// Returns the number of bones above each bone. A file may name a later bone as a parent, so the
/// order of indices says nothing; the skeleton has no circles.
std::vector<int> depths(const ik::Skeleton& skeleton) {
  std::vector<int> known(skeleton.boneCount(), -1);
  std::vector<std::size_t> way;
  for (std::size_t bone = 0; bone < known.size(); ++bone) {
    std::size_t at = bone;
    while (known[at] < 0 && skeleton.parents[at] >= 0) {
      way.push_back(at);
      at = static_cast<std::size_t>(skeleton.parents[at]);
    }
    int depth = std::max(known[at], 0);
    known[at] = depth;
    for (; !way.empty(); way.pop_back()) known[way.back()] = ++depth;
  }
  return known;
}

}  // namespace

void PoseBlend::begin(const ik::Skeleton& skeleton, const ik::Pose& pose) {
  const std::size_t bones = skeleton.boneCount();
  const std::vector<int> depth = depths(skeleton);
  fromRoot_.resize(bones);
  std::iota(fromRoot_.begin(), fromRoot_.end(), 0);
  std::ranges::stable_sort(fromRoot_, {}, [&](std::int32_t bone) { return depth[static_cast<std::size_t>(bone)]; });
  kept_.resize(bones);
  own_.resize(bones);
  readLocals(skeleton, pose, kept_);
  amount_ = 0.0F;
}

void PoseBlend::setAmount(float amount) { amount_ = std::isfinite(amount) ? std::clamp(amount, 0.0F, 1.0F) : 1.0F; }

void PoseBlend::apply(const ik::Skeleton& skeleton, ik::Pose& pose) {
  if (!running()) return;
  if (kept_.size() != skeleton.boneCount()) return setAmount(1.0F);
  readLocals(skeleton, pose, own_);
  for (const std::int32_t index : fromRoot_) {
    const auto bone = static_cast<std::size_t>(index);
    const base::Transform between{glm::mix(kept_[bone].translation, own_[bone].translation, amount_),
                                  glm::normalize(glm::slerp(kept_[bone].rotation, own_[bone].rotation, amount_))};
    const std::int32_t parent = skeleton.parents[bone];
    if (parent < 0) {
      pose.models[bone] = between;
      continue;
    }
    const base::Transform& above = pose.models[static_cast<std::size_t>(parent)];
    pose.models[bone] = {above.translation + above.rotation * between.translation,
                         glm::normalize(above.rotation * between.rotation)};
  }
}

}  // namespace app
