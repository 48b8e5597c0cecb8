// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/main_window_controllers.h"

#include <cmath>

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QProgressBar>
#include <QScrollArea>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

#include "app/dialogs/film_dialog.h"
#include "app/dialogs/help.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/inspect/issues_panel.h"
#include "app/language/live_text.h"
#include "app/opening/file_loader.h"
#include "app/panels/camera_commands.h"
#include "app/panels/camera_panel.h"
#include "app/panels/freedoms_panel.h"
#include "app/panels/goal_commands.h"
#include "app/panels/goals_panel.h"
#include "app/panels/ik_panel.h"
#include "app/panels/models_panel.h"
#include "app/panels/picture_panel.h"
#include "app/panels/playing_panel.h"
#include "app/panels/playlist_panel.h"
#include "app/panels/readouts_panel.h"
#include "app/panels/unmatched_panel.h"
#include "app/playback/bone_editor.h"
#include "app/playback/full_screen_bar.h"
#include "app/playback/playback.h"
#include "app/playback/side_by_side_views.h"
#include "app/playback/timeline_panel.h"
#include "app/playback/transport_bar.h"
#include "app/stage/bone_handle_tool.h"
#include "app/stage/bone_pointer.h"
#include "app/stage/camera_tool.h"
#include "app/stage/limit_tool.h"
#include "app/stage/model_pointer.h"
#include "app/stage/stage.h"
#include "app/stage/view_window.h"
#include "app/ui/start_page.h"
#include "app/ui/timeline_dock.h"
#include "app/widgets/file_drops.h"
#include "app/widgets/icons.h"
#include "app/widgets/panel_focus.h"

