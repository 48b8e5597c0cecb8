// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/bone_editor.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QStringList>
#include <glm/common.hpp>
#include <glm/gtc/quaternion.hpp>

#include "app/language/live_text.h"
#include "app/stage/bone_handle_tool.h"
#include "app/view/bone_handles.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {
namespace {

/// Returns the bone's edit, or one that changes nothing.
BoneEdit editOf(const Edits& edits, std::int32_t bone) {
  const BoneEdit* edit = edits.ofBone(bone);
  return edit != nullptr ? *edit : BoneEdit{bone};
}

/// Steps there and back leave rounding errors.
bool isNothing(const base::Transform& local) {
  constexpr float kRounding = 1e-6F;
  const base::Quat& turn = local.rotation;
  return glm::length(local.translation) < kRounding && glm::length(base::Vec3(turn.x, turn.y, turn.z)) < kRounding;
}

base::Vec3 movedPoint(const base::Vec3& point, const base::Vec3& way) {
  return glm::clamp(point + way, -base::kMaxUnits, base::kMaxUnits);
}

/// Stores the edit, or removes it if it changes nothing any more.
void put(Edits& edits, const BoneEdit& edit) {
  if (edit.kind == EditKind::Add && isNothing(edit.local)) {
    edits.clearBone(edit.bone);
  } else {
    edits.set(edit);
  }
}

}  // namespace

BoneEditor::BoneEditor(Document& document, Selection& selection, BoneHandleTool& tool, QObject* parent)
    : QObject(parent), document_(document), selection_(selection), tool_(tool) {
  connect(&tool_, &BoneHandleTool::began, this, &BoneEditor::begin);
  connect(&tool_, &BoneHandleTool::dragged, this, &BoneEditor::drag);
  connect(&tool_, &BoneHandleTool::ended, this, &BoneEditor::end);
  connect(&tool_, &BoneHandleTool::cancelled, this, [this] {
    if (const DocumentActor* of = document_.state().find(dragged_); of != nullptr && !goal_)
      say(*of, editOf(of->switches.edits, edit_.bone));
    document_.endPreview();
  });
  connect(&document_, &Document::previewEnded, this, [this] {
    dragged_ = 0;
    tool_.abandon();
  });
  for (const auto changed : {&Document::editsChanged, &Document::switchesChanged})
    connect(&document_, changed, this, &BoneEditor::possibleChanged);
  connect(&document_, &Document::actorsChanged, this, &BoneEditor::possibleChanged);
  connect(&selection_, &Selection::actorChanged, this, &BoneEditor::possibleChanged);
  connect(&selection_, &Selection::partsChanged, this, &BoneEditor::possibleChanged);
}

const pmx::Bone* BoneEditor::bone() const {
  const DocumentActor* of = actor();
  const std::int32_t index = selection_.parts().bone;
  if (of == nullptr || index < 0 || static_cast<std::size_t>(index) >= of->model->model.bones.size()) return nullptr;
  return &of->model->model.bones[static_cast<std::size_t>(index)];
}

void BoneEditor::begin(const DraggedBone& what) {
  const ActorId id = what.actor;
  const std::int32_t index = what.bone;
  const DocumentActor* of = document_.state().find(id);
  if (of == nullptr) return tool_.abandon();
  selection_.setActor(id);
  SelectedParts parts = selection_.parts();
  parts.bone = index;
  selection_.setParts(parts);
  dragged_ = id;
  edit_ = editOf(of->switches.edits, index);
  goal_ = what.goal ? what.goal : goalOf(id, index);
  goals_ = of->switches.goals;
  goalMoved_ = false;
  document_.preview(id, of->switches.edits);
}

std::optional<GoalTip> BoneEditor::goalOf(ActorId id, std::int32_t bone) const {
  const Actor* shown = document_.show().actor(id);
  if (shown == nullptr) return {};
  return goalHolding(shown->switches().goals, shown->goalReports(), bone);
}

void BoneEditor::drag(const base::Transform& step) {
  const DocumentActor* of = document_.state().find(dragged_);
  if (of == nullptr || document_.previewed() != dragged_) return;
  if (GoalPlace* place = goal_ ? placeOf(goals_, *goal_) : nullptr;
      place != nullptr && step.translation != base::Vec3(0.0F)) {
    place->point = movedPoint(place->point, step.translation);
    goalMoved_ = true;
    sayPlace(*of, selection_.parts().bone, place->point);
    return document_.previewGoals(dragged_, goals_);
  }
  edit_ = stepped(edit_, step);
  Edits edits = of->switches.edits;
  put(edits, edit_);
  say(*of, edit_);
  document_.preview(dragged_, std::move(edits));
}

void BoneEditor::sayPlace(const DocumentActor& actor, std::int32_t bone, const base::Vec3& point) {
  const auto number = [](float value) { return QString::number(static_cast<double>(value), 'f', 2); };
  emit said(tr("%1: to %2, %3, %4")
                .arg(boneName(actor.model->model, bone), number(point.x), number(point.y), number(point.z)));
}

