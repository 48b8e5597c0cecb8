// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

class QToolButton;

namespace app {

/// This style draws a tool button's icon and text in the middle of the button, as where its words
/// change and its width stays. Other styles draw them at its beginning.
class CentredLabel : public QProxyStyle {
  Q_OBJECT
 public:
  /// Gives the button this style, which draws all else as the program's does. The button owns it.
  static void give(QToolButton& button);

  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override;

 private:
  using QProxyStyle::QProxyStyle;
};

}  // namespace app
