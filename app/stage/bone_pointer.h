// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <QObject>
#include <QPoint>
#include <QPointF>

#include "app/show/show.h"
#include "app/stage/view_tool.h"
#include "app/view/bone_overlay.h"

namespace app {

class ViewWindow;

/// Tells which bone's mark the mouse points at, and which one is clicked with the left button; where there is none, which
/// rigid body. It takes no drag.
class BonePointer : public QObject, public ViewTool {
  Q_OBJECT
 public:
  explicit BonePointer(const ViewWindow& view, QObject* parent = nullptr) : QObject(parent), view_(view) {}

  /// Those of the picture shown, each with its actor; none while bones aren't shown.
  void setMarks(const std::vector<OverlayMark>& marks);
  /// What finds the body at a place in the view, of the picture shown; body -1: none, as while bodies aren't shown.
  struct Body {
    ActorId actor = 0;
    std::int32_t body = -1;
    bool operator==(const Body&) const = default;
  };
  using BodySource = std::function<Body(QPointF)>;
  void setBodySource(BodySource source) { bodyAt_ = std::move(source); }
  [[nodiscard]] ActorId actor() const { return actor_; }
  /// The one within reach of a place in the view, or null.
  [[nodiscard]] const OverlayMark* markUnder(QPointF at) const;

  bool click(const QMouseEvent& event) override;
  void point(QPoint at) override;
  void leave() override;

 signals:
  void hovered(app::ActorId actor, int bone, QPoint position);  ///< bone -1: none any more; position in the view

  /// Clicked while bones are shown; bone -1: beside all of them.
  void chosen(app::ActorId actor, int bone);

  void bodyHovered(app::ActorId actor, int body, QPoint position);  ///< as hovered(), where no bone is
  void bodyChosen(app::ActorId actor, int body);                    ///< clicked, where no bone is; there is one

 private:
  void find();

  const ViewWindow& view_;
  std::vector<OverlayMark> marks_;
  QPoint pointer_{-1, -1};
  int bone_ = -1;
  ActorId actor_ = 0;
  BodySource bodyAt_;
  Body body_;
};

}  // namespace app
