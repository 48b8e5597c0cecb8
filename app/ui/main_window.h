// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include <QMainWindow>
#include <QMessageBox>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/open_playlist.h"
#include "app/document/selection.h"
#include "app/opening/motion_choice.h"
#include "app/playback/transport.h"
#include "app/remote/control_listener.h"
#include "app/show/saved_pose.h"
#include "app/tree/open_context.h"
#include "app/ui/panel_docks.h"
#include "app/ui/show_file.h"
#include "app/ui/window_settings.h"

class QDBusConnection;

namespace app {

class BoneEditor;
class BoneHandleTool;
class BonePointer;
class CameraCommands;
class CameraTool;
class ChangesKeeper;
class CommandKeys;
class ContentsDialog;
class DesktopStageController;
class FileDrops;
class FileLoader;
class FilmDialog;
class FullScreenBar;
class GoalCommands;
class IkCourse;
class InspectDocks;
class LimitTool;
class MessageBar;
class MissingDialog;
class ModelMenu;
class ModelPointer;
class Playback;
class PlaylistController;
class PlaylistEditor;
class ReadoutCommands;
class Stage;
class StartPage;
class TimelinePanel;
class TransportBar;
class ViewPictures;
class ViewWindow;
struct Contents;
struct RemoteWays;

struct WindowOptions {
  std::vector<std::filesystem::path> files;  ///< opened at once
  bool useSettings = true;                   ///< read and write the user's settings
  std::filesystem::path demoFolder;          ///< of demo.odori and its files; empty: no demo
  std::filesystem::path labFolder{};         ///< of the IK lab's scenes; empty: there are none
  std::filesystem::path rescueFolder;        ///< of RescuedFiles; empty: nothing is rescued
  /// The clock of ChangesKeeper; empty means the system's.
  std::function<std::chrono::milliseconds()> rescueClock{};
  OpenContext context{};  ///< files are opened in it
};

/// This is the window: the stage in the middle, panels beside it, the transport bar below. It makes
/// the parts and the controllers (main_window_controllers.h), and connects them. Its functions are
/// those that the program and tests call; the controllers do the work.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  explicit MainWindow(const WindowOptions& options);
  ~MainWindow() override;

  /// Opens models, motions, songs, shows and folders; the content decides a file's kind. Models
  /// replace the present ones, or join them. It returns at once; see loaded().
  void openFiles(const std::vector<std::filesystem::path>& files, bool add = false);
  /// Asks what to open of a folder or an archive.
  ContentsDialog* choose(const std::shared_ptr<const Contents>& contents, bool add);
  /// Reads all files of the show again; time, camera and switches stay. It can be undone. It
  /// returns at once; see loaded().
  void reload();
  /// Looks for textures that models lack in this folder and those below it, now and whenever these
  /// models are opened.
  void useTexturesFrom(const std::filesystem::path& folder);
  /// Sets the function that chooses a folder here and for Open Folder; a dialog unless replaced.
  void setFolderChooser(std::function<std::filesystem::path()> chooser);
  /// Asks where the show's missing files are, and opens it again with those that were found.
  MissingDialog* findMissing();
  /// Sets whether the user is asked before changes of a show are lost that was opened from a file
  /// or saved.
  void setAsking(bool asking);
  /// Sets the function that answers the question about unsaved changes; a dialog unless replaced.
  void setAsker(std::function<QMessageBox::StandardButton()> asker);
  /// Sets the function that answers questions with their own answers: it gets text and answers and
  /// returns an index. A dialog unless replaced.
  void setAnswers(std::function<int(const QString& text, const QStringList& answers)> answers);
  /// Saves the show; returns false, with a message, on failure.
  bool saveShow(const std::filesystem::path& file);
  /// Saves the show to its file. It asks first if somebody changed the file since it was read or
  /// saved. Returns false if it wasn't saved.
  bool saveShowAgain();
  /// Lets other programs control the window in these ways, until it is closed.
  void letControl(RemoteWays ways);
  /// Lets the desktop control the window from now on, too, after letControl().
  void letDesktopControl(const QDBusConnection& bus);
  /// Offers the show and the playlist that an earlier run rescued, if there are any.
  void offerRescued();
  /// Saves what it can where the program must end: the unfinished film, show and playlist with
  /// their changes for the next start, the settings. Nothing is drawn and no question is asked.
  /// Returns lines about it for the terminal.
  QStringList endWithoutDisplay();
  /// Saves the selected model's pose at the shown frame as VPD; returns false, with a message, on
  /// failure.
  bool savePose(const std::filesystem::path& file, PoseForm form);
  /// Begins to save the view's picture as PNG, JPEG or WebP by its ending; returns false, with a
  /// message, where it can't begin. pictures() tells the end.
  bool savePicture(const std::filesystem::path& file);
  /// Sets a size of the available screen, for tests; empty: its real size.
  void setRoom(const QSize& room);
  void openDemo();
  /// Shows what a start without files does: at the first one the demo, without its song until a
  /// click; later the start page.
  void openFirst();
  /// Leaves an empty stage.
  void closeAll();
  /// Sets the function that chooses files for File → Open and Add; a dialog unless replaced.
  void setFileChooser(std::function<std::vector<std::filesystem::path>()> chooser);

