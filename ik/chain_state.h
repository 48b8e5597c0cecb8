// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

#include "ik/angle_limit.h"
#include "ik/lanes.h"
#include "ik/pose.h"
#include "ik/pose_range.h"
#include "ik/skeleton.h"

namespace ik {

/// What a chain is while it is solved: where its bones are and how they are turned, what moves when one of them turns,
/// what their limits leave of a turn, and the way from the pose and back. How a step is chosen is the solver's matter
/// (ik/ccd_step.h). All of it is inline: a step waits for each of its sums.
class ChainState {
 public:
  using Four = lanes::Four;

  // A local rotation is as long as its parent's rotation, and that as all locals above it: rounding doubles from bone to
  // bone. Up to here that is less than a ten-thousandth, and not worth the time.
  static constexpr std::size_t kShortPath = 9;

  /// `bones` has room for the chain's path and anchors.
  ChainState(const Chain& chain, std::span<PathBone> bones)
      : chain_(chain), bones_(bones.data()), count_(chain.path.size()) {}

  /// Takes bases, IK rotations, anchors and the target from the pose, and places the path.
  void load(const Skeleton& skeleton, const Pose& pose) {
    for (std::size_t i = 0; i < count_; ++i) {
      const auto bone = static_cast<std::size_t>(chain_.path[i]);
      const Transform& base = pose.bases[bone];
      bones_[i].offset = lanes::of(base.translation);
      // Another chain's link keeps what that chain gave it; our own start from the identity.
      const Four rotation = lanes::of(base.rotation);
      bones_[i].local =
          skeleton.isLink[bone] != 0 ? lanes::product(lanes::of(pose.ikRotations[bone]), rotation) : rotation;
      bones_[i].turned = false;
    }
    for (std::size_t i = 0; i < chain_.anchors.size(); ++i) {
      const std::int32_t bone = chain_.anchors[i];
      PathBone& anchor = bones_[count_ + i];
      const Transform model = bone < 0 ? Transform{} : pose.models[static_cast<std::size_t>(bone)];
      anchor.position = lanes::of(model.translation);
      anchor.rotation = lanes::of(model.rotation);
    }
    target_ = lanes::of(pose.models[static_cast<std::size_t>(chain_.target)].translation);
    for (std::size_t i = 0; i < count_; ++i) recompute(i);
  }

  /// Writes the links' IK rotations and the path's model transforms. `checksRange`: ik/pose_range.h.
  void store(const Skeleton& skeleton, bool checksRange, Pose& pose) {
    turn(count_ - 1);
    for (const Link& link : chain_.links) {
      const auto bone = static_cast<std::size_t>(link.bone);
      const PathBone& solved = bones_[link.slot];
      pose.ikRotations[bone] =
          solved.turned
              ? lanes::quat(lanes::product(solved.local, lanes::conjugate(lanes::of(pose.bases[bone].rotation))))
              : base::kIdentityRotation;
    }
    for (std::size_t i = 0; i < count_; ++i) {
      const auto bone = static_cast<std::size_t>(chain_.path[i]);
      pose.models[bone] = {lanes::vec3(bones_[i].position), lanes::quat(bones_[i].rotation)};
      if (checksRange) keepInRange(skeleton, bone, pose);
    }
  }

  [[nodiscard]] const Chain& chain() const { return chain_; }
  [[nodiscard]] const Four& target() const { return target_; }
  [[nodiscard]] const Four& effector() const { return bones_[chain_.effectorSlot].position; }
  [[nodiscard]] const PathBone& at(const Link& link) const { return bones_[link.slot]; }
  /// Of the chain's path.
  [[nodiscard]] std::span<const PathBone> path() const { return {bones_, count_}; }
  [[nodiscard]] const Four& parentRotation(const Link& link) const {
    return bones_[chain_.parentSlots[link.slot]].rotation;
  }

  /// A free link's step, in model space; `rotation` needn't be quite of unit length.
  void turnFree(const Link& link, const Four& rotation) {
    PathBone& bone = bones_[link.slot];
    bone.rotation = renormalised(lanes::product(rotation, bone.rotation));
    bone.local = lanes::product(lanes::conjugate(parentRotation(link)), bone.rotation);
    if (count_ > kShortPath) bone.local = renormalised(bone.local);
    recomputeBelow(link.slot);
  }

  /// A step in the parent's space, brought into the link's limits if it has some; `reflect`: as limitRotation().
  void turnLimited(const Link& link, const Four& rotation, bool reflect) {
    PathBone& bone = bones_[link.slot];
    const Four local = lanes::product(rotation, bone.local);
    bone.local = link.limited ? lanes::of(limitRotation(link, lanes::quat(local), reflect)) : renormalised(local);
    afterTurning(link.slot);
  }

  /// Links outside their limits are put on the nearer one, so that a straight leg has somewhere to bend from.
  /// (ik-parity.md 2, straight legs)
  void bendStraightLinks() {
    for (const Link& link : chain_.links) {
      if (!link.limited || link.hinge == HingeAxis::None) continue;
      const int axis = static_cast<int>(link.hinge);
      PathBone& bone = bones_[link.slot];
      const RealQuat local = lanes::quat(bone.local);
      const Real angle = eulerAngle(link.order, axis, local);
      if (angle >= link.lower[axis] && angle <= link.upper[axis]) continue;
      bone.local = lanes::of(limitRotation(link, local, false));
      afterTurning(link.slot);
    }
  }

 private:
  void place(std::size_t slot) {
    PathBone& bone = bones_[slot];
    const PathBone& parent = bones_[chain_.parentSlots[slot]];
    bone.position = parent.position + lanes::turned(parent.rotation, bone.offset);
  }

  void turn(std::size_t slot) {
    PathBone& bone = bones_[slot];
    bone.rotation = lanes::product(bones_[chain_.parentSlots[slot]].rotation, bone.local);
  }

  void recompute(std::size_t slot) {
    place(slot);
    turn(slot);
  }

  // A turned link stays where it is; everything after it in the path may hang from it.
  void afterTurning(std::size_t slot) {
    turn(slot);
    recomputeBelow(slot);
  }

  // The effector is the path's last bone but in odd models; then nothing asks before the end how it is turned, only where
  // it is.
  void recomputeBelow(std::size_t slot) {
    bones_[slot].turned = true;
    for (std::size_t i = slot + 1; i + 1 < count_; ++i) recompute(i);
    if (slot + 1 == count_) return;
    place(count_ - 1);
    if (chain_.effectorSlot != count_ - 1) turn(count_ - 1);
  }

  // One Newton step towards unit length: enough for a product of two unit quaternions.
  static Four renormalised(const Four& q) { return q * lanes::all((3 - lanes::lengthSquared(q)) / 2); }

  const Chain& chain_;
  PathBone* bones_;
  std::size_t count_;
  Four target_{};
};

}  // namespace ik
