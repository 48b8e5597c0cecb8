// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "app/ik_lab/chain_steps.h"

namespace app {

/// This is what a line or a mark of a step's picture stands for. Whoever draws it has a colour and
/// a width for each.
enum class StepRole : std::uint8_t {
  Before,      ///< the chain before the step
  After,       ///< the chain after it
  ToEffector,  ///< from the joint to the effector
  /// It goes from the joint to the target; where a joint is placed, it is the line that it is
  /// placed on.
  ToTarget,
  Turned,      ///< the arc that the joint turned by
  Cut,         ///< the rest of the arc, which cap and limit took away
  Reach,       ///< the circle on which the effector, or a joint that is placed, can be
  WholeReach,  ///< the circle that the chain reaches from its root
  Moved,       ///< from where a joint was to where it went
};

/// This is a line through points of model space.
struct StepStroke {
  StepRole role = StepRole::After;
  std::vector<base::Vec3> points;
};

enum class StepMarkKind : std::uint8_t { Joint, Active, Effector, Target, Text };

/// This is a point of model space with what is written beside it.
struct StepMark {
  StepMarkKind kind = StepMarkKind::Joint;
  base::Vec3 at{0.0F};
  std::int32_t bone = -1;           ///< the model's; -1: none
  std::string caption;              ///< of a text: an angle, "12.3°"
  StepRole role = StepRole::After;  ///< the role that gives a text its colour
};

/// This is the picture of a step; strokes that lie behind come first.
struct StepPicture {
  std::vector<StepStroke> strokes;
  std::vector<StepMark> marks;
};

/// Returns the picture of one step; empty where there is no such step.
[[nodiscard]] StepPicture stepPicture(const ChainSteps& steps, std::size_t step);

/// This is a view of a chain in which its bending is seen: across the plane that it bends in.
struct ChainSight {
  base::Vec3 right{1, 0, 0}, up{0, 1, 0};  ///< unit length, at right angles, model space
  base::Vec3 towards{0, 0, -1};            ///< to the eye
  base::Vec3 centre{0.0F};
  /// These are units from the centre to what has to be seen: the chain in all steps, and the
  /// target.
  float halfWidth = 1.0F, halfHeight = 1.0F;
};
[[nodiscard]] ChainSight sightOf(const ChainSteps& steps);

/// Returns the units from the chain's root-most joint to the effector along its bones.
[[nodiscard]] double wholeReach(const ChainSteps& steps);

/// Returns those of very many steps that a strip of pictures has: the first ones and the end,
/// `most` (2 or more) in all.
[[nodiscard]] std::vector<std::size_t> stripOf(const ChainSteps& steps, std::size_t most);

}  // namespace app
