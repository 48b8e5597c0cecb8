// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace app {

/// Qt's style Fusion, which paints the edges of boxes to tick darker than the ground: on a dark one they can't be seen.
/// There they get an edge of the text's colour. Other styles, and light colours, are left alone.
class DarkEdges : public QProxyStyle {
  Q_OBJECT
 public:
  explicit DarkEdges(const QString& base) : QProxyStyle(base) {}

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
};

}  // namespace app
