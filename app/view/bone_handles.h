// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "app/show/actor.h"
#include "app/view/bone_overlay.h"

namespace app {

/// What of a bone the mouse takes hold of.
struct BoneHandle {
  enum class Kind : std::uint8_t {
    None,
    Free,   ///< the bone's mark: it is moved in the plane through it that faces the camera
    Arrow,  ///< it is moved along an axis
    Ring,   ///< it is turned about an axis
  };
  Kind kind = Kind::None;
  int axis = 0;  ///< of arrows and rings: 0 to 2
  bool operator==(const BoneHandle&) const = default;
};

/// The handles of a bone in a picture. Arrows point along the axes in which the bone is moved, those of its parent: one
/// arrow, one number of a motion's key. Rings turn about the bone's own axes as it stands: those that its local axes name,
/// else those of the bind pose; a bone with a fixed axis has one.
struct BoneHandles {
  std::uint32_t actor = 0;
  std::int32_t bone = -1;   ///< -1: there are none
  bool controller = false;  ///< it carries an IK chain
  bool moves = false;       ///< has arrows
  bool goal = false;  ///< a goal holds it (goalHolding()): arrows are the world's axes, and a drag's way is the world's
  int rings = 0;      ///< 0, 1 or 3
  base::Vec3 centre{0.0F};                            ///< model space
  std::array<base::Vec3, 3> arrowAxes{}, ringAxes{};  ///< model space, unit length
  std::array<base::Vec3, 3> ownAxes{};                ///< the rings' in the space of the bone's local rotation
  base::Quat toParent = base::kIdentityRotation;      ///< model space to the parent's, or the world's of a goal
  float wayScale = 1.0F;                              ///< what a way in model space is multiplied by
  OverlayView view;                                   ///< of model space

  [[nodiscard]] bool any() const { return bone >= 0 && (moves || rings > 0); }
};

/// The axes that rings of a bone turn about, in the space of its local rotation; gives how many there are.
int ownAxesOf(const pmx::Bone& bone, std::array<base::Vec3, 3>& axes);

/// The handles of a bone in the frame that an actor (`id`) made last, seen by `view` (of model space): none of a bone that isn't
/// there, that is hidden, that a user isn't to move, that physics moves now, or that lies behind the camera.
[[nodiscard]] BoneHandles handlesOf(const Actor& actor, std::uint32_t id, std::int32_t bone, const OverlayView& view);

/// The handle at a pixel, the nearest of those within reach.
[[nodiscard]] BoneHandle handleAt(const BoneHandles& handles, base::Vec2 pixel);

/// What a drag of a handle from one pixel to another adds to the bone's local transform: a translation in its parent's
/// space, or a rotation that is applied before what the bone has. Always finite. Way after way is as good as the whole one.
/// A ring is followed in its own plane, and where that is seen edge on, along its near side: its radius in pixels is one
/// radian.
[[nodiscard]] base::Transform draggedBy(const BoneHandles& handles, BoneHandle handle, base::Vec2 from, base::Vec2 to);

/// A bone's edit after such a step; translations end at base::kMaxUnits.
[[nodiscard]] BoneEdit stepped(const BoneEdit& edit, const base::Transform& step);

// Sizes in pixels at scale 1, for what draws them.
inline constexpr float kHandleRing = 46.0F;                           ///< a ring's radius
inline constexpr float kArrowFrom = 54.0F, kArrowTo = 80.0F;          ///< an arrow beside rings, from the bone on
inline constexpr float kBareArrowFrom = 18.0F, kBareArrowTo = 60.0F;  ///< an arrow of a bone without rings

/// An arrow in view space, from tail to tip; none where it points to the eye or away from it.
struct HandleArrow {
  base::Vec3 from, to;
};
[[nodiscard]] std::optional<HandleArrow> arrowOf(const BoneHandles& handles, int axis);

/// A point of a ring in view space: at an angle in radians from its first. `front`: on the near side.
struct HandleRingPoint {
  base::Vec3 seen;
  bool front;
};
class HandleRing {
 public:
  HandleRing(const BoneHandles& handles, int axis);
  [[nodiscard]] HandleRingPoint at(float angleRad) const;

 private:
  base::Vec3 centre_, u_, v_, away_;
};
inline constexpr int kRingPieces = 48;

}  // namespace app
