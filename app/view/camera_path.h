// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "app/show/show.h"
#include "app/view/camera.h"

namespace app {

/// A camera that no motion moves: it stands, or keeps a bone in the middle of its picture, or goes around.
struct CameraPath {
  CameraPath() = default;
  /// One that stands.
  CameraPath(const vmd::CameraState& standing) : camera(standing) {}  // NOLINT(google-explicit-constructor)

  vmd::CameraState camera;
  ActorId followed = 0;        ///< whose bone is the camera's target; 0, or an actor that isn't there: none's
  std::int32_t bone = -1;      ///< of that actor
  base::Vec3 offset{0.0F};     ///< world; how far beside the bone the target is
  double turnStart = 0.0;      ///< the frame from which on it turns
  double framesOfATurn = 0.0;  ///< of one turn around its target; 0: it doesn't turn
};

/// The bone that a camera follows unless another is chosen: センター, else the first; -1 of a model without bones.
[[nodiscard]] std::int32_t middleBone(const pmx::Model& model);

/// The camera, gone around its target by an angle in degrees: from the front it comes to the model's left side first. Beyond
/// 32 turns its own angle is taken within one, for a float loses its fractions far from 0.
[[nodiscard]] vmd::CameraState turned(vmd::CameraState camera, double degrees);

/// Where the followed bone is in a frame that a show has just made, world; none where there is no such bone, or where it is
/// nowhere. Nothing is allocated.
[[nodiscard]] std::optional<base::Vec3> followedPlace(const CameraPath& path, const ShowFrame& frame);

/// Where its eye is at each frame, for those who look at it. Of a camera that follows a bone: where it would be if it followed
/// nothing.
[[nodiscard]] GoalEye eyeOf(const CameraPath& path);

/// The path's camera at a frame that a show has just made. Nothing is allocated.
[[nodiscard]] vmd::CameraState cameraAt(const CameraPath& path, const ShowFrame& frame);

}  // namespace app
