// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "pmx/base/result.h"

namespace app {

/// A Stereo says how a picture for two eyes, or of all directions, is laid out.
enum class Stereo : std::uint8_t {
  None,
  SideBySide,      ///< two perspective pictures, the left eye's on the left
  Vr180,           ///< two half-equirectangular pictures of 180° x 180°, the left eye's on the left
  Around,          ///< one equirectangular picture of 360° x 180°, the same for both eyes
  AroundTopBottom  ///< two of them, the left eye's above the right one's
};

/// Returns whether a layout has a picture for each eye.
[[nodiscard]] constexpr bool forTwoEyes(Stereo layout) { return layout != Stereo::None && layout != Stereo::Around; }
/// Returns whether a layout is equirectangular.
[[nodiscard]] constexpr bool isAllRound(Stereo layout) {
  return layout != Stereo::None && layout != Stereo::SideBySide;
}
/// Returns whether the left eye's picture is on the left of the right eye's.
[[nodiscard]] constexpr bool isBeside(Stereo layout) { return layout == Stereo::SideBySide || layout == Stereo::Vr180; }

/// These options say what the eyes of such a picture see. Lengths are in units of 8 cm.
struct StereoOptions {
  Stereo layout = Stereo::None;
  float eyeDistance = 0.8F;  ///< from eye to eye, 0 to kMaxEyeDistance; 0.8 units are 6.4 cm
  /// This is the distance from the eyes at which things appear where the screen is, side by side.
  /// None: that of the camera's target, but at least kNearestConvergence.
  std::optional<float> convergence;
  /// In all directions, where nothing has a focal length, the camera comes so near to its target
  /// that a picture with this field of view, in degrees, would show it as large as the camera's own
  /// does; it never goes farther away. None: it stays where it is.
  std::optional<float> dollyZoom{};
};
inline constexpr float kMinDollyZoom = 10.0F, kMaxDollyZoom = 150.0F;  // degrees
inline constexpr float kMaxEyeDistance = 100.0F;
inline constexpr float kNearestConvergence = 12.5F;  ///< one metre

/// Returns width and height of a layout's picture unless others are asked for: two of 1280x720 side
/// by side, 3840x1920 for VR180 and for 360°, twice the height for 360° and two eyes.
[[nodiscard]] std::pair<int, int> usualSize(Stereo layout);

/// Checks that a layout can have a size. Errors (BadArgument): two eyes' pictures of unequal size;
/// for VR180 and 360° a width that isn't twice the height of a picture of 360°.
[[nodiscard]] base::Result<void> checkSize(Stereo layout, int width, int height);

/// Returns the width divided by the height of what one eye sees.
[[nodiscard]] float aspectOfEye(Stereo layout, int width, int height);

}  // namespace app
