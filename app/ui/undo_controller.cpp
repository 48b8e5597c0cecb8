// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/undo_controller.h"

#include <QAction>
#include <QApplication>
#include <QMenuBar>
#include <QUndoStack>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/open_playlist.h"
#include "app/language/action_text.h"
#include "app/widgets/text.h"

namespace app {

UndoController::UndoController(Document& document, OpenPlaylist& playlist, const QWidget& playlistPanel,
                               const WindowActions& actions)
    : actions_(actions) {
  steps_.addStack(&document.undoStack());
  steps_.addStack(&playlist.undoStack());
  steps_.setActiveStack(&document.undoStack());
  connect(actions_[ActionId::Undo], &QAction::triggered, &steps_, &QUndoGroup::undo);
  connect(actions_[ActionId::Redo], &QAction::triggered, &steps_, &QUndoGroup::redo);
  connect(&steps_, &QUndoGroup::canUndoChanged, actions_[ActionId::Undo], &QAction::setEnabled);
  connect(&steps_, &QUndoGroup::canRedoChanged, actions_[ActionId::Redo], &QAction::setEnabled);
  for (const auto named : {&QUndoGroup::undoTextChanged, &QUndoGroup::redoTextChanged})
    connect(&steps_, named, this, &UndoController::showSteps);
  connect(qApp, &QApplication::focusChanged, this, [&, this](const QWidget*, const QWidget* now) {
    // The menu in which one chooses Undo belongs to where the keyboard was.
    if (now == nullptr || now->window() != playlistPanel.window() || qobject_cast<const QMenuBar*>(now) != nullptr)
      return;
    steps_.setActiveStack(playlistPanel.isAncestorOf(now) ? &playlist.undoStack() : &document.undoStack());
  });
}

/// Their tips have the text without the step, and with the keys as other tips.
void UndoController::showSteps() {
  const QString undone = actionText(steps_.undoText());
  const QString redone = actionText(steps_.redoText());
  actions_[ActionId::Undo]->setText(undone.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undone));
  actions_[ActionId::Redo]->setText(redone.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(redone));
  for (const auto& [action, text] :
       {std::pair(actions_[ActionId::Undo], tr("&Undo")), {actions_[ActionId::Redo], tr("&Redo")}}) {
    const QString plain = plainActionText(text);
    if (action->toolTip() != withKeys(plain, *action)) action->setToolTip(plain);
  }
}

}  // namespace app
