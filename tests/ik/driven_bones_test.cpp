// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/driven_bones.h"

#include <cmath>

#include <gtest/gtest.h>

#include "tests/ik/rig.h"

namespace {

using base::Vec3;

const base::Quat kQuarterZ(std::sqrt(0.5F), 0, 0, std::sqrt(0.5F));

/// Returns a row of bones up the Y axis, one unit apart, each the child of the one before.
pmx::Model row(std::size_t count) {
  pmx::Model model;
  for (std::size_t i = 0; i < count; ++i) {
    pmx::Bone bone;
    bone.position = {0, static_cast<float>(i), 0};
    bone.parent = static_cast<std::int32_t>(i) - 1;
    model.bones.push_back(bone);
  }
  return model;
}

/// Returns the positions of a pose with one bone driven to (5, 5, 0), turned by 90 degrees about Z.
std::vector<Vec3> places(const pmx::Model& model, std::size_t bone, ik::Drive drive) {
  base::Issues issues;
  const ik::Skeleton skeleton = ik::buildSkeleton(model, issues);
  ik::Pose pose(skeleton);
  std::vector<std::uint8_t> may(model.bones.size(), 0);
  may[bone] = 1;
  ik::DrivenBones driven(skeleton, may);
  driven.drives[bone] = drive;
  driven.models[bone] = {{5, 5, 0}, kQuarterZ};
  ik::beginPose(pose);
  ik::solvePhase(skeleton, ik::Phase::BeforePhysics, {}, pose);
  ik::followDriven(skeleton, driven, {}, pose);
  ik::solvePhase(skeleton, ik::Phase::AfterPhysics, {}, pose, &driven);
  std::vector<Vec3> result;
  for (const auto& model_ : pose.models) result.push_back(model_.translation);
  return result;
}

void expectNear(const Vec3& got, const Vec3& want) { EXPECT_LT(glm::distance(got, want), 1e-5F); }

TEST(DrivenBones, WholeDrivesPositionAndRotation) {
  // Up becomes -X below the driven bone; above it nothing changes.
  const auto at = places(row(4), 1, ik::Drive::Whole);
  expectNear(at[0], {0, 0, 0});
  expectNear(at[1], {5, 5, 0});
  expectNear(at[2], {4, 5, 0});
  expectNear(at[3], {3, 5, 0});
}

TEST(DrivenBones, RotationKeepsTheAnimatedPosition) {
  const auto at = places(row(4), 1, ik::Drive::Rotation);
  expectNear(at[1], {0, 1, 0});
  expectNear(at[2], {-1, 1, 0});
  expectNear(at[3], {-2, 1, 0});
}

TEST(DrivenBones, FreeBonesStayAsPosed) {
  const auto at = places(row(3), 1, ik::Drive::Free);
  for (std::size_t i = 0; i < 3; ++i) expectNear(at[i], {0, static_cast<float>(i), 0});
}

TEST(DrivenBones, BonesAfterPhysicsSeeAndObeyIt) {
  // GIVEN a last bone that is computed after physics / THEN it follows its driven parent
  pmx::Model model = row(3);
  model.bones[2].flags |= pmx::boneFlag::afterPhysics;
  expectNear(places(model, 1, ik::Drive::Whole)[2], {4, 5, 0});
  // A driven bone stays where its body is, not where the phase would put it.
  expectNear(places(model, 2, ik::Drive::Whole)[2], {5, 5, 0});
  expectNear(places(model, 2, ik::Drive::Whole)[1], {0, 1, 0});
}

}  // namespace
