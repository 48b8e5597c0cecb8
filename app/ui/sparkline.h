// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include <QColor>
#include <QPixmap>
#include <QSize>

namespace app {

/// A small curve of numbers, 0 at the bottom and `most` at the top; those that aren't numbers leave a gap. `size` in
/// device-independent pixels.
[[nodiscard]] QPixmap sparkline(std::span<const float> values, float most, const QSize& size, double pixelRatio,
                                const QColor& colour);

}  // namespace app
