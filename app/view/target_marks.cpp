// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/target_marks.h"

#include <algorithm>
#include <array>

#include "app/view/overlay_colours.h"
#include "app/view/overlay_pen.h"
#include "app/view/sight.h"

namespace app {
namespace {

using base::Vec2, base::Vec3;

// Sizes are in pixels at scale 1. The strokes begin outside the ring around a selected bone.
constexpr float kTargetInner = 9.2F, kTargetOuter = 11.0F, kLitOuter = 12.0F;
constexpr float kStrokeFrom = 13.5F, kStrokeTo = 19.0F, kStrokeHalf = 0.9F, kLitHalf = 1.6F;
constexpr float kTargetOutline = 1.0F;

/// Finds the targets of a picture.
class Targets {
 public:
  Targets(const Show& show, const OverlayView& view, std::vector<TargetMark>& found)
      : show_(show), view_(view), lens_{view.camera.projection * view.camera.view, view.pixels}, found_(found) {}

  void addGoals(ActorId id, const Actor& actor) {
    const std::vector<Goal>& goals = actor.switches().goals;
    const auto reports = actor.goalReports();
    for (std::size_t i = 0; i < goals.size() && i < reports.size(); ++i) {
      if (goals[i].kind == GoalKind::Stand || !reports[i].fit || reports[i].weight <= 0.0F) continue;
      addPlace({id, goals[i].bone, GoalTip{i}}, goals[i].place);
      for (std::size_t k = 0; k < goals[i].more.size(); ++k)
        addPlace({id, goals[i].more[k].bone, GoalTip{i, static_cast<std::ptrdiff_t>(k)}}, goals[i].more[k].place);
    }
  }
  void addChains(ActorId id, const Actor& actor) {
    const auto& chains = actor.skeleton().chains;
    const auto& enabled = actor.frame().ikEnabled;
    for (std::size_t i = 0; i < chains.size() && i < enabled.size(); ++i)
      if (enabled[i] != 0 && chains[i].solvable() && !isLed(actor, chains[i].effector))
        addBone(id, chains[i].target, Vec3(0.0F));
  }

 private:
  /// Returns whether a goal moves a chain's target: the goal's own target is the one to drag.
  static bool isLed(const Actor& actor, std::int32_t effector) {
    const std::vector<Goal>& goals = actor.switches().goals;
    const auto reports = actor.goalReports();
    for (std::size_t i = 0; i < goals.size() && i < reports.size(); ++i)
      if (goals[i].kind == GoalKind::Reach && goals[i].bone == effector && goals[i].root == effector &&
          reports[i].fit && reports[i].weight > 0.0F)
        return true;
    return false;
  }
  void addPlace(const DraggedBone& what, const GoalPlace& place) {
    if (place.at == GoalTarget::Point) add({what, place.point});
    if (place.at == GoalTarget::Bone)
      addBone(place.actor == 0 ? what.actor : place.actor, place.targetBone, place.point);
  }
  void addBone(ActorId id, std::int32_t bone, const Vec3& point) {
    const Actor* actor = show_.actor(id);
    if (actor == nullptr || !actor->frame().visible) return;
    const bool hangs = std::ranges::any_of(actor->switches().outsideParents,
                                           [bone](const OutsideParent& parent) { return parent.bone == bone; });
    if (hangs) return;
    OverlayView own = view_;
    own.camera = inModelSpace(view_.camera, actor->frame().placement);
    const BoneHandles handles = app::handlesOf(*actor, id, bone, own);
    // Where another goal holds the bone, that goal's target is the one to drag.
    if (!handles.moves || handles.goal) return;
    const Placement& placed = actor->frame().placement;
    const base::Transform at = placed.toWorld(actor->frame().boneModels[static_cast<std::size_t>(bone)]);
    TargetMark target{{id, bone, {}}, at.translation + at.rotation * (placed.scale * point)};
    target.controller = handles.controller;
    add(target);
  }
  void add(TargetMark target) {
    if (found_.size() >= kMaxTargets || target.what.bone < 0) return;
    const base::Vec4 clip = lens_.clip(target.place);
    const auto pixel = Lens::inFront(clip) ? lens_.pixel(clip) : std::nullopt;
    if (!pixel || std::ranges::find(found_, target.what, &TargetMark::what) != found_.end()) return;
    target.mark = {target.what.bone, *pixel, target.what.actor};
    found_.push_back(target);
  }

  const Show& show_;
  const OverlayView& view_;
  Lens lens_;
  std::vector<TargetMark>& found_;
};

}  // namespace

void addTargets(const Show& show, const ShowFrame& frame, const TargetChoice& choice, const OverlayView& view,
                std::vector<TargetMark>& targets) {
  if (!choice.any()) return;
  Targets adding(show, view, targets);
  for (const ShownActor& shown : frame.actors) {
    const Actor& actor = *show.actor(shown.id);
    if (!actor.frame().visible) continue;
    if (choice.goals) adding.addGoals(shown.id, actor);
    if (choice.chains) adding.addChains(shown.id, actor);
  }
}

const TargetMark* targetAt(std::span<const TargetMark> targets, Vec2 pixel, float radiusPixels) {
  const TargetMark* nearest = nullptr;
  float least = radiusPixels;
  for (const TargetMark& target : targets) {
    const float distance = glm::distance(target.mark.pixel, pixel);
    if (!(nearest == nullptr ? distance <= least : distance < least)) continue;
    least = distance;
    nearest = &target;
  }
  return nearest;
}

BoneHandles handlesOf(const Show& show, const TargetMark& target, const OverlayView& view) {
  const Actor* actor = show.actor(target.what.actor);
  if (actor == nullptr) return {};
  OverlayView own = view;
  const Placement& placed = actor->frame().placement;
  own.camera = inModelSpace(view.camera, placed);
  BoneHandles handles;
  if (target.what.goal) {
    const auto& goals = actor->switches().goals;
    if (target.what.goal->goal >= goals.size()) return {};
    handles.actor = target.what.actor;
    handles.bone = target.what.bone;
    handles.view = own;
    handles.goal = handles.moves = true;
    handles.toParent = placed.rotation();
    handles.wayScale = placed.scale;
  } else {
    handles = app::handlesOf(*actor, target.what.actor, target.what.bone, own);
    if (!handles.any()) return {};
  }
  handles.centre = placed.toModel(base::Transform{target.place, base::kIdentityRotation}).translation;
  return handles;
}

void TargetOverlayJob::run() const {
  if (!(view.pixels.x > 0.0F && view.pixels.y > 0.0F)) return;
  Pen pen(*triangles, view.pixels);
  constexpr std::array kWays{Vec2(1, 0), Vec2(0, 1), Vec2(-1, 0), Vec2(0, -1)};
  for (const TargetMark& target : targets) {
    const bool isLit = target.what == lit, rings = !(bones && target.controller) || isLit;
    const Vec2 at = target.mark.pixel;
    for (const bool outline : {true, false}) {
      const float more = (outline ? kTargetOutline : 0.0F) * view.scale;
      const base::Vec4& colour = outline ? overlayColour::kOutline
                                 : isLit ? overlayColour::kLit
                                         : overlayColour::kTarget;
      const float outer = isLit ? kLitOuter : kTargetOuter, half = isLit ? kLitHalf : kStrokeHalf;
      if (rings) pen.ring(at, kTargetInner * view.scale - more, outer * view.scale + more, colour);
      for (const Vec2 way : kWays)
        pen.stroke(at + (kStrokeFrom * view.scale - more) * way, at + (kStrokeTo * view.scale + more) * way,
                   half * view.scale + more, colour);
    }
  }
}

}  // namespace app
