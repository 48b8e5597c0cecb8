// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// What the demo's textures are painted with.

#include <QColor>
#include <QImage>
#include <QPainter>

namespace demo {

inline constexpr double kFullTurn = 2.0 * 3.14159265358979323846;

[[nodiscard]] QImage canvas(int width, int height, const QColor& colour);
/// (1 - t) of a, t of b.
[[nodiscard]] QColor between(const QColor& a, const QColor& b, double t);
/// A soft round spot.
void spot(QPainter& painter, const QPointF& at, double rx, double ry, const QColor& colour);
/// A rounded flower with five notched petals.
void blossom(QPainter& painter, const QPointF& at, double radius, const QColor& petals, const QColor& middle,
             double turn);

// Pictures of the clothes.
[[nodiscard]] QImage kimonoPicture();
[[nodiscard]] QImage skirtPicture();
[[nodiscard]] QImage obiPicture();
[[nodiscard]] QImage ribbonPicture();
[[nodiscard]] QImage flowerPicture();
[[nodiscard]] QImage veilPicture();

}  // namespace demo
