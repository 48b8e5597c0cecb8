// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

namespace support {

/// Returns how many pixels of a picture with multisampling have a colour that isn't among those
/// near the pixel in one without: some channel is more than `slack` (of 255) beyond the least and
/// the most of the 3 × 3 pixels there. Multisampling mixes the colours that meet at an edge, and
/// drivers may put an edge or a line a pixel aside; neither goes beyond them. Returns -1 where
/// sizes differ or a picture is null.
[[nodiscard]] long pixelsBeyondEdges(const QImage& multisampled, const QImage& plain, int slack);

/// Returns how many pixels have a channel that differs by more than `slack`; -1 where sizes differ
/// or a picture is null.
[[nodiscard]] long pixelsApart(const QImage& one, const QImage& other, int slack);

/// Returns how often two neighbours, side by side or one above the other, have a channel that
/// differs by more than `slack`: how often an edge that is seen passes between two samples.
[[nodiscard]] long edgesSeen(const QImage& of, int slack);

}  // namespace support
