// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/bench/solvers/claim_paths.h"

#include <gtest/gtest.h>

namespace {

using namespace ik::solvers;  // NOLINT(google-build-using-namespace): what it is about

constexpr double kDegree = kPi / 180.0;

TEST(ClaimPaths, SmoothnessOfTurnsThatAreKnown) {
  // GIVEN a link that turns by 0.1 degrees times frame², which is 0.2 degrees a frame², 180 a
  // second², and one that turns by 2 degrees a frame
  std::vector<std::vector<Quat>> frames;
  for (int frame = 0; frame <= 20; ++frame)
    frames.push_back({about({1, 0, 0}, 0.1 * frame * frame * kDegree), about({0, 1, 0}, 2.0 * frame * kDegree)});
  const bench::Smoothness smooth = bench::smoothnessOf(frames);
  // THEN the mean square is half of 180², and the most is from frame 19 to 20: 40 - 36.1
  EXPECT_NEAR(smooth.accelerationRms, 180.0 / std::sqrt(2.0), 1e-6);
  EXPECT_NEAR(smooth.largestTurn, 3.9, 1e-9);
  EXPECT_EQ(bench::smoothnessOf({}).accelerationRms, 0.0);
}

TEST(ClaimPaths, TheCircleIsInReachAndTheLineLeavesIt) {
  const Vec3 centre = (bench::targetOn(bench::Path::Circle, 0) + bench::targetOn(bench::Path::Circle, 60)) / 2.0;
  EXPECT_NEAR(glm::length(centre), 6.0, 1e-9);
  double most = 0, least = 100;
  for (int frame = 0; frame < bench::kPathFrames; ++frame) {
    EXPECT_NEAR(glm::distance(centre, bench::targetOn(bench::Path::Circle, frame)), 3.0, 1e-9);
    most = std::max(most, glm::length(bench::targetOn(bench::Path::Outwards, frame)));
    least = std::min(least, glm::length(bench::targetOn(bench::Path::Outwards, frame)));
  }
  EXPECT_NEAR(least, 5.0, 1e-9);
  EXPECT_NEAR(most, 13.0, 1e-9);
}

TEST(ClaimPaths, TheBestFollowTheCircleInAllLimits) {
  for (const bench::PathStudy& study : bench::measurePaths(1e-3, 300)) {
    for (const bench::PathRow& row : study.rows) {
      EXPECT_EQ(row.fit,
                row.name != "two-bone" && !(row.name == "mmd" && (study.goesOn || study.limits == bench::Limits::Cone)))
          << row.name;
      if (row.name == "dls" && study.path == bench::Path::Circle) {
        EXPECT_LE(row.worstMiss, 1e-3);
      }
    }
  }
}

}  // namespace
