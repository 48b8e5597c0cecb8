// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/input_files.h"

#include <utility>

#include "app/files/texture_lookup.h"

namespace app {

namespace fs = std::filesystem;

void addInputFiles(const LoadedModel& model, std::vector<fs::path>& files) {
  files.push_back(model.path);
  for (auto& texture : findTextures(model.model, model.path.parent_path()).files) {
    if (texture) files.push_back(std::move(*texture));
  }
}

void addInputFiles(std::span<const MotionUse> motions, std::vector<fs::path>& files) {
  for (const MotionUse& use : motions) files.push_back(use.motion->path);
}

std::vector<fs::path> inputFiles(const Show& show) {
  std::vector<fs::path> files;
  for (const ActorId id : show.order()) {
    addInputFiles(*show.actor(id)->loadedModel(), files);
    addInputFiles(show.actor(id)->motions(), files);
  }
  addInputFiles(show.sceneMotions(), files);
  return files;
}

}  // namespace app
