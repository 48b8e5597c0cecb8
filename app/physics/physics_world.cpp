// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/physics/physics_world.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/physics/body_chains.h"
#include "app/physics/bullet_convert.h"
#include "app/physics/bullet_scene.h"
#include "app/physics/joint_builder.h"
#include "app/physics/physics_limits.h"
#include "app/physics/soft_bodies.h"
#include "app/physics/state_hash.h"
#include "pmx/base/index.h"

namespace app {

namespace {

// Bodies may be this many units from the model's root; Bullet's bounding boxes overflow at 1e6.
constexpr float kFarthest = 1e4F;

using base::toIndex;

bool isFinite(const btVector3& v) { return std::isfinite(v.x() + v.y() + v.z()); }

bool isFinite(const btRigidBody& body) {
  const btMatrix3x3& basis = body.getWorldTransform().getBasis();
  return isFinite(body.getWorldTransform().getOrigin()) && isFinite(basis[0] + basis[1] + basis[2]) &&
         isFinite(body.getLinearVelocity()) && isFinite(body.getAngularVelocity());
}

void setAtRest(btRigidBody& body, const btTransform& place) {
  const btVector3 zero(0, 0, 0);
  body.setWorldTransform(place);
  body.setInterpolationWorldTransform(place);
  body.setLinearVelocity(zero);
  body.setAngularVelocity(zero);
  body.setInterpolationLinearVelocity(zero);
  body.setInterpolationAngularVelocity(zero);
  body.clearForces();
  body.updateInertiaTensor();
}

/// Moves a body rigidly; its velocities turn with it.
void carry(btRigidBody& body, const btTransform& by) {
  body.setWorldTransform(by * body.getWorldTransform());
  body.setInterpolationWorldTransform(body.getWorldTransform());
  body.setLinearVelocity(by.getBasis() * body.getLinearVelocity());
  body.setAngularVelocity(by.getBasis() * body.getAngularVelocity());
  body.setInterpolationLinearVelocity(body.getLinearVelocity());
  body.setInterpolationAngularVelocity(body.getAngularVelocity());
  body.updateInertiaTensor();
}

/// Returns the plans only. Their issues were listed when the model was opened.
std::vector<BodyPlan> plansOf(const pmx::Model& model, const PhysicsSettings& settings) {
  base::Issues known;
  return planBodies(model, settings, known);
}
std::vector<SoftBodyPlan> softPlansOf(const pmx::Model& model, const std::vector<BodyPlan>& bodies) {
  base::Issues known;
  return planSoftBodies(model, bodies, known);
}

void listLostJoints(const pmx::Model& model, const std::vector<BodyPlan>& bodies, base::Issues& issues) {
  std::size_t holding = 0;
  for (std::size_t i = 0; i < model.joints.size(); ++i) {
    if (joinsNothing(model.joints[i], bodies) || ++holding <= kMaxJoints) continue;
    issues.push_back({"joints", static_cast<std::int64_t>(i), -1,
                      fmt::format("the model has more than {}; this one and those after it hold nothing", kMaxJoints)});
    return;
  }
}

}  // namespace

struct PhysicsWorld::State {
  State(const pmx::Model& ofModel, const ik::Skeleton& skeleton, const PhysicsSettings& with)
      : model(ofModel),
        settings(with),
        plans(plansOf(ofModel, with)),
        soft(ofModel, skeleton, softPlansOf(ofModel, plans)) {}

  const pmx::Model& model;
  PhysicsSettings settings;
  std::vector<BodyPlan> plans;
  SoftBodies soft;
  std::vector<std::uint8_t> chains;
  std::vector<std::int32_t> driverOfBone;  // per bone, its last dynamic body or -1
  std::vector<std::int32_t> beginOfBone;   // scratch, per bone; -1 everywhere
  std::unique_ptr<BulletScene> scene;
  std::vector<base::Transform> bones;   // of the last tick
  std::vector<base::Transform> starts;  // scratch
  std::vector<std::uint8_t> impulsed;   // scratch, per body
  // Per body this is 1 where it has begun to follow its bone since the last step.
  std::vector<std::uint8_t> switchedOff;
  // Per body this counts the ticks in which its bone's new transform is no jump, since the body is
  // free again.
  std::vector<std::uint8_t> switchedOn;
  std::vector<base::Transform> skinned;  // like bones, for soft bodies
  bool needsLateBones = false, needsFollowers = false, pairsLeftOut = false;
  std::size_t caught = 0;

