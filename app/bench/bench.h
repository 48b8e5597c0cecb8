// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <vector>

#include "app/show/show.h"
#include "pmx/base/result.h"

namespace app {

/// What to measure. Times are of this machine and this moment; compare ratios.
struct BenchJob {
  std::filesystem::path model;
  std::vector<std::filesystem::path> motions;  ///< at least one
  std::size_t dancers = 0;                     ///< with more than 0: that many poses in parallel besides
  int threads = 0;                             ///< for what runs on several; 0: one a core
  int passes = 9;                              ///< over the whole motion, after one to warm up; medians are taken
};

/// One measured stage: the median of the passes.
struct BenchStage {
  double time = 0.0;   ///< microseconds a frame; of files, milliseconds
  double bytes = 0.0;  ///< that the stage leaves behind each time; of files, their size
  double copy = 0.0;   ///< what a plain copy of as many bytes takes, in the unit of `time`, in the same passes
};

struct BenchReport {
  std::size_t frames = 0, vertices = 0, bones = 0, ikChains = 0;
  int passes = 0, threads = 0;
  BenchStage pmx, vmd;  ///< file to usable model; files to bound tracks
  BenchStage sample, morph, pose, posesTogether, poseIkOff, palette, skin, skinAll;
  /// A frame of 1/30 s: bones to bodies, stepping, bodies to bones; not the poses that the ticks in it take. None where
  /// the model has no bodies.
  std::optional<BenchStage> physics;
  double physicsBullet = 0.0;  ///< microseconds of it inside Bullet
  std::size_t dancers = 0;
  BenchStage dancersOne, dancersAll;  ///< milliseconds for a pose of each, on one thread and on `threads`
};

/// A whole show: all actors at a frame, with the physics it has.
struct ShowBenchReport {
  std::size_t actors = 0, frames = 0;
  int threads = 0;
  double one = 0.0, all = 0.0;  ///< microseconds a frame on one thread and on `threads`; medians of the passes
};
/// Plays the show from frame 0, of its frames as many as make some 3,000 poses, and 300 at least: twice in each pass.
[[nodiscard]] ShowBenchReport benchShow(Show& show, int passes, int threads);

/// Runs it. Errors are those of the files.
[[nodiscard]] base::Result<BenchReport> bench(const BenchJob& job);

}  // namespace app
