// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace app {

/// This adapts Qt's style Fusion, which paints the edges of tick boxes and of sliders' grooves
/// darker than the background, so that they are invisible on a dark one. There they get a light
/// edge. Lists and text fields with the keyboard get an edge in light colours, too, because a list
/// without a current row shows no focus otherwise. Dialogs' buttons have no pictures, which would
/// be black there. Menus that are higher than the screen scroll. Other styles are unchanged.
class DarkEdges : public QProxyStyle {
  Q_OBJECT
 public:
  explicit DarkEdges(const QString& base) : QProxyStyle(base) {}

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                          const QWidget* widget) const override;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* returned) const override;
};

}  // namespace app
