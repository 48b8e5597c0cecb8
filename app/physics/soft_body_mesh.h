// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace app {

/// These are pairs of nodes that are `distance` links apart on the shortest path, lower node first,
/// in rising order; none for a distance below 2. The search stops at `mostPairs` found or
/// `mostSteps` links followed; then `cut` is true. It is a breadth-first walk from every node,
/// since Bullet's own needs the square of the nodes in memory and the cube in time.
struct Bends {
  std::vector<std::array<int, 2>> pairs;
  bool cut = false;
};
[[nodiscard]] Bends bendsOf(std::size_t nodeCount, const std::vector<std::array<int, 2>>& links, int distance,
                            std::size_t mostPairs, std::size_t mostSteps);

/// Keeps the first of faces (triples of nodes) with the same nodes, and the order.
void dropDoubles(std::vector<std::array<int, 3>>& faces);

}  // namespace app
