// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/save_controller.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QFileInfo>
#include <QMainWindow>
#include <QUndoStack>

#include "app/actions/window_actions.h"
#include "app/description/show_json.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/files/file_hash.h"
#include "app/playback/playback.h"
#include "app/ui/changes_keeper.h"
#include "app/ui/look_controller.h"
#include "app/ui/saving_places.h"
#include "app/ui/show_file.h"
#include "app/ui/window_inputs.h"
#include "app/ui/window_messages.h"
#include "app/ui/window_settings.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/question.h"
#include "app/widgets/text.h"
#include "pmx/base/file.h"

namespace app {

SaveController::SaveController(const ShowParts& show, LookController& look, ChangesKeeper& keeper,
                               const WindowParts& parts)
    : document_(show.document),
      selection_(show.selection),
      playback_(show.playback),
      file_(show.file),
      look_(look),
      keeper_(keeper),
      parts_(parts) {
  connect(parts_.actions[ActionId::SaveShow], &QAction::triggered, this, [this] { chooseAndSave(false); });
  connect(parts_.actions[ActionId::SaveShowAs], &QAction::triggered, this, [this] { chooseAndSave(true); });
}

int SaveController::answerOf(const QString& title, const QString& text, const QStringList& answers) {
  return answers_ ? answers_(text, answers) : ask(&parts_.window, title, text, answers);
}

SaveController::OverChanged SaveController::answerAboutChanged(const QString& title,
                                                               const std::filesystem::path& file) {
  const QString what =
      tr("%1 was changed by another program since it was opened or saved here. Saving now overwrites those changes.")
          .arg(shownName(file));
  const int answer = answerOf(title, what, {tr("Save &As…"), tr("&Overwrite"), tr("&Cancel")});
  return answer == 0 ? OverChanged::SaveAs : answer == 1 ? OverChanged::Overwrite : OverChanged::Cancel;
}

/// Returns false if it wasn't saved.
bool SaveController::chooseAndSave(bool anew) {
  if (!anew && file_.exists()) return saveAgain();
  QWidget* window = &parts_.window;
  const QString proposed =
      file_.exists() ? shownPath(file_.path())
                     : placeToSave(parts_.settings, SavedKind::Show, danceStem(document_.state(), selection_.actor()),
                                   QStringLiteral(".odori"));
  const QString chosen = askWhereToSave(window, tr("Save Show"), proposed, tr("Shows (*.odori)"));
  if (chosen.isEmpty()) return false;
  const QString ending = QFileInfo(chosen).suffix().toLower();
  const bool named = ending == QLatin1String("odori") || ending == QLatin1String("json");
  const std::filesystem::path file = toPath(named ? chosen : chosen + QStringLiteral(".odori"));
  std::error_code failed;
  // The dialog has only asked about the name as it was typed.
  if (!named && std::filesystem::exists(file, failed) &&
      ask(window, tr("Save Show"), tr("%1 already exists. Replace it?").arg(shownName(file))) != QMessageBox::Yes)
    return false;
  const bool saved = save(file);
  if (saved) rememberPlace(parts_.settings, SavedKind::Show, file);
  return saved;
}

bool SaveController::hasOwnShow(bool keepsBookmarks) const {
  if (file_.exists() || file_.showsDemo() || file_.showsScene() != nullptr) return false;
  const DocumentState& state = document_.state();
  const bool changed = !document_.undoStack().isClean();
  const bool byHand = std::ranges::any_of(state.actors, [](const DocumentActor& actor) {
    return !actor.switches.edits.empty() || !actor.switches.hiddenMaterials.empty();
  });
  const bool marked = !state.bookmarks.empty() && (look_.isOfShow() ? changed : !keepsBookmarks);
  return marked || (changed && (byHand || state.actors.size() > 1));
}

bool SaveController::mayLoseChanges(bool keepsBookmarks) {
  const bool any = parts_.window.isWindowModified() || hasOwnShow(keepsBookmarks) || !keeper_.taken().empty();
  if (!asking_ || !any) return true;
  switch (asker_ ? asker_() : askAboutChanges()) {
    case QMessageBox::Save:
      return chooseAndSave(false);
    case QMessageBox::Discard:
      return true;
    default:
      return false;
  }
}

QMessageBox::StandardButton SaveController::askAboutChanges() {
  const QString what = file_.exists() ? tr("%1 was changed. Save it?").arg(shownName(file_.path()))
                       : document_.state().actors.size() > 1 ? tr("These models were never saved as a show. Save them?")
                                                             : tr("Your edits were never saved as a show. Save them?");
  return ask(&parts_.window, tr("Unsaved Changes"), what,
             QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
}

ShowDescription SaveController::describe() const {
  ShowDescription show = document_.describe();
  const FilmScene shown = playback_.filmScene();  // including the ground's switch
  show.look.picture = shown.look.picture;
  show.look.overlays = shown.look.overlays;
  show.look.picture.backdrop = shown.backdropFile;
  show.look.camera.reset();
  if (shown.look.camera) show.look.camera = shown.look.camera->camera;
  return show;
}

std::optional<UnsavedWork> SaveController::unsaved() const {
  if (!parts_.window.isWindowModified() && !hasOwnShow(false) && keeper_.taken().empty()) return std::nullopt;
  return unsavedShow(describe(), file_.origin());
}

bool SaveController::saveAgain() {
  const std::filesystem::path file = file_.path();
  std::error_code failed;
  const bool known = file_.hash().has_value() && std::filesystem::exists(file, failed);
  if (!known || hashOfFile(file, kMaxShowBytes) == file_.hash()) return save(file);
  switch (answerAboutChanged(tr("Save Show"), file)) {
    case OverChanged::SaveAs:
      return chooseAndSave(true);
    case OverChanged::Overwrite:
      return save(file);
    case OverChanged::Cancel:
      return false;
  }
  return false;
}

bool SaveController::save(const std::filesystem::path& file) {
  const ShowDescription show = describe();
  base::Result<void> written = base::checkOutput(file, inputsOf(document_));
  std::error_code failed;
  if (written && std::filesystem::exists(file, failed) && !std::filesystem::is_empty(file, failed) &&
      !isShow(file, document_.context())) {
    written = base::fail(base::ErrorCode::CannotWrite, "is there and isn't a show: choose another name", file.string());
  }
  if (written) written = writeShow(show, file);
  if (!written) {
    failed_ = parts_.messages.show({oneLine(base::describe(written.error()))});
    return false;
  }
  look_.enterShow();
  file_.set(file, hashOfFile(file, kMaxShowBytes));
  look_.setSaved();
  document_.setSource(show);
  document_.undoStack().setClean();
  keeper_.forget();
  parts_.messages.hide(std::exchange(failed_, MessageId::None));
  parts_.messages.say(tr("Show saved: %1").arg(shownName(file)));
  emit saved(file);
  return true;
}

void SaveController::showPossible() {
  const bool any = !document_.state().actors.empty();
  for (QAction* action : {parts_.actions[ActionId::SaveShow], parts_.actions[ActionId::SaveShowAs]})
    action->setEnabled(any);
}

}  // namespace app
