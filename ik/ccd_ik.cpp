// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/ccd_ik.h"

#include <array>
#include <cmath>
#include <optional>
#include <span>

#include "ik/angle_limit.h"
#include "ik/pose_range.h"

namespace ik {

namespace {

constexpr Real kReachedSquared = Real(1e-8);   // units squared
constexpr Real kMostSquared = Real(1e30);      // of two lengths' product; beyond it single precision overflows
constexpr Real kParallelSquared = Real(1e-8);  // squared sine between effector and target, seen from the link

using lanes::Four;

class ChainSolver {
 public:
  /// `bones` has room for the chain's path and anchors.
  ChainSolver(const Chain& chain, const SolverSwitches& switches, std::span<PathBone> bones)
      : chain_(chain),
        switches_(switches),
        ownCaps_(switches.capIsUnitAngleAlone || (switches.pmdCapIsWeight && chain.fromPmd)),
        bones_(bones.data()),
        count_(chain.path.size()) {}

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

  /// False when there is nothing to do.
  bool begin() {
    if (reached()) return false;
    if (switches_.straightLegRule) bendStraightLinks();
    loops_ = chain_.loopCount + (switches_.loopsOnceMore && chain_.effectorFirst ? 1 : 0);
    half_ = loops_ / 2;
    return loops_ > 0;
  }

  /// One link's step; false after the last.
  bool advance() {
    step(chain_.links[link_], loop_ < half_);
    if (++link_ < chain_.links.size()) return true;
    link_ = 0;
    return !reached() && ++loop_ < loops_;
  }

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

  [[nodiscard]] bool ownedByAxis(const Link& link) const {
    return switches_.fixedAxisOwnsLink && link.fixedAxis != Vec3(0.0F);
  }

  [[nodiscard]] bool reached() const {
    const Four miss = target_ - bones_[chain_.effectorSlot].position;
    return lanes::dot3(miss, miss) < kReachedSquared;
  }

  // One link turns so that the effector, seen from it, points towards the target.
  void step(const Link& link, bool firstHalf) {
    if (link.locked) return;
    PathBone& bone = bones_[link.slot];
    const Four toEffector = bones_[chain_.effectorSlot].position - bone.position;
    const Four toTarget = target_ - bone.position;
    const Four cross = lanes::cross(toEffector, toTarget);
    const Four dots = lanes::dots(cross, cross, toEffector, toEffector, toTarget, toTarget, toEffector, toTarget);
    const Real crossSquared = dots[0], effectorSquared = dots[1], targetSquared = dots[2];
    const Real lengthsSquared = effectorSquared * targetSquared;
    // Of a vector of no length, rounding would choose the direction (mmd-reference.md 7.3). Parallel, or a length that is
    // beyond numbers: nothing to turn about. Not ||: one branch that is nearly always taken alike.
    const bool usable = (effectorSquared >= kReachedSquared) & (targetSquared >= kReachedSquared) & (crossSquared > 0) &
                        (crossSquared >= kParallelSquared * lengthsSquared) & (lengthsSquared <= kMostSquared);
    if (!usable) return;
    Sight sight;
    sight.lengths = std::sqrt(lengthsSquared);
    sight.dot = dots[3];
    sight.crossSquared = crossSquared;
    const Four& parentRotation = bones_[chain_.parentSlots[link.slot]].rotation;
    if (!link.limited && !ownedByAxis(link)) {
      // Free links turn in model space: fewer steps that wait for each other than the way through the parent's.
      bone.rotation = renormalised(lanes::product(stepRotation(link, firstHalf, sight, cross), bone.rotation));
      bone.local = lanes::product(lanes::conjugate(parentRotation), bone.rotation);
      recomputeBelow(link.slot);
      return;
    }
    const Four across = lanes::turned(lanes::conjugate(parentRotation), cross);
    // IK rotation times base is what the limits see and what the path needs; the IK rotation alone is taken out
    // of it once, at the end.
    const Four local = lanes::product(stepRotation(link, firstHalf, sight, across), bone.local);
    bone.local = link.limited ? lanes::of(limitRotation(link, lanes::quat(local), firstHalf)) : renormalised(local);
    afterTurning(link.slot);
  }

  /// The angle between effector and target, seen from a link: its sine and cosine times both lengths.
  struct Sight {
    Real lengths, dot, crossSquared;
  };

  // The step cap by the switches, not worked out at load as the reference's is.
  [[nodiscard]] StepCap switchedCap(const Link& link) const {
    const double weightOfUnit = switches_.pmdCapIsWeight && chain_.fromPmd ? 0.25 : 1.0;
    const double factor = switches_.capIsUnitAngleAlone ? 1.0 : link.place + 1.0;
    return stepCap(static_cast<double>(chain_.unitAngleRad) * weightOfUnit * factor);
  }

