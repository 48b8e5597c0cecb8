// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <span>

#include <QObject>
#include <QPointF>

#include "app/show/show.h"
#include "app/stage/drag_steps.h"
#include "app/stage/view_tool.h"
#include "app/view/limit_handles.h"

namespace app {

class BonePointer;
class ViewWindow;

/// This tool takes the limits of joints with the left button: the rim of a cone, an end of an arc
/// or of a slide. It reports each step of the mouse, and listeners change the limit. With Ctrl
/// steps are ten times finer. A click with Ctrl on a joint, on a bone's mark or where limits meet,
/// is to lock it or to set it free.
class LimitTool : public QObject, public ViewTool {
  Q_OBJECT
 public:
  /// A source gives the limits in the picture shown last; none while they aren't shown.
  using Source = std::function<std::span<const JointLimit>()>;

  LimitTool(const ViewWindow& view, const BonePointer& pointer, QObject* parent = nullptr)
      : QObject(parent), view_(view), pointer_(pointer) {}

  void setSource(Source source) { source_ = std::move(source); }
  /// Returns the handle that is held or pointed at, for the picture.
  [[nodiscard]] LimitHandle lit() const { return held_.any() ? held_ : pointed_; }
  [[nodiscard]] bool dragging() const { return steps_.dragging(); }
  /// Releases the handle without a signal, because the limit no longer exists.
  void abandon();
  /// Looks again at what the mouse points at, in a new picture.
  void lookAgain();

  bool press(const QMouseEvent& event) override;
  void drag(const QMouseEvent& event) override;
  void release(const QMouseEvent& event) override;
  bool click(const QMouseEvent& event) override;
  void point(QPoint at) override;
  void leave() override;
  bool cancel() override;

 signals:
  void litChanged();
  void began(const app::LimitHandle& handle);  ///< a drag of that handle begins
  void dragged(double by);                     ///< the step as draggedBy() returns it
  void ended();                                ///< the limit stays where it is
  void cancelled();                            ///< the limit returns to where it was
  void lockWanted(app::ActorId actor, int bone);

 private:
  [[nodiscard]] std::span<const JointLimit> limits() const {
    return source_ ? source_() : std::span<const JointLimit>();
  }
  [[nodiscard]] LimitHandle shownAt(QPointF at) const;
  void light(const LimitHandle& pointed);

  const ViewWindow& view_;
  const BonePointer& pointer_;
  Source source_;
  LimitHandle pointed_, held_;
  JointLimit heldLimit_;  // where held_ is, when it was taken
  QPoint mouse_{-1, -1};
  DragSteps steps_;
};

}  // namespace app
