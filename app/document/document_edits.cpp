// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file has the part of document.h about edits by hand.

#include <utility>

#include "app/document/document.h"
#include "app/language/live_text.h"

namespace app {

void Document::preview(ActorId id, Edits edits) {
  if (state_.find(id) == nullptr) return;
  if (previewed_ != id) endPreview();
  previewed_ = id;
  show_.actor(id)->setEdits(std::move(edits));
  emit editsChanged({id});
}

void Document::previewGoals(ActorId id, std::vector<Goal> goals) {
  if (state_.find(id) == nullptr) return;
  if (previewed_ != id) endPreview();
  previewed_ = id;
  show_.actor(id)->setGoals(std::move(goals));
  emit editsChanged({id});
}

void Document::previewFreedoms(ActorId id, std::vector<ik::solvers::BoneFreedom> freedoms) {
  if (state_.find(id) == nullptr) return;
  if (previewed_ != id) endPreview();
  previewed_ = id;
  show_.actor(id)->set(&ActorSwitches::freedoms, std::move(freedoms));
  emit editsChanged({id});
}

void Document::endPreview() {
  const ActorId id = std::exchange(previewed_, 0);
  const DocumentActor* actor = state_.find(id);
  if (actor == nullptr) return;
  show_.actor(id)->setEdits(actor->switches.edits, actor->switches.editsOn);
  show_.actor(id)->setGoals(actor->switches.goals);
  show_.actor(id)->set(&ActorSwitches::freedoms, actor->switches.freedoms);
  emit editsChanged({id});
  emit previewEnded();
}

void Document::setEdits(ActorId id, const LiveText& name, const Edits& edits, bool merge, ActorId of) {
  const DocumentActor* actor = state_.find(id);
  if (actor == nullptr) return;
  if (actor->switches.edits == edits) return endPreview();
  change(
      name,
      [&](DocumentState& state) {
        ActorSwitches& switches = state.find(id)->switches;
        switches.edits = edits;
        switches.editsOn = true;
      },
      merge, of);
}

void Document::setGoals(ActorId id, const LiveText& name, const std::vector<Goal>& goals, bool merge, ActorId of) {
  const DocumentActor* actor = state_.find(id);
  if (actor == nullptr) return;
  if (actor->switches.goals == goals) return endPreview();
  change(
      name, [&](DocumentState& state) { state.find(id)->switches.goals = goals; }, merge, of);
}

void Document::setFreedoms(ActorId id, const LiveText& name, const std::vector<ik::solvers::BoneFreedom>& freedoms,
                           bool merge, ActorId of) {
  const DocumentActor* actor = state_.find(id);
  if (actor == nullptr) return;
  if (actor->switches.freedoms == freedoms) return endPreview();
  change(
      name, [&](DocumentState& state) { state.find(id)->switches.freedoms = freedoms; }, merge, of);
}

void Document::resetEdits(ActorId id, const LiveText& name, const Edits& rest) {
  const DocumentActor* actor = state_.find(id);
  if (actor == nullptr) return;
  if (actor->switches.edits == rest) return endPreview();
  change(name, [&](DocumentState& state) { state.find(id)->switches.edits = rest; });
}

}  // namespace app
