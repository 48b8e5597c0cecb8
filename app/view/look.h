// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "app/show/frame.h"
#include "app/view/camera.h"
#include "vmd/scene_tracks.h"

namespace app {

/// Returns the light's direction, of unit length, in world space. A zero direction counts as MMD's
/// default.
[[nodiscard]] base::Vec3 unitDirection(const vmd::LightState& light);

/// This is MMD's shadow on the ground: flat, in the light's colour (mmd-reference.md 11.8).
enum class GroundShadow { Off, Opaque, Translucent };

/// This decides self shadow. Motion means the motion's keys; without keys it is as On (MMD starts
/// with mode 1).
enum class SelfShadowChoice { Off, On, Motion };

/// These are the user's settings of light and shadow.
struct LightChoice {
  bool fromMotion = true;  ///< use the motion's light where it has light keys
  vmd::LightState own;     ///< the light in all other cases
  GroundShadow ground = GroundShadow::Opaque;
  SelfShadowChoice self = SelfShadowChoice::Motion;
  vmd::SelfShadowState ownSelf{1, 0.01125F};  ///< used unless a motion has keys; MMD's 8875
  bool operator==(const LightChoice&) const = default;
};

/// These functions return the light and self shadow of a frame.
[[nodiscard]] vmd::LightState lightOf(const LightChoice& choice, const SceneFrame& frame);
[[nodiscard]] vmd::SelfShadowState selfShadowOf(const LightChoice& choice, const SceneFrame& frame);

/// Returns the projection, world to world, onto the ground along the light, lifted by 0.01 units.
/// There is none where the light doesn't come from above (mmd-reference.md 11.8). `direction` is of
/// unit length.
[[nodiscard]] std::optional<base::Mat4> groundProjection(const base::Vec3& direction);

/// Returns the direction in which the camera looks, of unit length, in world space.
[[nodiscard]] base::Vec3 viewForward(const CameraMatrices& camera);

/// Returns the width in units of an outline of edge size 1: distance from the eye to `origin`
/// (world) times min(fov / 30 degrees, 1) times 0.001, so that it is about as wide on the screen at
/// any distance. (mmd-reference.md 11.7)
[[nodiscard]] float edgeWidth(const vmd::CameraState& camera, const CameraMatrices& matrices, base::Vec3 origin);

}  // namespace app
