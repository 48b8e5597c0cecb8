// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QDBusVariant>
#include <QObject>

namespace app {

/// This knows whether the desktop prefers dark colours, from its settings portal on the session
/// bus. Without a bus or a portal there is no preference.
class DesktopColours : public QObject {
  Q_OBJECT
 public:
  /// Asks without waiting for an answer.
  explicit DesktopColours(QObject* parent = nullptr);

  [[nodiscard]] bool prefersDark() const { return dark_; }

 signals:
  void changed();

 private slots:
  void settingChanged(const QString& of, const QString& key, const QDBusVariant& value);

 private:
  void ask(QDBusConnection bus);
  void take(QVariant value);

  bool dark_ = false;
};

}  // namespace app
