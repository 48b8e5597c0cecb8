// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// These functions make random skeletons, poses and switches, with cases that nobody would write by
// hand, and compare the bits of two poses.

#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>
#include <string>

#include "pmx/model/validate.h"
#include "tests/ik/rig.h"

namespace support {

class Dice {
 public:
  explicit Dice(std::uint32_t seed) : engine_(seed) {}
  std::int32_t below(std::size_t limit) {
    return static_cast<std::int32_t>(engine_() % std::max<std::size_t>(limit, 1));
  }
  bool oneIn(std::size_t n) { return below(n) == 0; }
  float real(float size) { return size * (static_cast<float>(engine_()) / 2147483648.0F - 1.0F); }
  Vec3 vec(float size) {
    const float x = real(size), y = real(size), z = real(size);
    return {x, y, z};
  }
  base::Quat turn() { return glm::angleAxis(real(base::kPi), glm::normalize(vec(1.0F) + Vec3(1e-3F))); }

 private:
  std::mt19937 engine_;
};

inline void addRandomBones(Rig& rig, Dice& dice) {
  const auto count = static_cast<std::size_t>(6 + dice.below(40));
  for (std::size_t i = 0; i < count; ++i) {
    std::int32_t parent =
        dice.oneIn(6) ? -1 : static_cast<std::int32_t>(i) - 1 - dice.below(std::min<std::size_t>(i, 4));
    if (dice.oneIn(15)) parent = dice.below(count);  // later ones, too: validate() cuts circles
    const std::uint16_t flags = dice.oneIn(12) ? pmx::boneFlag::afterPhysics : std::uint16_t{0};
    rig.add(dice.vec(5.0F), std::max(parent, -1), dice.oneIn(8) ? dice.below(3) : 0, flags);
    if (!dice.oneIn(6)) continue;
    pmx::Bone& bound = rig.model.bones.back();
    bound.flags = static_cast<std::uint16_t>(bound.flags | pmx::boneFlag::fixedAxis);
    bound.fixedAxis = glm::normalize(dice.vec(1.0F) + Vec3(1e-3F));
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (!dice.oneIn(4)) continue;
    std::uint16_t flags = pmx::boneFlag::appendRotation;
    if (dice.oneIn(2)) flags = static_cast<std::uint16_t>(flags | pmx::boneFlag::appendTranslation);
    if (dice.oneIn(3)) flags = static_cast<std::uint16_t>(flags | pmx::boneFlag::appendLocal);
    rig.setAppend(static_cast<std::int32_t>(i), dice.below(count), dice.real(1.5F), flags);
  }
}

inline void addRandomChains(Rig& rig, Dice& dice) {
  const std::size_t count = rig.model.bones.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (!dice.oneIn(6)) continue;
    const std::int32_t effector = dice.below(count);
    std::vector<pmx::IkLink> links;
    std::int32_t bone = rig.at(effector).parent;
    for (std::int32_t k = 1 + dice.below(dice.oneIn(8) ? 14 : 4); k > 0; --k) {
      if (bone < 0 || dice.oneIn(8)) bone = dice.below(count);
      links.push_back(freeLink(bone));
      if (dice.oneIn(4)) links.back() = {bone, true, Vec3(-2, 0, 0), Vec3(-0.01F, 0, 0)};
      if (dice.oneIn(8)) links.back() = {bone, true, Vec3(-1), Vec3(1)};
      if (dice.oneIn(8)) links.back() = {bone, true, Vec3(0, -2.5F, 0), Vec3(0, 1, 0)};
      if (dice.oneIn(8)) links.back() = {bone, true, Vec3(0, 0, -0.5F), Vec3(0, 0, 3)};
      bone = rig.at(bone).parent;
    }
    rig.setIk(static_cast<std::int32_t>(i), effector, 1 + dice.below(12), 0.2F + std::abs(dice.real(1.0F)), links);
  }
}

inline void moveAtRandom(const Rig& rig, ik::Pose& pose, Dice& dice) {
  for (auto& local : pose.locals) local = {dice.vec(0.5F), dice.turn()};
  pose.morphsMoved = dice.oneIn(2);
  for (auto& morph : pose.morphs) {
    if (pose.morphsMoved && dice.oneIn(5)) morph = {dice.vec(0.5F), dice.turn()};
  }
  for (auto& on : pose.ikEnabled) on = dice.oneIn(4) ? 0 : 1;
  EXPECT_EQ(pose.locals.size(), rig.skeleton.boneCount());
}

inline ik::SolverSwitches randomSwitches(Dice& dice) {
  ik::SolverSwitches switches;
  switches.fixedAxisOwnsLink = dice.oneIn(4);
  switches.loopsOnceMore = dice.oneIn(4);
  switches.capIsUnitAngleAlone = dice.oneIn(4);
  switches.straightLegRule = dice.oneIn(4);
  switches.descendantsStay = dice.oneIn(4);
  switches.earlyAppendsStay = dice.oneIn(4);
  return switches;
}

/// Returns a rig of random bones, appends, chains and switches in a random pose.
inline Rig randomRig(Dice& dice) {
  Rig rig;
  addRandomBones(rig, dice);
  addRandomChains(rig, dice);
  (void)pmx::validate(rig.model);
  rig.switches = randomSwitches(dice);
  rig.build();
  return rig;
}

inline bool sameBits(const Transform& a, const Transform& b) {
  return std::memcmp(&a.translation, &b.translation, sizeof(Vec3)) == 0 &&
         std::memcmp(&a.rotation, &b.rotation, sizeof(base::Quat)) == 0;
}

/// Returns the name of the first bone that differs, or nothing.
inline std::string difference(const ik::Pose& a, const ik::Pose& b) {
  for (std::size_t i = 0; i < a.models.size(); ++i) {
    if (!sameBits(a.models[i], b.models[i])) return "model of bone " + std::to_string(i);
    if (!sameBits(a.appended[i], b.appended[i])) return "append of bone " + std::to_string(i);
    if (std::memcmp(&a.ikRotations[i], &b.ikRotations[i], sizeof(base::Quat)) != 0) {
      return "IK rotation of bone " + std::to_string(i);
    }
  }
  return {};
}

}  // namespace support
