// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QMessageBox>
#include <QStringList>

namespace app {

/// Asks, and waits for the answer. The text is plain, so that no name of a file is taken for HTML.
[[nodiscard]] QMessageBox::StandardButton ask(QWidget* parent, const QString& title, const QString& text,
                                              QMessageBox::StandardButtons answers = QMessageBox::Yes |
                                                                                     QMessageBox::No);

/// Asks with the given answers: the first is Enter's, the last Escape's. Returns the index of the
/// answer.
[[nodiscard]] int ask(QWidget* parent, const QString& title, const QString& text, const QStringList& answers);

}  // namespace app
