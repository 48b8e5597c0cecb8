// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_mtoon.h"

#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>

#include "app/export/glb_light.h"
#include "app/export/glb_model.h"
#include "tests/app/export/read_glb.h"
#include "tests/app/files/dancer.h"

namespace {

using Json = nlohmann::json;
using testing::ElementsAre;
using testing::FloatNear;

constexpr const char* kMtoon = "VRMC_materials_mtoon";

std::vector<float> floatsOf(const Json& json) { return json.get<std::vector<float>>(); }

/// This exports redDancer() at rest, with MToon and the ramp of toon 01: white, then 205 of 255.
class GlbMtoonTest : public testing::Test {
 protected:
  GlbMtoonTest() : model_(support::redDancer()) {
    model_.materials[0].toon = 0;
    model_.materials[0].sharedToon = true;
    ramp_.assign(32, base::Vec3(205.0F / 255.0F));
    std::fill_n(ramp_.begin(), 16, base::Vec3(1.0F));
  }

  [[nodiscard]] pmx::Material& material() { return model_.materials[0]; }

  /// Adds copies of the material, each with the same triangles.
  void repeat(std::size_t count) {
    const std::vector<std::uint32_t> indices = model_.indices;
    while (model_.materials.size() < count) {
      model_.materials.push_back(model_.materials[0]);
      model_.indices.insert(model_.indices.end(), indices.begin(), indices.end());
    }
  }

  support::ReadGlb made() {
    app::Show show;
    const app::ActorId id = show.add(support::loaded(model_));
    static_cast<void>(show.evaluate(0.0));
    const app::Actor& actor = *show.actor(id);
    std::vector<pmx::MaterialState> states(actor.frame().materials.begin(), actor.frame().materials.end());
    if (change_) change_(states[0]);
    for (std::size_t i = 0; shades_ && i < states.size(); ++i)
      states[i].ambient.g = static_cast<float>(i + 1) / static_cast<float>(states.size());
    app::GlbInput input;
    input.models.push_back({.model = actor.loadedModel().get(),
                            .name = "dancer",
                            .placement = {},
                            .materials = states,
                            .picture = picture_,
                            .ramp = [this](const pmx::Material&) { return ramp_; },
                            .terms = {}});
    input.light = light_;
    input.toon = toon_;
    input.selfShadow = selfShadow_;
    losses_.clear();
    const auto file = app::makeGlb(input, losses_);
    EXPECT_TRUE(file) << base::describe(file.error());
    return file ? support::readGlb(*file) : support::ReadGlb{};
  }
  Json mtoon() { return made().json["materials"][0]["extensions"][kMtoon]; }

