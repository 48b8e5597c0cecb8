// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QObject>
#include <QPoint>
#include <QPointF>

#include "app/show/show.h"
#include "app/stage/drag_steps.h"
#include "app/stage/view_tool.h"
#include "app/view/target_marks.h"

namespace app {

class BonePointer;
class ViewWindow;

/// This tool takes a target or a bone with the left button: a target by its mark, the selected bone
/// by its handles, and any IK controller by its squares. It reports each step of the mouse, and
/// listeners change the bone. With Ctrl steps are ten times finer. A press that doesn't move is a
/// click, which isn't for this tool unless it was on a handle with no bone under it.
class BoneHandleTool : public QObject, public ViewTool {
  Q_OBJECT
 public:
  /// This is what a drag moves, and whether it was taken by the mark of a target, which was at a
  /// place in the world then.
  struct Held : DraggedBone {
    bool target = false;
    base::Vec3 place{0.0F};
    [[nodiscard]] bool isSame(const Held& other) const {
      return DraggedBone(*this) == DraggedBone(other) && target == other.target;
    }
  };
  /// A source gives the handles of a bone or a target as in the picture shown last.
  using Source = std::function<BoneHandles(const Held&)>;

  BoneHandleTool(const ViewWindow& view, const BonePointer& pointer, QObject* parent = nullptr)
      : QObject(parent), view_(view), pointer_(pointer) {}

  void setSource(Source source) { source_ = std::move(source); }
  /// Sets the handles that the picture shows.
  void setShown(const BoneHandles& handles);
  /// Returns the handle that is held or pointed at, for the picture.
  [[nodiscard]] BoneHandle lit() const { return holds() ? held_ : pointed_; }
  /// Returns what lit() would move.
  [[nodiscard]] Held litBone() const;
  [[nodiscard]] bool holds() const { return held_.kind != BoneHandle::Kind::None; }
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
  void began(const app::DraggedBone& what);   ///< a drag of that bone or target begins
  void dragged(const base::Transform& step);  ///< the step as draggedBy() returns it
  void ended();                               ///< the bone is released where it is
  void cancelled();                           ///< the bone returns to where it was

 private:
  [[nodiscard]] BoneHandle shownAt(QPointF at) const;
  [[nodiscard]] const TargetMark* targetAt(QPointF at) const;
  void light(BoneHandle pointed, const Held& target);

  const ViewWindow& view_;
  const BonePointer& pointer_;
  Source source_;
  BoneHandles shown_;
  BoneHandle pointed_, held_;
  Held what_;           // that is held
  Held pointedTarget_;  // the target under the mouse
  QPoint mouse_{-1, -1};
  DragSteps steps_;
};

}  // namespace app
