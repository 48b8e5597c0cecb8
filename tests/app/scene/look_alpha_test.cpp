// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Alpha, edges that morph, and the materials of PMX 2.1, one rule a scene (mmd-reference.md 11.7,
// 11.9, 11.10).
#include <gtest/gtest.h>
#include <QColor>
#include <glm/geometric.hpp>

#include "tests/support/scene_stage.h"

namespace {

using support::addSquare;
using support::draw;
using support::kMiddle;
using support::kTowardsCamera;
using support::plain;
using support::square;

constexpr QSize kLarge{720, 720};
constexpr int kOutside = 360 + 149 + 10;  // right of a square 10 units wide at 29.86 pixels a unit

/// Returns a square with a red outline, 0.636 units (19 pixels) to each side.
pmx::Model outlined() {
  auto model = square();
  const base::Vec3 outwards[] = {{-1, 1, 0}, {1, 1, 0}, {1, -1, 0}, {-1, -1, 0}};
  for (std::size_t i = 0; i < 4; ++i) model.vertices[i].normal = glm::normalize(outwards[i]);
  model.indices = {0, 2, 1, 0, 3, 2};
  auto& material = model.materials[0];
  material.flags = pmx::materialFlag::edge | pmx::materialFlag::doubleSided;
  material.edgeSize = 20;
  material.edgeColour = {1, 0, 0, 1};
  material.diffuse = {0, 0, 0, 1};
  return model;
}

TEST(Alpha, AHiddenMaterialKeepsItsOutline) {
  ODORI_NEEDS_OPENGL();
  auto model = outlined();
  model.materials[0].diffuse.a = 0.0F;
  EXPECT_TRUE(colourNear(draw(model, {}, kLarge), kOutside, 360, Qt::red));
  // AND loses it with the outline's own alpha
  model.materials[0].edgeColour.a = 0.0F;
  EXPECT_TRUE(colourNear(draw(model, {}, kLarge), kOutside, 360, Qt::white));
  EXPECT_TRUE(colourNear(draw(model, {}, kLarge), 360, 360, Qt::white));
}

TEST(Edge, OfSizeZeroDoesNotShowBacks) {
  ODORI_NEEDS_OPENGL();
  // GIVEN an open surface seen from behind, single-sided: only its outline's hull could show
  auto model = outlined();
  model.materials[0].flags = pmx::materialFlag::edge;
  model.materials[0].edgeSize = 0.0F;
  EXPECT_TRUE(colourNear(draw(model, {}, kLarge), 360, 360, Qt::white));
}

TEST(Edge, IsAsWideOnTheScreenFromAfar) {
  ODORI_NEEDS_OPENGL();
  // GIVEN the outline from twice the distance: the square is half as large, the outline as wide as
  // before
  vmd::CameraState far;
  far.distance = -90.0F;
  const QImage picture = draw(outlined(), {}, kLarge, far);
  const int side = 360 + 75;
  EXPECT_TRUE(colourNear(picture, side + 14, 360, Qt::red));
  EXPECT_TRUE(colourNear(picture, side + 24, 360, Qt::white));
}

TEST(Edge, IsMeasuredFromTheOnlyBoneOfAModelWithoutASecond) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a bone 10 units before the camera: 20 * 10 * 0.001 = 0.2 units, 4 pixels to each side
  auto model = outlined();
  model.bones[0].position = {0, 10, -35};
  const QImage picture = draw(model, {}, kLarge);
  EXPECT_TRUE(colourNear(picture, 360 + 149 + 2, 360, Qt::red));
  EXPECT_TRUE(colourNear(picture, 360 + 149 + 7, 360, Qt::white));
}

TEST(Alpha, AlmostOpaqueBlendsAndWritesDepth) {
  ODORI_NEEDS_OPENGL();
  // GIVEN alpha 0.99 in front, drawn first, and red behind, drawn later: depth is written at any
  // alpha
  auto model = square(kTowardsCamera, -2.0F);
  addSquare(model, kTowardsCamera, 2.0F);
  model.materials[0].diffuse = {0, 0, 0, 0.99F};
  model.materials[0].ambient = {0, 0, 1};
  model.materials[1].diffuse = {0, 0, 0, 1};
  model.materials[1].ambient = {1, 0, 0};
  // THEN 0.99 of blue over 0.01 of white, nothing of red
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, QColor(3, 3, 255)));
  // AND a nearly invisible square (alpha below 0.004) writes none
  model.materials[0].diffuse.a = 0.003F;
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, Qt::red));
}

TEST(Alpha, TextureTimesMaterialTimesSphere) {
  ODORI_NEEDS_OPENGL();
  auto model = square();
  model.textures = {"a.tga", "b.png"};
  model.materials[0].texture = 0;
  model.materials[0].sphereTexture = 1;
  model.materials[0].sphereModeByte = 1;
  model.materials[0].ambient = {1, 1, 1};
  model.materials[0].diffuse.a = 0.8F;
  // 0.8 * 128/255 * 204/255 = 0.321 of black over white
  const QImage picture = draw(model, {plain(QColor(0, 0, 0, 128)), plain(QColor(255, 255, 255, 204))});
  EXPECT_TRUE(colourNear(picture, kMiddle, kMiddle, QColor::fromRgbF(0.6787F, 0.6787F, 0.6787F)));
}

