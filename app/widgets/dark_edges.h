// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace app {

/// Qt's style Fusion, which paints the edges of boxes to tick darker than the ground: on a dark one they can't be seen.
/// There they get an edge of the text's colour. Lists and texts that have the keyboard get an edge in light colours, too: a
/// list without a current row shows nothing of it else. Dialogs' buttons have no pictures, which would be black there. Menus that are higher than the screen scroll. Other styles are left alone.
class DarkEdges : public QProxyStyle {
  Q_OBJECT
 public:
  explicit DarkEdges(const QString& base) : QProxyStyle(base) {}

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* returned) const override;
};

}  // namespace app
