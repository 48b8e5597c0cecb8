// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/bake/bake_settings.h"
#include "app/export/baked_clip.h"
#include "app/export/clip_keys.h"
#include "app/export/glb_file.h"
#include "app/export/humanoid.h"
#include "app/export/loss.h"
#include "app/files/loaded_files.h"

namespace app {

/// This is what becomes a VRM animation.
struct VrmaInput {
  const LoadedModel* model = nullptr;
  const Humanoid* humanoid = nullptr;  ///< of the model
  const BakedClip* clip = nullptr;     ///< of the model, a frame or more
  std::vector<std::string> motions;    ///< names of the motions' files, without folders
  std::string generator;               ///< the program and its version
  /// Few keys that keep each joint of the humanoid within this; none: a key for each frame.
  std::optional<BakeTolerance> tolerance{};
  std::function<bool()> stop{};  ///< asked now and then; makeVrma() ends where it returns true
};

/// This is a VRM animation, with what it doesn't hold.
struct VrmaFile {
  GlbFile file;
  std::size_t presets = 0, customs = 0;  ///< expressions
  std::optional<FewKeys> few;            ///< of the joints and the gaze, where there was a tolerance
  Losses lost;
};

/// Makes a VRM animation (VRMC_vrm_animation 1.0) of a clip: rotations of the humanoid's bones from
/// its T-pose, the path of the hips, expressions and where the eyes look. Its
/// rest pose is the model's T-pose at the size that it has in the first frame, in metres: players
/// scale the path by the heights of the hips. Errors: BadArgument for a model whose hips rest on
/// the floor or below; CannotWrite after a stop.
[[nodiscard]] base::Result<VrmaFile> makeVrma(const VrmaInput& input);

}  // namespace app
