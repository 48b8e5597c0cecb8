// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/physics/bullet_scene.h"

#include <limits>

#include "app/physics/bullet_convert.h"
#include "app/physics/joint_builder.h"
#include "app/physics/pair_broadphase.h"
#include "app/physics/row_solver.h"

namespace app {
namespace {

constexpr int kGroundGroup = 1 << 15;
constexpr int kEveryGroup = 0xFFFF;
enum Role : int { kFollower = 0, kDynamic = 1 };  // user index of a body

template <class World>
class SteppedWorld final : public World, public Steppable {
 public:
  using World::World;
  void advance(int steps, float stepSec) override {
    this->saveKinematicState(stepSec * static_cast<float>(steps));
    this->applyGravity();
    for (int i = 0; i < steps; ++i) this->internalSingleStepSimulation(stepSec);
    this->clearForces();
  }
};

/// The ground, with a bounding box that ends where it ends: Bullet's planes are boundless, and every body would be tested
/// against it in every step.
class GroundShape final : public btStaticPlaneShape {
 public:
  GroundShape() : btStaticPlaneShape(btVector3(0, 1, 0), 0) {}
  void getAabb(const btTransform& t, btVector3& low, btVector3& high) const override {
    btStaticPlaneShape::getAabb(t, low, high);
    high.setY(getMargin());
  }
};

constexpr std::size_t kManyBodies = 512;  // from here on Bullet's trees pay

std::unique_ptr<btBroadphaseInterface> makeBroadphase(std::size_t bodies, bool plain,
                                                      const btOverlapFilterCallback& filter) {
  if (plain || bodies >= kManyBodies) return std::make_unique<btDbvtBroadphase>();
  return std::make_unique<PairBroadphase>(filter);
}

}  // namespace

/// Groups and masks as both bodies say, and no pairs of bodies that never give way to each other.
struct BulletScene::PairFilter final : btOverlapFilterCallback {
  bool needBroadphaseCollision(btBroadphaseProxy* a, btBroadphaseProxy* b) const override {
    if ((a->m_collisionFilterGroup & b->m_collisionFilterMask) == 0) return false;
    if ((b->m_collisionFilterGroup & a->m_collisionFilterMask) == 0) return false;
    return role(a) != kFollower || role(b) != kFollower;
  }
  static int role(const btBroadphaseProxy* proxy) {
    return static_cast<const btCollisionObject*>(proxy->m_clientObject)->getUserIndex();
  }
};

BulletScene::BulletScene(const pmx::Model& model, const std::vector<BodyPlan>& plans, const PhysicsSettings& settings,
                         std::span<const base::Transform> places)
    : configuration_(std::make_unique<btDefaultCollisionConfiguration>()),
      dispatcher_(std::make_unique<btCollisionDispatcher>(configuration_.get())),
      filter_(std::make_unique<PairFilter>()),
      broadphase_(makeBroadphase(plans.size(), settings.plainBullet, *filter_)),
      solver_(settings.plainBullet ? std::make_unique<btSequentialImpulseConstraintSolver>()
                                   : std::make_unique<RowSolver>()) {
  auto world = std::make_unique<SteppedWorld<btDiscreteDynamicsWorld>>(dispatcher_.get(), broadphase_.get(),
                                                                       solver_.get(), configuration_.get());
  stepped_ = world.get();
  world_ = std::move(world);
  world_->getPairCache()->setOverlapFilterCallback(filter_.get());
  if (!settings.plainBullet)
    world_->getDispatchInfo().m_useContinuous = false;  // boxes of where bodies are; Bullet 2.75 had no others
  world_->getSolverInfo().m_numIterations = settings.solverIterations;
  if (!settings.plainBullet)
    world_->getSolverInfo().m_minimumSolverBatchSize = std::numeric_limits<int>::max();  // all chains in one go
  world_->setGravity(toBullet(settings.gravity));
  if (settings.ground) {
    groundShape_ = std::make_unique<GroundShape>();
    ground_ = std::make_unique<btRigidBody>(
        btRigidBody::btRigidBodyConstructionInfo(0.0F, nullptr, groundShape_.get(), btVector3(0, 0, 0)));
    ground_->setUserIndex(kFollower);
    world_->addRigidBody(ground_.get(), kGroundGroup, kEveryGroup);
  }
  bodies_.reserve(plans.size());
  for (std::size_t i = 0; i < plans.size(); ++i) {
    bodies_.push_back(makeBody(plans[i], places[i]));
    bodies_[i]->setUserIndex(plans[i].dynamic() ? kDynamic : kFollower);
    world_->addRigidBody(bodies_[i].get(), plans[i].group, plans[i].mask);
  }
  for (const pmx::Joint& joint : model.joints) {
    if (joinsNothing(joint, plans)) continue;
    const auto a = static_cast<std::size_t>(joint.bodyA), b = static_cast<std::size_t>(joint.bodyB);
    joints_.push_back(makeJoint(joint, plans[a], plans[b], *bodies_[a], *bodies_[b], settings));
    world_->addConstraint(joints_.back().get(), false);
  }
}

BulletScene::~BulletScene() = default;

void BulletScene::setGravity(const base::Vec3& gravity) { world_->setGravity(toBullet(gravity)); }

void BulletScene::setFollowing(std::size_t index, const BodyPlan& plan, bool following) {
  btRigidBody& body = *bodies_[index];
  if (body.isKinematicObject() == following) return;
  const int kinematic = btCollisionObject::CF_KINEMATIC_OBJECT;
  if (following) {
    body.setMassProps(0.0F, btVector3(0, 0, 0));
    body.setCollisionFlags((body.getCollisionFlags() & ~btCollisionObject::CF_STATIC_OBJECT) | kinematic);
  } else {
    body.setCollisionFlags(body.getCollisionFlags() & ~(kinematic | btCollisionObject::CF_STATIC_OBJECT));
    body.setMassProps(plan.mass, plan.inertia);
    body.updateInertiaTensor();
    body.setGravity(world_->getGravity());
  }
  body.setLinearVelocity(btVector3(0, 0, 0));
  body.setAngularVelocity(btVector3(0, 0, 0));
  body.setInterpolationLinearVelocity(btVector3(0, 0, 0));
  body.setInterpolationAngularVelocity(btVector3(0, 0, 0));
  body.setInterpolationWorldTransform(body.getWorldTransform());
  body.clearForces();
}

int BulletScene::contactCount() const {
  int count = 0;
  for (int i = 0; i < dispatcher_->getNumManifolds(); ++i) {
    count += dispatcher_->getManifoldByIndexInternal(i)->getNumContacts();
  }
  return count;
}

}  // namespace app
