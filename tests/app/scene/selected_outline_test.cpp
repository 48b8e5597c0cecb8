// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The outline that shows which model is selected.
#include <array>
#include <cmath>

#include <gtest/gtest.h>
#include <QColor>

#include "tests/support/scene_stage.h"

namespace {

using support::kBlue;
using support::Resting;

constexpr int kFirstPictures = 4;  // new shaders aren't in the first ones

/// Returns a red octahedron of five units around (x, 10, 0), whose normals point away from its
/// middle.
pmx::Model octahedron(float x) {
  auto model = support::square();
  model.vertices.clear();
  model.indices.clear();
  for (int axis = 0; axis < 3; ++axis) {
    for (const float side : {-1.0F, 1.0F}) {
      pmx::Vertex vertex;
      vertex.bones[0] = 0;
      vertex.normal[axis] = side;
      vertex.position = base::Vec3(x, 10, 0) + 5.0F * vertex.normal;
      model.vertices.push_back(vertex);
    }
  }
  // Faces are clockwise in left-handed space, as seen from outside.
  for (const std::array<std::uint32_t, 3> face : {std::array{3U, 1U, 4U},
                                                  {0U, 3U, 4U},
                                                  {2U, 0U, 4U},
                                                  {1U, 2U, 4U},
                                                  {1U, 3U, 5U},
                                                  {3U, 0U, 5U},
                                                  {0U, 2U, 5U},
                                                  {2U, 1U, 5U}})
    model.indices.insert(model.indices.end(), face.begin(), face.end());
  model.materials[0].indexCount = 24;
  model.materials[0].ambient = {1, 0, 0};
  model.materials[0].diffuse = {0, 0, 0, 1};
  return model;
}

int count(const QImage& picture, const QColor& colour) {
  int found = 0;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) found += picture.pixelColor(x, y) == colour ? 1 : 0;
  return found;
}

TEST(LookSelected, AnOutlineRunsAroundTheModelAndLeavesNoTrace) {
  ODORI_NEEDS_OPENGL();
  const pmx::Model left = octahedron(-8), right = octahedron(8);
  app::SceneView view({400, 300}, 1);
  view.setGround(false, false);
  view.setActor(1, left, {});
  view.setActor(2, right, {});
  Resting first(left), second(right);
  const std::vector<app::ShownActor> actors{{1, &first.frame}, {2, &second.frame}};
  view.setFrame({{}, actors, {}});
  const QImage before = view.capture();
  ASSERT_EQ(count(before, kBlue), 0);
  // WHEN the left one is outlined in blue
  app::Inspection inspection;
  inspection.outlined = 1;
  inspection.outlineColour = {0, 0, 1};
  view.setInspection(inspection);
  for (int i = 0; i < kFirstPictures; ++i) ASSERT_FALSE(view.capture().isNull());
  const QImage outlined = view.capture();
  // THEN there is a blue line around it. At 45 units from the eye, the picture's half height is 12
  // units: a side of 7.07 units has 88 pixels, and the line, of 0.0035 times the distance, is two
  // pixels wide.
  EXPECT_NEAR(count(outlined, kBlue), 4 * 88 * 2, 4 * 88);
  // AND the surface and the other model are as they were
  const QColor surface = before.pixelColor(100, 150);
  EXPECT_NE(surface, QColor(Qt::white));
  EXPECT_EQ(outlined.pixelColor(100, 150), surface);
  EXPECT_EQ(outlined.copy(200, 0, 200, 300), before.copy(200, 0, 200, 300));
  // AND without it the picture is the one before, to the byte
  view.setInspection({});
  EXPECT_EQ(view.capture(), before);
}

}  // namespace