  // The rotation of one step, in the space of `across`: about it (its length is the sine's), or about the axis that
  // the link is bound to (in the parent's space), by the whole angle or the step cap.
  [[nodiscard]] Four stepRotation(const Link& link, bool firstHalf, const Sight& sight, const Four& across) const {
    const StepCap cap = ownCaps_ ? switchedCap(link) : link.cap;
    const bool capped = sight.dot < cap.cosAngle * sight.lengths;
    const bool hinged = link.hinge != HingeAxis::None && firstHalf;
    const bool owned = ownedByAxis(link);
    if (!capped && !hinged && !owned && sight.dot > 0) {
      // The usual case. cos a/2 : sin a/2 = 1 + cos a : sin a, so the quaternion is (1 + cos a, sine · axis) made
      // unit; all of it times both lengths.
      const Real w = sight.lengths + sight.dot;
      const Real scale = 1 / std::sqrt(w * w + sight.crossSquared);
      Four whole = across;
      whole[3] = w;
      return whole * lanes::all(scale);
    }
    const Real sine = std::sqrt(sight.crossSquared);
    Four axis = across / lanes::all(sine);
    if (owned) {
      // The fixed axis, carried along by what the link has turned already. (mmd-reference.md 7.3)
      axis = lanes::turned(bones_[link.slot].local, lanes::of(link.fixedAxis));
      const Real side = lanes::dot3(across, axis);
      if (side == 0) return lanes::of(base::kIdentityRotation);
      if (side < 0) axis = -axis;
    } else if (hinged) {
      const int hinge = static_cast<int>(link.hinge);
      axis = Four{};
      axis[hinge] = across[hinge] >= 0 ? Real(1) : Real(-1);
    }
    if (capped) return about(axis, cap.cosHalf, cap.sinHalf);
    // As above, from the one of 1 + cos a and 1 - cos a that doesn't cancel.
    const Real w = sight.dot > 0 ? sight.lengths + sight.dot : sine;
    const Real v = sight.dot > 0 ? sine : sight.lengths - sight.dot;
    const Real scale = 1 / std::sqrt(w * w + v * v);
    return about(axis, w * scale, v * scale);
  }

  static Four about(const Four& axis, Real cosHalf, Real sinHalf) {
    Four whole = axis * lanes::all(sinHalf);
    whole[3] = cosHalf;
    return whole;
  }

  // One Newton step towards unit length: enough for a product of two unit quaternions.
  static Four renormalised(const Four& q) { return q * lanes::all((3 - lanes::lengthSquared(q)) / 2); }

  // Links outside their limits are put on the nearer one, so that a straight leg has somewhere to bend from.
  // (ik-parity.md 2, straight legs)
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

  const Chain& chain_;
  const SolverSwitches& switches_;
  const bool ownCaps_;
  PathBone* bones_;
  std::size_t count_;
  Four target_{};
  int loops_ = 0, half_ = 0, loop_ = 0;
  std::size_t link_ = 0;
};

/// Solves chains side by side, a step of each in turn: every step waits for the one before it, and the processor does
/// another chain's meanwhile.
class SolverGroup {
 public:
  SolverGroup(const Skeleton& skeleton, bool checksRange, Pose& pose)
      : skeleton_(skeleton), checksRange_(checksRange), pose_(pose) {}

  [[nodiscard]] bool full() const { return count_ == kMost; }

  void add(const Chain& chain, const SolverSwitches& switches) {
    const auto bones = std::span(pose_.path).subspan(used_, chain.path.size() + chain.anchors.size());
    used_ += bones.size();
    solvers_[count_].emplace(chain, switches, bones);
    solvers_[count_++]->load(skeleton_, pose_);
  }

  void run() {
    std::array<ChainSolver*, kMost> running;
    std::size_t left = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      if (solvers_[i]->begin()) running[left++] = &*solvers_[i];
    }
    while (left > 0) {
      for (std::size_t i = 0; i < left; ++i) {
        if (!running[i]->advance()) running[i--] = running[--left];
      }
    }
    for (std::size_t i = 0; i < count_; ++i) solvers_[i]->store(skeleton_, checksRange_, pose_);
    count_ = 0;
    used_ = 0;
  }

 private:
  static constexpr std::size_t kMost = kChainsSideBySide;
  const Skeleton& skeleton_;
  const bool checksRange_;
  Pose& pose_;
  std::array<std::optional<ChainSolver>, kMost> solvers_;
  std::size_t count_ = 0, used_ = 0;
};

}  // namespace

void solveChain(const Skeleton& skeleton, const Chain& chain, const SolverSwitches& switches, Pose& pose) {
  SolverGroup group(skeleton, true, pose);
  group.add(chain, switches);
  group.run();
}

void solveChains(const Skeleton& skeleton, std::span<const std::int32_t> chains, const SolverSwitches& switches,
                 bool checksRange, Pose& pose) {
  SolverGroup group(skeleton, checksRange, pose);
  for (const std::int32_t index : chains) {
    const auto i = static_cast<std::size_t>(index);
    if (pose.ikEnabled[i] == 0) continue;
    group.add(skeleton.chains[i], switches);
    if (group.full()) group.run();
  }
  group.run();
}

}  // namespace ik
