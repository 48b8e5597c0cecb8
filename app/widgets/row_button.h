// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>

#include "app/language/live_text.h"

namespace app {

/// Adds a button at the end of a panel's row of buttons. A click leaves the keyboard at the list on
/// which it acts; Tab goes to the button. Both texts may be empty where it gets an action.
inline QToolButton* addRowButton(const LiveText& text, const LiveText& tip, QHBoxLayout* row, QWidget* parent) {
  auto* made = new QToolButton(parent);
  if (text && tip)
    keepTranslated(made, [made, text, tip] {
      made->setText(text());
      made->setToolTip(tip());
    });
  made->setFocusPolicy(Qt::TabFocus);
  row->addWidget(made);
  return made;
}

/// Adds a button that shares a command's action: its text, its tip with the keys, and whether it is
/// possible.
inline QToolButton* addRowButton(QAction& action, QHBoxLayout* row, QWidget* parent) {
  QToolButton* made = addRowButton({}, {}, row, parent);
  made->setDefaultAction(&action);
  return made;
}

/// Makes a button stay down or up, as the tool bar's do: it has a frame while it is down alone,
/// which is seen in light and dark colours.
inline void makeSwitch(QToolButton& button) {
  button.setCheckable(true);
  button.setAutoRaise(true);
}

}  // namespace app
