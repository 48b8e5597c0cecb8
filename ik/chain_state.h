// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ik/angle_limit.h"
#include "ik/append_transform.h"
#include "ik/forward_kinematics.h"
#include "ik/lanes.h"
#include "ik/pose.h"
#include "ik/pose_range.h"
#include "ik/skeleton.h"

namespace ik {

/// This class is the state of a chain while it is solved: where its bones are and how they are
/// rotated, what moves when one of them turns, what their limits leave of a turn, and how it is
/// read from the pose and written back. How a step is chosen is the solver's matter
/// (ik/ccd_step.h). Everything is inline, because a step waits for each of its sums.
class ChainState {
 public:
  using Four = lanes::Four;

  // A local rotation's length depends on its parent's, and so on all locals above it: rounding
  // doubles from bone to bone. In paths up to this length that is less than a ten-thousandth, and
  // renormalising isn't worth its time.
  static constexpr std::size_t kShortPath = 9;

  /// `bones` has room for the chain's path and anchors. `appendsStay`: appends of the path are read
  /// before the chain only.
  ChainState(const Chain& chain, bool appendsStay, std::span<PathBone> bones)
      : chain_(chain),
        bones_(bones.data()),
        count_(chain.path.size()),
        readsAgain_(!appendsStay && !chain.pathAppends.empty()) {}

  /// Takes bases, IK rotations, anchors and the target from the pose, and computes the path's
  /// transforms. The pose has to outlive this object: appends that are read again are written into
  /// it.
  void load(const Skeleton& skeleton, Pose& pose) {
    skeleton_ = &skeleton;
    pose_ = &pose;
    for (std::size_t i = 0; i < count_; ++i) {
      const auto bone = static_cast<std::size_t>(chain_.path[i]);
      const Transform& base = pose.bases[bone];
      bones_[i].offset = lanes::of(base.translation);
      // Another chain's link keeps what that chain gave it; this chain's links start from the
      // identity.
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
    if (readsAgain_) beginAppends();
  }

  /// Writes the links' IK rotations and the path's model transforms. `checksRange`:
  /// ik/pose_range.h.
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
    if (!checksRange || !readsAgain_) return;
    for (const PathAppend& each : chain_.pathAppends)
      keepTurnInRange(skeleton, static_cast<std::size_t>(chain_.path[each.slot]), pose);
  }

  [[nodiscard]] const Chain& chain() const { return chain_; }
  [[nodiscard]] const Four& target() const { return target_; }
  [[nodiscard]] const Four& effector() const { return bones_[chain_.effectorSlot].position; }
  [[nodiscard]] const PathBone& at(const Link& link) const { return bones_[link.slot]; }
  /// Returns the bones of the chain's path.
  [[nodiscard]] std::span<const PathBone> path() const { return {bones_, count_}; }
  [[nodiscard]] const Four& parentRotation(const Link& link) const {
    return bones_[chain_.parentSlots[link.slot]].rotation;
  }

  /// Makes a free link's step, in model space; `rotation` needn't be quite of unit length.
  void turnFree(const Link& link, const Four& rotation) {
    PathBone& bone = bones_[link.slot];
    bone.rotation = renormalised(lanes::product(rotation, bone.rotation));
    bone.local = lanes::product(lanes::conjugate(parentRotation(link)), bone.rotation);
    if (count_ > kShortPath) bone.local = renormalised(bone.local);
    recomputeBelow(link);
  }

  /// Makes a step in the parent's space and brings it into the link's limits if it has some;
  /// `reflect` as in limitRotation().
  void turnLimited(const Link& link, const Four& rotation, bool reflect) {
    PathBone& bone = bones_[link.slot];
    const Four local = lanes::product(rotation, bone.local);
    bone.local = link.limited ? lanes::of(limitRotation(link, lanes::quat(local), reflect)) : renormalised(local);
    afterTurning(link);
  }

