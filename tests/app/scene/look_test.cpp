// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// MMD's look, one rule a scene, against colours computed by hand from mmd-reference.md chapter 11.
#include <algorithm>

#include <gtest/gtest.h>
#include <QColor>

#include "tests/support/scene_stage.h"

namespace {

using support::addSquare;
using support::draw;
using support::kMiddle;
using support::kTowardsCamera;
using support::plain;
using support::square;

// Light L is 154/255; its direction is (-0.5, -1, 0.5), so a square that faces the camera has n.l =
// 0.408 and one whose normals point down has n.l = -0.816.
constexpr base::Vec3 kDown{0, -1, 0};

QColor grey(double value) { return QColor::fromRgbF(float(value), float(value), float(value)); }

TEST(Look, BaseColourIsAmbientPlusDiffuseTimesLight) {
  ODORI_NEEDS_OPENGL();
  // GIVEN diffuse 0.8, ambient 0.4 (vector G1)
  auto model = square();
  model.materials[0].diffuse = {0.8F, 0.8F, 0.8F, 1};
  model.materials[0].ambient = {0.4F, 0.4F, 0.4F};
  // THEN 0.8 * 0.603922 + 0.4, without a term of the normal
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, grey(0.883137)));
  // AND 0.5 / 0.3 gives 0.601961
  model.materials[0].diffuse = {0.5F, 0.5F, 0.5F, 1};
  model.materials[0].ambient = {0.3F, 0.3F, 0.3F};
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, grey(0.601961)));
}

TEST(Look, BaseColourIsCutAtOne) {
  ODORI_NEEDS_OPENGL();
  auto model = square();
  model.materials[0].diffuse = {1, 1, 1, 1};
  model.materials[0].ambient = {0.9F, 0.5F, 0.1F};
  model.textures = {"half.png"};
  model.materials[0].texture = 0;
  // THEN the sum is clamped before the texture, not after
  EXPECT_TRUE(colourNear(draw(model, {plain(QColor(100, 100, 100))}), kMiddle, kMiddle, QColor(100, 100, 70)));
}

TEST(Look, SharedToonOneShadesWhatFacesAway) {
  ODORI_NEEDS_OPENGL();
  for (const auto& [normal, factor] : {std::pair{kTowardsCamera, 1.0}, std::pair{kDown, 205.0 / 255.0}}) {
    auto model = square(normal);
    model.materials[0].ambient = {1, 1, 1};
    model.materials[0].sharedToon = true;
    model.materials[0].toon = 0;
    EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, grey(factor)));
  }
}

TEST(Look, AnOwnToonIsReadFromTheTopAndClamped) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a ramp whose upper half is red and lower half blue
  QImage ramp = plain(Qt::red, 4, 64);
  for (int y = 32; y < 64; ++y)
    for (int x = 0; x < 4; ++x) ramp.setPixelColor(x, y, Qt::blue);
  auto model = square();
  model.textures = {"ramp.png"};
  model.materials[0].ambient = {1, 1, 1};
  model.materials[0].toon = 0;
  // THEN the lit side is red (v = 0.296), the far side blue (v = 0.908)
  EXPECT_TRUE(colourNear(draw(model, {ramp}), kMiddle, kMiddle, Qt::red));
  for (auto& vertex : model.vertices) vertex.normal = kDown;
  EXPECT_TRUE(colourNear(draw(model, {ramp}), kMiddle, kMiddle, Qt::blue));
  // AND a surface that faces the light exactly (v = 0) doesn't wrap around to the bottom row
  for (auto& vertex : model.vertices) vertex.normal = {0.408248F, 0.816497F, -0.408248F};
  EXPECT_TRUE(colourNear(draw(model, {ramp}), kMiddle, kMiddle, Qt::red));
}

