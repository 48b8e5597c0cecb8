// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/frame_times.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

namespace {

using app::FrameTime, app::FrameTimes;

struct Graph {
  std::vector<app::OverlayVertex> triangles;
  std::vector<app::OverlayLabel> labels;

  explicit Graph(const FrameTimes& times) {
    app::FrameTimesJob job;
    job.times = &times;
    job.legend = app::timesLegend(times, {"a", "b", "c", "d"});
    job.triangles = &triangles;
    job.labels = &labels;
    job.run();
  }
  /// Returns the height in pixels of the first bars of a stage's colour (blue, red, yellow, green).
  [[nodiscard]] float height(int stage) const {
    const base::Vec4 of = triangles.at(legend(stage)).colour;
    for (std::size_t i = 0; i < legend(0); i += 6) {
      if (triangles[i].colour == of) return (triangles[i].position.y - triangles[i + 2].position.y) / 2.0F * 720.0F;
    }
    return 0.0F;
  }

 private:
  /// Returns the index of a patch in the legend. The patches come last, six corners each.
  [[nodiscard]] std::size_t legend(int stage) const {
    return triangles.size() - 24 + 6 * static_cast<std::size_t>(stage);
  }
};

TEST(FrameTimes, KeepsTheLatest) {
  FrameTimes times;
  for (int i = 1; i <= 1000; ++i) times.add({double(i)});
  EXPECT_EQ(times.size(), FrameTimes::kShown);
  EXPECT_EQ(times.back(0).pose, 1000.0);
  EXPECT_EQ(times.back(1).pose, 999.0);
  EXPECT_EQ(times.back(FrameTimes::kShown - 1).pose, 1001.0 - FrameTimes::kShown);
  times.clear();
  EXPECT_EQ(times.size(), 0U);
}

TEST(FrameTimes, BarsAreAsHighAsTheTimesAreLong) {
  // GIVEN a picture of 5, 10, 2.5 and 20 ms in a graph of 100 pixels for 50 ms
  FrameTimes times;
  times.add({5.0, 10.0, 2.5, 20.0});
  const Graph graph(times);
  EXPECT_NEAR(graph.height(0), 10.0F, 0.01F);
  EXPECT_NEAR(graph.height(1), 20.0F, 0.01F);
  EXPECT_NEAR(graph.height(2), 5.0F, 0.01F);
  EXPECT_NEAR(graph.height(3), 40.0F, 0.01F);
  ASSERT_EQ(graph.labels.size(), 4U);
  EXPECT_EQ(graph.labels[1].text, "b 10.0 ms");
}

TEST(FrameTimes, TheLegendHasTheLastSecondsMean) {
  // GIVEN a slow start, then two seconds of 20 pictures each, half of them 4 ms, half 6 ms
  FrameTimes times;
  for (int i = 0; i < 40; ++i) times.add({i < 20 ? 1000.0 : i % 2 == 0 ? 4.0 : 6.0, 0.0, 0.0, 0.0, 50.0});
  EXPECT_EQ(Graph(times).labels[0].text, "a 5.0 ms");
}

TEST(FrameTimes, NoTimeIsTooOddToDraw) {
  FrameTimes times;
  EXPECT_EQ(Graph(times).labels[0].text, "a 0.0 ms");
  const double nan = std::numeric_limits<double>::quiet_NaN();
  for (const double odd : {nan, -5.0, 1e300, std::numeric_limits<double>::infinity()}) times.add({odd, odd, odd, odd});
  for (const auto& corner : Graph(times).triangles) {
    EXPECT_LE(std::abs(corner.position.x), 1.001F);
    EXPECT_LE(std::abs(corner.position.y), 1.001F);
  }
}

}  // namespace
