// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in the contents of folders and archives: choosing from them,
// reading files again, textures in other folders.

#include <QAction>

#include "app/ui/contents_dialog.h"
#include "app/ui/file_loader.h"
#include "app/ui/file_watch.h"
#include "app/ui/main_window.h"
#include "app/ui/taken_files.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/text.h"

namespace app {

void MainWindow::connectContents() {
  settings_.chooseRememberedNames(document_->context());
  loader_->setTextureFolders(settings_.textureFolders());
  connect(loader_, &FileLoader::reloaded, this, [this](const auto& files) { takeAgain(*files); });
  connect(actions_.reload, &QAction::triggered, this, &MainWindow::reload);
  connect(actions_.reloadChanged, &QAction::toggled, this, &MainWindow::watchFiles);
  connect(watch_, &FileWatch::changed, this, &MainWindow::reload);
  connect(actions_.openFolder, &QAction::triggered, this, [this] {
    const auto folder = askForFolder(tr("Open Folder"));
    if (!folder.empty()) openFiles({folder});
  });
  connect(actions_.findTextures, &QAction::triggered, this, [this] {
    const auto folder = askForFolder(tr("Folder with the Missing Textures"));
    if (!folder.empty()) useTexturesFrom(folder);
  });
}

/// An empty path means that none was chosen.
std::filesystem::path MainWindow::askForFolder(const QString& title) {
  return folderChooser_ ? folderChooser_() : toPath(app::askForFolder(this, title, settings_.folder()));
}

ContentsDialog* MainWindow::choose(const std::shared_ptr<const Contents>& contents, bool add) {
  auto* dialog = new ContentsDialog(contents, document_->context(), settings_.chosenOf(contents->path), this);
  connect(dialog, &ContentsDialog::chosen, this,
          [this, add, of = contents->path](const std::vector<std::filesystem::path>& files, const QStringList& names) {
            settings_.setChosenOf(of, names);
            openFiles(files, add);
          });
  connect(dialog, &ContentsDialog::encodingChosen, this,
          [this, add, of = contents->path](std::optional<base::CodePage> names) {
            document_->context().chooseNames(of, names);
            settings_.setNames(of, names);
            openFiles({of}, add);
          });
  dialog->open();
  return dialog;
}

/// Asks one question after the other. Later choices join the earlier ones.
void MainWindow::chooseOneByOne(std::vector<std::shared_ptr<const Contents>> choices, bool add) {
  if (choices.empty()) return;
  auto* dialog = choose(choices.front(), add);
  choices.erase(choices.begin());
  connect(dialog, &QDialog::finished, this, [this, add, rest = std::move(choices)](int result) {
    chooseOneByOne(rest, add || result == QDialog::Accepted);
  });
}

void MainWindow::reload() {
  reloadAgain_ = isLoading() || loader_->isReloading();
  if (document_->empty() || reloadAgain_) return;
  reloading_.clear();
  for (const DocumentActor& actor : document_->state().actors) reloading_.push_back(actor.id);
  loader_->reload(document_->describe());
}

/// Changes made while files were read stay: of the files only models, textures and motions are
/// taken.
void MainWindow::takeAgain(const LoadedFiles& files) {
  const ShowDescription now = document_->describe();
  errors_.clear();
  for (const std::string& error : files.errors) errors_ << oneLine(error);
  const auto missingTextures = [this] {
    std::size_t missing = 0;
    for (const DocumentActor& actor : document_->state().actors) missing += actor.textures->missing;
    return static_cast<int>(missing);
  };
  const int missingBefore = missingTextures();
  TakenFiles taken = takeReloaded(document_->state(), now, files, reloading_);
  for (const base::Issue& issue : taken.issues) errors_ << oneLine(base::describe(issue));
  // Consecutive reloads are one step, so that old models aren't kept in memory.
  document_->change(
      tr("Reload"), [&](DocumentState& state) { state = std::move(taken.state); }, true);
  showErrors();
  updateFiles();
  watchFiles();
  const auto folder = std::exchange(texturesFrom_, {});
  if (const int missing = missingTextures(); errors_.isEmpty() && missing > 0) {
    if (!folder.empty()) {
      const QString still =
          missing == 1 ? tr("One texture is still missing") : tr("%1 textures are still missing").arg(missing);
      message_->showMessages({tr("%1: not in %2 and the folders in it").arg(still, shownName(folder))},
                             actions_.findTextures);
    } else if (missing > missingBefore) {
      message_->showMessages({missing == 1 ? tr("One texture is missing") : tr("%1 textures are missing").arg(missing)},
                             actions_.findTextures);
    }
  }
  emit loaded();
  if (reloadAgain_) reload();
}

void MainWindow::useTexturesFrom(const std::filesystem::path& folder) {
  for (const DocumentActor& actor : document_->state().actors) {
    if (actor.textures->missing > 0) settings_.setTextureFolder(actor.model->path, folder);
  }
  loader_->setTextureFolders(settings_.textureFolders());
  texturesFrom_ = folder;
  message_->showMessages({});
  reload();
}

/// Watches the files of the show, while the setting is on.
void MainWindow::watchFiles() {
  std::vector<std::filesystem::path> files;
  if (actions_.reloadChanged->isChecked()) {
    const auto add = [&files](const FileRef& file) {
      if (file) files.push_back(file.diskFile());
    };
    for (const DocumentActor& actor : document_->state().actors) {
      add(actor.model->file);
      for (const MotionUse& use : actor.switches.motions) add(use.motion->file);
      files.insert(files.end(), actor.textures->files.begin(), actor.textures->files.end());
    }
    for (const MotionUse& use : document_->state().motions) add(use.motion->file);
  }
  watch_->watch(files);
}

}  // namespace app
