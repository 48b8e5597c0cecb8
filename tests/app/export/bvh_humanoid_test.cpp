// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests compare the joints of a humanoid BVH with those of the figure by hand: a unit is 8
// cm, and Z is mirrored.

#include "app/export/bvh_humanoid.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "tests/app/export/figure.h"

namespace {

using support::about;
using support::boneOf;
using support::degreesApart;
using support::figure;
using support::localOf;

class BvhHumanoidTest : public testing::Test {
 protected:
  void open(pmx::Model model) {
    model_ = support::loaded(std::move(model));
    auto found = app::humanoidOf(model_->model, model_->skeleton);
    ASSERT_TRUE(found) << base::describe(found.error());
    humanoid_ = *found;
    clip_ = support::restingClip(*model_, 2);
    make();
  }
  void make() { motion_ = app::bvhOfHumanoid(*model_, humanoid_, clip_); }
  [[nodiscard]] std::size_t at(const std::string& name) const {
    for (std::size_t i = 0; i < motion_.joints.size(); ++i) {
      if (motion_.joints[i].name == name) return i;
    }
    ADD_FAILURE() << "no joint " << name;
    return 0;
  }
  [[nodiscard]] std::string parentOf(const std::string& name) const {
    const std::int32_t parent = motion_.joints[at(name)].parent;
    return parent < 0 ? "" : motion_.joints[static_cast<std::size_t>(parent)].name;
  }
  [[nodiscard]] base::Transform local(const std::string& name, std::size_t frame) const {
    std::vector<base::Transform> locals(motion_.joints.size());
    motion_.pose(frame, locals);
    return locals[at(name)];
  }
  void expectOffset(const std::string& name, const base::Vec3& want) const {
    const base::Vec3& got = motion_.joints[at(name)].offset;
    EXPECT_LT(glm::length(got - want), 1e-4F) << name << " " << got.x << " " << got.y << " " << got.z;
  }
  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const app::BvhJoint& joint : motion_.joints) all.push_back(joint.name);
    return all;
  }

  std::shared_ptr<const app::LoadedModel> model_;
  app::Humanoid humanoid_;
  app::BakedClip clip_;
  app::BvhMotion motion_;
};

TEST_F(BvhHumanoidTest, RestsInTPoseInCentimetres) {
  open(figure());
  EXPECT_EQ(parentOf("Hips"), "");
  expectOffset("LeftForeArm", {22.62742F, 0, 0});  // of two by two units
  expectOffset("RightForeArm", {-22.62742F, 0, 0});
  expectOffset("LeftLeg", {0, -32, 0});
  expectOffset("LeftToe", {0, -8, 8});  // the tip of the foot
  EXPECT_EQ(parentOf("LeftToe"), "LeftFoot");
  EXPECT_EQ(parentOf("LeftHandMiddle1"), "LeftHand");
  // The upper chest isn't the model's. It is half the way from the chest (0, 12, 0) to the neck (0,
  // 15, 0).
  EXPECT_EQ(parentOf("Spine2"), "Spine1");
  expectOffset("Spine2", {0, 12, 0});
  EXPECT_EQ(parentOf("LeftShoulder"), "Spine2");
  expectOffset("LeftShoulder", {4, 8, 0});
}

TEST_F(BvhHumanoidTest, TurnsAsTheFigureDoes) {
  open(figure());
  localOf(clip_, *model_, "センター", 1).translation += base::Vec3(1, 2, 3);
  localOf(clip_, *model_, "上半身2", 1).rotation = about({1, 0, 0}, 20);
  make();
  const base::Vec3 hips = local("Hips", 1).translation;
  EXPECT_LT(glm::length(hips - base::Vec3(8, 88, -24)), 1e-4F);  // the thighs' middle is at (1, 11, 3)
  EXPECT_LT(degreesApart(local("Spine1", 1).rotation, about({1, 0, 0}, -20)), 1e-3F);
  EXPECT_LT(degreesApart(local("Spine2", 1).rotation, base::kIdentityRotation), 1e-3F);
  EXPECT_LT(degreesApart(local("LeftArm", 1).rotation, about({0, 0, 1}, -45)), 1e-3F);
  EXPECT_LT(degreesApart(local("Spine1", 0).rotation, base::kIdentityRotation), 1e-3F);
}

TEST_F(BvhHumanoidTest, JointsThatProgramsExpectAreAlwaysThere) {
  pmx::Model model = figure();
  for (const char* name : {"上半身2", "首", "左肩", "右肩", "左つま先", "左中指１", "右中指１"})
    model.bones[boneOf(model, name)].name = "x";
  open(model);
  EXPECT_THAT(names(), testing::UnorderedElementsAre(
                           "Hips", "Spine", "Spine1", "Spine2", "Neck", "Head", "LeftShoulder", "LeftArm",
                           "LeftForeArm", "LeftHand", "LeftUpLeg", "LeftLeg", "LeftFoot", "LeftToe", "RightShoulder",
                           "RightArm", "RightForeArm", "RightHand", "RightUpLeg", "RightLeg", "RightFoot", "RightToe"));
  // Three joints share the way from (0, 10, 0) to the head at (0, 16, 0).
  for (const char* name : {"Spine1", "Spine2", "Neck", "Head"}) expectOffset(name, {0, 12, 0});
  // The shoulder is half the way from (0, 13, 0) to the arm at (1.5, 14.5, 0).
  expectOffset("LeftShoulder", {6, 6, 0});
  expectOffset("LeftArm", {6, 6, 0});
  expectOffset("LeftToe", {0, -8, 8});  // the ankle is a unit high
}

TEST_F(BvhHumanoidTest, IsWritten) {
  open(figure());
  std::string text;
  const auto written = app::writeBvh(motion_, [&](std::string_view bytes) -> base::Result<void> {
    text += bytes;
    return {};
  });
  ASSERT_TRUE(written) << base::describe(written.error());
  EXPECT_THAT(text, testing::StartsWith("HIERARCHY\nROOT Hips\n"));
}

}  // namespace
