// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

namespace app {

/// Returns how many levels a texture of this size has, down to one pixel: 1 + floor(log2(the longer
/// side)).
[[nodiscard]] int mipLevelCount(int width, int height);

/// Returns the next level of a texture, as R, G, B, A, a byte each, with half its width and height,
/// rounded down, at least 1. It is sampled between the other's pixels (the average of four where
/// the sides are even), as OpenGL's own glGenerateMipmap() does. A driver that draws with the
/// processor would compile a program for each level to do so. Returns null if there is no memory.
[[nodiscard]] QImage nextMipLevel(const QImage& level);

}  // namespace app
