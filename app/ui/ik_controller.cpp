// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/ik_controller.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <QAction>
#include <QActionGroup>
#include <QToolBar>
#include <QToolButton>

#include "app/actions/window_actions.h"
#include "app/document/selection.h"
#include "app/language/action_text.h"
#include "app/language/live_text.h"
#include "app/playback/playback.h"
#include "app/ui/window_messages.h"
#include "app/widgets/centred_label.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr std::size_t kMaxNamed = 3;  // models in a message; of more it says how many

/// Returns the mode of all chains of these models; none if they differ, or if there are none.
std::optional<IkMode> modeOf(const DocumentState& state, const ActorIds& ids) {
  std::optional<IkMode> common;
  for (const ActorId id : ids) {
    const DocumentActor* actor = state.find(id);
    if (actor == nullptr) continue;
    for (const IkMode mode : actor->switches.chains) {
      if (common && *common != mode) return std::nullopt;
      common = mode;
    }
  }
  return common;
}

}  // namespace

IkController::IkController(const ShowParts& show, const WindowParts& parts)
    : document_(show.document),
      selection_(show.selection),
      playback_(show.playback),
      messages_(parts.messages),
      actions_(parts.actions) {
  connect(actions_[ActionId::Ik], &QAction::triggered, this, [this] { switchIk(withChains()); });
  connect(actions_[ActionId::IkSelected], &QAction::triggered, this, [this] { switchIk({selection_.actor()}); });
  connect(actions_.ikModes, &QActionGroup::triggered, this, [this](const QAction* action) {
    const ActorIds all = withChains();
    document_.setIkMode(all, static_cast<IkMode>(action->data().toInt()));
    showState();  // the group lets go of a tick that is clicked again
    sayNext(all);
  });
  connect(&document_, &Document::switchesChanged, this, &IkController::showState);
  connect(&document_, &Document::actorsChanged, this, &IkController::showState);
  connect(&selection_, &Selection::actorChanged, this, &IkController::showState);
  connect(&playback_, &Playback::frameShown, this, &IkController::say);
  if (auto* button = qobject_cast<QToolButton*>(actions_.toolBar->widgetForAction(actions_[ActionId::Ik])))
    CentredLabel::give(*button);
  keepTranslated(this, [this] {
    fitButton();
    showState();  // after the table, whose tip is another
  });
}

ActorIds IkController::withChains() const {
  ActorIds ids;
  for (const DocumentActor& actor : document_.state().actors)
    if (!actor.switches.chains.empty()) ids.push_back(actor.id);
  return ids;
}

bool IkController::solvesAny(ActorId id) const {
  const ActorFrame* shown = playback_.frame(id);
  return shown == nullptr || std::ranges::count(shown->ikEnabled, 0) < std::ssize(shown->ikEnabled);
}

/// Switches to what the picture isn't now: off where chains are solved, on where the motion has
/// them all off; and back.
void IkController::switchIk(const ActorIds& ids) {
  const bool solved = std::ranges::any_of(ids, [this](ActorId id) { return solvesAny(id); });
  document_.switchIk(ids, solved ? IkMode::Off : IkMode::On);
  showState();  // Qt has changed the tick
  sayNext(ids);
}

void IkController::sayNext(const ActorIds& ids) {
  switched_ = ids;
  if (playback_.frame(ids.empty() ? 0 : ids.front()) == nullptr) switched_.clear();
  playback_.refresh();  // also where nothing has changed
}

void IkController::say() {
  const ActorIds ids = std::exchange(switched_, {});
  if (ids.empty()) return;
  QStringList names;
  for (const ActorId id : ids)
    if (const DocumentActor* actor = document_.state().find(id)) names << modelName(*actor->model);
  const QString who = ids.size() > kMaxNamed ? tr("%n model(s)", "", static_cast<int>(ids.size())) : enumerated(names);
  const std::optional<IkMode> mode = modeOf(document_.state(), ids);
  const bool solved = std::ranges::any_of(ids, [this](ActorId id) { return solvesAny(id); });
  messages_.sayOverPicture(!mode                  ? tr("IK as before: %1").arg(who)
                           : *mode == IkMode::On  ? tr("IK on: %1").arg(who)
                           : *mode == IkMode::Off ? tr("IK off: %1").arg(who)
                           : solved               ? tr("IK as the motion: %1").arg(who)
                                                  : tr("IK as the motion, off here: %1").arg(who));
}

/// Gives the button the width of its longest words, so that those beside it stay where they are.
void IkController::fitButton() {
  QWidget* button = actions_.toolBar->widgetForAction(actions_[ActionId::Ik]);
  if (button == nullptr) return;
  int width = 0;
  button->setMinimumWidth(0);
  for (const QString& words : {tr("IK on"), tr("IK off"), tr("IK: as the motion"), tr("IK: mixed")}) {
    actions_[ActionId::Ik]->setIconText(words);
    width = std::max(width, button->sizeHint().width());
  }
  button->setMinimumWidth(width);
}

void IkController::showState() {
  const ActorIds all = withChains();
  const std::optional<IkMode> mode = modeOf(document_.state(), all);
  for (QAction* action : actions_.ikModes->actions()) {
    action->setChecked(mode && action->data().toInt() == static_cast<int>(*mode));
    action->setEnabled(!all.empty());
  }
  QAction* ik = actions_[ActionId::Ik];
  ik->setEnabled(!all.empty());
  ik->setChecked(!all.empty() && mode != IkMode::Off);
  ik->setIconText(all.empty()            ? tr("IK")
                  : !mode                ? tr("IK: mixed")
                  : *mode == IkMode::On  ? tr("IK on")
                  : *mode == IkMode::Off ? tr("IK off")
                                         : tr("IK: as the motion"));
  describe(*ik, tr("Inverse kinematics keeps feet where the motion puts them. Switch it off and back, for all models"));
  const DocumentActor* selected = document_.state().find(selection_.actor());
  const bool any = selected != nullptr && !selected->switches.chains.empty();
  QAction* ofSelected = actions_[ActionId::IkSelected];
  ofSelected->setEnabled(any);
  ofSelected->setChecked(any && modeOf(document_.state(), {selection_.actor()}) != IkMode::Off);
  describe(*ofSelected, tr("Switch IK off and back, for the selected model alone"));
}

}  // namespace app