TEST(Look, AToonNamedLikeASharedOneStandsForItWhereTheFileIsMissing) {
  ODORI_NEEDS_OPENGL();
  auto model = square(kDown);
  model.textures = {"toon\\Toon03.BMP"};
  model.materials[0].ambient = {1, 1, 1};
  model.materials[0].toon = 0;
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, QColor(154, 154, 154)));
  // AND a file beside the model wins
  EXPECT_TRUE(colourNear(draw(model, {plain(Qt::red)}), kMiddle, kMiddle, Qt::red));
}

TEST(Look, TextureTopLeftIsUvZero) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a picture with a different colour in each quarter
  QImage image = plain(Qt::white, 32, 32);
  for (int y = 0; y < 32; ++y)
    for (int x = 0; x < 32; ++x)
      image.setPixelColor(x, y, y < 16 ? (x < 16 ? Qt::red : Qt::green) : (x < 16 ? Qt::blue : Qt::black));
  auto model = square();
  model.textures = {"quarters.png"};
  model.materials[0].texture = 0;
  model.materials[0].ambient = {1, 1, 1};
  // WHEN it is drawn on a square that fills 10 of the 24 units of height
  const QImage picture = draw(model, {image});
  // THEN red is at the top left, green at the top right, blue at the bottom left
  EXPECT_TRUE(colourNear(picture, kMiddle - 9, kMiddle - 9, Qt::red));
  EXPECT_TRUE(colourNear(picture, kMiddle + 9, kMiddle - 9, Qt::green));
  EXPECT_TRUE(colourNear(picture, kMiddle - 9, kMiddle + 9, Qt::blue));
  EXPECT_TRUE(colourNear(picture, kMiddle + 9, kMiddle + 9, Qt::black));
}

TEST(Look, TexturesOfOneSizeStayApart) {
  ODORI_NEEDS_OPENGL();
  // GIVEN two squares side by side, each with a texture and a shared toon of its own
  auto model = square(kDown);
  addSquare(model, kDown, 0.0F);
  for (std::size_t i = 0; i < 8; ++i) model.vertices[i].position.x += i < 4 ? -5.0F : 5.0F;
  model.textures = {"red.png", "green.png"};
  for (int i = 0; i < 2; ++i) {
    auto& material = model.materials[static_cast<std::size_t>(i)];
    material.texture = i;
    material.ambient = {1, 1, 1};
    material.sharedToon = true;
    material.toon = i == 0 ? 2 : 1;
  }
  const QImage picture = draw(model, {plain(Qt::red), plain(Qt::green)}, {192, 96});
  // THEN the left one is red in toon03's shade 154, the right one green in toon02's 225
  EXPECT_TRUE(colourNear(picture, 96 - 20, 48, QColor(154, 0, 0)));
  EXPECT_TRUE(colourNear(picture, 96 + 20, 48, QColor(0, 225, 0)));
}

TEST(Look, SphereMapsMultiplyAndAddAtTheViewNormal) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a map that is grey 100 but for its top right quarter, grey 50
  QImage map = plain(QColor(100, 100, 100), 64, 64);
  for (int y = 0; y < 32; ++y)
    for (int x = 32; x < 64; ++x) map.setPixelColor(x, y, QColor(50, 50, 50));
  // AND normals that point right and up in the view: (0.6, 0.6, -0.53) reads u = 0.8, v = 0.2
  auto model = square({0.6F, 0.6F, -0.529150F});
  model.textures = {"map.bmp"};
  model.materials[0].sphereTexture = 0;
  model.materials[0].diffuse = {0, 0, 0, 1};
  model.materials[0].ambient = {0.5F, 0.5F, 0.5F};
  model.materials[0].sphereModeByte = 1;
  EXPECT_TRUE(colourNear(draw(model, {map}), kMiddle, kMiddle, QColor(25, 25, 25)));
  model.materials[0].sphereModeByte = 2;
  EXPECT_TRUE(colourNear(draw(model, {map}), kMiddle, kMiddle, QColor(178, 178, 178)));
  // AND pointing left and down reads the other grey: 127.5 + 100
  for (auto& vertex : model.vertices) vertex.normal = {-0.6F, -0.6F, -0.529150F};
  EXPECT_TRUE(colourNear(draw(model, {map}), kMiddle, kMiddle, QColor(228, 228, 228)));
}

