// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "ik/chain_state.h"
#include "ik/solver_switches.h"

namespace ik {

/// How MMD's CCD chooses the turn of one link, as ik-parity.md 2 spells it.
class CcdStep {
 public:
  using Four = lanes::Four;

  static constexpr Real kReachedSquared = Real(1e-8);   // units squared
  static constexpr Real kMaxSquared = Real(1e30);       // of two lengths' product; beyond it single precision overflows
  static constexpr Real kParallelSquared = Real(1e-8);  // squared sine between effector and target, seen from the link

  CcdStep(const Chain& chain, const SolverSwitches& switches)
      : switches_(switches), ownCaps_(switches.capIsUnitAngleAlone || (switches.pmdCapIsWeight && chain.fromPmd)) {}

  [[nodiscard]] static bool reached(const ChainState& state) {
    const Four miss = state.target() - state.effector();
    return lanes::dot3(miss, miss) < kReachedSquared;
  }

  /// One link turns so that the effector, seen from it, points towards the target.
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
      // Free links turn in model space: fewer steps that wait for each other than the way through the parent's.
      state.turnFree(link, stepRotation(link, firstHalf, sight, cross, state));
      return;
    }
    // IK rotation times base is what the limits see and what the path needs; the IK rotation alone is taken out
    // of it once, at the end.
    const Four across = lanes::turned(lanes::conjugate(state.parentRotation(link)), cross);
    state.turnLimited(link, stepRotation(link, firstHalf, sight, across, state), firstHalf);
  }

  /// Whether a step sees an angle between effector and target from a link: by the squared lengths of their cross product
  /// and of the ways to them.
  [[nodiscard]] static bool seesAngle(Real crossSquared, Real effectorSquared, Real targetSquared) {
    const Real lengthsSquared = effectorSquared * targetSquared;
    // Of a vector of no length, rounding would choose the direction (mmd-reference.md 7.3). Parallel, or a length that is
    // beyond numbers: nothing to turn about. Not ||: one branch that is nearly always taken alike.
    return (effectorSquared >= kReachedSquared) & (targetSquared >= kReachedSquared) & (crossSquared > 0) &
           (crossSquared >= kParallelSquared * lengthsSquared) & (lengthsSquared <= kMaxSquared);
  }
  /// Whether a link turns about its fixed axis alone.
  [[nodiscard]] bool ownedByAxis(const Link& link) const {
    return switches_.fixedAxisOwnsLink && link.fixedAxis != Vec3(0.0F);
  }

  /// The most that a link turns in one step.
  [[nodiscard]] StepCap capOf(const Link& link, const Chain& chain) const {
    return ownCaps_ ? switchedCap(link, chain) : link.cap;
  }

 private:
  /// The angle between effector and target, seen from a link: its sine and cosine times both lengths.
  struct Sight {
    Real lengths, dot, crossSquared;
  };

  // The step cap by the switches, not worked out at load as the reference's is.
  [[nodiscard]] StepCap switchedCap(const Link& link, const Chain& chain) const {
    const double weightOfUnit = switches_.pmdCapIsWeight && chain.fromPmd ? 0.25 : 1.0;
    const double factor = switches_.capIsUnitAngleAlone ? 1.0 : link.place + 1.0;
    return stepCap(static_cast<double>(chain.unitAngleRad) * weightOfUnit * factor);
  }

  // The rotation of one step, in the space of `across`: about it (its length is the sine's), or about the axis that
  // the link is bound to (in the parent's space), by the whole angle or the step cap.
  [[nodiscard]] Four stepRotation(const Link& link, bool firstHalf, const Sight& sight, const Four& across,
                                  const ChainState& state) const {
    const StepCap cap = capOf(link, state.chain());
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

  const SolverSwitches& switches_;
  const bool ownCaps_;
};

}  // namespace ik
