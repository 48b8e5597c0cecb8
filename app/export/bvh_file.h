// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "app/export/byte_sink.h"
#include "pmx/base/math.h"
#include "pmx/base/result.h"

namespace app {

/// This is a joint of a BVH file. Lengths are in the unit that the file has.
struct BvhJoint {
  std::string name;          ///< without blanks, and each only once (PlainNames)
  std::int32_t parent = -1;  ///< any other joint; -1 for one joint alone, the root
  base::Vec3 offset{0.0F};   ///< of its rest position from its parent's
  base::Vec3 end{0.0F};      ///< of the end of its bone from it; counts where it has no children
  /// It has channels for its position, and its OFFSET is 0: some readers add it to the channels,
  /// and others replace it by them. The root always has.
  bool moves = false;
};

/// This is what a BVH file holds.
struct BvhMotion {
  std::vector<BvhJoint> joints;
  std::size_t frames = 0;
  /// Gives the transforms at a frame, one per joint, relative to the parent's: rotations, and
  /// positions with the offset included, which count for joints that move. It is called once for
  /// each frame, from 0 on.
  std::function<void(std::size_t frame, std::span<base::Transform> locals)> pose;
};

/// Writes a BVH file, 30 frames a second: rotations are Z, X, Y in degrees, each triple the one
/// that is nearest to the frame before. Positions have eight decimals, angles six. Errors:
/// BadArgument where there are no joints or frames, where the joints aren't one tree, where a name
/// is empty, has a blank or is there twice, and for a number that isn't finite; those of `write`.
[[nodiscard]] base::Result<void> writeBvh(const BvhMotion& motion, const ByteSink& write);

}  // namespace app
