// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/soft_skin.h"

#include <algorithm>
#include <cmath>

#include "app/show/frame_job.h"
#include "pmx/deform/skinning_job.h"

namespace app {
namespace {

constexpr std::uint8_t kRope = 1;
constexpr float kFlat = 1e-12F;  // units squared: a shorter sum of face normals gives no direction

}  // namespace

SoftSkin::SoftSkin(const pmx::Model& model, std::span<const SoftBodyPlan> plans)
    : model_(model), positions_(model.vertices.size()), normals_(model.vertices.size()) {
  std::uint32_t firstNode = 0;
  for (const SoftBodyPlan& plan : plans) {
    const bool rope = model.softBodies[plan.index].shape == kRope;
    for (const SoftVertex& vertex : plan.vertices) {
      placed_.push_back({vertex.vertex, firstNode + vertex.node, plan.pinned[vertex.node] != 0, rope, 1.0F});
      vertices_.push_back(vertex.vertex);
    }
    const std::uint32_t end = plan.firstIndex + (rope ? 0 : plan.indexCount);
    for (std::uint32_t i = plan.firstIndex; i + 2 < end; i += 3) {
      faces_.push_back({model.indices[i], model.indices[i + 1], model.indices[i + 2]});
    }
    firstNode += static_cast<std::uint32_t>(plan.rest.size());
  }
  std::ranges::transform(model.vertices, positions_.begin(), &pmx::Vertex::position);
  addFaceNormals(positions_);
  for (Placed& placed : placed_) {
    if (glm::dot(normals_[placed.vertex], model.vertices[placed.vertex].normal) < 0.0F) placed.side = -1.0F;
  }
  std::ranges::transform(model.vertices, normals_.begin(), &pmx::Vertex::normal);
}

/// Adds the faces' normals up at the vertices of soft bodies. Other vertices are left alone.
void SoftSkin::addFaceNormals(std::span<const base::Vec3> positions) {
  for (const Placed& placed : placed_) normals_[placed.vertex] = base::Vec3(0.0F);
  for (const auto& [a, b, c] : faces_) {
    const base::Vec3 normal = glm::cross(positions[b] - positions[a], positions[c] - positions[a]);
    normals_[a] += normal;
    normals_[b] += normal;
    normals_[c] += normal;
  }
}

void SoftSkin::place(std::span<const base::Vec3> nodes, std::span<const base::Vec3> morphed,
                     std::span<const base::Mat3x4> palette) {
  wasOn_ = on_;
  on_ = !nodes.empty();
  if (!on_) return;
  std::ranges::copy(morphed, positions_.begin());
  for (const Placed& placed : placed_) {
    if (!placed.pinned) {
      positions_[placed.vertex] = nodes[placed.node];
      continue;
    }
    const pmx::Vertex& vertex = model_.vertices[placed.vertex];
    positions_[placed.vertex] = pmx::skinnedVertex(model_, vertex, morphed[placed.vertex], palette).position;
  }
  addFaceNormals(positions_);
  for (const Placed& placed : placed_) {
    base::Vec3& normal = normals_[placed.vertex];
    const float length2 = glm::dot(normal, normal);
    if (!placed.rope && length2 > kFlat) {
      normal *= placed.side / std::sqrt(length2);
      continue;
    }
    const pmx::Vertex& vertex = model_.vertices[placed.vertex];
    normal = pmx::skinnedVertex(model_, vertex, morphed[placed.vertex], palette).normal;
  }
}

bool SoftSkin::show(ActorFrame& output) const {
  output.softVertices = on_ ? std::span<const std::uint32_t>(vertices_) : std::span<const std::uint32_t>{};
  output.normals = on_ ? std::span<const base::Vec3>(normals_) : std::span<const base::Vec3>{};
  if (on_) output.positions = positions_;
  return on_ || wasOn_;
}

}  // namespace app
