// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/track_painter.h"

#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <vector>

#include <gtest/gtest.h>

namespace {

using app::FrameLine;

/// Returns columns and counts in the order of painting.
std::vector<std::pair<int, std::ptrdiff_t>> columns(const std::vector<std::uint32_t>& frames, const FrameLine& line,
                                                    int from, int to) {
  std::vector<std::pair<int, std::ptrdiff_t>> found;
  app::forEachColumn(frames, line, from, to, [&](int x, std::ptrdiff_t count) { found.emplace_back(x, count); });
  return found;
}

TEST(TrackPainter, EachColumnWithKeysIsPaintedOnce) {
  std::mt19937 random(7);
  for (const double pixelsPerFrame : {0.013, 0.5, 1.0, 7.25}) {
    std::set<std::uint32_t> some;
    for (int i = 0; i < 500; ++i) some.insert(static_cast<std::uint32_t>(random() % 2000));
    const std::vector<std::uint32_t> frames(some.begin(), some.end());
    const FrameLine line{20.0, 100.0, pixelsPerFrame};
    // These are computed by looking at every key.
    std::map<int, std::ptrdiff_t> wanted;
    for (const std::uint32_t frame : frames) {
      const int x = static_cast<int>(std::floor(20.0 + (frame - 100.0) * pixelsPerFrame));
      if (x >= 25 && x < 400) ++wanted[x];
    }
    const auto found = columns(frames, line, 25, 400);
    EXPECT_EQ(found, (std::vector<std::pair<int, std::ptrdiff_t>>(wanted.begin(), wanted.end()))) << pixelsPerFrame;
  }
}

TEST(TrackPainter, MillionsOfKeysAreOneTickAColumn) {
  std::vector<std::uint32_t> frames(10'000'000);
  for (std::size_t i = 0; i < frames.size(); ++i) frames[i] = static_cast<std::uint32_t>(i);
  const auto found = columns(frames, {0.0, 0.0, 1000.0 / 1e7}, 0, 1000);
  ASSERT_EQ(found.size(), 1000U);
  for (const auto& [x, count] : found) EXPECT_NEAR(static_cast<double>(count), 1e4, 2.0) << x;
}

TEST(TrackPainter, NothingIsNothing) {
  EXPECT_TRUE(columns({}, {}, 0, 100).empty());
  EXPECT_TRUE(columns({5, 6}, {}, 50, 100).empty());
  EXPECT_TRUE(columns({500}, {}, 0, 100).empty());
}

}  // namespace
