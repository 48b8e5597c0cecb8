// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/selection_keeper.h"

#include "app/document/document.h"
#include "app/document/selection.h"

namespace app {

SelectionKeeper::SelectionKeeper(Document& document, Selection& selection)
    : document_(document), selection_(selection) {
  connect(&document_, &Document::actorsChanged, this, &SelectionKeeper::onActorsChanged);
  connect(&selection_, &Selection::actorChanged, this, &SelectionKeeper::rememberModel);
}

void SelectionKeeper::onActorsChanged() {
  const auto& actors = document_.state().actors;
  if (document_.state().find(selection_.actor()) == nullptr) selection_.setActor(actors.empty() ? 0 : actors.back().id);
  const DocumentActor* selected = document_.state().find(selection_.actor());
  if (selected != nullptr && model_ != nullptr && selected->model != model_)
    selection_.setParts(sameParts(selection_.parts(), model_->model, selected->model->model));
  rememberModel();
}

void SelectionKeeper::rememberModel() {
  const DocumentActor* selected = document_.state().find(selection_.actor());
  model_ = selected == nullptr ? nullptr : selected->model;
}

}  // namespace app
