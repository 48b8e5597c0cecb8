// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/model_badge.h"

#include <QAction>
#include <QDockWidget>
#include <QStatusBar>
#include <QStringList>
#include <QToolButton>

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/inspect/issues_panel.h"
#include "app/language/live_text.h"
#include "app/panels/comment_panel.h"
#include "app/panels/unmatched_panel.h"
#include "app/ui/panel_docks.h"
#include "app/ui/window_settings.h"
#include "app/widgets/text.h"

namespace app {

ModelBadge::ModelBadge(const WindowPanels& panels, PanelDocks& docks, const ShowParts& show, WindowSettings& settings,
                       QStatusBar& statusBar)
    : panels_(panels), docks_(docks), show_(show), settings_(settings), button_(new QToolButton(&statusBar)) {
  button_->setObjectName(QStringLiteral("modelBadge"));
  button_->setCheckable(true);
  button_->setFocusPolicy(Qt::TabFocus);
  button_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);  // the bar keeps its height
  statusBar.addPermanentWidget(button_);
  connect(button_, &QToolButton::clicked, this, &ModelBadge::openOrClose);
  connect(docks_.model->toggleViewAction(), &QAction::toggled, button_, &QToolButton::setChecked);
  connect(docks_.model->toggleViewAction(), &QAction::toggled, this, &ModelBadge::refresh);
  connect(panels_.comment, &CommentPanel::read, this, &ModelBadge::rememberRead);
  connect(panels_.issues, &IssuesPanel::countChanged, this, &ModelBadge::refresh);
  connect(panels_.unmatched, &UnmatchedPanel::countChanged, this, &ModelBadge::refresh);
  keepTranslated(this, [this] { refresh(); });
}

void ModelBadge::refresh() {
  QStringList parts;
  const auto issues = static_cast<int>(panels_.issues->issueCount());
  const auto missing = static_cast<int>(panels_.unmatched->trackCount());
  if (issues > 0) parts << tr("%n issue(s)", "", issues);
  if (missing > 0) parts << tr("%n missing name(s)", "", missing);
  // alone it is the button's word, after others a part of a sentence
  if (hasUnreadComment()) parts << (parts.isEmpty() ? tr("Comment") : tr("comment"));
  const QString text = enumerated(parts);
  button_->setText(text);
  button_->setToolTip(
      tr("What there is to know about the model: its issues, bones and morphs of its motions that it "
         "lacks, its maker's comment"));
  button_->setAccessibleName(tr("About the model: %1").arg(text));
  button_->setVisible(!parts.isEmpty());
}

/// While the panel is open the badge stays, because it closes the panel.
bool ModelBadge::hasUnreadComment() const {
  const DocumentActor* selected = show_.document.state().find(show_.selection.actor());
  if (selected == nullptr || !panels_.comment->says()) return false;
  const ContentHash& model = selected->model->hash;
  return !docks_.model->isHidden() || (!read_.contains(model) && !settings_.commentRead(model));
}

void ModelBadge::rememberRead() {
  const DocumentActor* selected = show_.document.state().find(show_.selection.actor());
  if (selected == nullptr || !read_.insert(selected->model->hash).second) return;
  settings_.setCommentRead(selected->model->hash);
  refresh();
}

void ModelBadge::openOrClose() {
  button_->setChecked(true);  // as the dock's switch says from now on
  if (docks_.isInFront(*docks_.model)) return docks_.model->hide();
  if (!docks_.model->isHidden()) return docks_.model->raise();
  if (panels_.issues->issueCount() > 0) return docks_.bring(panels_.issues);
  if (panels_.unmatched->trackCount() > 0) return docks_.bring(panels_.unmatched);
  docks_.bring(panels_.comment);
}

}  // namespace app
