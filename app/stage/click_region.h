// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QRegion>

namespace app {

/// Pixels count as part of the models from this alpha on, so that a click goes through soft edges,
/// veils and translucent shadows, which are half opaque.
inline constexpr int kClickAlpha = 132;

/// Returns where a picture with alpha takes clicks, in its pixels: squares of `cell` x `cell`
/// pixels from the top left corner (cut at the right and lower edge) in which some pixel has
/// kClickAlpha or more. It is empty for a null picture and for one without such pixels.
[[nodiscard]] QRegion clickRegion(const QImage& picture, int cell = 2);

/// Returns the same region in device-independent pixels, of which one is `ratio` pixels each way;
/// each part reaches to the next whole number outwards.
[[nodiscard]] QRegion inIndependentPixels(const QRegion& pixels, double ratio);

}  // namespace app
