// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Shadows, one rule a scene, against colours computed by hand from mmd-reference.md 11.6 and 11.8.
#include <gtest/gtest.h>
#include <QColor>
#include <glm/geometric.hpp>

#include "app/view/camera.h"
#include "tests/support/scene_stage.h"

namespace {

using support::addSquare;
using support::draw;
using support::kFrontLight;
using support::kMiddle;
using support::kTowardsCamera;
using support::Shadows;
using support::square;

constexpr QSize kShadowSize{96, 96};
const Shadows kSelfShadowAlone{app::GroundShadow::Off, {1, 0.01125F}};

/// Makes a material white everywhere, with toon03 (154 in its lower half).
void makeWhite(pmx::Material& material, std::uint8_t flags) {
  material.ambient = {1, 1, 1};
  material.sharedToon = true;
  material.toon = 2;
  material.flags = flags;
}

/// Returns a large square and a small one 4 units in front of it; the light puts the small one's
/// shadow in the middle.
pmx::Model smallBeforeLarge(std::uint8_t small, std::uint8_t large) {
  auto model = square(kTowardsCamera, 4.0F);
  addSquare(model, kTowardsCamera, 0.0F, 1.0F);
  for (std::size_t i = 4; i < 8; ++i) model.vertices[i].position.y += 0.4F;
  makeWhite(model.materials[0], large);
  makeWhite(model.materials[1], small);
  return model;
}

/// Returns a camera that is moved up and looks down, so that shadow and caster come apart: the
/// small square's shadow shows above its upper edge.
vmd::CameraState fromAbove() {
  vmd::CameraState camera;
  camera.rotation.x = -0.6F;  // looks down by 34 degrees
  return camera;
}

QPoint pixelOf(const base::Vec3& world, const vmd::CameraState& camera) {
  const auto matrices = app::cameraMatrices(camera, 1.0F);
  const base::Vec4 clip = matrices.projection * matrices.view * base::Vec4(world, 1.0F);
  return {static_cast<int>((0.5F + 0.5F * clip.x / clip.w) * 96),
          static_cast<int>((0.5F - 0.5F * clip.y / clip.w) * 96)};
}

QColor at(const QImage& picture, const QPoint& p) { return picture.pixelColor(p); }

constexpr auto kCast = pmx::materialFlag::castShadow;
constexpr auto kReceive = pmx::materialFlag::receiveShadow;
constexpr std::uint8_t kBoth = kCast | kReceive;
const base::Vec3 kShadowed{0, 10, 4}, kLit{-3.5F, 8, 4};

TEST(SelfShadow, FallsOnWhatReceivesItInTheToonsDarkestColour) {
  ODORI_NEEDS_OPENGL();
  const auto camera = fromAbove();
  const QPoint dark = pixelOf(kShadowed, camera), light = pixelOf(kLit, camera);
  const QImage picture =
      draw(smallBeforeLarge(kCast, kReceive), {}, kShadowSize, camera, kFrontLight, kSelfShadowAlone);
  EXPECT_EQ(at(picture, dark), QColor(154, 154, 154));
  EXPECT_EQ(at(picture, light), QColor(Qt::white));
}

TEST(SelfShadow, NeedsTheFlagsOfBothMaterialsAndAMode) {
  ODORI_NEEDS_OPENGL();
  const auto camera = fromAbove();
  const QPoint dark = pixelOf(kShadowed, camera);
  const auto colour = [&](std::uint8_t small, std::uint8_t large, const Shadows& shadows) {
    return at(draw(smallBeforeLarge(small, large), {}, kShadowSize, camera, kFrontLight, shadows), dark);
  };
  EXPECT_EQ(colour(kCast, kReceive, {}), QColor(Qt::white));
  EXPECT_EQ(colour(kReceive, kReceive | kCast, kSelfShadowAlone), QColor(Qt::white));
  EXPECT_EQ(colour(kCast, kCast, kSelfShadowAlone), QColor(Qt::white));
  EXPECT_EQ(colour(kBoth, kBoth, {app::GroundShadow::Off, {2, 0.01125F}}), QColor(154, 154, 154));
}

TEST(SelfShadow, ASlopeHasNoneOfItsOwn) {
  ODORI_NEEDS_OPENGL();
  // GIVEN one large square, lit ever more from the side: n.l from 0.98 down to 0.34
  for (const float slant : {0.2F, 1.0F, 2.0F, 2.7F}) {
    auto model = square();
    makeWhite(model.materials[0], kBoth);
    const vmd::LightState light{base::Vec3(1.0F), {slant * 0.8F, -slant * 0.6F, 1.0F}};
    const QImage picture = draw(model, {}, kShadowSize, {}, light, kSelfShadowAlone);
    // THEN no pixel of it is darker
    for (int y = kMiddle - 16; y <= kMiddle + 16; ++y)
      for (int x = kMiddle - 16; x <= kMiddle + 16; ++x) ASSERT_EQ(at(picture, {x, y}), QColor(Qt::white)) << slant;
  }
}

TEST(SelfShadow, ASlopeHasNoneOfItsOwnWhereverItsNormalsPoint) {
  ODORI_NEEDS_OPENGL();
  // GIVEN the square with normals that are turned to the light, as makers of faces and hair do
  for (const int mode : {1, 2}) {
    const vmd::LightState light{base::Vec3(1.0F), {2.7F * 0.8F, -2.7F * 0.6F, 1.0F}};
    auto model = square(-glm::normalize(light.direction));
    makeWhite(model.materials[0], kBoth);
    const Shadows self{app::GroundShadow::Off, {static_cast<std::uint8_t>(mode), 0.01125F}};
    const QImage picture = draw(model, {}, kShadowSize, {}, light, self);
    for (int y = kMiddle - 16; y <= kMiddle + 16; ++y)
      for (int x = kMiddle - 16; x <= kMiddle + 16; ++x) ASSERT_EQ(at(picture, {x, y}), QColor(Qt::white)) << mode;
  }
}

TEST(SelfShadow, WhereTheMapEndsNothingIsDarkened) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a wall 80 units wide, 45 from the eye, a map that reaches 20, and light along the view:
  // the wall is beyond the map's far side. n.l is 1/6, half of the light where the map holds.
  pmx::Model model = square();
  const float across = std::sqrt(1.0F - 1.0F / 36.0F);
  addSquare(model, {across, 0, -1.0F / 6.0F}, -0.1F, 40.0F);
  makeWhite(model.materials[1], kBoth);
  const vmd::LightState light{base::Vec3(1.0F), {0, 0, 1}};
  const auto colour = [&](float distance) {
    return at(draw(model, {}, kShadowSize, {}, light, {app::GroundShadow::Off, {1, distance}}), {kMiddle, kMiddle});
  };
  EXPECT_EQ(colour(0.05F), QColor(Qt::white));
  EXPECT_NEAR(colour(0.001F).red(), 154 + 0.5 * (255 - 154), 2.0);
}

