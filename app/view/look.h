// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "app/show/frame.h"
#include "app/view/camera.h"
#include "vmd/scene_tracks.h"

namespace app {

/// Where the light goes, unit length, world. A zero direction counts as MMD's default.
[[nodiscard]] base::Vec3 unitDirection(const vmd::LightState& light);

/// MMD's shadow on the ground: flat, in the light's colour (mmd-reference.md 11.8).
enum class GroundShadow { Off, Opaque, Translucent };

/// What decides self shadow. Motion: its keys; where it has none, as with On (MMD starts with mode 1).
enum class SelfShadowChoice { Off, On, Motion };

/// The user's word on light and shadow.
struct LightChoice {
  bool fromMotion = true;  ///< light, where the motion has light keys
  vmd::LightState own;     ///< the light otherwise
  GroundShadow ground = GroundShadow::Opaque;
  SelfShadowChoice self = SelfShadowChoice::Motion;
  vmd::SelfShadowState ownSelf{1, 0.01125F};  ///< where no motion says otherwise; MMD's 8875
  bool operator==(const LightChoice&) const = default;
};

/// What a frame is lit with.
[[nodiscard]] vmd::LightState lightOf(const LightChoice& choice, const SceneFrame& frame);
[[nodiscard]] vmd::SelfShadowState selfShadowOf(const LightChoice& choice, const SceneFrame& frame);

/// World to world: onto the ground along the light, lifted by 0.01 units; nothing where the light doesn't come from
/// above (mmd-reference.md 11.8). `direction` is unit length.
[[nodiscard]] std::optional<base::Mat4> groundProjection(const base::Vec3& direction);

/// Where the camera looks, unit length, world.
[[nodiscard]] base::Vec3 viewForward(const CameraMatrices& camera);

/// Width in units of an outline of edge size 1: distance from the eye to `origin` (world) times
/// min(fov / 30 degrees, 1) times 0.001, so that it is about as wide on the screen at any distance.
/// (mmd-reference.md 11.7)
[[nodiscard]] float edgeWidth(const vmd::CameraState& camera, const CameraMatrices& matrices, base::Vec3 origin);

}  // namespace app
