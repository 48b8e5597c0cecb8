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
  Reach,   ///< a bone is brought to a place
  LookAt,  ///< a bone, and those it hangs from, turn their -Z to a place; eyes that hang from it do the rest
  Stand,   ///< the feet are put on what is below them, and the body follows
};

/// What a goal is about.
enum class GoalTarget : std::uint8_t {
  Point,   ///< a place in the world
  Bone,    ///< a bone of an actor
  Camera,  ///< the eye that sees the picture
};

/// From this frame on a goal counts, or doesn't.
struct GoalKey {
  std::int32_t frame = 0;
  bool on = true;
  std::int32_t blend = 0;  ///< frames that it takes to come or go, from `frame` on
  bool operator==(const GoalKey&) const = default;
};
inline constexpr std::int32_t kMaxGoalFrame = 10'000'000, kMaxGoalBlend = 100'000;
inline constexpr std::size_t kMaxGoalKeys = 1000;  ///< of one goal
inline constexpr std::size_t kMaxGoals = 16;       ///< of one actor: each asks for its pose once more

/// Something that an actor does and its motion doesn't say. (ik-and-goals.md)
struct Goal {
  GoalKind kind = GoalKind::Reach;
  bool on = true;          ///< the user's switch
  std::int32_t bone = -1;  ///< that reaches or looks; -1 of Stand, which is about all legs with IK
  /// Reach: the first bone that turns, an ancestor of `bone`; the bone itself: it is moved, or, at the end of an IK chain
  /// that is solved, the chain's target is. LookAt: the last bone that helps, `bone` or an ancestor.
  std::int32_t root = -1;
  GoalTarget at = GoalTarget::Point;
  /// Point: world, units. Bone: in that bone's space, units of its model.
  base::Vec3 point{0.0F};
  ActorId actor =
      0;  ///< Bone: whose; 0: the actor's own. Stand: what is stood on; 0: the ground, and all above it that have no IK.
  std::int32_t targetBone = 0;
  std::optional<base::Quat> turn;  ///< Reach: the rotation that `bone` takes, as `point`: world, or the bone's
  std::optional<ik::solvers::Solver> solver;  ///< Reach; none: two bones in closed form, or FABRIK
  std::vector<GoalKey> keys;                  ///< by rising frames; none: it always counts
  bool operator==(const Goal&) const = default;
};

/// How much a goal counts at a frame, 0 to 1: its keys alone. Before the first key it is what that key turns from. Blends
/// begin where the one before them has come to, and come and go smoothly (3 t² - 2 t³).
[[nodiscard]] float goalWeight(const Goal& goal, double frame);

/// Sets a key, in the place of one on the same frame.
void setGoalKey(Goal& goal, const GoalKey& key);

/// Whether goals may turn a bone: it may be turned by hand, in all directions, and isn't moved by another's turns.
[[nodiscard]] bool mayTurn(const pmx::Model& model, std::int32_t bone);

/// The root that people would expect. Reach: the second bone up from `bone` that may turn and is of some length (the upper
/// arm of a wrist); the bone itself where it carries an IK chain or is the end of one. LookAt: the third that may turn,
/// `bone` counted.
[[nodiscard]] std::int32_t suggestedRoot(const pmx::Model& model, const ik::Skeleton& skeleton, GoalKind kind,
                                         std::int32_t bone);

/// What came of a goal in the frame that was made last.
struct GoalReport {
  float weight = 0.0F;
  bool known = true;  ///< what it is about is there
  bool fit = true;    ///< its bones are those of such a goal
  float miss = 0.0F;  ///< Reach: units of model space from the bone to its place; LookAt: radians; at weight 1
};

/// The goal that brings a bone to a point now, the last of several, which has its way; it is dragged with the bone. -1: none.
/// Lists of an actor.
[[nodiscard]] std::ptrdiff_t goalHolding(std::span<const Goal> goals, std::span<const GoalReport> reports,
                                         std::int32_t bone);

}  // namespace app
