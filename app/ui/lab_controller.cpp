// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/lab_controller.h"

#include <QAction>
#include <QMainWindow>

#include "app/actions/window_actions.h"
#include "app/dialogs/lab_dialog.h"
#include "app/ui/show_file.h"
#include "app/ui/start_page.h"

namespace app {

LabController::LabController(StartPage& page, const ShowParts& show, const WindowParts& parts)
    : show_(show), window_(parts.window) {
  QAction* action = parts.actions[ActionId::LabScenes];
  connect(action, &QAction::triggered, this, &LabController::ask);
  connect(&page, &StartPage::labWanted, this, &LabController::ask);
  const bool offered = !show_.file.labFolder().empty();
  action->setVisible(offered);
  page.setLabOffered(offered);
}

void LabController::ask() {
  if (auto* open = window_.findChild<LabDialog*>()) {
    open->raise();
    open->activateWindow();
    return;
  }
  auto* dialog = new LabDialog(show_.file.labFolder(), &window_);
  connect(dialog, &LabDialog::sceneWanted, this, &LabController::openWanted);
  dialog->show();
}

}  // namespace app
