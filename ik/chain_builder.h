// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "ik/skeleton.h"
#include "ik/solve_order.h"

namespace ik {

/// Decides everything about a model's chains that a frame needs: the links that can be used, their
/// kinds of limit and step caps, and the path that each step changes. Work and memory are bounded
/// for all chains of a model together (65,536 links, four million bones in their paths, and the
/// work of as many recomputed in a frame). Chains beyond that get fewer loops or none, and are
/// listed.
[[nodiscard]] std::vector<Chain> buildChains(const pmx::Model& model, const std::vector<std::int32_t>& parents,
                                             const std::vector<std::int32_t>& treeOrder, const SolveOrder& order,
                                             base::Issues& issues);

/// Limits a link's rotation on its three axes, radians: the kind of limit follows from the ranges
/// (mmd-reference.md 7.4).
void setLimits(Link& link, Vec3 lowerRad, Vec3 upperRad);
/// Takes a link's limits from it.
void clearLimits(Link& link);

}  // namespace ik
