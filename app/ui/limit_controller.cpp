// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/limit_controller.h"

#include <algorithm>
#include <cmath>

#include <QAction>
#include <QLocale>
#include <QMainWindow>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/playback/playback.h"
#include "app/show/joint_value.h"
#include "app/stage/limit_tool.h"
#include "app/ui/window_messages.h"
#include "app/widgets/chain_text.h"

namespace app {
namespace {

using ik::solvers::BoneFreedom, ik::solvers::LimitKind;

constexpr double kDegreesPerRadian = 180.0 / ik::solvers::kPi;
constexpr double kAngleStep = 0.1 / kDegreesPerRadian, kWayStep = 0.01;  // as the panel's fields have them

double rounded(double value, const LimitHandle& handle) {
  const double step = handle.kind == LimitHandle::Kind::Way ? kWayStep : kAngleStep;
  return std::round(value / step) * step;
}

BoneFreedom* freedomIn(std::vector<BoneFreedom>& freedoms, std::int32_t bone) {
  const auto at = std::ranges::find(freedoms, bone, &BoneFreedom::bone);
  return at == freedoms.end() ? nullptr : &*at;
}

/// Returns whether a freedom keeps its bone from turning and sliding.
bool locks(const BoneFreedom& freedom) {
  if (freedom.slide && freedom.slide->upper > freedom.slide->lower) return false;
  const auto limit = freedom.limit();
  return limit && limit->kind == LimitKind::Locked;
}

/// Keeps a bone from turning and sliding: it stays where it has slid to.
void lock(BoneFreedom& freedom, const Actor& actor) {
  ik::solvers::Limit none;
  none.kind = LimitKind::Locked;
  freedom.turn = none;
  if (!freedom.slide) return;
  ik::solvers::SlideRange& slide = *freedom.slide;
  const double slid = measure({freedom.bone, true, slide.axis, slide.lower, slide.upper}, actor);
  slide.lower = slide.upper = std::clamp(slid, slide.lower, slide.upper);
}

}  // namespace

LimitController::LimitController(const ShowParts& show, LimitTool& tool, const WindowParts& parts)
    : show_(show), tool_(tool), parts_(parts) {
  connectTool();
  connectLock();
}

void LimitController::connectTool() {
  Playback& playback = show_.playback;
  tool_.setSource([&playback] { return playback.limits(); });
  connect(&playback, &Playback::frameShown, &tool_, &LimitTool::lookAgain);
  connect(&tool_, &LimitTool::litChanged, this, [this] {
    show_.playback.setLitLimit(tool_.lit());
    if (!tool_.dragging()) sayHandle(tool_.lit());
  });
  connect(&tool_, &LimitTool::began, this, &LimitController::begin);
  connect(&tool_, &LimitTool::dragged, this, &LimitController::drag);
  connect(&tool_, &LimitTool::ended, this, &LimitController::end);
  connect(&tool_, &LimitTool::cancelled, &show_.document, &Document::endPreview);
  connect(&show_.document, &Document::previewEnded, this, [this] {
    handle_ = {};
    tool_.abandon();
  });
}

void LimitController::connectLock() {
  QAction* action = parts_.actions[ActionId::LockJoint];
  connect(action, &QAction::triggered, this,
          [this](bool on) { setLocked(show_.selection.actor(), show_.selection.parts().bone, on); });
  connect(&tool_, &LimitTool::lockWanted, this, [this](ActorId actor, int bone) {
    select(actor, bone);
    setLocked(actor, bone, !isLocked(actor, bone));
  });
  connect(&show_.selection, &Selection::actorChanged, this, &LimitController::showLock);
  connect(&show_.selection, &Selection::partsChanged, this, &LimitController::showLock);
  connect(&show_.document, &Document::switchesChanged, this, &LimitController::follow);
  connect(&show_.document, &Document::actorsChanged, this, &LimitController::follow);
  connect(&show_.document, &Document::switchesChanged, this, &LimitController::showLock);
  connect(&show_.document, &Document::actorsChanged, this, &LimitController::showLock);
  follow();
  showLock();
}

QString LimitController::nameOf(ActorId actor, std::int32_t bone) const {
  const DocumentActor* of = show_.document.state().find(actor);
  return of == nullptr ? QString() : boneName(of->model->model, bone);
}

void LimitController::select(ActorId actor, std::int32_t bone) {
  show_.selection.setActor(actor);
  SelectedParts parts = show_.selection.parts();
  parts.bone = bone;
  show_.selection.setParts(parts);
}

void LimitController::begin(const LimitHandle& handle) {
  const DocumentActor* of = show_.document.state().find(handle.actor);
  if (of == nullptr || ik::solvers::freedomOf(of->switches.freedoms, handle.bone) == nullptr) return tool_.abandon();
  select(handle.actor, handle.bone);
  freedoms_ = of->switches.freedoms;
  show_.document.previewFreedoms(handle.actor, freedoms_);
  handle_ = handle;
  value_ = valueOf(*freedomIn(freedoms_, handle.bone), handle);
  dragged_ = false;
}

void LimitController::drag(double by) {
  if (!handle_.any() || show_.document.previewed() != handle_.actor || by == 0.0) return;
  BoneFreedom* freedom = freedomIn(freedoms_, handle_.bone);
  if (freedom == nullptr) return;
  value_ += by;
  dragged_ = true;
  setValue(*freedom, handle_, rounded(value_, handle_));
  sayLimit(*freedom);
  show_.document.previewFreedoms(handle_.actor, freedoms_);
}

void LimitController::end() {
  const LimitHandle handle = std::exchange(handle_, {});
  if (!handle.any()) return;
  if (!dragged_) return show_.document.endPreview();
  show_.document.setFreedoms(
      handle.actor, [] { return tr("Joint Limit"); }, freedoms_);
}

void LimitController::sayHandle(const LimitHandle& handle) {
  if (!handle.any()) return;
  const QString name = nameOf(handle.actor, handle.bone);
  const QString text = handle.kind == LimitHandle::Kind::Way ? tr("Drag to change how far %1 slides").arg(name)
                                                             : tr("Drag to change how far %1 turns").arg(name);
  parts_.messages.sayInStatusBar(tr("%1; Ctrl: finer").arg(text));
}

void LimitController::sayLimit(const BoneFreedom& freedom) {
  const QLocale locale = parts_.window.locale();
  const auto degrees = [&locale](double angle) { return locale.toString(angle * kDegreesPerRadian, 'f', 1); };
  const QString name = nameOf(handle_.actor, handle_.bone);
  LimitHandle lower = handle_, upper = handle_;
  lower.part -= handle_.part % 2;
  upper.part = lower.part + 1;
  QString text;
  switch (handle_.kind) {
    case LimitHandle::Kind::None:
      return;
    case LimitHandle::Kind::Lean:
      text = tr("%1: turns by up to %2°").arg(name, degrees(valueOf(freedom, handle_)));
      break;
    case LimitHandle::Kind::Turn:
      text =
          tr("%1: turns from %2° to %3°").arg(name, degrees(valueOf(freedom, lower)), degrees(valueOf(freedom, upper)));
      break;
    case LimitHandle::Kind::Way:
      text = tr("%1: slides from %2 to %3")
                 .arg(name, locale.toString(valueOf(freedom, lower), 'f', 2),
                      locale.toString(valueOf(freedom, upper), 'f', 2));
      break;
  }
  parts_.messages.sayInStatusBar(text);
}

bool LimitController::isLocked(ActorId actor, std::int32_t bone) const {
  const DocumentActor* of = show_.document.state().find(actor);
  const BoneFreedom* freedom = of == nullptr ? nullptr : ik::solvers::freedomOf(of->switches.freedoms, bone);
  return freedom != nullptr && locks(*freedom);
}

/// Remembers what joints were before they were locked, by whatever command, and forgets it when
/// they aren't locked any more: so that unlocking gives back the latest limit, also after undo and
/// redo.
void LimitController::follow() {
  std::map<ActorId, Freedoms> now;
  for (const DocumentActor& of : show_.document.state().actors) {
    Freedoms& here = now[of.id] = of.switches.freedoms;
    const auto before = known_.find(of.id);
    if (before == known_.end() || before->second == here) continue;
    for (const BoneFreedom& freedom : here) {
      const BoneFreedom* was = ik::solvers::freedomOf(before->second, freedom.bone);
      if (!locks(freedom) || (was != nullptr && locks(*was))) continue;
      before_[{of.id, freedom.bone}] = was != nullptr ? std::optional(*was) : std::nullopt;
    }
  }
  known_ = std::move(now);
  std::erase_if(before_, [this](const auto& each) { return !isLocked(each.first.first, each.first.second); });
}

void LimitController::setLocked(ActorId id, std::int32_t bone, bool locked) {
  const DocumentActor* of = show_.document.state().find(id);
  const Actor* actor = show_.document.show().actor(id);
  if (of == nullptr || actor == nullptr || bone < 0 || isLocked(id, bone) == locked) return showLock();
  Freedoms freedoms = of->switches.freedoms;
  BoneFreedom* freedom = freedomIn(freedoms, bone);
  const auto before = before_.find({id, bone});
  if (locked) {
    if (freedom == nullptr && freedoms.size() >= kMaxFreedoms) return showLock();
    if (freedom == nullptr) {
      BoneFreedom made;
      made.bone = bone;
      freedom = &*freedoms.insert(std::ranges::lower_bound(freedoms, bone, {}, &BoneFreedom::bone), made);
    }
    lock(*freedom, *actor);
  } else if (before != before_.end() && before->second) {
    *freedom = *before->second;
  } else {
    std::erase_if(freedoms, [bone](const BoneFreedom& each) { return each.bone == bone; });
  }
  if (locked) {
    show_.document.setFreedoms(
        id, [] { return tr("Lock Joint"); }, freedoms);
    parts_.messages.sayInStatusBar(tr("%1: locked").arg(nameOf(id, bone)));
  } else {
    show_.document.setFreedoms(
        id, [] { return tr("Unlock Joint"); }, freedoms);
    parts_.messages.sayInStatusBar(tr("%1: not locked any more").arg(nameOf(id, bone)));
  }
  showLock();
}

void LimitController::showLock() {
  QAction* action = parts_.actions[ActionId::LockJoint];
  const ActorId actor = show_.selection.actor();
  const std::int32_t bone = show_.selection.parts().bone;
  action->setEnabled(actor != 0 && bone >= 0);
  action->setChecked(isLocked(actor, bone));
}

}  // namespace app
