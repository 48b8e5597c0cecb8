// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/export/baked_clip.h"
#include "app/export/glb_file.h"
#include "app/export/humanoid.h"
#include "app/files/loaded_files.h"

namespace app {

/// This is what becomes a VRM animation.
struct VrmaInput {
  const LoadedModel* model = nullptr;
  const Humanoid* humanoid = nullptr;  ///< of the model
  const BakedClip* clip = nullptr;     ///< of the model, a frame or more
  std::vector<std::string> motions;    ///< names of the motions' files, without folders
  std::string generator;               ///< the program and its version
};

/// This is a VRM animation, with what it doesn't hold.
struct VrmaFile {
  GlbFile file;
  std::size_t presets = 0, customs = 0;  ///< expressions
  base::Issues lost;
};

/// Makes a VRM animation (VRMC_vrm_animation 1.0) of a clip: rotations of the humanoid's bones from
/// its T-pose, the path of the hips, expressions and where the eyes look, a key for each frame. Its
/// rest pose is the model's T-pose at the size that it has in the first frame, in metres: players
/// scale the path by the heights of the hips. Errors: BadArgument for a model whose hips rest on
/// the floor or below.
[[nodiscard]] base::Result<VrmaFile> makeVrma(const VrmaInput& input);

}  // namespace app
