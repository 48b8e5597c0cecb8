// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "ik/skeleton.h"
#include "pmx/base/result.h"
#include "pmx/model/model.h"
#include "vmd/motion.h"
#include "vmd/pose.h"

namespace app {

/// A model ready to pose: read, validated, its skeleton built. Immutable, so that it can be loaded on
/// one thread and used on another.
struct LoadedModel {
  std::filesystem::path path;
  pmx::Model model;
  ik::Skeleton skeleton;
  base::Issues issues;  ///< of reading, validating and building
};

/// What an actor plays: a motion, or a pose that stands over its motions at every frame.
struct LoadedMotion {
  std::filesystem::path path;
  vmd::Motion motion;  ///< empty of a pose
  base::Issues issues{};
  std::optional<vmd::Pose> pose{};  ///< of a VPD file
};

/// What a file is, by its first bytes (never by its name). Sound: WAV, AIFF, MP3, Ogg, FLAC, and MP4, Matroska or WebM,
/// of which the sound counts.
enum class FileKind { Model, Motion, Pose, Sound, Unknown };
[[nodiscard]] FileKind fileKind(const std::filesystem::path& path);

[[nodiscard]] base::Result<std::shared_ptr<const LoadedModel>> loadModel(const std::filesystem::path& path);
/// VMD, or VPD where the content says so.
[[nodiscard]] base::Result<std::shared_ptr<const LoadedMotion>> loadMotion(const std::filesystem::path& path);

}  // namespace app
