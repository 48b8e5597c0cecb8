// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/demo/face_opening.h"

#include <algorithm>
#include <cmath>

#include <glm/geometric.hpp>

#include "resources/demo/head_shape.h"

namespace demo {
namespace {

constexpr int kColumns = 64, kRows = 48;
/// Rows below this rise lie under the jaw.
constexpr float kJawRise = 0.115F;
constexpr int kRings = 3;

/// Columns lie closer together in front, where the features are.
float columnAngle(int column) {
  const float w = 2.0F * static_cast<float>(column) / static_cast<float>(kColumns) - 1.0F;
  return kPi * (0.42F * w + 0.58F * w * w * w);
}
/// Skin this far above the hairline, as a rise, is under hair in any case.
constexpr float kUnderHair = 0.09F;
float rowRise(int row) { return static_cast<float>(row) / static_cast<float>(kRows); }

}  // namespace

FaceGrid::FaceGrid(Figure& figure)
    : figure_(figure),
      firstIndex_(figure.mesh(Part::Face).indices.size()),
      first_(static_cast<std::uint32_t>(figure.mesh(Part::Face).vertices.size())),
      removed_(static_cast<std::size_t>(kColumns * kRows), false) {
  for (int row = 0; row <= kRows; ++row) {
    for (int column = 0; column <= kColumns; ++column) addVertex(headPoint(columnAngle(column), rowRise(row)));
  }
}

std::uint32_t FaceGrid::vertexAt(int column, int row) const {
  return first_ + static_cast<std::uint32_t>(row * (kColumns + 1) + column);
}

std::uint32_t FaceGrid::addVertex(const Vec3& position) {
  Mesh& mesh = figure_.mesh(Part::Face);
  MeshVertex vertex;
  vertex.position = position;
  vertex.uv = faceUv(position);
  vertex.edgeScale = 0.55F;
  vertex.skin = rigid(figure_.skeleton.at("頭"));
  mesh.vertices.push_back(vertex);
  return static_cast<std::uint32_t>(mesh.vertices.size() - 1);
}

void FaceGrid::cut(const Opening& opening, const std::vector<EdgeMove>& moves) {
  const Vec2 reach(opening.halfWidth + opening.margin, opening.halfHeight + opening.margin);
  int left = kColumns, right = 0, bottom = kRows, top = 0;
  for (int row = 0; row <= kRows; ++row) {
    for (int column = 0; column <= kColumns; ++column) {
      const float angle = columnAngle(column);
      const Vec3 p = headPoint(angle, rowRise(row));
      if (rowRise(row) < kJawRise || std::abs(angle) > 1.4F || std::abs(p.x - opening.centre.x) > reach.x ||
          std::abs(p.y - opening.centre.y) > reach.y) {
        continue;
      }
      left = std::min(left, column);
      right = std::max(right, column);
      bottom = std::min(bottom, row);
      top = std::max(top, row);
    }
  }
  std::vector<std::uint32_t> loop;
  for (int c = left; c < right; ++c) loop.push_back(vertexAt(c, bottom));
  for (int r = bottom; r < top; ++r) loop.push_back(vertexAt(right, r));
  for (int c = right; c > left; --c) loop.push_back(vertexAt(c, top));
  for (int r = top; r > bottom; --r) loop.push_back(vertexAt(left, r));
  for (int r = bottom; r < top; ++r) {
    for (int c = left; c < right; ++c) removed_[static_cast<std::size_t>(r * kColumns + c)] = true;
  }

  Mesh& mesh = figure_.mesh(Part::Face);
  const std::size_t count = loop.size();
  std::vector<std::uint32_t> before = loop;
  // The last ring but one is the edge itself; the last goes into the head, so that lids have a
  // thickness.
  for (int ring = 1; ring <= kRings + 1; ++ring) {
    const float t = std::min(1.0F, static_cast<float>(ring) / static_cast<float>(kRings));
    const float lift = ring > kRings ? -0.14F : 0.0F;
    std::vector<std::uint32_t> now;
    for (std::size_t k = 0; k < count; ++k) {
      const Vec3 outside = mesh.vertices[loop[k]].position;
      const Vec2 away = (Vec2(outside.x, outside.y) - opening.centre) / reach;
      const float length = glm::length(away);
      const bool upper = away.y >= 0.0F;
      Vec2 edge(opening.centre.x + opening.halfWidth * away.x / length, 0.0F);
      edge.y = upper ? opening.upper(edge.x) : opening.lower(edge.x);
      const Vec2 at = Vec2(outside.x, outside.y) * (1.0F - t) + edge * t;
      const Vec3 position = facePoint(at, lift);
      now.push_back(addVertex(position));
      if (ring >= kRings) mesh.vertices.back().edgeScale = 0.0F;
      for (const EdgeMove& move : moves) {
        const Vec2 shift = move.shift(edge, upper) * std::pow(t, 1.4F);
        const Vec3 offset = facePoint(at + shift, lift + move.bulge * t) - position;
        if (glm::length(offset) > 1e-4F) figure_.moves[move.morph].push_back({Part::Face, now.back(), offset});
      }
    }
    for (std::size_t k = 0; k < count; ++k) {
      const std::size_t next = (k + 1) % count;
      addTriangle(mesh, before[k], now[k], before[next]);
      addTriangle(mesh, before[next], now[k], now[next]);
    }
    before = now;
  }
}

void FaceGrid::finish() {
  Mesh& mesh = figure_.mesh(Part::Face);
  for (int r = 0; r < kRows; ++r) {
    for (int c = 0; c < kColumns; ++c) {
      if (removed_[static_cast<std::size_t>(r * kColumns + c)]) continue;
      if (rowRise(r) > std::max(hairline(columnAngle(c)), hairline(columnAngle(c + 1))) + kUnderHair) continue;
      addTriangle(mesh, vertexAt(c, r), vertexAt(c, r + 1), vertexAt(c + 1, r));
      addTriangle(mesh, vertexAt(c + 1, r), vertexAt(c, r + 1), vertexAt(c + 1, r + 1));
    }
  }
  smoothNormals(mesh, first_, firstIndex_);
  // Shading that follows every dimple looks dirty on a drawn face, so the front is lit like a
  // rounded mask.
  for (std::size_t i = first_; i < mesh.vertices.size(); ++i) {
    MeshVertex& vertex = mesh.vertices[i];
    const Vec3 mask = glm::normalize((vertex.position - Vec3(0.0F, 16.1F, 0.25F)) * Vec3(1.0F, 0.62F, 1.0F));
    const float front = ramp(0.1F, 0.7F, -vertex.normal.z) * ramp(14.9F, 15.15F, vertex.position.y);
    vertex.normal = glm::normalize(vertex.normal * (1.0F - 0.9F * front) + mask * (0.9F * front));
  }
  dropUnused();
}

void FaceGrid::dropUnused() {
  Mesh& mesh = figure_.mesh(Part::Face);
  std::vector<bool> used(mesh.vertices.size(), false);
  for (const std::uint32_t index : mesh.indices) used[index] = true;
  std::vector<std::uint32_t> places(mesh.vertices.size());
  std::uint32_t count = first_;
  for (std::size_t i = 0; i < places.size(); ++i) {
    places[i] = i < first_ ? static_cast<std::uint32_t>(i) : count;
    if (i < first_ || !used[i]) continue;
    mesh.vertices[count++] = mesh.vertices[i];
  }
  mesh.vertices.resize(count);
  for (std::uint32_t& index : mesh.indices) index = places[index];
  for (auto& [name, moves] : figure_.moves) {
    std::erase_if(moves, [&](const Moved& moved) { return moved.part == Part::Face && !used[moved.vertex]; });
    for (Moved& moved : moves) moved.vertex = moved.part == Part::Face ? places[moved.vertex] : moved.vertex;
  }
}

void addFaceStrip(Figure& figure, const FaceStrip& strip) {
  Mesh& mesh = figure.mesh(strip.part);
  const std::size_t firstIndex = mesh.indices.size();
  const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
  const std::size_t count = strip.inner.size();
  for (std::size_t k = 0; k < count; ++k) {
    for (const bool outer : {false, true}) {
      const Vec2 at = outer ? strip.outer[k] : strip.inner[k];
      MeshVertex vertex;
      vertex.position = facePoint(at, strip.lift);
      vertex.uv = {static_cast<float>(k) / static_cast<float>(count - 1), outer ? 0.0F : 1.0F};
      vertex.edgeScale = 0.0F;
      vertex.skin = rigid(figure.skeleton.at("頭"));
      mesh.vertices.push_back(vertex);
      for (const FaceStrip::Move& move : strip.moves) {
        const Vec3 offset = facePoint(at + move.shift(k, outer), strip.lift + move.bulge) - vertex.position;
        if (glm::length(offset) < 1e-4F) continue;
        figure.moves[move.morph].push_back({strip.part, static_cast<std::uint32_t>(mesh.vertices.size() - 1), offset});
      }
    }
  }
  for (std::uint32_t k = 0; k + 1 < static_cast<std::uint32_t>(count); ++k) {
    const std::uint32_t a = first + 2 * k;
    const Vec3 pa = mesh.vertices[a].position;
    const Vec3 area = glm::cross(mesh.vertices[a + 1].position - pa, mesh.vertices[a + 2].position - pa);
    const bool forwards = area.z < 0.0F;
    for (const auto& [x, y, z] : {std::array{a, a + 1, a + 2}, std::array{a + 1, a + 3, a + 2}}) {
      if (forwards)
        addTriangle(mesh, x, y, z);
      else
        addTriangle(mesh, x, z, y);
    }
  }
  smoothNormals(mesh, first, firstIndex);
}

}  // namespace demo
