// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/scene/drawing_limits.h"

#include <fmt/format.h>

#include "app/scene/shader_source.h"
#include "app/textures/drawn_materials.h"

namespace app {

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

ModelTextures loadTexturesToDraw(const LoadedModel& model, const std::filesystem::path& elsewhere) {
  ModelTextures textures = loadTextures(model, elsewhere);
  const base::Issues issues = drawingIssues(model.model);
  textures.issues.insert(textures.issues.begin(), issues.begin(), issues.end());
  return textures;
}

}  // namespace app
