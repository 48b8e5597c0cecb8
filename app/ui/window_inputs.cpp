// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/window_inputs.h"

#include "app/show/input_files.h"

namespace app {

std::vector<std::filesystem::path> inputsOf(const Document& document, const std::filesystem::path& showFile) {
  std::vector<std::filesystem::path> inputs = inputFiles(document.show());
  const auto described = diskFilesOf(document.describe());
  inputs.insert(inputs.end(), described.begin(), described.end());
  for (const DocumentActor& actor : document.state().actors) {
    if (actor.textures) inputs.insert(inputs.end(), actor.textures->files.begin(), actor.textures->files.end());
  }
  if (!showFile.empty()) inputs.push_back(showFile);
  return inputs;
}

}  // namespace app
