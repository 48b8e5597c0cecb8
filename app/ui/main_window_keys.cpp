// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in keys and other settings that people choose.

#include <utility>

#include <QAction>
#include <QTimer>

#include "app/ui/command_keys.h"
#include "app/ui/keys_dialog.h"
#include "app/ui/main_window.h"
#include "app/ui/settings_dialog.h"
#include "app/ui/view_pictures.h"
#include "app/widgets/file_drops.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/question.h"
#include "app/widgets/text.h"

namespace app {

/// It is called once all menus have their commands with their standard keys.
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

/// Reports later, once files are open, because their messages would replace this one.
void MainWindow::tellOfSettings(const QString& why) {
  constexpr int kLater = 200;  // milliseconds
  if (isLoading()) {
    QTimer::singleShot(kLater, this, [this, why] { tellOfSettings(why); });
  } else {
    message_->addMessage(tr("The settings aren't kept: %1").arg(why));
  }
}

/// A window that is being destroyed can't report anything.
void MainWindow::keepSettings() {
  const auto kept = settings_.keep();
  if (kept || std::exchange(toldOfSettings_, true) || !asking_) return;
  static_cast<void>(ask(this, windowTitle(),
                        tr("The settings aren't kept: %1").arg(oneLine(base::describe(kept.error()))),
                        QMessageBox::Ok));
}

void MainWindow::connectSettings() {
  // A failure is reported once, be it of reading or writing.
  settings_.whenFailing([this](const base::Error& error) {
    if (std::exchange(toldOfSettings_, true)) return;
    QTimer::singleShot(0, this, [this, why = oneLine(base::describe(error))] { tellOfSettings(why); });
  });
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
