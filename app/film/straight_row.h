// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>

#include "app/film/picture.h"

namespace app {

/// A PixelOrder describes the pixels of a file's row: 3 or 4 bytes each (alpha last), and which of
/// them is red.
struct PixelOrder {
  int step = 4;
  int red = 2;  ///< 0 or 2; blue is the other
};

/// Copies row `y` of a picture to `out`. With `alpha` alpha is kept and the colours are divided by
/// it; else all pixels are opaque.
inline void copyStraightRow(const Picture& picture, int y, bool alpha, PixelOrder order, std::uint8_t* out) {
  const auto straight = [](unsigned colour, unsigned a) {
    return static_cast<std::uint8_t>(std::min(255U, (colour * 255U + a / 2U) / a));
  };
  const std::uint8_t* in = picture.row(y);
  const int blue = 2 - order.red;
  for (int x = 0; x < picture.width; ++x, in += 4, out += order.step) {
    const unsigned a = alpha ? in[3] : 255U;
    const bool whole = a == 255U || a == 0U;
    out[blue] = whole ? in[0] : straight(in[0], a);
    out[1] = whole ? in[1] : straight(in[1], a);
    out[order.red] = whole ? in[2] : straight(in[2], a);
    if (order.step == 4) out[3] = static_cast<std::uint8_t>(a);
  }
}

}  // namespace app
