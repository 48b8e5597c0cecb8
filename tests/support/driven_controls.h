// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <set>

#include <QApplication>
#include <QString>

namespace support {

/// An application that writes down which controls and commands were shown, and which of them were used by the mouse or the
/// keyboard (QTest's events, not a test's own calls). So a run of all tests tells what no test uses.
///
/// A control is a button, a field, a list or another widget that takes the keyboard; its name is the panel's or the
/// dialog's and what it says of itself in English. A command is a QAction with a name.
class DrivenApplication : public QApplication {
 public:
  using QApplication::QApplication;
  bool notify(QObject* receiver, QEvent* event) override;

  /// What is shown in another language than English has other names: not to be noted.
  static void setNoting(bool noting);
  [[nodiscard]] static const std::set<QString>& shown();
  [[nodiscard]] static const std::set<QString>& driven();
};

}  // namespace support
