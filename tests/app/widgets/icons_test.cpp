// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The icons' drawings are files: each is there, is drawn in the asked colour, and has its place.
#include "app/widgets/icons.h"

#include <set>

#include <gtest/gtest.h>
#include <QGuiApplication>
#include <QPalette>
#include <QPolygonF>

namespace {

using app::Glyph;

QImage drawn(Glyph glyph, int side, const QColor& ink = {}, QIcon::Mode mode = QIcon::Normal) {
  return app::glyphIcon(glyph, ink).pixmap(QSize(side, side), mode).toImage().convertToFormat(QImage::Format_ARGB32);
}

/// Returns the colours of opaque pixels.
std::set<QRgb> coloursOf(const QImage& image) {
  std::set<QRgb> colours;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (qAlpha(image.pixel(x, y)) == 255) colours.insert(image.pixel(x, y));
    }
  }
  return colours;
}

TEST(Icons, EachIsThereInTheAskedColourAndLikeNoOther) {
  std::vector<QImage> all;
  for (int i = 0; i <= static_cast<int>(Glyph::RepeatOne); ++i) {
    all.push_back(drawn(static_cast<Glyph>(i), 48, Qt::red));
    EXPECT_EQ(coloursOf(all.back()), std::set<QRgb>{qRgb(255, 0, 0)}) << i;
    for (int before = 0; before < i; ++before)
      EXPECT_NE(all[static_cast<std::size_t>(before)], all.back()) << before << ' ' << i;
  }
}

TEST(Icons, AreInThePalettesColoursOfTheirState) {
  const QPalette before = QGuiApplication::palette();
  for (const QColor& text : {QColor(10, 20, 30), QColor(230, 240, 250)}) {
    QPalette palette = before;
    palette.setColor(QPalette::Active, QPalette::ButtonText, text);
    palette.setColor(QPalette::Disabled, QPalette::ButtonText, QColor(100, 110, 120));
    QGuiApplication::setPalette(palette);
    EXPECT_EQ(coloursOf(drawn(Glyph::Pause, 24)), std::set<QRgb>{text.rgb()});
    EXPECT_EQ(coloursOf(drawn(Glyph::Pause, 24, {}, QIcon::Disabled)), std::set<QRgb>{qRgb(100, 110, 120)});
  }
  QGuiApplication::setPalette(before);
}

/// The triangle has the corners (7, 4), (20, 12) and (7, 20) of 24 units, and so an area of 104.
TEST(Icons, PlayIsATriangleOfTheWholeSquare) {
  constexpr int kScale = 10;
  const QImage image = drawn(Glyph::Play, 24 * kScale, Qt::black);
  const QPolygonF inner{{73, 46}, {194, 120}, {73, 194}}, outer{{68, 36}, {204, 120}, {68, 204}};
  double area = 0.0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QPointF at(x + 0.5, y + 0.5);
      const int alpha = qAlpha(image.pixel(x, y));
      area += alpha / 255.0;
      if (inner.containsPoint(at, Qt::OddEvenFill)) {
        EXPECT_EQ(alpha, 255) << x << ' ' << y;
      }
      if (!outer.containsPoint(at, Qt::OddEvenFill)) {
        EXPECT_EQ(alpha, 0) << x << ' ' << y;
      }
    }
  }
  EXPECT_NEAR(area / (kScale * kScale), 104.0, 0.2);
}

}  // namespace
