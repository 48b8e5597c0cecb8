// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "app/show/show.h"
#include "app/view/bone_handles.h"

namespace app {

/// This is what a drag in the view moves: a bone, or the point to which a goal refers.
struct DraggedBone {
  ActorId actor = 0;
  std::int32_t bone = -1;       ///< -1: none; with a goal: the bone that is brought to its point, or looks there
  std::optional<GoalTip> goal;  ///< the goal of the actor whose point is moved; none: the bone is
  bool operator==(const DraggedBone&) const = default;
  [[nodiscard]] bool any() const { return bone >= 0; }
};

/// This is a target in a picture, which the mouse can take.
struct TargetMark {
  DraggedBone what;
  base::Vec3 place{0.0F};   ///< in the world
  OverlayMark mark{};       ///< of what.bone, where the target is
  bool controller = false;  ///< the bone carries an IK chain
  /// It has a mark of its own; else it is one only because its bone's mark is drawn.
  bool own = true;
};

/// This says which targets a picture has.
struct TargetChoice {
  bool goals = false;   ///< of the goals of all visible actors, where they are in force
  bool chains = false;  ///< of the IK chains that are solved: their IK bones
  [[nodiscard]] bool any() const { return goals || chains; }
};
inline constexpr std::size_t kMaxTargets = 1024;  ///< of a picture; later ones are left out

/// Adds the targets of a frame that `show` has just made, seen by `view` (with the camera of world
/// space). A target that can't be dragged has none: a camera, a bone that a user isn't to move,
/// that hangs on another model's bone or that physics moves, and what lies behind the camera. A
/// bone that several goals refer to has one.
void addTargets(const Show& show, const ShowFrame& frame, const TargetChoice& choice, const OverlayView& view,
                std::vector<TargetMark>& targets);

/// Returns the nearest target within a radius in pixels; null where there is none.
[[nodiscard]] const TargetMark* targetAt(std::span<const TargetMark> targets, base::Vec2 pixel, float radiusPixels);

/// Returns the handles by which a target is dragged: only its middle is used. There are none where
/// it no longer exists.
[[nodiscard]] BoneHandles handlesOf(const Show& show, const TargetMark& target, const OverlayView& view);

/// This job draws targets: a ring with four strokes around it, which leave the middle free. They
/// are triangles, drawn over everything; sizes are in pixels, times the view's scale.
struct TargetOverlayJob {
  std::span<const TargetMark> targets;
  DraggedBone lit;     ///< the one under the mouse, or held
  bool bones = false;  ///< bones' marks are drawn, too: IK bones have no rings around their squares
  OverlayView view;
  std::vector<OverlayVertex>* triangles = nullptr;  ///< out, added to

  void run() const;
};

}  // namespace app
