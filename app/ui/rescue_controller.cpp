// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/rescue_controller.h"

#include <QAction>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QSignalBlocker>
#include <QUndoStack>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/opening/file_loader.h"
#include "app/ui/changes_keeper.h"
#include "app/ui/save_controller.h"
#include "app/ui/show_file.h"
#include "app/widgets/text.h"

namespace app {
namespace {

/// Returns when a file was written, in the language's format.
QString timeOf(const std::filesystem::path& file) {
  return QLocale().toString(QFileInfo(shownPath(file)).lastModified(), QLocale::ShortFormat);
}

}  // namespace

RescueController::RescueController(ChangesKeeper& keeper, const ShowParts& show, SaveController& saving,
                                   const WindowActions& actions)
    : keeper_(keeper), document_(show.document), file_(show.file), saving_(saving) {
  connect(&document_.undoStack(), &QUndoStack::indexChanged, &keeper_, &ChangesKeeper::noteChange);
  connect(&document_, &Document::lookChanged, &keeper_, &ChangesKeeper::noteChange);
  connect(actions[ActionId::Ground], &QAction::toggled, &keeper_, &ChangesKeeper::noteChange);
}

QString RescueController::keepNow() {
  const auto kept = keeper_.keepNow();
  if (!kept) return {};
  if (!*kept) return QStringLiteral("what wasn't saved is lost: ") + oneLine(base::describe(kept->error()));
  return QStringLiteral("what wasn't saved is in %1; the next start offers it").arg(oneLine((*kept)->string()));
}

void RescueController::offer() {
  for (const auto& file : keeper_.others()) {
    if (!keeper_.claim(file)) continue;  // it belongs to another window that is running
    const QString what =
        tr("When Odori ended at %1, a show had unsaved changes. They can be recovered.").arg(timeOf(file));
    switch (saving_.answerOf(tr("Unsaved Changes"), what, {tr("&Open"), tr("&Discard"), tr("&Later")})) {
      case 0:
        emit openWanted(file);
        return;
      case 1:
        keeper_.discard(file);
        break;
      default:
        keeper_.letGo(file);
        return;
    }
  }
}

void RescueController::take(const LoadedFiles& files) {
  if (!keeper_.has(files.showFile)) return;
  ShowDescription show = *files.show;
  const ShowOrigin origin = RescuedShows::takeOrigin(show);
  document_.setSource(show);
  std::error_code failed;
  const bool whole = files.errors.empty();
  const bool hasFile = whole && std::filesystem::exists(origin.file, failed);
  const bool ours = keeper_.take(files.showFile, whole);
  file_.set(ours && hasFile ? origin.file : std::filesystem::path(), origin.hash);
  const QSignalBlocker later(document_.undoStack());  // the window's title shows its state
  document_.undoStack().resetClean();
}

}  // namespace app