TEST(Look, SubTextureReadsTheFirstAdditionalUv) {
  ODORI_NEEDS_OPENGL();
  QImage map = plain(Qt::red, 16, 16);
  for (int y = 0; y < 16; ++y)
    for (int x = 8; x < 16; ++x) map.setPixelColor(x, y, Qt::green);
  auto model = square();
  model.header.additionalUvCount = 1;
  model.additionalUvs = {{4, base::Vec4(0.75F, 0.5F, 0, 0)}};
  model.textures = {"sub.png"};
  model.materials[0].ambient = {1, 1, 1};
  model.materials[0].sphereTexture = 0;
  model.materials[0].sphereModeByte = 3;
  EXPECT_TRUE(colourNear(draw(model, {map}), kMiddle, kMiddle, Qt::green));
}

TEST(Look, SpecularIsBlinnTimesLight) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a square whose normal is halfway between the light and the eye: n.h = 1
  const base::Vec3 l{0.408248F, 0.816497F, -0.408248F};
  const base::Vec3 h = glm::normalize(l + base::Vec3(0, 0, -1));
  auto model = square(h);
  model.materials[0].diffuse = {0, 0, 0, 1};
  model.materials[0].specular = {0.5F, 0.5F, 0.5F};
  model.materials[0].specularPower = 5;
  // THEN 0.5 * 0.603922
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, grey(0.301961), 2));
  // AND power 0 means no specular at all
  model.materials[0].specularPower = 0;
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, Qt::black));
}

TEST(Look, AHighlightThatOnlyAMorphBringsIsDrawn) {
  ODORI_NEEDS_OPENGL();
  // GIVEN the square of the highlight above, whose material has none, and a morph that adds it
  const base::Vec3 l{0.408248F, 0.816497F, -0.408248F};
  auto model = square(glm::normalize(l + base::Vec3(0, 0, -1)));
  model.materials[0].diffuse = {0, 0, 0, 1};
  pmx::MaterialOffset add;
  add.material = 0;
  add.operation = 1;
  add.specular = {0.5F, 0.5F, 0.5F};
  add.specularPower = 5;
  pmx::Morph morph;
  morph.kind = pmx::MorphKind::Material;
  morph.offsets = std::vector{add};
  model.morphs.push_back(morph);
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, Qt::black));
  // WHEN the morph has done its work THEN the highlight is there
  support::Resting actor(model);
  std::vector<pmx::MaterialState> materials(actor.frame.materials.begin(), actor.frame.materials.end());
  materials[0].specular = add.specular;
  materials[0].specularPower = add.specularPower;
  actor.frame.materials = materials;
  app::SceneView view(QSize(96, 96));
  view.setGround(false, false);
  view.setActor(1, model, {});
  view.setCamera({});
  view.setLight({});
  const app::ShownActor shown{1, &actor.frame};
  view.setFrame({{}, {&shown, 1}, {}});
  EXPECT_TRUE(colourNear(view.capture(), kMiddle, kMiddle, grey(0.301961), 2));
}

