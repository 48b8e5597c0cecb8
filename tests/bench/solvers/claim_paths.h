// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "tests/bench/solvers/claim_chains.h"
#include "tests/bench/solvers/contenders.h"

namespace bench {

/// These are the paths of a moving target, for a chain of kReach from the origin, slightly bent, up
/// +Y.
enum class Path : std::uint8_t {
  Circle,   ///< radius 0.3 of the reach about a point at 0.6 of it
  Outwards  ///< on a line from 0.5 to 1.3 of the reach and back, beyond the chain's reach
};
inline constexpr std::array kAllPaths{Path::Circle, Path::Outwards};
[[nodiscard]] std::string_view nameOf(Path path);

inline constexpr int kPathFrames = 120;  ///< four seconds at 30 frames a second
inline constexpr int kPathLinks = 10;

/// Returns the target in a frame, model space.
[[nodiscard]] ik::solvers::Vec3 targetOn(Path path, int frame);

/// This struct says how smoothly one contender follows, over all links and frames.
struct PathRow {
  std::string name;
  bool fit = false;
  double accelerationRms =
      /// This is the angular acceleration (ik-solvers.md 11), degrees a second squared: root of the
      /// mean square.
      0.0;
  double largestTurn = 0.0;  ///< largest turn of a link between two frames, degrees
  double worstMiss = 0.0;    ///< units: on the circle, where all frames are in reach
};

/// This struct has the contenders on one path, each frame from one start, or each from the frame
/// before.
struct PathStudy {
  Path path = Path::Circle;
  Limits limits = Limits::Free;
  bool goesOn = false;
  std::vector<PathRow> rows;
};

/// This struct measures rotations that follow each other by 1/30 s, a list a frame, a link each:
/// the root mean square, in degrees a second squared, of log(q q_before^-1) / dt differenced, and
/// the most degrees of one turn. Fewer than three frames have no acceleration.
struct Smoothness {
  double accelerationRms = 0.0, largestTurn = 0.0;
};
[[nodiscard]] Smoothness smoothnessOf(std::span<const std::vector<ik::solvers::Quat>> frames);

[[nodiscard]] std::vector<PathStudy> measurePaths(double tolerance, int loops);

}  // namespace bench