TEST(SelfShadow, TakesTheRampsPlaceWhereNothingCastsAny) {
  ODORI_NEEDS_OPENGL();
  // GIVEN n.l = 1/6: toon03's ramp would be white there, self shadow leaves half of the light
  auto model = square({std::sqrt(1.0F - 1.0F / 36.0F), 0, -1.0F / 6.0F});
  makeWhite(model.materials[0], kReceive);
  const vmd::LightState light{base::Vec3(1.0F), {0, 0, 1}};
  EXPECT_TRUE(colourNear(draw(model, {}, kShadowSize, {}, light, kSelfShadowAlone), kMiddle, kMiddle,
                         QColor(205, 205, 205), 2));
  EXPECT_TRUE(colourNear(draw(model, {}, kShadowSize, {}, light), kMiddle, kMiddle, Qt::white));
}

TEST(SelfShadow, DarkensTowardsTheLightsEdgeAndBeyond) {
  ODORI_NEEDS_OPENGL();
  // GIVEN normals with n.l = 1/6, 0 and -0.5: the light reaches clamp(3 n.l) = 0.5, 0, 0 of the
  // surface
  for (const auto& [facing, lit] : {std::pair{1.0F / 6.0F, 0.5F}, std::pair{0.0F, 0.0F}, std::pair{-0.5F, 0.0F}}) {
    const float across = std::sqrt(1.0F - facing * facing);
    auto model = square({across, 0, -facing});
    makeWhite(model.materials[0], kBoth);
    const vmd::LightState light{base::Vec3(1.0F), {0, 0, 1}};
    const int wanted = static_cast<int>(154 + (255 - 154) * lit + 0.5F);
    EXPECT_TRUE(colourNear(draw(model, {}, kShadowSize, {}, light, kSelfShadowAlone), kMiddle, kMiddle,
                           QColor(wanted, wanted, wanted), 2))
        << facing;
  }
}

TEST(SelfShadow, RampIsMmdsBehindItsThrower) {
  ODORI_NEEDS_OPENGL();
  // GIVEN K = 1500 over 50 units: 30 a unit. A gap of g units lets 1 - clamp(30 g - 0.3) through
  // (vector G6: 0.0002, 0.0005 and 0.001 of the depth give 1, 0.55 and 0, here 0.01, 0.025 and 0.05
  // units). Mode 2's 8000 at half the map's height is 80 a unit: 1 - (80 * 0.008 - 0.3) = 0.66.
  struct Row {
    float gap, lit;
    std::uint8_t mode;
  };
  for (const auto& [gap, lit, mode] :
       {Row{0.008F, 1.0F, 1}, {0.025F, 0.55F, 1}, {0.05F, 0.0F, 1}, {0.008F, 0.66F, 2}}) {
    auto model = square(kTowardsCamera, 0.0F);
    addSquare(model, kTowardsCamera, -gap, 4.0F);
    makeWhite(model.materials[0], kReceive);
    makeWhite(model.materials[1], kCast);
    // the caster shows its shadow through: it's wound the other way and single-sided
    std::swap(model.indices[7], model.indices[8]);
    std::swap(model.indices[10], model.indices[11]);
    const vmd::LightState light{base::Vec3(1.0F), {0, 0, 1}};
    const double wanted = 154.0 + (255.0 - 154.0) * lit;
    const Shadows self{app::GroundShadow::Off, {mode, 0.01125F}};
    const QColor got = draw(model, {}, kShadowSize, {}, light, self).pixelColor(kMiddle, kMiddle);
    EXPECT_NEAR(got.red(), wanted, 4.0) << gap;
  }
}

