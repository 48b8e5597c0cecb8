// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>

#include <QObject>
#include <QString>

#include "app/ui/changes_keeper.h"
#include "app/ui/window_parts.h"

namespace app {

class OpenPlaylist;
class SaveController;

/// This keeps the window's playlist for the next start while it has changes that no file has, and
/// offers those that an earlier run left, as RescueController does with shows.
class PlaylistRescue : public QObject {
  Q_OBJECT
 public:
  /// `keeper` keeps what unsaved() returns.
  PlaylistRescue(ChangesKeeper& keeper, OpenPlaylist& list, const ShowParts& show, SaveController& saving,
                 const WindowParts& parts);

  /// Returns the list as its file would have it, or none if nothing is unsaved.
  [[nodiscard]] std::optional<UnsavedWork> unsaved() const;
  /// Offers the playlist that an earlier run left, if there is one. Where the user takes it, it is
  /// the open one, with changes that its file doesn't have, and nothing plays.
  void offer();
  /// Saves the list for the next start, if it has changes that no file has. Returns a line about
  /// it.
  QString keepNow();

 private:
  void open(const std::filesystem::path& rescued);

  ChangesKeeper& keeper_;
  OpenPlaylist& list_;
  Document& document_;
  SaveController& saving_;
  const WindowParts parts_;
};

}  // namespace app
