// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <vector>

#include <QObject>

#include "app/opening/dance_search.h"
#include "app/opening/playlist_facts.h"
#include "app/ui/playlist_pictures.h"
#include "app/ui/window_parts.h"
#include "app/widgets/file_drops.h"
#include "app/widgets/message_bar.h"

namespace app {

class ContentsController;
class DanceDialog;
class OpenPlaylist;
class PlaylistPanel;
class SaveController;

/// This makes, fills and saves the window's playlist: its commands, what is dropped on its panel,
/// and what the panel shows of files. It plays nothing.
class PlaylistEditor : public QObject {
  Q_OBJECT
 public:
  PlaylistEditor(OpenPlaylist& list, PlaylistPanel& panel, const ShowParts& show, ContentsController& contents,
                 SaveController& saving, const WindowParts& parts);

  /// Files that are dropped on this come to the end of the list, as those beside the panel's rows
  /// do.
  void takeDropsOn(QWidget& dock) { drops_.take(dock); }
  /// Looks for the dances in files, folders and archives, and adds them before a row of the list.
  /// It returns at once.
  void add(const std::vector<std::filesystem::path>& paths, std::size_t place);
  /// Makes files the song, the camera or the dancer of a dance, in one step and with a message. If
  /// one of them is none of these, all are added before the dance instead.
  void giveTo(const std::vector<std::filesystem::path>& files, EntryId id);
  /// Makes a list of the dances of a folder or an archive, and asks for it to be played by
  /// listWanted(). It returns at once. `only`: if there are several dances in it, others are left
  /// out. `dancer` dances them all, unless it is empty.
  void make(const std::filesystem::path& folderOrArchive, const std::vector<std::filesystem::path>& only,
            const std::filesystem::path& dancer);
  [[nodiscard]] bool isLooking() const { return search_.isBusy(); }
  /// Shows the files of a dance, to change them; null where there is no such dance.
  DanceDialog* changeFiles(EntryId id);
  /// Saves the list; returns false, with a message, on failure.
  bool save(const std::filesystem::path& file);
  /// Returns true if no change of the list would be lost, or the user has saved it or wants to lose
  /// it.
  [[nodiscard]] bool mayLoseChanges();
  /// Sets the function that chooses files to add; a dialog unless replaced.
  using FileChooser = std::function<std::vector<std::filesystem::path>()>;
  void setFileChooser(FileChooser chooser) { chooser_ = std::move(chooser); }

 signals:
  void panelWanted();                                  ///< an empty list was begun
  void openWanted(const std::filesystem::path& file);  ///< this list instead of the present one
  void saved(const std::filesystem::path& file);
  void listWanted(const app::Playlist& list);  ///< instead of the present one, to be played

 private:
  void connectActions();
  void chooseAndAdd();
  void chooseAndOpen();
  void chooseDancer();
  bool chooseAndSave(bool anew);
  void take(FoundDances found, std::size_t place);
  void showPossible();
  void wantPictures();
  void offerDancer();
  [[nodiscard]] bool fillDancers(Playlist& added) const;
  void sayDancer();
  [[nodiscard]] std::vector<std::filesystem::path> inputs() const;

  OpenPlaylist& list_;
  PlaylistPanel& panel_;
  const ShowParts show_;
  ContentsController& contents_;
  SaveController& saving_;
  const WindowParts parts_;
  FileDrops drops_;
  DanceSearch search_;
  PlaylistFacts facts_;
  PlaylistPictures pictures_;
  std::vector<EntryId> seen_;      // the dances in sight
  std::filesystem::path offered_;  // the selected model of the view; empty: none that dances
  FileChooser chooser_;
  MessageId failed_{};  // says that the list couldn't be saved
};

}  // namespace app
