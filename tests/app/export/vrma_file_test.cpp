// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests read VRM animations back from their bytes. A unit is 0.08 m, and Z is mirrored.

#include "app/export/vrma_file.h"

#include <string>

#include <gmock/gmock.h>

#include "tests/app/export/figure.h"
#include "tests/app/export/read_glb.h"

namespace {

using support::about;
using support::addBone;
using support::boneOf;
using support::figure;
using support::localOf;
using support::ReadGlb;
using testing::ElementsAre;
using testing::FloatNear;
using testing::Pointwise;

constexpr float kClose = 1e-5F;

void addMorph(pmx::Model& model, const char* name, pmx::MorphKind kind = pmx::MorphKind::Vertex) {
  pmx::Morph morph;
  morph.name = name;
  morph.kind = kind;
  model.morphs.push_back(morph);
}

class VrmaFileTest : public testing::Test {
 protected:
  void open(pmx::Model model, std::size_t frames) {
    model_ = support::loaded(std::move(model));
    auto found = app::humanoidOf(model_->model, model_->skeleton);
    ASSERT_TRUE(found) << base::describe(found.error());
    humanoid_ = *found;
    clip_ = support::restingClip(*model_, frames);
  }
  [[nodiscard]] base::Result<app::VrmaFile> make() const {
    return app::makeVrma({.model = model_.get(),
                          .humanoid = &humanoid_,
                          .clip = &clip_,
                          .motions = {"dance.vmd"},
                          .generator = "Odori 7",
                          .tolerance = tolerance_,
                          .stop = stop_});
  }
  [[nodiscard]] ReadGlb read() const {
    const auto made = make();
    EXPECT_TRUE(made) << base::describe(made.error());
    return made ? support::readGlb(made->file) : ReadGlb{};
  }
  static const nlohmann::json& extension(const ReadGlb& file) {
    return file.json.at("extensions").at("VRMC_vrm_animation");
  }
  static std::size_t nodeOf(const ReadGlb& file, const char* bone) {
    return extension(file).at("humanoid").at("humanBones").at(bone).at("node");
  }
  static std::vector<float> placeOf(const ReadGlb& file, const char* bone) {
    return file.json.at("nodes").at(nodeOf(file, bone)).at("translation");
  }
  static std::vector<float> turnsOf(const ReadGlb& file, const char* bone) {
    return file.keys(nodeOf(file, bone), "rotation").values;
  }

