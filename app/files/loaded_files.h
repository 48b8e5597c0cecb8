// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>

#include "ik/skeleton.h"
#include "pmx/base/result.h"
#include "pmx/model/model.h"
#include "vmd/motion.h"

namespace app {

/// A model ready to pose: read, validated, its skeleton built. Immutable, so that it can be loaded on
/// one thread and used on another.
struct LoadedModel {
  std::filesystem::path path;
  pmx::Model model;
  ik::Skeleton skeleton;
  base::Issues issues;  ///< of reading, validating and building
};

struct LoadedMotion {
  std::filesystem::path path;
  vmd::Motion motion;
  base::Issues issues;
};

/// What a file is, by its first bytes (never by its name). Sound: WAV, AIFF, MP3, Ogg, FLAC, and MP4, Matroska or WebM,
/// of which the sound counts.
enum class FileKind { Model, Motion, Sound, Unknown };
[[nodiscard]] FileKind fileKind(const std::filesystem::path& path);

/// PMX, .x, and the .x that a .vac names.
[[nodiscard]] base::Result<std::shared_ptr<const LoadedModel>> loadModel(const std::filesystem::path& path);
[[nodiscard]] base::Result<std::shared_ptr<const LoadedMotion>> loadMotion(const std::filesystem::path& path);

}  // namespace app
