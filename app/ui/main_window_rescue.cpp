// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window's part in what isn't lost when the program has to end: what is kept then, and what the next start offers.

#include <QAction>
#include <QApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QSignalBlocker>
#include <QUndoStack>

#include "app/ui/file_loader.h"
#include "app/ui/film_dialog.h"
#include "app/ui/main_window.h"
#include "app/widgets/question.h"
#include "app/widgets/text.h"

namespace app {
namespace {

/// When a file was written, as the language has it.
QString timeOf(const std::filesystem::path& file) {
  return QLocale().toString(QFileInfo(shownPath(file)).lastModified(), QLocale::ShortFormat);
}

}  // namespace

int MainWindow::answerOf(const QString& title, const QString& text, const QStringList& answers) {
  return answers_ ? answers_(text, answers) : ask(this, title, text, answers);
}

/// The show as one that the next start offers, where it has changes that no file has; gives a line about it.
QString MainWindow::keepUnsaved() {
  if (!isWindowModified() && !hasOwnShow(false) && rescued_.empty()) return {};
  const auto kept = rescuedShows_.keep(describeShow(), showFile_);
  if (!kept) return QStringLiteral("what wasn't saved is lost: ") + oneLine(base::describe(kept.error()));
  const std::filesystem::path before = std::exchange(rescued_, *kept);
  if (!before.empty() && before != rescued_) rescuedShows_.remove(before);
  return QStringLiteral("what wasn't saved is in %1; the next start offers it").arg(oneLine(kept->string()));
}

QStringList MainWindow::endWithoutDisplay() {
  asking_ = false;
  QStringList lines;
  if (const QString line = film_->endWithoutDisplay(); !line.isEmpty()) lines << line;
  if (const QString line = keepUnsaved(); !line.isEmpty()) lines << line;
  settings_.setSpeed(clock().speed());
  settings_.setFilm(film_->kept());
  static_cast<void>(settings_.keep());
  return lines;
}

void MainWindow::offerRescued() {
  for (const auto& file : rescuedShows_.all()) {
    const QString what =
        tr("When Odori ended at %1, a show had changes that weren't saved. They are still there.").arg(timeOf(file));
    switch (answerOf(tr("Unsaved Changes"), what, {tr("&Open"), tr("&Discard"), tr("&Later")})) {
      case 0:
        openFiles({file});
        return;
      case 1:
        rescuedShows_.remove(file);
        break;
      default:
        return;
    }
  }
}

/// Of a show that was rescued: it is that of the file that it was, changed, and no file of the user's own.
void MainWindow::takeRescued(const LoadedFiles& files) {
  if (!rescuedShows_.has(files.showFile)) return;
  ShowDescription show = *files.show;
  const std::filesystem::path origin = RescuedShows::takeOrigin(show);
  std::error_code failed;
  const bool whole = files.errors.empty() && std::filesystem::exists(origin, failed);
  showFile_ = whole ? origin : std::filesystem::path();
  showHash_.reset();
  document_->setSource(show);
  rescued_ = files.showFile;
  const QSignalBlocker later(document_->undoStack());  // what it says is shown with the window's title
  document_->undoStack().resetClean();
}

/// What was rescued is saved, or isn't wanted.
void MainWindow::forgetRescued() {
  if (!rescued_.empty()) rescuedShows_.remove(rescued_);
  rescued_.clear();
}

QStringList endWindowsWithoutDisplay() {
  QStringList lines;
  for (QWidget* each : QApplication::topLevelWidgets()) {
    if (auto* window = qobject_cast<MainWindow*>(each)) lines += window->endWithoutDisplay();
  }
  return lines;
}

}  // namespace app