TEST(Materials21, VertexColoursStandForTheLitMaterial) {
  ODORI_NEEDS_OPENGL();
  auto model = square();
  model.header.additionalUvCount = 1;
  model.additionalUvs = {{4, base::Vec4(0.2F, 0.4F, 0.8F, 0.5F)}};
  model.materials[0].flags = pmx::materialFlag::vertexColour;
  model.materials[0].ambient = {1, 0, 0};
  // THEN half of (51, 102, 204) over white, whatever the material's own colour
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, QColor(153, 179, 230)));
  // AND a texture still has its effect
  model.textures = {"grey.png"};
  model.materials[0].texture = 0;
  EXPECT_TRUE(colourNear(draw(model, {plain(QColor(0, 255, 255))}), kMiddle, kMiddle, QColor(128, 179, 230)));
}

TEST(Materials21, AModelWithoutVertexColoursHasItsMaterials) {
  ODORI_NEEDS_OPENGL();
  auto model = square();
  model.materials[0].flags = pmx::materialFlag::vertexColour;
  model.materials[0].ambient = {1, 0, 0};
  model.materials[0].diffuse = {0, 0, 0, 1};
  EXPECT_TRUE(colourNear(draw(model), kMiddle, kMiddle, Qt::red));
}

TEST(Alpha, BeyondOneCountsAsOne) {
  ODORI_NEEDS_OPENGL();
  // GIVEN alpha 2, as a morph may make it, times a texture's 102 of 255: 0.4 of black over white
  auto model = square();
  model.materials[0].diffuse = {0, 0, 0, 2};
  model.textures = {"glass.png"};
  model.materials[0].texture = 0;
  EXPECT_TRUE(colourNear(draw(model, {plain(QColor(0, 0, 0, 102))}), kMiddle, kMiddle, QColor(153, 153, 153)));
}

TEST(Alpha, AHalfTransparentBackgroundIsPremultipliedInThePicture) {
  ODORI_NEEDS_OPENGL();
  app::SceneView view(QSize(8, 8));
  view.setGround(false, false);
  view.setBackground(QColor(200, 100, 50, 128));
  const QRgb pixel = reinterpret_cast<const QRgb*>(
      view.capture().convertedTo(QImage::Format_ARGB32_Premultiplied).constScanLine(4))[4];
  EXPECT_EQ(qAlpha(pixel), 128);
  EXPECT_NEAR(qRed(pixel), 100, 1);
  EXPECT_NEAR(qGreen(pixel), 50, 1);
  EXPECT_NEAR(qBlue(pixel), 25, 1);
}

TEST(Materials21, PointsAreAsLargeAsTheEdgeSize) {
  ODORI_NEEDS_OPENGL();
  auto model = square();
  model.materials[0].flags = pmx::materialFlag::points | pmx::materialFlag::edge | pmx::materialFlag::lines;
  model.materials[0].edgeSize = 6.0F;
  model.materials[0].ambient = {0, 0, 0};
  model.materials[0].diffuse = {0, 0, 0, 1};
  const QImage picture = draw(model);
  // THEN the corners (20 pixels from the middle) are squares of 6 pixels, and nothing else is there
  const int corner = kMiddle - 20;
  EXPECT_TRUE(colourNear(picture, corner, corner, Qt::black));
  EXPECT_TRUE(colourNear(picture, corner + 2, corner - 2, Qt::black));
  EXPECT_TRUE(colourNear(picture, corner + 6, corner, Qt::white));
  EXPECT_TRUE(colourNear(picture, kMiddle, kMiddle, Qt::white));
}

TEST(Materials21, LinesAreTheTrianglesEdges) {
  ODORI_NEEDS_OPENGL();
  // GIVEN a square of two triangles drawn as lines: four sides and a diagonal from the top left
  auto model = square();
  model.materials[0].flags = pmx::materialFlag::lines | pmx::materialFlag::edge;
  model.materials[0].diffuse = {0, 0, 0, 1};
  const QImage picture = draw(model, {}, kLarge);
  const auto dark = [&](int x, int y) {  // within two pixels: lines are one wide
    int least = 255;
    for (int dy = -2; dy <= 2; ++dy)
      for (int dx = -2; dx <= 2; ++dx) least = std::min(least, picture.pixelColor(x + dx, y + dy).red());
    return least < 200;
  };
  EXPECT_TRUE(dark(360 - 149, 300));  // left side
  EXPECT_TRUE(dark(400, 360 - 149));  // top
  EXPECT_TRUE(dark(360, 360));        // diagonal
  EXPECT_FALSE(dark(400, 300));       // the inside of a triangle
  EXPECT_FALSE(dark(300, 400));
}

}  // namespace
