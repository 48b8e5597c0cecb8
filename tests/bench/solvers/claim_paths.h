// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "tests/bench/solvers/claim_chains.h"
#include "tests/bench/solvers/contenders.h"

namespace bench {

/// What a moving target does, for a chain of kReach from the origin, slightly bent, up +Y.
enum class Path : std::uint8_t {
  Circle,   ///< radius 0.3 of the reach about a place 0.6 of it away
  Outwards  ///< on a line from 0.5 to 1.3 of the reach and back: it leaves what the chain can reach
};
inline constexpr std::array kAllPaths{Path::Circle, Path::Outwards};
[[nodiscard]] std::string_view nameOf(Path path);

inline constexpr int kPathFrames = 120;  ///< four seconds at 30 frames a second
inline constexpr int kPathLinks = 10;

/// The target in a frame, model space.
[[nodiscard]] ik::solvers::Vec3 targetOn(Path path, int frame);

/// How smoothly one contender follows, over all links and frames.
struct PathRow {
  std::string name;
  bool fit = false;
  double accelerationRms =
      0.0;  ///< angular acceleration (ik-solvers.md 11), degrees a second squared: root of the mean square
  double largestTurn = 0.0;  ///< degrees that a link turned from one frame to the next, the most
  double worstMiss = 0.0;    ///< units: on the circle, where all frames are in reach
};

/// The contenders on one path, each frame from the same start, or each from the frame before.
struct PathStudy {
  Path path = Path::Circle;
  Limits limits = Limits::Free;
  bool goesOn = false;
  std::vector<PathRow> rows;
};

/// Root mean square, in degrees a second squared, of log(q q_before^-1) / dt differenced, and the most degrees of one turn,
/// of rotations that follow each other by 1/30 s: a list a frame, a link each. Fewer than three frames: no acceleration.
struct Smoothness {
  double accelerationRms = 0.0, largestTurn = 0.0;
};
[[nodiscard]] Smoothness smoothnessOf(std::span<const std::vector<ik::solvers::Quat>> frames);

[[nodiscard]] std::vector<PathStudy> measurePaths(double tolerance, int loops);

}  // namespace bench
