// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>

#include <QObject>
#include <QString>

#include "app/ui/window_parts.h"

namespace app {

class ChangesKeeper;
class SaveController;
struct LoadedFiles;

/// This offers shows that an earlier run rescued, takes them over when they are opened, and keeps
/// the present one when the program must end.
class RescueController : public QObject {
  Q_OBJECT
 public:
  RescueController(ChangesKeeper& keeper, const ShowParts& show, SaveController& saving, const WindowActions& actions);

  /// Offers the show that an earlier run rescued, if there is one.
  void offer();
  /// Takes a rescued show over: it counts as its original file with changes, not as a file of the
  /// user's own. Other shows are unaffected.
  void take(const LoadedFiles& files);
  /// Saves the show for the next start, if it has changes that no file has. Returns a line about
  /// it.
  QString keepNow() { return keepNow(keeper_); }

  // These are for shows and playlists alike.
  /// Offers what an earlier run left. `what` says it, with the time when that run ended. `open`
  /// gets the file that the user wants, which is claimed.
  static void offer(ChangesKeeper& keeper, SaveController& saving, const std::function<QString(const QString&)>& what,
                    const std::function<void(const std::filesystem::path&)>& open);
  /// Has what is unsaved kept at once. Returns a line about it; empty: nothing is.
  static QString keepNow(ChangesKeeper& keeper);

 signals:
  void openWanted(const std::filesystem::path& file);

 private:
  ChangesKeeper& keeper_;
  Document& document_;
  ShowFile& file_;
  SaveController& saving_;
};

}  // namespace app
