// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This test gives a whole body only wrists, ankles and head of a dance, and measures how far off
// the rest is, from its bind pose, beside poses that were computed elsewhere.
#include <algorithm>
#include <cstdio>
#include <map>

#include <gtest/gtest.h>

#include "ik/pose_solver.h"
#include "ik/solvers/model_body.h"
#include "pmx/pmx/pmx_reader.h"
#include "tests/support/corpus.h"
#include "tests/support/golden_rows.h"

namespace ik::solvers {

namespace {

/// This struct has the distances of one kind of bone over a dance.
struct Distances {
  std::vector<double> values;
  double at(double share) {
    std::sort(values.begin(), values.end());
    return values.at(static_cast<std::size_t>(share * static_cast<double>(values.size() - 1)));
  }
};

TEST(WholeBodyGolden, FindsADanceFromFiveOfItsBones) {
  ODORI_NEEDS_CORPUS();
  // GIVEN a model in its bind pose, and the positions of its bones in a dance
  const auto read = pmx::readPmxFile(support::corpus() / "miku" / "初音ミク.pmx");
  ASSERT_TRUE(read);
  base::Issues issues;
  const ik::Skeleton skeleton = ik::buildSkeleton(read->model, issues);
  ik::Pose pose(skeleton);
  std::fill(pose.ikEnabled.begin(), pose.ikEnabled.end(), 0);
  ik::beginPose(pose);
  ik::solvePhase(skeleton, ik::Phase::BeforePhysics, {}, pose);
  ik::solvePhase(skeleton, ik::Phase::AfterPhysics, {}, pose);
  auto body = bodyOfModel(read->model, skeleton);
  ASSERT_TRUE(body.has_value());
  readPose(skeleton, pose, body->source);
  std::map<double, std::map<std::size_t, Vec3>> frames;
  for (const support::GoldenRow& row :
       support::readGolden(support::corpus() / "golden" / "miku__wavefile__ik_on.csv")) {
    frames[row.frame][row.bone] = {row.p[0], row.p[1], row.p[2]};
  }
  ASSERT_GT(frames.size(), 50U);
  // WHEN wrists, ankles and head of each frame are given
  const BodyParts& parts = body->parts;
  WholeBody solver(body->source.chain, parts);
  std::map<std::string, Distances> distances;
  for (const auto& [frame, places] : frames) {
    const auto placeOf = [&, &bones = places](int part) {
      return bones.at(static_cast<std::size_t>(body->source.bones.at(static_cast<std::size_t>(part))));
    };
    BodyGoals goals;
    goals.head = placeOf(parts.head);
    for (std::size_t side = 0; side < 2; ++side) {
      goals.wrists[side] = placeOf(parts.arms[side].end);
      goals.ankles[side] = placeOf(parts.legs[side].end);
    }
    ASSERT_NE(solver.solve(body->source.chain, goals, {}).stop, Stop::NotFit);
    const auto add = [&](const char* name, int part) {
      const Vec3 got = solver.positions().at(static_cast<std::size_t>(part));
      distances[name].values.push_back(glm::length(got - placeOf(part)));
    };
    add("centre", parts.root);
    for (const int bone : parts.spine) add("spine", bone);
    add("head", parts.head);
    for (std::size_t side = 0; side < 2; ++side) {
      add("shoulder", parts.arms[side].upper);
      add("elbow", parts.arms[side].lower);
      add("wrist", parts.arms[side].end);
      add("hip", parts.legs[side].upper);
      add("knee", parts.legs[side].lower);
      add("ankle", parts.legs[side].end);
    }
  }
  // THEN those are at their goals, and the rest isn't far off
  for (auto& [name, distance] : distances) {
    const bool given = name == "head" || name == "wrist" || name == "ankle";
    std::printf("whole body: %-8s median %.3f, p99 %.3f units\n", name.c_str(), distance.at(0.5), distance.at(0.99));
    EXPECT_LT(distance.at(0.5), given ? 0.01 : 1.0) << name;
    EXPECT_LT(distance.at(0.99), given ? 0.2 : 4.0) << name;
  }
}

}  // namespace

}  // namespace ik::solvers
