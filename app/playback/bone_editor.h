// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/live_text.h"
#include "app/show/edits.h"

namespace app {

class BoneHandleTool;
struct DraggedBone;

/// This edits bones by hand, over an actor's motions and poses. An edit is added to their pose in
/// the bone's own space, so that it moves with the dance. A drag is shown while it lasts and
/// becomes one step when it ends; any other change of the show cancels it. Where a goal brings the
/// bone to a point, that point is moved instead.
class BoneEditor : public QObject {
  Q_OBJECT
 public:
  BoneEditor(Document& document, Selection& selection, BoneHandleTool& tool, QObject* parent = nullptr);

  /// These edit the selected bone along or about an axis (0 to 2) of its handles, and do nothing
  /// where that isn't possible. Consecutive steps of one bone are undone together.
  void move(int axis, float units);
  void turn(int axis, float degrees);
  /// Calls move() by `units`, or, where the bone can't be moved, turn() by `degrees`.
  void moveOrTurn(int axis, float units, float degrees);
  [[nodiscard]] bool canMove() const;
  [[nodiscard]] bool canTurn() const;

  /// Return whether the selected bone, or any bone of its actor, has an edit.
  [[nodiscard]] bool boneIsEdited() const;
  [[nodiscard]] bool anyIsEdited() const;
  void resetBone();  ///< the selected bone
  void resetAll();   ///< all bones of the selected actor; morphs stay

 signals:
  void said(const QString& text);  ///< by how much a bone has been moved; one line
  void possibleChanged();          ///< which of the calls above have an effect

 private:
  void begin(const DraggedBone& what);
  void drag(const base::Transform& step);
  void end();
  void step(const LiveText& name, const base::Transform& step);
  void say(const DocumentActor& actor, const BoneEdit& edit);
  void sayPlace(const DocumentActor& actor, std::int32_t bone, const base::Vec3& point);
  /// Returns the goal that holds a bone in the picture shown last, or -1.
  [[nodiscard]] std::optional<GoalTip> goalOf(ActorId actor, std::int32_t bone) const;
  [[nodiscard]] const DocumentActor* actor() const { return document_.state().find(selection_.actor()); }
  [[nodiscard]] const pmx::Bone* bone() const;

  Document& document_;
  Selection& selection_;
  BoneHandleTool& tool_;
  ActorId dragged_ = 0;
  BoneEdit edit_;                // of the dragged bone, at present
  std::optional<GoalTip> goal_;  // the goal that holds it
  std::vector<Goal> goals_;      // its actor's goals at present
  bool goalMoved_ = false;
};

}  // namespace app