TEST(Look, StripesStayApartOnAFloorSeenEdgeOn) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a floor 1.5 units below the eye with eight stripes along the view, each 4 texels wide: a
  // pixel covers about 10 texels along a stripe and 1.6 across
  auto model = square();
  for (auto& vertex : model.vertices) vertex.position = {vertex.position.x, 8.5F, 4.0F * (vertex.position.y - 10.0F)};
  QImage stripes = plain(Qt::black, 64, 64);
  for (int x = 0; x < 64; ++x)
    for (int y = 0; y < 64 && x % 8 < 4; ++y) stripes.setPixelColor(x, y, Qt::white);
  model.textures = {"stripes.png"};
  model.materials[0].texture = 0;
  model.materials[0].ambient = {1, 1, 1};
  model.materials[0].flags = pmx::materialFlag::doubleSided;
  const QImage picture = draw(model, {stripes});
  int darkest = 255, brightest = 0;
  for (int x = kMiddle - 12; x <= kMiddle + 12; ++x) {
    const int red = qRed(picture.pixel(x, kMiddle + 7));
    darkest = std::min(darkest, red);
    brightest = std::max(brightest, red);
  }
  // THEN they are seen. A filter of 10 by 10 texels would mix whole stripes to grey.
  EXPECT_GT(brightest - darkest, 64) << darkest << " to " << brightest;
}

TEST(Look, BackFacesAreLeftOutUnlessDoubleSided) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a square seen from behind
  auto model = square();
  model.indices = {0, 2, 1, 0, 3, 2};
  model.materials[0].ambient = {1, 0, 0};
  model.materials[0].diffuse = {0, 0, 0, 1};
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, Qt::white));
  model.materials[0].flags = pmx::materialFlag::doubleSided;
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, Qt::red));
}

TEST(Look, MaterialsBlendInFileOrderAndWriteDepth) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a red square behind and a half transparent blue one in front
  auto model = square(kTowardsCamera, 2.0F);
  addSquare(model, kTowardsCamera, -2.0F);
  model.materials[0].diffuse = {0, 0, 0, 1};
  model.materials[0].ambient = {1, 0, 0};
  model.materials[1].diffuse = {0, 0, 0, 0.5F};
  model.materials[1].ambient = {0, 0, 1};
  // THEN in file order blue lies over red
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, QColor(128, 0, 128)));
  // AND in the other order the front one is drawn first over white and hides the one behind:
  // nothing is sorted
  std::swap(model.materials[0], model.materials[1]);
  std::rotate(model.indices.begin(), model.indices.begin() + 6, model.indices.end());
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, QColor(128, 128, 255)));
}

TEST(Look, AMaterialWithAlphaZeroDrawsNothing) {
  ODORI_NEEDS_OPENGL();
  // GIVEN an invisible square in front of a red one
  auto model = square(kTowardsCamera, -2.0F);
  addSquare(model, kTowardsCamera, 2.0F);
  model.materials[0].diffuse = {0, 0, 0, 0};
  model.materials[1].diffuse = {0, 0, 0, 1};
  model.materials[1].ambient = {1, 0, 0};
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, Qt::red));
}

TEST(Look, TextureAlphaCutsHoles) {
  ODORI_NEEDS_OPENGL();
  auto model = square();
  model.textures = {"hole.png"};
  model.materials[0].texture = 0;
  model.materials[0].ambient = {1, 1, 1};
  EXPECT_TRUE(colourNear(draw(model, {plain(QColor(255, 0, 0, 0))}), kMiddle, kMiddle, Qt::white));
  EXPECT_TRUE(colourNear(draw(model, {plain(QColor(255, 0, 0, 255))}), kMiddle, kMiddle, Qt::red));
}

TEST(Look, AMissingTextureIsSeenToBeMissing) {
  ODORI_NEEDS_OPENGL();
  auto model = square();
  model.textures = {"gone.png"};
  model.materials[0].texture = 0;
  model.materials[0].ambient = {1, 1, 1};
  const QImage picture = draw(model);
  // THEN the square isn't one flat colour
  int darkest = 255, lightest = 0;
  for (int x = kMiddle - 15; x <= kMiddle + 15; ++x) {
    darkest = std::min(darkest, picture.pixelColor(x, kMiddle + 5).red());
    lightest = std::max(lightest, picture.pixelColor(x, kMiddle + 5).red());
  }
  EXPECT_GT(lightest - darkest, 8);
  EXPECT_GT(darkest, 180);
}

