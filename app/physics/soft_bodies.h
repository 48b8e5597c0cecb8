// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/physics/bullet_scene.h"
#include "app/physics/soft_body_plan.h"
#include "app/physics/state_hash.h"
#include "ik/skeleton.h"

namespace app {

/// This class does what a world does with its soft bodies around a step. Nodes of all of them are
/// in one list, plan after plan, each in the order of its plan. Bones: model space, one transform
/// per bone.
class SoftBodies {
 public:
  /// The model has to outlive it. `plans`: those of planSoftBodies().
  SoftBodies(const pmx::Model& model, const ik::Skeleton& skeleton, std::vector<SoftBodyPlan> plans);

  [[nodiscard]] const std::vector<SoftBodyPlan>& plans() const { return plans_; }
  [[nodiscard]] bool empty() const { return plans_.empty(); }
  [[nodiscard]] std::size_t nodeCount() const { return nodeCount_; }

  /// Resets every node to where its vertex is skinned to, at rest.
  void place(BulletScene& scene, std::span<const base::Transform> bones);
  /// Moves pinned nodes to where they are skinned to. A soft body whose carrier has jumped from
  /// `before` is carried along.
  void follow(BulletScene& scene, std::span<const base::Transform> before, std::span<const base::Transform> bones);
  /// Finishes the steps of a tick: anchors that snap are put on their bodies; nodes faster than
  /// `mostSpeed` (units per second) are stopped; a soft body with a node that is beyond its reach
  /// or NaN is put back, at rest. One that can't be simulated, since it is NaN again and again,
  /// follows its bones from then on. Returns how many were reset.
  [[nodiscard]] std::size_t settle(BulletScene& scene, std::span<const base::Transform> bones, float mostSpeed);

  /// Writes one position per node, model space.
  void readNodes(const BulletScene& scene, std::span<base::Vec3> nodes) const;
  /// Adds positions and velocities of all nodes.
  void addTo(const BulletScene& scene, StateHash& hash) const;

 private:
  void pose(std::span<const base::Transform> bones);
  [[nodiscard]] base::Vec3 skinned(const SoftBodyPlan& plan, std::size_t node) const;
  [[nodiscard]] bool givenUp(std::size_t body) const;
  void giveUp(BulletScene& scene, std::size_t body);
  void placeBody(BulletScene& scene, std::size_t body);
  [[nodiscard]] bool beyondReach(const BulletScene& scene, std::size_t body,
                                 std::span<const base::Transform> bones) const;

  const pmx::Model& model_;
  std::vector<base::Vec3> bindPositions_;
  std::vector<SoftBodyPlan> plans_;
  std::size_t nodeCount_ = 0;
  std::vector<int> breaks_;            // per soft body
  std::vector<base::Mat3x4> palette_;  // of the bones last set
};

/// Returns whether a bone moved too far in one tick for a movement: beyond PhysicsWorld::kJumpUnits
/// or kJumpRad.
[[nodiscard]] bool jumped(const base::Transform& before, const base::Transform& now);

}  // namespace app
