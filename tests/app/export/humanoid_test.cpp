// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests compare the humanoid of a figure whose arms hang at 45 degrees with positions and
// rotations derived by hand.

#include "app/export/humanoid.h"

#include <cmath>
#include <string>

#include <gmock/gmock.h>

#include "app/export/humanoid_clip.h"
#include "tests/app/export/figure.h"

namespace {

using app::HumanBone;
using support::about;
using support::addBone;
using support::boneOf;
using support::degreesApart;
using support::figure;
using support::localOf;
using testing::HasSubstr;

constexpr float kHalfRoot = 0.70710678F;
constexpr float kSameDegrees = 1e-3F;

class HumanoidTest : public testing::Test {
 protected:
  void open(pmx::Model model) {
    model_ = support::loaded(std::move(model));
    auto made = app::humanoidOf(model_->model, model_->skeleton);
    ASSERT_TRUE(made) << base::describe(made.error());
    humanoid_ = *made;
    clip_ = support::restingClip(*model_, 1);
  }
  [[nodiscard]] const app::HumanJoint& joint(HumanBone bone) const {
    EXPECT_TRUE(humanoid_.has(bone)) << app::vrmName(bone);
    return humanoid_.joints[static_cast<std::size_t>(humanoid_.indices[static_cast<std::size_t>(bone)])];
  }
  [[nodiscard]] base::Quat rotation(HumanBone bone) const {
    const auto posed = app::humanoidClip(humanoid_, model_->skeleton, clip_);
    return posed.rotation(0, static_cast<std::size_t>(humanoid_.indices[static_cast<std::size_t>(bone)]));
  }
  [[nodiscard]] base::Vec3 hips() const { return app::humanoidClip(humanoid_, model_->skeleton, clip_).hips.at(0); }
  [[nodiscard]] base::Quat& turnOf(const char* bone) { return localOf(clip_, *model_, bone).rotation; }
  [[nodiscard]] std::string nameOf(std::int32_t bone) const {
    return bone < 0 ? "none" : model_->model.bones[static_cast<std::size_t>(bone)].name.utf8;
  }
  [[nodiscard]] std::string lost() const {
    std::string all;
    for (const app::Loss& loss : app::lostInHumanoid(humanoid_, model_->model, model_->skeleton, clip_))
      all += base::describe(app::issueOf(loss)) + "\n";
    return all;
  }
  static std::string refusal(const pmx::Model& model) {
    const auto loaded = support::loaded(model);
    const auto made = app::humanoidOf(loaded->model, loaded->skeleton);
    return made ? "" : base::describe(made.error());
  }

