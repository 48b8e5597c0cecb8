// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/model_menu.h"

#include <algorithm>

#include <QAction>
#include <QMainWindow>
#include <QMenu>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/playback/playback.h"
#include "app/stage/bone_pointer.h"
#include "app/stage/model_pointer.h"
#include "app/ui/window_messages.h"
#include "app/view/fit_view.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {

ModelMenu::ModelMenu(const ShowParts& show, ModelPointer& pointer, const BonePointer& bones, const WindowParts& parts)
    : show_(show), parts_(parts) {
  pointer.setSource([this, &bones](QPointF place) {
    const OverlayMark* mark = bones.markUnder(place);
    return mark != nullptr ? mark->actor : show_.playback.modelAt(place);
  });
  connect(&pointer, &ModelPointer::chosen, this, [this](ActorId id) {
    choose(id);
    showSelected();
  });
  connect(&pointer, &ModelPointer::menuWanted, this, &ModelMenu::open);
}

ModelMenu::~ModelMenu() = default;

void ModelMenu::choose(ActorId id) {
  if (show_.selection.actor() == id) return;
  show_.selection.setActor(id);
  if (const DocumentActor* actor = show_.document.state().find(id))
    parts_.messages.sayOverPicture(tr("Selected: %1").arg(modelName(*actor->model)));
}

/// An outline shows which of several models it is. Around a stage it would be a frame around
/// everything, which says nothing; a stage's name is said.
void ModelMenu::showSelected() {
  const DocumentState& state = show_.document.state();
  const DocumentActor* selected = state.find(show_.selection.actor());
  if (state.actors.size() < 2 || selected == nullptr || isStage(selected->model->model))
    return show_.playback.endFlash();
  show_.playback.flash(show_.selection.actor(), parts_.window.palette().color(QPalette::Highlight));
}

void ModelMenu::open(ActorId id, QPoint onScreen) { menuOf(id).popup(onScreen); }

bool ModelMenu::isAlone(ActorId id) const {
  return std::ranges::all_of(show_.document.state().actors,
                             [id](const DocumentActor& actor) { return actor.switches.visible == (actor.id == id); });
}

/// Hides all other models, or shows all again, in one step.
void ModelMenu::showAlone(ActorId id, bool alone) {
  if (show_.document.state().find(id) == nullptr) return;  // it went while its menu was open
  show_.document.change([] { return tr("Show Alone"); },
                        [id, alone](DocumentState& state) {
                          for (DocumentActor& actor : state.actors) actor.switches.visible = !alone || actor.id == id;
                        });
}

QMenu& ModelMenu::menuOf(ActorId id) {
  const WindowActions& a = parts_.actions;
  menu_ = std::make_unique<QMenu>(&parts_.window);
  if (a[ActionId::LeaveStage]->isEnabled()) {
    for (const ActionId each :
         {ActionId::LeaveStage, ActionId::StageOnTop, ActionId::StageClicks, ActionId::StageScenery})
      menu_->addAction(a[each]);
    menu_->addMenu(a.stageRatesMenu);
    menu_->addSeparator();
  }
  const DocumentActor* actor = show_.document.state().find(id);
  if (actor == nullptr) {
    for (const ActionId each :
         {ActionId::Play, ActionId::Ik, ActionId::SideBySide, ActionId::Physics, ActionId::FrameAll,
          ActionId::MotionCamera, ActionId::Add, ActionId::DesktopStage, ActionId::FullScreen})
      menu_->addAction(a[each]);
    return *menu_;
  }
  choose(id);
  const bool hasBone = show_.selection.parts().bone >= 0;
  menu_->addSection(actionText(modelName(*actor->model)));
  Document* document = &show_.document;
  const auto toggle = [&](const QString& text, bool on, auto change) {
    QAction* action = menu_->addAction(text);
    action->setCheckable(true);
    action->setChecked(on);
    connect(action, &QAction::triggered, this, change);
  };
  if (show_.document.state().actors.size() > 1)
    toggle(tr("Show &Alone"), isAlone(id), [this, id](bool on) { showAlone(id, on); });
  menu_->addAction(a[ActionId::IkSelected]);
  toggle(tr("&Physics of This Model"), actor->switches.physics, [document, id](bool on) {
    document->changeActor(
        id, [] { return tr("Physics"); }, [on](DocumentActor& of) { of.switches.physics = on; });
  });
  connect(menu_->addAction(tr("&Hide")), &QAction::triggered, this, [document, id] {
    document->changeActor(
        id, [] { return tr("Hide"); }, [](DocumentActor& of) { of.switches.visible = false; });
  });
  menu_->addSeparator();
  for (const ActionId each : {ActionId::FrameSelected, ActionId::FollowBone, ActionId::Inspect})
    menu_->addAction(a[each]);
  if (hasBone) menu_->addAction(a[ActionId::LockJoint]);
  menu_->addSeparator();
  for (const ActionId each : {ActionId::Duplicate, ActionId::Remove}) menu_->addAction(a[each]);
  return *menu_;
}

}  // namespace app
