// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/show/actor.h"
#include "ik/solvers/limit.h"

// These functions compute what readouts say of a frame. Those that take an actor read the frame
// that was made last. They don't belong to the way of a pose: some of them allocate.
namespace app {

/// Returns the angle at a point between two others, in degrees from 0 to 180; none where one of
/// them lies at the point.
[[nodiscard]] std::optional<double> angleAt(const base::Vec3& at, const base::Vec3& from, const base::Vec3& to);

/// Returns what a bone's posture adds to its rest: the rotation in its parent's space, and the way
/// from its place at rest, in the parent's space, units. `bones`: transforms in model space, one
/// for each bone of the skeleton.
[[nodiscard]] base::Transform localOf(const ik::Skeleton& skeleton, std::span<const base::Transform> bones,
                                      std::int32_t bone);

/// This is a rotation as an axis and an angle.
struct AxisTurn {
  base::Vec3 axis{0.0F, 1.0F, 0.0F};  ///< in the parent's space, unit length
  double degrees = 0.0;               ///< about a hinge -180 to 180, else 0 to 180
  bool hinge = false;                 ///< the bone may turn about this axis alone
};
/// Returns the limit of a bone: that of its freedom, else that of the model's chains, else a hinge
/// about its fixed axis, else none.
[[nodiscard]] ik::solvers::Limit limitOf(const Actor& actor, std::int32_t bone);
/// Returns a rotation about the axis of a hinge, else about its own axis.
[[nodiscard]] AxisTurn turnAbout(const ik::solvers::Limit& limit, const base::Quat& local);

/// Returns the angles of a rotation, of X, Y and Z, in degrees. Those on the outside lie within
/// 180, the one in the middle within 90.
[[nodiscard]] glm::dvec3 anglesOf(ik::EulerOrder order, const base::Quat& rotation);

/// Returns a bone's transform as a matrix.
[[nodiscard]] base::Mat3x4 matrixOf(const base::Transform& transform);
/// Returns the inverse of a bone's transform at rest: a translation.
[[nodiscard]] base::Mat3x4 inverseBind(const ik::Skeleton& skeleton, std::int32_t bone);
[[nodiscard]] base::Vec3 times(const base::Mat3x4& matrix, const base::Vec3& point);

/// These are the bones of a vertex, with weights whose sum is 1, and what they make of it.
struct VertexReading {
  struct Part {
    std::int32_t bone = -1;
    float weight = 0.0F;
  };
  std::vector<Part> parts;   ///< those with a weight; empty where physics places the vertex
  base::Mat3x4 sum;          ///< of the palette's matrices, weighted
  base::Vec3 rest{0.0F};     ///< after morphs, before bones; model space
  base::Vec3 skinned{0.0F};  ///< as it is drawn; model space
  /// The vertex is skinned by spheres (SDEF) or dual quaternions (QDEF), so `sum` isn't what moves
  /// it.
  bool bySum = true;
};
/// Returns none for a vertex that the model doesn't have.
[[nodiscard]] std::optional<VertexReading> readVertex(const pmx::Model& model, const ActorFrame& frame,
                                                      std::int32_t vertex);

/// This says which goal or which chain a readout is about.
struct ChainRead {
  std::ptrdiff_t goal = -1;   ///< index in the actor's goals; -1: none
  std::ptrdiff_t chain = -1;  ///< index in the model's chains, where there is no such goal; -1: none
};
/// Returns the last goal that turns or slides bones so that this one comes to a place and that is
/// switched on, else the first chain with this target, else with this effector.
[[nodiscard]] ChainRead chainReadBy(const Actor& actor, std::int32_t bone);

/// This is how a chain or a goal was solved in the frame.
struct SolveReading {
  bool solved = false;
  std::optional<ik::solvers::Solver> solver;  ///< none: MMD's
  int loops = 0;
  double distance = 0.0;  ///< units of model space, from the effector to its target
  ik::solvers::Stop stop = ik::solvers::Stop::NotFit;
  double microseconds = 0.0;
};
/// Returns none where the bone ends no chain and no goal.
[[nodiscard]] std::optional<SolveReading> readSolve(const Actor& actor, std::int32_t bone);

/// This is what one bone contributes to the pose vector of a chain.
struct JointReading {
  std::int32_t bone = -1;
  bool turns = true;            ///< it isn't locked
  bool hinge = false;           ///< it has one angle, `turn`
  double turn = 0.0;            ///< degrees
  glm::dvec3 angles{0.0};       ///< degrees about X, Y and Z
  base::Vec3 way{0.0F};         ///< units from its place at rest, parent's space
  bool moved = false;           ///< `way` isn't 0
  std::optional<double> slide;  ///< units along the axis of its freedom's slide; none: it has none
};
/// Returns the bones that turn or slide for the chain or the goal that ends at a bone, root first;
/// at most kMaxJointsRead.
[[nodiscard]] std::vector<JointReading> readPose(const Actor& actor, std::int32_t bone);
inline constexpr std::size_t kMaxJointsRead = 32;

}  // namespace app
