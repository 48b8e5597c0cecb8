// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// This part of the .x reader reads one mesh, from its braces to vertices and faces of the scene.

#include <cstdint>
#include <vector>

#include "pmx/base/issue_group.h"
#include "pmx/x/x_scene.h"

namespace pmx::x {

/// These are lists of corners as Mesh and MeshNormals have them.
struct CornerList {
  std::vector<std::uint32_t> sizes;    ///< corners of each face
  std::vector<std::uint32_t> indices;  ///< of all faces, one after the other
};

/// These are the contents of a Mesh, as in the file.
struct MeshParts {
  std::vector<Vec3> positions;
  CornerList faces;
  std::vector<Vec3> normals;
  CornerList faceNormals;
  std::vector<Vec2> uvs;
  std::vector<std::uint32_t> faceMaterials;
  std::vector<std::uint32_t> slots;  ///< indices in XScene::drawn, in the order of the mesh's list
};

/// These are the issues of all meshes of a file, listed together.
struct MeshIssues {
  explicit MeshIssues(base::Issues& issues)
      : strayCorners(issues, "Mesh", "faces with corners that don't exist"),
        others(issues, "Mesh", "lists that don't fit their mesh") {}
  base::IssueGroup strayCorners, others;
};

void readMesh(Tokens& tokens, MeshParts& mesh);
void readNormals(Tokens& tokens, MeshParts& mesh);
void readTextureCoordinates(Tokens& tokens, MeshParts& mesh);

/// Adds the mesh's faces and the vertices that they use: one for each pair of position and normal.
/// Faces with corners that don't exist, or fewer than three, are left out. `whiteSlot` is that of
/// faces without a material.
void addMesh(MeshParts&& mesh, std::int32_t index, std::int32_t frame, std::uint32_t whiteSlot, XScene& scene,
             MeshIssues& issues);

}  // namespace pmx::x
