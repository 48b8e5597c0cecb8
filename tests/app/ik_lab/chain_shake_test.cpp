// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// How much a chain shakes at a frame, whatever was shown before.
#include "app/ik_lab/chain_shake.h"

#include <gtest/gtest.h>

#include "tests/app/files/dancer.h"

namespace {

/// Returns a leg without IK whose hip is turned about X by these degrees, a key a frame.
app::Actor hipTurns(const std::vector<float>& degrees) {
  vmd::Motion motion = vmd::Motion::make("踊り子");
  for (std::size_t frame = 0; frame < degrees.size(); ++frame) {
    vmd::BoneKey key;
    key.name = vmd::makeName<15>("左足");
    key.frame = static_cast<std::uint32_t>(frame);
    key.rotation = glm::angleAxis(degrees[frame] * support::kDegree, base::Vec3(1, 0, 0));
    motion.boneKeys.push_back(key);
  }
  app::Actor actor(support::loaded(support::dancer()));
  actor.setMotions({{support::loaded(std::move(motion))}});
  actor.setIkMode(app::IkMode::Off);
  return actor;
}

double shakeAt(app::ChainShake& shake, const app::Actor& actor, double frame) {
  shake.pose(actor, frame);
  return shake.of(0).value_or(-1.0);
}

TEST(ChainShake, IsTheAngularAccelerationOfTheLeastSmoothLink) {
  // GIVEN a hip that turns evenly by 2 degrees a frame, then jumps by 3 at frame 6, and stands
  // still
  const app::Actor actor = hipTurns({0, 2, 4, 6, 8, 10, 15, 15, 15, 15});
  app::ChainShake shake(actor);
  // THEN an even turn doesn't shake; the jump is 3 degrees a frame² more, times 900 frames² a
  // second²
  EXPECT_NEAR(shakeAt(shake, actor, 4), 0.0, 3.0);
  EXPECT_NEAR(shakeAt(shake, actor, 6), 2700.0, 5.0);
  EXPECT_NEAR(shakeAt(shake, actor, 7), 4500.0, 5.0);  // the stop: from 5 degrees a frame to none
  EXPECT_NEAR(shakeAt(shake, actor, 9), 0.0, 3.0);
  // AND a frame has the same number after another one
  const double first = shakeAt(shake, actor, 6);
  static_cast<void>(shakeAt(shake, actor, 2));
  EXPECT_EQ(shakeAt(shake, actor, 6), first);
}

TEST(ChainShake, HasNoResultWhereTheFramesBeforeArentKnown) {
  app::Actor actor = hipTurns({0, 2, 4, 6});
  app::ChainShake shake(actor);
  EXPECT_EQ(shakeAt(shake, actor, 1), -1.0);
  EXPECT_GE(shakeAt(shake, actor, 2), 0.0);
  EXPECT_FALSE(shake.of(1)) << "a chain that the model doesn't have";
  app::Goal goal;
  goal.bone = 3;
  goal.root = 1;
  actor.setGoals({goal});
  EXPECT_EQ(shakeAt(shake, actor, 3), -1.0);
  EXPECT_TRUE(shake.fits(actor));
  EXPECT_FALSE(shake.fits(app::Actor(support::loadedDancer())));
}

}  // namespace
