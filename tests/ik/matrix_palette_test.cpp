// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/ik/rig.h"

namespace {

using base::Vec3;

Vec3 moved(const base::Mat3x4& m, const Vec3& v) {
  const base::Vec4 p(v, 1.0F);
  return {glm::dot(m.row[0], p), glm::dot(m.row[1], p), glm::dot(m.row[2], p)};
}

TEST(MatrixPalette, BindPoseMovesNothing) {
  support::Rig rig;
  const auto root = rig.add({0.5F, 3, -1}, -1);
  rig.add({2, 8, 4}, root);
  rig.build();
  rig.solve();
  for (const auto& matrix : rig.pose->palette) {
    EXPECT_NEAR(glm::length(moved(matrix, {1, 2, 3}) - Vec3(1, 2, 3)), 0.0F, 1e-6F);
  }
}

TEST(MatrixPalette, TurnsAboutTheBindPosition) {
  // GIVEN a bone at (0,10,0) turned by 90 degrees about Z
  support::Rig rig;
  const auto bone = rig.add({0, 10, 0}, -1);
  rig.build();
  rig.local(bone) = {{0, 0, 2}, support::rotation(90, {0, 0, 1})};
  rig.solve();
  // THEN a vertex one unit to its right is one unit above it, moved along (hand derivation, 1.1)
  EXPECT_NEAR(glm::length(moved(rig.pose->palette[0], {1, 10, 0}) - Vec3(0, 11, 2)), 0.0F, 1e-5F);
}

}  // namespace
