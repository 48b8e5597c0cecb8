// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// One draw takes many materials: their outlines and shadows keep their own colours, widths and
// order.
#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>
#include <QColor>

#include "app/scene/frame_bytes.h"
#include "app/scene/index_runs.h"
#include "app/scene/shader_source.h"
#include "tests/support/scene_stage.h"

namespace {

using support::addSquare;
using support::draw;
using support::kMiddle;
using support::kTowardsCamera;
using support::kWideMiddle;
using support::kWideSize;
using support::square;

constexpr float kUnit = 96.0F / 24.9F;  // pixels, where the squares are

pmx::Model squares(std::size_t count) {
  auto model = square();
  while (model.materials.size() < count) addSquare(model, kTowardsCamera, 0.0F);
  return model;
}

TEST(JoinedRuns, TakeWhatLiesInARow) {
  // GIVEN six materials, of which the fourth is hidden and the last draws lines
  auto model = squares(6);
  model.materials[5].flags = pmx::materialFlag::lines;
  const auto runs = app::indexRuns(model);
  const auto owners = app::vertexMaterials(model, runs);
  EXPECT_EQ(owners.ofVertex,
            (std::vector<std::uint32_t>{0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5}));
  const auto joined = app::joinedRuns(runs, {true, true, true, false, true, true}, owners, 100);
  // THEN three are one draw, and those after them two
  ASSERT_EQ(joined.size(), 3U);
  EXPECT_EQ(joined[0].first, 0U);
  EXPECT_EQ(joined[0].last, 2U);
  EXPECT_EQ(joined[0].indices.first, 0);
  EXPECT_EQ(joined[0].indices.count, 18);
  EXPECT_EQ(joined[1].first, 4U);
  EXPECT_EQ(joined[1].indices.first, 24);
  EXPECT_EQ(joined[1].indices.count, 6);
  EXPECT_EQ(joined[2].indices.primitive, Qt3DRender::QGeometryRenderer::Lines);
  // AND none goes beyond a block's end
  EXPECT_EQ(app::joinedRuns(runs, {true, true, true, true, true, false}, owners, 2).size(), 3U);
}

TEST(JoinedRuns, LeaveAMaterialAloneThatDrawsVerticesOfAnother) {
  // GIVEN four materials, the third of which draws a vertex of the first
  auto model = squares(4);
  model.indices[2 * 6] = 1;
  const auto runs = app::indexRuns(model);
  const auto owners = app::vertexMaterials(model, runs);
  EXPECT_EQ(owners.ofVertex[1], 0U);
  EXPECT_EQ(owners.borrows, (std::vector<bool>{false, false, true, false}));
  const auto joined = app::joinedRuns(runs, {true, true, true, true}, owners, 100);
  ASSERT_EQ(joined.size(), 3U);
  EXPECT_EQ(joined[0].last, 1U);
  EXPECT_EQ(joined[1].first, 2U);
  EXPECT_EQ(joined[1].last, 2U);
  EXPECT_EQ(joined[2].first, 3U);
}

/// Returns squares side by side whose backs face the camera, so that only their outlines show.
pmx::Model outlined(const std::vector<base::Vec3>& colours, float side, float step) {
  auto model = square();
  model.vertices.clear();
  model.indices.clear();
  model.materials.clear();
  for (std::size_t i = 0; i < colours.size(); ++i) {
    const float x = step * (static_cast<float>(i) - 0.5F * static_cast<float>(colours.size() - 1));
    addSquare(model, kTowardsCamera, 0.0F, side);
    for (std::size_t v = 0; v < 4; ++v) model.vertices[4 * i + v].position.x += x;
    const auto first = static_cast<std::uint32_t>(4 * i);
    const std::uint32_t turned[] = {first, first + 2, first + 1, first, first + 3, first + 2};
    std::ranges::copy(turned, model.indices.begin() + static_cast<std::ptrdiff_t>(6 * i));
    auto& material = model.materials[i];
    material.flags = pmx::materialFlag::edge;
    material.edgeColour = base::Vec4(colours[i], 1.0F);
    material.edgeSize = 1.0F;
  }
  return model;
}

int columnAt(float x) { return kWideMiddle + static_cast<int>(x * kUnit); }

TEST(JoinedDraws, EachMaterialHasItsOwnOutline) {
  ODORI_NEEDS_OPENGL();
  // GIVEN red, green and blue outlines in one draw, the green one of no width
  auto model = outlined({{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, 2.0F, 6.0F);
  model.materials[1].edgeSize = 0.0F;
  const QImage picture = draw(model, {}, kWideSize);
  EXPECT_TRUE(colourNear(picture, columnAt(-6), kMiddle, Qt::red));
  EXPECT_TRUE(colourNear(picture, columnAt(0), kMiddle, Qt::white));
  EXPECT_TRUE(colourNear(picture, columnAt(6), kMiddle, Qt::blue));
  // AND one that is fully transparent isn't drawn either
  model.materials[1].edgeSize = 1.0F;
  EXPECT_TRUE(colourNear(draw(model, {}, kWideSize), columnAt(0), kMiddle, QColor(0, 255, 0)));
  model.materials[1].edgeColour.a = 0.0F;
  EXPECT_TRUE(colourNear(draw(model, {}, kWideSize), columnAt(0), kMiddle, Qt::white));
}

TEST(JoinedDraws, VerticesOfTwoMaterialsHaveTheOutlineOfTheOneThatIsDrawn) {
  ODORI_NEEDS_OPENGL();
  // GIVEN four vertices in two materials: a thin red outline, then a green one over it
  auto model = outlined({{1, 0, 0}}, 3.0F, 0.0F);
  for (int i = 0; i < 6; ++i) model.indices.push_back(model.indices[static_cast<std::size_t>(i)]);
  model.materials.push_back(model.materials[0]);
  model.materials[1].edgeColour = {0, 1, 0, 1};
  EXPECT_TRUE(colourNear(draw(model, {}, kWideSize), kWideMiddle, kMiddle, QColor(0, 255, 0)));
  // AND with the first one transparent, the second is still green
  model.materials[0].edgeColour.a = 0.0F;
  EXPECT_TRUE(colourNear(draw(model, {}, kWideSize), kWideMiddle, kMiddle, QColor(0, 255, 0)));
}

TEST(JoinedDraws, MaterialsBeyondOneBlockHaveTheirOutlines) {
  ODORI_NEEDS_OPENGL();
  // GIVEN 600 materials, which are three blocks; all are hidden behind each other but the last two
  std::vector<base::Vec3> colours(2 * app::kJoinedMaterials + 88, {0, 0, 1});
  auto model = outlined(colours, 1.0F, 0.0F);
  const std::size_t last = colours.size() - 1;
  for (std::size_t v = 0; v < 4; ++v) {
    model.vertices[4 * last + v].position.x += 6.0F;
    model.vertices[4 * (last - app::kJoinedMaterials) + v].position.x -= 6.0F;
  }
  model.materials[last].edgeColour = {1, 0, 0, 1};
  model.materials[last - app::kJoinedMaterials].edgeColour = {0, 1, 0, 1};
  const QImage picture = draw(model, {}, kWideSize);
  EXPECT_TRUE(colourNear(picture, columnAt(-6), kMiddle, QColor(0, 255, 0)));
  EXPECT_TRUE(colourNear(picture, columnAt(0), kMiddle, Qt::blue));
  EXPECT_TRUE(colourNear(picture, columnAt(6), kMiddle, Qt::red));
}

TEST(JoinedDraws, AMaterialThatIsHiddenThrowsNoShadowBesideOneThatDoes) {
  ODORI_NEEDS_OPENGL();
  // GIVEN two boards over the ground, seen from above, the right one with an alpha of 0
  auto model = squares(2);
  for (std::size_t v = 0; v < 8; ++v) {
    auto& at = model.vertices[v].position;
    at = {0.4F * at.x + (v < 4 ? -4.0F : 4.0F), 5.0F, 0.4F * (at.y - 10.0F)};
  }
  for (auto& material : model.materials)
    material.flags = pmx::materialFlag::doubleSided | pmx::materialFlag::groundShadow;
  model.materials[1].diffuse.a = 0.0F;
  vmd::CameraState camera;
  camera.target = {0, 0, 0};
  camera.rotation = {-1.5707963F, 0, 0};
  // almost straight down, so that each shadow lies beside its board
  const vmd::LightState light{base::Vec3(0.5F), {0.0F, -1.0F, 1.0F}};
  const QImage picture = draw(model, {}, kWideSize, camera, light, {app::GroundShadow::Opaque, {}});
  int left = 0, right = 0;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const QColor colour = picture.pixelColor(x, y);
      const bool shadow = std::abs(colour.red() - 128) <= 2 && std::abs(colour.blue() - 128) <= 2;
      (x < kWideMiddle ? left : right) += shadow ? 1 : 0;
    }
  }
  EXPECT_GT(left, 50);
  EXPECT_EQ(right, 0);
}

TEST(FrameBytes, AreUsedAgainWhenNobodyHoldsThem) {
  app::FrameBytes bytes;
  QByteArray shown = bytes.next(100), comes = bytes.next(100);
  EXPECT_NE(shown.constData(), comes.constData());
  const void* first = shown.constData();
  shown = bytes.next(100);  // the first is released
  EXPECT_NE(shown.constData(), comes.constData());
  EXPECT_NE(static_cast<const void*>(shown.constData()), first);
  comes = shown;
  EXPECT_EQ(static_cast<const void*>(bytes.next(100).constData()), first);
  // AND another size is another array
  EXPECT_EQ(bytes.next(50).size(), 50);
}

TEST(Palettes, AreInTheSmallestBlockThatHoldsThem) {
  ODORI_NEEDS_OPENGL();
  EXPECT_EQ(app::paletteHome(1), app::PaletteHome::SmallUniformBlock);
  EXPECT_EQ(app::paletteHome(256), app::PaletteHome::SmallUniformBlock);
  EXPECT_EQ(app::paletteHome(257), app::PaletteHome::UniformBlock);
  // GIVEN a square on the last bone of as many as fit with the identity, and of one more
  for (const std::size_t bones : {std::size_t(255), std::size_t(256)}) {
    auto model = square();
    model.bones.resize(bones);
    for (auto& vertex : model.vertices) vertex.bones[0] = static_cast<std::int32_t>(bones) - 1;
    model.materials[0].diffuse = {0, 0, 0, 1};
    model.materials[0].ambient = {1, 0, 0};
    EXPECT_TRUE(colourNear(draw(model, {}, kWideSize), kWideMiddle, kMiddle, Qt::red));
  }
}

}  // namespace
