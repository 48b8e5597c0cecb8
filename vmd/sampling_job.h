// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "pmx/base/math.h"
#include "vmd/motion_binding.h"

namespace vmd {

/// This job samples a motion at one moment: the local pose before morphs, append and IK. The result
/// depends on binding and frame only. No allocation. Its decisions: the later key has the curve,
/// each axis its own (ik-parity.md 1, mmd-reference.md 5.2); slerp on the shortest path (5.2); the
/// first key's value before it, the last one's after it (5.1); morph weights linear and as they
/// are, even outside 0 to 1 (5.4); IK and visibility step (5.4). Curves are solved as MMD does it
/// (ik-parity.md 1).
struct SamplingJob {
  // inputs
  const MotionBinding* binding = nullptr;
  double frame = 0.0;  ///< 30 per second, any real number; one that isn't finite counts as 0
  // outputs
  std::span<base::Transform> locals;  ///< per bone: translation added to the bind pose, rotation
  std::span<float> morphWeights;      ///< per morph
  std::span<std::uint8_t> ikEnabled;  ///< per chain (pmx::ikBones), 1 on
  bool* visible = nullptr;            ///< may be null
  /// Per bone this is 1 where the motion has physics off (MMD's switch in a bone's keys,
  /// mmd-reference.md 5.6). It may be empty.
  std::span<std::uint8_t> physicsOff{};

  /// Returns why the job can't run (a span of the wrong size), empty if it can.
  [[nodiscard]] std::string_view invalidReason() const;
  /// Does nothing when there is an invalidReason().
  void run() const;
};

/// Does the part of the job that concerns morphs: writes what the job writes to morphWeights. One
/// element per morph of the binding.
void sampleMorphWeights(const MotionBinding& binding, double frame, std::span<float> weights);

}  // namespace vmd
