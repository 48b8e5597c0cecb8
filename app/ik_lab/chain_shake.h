// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "app/show/actor.h"

namespace app {

/// Returns the angular acceleration of a rotation between three successive frames, in degrees a
/// second squared (ik-solvers.md 11).
[[nodiscard]] double angularAcceleration(const base::Quat& first, const base::Quat& second, const base::Quat& third);

/// This class says how much chains shake at a frame. It poses the actor at the frame and at the two
/// before it, without physics: so the result depends on the frame only, whatever was shown before.
class ChainShake {
 public:
  explicit ChainShake(const Actor& actor);
  /// Returns whether it was made for an actor of this model.
  [[nodiscard]] bool fits(const Actor& actor) const { return poses_[0].loadedModel() == actor.loadedModel(); }
  /// Poses the chains as the actor has them, at a frame. They can't be posed where the actor has
  /// goals or is attached to another, or before frame 2: then there is no result.
  void pose(const Actor& actor, double frame);
  /// Returns the angular acceleration of the least smooth link of a chain, in degrees a second
  /// squared.
  [[nodiscard]] std::optional<double> of(std::size_t chain) const;

 private:
  std::array<Actor, 3> poses_;  // at the frame before the last, the last and this one
  bool posed_ = false;
};

}  // namespace app
