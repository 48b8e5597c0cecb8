// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QAccessibleWidget>

namespace app {

/// This describes a button to screen readers. Qt's own only changes the look of a checkable button,
/// without the effects of a click on an action, a group or listeners. This one clicks.
class AccessibleButton : public QAccessibleWidget {
 public:
  explicit AccessibleButton(QAbstractButton& button);

  [[nodiscard]] QAccessible::Role role() const override;
  [[nodiscard]] QString text(QAccessible::Text kind) const override;
  [[nodiscard]] QAccessible::State state() const override;
  [[nodiscard]] QStringList actionNames() const override;
  void doAction(const QString& name) override;
  [[nodiscard]] QStringList keyBindingsForAction(const QString& name) const override;

 private:
  [[nodiscard]] QString clickName() const;

  QAbstractButton& button_;
};

}  // namespace app
