// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/main_window.h"

#include <algorithm>
#include <cmath>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QProgressBar>
#include <QScreen>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QToolTip>
#include <QUndoStack>
#include <QVBoxLayout>

#include "app/inspect/issues_panel.h"
#include "app/language/action_text.h"
#include "app/stage/bone_handle_tool.h"
#include "app/stage/bone_pointer.h"
#include "app/stage/camera_tool.h"
#include "app/stage/stage.h"
#include "app/stage/view_window.h"
#include "app/ui/bone_editor.h"
#include "app/ui/camera_commands.h"
#include "app/ui/camera_panel.h"
#include "app/ui/changes_keeper.h"
#include "app/ui/comment_panel.h"
#include "app/ui/file_loader.h"
#include "app/ui/file_presence.h"
#include "app/ui/file_watch.h"
#include "app/ui/film_dialog.h"
#include "app/ui/full_screen_bar.h"
#include "app/ui/goal_commands.h"
#include "app/ui/goals_panel.h"
#include "app/ui/help.h"
#include "app/ui/ik_course.h"
#include "app/ui/ik_panel.h"
#include "app/ui/models_panel.h"
#include "app/ui/picture_panel.h"
#include "app/ui/playback.h"
#include "app/ui/playing_panel.h"
#include "app/ui/quit_signals.h"
#include "app/ui/recent_pictures.h"
#include "app/ui/seek_slider.h"
#include "app/ui/shown_moment.h"
#include "app/ui/side_by_side_views.h"
#include "app/ui/start_page.h"
#include "app/ui/taken_files.h"
#include "app/ui/timeline_panel.h"
#include "app/ui/transport_bar.h"
#include "app/ui/unmatched_panel.h"
#include "app/ui/view_pictures.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/control_keys.h"
#include "app/widgets/dock_sizes.h"
#include "app/widgets/file_drops.h"
#include "app/widgets/fitting_dialogs.h"
#include "app/widgets/folding_row.h"
#include "app/widgets/frame_field.h"
#include "app/widgets/icons.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/scrolling_panel.h"
#include "app/widgets/text.h"
#include "app/widgets/undo_keys.h"

