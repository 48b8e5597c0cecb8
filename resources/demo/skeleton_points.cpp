// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file has the positions and names of bones that come in rows.

#include "resources/demo/skeleton.h"

#include <cmath>

#include <glm/geometric.hpp>

namespace demo {
namespace {

struct FingerNames {
  const char* japanese;
  const char* english;
};
constexpr FingerNames kFingers[] = {
    {"親指", "thumb"}, {"人指", "index"}, {"中指", "middle"}, {"薬指", "ring"}, {"小指", "little"}};
constexpr const char* kSkirtNames[kSkirtChains] = {"前", "左前", "左", "左後", "後", "右後", "右", "右前"};
constexpr const char* kSkirtEnglish[kSkirtChains] = {"front", "front left", "left",  "back left",
                                                     "back",  "back right", "right", "front right"};

}  // namespace

std::string fingerEnglish(int finger) { return kFingers[finger].english; }
std::string skirtEnglish(int chain) { return kSkirtEnglish[chain]; }

Vec3 ponytailPoint(int link) {
  static const Vec3 points[kHairLinks + 1] = {{0.00F, 17.55F, 1.40F}, {0.30F, 17.90F, 2.30F}, {0.85F, 16.90F, 3.05F},
                                              {1.40F, 15.10F, 3.30F}, {1.70F, 13.10F, 3.15F}, {1.72F, 11.10F, 2.95F},
                                              {1.95F, 9.20F, 3.15F}};
  return points[link];
}

Vec3 skirtPoint(int chain, int link) {
  const float angle = 2.0F * kPi * static_cast<float>(chain) / static_cast<float>(kSkirtChains);
  const float radius[] = {1.02F, 1.95F, 2.55F}, height[] = {10.15F, 8.45F, 6.95F};
  return {std::sin(angle) * radius[link], height[link], -std::cos(angle) * radius[link] * 0.92F};
}

std::string skirtBoneName(int chain, int link) { return std::string("裾") + kSkirtNames[chain] + fullWidth(link + 1); }

Vec3 fingerPoint(int finger, int joint) {
  const Vec3 along = glm::normalize(place::wrist - place::elbow);
  // The back of the hand faces up and outwards.
  const Vec3 back = glm::normalize(Vec3(-along.y, along.x, 0.0F));
  if (finger == 0) {
    const Vec3 root = place::wrist + along * 0.16F + Vec3(0, 0, -0.17F) - back * 0.03F;
    const Vec3 direction = glm::normalize(along * 0.72F + Vec3(0, 0, -0.62F) - back * 0.18F);
    const float reach[] = {0.0F, 0.22F, 0.42F, 0.60F};
    return root + direction * reach[joint];
  }
  const float across[] = {0.0F, -0.235F, -0.08F, 0.075F, 0.22F};
  const float start[] = {0.0F, 0.66F, 0.69F, 0.66F, 0.60F};
  const float size[] = {0.0F, 0.62F, 0.68F, 0.63F, 0.50F};
  const float share[] = {0.0F, 0.42F, 0.72F, 1.0F};
  const float fan = across[finger] * 0.22F * share[joint];
  return place::wrist + along * (start[finger] + size[finger] * share[joint]) + Vec3(0, 0, across[finger] + fan) -
         back * (0.05F * share[joint] * share[joint]);
}

std::string fingerBoneName(Side side, int finger, int joint) {
  return kanji(side) + kFingers[finger].japanese + fullWidth(finger == 0 ? joint : joint + 1);
}

std::string fullWidth(int digit) {
  static const char* const digits[] = {"０", "１", "２", "３", "４", "５", "６", "７", "８", "９"};
  return digits[digit];
}

}  // namespace demo
