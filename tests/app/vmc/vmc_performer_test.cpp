// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests read the messages of a figure back. The protocol's axes are Unity's: MMD's, turned by
// half a turn about Y; a unit is 0.08 m.

#include "app/vmc/vmc_performer.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "tests/app/export/figure.h"
#include "tests/app/vmc/read_osc.h"

namespace {

using support::about;
using support::addBone;
using support::boneOf;
using support::figure;
using support::OscMessage;
using testing::ElementsAre;
using testing::FloatNear;
using testing::Pointwise;

class VmcPerformerTest : public testing::Test {
 protected:
  void open(pmx::Model model) {
    model_ = support::loaded(std::move(model));
    for (const base::Vec3& rest : model_->skeleton.bindPositions) bones_.push_back({rest, base::kIdentityRotation});
    weights_.resize(model_->model.morphs.size());
  }
  void perform(float seconds) {
    auto humanoid = app::humanoidOf(model_->model, model_->skeleton);
    ASSERT_TRUE(humanoid) << base::describe(humanoid.error());
    app::VmcPerformer performer(model_->model, *humanoid);
    app::ActorFrame frame;
    frame.placement = placement_;
    frame.boneModels = bones_;
    frame.morphWeights = weights_;
    static_cast<void>(performer.perform(frame, 0.0F));  // a frame doesn't keep what was in the one before
    const app::OscBundles& bundles = performer.perform(frame, seconds);
    for (std::size_t i = 0; i < bundles.size(); ++i) {
      EXPECT_LE(bundles.datagram(i).size(), 1500U);
      const auto messages = support::OscReader(bundles.datagram(i)).messages();
      all_.insert(all_.end(), messages.begin(), messages.end());
    }
    ASSERT_GE(all_.size(), 5U);
  }
  [[nodiscard]] std::vector<float> numbersOf(const std::string& address, const std::string& name) const {
    for (const OscMessage& message : all_) {
      if (message.address == address && message.texts.at(0) == name) return message.numbers;
    }
    ADD_FAILURE() << "no " << name;
    return {};
  }
  [[nodiscard]] std::vector<float> boneOfName(const std::string& name) const {
    return numbersOf("/VMC/Ext/Bone/Pos", name);
  }
  [[nodiscard]] std::vector<std::string> names(const std::string& address) const {
    std::vector<std::string> names;
    for (const OscMessage& message : all_) {
      if (message.address == address) names.push_back(message.texts.at(0));
    }
    return names;
  }