  std::shared_ptr<const app::LoadedModel> model_;
  app::Humanoid humanoid_;
  app::BakedClip clip_;
};

void expectNear(const base::Vec3& got, const base::Vec3& want) {
  EXPECT_LT(glm::length(got - want), 1e-5F) << got.x << " " << got.y << " " << got.z;
}

TEST_F(HumanoidTest, StandsInTPoseBetweenItsThighs) {
  open(figure());
  expectNear(joint(HumanBone::Hips).tPose, {0, 9, 0});
  expectNear(joint(HumanBone::Spine).tPose, {0, 10, 0});
  // The upper arm is two by two units long, and so is the lower one: 2.828427 along X.
  expectNear(joint(HumanBone::LeftUpperArm).tPose, {1.5F, 14.5F, 0});
  expectNear(joint(HumanBone::LeftLowerArm).tPose, {4.3284271F, 14.5F, 0});
  expectNear(joint(HumanBone::LeftHand).tPose, {7.1568542F, 14.5F, 0});
  expectNear(joint(HumanBone::RightHand).tPose, {-7.1568542F, 14.5F, 0});
  expectNear(joint(HumanBone::LeftFoot).tPose, {1, 1, 0});
  EXPECT_LT(degreesApart(joint(HumanBone::LeftUpperArm).toTPose, about({0, 0, 1}, 45)), kSameDegrees);
  // The last bone of a limb turns with the one before.
  EXPECT_LT(degreesApart(joint(HumanBone::LeftMiddleProximal).toTPose, about({0, 0, 1}, 45)), kSameDegrees);
}

TEST_F(HumanoidTest, HangingArmsAreTurnedDownFromTPose) {
  open(figure());
  EXPECT_LT(degreesApart(rotation(HumanBone::LeftUpperArm), about({0, 0, 1}, -45)), kSameDegrees);
  EXPECT_LT(degreesApart(rotation(HumanBone::RightUpperArm), about({0, 0, 1}, 45)), kSameDegrees);
  for (const HumanBone same : {HumanBone::Hips, HumanBone::LeftLowerArm, HumanBone::LeftHand, HumanBone::LeftUpperLeg})
    EXPECT_LT(degreesApart(rotation(same), base::kIdentityRotation), kSameDegrees) << app::vrmName(same);
}

TEST_F(HumanoidTest, ARaisedArmPointsWhereItDoes) {
  open(figure());
  turnOf("左腕") = about({0, 0, 1}, 60);
  EXPECT_LT(degreesApart(rotation(HumanBone::LeftUpperArm), about({0, 0, 1}, 15)), kSameDegrees);
  // An arm that rests along (2.2, -2.0, 0) is 42.27 degrees below the X axis.
  pmx::Model other = figure();
  other.bones[boneOf(other, "左ひじ")].position = {1.5F + 2.2F, 14.5F - 2.0F, 0};
  open(other);
  turnOf("左腕") = about({0, 0, 1}, 60);
  EXPECT_LT(degreesApart(rotation(HumanBone::LeftUpperArm), {0.988059F, 0, 0, 0.154075F}), kSameDegrees);
}

TEST_F(HumanoidTest, ABentKneeIsTheLowerLegs) {
  open(figure());
  turnOf("左ひざ") = {0.965926F, -0.258819F, 0, 0};
  EXPECT_LT(degreesApart(rotation(HumanBone::LeftLowerLeg), about({1, 0, 0}, -30)), kSameDegrees);
  EXPECT_LT(degreesApart(rotation(HumanBone::LeftFoot), base::kIdentityRotation), kSameDegrees);
  EXPECT_LT(degreesApart(rotation(HumanBone::RightLowerLeg), base::kIdentityRotation), kSameDegrees);
}

TEST_F(HumanoidTest, HipsAreCarriedByTheLowerBody) {
  open(figure());
  localOf(clip_, *model_, "センター").translation += base::Vec3(1, 2, 3);
  turnOf("下半身") = about({1, 0, 0}, 90);
  // The thighs' middle is a unit below the lower body's pivot (1, 12, 3); that unit is turned to
  // -Z.
  expectNear(hips(), {1, 12, 2});
  EXPECT_LT(degreesApart(rotation(HumanBone::Hips), about({1, 0, 0}, 90)), kSameDegrees);
  EXPECT_LT(degreesApart(rotation(HumanBone::Spine), about({1, 0, 0}, -90)), kSameDegrees);
  EXPECT_LT(degreesApart(rotation(HumanBone::LeftUpperLeg), base::kIdentityRotation), kSameDegrees);
  // A figure that is twice as large, turned by a right angle and moved: (1, 12, 2) is at 2·(2, 12,
  // -1).
  clip_.placements[0] = {.position = {10, 0, 0}, .turn = 90, .scale = 2};
  expectNear(hips(), {14, 24, -2});
  EXPECT_LT(degreesApart(rotation(HumanBone::Hips), about({0, 1, 0}, 90) * about({1, 0, 0}, 90)), kSameDegrees);
}

TEST_F(HumanoidTest, TwistsAreInTheLimbThatTheyTurn) {
  open(figure());
  turnOf("左腕捩") = about({1, -1, 0}, 90);
  const base::Quat arm = rotation(HumanBone::LeftUpperArm);
  expectNear(arm * base::Vec3(1, 0, 0), {kHalfRoot, -kHalfRoot, 0});
  expectNear(arm * base::Vec3(0, 0, 1), {-kHalfRoot, -kHalfRoot, 0});
  EXPECT_LT(degreesApart(rotation(HumanBone::LeftLowerArm), base::kIdentityRotation), kSameDegrees);
}

TEST_F(HumanoidTest, ATwistBoneElsewhereTurnsNoArm) {
  pmx::Model model = figure();
  model.bones[boneOf(model, "左腕捩")].parent = 0;
  model.bones[boneOf(model, "左ひじ")].parent = static_cast<std::int32_t>(boneOf(model, "左腕"));
  open(model);
  EXPECT_EQ(nameOf(joint(HumanBone::LeftUpperArm).turnedBy), "左腕");
}

TEST_F(HumanoidTest, LegsFollowTheBonesOfTheirOwnAboveIk) {
  pmx::Model model = figure();
  addBone(model, "左足Ｄ", {1, 9, 0}, "下半身");  // wide letters are no other name
  addBone(model, "左ひざD", {1, 5, 0}, "左足Ｄ");
  open(model);
  EXPECT_EQ(nameOf(joint(HumanBone::LeftUpperLeg).turnedBy), "左足Ｄ");
  EXPECT_EQ(nameOf(joint(HumanBone::LeftLowerLeg).turnedBy), "左ひざD");
  EXPECT_EQ(nameOf(joint(HumanBone::LeftFoot).turnedBy), "左足首");
  EXPECT_EQ(nameOf(humanoid_.thighs[0]), "左足");
}

TEST_F(HumanoidTest, FeetPointToTheFront) {
  pmx::Model model = figure();
  // The toes are turned out by 30 degrees, and slope down.
  model.bones[boneOf(model, "左つま先")].position = {1 + 0.5F, 0, -0.8660254F};
  open(model);
  const base::Quat turn = joint(HumanBone::LeftFoot).toTPose;
  expectNear(turn * base::Vec3(0.5F, -1, -0.8660254F), {0, -1, -1});
}

TEST_F(HumanoidTest, AThumbWithoutItsFirstBoneBeginsAtTheNext) {
  pmx::Model model = figure();
  addBone(model, "左親指１", {5.5F, 10.3F, -0.2F}, "左手首");
  addBone(model, "左親指２", {5.5F, 10.3F, -0.7F}, "左親指１");
  addBone(model, "右親指０", {-5.5F, 10.3F, -0.2F}, "右手首");
  addBone(model, "右親指1", {-5.5F, 10.3F, -0.7F}, "右親指０");
  open(model);
  EXPECT_EQ(nameOf(joint(HumanBone::LeftThumbMetacarpal).turnedBy), "左親指１");
  EXPECT_EQ(nameOf(joint(HumanBone::LeftThumbProximal).turnedBy), "左親指２");
  EXPECT_FALSE(humanoid_.has(HumanBone::LeftThumbDistal));
  EXPECT_EQ(nameOf(joint(HumanBone::RightThumbProximal).turnedBy), "右親指1");
  // A thumb points half to the side and half to the front.
  expectNear(joint(HumanBone::LeftThumbMetacarpal).toTPose * base::Vec3(0, 0, -1), {kHalfRoot, 0, -kHalfRoot});
  expectNear(joint(HumanBone::RightThumbMetacarpal).toTPose * base::Vec3(0, 0, -1), {-kHalfRoot, 0, -kHalfRoot});
}

TEST_F(HumanoidTest, FingersNeedTheBonesBeforeThem) {
  pmx::Model model = figure();
  addBone(model, "左人差指１", {6, 10, -0.5F}, "左手首");
  addBone(model, "左人差指３", {7, 9, -0.5F}, "左人差指１");
  open(model);
  EXPECT_EQ(nameOf(joint(HumanBone::LeftIndexProximal).turnedBy), "左人差指１");
  EXPECT_FALSE(humanoid_.has(HumanBone::LeftIndexDistal)) << "VRM has it only with the middle one";
}

TEST_F(HumanoidTest, EyesLookRelativeToTheHead) {
  open(figure());
  turnOf("頭") = about({0, 1, 0}, 40);
  turnOf("左目") = about({0, 1, 0}, 8);
  turnOf("右目") = about({0, 1, 0}, 12);
  const auto posed = app::humanoidClip(humanoid_, model_->skeleton, clip_);
  EXPECT_LT(degreesApart(posed.gazes.at(0), about({0, 1, 0}, 10)), kSameDegrees);
  expectNear(humanoid_.eyesFromHead, {0, 1, -1});
}

TEST_F(HumanoidTest, AModelWithoutRequiredBonesIsRefused) {
  pmx::Model model = figure();
  model.bones[boneOf(model, "左足首")].name = "左足くび";
  model.bones[boneOf(model, "頭")].name = "";
  EXPECT_EQ(refusal(model), "the model doesn't have the bones of a humanoid: head (頭), leftFoot (左足首)");
  EXPECT_THAT(refusal(pmx::Model{}), HasSubstr("hips (センター), spine (上半身)"));
}

TEST_F(HumanoidTest, OfTwoBonesOfANameTheFirstCounts) {
  pmx::Model model = figure();
  const std::size_t first = boneOf(model, "左腕");
  addBone(model, "左腕", {9, 9, 9}, "全ての親");
  open(model);
  EXPECT_EQ(joint(HumanBone::LeftUpperArm).placedBy, static_cast<std::int32_t>(first));
}

TEST_F(HumanoidTest, OddShapesStayFinite) {
  pmx::Model model = figure();
  model.bones[boneOf(model, "左ひじ")].position = {1.5F, 14.5F, 0};                                // in the shoulder
  model.bones[boneOf(model, "右ひじ")].position = {3.5F, 14.5F, 0};                                // away from its side
  model.bones[boneOf(model, "左つま先")].position = {1, 0, 0};                                     // below the ankle
  model.bones[boneOf(model, "センター")].parent = static_cast<std::int32_t>(boneOf(model, "頭"));  // a circle
  model.bones[boneOf(model, "右足")].parent = -1;
  open(model);
  EXPECT_LT(degreesApart(joint(HumanBone::LeftFoot).toTPose, base::kIdentityRotation), kSameDegrees);
  expectNear(joint(HumanBone::RightUpperArm).toTPose * base::Vec3(1, 0, 0), {-1, 0, 0});
  const auto posed = app::humanoidClip(humanoid_, model_->skeleton, clip_);
  for (const base::Quat& q : posed.rotations) EXPECT_NEAR(glm::length(q), 1.0F, 1e-5F);
  for (const app::HumanJoint& each : humanoid_.joints) EXPECT_LT(glm::length(each.tPose), 100.0F);
}

TEST_F(HumanoidTest, TellsWhatIsLost) {
  pmx::Model model = figure();
  addBone(model, "左髪１", {1, 18, 0}, "頭");
  addBone(model, "左足ＩＫ", {1, 1, 0}, "全ての親");
  pmx::Bone& target = model.bones.back();
  target.flags |= pmx::boneFlag::ik;
  target.ik = {static_cast<std::int32_t>(boneOf(model, "左足首")),
               40,
               2.0F,
               {{static_cast<std::int32_t>(boneOf(model, "左ひざ")), false, {}, {}},
                {static_cast<std::int32_t>(boneOf(model, "左足")), false, {}, {}}}};
  open(model);
  EXPECT_THAT(lost(), HasSubstr("nothing for VRM's upperChest, leftThumbMetacarpal"));
  EXPECT_THAT(lost(), testing::Not(testing::AnyOf(HasSubstr("moving"), HasSubstr("leave")))) << "all rests";
  turnOf("左髪１") = about({1, 0, 0}, 10);
  localOf(clip_, *model_, "左足ＩＫ").translation += base::Vec3(0, 1, 0);  // what it does is in the leg
  localOf(clip_, *model_, "センター").translation += base::Vec3(0, 1, 0);  // and this is in the hips
  localOf(clip_, *model_, "左腕").translation += base::Vec3(0, 1, 0);
  EXPECT_THAT(lost(), HasSubstr("moving bones without a counterpart in VRM: 1 (左髪１)\n"));
  EXPECT_THAT(lost(), HasSubstr("leave their place, where VRM's only turn: 1 (左腕)\n"));
}

}  // namespace
