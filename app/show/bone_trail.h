// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "app/show/placement.h"
#include "ik/pose.h"

namespace app {

/// This class records where those bones of an actor are to which bones of other actors are
/// attached: at each tick of a range, and in the picture. A show runs some ticks of an actor before
/// those ticks of the actors attached to it, which then read its trail. Transforms are in world
/// space.
class BoneTrail {
 public:
  /// Both belong to the actor, and must outlive this object.
  BoneTrail(const ik::Pose& pose, const Placement& placement) : pose_(&pose), placement_(&placement) {}

  /// Forgets all bones: no actor is attached to this one.
  void clear() { bones_.clear(); }
  /// Adds a bone of the model. Adding it again changes nothing.
  void add(std::int32_t bone);
  [[nodiscard]] bool empty() const { return bones_.empty(); }
  /// Returns the bones, by rising indices.
  [[nodiscard]] std::span<const std::int32_t> bones() const { return bones_; }
  /// Returns the index of one of them in bones().
  [[nodiscard]] std::size_t slotOf(std::int32_t bone) const;

  /// Makes room for the ticks from `first` to `last`; nothing is recorded at them yet. `late`: the
  /// bones are in their final positions only after a tick's physics. Nothing is allocated where a
  /// range as long was begun before.
  void begin(std::int64_t first, std::int64_t last, bool late);
  [[nodiscard]] bool late() const { return late_; }
  /// Records the bones at a tick of the range, from the pose as it is now.
  void record(std::int64_t tick);
  /// Returns a bone's transform at a tick of the range that is recorded.
  [[nodiscard]] const base::Transform& at(std::int64_t tick, std::size_t slot) const {
    return rows_[static_cast<std::size_t>(tick - first_) * bones_.size() + slot];
  }
  /// Returns a bone's transform in the pose as it is now.
  [[nodiscard]] base::Transform now(std::size_t slot) const {
    return placement_->toWorld(pose_->models[static_cast<std::size_t>(bones_[slot])]);
  }

 private:
  const ik::Pose* pose_;
  const Placement* placement_;
  std::vector<std::int32_t> bones_;
  std::vector<base::Transform> rows_;  // a row of the bones for each tick from first_ on
  std::int64_t first_ = 0;
  bool late_ = false;
};

}  // namespace app
