// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/physics/bullet_scene.h"

#include <algorithm>
#include <limits>

#include <BulletSoftBody/btSoftBodyRigidBodyCollisionConfiguration.h>
#include <BulletSoftBody/btSoftRigidDynamicsWorld.h>

#include "app/physics/bounded_soft_solver.h"
#include "app/physics/bullet_convert.h"
#include "app/physics/bullet_memory.h"
#include "app/physics/joint_builder.h"
#include "app/physics/limited_broadphase.h"
#include "app/physics/pair_broadphase.h"
#include "app/physics/row_solver.h"
#include "app/physics/soft_body_builder.h"

namespace app {
namespace {

constexpr int kGroundGroup = 1 << 15;
constexpr int kEveryGroup = 0xFFFF;
// This is the user index of a body.
enum Role : int { kFollower = 0, kDynamic = 1, kSoft = 2, kPlane = 3, kSoftGround = 4 };

// In units. The ground of soft bodies is a box, since in Bullet they fall through planes. Bullet's
// distances to points inside a box are sometimes wrong. So the box has a wide margin, and itself
// begins far below the ground.
constexpr float kSoftGroundSide = 1000.0F, kSoftGroundDepth = 20.0F, kSoftGroundMargin = 10.0F;
constexpr int kHashSize = 2383;
// A world takes room for this many pairs when it is made; the largest is Bullet's own number.
constexpr std::size_t kPairsOfBody = 4, kMinPairs = 8, kMaxPairsAtOnce = 4096;
constexpr int kMaxCells = 16384;  // of Bullet's distance fields: 5 MiB

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

/// This is the ground, with a bounding box that ends at its surface. Bullet's planes have infinite
/// ones, and every body would be tested against them in every step.
class GroundShape final : public btStaticPlaneShape {
 public:
  GroundShape() : btStaticPlaneShape(btVector3(0, 1, 0), 0) {}
  void getAabb(const btTransform& t, btVector3& low, btVector3& high) const override {
    btStaticPlaneShape::getAabb(t, low, high);
    high.setY(getMargin());
  }
};

// From this number on Bullet's trees are faster than testing every pair.
constexpr std::size_t kManyBodies = 512;

/// Makes the configuration, before anything else of Bullet's in a scene. By itself Bullet would
/// take room for 4,096 pairs at once, 4.3 MB, even for a world of one body. Pairs for which this
/// one has no room are allocated one by one.
std::unique_ptr<btCollisionConfiguration> makeConfiguration(bool soft, std::size_t bodies) {
  letBulletThrow();
  btDefaultCollisionConstructionInfo info;
  const auto pairs = static_cast<int>(std::clamp(kPairsOfBody * bodies, kMinPairs, kMaxPairsAtOnce));
  info.m_defaultMaxPersistentManifoldPoolSize = pairs;
  info.m_defaultMaxCollisionAlgorithmPoolSize = pairs;
  if (soft) return std::make_unique<btSoftBodyRigidBodyCollisionConfiguration>(info);
  return std::make_unique<btDefaultCollisionConfiguration>(info);
}

std::unique_ptr<btBroadphaseInterface> makeBroadphase(std::size_t bodies, bool plain,
                                                      const btOverlapFilterCallback& filter) {
  if (plain || bodies >= kManyBodies) return std::make_unique<LimitedBroadphase>();
  return std::make_unique<PairBroadphase>(filter);
}

}  // namespace

/// This says which pairs may touch: groups and masks of both bodies allow it, and at least one of
/// them can give way.
struct BulletScene::PairFilter final : btOverlapFilterCallback {
  bool needBroadphaseCollision(btBroadphaseProxy* a, btBroadphaseProxy* b) const override {
    if ((a->m_collisionFilterGroup & b->m_collisionFilterMask) == 0) return false;
    if ((b->m_collisionFilterGroup & a->m_collisionFilterMask) == 0) return false;
    const int first = role(a), second = role(b);
    if (first == kSoft || second == kSoft) return first != kPlane && second != kPlane;
    return first == kDynamic || second == kDynamic;
  }
  static int role(const btBroadphaseProxy* proxy) {
    return static_cast<const btCollisionObject*>(proxy->m_clientObject)->getUserIndex();
  }
};

BulletScene::BulletScene(const pmx::Model& model, const std::vector<BodyPlan>& plans,
                         const std::vector<SoftBodyPlan>& softPlans, const PhysicsSettings& settings,
                         std::span<const base::Transform> places)
    : configuration_(makeConfiguration(!softPlans.empty(), plans.size() + softPlans.size())),
      dispatcher_(std::make_unique<btCollisionDispatcher>(configuration_.get())),
      filter_(std::make_unique<PairFilter>()),
      broadphase_(makeBroadphase(plans.size() + softPlans.size(), settings.plainBullet, *filter_)),
      solver_(settings.plainBullet ? std::make_unique<btSequentialImpulseConstraintSolver>()
                                   : std::make_unique<RowSolver>()) {
  makeWorld(!softPlans.empty(), settings);
  if (settings.ground) addGround();
  bodies_.reserve(plans.size());
  for (std::size_t i = 0; i < plans.size(); ++i) {
    bodies_.push_back(makeBody(plans[i], places[i]));
    bodies_[i]->setUserIndex(plans[i].dynamic() ? kDynamic : kFollower);
    world_->addRigidBody(bodies_[i].get(), plans[i].group, plans[i].mask);
  }
  addSoftBodies(model, plans, softPlans, settings);
  for (const pmx::Joint& joint : model.joints) {
    if (joinsNothing(joint, plans)) continue;
    if (joints_.size() == kMaxJoints) break;
    const auto a = static_cast<std::size_t>(joint.bodyA), b = static_cast<std::size_t>(joint.bodyB);
    joints_.push_back(makeJoint(joint, plans[a], plans[b], *bodies_[a], *bodies_[b], settings));
    world_->addConstraint(joints_.back().get(), false);
  }
}

void BulletScene::makeWorld(bool soft, const PhysicsSettings& settings) {
  if (soft) {
    if (!settings.plainBullet) softSolver_ = std::make_unique<BoundedSoftSolver>();
    auto world = std::make_unique<SteppedWorld<btSoftRigidDynamicsWorld>>(
        dispatcher_.get(), broadphase_.get(), solver_.get(), configuration_.get(), softSolver_.get());
    stepped_ = world.get();
    softInfo_ = &world->getWorldInfo();
    softInfo_->air_density = 1.2F;
    softInfo_->m_sparsesdf.Initialize(kHashSize, kMaxCells);
    world_ = std::move(world);
  } else {
    auto world = std::make_unique<SteppedWorld<btDiscreteDynamicsWorld>>(dispatcher_.get(), broadphase_.get(),
                                                                         solver_.get(), configuration_.get());
    stepped_ = world.get();
    world_ = std::move(world);
  }
  world_->getPairCache()->setOverlapFilterCallback(filter_.get());
  if (!settings.plainBullet)
    // Bounding boxes are those of the bodies' present transforms, and not of future ones: Bullet
    // 2.75 had no others.
    world_->getDispatchInfo().m_useContinuous = false;
  world_->getSolverInfo().m_numIterations = settings.solverIterations;
  if (!settings.plainBullet)
    // All chains are solved at once.
    world_->getSolverInfo().m_minimumSolverBatchSize = std::numeric_limits<int>::max();
  setGravity(settings.gravity);
}

void BulletScene::addGround() {
  groundShape_ = std::make_unique<GroundShape>();
  ground_ = std::make_unique<btRigidBody>(
      btRigidBody::btRigidBodyConstructionInfo(0.0F, nullptr, groundShape_.get(), btVector3(0, 0, 0)));
  ground_->setUserIndex(kPlane);
  world_->addRigidBody(ground_.get(), kGroundGroup, kEveryGroup);
  if (softInfo_ == nullptr) return;
  softGroundShape_ = std::make_unique<btBoxShape>(btVector3(kSoftGroundSide, kSoftGroundDepth, kSoftGroundSide));
  softGroundShape_->setMargin(kSoftGroundMargin);
  softGround_ = std::make_unique<btRigidBody>(
      btRigidBody::btRigidBodyConstructionInfo(0.0F, nullptr, softGroundShape_.get(), btVector3(0, 0, 0)));
  softGround_->setWorldTransform(btTransform(btMatrix3x3::getIdentity(), btVector3(0, -kSoftGroundDepth, 0)));
  softGround_->setUserIndex(kSoftGround);
  world_->addRigidBody(softGround_.get(), kGroundGroup, kEveryGroup);
}

void BulletScene::addSoftBodies(const pmx::Model& model, const std::vector<BodyPlan>& plans,
                                const std::vector<SoftBodyPlan>& softPlans, const PhysicsSettings& settings) {
  for (const SoftBodyPlan& plan : softPlans) {
    const pmx::SoftBody& body = model.softBodies[plan.index];
    soft_.push_back(makeSoftBody(body, plan, plans, bodies_, *softInfo_));
    soft_.back()->setUserIndex(kSoft);
    static_cast<btSoftRigidDynamicsWorld&>(*world_).addSoftBody(
        soft_.back().get(), 1 << (body.group & 15), settings.ignoreMasks ? kEveryGroup : body.collisionMask);
  }
}

BulletScene::~BulletScene() = default;

void BulletScene::setGravity(const base::Vec3& gravity) {
  world_->setGravity(toBullet(gravity));
  if (softInfo_ != nullptr) softInfo_->m_gravity = toBullet(gravity);
}

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

bool BulletScene::pairsLeftOut() const {
  if (softSolver_ != nullptr && softSolver_->leftOut()) return true;
  if (const auto* pairs = dynamic_cast<const PairBroadphase*>(broadphase_.get())) return pairs->leftOut();
  return static_cast<const LimitedBroadphase&>(*broadphase_).leftOut();
}

int BulletScene::contactCount() const {
  int count = 0;
  for (int i = 0; i < dispatcher_->getNumManifolds(); ++i) {
    count += dispatcher_->getManifoldByIndexInternal(i)->getNumContacts();
  }
  return count;
}

}  // namespace app
