// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "app/show/show.h"
#include "app/view/camera.h"

namespace app {

/// This is a camera that no motion moves: it stands still, or keeps a bone in the middle of its
/// picture, or goes around.
struct CameraPath {
  CameraPath() = default;
  /// Makes a camera that stands still.
  CameraPath(const vmd::CameraState& standing) : camera(standing) {}  // NOLINT(google-explicit-constructor)

  vmd::CameraState camera;
  ActorId followed = 0;        ///< the actor whose bone is the target; 0, or an unknown actor: none
  std::int32_t bone = -1;      ///< of that actor
  base::Vec3 offset{0.0F};     ///< world space; from the bone to the target
  double turnStart = 0.0;      ///< the frame at which turning starts
  double framesOfATurn = 0.0;  ///< frames of one turn around the target; 0: it doesn't turn
};

/// Returns the bone that a camera follows unless another is chosen: センター, else the first; -1 for a
/// model without bones.
[[nodiscard]] std::int32_t middleBone(const pmx::Model& model);

/// Returns the camera after going around its target by an angle in degrees: from the front it comes
/// to the model's left side first. Beyond 32 turns its own angle is taken within one, because a
/// float loses its fractions far from 0.
[[nodiscard]] vmd::CameraState turned(vmd::CameraState camera, double degrees);

/// Returns where the followed bone is in a frame that a show has just made, in world space. Returns
/// none where there is no such bone, or where its position isn't finite. Nothing is allocated.
[[nodiscard]] std::optional<base::Vec3> followedPlace(const CameraPath& path, const ShowFrame& frame);

/// Returns where the path's eye is at each frame, for goals that look at it. The eye of a camera
/// that follows a bone is as if it followed none.
[[nodiscard]] GoalEye eyeOf(const CameraPath& path);

/// Returns the path's camera at a frame that a show has just made. Nothing is allocated.
[[nodiscard]] vmd::CameraState cameraAt(const CameraPath& path, const ShowFrame& frame);

}  // namespace app
