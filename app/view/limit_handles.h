// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "app/view/joint_limit.h"

namespace app {

/// This is the part of a joint's limit that the mouse drags.
struct LimitHandle {
  enum class Kind : std::uint8_t {
    None,
    Lean,  ///< the rim of a cone; of an ellipse the angle towards right, up, -right, -up: part 0 to 3
    Turn,  ///< an end of an arc: part 0 to 5, two for each axis, the lower end first; 6 and 7: of a twist
    Way,   ///< an end of a slide: part 0 the lower one, 1 the upper one
  };
  Kind kind = Kind::None;
  int part = 0;
  std::uint32_t actor = 0;
  std::int32_t bone = -1;
  bool far = false;  ///< the rim was taken on its far side
  /// Returns whether both are the same part of the same joint.
  [[nodiscard]] bool isSame(const LimitHandle& other) const {
    return kind == other.kind && part == other.part && actor == other.actor && bone == other.bone;
  }
  [[nodiscard]] bool any() const { return kind != Kind::None; }
};

inline constexpr int kRimPieces = 48;     ///< lines of which a rim is drawn
inline constexpr float kSlideEnd = 7.0F;  ///< half the length of a slide's end mark, pixels at scale 1

/// Returns the nearest handle within reach of a pixel, of limits that can be changed.
[[nodiscard]] LimitHandle handleAt(std::span<const JointLimit> limits, base::Vec2 pixel);
/// Returns the limit whose joint is nearest to a pixel, within reach of a mark; null where there is
/// none.
[[nodiscard]] const JointLimit* jointAt(std::span<const JointLimit> limits, base::Vec2 pixel);
/// Returns the limit that a handle belongs to; null where there is none.
[[nodiscard]] const JointLimit* limitOf(std::span<const JointLimit> limits, const LimitHandle& handle);

/// Returns the number that a handle stands for: radians, of a slide units. 0 where a freedom has no
/// such number.
[[nodiscard]] double valueOf(const ik::solvers::BoneFreedom& freedom, const LimitHandle& handle);
/// Sets that number, brought to where a show file can have it, and the lower end to at most the
/// upper one.
void setValue(ik::solvers::BoneFreedom& freedom, const LimitHandle& handle, double value);

/// Returns by how much a drag of a handle from one pixel to another changes its number: the handle
/// stays under the mouse. A drag in several steps gives the same as a drag in one. The result is
/// always finite.
[[nodiscard]] double draggedBy(const JointLimit& limit, const LimitHandle& handle, base::Vec2 from, base::Vec2 to);

}  // namespace app
