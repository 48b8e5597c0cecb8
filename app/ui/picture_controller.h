// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <QObject>
#include <QTimer>

#include "app/ui/window_parts.h"

class QProgressBar;
class QShortcut;
class QToolButton;

namespace app {

class ViewPictures;

/// These are the commands for pictures of the view: to the user's folder, to a file, to the
/// clipboard. A button in the status bar opens the folder of the last one. While one is drawn that
/// takes a while, the status bar shows how far it is, and its button or Escape cancels it.
class PictureController : public QObject {
  Q_OBJECT
 public:
  PictureController(ViewPictures& pictures, const ShowParts& show, const WindowParts& parts);

  /// Begins to save the view's picture as PNG, JPEG or WebP by its ending; returns false, with a
  /// message, where it can't begin. What becomes of it is said later.
  bool save(const std::filesystem::path& file);
  /// Enables the commands while there is something to see.
  void showPossible();

 private:
  void connectPictures();
  void makeFolderButton();
  void makeProgress();
  [[nodiscard]] bool mayBegin();
  void showDrawing();
  void takeEscape();
  void endCancelling();
  void endDrawing();
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
  QProgressBar* progress_ = nullptr;
  QToolButton* cancel_ = nullptr;
  QShortcut* escape_ = nullptr;  // is on while a picture is made, but for full screen
  QTimer soon_;                  // until the progress is shown
};

}  // namespace app
