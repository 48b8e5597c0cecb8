// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "ik/baked_pose.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "ik/append_transform.h"
#include "ik/forward_kinematics.h"

namespace ik {
namespace {

/// This class undoes solveBone() of pose_solver.cpp, bone by bone: rotation = morph · local ·
/// append, translation = offset + local + morph + append. (mmd-reference.md 6.3)
class Baking {
 public:
  Baking(const Skeleton& skeleton, const Pose& pose, const BakeTerms& terms)
      : skeleton_(skeleton),
        pose_(pose),
        terms_(terms),
        models_(pose.models),
        turnModels_(pose.models),
        turnOf_(skeleton.boneCount()),
        state_(skeleton.boneCount()),
        lent_(skeleton.boneCount()),
        locals_(skeleton.boneCount()) {
    for (std::size_t i = 0; i < skeleton.solveOrder.size(); ++i)
      turnOf_[static_cast<std::size_t>(skeleton.solveOrder[i])] = i;
    if (!terms_.keepsIk.empty()) findSolves();
  }

  std::vector<Transform> run() {
    for (const std::int32_t bone : skeleton_.solveOrder) bakeWithSources(static_cast<std::size_t>(bone));
    return std::move(locals_);
  }

 private:
  enum class State : std::uint8_t { New = 0, Waits, Done };
  /// An append is read at its bone's turn, when a chain that stays on is solved, or at that chain's
  /// steps.
  enum class Reads : std::uint8_t { Once = 0, Again, InTheChain };

  /// Bakes the sources first, however many they are in a row. In a circle the bone that was asked
  /// for first is baked last.
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

  /// Finds at which turn a bone that keeps its IK rotation gets it, which bones that chain moves
  /// then, and which appends it reads again.
  void findSolves() {
    solvedAt_.assign(skeleton_.boneCount(), ~std::size_t{0});
    movedAt_.assign(skeleton_.boneCount(), 0);
    reads_.assign(skeleton_.boneCount(), Reads::Once);
    for (std::size_t i = 0; i < skeleton_.chains.size(); ++i) {
      const Chain& chain = skeleton_.chains[i];
      if (pose_.ikEnabled[i] == 0 || !chain.solvable()) continue;
      const std::size_t turn = turnOf_[static_cast<std::size_t>(chain.target)];
      for (const Link& link : chain.links) {
        std::size_t& at = solvedAt_[static_cast<std::size_t>(link.bone)];
        at = std::min(at, turn);
      }
      if (std::ranges::none_of(chain.links, [&](const Link& l) { return keepsIk(static_cast<std::size_t>(l.bone)); }))
        continue;
      for (const std::int32_t bone : chain.path) moves(bone, turn);
      for (const Follower& follower : chain.followers) {
        if (follower.descendant ? terms_.switches.descendantsStay : terms_.switches.earlyAppendsStay) continue;
        moves(follower.bone, turn);
        if (follower.rereads) reads_[static_cast<std::size_t>(follower.bone)] = Reads::Again;
      }
      if (terms_.switches.descendantsStay) continue;
      for (const PathAppend& append : chain.pathAppends)
        reads_[static_cast<std::size_t>(chain.path[append.slot])] = Reads::InTheChain;
    }
  }

  void moves(std::int32_t bone, std::size_t turn) {
    std::size_t& at = movedAt_[static_cast<std::size_t>(bone)];
    at = std::max(at, turn);
  }

  /// Returns whether a chain that will be solved again moves a bone after a turn.
  [[nodiscard]] bool movesAfter(std::size_t bone, std::size_t turn) const {
    return !movedAt_.empty() && movedAt_[bone] > turn;
  }

  /// Returns the parent's model transform that the bone will be set below. It is the last one, or,
  /// where the bone has its turn before a chain moves its parent and stays behind, the one of that
  /// turn.
  [[nodiscard]] Transform above(std::size_t bone) const {
    if (skeleton_.parents[bone] < 0) return {};
    const auto parent = static_cast<std::size_t>(skeleton_.parents[bone]);
    const bool stays = movesAfter(parent, turnOf_[bone]) && !movesAfter(bone, turnOf_[bone]);
    return stays ? turnModels_[parent] : models_[parent];
  }

  /// Stores where the bone will be at its own turn, from what it is then in its parent's space.
  void placeAtTurn(std::size_t bone, const Transform& base) {
    if (!movesAfter(bone, turnOf_[bone])) {
      turnModels_[bone] = models_[bone];
      return;
    }
    Transform parent;
    if (skeleton_.parents[bone] >= 0) {
      const auto at = static_cast<std::size_t>(skeleton_.parents[bone]);
      parent = movesAfter(at, turnOf_[bone]) ? turnModels_[at] : models_[at];
    }
    turnModels_[bone] = below(parent, skeleton_.offsets[bone] + base.translation, base.rotation);
  }

  [[nodiscard]] bool keepsIk(std::size_t bone) const { return !terms_.keepsIk.empty() && terms_.keepsIk[bone] != 0; }

