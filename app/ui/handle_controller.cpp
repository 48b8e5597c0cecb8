// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/handle_controller.h"

#include <QAction>
#include <QMainWindow>
#include <QWindow>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/playback/bone_editor.h"
#include "app/playback/playback.h"
#include "app/stage/bone_handle_tool.h"
#include "app/ui/window_messages.h"
#include "app/widgets/chain_text.h"

namespace app {
namespace {

constexpr float kStepUnits = 0.1F, kStepDegrees = 1.0F;

/// Returns whether physics moves the bone in the picture shown last, so that it can't be moved by
/// hand.
bool physicsMoves(const Actor* actor, std::int32_t bone) {
  const MotionPhysics* physics = actor == nullptr ? nullptr : actor->physics();
  if (physics == nullptr || bone < 0) return false;
  const auto& drives = physics->driven().drives;
  return static_cast<std::size_t>(bone) < drives.size() && drives[static_cast<std::size_t>(bone)] != ik::Drive::Free;
}

/// Returns whether a key of WindowActions::boneSteps only turns; the others move, or turn a bone
/// that can't be moved.
bool turnsOnly(std::size_t key) { return key % 4 >= 2; }

}  // namespace

HandleController::HandleController(const ShowParts& show, BoneHandleTool& tool, BoneEditor& editor, QWindow& view,
                                   const WindowParts& parts)
    : document_(show.document),
      selection_(show.selection),
      playback_(show.playback),
      tool_(tool),
      editor_(editor),
      messages_(parts.messages),
      view_(view),
      actions_(parts.actions) {
  connectTool();
  connectSteps();
  connect(&editor_, &BoneEditor::said, &messages_, &WindowMessages::sayInStatusBar);
  connect(actions_[ActionId::ResetBone], &QAction::triggered, &editor_, &BoneEditor::resetBone);
  connect(actions_[ActionId::ResetBones], &QAction::triggered, &editor_, &BoneEditor::resetAll);
  connect(&editor_, &BoneEditor::possibleChanged, this, &HandleController::showPossible);
  showPossible();
}

void HandleController::connectTool() {
  tool_.setSource([this](const BoneHandleTool::Held& what) {
    return what.target ? playback_.handlesOfTarget(what, what.place) : playback_.handlesOf(what.actor, what.bone);
  });
  connect(&playback_, &Playback::frameShown, this, [this] { tool_.setShown(playback_.handles()); });
  connect(&tool_, &BoneHandleTool::litChanged, this, [this] {
    showLit();
    if (!tool_.dragging()) sayLit();
  });
  connect(&selection_, &Selection::partsChanged, this, &HandleController::sayPhysics);
}

void HandleController::connectSteps() {
  for (std::size_t key = 0; key < actions_.boneSteps.size(); ++key)
    connect(actions_.boneSteps[key], &QAction::triggered, this, [this, key] { step(key); });
}

void HandleController::step(std::size_t key) {
  if (sayPhysics()) return;
  const int axis = static_cast<int>(key / 4);
  const float sign = key % 2 == 0 ? 1.0F : -1.0F;
  if (turnsOnly(key)) {
    editor_.turn(axis, sign * kStepDegrees);
  } else {
    editor_.moveOrTurn(axis, sign * kStepUnits, sign * kStepDegrees);
  }
}

void HandleController::showPossible() {
  for (std::size_t key = 0; key < actions_.boneSteps.size(); ++key)
    actions_.boneSteps[key]->setEnabled(editor_.canTurn() || (!turnsOnly(key) && editor_.canMove()));
  actions_[ActionId::ResetBone]->setEnabled(editor_.boneIsEdited());
  actions_[ActionId::ResetBones]->setEnabled(editor_.anyIsEdited());
}

/// Returns whether physics moves the selected bone, after saying so.
bool HandleController::sayPhysics() {
  const std::int32_t bone = selection_.parts().bone;
  const Actor* actor = document_.show().actor(selection_.actor());
  if (!physicsMoves(actor, bone)) return false;
  messages_.sayInStatusBar(tr("Bone %1 is moved by physics; to move it by hand, switch physics off (%2)")
                               .arg(boneName(actor->model(), bone),
                                    actions_[ActionId::Physics]->shortcut().toString(QKeySequence::NativeText)));
  return true;
}

/// Shows what the mouse would take, or holds.
void HandleController::showLit() {
  const BoneHandle handle = tool_.lit();
  const BoneHandleTool::Held what = tool_.litBone();
  playback_.setLitHandle(what.target ? BoneHandle() : handle);
  playback_.setLitTarget(what.target && handle.kind != BoneHandle::Kind::None ? DraggedBone(what) : DraggedBone());
  if (handle.kind != BoneHandle::Kind::None) {
    view_.setCursor(tool_.holds() ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
  } else if (pointing_) {
    view_.unsetCursor();
  }
  pointing_ = handle.kind != BoneHandle::Kind::None;
}

void HandleController::sayLit() {
  const BoneHandle handle = tool_.lit();
  const BoneHandleTool::Held what = tool_.litBone();
  const DocumentActor* of = document_.state().find(what.actor);
  if (handle.kind == BoneHandle::Kind::None || of == nullptr) return;
  const QString name = boneName(of->model->model, what.bone);
  const QString axis = QStringLiteral("XYZ").mid(handle.axis, 1);
  const bool one = playback_.handles().rings == 1;
  QString text = (what.goal ? tr("Drag to move the target of %1") : tr("Drag to move %1")).arg(name);
  if (handle.kind == BoneHandle::Kind::Arrow) text = tr("Drag to move %1 along %2").arg(name, axis);
  if (handle.kind == BoneHandle::Kind::Ring)
    text = one ? tr("Drag to rotate %1 about its axis").arg(name) : tr("Drag to rotate %1 about %2").arg(name, axis);
  messages_.sayInStatusBar(tr("%1; Ctrl: finer").arg(text));
}

}  // namespace app
