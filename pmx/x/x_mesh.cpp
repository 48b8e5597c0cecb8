// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/x/x_mesh.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <numeric>
#include <span>
#include <utility>

#include <fmt/format.h>

namespace pmx::x {
namespace {

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

Vec3 readVec3(Tokens& tokens) {
  Vec3 v(0.0F);
  for (int k = 0; k < 3; ++k) v[k] = tokens.real();
  return v;
}

std::vector<Vec3> readVectors(Tokens& tokens) {
  std::vector<Vec3> vectors;
  const std::size_t count = tokens.count(3);
  vectors.reserve(count);
  for (std::size_t i = 0; i < count && !tokens.failed(); ++i) vectors.push_back(readVec3(tokens));
  return vectors;
}

/// Reads faces, each given by its number of corners and these.
CornerList readCorners(Tokens& tokens) {
  CornerList list;
  const std::size_t count = tokens.count(1);
  for (std::size_t i = 0; i < count && !tokens.failed(); ++i) {
    const std::size_t size = tokens.count(1);
    list.sizes.push_back(static_cast<std::uint32_t>(size));
    for (std::size_t k = 0; k < size && !tokens.failed(); ++k) list.indices.push_back(tokens.integer());
  }
  return list;
}

/// Returns for each normal the first one that is equal to the bit: exporters write one for each
/// corner.
std::vector<std::uint32_t> firstOfEqual(std::span<const Vec3> normals) {
  const auto bits = [&](std::uint32_t i) { return std::bit_cast<std::array<std::uint32_t, 3>>(normals[i]); };
  std::vector<std::uint32_t> order(normals.size());
  std::iota(order.begin(), order.end(), 0U);
  std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
    const auto first = bits(a), second = bits(b);
    return first != second ? first < second : a < b;
  });
  std::vector<std::uint32_t> firsts(normals.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    const bool same = i > 0 && bits(order[i]) == bits(order[i - 1]);
    firsts[order[i]] = same ? firsts[order[i - 1]] : order[i];
  }
  return firsts;
}

/// Returns a position and a normal as one number, so that equal ones meet when sorted.
std::uint64_t pairKey(std::uint32_t position, std::uint32_t normal) {
  return (static_cast<std::uint64_t>(position) << 32U) | normal;
}

/// This class adds one mesh to the scene.
class MeshAdder {
 public:
  MeshAdder(MeshParts&& mesh, std::int32_t index, std::uint32_t whiteSlot, XScene& scene, MeshIssues& issues)
      : mesh_(std::move(mesh)), index_(index), whiteSlot_(whiteSlot), scene_(scene), issues_(issues) {}

  void add() {
    checkLists();
    keepFaces();
    if (keys_.empty()) return;
    addVertices();
  }

 private:
  /// Adds an issue; `detail` makes the text where it is listed.
  template <class Detail>
  void tell(base::IssueGroup& group, Detail detail) {
    group.add(static_cast<std::size_t>(index_), detail);
  }

  /// Checks lists. Those that don't fit are used as far as they go.
  void checkLists() {
    const auto fits = [&](std::size_t have, std::size_t want, const char* what) {
      if (have == 0 || have == want) return;
      tell(issues_.others, [&] { return fmt::format("{} {}, not {}; used as far as they go", have, what, want); });
    };
    fits(mesh_.uvs.size(), mesh_.positions.size(), "texture coordinates");
    fits(mesh_.faceNormals.sizes.size(), mesh_.faces.sizes.size(), "faces have normals");
    if (mesh_.faceMaterials.size() > mesh_.faces.sizes.size()) {
      fits(mesh_.faceMaterials.size(), mesh_.faces.sizes.size(), "materials of faces");
    }
    firsts_ = firstOfEqual(mesh_.normals);
  }

  [[nodiscard]] std::uint32_t slotOf(std::size_t face) const {
    if (mesh_.slots.empty()) return whiteSlot_;
    if (mesh_.faceMaterials.empty()) return mesh_.slots.front();
    const std::uint32_t told = mesh_.faceMaterials[std::min(face, mesh_.faceMaterials.size() - 1)];
    return told < mesh_.slots.size() ? mesh_.slots[told] : mesh_.slots.front();
  }

