// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <array>
#include <charconv>
#include <cmath>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "pmx/pmx/pmx_reader.h"
#include "tests/support/corpus.h"
#include "vmd/sampling_job.h"
#include "vmd/scene_tracks.h"
#include "vmd/vmd_reader.h"

namespace vmd {
namespace {

/// Returns the rows of a reference file below its header, as text fields.
std::vector<std::vector<std::string>> rows(const char* name) {
  std::ifstream file(support::corpus() / "golden" / name);
  std::vector<std::vector<std::string>> rows;
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    auto& row = rows.emplace_back();
    for (std::size_t begin = 0; begin <= line.size();) {
      const std::size_t end = std::min(line.find(',', begin), line.size());
      row.push_back(line.substr(begin, end - begin));
      begin = end + 1;
    }
  }
  return rows;
}

Motion motionOf(const char* name) {
  auto read = readVmdFile(support::corpus() / name);
  EXPECT_TRUE(read) << (read ? "" : base::describe(read.error()));
  return read ? std::move(read->motion) : Motion{};
}

TEST(Golden, cameraOfTheDance) {
  ODORI_NEEDS_CORPUS();
  // GIVEN target, angles, distance, field of view and eye as another runtime computes them
  constexpr double kTolerance = 2e-3;
  const Motion motion = motionOf("motion/wavefile_camera.vmd");
  const SceneTracks tracks(std::array{&motion});
  const auto expected = rows("wavefile_camera.csv");
  ASSERT_EQ(expected.size(), 294U);
  for (const auto& row : expected) {
    ASSERT_EQ(row.size(), 12U);
    std::array<double, 12> v{};
    for (std::size_t i = 0; i < v.size(); ++i) v[i] = std::stod(row[i]);
    // WHEN sampled there THEN the camera is equal
    const CameraState state = tracks.camera(v[0]);
    const Vec3& angles = state.rotation;
    const Quat turn = glm::angleAxis(-angles.y, Vec3(0, 1, 0)) * glm::angleAxis(-angles.x, Vec3(1, 0, 0)) *
                      glm::angleAxis(-angles.z, Vec3(0, 0, 1));
    const Vec3 eye = state.target + turn * Vec3(0, 0, state.distance);
    const std::array<float, 11> ours{state.target.x, state.target.y,   state.target.z, angles.x, angles.y, angles.z,
                                     state.distance, state.fovDegrees, eye.x,          eye.y,    eye.z};
    for (std::size_t i = 0; i < ours.size(); ++i) {
      EXPECT_NEAR(ours[i], v[i + 1], kTolerance) << "frame " << v[0] << ", column " << i + 1;
    }
  }
}

TEST(Golden, morphWeightsOfTheDance) {
  ODORI_NEEDS_CORPUS();
  constexpr double kTolerance = 1e-4;
  const auto read = pmx::readPmxFile(support::corpus() / "miku" / "初音ミク.pmx");
  ASSERT_TRUE(read) << base::describe(read.error());
  const Motion motion = motionOf("motion/wavefile_v2.vmd");
  const MotionBinding binding(std::array{&motion}, read->model);
  std::vector<base::Transform> locals(binding.boneCount);
  std::vector<float> weights(binding.morphCount);
  std::vector<std::uint8_t> ikEnabled(binding.chainCount);
  const auto expected = rows("miku__wavefile__morphs.csv");
  ASSERT_FALSE(expected.empty());
  for (const auto& row : expected) {
    ASSERT_EQ(row.size(), 4U);
    SamplingJob{&binding, std::stod(row[0]), locals, weights, ikEnabled}.run();
    EXPECT_NEAR(weights.at(std::stoul(row[1])), std::stod(row[3]), kTolerance) << row[2] << " at " << row[0];
  }
}

}  // namespace
}  // namespace vmd
