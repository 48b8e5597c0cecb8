// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "app/physics/physics_settings.h"
#include "app/physics/soft_body_plan.h"
#include "ik/driven_bones.h"
#include "ik/skeleton.h"
#include "pmx/base/result.h"
#include "pmx/model/model.h"

namespace app {

/// What a rigid body does now.
struct BodyState {
  base::Transform place;             ///< model space
  base::Vec3 velocity{0.0F};         ///< units per second
  base::Vec3 angularVelocity{0.0F};  ///< radians per second
  bool follows = false;              ///< its bone, by its kind or because the motion has physics off
};

/// A bone whose bodies are free again, and where it holds them when they begin. Model space.
struct BodyBegin {
  std::int32_t bone = -1;
  base::Transform model;
};

/// What is odd about the rigid and soft bodies of a validated model, and what a world does about it.
[[nodiscard]] base::Issues physicsIssues(const pmx::Model& model);

/// A model's rigid bodies, joints and soft bodies in Bullet. All of it is in model space, MMD's axes and units. Steps have a fixed
/// length and nothing asks for the time: the same calls give the same bits. Bullet allocates for itself; nothing else
/// here does but the constructor and place().
class PhysicsWorld {
 public:
  /// Of a validated model, which has to outlive it. Bodies are where the bones at rest hold them.
  PhysicsWorld(const pmx::Model& model, const ik::Skeleton& skeleton, const PhysicsSettings& settings);
  ~PhysicsWorld();
  PhysicsWorld(const PhysicsWorld&) = delete;
  PhysicsWorld& operator=(const PhysicsWorld&) = delete;

  /// Every body and every node of a soft body where these bones hold it, at rest, nothing of the past left. Bones: model space, one a bone.
  void place(std::span<const base::Transform> boneModels);
  /// Tells the world the bones of the tick that comes. Where the bone that a body hangs from has jumped (beyond
  /// kJumpUnits or kJumpRad), the body is carried along with it. A bone that a body drives is where its keys have it: by that a
  /// body is known that was thrown. `begins`: bodies that setPhysicsOff() has just freed and that don't begin where they
  /// followed their bones. `skinned`: the bones that soft bodies hang from; empty: the same.
  void followBones(std::span<const base::Transform> boneModels, std::span<const BodyBegin> begins = {},
                   std::span<const base::Transform> skinned = {});
  /// Where the bodies of these bones begin, into a transform a body; the others keep theirs.
  void placeBegins(std::span<const BodyBegin> begins, std::span<base::Transform> places) const;
  /// Bodies of these bones follow them (1) or are free again, at rest (0). Per bone; empty: all free.
  void setPhysicsOff(std::span<const std::uint8_t> physicsOff);
  /// The impulses of impulse morphs at these weights (per morph), `share` of them. (mmd-reference.md 8.5)
  void applyImpulses(std::span<const float> morphWeights, float share);
  /// Steps of PhysicsSettings::stepSec. Afterwards bodies that were thrown out are caught: too fast, stopped; too far
  /// or not a number, put back.
  void step(int steps);

  void setGravity(const base::Vec3& gravity);
  [[nodiscard]] const PhysicsSettings& settings() const;

  [[nodiscard]] std::size_t bodyCount() const;
  [[nodiscard]] BodyState body(std::size_t index) const;
  /// Model space, into one transform a body.
  void readPlaces(std::span<base::Transform> places) const;
  /// Of these places of the bodies, what they do to bones: drives and models. Of several dynamic bodies on one bone the
  /// last counts.
  void driveBones(std::span<const base::Transform> places, ik::DrivenBones& driven) const;
  /// Bones that driveBones() may ever drive, per bone.
  [[nodiscard]] std::vector<std::uint8_t> mayBeDriven() const;
  /// Per chain of pmx::ikBones: 1 where all links carry bodies that may drive them. Those that the motion switches off do not
  /// now: ik::drivesAllLinks().
  [[nodiscard]] std::span<const std::uint8_t> chainsOfPhysics() const;
  /// Some body's bone is computed after physics, or soft bodies hang from any: the ticks have to pose those bones too.
  [[nodiscard]] bool needsBonesAfterPhysics() const;
  /// Some body hangs from a bone that appends from one which physics moves, or from a bone below it: the ticks have to let
  /// those bones follow what physics did in the tick before, where appends see it.
  [[nodiscard]] bool needsFollowers() const;

  /// Soft bodies that are simulated, and their nodes together.
  [[nodiscard]] const std::vector<SoftBodyPlan>& softBodies() const;
  [[nodiscard]] std::size_t softNodeCount() const;
  /// Model space, into one place a node, plan after plan.
  void readSoftNodes(std::span<base::Vec3> nodes) const;

  /// Over all bits of all places and velocities (FNV-1a).
  [[nodiscard]] std::uint64_t stateHash() const;
  [[nodiscard]] std::size_t caughtCount() const;  ///< bodies and soft bodies caught since the constructor
  [[nodiscard]] int contactCount() const;         ///< contact points of the last step
  /// More bodies overlapped at some time than may (limits.md): some didn't meet.
  [[nodiscard]] bool pairsLeftOut() const;

  static constexpr float kJumpUnits = 5.0F;  ///< in one tick: 300 units per second at 60 ticks, bones dance up to 70
  static constexpr float kJumpRad = 1.05F;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace app
