// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <QObject>

#include "app/opening/file_watch.h"
#include "app/ui/window_parts.h"

class QAction;

namespace app {

class OpenPlaylist;

/// This notices that another program has changed the open playlist's file. It reads the file again
/// where nothing would be lost and files are reloaded when they change; else the window says it,
/// and offers to. It can be undone.
class PlaylistReload : public QObject {
  Q_OBJECT
 public:
  PlaylistReload(OpenPlaylist& list, const Document& document, const WindowParts& parts);

  /// Returns whether the list's file isn't what it was when it was read or saved here. A file that
  /// is gone, or was never known, isn't changed.
  [[nodiscard]] static bool isChanged(const OpenPlaylist& list);
  /// Reads the file again; says why where it can't be read.
  void reload();

 private:
  void follow();
  void look();

  OpenPlaylist& list_;
  const Document& document_;
  const WindowParts parts_;
  QAction* reload_;
  FileWatch watch_;
};

}  // namespace app
