// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/icons.h"

#include <array>

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace app {
namespace {

/// Returns a drawing of resources/icons.
QByteArray drawingOf(Glyph glyph) {
  static constexpr std::array kFiles{"open",         "play",      "pause",   "first",     "step-back", "step-forward",
                                     "loop",         "ik",        "bones",   "physics",   "camera",    "ground",
                                     "reset-camera", "close",     "sound",   "muted",     "more",      "side-by-side",
                                     "scene-panels", "ik-panels", "shuffle", "repeat-one"};  // in Glyph's order
  QFile file(QStringLiteral(":/odori/icons/%1.svg").arg(QLatin1String(kFiles.at(static_cast<std::size_t>(glyph)))));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Qt's own engine for SVG files draws them in their own colours. The drawings have `currentColor`,
/// which is replaced by the palette's colour at the time of painting.
class GlyphEngine : public QIconEngine {
 public:
  GlyphEngine(Glyph glyph, const QColor& ink) : ink_(ink), drawing_(drawingOf(glyph)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
    const QColor colour = ink_.isValid() ? ink_ : QGuiApplication::palette().color(group, QPalette::ButtonText);
    QSvgRenderer renderer(QByteArray(drawing_).replace("currentColor", colour.name().toLatin1()));
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setOpacity(painter->opacity() * colour.alphaF());
    renderer.render(painter, rect);
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
  QByteArray drawing_;
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
