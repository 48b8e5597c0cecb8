// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file makes arms and hands.

#include <algorithm>
#include <cmath>

#include <glm/geometric.hpp>

#include "resources/demo/figure.h"

namespace demo {
namespace {

float upperLength() { return glm::length(place::elbow - place::arm); }

/// This is a bone's share along the arm: bones follow each other at rising distances from the
/// shoulder.
struct Stop {
  float along;
  const char* bone;
};
constexpr Stop kUpperStops[] = {{0.10F, "腕"}, {0.45F, "腕捩1"}, {0.80F, "腕捩2"}, {1.15F, "腕捩3"}, {1.50F, "腕捩"}};
constexpr Stop kLowerStops[] = {{2.70F, "ひじ"}, {2.95F, "手捩1"}, {3.20F, "手捩2"}, {3.45F, "手捩3"}, {3.70F, "手捩"}};

template <std::size_t N>
Skin between(const Skeleton& skeleton, Side side, const Stop (&stops)[N], float along) {
  std::size_t i = 0;
  while (i + 1 < N && stops[i + 1].along < along) ++i;
  if (i + 1 == N) return rigid(skeleton.at(side, stops[i].bone));
  const float t = (along - stops[i].along) / (stops[i + 1].along - stops[i].along);
  return blend(skeleton.at(side, stops[i].bone), skeleton.at(side, stops[i + 1].bone), t);
}

float alongArm(const Vec3& left) {
  const Vec3 upper = glm::normalize(place::elbow - place::arm), lower = glm::normalize(place::wrist - place::elbow);
  const float first = glm::dot(left - place::arm, upper);
  return first < upperLength() ? first : upperLength() + std::max(0.0F, glm::dot(left - place::elbow, lower));
}

Vec3 handBack() {
  const Vec3 along = glm::normalize(place::wrist - place::elbow);
  return glm::normalize(Vec3(-along.y, along.x, 0.0F));
}

void addFinger(Figure& figure, Side side, int finger) {
  Tube tube;
  const float radius = finger == 0 ? 0.095F : finger == 4 ? 0.072F : 0.082F;
  const Vec3 start = fingerPoint(finger, 0), end = fingerPoint(finger, 3);
  const Vec3 into = glm::normalize(fingerPoint(finger, 1) - start);
  tube.stations.push_back({start - into * 0.18F, handBack(), radius * 0.8F, radius * 0.8F});
  const float sizes[] = {1.08F, 1.0F, 0.92F};
  for (int joint = 0; joint < 3; ++joint) {
    tube.stations.push_back({fingerPoint(finger, joint), handBack(), radius * sizes[joint], radius * sizes[joint]});
  }
  const Vec3 tip = glm::normalize(end - fingerPoint(finger, 2));
  tube.stations.push_back({end - tip * 0.05F, handBack(), radius * 0.78F, radius * 0.72F});
  tube.stations.push_back({end, handBack(), radius * 0.35F, radius * 0.3F});
  for (Station& station : tube.stations) {
    station.centre = mirrored(station.centre, side);
    station.out = mirrored(station.out, side);
  }
  std::array<std::int32_t, 4> bones{figure.skeleton.at(side, "手首")};
  for (int joint = 0; joint < 3; ++joint) {
    bones[static_cast<std::size_t>(joint + 1)] = figure.skeleton.at(fingerBoneName(side, finger, joint));
  }
  tube.skin = [=](const Vec3& p) {
    const Vec3 left = mirrored(p, side);
    Skin skin = rigid(bones[0]);
    for (int joint = 0; joint < 3; ++joint) {
      const Vec3 at = fingerPoint(finger, joint);
      const Vec3 along = glm::normalize(fingerPoint(finger, joint + 1) - at);
      const float past = ramp(-0.09F, 0.09F, glm::dot(left - at, along));
      if (past > 0.0F)
        skin = blend(bones[static_cast<std::size_t>(joint)], bones[static_cast<std::size_t>(joint + 1)], past);
    }
    return skin;
  };
  tube.around = 6;
  tube.along = 6;
  tube.edgeScale = 0.55F;
  addTube(figure.mesh(Part::Body), tube);
}

}  // namespace

float armLength() { return upperLength() + glm::length(place::wrist - place::elbow); }

Vec3 armCentre(float along) {
  const Vec3 upper = glm::normalize(place::elbow - place::arm), lower = glm::normalize(place::wrist - place::elbow);
  return along < upperLength() ? place::arm + upper * along : place::elbow + lower * (along - upperLength());
}

float armRadius(float along) {
  static const Keys<float> keys{{{-0.4F, 0.30F},
                                 {0.0F, 0.37F},
                                 {0.5F, 0.35F},
                                 {1.2F, 0.30F},
                                 {2.2F, 0.255F},
                                 {2.8F, 0.262F},
                                 {3.5F, 0.215F},
                                 {4.1F, 0.160F},
                                 {4.4F, 0.160F}}};
  return keys.at(along);
}

Skin armSkin(const Skeleton& skeleton, Side side, const Vec3& position) {
  const float along = alongArm(mirrored(position, side));
  if (along < kUpperStops[0].along) {
    return blend(skeleton.at(side, "肩"), skeleton.at(side, "腕"), ramp(-0.45F, 0.10F, along));
  }
  if (along < 1.65F) return between(skeleton, side, kUpperStops, along);
  if (along < kLowerStops[0].along) {
    const Vec3 down = glm::normalize(place::wrist - place::arm);
    return bend(skeleton.at(side, "腕捩"), skeleton.at(side, "ひじ"), ramp(1.70F, 2.68F, along),
                mirrored(place::elbow, side), mirrored(down * 0.4F, side));
  }
  if (along < 3.85F) return between(skeleton, side, kLowerStops, along);
  return blend(skeleton.at(side, "手捩"), skeleton.at(side, "手首"), ramp(3.88F, 4.22F, along));
}

void addArms(Figure& figure) {
  for (const Side side : kSides) {
    Tube arm;
    for (int i = 0; i <= 14; ++i) {
      const float along = 0.30F + (armLength() - 0.22F) * static_cast<float>(i) / 14.0F;
      arm.stations.push_back({mirrored(armCentre(along), side), mirrored(handBack(), side), armRadius(along),
                              armRadius(along) * (along > 3.9F ? 0.92F : 1.0F)});
    }
    arm.around = 10;
    arm.along = 19;
    arm.edgeScale = 0.7F;
    arm.skin = [&figure, side](const Vec3& p) { return armSkin(figure.skeleton, side, p); };
    addTube(figure.mesh(Part::Body), arm);
  }
}

void addHands(Figure& figure) {
  const Vec3 along = glm::normalize(place::wrist - place::elbow);
  for (const Side side : kSides) {
    Tube palm;
    const auto at = [&](float far, float z, float width, float thickness) {
      return Station{mirrored(place::wrist + along * far + Vec3(0, 0, z), side), mirrored(handBack(), side), width,
                     thickness};
    };
    palm.stations = {at(-0.12F, 0.0F, 0.155F, 0.145F), at(0.08F, 0.0F, 0.18F, 0.14F), at(0.30F, -0.01F, 0.27F, 0.135F),
                     at(0.52F, -0.01F, 0.31F, 0.12F),  at(0.70F, 0.0F, 0.31F, 0.10F), at(0.78F, 0.0F, 0.24F, 0.07F)};
    palm.around = 12;
    palm.along = 7;
    palm.roundness = 2.6F;
    palm.edgeScale = 0.6F;
    palm.skin = [&figure, side](const Vec3& p) { return armSkin(figure.skeleton, side, p); };
    addTube(figure.mesh(Part::Body), palm);
    for (int finger = 0; finger < 5; ++finger) addFinger(figure, side, finger);
  }
}

}  // namespace demo
