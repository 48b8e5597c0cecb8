// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests draw accessories, with colours computed by hand from accessories.md 7.
#include <gtest/gtest.h>
#include <QColor>

#include "tests/support/scene_stage.h"

namespace {

using support::addSquare;
using support::draw;
using support::kMiddle;
using support::kTowardsCamera;
using support::Shadows;
using support::square;

/// Returns a square with this normal and an accessory's material.
pmx::Model accessory(base::Vec3 normal, base::Vec3 diffuse, base::Vec3 emissive) {
  pmx::Model model = square(normal);
  model.format = pmx::ModelFormat::X;
  model.materials[0].diffuse = base::Vec4(diffuse, 1.0F);
  model.materials[0].ambient = emissive;
  return model;
}

/// MMD's light is 154/255 and travels along (-0.5, -1, 0.5): the direction to the light is (1, 2,
/// -1) over the square root of 6.
TEST(AccessoryLook, IsLitByTheAngleToTheLight) {
  ODORI_NEEDS_OPENGL();
  const base::Vec3 diffuse{0.5F, 0.25F, 1.0F}, emissive{0.1F, 0.2F, 0.0F};
  // (0.603922 - 0.3) diffuse + emissive, and 1/sqrt(6) = 0.408248 times diffuse where it faces the
  // camera
  EXPECT_TRUE(colourNear(draw(accessory(kTowardsCamera, diffuse, emissive)), kMiddle, kMiddle, QColor(116, 96, 182)));
  // upwards it is 2/sqrt(6) = 0.816497; blue is cut at 1
  EXPECT_TRUE(colourNear(draw(accessory({0, 1, 0}, diffuse, emissive)), kMiddle, kMiddle, QColor(168, 122, 255)));
  // away from the light only the first part counts
  EXPECT_TRUE(colourNear(draw(accessory({0, 0, 1}, diffuse, emissive)), kMiddle, kMiddle, QColor(64, 70, 78)));
}

TEST(AccessoryLook, TheSameMaterialOfAPmxIsLitAllOver) {
  ODORI_NEEDS_OPENGL();
  auto model = accessory({0, 0, 1}, {0.5F, 0.25F, 1.0F}, {0.1F, 0.2F, 0.0F});
  model.format = pmx::ModelFormat::Pmx;
  // diffuse times 0.603922 plus ambient (mmd-reference.md 11.3)
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, QColor(103, 90, 154)));
}

TEST(AccessoryLook, EmissiveOnBlackIsThePlainTexture) {
  ODORI_NEEDS_OPENGL();
  for (const base::Vec3 normal : {base::Vec3(0, 0, -1), base::Vec3(0, 0, 1), base::Vec3(0, 0, 0)}) {
    auto model = accessory(normal, base::Vec3(0), base::Vec3(1));
    EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, Qt::white, 0));
    model.textures.emplace_back("a.png");
    model.materials[0].texture = 0;
    const QColor plain(17, 130, 201);
    EXPECT_TRUE(colourNear(draw(model, {support::plain(plain)}), kMiddle, kMiddle, plain, 0));
  }
}

TEST(AccessoryLook, ASkyOfTenThousandUnitsIsNotCut) {
  ODORI_NEEDS_OPENGL();
  // GIVEN the back of a dome, 10,000 units behind the middle of the stage
  pmx::Model model = accessory(kTowardsCamera, base::Vec3(0), base::Vec3(0));
  addSquare(model, kTowardsCamera, 10000.0F, 4000.0F);
  model.materials[0].indexCount = 0;
  model.indices.erase(model.indices.begin(), model.indices.begin() + 6);
  model.materials[1].diffuse = base::Vec4(0, 0, 0, 1);
  model.materials[1].ambient = {0.2F, 0.4F, 0.6F};
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, QColor(51, 102, 153)));
}

