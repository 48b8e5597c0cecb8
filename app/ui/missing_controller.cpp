// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/missing_controller.h"

#include <QAction>
#include <QMainWindow>
#include <QUndoStack>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/opening/file_loader.h"
#include "app/opening/missing_dialog.h"
#include "app/ui/save_controller.h"
#include "app/widgets/question.h"

namespace app {

MissingController::MissingController(Document& document, FileLoader& loader, const SaveController& saving,
                                     const WindowParts& parts)
    : document_(document), loader_(loader), saving_(saving), parts_(parts) {
  connect(parts_.actions[ActionId::FindMissing], &QAction::triggered, this, &MissingController::find);
}

void MissingController::setMissing(const std::filesystem::path& show,
                                   const std::vector<std::filesystem::path>& missing) {
  missing_ = missing;
  show_ = missing_.empty() ? std::filesystem::path() : show;
  parts_.actions[ActionId::FindMissing]->setEnabled(!missing_.empty());
}

MissingDialog* MissingController::find() {
  QWidget* window = &parts_.window;
  auto* dialog = new MissingDialog(missing_, show_.parent_path(), window);
  connect(dialog, &MissingDialog::chosen, this, [this, window, show = show_](const FoundInstead& found) {
    if (saving_.isAsking() && !document_.undoStack().isClean() &&
        ask(window, tr("Unsaved Changes"), tr("The show is reopened, and unsaved changes are lost. Continue?")) !=
            QMessageBox::Yes)
      return;
    loader_.open({show}, false, found);
  });
  dialog->open();
  return dialog;
}

}  // namespace app
