// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QAccessibleWidget>

namespace app {

/// A button for screen readers, on or off or to be pressed. Qt's own only turns the look of one that is on or off: what a
/// click does, of an action, a group or who listens to clicks, doesn't happen. This one clicks.
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
