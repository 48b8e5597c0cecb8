// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/main_window.h"

#include <random>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QScreen>
#include <QTabBar>
#include <QTimer>
#include <QToolBar>
#include <QUndoStack>
#include <QVBoxLayout>

#include "app/dialogs/film_dialog.h"
#include "app/inspect/issues_panel.h"
#include "app/language/live_text.h"
#include "app/opening/file_loader.h"
#include "app/opening/taken_files.h"
#include "app/panels/camera_commands.h"
#include "app/panels/camera_panel.h"
#include "app/panels/comment_panel.h"
#include "app/panels/freedoms_panel.h"
#include "app/panels/goal_commands.h"
#include "app/panels/goals_panel.h"
#include "app/panels/ik_panel.h"
#include "app/panels/models_panel.h"
#include "app/panels/picture_panel.h"
#include "app/panels/playing_panel.h"
#include "app/panels/playlist_panel.h"
#include "app/panels/readout_commands.h"
#include "app/panels/readouts_panel.h"
#include "app/panels/unmatched_panel.h"
#include "app/playback/bone_editor.h"
#include "app/playback/full_screen_bar.h"
#include "app/playback/ik_course.h"
#include "app/playback/playback.h"
#include "app/playback/timeline_panel.h"
#include "app/playback/transport_bar.h"
#include "app/playback/view_pictures.h"
#include "app/remote/remote_ways.h"
#include "app/stage/bone_handle_tool.h"
#include "app/stage/bone_pointer.h"
#include "app/stage/camera_tool.h"
#include "app/stage/limit_tool.h"
#include "app/stage/model_pointer.h"
#include "app/stage/stage.h"
#include "app/stage/view_window.h"
#include "app/ui/changes_keeper.h"
#include "app/ui/main_window_controllers.h"
#include "app/ui/quit_signals.h"
#include "app/ui/start_page.h"
#include "app/widgets/control_keys.h"
#include "app/widgets/dock_sizes.h"
#include "app/widgets/file_drops.h"
#include "app/widgets/fitting_dialogs.h"
#include "app/widgets/icons.h"
#include "app/widgets/list_keys.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/panel_focus.h"
#include "app/widgets/text.h"
#include "app/widgets/undo_keys.h"

