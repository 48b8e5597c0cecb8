// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/demo/mesh.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include <glm/geometric.hpp>

namespace demo {
namespace {

/// This is the smallest doubled area of a triangle worth drawing, in square units.
constexpr float kSmallestArea = 1e-7F;

Vec3 unitOr(const Vec3& v, const Vec3& otherwise) {
  const float length = glm::length(v);
  return length > 1e-6F ? v / length : otherwise;
}

using PlaceKey = std::tuple<long, long, long>;
PlaceKey placeKey(const Vec3& p) {
  return {std::lround(p.x * 5000.0F), std::lround(p.y * 5000.0F), std::lround(p.z * 5000.0F)};
}

bool looksInwards(const Mesh& mesh, std::size_t firstIndex, const std::optional<Vec3>& facing) {
  Vec3 centre(0.0F);
  for (std::size_t i = firstIndex; i < mesh.indices.size(); ++i) centre += mesh.vertices[mesh.indices[i]].position;
  centre /= static_cast<float>(std::max<std::size_t>(1, mesh.indices.size() - firstIndex));
  float sum = 0.0F;
  for (std::size_t i = firstIndex; i + 2 < mesh.indices.size(); i += 3) {
    const Vec3 a = mesh.vertices[mesh.indices[i]].position;
    const Vec3 b = mesh.vertices[mesh.indices[i + 1]].position;
    const Vec3 c = mesh.vertices[mesh.indices[i + 2]].position;
    const Vec3 area = glm::cross(b - a, c - a);
    sum += facing ? glm::dot(area, *facing) : glm::dot(area, a - centre);
  }
  return sum < 0.0F;
}

void appendVertex(pmx::Model& model, const MeshVertex& from) {
  pmx::Vertex vertex;
  vertex.position = from.position;
  vertex.normal = from.normal;
  vertex.uv = from.uv;
  vertex.edgeScale = from.edgeScale;
  vertex.deform = from.skin.kind;
  vertex.bones = from.skin.bones;
  vertex.weights = from.skin.weights;
  if (vertex.deform == pmx::DeformKind::Sdef) {
    vertex.sdef = static_cast<std::int32_t>(model.sdefVectors.size());
    model.sdefVectors.push_back(from.skin.sdef);
  }
  model.vertices.push_back(vertex);
}

}  // namespace

Skin rigid(std::int32_t bone) {
  Skin skin;
  skin.bones[0] = bone;
  return skin;
}

Skin blend(std::int32_t a, std::int32_t b, float weightOfB) {
  if (weightOfB <= 0.001F || a == b) return rigid(a);
  if (weightOfB >= 0.999F) return rigid(b);
  Skin skin;
  skin.kind = pmx::DeformKind::Bdef2;
  skin.bones = {a, b, -1, -1};
  skin.weights = {1.0F - weightOfB, weightOfB, 0, 0};
  return skin;
}

Skin mixed(const Skin& a, const Skin& b, float t) {
  if (t <= 0.001F) return a;
  if (t >= 0.999F) return b;
  std::vector<std::pair<float, std::int32_t>> shares;
  const auto add = [&shares](const Skin& skin, float share) {
    for (std::size_t i = 0; i < 4; ++i) {
      if (skin.bones[i] < 0 || skin.weights[i] <= 0.0F) continue;
      const auto same = std::find_if(shares.begin(), shares.end(), [&](auto& s) { return s.second == skin.bones[i]; });
      if (same != shares.end())
        same->first += share * skin.weights[i];
      else
        shares.emplace_back(share * skin.weights[i], skin.bones[i]);
    }
  };
  add(a, 1.0F - t);
  add(b, t);
  std::stable_sort(shares.begin(), shares.end(), [](auto& x, auto& y) { return x.first > y.first; });
  if (shares.size() > 4) shares.resize(4);
  float sum = 0.0F;
  for (const auto& share : shares) sum += share.first;
  if (shares.size() == 1) return rigid(shares[0].second);
  if (shares.size() == 2) return blend(shares[0].second, shares[1].second, shares[1].first / sum);
  Skin skin;
  skin.kind = pmx::DeformKind::Bdef4;
  skin.weights = {0, 0, 0, 0};
  for (std::size_t i = 0; i < shares.size(); ++i) {
    skin.bones[i] = shares[i].second;
    skin.weights[i] = shares[i].first / sum;
  }
  if (shares.size() == 3) skin.bones[3] = shares[0].second;
  return skin;
}

Skin bend(std::int32_t upper, std::int32_t lower, float weightOfLower, const Vec3& joint, const Vec3& along) {
  Skin skin = blend(upper, lower, weightOfLower);
  if (skin.kind != pmx::DeformKind::Bdef2) return skin;
  skin.kind = pmx::DeformKind::Sdef;
  skin.sdef = {joint, joint - along * 0.5F, joint + along * 0.5F};
  return skin;
}

void addTriangle(Mesh& mesh, std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  const Vec3 pa = mesh.vertices[a].position;
  const Vec3 area = glm::cross(mesh.vertices[b].position - pa, mesh.vertices[c].position - pa);
  if (glm::length(area) > kSmallestArea) mesh.indices.insert(mesh.indices.end(), {a, b, c});
}

void smoothNormals(Mesh& mesh, std::size_t firstVertex, std::size_t firstIndex) {
  std::map<PlaceKey, Vec3> sums;
  for (std::size_t i = firstIndex; i + 2 < mesh.indices.size(); i += 3) {
    const Vec3 a = mesh.vertices[mesh.indices[i]].position;
    const Vec3 area =
        glm::cross(mesh.vertices[mesh.indices[i + 1]].position - a, mesh.vertices[mesh.indices[i + 2]].position - a);
    for (std::size_t k = 0; k < 3; ++k) {
      auto [place, isNew] = sums.try_emplace(placeKey(mesh.vertices[mesh.indices[i + k]].position), 0.0F);
      place->second += area;
    }
  }
  for (std::size_t i = firstVertex; i < mesh.vertices.size(); ++i) {
    const auto found = sums.find(placeKey(mesh.vertices[i].position));
    mesh.vertices[i].normal = unitOr(found == sums.end() ? Vec3(0.0F) : found->second, Vec3(0.0F, 1.0F, 0.0F));
  }
}

std::uint32_t addSurface(Mesh& mesh, const Surface& surface) {
  const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
  const std::size_t firstIndex = mesh.indices.size();
  for (int r = 0; r <= surface.rows; ++r) {
    for (int c = 0; c <= surface.columns; ++c) {
      const float u = static_cast<float>(c) / static_cast<float>(surface.columns);
      const float v = static_cast<float>(r) / static_cast<float>(surface.rows);
      MeshVertex vertex;
      vertex.position = surface.at(u, v);
      vertex.uv = surface.uv ? surface.uv(u, v) : Vec2(u, v);
      vertex.edgeScale = surface.edgeScale;
      vertex.skin = surface.skin(vertex.position);
      mesh.vertices.push_back(vertex);
    }
  }
  const auto stride = static_cast<std::uint32_t>(surface.columns + 1);
  for (std::uint32_t r = 0; r < static_cast<std::uint32_t>(surface.rows); ++r) {
    for (std::uint32_t c = 0; c + 1 < stride; ++c) {
      const std::uint32_t at = first + r * stride + c;
      addTriangle(mesh, at, at + 1, at + stride);
      addTriangle(mesh, at + 1, at + stride + 1, at + stride);
    }
  }
  if (looksInwards(mesh, firstIndex, surface.facing)) {
    for (std::size_t i = firstIndex; i + 2 < mesh.indices.size(); i += 3)
      std::swap(mesh.indices[i + 1], mesh.indices[i + 2]);
  }
  smoothNormals(mesh, first, firstIndex);
  return first;
}

std::uint32_t addTube(Mesh& mesh, const Tube& tube) {
  Keys<Vec3> centre, out;
  Keys<float> width, thickness;
  for (std::size_t i = 0; i < tube.stations.size(); ++i) {
    const Station& s = tube.stations[i];
    const auto place = static_cast<float>(i);
    centre.keys.push_back({place, s.centre});
    out.keys.push_back({place, s.out});
    width.keys.push_back({place, s.halfWidth});
    thickness.keys.push_back({place, s.halfThickness});
  }
  const float last = static_cast<float>(tube.stations.size() - 1);
  const int caps = (tube.closedStart ? 1 : 0) + (tube.closedEnd ? 1 : 0);
  const int rows = tube.along + caps;
  Surface surface;
  surface.columns = tube.around;
  surface.rows = rows;
  surface.skin = tube.skin;
  surface.edgeScale = tube.edgeScale;
  // The caps are one row each that shrinks to the centre.
  const auto alongOf = [&](float v) {
    const float row = v * static_cast<float>(rows) - (tube.closedStart ? 1.0F : 0.0F);
    return std::clamp(row / static_cast<float>(tube.along), 0.0F, 1.0F);
  };
  surface.at = [&](float u, float v) {
    const float s = alongOf(v) * last;
    const bool pole = (tube.closedStart && v <= 0.0F) || (tube.closedEnd && v >= 1.0F);
    const Vec3 c = centre.at(s);
    const Vec3 ahead = centre.at(std::min(last, s + 0.02F)) - centre.at(std::max(0.0F, s - 0.02F));
    const Vec3 tangent = unitOr(ahead, Vec3(0, -1, 0));
    const Vec3 side = unitOr(glm::cross(tangent, out.at(s)), Vec3(1, 0, 0));
    const Vec3 normal = glm::cross(side, tangent);
    const float angle = 2.0F * kPi * u;
    const auto power = [&](float x) { return std::copysign(std::pow(std::abs(x), 2.0F / tube.roundness), x); };
    const float size = pole ? 0.0F : 1.0F;
    return c + side * (power(std::cos(angle)) * std::max(0.0F, width.at(s)) * size) +
           normal * (power(std::sin(angle)) * std::max(0.0F, thickness.at(s)) * size);
  };
  surface.uv = [&](float u, float v) { return tube.uvFrom + (tube.uvTo - tube.uvFrom) * Vec2(u, alongOf(v)); };
  return addSurface(mesh, surface);
}

std::uint32_t addEllipsoid(Mesh& mesh, const Vec3& centre, const Vec3& halfSizes, const Quat& rotation, int segments,
                           const SkinRule& skin, float edgeScale) {
  Surface surface;
  surface.columns = segments;
  surface.rows = std::max(3, segments / 2);
  surface.skin = skin;
  surface.edgeScale = edgeScale;
  surface.at = [&](float u, float v) {
    const float around = 2.0F * kPi * u, down = kPi * v;
    const Vec3 unit(std::sin(down) * std::cos(around), std::cos(down), std::sin(down) * std::sin(around));
    return centre + rotation * (unit * halfSizes);
  };
  return addSurface(mesh, surface);
}

std::uint32_t appendMesh(pmx::Model& model, const Mesh& mesh) {
  const auto first = static_cast<std::uint32_t>(model.vertices.size());
  for (const MeshVertex& vertex : mesh.vertices) appendVertex(model, vertex);
  for (const std::uint32_t index : mesh.indices) model.indices.push_back(first + index);
  return first;
}

float ramp(float from, float to, float x) {
  const float t = std::clamp((x - from) / (to - from), 0.0F, 1.0F);
  return t * t * (3.0F - 2.0F * t);
}

}  // namespace demo
