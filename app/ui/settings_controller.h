// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "app/dialogs/command_keys.h"
#include "app/ui/window_parts.h"

namespace app {

class FileDrops;
class FileLoader;
class LookController;
class PicturePanel;
class SaveController;
class ViewPictures;

/// These are the parts that the dialogs of settings and keys act on.
struct SettingsParts {
  PicturePanel& panel;
  ViewPictures& pictures;
  LookController& look;
  FileDrops& drops;          ///< the dialogs accept files, too
  const FileLoader& loader;  ///< while it is busy, nothing is reported
};

/// This has the dialogs for settings and for the commands' keys, and reports settings that can't be
/// stored.
class SettingsController : public QObject {
  Q_OBJECT
 public:
  /// All menus must have their commands with their standard keys.
  SettingsController(const SettingsParts& with, const WindowParts& parts);
  ~SettingsController() override;

  [[nodiscard]] CommandKeys& keys() { return keys_; }
  /// Stores the settings when the window closes. A window that is being destroyed can't report
  /// anything, so that a failure is told now, if the user may be asked.
  void keep(bool mayAsk);

 private:
  void connectKeys();
  void showSettings();
  void showKeys();
  void report(const QString& why);

  const SettingsParts with_;
  const WindowParts parts_;
  CommandKeys keys_;
  bool reported_ = false;  // a failure, which is reported once
};

}  // namespace app