namespace app {
namespace {

constexpr QSize kFirstSize{1280, 800};  // at least, where the screen has room
constexpr double kFirstPart = 0.75;     // of a large screen

}  // namespace

MainWindow::MainWindow(const WindowOptions& options)
    : keeper_(new ChangesKeeper(
          RescuedFiles(options.rescueFolder), [this] { return whole_ ? controllers_->saving.unsaved() : std::nullopt; },
          options.rescueClock, this)),
      listKeeper_(new ChangesKeeper(
          RescuedFiles(options.rescueFolder, RescuedFiles::kPlaylists),
          [this] { return whole_ ? controllers_->playlistRescue.unsaved() : std::nullopt; }, options.rescueClock,
          this)),
      actions_(*this),
      settings_(options.useSettings),
      document_(new Document(options.context, this)),
      selection_(new Selection(this)),
      playlist_(new OpenPlaylist(std::random_device{}(), this)),
      file_(*document_, options.demoFolder, options.labFolder),
      start_(new StartPage),
      stage_(new Stage(start_, this)),
      transport_(new Transport(this)),
      camera_(new CameraTool(stage_->view(), this)),
      bonePointer_(new BonePointer(stage_->view(), this)),
      handleTool_(new BoneHandleTool(stage_->view(), *bonePointer_, this)),
      limitTool_(new LimitTool(stage_->view(), *bonePointer_, this)),
      modelPointer_(new ModelPointer(this)),
      playback_(new Playback(*document_, *transport_, stage_->view(), *camera_, *bonePointer_, this)),
      loader_(new FileLoader(
          [this] {
            return FileLoader::Present{selection_->actor(), motions(), file_.showsDemo(), document_->context()};
          },
          this)),
      drops_(new FileDrops(this)),
      message_(new MessageBar(this)),
      bar_(new TransportBar({actions_[ActionId::First], actions_[ActionId::StepBack], actions_[ActionId::Play],
                             actions_[ActionId::StepForward], actions_[ActionId::Loop]},
                            this)),
      timeline_(new TimelinePanel(*document_, *selection_, *transport_, *playback_, actions_, this)),
      ikCourse_(new IkCourse(*document_, *selection_, this)),
      goalCommands_(new GoalCommands(*document_, *selection_, this)),
      readoutCommands_(new ReadoutCommands(*document_, *selection_, this)),
      cameraCommands_(new CameraCommands(*document_, *selection_, *camera_, *playback_, actions_, this)),
      panels_{.models = new ModelsPanel(*document_, *selection_,
                                        {actions_[ActionId::Duplicate], actions_[ActionId::Remove]}, this),
              .playing = new PlayingPanel(*document_, *selection_, this),
              .ik = new IkPanel(*document_, *selection_, *playback_, *ikCourse_, this),
              .goals = new GoalsPanel(*document_, *selection_, *goalCommands_, this),
              .freedoms = new FreedomsPanel(*document_, *selection_, this),
              .readouts = new ReadoutsPanel(*document_, *selection_, *readoutCommands_, this),
              .picture = new PicturePanel(*document_, this),
              .camera = new CameraPanel(*document_, *camera_, *cameraCommands_, actions_, this),
              .issues = new IssuesPanel(*document_, *selection_, this),
              .unmatched = new UnmatchedPanel(*document_, *selection_, this),
              .comment = new CommentPanel(*document_, *selection_, this),
              .playlist = new PlaylistPanel(*playlist_,
                                            {.open = actions_[ActionId::OpenPlaylist],
                                             .addFiles = actions_[ActionId::AddToPlaylist],
                                             .addFolder = actions_[ActionId::AddFolderToPlaylist],
                                             .create = actions_[ActionId::NewPlaylist],
                                             .save = actions_[ActionId::SavePlaylist],
                                             .saveAs = actions_[ActionId::SavePlaylistAs]},
                                            this)},
      film_(new FilmDialog([this] { return playback_->filmScene(); }, [this] { return clock().frame(); }, this)),
      boneEditor_(new BoneEditor(*document_, *selection_, *handleTool_, this)),
      pictures_(new ViewPictures([this](const Screenshot& like) { return playback_->still(like); }, this)) {
  makeLayout();
  controllers_ = std::make_unique<Controllers>(*this);
  whole_ = true;
  connectLanguage();
  connectAppearance();
  restore();
  QCoreApplication::instance()->installEventFilter(new ControlKeys(this));
  QCoreApplication::instance()->installEventFilter(new UndoKeys(this));
  QCoreApplication::instance()->installEventFilter(new FittingDialogs(this));
  quitOnSignals(this, [this] {
    setAsking(false);
    film_->stopNow();
    controllers_->exporting.stopNow();
    controllers_->rescue.keepNow();
    controllers_->playlistRescue.keepNow();
  });
  if (!options.files.empty()) openFiles(options.files);
}

MainWindow::~MainWindow() {
  // Qt 3D must end while its window still has a surface.
  stage_->view().endScene();
}

/// Restores what the user's settings say.
void MainWindow::restore() {
  const QSize screenSize = screen()->availableSize();
  resize((screenSize * kFirstPart).expandedTo(kFirstSize).boundedTo(screenSize * 0.95));
  settings_.restore(*this, actions_);
  controllers_->fitter.fit(screenSize);
  new DockSizes(this);
  controllers_->settings.emplace(SettingsParts{*panels_.picture, *pictures_, controllers_->look, *drops_, *loader_},
                                 controllers_->parts);
  transport_->setLoop(actions_[ActionId::Loop]->isChecked());
  document_->setPhysics(actions_[ActionId::Physics]->isChecked());
  playback_->setGround(actions_[ActionId::Ground]->isChecked());
  document_->undoStack().clear();  // restored settings can't be undone
  document_->setPicture(settings_.picture());
  if (!settings_.background().isEmpty()) document_->setBackground(QColor(settings_.background()));
  if (settings_.gradient()) document_->setGradient();
  view().setQuality(panels_.picture->quality());
  panels_.picture->setQuality(settings_.quality());
  panels_.picture->setAdaptiveResolution(settings_.adaptiveResolution());
  film_->restore(settings_.film());
  controllers_->updates.refresh();
}

void MainWindow::letControl(RemoteWays ways) {
  Controllers& all = *controllers_;
  all.remote.emplace(all.show,
                     RemoteParts{all.settings->keys(), all.fullScreen, all.opening, all.play, all.updates, all.song,
                                 all.title, all.playlist, *playlist_},
                     all.parts, std::move(ways));
}

void MainWindow::letDesktopControl(const QDBusConnection& bus) {
  if (controllers_->remote) controllers_->remote->letDesktop(bus);
}

void MainWindow::makeLayout() {
  setWindowIcon(programIcon());
  auto* middle = new QWidget(this);
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(message_);
  column->addWidget(stage_, 1);
  setCentralWidget(middle);
  // The bar is as wide as the whole window, panels included: a long seek bar finds frames more
  // exactly.
  auto* bar = new QToolBar(this);
  keepTranslated(this, [bar] { bar->setWindowTitle(tr("Transport")); });
  bar->setObjectName(QStringLiteral("transportBar"));
  bar->setMovable(false);
  bar->setContextMenuPolicy(Qt::PreventContextMenu);
  auto* home = new QWidget(bar);
  auto* row = new QVBoxLayout(home);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(bar_);
  bar->addWidget(home);
  fullScreenBar_ = new FullScreenBar(*bar_, *row, *bar, view(), *stage_->container(), this);
  addToolBar(Qt::BottomToolBarArea, bar);
  // Its menu would hide the transport bar without a way back.
  setContextMenuPolicy(Qt::NoContextMenu);
  setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
}

void MainWindow::openFiles(const std::vector<std::filesystem::path>& files, bool add) {
  controllers_->opening.open(files, add);
}

ContentsDialog* MainWindow::choose(const std::shared_ptr<const Contents>& contents, bool add) {
  return controllers_->contents.choose(contents, add);
}

void MainWindow::reload() { controllers_->reload.reload(); }

void MainWindow::useTexturesFrom(const std::filesystem::path& folder) { controllers_->reload.useTexturesFrom(folder); }

void MainWindow::setFolderChooser(std::function<std::filesystem::path()> chooser) {
  controllers_->contents.setFolderChooser(std::move(chooser));
}

MissingDialog* MainWindow::findMissing() { return controllers_->missing.find(); }

void MainWindow::setAsking(bool asking) { controllers_->saving.setAsking(asking); }

void MainWindow::setAsker(std::function<QMessageBox::StandardButton()> asker) {
  controllers_->saving.setAsker(std::move(asker));
}

void MainWindow::setAnswers(std::function<int(const QString& text, const QStringList& answers)> answers) {
  controllers_->saving.setAnswers(std::move(answers));
}

bool MainWindow::saveShow(const std::filesystem::path& file) { return controllers_->saving.save(file); }

bool MainWindow::saveShowAgain() { return controllers_->saving.saveAgain(); }

void MainWindow::offerRescued() {
  controllers_->playlistRescue.offer();
  controllers_->rescue.offer();
}

QStringList MainWindow::endWithoutDisplay() {
  if (!whole_) return {};  // the display went while the window was being made
  setAsking(false);
  if (controllers_->remote) controllers_->remote->end();
  QStringList lines;
  for (const QString& line : {film_->endWithoutDisplay(), controllers_->exporting.endWithoutDisplay()})
    if (!line.isEmpty()) lines << line;
  for (const QString& line : {controllers_->rescue.keepNow(), controllers_->playlistRescue.keepNow()})
    if (!line.isEmpty()) lines << line;
  settings_.setFilm(film_->kept());
  static_cast<void>(settings_.keep());
  return lines;
}

bool MainWindow::savePose(const std::filesystem::path& file, PoseForm form) {
  return controllers_->pose.save(file, form);
}

bool MainWindow::savePicture(const std::filesystem::path& file) { return controllers_->picture.save(file); }

void MainWindow::setRoom(const QSize& room) { controllers_->fitter.setRoom(room); }

void MainWindow::openDemo() { controllers_->opening.openDemo(); }

void MainWindow::openFirst() {
  if (!settings_.recent().all().isEmpty() || settings_.demoShown()) return;
  settings_.setDemoShown();
  controllers_->opening.openDemoQuietly();
}

void MainWindow::closeAll() { controllers_->opening.closeAll(); }

void MainWindow::setFileChooser(std::function<std::vector<std::filesystem::path>()> chooser) {
  controllers_->playlistEditor.setFileChooser(chooser);
  controllers_->opening.setFileChooser(std::move(chooser));
}

ViewWindow& MainWindow::view() const { return stage_->view(); }
Show& MainWindow::currentShow() const { return document_->show(); }
Actor* MainWindow::actor() const { return document_->show().actor(selection_->actor()); }
const LoadedModel* MainWindow::model() const { return actor() != nullptr ? actor()->loadedModel().get() : nullptr; }
Motions MainWindow::motions() const { return motionsOf(document_->state(), selection_->actor()); }
const PlayerClock& MainWindow::clock() const { return transport_->clock(); }
bool MainWindow::isLoading() const { return loader_->isBusy(); }
ModelMenu& MainWindow::modelMenu() const { return controllers_->modelMenu; }
DesktopStageController& MainWindow::desktopStage() const { return controllers_->desktopStage; }
PlaylistController& MainWindow::playlistController() const { return controllers_->playlist; }
PlaylistEditor& MainWindow::playlistEditor() const { return controllers_->playlistEditor; }
PanelDocks& MainWindow::docks() const { return controllers_->docks; }
CommandKeys& MainWindow::commandKeys() const { return controllers_->settings->keys(); }
InspectDocks& MainWindow::inspect() const { return controllers_->inspect.panels(); }
QString MainWindow::message() const { return message_->text(); }

// Qt makes the docks' tabs when it needs them: at the start, after full screen, when a panel is
// dragged.
void MainWindow::childEvent(QChildEvent* event) {
  QMainWindow::childEvent(event);
  if (!event->polished()) return;
  if (auto* tabs = qobject_cast<QTabBar*>(event->child()))
    tabs->setElideMode(Qt::ElideNone);  // arrows are better than halves of words
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!film_->mayClose() || !controllers_->saving.mayLoseChanges() || !controllers_->playlistEditor.mayLoseChanges())
    return event->ignore();
  pictures_->drop();
  controllers_->recent.leaveShow();
  controllers_->desktopStage.leave();
  controllers_->playlist.leave();
  controllers_->fullScreen.setFullScreen(false);
  controllers_->quiet.bringBack();
  controllers_->docks.takeStatisticsRoom();
  controllers_->look.saveSwitches();
  settings_.setFilm(film_->kept());
  controllers_->settings->keep(controllers_->saving.isAsking());
  if (controllers_->saving.isAsking()) {
    keeper_->forget();
    listKeeper_->forget();
  }
  QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  if (controllers_ != nullptr) controllers_->fitter.onResized(*event);
}

bool MainWindow::focusNextPrevChild(bool next) {
  QWidget* to = nextSeen(*this, focusWidget(), next);
  if (to != nullptr) to->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  return to != nullptr;
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
  const bool escape = event->key() == Qt::Key_Escape && isPlainKey(*event);
  if (escape && leavePanel(QApplication::focusWidget(), *stage_->container())) return;
  QMainWindow::keyPressEvent(event);
}

}  // namespace app
