// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QObject>
#include <QPoint>
#include <QPointF>

#include "app/show/show.h"
#include "app/stage/view_tool.h"
#include "app/view/bone_overlay.h"

namespace app {

class ViewWindow;

/// Tells which bone's mark the mouse points at, and which one is clicked with the left button. It takes no drag.
class BonePointer : public QObject, public ViewTool {
  Q_OBJECT
 public:
  explicit BonePointer(const ViewWindow& view, QObject* parent = nullptr) : QObject(parent), view_(view) {}

  /// Those of the picture shown, each with its actor; none while bones aren't shown.
  void setMarks(const std::vector<OverlayMark>& marks);
  [[nodiscard]] ActorId actor() const { return actor_; }

  bool click(const QMouseEvent& event) override;
  void point(QPoint at) override;
  void leave() override;

 signals:
  void hovered(app::ActorId actor, int bone, QPoint position);  ///< bone -1: none any more; position in the view

  /// Clicked while bones are shown; bone -1: beside all of them.
  void chosen(app::ActorId actor, int bone);

 private:
  [[nodiscard]] const OverlayMark* markUnder(QPointF at) const;
  void find();

  const ViewWindow& view_;
  std::vector<OverlayMark> marks_;
  QPoint pointer_{-1, -1};
  int bone_ = -1;
  ActorId actor_ = 0;
};

}  // namespace app
