// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in rescue: what is saved when the program must end, and what the
// next start offers.

#include <QAction>
#include <QApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QSignalBlocker>
#include <QUndoStack>

#include "app/ui/changes_keeper.h"
#include "app/ui/file_loader.h"
#include "app/ui/film_dialog.h"
#include "app/ui/main_window.h"
#include "app/widgets/question.h"
#include "app/widgets/text.h"

namespace app {
namespace {

/// Returns when a file was written, in the language's format.
QString timeOf(const std::filesystem::path& file) {
  return QLocale().toString(QFileInfo(shownPath(file)).lastModified(), QLocale::ShortFormat);
}

}  // namespace

int MainWindow::answerOf(const QString& title, const QString& text, const QStringList& answers) {
  return answers_ ? answers_(text, answers) : ask(this, title, text, answers);
}

void MainWindow::connectRescue() {
  connect(&document_->undoStack(), &QUndoStack::indexChanged, keeper_, &ChangesKeeper::noteChange);
  connect(document_, &Document::lookChanged, keeper_, &ChangesKeeper::noteChange);
  connect(actions_.ground, &QAction::toggled, keeper_, &ChangesKeeper::noteChange);
}

std::optional<UnsavedShow> MainWindow::unsavedShow() const {
  if (!isWindowModified() && !hasOwnShow(false) && keeper_->taken().empty()) return std::nullopt;
  return UnsavedShow{describeShow(), {showFile_, showHash_}};
}

/// Saves the show for the next start, if it has changes that no file has. Returns a line about it.
QString MainWindow::keepUnsaved() {
  const auto kept = keeper_->keepNow();
  if (!kept) return {};
  if (!*kept) return QStringLiteral("what wasn't saved is lost: ") + oneLine(base::describe(kept->error()));
  return QStringLiteral("what wasn't saved is in %1; the next start offers it").arg(oneLine((*kept)->string()));
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
  for (const auto& file : keeper_->others()) {
    if (!keeper_->claim(file)) continue;  // it belongs to another window that is running
    const QString what =
        tr("When Odori ended at %1, a show had changes that weren't saved. They are still there.").arg(timeOf(file));
    switch (answerOf(tr("Unsaved Changes"), what, {tr("&Open"), tr("&Discard"), tr("&Later")})) {
      case 0:
        openFiles({file});
        return;
      case 1:
        keeper_->discard(file);
        break;
      default:
        keeper_->letGo(file);
        return;
    }
  }
}

/// Takes a rescued show over: it counts as its original file with changes, not as a file of the
/// user's own.
void MainWindow::takeRescued(const LoadedFiles& files) {
  if (!keeper_->has(files.showFile)) return;
  ShowDescription show = *files.show;
  const ShowOrigin origin = RescuedShows::takeOrigin(show);
  document_->setSource(show);
  std::error_code failed;
  const bool whole = files.errors.empty();
  const bool hasFile = whole && std::filesystem::exists(origin.file, failed);
  const bool ours = keeper_->take(files.showFile, whole);
  showFile_ = ours && hasFile ? origin.file : std::filesystem::path();
  showHash_ = origin.hash;
  const QSignalBlocker later(document_->undoStack());  // the window's title shows its state
  document_->undoStack().resetClean();
}

QStringList endWindowsWithoutDisplay() {
  QStringList lines;
  for (QWidget* each : QApplication::topLevelWidgets()) {
    if (auto* window = qobject_cast<MainWindow*>(each)) lines += window->endWithoutDisplay();
  }
  return lines;
}

}  // namespace app
