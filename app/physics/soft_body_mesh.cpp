// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/physics/soft_body_mesh.h"

#include <algorithm>
#include <utility>

#include "pmx/base/index.h"
namespace app {
namespace {

using base::toIndex;

/// This has the neighbours of all nodes in one list: those of node n from starts[n] to starts[n +
/// 1].
struct Neighbours {
  std::vector<std::size_t> starts;
  std::vector<int> nodes;

  Neighbours(std::size_t nodeCount, const std::vector<std::array<int, 2>>& links)
      : starts(nodeCount + 1, 0), nodes(2 * links.size()) {
    for (const auto& [a, b] : links) ++starts[toIndex(a) + 1], ++starts[toIndex(b) + 1];
    for (std::size_t i = 1; i < starts.size(); ++i) starts[i] += starts[i - 1];
    std::vector<std::size_t> next(starts.begin(), starts.end() - 1);
    for (const auto& [a, b] : links) nodes[next[toIndex(a)]++] = b, nodes[next[toIndex(b)]++] = a;
  }
};

}  // namespace

Bends bendsOf(std::size_t nodeCount, const std::vector<std::array<int, 2>>& links, int distance, std::size_t mostPairs,
              std::size_t mostSteps) {
  Bends bends;
  if (distance < 2) return bends;
  const Neighbours neighbours(nodeCount, links);
  std::vector<int> seenFrom(nodeCount, -1);
  std::vector<int> ring, next;
  std::size_t steps = 0;
  for (int from = 0; toIndex(from) < nodeCount; ++from) {
    ring.assign(1, from);
    seenFrom[toIndex(from)] = from;
    for (int depth = 0; depth < distance && !ring.empty(); ++depth) {
      next.clear();
      for (const int node : ring) {
        for (std::size_t i = neighbours.starts[toIndex(node)]; i < neighbours.starts[toIndex(node) + 1]; ++i) {
          if (++steps > mostSteps) {
            bends.cut = true;
            return bends;
          }
          const int other = neighbours.nodes[i];
          if (seenFrom[toIndex(other)] == from) continue;
          seenFrom[toIndex(other)] = from;
          next.push_back(other);
        }
      }
      ring.swap(next);
    }
    std::ranges::sort(ring);
    for (const int to : ring) {
      if (to <= from) continue;
      if (bends.pairs.size() == mostPairs) {
        bends.cut = true;
        return bends;
      }
      bends.pairs.push_back({from, to});
    }
  }
  return bends;
}

void dropDoubles(std::vector<std::array<int, 3>>& faces) {
  std::vector<std::pair<std::array<int, 3>, std::size_t>> sorted;
  sorted.reserve(faces.size());
  for (std::size_t i = 0; i < faces.size(); ++i) {
    sorted.emplace_back(faces[i], i);
    std::ranges::sort(sorted.back().first);
  }
  std::ranges::sort(sorted);
  const auto same = [](const auto& a, const auto& b) { return a.first == b.first; };
  sorted.erase(std::unique(sorted.begin(), sorted.end(), same), sorted.end());
  std::ranges::sort(sorted, {}, [](const auto& entry) { return entry.second; });
  for (std::size_t i = 0; i < sorted.size(); ++i) faces[i] = faces[sorted[i].second];
  faces.resize(sorted.size());
}

}  // namespace app
