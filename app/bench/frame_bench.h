// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <vector>

#include "app/bench/bench.h"
#include "app/files/loaded_files.h"
#include "ik/pose.h"
#include "ik/poses_side_by_side.h"
#include "pmx/deform/morph_job.h"
#include "pmx/deform/skinning_plan.h"
#include "vmd/motion_binding.h"

namespace app {

/// This class adds up the time between start() and stop().
class Stopwatch {
 public:
  void start() { started_ = Clock::now(); }
  void stop() { total_ += Clock::now() - started_; }
  [[nodiscard]] double microseconds() const { return std::chrono::duration<double, std::micro>(total_).count(); }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point started_;
  Clock::duration total_{};
};

/// These are times of one pass over all frames, each stage by itself, microseconds per frame.
struct FrameTimes {
  double sample = 0, morph = 0, pose = 0, posesTogether = 0, poseIkOff = 0, palette = 0, skin = 0, skinAll = 0;
  double sampleCopy = 0, morphCopy = 0, poseCopy = 0, paletteCopy = 0, skinCopy = 0;
};

/// This class runs the stages of a frame apart from each other over blocks of frames, so that
/// reading a clock costs nothing.
class FrameBench {
 public:
  FrameBench(const LoadedModel& model, const vmd::MotionBinding& binding, int threads);

  [[nodiscard]] FrameTimes pass();
  /// Returns the frames of a pass: those of the motion, the first kMaxFrames of a longer one.
  [[nodiscard]] std::size_t frameCount() const { return std::min(std::size_t{binding_.lastFrame} + 1, kMaxFrames); }
  static constexpr std::size_t kMaxFrames = 10'000;
  // These return the bytes that a stage writes.
  [[nodiscard]] std::size_t sampleBytes() const;
  [[nodiscard]] std::size_t morphBytes() const;
  [[nodiscard]] std::size_t poseBytes() const;
  [[nodiscard]] std::size_t paletteBytes() const;
  [[nodiscard]] std::size_t skinBytes() const;

 private:
  static constexpr std::size_t kBlock = 32;

  /// This is the output of sampling and morphs for one frame.
  struct Input {
    std::vector<base::Transform> locals, morphs;
    std::vector<float> weights;
    std::vector<std::uint8_t> ikEnabled;
    bool morphsMoved = false;
  };

  void sampleBlock(std::size_t first, std::size_t count);
  void morphBlock(std::size_t count);
  void poseBlock(std::size_t count, bool ik);
  void posesTogether(std::size_t count);
  void skinBlock(std::size_t count, int threads);

  const LoadedModel& model_;
  const vmd::MotionBinding& binding_;
  int threads_;
  ik::Pose pose_;
  std::vector<ik::Pose> together_;
  ik::PosesSideBySide sideBySide_;
  pmx::MorphState morphs_;
  pmx::SkinningPlan plan_;
  pmx::Vec3Lanes positions_, normals_;
  std::vector<Input> inputs_;
};

/// This class copies `bytes` bytes once, between two buffers that stay.
class PlainCopy {
 public:
  explicit PlainCopy(std::size_t bytes) : from_(bytes, std::byte{1}), to_(bytes) {}
  void run();

 private:
  std::vector<std::byte> from_, to_;
};

}  // namespace app
