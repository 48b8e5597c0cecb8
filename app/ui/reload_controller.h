// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include <QObject>

#include "app/opening/file_watch.h"
#include "app/show/show.h"
#include "app/ui/window_parts.h"

namespace app {

class FileLoader;
class ShowUpdates;
struct LoadedFiles;

/// This reads the show's files again: on command, when they change, and when the user says where
/// their textures are.
class ReloadController : public QObject {
  Q_OBJECT
 public:
  using AskForFolder = std::function<std::filesystem::path(const QString& title)>;
  ReloadController(Document& document, FileLoader& loader, ShowUpdates& updates, AskForFolder askForFolder,
                   const WindowParts& parts);

  /// Reads all files of the show again; time, camera and switches stay. It can be undone. It
  /// returns at once; see reloaded().
  void reload();
  /// Reads them now if that was requested while files were opened.
  void reloadIfWanted();
  /// Looks for textures that models lack in this folder and those below it, now and whenever these
  /// models are opened.
  void useTexturesFrom(const std::filesystem::path& folder);
  /// Enables the commands for what there is, and watches the show's files while the setting is on.
  void showPossible();

 signals:
  void reloaded();

 private:
  void take(const LoadedFiles& files);
  void reportTextures(int missingBefore);
  void watchFiles();
  [[nodiscard]] int missingTextures() const;

  Document& document_;
  FileLoader& loader_;
  ShowUpdates& updates_;
  const WindowParts parts_;
  FileWatch watch_;
  // These are the actors whose files are being read again, in the order of the files.
  std::vector<ActorId> reloading_;
  bool again_ = false;  // requested while files were read
  // This is a folder that the user chose, until files are read again; otherwise empty.
  std::filesystem::path texturesFrom_;
};

}  // namespace app
