// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/skinned_vertices.h"

#include <cstring>

namespace app {

SkinnedVertices::SkinnedVertices(const pmx::Model& model)
    : plan_(model),
      positions_(plan_.positions),
      skinnedPositions_(plan_.vertexAt.size()),
      skinnedNormals_(plan_.vertexAt.size()) {
  for (std::size_t v = 0; v < model.vertices.size(); ++v) {
    if (model.vertices[v].normal == base::Vec3(0.0F)) withoutNormal_.push_back(static_cast<std::uint32_t>(v));
  }
}

const QByteArray* SkinnedVertices::skin(const ActorFrame& frame, bool moved) {
  const std::size_t count = plan_.placeOf.size();
  const bool samePose = palette_.size() == frame.palette.size() &&
                        std::memcmp(palette_.data(), frame.palette.data(), frame.palette.size_bytes()) == 0;
  if (skinned_ && samePose && !moved) return nullptr;
  palette_.assign(frame.palette.begin(), frame.palette.end());
  if (moved && frame.positions.size() == count) plan_.arrange(frame.positions, positions_);
  pmx::PlannedSkinningJob job;
  job.plan = &plan_;
  job.positions = &positions_;
  job.palette = frame.palette;
  job.skinnedPositions = &skinnedPositions_;
  job.skinnedNormals = &skinnedNormals_;
  job.run();
  skinned_ = true;

  QByteArray& bytes = bytes_.next(static_cast<qsizetype>(count * sizeof(Vertex)));
  auto* out = reinterpret_cast<Vertex*>(bytes.data());
  for (std::size_t v = 0; v < count; ++v) {
    const std::size_t slot = plan_.placeOf[v];
    out[v] = {skinnedPositions_.at(slot), skinnedNormals_.at(slot)};
  }
  for (const std::uint32_t v : withoutNormal_) out[v].normal = base::Vec3(0.0F);
  for (const std::uint32_t v : frame.softVertices) out[v] = {frame.positions[v], frame.normals[v]};
  return &bytes;
}

}  // namespace app
