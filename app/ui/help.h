// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace app {

/// What the program is, and what it draws with. Doesn't block the window.
void showAbout(QWidget* parent);

}  // namespace app
