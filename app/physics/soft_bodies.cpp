// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/physics/soft_bodies.h"

#include <algorithm>
#include <cmath>

#include <BulletSoftBody/btSoftBody.h>

#include "app/physics/bullet_convert.h"
#include "app/physics/physics_world.h"
#include "app/physics/soft_body_builder.h"
#include "ik/skinning_matrix.h"
#include "pmx/base/index.h"
#include "pmx/deform/skinning_job.h"

namespace app {
namespace {

// A soft body that had NaN positions after this many ticks is given up.
constexpr int kMaxBreaks = 10;
constexpr float kFarthestSoft = 1e4F;  // units from the model's root, as for rigid bodies
constexpr float kMaxNode = 1e6F;       // units

using base::toIndex;

void setNode(btSoftBody::Node& node, const btVector3& place) {
  node.m_x = node.m_q = place;
  node.m_v = node.m_f = btVector3(0, 0, 0);
}

/// Returns whether Bullet's trees can take these positions. NaN damages the trees, and so do
/// positions so large that their sums aren't finite.
bool usable(const btVector3& place) {
  const btVector3 size = place.absolute();
  return size.x() < kMaxNode && size.y() < kMaxNode && size.z() < kMaxNode;  // false for NaN
}

bool usable(const btSoftBody& soft) {
  for (int i = 0; i < soft.m_nodes.size(); ++i) {
    const btSoftBody::Node& node = soft.m_nodes[i];
    if (!usable(node.m_x) || !std::isfinite(node.m_v.x() + node.m_v.y() + node.m_v.z())) return false;
  }
  return true;
}

/// Stops nodes that are too fast. Returns true where there were any.
bool stopFastNodes(btSoftBody& soft, float mostSpeed) {
  bool stopped = false;
  for (int i = 0; i < soft.m_nodes.size(); ++i) {
    btVector3& velocity = soft.m_nodes[i].m_v;
    if (velocity.length2() <= mostSpeed * mostSpeed) continue;
    velocity.setZero();
    stopped = true;
  }
  return stopped;
}

}  // namespace

bool jumped(const base::Transform& before, const base::Transform& now) {
  if (glm::distance(before.translation, now.translation) > PhysicsWorld::kJumpUnits) return true;
  const float cosHalf = std::abs(glm::dot(before.rotation, now.rotation));
  return cosHalf < std::cos(PhysicsWorld::kJumpRad / 2.0F);
}

SoftBodies::SoftBodies(const pmx::Model& model, const ik::Skeleton& skeleton, std::vector<SoftBodyPlan> plans)
    : model_(model), plans_(std::move(plans)) {
  if (plans_.empty()) return;
  bindPositions_ = skeleton.bindPositions;
  palette_.resize(bindPositions_.size());
  breaks_.resize(plans_.size());
  for (const SoftBodyPlan& plan : plans_) nodeCount_ += plan.rest.size();
}

void SoftBodies::pose(std::span<const base::Transform> bones) {
  for (std::size_t i = 0; i < palette_.size(); ++i) palette_[i] = ik::skinningMatrix(bones[i], bindPositions_[i]);
}

bool SoftBodies::givenUp(std::size_t body) const { return breaks_[body] >= kMaxBreaks; }

base::Vec3 SoftBodies::skinned(const SoftBodyPlan& plan, std::size_t node) const {
  const pmx::Vertex& vertex = model_.vertices[plan.skinnedAs[node]];
  return pmx::skinnedVertex(model_, vertex, vertex.position, palette_).position;
}

void SoftBodies::placeBody(BulletScene& scene, std::size_t body) {
  btSoftBody& soft = scene.soft(body);
  const SoftBodyPlan& plan = plans_[body];
  for (std::size_t i = 0; i < plan.rest.size(); ++i) {
    const btVector3 place = toBullet(skinned(plan, i));
    setNode(soft.m_nodes[static_cast<int>(i)], usable(place) ? place : toBullet(plan.rest[i]));
  }
  plantTrees(soft);
}

void SoftBodies::place(BulletScene& scene, std::span<const base::Transform> bones) {
  pose(bones);
  for (std::size_t body = 0; body < plans_.size(); ++body) {
    placeBody(scene, body);
    if (givenUp(body)) giveUp(scene, body);
  }
}

void SoftBodies::follow(BulletScene& scene, std::span<const base::Transform> before,
                        std::span<const base::Transform> bones) {
  if (empty()) return;
  pose(bones);
  for (std::size_t body = 0; body < plans_.size(); ++body) {
    const SoftBodyPlan& plan = plans_[body];
    btSoftBody& soft = scene.soft(body);
    if (plan.carrier >= 0 && jumped(before[toIndex(plan.carrier)], bones[toIndex(plan.carrier)])) {
      const btTransform by = toBullet(bones[toIndex(plan.carrier)]) * toBullet(before[toIndex(plan.carrier)]).inverse();
      for (int i = 0; i < soft.m_nodes.size(); ++i) {
        btSoftBody::Node& node = soft.m_nodes[i];
        node.m_x = by * node.m_x;
        node.m_q = by * node.m_q;
        node.m_v = by.getBasis() * node.m_v;
      }
      usable(soft) ? plantTrees(soft) : placeBody(scene, body);
    }
    for (std::size_t i = 0; i < plan.pinned.size(); ++i) {
      if (plan.pinned[i] == 0 && !givenUp(body)) continue;
      const btVector3 place = toBullet(skinned(plan, i));
      if (usable(place)) setNode(soft.m_nodes[static_cast<int>(i)], place);
    }
  }
}

bool SoftBodies::beyondReach(const BulletScene& scene, std::size_t body, std::span<const base::Transform> bones) const {
  const SoftBodyPlan& plan = plans_[body];
  const btSoftBody& soft = scene.soft(body);
  for (std::size_t i = 0; i < plan.rest.size(); ++i) {
    const base::Vec3 place = fromBullet(soft.m_nodes[static_cast<int>(i)].m_x);
    if (glm::length(place) > kFarthestSoft) return true;
    if (plan.carrier < 0) continue;
    const base::Transform& bone = bones[toIndex(plan.carrier)];
    const base::Vec3 held = bone.translation + bone.rotation * (plan.rest[i] - bindPositions_[toIndex(plan.carrier)]);
    if (glm::distance(place, held) > plan.reach) return true;
  }
  return false;
}

/// Makes nodes without mass and without anchors, which stay where they are put.
void SoftBodies::giveUp(BulletScene& scene, std::size_t body) {
  btSoftBody& soft = scene.soft(body);
  breaks_[body] = kMaxBreaks;
  soft.m_anchors.clear();
  for (int i = 0; i < soft.m_nodes.size(); ++i) soft.m_nodes[i].m_im = 0.0F;
  soft.updateLinkConstants();
}

std::size_t SoftBodies::settle(BulletScene& scene, std::span<const base::Transform> bones, float mostSpeed) {
  std::size_t caught = 0;
  for (std::size_t body = 0; body < plans_.size(); ++body) {
    if (givenUp(body)) continue;
    btSoftBody& soft = scene.soft(body);
    for (std::size_t i = 0; i < plans_[body].anchors.size(); ++i) {
      if (!plans_[body].anchors[i].snap) continue;
      const btSoftBody::Anchor& anchor = soft.m_anchors[static_cast<int>(i)];  // made in this order
      anchor.m_node->m_x = anchor.m_body->getWorldTransform() * anchor.m_local;
    }
    if (!usable(soft)) {
      placeBody(scene, body);
      if (++breaks_[body] == kMaxBreaks) giveUp(scene, body);
      ++caught;
    } else if (beyondReach(scene, body, bones)) {
      placeBody(scene, body);
      ++caught;
    } else if (stopFastNodes(soft, mostSpeed)) {
      ++caught;
    }
  }
  return caught;
}

void SoftBodies::readNodes(const BulletScene& scene, std::span<base::Vec3> nodes) const {
  std::size_t next = 0;
  for (std::size_t body = 0; body < plans_.size(); ++body) {
    const btSoftBody& soft = scene.soft(body);
    for (int i = 0; i < soft.m_nodes.size(); ++i) nodes[next++] = fromBullet(soft.m_nodes[i].m_x);
  }
}

void SoftBodies::addTo(const BulletScene& scene, StateHash& hash) const {
  for (std::size_t body = 0; body < plans_.size(); ++body) {
    const btSoftBody& soft = scene.soft(body);
    for (int i = 0; i < soft.m_nodes.size(); ++i) {
      hash.addVector(soft.m_nodes[i].m_x);
      hash.addVector(soft.m_nodes[i].m_v);
    }
  }
}

}  // namespace app
