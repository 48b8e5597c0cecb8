// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QObject>
#include <QPointF>

#include "app/show/show.h"
#include "app/stage/drag_steps.h"
#include "app/stage/view_tool.h"
#include "app/view/bone_handles.h"

namespace app {

class BonePointer;
class ViewWindow;

/// This tool takes a bone with the left button: by the handles of the selected bone, and by the
/// squares of any IK controller. It reports each step of the mouse, and listeners change the bone.
/// With Ctrl steps are ten times finer. A press that doesn't move is a click, which isn't for this
/// tool unless it was on a handle with no bone under it.
class BoneHandleTool : public QObject, public ViewTool {
  Q_OBJECT
 public:
  /// A source gives the handles of a bone as in the picture shown last.
  using Source = std::function<BoneHandles(ActorId, std::int32_t)>;

  BoneHandleTool(const ViewWindow& view, const BonePointer& pointer, QObject* parent = nullptr)
      : QObject(parent), view_(view), pointer_(pointer) {}

  void setSource(Source source) { source_ = std::move(source); }
  /// Sets the handles that the picture shows.
  void setShown(const BoneHandles& handles);
  /// Returns the handle that is held or pointed at, for the picture.
  [[nodiscard]] BoneHandle lit() const { return held_.kind != BoneHandle::Kind::None ? held_ : pointed_; }
  /// Returns the actor of lit().
  [[nodiscard]] ActorId litActor() const { return held_.kind != BoneHandle::Kind::None ? actor_ : shown_.actor; }
  [[nodiscard]] std::int32_t litBone() const { return held_.kind != BoneHandle::Kind::None ? bone_ : shown_.bone; }
  [[nodiscard]] bool dragging() const { return steps_.dragging(); }
  /// Releases the handle without a signal, because the dragged bone no longer exists.
  void abandon();

  bool press(const QMouseEvent& event) override;
  void drag(const QMouseEvent& event) override;
  void release(const QMouseEvent& event) override;
  bool click(const QMouseEvent& event) override;
  void point(QPoint at) override;
  void leave() override;
  bool cancel() override;

 signals:
  void litChanged();
  void began(app::ActorId actor, int bone);   ///< a drag of that bone begins
  void dragged(const base::Transform& step);  ///< the step as draggedBy() returns it
  void ended();                               ///< the bone is released where it is
  void cancelled();                           ///< the bone returns to where it was

 private:
  [[nodiscard]] BoneHandle shownAt(QPointF at) const;
  void take(BoneHandle handle, ActorId actor, std::int32_t bone);
  void light(BoneHandle pointed);

  const ViewWindow& view_;
  const BonePointer& pointer_;
  Source source_;
  BoneHandles shown_;
  BoneHandle pointed_, held_;
  ActorId actor_ = 0;       // of the bone that is held
  std::int32_t bone_ = -1;  // the bone that is held
  DragSteps steps_;
};

}  // namespace app
