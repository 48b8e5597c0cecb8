// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/dark_edges.h"

#include <QPainter>
#include <QStyleOption>
#include <QStyleOptionSlider>
#include <QWidget>

#include "app/widgets/appearance.h"

namespace app {

void DarkEdges::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
  QProxyStyle::drawPrimitive(element, option, painter, widget);
  if (element == PE_Frame && widget != nullptr && widget->hasFocus() &&
      baseStyle()->name() == QLatin1String("fusion")) {
    painter->save();
    painter->setPen(option->palette.color(QPalette::Highlight));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
    painter->restore();
  }
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

void DarkEdges::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                   const QWidget* widget) const {
  const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
  const bool groove = control == CC_Slider && slider != nullptr && (slider->subControls & SC_SliderGroove) != 0;
  if (!groove || !isDark(option->palette) || baseStyle()->name() != QLatin1String("fusion"))
    return QProxyStyle::drawComplexControl(control, option, painter, widget);
  QStyleOptionSlider part = *slider;  // the handle lies over the groove's edge
  part.subControls = SC_SliderGroove;
  QProxyStyle::drawComplexControl(control, &part, painter, widget);
  const QRectF bar = QStyle::proxy()->subControlRect(control, slider, SC_SliderGroove, widget);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  constexpr float kStrength = 0.45F;
  QColor edge = option->palette.color(QPalette::Text);
  edge.setAlphaF(kStrength);
  painter->setPen(edge);
  painter->setBrush(Qt::NoBrush);
  painter->drawRoundedRect(bar.adjusted(0.5, 0.5, -1.5, -1.5), 2.0, 2.0);
  painter->restore();
  part.subControls = slider->subControls & ~SC_SliderGroove;
  QProxyStyle::drawComplexControl(control, &part, painter, widget);
}

int DarkEdges::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* returned) const {
  if (hint == SH_DialogButtonBox_ButtonsHaveIcons && baseStyle()->name() == QLatin1String("fusion")) return 0;
  if (hint == SH_Menu_Scrollable) return 1;  // or high menus go beyond the screen
  return QProxyStyle::styleHint(hint, option, widget, returned);
}

}  // namespace app
