// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

class QMainWindow;
class QMenu;
class QWidget;

namespace app {

/// Gives the keyboard to the next (1) or the previous (-1) of the view and the open panels, in the
/// order of `panels`, which has their actions. A panel behind another comes to the front. From
/// there Tab goes through the panel.
void focusPanel(QMainWindow& window, const QMenu& panels, QWidget& view, int step);

/// Returns the widget to which Tab (or, not `forward`, Shift+Tab) goes: the next in the window's
/// order that takes the keyboard and is visible, so none of a panel behind another tab. Returns
/// null where there is no other.
[[nodiscard]] QWidget* nextSeen(const QWidget& window, QWidget* from, bool forward);

/// Gives the keyboard from a panel's widget to the view. A number that was typed and not entered is
/// dropped. Returns false if the widget isn't in a panel.
bool leavePanel(QWidget* focus, QWidget& view);

}  // namespace app
