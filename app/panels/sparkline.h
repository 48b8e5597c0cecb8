// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include <QColor>
#include <QPixmap>
#include <QSize>

namespace app {

/// Draws a small curve of numbers, with 0 at the bottom and `most` at the top. Values that aren't
/// numbers leave a gap. `size` is in device-independent pixels.
[[nodiscard]] QPixmap sparkline(std::span<const float> values, float most, const QSize& size, double pixelRatio,
                                const QColor& colour);

}  // namespace app
