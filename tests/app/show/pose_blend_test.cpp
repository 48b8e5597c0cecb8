// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests lead a pose over to another. Expected values are closed forms of slerp and mix.
#include "app/show/pose_blend.h"

#include <cmath>

#include <gtest/gtest.h>

#include "app/show/actor.h"
#include "tests/app/files/dancer.h"
#include "tests/app/show/same_poses.h"
#include "tests/support/allocation_count.h"

namespace {

using app::Actor;
using app::IkMode;
using support::loadedDance;
using support::loadedDancer;

/// Returns the angle between two rotations, in radians.
float angleBetween(const base::Quat& a, const base::Quat& b) {
  return 2.0F * std::acos(std::min(1.0F, std::abs(glm::dot(a, b))));
}

/// Returns a bone's rotation in its parent's space.
base::Quat localRotation(const Actor& actor, std::span<const base::Transform> models, std::size_t bone) {
  const std::int32_t parent = actor.skeleton().parents[bone];
  if (parent < 0) return models[bone].rotation;
  return glm::conjugate(models[static_cast<std::size_t>(parent)].rotation) * models[bone].rotation;
}

std::vector<base::Transform> copied(std::span<const base::Transform> models) { return {models.begin(), models.end()}; }

class PoseBlending : public testing::Test {
 protected:
  PoseBlending() {
    actor.setMotions({{loadedDance()}});
    with = copied(actor.evaluate(kFrame).boneModels);
    Actor other(model);
    other.setMotions({{loadedDance()}});
    other.setIkMode(IkMode::Off);
    without = copied(other.evaluate(kFrame).boneModels);
  }
  static constexpr double kFrame = 20.0;
  std::shared_ptr<const app::LoadedModel> model = loadedDancer();
  Actor actor{model};
  std::vector<base::Transform> with, without;  // of the same frame
};

TEST_F(PoseBlending, GoesFromTheKeptPoseToTheNew) {
  ASSERT_GT(glm::distance(with[model->skeleton.chains[0].effector].translation,
                          without[model->skeleton.chains[0].effector].translation),
            0.1F)
      << "IK has to matter here";
  // GIVEN an actor whose chains are switched off, and a blend that has just begun
  actor.beginBlend();
  actor.setIkMode(IkMode::Off);
  // THEN the kept pose is shown first
  support::expectNear(actor.evaluate(kFrame).boneModels, with, 1e-4F);
  // AND on its way, each bone has turned by that part of its angle, and lengths are kept
  for (const float part : {0.25F, 0.5F}) {
    SCOPED_TRACE(part);
    actor.setBlend(part);
    const auto shown = copied(actor.evaluate(kFrame).boneModels);
    for (std::size_t bone = 0; bone < shown.size(); ++bone) {
      const base::Quat from = localRotation(actor, with, bone), to = localRotation(actor, without, bone),
                       between = localRotation(actor, shown, bone);
      EXPECT_NEAR(angleBetween(from, between), part * angleBetween(from, to), 2e-3F) << bone;
      EXPECT_NEAR(angleBetween(between, to), (1.0F - part) * angleBetween(from, to), 2e-3F) << bone;
      const std::int32_t parent = actor.skeleton().parents[bone];
      if (parent < 0) continue;
      const auto above = static_cast<std::size_t>(parent);
      EXPECT_NEAR(glm::distance(shown[bone].translation, shown[above].translation),
                  glm::distance(with[bone].translation, with[above].translation), 1e-3F)
          << bone;
    }
  }
  // AND at its end the new pose has the very bits of one without a blend
  actor.setBlend(1.0F);
  support::expectSame(actor.evaluate(kFrame).boneModels, without);
}

TEST_F(PoseBlending, EndsWithTheBitsOfAPoseThatHasTurned) {
  // GIVEN an actor that is led over to its IK, whose rotations are rounded numbers
  actor.setIkMode(IkMode::Off);
  actor.evaluate(kFrame);
  actor.beginBlend();
  actor.setIkMode(IkMode::Motion);
  actor.setBlend(0.75F);
  actor.evaluate(kFrame);
  actor.setBlend(1.0F);
  support::expectSame(actor.evaluate(kFrame).boneModels, with);
}

TEST_F(PoseBlending, MovesThePaletteAndAllocatesNothing) {
  actor.beginBlend();
  actor.setIkMode(IkMode::Off);
  actor.setBlend(0.25F);
  actor.evaluate(kFrame);
  const std::size_t before = support::allocationCount();
  const app::ActorFrame& shown = actor.evaluate(kFrame);
  EXPECT_EQ(support::allocationCount(), before);
  // The palette takes each bone's place at rest to where it is shown.
  for (std::size_t bone = 0; bone < shown.palette.size(); ++bone) {
    const base::Vec4 rest(model->model.bones[bone].position, 1.0F);
    const base::Mat3x4& matrix = shown.palette[bone];
    const base::Vec3 moved(glm::dot(matrix.row[0], rest), glm::dot(matrix.row[1], rest), glm::dot(matrix.row[2], rest));
    EXPECT_LT(glm::distance(moved, shown.boneModels[bone].translation), 1e-3F) << bone;
  }
}

TEST_F(PoseBlending, BeginsAnewFromWhatIsShown) {
  // GIVEN a blend half way WHEN the switch is thrown back
  actor.beginBlend();
  actor.setIkMode(IkMode::Off);
  actor.setBlend(0.5F);
  const auto half = copied(actor.evaluate(kFrame).boneModels);
  actor.beginBlend();
  actor.setIkMode(IkMode::Motion);
  // THEN it begins where the picture was
  support::expectNear(actor.evaluate(kFrame).boneModels, half, 1e-4F);
}

TEST_F(PoseBlending, WithoutAPictureNothingIsLedOver) {
  Actor fresh(model);
  fresh.setMotions({{loadedDance()}});
  fresh.beginBlend();
  fresh.setIkMode(IkMode::Off);
  support::expectSame(fresh.evaluate(kFrame).boneModels, without);
}

TEST_F(PoseBlending, AnAmountThatIsNoNumberEndsIt) {
  actor.beginBlend();
  actor.setIkMode(IkMode::Off);
  actor.setBlend(std::nanf(""));
  support::expectSame(actor.evaluate(kFrame).boneModels, without);
}

}  // namespace