namespace app {
namespace {

constexpr QSize kFirstSize{1280, 800};
constexpr int kPanelWidth = 340;
constexpr double kSpeedStep = 0.1;
constexpr qint64 kPaceEvery = 300;  // milliseconds between updates of the status bar while playing

QString counted(const QString& name, std::size_t count) {
  return count == 0 ? name : QStringLiteral("%1 (%2)").arg(name).arg(count);
}

}  // namespace

MainWindow::MainWindow(const WindowOptions& options)
    : demoFolder_(options.demoFolder),
      keeper_(new ChangesKeeper(
          options.rescueFolder, [this] { return unsavedShow(); }, options.rescueClock, this)),
      actions_(*this),
      settings_(options.useSettings),
      document_(new Document(options.context, this)),
      selection_(new Selection(this)),
      start_(new StartPage),
      stage_(new Stage(start_, this)),
      transport_(new Transport(this)),
      camera_(new CameraTool(stage_->view(), this)),
      bonePointer_(new BonePointer(stage_->view(), this)),
      handleTool_(new BoneHandleTool(stage_->view(), *bonePointer_, this)),
      playback_(new Playback(*document_, *transport_, stage_->view(), *camera_, *bonePointer_, this)),
      loader_(new FileLoader(
          [this] {
            return FileLoader::Present{selection_->actor(), motions(), showsDemo(), document_->context()};
          },
          this)),
      watch_(new FileWatch(this)),
      drops_(new FileDrops(this)),
      message_(new MessageBar(this)),
      bar_(new TransportBar({actions_.first, actions_.stepBack, actions_.play, actions_.stepForward, actions_.loop},
                            this)),
      timeline_(new TimelinePanel(*document_, *selection_, *transport_, *playback_, actions_, this)),
      models_(new ModelsPanel(*document_, *selection_, this)),
      playing_(new PlayingPanel(*document_, *selection_, this)),
      ikCourse_(new IkCourse(*document_, *selection_, this)),
      ik_(new IkPanel(*document_, *selection_, *playback_, *ikCourse_, this)),
      goalCommands_(new GoalCommands(*document_, *selection_, this)),
      goals_(new GoalsPanel(*document_, *selection_, *goalCommands_, this)),
      picture_(new PicturePanel(*document_, this)),
      cameraCommands_(new CameraCommands(*document_, *selection_, *camera_, *playback_, actions_, this)),
      cameraPanel_(new CameraPanel(*document_, *camera_, *cameraCommands_, actions_, this)),
      issues_(new IssuesPanel(*document_, *selection_, this)),
      unmatched_(new UnmatchedPanel(*document_, *selection_, this)),
      comment_(new CommentPanel(*document_, *selection_, this)),
      film_(new FilmDialog([this] { return playback_->filmScene(); }, [this] { return clock().frame(); }, this)),
      boneEditor_(new BoneEditor(*document_, *selection_, *handleTool_, this)),
      pictures_(new ViewPictures([this](bool transparent) { return playback_->picture(transparent); }, this)),
      recentPictures_(
          new RecentPictures(settings_.kept() ? RecentPictures::standardFolder() : std::filesystem::path(), this)),
      presence_(new FilePresence({}, this)),
      moment_(new ShownMoment([this] { return playback_->picture(false); }, this)) {
  makeLayout();
  makePanels();
  makeTimeline();
  makeStatusBar();
  connectFile();
  connectPlay();
  connectIk();
  connectGhost();
  connectGoals();
  connectPhysics();
  connectView();
  connectLook();
  connectCamera();
  connectPicture();
  connectShow();
  connectSong();
  connectTimeline();
  connectHandles();
  connectFullScreen();
  connectInspect();
  connectSteps();
  connectPanels();
  connectLanguage();
  connectAppearance();
  connectPose();
  connectBake();
  connectContents();
  connectStart();
  connectRescue();
  const QSize screenSize = screen()->availableSize();
  resize(kFirstSize.boundedTo(screenSize * 0.95));
  settings_.restore(*this, actions_);
  fitPanels(screenSize);
  new DockSizes(this);
  connectKeys();
  connectSettings();
  transport_->setLoop(actions_.loop->isChecked());
  transport_->setSpeed(settings_.speed());
  bar_->showSpeed(clock().speed());
  document_->setPhysics(actions_.physics->isChecked());
  playback_->setGround(actions_.ground->isChecked());
  document_->undoStack().clear();  // restored settings can't be undone
  document_->setPicture(settings_.picture());
  if (!settings_.background().isEmpty()) document_->setBackground(QColor(settings_.background()));
  view().setQuality(picture_->quality());
  picture_->setQuality(settings_.quality());
  film_->restore(settings_.film());
  filesChanged();
  QCoreApplication::instance()->installEventFilter(new ControlKeys(this));
  QCoreApplication::instance()->installEventFilter(new UndoKeys(this));
  QCoreApplication::instance()->installEventFilter(new FittingDialogs(this));
  quitOnSignals(this, [this] {
    setAsking(false);
    film_->stopNow();
    keepUnsaved();
  });
  if (!options.files.empty()) openFiles(options.files);
}

MainWindow::~MainWindow() {
  // Qt 3D must end while its window still has a surface.
  stage_->view().endScene();
}

ViewWindow& MainWindow::view() const { return stage_->view(); }
Show& MainWindow::currentShow() const { return document_->show(); }
Actor* MainWindow::actor() const { return document_->show().actor(selection_->actor()); }
const LoadedModel* MainWindow::model() const { return actor() != nullptr ? actor()->loadedModel().get() : nullptr; }
Motions MainWindow::motions() const { return motionsOf(document_->state(), selection_->actor()); }
const PlayerClock& MainWindow::clock() const { return transport_->clock(); }
bool MainWindow::isLoading() const { return loader_->isBusy(); }
QString MainWindow::message() const { return message_->text(); }

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
  auto* bar = new QToolBar(tr("Transport"), this);
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

void MainWindow::makePanels() {
  const auto make = [this](const char* name, const QString& title, QWidget* panel) {
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(new ScrollingPanel(panel, dock));
    addDockWidget(Qt::RightDockWidgetArea, dock);
    actions_.panels->addAction(dock->toggleViewAction());
    return dock;
  };
  playingDock_ = make("playingPanel", tr("Playing"), playing_);
  modelsDock_ = make("modelsPanel", tr("Models"), models_);
  ikDock_ = make("ikPanel", tr("IK"), ik_);
  goalsDock_ = make("goalsPanel", tr("Goals"), goals_);
  pictureDock_ = make("picturePanel", tr("Look"), picture_);
  cameraDock_ = make("cameraPanel", tr("Camera"), cameraPanel_);
  issuesDock_ = make("issuesPanel", tr("Issues"), issues_);
  unmatchedDock_ = make("unmatchedPanel", tr("Unmatched"), unmatched_);
  commentDock_ = make("commentPanel", tr("Comment"), comment_);
  setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
  // The panel Playing stays visible; the others share the room below it.
  splitDockWidget(playingDock_, modelsDock_, Qt::Vertical);
  QDockWidget* before = modelsDock_;
  for (QDockWidget* dock :
       {ikDock_, goalsDock_, pictureDock_, cameraDock_, issuesDock_, unmatchedDock_, commentDock_}) {
    tabifyDockWidget(before, dock);
    before = dock;
  }
  connect(issues_, &IssuesPanel::countChanged, issuesDock_,
          [this](std::size_t items) { issuesDock_->setWindowTitle(counted(tr("Issues"), items)); });
  connect(unmatched_, &UnmatchedPanel::countChanged, unmatchedDock_,
          [this](std::size_t items) { unmatchedDock_->setWindowTitle(counted(tr("Unmatched"), items)); });
  ikDock_->raise();
  resizeDocks({playingDock_, ikDock_}, {2, 5}, Qt::Vertical);
  resizeDocks({ikDock_}, {std::min(kPanelWidth, screen()->availableSize().width() / 3)}, Qt::Horizontal);
}

void MainWindow::makeStatusBar() {
  progress_ = new QProgressBar(this);
  progress_->setAccessibleName(tr("Opening files"));
  progress_->setRange(0, 0);
  progress_->setMaximumWidth(120);
  progress_->setTextVisible(false);
  progress_->hide();
  frameLabel_ = new QLabel(this);
  paceLabel_ = new QLabel(this);
  sizeLabel_ = new QLabel(this);
  paceLabel_->setToolTip(tr("Pictures a second, milliseconds one takes, and of them those of physics"));
  auto* told = new FoldingRow(this);
  told->add(frameLabel_);
  told->add(paceLabel_, FoldingRow::kStays + 1);
  told->add(sizeLabel_, FoldingRow::kStays + 2);
  statusBar()->addPermanentWidget(progress_);
  statusBar()->addPermanentWidget(told);
}

void MainWindow::connectPlay() {
  const WindowActions& a = actions_;
  connect(a.play, &QAction::triggered, this, [this] { transport_->setPlaying(!transport_->playing()); });
  connect(a.first, &QAction::triggered, this, [this] { transport_->seek(0.0); });
  connect(a.last, &QAction::triggered, this, [this] { transport_->seek(clock().lastFrame()); });
  connect(a.stepBack, &QAction::triggered, this, [this] { transport_->step(-1); });
  connect(a.stepForward, &QAction::triggered, this, [this] { transport_->step(1); });
  connect(a.loop, &QAction::toggled, transport_, &Transport::setLoop);
  const auto speed = [this](double value) {
    transport_->setSpeed(value);
    bar_->showSpeed(clock().speed());
  };
  connect(a.slower, &QAction::triggered, this, [=, this] { speed(clock().speed() - kSpeedStep); });
  connect(a.faster, &QAction::triggered, this, [=, this] { speed(clock().speed() + kSpeedStep); });
  connect(a.normalSpeed, &QAction::triggered, this, [=] { speed(1.0); });
  connect(bar_, &TransportBar::speedChosen, this, speed);
  connect(bar_, &TransportBar::frameChosen, transport_, &Transport::seek);
  connect(bar_, &TransportBar::scrubBegan, transport_, &Transport::beginScrub);
  connect(bar_, &TransportBar::scrubEnded, transport_, &Transport::endScrub);
  connect(bar_, &TransportBar::editingDone, this, [this] { stage_->container()->setFocus(); });
  connect(playback_, &Playback::frameShown, this, &MainWindow::showPicture);
  connect(transport_, &Transport::playingChanged, this, [this](bool playing) {
    actions_.play->setIcon(glyphIcon(playing ? Glyph::Pause : Glyph::Play));
    actions_.play->setText(playing ? tr("&Pause") : tr("&Play"));
    // This is the button's name for screen readers.
    actions_.play->setIconText(plainActionText(actions_.play->text()));
    paceShown_.invalidate();
  });
}

void MainWindow::connectIk() {
  connect(actions_.ik, &QAction::triggered, this, [this] { document_->switchIk(selection_->actor()); });
  const auto all = [this](IkMode mode) { document_->setIkMode(selection_->actor(), mode); };
  connect(actions_.ikModes, &QActionGroup::triggered, this,
          [all](QAction* action) { all(static_cast<IkMode>(action->data().toInt())); });
  connect(document_, &Document::switchesChanged, this, [this](const ActorIds& ids) {
    if (selection_->isOneOf(ids)) showIkModes();
  });
}

void MainWindow::showIkModes() {
  const DocumentActor* shown = document_->state().find(selection_->actor());
  const auto modes = shown == nullptr ? std::vector<IkMode>() : shown->switches.chains;
  const bool alike = !modes.empty() && std::ranges::all_of(modes, [&](IkMode m) { return m == modes.front(); });
  for (QAction* action : actions_.ikModes->actions()) {
    action->setChecked(alike && action->data().toInt() == static_cast<int>(modes.front()));
    action->setEnabled(!modes.empty());
  }
  const bool off = alike && modes.front() == IkMode::Off;
  const QString state = modes.empty()                     ? tr("none")
                        : !alike                          ? tr("mixed")
                        : modes.front() == IkMode::Motion ? tr("motion")
                        : off                             ? tr("off")
                                                          : tr("on");
  actions_.ik->setEnabled(!modes.empty());
  actions_.ik->setChecked(!modes.empty() && !off);
  actions_.ik->setIconText(tr("IK: %1").arg(state));
  describe(*actions_.ik, tr("Switch IK off and back"));
}

void MainWindow::connectView() {
  const WindowActions& a = actions_;
  connect(a.bones, &QAction::toggled, playback_, &Playback::setBones);
  connect(a.ground, &QAction::toggled, playback_, &Playback::setGround);
  connect(a.boneNames, &QAction::toggled, playback_, &Playback::setNames);
  for (const QAction* action : {a.wireframe, a.normals, a.weights}) {
    connect(action, &QAction::toggled, this, [this] {
      playback_->setInspection(actions_.wireframe->isChecked(), actions_.normals->isChecked(),
                               actions_.weights->isChecked());
    });
  }
  connect(a.frameTimes, &QAction::toggled, playback_, &Playback::setTimes);
  connect(a.background, &QAction::triggered, this, &MainWindow::chooseBackground);
  connect(picture_, &PicturePanel::qualityChanged, &view(), &ViewWindow::setQuality);
  connect(picture_, &PicturePanel::qualityChanged, this, [this](const ViewQuality& q) { settings_.setQuality(q); });
  connect(playback_, &Playback::allShown, stage_, &Stage::uncover);
  connect(picture_, &PicturePanel::backdropChosen, this, &MainWindow::showBackdrop);
  connect(picture_, &PicturePanel::backgroundWanted, this, &MainWindow::chooseBackground);
  connect(a.about, &QAction::triggered, this, [this] { showAbout(this); });
  auto* beside = new SideBySideViews(*document_, *selection_, *playback_, view(), actions_, this);
  view().setTools({fullScreenBar_, beside, handleTool_, bonePointer_, camera_});
  connect(bonePointer_, &BonePointer::hovered, this, &MainWindow::showBoneName);
  connect(&view(), &ViewWindow::qualityLowered, this, [this](const ViewQuality& drawn) {
    message_->showMessages({tr("OpenGL has no room for that at this size of the window. Drawn instead: samples a pixel "
                               "%1, resolution %2 %.")
                                .arg(drawn.samples)
                                .arg(std::lround(100.0F * drawn.scale))});
  });
  connect(&view(), &ViewWindow::sceneFailed, this, [this] {
    message_->showMessages(
        {tr("There is no OpenGL 3.3 here, so nothing can be drawn; a newer graphics driver may help")});
  });
}

void MainWindow::showPicture() {
  const bool moves = transport_->playing();
  bar_->showFrame(clock().frame(), moves);
  const QString frame = document_->empty()
                            ? QString()  // an empty window has none
                            : tr("Frame %1").arg(shownFrame(moves ? std::floor(clock().frame()) : clock().frame()));
  if (frameLabel_->text() != frame) frameLabel_->setText(frame);
  if (transport_->playing() && paceShown_.isValid() && paceShown_.elapsed() < kPaceEvery) return;
  paceShown_.start();
  issues_->update();
  const Pace pace = playback_->pace();
  const auto shown = [](double milliseconds) { return QString::number(milliseconds, 'f', 1); };
  QString text = tr("%1 ms").arg(shown(pace.milliseconds));
  if (pace.framesPerSecond > 0.0) text = tr("%1 fps, %2").arg(pace.framesPerSecond, 0, 'f', 0).arg(text);
  if (currentShow().hasPhysics()) text = tr("%1, physics %2 ms").arg(text, shown(pace.physicsMilliseconds));
  paceLabel_->setText(document_->empty() ? QString() : text);
}

void MainWindow::showBoneName(ActorId actor, int bone, QPoint position) {
  const DocumentActor* hovered = document_->state().find(actor);
  if (bone < 0 || hovered == nullptr) {
    QToolTip::hideText();
    return;
  }
  QToolTip::showText(stage_->container()->mapToGlobal(position), plainToolTip(boneName(hovered->model->model, bone)),
                     stage_->container());
}

// Qt makes the docks' tabs when it needs them: at the start, after full screen, when a panel is
// dragged.
void MainWindow::childEvent(QChildEvent* event) {
  QMainWindow::childEvent(event);
  if (!event->polished()) return;
  if (auto* tabs = qobject_cast<QTabBar*>(event->child()))
    tabs->setElideMode(Qt::ElideNone);  // arrows are better than halves of words
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!film_->mayClose() || !mayLoseChanges()) return event->ignore();
  moment_->leave();
  setFullScreen(false);
  saveSwitches();
  settings_.setSpeed(clock().speed());
  settings_.setFilm(film_->kept());
  keepSettings();
  if (asking_) keeper_->forget();
  QMainWindow::closeEvent(event);
}

}  // namespace app
