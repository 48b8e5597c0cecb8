// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/ccd_ik_job.h"

#include <cmath>
#include <span>

#include "ik/angle_limit.h"
#include "ik/forward_kinematics_job.h"

namespace ik {

namespace {

constexpr Real kReachedSquared = Real(1e-8);   // units squared
constexpr Real kMostSquared = Real(1e30);      // of two lengths' product; beyond it single precision overflows
constexpr Real kParallelSquared = Real(1e-8);  // squared sine between effector and target, seen from the link

class ChainSolver {
 public:
  ChainSolver(const Chain& chain, const SolverSwitches& switches, Pose& pose)
      : chain_(chain),
        switches_(switches),
        ownCaps_(switches.capIsUnitAngleAlone || (switches.pmdCapIsWeight && chain.fromPmd)),
        bones_(pose.path),
        count_(chain.path.size()) {}

  void load(const Skeleton& skeleton, const Pose& pose) {
    for (std::size_t i = 0; i < count_; ++i) {
      const auto bone = static_cast<std::size_t>(chain_.path[i]);
      const Transform& base = pose.bases[bone];
      bones_[i].offset = base.translation;
      // Another chain's link keeps what that chain gave it; our own start from the identity.
      bones_[i].local = skeleton.isLink[bone] != 0 ? product(pose.ikRotations[bone], base.rotation) : base.rotation;
      bones_[i].turned = false;
    }
    for (std::size_t i = 0; i < chain_.anchors.size(); ++i) {
      const std::int32_t bone = chain_.anchors[i];
      PathBone& anchor = bones_[count_ + i];
      const Transform model = bone < 0 ? Transform{} : pose.models[static_cast<std::size_t>(bone)];
      anchor.position = model.translation;
      anchor.rotation = model.rotation;
    }
    target_ = pose.models[static_cast<std::size_t>(chain_.target)].translation;
    for (std::size_t i = 0; i < count_; ++i) recompute(i);
  }

  void run() {
    if (reached()) return;
    if (switches_.straightLegRule) bendStraightLinks();
    const int loops = chain_.loopCount + (switches_.loopsOnceMore && chain_.effectorFirst ? 1 : 0);
    const int half = loops / 2;
    for (int iteration = 0; iteration < loops; ++iteration) {
      for (const Link& link : chain_.links) step(link, iteration < half);
      if (reached()) return;
    }
  }

  void store(Pose& pose) const {
    for (const Link& link : chain_.links) {
      const auto bone = static_cast<std::size_t>(link.bone);
      const PathBone& solved = bones_[link.slot];
      pose.ikRotations[bone] = solved.turned ? product(Quat(solved.local), glm::conjugate(pose.bases[bone].rotation))
                                             : base::kIdentityRotation;
    }
    for (std::size_t i = 0; i < count_; ++i) {
      pose.models[static_cast<std::size_t>(chain_.path[i])] = {Vec3(bones_[i].position), Quat(bones_[i].rotation)};
    }
  }

 private:
  void place(std::size_t slot) {
    PathBone& bone = bones_[slot];
    const PathBone& parent = bones_[chain_.parentSlots[slot]];
    bone.position = parent.position + turned(parent.rotation, bone.offset);
  }

  void recompute(std::size_t slot) {
    place(slot);
    PathBone& bone = bones_[slot];
    bone.rotation = product(bones_[chain_.parentSlots[slot]].rotation, bone.local);
  }

  // A turned link stays where it is; everything after it in the path may hang from it.
  void afterTurning(std::size_t slot) {
    PathBone& bone = bones_[slot];
    bone.rotation = product(bones_[chain_.parentSlots[slot]].rotation, bone.local);
    recomputeBelow(slot);
  }

  void recomputeBelow(std::size_t slot) {
    bones_[slot].turned = true;
    for (std::size_t i = slot + 1; i < count_; ++i) recompute(i);
  }

  [[nodiscard]] bool ownedByAxis(const Link& link) const {
    return switches_.fixedAxisOwnsLink && link.fixedAxis != Vec3(0.0F);
  }

  [[nodiscard]] bool reached() const {
    const RealVec3 miss = target_ - bones_[chain_.effectorSlot].position;
    return glm::dot(miss, miss) < kReachedSquared;
  }

