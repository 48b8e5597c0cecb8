// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in the timeline: its dock, and the bone whose keys it shows.

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QScreen>
#include <QStatusBar>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/language/action_text.h"
#include "app/stage/bone_pointer.h"
#include "app/ui/main_window.h"
#include "app/ui/playback.h"
#include "app/ui/timeline_panel.h"
#include "app/widgets/chain_text.h"

namespace app {
namespace {

// On a screen of this height in device-independent pixels the timeline is open at the start.
constexpr int kRoomyScreen = 700;
constexpr int kTimelineSaidFor = 5000;  // milliseconds

/// Makes a narrow title bar at the side, because height is scarce: a button closes the dock, and
/// the rest moves it.
QWidget* titleBar(QDockWidget* dock) {
  auto* bar = new QWidget(dock);
  auto* column = new QVBoxLayout(bar);
  column->setContentsMargins(1, 1, 1, 1);
  auto* close = new QToolButton(bar);
  close->setIcon(dock->style()->standardIcon(QStyle::SP_TitleBarCloseButton));
  close->setIconSize({12, 12});
  close->setAutoRaise(true);
  close->setFocusPolicy(Qt::TabFocus);
  const QAction* toggle = dock->toggleViewAction();
  const auto tell = [close, toggle] { close->setToolTip(withKeys(MainWindow::tr("Close the timeline"), *toggle)); };
  QObject::connect(toggle, &QAction::changed, close, tell);
  close->setAccessibleName(MainWindow::tr("Close the timeline"));
  column->addWidget(close);
  column->addStretch(1);
  QObject::connect(close, &QToolButton::clicked, dock, &QDockWidget::close);
  return bar;
}

}  // namespace

/// Places the timeline under the view, above the transport bar.
void MainWindow::makeTimeline() {
  auto* dock = new QDockWidget(tr("Timeline"), this);
  dock->setObjectName(QStringLiteral("timelinePanel"));
  dock->setFeatures(dock->features() | QDockWidget::DockWidgetVerticalTitleBar);
  dock->setTitleBarWidget(titleBar(dock));
  dock->setWidget(timeline_);
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  addDockWidget(Qt::BottomDockWidgetArea, dock);
  QAction* toggle = dock->toggleViewAction();
  toggle->setShortcut(WindowActions::kTimelineKey);
  toggle->setAutoRepeat(false);
  addAction(toggle);  // its key works while the menu bar is hidden
  actions_.panels->addAction(toggle);
  dock->setVisible(screen()->availableSize().height() >= kRoomyScreen);
}

void MainWindow::connectTimeline() {
  connect(bonePointer_, &BonePointer::chosen, this, [this](ActorId actor, int bone) {
    if (bone >= 0) selection_->setActor(actor);
    SelectedParts parts = selection_->parts();
    parts.bone = bone;
    selection_->setParts(parts);
  });
  connect(timeline_, &TimelinePanel::said, this,
          [this](const QString& text) { statusBar()->showMessage(text, kTimelineSaidFor); });
  connect(selection_, &Selection::partsChanged, this, [this] {
    const std::int32_t bone = selection_->parts().bone, before = std::exchange(saidBone_, bone);
    playback_->setChosenBone(selection_->actor(), bone);
    const LoadedModel* of = model();
    if (of != nullptr && bone >= 0 && bone != before && static_cast<std::size_t>(bone) < of->model.bones.size())
      statusBar()->showMessage(tr("Bone %1").arg(boneName(of->model, bone)), kTimelineSaidFor);
  });
}

}  // namespace app
