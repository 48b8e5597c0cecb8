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

/// This is the state of a rigid body.
struct BodyState {
  base::Transform transform;         ///< model space
  base::Vec3 velocity{0.0F};         ///< units per second
  base::Vec3 angularVelocity{0.0F};  ///< radians per second
  /// If true, it follows its bone, by its kind or because the motion has physics off.
  bool follows = false;
};

/// This is a bone whose bodies are free again, and where it holds them when they start. Model
/// space.
struct BodyBegin {
  std::int32_t bone = -1;
  base::Transform model;
};

/// Returns the issues of the rigid and soft bodies of a validated model, with what a world does
/// about them.
[[nodiscard]] base::Issues physicsIssues(const pmx::Model& model);

/// This class has a model's rigid bodies, joints and soft bodies in Bullet. All of it is in model
/// space, MMD's axes and units. Steps have a fixed length and nothing reads a clock: equal calls
/// give equal bits. Bullet allocates for itself; otherwise only the constructor and reset()
/// allocate.
class PhysicsWorld {
 public:
  /// Makes the world of a validated model, which has to outlive it. Bodies are where the bones at
  /// rest hold them.
  PhysicsWorld(const pmx::Model& model, const ik::Skeleton& skeleton, const PhysicsSettings& settings);
  ~PhysicsWorld();
  PhysicsWorld(const PhysicsWorld&) = delete;
  PhysicsWorld& operator=(const PhysicsWorld&) = delete;

  /// Resets every body and every node of a soft body to where these bones hold it, at rest; nothing
  /// of the past is left. Bones: model space, one transform per bone.
  void reset(std::span<const base::Transform> boneModels);
  /// Sets the bones of the coming tick. Where the bone that a body is attached to has jumped
  /// (beyond kJumpUnits or kJumpRad), the body is carried along with it. A bone that a body drives
  /// has its transform by keys, by which a body that was thrown is recognised. `begins`: bodies
  /// that setPhysicsOff() has just freed and that don't start where they followed their bones.
  /// `skinned`: the bones that soft bodies are attached to; empty: boneModels.
  void followBones(std::span<const base::Transform> boneModels, std::span<const BodyBegin> begins = {},
                   std::span<const base::Transform> skinned = {});
  /// Writes where the bodies of these bones start into one transform per body; the others keep
  /// theirs.
  void resetBegins(std::span<const BodyBegin> begins, std::span<base::Transform> transforms) const;
  /// Makes bodies of these bones follow them (1) or be free again, at rest (0). Per bone; empty:
  /// all free.
  void setPhysicsOff(std::span<const std::uint8_t> physicsOff);
  /// Applies a `share` of the impulses of impulse morphs at these weights (per morph).
  /// (mmd-reference.md 8.5)
  void applyImpulses(std::span<const float> morphWeights, float share);
  /// Makes steps of PhysicsSettings::stepSec. Afterwards bodies that were thrown out are reset: a
  /// too fast one is stopped, one that is too far away or NaN is put back.
  void step(int steps);

  void setGravity(const base::Vec3& gravity);
  [[nodiscard]] const PhysicsSettings& settings() const;

  [[nodiscard]] std::size_t bodyCount() const;
  [[nodiscard]] BodyState body(std::size_t index) const;
  /// Writes one transform per body, model space.
  void readTransforms(std::span<base::Transform> transforms) const;
  /// Computes what these transforms of the bodies do to bones: drives and models. If several
  /// dynamic bodies are on one bone, the last counts.
  void driveBones(std::span<const base::Transform> transforms, ik::DrivenBones& driven) const;
  /// Returns per bone whether driveBones() may ever drive it.
  [[nodiscard]] std::vector<std::uint8_t> mayBeDriven() const;
  /// Returns per chain of pmx::ikBones 1 where all links carry bodies that may drive them. Whether
  /// they do now, with those that the motion switches off, is ik::drivesAllLinks().
  [[nodiscard]] std::span<const std::uint8_t> chainsOfPhysics() const;
  /// Returns whether some body's bone is computed after physics, or soft bodies are attached to
  /// any: then the ticks have to pose those bones, too.
  [[nodiscard]] bool needsBonesAfterPhysics() const;
  /// Returns whether some body is attached to a bone that appends from one which physics moves, or
  /// to a bone below it: then the ticks have to let those bones follow what physics did in the tick
  /// before, where appends see it.
  [[nodiscard]] bool needsFollowers() const;

  /// Return the soft bodies that are simulated, and the number of their nodes together.
  [[nodiscard]] const std::vector<SoftBodyPlan>& softBodies() const;
  [[nodiscard]] std::size_t softNodeCount() const;
  /// Writes one position per node, model space, plan after plan.
  void readSoftNodes(std::span<base::Vec3> nodes) const;

  /// Returns a hash of all bits of all transforms and velocities (FNV-1a).
  [[nodiscard]] std::uint64_t stateHash() const;
  /// Returns how many bodies and soft bodies were reset since the constructor.
  [[nodiscard]] std::size_t caughtCount() const;
  [[nodiscard]] int contactCount() const;  ///< contact points of the last step
  /// Returns whether more bodies ever overlapped than may (limits.md), so that some didn't meet.
  [[nodiscard]] bool pairsLeftOut() const;

  /// This is in one tick: 300 units per second at 60 ticks, and bones in dances reach 70.
  static constexpr float kJumpUnits = 5.0F;
  static constexpr float kJumpRad = 1.05F;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace app
