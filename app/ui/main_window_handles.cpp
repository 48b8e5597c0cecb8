// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in bones that are moved by hand, and in chains and bones that are
// highlighted under the mouse.

#include <utility>

#include <QAction>
#include <QStatusBar>
#include <QToolTip>

#include "app/stage/bone_handle_tool.h"
#include "app/stage/bone_pointer.h"
#include "app/stage/overlay_legend.h"
#include "app/stage/stage.h"
#include "app/ui/bone_editor.h"
#include "app/ui/ik_panel.h"
#include "app/ui/main_window.h"
#include "app/ui/playback.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr float kStepUnits = 0.1F, kStepDegrees = 1.0F;
constexpr int kHandlesSaidFor = 5000;  // milliseconds

/// Returns whether physics moves the bone in the picture shown last, so that it can't be moved by
/// hand.
bool physicsMoves(const Actor* actor, std::int32_t bone) {
  const MotionPhysics* physics = actor == nullptr ? nullptr : actor->physics();
  if (physics == nullptr || bone < 0) return false;
  const auto& drives = physics->driven().drives;
  return static_cast<std::size_t>(bone) < drives.size() && drives[static_cast<std::size_t>(bone)] != ik::Drive::Free;
}

}  // namespace

void MainWindow::connectHandles() {
  handleTool_->setSource([this](ActorId actor, std::int32_t bone) { return playback_->handlesOf(actor, bone); });
  connect(playback_, &Playback::frameShown, this, [this] { handleTool_->setShown(playback_->handles()); });
  connect(handleTool_, &BoneHandleTool::litChanged, this, [this] {
    playback_->setLitHandle(handleTool_->lit());
    if (!handleTool_->dragging()) sayHandle(handleTool_->lit());
  });
  const auto saysPhysics = [this] {
    const std::int32_t bone = selection_->parts().bone;
    if (!physicsMoves(actor(), bone)) return false;
    statusBar()->showMessage(
        tr("Bone %1: physics moves it; by hand it moves while physics is off (%2)")
            .arg(boneName(model()->model, bone), actions_.physics->shortcut().toString(QKeySequence::NativeText)),
        kHandlesSaidFor);
    return true;
  };
  connect(selection_, &Selection::partsChanged, this, saysPhysics);
  for (std::size_t i = 0; i < actions_.boneSteps.size(); ++i) {
    const int axis = static_cast<int>(i / 4);
    const float sign = i % 2 == 0 ? 1.0F : -1.0F;
    const bool turns = i % 4 >= 2;
    connect(actions_.boneSteps[i], &QAction::triggered, this, [this, axis, sign, turns, saysPhysics] {
      if (saysPhysics()) return;
      if (turns) {
        boneEditor_->turn(axis, sign * kStepDegrees);
      } else {
        boneEditor_->moveOrTurn(axis, sign * kStepUnits, sign * kStepDegrees);
      }
    });
  }
  // Its name would stay at the old position.
  connect(handleTool_, &BoneHandleTool::began, bonePointer_, &BonePointer::leave);
  connect(boneEditor_, &BoneEditor::said, this,
          [this](const QString& text) { statusBar()->showMessage(text, kHandlesSaidFor); });
  connect(actions_.resetBone, &QAction::triggered, boneEditor_, &BoneEditor::resetBone);
  connect(actions_.resetBones, &QAction::triggered, boneEditor_, &BoneEditor::resetAll);
  const auto showPossible = [this] {
    for (std::size_t i = 0; i < actions_.boneSteps.size(); ++i)
      actions_.boneSteps[i]->setEnabled(boneEditor_->canTurn() || (i % 4 < 2 && boneEditor_->canMove()));
    actions_.resetBone->setEnabled(boneEditor_->boneIsEdited());
    actions_.resetBones->setEnabled(boneEditor_->anyIsEdited());
  };
  connect(boneEditor_, &BoneEditor::possibleChanged, this, showPossible);
  showPossible();
  connectPointing();
}

void MainWindow::sayHandle(BoneHandle handle) {
  const DocumentActor* of = document_->state().find(handleTool_->litActor());
  if (handle.kind == BoneHandle::Kind::None || of == nullptr) return;
  const QString name = boneName(of->model->model, handleTool_->litBone());
  const QString axis = QStringLiteral("XYZ").mid(handle.axis, 1);
  const bool one = playback_->handles().rings == 1;
  QString text = tr("Drag to move %1").arg(name);
  if (handle.kind == BoneHandle::Kind::Arrow) text = tr("Drag to move %1 along %2").arg(name, axis);
  if (handle.kind == BoneHandle::Kind::Ring)
    text = one ? tr("Drag to turn %1 about its axis").arg(name) : tr("Drag to turn %1 about %2").arg(name, axis);
  statusBar()->showMessage(tr("%1; Ctrl: finer").arg(text), kHandlesSaidFor);
}

void MainWindow::connectPointing() {
  connect(ik_, &IkPanel::chainPointedAt, this,
          [this](int chain) { playback_->setLitChain(selection_->actor(), chain); });
  connect(bonePointer_, &BonePointer::hovered, ik_, &IkPanel::lightBone);
  bonePointer_->setBodySource([this](QPointF place) { return playback_->bodyAt(place); });
  connect(bonePointer_, &BonePointer::bodyHovered, this, &MainWindow::showBodyName);
  connect(bonePointer_, &BonePointer::bodyChosen, this, [this](ActorId actor, int body) {
    selection_->setActor(actor);
    SelectedParts parts = selection_->parts();
    parts.body = body;
    selection_->setParts(parts);
  });
  connect(selection_, &Selection::partsChanged, this,
          [this] { playback_->setChosenBody(selection_->actor(), selection_->parts().body); });
  auto* legend = new OverlayLegend(this);
  statusBar()->insertPermanentWidget(0, legend);
  // A message takes the whole line; when it disappears, the legend comes back.
  const auto showLegend = [this, legend] {
    const bool room = statusBar()->currentMessage().isEmpty();
    legend->setShown(room && actions_.bones->isChecked(), room && actions_.bodies->isChecked(),
                     playback_->overlayFull());
  };
  connect(playback_, &Playback::frameShown, this, [this, showLegend, was = false]() mutable {
    if (std::exchange(was, playback_->overlayFull()) != playback_->overlayFull()) showLegend();
  });
  connect(statusBar(), &QStatusBar::messageChanged, this, showLegend);
  connect(actions_.bones, &QAction::toggled, this, showLegend);
  connect(actions_.bodies, &QAction::toggled, this, showLegend);
  showLegend();
}

void MainWindow::showBodyName(ActorId actor, int index, QPoint position) {
  const DocumentActor* hovered = document_->state().find(actor);
  if (index < 0 || hovered == nullptr || static_cast<std::size_t>(index) >= hovered->model->model.rigidBodies.size()) {
    QToolTip::hideText();
    return;
  }
  const pmx::Model& of = hovered->model->model;
  const pmx::RigidBody& body = of.rigidBodies[static_cast<std::size_t>(index)];
  QString text = tr("Body %1").arg(oneLine(body.name.utf8.empty() ? body.englishName.utf8 : body.name.utf8));
  if (body.bone >= 0 && static_cast<std::size_t>(body.bone) < of.bones.size())
    text += u'\n' + tr("on the bone %1").arg(boneName(of, body.bone));
  QToolTip::showText(stage_->container()->mapToGlobal(position), plainToolTip(text), stage_->container());
}

}  // namespace app
