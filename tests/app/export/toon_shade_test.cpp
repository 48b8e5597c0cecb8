// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/toon_shade.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

namespace {

using app::ToonShade;
using Ramp = std::vector<base::Vec3>;

/// Returns a ramp of `count` rows, of which the first `lit` are white and the others grey.
Ramp step(std::size_t count, std::size_t lit, float grey) {
  Ramp ramp(count, base::Vec3(grey));
  std::fill_n(ramp.begin(), lit, base::Vec3(1.0F));
  return ramp;
}

/// Returns the lit colour's part at a cosine, by the formula of VRMC_materials_mtoon 1.0.
float litPart(const ToonShade& shade, float cosine) {
  const float from = -1.0F + shade.toony, to = 1.0F - shade.toony;
  return std::clamp((cosine + shade.shift - from) / (to - from), 0.0F, 1.0F);
}

TEST(ToonShade, AStepHasBothColoursAndItsPlace) {
  // Toon 01: 16 rows white, 16 rows 205 of 255 (mmd-reference.md 11.5). The middles of the rows at
  // the step are at cosines of 1/32 and -1/32; between them MMD's filter mixes the rows.
  const ToonShade shade = app::toonShade(step(32, 16, 205.0F / 255.0F));
  EXPECT_NEAR(shade.lit.g, 1.0F, 1e-5F);
  EXPECT_NEAR(shade.shade.g, 205.0F / 255.0F, 1e-5F);
  EXPECT_NEAR(shade.shift, 0.0F, 1e-6F);
  EXPECT_NEAR(shade.toony, 1.0F - 1.0F / 32.0F, 1e-6F);
  EXPECT_LT(shade.worst, 1e-5F);
}

TEST(ToonShade, AStepOnTheLitSideShiftsTheShade) {
  // The step is between the rows at 17/32 and 15/32.
  const ToonShade shade = app::toonShade(step(32, 8, 0.5F));
  EXPECT_NEAR(shade.shift, -0.5F, 1e-6F);
  EXPECT_EQ(litPart(shade, 0.6F), 1.0F);
  EXPECT_EQ(litPart(shade, 0.4F), 0.0F);
}

TEST(ToonShade, AnEvenRampGoesAllTheWay) {
  Ramp ramp;
  for (int row = 0; row < 32; ++row) ramp.emplace_back(1.0F - static_cast<float>(row) / 31.0F);
  const ToonShade shade = app::toonShade(ramp);
  EXPECT_NEAR(shade.shift, 0.0F, 1e-6F);
  EXPECT_NEAR(shade.toony, 1.0F / 32.0F, 1e-6F);
  EXPECT_NEAR(shade.lit.r, 1.0F, 1e-4F);
  EXPECT_NEAR(shade.shade.r, 0.0F, 1e-4F);
}

TEST(ToonShade, ChannelsDifferAndThePlaceIsOne) {
  Ramp ramp(8, base::Vec3(1.0F, 0.9F, 0.8F));
  std::fill(ramp.begin() + 4, ramp.end(), base::Vec3(0.5F, 0.6F, 0.7F));
  const ToonShade shade = app::toonShade(ramp);
  EXPECT_NEAR(glm::distance(shade.lit, base::Vec3(1.0F, 0.9F, 0.8F)), 0.0F, 1e-5F);
  EXPECT_NEAR(glm::distance(shade.shade, base::Vec3(0.5F, 0.6F, 0.7F)), 0.0F, 1e-5F);
}

TEST(ToonShade, AThirdColourIsMissed) {
  Ramp ramp(32, base::Vec3(1.0F));
  std::fill(ramp.begin() + 11, ramp.begin() + 22, base::Vec3(0.2F));
  EXPECT_GT(app::toonShade(ramp).worst, 0.3F);
}

TEST(ToonShade, OneColourShadesNothing) {
  for (const std::size_t rows : {1U, 2U, 32U}) {
    const ToonShade shade = app::toonShade(Ramp(rows, base::Vec3(0.7F)));
    EXPECT_EQ(shade.lit, base::Vec3(0.7F));
    EXPECT_EQ(shade.shade, base::Vec3(0.7F));
  }
  EXPECT_EQ(app::toonShade({}).shade, base::Vec3(1.0F));
}

TEST(ToonShade, ATallTextureIsTakenInParts) {
  const ToonShade shade = app::toonShade(step(4096, 2048, 0.5F));
  EXPECT_NEAR(shade.shift, 0.0F, 1e-6F);
  EXPECT_NEAR(shade.toony, 1.0F - 1.0F / 64.0F, 1e-6F);
  EXPECT_NEAR(shade.shade.r, 0.5F, 1e-5F);
}

TEST(ToonShade, SelfShadowFadesWithThreeTimesTheCosine) {
  // mmd-reference.md 11.6: the lit part is 3 cos, from 0 to 1; the tint is the ramp's last row.
  const ToonShade shade = app::selfShadowShade(step(32, 20, 0.6F));
  for (const float cosine : {-0.5F, 0.0F, 0.1F, 0.2F, 0.3F, 0.4F, 1.0F})
    EXPECT_NEAR(litPart(shade, cosine), std::clamp(3.0F * cosine, 0.0F, 1.0F), 1e-5F) << cosine;
  EXPECT_EQ(shade.lit, base::Vec3(1.0F));
  EXPECT_EQ(shade.shade, base::Vec3(0.6F));
  EXPECT_EQ(app::selfShadowShade({}).shade, base::Vec3(1.0F));
}

}  // namespace
