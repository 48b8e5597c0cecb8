// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace app {

/// Pairs of nodes that are `distance` links apart on the shortest way, lower node first, in rising order; none for a
/// distance below 2. Stops at `mostPairs` found or `mostSteps` links followed: `cut` is true then. A breadth-first walk
/// from every node: Bullet's own way needs the square of the nodes in memory and the cube in time.
struct Bends {
  std::vector<std::array<int, 2>> pairs;
  bool cut = false;
};
[[nodiscard]] Bends bendsOf(std::size_t nodeCount, const std::vector<std::array<int, 2>>& links, int distance,
                            std::size_t mostPairs, std::size_t mostSteps);

/// Of faces (triples of nodes) on the same nodes the first stays; the order too.
void dropDoubles(std::vector<std::array<int, 3>>& faces);

}  // namespace app
