// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QMainWindow>
#include <QMessageBox>
#include <QPointer>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/files/content_hash.h"
#include "app/show/saved_pose.h"
#include "app/tree/open_context.h"
#include "app/ui/motion_choice.h"
#include "app/ui/transport.h"
#include "app/ui/window_actions.h"
#include "app/ui/window_settings.h"

class QDockWidget;
class QLabel;
class QProgressBar;

namespace app {

class BoneEditor;
class BoneHandleTool;
class BonePointer;
class CameraCommands;
class CameraPanel;
class CameraTool;
class ChangesKeeper;
class CommentPanel;
class ContentsDialog;
class FileDrops;
class FileLoader;
class FilePresence;
class FileWatch;
class FilmDialog;
class FullScreenBar;
class GoalCommands;
class GoalsPanel;
class IkCourse;
class IkPanel;
class InspectDocks;
class CommandKeys;
class IssuesPanel;
class MessageBar;
class MissingDialog;
class ModelsPanel;
class PicturePanel;
class Playback;
class PlayingPanel;
class RecentPictures;
class ShownMoment;
class Stage;
class StartPage;
class TimelinePanel;
class TransportBar;
class UnmatchedPanel;
class ViewPictures;
class ViewWindow;
struct BoneHandle;
struct Contents;
struct LoadedFiles;
struct UnsavedShow;

struct WindowOptions {
  std::vector<std::filesystem::path> files;  ///< opened at once
  bool useSettings = true;                   ///< read and write the user's settings
  std::filesystem::path demoFolder;          ///< of demo.odori and its files; empty: no demo
  std::filesystem::path rescueFolder;        ///< folder of RescuedShows; empty: nothing is rescued
  /// The clock of ChangesKeeper; empty means the system's.
  std::function<std::chrono::milliseconds()> rescueClock{};
  OpenContext context{};  ///< files are opened in it
};

/// This is the window: the stage in the middle, panels beside it, the transport bar below. It makes
/// the parts and connects them. Each main_window_*.cpp has the methods for one group of commands.
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
  using FolderChooser = std::function<std::filesystem::path()>;
  void setFolderChooser(FolderChooser chooser) { folderChooser_ = std::move(chooser); }
  /// Asks where the show's missing files are, and opens it again with those that were found.
  MissingDialog* findMissing();
  /// Sets whether the user is asked before changes of a show are lost that was opened from a file
  /// or saved.
  void setAsking(bool asking) { asking_ = asking; }
  /// Sets the function that answers the question about unsaved changes; a dialog unless replaced.
  using Asker = std::function<QMessageBox::StandardButton()>;
  void setAsker(Asker asker) { asker_ = std::move(asker); }
  /// Sets the function that answers questions with their own answers: it gets text and answers and
  /// returns an index. A dialog unless replaced.
  using Answers = std::function<int(const QString& text, const QStringList& answers)>;
  void setAnswers(Answers answers) { answers_ = std::move(answers); }
  /// Saves the show; returns false, with a message, on failure.
  bool saveShow(const std::filesystem::path& file);
  /// Saves the show to its file. It asks first if somebody changed the file since it was read or
  /// saved. Returns false if it wasn't saved.
  bool saveShowAgain();
  /// Offers the show that an earlier run rescued, if there is one.
  void offerRescued();
  /// Saves what it can where the program must end: the unfinished film, the show with its changes
  /// for the next start, the settings. Nothing is drawn and no question is asked. Returns lines
  /// about it for the terminal.
  QStringList endWithoutDisplay();
  /// Saves the selected model's pose at the shown frame as VPD; returns false, with a message, on
  /// failure.
  bool savePose(const std::filesystem::path& file, PoseForm form);
  /// Saves the view's picture as PNG, JPEG or WebP by its ending; returns false, with a message, on
  /// failure.
  bool savePicture(const std::filesystem::path& file);
  /// Sets a size of the available screen, for tests; empty: its real size.
  void setRoom(const QSize& room);
  void openDemo();
  /// Shows what a start without files does: the start page where something was opened before, else
  /// the demo.
  void openFirst();
  /// Leaves an empty stage.
  void closeAll();
  /// Sets the function that chooses files for File → Open and Add; a dialog unless replaced.
  using FileChooser = std::function<std::vector<std::filesystem::path>()>;
  void setFileChooser(FileChooser chooser) { chooser_ = std::move(chooser); }

