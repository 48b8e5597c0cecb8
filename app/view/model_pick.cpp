// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/view/model_pick.h"

#include <algorithm>
#include <array>
#include <vector>

#include "pmx/deform/skinning_job.h"

namespace app {
namespace {

/// This is a vertex in the picture.
struct Corner {
  base::Vec2 pixel{0.0F};
  float depth = 0.0F;
  bool inFront = false;  // of the eye
};

std::vector<Corner> corners(const pmx::Model& model, const ActorFrame& frame, const CameraMatrices& camera,
                            base::Vec2 pixels) {
  std::vector<base::Vec3> skinned(model.vertices.size());
  pmx::SkinningJob job;
  job.model = &model;
  job.positions = frame.positions;
  job.palette = frame.palette;
  job.skinnedPositions = skinned;
  job.placed = frame.softVertices;
  job.placedNormals = frame.normals;
  job.run();
  const CameraMatrices own = inModelSpace(camera, frame.placement);
  const base::Mat4 toClip = own.projection * own.view;
  std::vector<Corner> all(skinned.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const base::Vec4 clip = toClip * base::Vec4(skinned[i], 1.0F);
    if (!(clip.w > 0.0F)) continue;
    all[i] = {{(clip.x / clip.w + 1.0F) / 2.0F * pixels.x, (1.0F - clip.y / clip.w) / 2.0F * pixels.y},
              clip.z / clip.w,
              true};
  }
  return all;
}

float cross(base::Vec2 a, base::Vec2 b) { return a.x * b.y - a.y * b.x; }

/// Returns the depth of a triangle at a pixel. Depth after the division is linear over the picture.
std::optional<float> depthIn(const std::array<const Corner*, 3>& of, base::Vec2 pixel) {
  if (!of[0]->inFront || !of[1]->inFront || !of[2]->inFront) return std::nullopt;
  const float whole = cross(of[1]->pixel - of[0]->pixel, of[2]->pixel - of[0]->pixel);
  if (whole == 0.0F) return std::nullopt;
  float depth = 0.0F;
  for (std::size_t i = 0; i < 3; ++i) {
    const Corner &next = *of[(i + 1) % 3], &after = *of[(i + 2) % 3];
    const float part = cross(after.pixel - next.pixel, pixel - next.pixel) / whole;
    if (!(part >= 0.0F)) return std::nullopt;
    depth += part * of[i]->depth;
  }
  return depth >= -1.0F && depth <= 1.0F ? std::optional(depth) : std::nullopt;
}

}  // namespace

std::optional<float> surfaceDepth(const pmx::Model& model, const ActorFrame& frame, const CameraMatrices& camera,
                                  base::Vec2 pixels, base::Vec2 pixel) {
  if (!frame.visible || frame.positions.size() != model.vertices.size()) return std::nullopt;
  const std::vector<Corner> all = corners(model, frame, camera, pixels);
  std::optional<float> nearest;
  std::size_t begin = 0;
  for (std::size_t material = 0; material < model.materials.size(); ++material) {
    const auto count = static_cast<std::size_t>(std::max<std::int64_t>(model.materials[material].indexCount, 0));
    const std::size_t end = std::min(begin + count, model.indices.size());
    const bool seen = material >= frame.materials.size() || frame.materials[material].diffuse.a > 0.0F;
    for (std::size_t i = begin; seen && i + 2 < end; i += 3) {
      std::array<const Corner*, 3> triangle{};
      bool known = true;
      for (std::size_t k = 0; k < 3; ++k) {
        const auto index = static_cast<std::size_t>(model.indices[i + k]);
        known = known && index < all.size();
        triangle[k] = known ? &all[index] : nullptr;
      }
      const std::optional<float> depth = known ? depthIn(triangle, pixel) : std::nullopt;
      if (depth && (!nearest || *depth < *nearest)) nearest = depth;
    }
    begin = end;
  }
  return nearest;
}

}  // namespace app
