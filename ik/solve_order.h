// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ik/skeleton.h"

namespace ik {

/// Returns every bone once, each parent before its children. Parents that don't exist or close a
/// circle are cut (set to -1) and listed.
[[nodiscard]] std::vector<std::int32_t> parentsFirst(std::vector<std::int32_t>& parents, base::Issues& issues);

struct SolveOrder {
  std::vector<std::int32_t> order;    ///< bones
  std::vector<std::uint32_t> places;  ///< per bone, its index in order
  std::size_t afterPhysicsBegin = 0;
};

/// Returns the order of a frame: stable by (after physics, deform layer, index), but a parent
/// always before its child, since a pose has no frame before to take a late parent's matrix from; a
/// child of a bone after physics is after physics too. Such changes are listed. (ik-parity.md 1,
/// order; mmd-reference.md 6.1) `treeOrder` is parentsFirst()'s. Linear time except for one sort.
[[nodiscard]] SolveOrder solveOrder(const pmx::Model& model, const std::vector<std::int32_t>& parents,
                                    const std::vector<std::int32_t>& treeOrder, base::Issues& issues);

}  // namespace ik
