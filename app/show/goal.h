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
  GoalTarget at = GoalTarget::Point;
  /// For Point this is in the world, units; for Bone it is in that bone's space, units of its
  /// model.
  base::Vec3 point{0.0F};
  /// For Bone this is its actor; 0 is the actor's own. For Stand this is the actor that is stood
  /// on; 0 is the ground, and everything above it that has no IK.
  ActorId actor = 0;
  std::int32_t targetBone = 0;
  /// For Reach this is the rotation that `bone` takes, in the space of `point`: the world's, or the
  /// bone's.
  std::optional<base::Quat> turn;
  std::optional<ik::solvers::Solver> solver;  ///< Reach; none: two bones in closed form, or FABRIK
  std::vector<GoalKey> keys;                  ///< by rising frames; none: it is always on
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

/// This says how a solver turned the bones of a goal.
struct GoalSolve {
  std::optional<ik::solvers::Solver> solver;  ///< none: none has run
  int loops = 0;
  ik::solvers::Stop stop = ik::solvers::Stop::NotFit;
  double microseconds = 0.0;
};

/// This is the result of a goal in the last frame that was made.
struct GoalReport {
  float weight = 0.0F;
  bool known = true;  ///< whatever it refers to exists
  bool fit = true;    ///< its bones are fit for such a goal
  /// For Reach these are units of model space from the bone to its target position, for LookAt
  /// radians; both at weight 1.
  float miss = 0.0F;
  GoalSolve solve;  ///< of Reach with bones that turn
};

/// Returns the goal that brings a bone to a point now; it is dragged with the bone. The last of
/// several counts. -1: none. Both lists are those of one actor.
[[nodiscard]] std::ptrdiff_t goalHolding(std::span<const Goal> goals, std::span<const GoalReport> reports,
                                         std::int32_t bone);

}  // namespace app
