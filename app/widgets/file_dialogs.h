// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

// What asks for files. Where the desktop has no dialog of its own, Qt's stands in, with which one could delete and rename
// everything: in these it can't, nor make folders. All parts of the program ask by these.

namespace app {

enum class Overwriting {
  Asked,   ///< the dialog asks whether a file that is there may be replaced
  Unasked  ///< whoever calls it does
};

/// Files that are there; empty: none was chosen. `filter` as QFileDialog has it.
[[nodiscard]] QStringList askForFiles(QWidget* parent, const QString& title, const QString& at, const QString& filter);
/// One of them.
[[nodiscard]] QString askForFile(QWidget* parent, const QString& title, const QString& at, const QString& filter = {});
/// A folder that is there.
[[nodiscard]] QString askForFolder(QWidget* parent, const QString& title, const QString& at);
/// A file to be written. `chosenFilter`, where it isn't null: the filter that is shown first, and then the one that was
/// chosen.
[[nodiscard]] QString askWhereToSave(QWidget* parent, const QString& title, const QString& at, const QString& filter,
                                     Overwriting overwriting = Overwriting::Asked, QString* chosenFilter = nullptr);

}  // namespace app
