// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// This part of the .x reader has the contents of a file before it is a model. They are small: a
// digit and a space may be a whole number of the file, and the memory for it is bounded by its
// bytes. (limits.md)

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "pmx/base/math.h"
#include "pmx/base/result.h"
#include "pmx/model/model.h"
#include "pmx/x/x_tokens.h"

namespace pmx::x {

/// This is a node in the tree of frames. Indices are -1 for "none".
struct XFrame {
  std::int32_t parent = -1;
  std::int32_t matrix = -1;  ///< index in XScene::matrices; none: as its parent
};

struct XMaterial {
  Vec4 faceColour{1.0F};
  float power = 0.0F;
  Vec3 specular{0.0F}, emissive{0.0F};
  std::string name, texture;  ///< bytes of the file
  std::int32_t slot = -1;     ///< index in XScene::drawn
};

/// This is a corner's position, normal and texture coordinates, once for each pair of position and
/// normal.
struct XVertex {
  Vec3 position{0.0F}, normal{0.0F};
  Vec2 uv{0.0F};
  bool hasNormal = false;  ///< else it is computed from the faces
};

/// This is a face of three corners and more: the next `corners` of XScene::corners.
struct XFace {
  std::uint32_t corners = 0;
  std::uint32_t slot = 0;  ///< index in XScene::drawn
};

/// This says from which vertex on which frame counts.
struct XMeshStart {
  std::uint32_t vertex = 0;
  std::int32_t frame = -1;
};

struct XScene {
  std::deque<XFrame> frames;
  std::deque<base::Mat4> matrices;  ///< applied to column vectors, relative to the parent's
  std::deque<XMaterial> materials;
  /// These are the materials that meshes have, in the order in which the file names them first.
  std::vector<std::uint32_t> drawn;
  std::deque<XVertex> vertices;
  std::vector<std::uint32_t> corners;  ///< vertex indices
  std::vector<XFace> faces;
  std::vector<XMeshStart> meshes;
};

/// Reads the objects of a file into `scene`. Errors: contents that can't be followed; with section,
/// and line or byte.
[[nodiscard]] base::Result<void> readScene(Tokens& tokens, XScene& scene, base::Issues& issues);

/// Converts a scene to a model: ten times as large, faces cut into triangles and sorted by
/// material. Takes the scene apart.
[[nodiscard]] Model modelOf(XScene&& scene);

}  // namespace pmx::x
