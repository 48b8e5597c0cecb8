// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in shows of several models: undo, the selected model, files of
// shows.

#include <algorithm>

#include <QAction>
#include <QFileInfo>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>

#include "app/description/show_json.h"
#include "app/files/file_hash.h"
#include "app/language/action_text.h"
#include "app/stage/stage.h"
#include "app/ui/changes_keeper.h"
#include "app/ui/file_loader.h"
#include "app/ui/ik_panel.h"
#include "app/ui/main_window.h"
#include "app/ui/missing_dialog.h"
#include "app/ui/models_panel.h"
#include "app/ui/playback.h"
#include "app/ui/playing_panel.h"
#include "app/ui/start_page.h"
#include "app/ui/unmatched_panel.h"
#include "app/ui/window_inputs.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/panel_focus.h"
#include "app/widgets/question.h"
#include "app/widgets/text.h"
#include "pmx/base/file.h"

namespace app {

void MainWindow::markFiles() {
  if (std::exchange(filesStale_, true)) return;
  QTimer::singleShot(0, this, &MainWindow::updateFiles);
}

void MainWindow::connectShow() {
  QUndoStack& undo = document_->undoStack();
  connect(actions_.undo, &QAction::triggered, &undo, &QUndoStack::undo);
  connect(actions_.redo, &QAction::triggered, &undo, &QUndoStack::redo);
  connect(&undo, &QUndoStack::canUndoChanged, actions_.undo, &QAction::setEnabled);
  connect(&undo, &QUndoStack::canRedoChanged, actions_.redo, &QAction::setEnabled);
  for (const auto named : {&QUndoStack::undoTextChanged, &QUndoStack::redoTextChanged})
    connect(&undo, named, this, &MainWindow::showSteps);
  connect(document_, &Document::actorsChanged, this, [this] {
    const auto& actors = document_->state().actors;
    if (document_->state().find(selection_->actor()) == nullptr)
      selection_->setActor(actors.empty() ? 0 : actors.back().id);
    const DocumentActor* selected = document_->state().find(selection_->actor());
    if (selected != nullptr && selectedModel_ != nullptr && selected->model != selectedModel_)
      selection_->setParts(sameParts(selection_->parts(), selectedModel_->model, selected->model->model));
    selectedModel_ = selected == nullptr ? nullptr : selected->model;
    markFiles();
  });
  connect(selection_, &Selection::actorChanged, this, [this] {
    const DocumentActor* selected = document_->state().find(selection_->actor());
    selectedModel_ = selected == nullptr ? nullptr : selected->model;
  });
  connect(document_, &Document::motionsChanged, this, &MainWindow::markFiles);
  connect(selection_, &Selection::actorChanged, this, &MainWindow::markFiles);
  connect(&undo, &QUndoStack::cleanChanged, this, &MainWindow::showChanged);
  connect(actions_.duplicate, &QAction::triggered, models_->duplicate, &QToolButton::click);
  connect(actions_.remove, &QAction::triggered, models_->remove, &QToolButton::click);
  connect(models_, &ModelsPanel::addWanted, this, [this] { chooseAndOpen(true); });
  connect(models_, &ModelsPanel::editingDone, this, [this] { stage_->container()->setFocus(); });
  connect(playing_, &PlayingPanel::editingDone, this, [this] { stage_->container()->setFocus(); });
  connect(unmatched_, &UnmatchedPanel::left, this, [this] { stage_->container()->setFocus(); });
  connect(ik_, &IkPanel::editingDone, this, [this] { stage_->container()->setFocus(); });
  connect(playing_, &PlayingPanel::addWanted, this, [this] { chooseAndOpen(true); });
  connect(actions_.playBoth, &QAction::triggered, this, &MainWindow::playBoth);
  connect(actions_.nextPanel, &QAction::triggered, this,
          [this] { focusPanel(*this, *actions_.panels, *stage_->keyboardHome(), 1); });
  connect(actions_.previousPanel, &QAction::triggered, this,
          [this] { focusPanel(*this, *actions_.panels, *stage_->keyboardHome(), -1); });
  connect(models_, &ModelsPanel::refused, this, [this](const QString& why) { message_->showMessages({why}); });
  connect(actions_.saveShow, &QAction::triggered, this, [this] { chooseAndSave(false); });
  connect(actions_.findMissing, &QAction::triggered, this, &MainWindow::findMissing);
  connect(actions_.saveShowAs, &QAction::triggered, this, [this] { chooseAndSave(true); });
}

/// Shows what Undo and Redo would do. Their tips have the text without the step, and with the keys
/// as other tips.
void MainWindow::showSteps() {
  const QString undone = actionText(document_->undoStack().undoText());
  const QString redone = actionText(document_->undoStack().redoText());
  actions_.undo->setText(undone.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undone));
  actions_.redo->setText(redone.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(redone));
  for (const auto& [action, text] : {std::pair(actions_.undo, tr("&Undo")), {actions_.redo, tr("&Redo")}}) {
    const QString plain = plainActionText(text);
    if (action->toolTip() != withKeys(plain, *action)) action->setToolTip(plain);
  }
}

