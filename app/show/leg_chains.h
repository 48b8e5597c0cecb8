// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "ik/skeleton.h"

namespace app {

/// This is a chain of the model that is a leg.
struct LegChain {
  std::size_t chain = 0;         ///< in Skeleton::chains
  std::int32_t hip = -1;         ///< the link nearest to the root
  std::int32_t knee = -1;        ///< the link that is a hinge
  std::int32_t ankle = -1;       ///< the effector
  std::int32_t controller = -1;  ///< the IK bone
  float length = 0.0F;           ///< units: from the hip along the bones to the ankle, bind pose
};

/// Returns the chains that are built like a leg, whatever their names: two links or more, one of
/// them before the hip a hinge about X, the ankle below the hip by four fifths of the length. In
/// the order of the chains.
[[nodiscard]] std::vector<LegChain> legChains(const ik::Skeleton& skeleton);

}  // namespace app
