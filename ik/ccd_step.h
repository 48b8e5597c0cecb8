// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "ik/chain_state.h"
#include "ik/solver_switches.h"

namespace ik {

/// This class chooses the turn of one link as MMD's CCD does (ik-parity.md 2).
class CcdStep {
 public:
  using Four = lanes::Four;

  static constexpr Real kReachedSquared = Real(1e-8);  // units squared
  // This bounds the product of two squared lengths. Beyond it single precision overflows.
  static constexpr Real kMaxSquared = Real(1e30);
  // This is the squared sine between effector and target, seen from the link.
  static constexpr Real kParallelSquared = Real(1e-8);

  CcdStep(const Chain& chain, const SolverSwitches& switches)
      : switches_(switches), ownCaps_(switches.capIsUnitAngleAlone || (switches.pmdCapIsWeight && chain.fromPmd)) {}

  [[nodiscard]] static bool reached(const ChainState& state) {
    const Four miss = state.target() - state.effector();
    return lanes::dot3(miss, miss) < kReachedSquared;
  }

  /// Turns one link so that the effector, seen from it, points towards the target.
  void run(const Link& link, bool firstHalf, ChainState& state) const {
    if (link.locked) return;
    const PathBone& bone = state.at(link);
    const Four toEffector = state.effector() - bone.position;
    const Four toTarget = state.target() - bone.position;
    const Four cross = lanes::cross(toEffector, toTarget);
    const Four dots = lanes::dots(cross, cross, toEffector, toEffector, toTarget, toTarget, toEffector, toTarget);
    const Real crossSquared = dots[0], effectorSquared = dots[1], targetSquared = dots[2];
    if (!seesAngle(crossSquared, effectorSquared, targetSquared)) return;
    Sight sight;
    sight.lengths = std::sqrt(effectorSquared * targetSquared);
    sight.dot = dots[3];
    sight.crossSquared = crossSquared;
    if (!link.limited && !ownedByAxis(link)) {
      // Free links turn in model space, since fewer steps wait for each other than by way of the
      // parent's space.
      state.turnFree(link, stepRotation(link, firstHalf, sight, cross, state));
      return;
    }
    // The limits and the path need IK rotation times base; the IK rotation alone is taken out of it
    // once, at the end.
    const Four across = lanes::turned(lanes::conjugate(state.parentRotation(link)), cross);
    state.turnLimited(link, stepRotation(link, firstHalf, sight, across, state), firstHalf);
  }

  /// Returns whether a step sees an angle between effector and target from a link, by the squared
  /// lengths of their cross product and of the vectors to them.
  [[nodiscard]] static bool seesAngle(Real crossSquared, Real effectorSquared, Real targetSquared) {
    const Real lengthsSquared = effectorSquared * targetSquared;
    // Rounding would choose the direction of a vector of no length (mmd-reference.md 7.3). Parallel
    // vectors, or a length that isn't finite, give no axis to turn about. & instead of || and &&:
    // one branch is nearly always taken alike.
    return (effectorSquared >= kReachedSquared) & (targetSquared >= kReachedSquared) & (crossSquared > 0) &
           (crossSquared >= kParallelSquared * lengthsSquared) & (lengthsSquared <= kMaxSquared);
  }
  /// Returns whether a link turns about its fixed axis alone.
  [[nodiscard]] bool ownedByAxis(const Link& link) const {
    return switches_.fixedAxisOwnsLink && link.fixedAxis != Vec3(0.0F);
  }

  /// Returns the most that a link turns in one step.
  [[nodiscard]] StepCap capOf(const Link& link, const Chain& chain) const {
    return ownCaps_ ? switchedCap(link, chain) : link.cap;
  }

 private:
  /// This is the angle between effector and target, seen from a link: its sine and cosine times
  /// both lengths.
  struct Sight {
    Real lengths, dot, crossSquared;
  };

  // The step cap depends on the switches here, so it isn't computed at load like the reference's.
  [[nodiscard]] StepCap switchedCap(const Link& link, const Chain& chain) const {
    const double weightOfUnit = switches_.pmdCapIsWeight && chain.fromPmd ? 0.25 : 1.0;
    const double factor = switches_.capIsUnitAngleAlone ? 1.0 : link.place + 1.0;
    return stepCap(static_cast<double>(chain.unitAngleRad) * weightOfUnit * factor);
  }

  // This is the rotation of one step, in the space of `across`. Its axis is `across` (whose length
  // is the sine's), or the axis that the link is bound to (in the parent's space); its angle is the
  // whole angle or the step cap.
  [[nodiscard]] Four stepRotation(const Link& link, bool firstHalf, const Sight& sight, const Four& across,
                                  const ChainState& state) const {
    const StepCap cap = capOf(link, state.chain());
    const bool capped = sight.dot < cap.cosAngle * sight.lengths;
    const bool hinged = link.hinge != HingeAxis::None && firstHalf;
    const bool owned = ownedByAxis(link);
    if (!capped && !hinged && !owned && sight.dot > 0) {
      // This is the usual case. cos a/2 : sin a/2 = 1 + cos a : sin a, so the quaternion is (1 +
      // cos a, sine · axis) normalised; all of it is scaled by both lengths.
      const Real w = sight.lengths + sight.dot;
      const Real scale = 1 / std::sqrt(w * w + sight.crossSquared);
      Four whole = across;
      whole[3] = w;
      return whole * lanes::all(scale);
    }
    const Real sine = std::sqrt(sight.crossSquared);
    Four axis = across / lanes::all(sine);
    if (owned) {
      // The fixed axis is turned by what the link has turned already. (mmd-reference.md 7.3)
      axis = lanes::turned(state.at(link).local, lanes::of(link.fixedAxis));
      const Real side = lanes::dot3(across, axis);
      if (side == 0) return lanes::of(base::kIdentityRotation);
      if (side < 0) axis = -axis;
    } else if (hinged) {
      const int hinge = static_cast<int>(link.hinge);
      axis = Four{};
      axis[hinge] = across[hinge] >= 0 ? Real(1) : Real(-1);
    }
    if (capped) return about(axis, cap.cosHalf, cap.sinHalf);
    // As above, but from that one of 1 + cos a and 1 - cos a which doesn't cancel.
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

  const SolverSwitches& switches_;
  const bool ownCaps_;
};

}  // namespace ik
