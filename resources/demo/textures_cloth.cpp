// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file has the brushes, and the pictures of the clothes.

#include <cmath>

#include <QPainterPath>

#include "resources/demo/brushes.h"

namespace demo {

QImage canvas(int width, int height, const QColor& colour) {
  QImage image(width, height, QImage::Format_ARGB32);
  image.fill(colour);
  return image;
}

QColor between(const QColor& a, const QColor& b, double t) {
  const auto part = [t](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * t)); };
  return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()), part(a.alpha(), b.alpha())};
}

void spot(QPainter& painter, const QPointF& at, double rx, double ry, const QColor& colour) {
  painter.save();
  painter.translate(at);
  painter.scale(rx, ry);
  QRadialGradient gradient(QPointF(0, 0), 1.0);
  QColor clear = colour;
  clear.setAlpha(0);
  gradient.setColorAt(0.0, colour);
  gradient.setColorAt(0.45, between(colour, clear, 0.35));
  gradient.setColorAt(1.0, clear);
  painter.setPen(Qt::NoPen);
  painter.setBrush(gradient);
  painter.drawEllipse(QPointF(0, 0), 1.0, 1.0);
  painter.restore();
}

void blossom(QPainter& painter, const QPointF& at, double radius, const QColor& petals, const QColor& middle,
             double turn) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(petals);
  for (int i = 0; i < 5; ++i) {
    const double a = turn + kFullTurn * i / 5.0;
    painter.save();
    painter.translate(at);
    painter.rotate(a * 360.0 / kFullTurn);
    QPainterPath petal;
    petal.moveTo(0, 0);
    petal.cubicTo(radius * 0.75, -radius * 0.25, radius * 0.62, -radius * 1.05, radius * 0.14, -radius);
    petal.lineTo(0, -radius * 0.84);
    petal.lineTo(-radius * 0.14, -radius);
    petal.cubicTo(-radius * 0.62, -radius * 1.05, -radius * 0.75, -radius * 0.25, 0, 0);
    painter.drawPath(petal);
    painter.restore();
  }
  painter.setBrush(middle);
  painter.drawEllipse(at, radius * 0.2, radius * 0.2);
}

namespace {

const QColor kCream(255, 244, 226), kGold(250, 196, 92);

/// Paints rows of the wave pattern called seigaiha.
void waves(QPainter& painter, const QRectF& area, double radius, const QColor& colour) {
  painter.save();
  painter.setClipRect(area);
  painter.setBrush(Qt::NoBrush);
  int row = 0;
  for (double y = area.top(); y < area.bottom() + radius; y += radius * 0.5, ++row) {
    for (double x = area.left() - radius; x < area.right() + 2 * radius; x += radius * 2) {
      for (const double size : {0.95, 0.65, 0.35}) {
        painter.setPen(QPen(colour, radius * 0.07));
        painter.drawArc(QRectF(x + (row % 2 == 0 ? 0.0 : radius) - radius * size, y - radius * size, radius * 2 * size,
                               radius * 2 * size),
                        0, 180 * 16);
      }
    }
  }
  painter.restore();
}

}  // namespace

QImage kimonoPicture(const Outfit& outfit) {
  QImage image = canvas(512, 512, colour(outfit.cloth));
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  for (int i = 0; i < 8; ++i) {
    const double x = 64.0 * i + 30, y = 36.0 + (i * 151) % 448;
    for (const double shift : {-512.0, 0.0, 512.0})
      blossom(painter, {x + shift, y}, 24, colour(outfit.paleBlossom, 210), kGold, i * 0.7);
  }
  return image;
}

QImage skirtPicture(const Outfit& outfit) {
  QImage image = canvas(1024, 512, colour(outfit.cloth));
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  QLinearGradient depth(0, 0, 0, 512);
  depth.setColorAt(0.0, colour(outfit.cloth));
  depth.setColorAt(0.55, colour(outfit.cloth));
  depth.setColorAt(1.0, colour(outfit.deepCloth));
  painter.fillRect(image.rect(), depth);
  for (int i = 0; i < 10; ++i) {
    const double x = 102.4 * i + 40, y = 130.0 + (i * 173) % 230, r = 26.0 + (i * 7) % 20;
    for (const double shift : {-1024.0, 0.0, 1024.0}) {
      blossom(painter, {x + shift, y}, r, i % 2 == 0 ? QColor(255, 240, 230) : colour(outfit.skirtBlossom), kGold,
              i * 0.9);
    }
  }
  painter.fillRect(QRectF(0, 424, 1024, 6), kGold);
  painter.fillRect(QRectF(0, 436, 1024, 76), colour(outfit.obi));
  waves(painter, QRectF(0, 438, 1024, 66), 32, QColor(250, 214, 140));
  painter.fillRect(QRectF(0, 500, 1024, 12), kGold);
  return image;
}

QImage obiPicture(const Outfit& outfit) {
  QImage image = canvas(256, 256, colour(outfit.obi));
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(QRectF(0, 30, 256, 7), kGold);
  painter.fillRect(QRectF(0, 219, 256, 7), kGold);
  waves(painter, QRectF(0, 48, 256, 160), 32, colour(outfit.obiWaves));
  return image;
}

QImage ribbonPicture(const Outfit& outfit) {
  QImage image = canvas(128, 256, colour(outfit.cloth));
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  QLinearGradient depth(0, 0, 0, 256);
  depth.setColorAt(0.0, colour(outfit.deepCloth));
  depth.setColorAt(0.4, colour(outfit.cloth));
  depth.setColorAt(1.0, colour(outfit.cloth));
  painter.fillRect(image.rect(), depth);
  // A cream border runs along the tube's two narrow sides.
  for (const double x : {0.0, 64.0, 128.0}) painter.fillRect(QRectF(x - 6, 0, 12, 256), kCream);
  return image;
}

QImage flowerPicture() {
  QImage image = canvas(128, 128, kCream);
  QPainter painter(&image);
  QLinearGradient depth(0, 0, 0, 128);
  depth.setColorAt(0.0, QColor(255, 148, 150));
  depth.setColorAt(0.4, QColor(255, 206, 200));
  depth.setColorAt(1.0, QColor(255, 246, 240));
  painter.fillRect(image.rect(), depth);
  return image;
}

QImage veilPicture() {
  QImage image = canvas(128, 256, QColor(255, 240, 250, 0));
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setCompositionMode(QPainter::CompositionMode_Source);
  QPainterPath cloth;
  cloth.moveTo(0, 0);
  cloth.lineTo(128, 0);
  cloth.lineTo(128, 216);
  cloth.quadTo(64, 290, 0, 216);
  cloth.closeSubpath();
  QLinearGradient depth(0, 0, 0, 256);
  depth.setColorAt(0.0, QColor(255, 226, 226, 200));
  depth.setColorAt(1.0, QColor(255, 246, 246, 120));
  painter.fillPath(cloth, depth);
  painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
  QPainterPath hem;
  hem.moveTo(0, 212);
  hem.quadTo(64, 286, 128, 212);
  painter.strokePath(hem, QPen(QColor(255, 255, 255, 235), 8));
  painter.strokePath(hem.translated(0, -20), QPen(QColor(255, 214, 130, 225), 4));
  blossom(painter, {64, 150}, 22, QColor(255, 255, 255, 200), QColor(255, 220, 150, 220), 0.3);
  return image;
}

}  // namespace demo
