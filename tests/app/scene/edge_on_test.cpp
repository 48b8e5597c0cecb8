// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests draw textured triangles edge-on: a pixel's footprint on the texture can be of any
// length.
#include <chrono>
#include <cmath>

#include <gtest/gtest.h>
#include <QColor>

#include "tests/support/scene_stage.h"

namespace {

using support::addSquare;
using support::plain;
using support::square;
using Clock = std::chrono::steady_clock;

/// Returns a square and triangles whose corners lie on one line: rounding decides what they cover
/// on the screen.
pmx::Model needles(int count) {
  auto model = square();
  model.textures = {"picture"};
  model.materials[0].texture = 0;
  model.materials[0].flags = pmx::materialFlag::doubleSided;
  model.materials[0].ambient = {1, 1, 1};
  for (int i = 0; i < count; ++i) {
    const float turn = 0.0041F * static_cast<float>(i);
    const base::Vec3 way{std::cos(turn), std::sin(turn), 0.0F};
    const base::Vec3 from{9.0F + 0.013F * static_cast<float>(i % 97), 10.0F, 0.0F};
    for (int k = 0; k < 3; ++k) {
      pmx::Vertex vertex = model.vertices[static_cast<std::size_t>(k)];
      vertex.position = from + (k == 0 ? 0.0F : k == 1 ? 0.37F : 1.0F) * 4.0F * way;
      model.indices.push_back(static_cast<std::uint32_t>(model.vertices.size()));
      model.vertices.push_back(vertex);
    }
    model.materials[0].indexCount += 3;
  }
  return model;
}

TEST(EdgeOn, TrianglesDontHoldThePictureUp) {
  ODORI_NEEDS_OPENGL();
  QImage texture = plain(Qt::red, 1024, 1024);
  const auto began = Clock::now();
  const QImage picture = support::draw(needles(4000), {texture}, {160, 90});
  EXPECT_TRUE(colourNear(picture, 80, 45, Qt::red));
  EXPECT_LT(std::chrono::duration<double>(Clock::now() - began).count(), 30.0);
}

}  // namespace