  [[nodiscard]] ViewWindow& view() const;
  [[nodiscard]] Playback& playback() const { return *playback_; }
  [[nodiscard]] CameraTool& cameraTool() const { return *camera_; }
  [[nodiscard]] BonePointer& bonePointer() const { return *bonePointer_; }
  [[nodiscard]] BoneHandleTool& handleTool() const { return *handleTool_; }
  [[nodiscard]] Document& document() const { return *document_; }
  [[nodiscard]] Selection& selection() const { return *selection_; }
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
  [[nodiscard]] ModelsPanel& modelsPanel() const { return *models_; }
  [[nodiscard]] PlayingPanel& playingPanel() const { return *playing_; }
  [[nodiscard]] IkPanel& ikPanel() const { return *ik_; }
  [[nodiscard]] GoalsPanel& goalsPanel() const { return *goals_; }
  [[nodiscard]] PicturePanel& picturePanel() const { return *picture_; }
  [[nodiscard]] CameraPanel& cameraPanel() const { return *cameraPanel_; }
  [[nodiscard]] UnmatchedPanel& unmatchedPanel() const { return *unmatched_; }
  [[nodiscard]] CommandKeys& commandKeys() const { return *keys_; }
  [[nodiscard]] IssuesPanel& issuesPanel() const { return *issues_; }
  [[nodiscard]] InspectDocks& inspect() const { return *inspect_; }
  [[nodiscard]] ViewPictures& pictures() const { return *pictures_; }
  [[nodiscard]] StartPage& startPage() const { return *start_; }
  [[nodiscard]] FilmDialog& filmDialog() const { return *film_; }
  [[nodiscard]] ChangesKeeper& changesKeeper() const { return *keeper_; }
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
  /// These are the user's own view settings, as opposed to those of a show.
  struct OwnLook {
    DocumentLook look;
    bool ground = true;
    PhysicsChoice physics;
  };

  void makeLayout();
  void makePanels();
  void makeTimeline();
  void makeStatusBar();
  void connectFile();
  void connectPlay();
  void connectIk();
  void connectGhost();
  void connectGoals();
  void connectSteps();
  void connectPhysics();
  void choosePhysics();
  void connectView();
  void connectCamera();
  void connectPicture();
  [[nodiscard]] QString pictureName() const;
  void chooseAndSavePicture();
  [[nodiscard]] bool showsPerson() const;
  void placeCamera(bool keepsPlace);
  void connectShow();
  void connectSong();
  void connectPose();
  void connectBake();
  void connectContents();
  void connectStart();
  void showRecent();
  void keepPicture(const QImage& picture);
  [[nodiscard]] std::filesystem::path askForFolder(const QString& title);
  void takeAgain(const LoadedFiles& files);
  void watchFiles();
  void chooseAndSavePose(PoseForm form);
  void connectPart();
  void connectTimeline();
  void connectHandles();
  void connectPointing();
  void sayHandle(BoneHandle handle);
  void connectInspect();
  void connectFullScreen();
  void connectLanguage();
  void connectAppearance();
  void tellAgain();
  void connectKeys();
  void connectSettings();
  void tellOfSettings(const QString& why);
  void keepSettings();
  void showSong();
  void offerSong(const std::filesystem::path& file);
  void chooseAndOpen(bool add);
  bool chooseAndSave(bool anew);
  [[nodiscard]] int answerOf(const QString& title, const QString& text, const QStringList& answers);
  [[nodiscard]] ShowDescription describeShow() const;
  void connectRescue();
  [[nodiscard]] std::optional<UnsavedShow> unsavedShow() const;
  QString keepUnsaved();
  void takeRescued(const LoadedFiles& files);
  void showErrors();
  void showChanged();
  void showSteps();
  void chooseOneByOne(std::vector<std::shared_ptr<const Contents>> choices, bool add);
  [[nodiscard]] bool hasOwnShow(bool keepsBookmarks) const;
  [[nodiscard]] bool mayLoseChanges(bool keepsBookmarks = false);
  void setMissing(const LoadedFiles& files);
  void fillRecent();
  void take(const LoadedFiles& files);
  [[nodiscard]] bool showsDemo() const;
  [[nodiscard]] bool isOfDemo(const std::filesystem::path& file) const;
  void rememberReplaced(const LoadedFiles& files);
  void playBoth();
  void takeLook(const LoadedFiles& files);
  void connectLook();
  void connectPanels();
  void fitPanels(const QSize& room, QDockWidget* latest = nullptr);
  [[nodiscard]] QSize roomOnScreen() const;
  void say(const QString& text);
  [[nodiscard]] OwnLook lookNow() const;
  void enterShow();
  void leaveShow(DocumentState& next);
  void keepLook();
  void keepSwitch(const QAction* action);
  void saveSwitches();
  void takeMotions(const LoadedFiles& files);
  void removeMotions();
  void takeDropped(const std::vector<std::filesystem::path>& files);
  void remember(RecentKind kind, const std::filesystem::path& file);
  void rememberAll(const LoadedFiles& files);
  void filesChanged();
  void updateFiles();
  void markFiles();
  void showIssues(const LoadedFiles& files);
  [[nodiscard]] bool poseHidesDance(const LoadedFiles& files) const;
  void rememberPoses(const LoadedFiles& files);
  [[nodiscard]] QStringList notesOfPoses(const LoadedFiles& files) const;
  void showPicture();
  void showIkModes();
  void showGhost();
  void showBoneName(ActorId actor, int bone, QPoint position);
  void showBodyName(ActorId actor, int body, QPoint position);
  void chooseBackground();
  void showBackdrop(const QString& file);
  void setFullScreen(bool full);