  [[nodiscard]] base::Transform heldBy(const BodyPlan& plan) const {
    return plan.bone < 0 ? plan.offset : combined(bones[toIndex(plan.bone)], plan.offset);
  }

  void build() {
    for (std::size_t i = 0; i < plans.size(); ++i) {
      starts[i] = heldBy(plans[i]);
      starts[i].rotation = glm::normalize(starts[i].rotation);
    }
    pairsLeftOut = pairsLeftOut || (scene != nullptr && scene->pairsLeftOut());
    scene.reset();  // before the new one is made, so that memory never holds two
    scene = std::make_unique<BulletScene>(model, plans, soft.plans(), settings, starts);
    if (!soft.empty()) soft.place(*scene, skinned);
  }

  /// Visits each body that starts, with its transform.
  template <class Visit>
  void eachBegin(std::span<const BodyBegin> begins, Visit visit) {
    for (std::size_t i = 0; i < begins.size(); ++i) beginOfBone[toIndex(begins[i].bone)] = static_cast<std::int32_t>(i);
    for (std::size_t i = 0; i < plans.size() && !begins.empty(); ++i) {
      const std::int32_t begin = plans[i].bone < 0 ? -1 : beginOfBone[toIndex(plans[i].bone)];
      if (begin < 0 || !plans[i].dynamic()) continue;
      visit(i, combined(begins[toIndex(begin)].model, plans[i].offset));
    }
    for (const BodyBegin& each : begins) beginOfBone[toIndex(each.bone)] = -1;
  }

