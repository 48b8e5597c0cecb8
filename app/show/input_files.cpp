// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/show/input_files.h"

#include "app/files/texture_lookup.h"

namespace app {

namespace fs = std::filesystem;

void addInputFiles(const LoadedModel& model, std::vector<fs::path>& files) {
  files.push_back(diskFileOf(model.path));
  if (model.file.tree) files.push_back(model.file.diskFile());
  for (const auto& texture : findTextures(model.model, model.file).files) {
    if (texture) files.push_back(texture->file.diskFile());
  }
}

void addInputFiles(std::span<const MotionUse> motions, std::vector<fs::path>& files) {
  for (const MotionUse& use : motions) files.push_back(diskFileOf(use.motion->path));
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
