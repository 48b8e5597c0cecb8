// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "app/show/bone_trail.h"
#include "app/show/outside_parent.h"
#include "app/show/placement.h"

namespace app {

/// This class has the bones of an actor that are attached to bones of other actors, and where those
/// are now. The actor's skeleton has a bone more for each (attachedSkeleton()).
class Attachments {
 public:
  /// `accessory`: the actor's placement is in the space of the bone that holds it
  /// (accessories.md 8). The placement belongs to the actor, and must outlive this object.
  Attachments(bool accessory, const Placement& placement) : accessory_(accessory), placement_(&placement) {}

  /// Takes these in place of all earlier ones. Before they move, follow() has to be called for
  /// each.
  void set(std::span<const OutsideParent> parents);
  /// Sets the trail that an attachment reads. It belongs to the other actor, must outlive this
  /// object, and has to have the attachment's bone already.
  void follow(std::size_t index, const BoneTrail& trail);

  /// Moves all of them to where the other actors' bones were at a tick.
  void moveToTick(std::int64_t tick);
  /// Moves all of them to where the other actors' bones are in the picture that is made.
  void moveToPicture();
  /// Moves one of them to a transform of the other actor's bone, in world space.
  void hold(std::size_t index, const base::Transform& bone);

  /// Returns per attachment the local transform of the bone that the skeleton has for it, which is
  /// its transform in model space.
  [[nodiscard]] std::span<const base::Transform> locals() const { return locals_; }
  /// Returns the model's bone that is attached.
  [[nodiscard]] std::int32_t boneOf(std::size_t index) const { return parents_[index].outside.bone; }

 private:
  struct Attachment {
    OutsideParent outside;
    const BoneTrail* trail = nullptr;  ///< of the other actor
    std::size_t slot = 0;              ///< the bone's index in it
  };
  bool accessory_;
  const Placement* placement_;
  std::vector<Attachment> parents_;
  std::vector<base::Transform> locals_;
};

}  // namespace app