TEST(Look, TheEdgeIsAsWideAsItsFormulaSays) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a black square whose normals point outwards in the picture's plane, edge size 4, camera
  // 45 away
  auto model = square();
  const base::Vec3 outwards[] = {{-1, 1, 0}, {1, 1, 0}, {1, -1, 0}, {-1, -1, 0}};
  for (std::size_t i = 0; i < 4; ++i) model.vertices[i].normal = glm::normalize(outwards[i]);
  model.materials[0].diffuse = {0, 0, 0, 1};
  // the hull's back faces must face the camera: wind the square the other way and draw both of its
  // sides
  model.indices = {0, 2, 1, 0, 3, 2};
  model.materials[0].flags = pmx::materialFlag::edge | pmx::materialFlag::doubleSided;
  model.materials[0].edgeSize = 20;
  model.materials[0].edgeColour = {1, 0, 0, 1};
  // WHEN it's drawn at 720 lines: 29.86 pixels a unit
  const QImage picture = draw(model, {}, {720, 720});
  // THEN the hull reaches 20 * 45 * 0.001 = 0.9 units along the diagonal, 0.636 to each side: 19
  // pixels
  const int side = 360 + static_cast<int>(5 * 29.86);
  EXPECT_TRUE(colourNear(picture, side + 14, 360, Qt::red));
  EXPECT_TRUE(colourNear(picture, side + 24, 360, Qt::white));
  EXPECT_TRUE(colourNear(picture, side - 3, 360, Qt::black));
}

TEST(Look, EdgeScaleOfAVertexAndAlphaOfTheColourCount) {
  ODORI_NEEDS_OPENGL();
  auto model = square();
  const base::Vec3 outwards[] = {{-1, 1, 0}, {1, 1, 0}, {1, -1, 0}, {-1, -1, 0}};
  for (std::size_t i = 0; i < 4; ++i) {
    model.vertices[i].normal = glm::normalize(outwards[i]);
    model.vertices[i].edgeScale = 0.0F;
  }
  model.indices = {0, 2, 1, 0, 3, 2};
  model.materials[0].flags = pmx::materialFlag::edge | pmx::materialFlag::doubleSided;
  model.materials[0].edgeSize = 20;
  model.materials[0].edgeColour = {1, 0, 0, 0.5F};
  const int outside = 360 + static_cast<int>(5 * 29.86) + 10;
  EXPECT_TRUE(colourNear(draw(model, {}, {720, 720}), outside, 360, Qt::white));
  for (auto& vertex : model.vertices) vertex.edgeScale = 1.0F;
  EXPECT_TRUE(colourNear(draw(model, {}, {720, 720}), outside, 360, QColor(255, 128, 128)));
}

TEST(Look, MoreBonesThanAUniformBlockHoldsGoThroughAStorageBuffer) {
  ODORI_NEEDS_OPENGL();
  if (!app::gpuLimits().storageBuffers) GTEST_SKIP() << "no storage buffers";
  // GIVEN 1,500 bones, where 1,365 fit into a block of 64 KiB, and a square on the last one
  auto model = square();
  model.bones.resize(1500);
  for (auto& vertex : model.vertices) vertex.bones[0] = 1499;
  model.materials[0].diffuse = {0, 0, 0, 1};
  model.materials[0].ambient = {1, 0, 0};
  ASSERT_EQ(app::paletteHome(model.bones.size() + 1), app::PaletteHome::StorageBuffer);
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, Qt::red));
}

TEST(Look, TheSamePictureTwiceIsTheSameBytes) {
  ODORI_NEEDS_OPENGL();
  auto model = square();
  addSquare(model, kDown, 1.0F, 6.0F);
  model.materials[0].diffuse.a = 0.4F;
  EXPECT_EQ(draw(model), draw(model));
}

}  // namespace
