// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "app/ui/window_parts.h"

class QDockWidget;

namespace app {

class CommentPanel;

/// This shows a model's comment once, when the model is opened for the first time: it has the terms
/// of use.
class CommentController : public QObject {
  Q_OBJECT
 public:
  CommentController(const CommentPanel& panel, QDockWidget& dock, const ShowParts& show, WindowSettings& settings);

  /// Must be called when files were opened.
  void onLoaded();

 private:
  const CommentPanel& panel_;
  QDockWidget& dock_;
  const ShowParts show_;
  WindowSettings& settings_;
};

}  // namespace app