/// Returns false if it wasn't saved.
bool MainWindow::chooseAndSave(bool anew) {
  if (!anew && !showFile_.empty()) return saveShowAgain();
  const QString beside = showFile_.empty() ? settings_.folder() + QStringLiteral("/show.odori") : shownPath(showFile_);
  const QString chosen = askWhereToSave(this, tr("Save Show"), beside, tr("Shows (*.odori)"));
  if (chosen.isEmpty()) return false;
  const QString ending = QFileInfo(chosen).suffix().toLower();
  const bool named = ending == QLatin1String("odori") || ending == QLatin1String("json");
  const std::filesystem::path file = toPath(named ? chosen : chosen + QStringLiteral(".odori"));
  std::error_code failed;
  // The dialog has only asked about the name as it was typed.
  if (!named && std::filesystem::exists(file, failed) &&
      ask(this, tr("Save Show"), tr("%1 is there already. Replace it?").arg(shownName(file))) != QMessageBox::Yes)
    return false;
  return saveShow(file);
}

/// Returns whether the user made something that no file has. That is so for several models
/// together. For one and its dance, which are quickly opened again, only changes by hand count.
/// With `keepsBookmarks`, own bookmarks may stay for the models that replace these.
bool MainWindow::hasOwnShow(bool keepsBookmarks) const {
  if (!showFile_.empty() || showsDemo()) return false;
  const DocumentState& state = document_->state();
  const bool changed = !document_->undoStack().isClean();
  const bool byHand = std::ranges::any_of(state.actors, [](const DocumentActor& actor) {
    return !actor.switches.edits.empty() || !actor.switches.hiddenMaterials.empty();
  });
  const bool marked = !state.bookmarks.empty() && (ownLook_ ? changed : !keepsBookmarks);
  return marked || (changed && (byHand || state.actors.size() > 1));
}

/// Returns true if nothing would be lost, or the user has saved it or wants to lose it.
bool MainWindow::mayLoseChanges(bool keepsBookmarks) {
  if (!asking_ || (!isWindowModified() && !hasOwnShow(keepsBookmarks) && keeper_->taken().empty())) return true;
  if (!asker_) {
    asker_ = [this] {
      const QString what = !showFile_.empty() ? tr("%1 was changed. Save it?").arg(shownName(showFile_))
                           : document_->state().actors.size() > 1
                               ? tr("These models were never saved as a show. Save them?")
                               : tr("What you did by hand was never saved as a show. Save it?");
      return ask(this, tr("Unsaved Changes"), what, QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    };
  }
  switch (asker_()) {
    case QMessageBox::Save:
      return chooseAndSave(false);
    case QMessageBox::Discard:
      return true;
    default:
      return false;
  }
}

void MainWindow::showErrors() { message_->showMessages(errors_, missing_.empty() ? nullptr : actions_.findMissing); }

void MainWindow::setMissing(const LoadedFiles& files) {
  missing_ = files.missing;
  lackingShow_ = missing_.empty() ? std::filesystem::path() : files.showFile;
  actions_.findMissing->setEnabled(!missing_.empty());
}

MissingDialog* MainWindow::findMissing() {
  auto* dialog = new MissingDialog(missing_, lackingShow_.parent_path(), this);
  connect(dialog, &MissingDialog::chosen, this, [this, show = lackingShow_](const FoundInstead& found) {
    if (asking_ && !document_->undoStack().isClean() &&
        ask(this, tr("Unsaved Changes"), tr("The show is opened anew, without what was changed since. Go on?")) !=
            QMessageBox::Yes)
      return;
    loader_->open({show}, false, found);
  });
  dialog->open();
  return dialog;
}

ShowDescription MainWindow::describeShow() const {
  ShowDescription show = document_->describe();
  const FilmScene shown = playback_->filmScene();  // including the ground's switch
  show.look.picture = shown.look.picture;
  show.look.picture.backdrop = shown.backdropFile;
  show.look.camera.reset();
  if (shown.look.camera) show.look.camera = shown.look.camera->camera;
  return show;
}

bool MainWindow::saveShowAgain() {
  std::error_code failed;
  const bool known = showHash_.has_value() && std::filesystem::exists(showFile_, failed);
  if (!known || hashOfFile(showFile_, kMaxShowBytes) == showHash_) return saveShow(showFile_);
  const QString what = tr("%1 was changed by another program since it was opened or saved here. What was changed there "
                          "is lost where it is saved now.")
                           .arg(shownName(showFile_));
  switch (answerOf(tr("Save Show"), what, {tr("Save &As…"), tr("&Overwrite"), tr("&Cancel")})) {
    case 0:
      return chooseAndSave(true);
    case 1:
      return saveShow(showFile_);
    default:
      return false;
  }
}

bool MainWindow::saveShow(const std::filesystem::path& file) {
  const ShowDescription show = describeShow();
  base::Result<void> written = base::checkOutput(file, inputsOf(*document_));
  std::error_code failed;
  if (written && std::filesystem::exists(file, failed) && !std::filesystem::is_empty(file, failed) &&
      !isShow(file, document_->context())) {
    written = base::fail(base::ErrorCode::CannotWrite, "is there and isn't a show: choose another name", file.string());
  }
  if (written) written = writeShow(show, file);
  if (!written) {
    message_->showMessages({oneLine(base::describe(written.error()))});
    return false;
  }
  enterShow();
  showFile_ = file;
  showHash_ = hashOfFile(file, kMaxShowBytes);
  savedLook_ = lookNow();
  document_->setSource(show);
  document_->undoStack().setClean();
  keeper_->forget();
  remember(RecentKind::Show, file);
  start_->setRecent(settings_.recent());
  message_->showMessages({});
  filesChanged();
  return true;
}

}  // namespace app
