// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests count, by a replaced operator new, the memory that files may ask for (limits.md).

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>

#include <gtest/gtest.h>

#include "app/files/loaded_files.h"
#include "ik/pose.h"
#include "pmx/base/file.h"
#include "pmx/deform/morph_job.h"
#include "pmx/model/validate.h"
#include "pmx/pmd/pmd_reader.h"
#include "pmx/pmx/pmx_reader.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/limits/hostile_files.h"
#include "tests/support/corpus.h"
#include "tests/support/memory_meter.h"
#include "vmd/motion_binding.h"
#include "vmd/pose_binding.h"
#include "vmd/scene_tracks.h"
#include "vmd/vmd_reader.h"
#include "vmd/vpd_reader.h"

namespace {

constexpr std::size_t kMega = std::size_t{1} << 20U;

struct Limit {
  double times;  ///< times the file's bytes
  std::size_t plus;
};

/// This class compares peaks of memory with limits. It prints the one that came nearest to `times`.
class Peaks {
 public:
  Peaks() = default;
  ~Peaks() { std::printf("the most for its bytes: %s, %.1f times\n", worst_.c_str(), factor_); }
  Peaks(const Peaks&) = delete;
  Peaks& operator=(const Peaks&) = delete;

  template <class Work>
  void expectWithin(const Limit& limit, const std::string& name, std::size_t fileBytes, Work work) {
    const support::MemoryMeter meter;
    work();
    const auto peak = static_cast<double>(meter.peakBytes()), size = static_cast<double>(fileBytes);
    EXPECT_LE(peak, limit.times * size + static_cast<double>(limit.plus)) << name << " of " << fileBytes << " bytes";
    const double factor = peak / std::max(size, static_cast<double>(kMega));
    if (factor <= factor_) return;
    factor_ = factor;
    worst_ = name;
  }

 private:
  double factor_ = 0;
  std::string worst_;
};

// limits.md
constexpr Limit kReading{20, kMega}, kBinding{20, kMega}, kSkeleton{20, 16 * kMega}, kFrame{20, 16 * kMega};
constexpr Limit kSkeletonOfLongChains{20, 96 * kMega};

TEST(MemoryLimit, ReadingAModel) {
  Peaks peaks;
  for (const auto& file : support::hostileModels(2 * kMega)) {
    peaks.expectWithin(kReading, "read: " + file.name, file.bytes.size(), [&] {
      auto read = pmx::readPmx(file.bytes);
      ASSERT_TRUE(read) << base::describe(read.error());
      EXPECT_LE(read->issues.size() + pmx::validate(read->model).size(), 1000U) << file.name;
    });
  }
}

TEST(MemoryLimit, ReadingAPmdModel) {
  Peaks peaks;
  // PMD counts bones, IK and morphs in two bytes: small files are as dense as large ones
  for (const std::size_t size : {kMega / 8, kMega / 2, 2 * kMega}) {
    for (const auto& file : support::hostilePmd(size)) {
      peaks.expectWithin(kReading, "read: " + file.name, file.bytes.size(), [&] {
        auto read = pmx::readPmd(file.bytes);
        ASSERT_TRUE(read) << file.name << ": " << base::describe(read.error());
        EXPECT_LE(read->issues.size() + pmx::validate(read->model).size(), 1000U) << file.name;
      });
    }
  }
}

TEST(MemoryLimit, BuildingASkeleton) {
  Peaks peaks;
  auto files = support::hostileModels(2 * kMega);
  for (auto& file : support::hostilePmd(2 * kMega)) files.push_back(std::move(file));
  for (const auto& file : files) {
    auto read = file.name.starts_with("PMD") ? pmx::readPmd(file.bytes) : pmx::readPmx(file.bytes);
    ASSERT_TRUE(read);
    (void)pmx::validate(read->model);
    peaks.expectWithin(kSkeleton, "skeleton: " + file.name, file.bytes.size(), [&] {
      base::Issues issues;
      const ik::Skeleton skeleton = ik::buildSkeleton(read->model, issues);
    });
    peaks.expectWithin(kFrame, "frame: " + file.name, file.bytes.size(), [&] {
      base::Issues issues;
      const ik::Skeleton skeleton = ik::buildSkeleton(read->model, issues);
      const ik::Pose pose(skeleton);
      const pmx::MorphState morphs(read->model);
    });
  }
}

TEST(MemoryLimit, BuildingChainsOverTheWholeModel) {
  // GIVEN 20,000 bones in a line, each the IK bone of a chain from one end to the other
  pmx::Model model;
  constexpr std::int32_t kCount = 20'000;
  model.bones.resize(kCount);
  for (std::int32_t i = 0; i < kCount; ++i) {
    pmx::Bone& bone = model.bones[static_cast<std::size_t>(i)];
    bone.parent = i - 1;
    bone.flags = pmx::boneFlag::ik;
    bone.ik = {kCount - 1, 1, 1.0F, {{0, false, {}, {}}}};
  }
  model.bones.back().ik.effector = kCount - 2;
  const std::size_t bytes = pmx::writePmx(model).size();
  Peaks peaks;
  peaks.expectWithin(kSkeletonOfLongChains, "chains over the whole model", bytes, [&] {
    base::Issues issues;
    const ik::Skeleton skeleton = ik::buildSkeleton(model, issues);
    EXPECT_GT(skeleton.scratchBones, 19'000U);
  });
}

TEST(MemoryLimit, ReadingAMotion) {
  Peaks peaks;
  const pmx::Model model;
  for (const auto& file : support::hostileMotions(2 * kMega)) {
    peaks.expectWithin(kReading, "read: " + file.name, file.bytes.size(),
                       [&] { ASSERT_TRUE(vmd::readVmd(file.bytes)) << file.name; });
    const auto read = vmd::readVmd(file.bytes);
    ASSERT_TRUE(read);
    peaks.expectWithin(kBinding, "bind: " + file.name, file.bytes.size(), [&] {
      const std::array motions{&read->motion};
      const vmd::MotionBinding binding(motions, model);
      const vmd::SceneTracks tracks(motions);
    });
  }
}

TEST(MemoryLimit, ReadingAPose) {
  Peaks peaks;
  const pmx::Model model;
  for (const auto& file : support::hostilePoses(2 * kMega)) {
    peaks.expectWithin(kReading, "read: " + file.name, file.bytes.size(),
                       [&] { ASSERT_TRUE(vmd::readVpd(file.bytes)) << file.name; });
    const auto read = vmd::readVpd(file.bytes);
    ASSERT_TRUE(read);
    peaks.expectWithin(kBinding, "bind: " + file.name, file.bytes.size(),
                       [&] { const vmd::PoseBinding binding(read->pose, model); });
  }
}

TEST(MemoryLimit, RealFiles) {
  ODORI_NEEDS_CORPUS();
  Peaks peaks;
  for (const char* ending : {".pmx", ".pmd"}) {
    for (const auto& path : support::corpusFiles(ending)) {
      const std::size_t size = std::filesystem::file_size(path);
      peaks.expectWithin(kReading, path.filename().string(), size,
                         [&] { EXPECT_TRUE(app::loadModel(path, {})) << path; });
    }
  }
  for (const auto& path : support::corpusFiles(".vmd")) {
    const std::size_t size = std::filesystem::file_size(path);
    peaks.expectWithin(kReading, path.filename().string(), size,
                       [&] { EXPECT_TRUE(app::loadMotion(path, {})) << path; });
  }
}

}  // namespace
