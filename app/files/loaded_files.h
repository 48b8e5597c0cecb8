// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/files/content_hash.h"
#include "app/tree/content_kind.h"
#include "app/tree/file_tree.h"
#include "ik/skeleton.h"
#include "pmx/base/result.h"
#include "pmx/model/model.h"
#include "vmd/motion.h"
#include "vmd/pose.h"

namespace app {

/// A model ready to pose: read, validated, its skeleton built. Immutable, so that it can be loaded on
/// one thread and used on another.
struct LoadedModel {
  std::filesystem::path path;  ///< as it was named, `archive.zip!model.pmx` in an archive
  pmx::Model model;
  ik::Skeleton skeleton;
  base::Issues issues;  ///< of reading, validating and building
  FileRef file{};       ///< what it was read from; its textures lie in the same tree
  ContentHash hash{};   ///< of the bytes that were read
};

/// What an actor plays: a motion, or a pose that stands over its motions at every frame.
struct LoadedMotion {
  std::filesystem::path path;
  vmd::Motion motion;  ///< empty of a pose
  base::Issues issues{};
  std::optional<vmd::Pose> pose{};  ///< of a VPD file
  FileRef file{};
  ContentHash hash{};  ///< of the bytes that were read
};

/// What the file itself is called, without the archive that it lies in.
[[nodiscard]] std::filesystem::path ownName(const LoadedMotion& motion);

/// What a file is to Odori, by its content and never by its name.
enum class FileKind {
  Model,    ///< PMX, PMD, .x, and a .vac, which names one
  Motion,   ///< VMD
  Pose,     ///< VPD
  Sound,    ///< any of kSoundFormats; of films the sound counts
  Picture,  ///< but TGA, which has no signature
  Archive,
  Unknown
};
/// By its first bytes; a .vac, which has no signature, is Unknown.
[[nodiscard]] FileKind fileKind(const FileRef& file);
[[nodiscard]] FileKind fileKind(ContentKind content);
/// Of the file that findFile() finds; Unknown where there is none. What has no signature is read whole, 64 KiB at most, to see
/// whether it is a .vac.
[[nodiscard]] FileKind fileKind(const std::filesystem::path& path);

/// How many vertices a model has: its file is read for it. Errors: of the file.
[[nodiscard]] base::Result<std::uint64_t> countVertices(const FileRef& model);

/// Paths are findFile()'s. Errors carry the path.
[[nodiscard]] base::Result<std::shared_ptr<const LoadedModel>> loadModel(const std::filesystem::path& path);
/// VMD, or VPD where the content says so.
[[nodiscard]] base::Result<std::shared_ptr<const LoadedMotion>> loadMotion(const std::filesystem::path& path);

}  // namespace app
