// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "ik/pose.h"

namespace app {

/// This leads an actor's pose over from the one that was shown to the one that is made now, so that
/// the eye can follow a switch. The shown pose is kept as it was when the switch was thrown: each
/// bone's rotation is interpolated on the sphere (slerp) and its translation linearly, both
/// relative to its parent, so limbs keep their lengths. Films and commands don't use it: they cut.
class PoseBlend {
 public:
  /// Keeps a pose, whose model transforms must be those of the last picture. apply() then begins
  /// with exactly that pose. A pose that is being blended may be kept, too.
  void begin(const ik::Skeleton& skeleton, const ik::Pose& pose);
  /// Sets how far the blend has come: 0 shows the kept pose, 1 or more ends the blend.
  void setAmount(float amount);
  [[nodiscard]] bool running() const { return amount_ < 1.0F; }
  /// Changes the model transforms of a pose. It ends without effect on a skeleton of another size,
  /// such as one that was attached to something meanwhile. It allocates nothing.
  void apply(const ik::Skeleton& skeleton, ik::Pose& pose);

 private:
  std::vector<base::Transform> kept_;   // per bone, relative to its parent
  std::vector<base::Transform> own_;    // per bone, scratch: the pose made now, likewise
  std::vector<std::int32_t> fromRoot_;  // all bones, parents first
  float amount_ = 1.0F;
};

}  // namespace app