TEST(SelfShadow, TakesTheShineAway) {
  ODORI_NEEDS_OPENGL();
  const auto camera = fromAbove();
  auto model = smallBeforeLarge(kCast, kReceive);
  for (auto& material : model.materials) {
    material.ambient = {0.2F, 0.2F, 0.2F};
    material.diffuse = {0, 0, 0, 1};
    material.specular = {1, 1, 1};
    material.specularPower = 1;
  }
  const QImage picture = draw(model, {}, kShadowSize, camera, kFrontLight, kSelfShadowAlone);
  // THEN in the shadow there is 0.2 of the toon's 154 alone: 30.8
  EXPECT_TRUE(colourNear(picture, pixelOf(kShadowed, camera).x(), pixelOf(kShadowed, camera).y(), QColor(31, 31, 31)));
  EXPECT_GT(at(picture, pixelOf(kLit, camera)).red(), 100);
}

/// Lays a square flat at height y above the ground, facing up.
void layFlat(pmx::Model& model, std::size_t firstVertex, float y) {
  for (std::size_t i = firstVertex; i < firstVertex + 4; ++i) {
    auto& vertex = model.vertices[i];
    vertex.position = {vertex.position.x, y, vertex.position.y - 10.0F};
    vertex.normal = {0, 1, 0};
  }
}

TEST(GroundShadow, IsTheLightsColourOnceAPixel) {
  ODORI_NEEDS_OPENGL();
  // GIVEN two squares over each other, both casting shadow on the ground, seen from above
  auto model = square();
  addSquare(model, {0, 1, 0}, 0.0F);
  layFlat(model, 0, 10.0F);
  layFlat(model, 4, 10.5F);
  for (auto& material : model.materials) material.flags = pmx::materialFlag::groundShadow;
  vmd::CameraState camera;
  camera.target = {0, 0, 0};
  camera.distance = -110.0F;
  camera.rotation.x = -1.2F;
  const vmd::LightState light{{0.4F, 0.2F, 0.6F}, {-1.5F, -1.0F, 0.0F}};
  // its middle, (0, 10, 0), casts its shadow on (-15, 0, 0)
  const QPoint dark = pixelOf({-14, 0, 0}, camera);
  const auto colour = [&](app::GroundShadow kind) {
    return at(draw(model, {}, kShadowSize, camera, light, {kind, {}}), dark);
  };
  EXPECT_EQ(colour(app::GroundShadow::Off), QColor(Qt::white));
  EXPECT_EQ(colour(app::GroundShadow::Opaque), QColor(102, 51, 153));
  // THEN half transparent it's halfway to white, not darker where two shadows meet
  const QColor half = colour(app::GroundShadow::Translucent);
  EXPECT_NEAR(half.red(), 178.5, 1.0);
  EXPECT_NEAR(half.green(), 153, 1.0);
  EXPECT_NEAR(half.blue(), 204, 1.0);
  // AND without the flag, or with the light from below, there is none
  const vmd::LightState below{light.colour, {-1.5F, 1.0F, 0.0F}};
  EXPECT_EQ(at(draw(model, {}, kShadowSize, camera, below, {app::GroundShadow::Opaque, {}}), dark), QColor(Qt::white));
  for (auto& material : model.materials) material.flags = 0;
  EXPECT_EQ(colour(app::GroundShadow::Opaque), QColor(Qt::white));
}

TEST(GroundShadow, IsHiddenBehindTheModel) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a square between the camera and the ground
  auto model = square();
  layFlat(model, 0, 10.0F);
  model.materials[0].flags = pmx::materialFlag::groundShadow | pmx::materialFlag::doubleSided;
  model.materials[0].ambient = {1, 0, 0};
  model.materials[0].diffuse = {0, 0, 0, 1};
  vmd::CameraState camera;
  camera.rotation.x = -1.4F;
  const vmd::LightState light{base::Vec3(0.5F), {0.0F, -1.0F, 0.0F}};
  EXPECT_EQ(at(draw(model, {}, kShadowSize, camera, light, {app::GroundShadow::Opaque, {}}), {kMiddle, kMiddle}),
            QColor(Qt::red));
}

}  // namespace
