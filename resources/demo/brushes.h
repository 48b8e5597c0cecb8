// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// These functions paint the demo's textures.

#include <filesystem>

#include <QColor>
#include <QImage>
#include <QPainter>

#include "pmx/base/result.h"
#include "resources/demo/outfit.h"

namespace demo {

inline constexpr double kFullTurn = 2.0 * 3.14159265358979323846;

[[nodiscard]] inline QColor colour(const Paint& paint, int alpha = 255) {
  return {paint.red, paint.green, paint.blue, alpha};
}
[[nodiscard]] QImage canvas(int width, int height, const QColor& colour);
/// Writes a picture as PNG. Errors: CannotWrite with the path.
[[nodiscard]] base::Result<void> writePicture(const QImage& image, const std::filesystem::path& path);
/// Returns (1 - t) of a and t of b.
[[nodiscard]] QColor between(const QColor& a, const QColor& b, double t);
/// Paints a soft round spot.
void spot(QPainter& painter, const QPointF& at, double rx, double ry, const QColor& colour);
/// Paints a rounded flower with five notched petals.
void blossom(QPainter& painter, const QPointF& at, double radius, const QColor& petals, const QColor& middle,
             double turn);

// These are the pictures of the clothes.
[[nodiscard]] QImage kimonoPicture(const Outfit& outfit);
[[nodiscard]] QImage skirtPicture(const Outfit& outfit);
[[nodiscard]] QImage obiPicture(const Outfit& outfit);
[[nodiscard]] QImage ribbonPicture(const Outfit& outfit);
[[nodiscard]] QImage flowerPicture();
[[nodiscard]] QImage veilPicture();

}  // namespace demo
