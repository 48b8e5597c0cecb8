// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "app/film/picture.h"
#include "app/view/eye_cameras.h"

namespace app {

/// This is a part of a picture in memory that holds an equirectangular picture: longitude grows
/// evenly to the right, from −degrees/2 to degrees/2, latitude evenly downwards from 90° to −90°;
/// the head's front is in the middle.
struct EquirectArea {
  std::uint8_t* first = nullptr;  ///< the upper left pixel
  std::ptrdiff_t stride = 0;      ///< bytes from one row to the next
  int width = 0, height = 0;      ///< pixels
  float degrees = 360.0F;         ///< across: 180 or 360
};

/// Fills those pixels of an area whose middle is seen through a face of the cube, and no others.
/// When all faces of an area are laid, each pixel has been filled exactly once. `drawn` is the
/// square that seenThrough() sees with that half width. A pixel is the mean of `samples` x
/// `samples` places, each mixed of the four nearest pixels; so the square must reach
/// 1.5 · `samples` + 1 of its own pixels beyond the face. It uses all threads.
void layFace(const Picture& drawn, CubeFace face, float halfWidth, int samples, const EquirectArea& area);

}  // namespace app
