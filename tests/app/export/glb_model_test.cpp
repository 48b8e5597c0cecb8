// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_model.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>

#include "tests/app/export/glb_model_show.h"

namespace {

using support::kOff;
using support::kOn;
using support::ReadGlb;
using support::smilingDancer;
using testing::ElementsAre;
using testing::FloatNear;

using GlbModelTest = support::GlbModelTest;

TEST_F(GlbModelTest, BonesAreNodesInMetresWithZMirrored) {
  add(smilingDancer());
  const ReadGlb glb = made(input({}));
  const auto& json = glb.json;
  EXPECT_EQ(json["scenes"][0]["nodes"][0], 0);
  EXPECT_EQ(json["nodes"][0]["name"], "踊り子");
  EXPECT_EQ(json["nodes"][0]["children"], (std::vector<int>{1}));
  // 左ひざ is at (1, 5, -0.2), 左足 above it at (1, 10, 0): (0, -5, -0.2) units are (0, -0.4, 0.016) m.
  const auto& knee = json["nodes"][glb.node("左ひざ")];
  EXPECT_THAT(knee["translation"].get<std::vector<float>>(),
              ElementsAre(FloatNear(0, 1e-6F), FloatNear(-0.4F, 1e-6F), FloatNear(0.016F, 1e-6F)));
  EXPECT_FALSE(knee.contains("rotation"));
  // The inverse bind matrix moves the knee's place to the origin.
  const auto matrices = glb.floats(json["skins"][0]["inverseBindMatrices"].get<std::size_t>());
  ASSERT_EQ(matrices.size(), 7U * 16U) << "six bones and the node above them";
  EXPECT_NEAR(matrices[2 * 16 + 12], -0.08F, 1e-6F);
  EXPECT_NEAR(matrices[2 * 16 + 13], -0.4F, 1e-6F);
  EXPECT_NEAR(matrices[2 * 16 + 14], -0.016F, 1e-6F);
  EXPECT_EQ(matrices[6 * 16 + 13], 0.0F);
  EXPECT_FALSE(json.contains("animations")) << "empty lists aren't allowed";
}

TEST_F(GlbModelTest, ThePlacementIsOnTheNodeAboveTheBones) {
  add(smilingDancer());
  app::ActorSwitches switches = show_.actor(ids_[0])->switches();
  switches.placement = {.position = {10, 0, 5}, .turn = 90, .scale = 2};
  show_.set(ids_[0], switches);
  const auto root = made(input({})).json["nodes"][0];
  EXPECT_THAT(root["translation"].get<std::vector<float>>(),
              ElementsAre(FloatNear(0.8F, 1e-6F), 0.0F, FloatNear(-0.4F, 1e-6F)));
  EXPECT_EQ(root["scale"], (std::vector<float>{2, 2, 2}));
  // A model that faced MMD's -Z (glTF's +Z) faces -X at 90 degrees, in both.
  const auto q = root["rotation"].get<std::vector<float>>();
  const base::Vec3 faces = base::Quat(q[3], q[0], q[1], q[2]) * base::Vec3(0, 0, 1);
  EXPECT_NEAR(faces.x, -1.0F, 1e-5F);
}

TEST_F(GlbModelTest, AModelThatTheMotionHidesHasNoSizeThen) {
  add(smilingDancer());
  app::BakedDance dance = baked("on", kOn);
  dance.models[0].visible = {1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1};
  const ReadGlb glb = made(input({dance}));
  const auto scale = glb.keys(0, "scale");
  EXPECT_THAT(scale.seconds, ElementsAre(0.0F, 0.1F, static_cast<float>(7.0 / 30.0)));
  EXPECT_THAT(scale.values, ElementsAre(1, 1, 1, 0, 0, 0, 1, 1, 1));
  for (const auto& channel : glb.json["animations"][0]["channels"]) {
    if (channel["target"]["path"] != "scale") continue;
    EXPECT_EQ(glb.json["animations"][0]["samplers"][channel["sampler"].get<std::size_t>()]["interpolation"], "STEP");
  }
}

TEST_F(GlbModelTest, TooManyTargetsAreRefused) {
  pmx::Model model = smilingDancer();
  model.morphs.resize(1002, model.morphs.back());
  model.materials.resize(1000);
  add(std::move(model));
  const auto checked = app::checkGlb(std::vector<const app::LoadedModel*>{show_.actor(ids_[0])->loadedModel().get()});
  ASSERT_FALSE(checked);
  EXPECT_THAT(checked.error().detail, testing::HasSubstr("1000000"));
}

TEST_F(GlbModelTest, AStopEndsIt) {
  add(smilingDancer());
  app::GlbInput given = input({});
  given.models[0].stop = [] { return true; };
  EXPECT_FALSE(app::makeGlb(given, losses_));
}

TEST_F(GlbModelTest, MorphsAreTargetsWithTheirNames) {
  add(smilingDancer());
  const ReadGlb glb = made(input({}));
  const auto& mesh = glb.json["meshes"][0];
  EXPECT_EQ(mesh["extras"]["targetNames"], (std::vector<std::string>{"笑い"})) << "bone morphs are in the clips";
  EXPECT_EQ(mesh["weights"], (std::vector<float>{0}));
  const auto target = mesh["primitives"][0]["targets"][0]["POSITION"].get<std::size_t>();
  EXPECT_THAT(glb.json["accessors"][target]["min"].get<std::vector<float>>(),
              ElementsAre(0.0F, 0.0F, FloatNear(-0.16F, 1e-6F)));
  EXPECT_EQ(glb.json["accessors"][target]["sparse"]["count"], 1);
}

TEST_F(GlbModelTest, EveryClipHoldsEveryChannelOfAnyClip) {
  add(smilingDancer());
  const std::vector<app::BakedDance> dances{baked("on", kOn), baked("off", kOff)};
  const ReadGlb glb = made(input(dances));
  ASSERT_EQ(glb.json["animations"].size(), 2U);
  EXPECT_EQ(glb.json["animations"][0]["name"], "on");
  const auto channels = [&](std::size_t clip) {
    std::set<std::string> all;
    for (const auto& channel : glb.json["animations"][clip]["channels"]) all.insert(channel["target"].dump());
    return all;
  };
  EXPECT_EQ(channels(0), channels(1));
  const std::size_t knee = glb.node("左ひざ");
  EXPECT_GT(glb.keys(knee, "rotation", 0).values.size(), 40U) << "IK bends the knee";
  // Without IK it stays at rest: one key, no turn.
  EXPECT_THAT(glb.keys(knee, "rotation", 1).values, ElementsAre(0.0F, 0.0F, 0.0F, 1.0F));
  EXPECT_THAT(glb.keys(knee, "rotation", 1).seconds, ElementsAre(0.0F));
}

TEST_F(GlbModelTest, ALaterClipAddsChannelsToTheFirst) {
  add(smilingDancer());
  const std::vector<app::BakedDance> dances{baked("off", kOff), baked("on", kOn)};
  const ReadGlb glb = made(input(dances));
  const std::size_t knee = glb.node("左ひざ");
  EXPECT_THAT(glb.keys(knee, "rotation", 0).values, ElementsAre(0.0F, 0.0F, 0.0F, 1.0F));
  EXPECT_GT(glb.keys(knee, "rotation", 1).values.size(), 40U);
}

TEST_F(GlbModelTest, KeysAreAtWholeFramesAndSayTheMotion) {
  add(smilingDancer());
  const std::vector<app::BakedDance> dances{baked("on", kOn)};
  const ReadGlb glb = made(input(dances));
  const auto foot = glb.keys(glb.node("左足ＩＫ"), "translation");
  ASSERT_EQ(foot.seconds.size(), 11U);
  EXPECT_EQ(foot.seconds[7], static_cast<float>(7.0 / 30.0));
  // The foot's bone rises by 2 units in ten frames: at frame 5 by 1 unit, 0.08 m, from (1, 0, 0).
  EXPECT_NEAR(foot.values[5 * 3 + 1], 0.08F, 1e-6F);
  EXPECT_NEAR(foot.values[5 * 3], 0.08F, 1e-6F);
  const auto weights = glb.keys(glb.node("face"), "weights");
  EXPECT_THAT(weights.values, ElementsAre(0.5F)) << "what stays has one key";
}

TEST_F(GlbModelTest, AKneeTurnsAsItsMirrorImage) {
  // In MMD (-0.258819, 0, 0, 0.965926) turns a shin that hangs down back by 30 degrees: (0, -1, 0)
  // becomes (0, -0.866025, 0.5). The mirror image turns it to (0, -0.866025, -0.5).
  add(smilingDancer());
  app::BakedDance dance = baked("on", kOn, 0);
  const base::Quat knee(0.965926F, -0.258819F, 0, 0);
  dance.models[0].locals[2].rotation = knee;
  const ReadGlb glb = made(input({dance}));
  const auto q = glb.keys(glb.node("左ひざ"), "rotation").values;
  EXPECT_THAT(q, ElementsAre(0.258819F, 0.0F, 0.0F, 0.965926F));
  const base::Vec3 shin = base::Quat(q[3], q[0], q[1], q[2]) * base::Vec3(0, -1, 0);
  EXPECT_NEAR(shin.y, -0.866025F, 1e-5F);
  EXPECT_NEAR(shin.z, -0.5F, 1e-5F);
}

TEST_F(GlbModelTest, AStillHasThePoseAndNoClips) {
  add(smilingDancer());
  app::GlbInput given = input({});
  const std::vector<app::BakedDance> dances{baked("on", kOn)};
  std::vector<app::BakedDance> end{dances[0]};
  given = input(end);
  given.still = true;
  const ReadGlb glb = made(given);
  EXPECT_FALSE(glb.json.contains("animations"));
  EXPECT_EQ(glb.json["meshes"][0]["weights"], (std::vector<float>{0.5F}));
}

TEST_F(GlbModelTest, TwoModelsShareNoNamesAndDanceInOneClip) {
  add(smilingDancer());
  add(smilingDancer());
  const std::vector<app::BakedDance> dances{baked("on", kOn)};
  const ReadGlb glb = made(input(dances));
  EXPECT_EQ(glb.json["skins"].size(), 2U);
  EXPECT_EQ(glb.json["animations"].size(), 1U);
  std::set<std::string> names;
  for (const auto& node : glb.json["nodes"]) EXPECT_TRUE(names.insert(node["name"]).second) << node["name"];
  EXPECT_GT(glb.keys(glb.node("左ひざ.2"), "rotation").values.size(), 40U);
  const auto joint = glb.json["skins"][1]["joints"][2].get<std::size_t>();
  EXPECT_EQ(glb.json["nodes"][joint]["name"], "左ひざ.2");
  ASSERT_EQ(losses_.size(), 1U);
  EXPECT_THAT(app::issueOf(losses_[0]).detail, testing::HasSubstr("6 bones"));
}

TEST_F(GlbModelTest, TheTermsAreInTheFile) {
  add(smilingDancer());
  app::GlbInput given = input({});
  given.models[0].terms.readmes = {{.name = "readme.txt", .where = "/home/someone/readme.txt", .text = "商用不可"}};
  const auto asset = made(given).json["asset"];
  EXPECT_EQ(asset["generator"], "Odori test");
  EXPECT_THAT(asset["copyright"].get<std::string>(), testing::StartsWith("踊り子: 作者：誰か"));
  EXPECT_EQ(asset["extras"]["models"][0]["comment"], "作者：誰か\n再配布禁止");
  EXPECT_EQ(asset["extras"]["models"][0]["readmes"][0]["text"], "商用不可");
  EXPECT_THAT(asset.dump(), testing::Not(testing::HasSubstr("someone"))) << "no folder of this machine";
}

TEST_F(GlbModelTest, WithoutATriangleItIsRefused) {
  add(support::dancer());
  app::Losses losses;
  const auto file = app::makeGlb(input({}), losses);
  ASSERT_FALSE(file);
  EXPECT_THAT(file.error().detail, testing::HasSubstr("triangle"));
}

TEST_F(GlbModelTest, TooManyBonesAreRefused) {
  pmx::Model model = smilingDancer();
  model.bones.resize(65'535, support::dancer().bones[5]);
  add(std::move(model));
  app::Losses losses;
  const auto file = app::makeGlb(input({}), losses);
  ASSERT_FALSE(file);
  EXPECT_THAT(file.error().detail, testing::HasSubstr("65534"));
}

}  // namespace
