// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/baked_pose.h"

#include <cstdint>

#include "ik/append_transform.h"
#include "ik/forward_kinematics.h"

namespace ik {
namespace {

/// Undoes solveBone() of pose_solver.cpp, bone by bone: rotation = morph · local · append, translation = offset + local +
/// morph + append. (mmd-reference.md 6.3)
class Baking {
 public:
  Baking(const Skeleton& skeleton, const Pose& pose)
      : skeleton_(skeleton),
        pose_(pose),
        turnOf_(skeleton.boneCount()),
        state_(skeleton.boneCount(), State::New),
        lent_(skeleton.boneCount()),
        locals_(skeleton.boneCount()) {
    for (std::size_t i = 0; i < skeleton.solveOrder.size(); ++i)
      turnOf_[static_cast<std::size_t>(skeleton.solveOrder[i])] = i;
  }

  std::vector<Transform> run() {
    for (const std::int32_t bone : skeleton_.solveOrder) bakeWithSources(static_cast<std::size_t>(bone));
    return std::move(locals_);
  }

 private:
  enum class State : std::uint8_t { New, Waits, Done };

  /// Sources first, however long their line is. In a circle the bone that was asked for first is baked last.
  void bakeWithSources(std::size_t bone) {
    stack_.assign(1, bone);
    while (!stack_.empty()) {
      const std::size_t top = stack_.back();
      const std::int32_t source = skeleton_.appends[top].source;
      const bool waits =
          source >= 0 && state_[top] == State::New && state_[static_cast<std::size_t>(source)] == State::New;
      if (state_[top] != State::Done && !waits) bake(top);
      if (waits) {
        state_[top] = State::Waits;
        stack_.push_back(static_cast<std::size_t>(source));
      } else {
        stack_.pop_back();
      }
    }
  }

  void bake(std::size_t bone) {
    state_[bone] = State::Done;
    Transform own = inParent(bone);
    own.translation -= skeleton_.offsets[bone];
    const Append& append = skeleton_.appends[bone];
    if (append.source >= 0) {
      lent_[bone] = lent(bone, append);
      if (append.rotation) own.rotation = product(own.rotation, glm::conjugate(lent_[bone].rotation));
      if (append.translation) own.translation -= lent_[bone].translation;
    }
    if (pose_.morphsMoved) {
      own.rotation = product(glm::conjugate(pose_.morphs[bone].rotation), own.rotation);
      own.translation -= pose_.morphs[bone].translation;
    }
    own.rotation = glm::normalize(own.rotation);
    locals_[bone] = own;
  }

  [[nodiscard]] Transform inParent(std::size_t bone) const {
    const Transform& model = pose_.models[bone];
    if (skeleton_.parents[bone] < 0) return model;
    const Transform& parent = pose_.models[static_cast<std::size_t>(skeleton_.parents[bone])];
    const Quat back = glm::conjugate(parent.rotation);
    return {turned(back, model.translation - parent.translation), product(back, model.rotation)};
  }

  /// What the source will lend the bone at its turn, without IK: see appendTransform().
  [[nodiscard]] Transform lent(std::size_t bone, const Append& append) const {
    const auto source = static_cast<std::size_t>(append.source);
    const bool appended = turnOf_[source] < turnOf_[bone];  // else the source's own turn is still to come
    const Append& before = skeleton_.appends[source];
    Transform whole = locals_[source];
    if (pose_.morphsMoved) {
      whole.rotation = product(pose_.morphs[source].rotation, whole.rotation);
      whole.translation += pose_.morphs[source].translation;
    }
    if (appended && before.rotation) whole.rotation = product(whole.rotation, lent_[source].rotation);
    if (appended && before.translation) whole.translation += lent_[source].translation;
    if (append.local)
      whole = {pose_.models[source].translation - skeleton_.bindPositions[source], pose_.models[source].rotation};
    return {whole.translation * append.ratio, scaledRotation(whole.rotation, append.ratio)};
  }

  const Skeleton& skeleton_;
  const Pose& pose_;
  std::vector<std::size_t> turnOf_;  // place in the solve order
  std::vector<State> state_;
  std::vector<Transform> lent_, locals_;
  std::vector<std::size_t> stack_;
};

}  // namespace

std::vector<Transform> bakedLocals(const Skeleton& skeleton, const Pose& pose) { return Baking(skeleton, pose).run(); }

}  // namespace ik
