// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Every texture, painted here.

#include <cmath>

#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include "resources/demo/materials.h"

namespace demo {
namespace {

constexpr double kFullTurn = 2.0 * 3.14159265358979323846;

QImage canvas(int width, int height, const QColor& colour) {
  QImage image(width, height, QImage::Format_ARGB32);
  image.fill(colour);
  return image;
}

QColor between(const QColor& a, const QColor& b, double t) {
  const auto part = [t](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * t)); };
  return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()), part(a.alpha(), b.alpha())};
}

/// A soft round spot.
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

/// A rounded flower with five notched petals.
void blossom(QPainter& painter, const QPointF& at, double radius, const QColor& petals, const QColor& middle, double turn) {
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

QImage face() {
  // The material gives the skin's colour; this only tints it. Planar: x -1.8 … 1.8, y 17.90 … 14.30.
  QImage image = canvas(512, 512, Qt::white);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto at = [](double x, double y) { return QPointF((x + 1.8) / 3.6 * 512.0, (17.90 - y) / 3.6 * 512.0); };
  for (const double side : {-1.0, 1.0}) {
    spot(painter, at(side * 0.86, 15.18), 52, 30, QColor(255, 150, 140, 105));
    spot(painter, at(side * 0.66, 16.22), 66, 24, QColor(240, 180, 180, 60));
  }
  spot(painter, at(0.035, 15.10), 7, 5, QColor(226, 130, 110, 200));
  spot(painter, at(0.0, 14.65), 18, 6, QColor(240, 170, 160, 70));
  return image;
}

void star(QPainter& painter, const QPointF& at, double radius, const QColor& colour) {
  QPainterPath path;
  for (int i = 0; i < 10; ++i) {
    const double a = kFullTurn * i / 10.0, r = i % 2 == 0 ? radius : radius * 0.45;
    const QPointF p = at + QPointF(std::sin(a) * r, -std::cos(a) * r);
    if (i == 0) path.moveTo(p);
    else path.lineTo(p);
  }
  path.closeSubpath();
  painter.setPen(QPen(colour, radius * 0.18, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(colour);
  painter.drawPath(path);
}

/// One iris in a square of 512: a dark rim, light from below, pupil and highlights.
void iris(QPainter& painter, double left, bool starry) {
  painter.save();
  painter.translate(left, 0);
  painter.setClipRect(QRectF(0, 0, 512, 512));
  painter.setPen(Qt::NoPen);
  painter.fillRect(QRectF(0, 0, 512, 512), QColor(18, 52, 84));
  QLinearGradient depth(0, 30, 0, 490);
  depth.setColorAt(0.0, QColor(14, 58, 92));
  depth.setColorAt(0.38, QColor(16, 104, 132));
  depth.setColorAt(0.72, QColor(44, 186, 186));
  depth.setColorAt(1.0, QColor(168, 250, 222));
  painter.setBrush(depth);
  painter.drawEllipse(QPointF(256, 256), 226, 226);
  spot(painter, {256, 420}, 190, 130, QColor(214, 255, 226, 190));
  painter.setBrush(Qt::NoBrush);
  for (int i = 0; i < 40; ++i) {
    const double a = kFullTurn * i / 40.0, from = 112.0, to = i % 2 == 0 ? 204.0 : 178.0;
    painter.setPen(QPen(QColor(190, 255, 240, 46), 5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(256 + std::cos(a) * from, 256 + std::sin(a) * from), QPointF(256 + std::cos(a) * to, 256 + std::sin(a) * to));
  }
  painter.setPen(Qt::NoPen);
  if (starry) {
    star(painter, {256, 268}, 118, QColor(255, 226, 120));
    star(painter, {256, 268}, 78, QColor(255, 246, 196));
  } else {
    spot(painter, {256, 262}, 128, 140, QColor(8, 30, 56, 210));
    painter.setBrush(QColor(9, 28, 52));
    painter.drawEllipse(QPointF(256, 258), 82, 96);
  }
  spot(painter, {256, 60}, 280, 150, QColor(8, 22, 48, 235));   // the lid's shadow
  painter.setBrush(QColor(255, 255, 255, 250));
  painter.drawEllipse(QPointF(336, 142), 66, 72);
  painter.drawEllipse(QPointF(168, 356), 34, 36);
  painter.setBrush(QColor(255, 255, 255, 170));
  painter.drawEllipse(QPointF(214, 408), 15, 15);
  painter.restore();
}

QImage eye() {
  QImage image = canvas(1024, 512, QColor(18, 52, 84));
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  iris(painter, 0, false);
  iris(painter, 512, true);
  return image;
}

QImage eyeWhite() {
  QImage image = canvas(64, 128, QColor(255, 253, 252));
  QPainter painter(&image);
  QLinearGradient shade(0, 0, 0, 60);
  shade.setColorAt(0.0, QColor(166, 150, 190));
  shade.setColorAt(0.45, QColor(196, 184, 214));
  shade.setColorAt(1.0, QColor(255, 253, 252));
  painter.fillRect(QRect(0, 0, 64, 60), shade);
  return image;
}

QImage mouth() {
  QImage image = canvas(128, 128, QColor(150, 44, 58));
  QPainter painter(&image);
  QLinearGradient depth(0, 0, 0, 128);
  depth.setColorAt(0.0, QColor(104, 24, 42));
  depth.setColorAt(1.0, QColor(188, 70, 78));
  painter.fillRect(QRect(0, 0, 64, 128), depth);
  painter.fillRect(QRect(64, 0, 64, 64), QColor(255, 252, 250));
  painter.fillRect(QRect(64, 64, 64, 64), QColor(238, 128, 132));
  return image;
}

QImage blush() {
  QImage image = canvas(256, 128, QColor(255, 120, 120, 0));
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  spot(painter, {128, 64}, 122, 58, QColor(255, 104, 110, 190));
  painter.setPen(QPen(QColor(240, 70, 90, 150), 5, Qt::SolidLine, Qt::RoundCap));
  for (int i = 0; i < 4; ++i) painter.drawLine(QPointF(86 + i * 26, 82), QPointF(98 + i * 26, 48));
  return image;
}

QImage hair() {
  QImage image = canvas(256, 1024, Qt::white);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  QLinearGradient depth(0, 0, 0, 1024);
  depth.setColorAt(0.0, QColor(138, 116, 198));
  depth.setColorAt(0.30, QColor(156, 134, 214));
  depth.setColorAt(0.62, QColor(190, 156, 224));
  depth.setColorAt(0.85, QColor(240, 176, 214));
  depth.setColorAt(1.0, QColor(255, 196, 208));
  painter.fillRect(image.rect(), depth);
  // Strands: fine lines a little darker and lighter, the same at both sides so that the picture tiles.
  for (int i = 0; i < 48; ++i) {
    const double x = 256.0 * ((i * 29) % 48) / 48.0 + 2.0, sway = 5.0 * std::sin(i * 1.7);
    const bool dark = i % 3 != 0;
    const QColor colour = dark ? QColor(84, 58, 150, 26 + (i * 7) % 24) : QColor(255, 244, 255, 34);
    for (const double shift : {-256.0, 0.0, 256.0}) {
      QPainterPath line;
      line.moveTo(x + shift, 0);
      line.cubicTo(x + shift + sway, 340, x + shift - sway, 680, x + shift, 1024);
      painter.strokePath(line, QPen(colour, 1.5 + (i * 5) % 4));
    }
  }
  return image;
}

QImage hairShine() {
  QImage image = canvas(256, 256, Qt::black);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setCompositionMode(QPainter::CompositionMode_Plus);
  // A band across the upper part, bent like the head: what artists call the angel's ring.
  for (int i = 0; i < 22; ++i) {
    QPainterPath ring;
    ring.moveTo(-10, 104);
    ring.quadTo(128, 44, 266, 104);
    painter.strokePath(ring, QPen(QColor(5, 4, 4), 2.0 + 1.5 * i, Qt::SolidLine, Qt::FlatCap));
  }
  QRadialGradient rim(QPointF(128, 128), 128);
  rim.setColorAt(0.0, Qt::black);
  rim.setColorAt(0.82, Qt::black);
  rim.setColorAt(1.0, QColor(34, 24, 40));
  painter.fillRect(image.rect(), rim);
  return image;
}

const QColor kCoral(238, 92, 84), kDeepCoral(206, 58, 74), kCream(255, 244, 226), kGold(250, 196, 92), kNavy(46, 54, 108);

/// Rows of the wave pattern called seigaiha.
void waves(QPainter& painter, const QRectF& area, double radius, const QColor& colour) {
  painter.save();
  painter.setClipRect(area);
  painter.setBrush(Qt::NoBrush);
  int row = 0;
  for (double y = area.top(); y < area.bottom() + radius; y += radius * 0.5, ++row) {
    for (double x = area.left() - radius; x < area.right() + 2 * radius; x += radius * 2) {
      for (const double size : {0.95, 0.65, 0.35}) {
        painter.setPen(QPen(colour, radius * 0.07));
        painter.drawArc(QRectF(x + (row % 2 == 0 ? 0.0 : radius) - radius * size, y - radius * size, radius * 2 * size, radius * 2 * size), 0, 180 * 16);
      }
    }
  }
  painter.restore();
}

QImage kimono() {
  QImage image = canvas(512, 512, kCoral);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  for (int i = 0; i < 8; ++i) {
    const double x = 64.0 * i + 30, y = 36.0 + (i * 151) % 448;
    for (const double shift : {-512.0, 0.0, 512.0}) blossom(painter, {x + shift, y}, 24, QColor(255, 190, 176, 210), kGold, i * 0.7);
  }
  return image;
}

QImage skirt() {
  QImage image = canvas(1024, 512, kCoral);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  QLinearGradient depth(0, 0, 0, 512);
  depth.setColorAt(0.0, kCoral);
  depth.setColorAt(0.55, kCoral);
  depth.setColorAt(1.0, kDeepCoral);
  painter.fillRect(image.rect(), depth);
  for (int i = 0; i < 10; ++i) {
    const double x = 102.4 * i + 40, y = 130.0 + (i * 173) % 230, r = 26.0 + (i * 7) % 20;
    for (const double shift : {-1024.0, 0.0, 1024.0}) {
      blossom(painter, {x + shift, y}, r, i % 2 == 0 ? QColor(255, 240, 230) : QColor(255, 186, 172), kGold, i * 0.9);
    }
  }
  painter.fillRect(QRectF(0, 424, 1024, 6), kGold);
  painter.fillRect(QRectF(0, 436, 1024, 76), kNavy);
  waves(painter, QRectF(0, 438, 1024, 66), 32, QColor(250, 214, 140));
  painter.fillRect(QRectF(0, 500, 1024, 12), kGold);
  return image;
}

QImage obi() {
  QImage image = canvas(256, 256, kNavy);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(QRectF(0, 30, 256, 7), kGold);
  painter.fillRect(QRectF(0, 219, 256, 7), kGold);
  waves(painter, QRectF(0, 48, 256, 160), 32, QColor(112, 122, 190));
  return image;
}

QImage ribbon() {
  QImage image = canvas(128, 256, kCoral);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  QLinearGradient depth(0, 0, 0, 256);
  depth.setColorAt(0.0, kDeepCoral);
  depth.setColorAt(0.4, kCoral);
  depth.setColorAt(1.0, kCoral);
  painter.fillRect(image.rect(), depth);
  // Along the tube's two narrow sides: a cream border.
  for (const double x : {0.0, 64.0, 128.0}) painter.fillRect(QRectF(x - 6, 0, 12, 256), kCream);
  return image;
}

QImage flower() {
  QImage image = canvas(128, 128, kCream);
  QPainter painter(&image);
  QLinearGradient depth(0, 0, 0, 128);
  depth.setColorAt(0.0, QColor(255, 148, 150));
  depth.setColorAt(0.4, QColor(255, 206, 200));
  depth.setColorAt(1.0, QColor(255, 246, 240));
  painter.fillRect(image.rect(), depth);
  return image;
}

QImage veil() {
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

QImage goldShine() {
  QImage image = canvas(128, 128, Qt::black);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setCompositionMode(QPainter::CompositionMode_Plus);
  spot(painter, {82, 36}, 44, 34, QColor(200, 180, 120));
  spot(painter, {52, 108}, 60, 18, QColor(90, 60, 20));
  return image;
}

/// A ramp: lit above, a short passage at `edge` (0 … 1 of the height), shade below.
QImage toon(double edge, double soft, const QColor& shade) {
  QImage image(32, 32, QImage::Format_RGB32);
  for (int y = 0; y < 32; ++y) {
    const double t = std::clamp(((y + 0.5) / 32.0 - (edge - soft)) / (2.0 * soft), 0.0, 1.0);
    const QColor colour = between(Qt::white, shade, t * t * (3.0 - 2.0 * t));
    for (int x = 0; x < 32; ++x) image.setPixelColor(x, y, colour);
  }
  return image;
}

QImage paint(Picture picture) {
  switch (picture) {
    case Picture::Face: return face();
    case Picture::Eye: return eye();
    case Picture::EyeWhite: return eyeWhite();
    case Picture::Mouth: return mouth();
    case Picture::Blush: return blush();
    case Picture::Hair: return hair();
    case Picture::HairShine: return hairShine();
    case Picture::Kimono: return kimono();
    case Picture::Skirt: return skirt();
    case Picture::Obi: return obi();
    case Picture::Ribbon: return ribbon();
    case Picture::Flower: return flower();
    case Picture::Veil: return veil();
    case Picture::GoldShine: return goldShine();
    case Picture::ToonSkin: return toon(0.55, 0.05, QColor(248, 202, 190));
    case Picture::ToonHair: return toon(0.52, 0.04, QColor(196, 178, 226));
    case Picture::ToonCloth: return toon(0.52, 0.04, QColor(222, 192, 208));
    case Picture::Count: break;
  }
  return {};
}

}  // namespace

base::Result<void> writePictures(const std::filesystem::path& folder) {
  for (std::size_t i = 0; i < kPictureCount; ++i) {
    const auto picture = static_cast<Picture>(i);
    const std::filesystem::path path = folder / picturePath(picture);
    if (!paint(picture).save(QString::fromStdString(path.string()), "PNG")) {
      return tl::unexpected(base::Error{base::ErrorCode::CannotWrite, path.string(), "", -1, -1, "the picture can't be written"});
    }
  }
  return {};
}

}  // namespace demo
