// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/covered_alpha.h"

#include <array>
#include <vector>

#include <gtest/gtest.h>

namespace {

using app::AlphaMode;
using app::alphaMode;
using app::AlphaPlane;
using app::coveredAlpha;
using app::CoveredAlpha;

using Triangle = std::array<base::Vec2, 3>;

/// 8x8 texels: the left half is clear, the right one solid.
std::vector<std::uint8_t> halves() {
  std::vector<std::uint8_t> alpha(64, 255);
  for (std::size_t i = 0; i < alpha.size(); ++i) {
    if (i % 8 < 4) alpha[i] = 0;
  }
  return alpha;
}

TEST(CoveredAlpha, OnlyWhatTrianglesCoverCounts) {
  const std::vector<std::uint8_t> alpha = halves();
  const std::vector<Triangle> right{{{{0.55F, 0.1F}, {0.95F, 0.1F}, {0.55F, 0.9F}}}};
  const CoveredAlpha solid = coveredAlpha({8, 8, alpha}, right);
  EXPECT_EQ(solid.clear, 0U);
  EXPECT_GT(solid.solid, 10U);
  EXPECT_EQ(solid.least, 255);
  const std::vector<Triangle> left{{{{0.05F, 0.1F}, {0.45F, 0.1F}, {0.05F, 0.9F}}}};
  EXPECT_EQ(coveredAlpha({8, 8, alpha}, left).solid, 0U);
  EXPECT_EQ(coveredAlpha({8, 8, alpha}, left).least, 0);
}

TEST(CoveredAlpha, CoordinatesRepeat) {
  const std::vector<std::uint8_t> alpha = halves();
  // This is the place of the right half, three pictures on and two back.
  const std::vector<Triangle> beyond{{{{3.55F, -1.9F}, {3.95F, -1.9F}, {3.55F, -1.1F}}}};
  EXPECT_EQ(coveredAlpha({8, 8, alpha}, beyond).clear, 0U);
  EXPECT_GT(coveredAlpha({8, 8, alpha}, beyond).solid, 10U);
}

TEST(CoveredAlpha, ATriangleOverBothHalvesSeesBoth) {
  const std::vector<std::uint8_t> alpha = halves();
  const std::vector<Triangle> both{{{{0, 0}, {1, 0}, {0, 1}}}, {{{1, 1}, {1, 0}, {0, 1}}}};
  const CoveredAlpha counted = coveredAlpha({8, 8, alpha}, both);
  EXPECT_NEAR(static_cast<double>(counted.clear), static_cast<double>(counted.solid),
              0.35 * static_cast<double>(counted.solid));
}

TEST(CoveredAlpha, NumbersThatArentFiniteAreLeftOut) {
  const std::vector<std::uint8_t> alpha = halves();
  const float none = std::numeric_limits<float>::quiet_NaN();
  const std::vector<Triangle> odd{{{{none, 0}, {1, 0}, {0, 1}}}, {{{1e30F, 0}, {1, 0}, {0, 1}}}};
  const CoveredAlpha counted = coveredAlpha({8, 8, alpha}, odd);
  EXPECT_EQ(counted.clear + counted.between + counted.solid, 0U);
}

TEST(CoveredAlpha, HugeTrianglesAreLookedAtInPart) {
  const std::vector<std::uint8_t> alpha = halves();
  const std::vector<Triangle> huge{{{{0, 0}, {9000, 0}, {0, 9000}}}};
  const CoveredAlpha counted = coveredAlpha({8, 8, alpha}, huge);
  EXPECT_LT(counted.clear + counted.between + counted.solid, 100'000U);
  EXPECT_GT(counted.clear, 0U);
  EXPECT_GT(counted.solid, 0U);
}

TEST(AlphaModes, AreThoseOfTheRule) {
  const CoveredAlpha opaque{.clear = 0, .between = 0, .solid = 100, .least = 252};
  const CoveredAlpha lace{.clear = 40, .between = 5, .solid = 55, .least = 0};    // 95 of 100 are clear cut
  const CoveredAlpha tights{.clear = 40, .between = 6, .solid = 54, .least = 0};  // 94 of 100
  EXPECT_EQ(alphaMode(1.0F, opaque), AlphaMode::Opaque);
  EXPECT_EQ(alphaMode(1.0F, lace), AlphaMode::Mask);
  EXPECT_EQ(alphaMode(1.0F, tights), AlphaMode::Blend);
  EXPECT_EQ(alphaMode(0.5F, opaque), AlphaMode::Blend);
  EXPECT_EQ(alphaMode(0.5F, lace), AlphaMode::Blend);
  EXPECT_EQ(alphaMode(0.0F, opaque), AlphaMode::Mask) << "what can't be seen needs no sorting";
}

}  // namespace
