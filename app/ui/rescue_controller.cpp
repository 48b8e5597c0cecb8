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

QString RescueController::keepNow(ChangesKeeper& keeper) {
  const auto kept = keeper.keepNow();
  if (!kept) return {};
  if (!*kept) return QStringLiteral("what wasn't saved is lost: ") + oneLine(base::describe(kept->error()));
  return QStringLiteral("what wasn't saved is in %1; the next start offers it").arg(oneLine((*kept)->string()));
}

void RescueController::offer() {
  offer(
      keeper_, saving_,
      [](const QString& when) {
        return tr("When Odori ended at %1, a show had unsaved changes. They can be recovered.").arg(when);
      },
      [this](const std::filesystem::path& file) { emit openWanted(file); });
}

void RescueController::offer(ChangesKeeper& keeper, SaveController& saving,
                             const std::function<QString(const QString&)>& what,
                             const std::function<void(const std::filesystem::path&)>& open) {
  for (const auto& file : keeper.others()) {
    if (!keeper.claim(file)) continue;  // it belongs to another window that is running
    switch (saving.answerOf(tr("Unsaved Changes"), what(timeOf(file)), {tr("&Open"), tr("&Discard"), tr("&Later")})) {
      case 0:
        return open(file);
      case 1:
        keeper.discard(file);
        break;
      default:
        keeper.letGo(file);
        return;
    }
  }
}

void RescueController::take(const LoadedFiles& files) {
  if (!keeper_.has(files.showFile)) return;
  ShowDescription show = *files.show;
  const FileOrigin origin = RescuedFiles::takeOrigin(show.unknown);
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
