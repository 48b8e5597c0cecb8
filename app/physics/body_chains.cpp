// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/physics/body_chains.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace app {

namespace {

/// Returns the units that a joint lets its bodies slide apart; infinite on an axis without limits.
float slide(const pmx::Joint& joint) {
  if (static_cast<pmx::JointKind>(joint.kind) == pmx::JointKind::PointToPoint) return 0.0F;
  base::Vec3 most(0.0F);
  for (int axis = 0; axis < 3; ++axis) {
    if (joint.linearLower[axis] > joint.linearUpper[axis]) return std::numeric_limits<float>::infinity();
    most[axis] = std::max(std::abs(joint.linearLower[axis]), std::abs(joint.linearUpper[axis]));
  }
  return glm::length(most);
}

}  // namespace

void findAnchors(const pmx::Model& model, std::vector<BodyPlan>& plans) {
  struct Neighbour {
    std::size_t body;
    base::Vec3 joint;  // model space
    float slide;       // units
  };
  std::vector<std::vector<Neighbour>> neighbours(plans.size());
  for (const pmx::Joint& joint : model.joints) {
    if (!joinsTwo(joint, plans)) continue;
    const auto a = static_cast<std::size_t>(joint.bodyA), b = static_cast<std::size_t>(joint.bodyB);
    neighbours[a].push_back({b, joint.position, slide(joint)});
    neighbours[b].push_back({a, joint.position, slide(joint)});
  }
  std::vector<std::size_t> queue;
  std::vector<float> way(plans.size(), 0.0F);
  std::vector<std::uint8_t> reached(plans.size(), 0);
  for (std::size_t i = 0; i < plans.size(); ++i) {
    plans[i].anchorBone = plans[i].bone;
    if (plans[i].dynamic()) continue;
    queue.push_back(i);
    reached[i] = 1;
  }
  for (std::size_t next = 0; next < queue.size(); ++next) {
    const std::size_t from = queue[next];
    for (const auto& [body, joint, give] : neighbours[from]) {
      if (reached[body] != 0) continue;
      reached[body] = 1;
      way[body] = way[from] + glm::distance(plans[from].rest.translation, joint) +
                  glm::distance(joint, plans[body].rest.translation) + give;
      plans[body].anchorBone = plans[from].anchorBone;
      plans[body].reach = std::isfinite(way[body]) ? 3.0F * way[body] + 10.0F : 0.0F;
      queue.push_back(body);
    }
  }
}

std::vector<std::uint8_t> chainsOfPhysics(const pmx::Model& model, const std::vector<BodyPlan>& plans) {
  std::vector<std::uint8_t> carries(model.bones.size(), 0);
  for (const BodyPlan& plan : plans) {
    if (plan.dynamic() && plan.bone >= 0) carries[static_cast<std::size_t>(plan.bone)] = 1;
  }
  std::vector<std::uint8_t> chains;
  for (const std::int32_t bone : pmx::ikBones(model)) {
    const auto& links = model.bones[static_cast<std::size_t>(bone)].ik.links;
    const bool all = !links.empty() && std::ranges::all_of(links, [&](const pmx::IkLink& link) {
      return link.bone >= 0 && static_cast<std::size_t>(link.bone) < carries.size() &&
             carries[static_cast<std::size_t>(link.bone)] != 0;
    });
    chains.push_back(all ? 1 : 0);
  }
  return chains;
}

}  // namespace app
