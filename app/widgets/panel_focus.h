// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

class QMainWindow;
class QMenu;
class QWidget;

namespace app {

/// Gives the keyboard to the next (1) or the last (-1) of the view and the panels that are open, in the order of `panels`,
/// which has their actions; a panel behind another comes to the front. What is in a panel is reached by Tab from there.
void focusPanel(QMainWindow& window, const QMenu& panels, QWidget& view, int step);

/// What Tab (or, not `forward`, Shift+Tab) goes to: the next in the window's order that takes the keyboard and can be seen,
/// so nothing of a panel behind another tab. Null: nothing else does.
[[nodiscard]] QWidget* nextSeen(const QWidget& window, QWidget* from, bool forward);

/// Gives the keyboard of what is in a panel to the view; a number that was typed and not entered is dropped. False: it isn't
/// in a panel.
bool leavePanel(QWidget* focus, QWidget& view);

}  // namespace app
