// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <initializer_list>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

#include "ik/forward_kinematics.h"
#include "ik/pose.h"
#include "ik/pose_solver.h"
#include "ik/skeleton.h"

namespace support {

using base::Quat;
using base::Transform;
using base::Vec3;

inline constexpr float kDegree = base::kPi / 180.0F;

/// These are the axes, of unit length.
inline constexpr Vec3 kX{1, 0, 0}, kY{0, 1, 0}, kZ{0, 0, 1};

// These flags say which parts of a bone's transform another one appends.
inline constexpr std::uint16_t kRotation = pmx::boneFlag::appendRotation,
                               kTranslation = pmx::boneFlag::appendTranslation, kLocal = pmx::boneFlag::appendLocal;

/// Returns an IK link without limits.
constexpr pmx::IkLink freeLink(std::int32_t bone) { return {bone, false, {}, {}}; }

inline Quat rotation(float degrees, const Vec3& axis) {
  return glm::angleAxis(degrees * kDegree, glm::normalize(axis));
}

/// Returns the degrees between two rotations.
inline float degreesBetween(const Quat& a, const Quat& b) {
  const Quat nearer = glm::dot(a, b) < 0.0F ? -b : b;
  return 4.0F * std::asin(std::min(1.0F, glm::length(a - nearer) / 2.0F)) / kDegree;
}

/// Returns the signed degrees of a rotation about X, in (-180, 180].
inline float degreesAboutX(const Quat& q) {
  return 2.0F * std::atan2(q.w < 0.0F ? -q.x : q.x, std::abs(q.w)) / kDegree;
}

/// This class puts bones together for a test and makes the pose from them.
class Rig {
 public:
  /// Adds a bone at a position in model space and returns its index.
  std::int32_t add(const Vec3& position, std::int32_t parent, int layer = 0, std::uint16_t flags = 0) {
    pmx::Bone bone;
    bone.position = position;
    bone.parent = parent;
    bone.deformLayer = layer;
    bone.flags = flags;
    model.bones.push_back(bone);
    return static_cast<std::int32_t>(model.bones.size()) - 1;
  }

  void setAppend(std::int32_t bone, std::int32_t source, float ratio, std::uint16_t flags) {
    pmx::Bone& changed = at(bone);
    changed.appendParent = source;
    changed.appendRatio = ratio;
    changed.flags = static_cast<std::uint16_t>(changed.flags | flags);
  }

  void setIk(std::int32_t target, std::int32_t effector, int loops, float unitAngleRad,
             std::vector<pmx::IkLink> links) {
    pmx::Bone& changed = at(target);
    changed.flags = static_cast<std::uint16_t>(changed.flags | pmx::boneFlag::ik);
    changed.ik = {effector, loops, unitAngleRad, std::move(links)};
  }

  void build() {
    issues.clear();
    skeleton = ik::buildSkeleton(model, issues);
    pose = std::make_unique<ik::Pose>(skeleton);
  }

  void solve() {
    ik::beginPose(*pose);
    ik::solvePhase(skeleton, ik::Phase::BeforePhysics, switches, *pose);
    ik::solvePhase(skeleton, ik::Phase::AfterPhysics, switches, *pose);
    ik::buildPalette(skeleton, *pose);
  }

  pmx::Bone& at(std::int32_t bone) { return model.bones[static_cast<std::size_t>(bone)]; }
  Transform& local(std::int32_t bone) { return pose->locals[static_cast<std::size_t>(bone)]; }
  Transform& morph(std::int32_t bone) { return pose->morphs[static_cast<std::size_t>(bone)]; }
  const Transform& posed(std::int32_t bone) const { return pose->models[static_cast<std::size_t>(bone)]; }
  const Quat& ikRotation(std::int32_t bone) const { return pose->ikRotations[static_cast<std::size_t>(bone)]; }

  /// Returns a bone's rotation relative to its parent's, from the model transforms.
  Quat localRotation(std::int32_t bone) const {
    const std::int32_t parent = skeleton.parents[static_cast<std::size_t>(bone)];
    return parent < 0 ? posed(bone).rotation : glm::inverse(posed(parent).rotation) * posed(bone).rotation;
  }

  pmx::Model model;
  ik::Skeleton skeleton;
  std::unique_ptr<ik::Pose> pose;
  ik::SolverSwitches switches;
  base::Issues issues;
};

/// This struct is the parents of a whole chain: results in its space must not depend on them.
struct ParentCase {
  const char* name;
  std::vector<Transform> parents;  ///< locals from the root down
};

inline std::vector<ParentCase> parentCases() {
  return {{"identity", {{}}},
          {"moved", {{{3.0F, -2.0F, 7.0F}, base::kIdentityRotation}}},
          {"turned", {{{0.0F, 0.0F, 0.0F}, rotation(130.0F, {1.0F, 2.0F, -0.5F})}}},
          {"nested",
           {{{1.0F, 0.5F, 0.0F}, rotation(40.0F, {0.0F, 1.0F, 0.0F})},
            {{0.0F, 2.0F, -1.0F}, rotation(-75.0F, {1.0F, 0.0F, 1.0F})},
            {{-4.0F, 0.0F, 0.0F}, rotation(160.0F, {0.3F, -1.0F, 0.2F})}}}};
}

inline void expectSameBits(const Transform& a, const Transform& b, const char* what, std::size_t bone) {
  EXPECT_TRUE(a.translation == b.translation && a.rotation == b.rotation) << what << ", bone " << bone;
}

}  // namespace support
