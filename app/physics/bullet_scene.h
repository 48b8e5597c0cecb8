// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include <btBulletDynamicsCommon.h>

#include "app/physics/body_builder.h"
#include "app/physics/soft_body_plan.h"

class btSoftBody;
struct btSoftBodyWorldInfo;

namespace app {

class BoundedSoftSolver;

/// This is a world that is stepped from outside: Bullet's own stepSimulation() counts steps by
/// dividing rounded times.
class Steppable {
 public:
  virtual ~Steppable() = default;
  /// Moves time on by `steps` steps. Bodies that follow bones go to their new transforms at once
  /// and keep the speed that this takes over all steps, as in stepSimulation().
  virtual void advance(int steps, float stepSec) = 0;
};

/// This class has Bullet's objects for one model, made anew at every reset: a world's inner order
/// (pairs, islands, tree) depends on its past, so only a new one gives the same motion again.
class BulletScene {
 public:
  /// `places` has transforms per body, model space. Soft bodies are at rest as in the file. Without
  /// any it is a world for rigid bodies only.
  BulletScene(const pmx::Model& model, const std::vector<BodyPlan>& plans, const std::vector<SoftBodyPlan>& softPlans,
              const PhysicsSettings& settings, std::span<const base::Transform> places);
  ~BulletScene();
  BulletScene(const BulletScene&) = delete;
  BulletScene& operator=(const BulletScene&) = delete;

  void advance(int steps, float stepSec) { stepped_->advance(steps, stepSec); }
  void setGravity(const base::Vec3& gravity);
  /// Turns a dynamic body into one that follows its bone, or back, at rest.
  void setFollowing(std::size_t body, const BodyPlan& plan, bool following);

  [[nodiscard]] btRigidBody& body(std::size_t index) { return *bodies_[index]; }
  [[nodiscard]] const btRigidBody& body(std::size_t index) const { return *bodies_[index]; }
  [[nodiscard]] btSoftBody& soft(std::size_t index) { return *soft_[index]; }
  [[nodiscard]] const btSoftBody& soft(std::size_t index) const { return *soft_[index]; }
  [[nodiscard]] int contactCount() const;
  /// Returns whether some bodies that overlapped didn't meet, because there were too many.
  [[nodiscard]] bool pairsLeftOut() const;

 private:
  struct PairFilter;
  void makeWorld(bool soft, const PhysicsSettings& settings);
  void addGround();
  void addSoftBodies(const pmx::Model& model, const std::vector<BodyPlan>& plans,
                     const std::vector<SoftBodyPlan>& softPlans, const PhysicsSettings& settings);

  // Members are in the order of their making: the world is destroyed before what is in it.
  std::vector<std::unique_ptr<btRigidBody>> bodies_;
  std::unique_ptr<btCollisionShape> groundShape_;
  std::unique_ptr<btRigidBody> ground_;
  std::unique_ptr<btCollisionShape> softGroundShape_;
  std::unique_ptr<btRigidBody> softGround_;
  std::vector<std::unique_ptr<btSoftBody>> soft_;
  std::vector<std::unique_ptr<btTypedConstraint>> joints_;
  std::unique_ptr<btCollisionConfiguration> configuration_;
  std::unique_ptr<btCollisionDispatcher> dispatcher_;
  std::unique_ptr<PairFilter> filter_;
  std::unique_ptr<btBroadphaseInterface> broadphase_;
  std::unique_ptr<btSequentialImpulseConstraintSolver> solver_;
  std::unique_ptr<BoundedSoftSolver> softSolver_;  // null without soft bodies
  std::unique_ptr<btDiscreteDynamicsWorld> world_;
  Steppable* stepped_ = nullptr;             // world_ by its other base
  btSoftBodyWorldInfo* softInfo_ = nullptr;  // that of world_, null without soft bodies
};

}  // namespace app
