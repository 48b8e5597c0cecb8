// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file makes the contents of the eye openings, the white and the iris, and the blush on the
// cheeks.

#include <algorithm>
#include <cmath>

#include "resources/demo/eye_shape.h"
#include "resources/demo/figure.h"
#include "resources/demo/head_shape.h"

namespace demo {
namespace eye {
namespace {

float along(float x) { return std::clamp((x - kMiddle.x) / (0.5F * (kOuterX - kInnerX)), -1.0F, 1.0F); }
/// Returns the line from corner to corner: the outer corner is a little higher.
float cornerLine(float x) { return 15.70F + 0.045F * along(x); }

/// Returns y of lids that meet on a line: an arch of this height above the corners' line.
std::function<Vec2(const Vec2&, float, bool)> meeting(float share, float arch, float level) {
  return [=](const Vec2& p, float, bool isUpper) {
    const float a = along(p.x);
    const float line = cornerLine(p.x) + level + arch * (1.0F - a * a);
    const float beyond = 1.0F - std::min(1.0F, std::max(0.0F, (p.x - kOuterX) / 0.2F)) * 0.6F;
    const float edge = isUpper ? upper(p.x) : lower(p.x);
    const float cover = isUpper ? -0.012F : 0.004F;
    return Vec2(0.0F, (line + cover - edge) * share * beyond);
  };
}

}  // namespace

float upper(float x) {
  const float a = along(x);
  const float skew = a + 0.10F * (1.0F - a * a);
  return cornerLine(x) + 0.56F * std::pow(std::max(0.0F, 1.0F - std::pow(std::abs(skew), 2.5F)), 0.62F);
}

float lower(float x) {
  const float a = along(x);
  return cornerLine(x) - 0.30F * std::pow(std::max(0.0F, 1.0F - std::pow(std::abs(a), 2.7F)), 0.72F);
}

std::vector<LidMove> lidMoves(Side side) {
  const auto blink = meeting(1.0F, -0.20F, -0.03F), smile = meeting(1.0F, 0.22F, 0.0F);
  std::vector<LidMove> moves{
      {"まばたき", blink, true},
      {"笑い", smile, false},
      {"びっくり", [](const Vec2&, float, bool isUpper) { return Vec2(0.0F, isUpper ? 0.06F : -0.04F); }, false},
      {"じと目",
       [](const Vec2& p, float, bool isUpper) {
         const float flat = 16.00F - upper(p.x);
         return Vec2(0.0F, isUpper ? std::min(0.0F, flat) : 0.02F);
       },
       false},
      {"たれ目",
       [](const Vec2& p, float, bool isUpper) {
         return Vec2(0.0F, (isUpper ? -0.10F : -0.03F) * std::clamp(along(p.x) + 0.2F, 0.0F, 1.2F));
       },
       false},
  };
  // The names are MMD's: ウィンク closes the left eye smiling, ウィンク右 the right one; ２ closes it
  // plainly.
  moves.push_back({side == Side::Left ? "ウィンク" : "ウィンク右", smile, false});
  moves.push_back({side == Side::Left ? "ウィンク２" : "ウィンク２右", blink, true});
  return moves;
}

}  // namespace eye

void addEyes(Figure& figure) {
  for (const Side side : kSides) {
    const float s = signOf(side);
    const Skin head = rigid(figure.skeleton.at("頭")), ball = rigid(figure.skeleton.at(side, "目"));
    Surface white;
    white.columns = 8;
    white.rows = 8;
    white.facing = Vec3(0, 0, -1);
    white.edgeScale = 0.0F;
    white.skin = [head](const Vec3&) { return head; };
    white.uv = [](float u, float v) { return Vec2(u, v); };
    white.at = [s](float u, float v) {
      const float x = eye::kInnerX - 0.06F + (eye::kOuterX - eye::kInnerX + 0.12F) * u;
      return facePoint({s * x, 16.36F - 1.04F * v}, -0.115F);
    };
    addSurface(figure.mesh(Part::EyeWhite), white);

    Surface iris;
    iris.columns = 28;
    iris.rows = 3;
    iris.facing = Vec3(0, 0, -1);
    iris.edgeScale = 0.0F;
    iris.skin = [ball](const Vec3&) { return ball; };
    // The picture isn't mirrored, so that both eyes catch the light on the same side.
    iris.uv = [](float u, float v) {
      const float a = 2.0F * kPi * u;
      return Vec2(0.25F + 0.245F * v * std::cos(a), 0.5F - 0.49F * v * std::sin(a));
    };
    iris.at = [s](float u, float v) {
      const float a = 2.0F * kPi * u;
      const Vec2 at(s * 0.655F + 0.340F * v * std::cos(a), 15.835F + 0.440F * v * std::sin(a));
      return facePoint(at, -0.075F + 0.012F * v * v);
    };
    addSurface(figure.mesh(Part::Iris), iris);

    Surface blush;
    blush.columns = 8;
    blush.rows = 5;
    blush.facing = Vec3(0, 0, -1);
    blush.edgeScale = 0.0F;
    blush.skin = [head](const Vec3&) { return head; };
    blush.at = [s](float u, float v) { return facePoint({s * (0.46F + 0.76F * u), 15.43F - 0.46F * v}, 0.010F); };
    addSurface(figure.mesh(Part::Blush), blush);
  }
}

}  // namespace demo
