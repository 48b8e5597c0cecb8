// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace app {

/// Keeps for the control that has the keyboard what it does with it: Space presses a button, opens a box of choices and
/// ticks a row, arrows move a slider, though the window plays and steps frames by them elsewhere. An event filter for the
/// application.
class ControlKeys : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace app