  pmx::Model model_;
  std::vector<base::Vec3> ramp_;
  std::function<void(pmx::MaterialState&)> change_;
  app::TexturePictures picture_;
  vmd::LightState light_;
  bool toon_ = true, selfShadow_ = false;
  bool shades_ = false;  // each material has another colour
  app::Losses losses_;
};

TEST_F(GlbMtoonTest, IsBesideUnlitOnlyWhereItIsAskedFor) {
  const Json json = made().json;
  EXPECT_EQ(json["extensionsUsed"], (std::vector<std::string>{"KHR_materials_unlit", kMtoon, "KHR_lights_punctual"}));
  EXPECT_TRUE(json["materials"][0]["extensions"].contains("KHR_materials_unlit"));
  EXPECT_EQ(json["materials"][0]["extensions"][kMtoon]["specVersion"], "1.0");
  toon_ = false;
  const Json plain = made().json;
  EXPECT_EQ(plain["extensionsUsed"], (std::vector<std::string>{"KHR_materials_unlit"}));
  EXPECT_FALSE(plain["materials"][0]["extensions"].contains(kMtoon));
  EXPECT_FALSE(plain.contains("extensions"));
}

TEST_F(GlbMtoonTest, TheShadeIsTheRampsDarkEnd) {
  // Lit: 1 * 154/255 = 0.603922 as stored, 0.32314 in linear light. In the shade times 205/255:
  // 0.485506, 0.20087.
  const Json material = made().json["materials"][0];
  EXPECT_NEAR(material["pbrMetallicRoughness"]["baseColorFactor"][0].get<float>(), 0.32314F, 1e-4F);
  const Json& mtoon = material["extensions"][kMtoon];
  EXPECT_THAT(floatsOf(mtoon["shadeColorFactor"]), ElementsAre(FloatNear(0.20087F, 1e-4F), 0.0F, 0.0F));
  EXPECT_NEAR(mtoon["shadingShiftFactor"].get<float>(), 0.0F, 1e-6F);
  EXPECT_NEAR(mtoon["shadingToonyFactor"].get<float>(), 0.96875F, 1e-6F);
  EXPECT_EQ(floatsOf(mtoon["parametricRimColorFactor"]), (std::vector<float>{0, 0, 0}));
  EXPECT_EQ(floatsOf(mtoon["matcapFactor"]), (std::vector<float>{0, 0, 0}));
}

TEST_F(GlbMtoonTest, ATextureIsInLitAndShadedColours) {
  model_.textures.emplace_back("skin.png");
  material().texture = 0;
  picture_ = [](std::size_t, const app::ChannelTables& tables) {
    EXPECT_EQ(tables[0][255], 154) << "the picture has the lit colour";
    return app::ExportedPicture{.mimeType = "image/png", .bytes = {std::byte{1}}, .width = 1, .height = 1, .alpha = {}};
  };
  const Json material = made().json["materials"][0];
  const Json& mtoon = material["extensions"][kMtoon];
  EXPECT_EQ(mtoon["shadeMultiplyTexture"]["index"], material["pbrMetallicRoughness"]["baseColorTexture"]["index"]);
  // 205/255 alone, in linear light.
  EXPECT_THAT(floatsOf(mtoon["shadeColorFactor"]), testing::Each(FloatNear(0.61050F, 1e-4F)));
}

TEST_F(GlbMtoonTest, ARampThatIsColouredAtItsLitEndColoursTheBase) {
  ramp_.assign(32, base::Vec3(0.5F));
  const Json material = made().json["materials"][0];
  // 0.603922 * 0.5 = 0.301961 as stored, 0.07421 in linear light.
  EXPECT_NEAR(material["pbrMetallicRoughness"]["baseColorFactor"][0].get<float>(), 0.07421F, 1e-4F);
  EXPECT_NEAR(material["extensions"][kMtoon]["shadeColorFactor"][0].get<float>(), 0.07421F, 1e-4F);
  // THEN it is said, since programs without MToon show it, too: 255 * (1 - 0.5) = 127.5
  ASSERT_EQ(losses_.size(), 1U);
  EXPECT_THAT(app::issueOf(losses_[0]).detail,
              testing::HasSubstr("the toon of 1 material isn't white on the lit side"));
  EXPECT_THAT(app::issueOf(losses_[0]).detail, testing::EndsWith("up to 128 of 255"));
}

TEST_F(GlbMtoonTest, AToonThatIsBrighterInTheShadeIsSaidWhereATextureCantBe) {
  std::fill_n(ramp_.begin(), 16, base::Vec3(0.5F));
  std::fill(ramp_.begin() + 16, ramp_.end(), base::Vec3(1.0F));
  // Without a texture the shade has the material's whole colour.
  EXPECT_NEAR(mtoon()["shadeColorFactor"][0].get<float>(), 0.32314F, 1e-4F);
  EXPECT_EQ(losses_.size(), 1U) << "only that it isn't white on the lit side";
  model_.textures.emplace_back("skin.png");
  material().texture = 0;
  picture_ = [](std::size_t, const app::ChannelTables&) {
    return app::ExportedPicture{.mimeType = "image/png", .bytes = {std::byte{1}}, .width = 1, .height = 1, .alpha = {}};
  };
  EXPECT_EQ(floatsOf(mtoon()["shadeColorFactor"]), (std::vector<float>{1, 1, 1}));
  ASSERT_EQ(losses_.size(), 2U);
  EXPECT_THAT(app::issueOf(losses_[1]).detail,
              testing::HasSubstr("the toon of 1 material is brighter on the shaded side"));
}

TEST_F(GlbMtoonTest, AMaterialWithoutToonHasNoShade) {
  material().toon = -1;
  const Json material = made().json["materials"][0];
  EXPECT_NEAR(material["extensions"][kMtoon]["shadeColorFactor"][0].get<float>(), 0.32314F, 1e-4F);
}

TEST_F(GlbMtoonTest, WhereSelfShadowIsOnItsReceiversAreShadedByIt) {
  selfShadow_ = true;
  EXPECT_NEAR(mtoon()["shadingToonyFactor"].get<float>(), 0.96875F, 1e-6F) << "it doesn't receive";
  material().flags |= pmx::materialFlag::receiveShadow;
  const Json receiving = mtoon();
  EXPECT_NEAR(receiving["shadingShiftFactor"].get<float>(), -1.0F / 6.0F, 1e-6F);
  EXPECT_NEAR(receiving["shadingToonyFactor"].get<float>(), 5.0F / 6.0F, 1e-6F);
  EXPECT_NEAR(receiving["shadeColorFactor"][0].get<float>(), 0.20087F, 1e-4F);
}

TEST_F(GlbMtoonTest, AMaterialMorphOfTheToonCounts) {
  // The ramp's colours times 0.5, of which half counts: white becomes 0.75.
  change_ = [](pmx::MaterialState& state) { state.toonMul = {0.5F, 0.5F, 0.5F, 0.5F}; };
  const Json material = made().json["materials"][0];
  // 0.603922 * 0.75 = 0.452941 as stored, 0.17304 in linear light.
  EXPECT_NEAR(material["pbrMetallicRoughness"]["baseColorFactor"][0].get<float>(), 0.17304F, 1e-4F);
}

TEST_F(GlbMtoonTest, AnAccessoryGetsDarkerTowardsTheShade) {
  model_.format = pmx::ModelFormat::X;
  const Json shaded = mtoon();
  // Its colour is diffuse * (light - 0.3 + cosine): at 0.3 that of the lit side, at 0 and below
  // 0.303922 as stored, 0.07520 in linear light.
  EXPECT_NEAR(shaded["shadeColorFactor"][0].get<float>(), 0.07520F, 1e-4F);
  EXPECT_NEAR(shaded["shadingShiftFactor"].get<float>(), -0.15F, 1e-6F);
  EXPECT_NEAR(shaded["shadingToonyFactor"].get<float>(), 0.85F, 1e-6F);
}

TEST_F(GlbMtoonTest, AnOutlineIsAsWideAsWithMmdsStartCamera) {
  material().flags |= pmx::materialFlag::edge;
  material().edgeSize = 2.0F;
  material().edgeColour = {0.5F, 0, 0, 1};
  // mmd-reference.md 11.7: size 1 is 0.045 units with the start camera, 0.0036 m.
  const Json wide = mtoon();
  EXPECT_EQ(wide["outlineWidthMode"], "worldCoordinates");
  EXPECT_NEAR(wide["outlineWidthFactor"].get<float>(), 0.0072F, 1e-6F);
  EXPECT_THAT(floatsOf(wide["outlineColorFactor"]), ElementsAre(FloatNear(0.21404F, 1e-4F), 0.0F, 0.0F));
  EXPECT_EQ(wide["outlineLightingMixFactor"], 0.0);
  model_.vertices[0].edgeScale = 0.0F;  // of four vertices, used six times, twice by this one
  EXPECT_NEAR(mtoon()["outlineWidthFactor"].get<float>(), 0.0072F * 4.0F / 6.0F, 1e-6F);
  ASSERT_EQ(losses_.size(), 1U);
  EXPECT_THAT(app::issueOf(losses_[0]).detail, testing::HasSubstr("the outline of 1 material differs in width"));
  for (pmx::Vertex& vertex : model_.vertices) vertex.edgeScale = 0.5F;
  static_cast<void>(made());
  EXPECT_TRUE(losses_.empty()) << "all are as wide";
  model_.vertices[0].edgeScale = 0.0F;
  material().edgeSize = 0.0F;
  static_cast<void>(made());
  EXPECT_TRUE(losses_.empty()) << "there is no outline";
}

TEST_F(GlbMtoonTest, NoOutlineIsWhereMmdDrawsNone) {
  EXPECT_FALSE(mtoon().contains("outlineWidthMode")) << "without the flag";
  material().flags |= pmx::materialFlag::edge;
  EXPECT_TRUE(mtoon().contains("outlineWidthMode"));
  for (const auto& change : std::vector<std::function<void(pmx::Material&)>>{
           [](pmx::Material& m) { m.edgeSize = 0.0F; }, [](pmx::Material& m) { m.edgeColour.a = 0.0F; },
           [](pmx::Material& m) { m.flags |= pmx::materialFlag::lines; },
           [](pmx::Material& m) { m.flags |= pmx::materialFlag::points; }}) {
    const pmx::Material before = material();
    change(material());
    EXPECT_FALSE(mtoon().contains("outlineWidthMode"));
    material() = before;
  }
}

TEST_F(GlbMtoonTest, BlendedMaterialsKeepTheirOrderAndTheirDepth) {
  material().diffuse.a = 0.5F;
  repeat(3);
  model_.materials[1].diffuse.a = 1.0F;
  const Json materials = made().json["materials"];
  ASSERT_EQ(materials.size(), 3U);
  EXPECT_EQ(materials[0]["extensions"][kMtoon]["renderQueueOffsetNumber"], 0);
  EXPECT_EQ(materials[0]["extensions"][kMtoon]["transparentWithZWrite"], true);
  EXPECT_FALSE(materials[1]["extensions"][kMtoon].contains("renderQueueOffsetNumber")) << "it is opaque";
  EXPECT_EQ(materials[2]["extensions"][kMtoon]["renderQueueOffsetNumber"], 1);
}

TEST_F(GlbMtoonTest, MoreThanTenBlendedMaterialsShareTheTenPlaces) {
  material().diffuse.a = 0.5F;
  repeat(25);
  int last = 0;
  const Json materials = made().json["materials"];
  for (const Json& each : materials) {
    const int place = each["extensions"][kMtoon]["renderQueueOffsetNumber"].get<int>();
    EXPECT_GE(place, last);
    EXPECT_LE(place, 9);
    last = place;
  }
  EXPECT_EQ(last, 9);
}

TEST_F(GlbMtoonTest, ASphereThatIsAddedIsAMatcap) {
  model_.textures.emplace_back("shine.spa");
  material().sphereTexture = 0;
  material().sphereModeByte = 2;
  std::vector<app::ChannelTables> asked;
  picture_ = [&](std::size_t, const app::ChannelTables& tables) {
    asked.push_back(tables);
    return app::ExportedPicture{.mimeType = "image/png", .bytes = {std::byte{1}}, .width = 1, .height = 1, .alpha = {}};
  };
  const Json added = mtoon();
  EXPECT_EQ(added["matcapTexture"]["index"], 0);
  EXPECT_EQ(floatsOf(added["matcapFactor"]), (std::vector<float>{1, 1, 1}));
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_EQ(asked[0], app::addedTables({154.0F / 255.0F, 0, 0}, base::Vec3(1.0F))) << "added to the lit colour";
  change_ = [](pmx::MaterialState& state) {
    state.sphereMul = {0.5F, 1, 1, 0.25F};
    state.sphereAdd = {0.25F, 0, 0, 0.25F};
  };
  static_cast<void>(made());
  // Half of texel * 0.5 + 0.25.
  EXPECT_EQ(asked[1], app::addedTables({154.0F / 255.0F, 0, 0}, {0.25F, 0.5F, 0.5F}, {0.125F, 0, 0}));
  material().sphereModeByte = 1;
  EXPECT_FALSE(mtoon().contains("matcapTexture")) << "one that multiplies can't be one";
}

TEST_F(GlbMtoonTest, WhatMtoonCantHaveIsListed) {
  std::fill(ramp_.begin() + 11, ramp_.begin() + 22, base::Vec3(0.2F));
  material().flags |= pmx::materialFlag::edge;
  material().edgeColour.a = 0.5F;
  static_cast<void>(made());
  ASSERT_EQ(losses_.size(), 2U);
  EXPECT_THAT(app::issueOf(losses_[0]).detail, testing::HasSubstr("the toon of 1 material has more colours"));
  EXPECT_THAT(app::issueOf(losses_[1]).detail, testing::HasSubstr("the outline of 1 material is translucent"));
  toon_ = false;
  static_cast<void>(made());
  EXPECT_TRUE(losses_.empty());
}

TEST_F(GlbMtoonTest, ManyColoursOfALargeTextureAreMadeUpToALimit) {
  // 2048 x 2048 pixels go 64 times into 268,435,456 (limits.md).
  model_.textures.emplace_back("noise.png");
  material().texture = 0;
  material().sphereTexture = 0;
  material().sphereModeByte = 2;
  repeat(600);
  shades_ = true;
  std::size_t asked = 0;
  picture_ = [&](std::size_t, const app::ChannelTables&) {
    ++asked;
    return app::ExportedPicture{.mimeType = "image/png",
                                .bytes = {std::byte{1}},
                                .width = 2048,
                                .height = 2048,
                                .alpha = {},
                                .mean = base::Vec3(0.5F)};
  };
  const Json file = made().json;
  EXPECT_EQ(asked, 66U) << "the first, its 64 copies, and one as it is";
  EXPECT_EQ(file["images"].size(), 66U);
  // The first texture is free. Its sphere, which is the same for all whose texture is tinted, and
  // the textures of 63 others are the copies.
  const Json& first = file["materials"][0];
  EXPECT_EQ(first["pbrMetallicRoughness"]["baseColorFactor"][0], 1.0F);
  const Json& last = file["materials"][599];
  EXPECT_EQ(last["pbrMetallicRoughness"]["baseColorTexture"]["index"], 65);
  EXPECT_EQ(last["extensions"][kMtoon]["shadeMultiplyTexture"]["index"], 65);
  EXPECT_NEAR(last["pbrMetallicRoughness"]["baseColorFactor"][0].get<float>(), 0.32314F, 1e-4F);
  EXPECT_NEAR(last["extensions"][kMtoon]["shadeColorFactor"][0].get<float>(), 0.20087F, 1e-4F);
  EXPECT_FALSE(last["extensions"][kMtoon].contains("matcapTexture"));
  ASSERT_EQ(losses_.size(), 2U);
  EXPECT_THAT(app::issueOf(losses_[0]).detail,
              testing::HasSubstr("the texture of 536 materials isn't tinted as MMD does it"));
  EXPECT_THAT(app::issueOf(losses_[1]).detail, testing::HasSubstr("the added sphere of 536 materials is left out"));
}

TEST_F(GlbMtoonTest, TheLightIsWhiteAndShinesAsTheShows) {
  light_.colour = {0.5F, 0.25F, 1.0F};
  const support::ReadGlb glb = made();
  const Json& light = glb.json["extensions"]["KHR_lights_punctual"]["lights"][0];
  EXPECT_EQ(light["type"], "directional");
  EXPECT_EQ(light["color"], (std::vector<int>{1, 1, 1})) << "its colour is in the materials";
  EXPECT_NEAR(light["intensity"].get<double>(), 3.14159265, 1e-6);
  const Json& node = glb.json["nodes"][glb.node("light")];
  EXPECT_EQ(node["extensions"]["KHR_lights_punctual"]["light"], 0);
  EXPECT_EQ(floatsOf(node["extras"]["colour"]), (std::vector<float>{0.5F, 0.25F, 1.0F}));
  EXPECT_THAT(glb.json["scenes"][0]["nodes"], testing::Contains(glb.node("light")));
}

TEST(LightNode, ShinesAlongTheLight) {
  struct Case {
    base::Vec3 mmd, gltf;
  };
  constexpr float k = 0.408248F;
  for (const Case& each :
       {Case{{-0.5F, -1.0F, 0.5F}, {-k, -2.0F * k, -k}}, Case{{0, 0, 1}, {0, 0, -1}}, Case{{0, 0, -3}, {0, 0, 1}},
        Case{{0, -1, 0}, {0, -1, 0}}, Case{{2, 0, 0}, {1, 0, 0}}, Case{{0, 0, 0}, {-k, -2.0F * k, -k}}}) {
    const base::Quat turn = app::lightNodeRotation({.colour = base::Vec3(1.0F), .direction = each.mmd});
    EXPECT_NEAR(glm::distance(turn * base::Vec3(0, 0, -1), each.gltf), 0.0F, 1e-5F) << each.mmd.x << each.mmd.z;
  }
}

}  // namespace
