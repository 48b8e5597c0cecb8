// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/lab/limb.h"

#include <fmt/core.h>

namespace lab {

std::vector<std::int32_t> addLimb(ModelKit& kit, const Limb& limb) {
  std::vector<std::int32_t> bones;
  const std::size_t links = limb.joints.size() - 1;
  for (std::size_t i = 0; i <= links; ++i) {
    const bool tip = i == links;
    bones.push_back(kit.bone(tip ? limb.name + "先" : fmt::format("{}{}", limb.name, i + 1),
                             !tip               ? fmt::format("{} {}", limb.english, i + 1)
                             : limb.tip.empty() ? limb.english + " tip"
                                                : limb.tip,
                             limb.joints[i], bones.empty() ? limb.parent : bones.back()));
    if (i > 0) kit.tail(bones[i - 1], bones[i]);
  }
  const auto radiusAt = [&](std::size_t joint) {
    return limb.radius * (1.0F - static_cast<float>(joint) / (3.0F * static_cast<float>(links)));
  };
  for (std::size_t i = 0; i < links; ++i) {
    kit.ball(colour::steel, limb.joints[i], 1.3F * radiusAt(i), bones[i]);
    kit.rod(i % 2 == 0 ? *limb.first : *limb.second, limb.joints[i], limb.joints[i + 1], radiusAt(i), radiusAt(i + 1),
            bones[i]);
  }
  kit.ball(colour::steel, limb.joints.back(), 1.15F * radiusAt(links), bones.back());
  return bones;
}

std::vector<Vec3> straight(const Vec3& from, const Vec3& to, int count) {
  std::vector<Vec3> joints;
  for (int i = 0; i <= count; ++i)
    joints.push_back(from + (to - from) * (static_cast<float>(i) / static_cast<float>(count)));
  return joints;
}

std::int32_t addTarget(ModelKit& kit, const std::string& name, const std::string& english, const Vec3& at,
                       float radius) {
  const auto bone = kit.bone(name, english, at, -1, BoneKind::Moves);
  kit.goalMark(at, bone, radius);
  return bone;
}

Json reachGoal(const std::string& bone, const std::string& root, const std::string& target, const std::string& solver) {
  return {{"goal", "reach"}, {"bone", bone}, {"root", root}, {"at", "bone"}, {"target", target}, {"solver", solver}};
}

void alsoReach(Json& goal, const std::string& bone, const std::string& target) {
  goal["also"].push_back({{"bone", bone}, {"at", "bone"}, {"target", target}});
}

}  // namespace lab
