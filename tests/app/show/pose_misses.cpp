// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/show/pose_misses.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include <gtest/gtest.h>

namespace support {
namespace {

struct Miss {
  double size;
  const GoldenRow* row;
};

struct Spread {
  double median = 0, p99 = 0, max = 0;
  std::string worst;
};

Spread spread(std::vector<Miss>& misses) {
  if (misses.empty()) return {};
  std::ranges::sort(misses, {}, &Miss::size);
  const auto at = [&](double part) {
    return misses[static_cast<std::size_t>(part * static_cast<double>(misses.size() - 1))];
  };
  const GoldenRow& worst = *misses.back().row;
  char frame[32];
  std::snprintf(frame, sizeof frame, "%g", worst.frame);
  return {at(0.5).size, at(0.99).size, misses.back().size, worst.name + " at frame " + frame};
}

}  // namespace

void expectPoses(Solo& session, std::span<const GoldenRow> rows, const std::vector<std::string>& leaveOut,
                 const std::string& title, const Tolerances& most, const Tolerances* goal) {
  const auto& bones = session.model()->model.bones;
  std::vector<Miss> units, degrees;
  double posed = -1.0;
  const app::ActorFrame* output = nullptr;
  for (const GoldenRow& row : rows) {
    if (row.frame != posed || output == nullptr) output = &session.evaluate(posed = row.frame);
    ASSERT_LT(row.bone, output->boneModels.size());
    ASSERT_EQ(bones[row.bone].name.utf8, row.name);
    if (std::ranges::find(leaveOut, row.name) != leaveOut.end()) continue;
    const base::Transform& got = output->boneModels[row.bone];
    const double dx = row.p[0] - static_cast<double>(got.translation.x);
    const double dy = row.p[1] - static_cast<double>(got.translation.y);
    const double dz = row.p[2] - static_cast<double>(got.translation.z);
    units.push_back({std::sqrt(dx * dx + dy * dy + dz * dz), &row});
    degrees.push_back({degreesBetween(row.q, got.rotation), &row});
    ASSERT_FALSE(std::isnan(units.back().size) || std::isnan(degrees.back().size)) << row.name << ' ' << row.frame;
  }
  ASSERT_FALSE(units.empty()) << title;

  const Spread u = spread(units), d = spread(degrees);
  std::printf(
      "%s: %zu bone frames; units median %.2g p99 %.2g max %.2g (%s); degrees median %.2g p99 %.2g max %.2g (%s)\n",
      title.c_str(), units.size(), u.median, u.p99, u.max, u.worst.c_str(), d.median, d.p99, d.max, d.worst.c_str());
  if (goal != nullptr &&
      (u.max > goal->maxUnits || d.max > goal->maxDegrees || u.p99 > goal->p99Units || d.p99 > goal->p99Degrees)) {
    std::printf("  above the goal: p99 %g units %g degrees, max %g units %g degrees\n", goal->p99Units,
                goal->p99Degrees, goal->maxUnits, goal->maxDegrees);
  }
  EXPECT_LE(u.p99, most.p99Units) << title;
  EXPECT_LE(d.p99, most.p99Degrees) << title;
  EXPECT_LE(u.max, most.maxUnits) << title << ": " << u.worst;
  EXPECT_LE(d.max, most.maxDegrees) << title << ": " << d.worst;
}

}  // namespace support