void BoneEditor::say(const DocumentActor& actor, const BoneEdit& edit) {
  const base::Vec3 way = edit.local.translation;
  const auto number = [](float value) { return QString::number(static_cast<double>(value), 'f', 2); };
  const float cosine = std::min(std::abs(edit.local.rotation.w), 1.0F);
  QStringList parts;
  if (way != base::Vec3(0.0F)) parts << tr("moved by %1, %2, %3").arg(number(way.x), number(way.y), number(way.z));
  if (cosine < 1.0F) parts << tr("rotated by %1°").arg(glm::degrees(2.0F * std::acos(cosine)), 0, 'f', 1);
  if (parts.isEmpty()) parts << tr("as in the motion");
  emit said(tr("%1: %2").arg(boneName(actor.model->model, edit.bone), enumerated(parts)));
}

void BoneEditor::end() {
  const ActorId id = std::exchange(dragged_, 0);
  const DocumentActor* of = document_.state().find(id);
  if (of == nullptr || document_.previewed() != id) return;
  if (goalMoved_)
    return document_.setGoals(
        id, [] { return tr("Move Goal"); }, goals_);
  Edits edits = of->switches.edits;
  put(edits, edit_);
  const bool turned = edit_.local.rotation != editOf(of->switches.edits, edit_.bone).local.rotation;
  document_.setEdits(
      id, [turned] { return turned ? tr("Rotate bone") : tr("Move bone"); }, edits);
}

bool BoneEditor::canMove() const {
  const pmx::Bone* of = bone();
  if (of != nullptr && goalOf(selection_.actor(), selection_.parts().bone)) return true;
  return of != nullptr && of->has(pmx::boneFlag::operable) && of->has(pmx::boneFlag::movable);
}

bool BoneEditor::canTurn() const {
  const pmx::Bone* of = bone();
  std::array<base::Vec3, 3> axes;
  return of != nullptr && of->has(pmx::boneFlag::operable) && ownAxesOf(*of, axes) > 0;
}

void BoneEditor::step(const LiveText& name, const base::Transform& step) {
  const ActorId id = selection_.actor();
  const std::int32_t index = selection_.parts().bone;
  Edits edits = actor()->switches.edits;
  const BoneEdit edit = stepped(editOf(edits, index), step);
  put(edits, edit);
  say(*actor(), edit);
  // This merge key stands for the bone and isn't an actor's id.
  const ActorId row = 0x40000000U | ((id * 65537U + static_cast<std::uint32_t>(index)) & 0x3FFFFFFFU);
  document_.setEdits(id, name, edits, true, row);
}

void BoneEditor::move(int axis, float units) {
  if (!canMove()) return;
  base::Transform by;
  by.translation[axis] = units;
  if (const auto held = goalOf(selection_.actor(), selection_.parts().bone)) {
    std::vector<Goal> goals = actor()->switches.goals;
    GoalPlace* place = placeOf(goals, *held);
    if (place == nullptr) return;
    place->point = movedPoint(place->point, by.translation);
    sayPlace(*actor(), selection_.parts().bone, place->point);
    return document_.setGoals(
        selection_.actor(), [] { return tr("Move Goal (Keyboard)"); }, goals, true,
        0x40000000U | ((selection_.actor() * 65537U + static_cast<std::uint32_t>(16 * held->goal + held->further + 1)) &
                       0x3FFFFFFFU));
  }
  step([] { return tr("Move bone (keyboard)"); }, by);
}

void BoneEditor::turn(int axis, float degrees) {
  if (!canTurn()) return;
  std::array<base::Vec3, 3> axes;
  if (ownAxesOf(*bone(), axes) == 1) axis = 0;  // about its only axis
  base::Transform by;
  by.rotation = glm::angleAxis(glm::radians(degrees), axes[static_cast<std::size_t>(axis)]);
  step([] { return tr("Rotate bone (keyboard)"); }, by);
}

void BoneEditor::moveOrTurn(int axis, float units, float degrees) {
  if (canMove()) {
    move(axis, units);
  } else {
    turn(axis, degrees);
  }
}

bool BoneEditor::boneIsEdited() const {
  const DocumentActor* of = actor();
  return of != nullptr && of->switches.edits.ofBone(selection_.parts().bone) != nullptr;
}

bool BoneEditor::anyIsEdited() const {
  const DocumentActor* of = actor();
  return of != nullptr && !of->switches.edits.bones().empty();
}

void BoneEditor::resetBone() {
  if (!boneIsEdited()) return;
  Edits edits = actor()->switches.edits;
  edits.clearBone(selection_.parts().bone);
  document_.resetEdits(
      selection_.actor(), [] { return tr("Reset bone"); }, edits);
}

void BoneEditor::resetAll() {
  if (!anyIsEdited()) return;
  Edits edits = actor()->switches.edits;
  edits.clearBones();
  document_.resetEdits(
      selection_.actor(), [] { return tr("Reset bones"); }, edits);
}

}  // namespace app
