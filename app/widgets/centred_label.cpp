// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/centred_label.h"

#include <QApplication>
#include <QStyleFactory>
#include <QStyleOptionToolButton>
#include <QToolButton>

namespace app {
namespace {

constexpr int kBesideIcon = 4;  // pixels that Qt's styles leave between icon and text

}  // namespace

void CentredLabel::give(QToolButton& button) {
  const QStyle* worn = QApplication::style();
  if (const auto* over = qobject_cast<const QProxyStyle*>(worn)) worn = over->baseStyle();
  auto* style = new CentredLabel(QStyleFactory::create(worn->name()));
  style->setParent(&button);
  button.setStyle(style);
}

void CentredLabel::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
  const auto* label = qstyleoption_cast<const QStyleOptionToolButton*>(option);
  if (element != CE_ToolButtonLabel || label == nullptr || label->toolButtonStyle != Qt::ToolButtonTextBesideIcon)
    return QProxyStyle::drawControl(element, option, painter, widget);
  QStyleOptionToolButton centred = *label;
  const int text = label->fontMetrics.size(Qt::TextShowMnemonic, label->text).width();
  const int room = label->rect.width() - label->iconSize.width() - kBesideIcon - text;
  if (room > 1) centred.rect.adjust(room / 2, 0, -(room / 2), 0);
  QProxyStyle::drawControl(element, &centred, painter, widget);
}

}  // namespace app
