// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <span>
#include <utility>
#include <vector>

#include <QObject>
#include <QPoint>
#include <QPointF>

#include "app/show/show.h"
#include "app/stage/view_tool.h"
#include "app/view/bone_overlay.h"
#include "app/view/target_marks.h"

namespace app {

class ViewWindow;

/// This tool finds the target or the bone mark under the mouse and the one that is clicked with the
/// left button; where there is none, the rigid body. A target goes before a bone in the same place.
/// The right button chooses a bone, too, for the menu that it opens. It takes no drag.
class BonePointer : public QObject, public ViewTool {
  Q_OBJECT
 public:
  explicit BonePointer(const ViewWindow& view, QObject* parent = nullptr) : QObject(parent), view_(view) {}

  /// Sets the marks of the shown picture, each with its actor, and its targets. Marks are empty
  /// while bones aren't shown.
  void setMarks(const std::vector<OverlayMark>& marks, std::span<const TargetMark> targets);
  /// A source finds the body at a position in the view, in the shown picture. Body -1 is none, as
  /// while bodies aren't shown.
  struct Body {
    ActorId actor = 0;
    std::int32_t body = -1;
    bool operator==(const Body&) const = default;
  };
  using BodySource = std::function<Body(QPointF)>;
  void setBodySource(BodySource source) { bodyAt_ = std::move(source); }
  [[nodiscard]] ActorId actor() const { return actor_; }
  /// Returns the mark within reach of a position in the view, a target's or a bone's, or null.
  [[nodiscard]] const OverlayMark* markUnder(QPointF at) const;
  /// Returns the target within reach of a position, or null. There is none where the mark of
  /// another bone is clearly nearer.
  [[nodiscard]] const TargetMark* targetUnder(QPointF at) const;
  /// Returns the mark of a bone within reach of a position, whether a target is there or not; or
  /// null.
  [[nodiscard]] const OverlayMark* boneUnder(QPointF at) const;

  bool click(const QMouseEvent& event) override;
  void point(QPoint at) override;
  void leave() override;

 signals:
  /// Bone -1 means no bone any more. The position is in the view.
  void hovered(app::ActorId actor, int bone, QPoint position);

  /// A click on a target, or while bones are shown. Bone -1 means that no bone was hit.
  void chosen(app::ActorId actor, int bone);

  /// A click with Shift on a bone's mark: the chain from the selected bone to it, or back, is
  /// wanted.
  void reachWanted(app::ActorId actor, int bone);

  /// This is as hovered(), where there is no bone.
  void bodyHovered(app::ActorId actor, int body, QPoint position);
  void bodyChosen(app::ActorId actor, int body);  ///< a body was clicked where there is no bone

 private:
  void find();

  const ViewWindow& view_;
  std::vector<OverlayMark> marks_;
  std::vector<TargetMark> targets_;
  QPoint pointer_{-1, -1};
  int bone_ = -1;
  ActorId actor_ = 0;
  BodySource bodyAt_;
  Body body_;
};

}  // namespace app
