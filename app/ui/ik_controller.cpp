// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/ik_controller.h"

#include <algorithm>

#include <QAction>
#include <QActionGroup>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/language/action_text.h"
#include "app/language/live_text.h"

namespace app {

IkController::IkController(Document& document, Selection& selection, const WindowActions& actions)
    : document_(document), selection_(selection), actions_(actions) {
  connect(actions_[ActionId::Ik], &QAction::triggered, this, [this] { document_.switchIk(selection_.actor()); });
  connect(actions_.ikModes, &QActionGroup::triggered, this, [this](const QAction* action) {
    document_.setIkMode(selection_.actor(), static_cast<IkMode>(action->data().toInt()));
  });
  connect(&document_, &Document::switchesChanged, this, [this](const ActorIds& ids) {
    if (selection_.isOneOf(ids)) showState();
  });
  keepTranslated(this, [this] { showState(); });  // after the table, whose tip is another
}

void IkController::showState() {
  const DocumentActor* shown = document_.state().find(selection_.actor());
  const auto modes = shown == nullptr ? std::vector<IkMode>() : shown->switches.chains;
  const bool alike = !modes.empty() && std::ranges::all_of(modes, [&](IkMode m) { return m == modes.front(); });
  for (QAction* action : actions_.ikModes->actions()) {
    action->setChecked(alike && action->data().toInt() == static_cast<int>(modes.front()));
    action->setEnabled(!modes.empty());
  }
  const bool off = alike && modes.front() == IkMode::Off;
  const QString state = modes.empty()                     ? tr("none")
                        : !alike                          ? tr("mixed")
                        : modes.front() == IkMode::Motion ? tr("motion")
                        : off                             ? tr("off")
                                                          : tr("on");
  actions_[ActionId::Ik]->setEnabled(!modes.empty());
  actions_[ActionId::Ik]->setChecked(!modes.empty() && !off);
  actions_[ActionId::Ik]->setIconText(tr("IK: %1").arg(state));
  describe(*actions_[ActionId::Ik], tr("Switch IK off and back"));
}

}  // namespace app
