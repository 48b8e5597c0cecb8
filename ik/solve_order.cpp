// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/solve_order.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <fmt/format.h>

#include "pmx/base/issue_group.h"

namespace ik {

std::vector<std::int32_t> parentsFirst(std::vector<std::int32_t>& parents, base::Issues& issues) {
  const std::size_t count = parents.size();
  base::IssueGroup cut(issues, "bones", "parents that aren't there or close a circle");
  // The children are linked lists in two arrays. Each child is put in front, so that going through
  // the bones backwards gives lists that rise.
  std::vector<std::int32_t> firstChild(count, -1), nextChild(count, -1), order;
  for (std::size_t i = count; i-- > 0;) {
    if (parents[i] >= static_cast<std::int32_t>(count)) {
      cut.add(i, fmt::format("parent {} isn't there; taken as a root", parents[i]));
      parents[i] = -1;
    }
    if (parents[i] < 0) {
      parents[i] = -1;
      continue;
    }
    const auto parent = static_cast<std::size_t>(parents[i]);
    nextChild[i] = firstChild[parent];
    firstChild[parent] = static_cast<std::int32_t>(i);
  }
  order.reserve(count);
  std::vector<std::uint8_t> placed(count, 0);
  const auto placeTree = [&](std::size_t root) {
    placed[root] = 1;
    order.push_back(static_cast<std::int32_t>(root));
    for (std::size_t at = order.size() - 1; at < order.size(); ++at) {
      for (std::int32_t c = firstChild[static_cast<std::size_t>(order[at])]; c >= 0;
           c = nextChild[static_cast<std::size_t>(c)]) {
        if (std::exchange(placed[static_cast<std::size_t>(c)], std::uint8_t{1}) == 0) order.push_back(c);
      }
    }
  };
  for (std::size_t i = 0; i < count; ++i) {
    if (parents[i] < 0) placeTree(i);
  }
  // Bones that aren't placed by now descend from a circle.
  for (std::size_t i = 0; i < count; ++i) {
    if (placed[i] != 0) continue;
    std::size_t onCircle = i;
    std::vector<std::uint8_t>& seen = placed;  // 2: visited by this walk
    while (seen[onCircle] == 0) {
      seen[onCircle] = 2;
      onCircle = static_cast<std::size_t>(parents[onCircle]);
    }
    for (std::size_t walk = i; seen[walk] == 2; walk = static_cast<std::size_t>(parents[walk])) seen[walk] = 0;
    cut.add(onCircle, "its parents close a circle; taken as a root");
    parents[onCircle] = -1;
    placeTree(onCircle);
  }
  return order;
}

namespace {

/// Returns per bone whether it is in the phase after physics, by its own flag or because its parent
/// is.
std::vector<std::uint8_t> phases(const pmx::Model& model, const std::vector<std::int32_t>& parents,
                                 const std::vector<std::int32_t>& treeOrder, base::Issues& issues) {
  base::IssueGroup moved(issues, "bones", "bones moved to the phase after physics");
  std::vector<std::uint8_t> after(parents.size(), 0);
  for (const std::int32_t bone : treeOrder) {
    const auto i = static_cast<std::size_t>(bone);
    after[i] = model.bones[i].has(pmx::boneFlag::afterPhysics) ? 1 : 0;
    const std::int32_t parent = parents[i];
    if (after[i] == 0 && parent >= 0 && after[static_cast<std::size_t>(parent)] != 0) {
      after[i] = 1;
      moved.add(i, fmt::format("parent {} is computed after physics, so this bone is too", parent));
    }
  }
  return after;
}

}  // namespace

SolveOrder solveOrder(const pmx::Model& model, const std::vector<std::int32_t>& parents,
                      const std::vector<std::int32_t>& treeOrder, base::Issues& issues) {
  const std::size_t count = parents.size();
  const std::vector<std::uint8_t> after = phases(model, parents, treeOrder, issues);
  std::vector<std::int32_t> wanted(count);
  std::iota(wanted.begin(), wanted.end(), 0);
  std::stable_sort(wanted.begin(), wanted.end(), [&](std::int32_t a, std::int32_t b) {
    const auto i = static_cast<std::size_t>(a), j = static_cast<std::size_t>(b);
    if (after[i] != after[j]) return after[i] < after[j];
    return model.bones[i].deformLayer < model.bones[j].deformLayer;
  });

  std::vector<std::uint32_t> wantedPlaces(count);
  for (std::size_t i = 0; i < count; ++i)
    wantedPlaces[static_cast<std::size_t>(wanted[i])] = static_cast<std::uint32_t>(i);

  base::IssueGroup late(issues, "bones", "bones whose parent is computed later");
  SolveOrder result;
  result.order.reserve(count);
  result.places.assign(count, 0);
  result.afterPhysicsBegin = static_cast<std::size_t>(std::count(after.begin(), after.end(), std::uint8_t{0}));
  std::vector<std::uint8_t> placed(count, 0);
  std::vector<std::int32_t> ancestors;
  for (const std::int32_t bone : wanted) {
    // MMD would use such a parent's matrix of the frame before. A pose here doesn't depend on a
    // frame before, so the parent goes first. (ik-parity.md 1)
    ancestors.clear();
    for (std::int32_t b = bone; b >= 0 && placed[static_cast<std::size_t>(b)] == 0;
         b = parents[static_cast<std::size_t>(b)]) {
      const auto child = static_cast<std::size_t>(ancestors.empty() ? bone : ancestors.back());
      if (wantedPlaces[static_cast<std::size_t>(b)] > wantedPlaces[child]) {
        late.add(child, fmt::format("moves after its parent, bone {}, though the model's order has it before", b));
      }
      ancestors.push_back(b);
    }
    for (auto b = ancestors.rbegin(); b != ancestors.rend(); ++b) {
      const auto i = static_cast<std::size_t>(*b);
      placed[i] = 1;
      result.places[i] = static_cast<std::uint32_t>(result.order.size());
      result.order.push_back(*b);
    }
  }
  return result;
}

}  // namespace ik
