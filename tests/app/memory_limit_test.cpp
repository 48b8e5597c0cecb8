// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The memory that files may ask for (docs/limits.md), counted by a replaced operator new.

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>

#include <gtest/gtest.h>

#include "app/player/session.h"
#include "pmx/base/file.h"
#include "pmx/pmx_reader.h"
#include "pmx/pmx_validate.h"
#include "tests/app/hostile_files.h"
#include "tests/support/corpus.h"
#include "tests/support/memory_meter.h"
#include "vmd/motion_binding.h"
#include "vmd/scene_sampling_job.h"
#include "vmd/vmd_reader.h"

namespace {

constexpr std::size_t kMega = std::size_t{1} << 20U;

struct Limit {
  double times;  ///< of the file's bytes
  std::size_t plus;
};

/// Peak of `work` against the limit; the factor that is used is printed where it is the largest so far.
template <class Work>
void expectWithin(const Limit& limit, const std::string& name, std::size_t fileBytes, double& worst, Work work) {
  const support::MemoryMeter meter;
  work();
  const std::size_t peak = meter.peakBytes();
  const double factor = static_cast<double>(peak) / static_cast<double>(std::max<std::size_t>(fileBytes, kMega));
  if (std::getenv("ODORI_SHOW_MEMORY"))
    std::printf("%-44s %9zu bytes, %10zu held, %.1f times\n", name.c_str(), fileBytes, peak, factor);
  worst = std::max(worst, factor);
  EXPECT_LE(static_cast<double>(peak), limit.times * static_cast<double>(fileBytes) + static_cast<double>(limit.plus))
      << name << " of " << fileBytes << " bytes";
}

TEST(MemoryLimit, ReadingAModel) {
  double worst = 0;
  for (const auto& file : support::hostileModels(2 * kMega)) {
    expectWithin({20, kMega}, "read: " + file.name, file.bytes.size(), worst, [&] {
      auto read = pmx::readPmx(file.bytes);
      ASSERT_TRUE(read) << base::describe(read.error());
      EXPECT_LE(read->issues.size() + pmx::validate(read->model).size(), 1000U) << file.name;
    });
  }
}

TEST(MemoryLimit, BuildingASkeleton) {
  double worst = 0;
  for (const auto& file : support::hostileModels(2 * kMega)) {
    auto read = pmx::readPmx(file.bytes);
    ASSERT_TRUE(read);
    (void)pmx::validate(read->model);
    expectWithin({20, 96 * kMega}, "skeleton: " + file.name, file.bytes.size(), worst, [&] {
      base::Issues issues;
      const ik::Skeleton skeleton = ik::buildSkeleton(read->model, issues);
    });
    expectWithin({40, 96 * kMega}, "frame: " + file.name, file.bytes.size(), worst, [&] {
      base::Issues issues;
      const ik::Skeleton skeleton = ik::buildSkeleton(read->model, issues);
      const ik::Pose pose(skeleton);
      const pmx::MorphState morphs(read->model);
    });
  }
}

TEST(MemoryLimit, ReadingAMotion) {
  double worst = 0;
  const pmx::Model model;
  for (const auto& file : support::hostileMotions(2 * kMega)) {
    expectWithin({20, kMega}, "read: " + file.name, file.bytes.size(), worst,
                 [&] { ASSERT_TRUE(vmd::readVmd(file.bytes)) << file.name; });
    const auto read = vmd::readVmd(file.bytes);
    ASSERT_TRUE(read);
    expectWithin({40, kMega}, "bind: " + file.name, file.bytes.size(), worst, [&] {
      const std::array motions{&read->motion};
      const vmd::MotionBinding binding(motions, model);
      const vmd::SceneTracks tracks(motions);
    });
  }
}

TEST(MemoryLimit, RealFiles) {
  ODORI_NEEDS_CORPUS();
  double worst = 0;
  for (const auto& path : support::corpusFiles(".pmx")) {
    const std::size_t size = std::filesystem::file_size(path);
    expectWithin({20, kMega}, path.filename().string(), size, worst,
                 [&] { EXPECT_TRUE(app::loadModel(path)) << path; });
  }
  for (const auto& path : support::corpusFiles(".vmd")) {
    const std::size_t size = std::filesystem::file_size(path);
    expectWithin({20, kMega}, path.filename().string(), size, worst,
                 [&] { EXPECT_TRUE(app::loadMotion(path)) << path; });
  }
}

}  // namespace