namespace app {
namespace {

QProgressBar* makeProgress(QStatusBar& statusBar) {
  auto* progress = new QProgressBar(&statusBar);
  keepTranslated(progress, [progress] { progress->setAccessibleName(MainWindow::tr("Opening files")); });
  progress->setRange(0, 0);
  progress->setMaximumWidth(120);
  progress->setTextVisible(false);
  progress->hide();
  statusBar.addPermanentWidget(progress);
  return progress;
}

/// The timeline's dock comes before the status bar, so that Tab goes through them in this order.
QStatusBar& statusBarAfterTimeline(MainWindow& window, TimelinePanel& timeline, const WindowActions& actions) {
  new TimelineDock(timeline, actions, window);
  return *window.statusBar();
}

}  // namespace

MainWindow::Controllers::Controllers(MainWindow& window)
    : docks(window.panels_, window.actions_, window),
      playlistDock(new PlaylistDock(*window.panels_.playlist, *window.playlist_, window.actions_, window)),
      progress(makeProgress(statusBarAfterTimeline(window, *window.timeline_, window.actions_))),
      messages(*window.message_, *window.statusBar(), *window.playback_, *window.actions_[ActionId::FindMissing]),
      show{*window.document_, *window.selection_, *window.transport_, *window.playback_, window.file_},
      parts{window, *window.stage_->container(), window.actions_, messages, window.settings_},
      badge(window.panels_, docks, show, window.settings_, *window.statusBar()),
      status(show, parts, *window.statusBar()),
      vmc(show, parts, *window.statusBar()),
      film(*window.film_, show, parts),
      play(show, *window.bar_, parts),
      ik(show, parts),
      ghost(show.document, show.selection, window.actions_),
      physics(show.document, show.playback, window.actions_, &window),
      overlays(show.playback, *window.fullScreenBar_, window.actions_),
      look(show.document, *window.loader_, *window.panels_.picture, parts),
      camera(*window.camera_, show.document, *window.stage_, window.actions_),
      picture(*window.pictures_, show, parts),
      undo(show.document, *window.playlist_, *window.panels_.playlist, window.actions_),
      selection(show.document, show.selection),
      models(show.document, show.selection, window.actions_),
      modelMenu(show, *window.modelPointer_, *window.bonePointer_, parts),
      selectedModel(show, modelMenu, parts),
      saving(show, look, *window.keeper_, parts),
      song(show, *window.bar_, *window.film_, parts),
      offers(show, parts),
      pointer(show, *window.bonePointer_, *window.panels_.ik, parts),
      handles(show, *window.handleTool_, *window.boneEditor_, window.stage_->view(), parts),
      limits(show, *window.limitTool_, parts),
      fullScreen(window, *window.fullScreenBar_, *window.bar_, parts.view, window.actions_),
      desktopStage(show, *window.stage_, parts),
      inspect(show, docks, parts),
      steps(show, parts),
      tabbed(window),
      fitter(window),
      quiet(window, *window.start_,
            [this, &window](const QDockWidget& dock) { return &dock == playlistDock && !window.playlist_->empty(); }),
      pose(show, parts),
      bake(show, parts),
      exporting(show, parts),
      contents(*window.document_, parts),
      playlistEditor(*window.playlist_, *window.panels_.playlist, show, contents, saving, parts),
      playlistReload(*window.playlist_, show.document, parts),
      missing(show.document, *window.loader_, saving, parts),
      rescue(*window.keeper_, show, saving, window.actions_),
      playlistRescue(*window.listKeeper_, *window.playlist_, show, saving, parts),
      recent(*window.start_, window.stage_->view(), show, *window.keeper_, parts),
      reload(
          show.document, *window.loader_, updates,
          [this](const QString& question) { return contents.askForFolder(question); }, parts),
      replaced(show.document, show.file, parts),
      opening(show,
              {*window.loader_,
               *window.stage_,
               *window.camera_,
               *window.keeper_,
               updates,
               saving,
               look,
               missing,
               rescue,
               recent,
               contents,
               reload,
               replaced,
               camera,
               song,
               offers,
               pose,
               docks,
               *window.panels_.issues,
               *progress},
              parts),
      playlist(*window.playlist_, show, {*window.loader_, opening, *window.keeper_}, parts),
      lab(*window.start_, show, parts),
      title(show, look, parts) {
  connectUpdates(window);
  connectPlayback(window);
  connectGoals(window);
  connectPanels(window);
  connectView(window);
  connectFiles(window);
  connectPlaylist(window);
}

void MainWindow::Controllers::connectUpdates(MainWindow& window) {
  connect(&show.document, &Document::actorsChanged, &updates, &ShowUpdates::mark);
  connect(&show.document, &Document::motionsChanged, &updates, &ShowUpdates::mark);
  connect(&show.selection, &Selection::actorChanged, &updates, &ShowUpdates::mark);
  connect(&show.transport, &Transport::lastFrameChanged, &updates, &ShowUpdates::mark);
  connect(&updates, &ShowUpdates::due, &title, &TitleController::showTitle);
  connect(&updates, &ShowUpdates::due, &quiet, [this] {
    if (!show.document.empty()) quiet.bringBack();
  });
  connect(&updates, &ShowUpdates::due, window.stage_,
          [this, stage = window.stage_] { stage->setOccupied(!show.document.empty()); });
  connect(&updates, &ShowUpdates::due, &play, &PlayController::showRange);
  connect(&updates, &ShowUpdates::due, &reload, &ReloadController::showPossible);
  connect(&updates, &ShowUpdates::due, &film, &FilmController::showPossible);
  connect(&updates, &ShowUpdates::due, &saving, &SaveController::showPossible);
  connect(&updates, &ShowUpdates::due, &picture, &PictureController::showPossible);
  connect(&updates, &ShowUpdates::due, &pose, &PoseController::showPossible);
  connect(&updates, &ShowUpdates::due, &bake, &BakeController::showPossible);
  connect(&updates, &ShowUpdates::due, &exporting, &ExportController::showPossible);
  connect(&updates, &ShowUpdates::due, &vmc, &VmcController::showPossible);
  connect(&updates, &ShowUpdates::due, &opening, &OpeningController::showPossible);
  connect(&updates, &ShowUpdates::due, &offers, &OffersController::showPossible);
  connect(&updates, &ShowUpdates::due, &camera, &CameraController::showPossible);
  connect(&updates, &ShowUpdates::due, &desktopStage, &DesktopStageController::showPossible);
  connect(&updates, &ShowUpdates::due, &ik, &IkController::showState);
  connect(&updates, &ShowUpdates::due, &status, &StatusController::showShow);
  connect(&updates, &ShowUpdates::due, &badge, &ModelBadge::refresh);
  connect(&updates, &ShowUpdates::due, &selectedModel, &SelectedModel::refresh);
}

void MainWindow::Controllers::connectPlayback(MainWindow& window) {
  const Playback* playback = window.playback_;
  connect(playback, &Playback::frameShown, &status, &StatusController::showPicture);
  connect(&show.transport, &Transport::playingChanged, &status, &StatusController::showPaceNext);
  connect(&status, &StatusController::paceShown, window.panels_.issues, qOverload<>(&IssuesPanel::update));
  connect(playback, &Playback::frameShown, window.panels_.camera, &CameraPanel::refresh);
  connect(playback, &Playback::frameShown, &status,
          [this, goals = window.panels_.goals] { goals->frameShown(show.transport.frame()); });
  connect(playback, &Playback::frameShown, window.panels_.freedoms, &FreedomsPanel::frameShown);
  connect(playback, &Playback::allShown, window.stage_, &Stage::uncover);
}

void MainWindow::Controllers::connectGoals(MainWindow& window) {
  const WindowActions& a = parts.actions;
  GoalCommands* goals = window.goalCommands_;
  connect(a[ActionId::Reach], &QAction::triggered, goals, &GoalCommands::reach);
  connect(a[ActionId::LookAtCamera], &QAction::triggered, goals, &GoalCommands::lookAtCamera);
  connect(a[ActionId::StandOnGround], &QAction::triggered, goals, [goals] { goals->stand(0); });
  connect(window.bonePointer_, &BonePointer::reachWanted, goals, &GoalCommands::reachBetween);
  connect(goals, &GoalCommands::said, &messages, &WindowMessages::say);
  connect(goals, &GoalCommands::added, &docks, [this, panel = window.panels_.goals](int place) {
    if (!desktopStage.entered()) return docks.bring(panel);
    // The models are still on the desktop, where the goal's effect is to be seen.
    const DocumentState& state = show.document.state();
    const DocumentActor* actor = state.find(show.selection.actor());
    if (actor == nullptr) return;
    messages.sayOverPicture(goalTitle(actor->switches.goals.at(static_cast<std::size_t>(place)), *actor, state));
  });
  const auto showPossible = [goals, &a] {
    a[ActionId::Reach]->setEnabled(goals->mayReach());
    a[ActionId::LookAtCamera]->setEnabled(goals->mayLook());
    a[ActionId::StandOnGround]->setEnabled(goals->mayStand());
  };
  connect(goals, &GoalCommands::possibleChanged, &updates, showPossible);
  showPossible();
  connect(a[ActionId::Readouts], &QAction::triggered, &docks, [this, panel = window.panels_.readouts] {
    docks.bring(panel);
    panel->add->setFocus();
    // A small window shows another part of the dock, until that has its new size.
    QTimer::singleShot(0, panel, [panel] {
      for (QWidget* above = panel->parentWidget(); above != nullptr; above = above->parentWidget()) {
        auto* area = qobject_cast<QScrollArea*>(above);
        if (area == nullptr) continue;
        area->ensureVisible(0, panel->list->mapTo(area->widget(), QPoint(0, panel->list->height())).y());
        area->ensureVisible(0, panel->add->mapTo(area->widget(), QPoint()).y());
      }
    });
  });
}

void MainWindow::Controllers::connectPanels(MainWindow& window) {
  const WindowPanels& panels = window.panels_;
  QWidget* view = &parts.view;
  const auto toView = [view] { view->setFocus(); };
  connect(panels.models, &ModelsPanel::editingDone, view, toView);
  connect(panels.playing, &PlayingPanel::editingDone, view, toView);
  connect(panels.unmatched, &UnmatchedPanel::left, view, toView);
  connect(panels.ik, &IkPanel::editingDone, view, toView);
  connect(panels.goals, &GoalsPanel::editingDone, view, toView);
  connect(panels.freedoms, &FreedomsPanel::editingDone, view, toView);
  connect(panels.readouts, &ReadoutsPanel::editingDone, view, toView);
  connect(panels.camera, &CameraPanel::editingDone, view, toView);
  connect(panels.issues, &IssuesPanel::left, view, toView);
  connect(panels.playlist, &PlaylistPanel::left, view, toView);
  connect(panels.models, &ModelsPanel::addWanted, &opening, [this] { opening.chooseAndOpen(true); });
  connect(panels.playing, &PlayingPanel::addWanted, &opening, [this] { opening.chooseAndOpen(true); });
  connect(panels.models, &ModelsPanel::chosen, &modelMenu, &ModelMenu::showSelected);
  connect(panels.models, &ModelsPanel::menuWanted, &modelMenu, &ModelMenu::open);
  connect(panels.models, &ModelsPanel::refused, &messages, [this](const LiveText& why) { messages.tell(why); });
  docks.keepSections(panels, parts.settings);
  connect(docks.look, &QDockWidget::visibilityChanged, panels.camera, &CameraPanel::setSeen);
  connect(window.timeline_, &TimelinePanel::said, &messages, &WindowMessages::sayInStatusBar);
  connect(window.cameraCommands_, &CameraCommands::said, &messages, &WindowMessages::say);
  connect(window.timeline_, &TimelinePanel::seen, window.bar_, [bar = window.bar_](bool now) {
    bar->setWaveformShown(!now);  // the song is seen once
  });
  window.timeline_->showGhost(*window.ikCourse_);
  const QMenu* menu = parts.actions.panels;
  for (const auto& [action, step] :
       {std::pair(parts.actions[ActionId::NextPanel], 1), {parts.actions[ActionId::PreviousPanel], -1}})
    connect(action, &QAction::triggered, window.stage_, [&window, menu, stage = window.stage_, step = step] {
      focusPanel(window, *menu, *stage->keyboardHome(), step);
    });
  for (auto* more : window.findChildren<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"))) {
    keepTranslated(more, [more] { more->setAccessibleName(MainWindow::tr("More buttons")); });
    more->setIcon(glyphIcon(Glyph::More));  // Qt's is black on dark backgrounds, too
  }
  window.drops_->take(*window.film_);
  for (auto* dock : window.findChildren<QDockWidget*>()) {
    if (dock == playlistDock) {
      playlistEditor.takeDropsOn(*dock);
    } else {
      window.drops_->take(*dock);  // it may float as a window of its own
    }
    // Otherwise a panel that is opened among others would be behind them, as if nothing had
    // happened.
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool open) {
      if (open) dock->raise();
    });
    connect(dock->toggleViewAction(), &QAction::triggered, &desktopStage, &DesktopStageController::leave);
  }
}

