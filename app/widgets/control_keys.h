// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace app {

/// Leaves keys to the control that has the keyboard: Space presses a button, opens a box of choices
/// ticks a row, and arrows move a slider, count a number and scroll a text, though elsewhere these
/// keys play and step frames. In a field of a number Space plays, too. Shift+F10 asks
/// for the control's context menu. It is an event filter for
/// the application.
class ControlKeys : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace app
