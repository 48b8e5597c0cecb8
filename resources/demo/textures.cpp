// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file paints skin, eyes, hair and toon ramps; cloth is in textures_cloth.cpp.

#include <cmath>

#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include "resources/demo/brushes.h"
#include "resources/demo/materials.h"

namespace demo {
namespace {

QImage face() {
  // The material gives the skin's colour; this only tints it. Planar: x -1.8 … 1.8, y 17.90 …
  // 14.30.
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
    if (i == 0)
      path.moveTo(p);
    else
      path.lineTo(p);
  }
  path.closeSubpath();
  painter.setPen(QPen(colour, radius * 0.18, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(colour);
  painter.drawPath(path);
}

/// Paints one iris in a square of 512: a dark rim, light from below, pupil and highlights.
void iris(QPainter& painter, const Outfit& outfit, double left, bool starry) {
  painter.save();
  painter.translate(left, 0);
  painter.setClipRect(QRectF(0, 0, 512, 512));
  painter.setPen(Qt::NoPen);
  painter.fillRect(QRectF(0, 0, 512, 512), colour(outfit.eyeRim));
  QLinearGradient depth(0, 30, 0, 490);
  const double stops[] = {0.0, 0.38, 0.72, 1.0};
  for (int i = 0; i < 4; ++i) depth.setColorAt(stops[i], colour(outfit.eye[i]));
  painter.setBrush(depth);
  painter.drawEllipse(QPointF(256, 256), 226, 226);
  spot(painter, {256, 420}, 190, 130, colour(outfit.eyeLight, 190));
  painter.setBrush(Qt::NoBrush);
  for (int i = 0; i < 40; ++i) {
    const double a = kFullTurn * i / 40.0, from = 112.0, to = i % 2 == 0 ? 204.0 : 178.0;
    painter.setPen(QPen(colour(outfit.eyeLight, 46), 5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(256 + std::cos(a) * from, 256 + std::sin(a) * from),
                     QPointF(256 + std::cos(a) * to, 256 + std::sin(a) * to));
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
  spot(painter, {256, 60}, 280, 150, QColor(8, 22, 48, 235));  // the lid's shadow
  painter.setBrush(QColor(255, 255, 255, 250));
  painter.drawEllipse(QPointF(336, 142), 66, 72);
  painter.drawEllipse(QPointF(168, 356), 34, 36);
  painter.setBrush(QColor(255, 255, 255, 170));
  painter.drawEllipse(QPointF(214, 408), 15, 15);
  painter.restore();
}

QImage eye(const Outfit& outfit) {
  QImage image = canvas(1024, 512, colour(outfit.eyeRim));
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  iris(painter, outfit, 0, false);
  iris(painter, outfit, 512, true);
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

QImage hair(const Outfit& outfit) {
  QImage image = canvas(256, 1024, Qt::white);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  QLinearGradient depth(0, 0, 0, 1024);
  const double stops[] = {0.0, 0.30, 0.62, 0.85, 1.0};
  for (int i = 0; i < 5; ++i) depth.setColorAt(stops[i], colour(outfit.hair[i]));
  painter.fillRect(image.rect(), depth);
  // Strands are fine lines a little darker and lighter, equal at both sides so that the picture
  // tiles.
  for (int i = 0; i < 48; ++i) {
    const double x = 256.0 * ((i * 29) % 48) / 48.0 + 2.0, sway = 5.0 * std::sin(i * 1.7);
    const bool dark = i % 3 != 0;
    const QColor strand = dark ? colour(outfit.darkStrand, 26 + (i * 7) % 24) : QColor(255, 244, 255, 34);
    for (const double shift : {-256.0, 0.0, 256.0}) {
      QPainterPath line;
      line.moveTo(x + shift, 0);
      line.cubicTo(x + shift + sway, 340, x + shift - sway, 680, x + shift, 1024);
      painter.strokePath(line, QPen(strand, 1.5 + (i * 5) % 4));
    }
  }
  return image;
}

QImage hairShine() {
  QImage image = canvas(256, 256, Qt::black);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setCompositionMode(QPainter::CompositionMode_Plus);
  // A bright band, which artists call the angel's ring, crosses the upper part, bent like the head.
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

QImage goldShine() {
  QImage image = canvas(128, 128, Qt::black);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setCompositionMode(QPainter::CompositionMode_Plus);
  spot(painter, {82, 36}, 44, 34, QColor(200, 180, 120));
  spot(painter, {52, 108}, 60, 18, QColor(90, 60, 20));
  return image;
}

/// Makes a ramp: lit above, a short transition at `edge` (0 … 1 of the height), shade below.
QImage toon(double edge, double soft, const QColor& shade) {
  QImage image(32, 32, QImage::Format_RGB32);
  for (int y = 0; y < 32; ++y) {
    const double t = std::clamp(((y + 0.5) / 32.0 - (edge - soft)) / (2.0 * soft), 0.0, 1.0);
    const QColor colour = between(Qt::white, shade, t * t * (3.0 - 2.0 * t));
    for (int x = 0; x < 32; ++x) image.setPixelColor(x, y, colour);
  }
  return image;
}

QImage paint(Picture picture, const Outfit& outfit) {
  switch (picture) {
    case Picture::Face:
      return face();
    case Picture::Eye:
      return eye(outfit);
    case Picture::EyeWhite:
      return eyeWhite();
    case Picture::Mouth:
      return mouth();
    case Picture::Blush:
      return blush();
    case Picture::Hair:
      return hair(outfit);
    case Picture::HairShine:
      return hairShine();
    case Picture::Kimono:
      return kimonoPicture(outfit);
    case Picture::Skirt:
      return skirtPicture(outfit);
    case Picture::Obi:
      return obiPicture(outfit);
    case Picture::Ribbon:
      return ribbonPicture(outfit);
    case Picture::Flower:
      return flowerPicture();
    case Picture::Veil:
      return veilPicture();
    case Picture::GoldShine:
      return goldShine();
    case Picture::ToonSkin:
      return toon(0.55, 0.05, QColor(248, 202, 190));
    case Picture::ToonHair:
      return toon(0.52, 0.04, QColor(196, 178, 226));
    case Picture::ToonCloth:
      return toon(0.52, 0.04, QColor(222, 192, 208));
    case Picture::Count:
      break;
  }
  return {};
}

}  // namespace

base::Result<void> writePicture(const QImage& image, const std::filesystem::path& path) {
  if (image.save(QString::fromStdString(path.string()), "PNG")) return {};
  return base::fail(base::ErrorCode::CannotWrite, "the picture can't be written", path.string());
}

base::Result<void> writePictures(const std::filesystem::path& folder, Who who) {
  for (std::size_t i = 0; i < kPictureCount; ++i) {
    const auto picture = static_cast<Picture>(i);
    if (who != Who::Odori && !isHerOwn(picture)) continue;
    if (auto written = writePicture(paint(picture, outfitOf(who)), folder / picturePath(picture, who)); !written)
      return written;
  }
  return {};
}

}  // namespace demo
