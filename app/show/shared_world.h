// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "app/physics/physics_world.h"
#include "app/show/motion_physics.h"
#include "app/show/placement.h"

namespace app {

/// This is one world for the rigid bodies of several models, in which they meet as their groups and
/// masks say, as in MMD. Its space is that of the show; inputs and outputs are in each model's own.
/// Inside there is a PhysicsWorld of one large model that has the bones, bodies, joints and impulse
/// morphs of all, model after model. So the limits of one world apply to all of them together.
class SharedWorld {
 public:
  struct Member {
    const pmx::Model* model = nullptr;  ///< read only by the constructor
    Placement placement;                ///< its scale has to be 1; impulses keep its rotation
  };
  SharedWorld(std::span<const Member> members, const PhysicsSettings& settings);

  /// Sets what a member's next tick takes from its motion. Different members may be set on several
  /// threads.
  void set(std::size_t member, const MotionPhysics::TickPose& pose, const Placement& placement);
  /// Resets all bodies, at rest, to where the bones that were set hold them.
  void reset();
  /// Gives the tick that was set to the world; its impulses count by `share`.
  void follow(float share);
  void step(int steps) { world_.step(steps); }
  /// Reads a member's bodies, in its model space at this placement.
  void read(std::size_t member, const Placement& placement, std::span<BodyState> bodies) const;

  void setGravity(const base::Vec3& gravity) { world_.setGravity(gravity); }
  [[nodiscard]] bool pairsLeftOut() const { return world_.pairsLeftOut(); }

 private:
  struct Range {
    std::size_t begin = 0, count = 0;
  };
  struct Ranges {
    Range bones, bodies, morphs;  // in whole_; the bone after a member's own is its root
  };

  pmx::Model whole_;  // all members as one model
  std::vector<Ranges> ranges_;
  std::vector<base::Transform> bones_;    // world space, of the next tick
  std::vector<std::uint8_t> physicsOff_;  // per bone
  std::vector<float> weights_;            // per morph
  /// This is per member, in world space, of the next tick, since several members are set at once;
  /// allBegins_ has all of them, joined.
  std::vector<std::vector<BodyBegin>> begins_;
  std::vector<BodyBegin> allBegins_;
  PhysicsWorld world_;
};

/// Returns whether a model's bodies may be in one world with others': it has the size of its file,
/// stands within 1,000 units of the show's origin, and has no soft bodies.
[[nodiscard]] bool mayShareWorld(const pmx::Model& model, const Placement& placement);

}  // namespace app
