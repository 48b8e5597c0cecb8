// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/pointer_controller.h"

#include <utility>

#include <QAction>
#include <QMainWindow>
#include <QStatusBar>
#include <QToolTip>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/panels/ik_panel.h"
#include "app/playback/playback.h"
#include "app/stage/bone_pointer.h"
#include "app/stage/overlay_legend.h"
#include "app/ui/window_messages.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {

PointerController::PointerController(const ShowParts& show, BonePointer& pointer, IkPanel& ik, const WindowParts& parts)
    : document_(show.document),
      selection_(show.selection),
      playback_(show.playback),
      pointer_(pointer),
      view_(parts.view),
      messages_(parts.messages) {
  connectBones(ik);
  connectBodies();
  addLegend(*parts.window.statusBar(), parts.actions);
}

void PointerController::connectBones(IkPanel& ik) {
  connect(&pointer_, &BonePointer::hovered, this, &PointerController::showBoneName);
  connect(&pointer_, &BonePointer::hovered, &ik, &IkPanel::lightBone);
  connect(&ik, &IkPanel::chainPointedAt, this, [this](int chain) { playback_.setLitChain(selection_.actor(), chain); });
  connect(&pointer_, &BonePointer::chosen, this, [this](ActorId actor, int bone) {
    if (bone >= 0) selection_.setActor(actor);
    SelectedParts parts = selection_.parts();
    parts.bone = bone;
    selection_.setParts(parts);
  });
  connect(&selection_, &Selection::partsChanged, this, &PointerController::sayChosenBone);
}

void PointerController::connectBodies() {
  pointer_.setBodySource([this](QPointF place) { return playback_.bodyAt(place); });
  connect(&pointer_, &BonePointer::bodyHovered, this, &PointerController::showBodyName);
  connect(&pointer_, &BonePointer::bodyChosen, this, [this](ActorId actor, int body) {
    selection_.setActor(actor);
    SelectedParts parts = selection_.parts();
    parts.body = body;
    selection_.setParts(parts);
  });
  connect(&selection_, &Selection::partsChanged, this,
          [this] { playback_.setChosenBody(selection_.actor(), selection_.parts().body); });
}

void PointerController::addLegend(QStatusBar& statusBar, const WindowActions& actions) {
  auto* legend = new OverlayLegend(statusBar.window());
  statusBar.insertPermanentWidget(0, legend);
  // A message takes the whole line; when it disappears, the legend comes back.
  const auto showLegend = [this, legend, bar = &statusBar, bones = actions[ActionId::Bones],
                           bodies = actions[ActionId::Bodies], limits = actions[ActionId::Limits]] {
    const bool room = bar->currentMessage().isEmpty();
    legend->setShown(room && bones->isChecked(), room && bodies->isChecked(), room && limits->isChecked(),
                     playback_.overlayFull());
  };
  connect(&playback_, &Playback::frameShown, this, [this, showLegend, was = false]() mutable {
    if (std::exchange(was, playback_.overlayFull()) != playback_.overlayFull()) showLegend();
  });
  connect(&statusBar, &QStatusBar::messageChanged, this, showLegend);
  connect(actions[ActionId::Bones], &QAction::toggled, this, showLegend);
  connect(actions[ActionId::Bodies], &QAction::toggled, this, showLegend);
  connect(actions[ActionId::Limits], &QAction::toggled, this, showLegend);
  showLegend();
}

void PointerController::sayChosenBone() {
  const std::int32_t bone = selection_.parts().bone, before = std::exchange(saidBone_, bone);
  playback_.setChosenBone(selection_.actor(), bone);
  const DocumentActor* of = document_.state().find(selection_.actor());
  if (of == nullptr || bone < 0 || bone == before) return;
  const pmx::Model& model = of->model->model;
  if (static_cast<std::size_t>(bone) < model.bones.size())
    messages_.sayInStatusBar(tr("Bone %1").arg(boneName(model, bone)));
}

void PointerController::showTip(QPoint position, const QString& text) {
  QToolTip::showText(view_.mapToGlobal(position), plainToolTip(text), &view_);
}

void PointerController::showBoneName(ActorId actor, int bone, QPoint position) {
  const DocumentActor* hovered = document_.state().find(actor);
  if (bone < 0 || hovered == nullptr) {
    QToolTip::hideText();
    return;
  }
  showTip(position, boneName(hovered->model->model, bone));
}

void PointerController::showBodyName(ActorId actor, int index, QPoint position) {
  const DocumentActor* hovered = document_.state().find(actor);
  if (index < 0 || hovered == nullptr || static_cast<std::size_t>(index) >= hovered->model->model.rigidBodies.size()) {
    QToolTip::hideText();
    return;
  }
  const pmx::Model& of = hovered->model->model;
  const pmx::RigidBody& body = of.rigidBodies[static_cast<std::size_t>(index)];
  QString text = tr("Body %1").arg(oneLine(body.name.utf8.empty() ? body.englishName.utf8 : body.name.utf8));
  if (body.bone >= 0 && static_cast<std::size_t>(body.bone) < of.bones.size())
    text += u'\n' + tr("on the bone %1").arg(boneName(of, body.bone));
  showTip(position, text);
}

}  // namespace app
