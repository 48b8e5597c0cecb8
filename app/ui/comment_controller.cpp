// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/comment_controller.h"

#include <QDockWidget>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/panels/comment_panel.h"
#include "app/ui/show_file.h"
#include "app/ui/window_settings.h"

namespace app {

CommentController::CommentController(const CommentPanel& panel, QDockWidget& dock, const ShowParts& show,
                                     WindowSettings& settings)
    : panel_(panel), dock_(dock), show_(show), settings_(settings) {}

void CommentController::onLoaded() {
  const DocumentActor* selected = show_.document.state().find(show_.selection.actor());
  if (selected == nullptr || show_.file.showsDemo() || !panel_.says()) return;
  const ContentHash& model = selected->model->hash;
  if (settings_.commentShown(model)) return;
  settings_.setCommentShown(model);
  dock_.show();
  dock_.raise();
}

}  // namespace app
