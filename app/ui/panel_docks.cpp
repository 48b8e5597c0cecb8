// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/panel_docks.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QAction>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QMenu>
#include <QScreen>
#include <QTabWidget>
#include <QToolBar>

#include "app/actions/window_actions.h"
#include "app/inspect/issues_panel.h"
#include "app/language/live_text.h"
#include "app/panels/camera_panel.h"
#include "app/panels/comment_panel.h"
#include "app/panels/freedoms_panel.h"
#include "app/panels/goals_panel.h"
#include "app/panels/ik_panel.h"
#include "app/panels/models_panel.h"
#include "app/panels/picture_panel.h"
#include "app/panels/playing_panel.h"
#include "app/panels/readouts_panel.h"
#include "app/panels/unmatched_panel.h"
#include "app/ui/window_settings.h"
#include "app/widgets/scrolling_panel.h"
#include "app/widgets/section_stack.h"

namespace app {

PanelDocks::PanelDocks(const WindowPanels& panels, const WindowActions& actions, QMainWindow& window)
    : window_(window),
      sceneParts_(new SectionStack),
      ikParts_(new SectionStack),
      lookParts_(new SectionStack),
      modelParts_(new QTabWidget) {
  sceneParts_->add([] { return tr("Models"); }, panels.models, 3);
  sceneParts_->add([] { return tr("Motions"); }, panels.playing, 2);
  ikParts_->add([] { return tr("Chains"); }, panels.ik, 1);
  ikParts_->add([] { return tr("Goals"); }, panels.goals, 1, false);
  ikParts_->add([] { return tr("Joints"); }, panels.freedoms, 1, false);
  ikParts_->add([] { return tr("Readouts"); }, panels.readouts, 1, false);
  lookParts_->add([] { return tr("Picture"); }, panels.picture, 0);
  lookParts_->add([] { return tr("Camera"); }, panels.camera, 1);
  modelParts_->setDocumentMode(true);
  modelParts_->addTab(panels.issues, QString());
  modelParts_->addTab(panels.unmatched, QString());
  modelParts_->addTab(panels.comment, QString());
  window_.setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
  QDockWidget* before = nullptr;
  const auto make = [&](const char* name, QWidget* parts, const LiveText& title) {
    auto* dock = new QDockWidget(&window_);
    keepTranslated(dock, [dock, title] { dock->setWindowTitle(title()); });
    dock->setObjectName(QLatin1String(name));
    dock->setTitleBarWidget(new QWidget(dock));          // its tab says what it is
    dock->setFeatures(QDockWidget::DockWidgetClosable);  // without a title nobody could bring it back
    dock->setWidget(new ScrollingPanel(parts, dock));
    window_.addDockWidget(Qt::RightDockWidgetArea, dock);
    actions.panels->addAction(dock->toggleViewAction());
    if (before != nullptr) window_.tabifyDockWidget(before, dock);
    before = dock;
    return dock;
  };
  scene = make("scenePanel", sceneParts_, [] { return tr("Scene"); });
  ik = make("ikPanel", ikParts_, [] { return tr("IK"); });
  look = make("lookPanel", lookParts_, [] { return tr("Look"); });
  model = make("modelPanel", modelParts_, [] { return tr("About the Model"); });
  keepTranslated(this, [this] { showTitles(); });
  connect(panels.issues, &IssuesPanel::countChanged, this, [this](std::size_t items) {
    issueCount_ = items;
    showTitles();
  });
  connect(panels.unmatched, &UnmatchedPanel::countChanged, this, [this](std::size_t items) {
    missingCount_ = items;
    showTitles();
  });
  connect(panels.ik, &IkPanel::statisticsShown, this, [this, panel = panels.ik](bool shown) {
    statistics_ = shown;
    shown ? giveStatisticsRoom(*panel) : takeStatisticsRoom();
  });
  // Statistics may have come while the dock was closed or behind another.
  connect(
      ik, &QDockWidget::visibilityChanged, this,
      [this, panel = panels.ik](bool seen) {
        if (seen && statistics_) giveStatisticsRoom(*panel);
      },
      Qt::QueuedConnection);  // once it has its place
  for (QDockWidget* dock : {scene, ik, look, model}) dock->hide();
  addButtons(actions);
  restoreWidth();
}

void PanelDocks::keepSections(const WindowPanels& panels, WindowSettings& settings) {
  const auto keep = [&](SectionStack* stack, QWidget* part, const QString& name) {
    const bool atFirst = stack->isOpen(part);
    if (settings.panelChoice(name, 1) == 1) stack->setOpen(part, !atFirst);  // 0: as at the first start
    connect(stack, &SectionStack::openChanged, this, [&settings, part, name, atFirst](const QWidget* of, bool open) {
      if (of == part) settings.setPanelChoice(name, open == atFirst ? 0 : 1);
    });
  };
  keep(sceneParts_, panels.models, QStringLiteral("scenePanel/models"));
  keep(sceneParts_, panels.playing, QStringLiteral("scenePanel/motions"));
  keep(ikParts_, panels.ik, QStringLiteral("ikPanel/chains"));
  keep(ikParts_, panels.goals, QStringLiteral("ikPanel/goals"));
  keep(ikParts_, panels.freedoms, QStringLiteral("ikPanel/joints"));
  keep(ikParts_, panels.readouts, QStringLiteral("ikPanel/readouts"));
  keep(lookParts_, panels.picture, QStringLiteral("lookPanel/picture"));
  keep(lookParts_, panels.camera, QStringLiteral("lookPanel/camera"));
}

void PanelDocks::showTitles() {
  const auto counted = [](const QString& name, std::size_t count) {
    return count == 0 ? name : QStringLiteral("%1 (%2)").arg(name).arg(count);
  };
  modelParts_->setTabText(0, counted(tr("Issues"), issueCount_));
  modelParts_->setTabText(1, counted(tr("Missing Bones and Morphs"), missingCount_));
  modelParts_->setTabText(2, tr("Comment"));
}

/// The buttons are ticked while their docks are open. A dock that is open behind another tab comes
/// to the front first.
void PanelDocks::addButtons(const WindowActions& actions) {
  const auto add = [this](QAction* action, QDockWidget* first, QDockWidget* second) {
    const auto tick = [action, first] { action->setChecked(!first->isHidden()); };
    connect(action, &QAction::triggered, this, [this, first, second, tick] {
      if (isInFront(*first) || (second != nullptr && isInFront(*second))) {
        first->hide();
        if (second != nullptr) second->hide();
      } else {
        if (second != nullptr) second->show();
        show(first);
      }
      tick();
    });
    connect(first->toggleViewAction(), &QAction::toggled, action, tick);
    tick();
  };
  add(actions[ActionId::ScenePanels], scene, look);
  add(actions[ActionId::IkPanels], ik, nullptr);
}

/// Qt keeps a dock behind another tab visible, at a position beside the window.
bool PanelDocks::isInFront(const QDockWidget& dock) const {
  return dock.isVisible() && window_.rect().intersects(dock.geometry());
}

void PanelDocks::show(QDockWidget* dock) {
  dock->show();
  dock->raise();
  if (!std::exchange(sized_, true)) restoreWidth();
}

PanelDocks::Home PanelDocks::homeOf(const QWidget* panel) const {
  for (const auto& [dock, stack] : {Home{scene, sceneParts_}, {ik, ikParts_}, {look, lookParts_}})
    if (stack->title(panel) != nullptr) return {dock, stack};
  return {model, nullptr};
}

void PanelDocks::bring(QWidget* panel) {
  const Home home = homeOf(panel);
  if (home.stack != nullptr) {
    home.stack->setOpen(panel, true);
  } else {
    modelParts_->setCurrentWidget(panel);
  }
  show(home.dock);
}

bool PanelDocks::isOpen(const QWidget* panel) const {
  const Home home = homeOf(panel);
  return !home.dock->isHidden() && (home.stack == nullptr || home.stack->isOpen(panel));
}

/// The docks get wider for the columns of statistics, up to half of the window.
void PanelDocks::giveStatisticsRoom(const IkPanel& panel) {
  if (widened_ != 0 || !isInFront(*ik) || ik->isFloating()) return;
  narrow_ = ik->width();
  const int wanted = std::min(narrow_ + panel.lacking(), window_.width() / 2);
  window_.resizeDocks({ik}, {std::max(narrow_, wanted)}, Qt::Horizontal);
  window_.layout()->activate();
  widened_ = ik->width();
}

/// They are as narrow as they were, unless the user gave them another width. The dock may have been
/// closed meanwhile, or floats: then those that share its place have got its room. Where all are
/// closed it is opened for the moment, because Qt keeps the width of a closed dock.
void PanelDocks::takeStatisticsRoom() {
  const int widened = std::exchange(widened_, 0);
  if (widened == 0) return;
  const auto docked = [](const QDockWidget* dock) { return !dock->isHidden() && !dock->isFloating(); };
  const std::array all{ik, scene, look, model};
  const auto* open = std::ranges::find_if(all, docked);
  const bool closed = open == all.end();
  if (closed && ik->isFloating()) return;
  QDockWidget* dock = closed ? ik : *open;
  if (closed) {
    dock->show();
    window_.layout()->activate();
  }
  if (dock->width() == widened) window_.resizeDocks({dock}, {narrow_}, Qt::Horizontal);
  if (!closed) return;
  window_.layout()->activate();
  dock->hide();
}

void PanelDocks::restoreWidth() {
  window_.resizeDocks({scene}, {std::min(kWidth, window_.screen()->availableSize().width() / 3)}, Qt::Horizontal);
}

int PanelDocks::width() const {
  for (const QDockWidget* dock : {scene, ik, look, model})
    if (!dock->isHidden() && !dock->isFloating()) return dock->width();
  return kWidth;
}

}  // namespace app
