// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

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
  double turnStart = 0.0;      ///< the frame from which on it turns
  double framesOfATurn = 0.0;  ///< of one turn around its target; 0: it doesn't turn
};

/// The camera, gone around its target by an angle in degrees: from the front it comes to the model's left side first.
[[nodiscard]] vmd::CameraState turned(vmd::CameraState camera, double degrees);

/// The path's camera at a frame that a show has just made. Nothing is allocated.
[[nodiscard]] vmd::CameraState cameraAt(const CameraPath& path, const ShowFrame& frame);

}  // namespace app
