// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include <QObject>
#include <QStringList>

#include "app/language/live_text.h"
#include "app/ui/window_parts.h"

class QProgressBar;

namespace app {

class CameraController;
class CameraTool;
class ChangesKeeper;
class ContentsController;
class FileLoader;
class IssuesPanel;
class LookController;
class MissingController;
class OffersController;
class PanelDocks;
class PoseController;
class RecentController;
class ReloadController;
class ReplacedMotions;
class ReplacedShow;
class RescueController;
class SaveController;
class ShowUpdates;
class SongController;
class Stage;
struct DocumentState;
struct LoadedFiles;
struct SongDescription;
struct TakenFiles;

/// Opening files changes all of these.
struct OpeningParts {
  FileLoader& loader;
  Stage& stage;
  CameraTool& cameraTool;
  ChangesKeeper& keeper;
  ShowUpdates& updates;
  SaveController& saving;
  LookController& look;
  MissingController& missing;
  RescueController& rescue;
  RecentController& recent;
  ContentsController& contents;
  ReloadController& reload;
  ReplacedMotions& replaced;
  CameraController& camera;
  SongController& song;
  OffersController& offers;
  PoseController& pose;
  PanelDocks& docks;
  IssuesPanel& issues;
  QProgressBar& progress;
};

/// This opens files and closes the show: it asks for files, takes over what was read, and reports
/// what is odd.
class OpeningController : public QObject {
  Q_OBJECT
 public:
  OpeningController(const ShowParts& show, const OpeningParts& with, const WindowParts& parts);
  ~OpeningController() override;

  /// Opens models, motions, songs, shows and folders; the content decides a file's kind. Models
  /// replace the present ones, or join them. It returns at once; see loaded().
  void open(const std::vector<std::filesystem::path>& files, bool add = false);
  /// Asks for files, and opens them.
  void chooseAndOpen(bool add);
  /// Opens the demo, if there is one, with its song.
  void openDemo();
  /// Opens the demo without its song, which a message offers: no sound comes before a click.
  void openDemoQuietly();
  /// Leaves an empty stage.
  void closeAll();
  /// Enables the commands for what there is.
  void showPossible();
  /// Sets the function that chooses files; a dialog unless replaced.
  /// Sets a function that is called before a dance of a playlist takes the place of what is open,
  /// whose changes are lost behind it. It returns false to keep what is open.
  void setBeforeEntry(std::function<bool()> before) { beforeEntry_ = std::move(before); }
  using FileChooser = std::function<std::vector<std::filesystem::path>()>;
  void setFileChooser(FileChooser chooser) { chooser_ = std::move(chooser); }

 signals:
  /// Files that were opened together were taken over, or refused.
  void loaded();
  /// A playlist was among the files that were opened; nothing of them is taken over.
  void playlistFound(const app::LoadedFiles& files);
  /// Something else than a dance of a playlist has replaced what was open, or it was closed.
  void showReplaced();
  /// A dance of a playlist was taken over, before the window shows it; or it can't be.
  void entryTaken(const app::LoadedFiles& files);

 private:
  void connectActions();
  void take(const LoadedFiles& files);
  void takeEntry(const LoadedFiles& files);
  void takeShow(const LoadedFiles& files);
  void replaceState(const LoadedFiles& files, TakenFiles taken);
  void takeLook(const LoadedFiles& files);
  void takeMotions(const LoadedFiles& files);
  void removeMotions();
  void setErrors(const LoadedFiles& files);
  [[nodiscard]] SongDescription takeSong(const LoadedFiles& files, DocumentState& state);
  void report(const LoadedFiles& files);
  // A note is empty where there is nothing to say.
  [[nodiscard]] LiveText textureNote(std::size_t missing, std::size_t unreadable) const;
  [[nodiscard]] LiveText replacedNote(const LoadedFiles& files) const;
  [[nodiscard]] LiveText waitingNote(const LoadedFiles& files) const;
  [[nodiscard]] LiveText strayNote(const LoadedFiles& files) const;

  const ShowParts show_;
  const OpeningParts with_;
  const WindowParts parts_;
  std::unique_ptr<ReplacedShow> replaced_;
  FileChooser chooser_;
  std::function<bool()> beforeEntry_;
  bool quietly_ = false;  // the demo is on its way, without its song
};

}  // namespace app
