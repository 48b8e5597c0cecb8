// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "resources/demo/figure.h"

namespace demo {

/// This is a hole in the face with an upper and a lower edge: an eye or the mouth. All is in x, y
/// as seen from the front.
struct Opening {
  Vec2 centre{0.0F};
  float halfWidth = 0.1F;
  float halfHeight = 0.1F;                     ///< of the region that moves with it
  std::function<float(float x)> upper, lower;  ///< y of the edges
  float margin = 0.1F;                         ///< skin around it that deforms
};

/// This says how a morph moves the edge of an opening: the shift of the edge point `xy`.
struct EdgeMove {
  std::string morph;
  std::function<Vec2(const Vec2& xy, bool upper)> shift;
  float bulge = 0.0F;  ///< units the moved edge comes forward
};

/// This is the skin of the head with its openings, as a grid of (angle, rise).
class FaceGrid {
 public:
  explicit FaceGrid(Figure& figure);
  /// Cuts the opening and fills the gap with rings of skin that follow its edge.
  void cut(const Opening& opening, const std::vector<EdgeMove>& moves);
  /// Adds the rest of the skin, without what hair hides. It is called last.
  void finish();

 private:
  [[nodiscard]] std::uint32_t vertexAt(int column, int row) const;
  std::uint32_t addVertex(const Vec3& position);
  /// Drops vertices without a triangle.
  void dropUnused();
  Figure& figure_;
  std::size_t firstIndex_;
  std::uint32_t first_;
  std::vector<bool> removed_;  ///< per cell
};

/// This is a flat strip on the face between two rows of points, `lift` units off the skin, that
/// moves with morphs.
struct FaceStrip {
  Part part = Part::Lashes;
  std::vector<Vec2> inner, outer;  ///< same length
  float lift = 0.02F;
  /// This is the shift of point k (of the inner or outer row) for a morph.
  struct Move {
    std::string morph;
    std::function<Vec2(std::size_t k, bool outer)> shift;
    float bulge = 0.0F;
  };
  std::vector<Move> moves;
};
void addFaceStrip(Figure& figure, const FaceStrip& strip);

}  // namespace demo
