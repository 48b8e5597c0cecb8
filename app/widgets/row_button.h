// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QHBoxLayout>
#include <QString>
#include <QToolButton>

namespace app {

/// Adds a button at the end of a panel's row of buttons. A click leaves the keyboard at the list on
/// which it acts; Tab goes to the button.
inline QToolButton* addRowButton(const QString& text, const QString& tip, QHBoxLayout* row, QWidget* parent) {
  auto* made = new QToolButton(parent);
  made->setText(text);
  made->setToolTip(tip);
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

}  // namespace app
