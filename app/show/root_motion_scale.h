// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "ik/skeleton.h"
#include "pmx/model/model.h"

namespace app {

/// The bones whose ways in a motion carry the figure about, and depend on how long the legs are of the model that it was made
/// for: those that lead the legs (legChains()), toes that don't go with them, and all that these and the hips hang from.
/// Multiplied by the ratio of leg lengths, their ways put feet where legs of another length can be. (ik-and-goals.md 8) Rising;
/// empty without legs.
[[nodiscard]] std::vector<std::int32_t> rootMotionBonesOf(const pmx::Model& model, const ik::Skeleton& skeleton);

}  // namespace app