  QSize room_;                               // empty: the screen's
  QPointer<QDockWidget> latest_;             // the panel that was opened last
  QSize wanted_;                             // the window's size as the user or fitPanels() set it
  QAction* withoutPose_ = nullptr;           // only in a message
  std::pair<ActorId, Motions> hidingPoses_;  // the poses that it switches off
  std::filesystem::path demoFolder_;
  FileChooser chooser_;
  FolderChooser folderChooser_;
  // These are the actors whose files are being read again, in the order of the files.
  std::vector<ActorId> reloading_;
  bool reloadAgain_ = false;  // requested while files were read
  Asker asker_;
  Answers answers_;
  ChangesKeeper* keeper_;
  bool asking_ = true, toldOfSettings_ = false;
  WindowActions actions_;
  WindowSettings settings_;
  Document* document_;
  Selection* selection_;
  StartPage* start_;  // belongs to the stage
  Stage* stage_;
  Transport* transport_;
  CameraTool* camera_;
  BonePointer* bonePointer_;
  BoneHandleTool* handleTool_;
  Playback* playback_;
  FileLoader* loader_;
  FileWatch* watch_;
  FileDrops* drops_;
  MessageBar* message_;
  TransportBar* bar_;
  FullScreenBar* fullScreenBar_ = nullptr;
  TimelinePanel* timeline_;
  ModelsPanel* models_;
  PlayingPanel* playing_;
  IkCourse* ikCourse_;
  IkPanel* ik_;
  GoalCommands* goalCommands_;
  GoalsPanel* goals_;
  PicturePanel* picture_;
  CameraCommands* cameraCommands_;
  CameraPanel* cameraPanel_;
  IssuesPanel* issues_;
  CommandKeys* keys_;
  UnmatchedPanel* unmatched_;
  CommentPanel* comment_;
  InspectDocks* inspect_ = nullptr;
  FilmDialog* film_;
  BoneEditor* boneEditor_;
  ViewPictures* pictures_;
  RecentPictures* recentPictures_;
  FilePresence* presence_;
  ShownMoment* moment_;
  QDockWidget *modelsDock_ = nullptr, *playingDock_ = nullptr, *pictureDock_ = nullptr, *cameraDock_ = nullptr,
              *ikDock_ = nullptr, *goalsDock_ = nullptr, *issuesDock_ = nullptr, *unmatchedDock_ = nullptr,
              *commentDock_ = nullptr;
  QLabel *frameLabel_ = nullptr, *paceLabel_ = nullptr, *sizeLabel_ = nullptr;
  QProgressBar* progress_ = nullptr;
  std::shared_ptr<const LoadedModel> selectedModel_;  // of the actor whose parts are selected
  std::filesystem::path songBeside_;                  // the offered song; empty: none
  // It is set while the stage has a show's look; otherwise that look is the user's own.
  std::optional<OwnLook> ownLook_;
  OwnLook savedLook_;  // as in the show's file
  // The show was opened from this file or saved to it; empty: none.
  std::filesystem::path showFile_;
  std::optional<ContentHash> showHash_;         // of its bytes at that time; none: unknown
  std::filesystem::path lackingShow_;           // the opened show, if files are missing
  std::vector<std::filesystem::path> missing_;  // the missing files
  std::int32_t saidBone_ = -1;                  // the selected bone that was announced last
  struct Replaced {
    Motions motions;
    ActorId of = 0;
    SongDescription song;
  } replaced_;  // by the files that were opened last
  // This is a folder that the user chose, until files are read again; otherwise empty.
  std::filesystem::path texturesFrom_;
  bool filesStale_ = false;  // displays that depend on the show's files are outdated
  QStringList errors_;       // of the files opened last
  QElapsedTimer paceShown_;
  QByteArray layoutBeforeFullScreen_;
};

/// Shows the window with these files, or with the demo beside the program, and runs until it is
/// closed. A QApplication must exist that was made after prepareRendering(). Returns an exit
/// status.
[[nodiscard]] int showMainWindow(const std::vector<std::filesystem::path>& files, const OpenContext& context);

/// Calls MainWindow::endWithoutDisplay() of all windows.
QStringList endWindowsWithoutDisplay();

}  // namespace app
