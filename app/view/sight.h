// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include "app/view/overlay_pen.h"

namespace app {

/// This converts between a model and its view: from points to pixels, and back from a pixel to the
/// points under it. All is in view space (+X right, +Y up, +Z forward, scaled by the placement),
/// where numbers stay small: an inverse of the whole matrix would lose a float's precision. Pixels
/// are counted from the top left.
class Sight {
 public:
  explicit Sight(const OverlayView& view) : view_(view), lens_{view.camera.projection, view.pixels} {}

  /// Converts a point from model space to view space.
  [[nodiscard]] base::Vec3 seen(const base::Vec3& point) const {
    return base::Vec3(view_.camera.view * base::Vec4(point, 1.0F));
  }
  /// Converts a direction; unit length in, unit length out.
  [[nodiscard]] base::Vec3 turned(const base::Vec3& direction) const {
    return base::Mat3(view_.camera.view) * direction / unitsPerUnit();
  }
  /// Converts a translation from view space to the model's, in units of the model.
  [[nodiscard]] base::Vec3 ofModel(const base::Vec3& way) const {
    const float scale = unitsPerUnit();
    return glm::transpose(base::Mat3(view_.camera.view)) * way / (scale * scale);
  }
  /// Returns the length of a unit of the model in view units.
  [[nodiscard]] float unitsPerUnit() const { return glm::length(base::Vec3(view_.camera.view[0])); }

  /// Returns the pixel of a point in view space. There is none behind the near plane.
  [[nodiscard]] std::optional<base::Vec2> pixel(const base::Vec3& seen) const {
    const base::Vec4 clip = lens_.clip(seen);
    return Lens::inFront(clip) ? lens_.pixel(clip) : std::nullopt;
  }
  /// Returns the width of a pixel at a depth, in view units.
  [[nodiscard]] float unitsPerPixel(float depth) const {
    return 2.0F * divisor(depth) / (view_.camera.projection[1][1] * view_.pixels.y);
  }
  /// Returns the point at a depth under a pixel.
  [[nodiscard]] base::Vec3 under(base::Vec2 pixel, float depth) const {
    const base::Mat4& p = view_.camera.projection;
    const base::Vec2 clip{2.0F * pixel.x / view_.pixels.x - 1.0F, 1.0F - 2.0F * pixel.y / view_.pixels.y};
    const float w = divisor(depth);
    return {(clip.x * w - p[2][0] * depth - p[3][0]) / p[0][0], (clip.y * w - p[2][1] * depth - p[3][1]) / p[1][1],
            depth};
  }
  /// These are the points under a pixel: from + t · along, for any t; along is of unit length and
  /// points away from the eye.
  struct Ray {
    base::Vec3 from, along;
  };
  [[nodiscard]] Ray ray(base::Vec2 pixel, float depth) const {
    const base::Vec3 point = under(pixel, depth);
    return {point, perspective() ? glm::normalize(point) : base::Vec3(0, 0, 1)};
  }
  /// Returns the direction away from the eye, at a point.
  [[nodiscard]] base::Vec3 away(const base::Vec3& seen) const {
    return perspective() ? glm::normalize(seen) : base::Vec3(0, 0, 1);
  }

 private:
  [[nodiscard]] bool perspective() const { return view_.camera.projection[3][3] == 0.0F; }
  [[nodiscard]] float divisor(float depth) const {
    return view_.camera.projection[2][3] * depth + view_.camera.projection[3][3];
  }

  const OverlayView& view_;
  Lens lens_;
};

}  // namespace app
