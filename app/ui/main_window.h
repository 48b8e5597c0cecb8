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
  std::filesystem::path demoFolder;          ///< demo.odori and what it names; empty: no demo
  std::filesystem::path rescueFolder;        ///< RescuedShows'; empty: nothing is rescued
  /// Of ChangesKeeper; empty: the system's.
  std::function<std::chrono::milliseconds()> rescueClock{};
};

/// The window: the stage in the middle, panels beside it, the transport bar below. It ties the parts together
/// and decides nothing that a part could.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  explicit MainWindow(const WindowOptions& options);
  ~MainWindow() override;

  /// Models, motions, songs, shows and folders; kinds are told by content. Models take the place of those that there are,
  /// or join them. Returns at once; see loaded().
  void openFiles(const std::vector<std::filesystem::path>& files, bool add = false);
  /// Asks what to open of a folder or an archive.
  ContentsDialog* choose(const std::shared_ptr<const Contents>& contents, bool add);
  /// Reads all files of the show again; time, camera and switches stay. Can be undone. Returns at once; see loaded().
  void reload();
  /// Looks for textures that models lack in this folder and those below it, now and whenever these models are opened.
  void useTexturesFrom(const std::filesystem::path& folder);
  /// What questions for a folder are answered by, this one and that of Open Folder; a dialog unless replaced.
  using FolderChooser = std::function<std::filesystem::path()>;
  void setFolderChooser(FolderChooser chooser) { folderChooser_ = std::move(chooser); }
  /// Asks where the files are that the show lacks, and opens it anew with what was found.
  MissingDialog* findMissing();
  /// Whether what would be lost is asked about: changes of a show that was opened from a file or saved.
  void setAsking(bool asking) { asking_ = asking; }
  /// What the question about unsaved changes is answered by; a dialog unless replaced.
  using Asker = std::function<QMessageBox::StandardButton()>;
  void setAsker(Asker asker) { asker_ = std::move(asker); }
  /// What questions with answers of their own are answered by: of the text and the answers, the place of one. A dialog unless
  /// replaced.
  using Answers = std::function<int(const QString& text, const QStringList& answers)>;
  void setAnswers(Answers answers) { answers_ = std::move(answers); }
  /// Saves the show; false, with a message, where that can't be.
  bool saveShow(const std::filesystem::path& file);
  /// Where somebody changed the show's file since it was read or saved, that is asked first. False where it wasn't saved.
  bool saveShowAgain();
  /// Offers the show that an earlier run rescued, where there is one.
  void offerRescued();
  /// Keeps what can be kept where the program has to end: what is made of a film, the show with its changes as one that the next
  /// start offers, the settings. Nothing is drawn and nobody asked. Gives lines about it for who started the program.
  QStringList endWithoutDisplay();
  /// Saves the selected model's pose of the frame that is shown, as VPD; false, with a message, where that can't be.
  bool savePose(const std::filesystem::path& file, PoseForm form);
  /// Saves what the view shows, as PNG, JPEG or WebP by its ending; false, with a message, where that can't be.
  bool savePicture(const std::filesystem::path& file);
  /// As if the screen had room for a window of this size; empty: what it has.
  void setRoom(const QSize& room);
  void openDemo();
  /// What a start without files shows: the start page where something was opened before, else the demo.
  void openFirst();
  /// Leaves an empty stage.
  void closeAll();
  /// What File → Open and Add ask for files; a dialog unless replaced.
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
  [[nodiscard]] Actor* actor() const;              ///< the selected one; null without
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
  /// The message bar's line; empty when hidden.
  [[nodiscard]] QString message() const;

 signals:
  /// Files opened together were taken over, or refused.
  void loaded();

 protected:
  void childEvent(QChildEvent* event) override;
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// What one looks at models with, as opposed to what a show brings.
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
  QPointer<QDockWidget> latest_;             // panel that was opened last
  QSize wanted_;                             // of the window: what a hand or fitPanels() made it
  QAction* withoutPose_ = nullptr;           // in a message alone
  std::pair<ActorId, Motions> hidingPoses_;  // that it is about
  std::filesystem::path demoFolder_;
  FileChooser chooser_;
  FolderChooser folderChooser_;
  std::vector<ActorId> reloading_;  // the actors whose files are being read again, in the order of those
  bool reloadAgain_ = false;        // asked for while files were read
  Asker asker_;
  Answers answers_;
  ChangesKeeper* keeper_;
  bool asking_ = true, toldOfSettings_ = false;
  WindowActions actions_;
  WindowSettings settings_;
  Document* document_;
  Selection* selection_;
  StartPage* start_;  // the stage's
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
  std::filesystem::path songBeside_;                  // that is offered; empty: none
  std::optional<OwnLook> ownLook_;                    // while a show's look is on the stage; else that is one's own
  OwnLook savedLook_;                                 // of the show's file
  std::filesystem::path showFile_;                    // that the show was opened from or saved to; empty: none
  std::optional<ContentHash> showHash_;               // of its bytes as they were then; none: not known
  std::filesystem::path lackingShow_;                 // the show file that was opened and lacks files; empty: none
  std::vector<std::filesystem::path> missing_;        // those files
  std::int32_t saidBone_ = -1;                        // the selected bone that was said last
  struct Replaced {
    Motions motions;
    ActorId of = 0;
    SongDescription song;
  } replaced_;                          // by what was opened last
  std::filesystem::path texturesFrom_;  // a folder that was pointed at, until files are read again; else empty
  bool filesStale_ = false;             // what depends on the show's files is to be shown
  QStringList errors_;                  // of the files opened last
  QElapsedTimer paceShown_;
  QByteArray layoutBeforeFullScreen_;
};

/// Shows the window with these files, or with the demo beside the program, and runs it until it's closed.
/// A QApplication must be there, made after prepareRendering(). Returns an exit status.
[[nodiscard]] int showMainWindow(const std::vector<std::filesystem::path>& files);

/// MainWindow::endWithoutDisplay() of all windows.
QStringList endWindowsWithoutDisplay();

}  // namespace app
