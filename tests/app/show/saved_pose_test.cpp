// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A pose is written, read and applied: the bones are at their former positions, in model space.

#include "app/show/saved_pose.h"

#include <cmath>
#include <cstdio>

#include <gtest/gtest.h>

#include "app/show/show.h"
#include "tests/app/files/dancer.h"
#include "tests/support/corpus.h"
#include "tests/support/golden_rows.h"
#include "vmd/vpd_reader.h"
#include "vmd/vpd_writer.h"

namespace {

using app::IkMode;
using app::PoseForm;

struct Apart {
  double units = 0, degrees = 0;
  std::size_t bones = 0;
};

/// Returns how far two frames are apart at most.
Apart apart(std::span<const base::Transform> got, std::span<const base::Transform> want) {
  Apart most;
  for (std::size_t i = 0; i < want.size(); ++i) {
    const base::Quat& q = want[i].rotation;
    const double rotation[4]{static_cast<double>(q.x), static_cast<double>(q.y), static_cast<double>(q.z),
                             static_cast<double>(q.w)};
    most.units = std::max(most.units, static_cast<double>(glm::distance(got[i].translation, want[i].translation)));
    most.degrees = std::max(most.degrees, support::degreesBetween(rotation, got[i].rotation));
  }
  most.bones = want.size();
  return most;
}

/// Returns the pose as it is read back from a file.
std::shared_ptr<const app::LoadedMotion> saved(const app::Actor& actor, PoseForm form, base::Issues& issues) {
  const std::string text = vmd::writeVpd(app::poseOf(actor, form, issues), issues);
  auto read = vmd::readVpd(std::as_bytes(std::span(text)));
  EXPECT_TRUE(read && read->issues.empty());
  auto loaded = std::make_shared<app::LoadedMotion>();
  loaded->pose = std::move(read->pose);
  return loaded;
}

/// Returns how far the actor's frame is from a new actor's with the saved pose. `posing` is the new
/// actor's IK.
Apart applied(app::Actor& actor, double frame, PoseForm form, IkMode posing) {
  const auto shown = actor.evaluate(frame).boneModels;
  base::Issues issues;
  const auto pose = saved(actor, form, issues);
  EXPECT_TRUE(issues.empty()) << base::describe(issues.empty() ? base::Issue() : issues.front());
  app::Actor other(actor.loadedModel());
  other.setMotions({{pose}});
  other.setIkMode(posing);
  EXPECT_TRUE(other.unmatched().bones.empty());
  return apart(other.evaluate(0).boneModels, shown);
}

TEST(SavedPose, KeyedSaysWhatTheMotionSays) {
  app::Actor actor(support::loaded(support::dancer()));
  actor.setMotions({{support::loaded(support::dance())}});
  actor.evaluate(25);
  base::Issues issues;
  const vmd::Pose pose = app::poseOf(actor, PoseForm::Keyed, issues);
  EXPECT_EQ(pose.modelName.utf8, "踊り子.osm");
  ASSERT_EQ(pose.bones.size(), 6U);
  EXPECT_EQ(pose.bones[4].name.utf8, "左足ＩＫ");
  EXPECT_EQ(pose.bones[4].translation, base::Vec3(0, 2, 0));
  EXPECT_EQ(pose.bones[2].rotation, base::kIdentityRotation) << "IK isn't in it";
  ASSERT_EQ(pose.morphs.size(), 1U);
  EXPECT_EQ(pose.morphs[0].weight, 0.5F);
}

TEST(SavedPose, MorphsThatNothingMovesAreLeftOut) {
  pmx::Model model = support::dancer();
  model.morphs.push_back(model.morphs[0]);
  model.morphs[1].name = "別";
  app::Actor actor(support::loaded(model));
  actor.setMotions({{support::loaded(support::dance())}});
  actor.evaluate(0);
  base::Issues issues;
  const vmd::Pose pose = app::poseOf(actor, PoseForm::Keyed, issues);
  ASSERT_EQ(pose.morphs.size(), 1U) << "the one that the dance moves, also at weight 0";
  EXPECT_EQ(pose.morphs[0].weight, 0.0F);
}

TEST(SavedPose, ShownWithIkOffIsWhatIkMade) {
  app::Actor actor(support::loaded(support::dancer()));
  actor.setMotions({{support::loaded(support::dance())}});
  const Apart shown = applied(actor, 25, PoseForm::Shown, IkMode::Off);
  EXPECT_LT(shown.units, 5e-5);
  EXPECT_LT(shown.degrees, 5e-4);
  // AND as keyed it isn't: the knee was bent by IK
  EXPECT_GT(applied(actor, 25, PoseForm::Keyed, IkMode::Off).degrees, 10.0);
  EXPECT_LT(applied(actor, 25, PoseForm::Keyed, IkMode::On).degrees, 5e-3);
}

TEST(SavedPose, AppendsAreTakenOut) {
  // GIVEN the head with half of the knee's rotation, which IK makes, and the root with a third of
  // the head's
  pmx::Model model = support::dancer();
  const auto append = [&](std::size_t bone, std::int32_t source, float ratio) {
    model.bones[bone].flags |= pmx::boneFlag::appendRotation | pmx::boneFlag::appendTranslation;
    model.bones[bone].appendParent = source;
    model.bones[bone].appendRatio = ratio;
  };
  append(5, 2, 0.5F);
  pmx::Bone tail = model.bones[5];
  tail.name = "しっぽ";
  tail.parent = 5;
  model.bones.push_back(tail);
  append(6, 5, -0.7F);
  app::Actor actor(support::loaded(model));
  vmd::Motion motion = support::dance();
  vmd::BoneKey key = motion.boneKeys[0];
  key.name = vmd::makeName<15>("頭");
  key.translation = {1, 2, 3};
  key.rotation = glm::angleAxis(0.5F, base::Vec3(0, 1, 0));
  motion.boneKeys.push_back(key);
  actor.setMotions({{support::loaded(motion)}});
  const Apart shown = applied(actor, 25, PoseForm::Shown, IkMode::Off);
  EXPECT_EQ(shown.bones, 7U);
  EXPECT_LT(shown.units, 5e-5);
  EXPECT_LT(shown.degrees, 5e-4);
}

TEST(SavedPose, ATurnOffAFixedAxisIsListed) {
  pmx::Model model = support::dancer();
  model.bones[2].flags |= pmx::boneFlag::fixedAxis;  // IK bends the knee about X
  model.bones[2].fixedAxis = {0, 1, 0};
  app::Actor actor(support::loaded(model));
  actor.setMotions({{support::loaded(support::dance())}});
  actor.evaluate(25);
  base::Issues issues;
  (void)app::poseOf(actor, PoseForm::Shown, issues);
  ASSERT_EQ(issues.size(), 1U);
  EXPECT_EQ(base::describe(issues[0]), "bones[2]: is turned off its fixed axis, which a pose can't say");
  issues.clear();
  (void)app::poseOf(actor, PoseForm::Keyed, issues);
  EXPECT_TRUE(issues.empty());
}

TEST(SavedPose, ShownPosesOfRealModels) {
  ODORI_NEEDS_CORPUS();
  struct Case {
    const char *model, *motion;
    double frame;
  };
  for (const Case& of : {Case{"miku/初音ミク.pmx", "motion/wavefile_v2.vmd", 300},
                         {"miku/初音ミク.pmx", "motion/wavefile_v2.vmd", 1500},
                         {"gene/Gene_light.pmx", "motion/wavefile_v2.vmd", 900},
                         {"yw/yw_test_model.pmx", "yw/yw_test_motion.vmd", 20}}) {
    const auto model = app::loadModel(support::corpus() / of.model, {});
    const auto motion = app::loadMotion(support::corpus() / of.motion, {});
    ASSERT_TRUE(model && motion);
    app::Actor actor(*model);
    actor.setMotions({{*motion}});
    actor.setIkMode(IkMode::On);
    const Apart shown = applied(actor, of.frame, PoseForm::Shown, IkMode::Off);
    std::printf("%s at %g: %zu bones, %.2g units, %.2g degrees\n", of.model, of.frame, shown.bones, shown.units,
                shown.degrees);
    // The file has six decimals of each rotation, over a line of a dozen bones some 20 units long.
    EXPECT_LT(shown.units, 5e-4) << of.model;
    EXPECT_LT(shown.degrees, 5e-3) << of.model;
  }
}

}  // namespace
