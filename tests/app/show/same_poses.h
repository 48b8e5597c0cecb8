// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstring>
#include <span>

#include <gtest/gtest.h>
#include <glm/gtc/quaternion.hpp>

#include "pmx/base/math.h"

namespace support {

/// Expects equal bits of all transforms.
inline void expectSame(std::span<const base::Transform> got, std::span<const base::Transform> want) {
  ASSERT_EQ(got.size(), want.size());
  for (std::size_t i = 0; i < got.size(); ++i)
    EXPECT_EQ(std::memcmp(&got[i], &want[i], sizeof(base::Transform)), 0) << "bone " << i;
}

/// Expects positions within `units` of each other, and rotations within that many radians.
inline void expectNear(std::span<const base::Transform> got, std::span<const base::Transform> want, float units) {
  ASSERT_EQ(got.size(), want.size());
  for (std::size_t i = 0; i < got.size(); ++i) {
    EXPECT_LT(glm::distance(got[i].translation, want[i].translation), units) << "bone " << i;
    // 1 - cos(a / 2) is a² / 8 for small angles.
    EXPECT_LT(1.0F - std::abs(glm::dot(got[i].rotation, want[i].rotation)), units * units / 8.0F + 1e-6F)
        << "bone " << i;
  }
}

}  // namespace support
