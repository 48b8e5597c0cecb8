// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QMessageBox>

namespace app {

/// Asks, and waits for the answer. Names of files in the text are plain: none is taken for HTML.
[[nodiscard]] QMessageBox::StandardButton ask(QWidget* parent, const QString& title, const QString& text,
                                              QMessageBox::StandardButtons answers = QMessageBox::Yes |
                                                                                     QMessageBox::No);

}  // namespace app
