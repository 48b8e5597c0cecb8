// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "app/view/camera.h"

namespace app {

/// Returns what an eye sees that is `offset` units to the right of a camera (negative: to the left)
/// and looks in the same direction. The picture's frame is shifted, so that what is `convergence`
/// units (above 0) before the camera lies at the same pixel for every eye: at depth z a point is
/// f·offset·(1/convergence − 1/z) pixels farther to the right than for the camera, with f = half
/// the width in pixels times projection[0][0]. Without perspective there is no depth to see, and
/// the camera itself is returned.
[[nodiscard]] CameraMatrices seenBeside(const CameraMatrices& camera, float offset, float convergence);

/// Returns a camera that has come nearer to its target on the line to it, until a picture with this
/// field of view, in degrees, would show the target as large as the camera's own picture does: its
/// distance times tan(own field of view / 2) / tan(`fovDegrees` / 2), which is never more than its
/// distance. Without perspective it stays.
[[nodiscard]] vmd::CameraState dollied(const vmd::CameraState& camera, float fovDegrees);

/// Returns a head that stands upright at a camera's eye and faces where the camera looks: only the
/// camera's turn about the vertical axis is kept, so the horizon stays level. A camera that looks
/// backwards over its own top faces backwards. It has the widest field of view.
[[nodiscard]] vmd::CameraState uprightHead(const vmd::CameraState& camera);

/// These are the directions in which a head looks through the faces of a cube around it.
enum class CubeFace : std::uint8_t { Front, Left, Right, Up, Down, Back };
inline constexpr std::array kCubeFaces{CubeFace::Front, CubeFace::Left, CubeFace::Right,
                                       CubeFace::Up,    CubeFace::Down, CubeFace::Back};

/// Returns a face's own axes as columns, right, up and forward, in the head's view space (+X right,
/// +Y up, +Z forward).
[[nodiscard]] base::Mat3 faceAxes(CubeFace face);

/// Returns what an eye `offset` units to the right in a head sees through a face, in a square that
/// reaches `halfWidth` to all sides at a distance of 1: 1 is the face itself.
[[nodiscard]] CameraMatrices seenThrough(const CameraMatrices& head, CubeFace face, float offset, float halfWidth);

}  // namespace app
