// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include <glm/geometric.hpp>

#include "app/view/bone_overlay.h"

namespace app {

/// Draws shapes given in pixels (from the top left, Y down) as triangles of clip space.
class Pen {
 public:
  Pen(std::vector<OverlayVertex>& out, base::Vec2 viewPixels)
      : out_(out), toClip_(2.0F / viewPixels.x, -2.0F / viewPixels.y) {}

  void triangle(base::Vec2 a, base::Vec2 b, base::Vec2 c, const base::Vec4& colour) {
    for (const base::Vec2 corner : {a, b, c}) out_.push_back({corner * toClip_ + base::Vec2(-1.0F, 1.0F), colour});
  }
  void quad(base::Vec2 a, base::Vec2 b, base::Vec2 c, base::Vec2 d, const base::Vec4& colour) {
    triangle(a, b, c, colour);
    triangle(a, c, d, colour);
  }
  void disc(base::Vec2 centre, float radius, const base::Vec4& colour) {
    for (std::size_t i = 1; i + 1 < kCircle.size(); ++i) {
      triangle(centre + radius * kCircle[0], centre + radius * kCircle[i], centre + radius * kCircle[i + 1], colour);
    }
  }
  void ring(base::Vec2 centre, float inner, float outer, const base::Vec4& colour) {
    for (std::size_t i = 0; i < kCircle.size(); ++i) {
      const base::Vec2 a = kCircle[i], b = kCircle[(i + 1) % kCircle.size()];
      quad(centre + inner * a, centre + outer * a, centre + outer * b, centre + inner * b, colour);
    }
  }
  void square(base::Vec2 centre, float half, const base::Vec4& colour) {
    quad(centre + base::Vec2(-half, -half), centre + base::Vec2(half, -half), centre + base::Vec2(half, half),
         centre + base::Vec2(-half, half), colour);
  }
  void squareRing(base::Vec2 centre, float inner, float outer, const base::Vec4& colour) {
    const std::array<base::Vec2, 4> corners{base::Vec2(-1, -1), base::Vec2(1, -1), base::Vec2(1, 1), base::Vec2(-1, 1)};
    for (std::size_t i = 0; i < 4; ++i) {
      const base::Vec2 a = corners[i], b = corners[(i + 1) % 4];
      quad(centre + inner * a, centre + outer * a, centre + outer * b, centre + inner * b, colour);
    }
  }
  /// Draws a stroke between two points.
  void stroke(base::Vec2 from, base::Vec2 to, float halfWidth, const base::Vec4& colour) {
    const base::Vec2 along = glm::normalize(to - from), side = halfWidth * base::Vec2(-along.y, along.x);
    quad(from + side, to + side, to - side, from - side, colour);
  }

 private:
  static std::array<base::Vec2, 16> circle() {
    std::array<base::Vec2, 16> corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const float angle = 2.0F * base::kPi * static_cast<float>(i) / static_cast<float>(corners.size());
      corners[i] = {std::cos(angle), std::sin(angle)};
    }
    return corners;
  }
  inline static const std::array<base::Vec2, 16> kCircle = circle();

  std::vector<OverlayVertex>& out_;
  base::Vec2 toClip_;
};

/// A lens projects points of the model as the camera sees them.
struct Lens {
  base::Mat4 toClip;
  base::Vec2 viewPixels;

  [[nodiscard]] base::Vec4 clip(const base::Vec3& point) const { return toClip * base::Vec4(point, 1.0F); }
  /// Returns how far a clip point lies in front of the near plane. Values not above 0 are behind
  /// it.
  [[nodiscard]] static float depth(const base::Vec4& clip) { return clip.z + clip.w; }
  [[nodiscard]] static bool inFront(const base::Vec4& clip) { return depth(clip) > 0.0F && clip.w > 1e-6F; }
  [[nodiscard]] std::optional<base::Vec2> pixel(const base::Vec4& clip) const {
    const base::Vec2 pixel{(clip.x / clip.w + 1.0F) * 0.5F * viewPixels.x,
                           (1.0F - clip.y / clip.w) * 0.5F * viewPixels.y};
    // A point so far off the picture is invisible, and single precision would draw it ragged.
    if (!(std::abs(pixel.x) < 1e6F && std::abs(pixel.y) < 1e6F)) return std::nullopt;
    return pixel;
  }
};

}  // namespace app
