// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/ccd_ik_job.h"

#include <cmath>
#include <span>

#include "ik/angle_limit.h"
#include "ik/forward_kinematics_job.h"

namespace ik {

namespace {

constexpr Real kReachedSquared = Real(1e-8);    // units squared
constexpr Real kParallelSquared = Real(1e-8);   // squared sine between effector and target, seen from the link

/// The rotation that a step wants: half-angle cosine and sine.
struct HalfAngle {
  Real cosine, sine;
};

// The half angle from cosine and sine of the whole, from the one of the two that doesn't cancel.
HalfAngle halved(Real cosine, Real sine) {
  if (cosine >= 0) {
    const Real half = std::sqrt((1 + cosine) / 2);
    return {half, sine / (2 * half)};
  }
  const Real half = std::sqrt((1 - cosine) / 2);
  return {sine / (2 * half), half};
}

class ChainSolver {
 public:
  ChainSolver(const Chain& chain, const SolverSwitches& switches, Pose& pose)
      : chain_(chain), switches_(switches), bones_(pose.path), count_(chain.path.size()) {}

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
    const int half = chain_.loopCount / 2;
    for (int iteration = 0; iteration < chain_.loopCount; ++iteration) {
      for (const Link& link : chain_.links) step(link, iteration < half);
      if (reached()) return;
    }
  }

  void store(Pose& pose) const {
    for (const Link& link : chain_.links) {
      const auto bone = static_cast<std::size_t>(link.bone);
      const PathBone& solved = bones_[link.slot];
      pose.ikRotations[bone] =
          solved.turned ? product(Quat(solved.local), glm::conjugate(pose.bases[bone].rotation)) : base::kIdentityRotation;
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
    bone.turned = true;
    for (std::size_t i = slot + 1; i < count_; ++i) recompute(i);
  }

  [[nodiscard]] bool reached() const {
    const RealVec3 miss = target_ - bones_[chain_.effectorSlot].position;
    return glm::dot(miss, miss) < kReachedSquared;
  }

  // The axis to turn about in the parent's space, or false if there is none. `across` is what effector and target
  // ask for, in the parent's space and of any length.
  [[nodiscard]] bool chooseAxis(const Link& link, bool firstHalf, const RealVec3& across, RealVec3& axis) const {
    if (switches_.fixedAxisOwnsLink && link.fixedAxis != Vec3(0.0F)) {
      const RealVec3 own = turned(bones_[link.slot].local, RealVec3(link.fixedAxis));
      const Real side = glm::dot(across, own);
      if (side == 0) return false;
      axis = side < 0 ? -own : own;
      return true;
    }
    if (link.hinge != HingeAxis::None && firstHalf) {
      const int hinge = static_cast<int>(link.hinge);
      axis = RealVec3(0);
      axis[hinge] = across[hinge] >= 0 ? Real(1) : Real(-1);
      return true;
    }
    axis = across / glm::length(across);
    return true;
  }

  void step(const Link& link, bool firstHalf) {
    if (link.locked) return;
    PathBone& bone = bones_[link.slot];
    const RealVec3 toEffector = bones_[chain_.effectorSlot].position - bone.position;
    const RealVec3 toTarget = target_ - bone.position;
    const Real lengths = std::sqrt(glm::dot(toEffector, toEffector) * glm::dot(toTarget, toTarget));
    const RealVec3 cross = glm::cross(toEffector, toTarget);
    const RealVec3 unitCross = cross / lengths;
    const Real sineSquared = glm::dot(unitCross, unitCross);
    if (!(sineSquared >= kParallelSquared)) return;  // also when a length is zero or beyond numbers: NaN compares false
    const Real cosine = glm::dot(toEffector, toTarget) / lengths;

    RealVec3 axis;
    const RealQuat& parentRotation = bones_[chain_.parentSlots[link.slot]].rotation;
    if (!chooseAxis(link, firstHalf, turned(glm::conjugate(parentRotation), unitCross), axis)) return;

    const StepCap& cap = switches_.capIsUnitAngleAlone ? link.plainCap : link.cap;
    const HalfAngle half = cosine < cap.cosAngle ? HalfAngle{cap.cosHalf, cap.sinHalf}
                                                 : halved(cosine, std::sqrt(sineSquared));
    const RealQuat turn(half.cosine, axis.x * half.sine, axis.y * half.sine, axis.z * half.sine);
    // IK rotation times base is what the limits see and what the path needs; the IK rotation alone is taken out
    // of it once, at the end.
    const RealQuat local = product(turn, bone.local);
    bone.local = link.limited ? limitRotation(link, local, firstHalf) : renormalised(local);
    afterTurning(link.slot);
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
