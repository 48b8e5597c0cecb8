// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace ik {

struct Skeleton;

/// This is a range of bones, each in its turn, then chains that don't touch each other: none reads
/// what another writes, so they may be solved side by side.
struct Wave {
  std::uint32_t bonesBegin = 0, bonesEnd = 0;    ///< in Schedule::bones
  std::uint32_t chainsBegin = 0, chainsEnd = 0;  ///< in Schedule::chains
};

/// This is one phase of the solve order, rearranged so that chains come together. Every bone and
/// chain still reads exactly what it would in the solve order, so the pose has equal bits.
struct Schedule {
  std::vector<std::int32_t> bones;  ///< every bone of the phase once
  std::vector<std::uint8_t> turns;  ///< parallel to bones: turn bits
  /// Every solvable chain of the phase is in it once. Within a wave those with path appends come
  /// last, else the longest first.
  std::vector<std::int32_t> chains;
  std::vector<Wave> waves;
};

/// Builds the schedule of indices `begin` to `end` of the solve order. Time and memory grow with
/// bones and chains' paths.
[[nodiscard]] Schedule buildSchedule(const Skeleton& skeleton, std::size_t begin, std::size_t end);

}  // namespace ik
