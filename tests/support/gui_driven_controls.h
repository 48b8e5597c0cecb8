// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <gtest/gtest.h>
#include <QApplication>
#include <QString>

namespace support {

/// This application records which controls and commands were shown, and which of them were used by
/// the mouse or the keyboard (QTest's events, not a test's own calls). So a run of all tests tells
/// which controls no test uses.
///
/// It records that an event came to a control, not its effect: that is for the test that sent it.
/// Controls that were never shown or never enabled aren't recorded.
///
/// A control is a button, a field, a list or another widget that takes the keyboard; its name is
/// that of its panel or dialog and its own English text. A command is a QAction with a name.
class DrivenApplication : public QApplication {
 public:
  using QApplication::QApplication;
  bool notify(QObject* receiver, QEvent* event) override;

  /// Switches the recording. Controls that are shown in another language than English have other
  /// names and must not be recorded.
  static void setNoting(bool noting);
};

/// Returns an environment that fails, after all tests of a program, for each control and command
/// that was shown and that no test used. It checks only those whose name satisfies `of`, and
/// nothing where some tests were left out.
testing::Environment* everyControlIsDriven(std::function<bool(const QString& name)> of);

}  // namespace support