  std::shared_ptr<const app::LoadedModel> model_;
  std::vector<base::Transform> bones_;
  std::vector<float> weights_;
  app::Placement placement_;
  std::vector<OscMessage> all_;
};

TEST_F(VmcPerformerTest, BonesAreRelativeToTheirParents) {
  open(figure());
  const auto knee = boneOf(model_->model, "左ひざ"), ankle = boneOf(model_->model, "左足首");
  bones_[knee].rotation = bones_[ankle].rotation = {0.965926F, -0.258819F, 0, 0};
  ASSERT_NO_FATAL_FAILURE(perform(2.5F));
  EXPECT_EQ(all_[0].address, "/VMC/Ext/OK");
  EXPECT_EQ(all_[0].types, ",i");
  EXPECT_EQ(all_[0].numbers.at(0), 1.0F);
  EXPECT_EQ(all_[1].address, "/VMC/Ext/T");
  EXPECT_EQ(all_[1].numbers.at(0), 2.5F);
  EXPECT_EQ(all_[2].address, "/VMC/Ext/Root/Pos");
  EXPECT_EQ(all_.back().address, "/VMC/Ext/Blend/Apply");
  EXPECT_THAT(boneOfName("Hips"), Pointwise(FloatNear(1e-5F), {0.0F, 0.72F, 0.0F, 0.0F, 0.0F, 0.0F, 1.0F}));
  // The figure's left is at -X. Its arm hangs 45 degrees, about Z, whose direction is turned.
  EXPECT_THAT(boneOfName("LeftUpperArm"),
              Pointwise(FloatNear(1e-5F), {-0.08F, 0.0F, 0.0F, 0.0F, 0.0F, 0.3826834F, 0.9238795F}));
  EXPECT_THAT(boneOfName("LeftLowerArm"),
              Pointwise(FloatNear(1e-5F), {-0.2262742F, 0.0F, 0.0F, 0.0F, 0.0F, 0.0F, 1.0F}));
  EXPECT_THAT(boneOfName("LeftLowerLeg"),
              Pointwise(FloatNear(1e-5F), {0.0F, -0.32F, 0.0F, 0.258819F, 0.0F, 0.0F, 0.965926F}));
  EXPECT_THAT(boneOfName("LeftFoot"), Pointwise(FloatNear(1e-5F), {0.0F, -0.32F, 0.0F, 0.0F, 0.0F, 0.0F, 1.0F}));
}

TEST_F(VmcPerformerTest, TheDancerStandsWhereTheShowSays) {
  open(figure());
  placement_ = {.position = {10, 0, 5}, .turn = 90, .scale = 2};
  ASSERT_NO_FATAL_FAILURE(perform(0.0F));
  EXPECT_THAT(boneOfName("Hips"),
              Pointwise(FloatNear(1e-5F), {-0.8F, 1.44F, -0.4F, 0.0F, 0.7071068F, 0.0F, 0.7071068F}));
  EXPECT_THAT(boneOfName("RightLowerArm"),
              Pointwise(FloatNear(1e-5F), {0.4525483F, 0.0F, 0.0F, 0.0F, 0.0F, 0.0F, 1.0F}));
}

TEST_F(VmcPerformerTest, LegsComeFirstAndThumbsHaveUnitysNames) {
  pmx::Model model = figure();
  for (const char* bone : {"左親指０", "左親指１", "左親指２"}) addBone(model, bone, {6, 10, -0.5F}, "左手首");
  open(model);
  ASSERT_NO_FATAL_FAILURE(perform(0.0F));
  const auto bones = names("/VMC/Ext/Bone/Pos");
  ASSERT_GE(bones.size(), 7U);
  EXPECT_THAT(
      std::vector(bones.begin(), bones.begin() + 7),
      ElementsAre("Hips", "LeftUpperLeg", "LeftLowerLeg", "LeftFoot", "RightUpperLeg", "RightLowerLeg", "RightFoot"));
  EXPECT_THAT(bones, testing::IsSupersetOf({"LeftThumbProximal", "LeftThumbIntermediate", "LeftThumbDistal"}));
  EXPECT_THAT(bones, testing::Not(testing::Contains("LeftThumbMetacarpal")));
  EXPECT_EQ(std::ranges::count(bones, "LeftThumbProximal"), 1);
}

TEST_F(VmcPerformerTest, ExpressionsHaveTheNamesOfVrm0) {
  pmx::Model model = figure();
  for (const char* name : {"あ", "笑い", "ウィンク", "びっくり", "涙"}) {
    pmx::Morph morph;
    morph.name = name;
    morph.kind = pmx::MorphKind::Vertex;
    model.morphs.push_back(morph);
  }
  open(model);
  weights_ = {0.25F, 2.0F, 0.0F, 1.0F, 1.0F};
  ASSERT_NO_FATAL_FAILURE(perform(0.0F));
  EXPECT_THAT(names("/VMC/Ext/Blend/Val"), ElementsAre("A", "Blink_L", "Joy"));
  EXPECT_THAT(numbersOf("/VMC/Ext/Blend/Val", "A"), ElementsAre(0.25F));
  EXPECT_THAT(numbersOf("/VMC/Ext/Blend/Val", "Joy"), ElementsAre(1.0F));
  EXPECT_EQ(all_.back().address, "/VMC/Ext/Blend/Apply");
}

TEST_F(VmcPerformerTest, EyesTurnWithTheirOwnBonesBelowTheHead) {
  open(figure());
  // The head looks 30 degrees to its left (about Y), the left eye 20 more, the right eye 10 more.
  bones_[boneOf(model_->model, "頭")].rotation = about({0, 1, 0}, 30);
  bones_[boneOf(model_->model, "左目")].rotation = about({0, 1, 0}, 50);
  bones_[boneOf(model_->model, "右目")].rotation = about({0, 1, 0}, 40);
  ASSERT_NO_FATAL_FAILURE(perform(0.0F));
  // From the head at (0, 16, 0) to (±0.5, 17, -1) units. Half a turn about Y leaves turns about Y:
  // sin and cos of 10 and of 5 degrees.
  EXPECT_THAT(boneOfName("LeftEye"),
              Pointwise(FloatNear(1e-5F), {-0.04F, 0.08F, 0.08F, 0.0F, 0.1736482F, 0.0F, 0.9848078F}));
  EXPECT_THAT(boneOfName("RightEye"),
              Pointwise(FloatNear(1e-5F), {0.04F, 0.08F, 0.08F, 0.0F, 0.0871557F, 0.0F, 0.9961947F}));
  // Receivers take eyes as bones; /VMC/Ext/Set/Eye is for programs that send to them.
  EXPECT_TRUE(std::ranges::none_of(all_, [](const OscMessage& each) { return each.address == "/VMC/Ext/Set/Eye"; }));
}

TEST_F(VmcPerformerTest, AModelWithoutBothEyesSendsNone) {
  pmx::Model model = figure();
  model.bones[boneOf(model, "右目")].name = "両目";
  open(model);
  ASSERT_NO_FATAL_FAILURE(perform(0.0F));
  EXPECT_THAT(names("/VMC/Ext/Bone/Pos"), testing::Not(testing::Contains(testing::HasSubstr("Eye"))));
}

}  // namespace
