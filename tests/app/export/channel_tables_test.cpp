// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/channel_tables.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include <gtest/gtest.h>

namespace {

// sRGB's curve and its inverse, IEC 61966-2-1.
double linear(double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); }
double stored(double l) { return l <= 0.0031308 ? 12.92 * l : 1.055 * std::pow(l, 1 / 2.4) - 0.055; }

TEST(ChannelTables, ATintMultipliesWhatIsStored) {
  const app::ChannelTables tables = app::tintTables({0.5F, 1.0F, 0.0F});
  EXPECT_EQ(tables[0][200], 100);
  EXPECT_EQ(tables[1][200], 200);
  EXPECT_EQ(tables[2][200], 0);
  EXPECT_EQ(app::tintTables(base::Vec3(3.0F))[0][200], 255);
}

TEST(ChannelTables, LinearLightHasSrgbsCurve) {
  EXPECT_NEAR(app::linearOf(0.5F), 0.214041, 1e-5);
  EXPECT_NEAR(app::linearOf(0.02F), 0.02 / 12.92, 1e-6);
}

TEST(ChannelTables, WhatIsAddedInLinearLightLooksAsIfItWereAddedAsStored) {
  for (const double below : {0.1, 0.4, 0.8}) {
    const app::ChannelTables tables = app::addedTables(base::Vec3(static_cast<float>(below)), base::Vec3(1.0F));
    for (std::size_t value = 0; value < 256; value += 15) {
      const double seen = stored(linear(below) + linear(tables[1][value] / 255.0));
      EXPECT_NEAR(seen, std::min(below + static_cast<double>(value) / 255.0, 1.0), 1.5 / 255.0)
          << below << " " << value;
    }
  }
}

TEST(ChannelTables, NothingIsChangedOnBlackAndATintComesFirst) {
  const app::ChannelTables tables = app::addedTables(base::Vec3(0.0F), {1.0F, 0.5F, 0.0F});
  EXPECT_EQ(tables[0][100], 100);
  EXPECT_EQ(tables[1][100], 50);
  EXPECT_EQ(tables[2][100], 0);
}

TEST(ChannelTables, WhatIsAddedToThePictureComesAfterItsTint) {
  const app::ChannelTables tables = app::addedTables(base::Vec3(0.0F), base::Vec3(0.5F), {0.2F, 0.0F, -0.2F});
  // 100 · 0.5 + 0.2 · 255, and so on.
  EXPECT_EQ(tables[0][100], 101);
  EXPECT_EQ(tables[1][100], 50);
  EXPECT_EQ(tables[2][200], 49);
  EXPECT_EQ(tables[2][100], 0) << "a matcap takes nothing away";
}

}  // namespace
