// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace app {

/// Shows the program's version, and what draws its pictures. It doesn't block the window.
void showAbout(QWidget* parent);

}  // namespace app