  // One link turns so that the effector, seen from it, points towards the target.
  void step(const Link& link, bool firstHalf) {
    if (link.locked) return;
    PathBone& bone = bones_[link.slot];
    const RealVec3 toEffector = bones_[chain_.effectorSlot].position - bone.position;
    const RealVec3 toTarget = target_ - bone.position;
    const RealVec3 cross = glm::cross(toEffector, toTarget);
    const Real crossSquared = glm::dot(cross, cross);
    const Real effectorSquared = glm::dot(toEffector, toEffector), targetSquared = glm::dot(toTarget, toTarget);
    // Of a vector of no length, rounding would choose the direction. (mmd-reference.md 7.3)
    if (effectorSquared < kReachedSquared || targetSquared < kReachedSquared) return;
    const Real lengthsSquared = effectorSquared * targetSquared;
    // Parallel, or a length that is zero or beyond numbers: nothing to turn about.
    if (!(crossSquared > 0 && crossSquared >= kParallelSquared * lengthsSquared && lengthsSquared <= kMostSquared)) {
      return;
    }
    Sight sight;
    sight.lengths = std::sqrt(lengthsSquared);
    sight.dot = glm::dot(toEffector, toTarget);
    sight.crossSquared = crossSquared;
    const RealQuat& parentRotation = bones_[chain_.parentSlots[link.slot]].rotation;
    if (!link.limited && !ownedByAxis(link)) {
      // Free links turn in model space: fewer steps that wait for each other than the way through the parent's.
      bone.rotation = renormalised(product(stepRotation(link, firstHalf, sight, cross), bone.rotation));
      bone.local = product(glm::conjugate(parentRotation), bone.rotation);
      recomputeBelow(link.slot);
      return;
    }
    const RealVec3 across = turned(glm::conjugate(parentRotation), cross);
    // IK rotation times base is what the limits see and what the path needs; the IK rotation alone is taken out
    // of it once, at the end.
    const RealQuat local = product(stepRotation(link, firstHalf, sight, across), bone.local);
    bone.local = link.limited ? limitRotation(link, local, firstHalf) : renormalised(local);
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
  [[nodiscard]] RealQuat stepRotation(const Link& link, bool firstHalf, const Sight& sight,
                                      const RealVec3& across) const {
    const StepCap cap = ownCaps_ ? switchedCap(link) : link.cap;
    const bool capped = sight.dot < cap.cosAngle * sight.lengths;
    const bool hinged = link.hinge != HingeAxis::None && firstHalf;
    const bool owned = ownedByAxis(link);
    if (!capped && !hinged && !owned && sight.dot > 0) {
      // The usual case. cos a/2 : sin a/2 = 1 + cos a : sin a, so the quaternion is (1 + cos a, sine · axis) made
      // unit; all of it times both lengths.
      const Real w = sight.lengths + sight.dot;
      const Real scale = 1 / std::sqrt(w * w + sight.crossSquared);
      return {w * scale, across.x * scale, across.y * scale, across.z * scale};
    }
    const Real sine = std::sqrt(sight.crossSquared);
    RealVec3 axis = across / sine;
    if (owned) {
      // The fixed axis, carried along by what the link has turned already. (mmd-reference.md 7.3)
      axis = turned(bones_[link.slot].local, RealVec3(link.fixedAxis));
      const Real side = glm::dot(across, axis);
      if (side == 0) return {1, 0, 0, 0};
      if (side < 0) axis = -axis;
    } else if (hinged) {
      const int hinge = static_cast<int>(link.hinge);
      axis = RealVec3(0);
      axis[hinge] = across[hinge] >= 0 ? Real(1) : Real(-1);
    }
    if (capped) return about(axis, cap.cosHalf, cap.sinHalf);
    // As above, from the one of 1 + cos a and 1 - cos a that doesn't cancel.
    const Real w = sight.dot > 0 ? sight.lengths + sight.dot : sine;
    const Real v = sight.dot > 0 ? sine : sight.lengths - sight.dot;
    const Real scale = 1 / std::sqrt(w * w + v * v);
    return about(axis, w * scale, v * scale);
  }

  static RealQuat about(const RealVec3& axis, Real cosHalf, Real sinHalf) {
    return {cosHalf, axis.x * sinHalf, axis.y * sinHalf, axis.z * sinHalf};
  }

  // One Newton step towards unit length: enough for a product of two unit quaternions.
  static RealQuat renormalised(const RealQuat& q) { return q * ((3 - glm::dot(q, q)) / 2); }

  // Links outside their limits are put on the nearer one, so that a straight leg has somewhere to bend from.
  // (ik-parity.md 2, straight legs)
  void bendStraightLinks() {
    for (const Link& link : chain_.links) {
      if (!link.limited || link.hinge == HingeAxis::None) continue;
      const int axis = static_cast<int>(link.hinge);
      PathBone& bone = bones_[link.slot];
      const Real angle = eulerAngle(link.order, axis, bone.local);
      if (angle >= link.lower[axis] && angle <= link.upper[axis]) continue;
      bone.local = limitRotation(link, bone.local, false);
      afterTurning(link.slot);
    }
  }

  const Chain& chain_;
  const SolverSwitches& switches_;
  const bool ownCaps_;
  std::span<PathBone> bones_;
  std::size_t count_;
  RealVec3 target_{0};
};

}  // namespace

void solveChain(const Skeleton& skeleton, const Chain& chain, const SolverSwitches& switches, Pose& pose) {
  ChainSolver solver(chain, switches, pose);
  solver.load(skeleton, pose);
  solver.run();
  solver.store(pose);
}

}  // namespace ik
