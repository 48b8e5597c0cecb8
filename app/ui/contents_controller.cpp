// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/contents_controller.h"

#include <QAction>
#include <QMainWindow>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/opening/contents_dialog.h"
#include "app/ui/window_settings.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/text.h"

namespace app {

ContentsController::ContentsController(const Document& document, const WindowParts& parts)
    : document_(document), parts_(parts) {
  parts_.settings.chooseRememberedNames(document_.context());
  connect(parts_.actions[ActionId::OpenFolder], &QAction::triggered, this, [this] {
    const auto folder = askForFolder(tr("Open Folder"));
    if (!folder.empty()) emit openWanted({folder}, false);
  });
}

std::filesystem::path ContentsController::askForFolder(const QString& title) const {
  return folderChooser_ ? folderChooser_() : toPath(app::askForFolder(&parts_.window, title, parts_.settings.folder()));
}

ContentsDialog* ContentsController::choose(const std::shared_ptr<const Contents>& contents, bool add) {
  auto* dialog =
      new ContentsDialog(contents, document_.context(), parts_.settings.chosenOf(contents->path), &parts_.window);
  connect(dialog, &ContentsDialog::chosen, this,
          [this, add, of = contents->path](const std::vector<std::filesystem::path>& files, const QStringList& names) {
            parts_.settings.setChosenOf(of, names);
            emit openWanted(files, add);
          });
  connect(dialog, &ContentsDialog::playlistChosen, this,
          [this, of = contents->path](const std::vector<std::filesystem::path>& only,
                                      const std::filesystem::path& dancer) { emit playlistWanted(of, only, dancer); });
  connect(dialog, &ContentsDialog::encodingChosen, this,
          [this, add, of = contents->path](std::optional<base::CodePage> names) {
            document_.context().chooseNames(of, names);
            parts_.settings.setNames(of, names);
            emit openWanted({of}, add);
          });
  dialog->open();
  return dialog;
}

void ContentsController::chooseOneByOne(std::vector<std::shared_ptr<const Contents>> choices, bool add) {
  if (choices.empty()) return;
  auto* dialog = choose(choices.front(), add);
  choices.erase(choices.begin());
  connect(dialog, &QDialog::finished, this, [this, add, rest = std::move(choices)](int result) {
    chooseOneByOne(rest, add || result == QDialog::Accepted);
  });
}

}  // namespace app