  void bake(std::size_t bone) {
    state_[bone] = State::Done;
    Transform own = inParent(bone);
    own.translation -= skeleton_.offsets[bone];
    if (keepsIk(bone)) own.rotation = product(glm::conjugate(pose_.ikRotations[bone]), own.rotation);
    placeAtTurn(bone, own);
    const Append& append = skeleton_.appends[bone];
    if (append.source >= 0) {
      const bool inTheChain = !reads_.empty() && reads_[bone] == Reads::InTheChain;
      lent_[bone] = inTheChain ? pose_.appended[bone] : lent(bone, append);
      if (append.rotation) own.rotation = product(own.rotation, glm::conjugate(lent_[bone].rotation));
      if (append.translation) own.translation -= lent_[bone].translation;
    }
    if (pose_.morphsMoved) {
      own.rotation = product(glm::conjugate(pose_.morphs[bone].rotation), own.rotation);
      own.translation -= pose_.morphs[bone].translation;
    }
    own.rotation = glm::normalize(own.rotation);
    locals_[bone] = isKeyed(bone, own) ? pose_.locals[bone] : own;
    if (!terms_.fixedAxes.empty() && terms_.fixedAxes[bone]) keepToAxis(bone, *terms_.fixedAxes[bone]);
  }

  /// Returns whether nothing moved the bone but pose.locals, apart from rounding.
  [[nodiscard]] bool isKeyed(std::size_t bone, const Transform& own) const {
    constexpr float kSameTurn = 4e-6F, kSamePlace = 1e-6F, kNear = 8.0F;  // units
    const Transform& keyed = pose_.locals[bone];
    const float turn = glm::dot(own.rotation, keyed.rotation) < 0.0F ? -1.0F : 1.0F;
    const float far = kSamePlace * (kNear + glm::length(pose_.models[bone].translation));
    return glm::length(own.rotation - keyed.rotation * turn) < kSameTurn &&
           glm::distance(own.translation, keyed.translation) < far;
  }

  /// Keeps a bone to its axis. The bones below it make good what is lost of its rotation.
  void keepToAxis(std::size_t bone, const Vec3& axis) {
    const Quat whole = locals_[bone].rotation;
    locals_[bone].rotation = turnAbout(whole, axis);
    constexpr float kSame = 1e-12F;
    if (1.0F - std::abs(glm::dot(whole, locals_[bone].rotation)) <= kSame) return;
    // model = parent · IK · morph · local · append
    Quat rotation = above(bone).rotation;
    if (keepsIk(bone)) rotation = product(rotation, pose_.ikRotations[bone]);
    if (pose_.morphsMoved) rotation = product(rotation, pose_.morphs[bone].rotation);
    rotation = product(rotation, locals_[bone].rotation);
    if (skeleton_.appends[bone].source >= 0 && skeleton_.appends[bone].rotation)
      rotation = product(rotation, lent_[bone].rotation);
    models_[bone].rotation = glm::normalize(rotation);
  }

  [[nodiscard]] Transform inParent(std::size_t bone) const {
    const Transform& model = pose_.models[bone];  // where the bone has to be
    if (skeleton_.parents[bone] < 0) return model;
    const Transform parent = above(bone);
    const Quat back = glm::conjugate(parent.rotation);
    return {turned(back, model.translation - parent.translation), product(back, model.rotation)};
  }

  /// Returns what the source will lend the bone at its turn, without IK (see appendTransform()).
  [[nodiscard]] Transform lent(std::size_t bone, const Append& append) const {
    const auto source = static_cast<std::size_t>(append.source);
    const bool again = !reads_.empty() && reads_[bone] == Reads::Again;
    // Else the source's own turn comes later.
    const bool appended = again || turnOf_[source] < turnOf_[bone];
    const Append& before = skeleton_.appends[source];
    Transform whole = locals_[source];
    if (pose_.morphsMoved) {
      whole.rotation = product(pose_.morphs[source].rotation, whole.rotation);
      whole.translation += pose_.morphs[source].translation;
    }
    if (appended && before.rotation) whole.rotation = product(whole.rotation, lent_[source].rotation);
    if (keepsIk(source) && (again || solvedAt_[source] < turnOf_[bone]))
      whole.rotation = product(pose_.ikRotations[source], whole.rotation);
    if (appended && before.translation) whole.translation += lent_[source].translation;
    if (append.local) {
      whole = !again && movesAfter(source, turnOf_[bone]) ? turnModels_[source] : pose_.models[source];
      whole.translation -= skeleton_.bindPositions[source];
    }
    return {whole.translation * append.ratio, scaledRotation(whole.rotation, append.ratio)};
  }

  const Skeleton& skeleton_;
  const Pose& pose_;
  const BakeTerms& terms_;
  std::vector<Transform> models_;      // where the baked bones will be
  std::vector<Transform> turnModels_;  // and where they will be at their own turns
  std::vector<std::size_t> turnOf_;    // index in the solve order
  // The turn at which a link is turned. The list is empty unless some bones keep their IK.
  std::vector<std::size_t> solvedAt_;
  // The last turn at which a chain that stays on moves the bone; empty likewise.
  std::vector<std::size_t> movedAt_;
  std::vector<Reads> reads_;  // per bone; likewise empty
  std::vector<State> state_;
  std::vector<Transform> lent_, locals_;
  std::vector<std::size_t> stack_;
};

}  // namespace

Quat turnAbout(const Quat& rotation, const Vec3& axis) {
  const float along = glm::dot(Vec3(rotation.x, rotation.y, rotation.z), axis);
  const Quat turn(rotation.w, along * axis.x, along * axis.y, along * axis.z);
  const float length = glm::length(turn);
  return length > 0.0F ? turn * (1.0F / length) : base::kIdentityRotation;
}

std::vector<Transform> bakedLocals(const Skeleton& skeleton, const Pose& pose, const BakeTerms& terms) {
  return Baking(skeleton, pose, terms).run();
}

}  // namespace ik
