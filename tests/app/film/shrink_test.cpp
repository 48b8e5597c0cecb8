// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/shrink.h"

#include <gtest/gtest.h>

namespace {

TEST(Shrink, MeansAreRoundedToNearest) {
  app::PictureBuffer buffer(4, 2);
  // Blue of the two blocks of four: 0 0 0 1 (a quarter), and 255 254 255 255 (254.75).
  const std::uint8_t blues[] = {0, 0, 255, 254, 0, 1, 255, 255};
  for (int i = 0; i < 8; ++i) {
    buffer.bytes[4 * i] = blues[i];
    buffer.bytes[4 * i + 1] = i % 2 == 0 ? 1 : 0;  // green: a half, rounded up
    buffer.bytes[4 * i + 2] = 7;
    buffer.bytes[4 * i + 3] = 255;
  }
  const auto small = app::shrink(buffer.picture, 2);
  ASSERT_EQ(small.width, 2);
  ASSERT_EQ(small.height, 1);
  EXPECT_EQ(small.row(0)[0], 0);
  EXPECT_EQ(small.row(0)[4], 255);
  EXPECT_EQ(small.row(0)[1], 1);
  EXPECT_EQ(small.row(0)[2], 7);
  EXPECT_EQ(small.row(0)[3], 255);
}

}  // namespace