  [[nodiscard]] ViewWindow& view() const;
  [[nodiscard]] Playback& playback() const { return *playback_; }
  [[nodiscard]] CameraTool& cameraTool() const { return *camera_; }
  [[nodiscard]] BonePointer& bonePointer() const { return *bonePointer_; }
  [[nodiscard]] BoneHandleTool& handleTool() const { return *handleTool_; }
  [[nodiscard]] LimitTool& limitTool() const { return *limitTool_; }
  [[nodiscard]] Document& document() const { return *document_; }
  [[nodiscard]] Selection& selection() const { return *selection_; }
  [[nodiscard]] OpenPlaylist& playlist() const { return *playlist_; }
  [[nodiscard]] Show& currentShow() const;
  [[nodiscard]] Actor* actor() const;              ///< the selected one, or null
  [[nodiscard]] const LoadedModel* model() const;  ///< its model
  [[nodiscard]] Motions motions() const;           ///< its motions, then the scene's
  [[nodiscard]] const PlayerClock& clock() const;
  [[nodiscard]] bool isLoading() const;
  [[nodiscard]] const WindowActions& commands() const { return actions_; }
  [[nodiscard]] Transport& transport() const { return *transport_; }
  [[nodiscard]] TransportBar& transportBar() const { return *bar_; }
  [[nodiscard]] FullScreenBar& fullScreenBar() const { return *fullScreenBar_; }
  [[nodiscard]] TimelinePanel& timelinePanel() const { return *timeline_; }
  [[nodiscard]] ModelsPanel& modelsPanel() const { return *panels_.models; }
  [[nodiscard]] PlayingPanel& playingPanel() const { return *panels_.playing; }
  [[nodiscard]] IkPanel& ikPanel() const { return *panels_.ik; }
  [[nodiscard]] GoalsPanel& goalsPanel() const { return *panels_.goals; }
  [[nodiscard]] FreedomsPanel& freedomsPanel() const { return *panels_.freedoms; }
  [[nodiscard]] ReadoutsPanel& readoutsPanel() const { return *panels_.readouts; }
  [[nodiscard]] PicturePanel& picturePanel() const { return *panels_.picture; }
  [[nodiscard]] CameraPanel& cameraPanel() const { return *panels_.camera; }
  [[nodiscard]] UnmatchedPanel& unmatchedPanel() const { return *panels_.unmatched; }
  [[nodiscard]] PlaylistPanel& playlistPanel() const { return *panels_.playlist; }
  [[nodiscard]] PlaylistEditor& playlistEditor() const;
  [[nodiscard]] IssuesPanel& issuesPanel() const { return *panels_.issues; }
  [[nodiscard]] CommandKeys& commandKeys() const;
  [[nodiscard]] ModelMenu& modelMenu() const;
  [[nodiscard]] DesktopStageController& desktopStage() const;
  [[nodiscard]] PanelDocks& docks() const;
  [[nodiscard]] PlaylistController& playlistController() const;
  [[nodiscard]] InspectDocks& inspect() const;
  [[nodiscard]] ViewPictures& pictures() const { return *pictures_; }
  [[nodiscard]] StartPage& startPage() const { return *start_; }
  [[nodiscard]] FilmDialog& filmDialog() const { return *film_; }
  [[nodiscard]] ChangesKeeper& changesKeeper() const { return *keeper_; }
  [[nodiscard]] ChangesKeeper& playlistKeeper() const { return *listKeeper_; }
  /// Returns the message bar's line; empty when it is hidden.
  [[nodiscard]] QString message() const;

 signals:
  /// Files that were opened together were taken over, or refused.
  void loaded();

 protected:
  void childEvent(QChildEvent* event) override;
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  struct Controllers;
  void makeLayout();
  void connectLanguage();
  void connectAppearance();
  void restore();

  bool whole_ = false;                   // until then there is nothing to save, and members further down don't exist
  ChangesKeeper *keeper_, *listKeeper_;  // of the show and of the playlist
  WindowActions actions_;
  WindowSettings settings_;
  Document* document_;
  Selection* selection_;
  OpenPlaylist* playlist_;
  ShowFile file_;
  StartPage* start_;  // belongs to the stage
  Stage* stage_;
  Transport* transport_;
  CameraTool* camera_;
  BonePointer* bonePointer_;
  BoneHandleTool* handleTool_;
  LimitTool* limitTool_;
  ModelPointer* modelPointer_;
  Playback* playback_;
  FileLoader* loader_;
  FileDrops* drops_;
  MessageBar* message_;
  TransportBar* bar_;
  FullScreenBar* fullScreenBar_ = nullptr;
  TimelinePanel* timeline_;
  IkCourse* ikCourse_;
  GoalCommands* goalCommands_;
  ReadoutCommands* readoutCommands_;
  CameraCommands* cameraCommands_;
  WindowPanels panels_{};
  FilmDialog* film_;
  BoneEditor* boneEditor_;
  ViewPictures* pictures_;
  std::unique_ptr<Controllers> controllers_;
};

/// Shows the window with these files, or with the demo beside the program, and runs until it is
/// closed. Programs that connect to `control`, and the desktop, control it meanwhile. A
/// QApplication must exist that was made after prepareRendering(). Returns an exit status.
[[nodiscard]] int showMainWindow(const std::vector<std::filesystem::path>& files, const OpenContext& context,
                                 std::optional<ControlListener> control);

/// Calls MainWindow::endWithoutDisplay() of all windows.
QStringList endWindowsWithoutDisplay();

}  // namespace app
