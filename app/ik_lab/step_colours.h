// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/ik_lab/step_picture.h"
#include "pmx/base/math.h"

namespace app {

/// This says how a line of a step's picture is drawn, in the view and in strips.
struct StepLine {
  base::Vec4 colour{1.0F};  ///< red, green, blue, alpha; 0 to 1
  float halfWidth = 1.0F;   ///< pixels at scale 1
  bool outlined = true;     ///< a dark line around it
};

[[nodiscard]] inline StepLine lineOf(StepRole role) {
  switch (role) {
    case StepRole::Before:
      return {{0.62F, 0.66F, 0.74F, 0.75F}, 1.6F, false};
    case StepRole::After:
      break;
    case StepRole::ToEffector:
      return {{1.0F, 0.87F, 0.12F, 1.0F}, 1.2F, true};
    case StepRole::ToTarget:
      return {{1.0F, 0.55F, 0.05F, 1.0F}, 1.2F, true};
    case StepRole::Turned:
      return {{0.20F, 0.85F, 0.35F, 1.0F}, 2.2F, true};
    case StepRole::Cut:
      return {{1.0F, 0.22F, 0.25F, 1.0F}, 2.2F, true};
    case StepRole::Reach:
      return {{0.25F, 0.72F, 1.0F, 0.8F}, 0.9F, false};
    case StepRole::WholeReach:
      return {{0.55F, 0.60F, 0.80F, 0.55F}, 0.8F, false};
    case StepRole::Moved:
      return {{0.93F, 0.30F, 0.85F, 1.0F}, 1.2F, true};
  }
  return {{1.0F, 1.0F, 1.0F, 0.95F}, 2.6F, true};
}

/// Returns the colour of an angle's text beside its arc. It is paler than the arc, because letters
/// are thin and have a dark edge.
[[nodiscard]] inline base::Vec3 captionColourOf(StepRole role) {
  return 0.55F * base::Vec3(lineOf(role).colour) + base::Vec3(0.45F);
}

}  // namespace app
