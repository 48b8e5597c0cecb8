// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

// These functions ask for files. All parts of the program use them. Where the desktop has no dialog
// of its own, Qt's is used, but without its commands that delete, rename and make folders.

namespace app {

enum class Overwriting {
  Asked,   ///< the dialog asks whether an existing file may be replaced
  Unasked  ///< the caller asks
};

/// Asks for existing files. The list is empty if none was chosen. `filter` is as for QFileDialog.
[[nodiscard]] QStringList askForFiles(QWidget* parent, const QString& title, const QString& at, const QString& filter);
/// Asks for one existing file.
[[nodiscard]] QString askForFile(QWidget* parent, const QString& title, const QString& at, const QString& filter = {});
/// Asks for an existing folder.
[[nodiscard]] QString askForFolder(QWidget* parent, const QString& title, const QString& at);
/// Asks for a file to write. `chosenFilter`, if it isn't null, holds the filter to show first, and
/// then the chosen one.
[[nodiscard]] QString askWhereToSave(QWidget* parent, const QString& title, const QString& at, const QString& filter,
                                     Overwriting overwriting = Overwriting::Asked, QString* chosenFilter = nullptr);

}  // namespace app
