// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/accessible_button.h"

#include <QCheckBox>
#include <QRadioButton>

namespace app {
namespace {

/// Returns the text without mnemonic marks.
QString plain(QString text) {
  text.replace(QStringLiteral("&&"), QStringLiteral("\x01"));
  return text.remove(u'&').replace(u'\x01', u'&');
}

}  // namespace

AccessibleButton::AccessibleButton(QAbstractButton& button) : QAccessibleWidget(&button), button_(button) {}

// A tool bar's button is asked for its role before it has its action.
QAccessible::Role AccessibleButton::role() const {
  if (qobject_cast<const QRadioButton*>(&button_) != nullptr) return QAccessible::RadioButton;
  return button_.isCheckable() ? QAccessible::CheckBox : QAccessible::PushButton;
}

QString AccessibleButton::clickName() const { return button_.isCheckable() ? toggleAction() : pressAction(); }

QString AccessibleButton::text(QAccessible::Text kind) const {
  const QString said = QAccessibleWidget::text(kind);
  return said.isEmpty() && kind == QAccessible::Name ? plain(button_.text()) : said;
}

QAccessible::State AccessibleButton::state() const {
  QAccessible::State state = QAccessibleWidget::state();
  state.checkable = button_.isCheckable();
  state.checked = button_.isChecked();
  state.pressed = button_.isDown();
  if (const auto* box = qobject_cast<QCheckBox*>(&button_))
    state.checkStateMixed = box->checkState() == Qt::PartiallyChecked;
  return state;
}

QStringList AccessibleButton::actionNames() const {
  QStringList names;
  if (button_.isEnabled()) names << clickName();
  return names + QAccessibleWidget::actionNames();
}

void AccessibleButton::doAction(const QString& name) {
  if (name == clickName()) {
    button_.click();
  } else {
    QAccessibleWidget::doAction(name);
  }
}

QStringList AccessibleButton::keyBindingsForAction(const QString& name) const {
  const QKeySequence key = button_.shortcut();
  return name == clickName() && !key.isEmpty() ? QStringList(key.toString()) : QStringList();
}

}  // namespace app