  void catchThrown();
};

void PhysicsWorld::State::catchThrown() {
  bool broken = false;
  for (std::size_t i = 0; i < plans.size(); ++i) {
    btRigidBody& body = scene->body(i);
    if (body.isStaticOrKinematicObject()) continue;
    if (!isFinite(body)) {
      broken = true;
      ++caught;
      continue;
    }
    const btTransform& place = body.getWorldTransform();
    const base::Transform held = heldBy(plans[i]);
    const float away = glm::distance(fromBullet(place.getOrigin()), held.translation);
    if ((plans[i].reach > 0.0F && away > plans[i].reach) || place.getOrigin().length() > kFarthest) {
      setAtRest(body, toBullet(held));
      ++caught;
    } else if (body.getLinearVelocity().length() > settings.mostSpeed) {
      setAtRest(body, btTransform(place));
      ++caught;
    }
  }
  caught += soft.settle(*scene, skinned, settings.mostSpeed);
  // a NaN has spread into contacts and joints, and only a new scene is free of it.
  if (broken) build();
}

base::Issues physicsIssues(const pmx::Model& model) {
  base::Issues issues;
  const std::vector<BodyPlan> bodies = planBodies(model, {}, issues);
  (void)planSoftBodies(model, bodies, issues);
  listLostJoints(model, bodies, issues);
  return issues;
}

PhysicsWorld::PhysicsWorld(const pmx::Model& model, const ik::Skeleton& skeleton, const PhysicsSettings& settings)
    : state_(std::make_unique<State>(model, skeleton, settings)) {
  State& s = *state_;
  s.chains = app::chainsOfPhysics(model, s.plans);
  s.driverOfBone.assign(skeleton.boneCount(), -1);
  s.beginOfBone.assign(skeleton.boneCount(), -1);
  s.bones.resize(skeleton.boneCount());
  for (std::size_t i = 0; i < s.bones.size(); ++i) s.bones[i].translation = skeleton.bindPositions[i];
  s.starts.resize(s.plans.size());
  s.impulsed.resize(s.plans.size());
  s.switchedOff.resize(s.plans.size(), 0);
  s.switchedOn.resize(s.plans.size(), 0);
  if (!s.soft.empty()) s.skinned = s.bones;
  std::vector<std::uint8_t> late(skeleton.boneCount(), 0);
  for (std::size_t i = skeleton.afterPhysicsBegin; i < skeleton.solveOrder.size(); ++i)
    late[toIndex(skeleton.solveOrder[i])] = 1;
  for (std::size_t i = 0; i < s.plans.size(); ++i) {
    const BodyPlan& plan = s.plans[i];
    if (plan.bone < 0) continue;
    if (plan.dynamic()) s.driverOfBone[toIndex(plan.bone)] = static_cast<std::int32_t>(i);
    if (late[toIndex(plan.bone)] != 0) s.needsLateBones = true;
  }
  if (!s.soft.empty()) s.needsLateBones = true;
  const std::vector<std::uint8_t> follows = ik::DrivenBones(skeleton, mayBeDriven()).afterAppend;
  s.needsFollowers = std::ranges::any_of(s.plans, [&follows](const BodyPlan& plan) {
    return (plan.bone >= 0 && follows[toIndex(plan.bone)] != 0) ||
           (plan.anchorBone >= 0 && follows[toIndex(plan.anchorBone)] != 0);
  });
  s.build();
}

PhysicsWorld::~PhysicsWorld() = default;

void PhysicsWorld::reset(std::span<const base::Transform> boneModels) {
  std::ranges::copy(boneModels, state_->bones.begin());
  if (!state_->soft.empty()) std::ranges::copy(boneModels, state_->skinned.begin());
  std::ranges::fill(state_->switchedOn, std::uint8_t{0});
  state_->build();
}

void PhysicsWorld::followBones(std::span<const base::Transform> boneModels, std::span<const BodyBegin> begins,
                               std::span<const base::Transform> skinned) {
  State& s = *state_;
  s.eachBegin(begins, [&s](std::size_t i, const base::Transform&) { s.switchedOn[i] = 2; });
  for (std::size_t i = 0; i < s.plans.size(); ++i) {
    const std::int32_t anchor = s.plans[i].anchorBone;
    // A bone that has a begin gets its posed transform while its body follows it, then its
    // transform by keys: that is no jump of its own.
    const bool changes = s.switchedOn[i] > 0 && anchor == s.plans[i].bone;
    if (s.switchedOn[i] > 0) --s.switchedOn[i];
    if (anchor < 0 || changes) continue;
    const base::Transform& before = s.bones[toIndex(anchor)];
    const base::Transform& now = boneModels[toIndex(anchor)];
    if (jumped(before, now)) carry(s.scene->body(i), toBullet(now) * toBullet(before).inverse());
  }
  if (!s.soft.empty()) {
    const auto now = skinned.empty() ? boneModels : skinned;
    s.soft.follow(*s.scene, s.skinned, now);
    std::ranges::copy(now, s.skinned.begin());
  }
  std::ranges::copy(boneModels, s.bones.begin());
  for (std::size_t i = 0; i < s.plans.size(); ++i) {
    btRigidBody& body = s.scene->body(i);
    if (!body.isKinematicObject()) continue;
    const btTransform place = toBullet(s.heldBy(s.plans[i]));
    s.switchedOff[i] != 0 ? setAtRest(body, place) : body.setWorldTransform(place);
  }
  s.eachBegin(begins,
              [&s](std::size_t i, const base::Transform& place) { setAtRest(s.scene->body(i), toBullet(place)); });
}

void PhysicsWorld::resetBegins(std::span<const BodyBegin> begins, std::span<base::Transform> transforms) const {
  state_->eachBegin(begins, [transforms](std::size_t i, const base::Transform& begin) { transforms[i] = begin; });
}

void PhysicsWorld::setPhysicsOff(std::span<const std::uint8_t> physicsOff) {
  State& s = *state_;
  for (std::size_t i = 0; i < s.plans.size(); ++i) {
    const BodyPlan& plan = s.plans[i];
    if (!plan.dynamic() || plan.bone < 0) continue;
    const bool off = !physicsOff.empty() && physicsOff[toIndex(plan.bone)] != 0;
    const bool follows = s.scene->body(i).isKinematicObject(), turns = off && !follows;
    s.scene->setFollowing(i, plan, off);
    // It goes at once from where it swung to where its bone holds it in the coming tick, which may
    // differ from the last one: a chain may be solved again. As a movement, that would throw its
    // neighbours.
    if (turns) setAtRest(s.scene->body(i), toBullet(s.heldBy(plan)));
    s.switchedOff[i] = turns ? 1 : s.switchedOff[i];
  }
}

void PhysicsWorld::applyImpulses(std::span<const float> morphWeights, float share) {
  State& s = *state_;
  for (std::size_t m = 0; m < s.model.morphs.size() && m < morphWeights.size(); ++m) {
    const auto* offsets = std::get_if<std::vector<pmx::ImpulseOffset>>(&s.model.morphs[m].offsets);
    const float weight = morphWeights[m];
    if (offsets == nullptr || weight == 0.0F) continue;
    for (const pmx::ImpulseOffset& impulse : *offsets) {
      if (impulse.rigidBody < 0 || toIndex(impulse.rigidBody) >= s.plans.size()) continue;
      btRigidBody& body = s.scene->body(toIndex(impulse.rigidBody));
      if (body.isStaticOrKinematicObject()) continue;
      if (impulse.velocity == base::Vec3(0.0F) && impulse.torque == base::Vec3(0.0F)) {
        body.setLinearVelocity(btVector3(0, 0, 0));
        body.setAngularVelocity(btVector3(0, 0, 0));
        body.clearForces();
        continue;
      }
      btVector3 velocity = toBullet(impulse.velocity), torque = toBullet(impulse.torque);
      if (impulse.local != 0) {
        velocity = body.getWorldTransform().getBasis() * velocity;
        torque = body.getWorldTransform().getBasis() * torque;
      }
      body.applyCentralImpulse(velocity * (weight * share));
      body.applyTorqueImpulse(torque * (weight * share));
    }
  }
}

void PhysicsWorld::step(int steps) {
  std::ranges::fill(state_->switchedOff, std::uint8_t{0});
  state_->scene->advance(steps, state_->settings.stepSec);
  state_->catchThrown();
}

void PhysicsWorld::setGravity(const base::Vec3& gravity) {
  state_->settings.gravity = gravity;
  state_->scene->setGravity(gravity);
}

const PhysicsSettings& PhysicsWorld::settings() const { return state_->settings; }

std::size_t PhysicsWorld::bodyCount() const { return state_->plans.size(); }

BodyState PhysicsWorld::body(std::size_t index) const {
  const btRigidBody& body = state_->scene->body(index);
  return {fromBullet(body.getWorldTransform()), fromBullet(body.getLinearVelocity()),
          fromBullet(body.getAngularVelocity()), body.isKinematicObject()};
}

void PhysicsWorld::readTransforms(std::span<base::Transform> transforms) const {
  for (std::size_t i = 0; i < transforms.size(); ++i)
    transforms[i] = fromBullet(state_->scene->body(i).getWorldTransform());
}

void PhysicsWorld::driveBones(std::span<const base::Transform> transforms, ik::DrivenBones& driven) const {
  const State& s = *state_;
  for (std::size_t bone = 0; bone < s.driverOfBone.size(); ++bone) {
    const std::int32_t driver = s.driverOfBone[bone];
    if (driver < 0) continue;
    const BodyPlan& plan = s.plans[toIndex(driver)];
    if (s.scene->body(toIndex(driver)).isKinematicObject()) {
      driven.drives[bone] = ik::Drive::Free;
      continue;
    }
    driven.drives[bone] = plan.mode == pmx::RigidMode::Physics ? ik::Drive::Whole : ik::Drive::Rotation;
    driven.models[bone] = combined(transforms[toIndex(driver)], plan.offsetBack);
    driven.models[bone].rotation = glm::normalize(driven.models[bone].rotation);
  }
}

std::vector<std::uint8_t> PhysicsWorld::mayBeDriven() const {
  std::vector<std::uint8_t> may;
  for (const std::int32_t driver : state_->driverOfBone) may.push_back(driver >= 0 ? 1 : 0);
  return may;
}

std::span<const std::uint8_t> PhysicsWorld::chainsOfPhysics() const { return state_->chains; }

bool PhysicsWorld::needsBonesAfterPhysics() const { return state_->needsLateBones; }
bool PhysicsWorld::needsFollowers() const { return state_->needsFollowers; }

std::uint64_t PhysicsWorld::stateHash() const {
  StateHash hash;
  for (std::size_t i = 0; i < state_->plans.size(); ++i) {
    const btRigidBody& body = state_->scene->body(i);
    hash.addVector(body.getWorldTransform().getOrigin());
    for (int row = 0; row < 3; ++row) hash.addVector(body.getWorldTransform().getBasis()[row]);
    hash.addVector(body.getLinearVelocity());
    hash.addVector(body.getAngularVelocity());
  }
  state_->soft.addTo(*state_->scene, hash);
  return hash.value();
}

const std::vector<SoftBodyPlan>& PhysicsWorld::softBodies() const { return state_->soft.plans(); }
std::size_t PhysicsWorld::softNodeCount() const { return state_->soft.nodeCount(); }
void PhysicsWorld::readSoftNodes(std::span<base::Vec3> nodes) const { state_->soft.readNodes(*state_->scene, nodes); }
std::size_t PhysicsWorld::caughtCount() const { return state_->caught; }
int PhysicsWorld::contactCount() const { return state_->scene->contactCount(); }
bool PhysicsWorld::pairsLeftOut() const { return state_->pairsLeftOut || state_->scene->pairsLeftOut(); }

}  // namespace app
