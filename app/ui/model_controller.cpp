// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/model_controller.h"

#include <QAction>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/selection.h"

namespace app {

ModelController::ModelController(Document& document, Selection& selection, const WindowActions& actions)
    : document_(document), selection_(selection), actions_(actions) {
  connect(actions_[ActionId::Duplicate], &QAction::triggered, this,
          [this] { selection_.setActor(document_.duplicate(selection_.actor())); });
  connect(actions_[ActionId::Remove], &QAction::triggered, this, [this] { document_.remove(selection_.actor()); });
  connect(&document_, &Document::actorsChanged, this, &ModelController::showPossible);
  connect(&selection_, &Selection::actorChanged, this, &ModelController::showPossible);
  showPossible();
}

void ModelController::showPossible() {
  const bool any = document_.state().find(selection_.actor()) != nullptr;
  for (QAction* action : {actions_[ActionId::Duplicate], actions_[ActionId::Remove]}) action->setEnabled(any);
}

}  // namespace app
