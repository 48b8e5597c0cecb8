// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/comment_controller.h"

#include <QAction>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/live_text.h"
#include "app/panels/comment_panel.h"
#include "app/ui/panel_docks.h"
#include "app/ui/show_file.h"
#include "app/ui/window_messages.h"
#include "app/ui/window_settings.h"
#include "app/widgets/chain_text.h"

namespace app {

CommentController::CommentController(CommentPanel& panel, PanelDocks& docks, const ShowParts& show,
                                     const WindowParts& parts)
    : panel_(panel), show_(show), parts_(parts), read_(new QAction(this)) {
  keepTranslated(this, [this] { read_->setText(tr("Read It")); });
  connect(read_, &QAction::triggered, &docks, [this, &panel, &docks] {
    if (show_.document.state().find(model_) != nullptr) show_.selection.setActor(model_);
    docks.bring(&panel);
    parts_.messages.hide(read_);
  });
}

void CommentController::onLoaded() {
  const DocumentActor* selected = show_.document.state().find(show_.selection.actor());
  if (selected == nullptr || show_.file.showsDemo() || !panel_.says()) return;
  const ContentHash& model = selected->model->hash;
  if (parts_.settings.commentShown(model)) return;
  parts_.settings.setCommentShown(model);
  model_ = selected->id;
  const QString name = modelName(*selected->model);
  parts_.messages.add([name] { return tr("The maker of %1 left a comment").arg(name); }, read_);
}

}  // namespace app
