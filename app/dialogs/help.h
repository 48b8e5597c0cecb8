// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace app {

/// Shows the program's version, what draws its pictures, and links to its manual, where that was
/// installed, and to the licences of what is inside. It doesn't block the window.
void showAbout(QWidget* parent);

}  // namespace app
