// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "pmx/base/math.h"
#include "pmx/model/model.h"

namespace app {

/// This is where a ray meets a surface.
struct FloorHit {
  base::Vec3 place{0.0F};   ///< model space, units
  base::Vec3 normal{0.0F};  ///< model space, unit length, against the ray
};

/// This class has a model's triangles as its file has them, bones and morphs at rest, and finds
/// rays in them fast. It is immutable, so any number of threads may use it.
class FloorMesh {
 public:
  explicit FloorMesh(const pmx::Model& model);
  ~FloorMesh();
  FloorMesh(const FloorMesh&) = delete;
  FloorMesh& operator=(const FloorMesh&) = delete;

  /// Returns the first point where the segment between two points, model space, meets a triangle
  /// from either side. Allocates nothing.
  [[nodiscard]] std::optional<FloorHit> firstHit(const base::Vec3& from, const base::Vec3& to) const;

 private:
  struct Shape;
  std::unique_ptr<Shape> shape_;  // null without triangles
};

}  // namespace app
