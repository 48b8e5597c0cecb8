// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/frames_run.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <gmock/gmock.h>

#include "tests/app/files/dancer.h"

namespace {

using app::IkMode;

class FramesRunTest : public testing::Test {
 protected:
  FramesRunTest() : id_(show_.add(support::loadedDancer())) { show_.setMotions(id_, {{support::loadedDance()}}); }

  app::Show show_;
  app::ActorId id_;
};

TEST_F(FramesRunTest, TakesEachFrameOnceInStepsOfASecond) {
  auto run = app::FramesRun::begin(show_, {&id_, 1}, {.first = 5, .last = 70});
  ASSERT_TRUE(run);
  std::vector<double> taken;
  std::vector<std::size_t> steps;
  const auto take = [&](const app::Show&, const app::SceneFrame& scene) { taken.push_back(scene.frame); };
  for (bool more = true; more;) {
    more = run->step(take);
    steps.push_back(taken.size());
  }
  ASSERT_EQ(taken.size(), 66U);
  for (std::size_t i = 0; i < taken.size(); ++i) EXPECT_EQ(taken[i], 5.0 + static_cast<double>(i));
  EXPECT_THAT(steps, testing::ElementsAre(30U, 60U, 66U));
  EXPECT_EQ(run->done(), 1.0);
}

TEST_F(FramesRunTest, SwitchesAreAsBeforeWhenTheRunIsGone) {
  show_.actor(id_)->setChainMode(0, IkMode::Motion);
  const app::ActorSwitches before = show_.actor(id_)->switches();
  {
    auto run = app::FramesRun::begin(
        show_, {&id_, 1}, {.first = 0, .last = 9, .solver = {.how = app::ViewSolver::How::WithoutIk, .solver = {}}});
    ASSERT_TRUE(run);
    auto moved = std::move(*run);
    base::Vec3 knee(0.0F);
    EXPECT_FALSE(moved.step([&](const app::Show& show, const app::SceneFrame&) {
      EXPECT_EQ(show.actor(id_)->frame().ikEnabled[0], 0);
      knee = show.actor(id_)->frame().boneModels[2].translation;
    }));
    EXPECT_EQ(knee, (base::Vec3{1, 5, -0.2F})) << "without IK nothing moves the knee";
    EXPECT_EQ(show_.actor(id_)->switches().chains[0], IkMode::Off);
  }
  EXPECT_EQ(show_.actor(id_)->switches(), before);
}

TEST_F(FramesRunTest, PlaysPhysicsFromTheStartAndTakesWhatIsAskedFor) {
  // GIVEN a head that a falling body moves
  pmx::Model model = support::dancer();
  pmx::RigidBody body;
  body.bone = 5;
  body.shape = static_cast<std::uint8_t>(pmx::RigidShape::Sphere);
  body.size = {0.5F, 0, 0};
  body.position = {0, 16, 0};
  body.mass = 1.0F;
  body.mode = static_cast<std::uint8_t>(pmx::RigidMode::Physics);
  model.rigidBodies.push_back(body);
  app::Show show;
  const app::ActorId id = show.add(support::loaded(model));
  show.setMotions(id, {{support::loadedDance()}});
  app::PhysicsChoice physics;
  physics.on = true;
  show.setPhysics(physics);
  auto run = app::FramesRun::begin(show, {&id, 1}, {.first = 40, .last = 45, .restFrames = 2});
  ASSERT_TRUE(run);
  std::vector<double> taken, heights;
  const auto take = [&](const app::Show& shown, const app::SceneFrame& scene) {
    taken.push_back(scene.frame);
    heights.push_back(shown.actor(id)->frame().boneModels[5].translation.y);
  };
  while (run->step(take)) continue;
  EXPECT_THAT(taken, testing::ElementsAre(40, 41, 42, 43, 44, 45));
  // THEN it has fallen since frame 0, and goes on to fall
  ASSERT_EQ(heights.size(), 6U);
  EXPECT_LT(heights.front(), 15.0);
}

TEST_F(FramesRunTest, RefusesModelsAndFramesThatAreNotThere) {
  const app::ActorId none = 99;
  EXPECT_FALSE(app::FramesRun::begin(show_, {&none, 1}, {.first = 0, .last = 1}));
  EXPECT_FALSE(app::FramesRun::begin(show_, {&id_, 1}, {.first = 2, .last = 1}));
  EXPECT_FALSE(app::FramesRun::begin(show_, {&id_, 1}, {.first = -1, .last = 1}));
}

}  // namespace
