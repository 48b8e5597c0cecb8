// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <span>
#include <vector>

#include "app/show/show.h"
#include "app/view/body_overlay.h"
#include "app/view/bone_handles.h"
#include "app/view/bone_overlay.h"
#include "app/view/limit_handles.h"
#include "app/view/name_labels.h"
#include "app/view/target_marks.h"

namespace app {

struct StepPicture;

/// This says what is drawn over the models.
struct OverlayChoice {
  bool bones = false;
  bool bodies = false;                ///< rigid bodies and joints, of actors that have physics
  ActorId actor = 0;                  ///< actor whose bone is highlighted
  std::int32_t bone = -1;             ///< the bone of that actor; -1: none
  bool limits = false;                ///< limits of joints, see addJointLimits()
  LimitHandle litLimit{};             ///< the part of a limit that is highlighted
  bool names = false;                 ///< bones' names: marks are collected, even if not drawn
  bool handles = false;               ///< handles of that bone; needs `bones`
  BoneHandle lit{};                   ///< the handle that is highlighted
  ActorId bodyOf = 0;                 ///< actor whose body is highlighted
  std::int32_t body = -1;             ///< the body of that actor; -1: none
  ActorId chainOf = 0;                ///< actor whose chain is highlighted, also without bones
  std::int32_t chain = -1;            ///< the chain of that actor; -1: none
  ActorId stepOf = 0;                 ///< actor or stand-in of whose chain's solve a step is drawn
  const StepPicture* step = nullptr;  ///< the step's picture; null: none
  TargetChoice targets{};             ///< targets to drag, see addTargets()
  DraggedBone litTarget{};            ///< the target that is highlighted
};

/// Returns whether the first of several views shows a stand-in for an actor. Marks are then the
/// stand-in's, the actor's own overlays (bodies, handles) aren't shown, and a step is drawn if it
/// is the stand-in's.
[[nodiscard]] bool standsInFirstView(std::span<const ShownActor> standIns, ActorId id);
/// Returns who shows an actor in the first view: the stand-in's id, or its own.
[[nodiscard]] ActorId inFirstView(std::span<const ShownActor> standIns, ActorId id);

/// This is the overlay of a show's picture, for the window and for films. It keeps its memory from
/// picture to picture.
class ShowOverlay {
 public:
  /// Makes the overlay of a frame that `show` has just made, in place of the one before: visible
  /// actors in their order, bones before bodies. Of several views beside each other it belongs to
  /// the first. `view` has the camera of world space.
  void draw(const Show& show, const ShowFrame& frame, const OverlayChoice& choice, const OverlayView& view);
  /// Removes the marks when actors came or went. The triangles stay until the next frame is drawn.
  void forgetMarks() {
    marks_.clear();
    handles_ = {};
    limits_.clear();
    targets_.clear();
  }

  [[nodiscard]] const std::vector<OverlayVertex>& triangles() const { return triangles_; }
  /// Returns whether there were more bones or bodies than OverlayRoom has marks for.
  [[nodiscard]] bool full() const { return room_.full; }
  /// Returns the bones' marks, each with its actor.
  [[nodiscard]] const std::vector<OverlayMark>& marks() const { return marks_; }
  /// Returns the texts beside the step that is drawn.
  [[nodiscard]] const std::vector<OverlayLabel>& texts() const { return texts_; }
  /// Returns the limits of joints that were drawn, actor by actor.
  [[nodiscard]] std::span<const JointLimit> limits() const { return limits_; }
  /// Returns the targets that can be dragged, those that were drawn first, and, while bones are
  /// shown, all IK bones of chains that are solved. Of several views they are the first's.
  [[nodiscard]] std::span<const TargetMark> targets() const { return targets_; }
  /// Returns the handles that were drawn.
  [[nodiscard]] const BoneHandles& handles() const { return handles_; }

 private:
  void drawBones(const Actor& actor, const ShownActor& shown, std::int32_t selected, const OverlayView& view,
                 bool seen);
  void drawChain(const Actor& actor, const ShownActor& shown, std::int32_t chain, const OverlayView& view);
  void drawLimits(const Actor& actor, const ShownActor& shown, const OverlayChoice& choice, const OverlayView& view);
  void drawTargets(const Show& show, const ShowFrame& frame, const OverlayChoice& choice, const OverlayView& view);
  void drawBodies(const Actor& actor, std::int32_t selected, const OverlayView& view);

  std::vector<OverlayVertex> triangles_;
  std::vector<OverlayMark> marks_;
  BoneHandles handles_;
  std::vector<JointLimit> limits_;
  std::vector<TargetMark> targets_;
  std::vector<OverlayLabel> texts_;
  std::vector<OverlayBody> bodies_;  // scratch, for one actor
  /// This is restTails() of an actor's model.
  struct Tails {
    std::weak_ptr<const LoadedModel> of;
    std::vector<ik::solvers::Vec3> tails;
  };
  std::map<ActorId, Tails> tails_;  // of actors whose limits are drawn
  OverlayRoom room_;                // for this picture
};

}  // namespace app
