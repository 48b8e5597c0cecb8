// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/reload_controller.h"

#include <QAction>
#include <QTimer>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/opening/file_loader.h"
#include "app/opening/taken_files.h"
#include "app/ui/show_updates.h"
#include "app/ui/window_messages.h"
#include "app/ui/window_settings.h"
#include "app/widgets/text.h"

namespace app {

ReloadController::ReloadController(Document& document, FileLoader& loader, ShowUpdates& updates,
                                   AskForFolder askForFolder, const WindowParts& parts)
    : document_(document), loader_(loader), updates_(updates), parts_(parts) {
  loader_.setTextureFolders(parts_.settings.textureFolders());
  connect(&loader_, &FileLoader::reloaded, this, [this](const auto& files) { take(*files); });
  connect(parts_.actions[ActionId::Reload], &QAction::triggered, this, &ReloadController::reload);
  connect(parts_.actions[ActionId::ReloadChanged], &QAction::toggled, this, &ReloadController::watchFiles);
  connect(&watch_, &FileWatch::changed, this, &ReloadController::reload);
  connect(parts_.actions[ActionId::FindTextures], &QAction::triggered, this, [this, ask = std::move(askForFolder)] {
    const auto folder = ask(tr("Folder with the Missing Textures"));
    if (!folder.empty()) useTexturesFrom(folder);
  });
}

void ReloadController::reload() {
  again_ = loader_.isBusy() || loader_.isReloading();
  if (document_.empty() || again_) return;
  reloading_.clear();
  for (const DocumentActor& actor : document_.state().actors) reloading_.push_back(actor.id);
  loader_.reload(document_.describe());
}

void ReloadController::reloadIfWanted() {
  if (again_) QTimer::singleShot(0, this, &ReloadController::reload);
}

int ReloadController::missingTextures() const {
  std::size_t missing = 0;
  for (const DocumentActor& actor : document_.state().actors) missing += actor.textures->missing;
  return static_cast<int>(missing);
}

/// Changes made while files were read stay: of the files only models, textures and motions are
/// taken.
void ReloadController::take(const LoadedFiles& files) {
  const ShowDescription now = document_.describe();
  QStringList errors;
  for (const std::string& error : files.errors) errors << oneLine(error);
  const int missingBefore = missingTextures();
  TakenFiles taken = takeReloaded(document_.state(), now, files, reloading_);
  for (const base::Issue& issue : taken.issues) errors << oneLine(base::describe(issue));
  parts_.messages.setErrors(errors);
  // Consecutive reloads are one step, so that old models aren't kept in memory.
  document_.change([] { return tr("Reload"); }, [&](DocumentState& state) { state = std::move(taken.state); }, true);
  parts_.messages.showErrors();
  updates_.catchUp();
  watchFiles();
  reportTextures(missingBefore);
  emit reloaded();
  if (again_) reload();
}

void ReloadController::reportTextures(int missingBefore) {
  const auto folder = std::exchange(texturesFrom_, {});
  const int missing = missingTextures();
  if (missing == 0) parts_.messages.hide(parts_.actions[ActionId::FindTextures]);
  if (!parts_.messages.errors().isEmpty() || missing == 0) return;
  if (folder.empty() && missing <= missingBefore) return;
  const auto report = [folder, missing] {
    if (folder.empty()) return missing == 1 ? tr("One texture is missing") : tr("%1 textures are missing").arg(missing);
    const QString still =
        missing == 1 ? tr("One texture is still missing") : tr("%1 textures are still missing").arg(missing);
    return tr("%1: not found in %2 and its subfolders").arg(still, shownName(folder));
  };
  parts_.messages.add(report, parts_.actions[ActionId::FindTextures]);
}

void ReloadController::useTexturesFrom(const std::filesystem::path& folder) {
  for (const DocumentActor& actor : document_.state().actors)
    if (actor.textures->missing > 0) parts_.settings.setTextureFolder(actor.model->path, folder);
  loader_.setTextureFolders(parts_.settings.textureFolders());
  texturesFrom_ = folder;
  parts_.messages.hide(parts_.actions[ActionId::FindTextures]);
  reload();
}

void ReloadController::watchFiles() {
  std::vector<std::filesystem::path> files;
  if (parts_.actions[ActionId::ReloadChanged]->isChecked()) {
    const auto add = [&files](const FileRef& file) {
      if (file) files.push_back(file.diskFile());
    };
    for (const DocumentActor& actor : document_.state().actors) {
      add(actor.model->file);
      for (const MotionUse& use : actor.switches.motions) add(use.motion->file);
      files.insert(files.end(), actor.textures->files.begin(), actor.textures->files.end());
    }
    for (const MotionUse& use : document_.state().motions) add(use.motion->file);
  }
  watch_.watch(files);
}

void ReloadController::showPossible() {
  parts_.actions[ActionId::FindTextures]->setEnabled(missingTextures() > 0);
  parts_.actions[ActionId::Reload]->setEnabled(!document_.empty());
  watchFiles();
}

}  // namespace app
