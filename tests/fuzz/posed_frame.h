// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "ik/solver_switches.h"
#include "pmx/base/math.h"
#include "pmx/model/model.h"

namespace support {

/// Returns the solver's switches by the input's last byte, one bit each; all off for no input.
[[nodiscard]] ik::SolverSwitches switchesFrom(const std::uint8_t* bytes, std::size_t size);

/// This struct is a motion's result at a frame; spans may be empty: nothing moved, weights a half,
/// chains on.
struct FrameInput {
  std::span<const base::Transform> locals;
  std::span<const float> weights;
  std::span<const std::uint8_t> ikEnabled;
};

/// Poses one frame of a validated model, from skeleton to skinned vertices by both skinning jobs.
/// Ends the program where numbers of a usual size became NaN or infinite.
void poseOneFrame(const pmx::Model& model, const FrameInput& input, const ik::SolverSwitches& switches);

}  // namespace support