TEST(AccessoryLook, BackFacesAreNotDrawn) {
  ODORI_NEEDS_OPENGL();
  auto model = accessory(kTowardsCamera, base::Vec3(0), base::Vec3(0));
  std::swap(model.indices[1], model.indices[2]);
  std::swap(model.indices[4], model.indices[5]);
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, Qt::white, 0));
}

TEST(AccessoryLook, SelfShadowLeavesThePartThatDoesNotKnowTheAngle) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a wall of an accessory, lit from the camera, and a square before it that casts its shadow
  // on its middle
  pmx::Model model = accessory(kTowardsCamera, base::Vec3(0.5F), base::Vec3(0.1F));
  model.materials[0].flags = pmx::materialFlag::receiveShadow;
  addSquare(model, kTowardsCamera, -4.0F, 1.0F);
  model.materials[1].flags = pmx::materialFlag::castShadow;
  model.materials[1].diffuse.a = 1.0F / 255.0F;  // it hardly hides what is behind it
  const vmd::LightState light{base::Vec3(154.0F / 255.0F), {0.0F, 0.0F, 1.0F}};
  const Shadows self{app::GroundShadow::Off, {1, 0.01125F}};
  const QImage picture = draw(model, {}, {96, 96}, {}, light, self);
  // THEN 0.303922 / 2 + 0.1 there, and 1/2 more beside it
  EXPECT_TRUE(colourNear(picture, kMiddle, kMiddle, QColor(64, 64, 64), 2));
  EXPECT_TRUE(colourNear(picture, kMiddle - 12, kMiddle, QColor(192, 192, 192)));
}

/// Returns a picture of a model with an actor's own switches.
QImage withSwitches(const pmx::Model& model, float opacity, bool groundShadow) {
  support::Resting actor(model);
  actor.frame.opacity = opacity;
  actor.frame.groundShadow = groundShadow;
  app::ModelTextures textures;
  app::SceneView view(QSize(96, 96));
  view.setGround(false, false);
  view.setActor(1, model, textures);
  view.setShadows(app::GroundShadow::Opaque, {});
  const app::ShownActor shown{1, &actor.frame};
  view.setFrame({{}, {&shown, 1}, {}});
  return view.capture();
}

TEST(ActorSwitches, OpacityIsTimesTheAlphaOfEveryMaterial) {
  ODORI_NEEDS_OPENGL();
  pmx::Model model = accessory(kTowardsCamera, base::Vec3(0), base::Vec3(0));
  EXPECT_TRUE(colourNear(withSwitches(model, 1.0F, true), kMiddle, kMiddle, Qt::black));
  EXPECT_TRUE(colourNear(withSwitches(model, 0.5F, true), kMiddle, kMiddle, QColor(128, 128, 128)));
  model.materials[0].diffuse.a = 0.5F;  // a quarter of black on white
  EXPECT_TRUE(colourNear(withSwitches(model, 0.5F, true), kMiddle, kMiddle, QColor(191, 191, 191)));
  model.materials[0].flags = pmx::materialFlag::edge;
  model.materials[0].edgeSize = 20.0F;
  const QImage none = withSwitches(model, 0.0F, true);
  for (int y = 0; y < 96; ++y)
    for (int x = 0; x < 96; ++x) ASSERT_EQ(none.pixelColor(x, y), QColor(Qt::white)) << x << ", " << y;
}

TEST(ActorSwitches, TheShadowOnTheGroundIsEachActorsOwn) {
  ODORI_NEEDS_OPENGL();
  pmx::Model model = accessory(kTowardsCamera, base::Vec3(0), base::Vec3(0));
  model.materials[0].flags = pmx::materialFlag::groundShadow;
  const auto shadowed = [](const QImage& picture) {
    int count = 0;
    for (int y = 0; y < 96; ++y)
      for (int x = 0; x < 96; ++x) count += picture.pixelColor(x, y) == QColor(154, 154, 154) ? 1 : 0;
    return count;
  };
  EXPECT_GT(shadowed(withSwitches(model, 1.0F, true)), 20);
  EXPECT_EQ(shadowed(withSwitches(model, 1.0F, false)), 0);
}

}  // namespace
