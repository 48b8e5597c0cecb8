// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/covered_alpha.h"

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr double kMaxLooks = 65536.0;          // per triangle
constexpr double kMaxLooksOfAll = 16777216.0;  // at least 16 per triangle are made
constexpr int kClear = 16, kSolid = 240;
constexpr std::uint8_t kNearlyOpaque = 250;
constexpr float kOpaqueMaterial = 0.99F;
constexpr double kMaskShare = 0.95;
constexpr float kMaxRepeats = 1e4F;  // beyond it single precision can't say which texel it is

std::size_t wrapped(double texel, std::size_t size) {
  const double rest = std::fmod(texel, static_cast<double>(size));
  return std::min(static_cast<std::size_t>(rest < 0.0 ? rest + static_cast<double>(size) : rest), size - 1);
}

void count(CoveredAlpha& counted, std::uint8_t alpha) {
  if (alpha < kClear) {
    ++counted.clear;
  } else if (alpha > kSolid) {
    ++counted.solid;
  } else {
    ++counted.between;
  }
  counted.least = std::min(counted.least, alpha);
}

/// Looks at evenly spaced points of a triangle, about one for each texel, its corners included.
void countTriangle(CoveredAlpha& counted, const AlphaPlane& picture, const std::array<base::Vec2, 3>& corners,
                   double maxLooks) {
  const base::Vec2 size(static_cast<float>(picture.width), static_cast<float>(picture.height));
  for (const base::Vec2& corner : corners) {
    if (!(std::abs(corner.x) < kMaxRepeats && std::abs(corner.y) < kMaxRepeats)) return;
  }
  const base::Vec2 along = (corners[1] - corners[0]) * size, across = (corners[2] - corners[0]) * size;
  const double longest = std::max({glm::length(along), glm::length(across), glm::length(along - across), 1.0F});
  const auto steps = static_cast<int>(std::ceil(std::min(longest, std::sqrt(2.0 * maxLooks))));
  const base::Vec2 start = corners[0] * size;
  for (int i = 0; i <= steps; ++i) {
    for (int j = 0; j <= steps - i; ++j) {
      const base::Vec2 at =
          start + (static_cast<float>(i) * along + static_cast<float>(j) * across) / static_cast<float>(steps);
      const std::size_t x = wrapped(std::floor(double{at.x}), picture.width),
                        y = wrapped(std::floor(double{at.y}), picture.height);
      count(counted, picture.alpha[y * picture.width + x]);
    }
  }
}

}  // namespace

CoveredAlpha coveredAlpha(const AlphaPlane& picture, std::span<const std::array<base::Vec2, 3>> triangles) {
  CoveredAlpha counted;
  if (picture.alpha.empty()) {
    counted.solid = triangles.size();
    return counted;
  }
  const double share = kMaxLooksOfAll / std::max(1.0, static_cast<double>(triangles.size()));
  for (const auto& triangle : triangles) countTriangle(counted, picture, triangle, std::clamp(share, 16.0, kMaxLooks));
  return counted;
}

AlphaMode alphaMode(float materialAlpha, const CoveredAlpha& covered) {
  if (materialAlpha <= 0.0F) return AlphaMode::Mask;
  if (materialAlpha < kOpaqueMaterial) return AlphaMode::Blend;
  if (covered.least >= kNearlyOpaque) return AlphaMode::Opaque;
  const auto all = static_cast<double>(covered.clear + covered.between + covered.solid);
  const double clearCut = static_cast<double>(covered.clear + covered.solid);
  return clearCut >= kMaskShare * all ? AlphaMode::Mask : AlphaMode::Blend;
}

}  // namespace app
