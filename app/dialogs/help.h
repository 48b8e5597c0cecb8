// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace app {

/// Shows the program's version, what draws its pictures, and links to its manual, where that was
/// installed, and to the licences of what is inside. It doesn't block the window.
void showAbout(QWidget* parent);

/// Returns the file of a page, such as docs/user/start.md, that was installed with the program;
/// empty: it wasn't.
[[nodiscard]] QString installedDocument(const QString& page);

}  // namespace app
