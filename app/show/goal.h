// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "app/show/outside_parent.h"
#include "ik/solvers/solve.h"
#include "pmx/base/math.h"
#include "pmx/model/model.h"

namespace app {

enum class GoalKind : std::uint8_t {
  Reach,  ///< a bone is brought to a position
  /// A bone, and its ancestors, turn their -Z to a position; eyes that are its descendants do the
  /// rest.
  LookAt,
  Stand,  ///< the feet are put on what is below them, and the body follows
};

/// This is what a goal refers to.
enum class GoalTarget : std::uint8_t {
  Point,   ///< a position in the world
  Bone,    ///< a bone of an actor
  Camera,  ///< the eye that sees the picture
};

/// From this frame on a goal is on or off.
struct GoalKey {
  std::int32_t frame = 0;
  bool on = true;
  std::int32_t blend = 0;  ///< frames that its blend takes, from `frame` on
  bool operator==(const GoalKey&) const = default;
};
inline constexpr std::int32_t kMaxGoalFrame = 10'000'000, kMaxGoalBlend = 100'000;
inline constexpr std::size_t kMaxGoalKeys = 1000;  ///< of one goal
/// An actor has at most this many goals: for each of them its pose is made once more.
inline constexpr std::size_t kMaxGoals = 16;

/// This is a place that a goal refers to.
struct GoalPlace {
  GoalTarget at = GoalTarget::Point;
  /// For Point this is in the world, units; for Bone it is in that bone's space, units of its
  /// model.
  base::Vec3 point{0.0F};
  /// For Bone this is its actor; 0 is the actor's own. For Stand this is the actor that is stood
  /// on; 0 is the ground, and everything above it that has no IK.
  ActorId actor = 0;
  std::int32_t targetBone = 0;
  bool operator==(const GoalPlace&) const = default;
};

/// This is one more bone that a goal brings somewhere, together with its first one.
struct GoalEffector {
  std::int32_t bone = -1;
  GoalPlace place;
  float weight = 1.0F;  ///< of its squared distance; 0 to kMaxEffectorWeight
  bool operator==(const GoalEffector&) const = default;
};
inline constexpr std::size_t kMaxMoreEffectors = 15;  ///< of one goal, beside its first
inline constexpr float kMaxEffectorWeight = 1000.0F;
inline constexpr float kMaxGoalDamping = 100.0F;  ///< units

/// This is something that an actor does and its motion doesn't say. (ik-and-goals.md)
struct Goal {
  GoalKind kind = GoalKind::Reach;
  bool on = true;  ///< the user's switch
  /// This is the bone that reaches or looks; -1 for Stand, which concerns all legs with IK.
  std::int32_t bone = -1;
  /// For Reach this is the first bone that turns, an ancestor of `bone`. If it is the bone itself,
  /// it is moved, or, at the end of an IK chain that is solved, the chain's target is. For LookAt
  /// this is the last bone that helps, `bone` or an ancestor.
  std::int32_t root = -1;
  GoalPlace place;
  /// For Reach this is the rotation that `bone` takes, in the space of `point`: the world's, or the
  /// bone's.
  std::optional<base::Quat> turn;
  /// For Reach this solves it. None: two bones in closed form, FABRIK, or damped least squares
  /// where bones slide.
  std::optional<ik::solvers::Solver> solver;
  int loops = 0;            ///< of that solver, to kMaxSolverLoops; 0: its own number
  double tolerance = 1e-3;  ///< units that may be left to the target; kMinSolverTolerance to kMaxSolverTolerance
  /// For damped least squares this is the damping in units, kept as it is. None: its own, which
  /// adapts.
  std::optional<float> damping;
  float weight = 1.0F;             ///< of `bone` among `more`; 0 to kMaxEffectorWeight
  std::vector<GoalEffector> more;  ///< Reach: these bones are brought somewhere, too, each once
  std::vector<GoalKey> keys;       ///< by rising frames; none: it is always on
  bool operator==(const Goal&) const = default;
};

/// Returns the weight of a goal at a frame, 0 to 1, by its keys only. Before the first key it is
/// the opposite of that key. Blends begin at the weight that the one before them has reached, and
/// are smooth (3 t² - 2 t³).
[[nodiscard]] float goalWeight(const Goal& goal, double frame);

/// Sets a key; it replaces one on the same frame.
void setGoalKey(Goal& goal, const GoalKey& key);

/// Returns whether goals may turn a bone: it may be turned by hand, in all directions, and isn't
/// moved by another's rotation.
[[nodiscard]] bool mayTurn(const pmx::Model& model, std::int32_t bone);

/// Returns the root that people would expect. Reach: the second bone up from `bone` that may turn
/// and is of some length (the upper arm of a wrist); the bone itself where it carries an IK chain
/// or is the end of one. LookAt: the third that may turn, `bone` counted.
[[nodiscard]] std::int32_t suggestedRoot(const pmx::Model& model, const ik::Skeleton& skeleton, GoalKind kind,
                                         std::int32_t bone);

/// This is the result of a goal in the last frame that was made.
struct GoalReport {
  float weight = 0.0F;
  bool known = true;  ///< whatever it refers to exists
  bool fit = true;    ///< its bones are fit for such a goal
  /// For Reach these are units of model space from the bone to its target position (of several: the
  /// root of the weighted sum of their squares), for LookAt radians; both at weight 1.
  float miss = 0.0F;
  /// This says how Reach was solved, where bones turn or slide for it.
  bool solved = false;
  ik::solvers::Solver solver = ik::solvers::Solver::Fabrik;
  ik::solvers::Stop stop = ik::solvers::Stop::NotFit;
  int loops = 0;
  double microseconds = 0.0;
};

/// This names one of the bones that a goal brings somewhere.
struct GoalTip {
  std::size_t goal = 0;         ///< its index in the list
  std::ptrdiff_t further = -1;  ///< index in Goal::more; -1: the goal's first bone
  bool operator==(const GoalTip&) const = default;
};

/// Returns the goal that brings a bone to a point now; it is dragged with the bone. The last of
/// several counts. Both lists are those of one actor.
[[nodiscard]] std::optional<GoalTip> goalHolding(std::span<const Goal> goals, std::span<const GoalReport> reports,
                                                 std::int32_t bone);
/// Returns where a tip is brought; null where the list has no such tip.
[[nodiscard]] GoalPlace* placeOf(std::span<Goal> goals, const GoalTip& tip);

}  // namespace app
