// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/side_by_side_views.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMouseEvent>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/playback/playback.h"
#include "app/stage/camera_tool.h"
#include "app/stage/view_window.h"
#include "app/view/fit_view.h"
#include "app/widgets/chain_text.h"

namespace app {

SideBySideViews::SideBySideViews(Document& document, const Selection& selection, Playback& playback, CameraTool& camera,
                                 ViewWindow& view, const WindowActions& actions, QObject* parent)
    : QObject(parent),
      document_(document),
      selection_(selection),
      playback_(playback),
      camera_(camera),
      view_(view),
      actions_(actions) {
  connect(actions_.sideBySide, &QActionGroup::triggered, this, &SideBySideViews::show);
  connect(actions_[ActionId::SideBySide], &QAction::triggered, this, &SideBySideViews::showBoth);
  for (std::size_t i = 0; i < kMaxViews; ++i) {
    connect(actions_.viewSolvers[i], &QActionGroup::triggered, this, [this, i] {
      // Choosing a view's solver also shows that view.
      const std::size_t least = std::max<std::size_t>(i + 1, 2);
      if (count() < least) actions_.sideBySide->actions()[static_cast<qsizetype>(least) - 1]->setChecked(true);
      show();
    });
  }
  connect(&playback_, &Playback::fitting, this, &SideBySideViews::keepCamera);
  // A camera that was chosen meanwhile counts: it is neither framed nor taken back.
  connect(&camera_, &CameraTool::stood, this, [this] {
    playback_.endFitting();
    keeps_ = false;
    before_.reset();
  });
  connect(&document_, &Document::actorsChanged, this, &SideBySideViews::chooseActor);
  connect(&selection_, &Selection::actorChanged, this, &SideBySideViews::chooseActor);
  chooseActor();
}

std::size_t SideBySideViews::count() const {
  const QAction* action = actions_.sideBySide->checkedAction();
  return action != nullptr ? action->data().toUInt() : 1;
}

/// Shows the selected model. If that has no chains, the model before stays.
void SideBySideViews::chooseActor() {
  const auto solved = [this](ActorId id) {
    const DocumentActor* actor = document_.state().find(id);
    return actor != nullptr && !actor->model->skeleton.chains.empty();
  };
  if (solved(selection_.actor())) actor_ = selection_.actor();
  if (!solved(actor_)) actor_ = 0;
  for (QAction* action : actions_.sideBySide->actions()) action->setEnabled(actor_ != 0);
  actions_[ActionId::SideBySide]->setEnabled(actor_ != 0);
  for (QMenu* menu : actions_.viewMenus) menu->setEnabled(actor_ != 0);
  for (QActionGroup* group : actions_.viewSolvers) group->setEnabled(actor_ != 0);
  show();
}

void SideBySideViews::show() {
  std::vector<ViewSolver> views;
  std::vector<std::string> captions;
  for (std::size_t i = 0; count() > 1 && i < count(); ++i) {
    const QAction* chosen = actions_.viewSolvers[i]->checkedAction();
    views.push_back(allViewSolvers()[chosen != nullptr ? chosen->data().toUInt() : 0]);
    captions.push_back(viewTitle(views.back()).toStdString());
  }
  const std::size_t shown = actor_ != 0 ? std::max<std::size_t>(views.size(), 1) : 1;
  playback_.setSideBySide(actor_ != 0 ? models() : std::vector<ActorId>(), std::move(views), std::move(captions));
  actions_[ActionId::SideBySide]->setChecked(shown > 1);
  reframe(shown);
}

/// Shows the model with IK and without, or one view.
void SideBySideViews::showBoth(bool both) {
  const auto& all = allViewSolvers();
  const std::vector<ViewSolver> first = firstViews(2);
  for (std::size_t i = 0; both && i < first.size(); ++i) {
    const auto number = std::ranges::find(all, first[i]) - all.begin();
    actions_.viewSolvers[i]->actions()[number]->setChecked(true);
  }
  actions_.sideBySide->actions()[both ? 1 : 0]->setChecked(true);
  show();
}

/// Views are narrower than the window, so another number of them needs another camera. The one
/// before is kept when the picture is framed, because a show that is opened now sets its own first.
void SideBySideViews::reframe(std::size_t views) {
  const std::size_t count = std::exchange(framed_, views);
  if (views == count) return;
  keeps_ = views > 1 && (keeps_ || count == 1);
  if (views > 1) return playback_.frameAll(models());
  playback_.endFitting();
  const auto camera = std::exchange(before_, std::nullopt);
  if (actor_ == 0 || !camera) return;  // the show is gone, or nothing was framed yet
  camera_.setCamera(*camera);
  if (followed_) camera_.followMotion(true);
}

/// Returns the models that have one solver in each view: the selected one and all visible figures.
std::vector<ActorId> SideBySideViews::models() const {
  std::vector<ActorId> ids{actor_};
  for (const DocumentActor& actor : document_.state().actors)
    if (actor.id != actor_ && actor.switches.visible && isFigure(actor.model->model)) ids.push_back(actor.id);
  return ids;
}

void SideBySideViews::keepCamera() {
  if (!std::exchange(keeps_, false)) return;
  followed_ = camera_.followsMotion();
  before_ = camera_.camera();
}

int SideBySideViews::captionAt(QPointF place) const {
  const SceneView* scene = view_.scene();
  if (scene == nullptr) return -1;
  const QPoint pixel = (place * view_.devicePixelRatio()).toPoint();
  const auto areas = scene->captionAreas();
  const auto at = std::ranges::find_if(areas, [pixel](const QRect& area) { return area.contains(pixel); });
  return at != areas.end() ? static_cast<int>(at - areas.begin()) : -1;
}

bool SideBySideViews::press(const QMouseEvent& event) {
  return event.button() == Qt::LeftButton && captionAt(event.position()) >= 0;
}

bool SideBySideViews::click(const QMouseEvent& event) {
  const int view = event.button() == Qt::LeftButton ? captionAt(event.position()) : -1;
  if (view < 0) return false;
  const QRect area = view_.scene()->captionAreas()[static_cast<std::size_t>(view)];
  const QPointF below = QPointF(area.bottomLeft()) / view_.devicePixelRatio();
  actions_.viewMenus[static_cast<std::size_t>(view)]->popup(view_.mapToGlobal(below.toPoint()));
  return true;
}

void SideBySideViews::point(QPoint at) {
  const bool pointing = captionAt(at) >= 0;
  if (pointing == std::exchange(pointing_, pointing)) return;
  if (pointing) {
    view_.setCursor(Qt::PointingHandCursor);
  } else {
    view_.unsetCursor();
  }
}

void SideBySideViews::leave() {
  if (std::exchange(pointing_, false)) view_.unsetCursor();
}

}  // namespace app
