// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QMessageBox>
#include <QStringList>

namespace app {

/// Asks, and waits for the answer. Names of files in the text are plain: none is taken for HTML.
[[nodiscard]] QMessageBox::StandardButton ask(QWidget* parent, const QString& title, const QString& text,
                                              QMessageBox::StandardButtons answers = QMessageBox::Yes |
                                                                                     QMessageBox::No);

/// The same with answers in own words: the first is what Enter gives, the last what Escape gives. Their place in the list.
[[nodiscard]] int ask(QWidget* parent, const QString& title, const QString& text, const QStringList& answers);

}  // namespace app
