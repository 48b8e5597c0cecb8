// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "app/view/look.h"
#include "pmx/base/math.h"

namespace app {

/// A gradient lies behind everything in place of one colour, with a floor that fades out. Light and
/// Dark suit the window's light and dark colours.
enum class Gradient : std::uint8_t { None, Light, Dark };

/// These are the colours of a gradient and of what lies on its floor; red, green and blue from 0
/// to 1.
struct GradientColours {
  base::Vec3 top, bottom;  ///< of the picture, or of each of several views
  base::Vec3 grid;         ///< of the floor's lines, where they don't fade yet
};

/// Returns the colours of a gradient. None counts as Light.
[[nodiscard]] GradientColours coloursOf(Gradient gradient);

/// Returns the colour of the shadow on the ground, with straight alpha. On a gradient it is a
/// translucent black, which darkens a dark floor, too.
[[nodiscard]] base::Vec4 groundShadowColour(const vmd::LightState& light, GroundShadow shadow, Gradient gradient);

/// Returns the opacity of the black of contact shadows where they are darkest. Only a gradient has
/// them: on one colour or on a picture the show looks as in MMD.
[[nodiscard]] float contactOpacity(GroundShadow shadow, Gradient gradient);

/// Returns the colour of a gradient's floor, with straight alpha, where it doesn't fade yet. The
/// dark one's is lighter than what is behind it, so that dark shoes stand out; the light one's is
/// transparent.
[[nodiscard]] base::Vec4 floorColour(Gradient gradient);

/// The floor of a gradient fades out from its centre, where it has all of its opacity, to this
/// distance in units.
inline constexpr float kFloorRadius = 60.0F;

/// Returns the opacity (0 to 1) of the floor at a place of the ground (units).
[[nodiscard]] float floorOpacity(float x, float z);

}  // namespace app
