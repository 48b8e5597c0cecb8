// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/textures/drawn_materials.h"

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

}  // namespace app