  std::shared_ptr<const app::LoadedModel> model_;
  app::Humanoid humanoid_;
  app::BakedClip clip_;
  std::optional<app::BakeTolerance> tolerance_;
  std::function<bool()> stop_;
};

TEST_F(VrmaFileTest, RestsInTPoseInMetres) {
  open(figure(), 1);
  const ReadGlb file = read();
  EXPECT_THAT(file.json.at("extensionsUsed"), ElementsAre("VRMC_vrm_animation"));
  EXPECT_EQ(extension(file).at("specVersion"), "1.0");
  EXPECT_EQ(file.json.at("asset"), (nlohmann::json{{"version", "2.0"},
                                                   {"generator", "Odori 7"},
                                                   {"extras", {{"model", "人"}, {"motions", {"dance.vmd"}}}}}));
  EXPECT_THAT(placeOf(file, "hips"), Pointwise(FloatNear(kClose), {0.0F, 0.72F, 0.0F}));
  EXPECT_THAT(placeOf(file, "leftUpperLeg"), Pointwise(FloatNear(kClose), {0.08F, 0.0F, 0.0F}));
  EXPECT_THAT(placeOf(file, "leftLowerArm"), Pointwise(FloatNear(kClose), {0.2262742F, 0.0F, 0.0F}));
  EXPECT_THAT(placeOf(file, "rightLowerArm"), Pointwise(FloatNear(kClose), {-0.2262742F, 0.0F, 0.0F}));
  EXPECT_EQ(file.json.at("nodes").at(nodeOf(file, "leftUpperLeg")).at("children"),
            nlohmann::json::array({nodeOf(file, "leftLowerLeg")}));
  EXPECT_FALSE(file.json.contains("meshes"));
}

TEST_F(VrmaFileTest, HasAKeyForEachFrame) {
  open(figure(), 3);
  clip_.first = 600;
  localOf(clip_, *model_, "左ひざ", 1).rotation = {0.965926F, -0.258819F, 0, 0};
  localOf(clip_, *model_, "センター", 2).translation += base::Vec3(1, 2, 3);
  const ReadGlb file = read();
  const auto knee = file.keys(nodeOf(file, "leftLowerLeg"), "rotation");
  EXPECT_THAT(knee.seconds, ElementsAre(0.0F, 1.0F / 30.0F, 2.0F / 30.0F));
  EXPECT_THAT(knee.values, Pointwise(FloatNear(kClose), {0.0F, 0.0F, 0.0F, 1.0F, 0.258819F, 0.0F, 0.0F, 0.965926F, 0.0F,
                                                         0.0F, 0.0F, 1.0F}));
  // The thighs' middle moves from (0, 9, 0) to (1, 11, 3).
  const auto path = file.keys(nodeOf(file, "hips"), "translation").values;
  ASSERT_EQ(path.size(), 9U);
  EXPECT_THAT(std::vector<float>(path.begin(), path.begin() + 3), Pointwise(FloatNear(kClose), {0.0F, 0.72F, 0.0F}));
  EXPECT_THAT(std::vector<float>(path.begin() + 6, path.end()), Pointwise(FloatNear(kClose), {0.08F, 0.88F, -0.24F}));
  // Arms hang by 45 degrees all the time: about Z, which isn't mirrored. One key says it.
  EXPECT_THAT(turnsOf(file, "leftUpperArm"), Pointwise(FloatNear(kClose), {0.0F, 0.0F, -0.3826834F, 0.9238795F}));
  EXPECT_EQ(file.json.at("animations").at(0).at("extras").at("firstFrame"), 600);
}

TEST_F(VrmaFileTest, OnlyTheHipsMoveAndNothingIsScaled) {
  open(figure(), 2);
  for (base::Transform& local : clip_.locals) local.translation += base::Vec3(0.1F, 0, 0);
  const ReadGlb file = read();
  for (const auto& [name, bone] : extension(file).at("humanoid").at("humanBones").items()) {
    EXPECT_EQ(file.keys(bone.at("node"), "translation").values.empty(), name != "hips") << name;
    EXPECT_TRUE(file.keys(bone.at("node"), "scale").values.empty()) << name;
    EXPECT_FALSE(file.json.at("nodes").at(bone.at("node").get<std::size_t>()).contains("rotation")) << name;
  }
}

TEST_F(VrmaFileTest, ALargeDancerRestsAsLargeAndStandsWhereTheShowSays) {
  open(figure(), 1);
  clip_.placements[0] = {.position = {10, 0, 5}, .turn = 90, .scale = 2};
  const ReadGlb file = read();
  EXPECT_THAT(placeOf(file, "hips"), Pointwise(FloatNear(kClose), {0.0F, 1.44F, 0.0F}));
  EXPECT_THAT(placeOf(file, "leftLowerArm"), Pointwise(FloatNear(kClose), {0.4525483F, 0.0F, 0.0F}));
  EXPECT_THAT(file.keys(nodeOf(file, "hips"), "translation").values,
              Pointwise(FloatNear(kClose), {0.8F, 1.44F, -0.4F}));
  // A quarter turn about Y, which is the other way round where Z is mirrored.
  EXPECT_THAT(turnsOf(file, "hips"), Pointwise(FloatNear(kClose), {0.0F, -0.7071068F, 0.0F, 0.7071068F}));
}

TEST_F(VrmaFileTest, MorphsBecomeExpressions) {
  pmx::Model model = figure();
  for (const char* name : {"あ", "まばたき", "ｳｨﾝｸ２右", "笑い", "にこり", "涙", "お", "照れ", "lookUp", "涙"})
    addMorph(model, name);
  addMorph(model, "持ち上げ", pmx::MorphKind::Bone);
  addMorph(model, "え", pmx::MorphKind::Group);
  open(model, 2);
  const auto weight = [&](std::size_t morph) -> float& { return clip_.weights[clip_.morphs + morph]; };  // in frame 1
  weight(0) = 0.25F;
  weight(3) = 0.5F;
  weight(4) = 0.75F;
  weight(2) = 1.5F;   // beyond 1
  weight(1) = -0.5F;  // below 0
  weight(5) = 1.0F;
  weight(8) = 1.0F;
  weight(9) = 0.5F;
  weight(10) = 1.0F;
  weight(11) = 0.5F;
  const ReadGlb file = read();
  const nlohmann::json& expressions = extension(file).at("expressions");
  const auto keysOf = [&](const char* kind, const char* name) {
    return file.keys(expressions.at(kind).at(name).at("node"), "translation").values;
  };
  EXPECT_THAT(keysOf("preset", "aa"), ElementsAre(0, 0, 0, 0.25F, 0, 0));
  EXPECT_THAT(keysOf("preset", "happy"), ElementsAre(0, 0, 0, 0.75F, 0, 0)) << "the stronger of two";
  EXPECT_THAT(keysOf("preset", "blinkRight"), ElementsAre(0, 0, 0, 1, 0, 0));
  EXPECT_THAT(keysOf("preset", "blink"), ElementsAre(0, 0, 0));
  EXPECT_THAT(keysOf("preset", "oh"), ElementsAre(0, 0, 0));
  EXPECT_THAT(keysOf("preset", "ee"), ElementsAre(0, 0, 0, 0.5F, 0, 0)) << "a group's own weight";
  EXPECT_THAT(keysOf("custom", "涙"), ElementsAre(0, 0, 0, 1, 0, 0));
  EXPECT_THAT(keysOf("custom", "涙.2"), ElementsAre(0, 0, 0, 0.5F, 0, 0));
  EXPECT_THAT(keysOf("custom", "lookUp.2"), ElementsAre(0, 0, 0, 1, 0, 0)) << "a preset's name isn't free";
  EXPECT_EQ(expressions.at("preset").size(), 6U);
  EXPECT_EQ(expressions.at("custom").size(), 3U) << "unused ones and bone morphs have none";
}

TEST_F(VrmaFileTest, EyesBecomeAGaze) {
  open(figure(), 1);
  localOf(clip_, *model_, "左目").rotation = about({0, 1, 0}, 20);
  localOf(clip_, *model_, "右目").rotation = about({0, 1, 0}, 20);
  const ReadGlb file = read();
  const nlohmann::json& gaze = extension(file).at("lookAt");
  EXPECT_THAT(gaze.at("offsetFromHeadBone").get<std::vector<float>>(),
              Pointwise(FloatNear(kClose), {0.0F, 0.08F, 0.08F}));
  EXPECT_THAT(file.keys(gaze.at("node"), "rotation").values,
              Pointwise(FloatNear(kClose), {0.0F, -0.1736482F, 0.0F, 0.9848078F}));
  pmx::Model blind = figure();
  for (const char* eye : {"左目", "右目"}) blind.bones[boneOf(blind, eye)].name = "x";
  open(blind, 1);
  EXPECT_FALSE(extension(read()).contains("lookAt"));
}

TEST_F(VrmaFileTest, HipsOnTheFloorAreRefused) {
  pmx::Model model = figure();
  for (pmx::Bone& bone : model.bones) bone.position.y -= 9.0F;
  open(model, 1);
  const auto made = make();
  ASSERT_FALSE(made);
  EXPECT_EQ(base::describe(made.error()), "the model's hips rest on the floor or below, which VRM can't have");
}

TEST_F(VrmaFileTest, AStopLeavesNoFile) {
  open(figure(), 3);
  stop_ = [] { return true; };
  const auto made = make();
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().code, base::ErrorCode::CannotWrite);
}

}  // namespace
