// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// A motion's keys switch physics off for a bone, through a session.
#include <gtest/gtest.h>

#include "tests/app/files/dancer.h"
#include "tests/app/physics/small_worlds.h"
#include "tests/app/show/solo.h"

namespace {

vmd::BoneKey key(const pmx::Model& model, std::size_t bone, std::uint32_t frame, bool physicsOff) {
  vmd::BoneKey made;
  made.name = vmd::makeName<15>(model.bones[bone].name.utf8);
  made.frame = frame;
  made.setCurves({}, {}, {}, {});
  if (physicsOff) {
    made.interpolation[2] = 0x63;
    made.interpolation[3] = 0x0F;
  }
  return made;
}

TEST(PhysicsSwitch, ABodyThatIsSwitchedToItsBoneHasTheBonesVelocity) {
  // A body falls freely whose bone stands still; switched off, it is back at the bone at once. The
  // bone doesn't move, so bodies that touch it or have joints to it may not be moved.
  support::SmallWorld small;
  (void)small.sphere(pmx::RigidMode::Physics, {0, 10, 0});
  auto motion = vmd::Motion::make("switch");
  motion.boneKeys = {key(small.model, 0, 0, false), key(small.model, 0, 10, true)};
  support::Solo session;
  session.setPhysicsSettings(small.settings);
  session.setPhysics(true);
  session.setModel(support::loaded(small.model));
  session.addMotion(support::loaded(motion));
  (void)session.evaluate(0.0);
  (void)session.evaluate(9.5);
  const app::BodyState before = session.physics()->world().body(0);
  ASSERT_FALSE(before.follows);
  ASSERT_LT(before.transform.translation.y, 7.0F) << "it has fallen";
  for (const double frame : {10.0, 10.5, 11.0}) {
    (void)session.evaluate(frame);
    const app::BodyState body = session.physics()->world().body(0);
    ASSERT_TRUE(body.follows) << frame;
    EXPECT_EQ(body.velocity, base::Vec3(0.0F)) << frame;
    EXPECT_EQ(body.angularVelocity, base::Vec3(0.0F)) << frame;
    EXPECT_EQ(body.transform.translation, base::Vec3(0, 10, 0)) << frame;
  }
}

TEST(PhysicsSwitch, ABodyThatIsFreedWhileItsBoneIsPutElsewhereGoesAlong) {
  // The body has no weight, and its bone has two positions: physics is off at the first, and on
  // again from the frame on in which the bone goes to the second. A jump takes the bodies along.
  support::SmallWorld small;
  (void)small.sphere(pmx::RigidMode::Physics, {0, 10, 0});
  small.settings.gravity = base::Vec3(0.0F);
  auto motion = vmd::Motion::make("cut");
  motion.boneKeys = {key(small.model, 0, 0, true), key(small.model, 0, 19, true), key(small.model, 0, 20, false)};
  motion.boneKeys.back().translation = {50, 0, 0};
  support::Solo session;
  session.setPhysicsSettings(small.settings);
  session.setPhysics(true);
  session.setModel(support::loaded(small.model));
  session.addMotion(support::loaded(motion));
  for (double frame = 0.0; frame <= 25.0; frame += 0.5) (void)session.evaluate(frame);
  const app::BodyState body = session.physics()->world().body(0);
  ASSERT_FALSE(body.follows);
  EXPECT_NEAR(glm::distance(body.transform.translation, base::Vec3(50, 10, 0)), 0.0F, 0.5F);
}

}  // namespace