  /// Puts links outside their limits on the nearer one, so that a straight leg has somewhere to
  /// bend from. (ik-parity.md 2, straight legs)
  void bendStraightLinks() {
    for (const Link& link : chain_.links) {
      if (!link.limited || link.hinge == HingeAxis::None) continue;
      const int axis = static_cast<int>(link.hinge);
      PathBone& bone = bones_[link.slot];
      const RealQuat local = lanes::quat(bone.local);
      const Real angle = eulerAngle(link.order, axis, local);
      if (angle >= link.lower[axis] && angle <= link.upper[axis]) continue;
      bone.local = lanes::of(limitRotation(link, local, false));
      afterTurning(link);
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

  // A turned link stays where it is; every bone after it in the path may be its descendant.
  void afterTurning(const Link& link) {
    turn(link.slot);
    recomputeBelow(link);
  }

  // The effector is the path's last bone except in odd models. Then only its position is read
  // before the end, not its rotation.
  void recomputeBelow(const Link& link) {
    const std::size_t slot = link.slot;
    bones_[slot].turned = true;
    if (readsAgain_) [[unlikely]]
      return recomputeWithAppends(link);
    for (std::size_t i = slot + 1; i + 1 < count_; ++i) recompute(i);
    if (slot + 1 == count_) return;
    place(count_ - 1);
    if (chain_.effectorSlot != count_ - 1) turn(count_ - 1);
  }

  // Appends of the path that read what the chain turns are read as the reference does it: those of
  // links when the chain begins, and those of the descendants of a turning link each in its turn.
  // (ik-parity.md 2)
  void beginAppends() {
    auto append = chain_.pathAppends.begin();
    for (std::size_t i = 0; i < count_; ++i) {
      if (append != chain_.pathAppends.end() && append->slot == i) {
        if (append->isLink || i == chain_.effectorSlot) readAppend(*append);
        ++append;
      }
      recompute(i);
    }
  }

  void recomputeWithAppends(const Link& link) {
    auto append = std::upper_bound(chain_.pathAppends.begin(), chain_.pathAppends.end(), link.slot,
                                   [](std::uint32_t slot, const PathAppend& each) { return slot < each.slot; });
    for (std::size_t i = link.slot + 1; i < count_; ++i) {
      if (append != chain_.pathAppends.end() && append->slot == i) {
        if (append->fromPlace <= link.place || i == chain_.effectorSlot) readAppend(*append);
        ++append;
      }
      recompute(i);
    }
  }

  // Computes a bone's base with its append as it is now; its IK rotation stays.
  void readAppend(const PathAppend& append) {
    const auto index = static_cast<std::size_t>(chain_.path[append.slot]);
    const auto source = static_cast<std::size_t>(chain_.path[append.source]);
    const Append& how = skeleton_->appends[index];
    PathBone& bone = bones_[append.slot];
    const PathBone& lender = bones_[append.source];
    Transform own{lanes::vec3(lender.offset) - skeleton_->offsets[source], lanes::quat(lender.local)};
    if (how.local)
      own = {lanes::vec3(lender.position) - skeleton_->bindPositions[source], lanes::quat(lender.rotation)};
    Transform& lent = pose_->appended[index];
    Transform& base = pose_->bases[index];
    const Four ikRotation = lanes::product(bone.local, lanes::conjugate(lanes::of(base.rotation)));
    const Transform before = lent;
    lend(how, own, lent);
    if (how.rotation) base.rotation = product(product(base.rotation, glm::conjugate(before.rotation)), lent.rotation);
    if (how.translation) base.translation += lent.translation - before.translation;
    base.rotation = glm::normalize(base.rotation);
    bone.offset = lanes::of(base.translation);
    bone.local = skeleton_->isLink[index] != 0 ? renormalised(lanes::product(ikRotation, lanes::of(base.rotation)))
                                               : lanes::of(base.rotation);
  }

  // One Newton step towards unit length is enough for a product of two unit quaternions.
  static Four renormalised(const Four& q) { return q * lanes::all((3 - lanes::lengthSquared(q)) / 2); }

  const Chain& chain_;
  PathBone* bones_;
  std::size_t count_;
  const bool readsAgain_;
  const Skeleton* skeleton_ = nullptr;
  Pose* pose_ = nullptr;
  Four target_{};
};

}  // namespace ik
