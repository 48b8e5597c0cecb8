// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/settings_controller.h"

#include <utility>

#include <QAction>
#include <QMainWindow>
#include <QTimer>

#include "app/actions/window_actions.h"
#include "app/dialogs/keys_dialog.h"
#include "app/dialogs/settings_dialog.h"
#include "app/opening/file_loader.h"
#include "app/playback/view_pictures.h"
#include "app/ui/look_controller.h"
#include "app/ui/window_messages.h"
#include "app/ui/window_settings.h"
#include "app/widgets/file_drops.h"
#include "app/widgets/question.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr int kReportLaterMs = 200;

void bringToFront(QDialog& dialog) {
  dialog.show();
  dialog.raise();
  dialog.activateWindow();
}

}  // namespace

SettingsController::SettingsController(const SettingsParts& with, const WindowParts& parts)
    : with_(with), parts_(parts), keys_(parts.window, parts.actions) {
  connectKeys();
  // A failure is reported once, be it of reading or writing.
  parts_.settings.whenFailing([this](const base::Error& error) {
    if (std::exchange(reported_, true)) return;
    QTimer::singleShot(0, this, [this, why = oneLine(base::describe(error))] { report(why); });
  });
  if (const auto folder = parts_.settings.pictureFolder(); !folder.empty()) with_.pictures.setFolder(folder);
  connect(parts_.actions[ActionId::Settings], &QAction::triggered, this, &SettingsController::showSettings);
}

/// The settings write once more when they end, and nobody can be told any more.
SettingsController::~SettingsController() {
  parts_.settings.whenFailing([](const base::Error&) {});
}

void SettingsController::connectKeys() {
  keys_.restore(parts_.settings.keys());
  connect(&keys_, &CommandKeys::changed, this, [this] { parts_.settings.setKeys(keys_.chosen()); });
  connect(parts_.actions[ActionId::Keys], &QAction::triggered, this, &SettingsController::showKeys);
}

void SettingsController::showKeys() {
  auto* dialog = parts_.window.findChild<KeysDialog*>();
  if (dialog == nullptr) with_.drops.take(*(dialog = new KeysDialog(keys_, &parts_.window)));
  bringToFront(*dialog);
}

void SettingsController::showSettings() {
  auto* dialog = parts_.window.findChild<SettingsDialog*>();
  if (dialog == nullptr) {
    dialog = new SettingsDialog({parts_.actions, with_.panel, with_.pictures}, &parts_.window);
    with_.drops.take(*dialog);
    connect(dialog, &SettingsDialog::keysWanted, parts_.actions[ActionId::Keys], &QAction::trigger);
    connect(dialog, &SettingsDialog::switched, &with_.look, &LookController::keepSwitch);
    connect(dialog, &SettingsDialog::folderChanged, this, [this](const std::filesystem::path& folder) {
      parts_.settings.setPictureFolder(folder);
      with_.pictures.setFolder(folder.empty() ? ViewPictures::standardFolder() : folder);
    });
    connect(dialog, &SettingsDialog::pictureSizeChanged, this, [this](QSize size) {
      parts_.settings.setPictureSize(size);
      with_.pictures.setSize(size);
    });
  }
  bringToFront(*dialog);
}

/// Reports later, once files are open, because their messages would replace this one.
void SettingsController::report(const QString& why) {
  if (with_.loader.isBusy()) {
    QTimer::singleShot(kReportLaterMs, this, [this, why] { report(why); });
  } else {
    parts_.messages.addShown([why] { return tr("The settings aren't kept: %1").arg(why); });
  }
}

void SettingsController::keep(bool mayAsk) {
  const auto kept = parts_.settings.keep();
  if (kept || std::exchange(reported_, true) || !mayAsk) return;
  static_cast<void>(ask(&parts_.window, parts_.window.windowTitle(),
                        tr("The settings aren't kept: %1").arg(oneLine(base::describe(kept.error()))),
                        QMessageBox::Ok));
}

}  // namespace app
