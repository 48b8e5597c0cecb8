// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/show_overlay.h"

#include <algorithm>

#include "app/view/chain_overlay.h"
#include "app/view/handle_overlay.h"
#include "app/view/limit_overlay.h"
#include "app/view/step_overlay.h"

namespace app {

bool standsInFirstView(std::span<const ShownActor> standIns, ActorId id) { return inFirstView(standIns, id) != id; }

ActorId inFirstView(std::span<const ShownActor> standIns, ActorId id) {
  const auto at =
      std::ranges::find_if(standIns, [id](const ShownActor& of) { return of.ghostOf == id && (of.views & 1U) != 0; });
  return at != standIns.end() ? at->id : id;
}

void ShowOverlay::draw(const Show& show, const ShowFrame& frame, const OverlayChoice& choice, const OverlayView& view) {
  triangles_.clear();
  texts_.clear();
  room_ = {};
  forgetMarks();
  std::erase_if(tails_, [&](const auto& each) { return !choice.limits || show.actor(each.first) == nullptr; });
  for (ShownActor shown : frame.actors) {
    if (!shown.frame->visible) continue;
    const Actor& actor = *show.actor(shown.id);
    const ActorId seen = inFirstView(frame.standIns, shown.id);
    const bool itself = seen == shown.id;
    for (const ShownActor& of : frame.standIns)
      if (of.ghostOf == shown.id && (of.views & 1U) != 0) shown.frame = of.frame;
    const OverlayView own{inModelSpace(view.camera, shown.frame->placement), view.pixels, view.scale, view.marksBySize};
    if (choice.bones || choice.names)
      drawBones(actor, shown, shown.id == choice.actor ? choice.bone : -1, own, choice.bones);
    if (choice.limits) drawLimits(actor, shown, choice, own);
    if (choice.bodies && itself) drawBodies(actor, shown.id == choice.bodyOf ? choice.body : -1, own);
    if (choice.chain >= 0 && shown.id == choice.chainOf) drawChain(actor, shown, choice.chain, own);
    if (choice.step != nullptr && seen == choice.stepOf) StepOverlayJob{choice.step, own, &triangles_, &texts_}.run();
    if (choice.bones && choice.handles && itself && shown.id == choice.actor)
      handles_ = handlesOf(actor, shown.id, choice.bone, own);
  }
  drawTargets(show, frame, choice, view);
  if (!handles_.any()) return;
  HandleOverlayJob job;
  job.handles = &handles_;
  job.lit = choice.lit;
  job.triangles = &triangles_;
  job.run();
}

void ShowOverlay::drawBones(const Actor& actor, const ShownActor& shown, std::int32_t selected, const OverlayView& view,
                            bool seen) {
  BoneOverlayJob job;
  job.model = &actor.model();
  job.skeleton = &actor.skeleton();
  job.boneModels = shown.frame->boneModels;
  job.ikEnabled = shown.frame->ikEnabled;
  job.actor = shown.id;
  job.selected = selected;
  if (actor.switches().editsOn) job.edited = actor.switches().edits.bones();
  job.view = view;
  job.room = &room_;
  job.triangles = seen ? &triangles_ : nullptr;
  job.marks = &marks_;
  job.run();
}

void ShowOverlay::drawChain(const Actor& actor, const ShownActor& shown, std::int32_t chain, const OverlayView& view) {
  const auto& chains = actor.skeleton().chains;
  if (static_cast<std::size_t>(chain) >= chains.size()) return;
  ChainOverlayJob job;
  job.chain = &chains[static_cast<std::size_t>(chain)];
  job.boneModels = shown.frame->boneModels;
  job.view = view;
  job.triangles = &triangles_;
  job.run();
}

void ShowOverlay::drawLimits(const Actor& actor, const ShownActor& shown, const OverlayChoice& choice,
                             const OverlayView& view) {
  const FileLimits file{shown.id == choice.chainOf ? choice.chain : -1, shown.id == choice.actor ? choice.bone : -1};
  const std::size_t before = limits_.size();
  Tails& known = tails_[shown.id];
  if (known.of.lock() != actor.loadedModel()) known = {actor.loadedModel(), restTails(actor.model())};
  if (!addJointLimits(actor, shown.id, shown.frame->boneModels, known.tails, file, view, room_.limits, limits_))
    room_.full = true;
  LimitOverlayJob job;
  job.limits = std::span(limits_).subspan(before);
  job.lit = choice.litLimit;
  job.triangles = &triangles_;
  job.run();
}

void ShowOverlay::drawTargets(const Show& show, const ShowFrame& frame, const OverlayChoice& choice,
                              const OverlayView& view) {
  addTargets(show, frame, choice.targets, view, targets_);
  TargetOverlayJob job;
  job.targets = targets_;
  job.lit = choice.litTarget;
  job.bones = choice.bones;
  job.view = view;
  job.triangles = &triangles_;
  job.run();
  // Among the bones' marks the squares of IK bones are the targets: they go before the effectors
  // that lie in them.
  if (!choice.bones) return;
  const std::size_t drawn = targets_.size();
  addTargets(show, frame, {false, true}, view, targets_);
  for (TargetMark& target : std::span(targets_).subspan(drawn)) target.own = false;
}

void ShowOverlay::drawBodies(const Actor& actor, std::int32_t selected, const OverlayView& view) {
  const MotionPhysics* physics = actor.physics();
  if (physics == nullptr) return;
  overlayBodies(actor.model(), *physics, bodies_);
  BodyOverlayJob job;
  job.model = &actor.model();
  job.bodies = bodies_;
  job.selected = selected;
  job.view = view;
  job.room = &room_;
  job.triangles = &triangles_;
  job.run();
}

}  // namespace app
