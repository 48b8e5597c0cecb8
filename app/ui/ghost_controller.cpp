// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/ghost_controller.h"

#include <algorithm>

#include <QAction>
#include <QActionGroup>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/selection.h"

namespace app {
namespace {

int chosen(const QActionGroup& group) {
  const QAction* action = group.checkedAction();
  return action != nullptr ? action->data().toInt() : 0;
}

void tick(const QActionGroup& group, int value) {
  for (QAction* action : group.actions()) action->setChecked(action->data().toInt() == value);
}

int modeOf(const GhostChoice& ghost) {
  if (ghost.ik == IkMode::Off) return 0;
  if (!ghost.chainSolver.solver) return 1;
  const auto& all = ik::solvers::kAllSolvers;
  return 2 + static_cast<int>(std::find(all.begin(), all.end(), *ghost.chainSolver.solver) - all.begin());
}

}  // namespace

GhostController::GhostController(Document& document, Selection& selection, const WindowActions& actions)
    : document_(document), selection_(selection), actions_(actions) {
  connect(actions_[ActionId::Ghost], &QAction::triggered, this, &GhostController::change);
  // Choosing a ghost's settings also shows it.
  for (const QActionGroup* group : {actions_.ghostModes, actions_.ghostPlaces})
    connect(group, &QActionGroup::triggered, this, [this] { change(true); });
  connect(&document_, &Document::switchesChanged, this, [this](const ActorIds& ids) {
    if (selection_.isOneOf(ids)) showState();
  });
  connect(&document_, &Document::actorsChanged, this, &GhostController::showState);
  connect(&selection_, &Selection::actorChanged, this, &GhostController::showState);
  showState();
}

void GhostController::change(bool on) {
  const DocumentActor* now = document_.state().find(selection_.actor());
  std::optional<GhostChoice> ghost;
  if (on) {
    // Settings that aren't chosen here stay, including those that only a file can have.
    ghost = now != nullptr && now->switches.ghost ? *now->switches.ghost : GhostChoice();
    const int mode = chosen(*actions_.ghostModes);
    if (mode != modeOf(*ghost)) {
      ghost->ik = mode == 0 ? IkMode::Off : IkMode::On;
      ghost->chainSolver = {};
      if (mode > 1) ghost->chainSolver.solver = ik::solvers::kAllSolvers[static_cast<std::size_t>(mode - 2)];
    }
    ghost->place = static_cast<GhostPlace>(chosen(*actions_.ghostPlaces));
  }
  document_.changeActor(
      selection_.actor(), [] { return tr("Ghost"); }, [&](DocumentActor& actor) { actor.switches.ghost = ghost; });
}

void GhostController::showState() {
  const DocumentActor* shown = document_.state().find(selection_.actor());
  const bool may = shown != nullptr && !shown->model->skeleton.chains.empty();
  actions_[ActionId::Ghost]->setEnabled(may);
  for (const QActionGroup* group : {actions_.ghostModes, actions_.ghostPlaces})
    for (QAction* action : group->actions()) action->setEnabled(may);
  actions_[ActionId::Ghost]->setChecked(may && shown->switches.ghost);
  if (!may || !shown->switches.ghost) return;
  tick(*actions_.ghostModes, modeOf(*shown->switches.ghost));
  tick(*actions_.ghostPlaces, static_cast<int>(shown->switches.ghost->place));
}

}  // namespace app
