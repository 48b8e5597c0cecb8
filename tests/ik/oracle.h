// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// Poses with IK are judged by this: the reference solver of ik-parity.md 2 written down word by
// word in double precision, and a judge that recomputes everything from a pose's rotations. It
// shares no code with ik/.

#include <string>
#include <vector>

#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include "pmx/base/math.h"
#include "pmx/model/model.h"
#include "tests/ik/rig.h"

namespace support {

/// This struct is a bone in double precision.
struct ExactBone {
  /// It is from its parent, in the parent's space: bind offset, animation, morph, append.
  glm::dvec3 offset{0};
  glm::dquat base{1, 0, 0, 0};  ///< morph · animation · append
  glm::dquat ik{1, 0, 0, 0};    ///< parent space
  glm::dvec3 appendedMove{0};   ///< the translation from its append parent
  glm::dquat appendedTurn{1, 0, 0, 0};
  glm::dvec3 position{0};           ///< model space
  glm::dquat rotation{1, 0, 0, 0};  ///< model space
};
using ExactPose = std::vector<ExactBone>;

/// Returns the three angles of a rotation matrix (columns) in the order that the limits choose; the
/// other function does the reverse. (mmd-reference.md 7.4; radians; the middle one cut at ±88
/// degrees)
[[nodiscard]] glm::dvec3 eulerAngles(const glm::dmat3& m, const base::Vec3& lower, const base::Vec3& upper);
[[nodiscard]] glm::dmat3 fromEulerAngles(const glm::dvec3& angles, const base::Vec3& lower, const base::Vec3& upper);

/// Solves a frame as the reference does: forward kinematics and append in the deform order, each
/// chain when its IK bone's turn comes. Parents have to come before their children in the deform
/// order; there is one phase.
[[nodiscard]] ExactPose referencePose(const pmx::Model& model, const ik::Pose& input);

/// This struct says how a solved rig compares with the oracle.
struct Verdict {
  std::vector<std::string> complaints;  ///< empty: all is well
  double worstDegrees = 0;              ///< against the reference, of any bone
  double worstUnits = 0;
};

struct Tolerance {
  double degrees = 0.05, units = 0.01;  ///< against the reference (mmd-reference.md 12.8)
  double limitDegrees = 0.02;           ///< beyond a limit
  double reachedUnits = 1e-3;           ///< between effector and target
};

/// Judges the pose after rig.solve(): model transforms follow from the rotations, every limit of a
/// turned link is kept, each effector is on its target or at full reach or no farther off than the
/// reference's, no farther than before unless the reference's is, and every bone is as the
/// reference has it.
[[nodiscard]] Verdict judgePose(const Rig& rig, const Tolerance& tolerance = {});

/// Solves and judges. It also checks that bones that no chain can move have the bits they have
/// without IK, and that a second run after another pose gives equal bits.
[[nodiscard]] Verdict solveAndJudge(Rig& rig, const Tolerance& tolerance = {});

}  // namespace support
