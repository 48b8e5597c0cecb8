// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file makes the hair on the head: the cap, the fringe and the side locks.

#include <algorithm>
#include <cmath>

#include <glm/geometric.hpp>

#include "resources/demo/figure.h"
#include "resources/demo/head_shape.h"

namespace demo {
namespace {

/// Returns the thickness of the hair on the head: more towards the crown, combed in strands.
float capLift(float angle, float rise) {
  const float up = ramp(hairline(angle), hairline(angle) + 0.35F, rise);
  const float strands = std::sin(angle * 16.50F + 1.5F * std::sin(angle * 5.0F));
  return 0.085F + 0.20F * up + 0.016F * strands * (1.0F - ramp(0.85F, 1.0F, rise));
}

void addCap(Figure& figure) {
  Surface cap;
  cap.columns = 56;
  cap.rows = 12;
  cap.skin = [head = rigid(figure.skeleton.at("頭"))](const Vec3&) { return head; };
  cap.uv = [](float u, float v) { return Vec2(u * 3.0F, 0.02F + 0.42F * (1.0F - v)); };
  cap.at = [](float u, float v) {
    const float angle = kPi * (2.0F * u - 1.0F);
    // The first row lies under the second, so that the hair's edge has a thickness.
    const float t = std::max(0.0F, v * 20.0F - 1.0F) / 19.0F;
    const float rise = hairline(angle) + (1.0F - hairline(angle)) * t;
    if (v >= 1.0F) return headPoint(0.0F, 1.0F) + Vec3(0.0F, 0.285F, 0.0F);
    return headPoint(angle, rise, v <= 0.0F ? -0.03F : capLift(angle, rise));
  };
  addSurface(figure.mesh(Part::Hair), cap);
}

/// This is a strand that lies on the head from the crown to a tip.
struct Strand {
  float fromAngle, fromRise, toAngle, toRise;
  float width;
  float curl;  ///< sideways swing of the tip, radians
  float tipLift;
};

void addStrand(Figure& figure, const Strand& strand) {
  Tube tube;
  constexpr int kStations = 8;
  for (int i = 0; i <= kStations; ++i) {
    const float t = static_cast<float>(i) / kStations;
    const float angle =
        strand.fromAngle + (strand.toAngle - strand.fromAngle) * std::pow(t, 0.8F) + strand.curl * t * t * t;
    const float rise = strand.fromRise + (strand.toRise - strand.fromRise) * t;
    const float lift = 0.17F - 0.17F * ramp(0.20F, 0.0F, t) +
                       0.17F * std::sin(kPi * std::min(1.0F, t * 1.05F) * 0.8F) * (1.0F - t) +
                       (strand.tipLift - 0.17F) * t * t;
    const float full = std::pow(std::sin(kPi * (0.14F + 0.86F * t)), 0.7F);
    Station station;
    station.centre = headPoint(angle, rise, lift);
    station.out = headNormal(angle, rise);
    station.halfWidth = i == kStations ? 0.0F : strand.width * full;
    station.halfThickness = i == kStations ? 0.0F : 0.085F * full;
    tube.stations.push_back(station);
  }
  tube.around = 6;
  tube.along = 10;
  tube.closedEnd = false;
  tube.skin = [head = rigid(figure.skeleton.at("頭"))](const Vec3&) { return head; };
  tube.uvFrom = {0.0F, 0.04F};
  tube.uvTo = {1.0F, 0.50F};
  tube.edgeScale = 0.8F;
  addTube(figure.mesh(Part::Hair), tube);
}

void addFringe(Figure& figure) {
  const Strand strands[] = {
      {0.30F, 0.96F, 1.12F, 0.52F, 0.27F, 0.05F, 0.13F},   {-0.30F, 0.96F, -1.12F, 0.52F, 0.27F, -0.05F, 0.13F},
      {0.24F, 0.965F, 0.86F, 0.60F, 0.27F, 0.06F, 0.13F},  {-0.24F, 0.965F, -0.84F, 0.61F, 0.27F, -0.06F, 0.13F},
      {0.18F, 0.97F, 0.58F, 0.71F, 0.27F, 0.05F, 0.15F},   {-0.14F, 0.97F, -0.56F, 0.72F, 0.27F, -0.03F, 0.15F},
      {0.10F, 0.975F, 0.31F, 0.685F, 0.25F, 0.04F, 0.18F}, {-0.05F, 0.975F, -0.31F, 0.69F, 0.25F, 0.06F, 0.18F},
      {0.02F, 0.98F, -0.02F, 0.61F, 0.21F, 0.09F, 0.20F},
  };
  for (const Strand& strand : strands) addStrand(figure, strand);
}

void addSideLock(Figure& figure, Side side, bool behind) {
  const std::int32_t head = figure.skeleton.at("頭");
  const std::int32_t upper = figure.skeleton.at(side, "横髪１"), lower = figure.skeleton.at(side, "横髪２");
  const float s = signOf(side), thin = behind ? 0.72F : 1.0F;
  Tube tube;
  const auto on = [s](float angle, float rise, float lift, float width, float thickness) {
    return Station{headPoint(s * angle, rise, lift), headNormal(s * angle, rise), width, thickness};
  };
  const auto hang = [&](float x, float y, float z, float width, float thickness) {
    const float back = behind ? 0.34F : 0.0F;
    return Station{mirrored({x + (behind ? 0.03F : 0.0F), y, z + back}, side), mirrored({1.0F, 0.0F, -0.55F}, side),
                   width * thin, thickness * thin};
  };
  tube.stations = {on(0.75F, 0.93F, 0.16F, 0.16F, 0.05F),
                   on(1.0F, 0.80F, 0.25F, 0.24F, 0.09F),
                   on(behind ? 1.35F : 1.14F, 0.66F, 0.22F, 0.27F, 0.11F),
                   hang(1.60F, 15.60F, -0.50F, 0.29F, 0.13F),
                   hang(1.60F, 14.70F, -0.60F, 0.28F, 0.14F),
                   hang(1.50F, 13.80F, -0.68F, 0.25F, 0.13F)};
  if (behind) {
    tube.stations.push_back(hang(1.52F, 13.25F, -0.62F, 0.0F, 0.0F));
  } else {
    tube.stations.push_back(hang(1.42F, 12.95F, -0.74F, 0.19F, 0.10F));
    tube.stations.push_back(hang(1.50F, 12.15F, -0.66F, 0.0F, 0.0F));
  }
  tube.around = 8;
  tube.along = 15;
  tube.closedEnd = false;
  tube.skin = [=](const Vec3& p) {
    if (p.y > 15.30F) return blend(upper, head, ramp(15.60F, 16.60F, p.y));
    return blend(lower, upper, ramp(14.20F, 15.20F, p.y));
  };
  tube.uvFrom = {0.0F, 0.05F};
  tube.uvTo = {1.0F, behind ? 0.75F : 0.88F};
  addTube(figure.mesh(Part::Hair), tube);
}

void addEars(Figure& figure) {
  for (const Side side : kSides) {
    const Quat lean = glm::angleAxis(signOf(side) * -0.30F, Vec3(0, 1, 0)) * glm::angleAxis(0.22F, Vec3(1, 0, 0));
    addEllipsoid(
        figure.mesh(Part::Body), mirrored({1.46F, 15.52F, 0.30F}, side), {0.09F, 0.34F, 0.21F}, lean, 10,
        [head = rigid(figure.skeleton.at("頭"))](const Vec3&) { return head; }, 0.5F);
  }
}

}  // namespace

void addHair(Figure& figure) {
  addCap(figure);
  addFringe(figure);
  for (const Side side : kSides) {
    addSideLock(figure, side, true);
    addSideLock(figure, side, false);
  }
  addEars(figure);
}

}  // namespace demo
