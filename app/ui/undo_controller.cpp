// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/undo_controller.h"

#include <QAction>
#include <QUndoStack>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/language/action_text.h"
#include "app/widgets/text.h"

namespace app {

UndoController::UndoController(Document& document, const WindowActions& actions)
    : document_(document), actions_(actions) {
  QUndoStack& undo = document_.undoStack();
  connect(actions_[ActionId::Undo], &QAction::triggered, &undo, &QUndoStack::undo);
  connect(actions_[ActionId::Redo], &QAction::triggered, &undo, &QUndoStack::redo);
  connect(&undo, &QUndoStack::canUndoChanged, actions_[ActionId::Undo], &QAction::setEnabled);
  connect(&undo, &QUndoStack::canRedoChanged, actions_[ActionId::Redo], &QAction::setEnabled);
  for (const auto named : {&QUndoStack::undoTextChanged, &QUndoStack::redoTextChanged})
    connect(&undo, named, this, &UndoController::showSteps);
}

/// Their tips have the text without the step, and with the keys as other tips.
void UndoController::showSteps() {
  const QString undone = actionText(document_.undoStack().undoText());
  const QString redone = actionText(document_.undoStack().redoText());
  actions_[ActionId::Undo]->setText(undone.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undone));
  actions_[ActionId::Redo]->setText(redone.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(redone));
  for (const auto& [action, text] :
       {std::pair(actions_[ActionId::Undo], tr("&Undo")), {actions_[ActionId::Redo], tr("&Redo")}}) {
    const QString plain = plainActionText(text);
    if (action->toolTip() != withKeys(plain, *action)) action->setToolTip(plain);
  }
}

}  // namespace app
