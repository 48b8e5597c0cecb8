// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/icons.h"

#include <cmath>

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

namespace app {
namespace {

// All glyphs are in a square of 24 units, drawn with round lines 2 units wide. Triangles and bars
// are filled.
struct Drawing {
  QPainterPath lines, filled;
};

void triangle(QPainterPath& path, QPointF a, QPointF b, QPointF c) { path.addPolygon(QPolygonF{a, b, c, a}); }

void line(QPainterPath& path, std::initializer_list<QPointF> points) {
  path.moveTo(*points.begin());
  for (const QPointF& point : points) path.lineTo(point);
}

Drawing transport(Glyph glyph) {
  Drawing d;
  switch (glyph) {
    case Glyph::Play:
      triangle(d.filled, {7, 4}, {20, 12}, {7, 20});
      break;
    case Glyph::Pause:
      d.filled.addRect(6, 4, 4, 16);
      d.filled.addRect(14, 4, 4, 16);
      break;
    case Glyph::First:
      d.filled.addRect(4, 5, 2.5, 14);
      triangle(d.filled, {13, 5}, {6.5, 12}, {13, 19});
      triangle(d.filled, {20, 5}, {13, 12}, {20, 19});
      break;
    case Glyph::StepBack:
      triangle(d.filled, {13, 5}, {4, 12}, {13, 19});
      d.filled.addRect(16, 5, 3, 14);
      break;
    case Glyph::StepForward:
      triangle(d.filled, {11, 5}, {20, 12}, {11, 19});
      d.filled.addRect(5, 5, 3, 14);
      break;
    default:  // Loop
      line(d.lines, {{4, 11}, {4, 10}});
      d.lines.moveTo(4, 12);
      d.lines.cubicTo(4, 8, 6, 7, 9, 7);
      d.lines.lineTo(17, 7);
      d.lines.moveTo(20, 12);
      d.lines.cubicTo(20, 16, 18, 17, 15, 17);
      d.lines.lineTo(7, 17);
      triangle(d.filled, {16, 3}, {21, 7}, {16, 11});
      triangle(d.filled, {8, 13}, {3, 17}, {8, 21});
      break;
  }
  return d;
}

Drawing scene(Glyph glyph) {
  Drawing d;
  switch (glyph) {
    case Glyph::Open:
      line(d.lines, {{3, 19}, {3, 5}, {9, 5}, {11, 8}, {19, 8}, {19, 11}});
      line(d.lines, {{3, 19}, {6.5, 11}, {22, 11}, {18.5, 19}, {3, 19}});
      break;
    case Glyph::Ik:  // a bent leg and its foot's target
      line(d.lines, {{7, 4}, {13, 11}, {8, 18}});
      d.filled.addEllipse(QPointF(7, 4), 2.5, 2.5);
      d.filled.addEllipse(QPointF(13, 11), 2.5, 2.5);
      d.lines.addRect(4.5, 15, 6.5, 6.5);
      break;
    case Glyph::Bones:
      d.lines.addEllipse(QPointF(6, 18), 3, 3);
      d.filled.addEllipse(QPointF(19, 5), 2, 2);
      line(d.lines, {{7, 15}, {18, 4.5}});
      line(d.lines, {{9, 17}, {19.5, 6}});
      break;
    case Glyph::Physics:  // a swinging chain of weights
      line(d.lines, {{5, 3}, {11, 8}, {15, 14}, {16, 20}});
      d.filled.addEllipse(QPointF(5, 3), 2, 2);
      d.filled.addEllipse(QPointF(11, 8), 2.5, 2.5);
      d.filled.addEllipse(QPointF(15, 14), 2.5, 2.5);
      d.filled.addEllipse(QPointF(16, 20), 3, 3);
      break;
    case Glyph::Camera:
      d.lines.addRoundedRect(QRectF(2, 7, 13, 11), 1.5, 1.5);
      line(d.lines, {{15, 12}, {21.5, 8}, {21.5, 17}, {15, 13}});
      break;
    case Glyph::Ground:
      line(d.lines, {{7, 6}, {17, 6}, {22, 18}, {2, 18}, {7, 6}});
      line(d.lines, {{12, 6}, {12, 18}});
      line(d.lines, {{4.7, 11.5}, {19.3, 11.5}});
      break;
    case Glyph::ResetCamera:
      line(d.lines, {{4, 12}, {12, 4}, {20, 12}});
      line(d.lines, {{6.5, 11}, {6.5, 20}, {17.5, 20}, {17.5, 11}});
      break;
    case Glyph::Sound:
    case Glyph::Muted:
      d.filled.addRect(3, 9, 4, 6);
      d.filled.addPolygon(QPolygonF{{7, 9}, {12.5, 4}, {12.5, 20}, {7, 15}, {7, 9}});
      if (glyph == Glyph::Muted) {
        line(d.lines, {{16, 9}, {22, 15}});
        line(d.lines, {{22, 9}, {16, 15}});
      } else {
        for (const double radius : {4.5, 9.0}) {
          const QRectF around(12.0 - radius, 12.0 - radius, 2.0 * radius, 2.0 * radius);
          d.lines.arcMoveTo(around, -45.0);
          d.lines.arcTo(around, -45.0, 90.0);
        }
      }
      break;
    case Glyph::More:
      line(d.lines, {{5, 6}, {11, 12}, {5, 18}});
      line(d.lines, {{13, 6}, {19, 12}, {13, 18}});
      break;
    default:  // Close
      line(d.lines, {{6, 6}, {18, 18}});
      line(d.lines, {{18, 6}, {6, 18}});
      break;
  }
  return d;
}

class GlyphEngine : public QIconEngine {
 public:
  GlyphEngine(Glyph glyph, const QColor& ink)
      : ink_(ink), drawing_(glyph >= Glyph::Play && glyph <= Glyph::Loop ? transport(glyph) : scene(glyph)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
    const QColor colour = ink_.isValid() ? ink_ : QGuiApplication::palette().color(group, QPalette::ButtonText);
    const double side = std::min(rect.width(), rect.height());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(QRectF(rect).center());
    painter->scale(side / 24.0, side / 24.0);
    painter->translate(-12.0, -12.0);
    painter->strokePath(drawing_.lines, QPen(colour, 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->fillPath(drawing_.filled, colour);
    painter->restore();
  }
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return pixmap;
  }
  [[nodiscard]] QIconEngine* clone() const override { return new GlyphEngine(*this); }

 private:
  QColor ink_;  // invalid: the palette's colour
  Drawing drawing_;
};

}  // namespace

QIcon glyphIcon(Glyph glyph, const QColor& ink) { return QIcon(new GlyphEngine(glyph, ink)); }

QIcon programIcon() {
  QIcon icon;
  for (const int side : {16, 24, 32, 48, 64, 128, 256})
    icon.addFile(QStringLiteral(":/odori/icons/odori-%1.png").arg(side), QSize(side, side));
  return icon;
}

}  // namespace app
