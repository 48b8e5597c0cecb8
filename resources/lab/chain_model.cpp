// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/lab/chain_model.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/core.h>

namespace lab {

std::string linkBone(int link) { return fmt::format("節{}", link); }

pmx::Model makeChain(const ChainShape& shape, const std::string& name) {
  ModelKit kit;
  const auto base = kit.bone(kFootBone, "base", Vec3(0.0F), -1, BoneKind::Moves);
  kit.tailOffset(base, Vec3(0, 1, 0));
  const float each = shape.length / static_cast<float>(shape.links);
  std::vector<Vec3> joints{shape.root};
  std::vector<std::int32_t> bones;
  for (int link = 0; link < shape.links; ++link) {
    const float along = (static_cast<float>(link) + 0.5F) / static_cast<float>(shape.links);
    const float lean = shape.lean * kDegree * std::sin(2.0F * kPi * along);
    bones.push_back(kit.bone(linkBone(link + 1), fmt::format("link {}", link + 1), joints.back(),
                             bones.empty() ? base : bones.back()));
    joints.push_back(joints.back() + each * Vec3(std::sin(lean), std::cos(lean), 0.0F));
  }
  const auto tip = kit.bone("先", "tip", joints.back(), bones.back());
  const auto target = kit.bone(kTargetBone, "target", shape.target, base, BoneKind::Moves);
  for (std::size_t i = 0; i < bones.size(); ++i) kit.tail(bones[i], i + 1 < bones.size() ? bones[i + 1] : tip);
  std::vector<std::int32_t> links(bones.rbegin(), bones.rend());
  kit.chain(target, tip, links, shape.loops, shape.unitAngle);
  kit.pedestal(shape.root - Vec3(0, 0.3F, 0), base);
  const auto radiusAt = [&](std::size_t joint) {
    return shape.radius * (1.0F - 0.5F * static_cast<float>(joint) / static_cast<float>(shape.links));
  };
  for (std::size_t i = 0; i < bones.size(); ++i) {
    // Between short links there is no room for joints.
    kit.ball(colour::steel, joints[i], std::min(1.35F * radiusAt(i), 0.5F * each), bones[i]);
    kit.rod(i % 2 == 0 ? *shape.first : *shape.second, joints[i], joints[i + 1], radiusAt(i), radiusAt(i + 1),
            bones[i]);
  }
  kit.ball(colour::steel, joints.back(), 1.2F * radiusAt(bones.size()), tip);
  kit.goalMark(shape.target, target, 0.5F);
  return kit.finish(name);
}

}  // namespace lab
