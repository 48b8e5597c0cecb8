// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/physics/small_worlds.h"

namespace support {

/// This struct is a small world with soft bodies. Materials have no look; all vertices are on bone
/// 0, a root at the origin.
struct SoftWorld : SmallWorld {
  SoftWorld() { (void)bone({0, 0, 0}); }

  /// Adds a vertex on bone 0; returns its index.
  std::int32_t vertex(const base::Vec3& position) {
    pmx::Vertex made;
    made.position = position;
    made.normal = {0, 0, -1};
    made.bones[0] = 0;
    model.vertices.push_back(made);
    return static_cast<std::int32_t>(model.vertices.size()) - 1;
  }

  /// Adds a soft body with a material of its own, of these indices: 1 of mass, 0.05 of margin,
  /// stiff links, 4 position loops, hard contacts and anchors, no damping, friction or air, every
  /// group; returns its index.
  std::int32_t soft(const std::vector<std::uint32_t>& indices) {
    pmx::Material material;
    material.name = "布" + std::to_string(model.materials.size());
    material.indexCount = static_cast<std::int32_t>(indices.size());
    model.materials.push_back(material);
    model.indices.insert(model.indices.end(), indices.begin(), indices.end());
    pmx::SoftBody body;
    body.name = "軟体" + std::to_string(model.softBodies.size());
    body.material = static_cast<std::int32_t>(model.materials.size()) - 1;
    body.collisionMask = 0xFFFF;
    body.totalMass = 1.0F;
    body.collisionMargin = 0.05F;
    body.config = {1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1};
    body.iterations = {0, 4, 0, 0};
    body.material3 = {1, 1, 1};
    model.softBodies.push_back(body);
    return static_cast<std::int32_t>(model.softBodies.size()) - 1;
  }

  /// Adds a cloth of columns × rows vertices, `apart` units from each other, in the plane z =
  /// corner.z: the first row on top, each row from low x to high x. Vertices are in this order, the
  /// first is `firstVertex` of the model then.
  std::int32_t cloth(const base::Vec3& corner, int columns, int rows, float apart) {
    const auto first = static_cast<std::uint32_t>(model.vertices.size());
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column) {
        (void)vertex(corner + apart * base::Vec3(static_cast<float>(column), -static_cast<float>(row), 0));
      }
    }
    std::vector<std::uint32_t> indices;
    for (int row = 0; row + 1 < rows; ++row) {
      for (int column = 0; column + 1 < columns; ++column) {
        const std::uint32_t a = first + static_cast<std::uint32_t>(row * columns + column), b = a + 1;
        const std::uint32_t c = a + static_cast<std::uint32_t>(columns), d = c + 1;
        indices.insert(indices.end(), {a, b, c, b, d, c});  // clockwise seen from -z: the front
      }
    }
    return soft(indices);
  }

  /// Adds a rope of nodes one below the other, drawn as lines: faces of two vertices.
  std::int32_t rope(const base::Vec3& top, int nodes, float apart) {
    const auto first = static_cast<std::uint32_t>(model.vertices.size());
    std::vector<std::uint32_t> indices;
    for (int i = 0; i < nodes; ++i) (void)vertex(top - base::Vec3(0, apart * static_cast<float>(i), 0));
    for (std::uint32_t i = first; i + 1 < model.vertices.size(); ++i) indices.insert(indices.end(), {i, i + 1, i});
    const std::int32_t made = soft(indices);
    cloths(made).shape = 1;
    return made;
  }

  pmx::SoftBody& cloths(std::int32_t index) { return model.softBodies[static_cast<std::size_t>(index)]; }
};

/// Returns the positions of all nodes of a world's soft bodies.
[[nodiscard]] inline std::vector<base::Vec3> nodes(const app::PhysicsWorld& world) {
  std::vector<base::Vec3> places(world.softNodeCount());
  world.readSoftNodes(places);
  return places;
}

}  // namespace support
