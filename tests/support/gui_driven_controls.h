// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <gtest/gtest.h>
#include <QApplication>
#include <QString>

namespace support {

/// An application that writes down which controls and commands were shown, and which of them were used by the mouse or the
/// keyboard (QTest's events, not a test's own calls). So a run of all tests tells what no test uses.
///
/// That an event came to a control is noted, not what came of it: that is for the test that sent it. What was never shown, or
/// never enabled, isn't noted.
///
/// A control is a button, a field, a list or another widget that takes the keyboard; its name is the panel's or the
/// dialog's and what it says of itself in English. A command is a QAction with a name.
class DrivenApplication : public QApplication {
 public:
  using QApplication::QApplication;
  bool notify(QObject* receiver, QEvent* event) override;

  /// What is shown in another language than English has other names: not to be noted.
  static void setNoting(bool noting);
};

/// After all tests of a program: fails for each control and command that was shown and that none of them used. Only of
/// those whose name satisfies `of`; says nothing where some tests were left out.
testing::Environment* everyControlIsDriven(std::function<bool(const QString& name)> of);

}  // namespace support
