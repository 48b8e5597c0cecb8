// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window's part in keys that people choose.

#include <QAction>

#include "app/ui/command_keys.h"
#include "app/ui/keys_dialog.h"
#include "app/ui/main_window.h"

namespace app {

/// Once all that is in menus is there, with its standard keys.
void MainWindow::connectKeys() {
  keys_ = new CommandKeys(*this, actions_, this);
  keys_->restore(settings_.keys());
  connect(keys_, &CommandKeys::changed, this, [this] { settings_.setKeys(keys_->chosen()); });
  connect(actions_.keys, &QAction::triggered, this, [this] {
    auto* dialog = findChild<KeysDialog*>();
    if (dialog == nullptr) dialog = new KeysDialog(*keys_, this);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
  });
}

}  // namespace app
