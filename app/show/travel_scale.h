// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ik/skeleton.h"
#include "pmx/model/model.h"

namespace app {

/// A chain of the model's that is a leg.
struct LegChain {
  std::size_t chain = 0;         ///< in Skeleton::chains
  std::int32_t hip = -1;         ///< the link nearest the root
  std::int32_t knee = -1;        ///< the link that is a hinge
  std::int32_t ankle = -1;       ///< the effector
  std::int32_t controller = -1;  ///< the IK bone
  float length = 0.0F;           ///< units: from the hip along the bones to the ankle, bind pose
};

/// The chains that hang like a leg, whatever their names: two links or more, one of them before the hip a hinge about X, the
/// ankle below the hip by four fifths of the length. In the order of the chains.
[[nodiscard]] std::vector<LegChain> legChains(const ik::Skeleton& skeleton);

/// The bones whose travel carries a body with legs from place to place: the legs' controllers, those of the toes (chains that
/// turn an ankle), all bones that these or the hips hang from, and MMD's 全ての親, センター, グルーブ and 左右の足IK親, 足ＩＫ,
/// つま先ＩＫ by name. Rising, each once; empty for a model without legs.
[[nodiscard]] std::vector<std::int32_t> travelBones(const pmx::Model& model, const ik::Skeleton& skeleton);

/// Multiplies the translations of some bones of a sampled pose, where motions have them relative to the bind pose: a motion
/// made for legs of another length, with factor = own length / that length, then asks of these legs what it asked of those.
/// As sampling is linear in the keys' translations, this is the same as scaled keys. Bones that the pose doesn't have are
/// left out; a factor that isn't a number counts as 1. Allocates nothing.
void scaleTravel(std::span<const std::int32_t> bones, float factor, std::span<base::Transform> locals);

}  // namespace app
