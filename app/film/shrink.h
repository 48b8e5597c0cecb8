// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/film/picture.h"

namespace app {

/// A picture `samples` times narrower and lower: each pixel is the mean of samples x samples, rounded to nearest.
/// Sides must be multiples of `samples`. 1 gives the same picture.
[[nodiscard]] Picture shrink(const Picture& picture, int samples);

/// Room for a picture without padding; bytes are not set.
struct PictureBuffer {
  PictureBuffer(int width, int height);
  Picture picture;
  std::uint8_t* bytes;  ///< the picture's
};

}  // namespace app
