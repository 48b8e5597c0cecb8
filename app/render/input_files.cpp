// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/input_files.h"

#include <utility>

#include "app/files/texture_lookup.h"

namespace app {

namespace fs = std::filesystem;

std::vector<fs::path> inputFiles(const LoadedModel* model,
                                 std::span<const std::shared_ptr<const LoadedMotion>> motions) {
  std::vector<fs::path> files;
  if (model != nullptr) {
    files.push_back(model->path);
    for (auto& texture : findTextures(model->model, model->path.parent_path()).files) {
      if (texture) files.push_back(std::move(*texture));
    }
  }
  for (const auto& motion : motions) files.push_back(motion->path);
  return files;
}

}  // namespace app
