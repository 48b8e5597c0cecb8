// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "app/show/show.h"
#include "app/ui/window_parts.h"

class QAction;

namespace app {

class CommentPanel;
class PanelDocks;

/// This tells of a model's comment once, when the model is opened for the first time: it has the
/// terms of use. A message offers to read it, so no panel is pushed away.
class CommentController : public QObject {
  Q_OBJECT
 public:
  CommentController(CommentPanel& panel, PanelDocks& docks, const ShowParts& show, const WindowParts& parts);

  /// Must be called when files were opened.
  void onLoaded();

 private:
  const CommentPanel& panel_;
  const ShowParts show_;
  const WindowParts parts_;
  QAction* read_;
  ActorId model_ = 0;  // the one of which the message tells
};

}  // namespace app
