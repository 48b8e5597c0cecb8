// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/drawing_limits.h"

#include <fmt/format.h>

#include "app/scene/shader_source.h"

namespace app {

std::size_t materialsDrawn(const pmx::Model& model) {
  std::size_t drawn = 0, indices = 0;
  for (std::size_t i = 0; i < model.materials.size(); ++i) {
    const int count = model.materials[i].indexCount;
    if (count <= 0) continue;
    indices += static_cast<std::size_t>(count);
    if (++drawn > kMaxMaterials || indices > kMaxIndices) return i;
  }
  return model.materials.size();
}

base::Issues drawingIssues(const pmx::Model& model) {
  base::Issues issues;
  const std::size_t drawn = materialsDrawn(model), all = model.materials.size();
  if (drawn < all) {
    issues.push_back({"materials", static_cast<std::int64_t>(drawn), -1,
                      fmt::format("more than {} materials or {} of their vertex indices: this and the {} after it "
                                  "aren't drawn",
                                  kMaxMaterials, kMaxIndices, all - drawn - 1)});
  }
  const std::size_t bones = drawableBones(model.bones.size());
  if (gpuLimits().usable() && bones < model.bones.size()) {
    issues.push_back({"bones", static_cast<std::int64_t>(bones), -1,
                      fmt::format("more than the {} bones that OpenGL takes here: this and the {} after it move no "
                                  "vertices",
                                  bones, model.bones.size() - bones - 1)});
  }
  return issues;
}

}  // namespace app
