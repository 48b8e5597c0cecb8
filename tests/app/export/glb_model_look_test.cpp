// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// What the models of a GLB look like: materials, textures, the light, what is hidden.

#include <utility>
#include <vector>

#include <gmock/gmock.h>

#include "tests/app/export/glb_model_show.h"

namespace {

using support::kOn;
using support::ReadGlb;
using support::smilingDancer;
using testing::ElementsAre;
using testing::FloatNear;

using GlbModelLook = support::GlbModelTest;

TEST_F(GlbModelLook, ColoursAreLinearAndUnlit) {
  add(smilingDancer());
  const auto material = made(input({})).json["materials"][0];
  // Diffuse (1, 0, 0) in light of 154/255, ambient 0: 0.603922 as stored, by sRGB's curve 0.32314.
  const auto colour = material["pbrMetallicRoughness"]["baseColorFactor"].get<std::vector<float>>();
  const float ambient = support::redDancer().materials[0].ambient.r;
  ASSERT_EQ(ambient, 0.0F);
  EXPECT_THAT(colour, ElementsAre(FloatNear(0.32314F, 1e-4F), 0.0F, 0.0F, 1.0F));
  EXPECT_TRUE(material["extensions"].contains("KHR_materials_unlit"));
  EXPECT_FALSE(material.contains("alphaMode")) << "opaque is what glTF takes for granted";
}

TEST_F(GlbModelLook, AMaterialThatCantBeSeenIsMaskedAway) {
  pmx::Model model = smilingDancer();
  model.materials[0].diffuse.a = 0.0F;
  add(std::move(model));
  const auto material = made(input({})).json["materials"][0];
  EXPECT_EQ(material["alphaMode"], "MASK");
  EXPECT_EQ(material["pbrMetallicRoughness"]["baseColorFactor"][3], 0.0F);
}

TEST_F(GlbModelLook, AMaterialWithoutAShadowOnTheGroundSaysSo) {
  pmx::Model model = smilingDancer();
  model.materials[0].flags = pmx::materialFlag::groundShadow;
  model.materials[0].indexCount = 3;
  model.materials.resize(3, model.materials[0]);
  model.materials[1].flags = pmx::materialFlag::castShadow;  // that is the one on models
  model.materials[2].flags |= pmx::materialFlag::points;
  model.indices.resize(9);
  add(std::move(model));
  const auto materials = made(input({})).json["materials"];
  ASSERT_EQ(materials.size(), 3U);
  EXPECT_FALSE(materials[0].contains("extras"));
  EXPECT_EQ(materials[1]["extras"]["groundShadow"], false);
  EXPECT_EQ(materials[2]["extras"]["groundShadow"], false);
}

TEST_F(GlbModelLook, OpacityAndTheLightAreInTheMaterials) {
  add(smilingDancer());
  app::GlbInput given = input({});
  given.models[0].opacity = 0.25F;
  given.light.colour = {0.5F, 0, 0};
  const auto material = made(given).json["materials"][0];
  EXPECT_EQ(material["alphaMode"], "BLEND");
  EXPECT_EQ(material["pbrMetallicRoughness"]["baseColorFactor"][3], 0.25F);
  // 0.5 as stored is 0.21404 by sRGB's curve.
  EXPECT_NEAR(material["pbrMetallicRoughness"]["baseColorFactor"][0].get<float>(), 0.21404F, 1e-4F);
}

TEST_F(GlbModelLook, HiddenMaterialsAreLeftOut) {
  pmx::Model model = smilingDancer();
  model.materials[0].indexCount = 3;
  model.materials.push_back(model.materials[0]);
  add(std::move(model));
  app::GlbInput given = input({});
  EXPECT_EQ(made(given).json["meshes"][0]["primitives"].size(), 2U);
  const std::vector<std::int32_t> hidden{1};
  given.models[0].hiddenMaterials = hidden;
  EXPECT_EQ(made(given).json["meshes"][0]["primitives"].size(), 1U);
  const std::vector<std::int32_t> both{0, 1};
  given.models[0].hiddenMaterials = both;
  EXPECT_FALSE(app::makeGlb(given, losses_));
}

TEST_F(GlbModelLook, AMovingLightIsSaid) {
  add(smilingDancer());
  app::BakedDance dance = baked("on", kOn);
  dance.lights.resize(11);
  (void)made(input({dance}));
  EXPECT_TRUE(losses_.empty());
  dance.lights[4].colour = base::Vec3(0.9F);
  dance.lights[5].direction = dance.lights[6].direction = {1, -1, 0};
  (void)made(input({dance}));
  ASSERT_EQ(losses_.size(), 1U) << "unlit materials don't know a direction";
  EXPECT_THAT(app::issueOf(losses_[0]).detail,
              testing::HasSubstr("colour changes in the dance; 1 frame has that of the first"))
      << app::issueOf(losses_[0]).detail;
  const std::vector<app::BakedDance> dances{dance};
  app::GlbInput toon = input(dances);
  toon.toon = true;
  (void)made(toon);
  ASSERT_EQ(losses_.size(), 3U);
  EXPECT_THAT(app::issueOf(losses_[2]).detail,
              testing::HasSubstr("direction changes in the dance; 2 frames have that of the first"))
      << app::issueOf(losses_[2]).detail;
  app::GlbInput forPage = input(dances);
  forPage.forPage = true;
  (void)made(forPage);
  ASSERT_EQ(losses_.size(), 5U) << "a page throws a shadow";
  EXPECT_THAT(app::issueOf(losses_[4]).detail,
              testing::HasSubstr("direction changes in the dance; 2 frames have that of the first"))
      << app::issueOf(losses_[4]).detail;
}

TEST_F(GlbModelLook, AMaterialThatAMorphLeavesAloneHasZerosThatTakeNoBytes) {
  pmx::Model model = smilingDancer();
  model.indices = {0, 1, 2, 1, 2, 3};  // the morphs move vertex 0, and vertex 3
  model.materials[0].indexCount = 3;
  model.materials.push_back(model.materials[0]);
  pmx::Morph other = model.morphs.back();
  other.name = "怒り";
  other.offsets = std::vector<pmx::VertexOffset>{{3, {1, 0, 0}}};
  model.morphs.push_back(other);
  add(std::move(model));
  const auto json = made(input({})).json;
  const auto& parts = json["meshes"][0]["primitives"];
  ASSERT_EQ(parts.size(), 2U);
  const auto accessor = [&](int part, int target) {
    return json["accessors"][parts[part]["targets"][target]["POSITION"].get<std::size_t>()];
  };
  EXPECT_TRUE(accessor(0, 0).contains("sparse"));
  EXPECT_FALSE(accessor(0, 1).contains("sparse") || accessor(0, 1).contains("bufferView"));
  EXPECT_EQ(accessor(0, 1)["max"], (std::vector<int>{0, 0, 0}));
  EXPECT_EQ(parts[0]["targets"][1]["POSITION"], parts[1]["targets"][0]["POSITION"]) << "both have three vertices";
}

TEST_F(GlbModelLook, ATextureIsTintedAsMmdDoes) {
  pmx::Model model = smilingDancer();
  model.textures = {"face.png"};
  model.materials[0].texture = 0;
  add(std::move(model));
  app::GlbInput given = input({});
  app::ChannelTables asked{};
  given.models[0].picture = [&](std::size_t texture, const app::ChannelTables& tables) {
    EXPECT_EQ(texture, 0U);
    asked = tables;
    const auto bytes = std::as_bytes(std::span("PNG!", 4));
    return std::optional(app::ExportedPicture{
        .mimeType = "image/png", .bytes = {bytes.begin(), bytes.end()}, .width = 1, .height = 1, .alpha = {128}});
  };
  const ReadGlb glb = made(given);
  EXPECT_EQ(asked[0][255], 154) << "the picture is multiplied as stored, by 154/255";
  EXPECT_EQ(asked[1][255], 0);
  const auto& material = glb.json["materials"][0];
  EXPECT_EQ(material["pbrMetallicRoughness"]["baseColorFactor"], (std::vector<float>{1, 1, 1, 1}));
  EXPECT_EQ(material["alphaMode"], "BLEND") << "its one texel is half clear";
  EXPECT_EQ(glb.json["images"][0]["mimeType"], "image/png");
  EXPECT_EQ(glb.json["samplers"][0]["wrapS"], 10497);
}

}  // namespace
