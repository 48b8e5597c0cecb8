// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/file_dialogs.h"

#include <QFileDialog>

namespace app {
namespace {

constexpr QFileDialog::Options kReadOnly = QFileDialog::ReadOnly;

}  // namespace

QStringList askForFiles(QWidget* parent, const QString& title, const QString& at, const QString& filter) {
  return QFileDialog::getOpenFileNames(parent, title, at, filter, nullptr, kReadOnly);
}

QString askForFile(QWidget* parent, const QString& title, const QString& at, const QString& filter) {
  return QFileDialog::getOpenFileName(parent, title, at, filter, nullptr, kReadOnly);
}

QString askForFolder(QWidget* parent, const QString& title, const QString& at) {
  return QFileDialog::getExistingDirectory(parent, title, at, kReadOnly | QFileDialog::ShowDirsOnly);
}

QString askWhereToSave(QWidget* parent, const QString& title, const QString& at, const QString& filter,
                       Overwriting overwriting, QString* chosenFilter) {
  const auto options = overwriting == Overwriting::Asked ? kReadOnly : kReadOnly | QFileDialog::DontConfirmOverwrite;
  return QFileDialog::getSaveFileName(parent, title, at, filter, chosenFilter, options);
}

}  // namespace app
