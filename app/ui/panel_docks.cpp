// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/panel_docks.h"

#include <algorithm>

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QScreen>

#include "app/actions/window_actions.h"
#include "app/inspect/issues_panel.h"
#include "app/language/live_text.h"
#include "app/panels/camera_panel.h"
#include "app/panels/comment_panel.h"
#include "app/panels/goals_panel.h"
#include "app/panels/ik_panel.h"
#include "app/panels/models_panel.h"
#include "app/panels/picture_panel.h"
#include "app/panels/playing_panel.h"
#include "app/panels/unmatched_panel.h"
#include "app/widgets/scrolling_panel.h"

namespace app {
namespace {

QString counted(const QString& name, std::size_t count) {
  return count == 0 ? name : QStringLiteral("%1 (%2)").arg(name).arg(count);
}

}  // namespace

PanelDocks::PanelDocks(const WindowPanels& panels, const WindowActions& actions, QMainWindow& window)
    : window_(window) {
  const auto make = [&](const char* name, QWidget* panel) {
    auto* dock = new QDockWidget(&window_);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(new ScrollingPanel(panel, dock));
    window_.addDockWidget(Qt::RightDockWidgetArea, dock);
    actions.panels->addAction(dock->toggleViewAction());
    return dock;
  };
  playing = make("playingPanel", panels.playing);
  models = make("modelsPanel", panels.models);
  ik = make("ikPanel", panels.ik);
  goals = make("goalsPanel", panels.goals);
  picture = make("picturePanel", panels.picture);
  camera = make("cameraPanel", panels.camera);
  issues = make("issuesPanel", panels.issues);
  unmatched = make("unmatchedPanel", panels.unmatched);
  comment = make("commentPanel", panels.comment);
  keepTranslated(this, [this] { showTitles(); });
  window_.setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
  window_.splitDockWidget(playing, models, Qt::Vertical);
  QDockWidget* before = models;
  for (QDockWidget* dock : {ik, goals, picture, camera, issues, unmatched, comment}) {
    window_.tabifyDockWidget(before, dock);
    before = dock;
  }
  connect(panels.issues, &IssuesPanel::countChanged, this, [this](std::size_t items) {
    issueCount_ = items;
    showTitles();
  });
  connect(panels.unmatched, &UnmatchedPanel::countChanged, this, [this](std::size_t items) {
    unmatchedCount_ = items;
    showTitles();
  });
  ik->raise();
  window_.resizeDocks({playing, ik}, {2, 5}, Qt::Vertical);
  restoreWidth();
}

void PanelDocks::showTitles() {
  playing->setWindowTitle(tr("Playing"));
  models->setWindowTitle(tr("Models"));
  ik->setWindowTitle(tr("IK"));
  goals->setWindowTitle(tr("Goals"));
  picture->setWindowTitle(tr("Look"));
  camera->setWindowTitle(tr("Camera"));
  issues->setWindowTitle(counted(tr("Issues"), issueCount_));
  unmatched->setWindowTitle(counted(tr("Missing Bones and Morphs"), unmatchedCount_));
  comment->setWindowTitle(tr("Comment"));
}

void PanelDocks::restoreWidth() {
  window_.resizeDocks({ik}, {std::min(kWidth, window_.screen()->availableSize().width() / 3)}, Qt::Horizontal);
}

}  // namespace app
