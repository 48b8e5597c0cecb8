// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <vector>

#include "app/show/show.h"
#include "app/tree/open_context.h"
#include "pmx/base/result.h"

namespace app {

/// This says what to measure. Times are those of this machine and this moment; compare ratios.
struct BenchJob {
  std::filesystem::path model;
  std::vector<std::filesystem::path> motions;  ///< at least one
  /// If more than 0, this many poses in parallel are measured as well.
  std::size_t models = 0;
  int threads = 0;  ///< for stages that use several; 0: one per core
  /// There are this many passes over the whole motion, after one to warm up; medians are taken.
  int passes = 9;
  OpenContext context{};  ///< in which the files are read
};

/// This is one measured stage: the median of the passes.
struct BenchStage {
  double time = 0.0;   ///< microseconds per frame; for files, milliseconds
  double bytes = 0.0;  ///< bytes that the stage writes each time; for files, their size
  /// This is the time of a plain copy of as many bytes, in the unit of `time`, in the same passes.
  double copy = 0.0;
};

struct BenchReport {
  std::size_t frames = 0, vertices = 0, bones = 0, ikChains = 0;
  int passes = 0, threads = 0;
  BenchStage pmx, vmd;  ///< file to usable model; files to bound tracks
  BenchStage sample, morph, pose, posesTogether, poseIkOff, palette, skin, skinAll;
  /// This is a frame of 1/30 s: bones to bodies, stepping, bodies to bones; without the poses for
  /// its ticks. None where the model has no bodies.
  std::optional<BenchStage> physics;
  double physicsBullet = 0.0;  ///< microseconds of it inside Bullet
  std::size_t models = 0;
  /// These are milliseconds for a pose of each, on one thread and on `threads`.
  BenchStage crowdOne, crowdAll;
};

/// This is a whole show: all actors at a frame, with the physics it has.
struct ShowBenchReport {
  std::size_t actors = 0, frames = 0;
  int threads = 0;
  /// These are microseconds per frame on one thread and on `threads`; medians of the passes.
  double one = 0.0, all = 0.0;
};
/// Plays the show from frame 0, for as many of its frames as make some 3,000 poses, and 300 at
/// least: twice in each pass.
[[nodiscard]] ShowBenchReport benchShow(Show& show, int passes, int threads);

/// Runs the measurements. Errors are those of the files.
[[nodiscard]] base::Result<BenchReport> bench(const BenchJob& job);

}  // namespace app
