// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <utility>

#include <QObject>
#include <QPoint>
#include <QPointF>

#include "app/show/show.h"
#include "app/stage/view_tool.h"

namespace app {

/// This tool tells which model is clicked, and where a menu is wanted by the right button. It is
/// the last one: bones and bodies that are shown come first.
class ModelPointer : public QObject, public ViewTool {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// A source finds the model at a position in the view, in the shown picture; 0: none.
  using Source = std::function<ActorId(QPointF)>;
  void setSource(Source source) { modelAt_ = std::move(source); }

  bool click(const QMouseEvent& event) override;

 signals:
  void chosen(app::ActorId actor);                       ///< never 0
  void menuWanted(app::ActorId actor, QPoint onScreen);  ///< 0: beside all models
 private:
  Source modelAt_;
};

}  // namespace app
