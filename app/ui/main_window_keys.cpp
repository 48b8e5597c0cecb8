// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window's part in keys and other settings that people choose.

#include <QAction>

#include "app/ui/command_keys.h"
#include "app/ui/keys_dialog.h"
#include "app/ui/main_window.h"
#include "app/ui/settings_dialog.h"
#include "app/ui/view_pictures.h"
#include "app/widgets/file_drops.h"

namespace app {

/// Once all that is in menus is there, with its standard keys.
void MainWindow::connectKeys() {
  keys_ = new CommandKeys(*this, actions_, this);
  keys_->restore(settings_.keys());
  connect(keys_, &CommandKeys::changed, this, [this] { settings_.setKeys(keys_->chosen()); });
  connect(actions_.keys, &QAction::triggered, this, [this] {
    auto* dialog = findChild<KeysDialog*>();
    if (dialog == nullptr) drops_->take(*(dialog = new KeysDialog(*keys_, this)));
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
  });
}

void MainWindow::connectSettings() {
  if (const auto folder = settings_.pictureFolder(); !folder.empty()) pictures_->setFolder(folder);
  connect(actions_.settings, &QAction::triggered, this, [this] {
    auto* dialog = findChild<SettingsDialog*>();
    if (dialog == nullptr) {
      dialog = new SettingsDialog({actions_, *picture_, *pictures_}, this);
      drops_->take(*dialog);
      connect(dialog, &SettingsDialog::keysWanted, actions_.keys, &QAction::trigger);
      connect(dialog, &SettingsDialog::switched, this, &MainWindow::keepSwitch);
      connect(dialog, &SettingsDialog::folderChanged, this, [this](const std::filesystem::path& folder) {
        settings_.setPictureFolder(folder);
        pictures_->setFolder(folder.empty() ? ViewPictures::standardFolder() : folder);
      });
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
  });
}

}  // namespace app
