// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace app {

struct WindowActions;

/// Every key, from the actions themselves, and what the mouse does. Doesn't block the window.
void showKeys(QWidget* parent, const WindowActions& actions);
void showAbout(QWidget* parent);

}  // namespace app
