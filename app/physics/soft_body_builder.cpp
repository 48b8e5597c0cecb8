// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/physics/soft_body_builder.h"

#include <algorithm>
#include <numeric>

#include "app/physics/bullet_convert.h"

namespace app {
namespace {

constexpr std::uint8_t kFlagLinkCrossing = 4;
constexpr float kMaxSoftMass = 1e10F, kMaxMargin = 10.0F, kMaxPressure = 1e6F;

float unit(float x) { return std::clamp(x, 0.0F, 1.0F); }
float positive(float x) { return std::clamp(x, 0.0F, kMaxPressure); }

/// Returns Bullet's number for PMX's, which differs.
btSoftBody::eAeroModel::_ aeroModel(std::int32_t number) {
  using Model = btSoftBody::eAeroModel;
  switch (number) {
    case 1:
      return Model::V_TwoSided;
    case 2:
      return Model::V_OneSided;
    case 3:
      return Model::F_TwoSided;
    case 4:
      return Model::F_OneSided;
    default:
      return Model::V_Point;
  }
}

void configure(const pmx::SoftBody& body, btSoftBody::Config& config) {
  const auto& [vcf, dp, dg, lf, pr, vc, df, mt, chr, khr, shr, ahr] = body.config;
  config.aeromodel = aeroModel(body.aeroModel);
  config.kVCF = unit(vcf);
  config.kDP = unit(dp);
  config.kDG = positive(dg);
  config.kLF = positive(lf);
  config.kPR = std::clamp(pr, -kMaxPressure, kMaxPressure);
  config.kVC = positive(vc);
  config.kDF = unit(df);
  config.kMT = unit(mt);
  config.kCHR = unit(chr);
  config.kKHR = unit(khr);
  config.kSHR = unit(shr);
  config.kAHR = unit(ahr);
  const auto loops = [&body](std::size_t which) { return std::clamp(body.iterations[which], 0, kMaxIterations); };
  config.viterations = loops(0);
  config.piterations = loops(1);
  config.diterations = loops(2);
  config.citerations = loops(3);
  config.collisions |= btSoftBody::fCollision::VF_SS;
}

/// Calls with each number from 0 to count - 1 once, such that numbers called one after the other
/// lie far apart: nodes that are inserted in a row along a line make a tree as deep as their
/// number. Each step goes on by the golden section of the count, or by the next larger number with
/// which the steps reach all.
template <class Call>
void spread(int count, Call call) {
  int stride = std::max(1, static_cast<int>(0.618034 * count));
  while (std::gcd(stride, count) > 1) ++stride;
  for (int i = 0, at = 0; i < count; ++i, at = (at + stride) % count) call(at);
}

/// Makes nodes of mass 1 at the plan's positions. Bullet puts them into its tree in the order in
/// which they are made, so they are made in another order at first.
std::unique_ptr<btSoftBody> makeNodes(const SoftBodyPlan& plan, btSoftBodyWorldInfo& world) {
  const int count = static_cast<int>(plan.rest.size());
  std::vector<btVector3> places;
  places.reserve(plan.rest.size());
  spread(count, [&](int i) { places.push_back(toBullet(plan.rest[static_cast<std::size_t>(i)])); });
  auto soft = std::make_unique<btSoftBody>(&world, count, places.data(), nullptr);
  for (std::size_t i = 0; i < plan.rest.size(); ++i) {
    btSoftBody::Node& node = soft->m_nodes[static_cast<int>(i)];
    node.m_x = node.m_q = toBullet(plan.rest[i]);
  }
  return soft;
}

}  // namespace

std::unique_ptr<btSoftBody> makeSoftBody(const pmx::SoftBody& body, const SoftBodyPlan& plan,
                                         const std::vector<BodyPlan>& plans,
                                         std::span<const std::unique_ptr<btRigidBody>> bodies,
                                         btSoftBodyWorldInfo& world) {
  const int count = static_cast<int>(plan.rest.size());
  auto soft = makeNodes(plan, world);
  soft->getCollisionShape()->setMargin(std::clamp(body.collisionMargin, 0.0F, kMaxMargin));
  configure(body, soft->m_cfg);
  btSoftBody::Material* material = soft->appendMaterial();
  const auto& [linear, angular, volume] = body.material3;
  material->m_kLST = unit(linear);
  material->m_kAST = unit(angular);
  material->m_kVST = unit(volume);
  for (const auto& [a, b] : plan.links) soft->appendLink(a, b, material);
  for (const auto& [a, b, c] : plan.faces) soft->appendFace(a, b, c, material);
  for (const auto& [a, b] : plan.bends) soft->appendLink(a, b, material);
  // Bullet shuffles with random numbers of its own that begin alike each time.
  if ((body.flags & kFlagLinkCrossing) != 0) soft->randomizeConstraints();
  soft->setTotalMass(std::min(body.totalMass, kMaxSoftMass));
  if (soft->m_cfg.kMT > 0.0F || soft->m_cfg.kVC > 0.0F) soft->setPose(soft->m_cfg.kVC > 0.0F, soft->m_cfg.kMT > 0.0F);
  for (int i = 0; i < count; ++i) {
    if (plan.pinned[static_cast<std::size_t>(i)] != 0) soft->setMass(i, 0.0F);
  }
  for (const SoftAnchor& anchor : plan.anchors) {
    const auto holder = static_cast<std::size_t>(anchor.body);
    const base::Vec3 local =
        inverse(plans[holder].rest).translation + inverse(plans[holder].rest).rotation * plan.rest[anchor.node];
    soft->appendAnchor(static_cast<int>(anchor.node), bodies[holder].get(), toBullet(local));
  }
  // This is done now, with the lengths of the file. Bullet would do it in the first step, with the
  // nodes' positions then.
  soft->updateConstants();
  soft->m_bUpdateRtCst = false;
  plantTrees(*soft);
  soft->setActivationState(DISABLE_DEACTIVATION);
  return soft;
}

void plantTrees(btSoftBody& soft) {
  const float margin = soft.getCollisionShape()->getMargin();
  soft.m_ndbvt.clear();
  spread(soft.m_nodes.size(), [&](int i) {
    btSoftBody::Node& node = soft.m_nodes[i];
    node.m_leaf = soft.m_ndbvt.insert(btDbvtVolume::FromCR(node.m_x, margin), &node);
  });
  soft.m_fdbvt.clear();
  spread(soft.m_faces.size(), [&](int i) {
    btSoftBody::Face& face = soft.m_faces[i];
    const btVector3* corners[] = {&face.m_n[0]->m_x, &face.m_n[1]->m_x, &face.m_n[2]->m_x};
    btDbvtVolume box = btDbvtVolume::FromPoints(corners, 3);
    box.Expand(btVector3(margin, margin, margin));
    face.m_leaf = soft.m_fdbvt.insert(box, &face);
  });
  soft.updateBounds();
}

}  // namespace app
