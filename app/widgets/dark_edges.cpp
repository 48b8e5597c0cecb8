// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/dark_edges.h"

#include <QPainter>
#include <QStyleOption>

#include "app/widgets/appearance.h"

namespace app {

void DarkEdges::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
  QProxyStyle::drawPrimitive(element, option, painter, widget);
  const bool box = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
  const bool round = element == PE_IndicatorRadioButton;
  if (!(box || round) || !isDark(option->palette) || baseStyle()->name() != QLatin1String("fusion")) return;
  constexpr float kStrength = 0.6F;
  QColor edge = option->palette.color(QPalette::Text);
  edge.setAlphaF(edge.alphaF() * kStrength);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing, round);
  painter->setPen(edge);
  painter->setBrush(Qt::NoBrush);
  const QRectF inside = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
  if (round) {
    painter->drawEllipse(inside);
  } else {
    painter->drawRect(inside);
  }
  painter->restore();
}

}  // namespace app
