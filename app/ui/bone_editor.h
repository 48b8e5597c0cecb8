// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/show/edits.h"

namespace app {

class BoneHandleTool;

/// Bones that are moved by hand: edits over an actor's motions and poses. An edit is added to what they say, in the bone's
/// own space, so that it goes with the dance. A drag is shown while it lasts and is one step when it ends; any other change
/// of the show takes it back. Where a goal brings the bone to a point, it is that point that is moved.
class BoneEditor : public QObject {
  Q_OBJECT
 public:
  BoneEditor(Document& document, Selection& selection, BoneHandleTool& tool, QObject* parent = nullptr);

  /// Of the selected bone, along or about an axis (0 to 2) of its handles; nothing where that can't be. Steps in a row of one
  /// bone are undone together.
  void move(int axis, float units);
  void turn(int axis, float degrees);
  /// move() by `units`, or, where the bone can't be moved, turn() by `degrees`.
  void moveOrTurn(int axis, float units, float degrees);
  [[nodiscard]] bool canMove() const;
  [[nodiscard]] bool canTurn() const;

  /// Whether the selected bone, or any of its actor, has an edit.
  [[nodiscard]] bool boneIsEdited() const;
  [[nodiscard]] bool anyIsEdited() const;
  void resetBone();  ///< the selected one
  void resetAll();   ///< of the selected actor; morphs stay

 signals:
  void said(const QString& text);  ///< by how much a bone has been moved; one line
  void possibleChanged();          ///< what the calls above would do something to

 private:
  void begin(ActorId actor, std::int32_t bone);
  void drag(const base::Transform& step);
  void end();
  void step(const QString& name, const base::Transform& step);
  void say(const DocumentActor& actor, const BoneEdit& edit);
  void sayGoal(const DocumentActor& actor, const Goal& goal);
  /// The goal that holds a bone in the picture shown last, or -1.
  [[nodiscard]] std::ptrdiff_t goalOf(ActorId actor, std::int32_t bone) const;
  [[nodiscard]] const DocumentActor* actor() const { return document_.state().find(selection_.actor()); }
  [[nodiscard]] const pmx::Bone* bone() const;

  Document& document_;
  Selection& selection_;
  BoneHandleTool& tool_;
  ActorId dragged_ = 0;
  BoneEdit edit_;             // of the bone that is dragged, as it is now
  std::ptrdiff_t goal_ = -1;  // that holds it
  std::vector<Goal> goals_;   // as they are now, of its actor
  bool goalMoved_ = false;
};

}  // namespace app
