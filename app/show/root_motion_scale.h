// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "ik/skeleton.h"
#include "pmx/model/model.h"

namespace app {

/// Returns the bones whose paths in a motion carry the figure, and depend on the leg length of the
/// model that it was made for: those that lead the legs (legChains()), toes that don't go with
/// them, and all ancestors of these and of the hips. Multiplied by the ratio of leg lengths, their
/// paths put feet where legs of another length can be. (ik-and-goals.md 8) Rising; empty without
/// legs.
[[nodiscard]] std::vector<std::int32_t> rootMotionBonesOf(const pmx::Model& model, const ik::Skeleton& skeleton);

}  // namespace app
