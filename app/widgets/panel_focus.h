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

}  // namespace app
