// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusVariant>
#include <QObject>

namespace app {

/// Whether the desktop prefers dark colours, as its settings portal says on the session bus. Without a bus or a portal it
/// prefers nothing.
class DesktopColours : public QObject {
  Q_OBJECT
 public:
  /// Asks, without waiting for an answer.
  explicit DesktopColours(QObject* parent = nullptr);

  [[nodiscard]] bool prefersDark() const { return dark_; }

 signals:
  void changed();

 private slots:
  void settingChanged(const QString& of, const QString& key, const QDBusVariant& value);

 private:
  void take(QVariant value);

  bool dark_ = false;
};

}  // namespace app
