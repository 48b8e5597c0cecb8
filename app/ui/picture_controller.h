// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <QObject>

#include "app/ui/window_parts.h"

namespace app {

class ViewPictures;

/// These are the commands for pictures of the view: to the user's folder, to a file, to the
/// clipboard. A button in the status bar opens the folder of the last one.
class PictureController : public QObject {
  Q_OBJECT
 public:
  PictureController(ViewPictures& pictures, const ShowParts& show, const WindowParts& parts);

  /// Saves the view's picture as PNG, JPEG or WebP by its ending; returns false, with a message, on
  /// failure.
  bool save(const std::filesystem::path& file);
  /// Enables the commands while there is something to see.
  void showPossible();

 private:
  void makeFolderButton();
  void chooseAndSave();
  void showSaved(const std::filesystem::path& file);
  [[nodiscard]] QString name() const;

  ViewPictures& pictures_;
  const Document& document_;
  const Selection& selection_;
  const Transport& transport_;
  const ShowFile& file_;
  WindowSettings& settings_;
  WindowMessages& messages_;
  const WindowActions& actions_;
  QMainWindow& window_;
};

}  // namespace app