void MainWindow::Controllers::connectFiles(MainWindow& window) {
  connect(parts.actions[ActionId::Quit], &QAction::triggered, &window, &QWidget::close);
  window.drops_->take(window);
  window.drops_->take(window.stage_->view());
  connect(window.drops_, &FileDrops::held, window.stage_, &Stage::light);
  connect(window.drops_, &FileDrops::dropped, &opening, [this](const std::vector<std::filesystem::path>& files) {
    parts.window.activateWindow();
    opening.open(files);
  });
  window.start_->setDemoOffered(!show.file.demo().empty());
  connect(window.start_, &StartPage::demoWanted, &opening, &OpeningController::openDemo);
  connect(&lab, &LabController::openWanted, &opening,
          [this](const std::filesystem::path& scene) { opening.open({scene}); });
  connect(&saving, &SaveController::saved, &recent,
          [this](const std::filesystem::path& file) { recent.remember(RecentKind::Show, file); });
  connect(&saving, &SaveController::saved, &updates, &ShowUpdates::refresh);
  connect(&opening, &OpeningController::loaded, &window, &MainWindow::loaded);
}

void MainWindow::Controllers::connectPlaylist(MainWindow& window) {
  PlaylistPanel* panel = window.panels_.playlist;
  connect(&playlistEditor, &PlaylistEditor::openWanted, &opening,
          [this](const std::filesystem::path& list) { opening.open({list}); });
  connect(panel, &PlaylistPanel::playWanted, &playlist, &PlaylistController::play);
  connect(&playlist, &PlaylistController::failureChanged, &panel->rows(), &PlaylistModel::setTrouble);
  const auto remember = [this](const std::filesystem::path& file) {
    if (!file.empty()) recent.remember(RecentKind::Show, file);
  };
  connect(&playlist, &PlaylistController::listOpened, &recent, remember);
  connect(&playlistEditor, &PlaylistEditor::saved, &recent, remember);
  connect(&playlistEditor, &PlaylistEditor::listWanted, &playlist, &PlaylistController::openMade);
  connect(&contents, &ContentsController::playlistWanted, &playlistEditor, &PlaylistEditor::make);
  const auto showPlace = [this, list = window.playlist_] {
    const auto row = list->present() ? list->rowOf(*list->present()) : std::nullopt;
    title.setPlace(row ? *row + 1 : 0, list->size());
  };
  connect(window.playlist_, &OpenPlaylist::presentChanged, &title, showPlace);
  connect(window.playlist_, &OpenPlaylist::changed, &title, showPlace);
  connect(&playlistEditor, &PlaylistEditor::panelWanted, &desktopStage, &DesktopStageController::leave);
  connect(&playlistEditor, &PlaylistEditor::panelWanted, playlistDock, &PlaylistDock::bring);
  playlist.setMayReplace([this] { return playlistEditor.mayLoseChanges(); });
}

void MainWindow::Controllers::retranslate() {
  show.document.tellAgain();
  undo.showSteps();
  updates.refresh();
  status.showPaceNext();
  status.showPicture();
  play.showFrame();
}

}  // namespace app
