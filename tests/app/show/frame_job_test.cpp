// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/frame_job.h"

#include <cmath>

#include <gtest/gtest.h>

#include "tests/app/files/dancer.h"
#include "tests/support/allocation_count.h"

namespace {

using base::Vec3;
using support::kAnkle;
using support::kHead;
using support::kKnee;
using support::kRoot;

/// This struct has all that a frame of the small model needs.
struct Stage {
  std::shared_ptr<const app::LoadedModel> model;
  vmd::Motion motion;
  vmd::MotionBinding binding;
  ik::Pose pose;
  pmx::MorphState morphs;
  std::vector<float> weights;
  std::vector<app::IkMode> modes;
  bool visible = true;

  explicit Stage(const vmd::Motion& danced = support::dance())
      : model(support::loaded(support::dancer())),
        motion(danced),
        binding(bound()),
        pose(model->skeleton),
        morphs(model->model),
        weights(model->model.morphs.size()),
        modes(1, app::IkMode::Motion) {}

  vmd::MotionBinding bound() const {
    const vmd::Motion* motions[] = {&motion};
    return {motions, model->model};
  }

  void run(double frame) {
    app::FrameJob job;
    job.model = &model->model;
    job.skeleton = &model->skeleton;
    job.binding = &binding;
    job.ikModes = modes;
    job.frame = frame;
    job.pose = &pose;
    job.morphs = &morphs;
    job.weights = weights;
    job.visible = &visible;
    job.run();
  }

  Vec3 place(std::size_t bone) const { return pose.models[bone].translation; }
};

TEST(FrameJob, SamplesThenSolves) {
  // GIVEN a foot that rises by two units / WHEN the frame is half way and at the end
  Stage stage;
  stage.run(5);
  // THEN the ankle follows its target through the leg, as near as 40 loops come to a leg that is
  // almost straight (mmd-reference.md 7.6 for the end)
  EXPECT_NEAR(glm::length(stage.place(kAnkle) - Vec3(1, 1, 0)), 0.0F, 0.05F);
  stage.run(10);
  EXPECT_NEAR(glm::length(stage.place(kAnkle) - Vec3(1, 2, 0)), 0.0F, 0.01F);
  const base::Quat knee = glm::inverse(stage.pose.models[1].rotation) * stage.pose.models[kKnee].rotation;
  EXPECT_NEAR(2.0F * std::atan2(knee.x, knee.w) / support::kDegree, -69.265F, 0.05F);
}

TEST(FrameJob, MorphsMoveBonesBeforeIk) {
  // GIVEN a morph that lifts the root by four units at frame 30 and by two at 25
  Stage stage;
  stage.run(25);
  EXPECT_NEAR(glm::length(stage.place(kHead) - Vec3(0, 18, 0)), 0.0F, 1e-5F);
  stage.run(30);
  EXPECT_NEAR(glm::length(stage.place(kHead) - Vec3(0, 20, 0)), 0.0F, 1e-5F);
  // THEN the target is lifted with the root and the leg with both
  EXPECT_NEAR(glm::length(stage.place(kAnkle) - Vec3(1, 6, 0)), 0.0F, 0.01F);
  // and back to the first values
  stage.run(10);
  EXPECT_EQ(stage.place(kRoot), Vec3(0));
}

TEST(FrameJob, TheUserDecidesOverTheMotion) {
  // GIVEN a motion that switches the chain off at frame 5
  vmd::Motion motion = support::dance();
  vmd::IkKey on, off;
  on.switches.push_back({vmd::makeName<20>("左足ＩＫ"), 1});
  off.frame = 5;
  off.switches.push_back({vmd::makeName<20>("左足ＩＫ"), 0});
  motion.ikKeys = {on, off};
  Stage stage(motion);
  const Vec3 unmoved(1, 0, 0);
  const auto ankleAt = [&](double frame) {
    stage.run(frame);
    return glm::length(stage.place(kAnkle) - unmoved);
  };
  // THEN Motion follows it, On and Off ignore it
  EXPECT_GT(ankleAt(4), 0.5F);
  EXPECT_LT(ankleAt(10), 1e-5F);
  EXPECT_EQ(stage.pose.ikEnabled[0], 0);
  stage.modes[0] = app::IkMode::On;
  EXPECT_GT(ankleAt(10), 1.5F);
  EXPECT_EQ(stage.pose.ikEnabled[0], 1);
  stage.modes[0] = app::IkMode::Off;
  EXPECT_LT(ankleAt(4), 1e-5F);
}

TEST(FrameJob, BuildsThePalette) {
  Stage stage;
  stage.run(30);
  // the head was only lifted: its palette matrix is a translation by four
  const base::Mat3x4& matrix = stage.pose.palette[kHead];
  EXPECT_NEAR(matrix.row[0].x, 1.0F, 1e-6F);
  EXPECT_NEAR(matrix.row[1].w, 4.0F, 1e-5F);
}

TEST(FrameJob, AllocatesNothing) {
  Stage stage;
  for (const double frame : {0.0, 7.5, 25.0}) stage.run(frame);
  const std::size_t before = support::allocationCount();
  for (const double frame : {3.0, 28.0, 9.25}) stage.run(frame);
  EXPECT_EQ(support::allocationCount(), before);
}

}  // namespace
