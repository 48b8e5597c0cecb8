// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "app/show/actor.h"
#include "app/view/bone_overlay.h"

namespace app {

/// This is the part of a bone that the mouse drags.
struct BoneHandle {
  enum class Kind : std::uint8_t {
    None,
    Free,   ///< the bone's mark: moves it in the plane through it that faces the camera
    Arrow,  ///< moves it along an axis
    Ring,   ///< rotates it about an axis
  };
  Kind kind = Kind::None;
  int axis = 0;  ///< of arrows and rings: 0 to 2
  bool operator==(const BoneHandle&) const = default;
};

/// These are the handles of a bone in a picture. Arrows point along the axes in which the bone is
/// moved, those of its parent: one arrow is one number of a motion's key. Rings turn about the
/// bone's own posed axes: its local axes if it has them, else those of the bind pose. A bone with a
/// fixed axis has one ring.
struct BoneHandles {
  std::uint32_t actor = 0;
  std::int32_t bone = -1;   ///< -1: there are no handles
  bool controller = false;  ///< it carries an IK chain
  bool moves = false;       ///< has arrows
  /// A goal holds it (goalHolding()): arrows are the world's axes, and drags move it in world
  /// space.
  bool goal = false;
  int rings = 0;                                      ///< 0, 1 or 3
  base::Vec3 centre{0.0F};                            ///< model space
  std::array<base::Vec3, 3> arrowAxes{}, ringAxes{};  ///< model space, unit length
  /// These are the rings' axes in the space of the bone's local rotation.
  std::array<base::Vec3, 3> ownAxes{};
  /// This rotates from model space to the parent's, or to the world for a goal.
  base::Quat toParent = base::kIdentityRotation;
  float wayScale = 1.0F;  ///< factor for translations in model space
  OverlayView view;       ///< in model space

  [[nodiscard]] bool any() const { return bone >= 0 && (moves || rings > 0); }
};

/// Writes the axes of a bone's rings, in the space of its local rotation, and returns how many
/// there are.
int ownAxesOf(const pmx::Bone& bone, std::array<base::Vec3, 3>& axes);

/// Returns the handles of a bone in the frame that an actor (`id`) made last, seen by `view` (in
/// model space). There are none for a bone that doesn't exist, is hidden, isn't for users to move,
/// is moved by physics now, or lies behind the camera.
[[nodiscard]] BoneHandles handlesOf(const Actor& actor, std::uint32_t id, std::int32_t bone, const OverlayView& view);

/// Returns the nearest handle within reach of a pixel.
[[nodiscard]] BoneHandle handleAt(const BoneHandles& handles, base::Vec2 pixel);

/// Returns what a drag of a handle from one pixel to another adds to the bone's local transform: a
/// translation in its parent's space, or a rotation that is applied before the bone's own. The
/// result is always finite. A drag in several steps gives the same as a drag in one. A ring is
/// followed in its own plane, or along its near side where it is seen edge on: its radius in pixels
/// is one radian.
[[nodiscard]] base::Transform draggedBy(const BoneHandles& handles, BoneHandle handle, base::Vec2 from, base::Vec2 to);

/// Returns a bone's edit after such a step. Translations end at base::kMaxUnits.
[[nodiscard]] BoneEdit stepped(const BoneEdit& edit, const base::Transform& step);

// Sizes are in pixels at scale 1, for drawing.
inline constexpr float kHandleRing = 46.0F;  ///< a ring's radius
/// This is an arrow beside rings, by distances from the bone.
inline constexpr float kArrowFrom = 54.0F, kArrowTo = 80.0F;
/// This is an arrow of a bone without rings.
inline constexpr float kBareArrowFrom = 18.0F, kBareArrowTo = 60.0F;

/// This is an arrow in view space, from tail to tip. There is none where it points to the eye or
/// away from it.
struct HandleArrow {
  base::Vec3 from, to;
};
[[nodiscard]] std::optional<HandleArrow> arrowOf(const BoneHandles& handles, int axis);

/// This is a point of a ring in view space, at an angle in radians from the ring's first point.
/// `front` means on the near side.
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
