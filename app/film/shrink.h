// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/film/picture.h"

namespace app {

/// Returns the picture `samples` times narrower and lower: each pixel is the mean of samples x
/// samples, rounded to nearest. Sides must be multiples of `samples`. 1 returns the picture itself.
[[nodiscard]] Picture shrink(const Picture& picture, int samples);

/// A PictureBuffer holds an uninitialised picture without padding.
struct PictureBuffer {
  PictureBuffer(int width, int height);
  Picture picture;
  std::uint8_t* bytes;  ///< bytes of `picture`
};

}  // namespace app
