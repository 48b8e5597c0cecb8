// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "app/python/native_files.h"
#include "app/show/actor.h"

namespace app {

/// A Use is a motion and the number of frames by which it begins later.
using Use = std::pair<const NativeMotion*, std::int32_t>;
/// A Bodies has gravity, and frames of rest before the motion.
using Bodies = std::optional<std::tuple<float, float, float, double>>;

/// Returns the motions of a call. Throws std::invalid_argument (ValueError) for a shift beyond
/// kMaxShift.
[[nodiscard]] std::vector<MotionUse> usesOf(const std::vector<Use>& motions);

}  // namespace app