  /// Returns the normal of a corner of a face, kNone where the file has none for it.
  [[nodiscard]] std::uint32_t normalOf(std::size_t face, std::size_t size, std::size_t firstNormal,
                                       std::size_t k) const {
    const CornerList& list = mesh_.faceNormals;
    if (face >= list.sizes.size() || list.sizes[face] != size) return kNone;
    const std::uint32_t normal = list.indices[firstNormal + k];
    return normal < firsts_.size() ? firsts_[normal] : kNone;
  }

  /// Fills keys_ and the scene's faces with what can be drawn.
  void keepFaces() {
    const CornerList& faces = mesh_.faces;
    keys_.reserve(faces.indices.size());
    std::size_t corner = 0, normal = 0;
    for (std::size_t f = 0; f < faces.sizes.size(); ++f) {
      const std::size_t size = faces.sizes[f];
      const auto corners = std::span(faces.indices).subspan(corner, size);
      const auto there = [&](std::uint32_t i) { return i < mesh_.positions.size(); };
      if (!std::ranges::all_of(corners, there)) {
        tell(issues_.strayCorners, [f] { return fmt::format("face {} has a corner that doesn't exist; left out", f); });
      } else if (size >= 3) {
        for (std::size_t k = 0; k < size; ++k) keys_.push_back(pairKey(corners[k], normalOf(f, size, normal, k)));
        scene_.faces.push_back({static_cast<std::uint32_t>(size), slotOf(f)});
      }
      corner += size;
      if (f < mesh_.faceNormals.sizes.size()) normal += mesh_.faceNormals.sizes[f];
    }
    mesh_.faces = {};
    mesh_.faceNormals = {};
  }

  void addVertices() {
    std::vector<std::uint64_t> pairs(keys_);
    std::ranges::sort(pairs);
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    const auto first = static_cast<std::uint32_t>(scene_.vertices.size());
    for (const std::uint64_t pair : pairs) {
      const auto position = static_cast<std::uint32_t>(pair >> 32U), normal = static_cast<std::uint32_t>(pair);
      XVertex& vertex = scene_.vertices.emplace_back();
      vertex.position = mesh_.positions[position];
      if (position < mesh_.uvs.size()) vertex.uv = mesh_.uvs[position];
      vertex.hasNormal = normal != kNone;
      if (vertex.hasNormal) vertex.normal = mesh_.normals[normal];
    }
    for (const std::uint64_t key : keys_) {
      const auto at = std::ranges::lower_bound(pairs, key) - pairs.begin();
      scene_.corners.push_back(first + static_cast<std::uint32_t>(at));
    }
  }

  MeshParts mesh_;
  std::int32_t index_;
  std::uint32_t whiteSlot_;
  XScene& scene_;
  MeshIssues& issues_;
  std::vector<std::uint32_t> firsts_;  ///< of each normal, see firstOfEqual()
  std::vector<std::uint64_t> keys_;    ///< of each corner that is kept
};

}  // namespace

void readMesh(Tokens& tokens, MeshParts& mesh) {
  mesh.positions = readVectors(tokens);
  mesh.faces = readCorners(tokens);
}

void readNormals(Tokens& tokens, MeshParts& mesh) {
  mesh.normals = readVectors(tokens);
  mesh.faceNormals = readCorners(tokens);
}

void readTextureCoordinates(Tokens& tokens, MeshParts& mesh) {
  const std::size_t count = tokens.count(2);
  mesh.uvs.clear();
  mesh.uvs.reserve(count);
  for (std::size_t i = 0; i < count && !tokens.failed(); ++i) {
    const float u = tokens.real();
    mesh.uvs.emplace_back(u, tokens.real());
  }
}

void addMesh(MeshParts&& mesh, std::int32_t index, std::int32_t frame, std::uint32_t whiteSlot, XScene& scene,
             MeshIssues& issues) {
  const auto first = static_cast<std::uint32_t>(scene.vertices.size());
  MeshAdder(std::move(mesh), index, whiteSlot, scene, issues).add();
  if (scene.vertices.size() > first) scene.meshes.push_back({first, frame});
}

}  // namespace pmx::x
